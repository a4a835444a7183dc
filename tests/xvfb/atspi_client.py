"""An assistive tool on the accessibility bus, led by lines of JSON on standard input.

It runs under the system's Python, for that has the bindings, and knows nothing of the project.
Each line names a command of `Client` and its arguments; the answer is one line of JSON.
"""

import contextlib
import json
import sys
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 -- the version comes first

EVENTS = (
    "object:announcement",
    "object:property-change",
    "object:state-changed:focused",
    "object:state-changed:selected",
    "window:activate",
)
ANSWER_MS = 10000
"""Milliseconds that an answer may take on a busy machine."""
DEED_MS = 400
"""Milliseconds to wait for an action: one that opens a dialog answers when that closes."""


class Client:
    """Questions that can be asked; nodes are handed out as numbers."""

    def __init__(self) -> None:
        self._nodes: list[Any] = []
        self._announced: list[str] = []
        self._spoken: list[str] = []
        self._focused = ""
        self._listener = Atspi.EventListener.new(self._on_event)
        for event in EVENTS:
            self._listener.register(event)

    def _on_event(self, event: Any) -> None:
        if event.type.startswith("object:announcement"):
            self._announced.append(event.any_data)
            self._spoken.append(event.any_data)
        elif event.type.startswith("object:state-changed:focused") and event.detail1:
            try:
                self._focused = event.source.get_name()
                self._spoken.append(_said(event.source))
            except GLib.GError:
                self._focused = ""

    # Commands

    def apps(self) -> list[str]:
        """Return the names of the programs on the bus."""
        desktop = Atspi.get_desktop(0)
        return [app.get_name() for app in _children(desktop)]

    def find(self, path: list[str], role: str | None = None) -> dict[str, Any] | None:
        """Return the first node whose name begins so, below one whose name begins so, and so on."""
        nodes = [Atspi.get_desktop(0)]
        for depth, beginning in enumerate(path):
            wanted = role if depth == len(path) - 1 else None
            for node in nodes:
                found = _below(node, beginning, wanted)
                if found is not None:
                    nodes = [found]
                    break
            else:
                return None
        try:
            return self._told(nodes[0])
        except GLib.GError:
            # It has gone while it was looked at.
            return None

    def within(self, node: int, beginning: str, role: str) -> dict[str, Any] | None:
        """Return the first node of a role below one whose name begins so."""
        found = _below(self._nodes[node], beginning, role)
        return self._told(found) if found is not None else None

    def children(self, node: int) -> list[dict[str, Any]]:
        """Return the nodes right below one."""
        return [self._told(child) for child in _children(self._nodes[node])]

    def look(self, node: int) -> dict[str, Any]:
        """Return a node as it is now."""
        return self._told(self._nodes[node])

    def do(self, node: int, action: str) -> bool:
        """Do an action by its name; return whether there is such an action."""
        found = self._nodes[node]
        for index in range(found.get_n_actions()):
            if Atspi.Action.get_action_name(found, index) == action:
                Atspi.set_timeout(DEED_MS, DEED_MS)
                # It is done all the same when it opens a dialog and does not answer.
                with contextlib.suppress(GLib.GError):
                    Atspi.Action.do_action(found, index)
                Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
                return True
        return False

    def value(self, node: int, number: float) -> bool:
        """Set the number a node holds."""
        return bool(Atspi.Value.set_current_value(self._nodes[node], number))

    def write(self, node: int, text: str) -> bool:
        """Set the text a node holds."""
        return bool(Atspi.EditableText.set_text_contents(self._nodes[node], text))

    def at(self, node: int, x: int, y: int) -> dict[str, Any] | None:
        """Return the deepest node below one at a pixel of the screen."""
        found = Atspi.Component.get_accessible_at_point(
            self._nodes[node], x, y, Atspi.CoordType.SCREEN
        )
        return self._told(found) if found is not None else None

    def announced(self) -> list[str]:
        """Return the announcements since this was last asked."""
        announced, self._announced = self._announced, []
        return announced

    def spoken(self) -> list[str]:
        """Return the words of a screen reader since this was last asked.

        These are the announcements, and the names of parts that have received the keyboard.
        """
        spoken, self._spoken = self._spoken, []
        return spoken

    def focused(self) -> str:
        """Return the name of what got the focus last."""
        return self._focused

    def tree(self, node: int, depth: int) -> list[Any]:
        """Return a node's role and name, and those of what is below it."""
        return _tree(self._nodes[node], depth)

    def nameless(self, node: int) -> list[str]:
        """Return the usable parts below a node without a name or a label of their own."""
        return _nameless(self._nodes[node], "")

    def _told(self, node: Any) -> dict[str, Any]:
        self._nodes.append(node)
        states = node.get_state_set()
        names = [
            state.value_nick
            for state in (Atspi.StateType.FOCUSED, Atspi.StateType.FOCUSABLE,
                          Atspi.StateType.SELECTED, Atspi.StateType.SELECTABLE,
                          Atspi.StateType.SHOWING, Atspi.StateType.ENABLED,
                          Atspi.StateType.MODAL)
            if states.contains(state)
        ]  # fmt: skip
        extents = None
        if node.get_component_iface() is not None:
            box = Atspi.Component.get_extents(node, Atspi.CoordType.SCREEN)
            extents = [box.x, box.y, box.width, box.height]
        return {
            "node": len(self._nodes) - 1,
            "name": node.get_name(),
            "description": node.get_description(),
            "role": node.get_role_name(),
            "states": names,
            "actions": _actions(node),
            "extents": extents,
        }


def _said(node: Any) -> str:
    """Return a node as a screen reader says it when it gets the keyboard."""
    role, name, description = node.get_role_name(), node.get_name(), node.get_description()
    labels = [
        relation.get_target(number).get_name()
        for relation in node.get_relation_set()
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
        for number in range(relation.get_n_targets())
    ]
    if role in ("push button", "panel", "filler"):
        role = "button" if role == "push button" and node.get_action_iface() else ""
    value = ""
    if node.get_role() in (Atspi.Role.TEXT, Atspi.Role.COMBO_BOX, Atspi.Role.SPIN_BUTTON):
        text = node.get_text_iface()
        value = Atspi.Text.get_text(node, 0, -1) if text is not None else ""
    parts = (" ".join(labels) or name, value or (name if labels else ""), role, description)
    parts = tuple(dict.fromkeys(parts))
    return ", ".join(part for part in parts if part.strip())


def _actions(node: Any) -> list[str]:
    if node.get_action_iface() is None:
        return []
    return [Atspi.Action.get_action_name(node, n) for n in range(node.get_n_actions())]


def _children(node: Any) -> list[Any]:
    try:
        found = [node.get_child_at_index(index) for index in range(node.get_child_count())]
        is_program = node.get_role() == Atspi.Role.APPLICATION
    except GLib.GError:
        # What is just going away does not answer.
        return []
    found = [child for child in found if child is not None]
    if is_program:
        # Qt lists windows that are closed but not deleted yet.
        return [child for child in found if _shows(child)]
    return found


def _shows(node: Any) -> bool:
    try:
        return bool(node.get_state_set().contains(Atspi.StateType.SHOWING))
    except GLib.GError:
        return False


def _below(node: Any, beginning: str, role: str | None) -> Any:
    """Return the first node in breadth below one whose name or description begins so."""
    waiting = [node]
    while waiting:
        children = [child for parent in waiting for child in _children(parent)]
        for child in children:
            try:
                # A square of the pair is called as its rim names it, and described as at home.
                names = (child.get_name() or "", f"{child.get_description() or ''},")
                fits = any(name.startswith(beginning) for name in names)
                if fits and role in (None, child.get_role_name()):
                    return child
            except GLib.GError:
                continue
        waiting = children
    return None


USABLE = ("push button", "toggle button", "check box", "radio button", "combo box", "menu item",
          "check menu item", "radio menu item", "spin button", "slider", "text", "list",
          "page tab", "dialog", "frame", "alert")  # fmt: skip


def _nameless(node: Any, above: str) -> list[str]:
    role, name = node.get_role_name(), node.get_name()
    here = f"{above}/{role} {name}"
    labelled = any(
        relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
        for relation in node.get_relation_set()
    )
    found = [here] if role in USABLE and not name and not labelled else []
    if role == "combo box":
        # The list of a combo box is known by the box.
        return found
    return found + [one for child in _children(node) for one in _nameless(child, here)]


def _tree(node: Any, depth: int) -> list[Any]:
    states = node.get_state_set()
    below = [_tree(child, depth - 1) for child in _children(node)] if depth else []
    showing = states.contains(Atspi.StateType.SHOWING)
    return [node.get_role_name(), node.get_name(), node.get_description(), showing, below]


def main() -> None:
    """Answer commands until standard input ends."""
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    client = Client()

    def read(_channel: Any, _condition: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            Atspi.event_quit()
            return False
        name, arguments = json.loads(line)
        try:
            answer = {"answer": getattr(client, name)(*arguments)}
        except GLib.GError as problem:
            answer = {"problem": str(problem)}
        print(json.dumps(answer), flush=True)
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read)
    print(json.dumps({"answer": "ready"}), flush=True)
    Atspi.event_main()


if __name__ == "__main__":
    main()

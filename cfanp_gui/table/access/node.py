"""What is common to everything on the table that an assistive tool can ask about."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleInterface,
    QPolygonF,
    QWindow,
)
from shiboken6 import Shiboken

if TYPE_CHECKING:
    from cfanp_gui.table.access.tree import TableNode
    from cfanp_gui.table.scene import TableScene

PRESS = QAccessibleActionInterface.pressAction()
FOCUS = QAccessibleActionInterface.setFocusAction()
"""Qt's names of the two things that can be done with what lies on a table."""


class _Actions(QAccessibleActionInterface):
    """What can be done with a node: Qt's name of each action, and the deed."""

    def __init__(self, deeds: dict[str, Callable[[], None]]) -> None:
        super().__init__()
        self._deeds = deeds

    def actionNames(self) -> list[str]:
        return list(self._deeds)

    def doAction(self, name: str) -> None:
        if name in self._deeds:
            self._deeds[name]()

    def keyBindingsForAction(self, name: str) -> list[str]:  # noqa: ARG002
        return []


class Node(QAccessibleInterface):
    """A node that belongs to no `QObject`, somewhere below the table's."""

    def __init__(self, table: TableNode, above: Node | None, **deeds: Callable[[], None]) -> None:
        super().__init__()
        self._table = table
        self._above = above
        names = {"press": PRESS, "focus": FOCUS}
        self._actions = _Actions({names[name]: deed for name, deed in deeds.items()})
        self._pointer = Shiboken.VoidPtr(Shiboken.getCppPointer(self._actions)[0])
        self.told: dict[QAccessible.Text, str] = {}
        """What was last said of it, by Qt's kinds of text."""

    @property
    def scene(self) -> TableScene | None:
        """The scene shown now."""
        return self._table.scene

    # What each kind of node says of itself

    def words(self, kind: QAccessible.Text) -> str:
        """What is to be said of it now, while it is valid; empty for most kinds of text."""
        raise NotImplementedError  # Qt's class allows no abstract methods

    def area(self) -> QRectF | QPolygonF:
        """Where it lies in the viewport."""
        return QRectF()

    def below(self) -> list[Node]:
        """The nodes below this one."""
        return []

    # What Qt asks

    def isValid(self) -> bool:
        return self._table.scene is not None

    def object(self) -> None:  # type: ignore[override]
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        view = self._table.view
        return view.window().windowHandle() if view is not None else None

    def parent(self) -> QAccessibleInterface:
        return self._above or self._table

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        nodes = self.below()
        return nodes[index] if 0 <= index < len(nodes) else None

    def childCount(self) -> int:
        return len(self.below())

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        nodes = self.below()
        return nodes.index(child) if child in nodes else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        for node in self.below():
            if node.rect().contains(x, y):
                return node
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def text(self, kind: QAccessible.Text) -> str:
        if not self.isValid():
            return ""
        self.told[kind] = self.words(kind)
        return self.told[kind]

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Nobody but the table names what lies on it."""

    def rect(self) -> QRect:
        view = self._table.view
        if view is None or not self.isValid():
            return QRect()
        area = self.area()
        if isinstance(area, QPolygonF):
            area = QRectF(view.mapFromScene(area).boundingRect())
        found = area.toRect()
        return QRect(view.viewport().mapToGlobal(found.topLeft()), found.size())

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        view = self._table.view
        if view is None or not self.isValid():
            state.invalid = True
            return state
        port = view.viewport()
        seen = QRect(port.mapToGlobal(QPoint(0, 0)), port.size())
        state.offscreen = not seen.intersects(self.rect())
        state.invisible = not view.isVisible()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Shiboken.VoidPtr:  # type: ignore[override]
        if kind == QAccessible.InterfaceType.ActionInterface and self._actions.actionNames():
            return self._pointer
        return Shiboken.VoidPtr(0)

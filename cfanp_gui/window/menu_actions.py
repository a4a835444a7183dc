"""Actions and menus of the window, made from a list of its commands.

The list is made anew when the language changes; the actions stay and get the new texts.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar, cast

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from cfanp_gui.table.translate import tr
from cfanp_gui.window.services.languages import known_languages, words_in
from cfanp_gui.window.widgets.action_texts import plain_title
from cfanp_gui.window.widgets.style import TickMenu

Keys = str | QKeySequence.StandardKey

PROMOTE_KEY, DELETE_KEY, GAME_KEY = "Ctrl+Shift+Up", "Ctrl+Del", "Ctrl+Shift+End"
"""Keys of commands that the menu of the list of moves has as well."""
LESSONS, PUZZLES = "learn", "puzzles"
"""Names of the commands that the start view offers, if the window has them."""
ENGINE, GAMES, JUDGEMENT, LINEAGE = "engine", "games", "judgement", "lineage"
MATRIX, THREATS = "pairing matrix", "threats"
"""Names of the commands for panels that are loaded later."""


class Command:
    """Command of the window."""

    def __init__(
        self,
        name: str,
        title: str,
        act: Callable[[], object],
        *keys: Keys,
        group: str | None = None,
        besides: str = "",
    ) -> None:
        """`name` is the program's name for it, `title` its text in a menu, with ``&`` as in Qt.

        The first of the keys is shown. Exactly one command of a `group` is checked. `besides` are
        other words by which people look for it.
        """
        self.name, self.title, self.act, self.keys = name, title, act, keys
        self.group, self.besides = group, besides


Part = TypeVar("Part")


def later(part: Callable[[], Part]) -> Part:
    """Return a proxy for a part of the window that is made when it is first asked for.

    It offers the methods of that part, none of which asks for it before it is called. They do
    nothing if there is no such part then.
    """
    return cast(Part, _Later(part))


class _Later:
    def __init__(self, part: Callable[[], object]) -> None:
        self._part = part

    def __getattr__(self, method: str) -> Callable[..., object]:
        return partial(self._call, method)

    def _call(self, method: str, *given: object) -> object:
        part = self._part()
        return None if part is None else getattr(part, method)(*given)


Words = Callable[[str], str]
"""Translates a literal into a language."""


class Menu:
    """Menu of commands and of menus; None stands for a separator.

    Without a name it is a place: a part of the window whose buttons or menu have the commands.
    """

    def __init__(self, name: str, title: str, *entries: "Command | Menu | None") -> None:
        self.name, self.title, self.entries = name, title, entries


class Listed(NamedTuple):
    """Command as listed for a search."""

    action: QAction
    place: str
    """Its menu with those above it, or another place, in the current language."""
    elsewhere: str
    """Its title in every language, each time with the place."""


class Shortcut(NamedTuple):
    """Line of the list of keys."""

    menu: str
    title: str
    keys: str


class Commands:
    """Actions of a window by name, and its menus."""

    def __init__(self, window: QMainWindow, menus: Callable[[Words], Sequence[Menu]]) -> None:
        self._window, self._menus = window, menus
        self._groups: dict[str, QActionGroup] = {}
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self._adopted: dict[str, list[QAction]] = {}
        for menu in menus(tr):
            self._build(menu, _menu_in(window.menuBar(), menu.title) if menu.name else window)

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a command. Raises KeyError if there is none."""
        return self.actions[name]

    def adopt(self, menu: str, name: str, action: QAction, key: str) -> None:
        """Add an action made and named elsewhere to a menu, with a key."""
        action.setObjectName(name)
        action.setShortcut(QKeySequence(key))
        self.menus[menu].addAction(action)
        self.actions[name] = action
        self._adopted.setdefault(menu, []).append(action)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        for menu in self._menus(tr):
            self._rename(menu)

    def listed(self) -> list[Listed]:
        """Return every command, in the order of the menus and other places."""
        walks = (self._walk(words_in(language)) for language in known_languages())
        called = zip(*walks, strict=True)
        return [
            Listed(
                self.actions[name],
                place,
                " ".join(f"{plain_title(title)} {where} {more}" for _, title, where, more in each),
            )
            for (name, _, place, _), each in zip(self._walk(tr), called, strict=True)
        ]

    def shortcuts(self) -> list[Shortcut]:
        """Return every command that has keys, in the same order."""
        native = QKeySequence.SequenceFormat.NativeText
        return [
            Shortcut(place, plain_title(self.actions[name].text()), ", ".join(keys))
            for name, _, place, _ in self._walk(tr)
            if (keys := [key.toString(native) for key in self.actions[name].shortcuts()])
        ]

    def _walk(self, words: Words) -> Iterator[tuple[str, str, str, str]]:
        """Yield name, title and place of every command, and further words to find it by."""
        for menu in self._menus(words):
            yield from self._below(menu, plain_title(menu.title))

    def _below(self, menu: Menu, place: str) -> Iterator[tuple[str, str, str, str]]:
        for action in self._adopted.get(menu.name, ()):
            yield action.objectName(), action.objectName(), place, ""
        for entry in menu.entries:
            if isinstance(entry, Menu):
                yield from self._below(entry, f"{place} › {plain_title(entry.title)}")
            elif entry is not None:
                yield entry.name, entry.title, place, entry.besides

    def _build(self, menu: Menu, widget: QMenu | QMainWindow) -> None:
        if isinstance(widget, QMenu):
            self.menus[menu.name] = widget
        for entry in menu.entries:
            if isinstance(entry, Command):
                widget.addAction(self._action(entry))
            elif isinstance(widget, QMenu):
                if entry is None:
                    widget.addSeparator()
                else:
                    self._build(entry, _menu_in(widget, entry.title))

    def _action(self, command: Command) -> QAction:
        action = QAction(self._window)  # with a text PySide would create all its classes of icons
        action.setText(command.title)
        action.setObjectName(command.name)
        action.triggered.connect(lambda _=False: command.act())
        action.setShortcuts(_sequences(command.keys))
        if command.group is not None:
            action.setCheckable(True)
            if command.group not in self._groups:
                self._groups[command.group] = QActionGroup(self._window)
            self._groups[command.group].addAction(action)
        self.actions[command.name] = action
        return action

    def _rename(self, menu: Menu) -> None:
        if menu.name:
            self.menus[menu.name].setTitle(menu.title)
        for entry in menu.entries:
            if isinstance(entry, Menu):
                self._rename(entry)
            elif entry is not None:
                self.actions[entry.name].setText(entry.title)


def _sequences(keys: Sequence[Keys]) -> list[QKeySequence]:
    """Return Qt's sequences for keys, without those that a system does not have."""
    sequences = [QKeySequence(key) for key in keys]
    if len(keys) > 1:
        # A system may know a standard key by one of the other keys named.
        texts = dict.fromkeys(sequence.toString() for sequence in sequences)
        sequences = [QKeySequence(text) for text in texts]
    return [sequence for sequence in sequences if not sequence.isEmpty()]


def _menu_in(place: QMenuBar | QMenu, title: str) -> QMenu:
    """Return a new menu in a menu or the menu bar."""
    menu = TickMenu(title, place)
    place.addMenu(menu)
    return menu

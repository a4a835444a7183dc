"""Actions and menus of the window, made from a list of its commands.

The list is made anew when the language changes; the actions stay and get the new texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from cfanp_gui.core.text import Text
from cfanp_gui.table.late import Part
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.action_texts import plain_title
from cfanp_gui.window.widgets.style import TickMenu

if TYPE_CHECKING:
    from cfanp_gui.core.queries import Turn
    from cfanp_gui.session.game_session import GameSession
    from cfanp_gui.session.tree import Node
    from cfanp_gui.table.scene import TableScene

Key = str | QKeySequence.StandardKey

LESSONS, PUZZLES, DAYS_PUZZLE = "learn", "puzzles", "day's puzzle"
ENGINE, GAMES, JUDGEMENT, LINEAGE = "engine", "games", "judgement", "lineage"
HISTORY = "history"
MATRIX, THREATS = "pairing matrix", "threats"
"""Names of commands that the start view offers, and of those for panels that are loaded later."""

NOTHING = Text("Nothing to do at the moment.")
NO_GAME = Text("There is no game on the table.")


@dataclass(frozen=True, eq=False)
class CommandContext:
    """Game on the table, which rules of use are asked about."""

    session: GameSession
    node: Node
    """Node that commands on moves are about; in menus and keys the one at the cursor."""
    table: TableScene | None = None
    game_waits: bool = False
    """True if a game waits beside the analysis on the table."""
    refusals: dict[Rule, Text | None] = field(default_factory=dict, init=False)
    """Answers of the rules asked so far, of which several may stand after the same one."""

    @cached_property
    def turn(self) -> Turn | None:
        """Return the turn at the cursor; None if several may be to move at once."""
        return self.session.position.turn()


@dataclass(frozen=True, eq=False)
class Rule:
    """Condition under which commands can be used, and the reason given where it does not hold."""

    holds: Callable[[CommandContext], object]
    why_not: Text = NOTHING
    after: Rule | None = None
    """Rule that has to hold too, and whose reason comes first."""
    hides: bool = False
    """True if a command is hidden rather than disabled where it does not hold."""
    without_game: bool = False
    """True if it holds while there is no game on the table."""

    def refusal(self, at: CommandContext | None) -> Text | None:
        """Return the reason it does not hold in a game, or without one; None if it holds."""
        if at is None:
            return None if self.without_game else NO_GAME
        if self not in at.refusals:
            before = None if self.after is None else self.after.refusal(at)
            at.refusals[self] = before or (None if self.holds(at) else self.why_not)
        return at.refusals[self]


@dataclass(frozen=True, eq=False)
class Command:
    """Command of the window."""

    name: str
    title: str
    """Text in a menu, with ``&`` as in Qt."""
    act: Callable[..., object]
    keys: Key | tuple[Key, ...]
    """Keys, of which the first is shown."""
    usable: Rule | None = None
    """Rule of its use; None if it can always be used."""
    retitled: Callable[[CommandContext], str] | None = None
    """Returns another title that it has in a game, or nothing."""
    group: str | None = None
    """Group of commands of which exactly one is checked."""
    ticked: bool = False
    """True if it is checked while what it shows is shown."""
    besides: str = ""
    """Other words by which people look for it."""
    word: str = ""
    """Word by which it is typed, if that is not its name."""
    typed: Callable[..., object] | None = None
    """What it does when it is typed, if that is not `act`."""

    def refusal(self, at: CommandContext | None) -> Text | None:
        """Return the reason it cannot be used in a game, or without one; None if it can."""
        return None if self.usable is None else self.usable.refusal(at)


Window = TypeVar("Window", bound=QMainWindow)


def later(part: Callable[[], Part]) -> Part:
    """Return a proxy for a part of the window that is made when it is first asked for.

    It offers the methods of that part, none of which asks for it before it is called. They do
    nothing if there is no such part then.
    """
    return cast(Part, _Proxy(lambda method: partial(_call, part, method)))


def later_parts(window: Window) -> Window:
    """Return a proxy for a window, whose parts are as `later` returns them."""
    return cast(Window, _Proxy(lambda part: later(partial(getattr, window, part))))


class _Proxy:
    def __init__(self, offered: Callable[[str], object]) -> None:
        self._offered = offered

    def __getattr__(self, name: str) -> object:
        return self._offered(name)


def _call(part: Callable[[], object], method: str, *given: object) -> object:
    made = part()
    return None if made is None else getattr(made, method)(*given)


Translate = Callable[[str], str]
"""Translates a literal into a language."""


class Menu:
    """Menu of commands and of menus; None stands for a separator.

    Without a name it is a place: a part of the window whose buttons or menu have the commands.
    """

    def __init__(
        self, name: str, title: str, *entries: Command | Menu | None, usable: Rule | None = None
    ) -> None:
        """The menu is shown only while the rule of its use holds."""
        self.name, self.title, self.entries, self.usable = name, title, entries, usable


class Commands:
    """Commands of a window, their actions and its menus, by their names."""

    def __init__(self, window: QMainWindow, menus: Callable[[Translate], Iterable[Menu]]) -> None:
        self._window, self._menus = window, menus
        self._groups: dict[str, QActionGroup] = {}
        self._commands: dict[str, Command] = {}
        self.actions: dict[str, QAction] = {}
        self.menus: dict[str, QMenu] = {}
        self._followers: dict[Rule, list[Callable[[bool], None]]] = {}
        """Functions that enable or show what a rule is about."""
        self._at: CommandContext | None = None
        """Context of the last update."""
        for menu in menus(tr):
            self._build(menu, _menu_in(window.menuBar(), menu.title) if menu.name else window)

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a command. Raises KeyError if there is none."""
        return self.actions[name]

    def retranslate(self) -> None:
        """Set all texts anew in the current language; `update` sets those of the present game."""
        for menu in self._menus(tr):
            self._rename(menu)

    # Use

    def update(self, at: CommandContext | None) -> None:
        """Enable the commands that can be used in a game, or without one, and set their titles."""
        before, self._at = self._at, at
        for rule, followers in self._followers.items():
            holds = rule.refusal(at) is None
            if holds != (rule.refusal(before) is None):
                for follow in followers:
                    follow(holds)
        for name, command in self._commands.items():
            if command.retitled is not None:
                title = "" if at is None else command.retitled(at)
                self.actions[name].setText(title or command.title)

    def usable(self, name: str, at: CommandContext | None = None) -> bool:
        """Return True if a command can be used, at the last update if no context is given."""
        return self._commands[name].refusal(at or self._at) is None

    def why_not(self, name: str) -> str:
        """Return the reason a command cannot be used now, in a few words; empty if it can."""
        return translated(self._commands[name].refusal(self._at) or "")

    def by_word(self, word: str) -> Command:
        """Return the command of a typed word."""
        command = next((one for one in self._commands.values() if one.word == word), None)
        return command or self._commands[word]

    def walk(self, words: Translate = tr) -> Iterator[tuple[Command, str]]:
        """Yield every command with its place, in the order of the menus; by default as shown."""
        for menu in self._menus(words):
            yield from _below(menu, plain_title(menu.title))

    # Building

    def _build(self, menu: Menu, widget: QMenu | QMainWindow) -> None:
        if isinstance(widget, QMenu):
            self.menus[menu.name] = widget
            if menu.usable is not None:
                self._follow(menu.usable, widget.menuAction().setVisible)
        for entry in menu.entries:
            if isinstance(entry, Command):
                widget.addAction(self._action(entry))
            elif isinstance(widget, QMenu):
                if entry is None:
                    widget.addSeparator()
                else:
                    self._build(entry, _menu_in(widget, entry.title))

    def _action(self, command: Command) -> QAction:
        action = QAction(command.title, self._window)
        action.triggered.connect(lambda _=False: command.act())
        if command.ticked or command.group is not None:
            action.setCheckable(True)
        action.setObjectName(command.name)
        action.setShortcuts(_sequences(command.keys))
        if command.group is not None:
            if command.group not in self._groups:
                self._groups[command.group] = QActionGroup(self._window)
            self._groups[command.group].addAction(action)
        if command.usable is not None:
            # Qt disables an action that is not visible.
            follow = action.setVisible if command.usable.hides else action.setEnabled
            self._follow(command.usable, follow)
        self._commands[command.name], self.actions[command.name] = command, action
        return action

    def _follow(self, rule: Rule, follow: Callable[[bool], None]) -> None:
        """Have a function called with True when a rule holds again, with False when it ceases."""
        follow(rule.refusal(self._at) is None)
        self._followers.setdefault(rule, []).append(follow)

    def _rename(self, menu: Menu) -> None:
        if menu.name:
            self.menus[menu.name].setTitle(menu.title)
        for entry in menu.entries:
            if isinstance(entry, Menu):
                self._rename(entry)
            elif entry is not None:
                self._commands[entry.name] = entry
                self.actions[entry.name].setText(entry.title)


def _below(menu: Menu, place: str) -> Iterator[tuple[Command, str]]:
    """Yield the commands in a menu and those below it, each with its place."""
    for entry in menu.entries:
        if isinstance(entry, Menu):
            yield from _below(entry, f"{place} › {plain_title(entry.title)}")
        elif entry is not None:
            yield entry, place


def _sequences(keys: Key | tuple[Key, ...]) -> list[QKeySequence]:
    """Return Qt's sequences for keys, without those that a system does not have."""
    sequences = [QKeySequence(key) for key in (keys if isinstance(keys, tuple) else (keys,))]
    if len(sequences) > 1:
        # A system may know a standard key by one of the other keys named.
        texts = dict.fromkeys(sequence.toString() for sequence in sequences)
        sequences = [QKeySequence(text) for text in texts]
    return [sequence for sequence in sequences if not sequence.isEmpty()]


def _menu_in(place: QMenuBar | QMenu, title: str) -> QMenu:
    """Return a new menu in a menu or the menu bar."""
    menu = TickMenu(title, place)
    place.addMenu(menu)
    return menu

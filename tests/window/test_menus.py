"""The menus: few entries, no command without a place, words in every language, keys of its own.

An entry is what can be chosen, the names of menus in menus among them; the list of signs is apart.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, Player
from cfanp_gui.window.help.help_dialogs import ShortcutsDialog, shortcuts, table_keys
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import Command, CommandContext, later
from cfanp_gui.window.menus import menus
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring
from tests.spoken import LANGUAGES

MOST = 56
"""Entries a person may meet in all menus together."""
ANALYSING = {"pass", "compare", "leaving", "glyphs"}
"""The entries that only an analysis has."""


def entries(window: MainWindow) -> list[QAction]:
    """Return the entries of all menus as they are now."""
    top = [window.commands.menus[name] for name in ("game", "play", "analyse", "view", "help")]
    top = [menu for menu in top if menu.menuAction().isVisible()]
    apart = [window.commands.menus[name] for name in ("glyphs", "recent")]

    def below(actions: Iterable[QAction]) -> Iterator[QAction]:
        for action in actions:
            if action.isVisible() and not action.isSeparator():
                yield action
                menu = action.menu()
                if isinstance(menu, QMenu) and menu not in apart:
                    yield from below(menu.actions())

    return [action for menu in top for action in below(menu.actions())]


def names(window: MainWindow) -> set[str]:
    """Return the program's present names for the entries of all menus."""
    below = {menu.menuAction(): name for name, menu in window.commands.menus.items()}
    return {below.get(action, action.objectName()) for action in entries(window)}


def test_every_command_is_in_one_menu_or_has_another_place(window: MainWindow) -> None:
    found = [[menu.name for menu in menus(window, str) if menu.name] for _ in range(2)]
    assert found[0] == found[1] == ["game", "play", "analyse", "view", "help"]
    in_menus = Counter(
        action.objectName()
        for menu in window.commands.menus.values()
        for action in menu.actions()
        if action.menu() is None and not action.isSeparator()
    )
    places = [menu for menu in menus(window, str) if not menu.name]
    elsewhere = Counter(
        one.name for place in places for one in place.entries if isinstance(one, Command)
    )
    assert in_menus + elsewhere == Counter(window.commands.actions.keys())


def test_menus_are_short_whatever_is_on_the_table(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    found = entries(window)
    assert len(found) <= MOST
    grey = {one.objectName() for one in found if not one.isEnabled()}
    assert grey == {"undo", "redo", "end turn", "replay", "save film"}
    assert not ANALYSING & names(window)
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    before = names(window)
    window.commands["analyse"].trigger()
    assert window.documents.session is not session
    assert len(entries(window)) <= MOST
    assert names(window) - before == ANALYSING
    window.commands["analyse"].trigger()
    assert names(window) == before
    session.mark_saved()
    people = a_match(4, friendly=True)
    bots = people._replace(
        seats=(*people.seats[:3], Player("Bot", BotSeat("club"))), time=TimeControl.parse("300+5")
    )
    over = a_session(2)
    for player in (1, 2):
        over.agree_to_draw(player)
    window.commands.update(None)
    assert not {"undo", "analyse"} & names(window), "they would all be grey"
    with_bots = GameSession(bots, CFANP.initial(4, bots.options))
    for game in (None, a_session(4, friendly=True), with_bots, over, a_ring(3, "300")):
        window.commands.update(game and CommandContext(game, game.node))
        assert len(entries(window)) <= MOST


def test_a_part_is_asked_for_when_it_is_to_do_something() -> None:
    made: list[list[int]] = []

    def numbers() -> list[int]:
        made.append([1, 2])
        return made[-1]

    put, take = later(numbers).append, later(numbers).pop
    assert made == []
    put(3)
    assert take(0) == 1
    assert made == [[1, 2, 3], [2]]


def test_every_command_has_keys_that_are_its_own_and_are_listed(
    qtbot: QtBot, window: MainWindow
) -> None:
    keys = Counter(
        key
        for action in window.commands.actions.values()
        for key in {one.toString() for one in action.shortcuts()} - {""}
    )
    assert [key for key, count in keys.items() if count > 1] == []
    lines = shortcuts(window.commands)
    assert len(lines) == len(window.commands.actions)
    assert all(keys and "&" not in title for _, title, keys in lines)
    # The help names both keys of redo; Windows has one of them as usual, X11 the other.
    redo = {key.toString() for key in window.commands["redo"].shortcuts()}
    assert {"Ctrl+Shift+Z", "Ctrl+Y"} <= redo
    dialog = ShortcutsDialog(window, lines)
    qtbot.addWidget(dialog)
    shown = [dialog.list.item(row, 1).text() for row in range(dialog.list.rowCount())]
    assert shown == [title for _, title, _ in (*table_keys(), *lines)]
    assert ("Undo", "Ctrl+Z") in [line[1:] for line in lines]


def test_commands_have_words_and_letters_of_their_own_in_every_language(
    window: MainWindow, speak: Callable[[str], None]
) -> None:
    window.documents.begin(a_match(3))
    doubled, said = [], {}
    for language in (*LANGUAGES, "en"):
        speak(language)
        QApplication.processEvents()
        words = {name: action.text() for name, action in window.commands.actions.items()}
        assert said.setdefault(language, words) == words
        for menu in window.commands.menus.values():
            letters = Counter(
                QKeySequence.mnemonic(action.text()).toString()
                for action in menu.actions()
                if action.objectName() or action.menu() is not None
            )
            del letters[""]
            doubled += [(language, menu.title(), x) for x, count in letters.items() if count > 1]
    assert doubled == []
    assert {name for name in said["en"] if said["en"][name] == said["de"][name]} == set()


def test_a_key_does_what_its_command_says(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(2))
    session = window.documents.session
    assert session is not None
    session.propose(session.position.legal_actions(1)[0])
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    held, none = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier
    for key, modifier, name in (
        (Qt.Key.Key_Z, held, "undo"),
        (Qt.Key.Key_Y, held, "redo"),
        (Qt.Key.Key_T, held, "tidy up"),
        (Qt.Key.Key_Slash, none, "type"),
    ):
        with qtbot.waitSignal(window.commands[name].triggered):
            qtbot.keyClick(window.view, key, modifier)
    window.command_controller.line.leave()
    session.mark_saved()


# Commands that the menus have only while they can be used; see `scenarios/commands.txt`


def test_what_is_rarely_possible_is_in_the_menus_only_then(window: MainWindow) -> None:
    sessions = (None, a_session(3), a_session(2, friendly=True), a_ring(3, "300"))
    commands = [one for menu in menus(window, str) for one in menu.entries]
    rules = {one.name: one.usable for one in commands if isinstance(one, Command)}
    hidden = [name for name, rule in rules.items() if rule is not None and rule.hides]
    seen = {name: set[bool]() for name in hidden}
    for session in sessions:
        window.commands.update(session and CommandContext(session, session.node))
        for name in hidden:
            action = window.commands[name]
            assert action.isVisible() == action.isEnabled() == window.commands.usable(name), name
            seen[name].add(action.isVisible())
    assert {"clock", "hand over", "play bots"} <= {name for name in seen if len(seen[name]) == 2}

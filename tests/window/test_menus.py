"""The menus of the window: few entries, grouped by what people do, and no command without a place.

An entry is what can be chosen, the names of menus in menus among them; the list of signs is apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, Player
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import Command
from cfanp_gui.window.menus import menus
from cfanp_gui.window.usable_commands import enable_commands
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring

MOST = 50
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
    """Return what the entries of all menus are called by the program now."""
    below = {menu.menuAction(): name for name, menu in window.commands.menus.items()}
    return {below.get(action, action.objectName()) for action in entries(window)}


def test_menus_are_made_anew_with_the_same_names(window: MainWindow) -> None:
    found = [[menu.name for menu in menus(window, str) if menu.name] for _ in range(2)]
    assert found[0] == found[1] == ["game", "play", "analyse", "view", "help"]


def test_every_command_is_in_one_menu_or_has_another_place(window: MainWindow) -> None:
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


def test_menus_are_short_and_mostly_usable_at_the_start(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
    found = entries(window)
    assert len(found) <= MOST
    grey = {one.objectName() for one in found if not one.isEnabled()}
    assert grey == {"undo", "redo", "end turn", "replay"}
    assert not ANALYSING & names(window)


def test_menus_are_short_whatever_is_on_the_table(window: MainWindow) -> None:
    friendly = a_session(4, friendly=True)
    people = a_match(4, friendly=True)
    bots = people._replace(
        seats=(*people.seats[:3], Player("Bot", BotSeat("club"))), time=TimeControl.parse("300+5")
    )
    with_bots = GameSession(bots, CFANP.initial(4, bots.options))
    over = a_session(2)
    for player in (1, 2):
        over.agree_to_draw(player)
    enable_commands(window.commands, None, None)
    assert not {"undo", "analyse"} & names(window), "they would all be grey"
    for session in (None, friendly, with_bots, over, a_ring(3, "300")):
        enable_commands(window.commands, session, None)
        assert len(entries(window)) <= MOST


def test_an_analysis_has_entries_of_its_own(window: MainWindow) -> None:
    window.documents.begin(a_match(3))
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

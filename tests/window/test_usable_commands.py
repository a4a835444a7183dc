"""Which commands can be used, and which of them the menus have only then."""

from __future__ import annotations

import pytest

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.usable_commands import WHERE_USABLE, enable_commands
from tests.session.play import a_session, pair, play
from tests.session.rings import a_ring, act

TURNING = {f"turn {which.value}" for which in SeatTurning}
HALF_BOARDS = {"apart", "end turn", "claim", "hand over"} | TURNING
BOARDS = {"next board", "previous board", "all boards"}


def usable(window: MainWindow, session: GameSession | None) -> set[str]:
    """Return the commands that can be used with a session, of those that depend on the game."""
    enable_commands(window.commands, session, None)
    return {name for name in HALF_BOARDS | BOARDS if window.commands[name].isEnabled()}


def test_without_a_game_the_turning_of_the_view_may_be_chosen(window: MainWindow) -> None:
    assert usable(window, None) == TURNING


def test_half_boards(window: MainWindow) -> None:
    session = a_session(4, friendly=True)
    assert usable(window, session) == TURNING | {"hand over"}
    session.push(pair("AB"))
    assert usable(window, session) == TURNING | {"hand over", "apart"}
    session.pull_apart()
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    assert usable(window, session) == TURNING | {"hand over", "apart", "end turn"}
    strict = a_session(2, friendly=False)
    play(strict, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8")
    assert usable(window, strict) == TURNING | {"apart", "claim"}


@pytest.mark.parametrize("tempo", ["free", "rounds"])
def test_boards(window: MainWindow, tempo: str) -> None:
    session = a_ring(3, tempo=tempo)
    assert usable(window, session) == BOARDS
    act(session, "1:e2e4")
    assert usable(window, session) == BOARDS
    session.resign(1, 1)
    session.resign(2, 2)
    assert usable(window, session) == BOARDS


def test_draws_resignations_and_clocks_are_for_every_game_that_goes_on(window: MainWindow) -> None:
    for session in (a_session(3), a_ring(3), a_ring(3, "300")):
        enable_commands(window.commands, session, None)
        assert window.commands["draw"].isEnabled()
        assert window.commands["resign"].isEnabled()
        assert window.commands["clock"].isEnabled() == (session.timing is not None)
        for player in range(1, 4):
            session.agree_to_draw(player)
        enable_commands(window.commands, session, None)
        for name in ("draw", "resign", "clock"):
            assert not window.commands[name].isEnabled(), name


def test_what_is_rarely_possible_is_in_the_menus_only_then(window: MainWindow) -> None:
    sessions = (None, a_session(3), a_session(2, friendly=True), a_ring(3, "300"))
    seen = {name: set[bool]() for name in WHERE_USABLE}
    for session in sessions:
        enable_commands(window.commands, session, None)
        for name in WHERE_USABLE:
            action = window.commands[name]
            assert action.isVisible() == action.isEnabled(), name
            seen[name].add(action.isVisible())
    assert {"clock", "hand over", "play bots"} <= {name for name in seen if len(seen[name]) == 2}


def test_moves_are_judged_once_the_game_is_over_and_never_before(window: MainWindow) -> None:
    session = a_session(2)
    play(session, "AB:e4")

    def judges() -> bool:
        enable_commands(window.commands, session, None)
        return window.commands["glyph 1"].isEnabled()

    assert not judges()
    session.resign(1)
    assert session.outcome is not None
    assert judges()
    session.visit(session.root.children[0])
    assert judges(), "wherever one looks at it"
    session.annotations.judge((1,))
    session.visit(session.node.line()[-1])
    session.undo()
    assert session.node.ply == 1
    assert session.root.children[0].nags == (), "what was done last is taken back first"
    session.visit(session.node.line()[-1])
    session.undo()
    assert session.cursor.undone_to is not None
    assert not judges(), "the game goes on"

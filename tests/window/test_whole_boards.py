"""Games of whole boards in the window."""

from __future__ import annotations

from cfanp_gui.window.main_window import MainWindow
from tests.session.rings import act
from tests.window.laid_games import ALWAYS, MOVED, SAVED, enabled, ring


def test_what_is_done_with_half_boards_cannot_be_done_with_boards(window: MainWindow) -> None:
    session = ring(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots"}
    assert enabled(window) == playing
    act(session, "1:e2e4")
    assert enabled(window) == playing | {*MOVED, "to start"}
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result", "rematch"}

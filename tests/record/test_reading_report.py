"""What is told of how games were read."""

from __future__ import annotations

from cfanp_gui.record.game_record import PlacedError, RecordError, UnreadGame
from cfanp_gui.record.reading_report import Told, told_of
from cfanp_gui.session.pasted_text import read_pasted


def test_a_remark_is_told_with_its_place_and_so_is_why_a_game_is_not_read() -> None:
    (game,) = read_pasted('[Event "x"]\n\n1. e4 e5 2. Ke3 *\n')
    (told,) = told_of(3, game)
    assert (told.game, told.line, told.column, told.is_unread) == (3, 3, 13, False)
    assert told.place == "0.0*1", "behind 1... e5"
    assert "Ke3" in told.message
    lost = told_of(2, UnreadGame(2, PlacedError(5, 6, "it is odd")))
    assert lost == [Told(2, 5, 6, "it is odd", is_unread=True)]
    assert told_of(1, UnreadGame(1, RecordError("so"))) == [Told(1, None, None, "so", True)]

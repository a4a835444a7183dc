"""What is wrong with a FEN is said in words of our own, never in python-chess's."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.game import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.fen_faults import fault
from cfanp_gui.session.position_texts import read_position

ROWS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/"
WRONG = {
    "": "it is empty",
    f"{ROWS}RNBQKBNR w KQkq - 0 1 2": "7 fields (expected at most 6)",
    f"{ROWS}RNBQKBNR/8 w KQkq - 0 1": "9 rows (expected 8)",
    f"{ROWS}RNBQKBN w KQkq - 0 1": "row 1 has 7 squares",
    f"{ROWS}RNBQKBNX w KQkq - 0 1": "row 1: “X” is no piece",
    f"{ROWS}11BQKBNR w KQkq - 0 1": "row 1: two numbers",
    f"{ROWS}RNBQKBNR x KQkq - 0 1": "“x” is no side to move",
    f"{ROWS}RNBQKBNR w KXq - 0 1": "“KXq” are no castling rights",
    f"{ROWS}RNBQKBNR w KQkq e9 0 1": "“e9” is no en passant square",
    f"{ROWS}RNBQKBNR w KQkq - x 1": "“x” is no number of moves",
    f"{ROWS}RNBQKBNR w KQkq - -1 1": "“-1” is no number of moves",
}


@pytest.mark.parametrize("text", WRONG)
def test_the_field_is_named_and_what_was_expected(text: str) -> None:
    if text:
        with pytest.raises(ValueError):  # noqa: PT011 -- its words are not shown
            chess.Board(text)
    found = fault(text)
    assert isinstance(found, Text)
    assert WRONG[text] in found


def test_a_position_that_is_pasted_is_refused_in_these_words() -> None:
    with pytest.raises(PositionError, match="“x” is no side to move"):
        read_position(f"{ROWS}RNBQKBNR x KQkq - 0 1")

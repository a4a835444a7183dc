"""SAN on a board of any size, with any pieces."""

from __future__ import annotations

from cfanp_gui.core.boards import square_names
from cfanp_gui.games.armies.san import San, disambiguation
from tests.games.armies.little import LITTLE

NAMES = square_names(9, 10)


def test_pieces_alike_are_told_apart_by_file_then_by_rank() -> None:
    def told_apart(origin: str, *others: str) -> str:
        numbers = [NAMES.index(other) for other in others]
        return disambiguation(NAMES.index(origin), numbers, NAMES, 9)

    assert told_apart("a10") == ""
    assert told_apart("a10", "i10") == "a"
    assert told_apart("a10", "a5") == "10"
    assert told_apart("a10", "a5", "i10") == "a10"


def test_where_no_piece_is_a_pawn_all_are_named() -> None:
    san = San(LITTLE)
    letters = {0: "R", 2: "R", 1: "K", 4: "R"}
    written = san.write(0, 3, None, letters.get, ((0, 3), (1, 3)))
    assert written == "Ra2"
    wanted = san.read(written)
    assert wanted is not None
    assert wanted.fits(0, 3, None, letters.get)
    assert not wanted.fits(1, 3, None, letters.get)
    bare = san.read("a2")
    assert bare is not None
    assert bare.letter is None
    assert san.read("a5") is None
    assert san.resembles("Rb9", "Ra2")

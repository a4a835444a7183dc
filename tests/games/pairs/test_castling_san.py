"""SAN of games in which Kings castle: what a text of it says, asked of chess."""

from __future__ import annotations

from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.games.pairs.castling_san import CastlingWanted
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.san import ChessSan

SAN = ChessSan(FIDE)


def test_castling_is_read() -> None:
    assert SAN.read("0-0-0") == CastlingWanted("O-O-O", "K", 64, SAN.castles)
    assert SAN.read("O-O-0") is None


def test_moves_of_the_kind_that_is_meant() -> None:
    assert SAN.resembles("Nf9", "Nf3")
    assert not SAN.resembles("Nf9", "e4")
    assert SAN.resembles("e9", "e4")
    assert SAN.resembles("Kg1", "O-O")
    assert SAN.resembles("0-0", "O-O")
    assert not SAN.resembles("0-0", "Ke2")


def test_castling_that_is_not_legal_is_told_of() -> None:
    castles, steps = SAN.read("O-O"), SAN.read("Nf3")
    assert castles is not None
    assert steps is not None
    assert castles.targets(parse_square("e1", 8)) == (parse_square("g1", 8),)
    assert castles.refused("a", "AB") == "army a may not castle so on AB"
    assert steps.refused("a", "AB") is None

"""SAN on a joined board: what a text says, and how a move is written."""

from __future__ import annotations

import pytest

from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.games.armies.move_text import MoveWanted
from cfanp_gui.games.armies.san import SanWanted
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.san import ChessSan

SAN = ChessSan(FIDE)

PIECES = {"e1": "K", "h1": "R", "a1": "R", "b1": "N", "f3": "N", "e7": "P", "d8": "R", "g2": "P"}


def at(name: str) -> int:
    return parse_square(name, 8)


def letter_at(index: int) -> str | None:
    return {at(name): letter for name, letter in PIECES.items()}.get(index)


@pytest.mark.parametrize(("text", "wanted"), [
    ("Nxf6+", SanWanted(8, "N", at("f6"))),
    ("N1d2", SanWanted(8, "N", at("d2"), rank=0)),
    ("e2e4", SanWanted(8, None, at("e4"), 4, 1)),
    ("exd8=Q#", SanWanted(8, "P", at("d8"), 4, promotion="Q")),
    ("hello", None),
])  # fmt: skip
def test_a_text_is_read(text: str, wanted: MoveWanted | None) -> None:
    assert SAN.read(text) == wanted


@pytest.mark.parametrize(("origin", "target", "promotion", "text"), [
    ("e1", "g1", None, "O-O"),
    ("e1", "c1", None, "O-O-O"),
    ("e1", "e2", None, "Ke2"),
    ("b1", "d2", None, "Nbd2"),
    ("e7", "d8", "Q", "exd8=Q"),
    ("e7", "e8", "N", "e8=N"),
    ("g2", "h3", None, "gxh3"),
    ("a1", "a8", None, "Ra8"),
])  # fmt: skip
def test_a_move_is_written_and_meant_by_its_text(
    origin: str, target: str, promotion: str | None, text: str
) -> None:
    steps = [(at("b1"), at("d2")), (at("f3"), at("d2")), (at("e1"), at("g1"))]
    assert SAN.write(at(origin), at(target), promotion, letter_at, steps) == text
    wanted = SAN.read(text)
    assert wanted is not None
    assert wanted.fits(at(origin), at(target), promotion, letter_at)
    assert at(target) in wanted.targets(at(origin))
    assert not wanted.fits(at("h1"), at("h2"), None, letter_at)

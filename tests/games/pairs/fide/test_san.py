"""SAN on a joined board: what a text says, and how a move is written."""

from __future__ import annotations

import pytest

from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.games.pairs.fide.san import (
    SanWanted,
    disambiguation,
    read_san,
    resembles,
    write_san,
)

PIECES = {"e1": "K", "h1": "R", "a1": "R", "b1": "N", "f3": "N", "e7": "P", "d8": "R", "g2": "P"}


def at(name: str) -> int:
    return parse_square(name, 8)


def letter_at(index: int) -> str | None:
    return {at(name): letter for name, letter in PIECES.items()}.get(index)


@pytest.mark.parametrize(("text", "wanted"), [
    ("Nxf6+", SanWanted("N", target=at("f6"))),
    ("N1d2", SanWanted("N", rank=0, target=at("d2"))),
    ("e2e4", SanWanted(None, 4, 1, at("e4"))),
    ("exd8=Q#", SanWanted("P", 4, None, at("d8"), "Q")),
    ("0-0-0", SanWanted("K", castling="O-O-O")),
    ("hello", None),
])  # fmt: skip
def test_a_text_is_read(text: str, wanted: SanWanted | None) -> None:
    assert read_san(text) == wanted


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
    assert write_san(at(origin), at(target), promotion, letter_at, steps) == text
    wanted = read_san(text)
    assert wanted is not None
    assert wanted.fits(at(origin), at(target), promotion, letter_at)
    assert at(target) in wanted.targets(at(origin))
    assert not wanted.fits(at("h1"), at("h2"), None, letter_at)


def test_pieces_alike_are_told_apart_by_file_then_by_rank() -> None:
    assert disambiguation(at("a1"), []) == ""
    assert disambiguation(at("a1"), [at("h1")]) == "a"
    assert disambiguation(at("a1"), [at("a5")]) == "1"
    assert disambiguation(at("a1"), [at("a5"), at("h1")]) == "a1"


def test_moves_of_the_kind_that_is_meant() -> None:
    assert resembles("Nf9", "Nf3")
    assert not resembles("Nf9", "e4")
    assert resembles("e9", "e4")
    assert resembles("Kg1", "O-O")
    assert resembles("0-0", "O-O")
    assert not resembles("0-0", "Ke2")


def test_castling_that_is_not_legal_is_told_of() -> None:
    castles, steps = read_san("O-O"), read_san("Nf3")
    assert castles is not None
    assert steps is not None
    assert castles.targets(at("e1")) == (at("g1"),)
    assert castles.refused("a", "AB") == "army a may not castle so on AB"
    assert steps.refused("a", "AB") is None

"""Betza's notation, and random pieces of it against Fairy-Stockfish."""

from __future__ import annotations

import pyffish  # type: ignore[import-not-found,import-untyped,unused-ignore]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.text import Text
from cfanp_gui.games.pairs.described.betza import BetzaError, Leg, Way, parse
from cfanp_gui.games.pairs.described.library import read
from tests.games.pairs.described.fairy import random_game
from tests.slow import examples


def test_a_leaper_goes_in_eight_directions() -> None:
    assert {(leg.aside, leg.ahead) for leg in parse("N").quiet} == {
        (x, y) for x in (-2, -1, 1, 2) for y in (-2, -1, 1, 2) if abs(x) != abs(y)
    }


@pytest.mark.parametrize(
    ("text", "legs"),
    [
        ("fW", {Leg(0, 1, Way.STEP)}),
        ("fsW", {Leg(0, 1, Way.STEP), Leg(1, 0, Way.STEP), Leg(-1, 0, Way.STEP)}),
        ("fR3", {Leg(0, 1, Way.SLIDE, 3)}),
        ("frB", {Leg(1, 1, Way.SLIDE)}),
        ("rpR", {Leg(1, 0, Way.HOP)}),
        ("fgR", {Leg(0, 1, Way.OVER)}),
        ("frnA", {Leg(2, 2, Way.LAME)}),
        ("fN", {Leg(1, 2, Way.STEP), Leg(-1, 2, Way.STEP)}),
    ],
)
def test_directions(text: str, legs: set[Leg]) -> None:
    moves = parse(text)
    assert set(moves.quiet) == set(moves.takes) == legs
    assert moves.initial == ()


def test_modes() -> None:
    moves = parse("mRcNimfnDceF")
    assert {leg.way for leg in moves.quiet} == {Way.SLIDE}
    assert moves.initial == (Leg(0, 2, Way.LAME),)
    assert len(moves.takes) == 12
    assert moves.passing


@pytest.mark.parametrize("text", ["x", "N?", "Nf", "nC", "pN", "gR2", "DD", "R12", "nR", "7", "é"])
def test_what_is_not_its_notation(text: str) -> None:
    with pytest.raises(BetzaError) as raised:
        parse(text)
    assert isinstance(raised.value.args[0], Text), "it can be said in other languages"


ATOMS = [
    *(f"{side}{mode}{atom}" for atom in "WFDNAHLJG" for mode in ("", "m", "c")
      for side in ("", "f", "b", "s", "v", "rf", "lb")),
    *(f"{mode}{side}{line}" for line in ("R", "B", "Q", "R2", "B3", "NN", "W4", "F2")
      for mode in ("", "m", "c") for side in ("", "f", "s", "b")),
    *(f"{mode}{side}n{lame}" for lame in "NAZD" for mode in ("", "m", "c") for side in ("", "f")),
    *(f"{mode}{side}{hop}{line}" for hop in "pg" for line in "RBQ" for mode in ("", "m", "c")
      for side in ("", "f")),
]  # fmt: skip


def _alone(atoms: list[str]) -> bool:
    """Return whether no direction is a line in two ways: there Fairy-Stockfish mixes them up.

    Nor are two atoms one after the other that would be read as a repeated one.
    """
    try:
        moves = parse("".join(atoms))
    except BetzaError:
        return False
    for legs in (moves.quiet, moves.takes):
        ways: dict[tuple[int, int], set[tuple[Way, int]]] = {}
        for aside, ahead, way, most in legs:
            if way is not Way.STEP:
                far = max(abs(aside), abs(ahead)) if way is Way.LAME else 1
                unit = (abs(aside), abs(ahead)) if far == 1 or abs(aside) != abs(ahead) else (1, 1)
                ways.setdefault(unit, set()).add((way, most))
        if any(len(found) > 1 for found in ways.values()):
            return False
    return True


pieces = st.lists(st.sampled_from(ATOMS), min_size=1, max_size=3).filter(_alone).map("".join)
_known: dict[tuple[str, ...], str] = {}


@settings(max_examples=examples(30), deadline=None)
@given(one=pieces, other=pieces, seed=st.integers(0, 1000))
def test_random_pieces_move_as_fairy_stockfish_has_it(one: str, other: str, seed: int) -> None:
    key = _known.setdefault((one, other), f"made{len(_known)}")
    text = (
        f"[{key}:chess]\ncustomPiece1 = x:{one}\ncustomPiece2 = y:{other}\ncastling = false\n"
        "startFen = xybqkbyx/pppppppp/8/8/8/8/PPPPPPPP/XYBQKBYX w - - 0 1\n"
        "promotionPieceTypes = xyqrbn\n"
    )
    pyffish.load_variant_config(text)
    (game,) = read(text, "made.ini").games
    assert random_game(game, key, seed, 40).difference is None, (one, other)

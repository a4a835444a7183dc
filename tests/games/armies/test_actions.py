"""Actions and their machine form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.games.armies.actions import (
    EndTurn,
    HandOver,
    Move,
    Payment,
    Promote,
    Push,
    Resign,
    parse_action,
)
from cfanp_gui.games.pairs.fide import FIDE

PAIRS = st.lists(st.integers(0, 25), min_size=2, max_size=2, unique=True).map(lambda p: pair_of(*p))
JOINED = st.integers(0, 63)
SQUARES = st.builds(Square, st.integers(0, 25), st.integers(0, 31))
LETTERS = st.sampled_from("QRBN")
ACTIONS = st.one_of(
    st.builds(Move, PAIRS, JOINED, JOINED, st.none() | LETTERS, st.just(FIDE),
              st.none() | st.tuples(JOINED, JOINED)),
    st.builds(Promote, SQUARES, st.just(FIDE), LETTERS),
    st.builds(Payment, SQUARES, st.just(FIDE), st.sampled_from([None, "R", "B"])),
    st.builds(Push, PAIRS),
    st.builds(HandOver, st.integers(0, 25), st.integers(1, 26)),
    st.builds(Resign, st.integers(1, 26), st.booleans()),
    st.sampled_from([EndTurn(), AgreeDraw(), ClaimDraw()]),
)  # fmt: skip


@given(ACTIONS)
def test_round_trip(action) -> None:
    assert parse_action(action.text, FIDE) == action


def test_forms() -> None:
    assert Move(Pair(0, 1), 52, 60, "Q", FIDE).text == "AB:e7e8q"
    assert Move(Pair(0, 1), 12, 28, None, FIDE, (53, 45)).text == "AB:e2e4,f7f6"
    assert Promote(Square(0, 7), FIDE, "Q").text == "=Ah1q"
    assert Push(Pair(0, 25)).text == "AZ:"
    assert Resign(2, on_time=True).text == "flag:2"


@pytest.mark.parametrize(
    "text",
    ["", "AB", "AB:e2", "AB:e2e9", "AB:e2e4k", "BA:e2e4", "AA:e2e4", "ab:e2e4", "e2e4", "AB:e2e4 ",
     "give:b=0", "give:B=1", "resign:0", "resign:", "draw ", "AB:e2e4\n"],
)  # fmt: skip
def test_other_text(text: str) -> None:
    with pytest.raises(ValueError, match="“"):
        parse_action(text, FIDE)

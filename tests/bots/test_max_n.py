"""The search in which everybody minds their own gain."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking
from cfanp_gui.bots.max_n import MaxN
from cfanp_gui.core.searching import SearchState
from tests.bots import cfanp
from tests.core.build import cfen

TWO_PREYS = cfen(3, "Ka:Ae1 Ra:Ad1 Kb:Ba1 Rb:Bd1 Kc:Ca1 Qc:Ce4 Pc:Cf2")
"""Army b's Rook may take a's, or c's Queen."""


def state(text: str) -> SearchState:
    """Return a position as a search sees it."""
    found: SearchState | None = cfanp(text).search_state()  # type: ignore[attr-defined]
    assert found is not None
    return found


def test_everybody_takes_what_is_best_for_them() -> None:
    one = state(TWO_PREYS)
    judge = MaxN(one, Thinking(Limit(20_000)))
    king = next(move for move in one.moves() if one.action(move).text == "AB:e1f1")
    value = judge.value_after(king, 1, 0)
    first, second = judge.line()
    assert first == king
    one.play(first)
    assert one.player == 2
    best = max((_after(one, move) for move in one.moves()), key=lambda values: values[1])
    assert _after(one, second)[1] == best[1]
    assert value == _after(one, second)[0]
    one.take_back()


def _after(one: SearchState, move: object) -> tuple[float, ...]:
    one.play(move)
    values = one.values()
    one.take_back()
    return values


def test_it_gives_up_in_the_middle() -> None:
    one = state(TWO_PREYS)
    before = one.key()
    judge = MaxN(one, Thinking(Limit(50)))
    with pytest.raises(OutOfLimitError):
        judge.value_after(one.moves()[0], 5, 0)
    assert one.key() != before
    judge.give_up()
    assert one.key() == before

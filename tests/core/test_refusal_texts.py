"""What refusals say in every game."""

from __future__ import annotations

from functools import partial

import pytest

from cfanp_gui.core import refusal_texts
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text

ROOK = Text("rook")
FILES = 8


@pytest.mark.parametrize(
    ("holder", "sentence"),
    [
        (1, "Your rook on e4 is in the way"),
        (2, "player 2’s rook on e4 is in the way"),
        (None, "The dead rook on e4 is in the way"),
    ],
)
def test_what_is_in_the_way_is_told_with_whose_it_is(holder: int | None, sentence: str) -> None:
    assert str(refusal_texts.in_the_way(ROOK, "e4", holder, 1)) == sentence


def test_an_attacker_is_told_with_whose_it_is() -> None:
    assert str(refusal_texts.attacker(ROOK, "a1", 3)) == "player 3’s rook on a1"
    assert str(refusal_texts.attacker(ROOK, "a1", None)) == "the rook on a1"


def test_an_attack_that_is_there_already_is_told_from_one_to_come() -> None:
    told = partial(refusal_texts.attacked, "e1", "the rook on e8")
    assert str(told(already=True)) == "Your King on e1 is attacked by the rook on e8"
    assert str(told(already=False)) == "Your King on e1 would be attacked by the rook on e8"


def test_whose_turn_it_is_is_told_with_the_board_where_each_has_its_own() -> None:
    assert str(refusal_texts.not_your_turn(2)) == "It is player 2’s turn"
    assert str(refusal_texts.not_your_turn(2, 4)) == "It is player 2’s turn on board 4"
    assert refusal_texts.not_your_turn(2).values["player"] == PlayerName(2)


def blocker(origin: int, goal: int, *others: int) -> int | None:
    """Return which of some squares keeps a rook of the first file from another square of it."""
    between = set(range(origin, goal, FILES if goal > origin else -FILES))

    def reaches(standing: int) -> bool:
        return not any(square in between for square in squares[standing])

    return refusal_texts.blocker(origin, sum(1 << one for one in others), FILES, reaches)


def test_the_nearest_of_several_is_in_the_way_seen_from_either_end() -> None:
    assert blocker(0, 56, 16, 24, 5) == 16
    assert blocker(56, 0, 16, 24, 5) == 24


def test_nothing_is_in_the_way_of_what_arrives_or_would_not_arrive_anyhow() -> None:
    assert blocker(0, 56, 5, 7) is None
    assert refusal_texts.blocker(0, 1 << 8, FILES, lambda _: False) is None

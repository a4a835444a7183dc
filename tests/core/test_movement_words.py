"""Words for how pieces move, also for such as no game here has."""

from __future__ import annotations

import pytest

from cfanp_gui.core.movement import Movement, Reach, Way
from cfanp_gui.core.movement_words import directions, sentences
from cfanp_gui.core.pieces import FIDE_TYPES

SIDE, MIDDLE = 9, 40


def squares(*ways: Way) -> frozenset[int]:
    return frozenset(MIDDLE + y * SIDE + x for x, y in ways)


def said(goes: frozenset[int], takes: frozenset[int] | None = None, **more: object) -> list[str]:
    reach = Reach(MIDDLE, goes, goes if takes is None else takes)
    whole = Movement(SIDE, SIDE, reach._replace(**more))  # type: ignore[arg-type]
    return list(sentences(whole, FIDE_TYPES))


@pytest.mark.parametrize(
    ("ways", "words"),
    [
        ([(0, 1)], "forward"),
        ([(1, 0), (-1, 0)], "sideways"),
        ([(1, 0)], "to the right"),
        ([(0, 1), (0, -1), (-1, 1), (1, 1)], "forward, backward or diagonally forward"),
        ([(-1, -1)], "backward to the left"),
        ([], ""),
    ],
)
def test_directions_have_names_together(ways: list[Way], words: str) -> None:
    assert directions(ways) == words


def test_what_does_not_move_says_so() -> None:
    assert said(frozenset()) == ["does not move"]


def test_what_never_captures_says_so() -> None:
    assert said(squares((0, 1)), frozenset()) == ["moves one square forward", "never captures"]


def test_what_only_captures_says_so() -> None:
    assert said(frozenset(), squares((0, 1))) == ["captures one square forward"]


def test_leaps_forward_are_told_from_leaps_every_way() -> None:
    assert said(squares((1, 2), (-1, 2))) == ["moves and captures 2 squares forward and 1 aside"]
    assert said(squares((1, 2))) == [
        "moves and captures 2 squares straight and 1 aside, not every way"
    ]
    rider = squares(*((x * n, y * n) for x, y in ((1, 2), (-1, 2)) for n in (1, 2)))
    assert said(rider) == [
        "moves and captures 2 squares forward and 1 aside, and on in the same line"
    ]


def test_a_jump_ends_behind_the_piece_or_goes_on() -> None:
    near = squares((0, 2), (0, -2), (2, 0), (-2, 0))
    assert said(frozenset(), hops=near, hop_takes=near) == [
        "moves and captures over a piece beside it straight in any direction"
    ]
    far = squares(*((x * n, y * n) for x, y in ((0, 1), (0, -1)) for n in (2, 3, 4)))
    assert said(squares((1, 1)), hop_takes=far, takes=frozenset()) == [
        "moves one square forward to the right",
        "captures any number of squares forward or backward, over one piece",
    ]

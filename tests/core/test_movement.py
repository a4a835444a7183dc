"""How a piece moves, as a value and in words, also such as no game here has."""

from __future__ import annotations

import pytest

from cfanp_gui.core.movement import (
    FAR,
    Movement,
    Reach,
    Strand,
    Way,
    directions,
    sentences,
    terms_of,
)
from cfanp_gui.core.pieces import FIDE_TYPES

FILES, RANKS = 9, 10


def at(file: int, rank: int) -> int:
    return rank * FILES + file


def squares(*places: tuple[int, int]) -> frozenset[int]:
    return frozenset(at(*place) for place in places)


def moves(reach: Reach) -> Movement:
    return Movement(FILES, RANKS, reach)


def goes(origin: tuple[int, int], *places: tuple[int, int]) -> set[Strand]:
    """Return the strands of a piece that goes from a square to others."""
    beside = {place for place in places if max(abs(one - other) for one, other in
                                               zip(place, origin, strict=True)) == 1}  # fmt: skip
    stopped = squares(*(place for place in places if place not in beside))
    reach = Reach(at(*origin), squares(*places), frozenset(), stopped if beside else frozenset())
    return set(terms_of(moves(reach), reach).goes)


def test_ways_and_rooms_are_counted_from_a_square() -> None:
    movement = moves(Reach(at(2, 3), frozenset(), frozenset()))
    assert movement.way(at(2, 3), at(4, 1)) == (2, -2)
    assert movement.room(at(2, 3), (1, 0)) == 6
    assert movement.room(at(2, 3), (0, 1)) == 6
    assert movement.room(at(2, 3), (-1, -1)) == 2
    assert movement.room(at(2, 3), (1, 2)) == 3


def test_a_step_is_one_and_a_line_goes_as_far_as_it_can() -> None:
    assert goes((4, 4), (4, 5)) == {Strand((0, 1))}
    assert goes((4, 4), (4, 5), (4, 6)) == {Strand((0, 1), 2)}
    assert goes((4, 4), *((4, rank) for rank in range(5, 10))) == {Strand((0, 1), FAR)}


def test_an_edge_cuts_off_a_line_and_makes_no_step_of_it() -> None:
    """From the second file a Rook goes one square to the left, as a King would too."""
    right, left = [(file, 4) for file in range(2, 9)], [(0, 4)]
    assert goes((1, 4), *right, *left) == {Strand((1, 0), FAR), Strand((-1, 0), FAR)}
    assert goes((1, 4), (2, 4), (0, 4)) == {Strand((1, 0)), Strand((-1, 0))}


def test_a_line_across_says_nothing_of_steps_along_a_diagonal() -> None:
    line = [(file, 4) for file in range(2, 9)]
    found = goes((1, 4), *line, (0, 4), (0, 5), (2, 5))
    assert Strand((-1, 1)) in found
    assert Strand((-1, 0), FAR) in found


def test_a_leap_is_one_way_and_those_behind_it_are_the_same_again() -> None:
    assert goes((4, 4), (5, 6)) == {Strand((1, 2))}
    assert goes((4, 4), (6, 6)) == {Strand((2, 2))}
    assert goes((2, 2), (3, 4), (4, 6), (5, 8)) == {Strand((1, 2), FAR)}


def test_what_pieces_do_not_stop_is_reached_by_a_leap() -> None:
    reach = Reach(at(4, 4), squares((4, 5), (4, 6)), frozenset())
    assert terms_of(moves(reach), reach).goes == {Strand((0, 1)), Strand((0, 2))}


def test_other_squares_say_how_far_a_line_goes() -> None:
    line = squares(*((4, rank) for rank in range(5, 8)))
    reach = Reach(at(4, 4), line, frozenset(), line - squares((4, 5)))
    assert terms_of(moves(reach), reach).goes == {Strand((0, 1), 3)}
    told = reach._replace(limits=frozenset((((0, 1), 4),)))
    assert terms_of(moves(told), told).goes == {Strand((0, 1), 4)}


def test_a_leap_that_pieces_stop_is_lame() -> None:
    reach = Reach(at(4, 4), squares((5, 6)), frozenset(), squares((5, 6)))
    assert terms_of(moves(reach), reach).goes == {Strand((1, 2), 1, lame=True)}


def test_a_jump_leads_over_a_piece_to_what_is_behind_it() -> None:
    far = squares(*((4, rank) for rank in range(6, 10)))
    reach = Reach(at(4, 4), frozenset(), frozenset(), hops=squares((6, 4)), hop_takes=far)
    terms = terms_of(moves(reach), reach)
    assert terms.hops == {Strand((1, 0), 2)}
    assert terms.hop_takes == {Strand((0, 1), FAR)}


# In words


SIDE, MIDDLE = 9, 40


def reached(*ways: Way) -> frozenset[int]:
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
    assert said(reached((0, 1)), frozenset()) == ["moves one square forward", "never captures"]


def test_what_only_captures_says_so() -> None:
    assert said(frozenset(), reached((0, 1))) == ["captures one square forward"]


def test_leaps_forward_are_told_from_leaps_every_way() -> None:
    assert said(reached((1, 2), (-1, 2))) == ["moves and captures 2 squares forward and 1 aside"]
    assert said(reached((1, 2))) == [
        "moves and captures 2 squares straight and 1 aside, not every way"
    ]
    rider = reached(*((x * n, y * n) for x, y in ((1, 2), (-1, 2)) for n in (1, 2)))
    assert said(rider) == [
        "moves and captures 2 squares forward and 1 aside, and on in the same line"
    ]


def test_a_jump_ends_behind_the_piece_or_goes_on() -> None:
    near = reached((0, 2), (0, -2), (2, 0), (-2, 0))
    assert said(frozenset(), hops=near, hop_takes=near) == [
        "moves and captures over a piece beside it straight in any direction"
    ]
    far = reached(*((x * n, y * n) for x, y in ((0, 1), (0, -1)) for n in (2, 3, 4)))
    assert said(reached((1, 1)), hop_takes=far, takes=frozenset()) == [
        "moves one square forward to the right",
        "captures any number of squares forward or backward, over one piece",
    ]

"""How a piece moves, as a value and in words, also such as no game here has."""

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
Place = tuple[int, int]


def at(file: int, rank: int) -> int:
    """Return the number of a square."""
    return rank * FILES + file


def squares(*places: Place) -> frozenset[int]:
    """Return the numbers of squares."""
    return frozenset(at(*place) for place in places)


def goes(origin: Place, *places: Place) -> set[Strand]:
    """Return the strands of a piece that goes from a square to others, stopped by pieces."""
    beside = {one for one in places if max(abs(one[0] - origin[0]), abs(one[1] - origin[1])) == 1}
    stopped = squares(*(set(places) - beside)) if beside else frozenset()
    reach = Reach(at(*origin), squares(*places), frozenset(), stopped)
    return set(terms_of(Movement(FILES, RANKS, reach), reach).goes)


def test_ways_and_rooms_are_counted_from_a_square() -> None:
    movement = Movement(FILES, RANKS, Reach(at(2, 3), frozenset(), frozenset()))
    assert movement.way(at(2, 3), at(4, 1)) == (2, -2)
    rooms = {(1, 0): 6, (0, 1): 6, (-1, -1): 2, (1, 2): 3}
    assert {way: movement.room(at(2, 3), way) for way in rooms} == rooms


RIGHT = [(file, 4) for file in range(2, 9)]


@pytest.mark.parametrize(
    ("origin", "places", "strands"),
    [
        # A step is one, and a line goes as far as it can.
        ((4, 4), [(4, 5)], {Strand((0, 1))}),
        ((4, 4), [(4, 5), (4, 6)], {Strand((0, 1), 2)}),
        ((4, 4), [(4, rank) for rank in range(5, 10)], {Strand((0, 1), FAR)}),
        # An edge cuts off a line and makes no step of it, and a line says nothing of diagonals.
        ((1, 4), [*RIGHT, (0, 4)], {Strand((1, 0), FAR), Strand((-1, 0), FAR)}),
        ((1, 4), [(2, 4), (0, 4)], {Strand((1, 0)), Strand((-1, 0))}),
        ((1, 4), [*RIGHT, (0, 4), (0, 5), (2, 5)],
         {Strand((1, 0), FAR), Strand((-1, 0), FAR), Strand((-1, 1)), Strand((1, 1))}),
        # A leap is one way, and those behind it are the same again.
        ((4, 4), [(5, 6)], {Strand((1, 2))}),
        ((4, 4), [(6, 6)], {Strand((2, 2))}),
        ((2, 2), [(3, 4), (4, 6), (5, 8)], {Strand((1, 2), FAR)}),
    ],
)  # fmt: skip
def test_squares_are_steps_lines_and_leaps(
    origin: Place, places: list[Place], strands: set[Strand]
) -> None:
    assert goes(origin, *places) == strands


LINE = squares(*((4, rank) for rank in range(5, 8)))
EMPTY: frozenset[int] = frozenset()
FAR_BEHIND = squares(*((4, rank) for rank in range(6, 10)))


@pytest.mark.parametrize(
    ("reach", "kind", "strands"),
    [
        # What pieces do not stop is reached by a leap; a leap that they stop is lame.
        (Reach(at(4, 4), squares((4, 5), (4, 6)), EMPTY), "goes",
         {Strand((0, 1)), Strand((0, 2))}),
        (Reach(at(4, 4), squares((5, 6)), EMPTY, squares((5, 6))), "goes",
         {Strand((1, 2), 1, lame=True)}),
        # Other squares say how far a line goes.
        (Reach(at(4, 4), LINE, EMPTY, LINE - squares((4, 5))), "goes", {Strand((0, 1), 3)}),
        (Reach(at(4, 4), LINE, EMPTY, LINE - squares((4, 5)), limits=frozenset({((0, 1), 4)})),
         "goes", {Strand((0, 1), 4)}),
        # A jump leads over a piece to what is behind it.
        (Reach(at(4, 4), EMPTY, EMPTY, hops=squares((6, 4)), hop_takes=FAR_BEHIND), "hops",
         {Strand((1, 0), 2)}),
        (Reach(at(4, 4), EMPTY, EMPTY, hops=squares((6, 4)), hop_takes=FAR_BEHIND), "hop_takes",
         {Strand((0, 1), FAR)}),
    ],
)  # fmt: skip
def test_what_stops_a_piece_says_how_it_goes(reach: Reach, kind: str, strands: set[Strand]) -> None:
    assert getattr(terms_of(Movement(FILES, RANKS, reach), reach), kind) == strands


# In words

SIDE, MIDDLE = 9, 40


def reached(*ways: Way) -> frozenset[int]:
    """Return the squares that lie so from the middle."""
    return frozenset(MIDDLE + y * SIDE + x for x, y in ways)


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


KNIGHTS = ((1, 2), (-1, 2))
NEAR = reached((0, 2), (0, -2), (2, 0), (-2, 0))


@pytest.mark.parametrize(
    ("goes", "takes", "more", "words"),
    [
        (EMPTY, None, {}, ["does not move"]),
        (reached((0, 1)), EMPTY, {}, ["moves one square forward", "never captures"]),
        (EMPTY, reached((0, 1)), {}, ["captures one square forward"]),
        (reached(*KNIGHTS), None, {}, ["moves and captures 2 squares forward and 1 aside"]),
        (reached((1, 2)), None, {},
         ["moves and captures 2 squares straight and 1 aside, not every way"]),
        (reached(*KNIGHTS, (2, 4), (-2, 4)), None, {},
         ["moves and captures 2 squares forward and 1 aside, and on in the same line"]),
        (EMPTY, None, {"hops": NEAR, "hop_takes": NEAR},
         ["moves and captures over a piece beside it straight in any direction"]),
        (reached((1, 1)), EMPTY, {"hop_takes": reached((0, 2), (0, 3), (0, 4), (0, -2), (0, -3),
                                                       (0, -4))},
         ["moves one square forward to the right",
          "captures any number of squares forward or backward, over one piece"]),
    ],
)  # fmt: skip
def test_a_piece_is_told_in_words(
    goes: frozenset[int], takes: frozenset[int] | None, more: dict[str, frozenset[int]],
    words: list[str],
) -> None:  # fmt: skip
    reach = Reach(MIDDLE, goes, goes if takes is None else takes)._replace(**more)
    assert list(sentences(Movement(SIDE, SIDE, reach), FIDE_TYPES)) == words

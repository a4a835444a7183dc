"""Arrows and coloured squares in comments: read, written, and nothing else touched."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.boards import STRIP, BoardSpec, Pair, Square
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawing_comment import (
    MAX_DRAWN,
    read_drawings,
    with_drawings,
)
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from tests.record.games import new_game
from tests.session import halves
from tests.slow import examples

FOUR, TWO = new_game(4).start, new_game(2).start
RING = find_game("ring").initial(4, {})
ROW = find_game("strategichess").initial(4, {})
STRIP_TWO, STRIP_THREE = halves.position(5, 2, 2, 1), halves.position(5, 2, 3, 1)


def drawn(*found: Arrow | Ring) -> Drawings:
    return Drawings(
        tuple(one for one in found if isinstance(one, Arrow)),
        tuple(one for one in found if isinstance(one, Ring)),
    )


@pytest.mark.parametrize(
    ("position", "comment", "found"),
    [
        (FOUR, "[%cal aAb1Ac3]", drawn(Arrow(Square(0, 1), Square(0, 18), 0))),
        (FOUR, "[%cal GBe2Da1]", drawn(Arrow(Square(1, 12), Square(3, 0), "G"))),
        (FOUR, "[%cal dAb1-Ac3]", drawn(Arrow(Square(0, 1), Square(0, 18), 3))),
        (FOUR, "so [%csl cAh4, RAa1] it is", drawn(Ring(Square(0, 31), 2),
                                                   Ring(Square(0, 0), "R"))),
        # The joined board of two armies: its upper half is the other one's, which lies turned.
        (TWO, "[%cal Gb1c3,Re7e5]", drawn(Arrow(Square(0, 1), Square(0, 18), "G"),
                                         Arrow(Square(1, 11), Square(1, 27), "R"))),
        (TWO, "[%csl Ye4]", drawn(Ring(Square(0, 28), "Y"))),
        (TWO, "[%cal bAb1Bc3]", drawn(Arrow(Square(0, 1), Square(1, 18), 1))),
        (RING, "[%cal c2:b12:c3]", drawn(Arrow(Square(2, 1), Square(2, 18), 2))),
        (RING, "[%csl B1:e8]", drawn(Ring(Square(1, 3), "B"))),
        (ROW, "[%cal a1:b142:n3]", drawn(Arrow(Square(0, 183), Square(1, 41), 0))),
        # A strip between half-boards: the third rank of the joined board.
        (STRIP_TWO, "[%cal Gb3a5]", drawn(Arrow(Square(STRIP, 1), Square(1, 4), "G"))),
        (STRIP_THREE, "[%cal a~b1Ca2]", drawn(Arrow(Square(STRIP, 1), Square(2, 5), 0))),
    ],
)  # fmt: skip
def test_what_comments_draw(position: Position, comment: str, found: Drawings) -> None:
    assert read_drawings(comment, position) == found
    assert with_drawings(comment, found, position) == comment
    bare = with_drawings(comment, Drawings(), position)
    assert "%" not in bare
    assert read_drawings(bare, position) == Drawings()
    assert read_drawings(with_drawings(bare, found, position), position) == found


@pytest.mark.parametrize(
    "comment",
    [
        "",
        "no [%clk 0:01:00] arrow",
        "[%cal ]",
        "[%cal b1c3]",
        "[%cal aAb1]",
        "[%cal aAb1Ac3Ad4]",
        "[%cal eAb1Ac3]",
        "[%cal Gb1c3]",
        "[%cal aAb1-Ac3-Ad4]",
        "[%csl aAb9,aE1]",
        "[%cal aAb1Ac3",
    ],
)
def test_what_draws_nothing(comment: str) -> None:
    assert read_drawings(comment, FOUR) == Drawings()
    assert with_drawings(comment, Drawings(), FOUR) == comment


def test_what_else_a_comment_says_stays() -> None:
    arrow = Arrow(Square(0, 1), Square(0, 18), 0)
    comment = "[%clk 0:01:00] good [%cal aAb1Ab3,OAb1Ab4] [%eval 3] or [%csl GAa1] not"
    changed = with_drawings(comment, drawn(arrow), FOUR)
    assert changed == "[%clk 0:01:00] good [%cal aAb1Ac3,OAb1Ab4] [%eval 3] or not"
    assert with_drawings(changed, Drawings(), FOUR) == (
        "[%clk 0:01:00] good [%cal OAb1Ab4] [%eval 3] or not"
    )
    assert with_drawings("Why?", drawn(arrow), FOUR) == "[%cal aAb1Ac3] Why?"
    assert with_drawings("[%cal aAb1Ac3]", Drawings(), FOUR) == ""


def test_squares_are_called_as_chess_does_where_that_is_plain() -> None:
    both = drawn(Arrow(Square(0, 12), Square(1, 27), "G"), Ring(Square(1, 3), 1))
    assert with_drawings("", both, TWO) == "[%csl be8] [%cal Ge2e5]"
    assert with_drawings("", both, FOUR) == "[%csl bBd1] [%cal GAe2Bd4]"
    assert with_drawings("", both, RING) == "[%csl b1:e8] [%cal G1:e21:e5]"


def test_squares_of_the_pushed_pair_are_understood() -> None:
    """So do people write who know such commands from chess; e7 is the other army's own square."""
    comment = "[%cal Ge2e4,Re7Cd2] [%csl Ye7]"
    pair = Pair(0, 2)
    found = read_drawings(comment, FOUR, pair)
    assert found == drawn(Arrow(Square(0, 12), Square(0, 28), "G"),
                          Arrow(Square(2, 11), Square(2, 11), "R"),
                          Ring(Square(2, 11), "Y"))  # fmt: skip
    assert with_drawings(comment, found, FOUR, pair) == comment
    fewer = found._replace(rings=())
    assert with_drawings(comment, fewer, FOUR, pair) == "[%cal GAe2Ae4,RCd2Cd2]"
    assert read_drawings(comment, FOUR, Pair(0, 9)) == Drawings()


class ManyRows:
    """Boards whose names leave it open where one square ends and the next begins."""

    players = 12

    def boards(self) -> tuple[BoardSpec, ...]:
        return tuple(BoardSpec(number, 2, 26, 0, str(number + 1)) for number in range(12))


def test_a_dash_stands_where_squares_could_be_taken_for_others() -> None:
    position: Position = ManyRows()  # type: ignore[assignment]
    # 1:a1 and 11:a5, or 1:a11 and 1:a5
    arrow = Arrow(Square(0, 0), Square(10, 8), 0)
    assert read_drawings("[%cal a1:a111:a5]", position) == Drawings()
    text = with_drawings("", drawn(arrow), position)
    assert text == "[%cal a1:a1-11:a5]"
    assert read_drawings(text, position) == drawn(arrow)


def test_what_has_no_letter_is_not_kept() -> None:
    here, there = Square(0, 1), Square(0, 18)
    odd = drawn(Arrow(here, there, "#123456"), Arrow(here, there, 0, True), Ring(Square(9, 0), 0))
    assert with_drawings("so", odd, FOUR) == "so"


def test_a_flood_of_arrows_is_kept_and_not_drawn() -> None:
    comment = f"[%cal {','.join(['aAb1Ac3', 'bAb1Ac3'] * MAX_DRAWN)}]"
    assert len(read_drawings(comment, FOUR).arrows) == 2
    many = ",".join(f"aAa1{name}" for name in _names())
    assert len(read_drawings(f"[%cal {many}] [%csl {many}]", FOUR).arrows) <= MAX_DRAWN


def test_what_is_too_long_to_be_squares_is_not_searched_for_them() -> None:
    comment = f"[%cal a{'Ab1' * 300_000},aAb1Ac3]"
    assert read_drawings(comment, FOUR) == drawn(Arrow(Square(0, 1), Square(0, 18), 0))


def _names() -> list[str]:
    return [board.title(index) for board in FOUR.boards() for index in range(board.size)]


@given(st.data())
@settings(max_examples=examples(60), deadline=None)
def test_what_is_drawn_is_read_again(data: st.DataObject) -> None:
    position = data.draw(st.sampled_from((FOUR, TWO, RING, ROW)))
    squares = st.sampled_from([Square(board.id, index) for board in position.boards()
                               for index in range(board.size)])  # fmt: skip
    paints = st.sampled_from([*range(position.players), *"RGBY"])
    arrows = st.lists(
        st.builds(Arrow, squares, squares, paints, st.just(False)), max_size=5, unique=True
    )
    rings = st.lists(st.builds(Ring, squares, paints), max_size=5, unique=True)
    found = Drawings(tuple(data.draw(arrows)), tuple(data.draw(rings)))
    said = " ".join(data.draw(st.text("ab %[]cl-,:", max_size=20)).split())
    text = with_drawings(said, found, position)
    assert read_drawings(text, position) == found
    assert with_drawings(text, found, position) == text


def test_files_are_written_as_they_were_read() -> None:
    record = new_game(4)
    record.comment = "[%csl aAe1] The start [%cal bBb1Bc3]"
    text = cpgn.write_game(record)
    (again,) = cpgn.read_games(text, find_game)
    assert again.comment == record.comment
    assert cpgn.write_game(again) == text
    assert read_drawings(again.comment, again.start) == drawn(
        Ring(Square(0, 4), 0), Arrow(Square(1, 1), Square(1, 18), 1)
    )

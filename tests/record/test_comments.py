"""What stands in comments and tags: text, times, evaluations, arrows and rings."""

from __future__ import annotations

from itertools import pairwise

import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.boards import STRIP, BoardSpec, Pair, Square
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import movetext
from cfanp_gui.record.clock_comment import (
    MAX_TIME,
    clock_text,
    parse_time,
    read_clock,
    with_clock,
    without_clock,
)
from cfanp_gui.record.drawing_comment import (
    MAX_DRAWN,
    read_drawings,
    with_drawings,
)
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.evaluation_comment import (
    better_mark,
    evaluation_text,
    marked_better,
    read_evaluation,
    read_mark,
    with_evaluation,
)
from cfanp_gui.record.lexer import Lexer, TokenType
from cfanp_gui.record.movetext import said, with_said
from tests.record.games import new_game
from tests.session import halves
from tests.slow import examples

# What every record in PGN's syntax is written of.


TEXTS = st.text(st.one_of(st.sampled_from(' {}[%]"\\\n\t\x00\u2028x'), st.characters()))


@given(TEXTS)
def test_a_text_becomes_one_line_of_text(text: str) -> None:
    line = movetext.plain(text)
    assert len(line) == len(text)
    assert len(f"{line}.".splitlines()) == 1
    line.encode("utf-8")
    assert movetext.plain(line) == line
    assert movetext.single(text) == " ".join(word for word in line.split(" ") if word)


@given(TEXTS)
def test_a_comment_is_read_back_as_it_was_written(text: str) -> None:
    written = movetext.wrapped(movetext.comment(text))
    found = list(Lexer(written).tokens())
    wanted = movetext.single(text.replace("}", ")"))
    assert [token.type for token in found] == [TokenType.COMMENT] * bool(wanted)
    assert "".join(movetext.single(token.text) for token in found) == wanted


@given(st.dictionaries(st.sampled_from(["Event", "Site", "X_1"]), TEXTS))
def test_tags_are_read_back_as_they_were_written(tags: dict[str, str]) -> None:
    found = list(Lexer(movetext.tag_lines(tags.items())).tokens())
    assert {token.name: token.text for token in found} == {
        name: movetext.plain(value) for name, value in tags.items()
    }


@given(st.lists(st.text("abc", min_size=1, max_size=90)))
def test_lines_are_as_full_as_80_columns_let_them_be(words: list[str]) -> None:
    text = movetext.wrapped(words)
    assert text.split() == words
    lines = text.split("\n")
    assert all(len(line) < 80 or " " not in line for line in lines)
    for line, following in pairwise(lines):
        assert len(line) + 1 + len(following.split(" ")[0]) >= 80


def test_commands_are_not_broken() -> None:
    for command in ("[%clk 0:05:00]", "[%csl Ra1, Rb2]", f"[%cal {'Ge2e4,' * 30}Ra1a2]"):
        assert movetext.comment(f"a {command} b") == ["{a", command, "b}"]
    game = chess.pgn.Game()
    game.set_clock(300)
    assert movetext.comment(game.comment) == ["{[%clk 0:05:00]}"]


# What a person says in a comment


CLOCK, ARROW = "[%clk 0:01:00]", "[%cal aAb1Ac3,Gb1c3]"


@pytest.mark.parametrize(
    ("comment", "text"),
    [
        ("", ""),
        ("A good plan.", "A good plan."),
        (CLOCK, ""),
        (f"{CLOCK} A plan {ARROW} of sorts", "A plan of sorts"),
        ("[this] is [% no command]", "[this] is [% no command]"),
        (f"first{ARROW}second", "first second"),
    ],
)
def test_commands_are_not_said(comment: str, text: str) -> None:
    assert said(comment) == text


@pytest.mark.parametrize("comment", ["", "old words", f"{CLOCK} old {ARROW} words", ARROW])
@pytest.mark.parametrize("text", ["", "new words"])
def test_other_words_keep_the_commands(comment: str, text: str) -> None:
    changed = with_said(comment, text)
    assert said(changed) == text
    assert [one for one in (CLOCK, ARROW) if one in comment] == [
        one for one in (CLOCK, ARROW) if one in changed
    ]


# Times as records say them; python-chess judges what is read and written.


TIMES = st.one_of(st.integers(0, MAX_TIME), st.integers(0, 20_000), st.integers(0, 999))
NOTES = st.one_of(
    st.just(""),
    st.text("ab [%]clk0:.", max_size=20),
    st.sampled_from(["good", "[%cal Ge2e4]", "[%eval 0.3] [%clk 0:05:00] x [%clk 0:01:00]"]),
)


def judged(comment: str) -> float | None:
    """Return the seconds python-chess reads in a comment."""
    game = chess.pgn.Game()
    game.comment = comment
    return game.clock()


@given(TIMES, NOTES)
def test_what_is_written_is_read_by_us_and_by_python_chess(time: int, note: str) -> None:
    comment = with_clock(note, time)
    assert read_clock(comment) == time
    seconds = judged(comment)
    assert seconds is not None
    assert round(seconds * 1000) == time
    assert parse_time(clock_text(time)) == time
    assert with_clock(comment, time) == comment
    assert "".join(movetext.comment(comment)).count("[%clk") >= 1


def test_a_comment_keeps_everything_else() -> None:
    note = "[%eval 0.3] [%clk 0:05:00] x"
    assert with_clock(note, 300_000) == note
    assert with_clock(note, 299_100) == "[%eval 0.3] [%clk 0:04:59.1] x"
    assert with_clock("[%clk 00:05:00]", 300_000) == "[%clk 00:05:00]"
    assert with_clock("solid", 7) == "[%clk 0:00:00.007] solid"
    assert with_clock("", 3_600_000) == "[%clk 1:00:00]"
    assert without_clock(f"{note} [%clk 0:01:00]") == "[%eval 0.3] x"
    assert without_clock("[%clk 0:05:00]") == ""


@pytest.mark.parametrize(
    "text", ["", "5", "5:00", "0:60:00", "0:00:60", "1000:00:00", "0:00:01.2345", "-0:00:01",
             "0:00:01 ", "0:00:01\n"],
)  # fmt: skip
def test_what_is_no_time_is_none(text: str) -> None:
    assert parse_time(text) is None
    assert read_clock(f"[%clk {text}]") is None


# What everybody may expect, in comments.


@pytest.mark.parametrize(
    "shares", [(0.5, 0.5), (0.9, 0.1), (0.02, 0.98), (0.4, 0.3, 0.2, 0.1), (1.0, 0.0, 0.0)]
)
def test_shares_are_read_as_they_were_written(shares: tuple[float, ...]) -> None:
    comment = with_evaluation("good", shares, 0)
    assert read_evaluation(comment, len(shares)) == pytest.approx(shares, abs=0.002)
    assert read_mark(comment) == 0
    assert said(comment) == "good"


def test_who_has_won_a_game_of_two_has_all_of_it() -> None:
    assert evaluation_text((1.0, 0.0)) == "100.00"
    assert evaluation_text((0.0, 1.0)) == "-100.00"
    assert evaluation_text((0.0, 0.0)) == "0.00"
    assert read_evaluation("[%eval 100.00]", 2) == pytest.approx((1, 0), abs=1e-6)


def test_what_other_programs_write_is_read() -> None:
    assert read_evaluation("[%eval #3]", 2) == (1.0, 0.0)
    assert read_evaluation("[%eval #-12] [%clk 0:01:00]", 2) == (0.0, 1.0)
    assert read_evaluation("[%eval 0.00,18]", 2) == (0.5, 0.5)
    ahead = read_evaluation("so [%eval +1.5] it is", 2)
    assert ahead is not None
    assert 0.6 < ahead[0] < 0.7


@pytest.mark.parametrize("text", [
    "", "eval 0.3", "[%eval ]", "[%eval x]", "[%eval 1,2,3]", "[%eval nan]", "[%eval 1e9]",
    "[%eval #]",
])  # fmt: skip
def test_what_is_no_evaluation_of_two_is_none(text: str) -> None:
    assert read_evaluation(text, 2) is None


@pytest.mark.parametrize("text", [
    "[%eval 0.5]", "[%eval 0.5,0.5]", "[%eval 0.5,0.6,-0.1]", "[%eval 0,0,0]", "[%eval 9,9,9]",
])  # fmt: skip
def test_what_is_no_evaluation_of_three_is_none(text: str) -> None:
    assert read_evaluation(text, 3) is None


def test_its_own_evaluation_is_replaced_and_another_one_stays() -> None:
    first = with_evaluation("[%clk 0:01:00] fine", (0.5, 0.5), 2)
    assert with_evaluation(first, (0.5, 0.5), 2) == first
    second = with_evaluation(first, (0.9, 0.1), 0)
    assert read_mark(second) == 0
    assert second.count("%eval") == second.count("%judged") == 1
    assert "[%clk 0:01:00] fine" in second
    others = with_evaluation("[%eval 0.30] book", (0.9, 0.1), 4)
    assert "[%eval 0.30] book" in others
    assert others.count("%eval") == 1
    assert with_evaluation(others, (0.1, 0.9), 0) == "[%judged 0] [%eval 0.30] book"


def test_a_line_is_known_by_its_mark_alone() -> None:
    assert marked_better(better_mark(5)) == 5
    assert marked_better(f"{better_mark(5)} and so on") is None
    assert marked_better("") is None


# Arrows and coloured squares in comments: read, written, and nothing else touched.


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


# Arrows and rings as values.


HERE, THERE = Square(0, 1), Square(2, 30)


def test_the_same_arrow_twice_is_none() -> None:
    arrow = Arrow(HERE, THERE, 0)
    drawn = Drawings().toggled(arrow)
    assert drawn.arrows == (arrow,)
    assert drawn.toggled(arrow) == Drawings()


def test_an_arrow_in_another_paint_takes_its_place() -> None:
    other, back = Arrow(HERE, THERE, 1), Arrow(THERE, HERE, 0)
    drawn = Drawings().toggled(Arrow(HERE, THERE, 0)).toggled(back).toggled(other)
    assert drawn.arrows == (back, other)


def test_a_square_has_one_ring() -> None:
    drawn = Drawings((Arrow(HERE, THERE, 0),)).toggled(Ring(HERE, 0)).toggled(Ring(HERE, "G"))
    assert drawn.rings == (Ring(HERE, "G"),)
    assert drawn.toggled(Ring(HERE, "G")) == Drawings((Arrow(HERE, THERE, 0),))

"""What stands in comments and tags: text, times, evaluations, arrows and rings."""

from itertools import pairwise

import chess.pgn
from hypothesis import given, settings
from hypothesis import strategies as st

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import movetext
from cfanp_gui.record.clock_comment import MAX_TIME, clock_text, parse_time, read_clock, with_clock
from cfanp_gui.record.drawing_comment import MAX_DRAWN, read_drawings, with_drawings
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.lexer import Lexer, TokenType
from tests.record.games import new_game
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


# Arrows and coloured squares in comments: read, written, and nothing else touched.


FOUR, TWO = new_game(4).start, new_game(2).start
RING = find_game("ring").initial(4, {})
ROW = find_game("strategichess").initial(4, {})


def drawn(*found: Arrow | Ring) -> Drawings:
    return Drawings(
        tuple(one for one in found if isinstance(one, Arrow)),
        tuple(one for one in found if isinstance(one, Ring)),
    )


class ManyRows:
    """Boards whose names leave it open where one square ends and the next begins."""

    players = 12
    join = None

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


def test_what_is_drawn_again_is_taken_away_or_takes_the_place_of_the_other() -> None:
    arrow, other, back = Arrow(HERE, THERE, 0), Arrow(HERE, THERE, 1), Arrow(THERE, HERE, 0)
    drawn = Drawings().toggled(arrow)
    assert drawn.arrows == (arrow,)
    assert drawn.toggled(arrow) == Drawings()
    assert drawn.toggled(back).toggled(other).arrows == (back, other)
    ringed = drawn.toggled(Ring(HERE, 0)).toggled(Ring(HERE, "G"))
    assert ringed == Drawings((arrow,), (Ring(HERE, "G"),))
    assert ringed.toggled(Ring(HERE, "G")) == drawn

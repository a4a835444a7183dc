"""The walk through movetext, with a made-up dialect whose moves are single letters."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import MoveNode, RecordError
from cfanp_gui.record.lexer import Lexer, Token
from cfanp_gui.record.movetext import MAX_COMMENT
from cfanp_gui.record.tree_reader import MAX_EMPTY, MAX_TAGS, Dialect, Head, Source, Tree, read_tree


@dataclass(frozen=True)
class Said:
    """An action that is nothing but a word."""

    text: str


class Letters(Dialect[str]):
    """The state is what was said so far; a capital implies a stop before it."""

    def __init__(self, lexer: Lexer, max_depth: int | None = None) -> None:
        self.lexer = lexer
        self.max_depth = max_depth

    null_moves = ("--",)

    def opens(self, word: str) -> bool:
        return word == "the"

    def implied(self, state: str, token: Token, ply: int) -> tuple[MoveNode, str] | None:  # noqa: ARG002
        return (MoveNode(Said(".")), f"{state}.") if token.text.isupper() and state else None

    def play(self, state: str, token: Token, ply: int) -> tuple[MoveNode, str] | None:
        if token.text == "nothing":
            return None
        if token.text == "wrong":
            raise self.error(token, Text("word {number} is wrong", number=ply + 1))
        return MoveNode(Said(token.text)), state + token.text

    def error(self, token: Token, message: str) -> RecordError:
        return self.lexer.error(token.at, message)


def read(text: str, max_depth: int | None = None) -> Tree[str]:
    lexer = Lexer(text)
    source = Source(lexer)
    return read_tree(source, Letters(lexer, max_depth), "", [])


def shape(line: list[MoveNode]) -> list[object]:
    """Return a line as nested lists of words, each variation behind its move."""
    found: list[object] = []
    for node in line:
        found.append(node.action.text)
        found += [shape(other) for other in node.variations]
    return found


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a b c", ["a", "b", "c"]),
        ("a (b c) d", ["a", ["b", "c"], "d"]),
        ("a (b (c) (d)) e", ["a", ["b"], ["c"], ["d"], "e"]),
        ("a (b c (d)) e", ["a", ["b", "c", ["d"]], "e"]),
        ("a () (b)", ["a", ["b"]]),
        ("a nothing b", ["a", "b"]),
        ("the a the b", ["the a", "the b"]),
        ("a B", ["a", ".", "B"]),
        # A variation that implies the stop too is played instead of B, else instead of the stop.
        ("a B (C)", ["a", ".", "B", ["C"]]),
        ("a B (c)", ["a", ".", ["c"], "B"]),
        ("a B (C (c) (D))", ["a", ".", ["c"], "B", ["C"], ["D"]]),
        ("a b (C d)", ["a", "b", [".", "C", "d"]]),
    ],
)
def test_words_become_a_tree(text: str, expected: list[object]) -> None:
    assert shape(read(text).moves) == expected


def test_what_is_known_of_the_end_is_that_of_the_main_line() -> None:
    assert read("a (x y z) b (c) *").final == "ab"


def test_comments_stand_where_they_belong() -> None:
    tree = read("{one} {two} a $1 {x} ({lead} b) {y} ({bare}) c! {z} *")
    assert tree.comment == "one two"
    first, second = tree.moves
    assert first.comment == "x y bare"
    assert first.nags == (1,)
    assert first.variations[0][0].before == "lead"
    assert second.comment == "z"
    assert second.nags == (1,)
    assert read("{only}").comment == "only"


def test_the_result_of_the_main_line_ends_the_game() -> None:
    tree = read("a (b 1-0) 0-1 {behind it}")
    assert tree.result is not None
    assert tree.result.text == "0-1"
    assert tree.moves[0].comment == "behind it"
    assert read("a b").result is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a wrong", "line 1, column 3: word 2 is wrong"),
        ("a 1-0 b", "column 7: there is text after the result"),
        ("a\n(b wrong)", "line 2, column 4: word 2 is wrong"),
        ("a WRONG (B (wrong", "column 13: word 2 is wrong"),
        ("(a)", "column 1: a variation comes before the first move it could replace"),
        ("a (b", "column 3: the variation has no end (expected a parenthesis)"),
        ("a )", "column 3: a variation ends that never began"),
        ("$1 a", "column 1: an annotation comes before the first move"),
        ("a " + "()" * (MAX_EMPTY + 1), "more than 1000 variations have no move"),
        (f"a {{{'x' * MAX_COMMENT}", "the comment has no end"),
    ],
)
def test_errors_name_their_place(text: str, message: str) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert message in str(refused.value)


def test_comments_on_a_move_are_not_longer_than_one_may_be() -> None:
    half = "x" * (MAX_COMMENT // 2)
    with pytest.raises(RecordError, match="the comments on a move have 999999 characters"):
        read(f"a {{{half}}} {{{half}}}")
    assert len(read(f"a {{{half}}} b {{{half}}}").moves) == 2


@pytest.mark.parametrize("most", [1, 3])
def test_a_dialect_says_how_deep_variations_may_be(most: int) -> None:
    text = "a " + "(b " * most
    assert read(text + ")" * most, most)
    with pytest.raises(RecordError, match=f"nested more than {most} deep"):
        read(f"{text}(c" + ")" * (most + 1), most)


def test_a_head_is_read_up_to_the_first_move() -> None:
    lexer = Lexer('[A "x"] {note} { } [B "y"] a')
    source = Source(lexer)
    head = Head()
    assert head.read(source, Letters(lexer).complain)
    assert {name: tag.text for name, tag in head.tags.items()} == {"A": "x", "B": "y"}
    assert [note.text for note in head.notes] == ["note"]
    assert source.next is not None
    assert source.next.text == "a"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('[A ""] [A ""]', "column 8: there is more than one tag A"),
        ("".join(f'[T{n} ""]' for n in range(MAX_TAGS + 1)), "there are more than 1000 tags"),
    ],
)
def test_a_bad_head_is_refused(text: str, message: str) -> None:
    lexer = Lexer(text)
    with pytest.raises(RecordError) as refused:
        Head().read(Source(lexer), Letters(lexer).complain)
    assert message in str(refused.value)


@pytest.mark.parametrize("text", ["", "{only} {comments}"])
def test_comments_alone_are_no_game(text: str) -> None:
    lexer = Lexer(text)
    assert not Head().read(Source(lexer), Letters(lexer).complain)


@pytest.mark.parametrize(
    ("text", "expected", "comments"),
    [
        ("a (-- b) c", ["a", "c"], ["-- b", ""]),
        ("a (b -- {why} 2... c (d) e $3) f", ["a", ["b"], "f"], ["", ""]),
        ("a -- b (c) *", ["a"], ["-- b (c)"]),
        ("a {first} -- b", ["a"], ["first -- b"]),
    ],
)
def test_what_follows_a_null_move_stands_in_a_comment(
    text: str, expected: list[object], comments: list[str]
) -> None:
    tree = read(text)
    assert shape(tree.moves) == expected
    assert [node.comment for node in tree.moves] == comments
    for node in tree.moves:
        for line in node.variations:
            assert [one.comment for one in line] == ["-- why 2... c (d) e $3"]

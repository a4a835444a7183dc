"""The walk through a tree that is written, with a made-up dialect of numbered words."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from cfanp_gui.record.game_record import MoveNode, RecordError
from cfanp_gui.record.movetext import WIDTH, comment
from cfanp_gui.record.tree_writer import Branch, PendingLine, Word, comment_words, write_tree


@dataclass(frozen=True)
class Said:
    """An action that is nothing but a word."""

    text: str


class Words:
    """The state is the number of words said, two of which make a round; a stop has no word."""

    def __init__(self, max_depth: int | None = None) -> None:
        self.max_depth = max_depth

    def write(self, line: PendingLine[int]) -> Word[int]:
        nodes, index, state = line.nodes, line.index, line.state
        written = [nodes[index]]
        if nodes[index].action.text == "." and index + 1 < len(nodes):
            written.append(nodes[index + 1])
        text = written[-1].action.text
        return Word(
            written,
            None if text == "." else text,
            1 + state // 2,
            state + 1,
            comment(nodes[index].before),
            comment_words(*(node.comment for node in written)),
            [Branch(other, state, line.ply + index) for other in nodes[index].variations],
            renumbered=bool(nodes[index].comment),
        )


def nodes_of(*words: str) -> list[MoveNode]:
    return [MoveNode(Said(word)) for word in words]


def written(line: list[MoveNode], max_depth: int | None = None, begin: int = 0) -> str:
    main = PendingLine(line, begin)
    return " ".join(write_tree(main, Words(max_depth), []))


def test_rounds_are_numbered_where_they_begin_and_after_a_break() -> None:
    line = nodes_of("a", "b", "c", "d")
    assert written(line) == "1. a b 2. c d"
    line[0].comment = "x"
    assert written(line) == "1. a {x} 1... b 2. c d"


def test_variations_follow_their_moves() -> None:
    line = nodes_of("a", "b", "c")
    line[0].variations = [nodes_of("x", "y"), nodes_of("z")]
    line[1].variations = [nodes_of("w")]
    assert written(line) == "1. a (1. x y) (1. z) 1... b (1... w) 2. c"
    line[0].variations[0][1].variations = [nodes_of("v")]
    line[0].variations[0][0].before = "lead"
    assert written(line).startswith("1. a ({lead} 1. x y (1... v)) (1. z) 1... b")


def test_actions_without_a_word_leave_their_comments() -> None:
    line = nodes_of("a", ".", "b", ".")
    line[1].comment, line[3].comment = "on the stop", "the last"
    line[1].nags = (3, 3)
    assert written(line) == "1. a b $3 {on the stop} {the last}"


def test_many_parentheses_do_not_make_one_long_word() -> None:
    line = nodes_of("a")
    inner = line
    for _ in range(200):
        inner[-1].variations = [nodes_of("a", "b")]
        inner = inner[-1].variations[0]
    tokens = write_tree(PendingLine(line, 0), Words(), [])
    assert max(map(len, tokens)) <= WIDTH
    assert sum(token.count("(") for token in tokens) == 200
    assert sum(token.count(")") for token in tokens) == 200


def test_parentheses_in_comments_are_none_of_a_tree() -> None:
    line = nodes_of("a")
    line[0].variations = [nodes_of("b")]
    line[0].variations[0][0].comment = "( )"
    assert written(line) == "1. a (1. b {( )})"


def test_a_dialect_says_how_deep_variations_may_be() -> None:
    line = nodes_of("a")
    line[0].variations = [nodes_of("b", "c")]
    line[0].variations[0][1].variations = [nodes_of("d")]
    assert written(line, 2) == "1. a (1. b c (1... d))"
    with pytest.raises(RecordError, match="move 2: variations are nested more than 1 deep"):
        written(line, 1)


@pytest.mark.parametrize("nag", [-1, 10_000])
def test_what_is_no_glyph_is_refused(nag: int) -> None:
    line = nodes_of("a")
    line[0].nags = (nag,)
    with pytest.raises(RecordError, match="is not an annotation"):
        written(line)


def test_the_main_line_ends_where_it_ends() -> None:
    main = PendingLine(nodes_of("a", "b", "c"), 0)
    main.nodes[0].variations = [nodes_of("x", "y")]
    write_tree(main, Words(), [])
    assert main.state == 3

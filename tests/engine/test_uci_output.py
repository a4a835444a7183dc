"""What a program says is looked at before it is believed, and most of it costs nothing."""

import random

import chess

from cfanp_gui.core.boards import Square
from cfanp_gui.engine.uci_output import LONGEST, MOST_WORDS, UciOutput
from cfanp_gui.games.cfanp.chess_line import UciLine
from tests.slow import examples

SQUARES = tuple(Square(0, index) for index in range(64))


def searching(fen: str = chess.STARTING_FEN) -> UciOutput:
    """Return the output of a program that has begun to search."""
    output = UciOutput()
    output.begin(UciLine(fen, SQUARES, "abcdefgh"))
    return output


def heard(*lines: bytes) -> UciOutput:
    """Return the output of a program that has said some lines in a search."""
    output = searching()
    output.feed(b"".join(line + b"\n" for line in lines))
    output.take()
    return output


def told(output: UciOutput) -> list[tuple[object, int, str]]:
    """Return each line of play: its score, its depth, and its moves as people write them."""
    return [
        (line.score and (line.score.centipawns, line.score.mate), line.depth,
         " ".join(move.text for move in line.steps))
        for line in output.lines
    ]  # fmt: skip


def test_before_a_search_everything_passes_but_chatter_and_options() -> None:
    output = UciOutput()
    assert output.feed(b"id name X\r\nopt") == b"id name X\n"
    assert output.feed(b"ion name Hash\ninfo string hello\nuciok\n") == b"uciok\n"
    assert output.lie is None


def test_only_the_latest_word_on_each_line_is_kept() -> None:
    output = searching()
    assert not output.feed(
        b"info depth 1 multipv 2 score cp 5 pv d2d4\n"
        b"info depth 1 multipv 1 score cp 9 pv e2e4\n"
        b"info depth 2 multipv 1 score cp 8 nodes 7 pv c2c4 c7c5\n"
        b"info nodes 8 nps 1\n"
    )
    assert output.lines == ()
    output.take()
    assert told(output) == [((8, None), 2, "c4 c5"), ((5, None), 1, "d4")]
    assert output.nodes == 8


LINES = [
    (b"info score cp +20 pv e2e4", (20, None), "e4"),
    (b"info score cp -20.5 pv e2e4", (-20, None), "e4"),
    (b"info score cp .75 pv e2e4", (1, None), "e4"),
    (b"info score mate +3 pv e2e4", (None, 3), "e4"),
    (b"info score mate -3.0 pv e2e4", (None, -3), "e4"),
    (b"info pv e2e4 e7e5 score cp 7 nodes 4", (7, None), "e4 e5"),
    (b"\tinfo  score\tcp 7  pv\te2e4 ", (7, None), "e4"),
    (b"info depth x pv e2e4", None, "e4"),
    (b"info score wdl 500 300 200 pv e2e4", None, "e4"),
    (b"info score pv e2e4", None, "e4"),
    (b"info score cp 5 pv e2e4 string e7e5 lowerbound", (5, None), "e4"),
]


def test_a_line_is_taken_for_what_it_says() -> None:
    for line, score, moves in LINES:
        output = heard(line)
        assert told(output) == [(score, 0, moves)], line
        assert output.lie is None


def test_a_score_said_alone_belongs_to_the_moves_behind_it_or_before_it() -> None:
    assert told(heard(b"info depth 5 score cp 9", b"info pv e2e4")) == [((9, None), 5, "e4")]
    before = b"info depth 4 score cp 3 pv e2e4"
    assert told(heard(before, b"info depth 5 score cp 9")) == [((9, None), 5, "e4")]
    assert told(heard(before, b"info depth 5 score cp 9 pv")) == [((9, None), 5, "e4")]
    assert told(heard(before, b"info depth 5 pv e2e4 e7e5")) == [((3, None), 5, "e4 e5")]
    apart = heard(before)
    apart.feed(b"info depth 5 pv d2d4\n")
    apart.take()
    assert told(apart) == [(None, 5, "d4")]


DROPPED = [
    b"info string anything",
    b"info string a longer pv may follow",
    b"info depth 1 string score cp x pv e2e5",
    b"info depth 1 score cp 20 pv ",
    b"info depth 1 score cp 20 multipv x pv e2e4",
    b"info",
    b"info currmove e2e4",
    b"info depth 9 score cp 3 lowerbound pv e2e4",
    b"info depth 9 score cp 3 upperbound pv e2e4",
    b"info depth 9 multipv 4 score cp 3 pv e2e4",
    b"info depth 9 multipv 999999999 score cp 3 pv e2e4",
    b"readyok",
    b"",
    b"\xff\xfe\x00",
]


def test_what_nobody_needs_is_dropped() -> None:
    for line in DROPPED:
        output = searching()
        assert output.feed(line + b"\n") == b"", line
        output.take()
        assert output.lines == (), line
        assert output.lie is None, line


def test_the_end_of_a_search_comes_after_what_was_held() -> None:
    output = searching()
    passed = output.feed(b"info score cp 1 pv e2e4\nbestmove e2e4 ponder e7e5\nreadyok\n")
    assert passed == b"bestmove (none)\nreadyok\n"
    assert told(output) == [((1, None), 0, "e4")]


def test_a_line_is_believed_as_far_as_it_is_legal() -> None:
    output = heard(b"info score cp 1 pv E2E4 e7e5 e1e5 g1f3")
    assert told(output) == [((1, None), 0, "e4 e5")]
    assert output.lie is None


LIES = [
    (b"info score cp 1 pv e2e5", "it names a move that is not legal (“e2e5”)"),
    (b"info score cp 1 pv 0000", "it names a move that is not legal (“0000”)"),
    (b"info score cp 1 pv \xff\x07", "it names a move that is not legal (“��”)"),
    (b"bestmove a1a8", "it names a move that is not legal (“a1a8”)"),
    (b"info score cp x pv e2e4", "it gives a score that makes no sense"),
    (b"info score cp 1e3 pv e2e4", "it gives a score that makes no sense"),
    (b"info score mate 2.5 pv e2e4", "it gives a score that makes no sense"),
    (b"info score cp 100001 pv e2e4", "it gives a score that makes no sense"),
    (b"info score mate -1001 pv e2e4", "it gives a score that makes no sense"),
    (b"info score cp " + b"9" * 5000 + b" pv e2e4", "it gives a score that makes no sense"),
]


def test_lies_are_found_out_and_the_first_counts() -> None:
    for line, lie in LIES:
        output = searching()
        output.feed(line + b"\n")
        output.take()
        assert output.lie == lie, line[:40]
        output.feed(b"bestmove a1a7\n")
        assert output.lie == lie


def test_an_illegal_end_is_passed_on_as_none() -> None:
    assert searching().feed(b"bestmove a1a8\n") == b"bestmove (none)\n"
    assert searching().feed(b"bestmove\n") == b"bestmove (none)\n"
    for word in (b"", b"(none)", b"NULL", b"0000"):
        assert heard(b"bestmove " + word).lie is None, "no move is no lie"


def test_nobody_listens_for_ever_to_one_that_is_not_asked() -> None:
    """Neither to talk nor to a line without an end."""
    output = UciOutput()
    for _ in range(LONGEST // 1000 + 2):
        output.feed(b"x" * 1000)
    assert output.lie == "it writes lines without an end"
    output = UciOutput()
    output.feed(b"option name X\n" * (MOST_WORDS + 1))
    assert output.lie == "it talks without being asked"


SOUP = (
    b"info depth score cp mate pv e2e4 e7e5 string multipv 1 0 +3 -20.5 1e9 nodes lowerbound "
    b"bestmove option name Hash type spin check default min max var uciok (none) . inf nan"
)
WORDS = [*SOUP.split(), b"9" * 5000, b"\xff", b"\xd9\xa3", b"\xc2\xb2", b"\x00", b"", b"\n", b"\t"]


def test_whatever_it_says_is_heard_without_a_fault() -> None:
    rng = random.Random(43)
    for _ in range(examples(3000)):
        output = rng.choice((searching, UciOutput))()
        output.feed(b" ".join(rng.choices(WORDS, k=20)) + b"\n")
        output.take()
        assert all(line.steps for line in output.lines)

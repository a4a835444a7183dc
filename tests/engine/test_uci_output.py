"""What a program says is looked at before it is believed, and most of it costs nothing."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import NAMES
from cfanp_gui.engine.uci_output import LONGEST, MOST_WORDS, UciOutput
from cfanp_gui.games.cfanp.chess_pairs import ChessLine

SQUARES = tuple(Square(0, index) for index in range(64))


def searching(fen: str = chess.STARTING_FEN) -> UciOutput:
    """Return the output of a program that has begun to search."""
    output = UciOutput()
    output.begin(ChessLine(fen, SQUARES, NAMES))
    return output


def texts(output: UciOutput) -> dict[int, list[str]]:
    """Return the moves of each line that was passed on, as people write them."""
    return {rank: [move.text for move in moves] for rank, moves in output.moves.items()}


def test_before_a_search_everything_passes_but_chatter() -> None:
    output = UciOutput()
    assert output.feed(b"id name X\r\nopt") == b"id name X\n"
    assert output.feed(b"ion name Hash\ninfo string hello\nuciok\n") == (
        b"option name Hash\nuciok\n"
    )
    assert output.lie is None


def test_only_the_latest_word_on_each_line_is_kept() -> None:
    output = searching()
    assert not output.feed(
        b"info depth 1 multipv 2 score cp 5 pv d2d4\n"
        b"info depth 1 multipv 1 score cp 9 pv e2e4\n"
        b"info depth 2 multipv 1 score cp 8 pv c2c4 c7c5\n"
    )
    assert output.take() == (
        b"info depth 2 multipv 1 score cp 8\ninfo depth 1 multipv 2 score cp 5\n"
    )
    assert texts(output) == {1: ["c4", "c5"], 2: ["d4"]}
    assert output.take() == b""


@pytest.mark.parametrize(
    "line",
    [
        b"info string anything",
        b"info currmove e2e4",
        b"info depth 9 score cp 3 lowerbound pv e2e4",
        b"info depth 9 score cp 3 upperbound pv e2e4",
        b"info depth 9 multipv 4 score cp 3 pv e2e4",
        b"info depth 9 multipv 999999999 score cp 3 pv e2e4",
        b"readyok",
        b"",
        b"\xff\xfe\x00",
    ],
)
def test_what_nobody_needs_is_dropped(line: bytes) -> None:
    output = searching()
    assert output.feed(line + b"\n") == b""
    assert output.take() == b""
    assert output.lie is None


def test_the_end_of_a_search_comes_after_what_was_held() -> None:
    output = searching()
    passed = output.feed(b"info score cp 1 pv e2e4\nbestmove e2e4 ponder e7e5\nreadyok\n")
    assert passed == b"info score cp 1\nbestmove (none)\nreadyok\n"
    assert texts(output) == {1: ["e4"]}


def test_a_line_is_believed_as_far_as_it_is_legal() -> None:
    output = searching()
    output.feed(b"info score cp 1 pv E2E4 e7e5 e1e5 g1f3\n")
    assert output.take() == b"info score cp 1\n"
    assert texts(output) == {1: ["e4", "e5"]}
    assert output.lie is None


@pytest.mark.parametrize(
    ("line", "lie"),
    [
        (b"info score cp 1 pv e2e5", "it names a move that is not legal (“e2e5”)"),
        (b"info score cp 1 pv 0000", "it names a move that is not legal (“0000”)"),
        (b"info score cp 1 pv \xff\x07", "it names a move that is not legal (“��”)"),
        (b"info score cp 1 pv ", "it names a move that is not legal (“”)"),
        (b"bestmove a1a8", "it names a move that is not legal (“a1a8”)"),
        (b"info score cp x pv e2e4", "it gives a score that makes no sense"),
        (b"info depth 3 pv e2e4", "it gives a score that makes no sense"),
        (b"info score cp 100001 pv e2e4", "it gives a score that makes no sense"),
        (b"info score mate -1001 pv e2e4", "it gives a score that makes no sense"),
        (b"info score cp " + b"9" * 5000 + b" pv e2e4", "it gives a score that makes no sense"),
    ],
)
def test_lies_are_found_out(line: bytes, lie: str) -> None:
    output = searching()
    output.feed(line + b"\n")
    output.take()
    assert output.lie == lie


def test_an_illegal_end_is_passed_on_as_none() -> None:
    assert searching().feed(b"bestmove a1a8\n") == b"bestmove (none)\n"
    assert searching().feed(b"bestmove\n") == b"bestmove (none)\n"


def test_the_first_lie_counts() -> None:
    output = searching()
    output.feed(b"info score cp x pv e2e4\n")
    output.take()
    output.feed(b"bestmove a1a8\n")
    assert output.lie == "it gives a score that makes no sense"


def test_lines_without_an_end_are_not_kept() -> None:
    output = UciOutput()
    for _ in range(LONGEST // 1000 + 2):
        output.feed(b"x" * 1000)
    assert output.lie == "it writes lines without an end"
    assert len(output._rest) < LONGEST


def test_nobody_listens_to_talk_for_ever() -> None:
    output = UciOutput()
    output.feed(b"option name X\n" * (MOST_WORDS + 1))
    assert output.lie == "it talks without being asked"

"""Times as records say them; python-chess judges what is read and written."""

from __future__ import annotations

import chess.pgn
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.record import movetext
from cfanp_gui.record.clock_comment import (
    MAX_TIME,
    clock_text,
    parse_time,
    read_clock,
    with_clock,
    without_clock,
)

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


@given(TIMES)
def test_what_python_chess_writes_is_read(time: int) -> None:
    game = chess.pgn.Game()
    game.comment = "good"
    game.set_clock(time / 1000)
    assert read_clock(game.comment) == time


def test_a_comment_keeps_everything_else() -> None:
    note = "[%eval 0.3] [%clk 0:05:00] x"
    assert with_clock(note, 300_000) == note
    assert with_clock(note, 299_100) == "[%eval 0.3] [%clk 0:04:59.1] x"
    assert with_clock("[%clk 00:05:00]", 300_000) == "[%clk 00:05:00]"
    assert with_clock("solid", 7) == "[%clk 0:00:00.007] solid"
    assert with_clock("", 3_600_000) == "[%clk 1:00:00]"


def test_a_comment_can_be_rid_of_its_clocks() -> None:
    note = "[%eval 0.3] [%clk 0:05:00] x [%clk 0:01:00]"
    assert without_clock(note) == "[%eval 0.3] x"
    assert without_clock("[%clk 0:05:00]") == ""


@pytest.mark.parametrize(
    "text", ["", "5", "5:00", "0:60:00", "0:00:60", "1000:00:00", "0:00:01.2345", "-0:00:01",
             "0:00:01 ", "0:00:01\n"],
)  # fmt: skip
def test_what_is_no_time_is_none(text: str) -> None:
    assert parse_time(text) is None
    assert read_clock(f"[%clk {text}]") is None

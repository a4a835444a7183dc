"""With a strip no piece moves twice in a turn."""

from __future__ import annotations

import pytest

from cfanp_gui.core.position import PositionError
from tests.games.armies.shogis import GAME, message, moves, play, read

FOUR = "5/Ka4|5/Kb3Ga|5/Kc4|5/Kd4"


def test_what_moved_to_the_strip_or_along_it_stays_there_this_turn() -> None:
    position = read(FOUR, "strip=3Ra1", turn="2")
    after = play(position, "AC:d3c3")
    assert after.to_text().endswith("a 1/2/3/4 - - 1AC 1 1 base=shogi strip=2Ra2 moved=~c1")
    assert moves(after, "BD:c3") == []
    assert moves(after, "BD:e1")
    assert message(after, "BD:c3c2") == (
        "The Rook on ~c1 (c3) has moved this turn already (Rule 10)"
    )
    assert GAME.from_text(after.to_text(), {}).state == after.state
    later = play(after, "end", "BD:a1b1", "AC:e5d5")
    assert "moved" not in later.to_text()
    assert later.state.moved_on_strip == ()


def test_what_leaves_the_strip_and_what_was_dropped_there() -> None:
    position = read(FOUR, "strip=3Ra1 hand=a:G", turn="2")
    assert "moved" not in play(position, "AC:d3d2").to_text()
    after = play(position, "AC:G@a3")
    assert after.to_text().endswith("strip=Ga2Ra1 moved=~a1")
    assert moves(after, "BD:a3") == []
    assert moves(after, "BD:d3")


@pytest.mark.parametrize(
    ("turn", "rest", "words"),
    [
        ("1AC", "strip=3Ra1 moved=~e1", "no piece of army a stands there"),
        ("1AC", "strip=3Ra1 moved=~d2", "not a square of the strip"),
        ("2", "strip=3Ra1 moved=~d1", "no half-board was pushed"),
        ("1AC", "strip=2RaPa1 moved=~d1,~c1", "out of order"),
    ],
)
def test_what_cannot_have_moved_is_refused(turn: str, rest: str, words: str) -> None:
    with pytest.raises(PositionError, match=f"^moved on the strip: .*{words}"):
        read(FOUR, rest, turn=turn)

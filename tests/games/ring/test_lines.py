"""A ring on the command line: lines about it, and what is answered."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import OptionError
from cfanp_gui.core.lines import LineError
from tests.games.ring.build import GAME, KINGS, line, play, start

LINES = GAME.lines
STUCK = line("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")


def test_a_line_begins_at_the_start_or_at_a_position() -> None:
    assert LINES.start({"players": 4, "tempo": "rounds"}) == start(4, tempo="rounds")
    assert LINES.start({"rfen": STUCK, "options": {"tournament": False}}).to_text() == STUCK
    with pytest.raises(LineError, match="“players” must be a whole number"):
        LINES.start({})
    with pytest.raises(OptionError, match="tempo"):
        LINES.start({"players": 3, "tempo": "quick"})


def test_what_is_answered() -> None:
    position = play(start(), "1:e2e4", "1:d7d5", "1:e4d5")
    found = LINES.moves(position, None)
    assert list(found) == ["moves", "to_move", "stockpiles", "over"]
    assert found["to_move"] == {"1": 2, "2": 2, "3": 3}
    assert found["stockpiles"] == {"1": ["Pb1"], "2": [], "3": []}
    assert LINES.play(position, (), [{"type": "x"}]) == {**found, "events": [{"type": "x"}]}


def test_what_the_rules_do_first_is_done_first() -> None:
    mated = line("1:4k3/8/8/8/7q/5PP1/PPPPP2P/RNBQKBNR w", f"2:{KINGS}", f"3:{KINGS}")
    assert "1" in LINES.moves(GAME.from_text(mated, {}), mated)["to_move"]
    fools = play(start(), "1:f2f3", "1:e7e5", "1:g2g4", "1:d8h4")
    assert LINES.moves(fools, None)["to_move"] == {"2": 2, "3": 3}


def test_arguments_of_perft() -> None:
    assert [one.key for one in LINES.arguments()] == ["players", "rfen", "tempo"]
    assert LINES.from_arguments({"players": 3, "tempo": "rounds"}) == start(tempo="rounds")
    assert LINES.from_arguments({"rfen": STUCK}).to_text() == STUCK

"""StrategiChess on the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cfanp_gui.cli.playing import moves, play
from cfanp_gui.core.lines import LineError
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.state import State
from tests.judges.strategichess_by_hand import AWAY, stfen


def line(**value: Any) -> str:
    """Return a line about the game."""
    return json.dumps({"system": "strategichess", "moves": [], **value})


def test_the_start_is_answered_whole() -> None:
    answer = moves(line(boards=2))
    assert answer["stfen"] == StrategiPosition(State.start(2)).to_text()
    assert len(answer["moves"]) == 198
    assert answer["moves"] == sorted(answer["moves"])
    assert answer["to_move"] == {"1": "w", "2": "w"}
    assert answer["kings"] == {"w": [1, 2], "b": [1, 2]}
    assert answer["over"] is None
    assert set(answer) == {"stfen", "moves", "to_move", "kings", "over"}


def test_a_position_may_stand_for_the_start() -> None:
    text = stfen("Ka1 rb9 rm2 rk9 kh14", AWAY, turn="b|w")
    for value in ({"stfen": text}, {"stfen": text, "boards": 2}):
        answer = play(line(moves=["1:k9k1"], **value))
        assert answer["events"] == [{"type": "checkmate", "board": 1, "team": "w"}]
        assert answer["kings"] == {"w": [2], "b": [1, 2]}
        assert answer["stfen"].endswith(" w|w -/-|-/- 0 1|1") is False
        assert answer["stfen"].split(" ")[1:] == ["w|w", "-/-|-/-", "0", "2|1"]


def test_the_end_is_answered() -> None:
    answer = play(line(stfen=stfen("Ka1 rb9 rm2 rk9 kh14", turn="b"), moves=["1:k9k1"]))
    assert answer["over"] == {"result": "win", "team": "b", "reason": "checkmate"}
    assert answer["moves"] == []
    assert answer["events"][-1] == {"type": "over", **answer["over"]}
    drawn = moves(line(stfen=stfen("Ka1 rb9 rm2 kh14")))
    assert drawn["over"] == {"result": "draw", "reason": "stalemate"}
    assert drawn["moves"] == []


def test_draws_that_players_call_are_not_reported() -> None:
    answer = moves(line(stfen=stfen("Ka1 kn14", quiet=900)))
    assert answer["over"] is None
    assert len(answer["moves"]) == 3


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({}, "neither “boards” nor “stfen” is given"),
        ({"boards": 7}, "“boards” is 7 (expected 1 to 6)"),
        ({"boards": 0}, "“boards” is 0"),
        ({"boards": "2"}, "“boards” must be a whole number"),
        ({"boards": True}, "“boards” must be a whole number"),
        ({"stfen": 2}, "“stfen” must be a string"),
        ({"stfen": stfen(AWAY), "boards": 2}, "“boards” is 2 (expected 1, as many as “stfen” has)"),
        ({"boards": 1, "players": 2}, "unknown key “players”"),
        ({"boards": 1, "moves": ["1:e4e9"]}, "move 1, “1:e4e9”: The pawn on e4 of board 1"),
        ({"boards": 1, "moves": ["e4"]}, "move 1, “e4”, is not a move"),
    ],
)
def test_bad_lines_are_refused(value: dict[str, Any], said: str) -> None:
    for ask in (moves, play):
        with pytest.raises(LineError) as refused:
            ask(line(**value))
        assert said in str(refused.value)

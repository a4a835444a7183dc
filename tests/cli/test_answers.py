"""What workers answer: a game as it is played here, or in a sentence why not."""

from __future__ import annotations

import json

import pytest

from cfanp_gui.bots.arena import Arena, Entrant, play_game
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.bots.simple_bots import RandomBot
from cfanp_gui.cli import answers
from cfanp_gui.cli.answers import WrongAnswerError, answer, read_answer
from cfanp_gui.cli.workers import WorkerError
from cfanp_gui.games import registry


def arena(key: str = "cfanp") -> Arena:
    """Return an arena of short games."""
    players = next(count for count in registry.find_game(key).player_counts if count > 1)
    return Arena(key, players, {}, (Entrant.read("random", 20),), 5, 12)


@pytest.mark.parametrize("key", registry.keys())
def test_it_tells_of_the_game_that_is_played_here(key: str) -> None:
    held = arena(key)
    assert read_answer(answer(program(), held, 3), held, 3) == play_game(held, 3)


def test_another_program() -> None:
    with pytest.raises(WorkerError, match=r"^0"):
        read_answer(answer("9.9 0123456789ab", arena(), 1), arena(), 1)


def test_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("it cannot think")

    monkeypatch.setattr(RandomBot, "choose", fail)
    with pytest.raises(WrongAnswerError, match=r"game 1, action 1: .* failed: it cannot think"):
        read_answer(answer(program(), arena(), 1), arena(), 1)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ({"game": 2}, "“game” is 2 (expected 1)"),
        ({"game": True}, "“game” is True (expected 1)"),
        ({"game": 1.0}, "“game” is 1.0 (expected 1)"),
        ({"moves": []}, "“game” is None (expected 1)"),
        ({"game": 1, "record": "..."}, "unknown key “record”"),
        ({"game": 1}, "“moves” must be a list of strings"),
        ({"game": 1, "moves": "e2e4"}, "“moves” must be a list of strings"),
        ({"game": 1, "moves": [1]}, "“moves” must be a list of strings"),
        ({"game": 1, "moves": ["\x1b[2J"]}, "action 1, “�[2J”, is not a move"),
        ({"game": 1, "moves": ["AB:e2e5"]}, "action 1, “AB:e2e5”: "),
        ({"game": 1, "moves": ["AB:e2e4"]}, "the game goes on after action 1"),
        ({"game": 1, "moves": ["AB:e2e4"] * 13}, "there are 13 actions (expected at most 12)"),
        ({"game": 1, "failed": "it\nfails"}, "it�fails"),
        ([1], "not a JSON object"),
    ],
)
def test_wrong_answers(value: object, expected: str) -> None:
    with pytest.raises(WrongAnswerError) as found:
        read_answer(json.dumps(value), arena(), 1)
    assert str(found.value).startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (b'{"game": 1}', "it is no text"),
        (None, "it is no text"),
        ("{", "not valid JSON"),
        ("[" * 2000, "not valid JSON"),
        (" " * 10_000, "it is too long for a game of this arena"),
    ],
)
def test_texts_that_are_none(text: object, expected: str) -> None:
    with pytest.raises(WrongAnswerError, match=expected):
        read_answer(text, arena(), 1)


def test_long_sentences_are_cut_off() -> None:
    text = json.dumps({"game": 1, "failed": "x" * 900})
    with pytest.raises(WrongAnswerError) as found:
        read_answer(text, arena(), 1)
    assert str(found.value) == "x" * answers.MOST_SAID

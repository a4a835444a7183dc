"""What other machines send back is text that is looked at: nobody is believed, nothing is run."""

import json
import os
import pickle
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui.bots.arena import Arena, BotError, Entrant, play_game, program
from cfanp_gui.cli.cluster import ARENA_GAMES, MOST_SAID, Reply, WrongAnswerError
from cfanp_gui.cli.mining import MINED_GAMES
from cfanp_gui.cli.plain_pickles import RefusedError, plain_pickles, texts_in
from cfanp_gui.cli.workers import WorkerError
from cfanp_gui.games import registry
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.miner import Mine


def arena(key: str = "cfanp") -> Arena:
    """Return an arena of short games."""
    players = next(count for count in registry.find_game(key).player_counts if count > 1)
    return Arena(key, players, {}, (Entrant.read("random", 20),), 5, 12)


@pytest.mark.parametrize("key", registry.keys())
def test_it_tells_of_the_game_that_is_played_here(key: str) -> None:
    held = arena(key)
    assert ARENA_GAMES.read_answer(ARENA_GAMES.answer(program(), held, 3), held, 3) == play_game(
        held, 3
    )


def test_programs_and_bots_that_are_not_as_here() -> None:
    with pytest.raises(WorkerError, match=r"^0"):
        ARENA_GAMES.read_answer(ARENA_GAMES.answer("9.9 0123456789ab", arena(), 1), arena(), 1)

    def fail(*_: object) -> Any:
        raise BotError("it cannot think", "the traceback")

    failing = Reply("moves", "", fail, fail, fail).answer(program(), arena(), 1)
    with pytest.raises(WrongAnswerError, match=r"^it cannot think$"):
        ARENA_GAMES.read_answer(failing, arena(), 1)


WRONG: list[tuple[object, str]] = [
    (json.dumps(value), expected)
    for value, expected in (
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
        ({"game": 1, "failed": "x" * 900}, "x" * MOST_SAID),
        ([1], "not a JSON object"),
    )
]
WRONG += [
    (b'{"game": 1}', "it is no text"),
    (None, "it is no text"),
    ("{", "not valid JSON"),
    ("[" * 2000, "not valid JSON"),
    (" " * 10_000, "it is too long for a game of this arena"),
]


def test_wrong_answers_are_put_into_words() -> None:
    for text, expected in WRONG:
        with pytest.raises(WrongAnswerError) as found:
            ARENA_GAMES.read_answer(text, arena(), 1)
        assert str(found.value).startswith(expected)
        assert len(str(found.value)) <= MOST_SAID


@pytest.mark.no_cover
def test_puzzles_of_another_machine_are_proven_here() -> None:
    bots = (Entrant.read("greedy", 20), Entrant.read("random", 20))
    there, number = Mine(Arena("cfanp", 3, {}, bots, 1, 17)), 1
    found = MINED_GAMES.read_answer(MINED_GAMES.answer(program(), there, number), there, number)
    assert [one.solution for one in found.puzzles] == [("AB:e2b5",)]
    first = puzzle_file.write(found.puzzles[0])

    def told(**value: Any) -> str:
        return json.dumps({"game": number, **value})

    for wrong, words in (
        (told(game=77), "“game” is 77"),
        (told(puzzles=first.replace(found.puzzles[0].key, "mine-1")), "is not of this game"),
        (told(puzzles=first.replace("themes: ", "themes: sad ")), "has an unknown theme"),
        (told(puzzles=first.replace("game: cfanp", "game: chess")), "unknown game"),
        (told(puzzles=first + "options: touch=on\n"), "has other house rules"),
        (told(puzzles=first.replace("mates in 1", "takes two armies")), ""),
        (told(failed="it cannot think"), "it cannot think"),
        (told(), "it has no puzzles"),
        ("[]", "not a JSON object"),
        (7, "it is no text"),
        ("x" * 200_000, "too long"),
    ):
        with pytest.raises(WrongAnswerError) as refused:
            MINED_GAMES.read_answer(wrong, there, number)
        assert words in str(refused.value)
    with pytest.raises(WorkerError):
        MINED_GAMES.read_answer(MINED_GAMES.answer("another", there, number), there, number)


class Command:
    """Makes a folder where it is unpickled."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (self.folder,)


def test_a_pickle_that_names_something_is_refused_whoever_unpickles_it(tmp_path: Path) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        for loads in (pickle.loads, pickle._loads):  # type: ignore[attr-defined]
            made = tmp_path / f"{protocol}{loads.__module__}"
            pickled = pickle.dumps(Command(made), protocol)
            with plain_pickles() as names, pytest.raises(RefusedError, match=r"names .*mkdir"):
                loads(pickled)
            assert names == [f"{os.mkdir.__module__}.mkdir"]
            assert not made.exists()
            loads(pickled)
            assert made.exists()
    assert texts_in(pickled)[-2:] == ["mkdir", str(made)]
    assert texts_in(pickled[:-1])[-1] == str(made)  # cut off
    assert texts_in(b"\xff nonsense") == []


def test_plain_values_are_not_refused_and_one_refusal_may_lie_within_another() -> None:
    plain = {"text": ["one", 2, 3.0, None, True, b"bytes"], "types": (str, bytes)}
    pickled = pickle.dumps(Path)
    with plain_pickles() as outer:
        assert pickle.loads(pickle.dumps(plain)) == plain
        with plain_pickles() as inner, pytest.raises(RefusedError):
            pickle.loads(pickled)
        assert outer == inner
        with pytest.raises(RefusedError):
            pickle.loads(pickled)
    assert len(outer) == len(inner) + 1
    assert pickle.loads(pickled) is Path

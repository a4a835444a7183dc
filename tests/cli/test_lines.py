"""Commands that read lines, on every game and whatever bytes come; words: `tests/cli/answers`."""

import json
import random
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui.cli.playing import MAX_LINE
from cfanp_gui.core.game import Game, Position
from tests.cli.answers import COLUMNS, answered, differences, kept, read, run, tables
from tests.published import KEYS, PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED, ids=KEYS)


def asked(*questions: dict[str, Any]) -> str:
    """Return questions as the lines a command reads."""
    return "".join(json.dumps(question) + "\n" for question in questions)


def start_of(game: Game) -> Position:
    """Return the start with one player more than the game needs."""
    return game.initial(game.player_counts[1], {})


def question(game: Game, start: Position, *moves: str, **rest: Any) -> dict[str, Any]:
    """Return a line about a game that begins at a position."""
    return {"system": game.key, game.lines.position_key: start.to_text(),
            "moves": list(moves), **rest}  # fmt: skip


def stroll(game: Game, plies: int) -> tuple[list[str], list[dict[str, Any]], Position]:
    """Return the actions of a random game, what happened in it, and where it led."""
    rng = random.Random(game.key)
    position, happened = start_of(game).resolve_pending()
    events = list(happened)
    texts = []
    for _ in range(plies):
        legal = position.all_actions()
        if not legal:
            break
        action = rng.choice(legal)
        position, change = position.apply(action)
        texts.append(action.text)
        events += change.events
    return texts, [event.to_json() for event in events], position


@EVERY_GAME
def test_moves_are_played_and_counted_as_the_rules_say(game: Game) -> None:
    texts, events, position = stroll(game, 120)
    line = question(game, start_of(game), *texts)
    status, (played,) = read("play", given=asked(line))
    _, (listed, there) = read("moves", given=asked(line, question(game, position)))
    assert status == 0
    assert [event for event in played["events"] if event["type"] != "over"] == events
    assert played["over"] == listed["over"] == game.lines.over(position)
    assert listed["moves"] == sorted(listed["moves"])
    assert set(listed["moves"]) <= {action.text for action in position.all_actions()}
    assert there == listed, "the same position, whether it was played or given"
    _, _, position = stroll(game, 20)
    arguments = ("--system", game.key, f"--{game.lines.position_key}", position.to_text())
    _, total, _ = run("perft", *arguments, "--depth", "1")
    assert total == f"{game.perft(position, 1)}\n"
    _, counted, _ = run("perft", *arguments, "--depth", "2", "--divide")
    *lines, total = counted.splitlines()
    assert lines == [f"{text}: {count}" for text, count in game.divide(position, 2)]
    assert total == str(game.perft(position, 2))


def test_a_line_may_leave_out_moves_and_the_first_game() -> None:
    line = question(PUBLISHED[0], start_of(PUBLISHED[0]))
    shorter = {key: value for key, value in line.items() if key not in ("system", "moves")}
    for command in ("moves", "play", "insight"):
        status, (one, other) = read(command, given=asked(line, shorter))
        assert (status, one) == (0, other)


def test_whatever_bytes_come_each_line_is_answered_with_its_number() -> None:
    start = start_of(PUBLISHED[0]).to_text().encode()
    data = b"\xef\xbb\xbf" + start + b"\r\n\n  \nnonsense\n\xff\xfe\n" + b"x" * (3 * MAX_LINE)
    status, found = read("moves", given=data + b"\r\n" + start)
    assert status == 1
    assert [line.get("line") for line in found] == [None, 4, 5, 6, None]
    assert found[0] == found[4]
    assert found[2]["error"] == "byte 1 of the line is not UTF-8 text"
    assert found[3]["error"] == "the line is longer than 1000000 bytes"
    # Its end counts, too.
    longest = asked({"system": "cfanp", "players": 2}).strip().encode().ljust(999_999)
    for line, is_refused in ((longest, False), (longest + b" ", True)):
        assert ("error" in read("moves", given=line + b"\n")[1][0]) == is_refused
    # One whose last line has no end and is too long, and one of nothing.
    assert read("moves", given=b"x" * (2 * MAX_LINE))[1][0]["line"] == 1
    assert read("moves") == (0, [])
    for name in ("9" * 5000, "[" * 5000 + "]" * 5000, "[" * 200_000):
        _, (line,) = read("moves", given=f'{{"cfen": "x", "id": {name}}}\n')
        # Python 3.13 reads brackets.
        assert line["error"].startswith(("not valid JSON", "the line: ")), name[:5]
        _, (line,) = read("play", given=f"{name}\n")
        assert line["error"].startswith("not "), name[:5]


@pytest.mark.parametrize("command", ["moves", "play", "insight"])
def test_the_examples_of_the_help_can_be_typed(command: str) -> None:
    """And every key of an answer stands in the tables."""
    _, text, _ = run(command, "--help")
    calls = [shlex.split(line) for line in text.splitlines() if line.startswith("  echo ")]
    assert len(calls) == (3 if command == "play" else 2)
    for echo, line, pipe, program, *arguments in calls:
        assert (echo, pipe, program, arguments[0]) == ("echo", "|", "cfanp", command)
        status, (found,) = read(*arguments, given=line)
        assert status == 0
        for key in (*json.loads(line), *found):
            assert re.search(rf"^  (\w+ or )*{key}\b", text, re.MULTILINE), key


# Tables of command lines


@pytest.mark.usefixtures("only_published")
@pytest.mark.parametrize("name", tables())
def test_a_command_answers_as_it_did(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else look whether that is meant, and run ``python -m tests.cli.answers NAME``."""
    monkeypatch.setenv("COLUMNS", COLUMNS)
    table = kept(name)
    found = answered(table, tmp_path)
    assert found == table, f"{name}.txt:\n{differences(table, found)}"

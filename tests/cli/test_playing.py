"""`moves` and `play`: lines of JSON read, judged and answered."""

from __future__ import annotations

import io
import json
import random
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cfanp_gui import cli
from cfanp_gui.cli.playing import MAX_LINE, check_keys, each_line, read_moves, read_object
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.lines import LineError
from cfanp_gui.games.registry import GAMES, find_game, keys
from tests.cli.asking import asked


def test_every_line_is_answered_and_bad_ones_with_their_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = b"\xef\xbb\xbfone\n\n\xff\n" + b"x" * (MAX_LINE + 1) + b"\r\nlast"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert each_line(lambda line: {"line": line}) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers == [
        {"line": "one"},
        {"error": "byte 1 of the line is not UTF-8 text", "line": 3},
        {"error": f"the line is longer than {MAX_LINE} bytes", "line": 4},
        {"line": "last"},
    ]


def test_objects_keys_and_moves_are_checked() -> None:
    assert read_object('{"a": 1}', "x") == {"a": 1}
    for text in ("[1]", "{", "[" * 200_000):
        with pytest.raises(LineError, match=r"not (valid|a) JSON"):
            read_object(text, "x")
    check_keys({"a": 1}, ("a", "b"), "a or b")
    with pytest.raises(LineError, match="unknown key “c”"):
        check_keys({"c": 1}, ("a", "b"), "a or b")
    assert read_moves({"moves": ["end"]}, "end") == ["end"]
    for value in ({}, {"moves": "end"}, {"moves": [1]}):
        with pytest.raises(LineError, match="“moves” must be a list"):
            read_moves(value, "end")


EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=keys())


def question(game: Game, start: Position, *moves: str, **rest: Any) -> dict[str, Any]:
    """Return a line about a game that begins at a position."""
    return {"system": game.key, game.lines.position_key: start.to_text(),
            "moves": list(moves), **rest}  # fmt: skip


def start_of(game: Game) -> Position:
    """Return the start with as few players as the game allows, and one more."""
    return game.initial(game.player_counts[1], {})


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
def test_moves_are_played_as_the_rules_say(game: Game, answer: Any) -> None:
    texts, events, position = stroll(game, 120)
    line = question(game, start_of(game), *texts)
    status, (played,) = answer("play", asked(line))
    _, (listed, there) = answer("moves", asked(line, question(game, position)))
    assert status == 0
    assert [event for event in played["events"] if event["type"] != "over"] == events
    assert played["over"] == listed["over"] == game.lines.over(position)
    assert listed["moves"] == sorted(listed["moves"])
    assert set(listed["moves"]) <= {action.text for action in position.all_actions()}
    assert there == listed, "the same position, whether it was played or given"


@EVERY_GAME
def test_what_a_line_must_not_be(game: Game, answer: Any) -> None:
    start = start_of(game)
    lines = game.lines
    first = start.all_actions()[0].text
    wrong = (
        ({**question(game, start), "more": 1}, "unknown key “more”"),
        (question(game, start, "nonsense"), "move 1, “nonsense”, is not a move"),
        (question(game, start, first, "x" * 999), "move 2, “x"),
        (question(game, start, options={"nothing": 1}), "unknown option “nothing”"),
        (question(game, start, options=[]), "“options” must be an object"),
        ({**question(game, start), lines.position_key: "x"}, "the line: the number of fields is 1"),
        (
            {**question(game, start), lines.position_key: 1},
            f"“{lines.position_key}” must be a string",
        ),
        (
            {"system": game.key, lines.position_key: start.to_text(), "moves": "e4"},
            "“moves” must be a list of strings",
        ),
        ({"system": game.key, "moves": []}, "expected"),
    )
    for command in ("moves", "play"):
        status, found = answer(command, asked(*(line for line, _ in wrong)))
        assert status == 1
        for (_, expected), refused in zip(wrong, found, strict=True):
            assert expected in refused["error"]
            assert len(refused["error"]) < 400


def test_moves_may_be_left_out(answer: Any) -> None:
    for game in GAMES:
        line = {"system": game.key, game.lines.position_key: start_of(game).to_text()}
        for command in ("moves", "play"):
            status, (alone, named) = answer(command, asked(line, {**line, "moves": []}))
            assert (status, alone) == (0, named)


def test_a_number_of_players_is_a_beginning(
    answer: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever a position is expected; with house rules and moves as with a position."""
    line = {"system": "cfanp", "players": 3}
    start = find_game("cfanp").initial(3, {}).to_text()
    for command in ("moves", "play", "insight"):
        status, (begun, given) = answer(command, asked(line, {"cfen": start, "moves": []}))
        assert (status, begun["cfen"]) == (0, start)
        assert begun == given
    assert cli.main(["puzzles", "solve", json.dumps(line), "a mates in 1"]) == 1
    assert capsys.readouterr().out.startswith("no solution")
    rules: dict[str, Any] = {"options": {"base": "xiangqi"}, "moves": ["AB:a1a2"]}
    _, (begun, given) = answer(
        "play",
        asked(
            {**line, **rules},
            {"cfen": find_game("cfanp").initial(3, rules["options"]).to_text(), **rules},
        ),
    )
    assert begun == given
    assert begun["san"]


def test_a_line_without_a_game_is_about_the_first(answer: Any) -> None:
    first = GAMES[0]
    named = question(first, start_of(first))
    bare = {key: value for key, value in named.items() if key != "system"}
    for command in ("moves", "play"):
        status, (one, other) = answer(command, asked(named, bare))
        assert status == 0
        assert one == other
        assert answer(command, asked({"moves": []}))[0] == 1


def counted(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return the lines that ``perft`` prints."""
    assert cli.main(["perft", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@EVERY_GAME
def test_counting_from_a_position(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    _, _, position = stroll(game, 20)
    arguments = ("--system", game.key, f"--{game.lines.position_key}", position.to_text())
    assert counted(capsys, *arguments, "--depth", "1") == [str(game.perft(position, 1))]
    *lines, total = counted(capsys, *arguments, "--depth", "2", "--divide")
    assert lines == [f"{text}: {count}" for text, count in game.divide(position, 2)]
    assert total == str(game.perft(position, 2))


@EVERY_GAME
def test_the_arguments_of_a_game_lead_to_its_start(game: Game) -> None:
    starts = [one.key for one in game.lines.arguments() if one.is_start]
    assert game.lines.position_key in starts
    start = start_of(game)
    given = game.lines.from_arguments({game.lines.position_key: start.to_text()})
    assert given.to_text() == start.to_text()


@EVERY_GAME
def test_the_help_names_every_game_and_its_arguments(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in ("moves", "play", "perft"):
        with pytest.raises(SystemExit):
            cli.main([command, "--help"])
        text = " ".join(capsys.readouterr().out.split())
        assert game.key in text
        if command == "perft":
            assert all(flag in text for one in game.lines.arguments() for flag in one.flags)
        else:
            assert game.name in text


def test_an_argument_of_another_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES:
        own = {one.key for one in game.lines.arguments()}
        for other in GAMES:
            for one in other.lines.arguments():
                if one.key in own or not one.is_start:
                    continue
                assert cli.main(["perft", "--system", game.key, one.flags[0], "1",
                                 "--depth", "1"]) == 2  # fmt: skip
                assert f"unknown option “{one.key}”" in capsys.readouterr().err


def test_a_position_and_the_number_of_players_must_agree() -> None:
    for game in GAMES:
        start = start_of(game)
        line = question(game, start, players=start.players + 1)
        with pytest.raises(LineError, match=f"there are {start.players} players"):
            game.lines.start(line)
        assert game.lines.start({**line, "players": start.players}).players == start.players

"""The command line: lines that begin with a position, and what is answered as JSON."""

from __future__ import annotations

import json

import pytest

from cfanp_gui.core.game import Game, OptionError, PositionError
from cfanp_gui.core.lines import LineError
from tests.conformance.cases import Case, each_case, each_game, of_each_case, of_each_game


@each_case
def a_line_begins_with_the_start_or_a_position(case: Case) -> None:
    lines, key = case.game.lines, case.game.lines.position_key
    options = case.options
    assert {key, "options", "moves"} <= set(lines.keys)
    text = case.start.to_text()
    assert lines.start({key: text, "options": options}).to_text() == text
    if "players" in lines.keys:
        given = {key: text, "options": options, "players": case.players}
        assert lines.start(given).to_text() == text


@each_game
def a_line_that_cannot_be_used_says_why(game: Game) -> None:
    lines = game.lines
    text = game.initial(game.player_counts[0], {}).to_text()
    for wrong in ({}, {lines.position_key: 3}, {lines.position_key: text, "options": []}):
        with pytest.raises(LineError) as raised:
            lines.start(wrong)
        assert str(raised.value)
    if "players" in lines.keys:
        with pytest.raises(LineError, match="players"):
            lines.start({lines.position_key: text, "players": 99})
    with pytest.raises(PositionError):
        lines.start({lines.position_key: "nonsense"})
    with pytest.raises(OptionError):
        lines.start({lines.position_key: text, "options": {"no_such_option": True}})
    assert lines.move_example
    assert lines.example


@each_game
def the_help_has_the_keys_that_a_game_reads_and_answers(game: Game) -> None:
    lines, start = game.lines, game.initial(game.player_counts[0], {})
    assert {lines.position_key, "moves", "options"} <= set(lines.keys)
    assert set(lines.moves(start, None)) <= {key.name for key in lines.moves_answer}
    assert set(lines.play(start, [], [])) <= {key.name for key in lines.play_answer}
    for key in (*lines.inputs, *lines.moves_answer, *lines.play_answer):
        assert key.meaning
        assert key.meaning.isascii()


@each_game
def perft_can_be_asked_by_arguments(game: Game) -> None:
    lines, players = game.lines, game.player_counts[0]
    arguments = {argument.key: argument for argument in lines.arguments()}
    starts = [key for key, argument in arguments.items() if argument.is_start]
    assert lines.position_key in starts
    assert all(flag.startswith("--") for one in arguments.values() for flag in one.flags)
    start = game.initial(players, {})
    assert lines.from_arguments({lines.position_key: start.to_text()}).pieces() == start.pieces()


@each_case
def positions_are_answered_as_json(case: Case) -> None:
    lines = case.game.lines
    last = (case.end or case.walk)[-1].after
    for position in (*case.few, last):
        answer = lines.moves(position, None)
        assert json.loads(json.dumps(answer)) == answer
        assert (lines.over(position) is None) == (position.outcome() is None)
        over = lines.over(position)
        if over is not None:
            assert json.loads(json.dumps(over)) == over
            assert over["result"] in ("win", "draw")
    ply = case.walk[0]
    human = [case.game.notation.human(ply.before, ply.change.action)]
    told = [event.to_json() for event in ply.change.events]
    answer = lines.play(ply.after, human, told)
    assert json.loads(json.dumps(answer)) == answer
    assert answer.get(lines.position_key, ply.after.to_text()) == ply.after.to_text()
    assert answer["events"] == told


test_promises = of_each_case(__name__)
test_promises_of_games = of_each_game(__name__)

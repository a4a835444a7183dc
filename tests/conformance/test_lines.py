"""The command line and clocks: lines answered as JSON, sequences counted, and whose time runs."""

import json

import pytest

from cfanp_gui.core.game import Game, OptionError, Position, PositionError
from cfanp_gui.core.lines import LineError
from tests.conformance.cases import Case, each_case, each_game, of_each_case, of_each_game

# The command line: lines that begin with a position, and what is answered as JSON.


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


# Perft: what a game counts by a way of its own is what playing each action comes to.


def moves(position: Position) -> list[tuple[str, Position]]:
    """Return the moves and choices of a position, and where each leads."""
    found = []
    for action in position.all_actions():
        after, change = position.apply(action)
        if change.moved or change.placed or change.captured or change.seats or change.closed:
            found.append((action.text, after))
    return found


@each_case
def moves_are_counted_as_they_are_played(case: Case) -> None:
    game = case.game
    for position in case.few:
        assert game.perft(position, 0) == 1
        divided = dict(game.divide(position, 1))
        assert list(divided) == sorted(divided)
        assert sum(divided.values()) == game.perft(position, 1)
        if position.passes():
            continue
        assert set(divided) <= {action.text for action in position.all_actions()}
        assert {text for text, _ in moves(position)} <= set(divided)


@each_case
def sequences_are_counted_as_they_are_played(case: Case) -> None:
    game = case.game
    for position in (case.few[0], case.few[-1]):
        if len(position.all_actions()) > 60 or position.passes():
            continue
        divided = dict(game.divide(position, 2))
        assert sum(divided.values()) == game.perft(position, 2)
        for text, after in moves(position)[::9]:
            assert divided[text] == game.perft(after, 1), text


# Clocks: which run, whose they are, and what happens when their time is over.


@each_case
def the_clocks_of_those_who_must_act_run(case: Case) -> None:
    policy = case.game.clocks(case.start)
    assert policy.factor >= 1
    assert len(set(policy.all)) == len(policy.all)
    for position in (*case.positions, *(ply.after for ply in case.end)):
        running = policy.running(position)
        assert running <= set(policy.all)
        owners = {policy.owner(position, clock) for clock in running}
        assert owners == position.actors() | (
            position.deciders() if position.actors() else frozenset()
        )
    for clock in policy.all:
        assert policy.owner(case.start, clock) in range(1, case.players + 1)


@each_case
def an_action_ends_turns_of_clocks_that_ran_and_still_are_there(case: Case) -> None:
    policy = case.game.clocks(case.start)
    for ply in (*case.walk, *case.end):
        ended = policy.ended(ply.before, ply.after)
        assert ended <= policy.running(ply.before)
        for clock in ended:
            assert policy.owner(ply.after, clock) in ply.after.alive()
        acted = policy.acted(ply.before, ply.change)
        assert acted in (None, *policy.all)
        if acted is not None:
            assert policy.owner(ply.before, acted) == ply.change.actor
        for giver, taker in policy.carried(ply.change):
            assert {giver, taker} <= set(policy.all)


@each_case
def whose_time_is_over_is_told_to_the_rules(case: Case) -> None:
    policy = case.game.clocks(case.start)
    for position in case.few:
        for clock in policy.running(position):
            action = policy.flag(position, clock)
            assert case.game.parse_action(action.text) == action
            assert position.refusal(action) is None
            after, change = position.apply(action)
            assert clock not in policy.running(after) or after.alive() < position.alive()
            assert policy.ended(position, after) == frozenset(), "nobody gets time for it"
            assert change.action == action
        for action in position.all_actions()[:5]:
            assert isinstance(policy.late(action, next(iter(policy.all))), bool)


test_promises = of_each_case(__name__)
test_promises_of_games = of_each_game(__name__)

"""Turns given out of order: to whom, what follows, and why not."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.capabilities import FreeTurns, Turns
from cfanp_gui.core.game import Game, IllegalAction, Position
from cfanp_gui.core.given_turn import GiveTurn, TurnGiven, parse_give_turn, play_on
from cfanp_gui.games.registry import GAMES, find_game
from tests.made_up import TwoOddBoards

CFANP = find_game("cfanp")


def walked(game: Game, plies: int, seed: int) -> Position:
    rng = random.Random(seed)
    players = min(number for number in game.player_counts if number > 2)
    position: Position = game.initial(players, game.as_seated)
    for _ in range(plies):
        actions = position.all_actions()
        if not actions:
            break
        position, _ = position.apply(rng.choice(actions))
    return position


def test_the_text_form_is_read_back() -> None:
    assert parse_give_turn(GiveTurn("b").text) == GiveTurn("b")
    for text in ("b", ">", ">b c", ">bbbbb", "AB:e2e4", ">ä"):
        assert parse_give_turn(text) is None


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
@pytest.mark.parametrize("seed", range(4))
def test_every_side_can_be_given_the_turn_and_then_moves(game: Game, seed: int) -> None:
    position = walked(game, 7, seed)
    assert isinstance(position, FreeTurns)
    sides = position.free_turns()
    assert sides
    for side, seat in sides.items():
        assert not position.seat_status(seat).to_move
        try:
            after, transition = play_on(position, GiveTurn(side))
        except IllegalAction:
            assert game.key == "strategichess"  # one is in check whose turn it is not
            continue
        assert after.seat_status(seat).to_move or transition.events[1:]
        assert dict(after.pieces()) == dict(position.pieces()) or transition.events[1:]
        first = transition.events[0]
        assert isinstance(first, TurnGiven)
        assert first.player == transition.actor == position.seat_status(seat).player


def test_an_army_begins_its_whole_turn_and_its_own_passed_square_is_gone() -> None:
    position: Position = CFANP.initial(3, CFANP.as_seated)
    for text in ("AB:e2e4", "BC:g1f3"):
        position, _ = position.apply(CFANP.parse_action(text))
    assert " Ae3 " in position.to_text()
    after, _ = play_on(position, GiveTurn("b"))
    assert " Ae3 " in after.to_text()
    back, _ = play_on(after, GiveTurn("a"))
    assert isinstance(back, Turns)
    assert " Ae3 " not in back.to_text()
    turn = back.turn()
    assert (turn.seat, turn.moves_left, turn.used) == (0, 1, frozenset())


@pytest.mark.parametrize("side", ["a", "d", "x1"])
def test_it_goes_to_nobody_else(side: str) -> None:
    start = CFANP.initial(3, CFANP.as_seated)
    with pytest.raises(IllegalAction, match="expected b, c"):
        play_on(start, GiveTurn(side))


def test_games_without_it_say_so() -> None:
    game = TwoOddBoards()
    with pytest.raises(IllegalAction, match="to nobody"):
        play_on(game.initial(game.player_counts[0], {}), GiveTurn("a"))


def test_other_actions_are_played_as_the_game_has_them() -> None:
    start = CFANP.initial(3, CFANP.as_seated)
    action = start.all_actions()[0]
    assert play_on(start, action) == start.apply(action)


def test_no_position_takes_it_for_an_action_of_the_game() -> None:
    start = CFANP.initial(3, CFANP.as_seated)
    assert not any(isinstance(action, GiveTurn) for action in start.all_actions())

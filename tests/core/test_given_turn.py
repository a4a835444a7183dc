"""Turns given out of order: to whom, what follows, and why not."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.capabilities import Turns
from cfanp_gui.core.game import Position
from cfanp_gui.core.given_turn import GiveTurn, parse_give_turn, play_on
from cfanp_gui.games.registry import find_game
from tests.made_up import TwoOddBoards

CFANP = find_game("cfanp")


def test_the_text_form_is_read_back() -> None:
    assert parse_give_turn(GiveTurn("b").text) == GiveTurn("b")
    for text in ("b", ">", ">b c", ">bbbbb", "AB:e2e4", ">ä"):
        assert parse_give_turn(text) is None


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

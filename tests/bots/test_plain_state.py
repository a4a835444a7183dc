"""Any position as a search sees it."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import next_actor
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.game import Game
from cfanp_gui.core.searching import WIN
from cfanp_gui.games.registry import find_game
from tests.bots import BACK_RANK, cfanp
from tests.core.build import cfen

GAME = find_game("cfanp")


def test_it_plays_as_the_position_does() -> None:
    position = cfanp(BACK_RANK)
    state = PlainState(position, 1, GAME.piece_types)
    assert state.living == 4
    assert not state.is_over
    moves = state.moves()
    assert [state.action(move) for move in moves] == list(position.legal_actions(1))
    before = state.key()
    state.play(moves[0])
    assert state.position == position.apply(state.action(moves[0]))[0]
    assert state.player == 2
    assert state.key() != before
    assert state.forcing() == ()
    assert not state.pass_turn()
    state.take_back()
    assert state.key() == before
    assert state.player == 1
    assert state.moves() == moves
    assert (state.gain(moves[0]), state.victim(moves[0])) == (0, None)
    with pytest.raises(IndexError):
        state.take_back()


def test_the_end() -> None:
    drawn, _ = GAME.initial(3, {}).apply(GAME.agreed_draw())
    state = PlainState(drawn, next_actor(drawn, 1), GAME.piece_types)
    assert state.is_over
    assert state.moves() == ()
    assert state.player == 0


def test_turns_that_are_begun() -> None:
    text = cfen(4, "Ka:Ae1 Na:Bd4 Pa:Cd3 Kb:Ba1 Kc:Ca1 Kd:Da1", turn="2AB")
    assert PlainState(cfanp(text), 1, GAME.piece_types).is_begun
    assert not PlainState(cfanp(BACK_RANK), 1, GAME.piece_types).is_begun


def test_team_mates_win_together(odd: Game) -> None:
    start = odd.initial(4, {})
    state = PlainState(start, 1, odd.piece_types)
    assert state.friends(1) == {1, 3}
    assert state.living == 2
    won, _ = start.apply(odd.resignation(2))
    assert PlainState(won, None, odd.piece_types).values()[2] == WIN

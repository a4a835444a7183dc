"""Bots' search: what a quick way of a game's own tells agrees with the position, move by move."""

import random

from cfanp_gui.bots.contract import choices
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.game import Position
from cfanp_gui.core.searching import SearchState
from tests.conformance.cases import Case, each_case, having, of_each_case


def check_state(state: SearchState, position: Position) -> None:
    """A state tells the same of who is there and who moves as its position."""
    assert state.is_over == (position.outcome() is not None)
    assert len(state.values()) == position.players
    assert set(state.holders()) == position.alive()
    for player in position.alive():
        assert player in state.friends(player)
        assert state.friends(player) <= set(range(1, position.players + 1))
    assert state.living == len({state.friends(player) for player in position.alive()})
    if not state.is_over:
        assert state.player in position.actors()


@having(lambda start: start.search_state())
def a_state_has_the_moves_of_its_position(case: Case) -> None:
    for position in case.few:
        state = position.search_state()
        if state is None:
            continue
        check_state(state, position)
        legal, moves = set(position.legal_actions(state.player)), state.moves()
        actions = [state.action(move) for move in moves]
        assert len(set(actions)) == len(actions)
        assert set(actions) <= legal
        assert set(map(state.trace, moves))
        assert {state.action(move) for move in state.forcing()} <= legal
        for move in moves:
            assert isinstance(state.gain(move), int)
            assert state.victim(move) in (None, *position.alive())
        if state.is_begun:
            continue  # what may be played in either order is tried in one
        wanted = {action for action in legal if position.apply(action)[1].moved}
        left_out = [position.apply(action)[0].pieces() for action in wanted - set(actions)]
        reached = [position.apply(action)[0].pieces() for action in actions]
        assert all(pieces in reached for pieces in left_out)


@having(lambda start: start.search_state())
def moves_are_played_and_taken_back(case: Case) -> None:
    rng = random.Random(repr(case))
    for begin in case.few:
        state, position = begin.search_state(), begin
        if state is None:
            continue
        before = state.key()
        trail: list[object] = []
        while len(trail) < 8 and not state.is_over:
            key = state.key()
            move = rng.choice(list(state.moves()))
            position, _ = position.apply(state.action(move))
            state.play(move)
            trail.append(key)
            check_state(state, position)
            twin = position.search_state()
            if twin is not None and not state.is_over:
                played = {state.action(one) for one in state.moves()}
                offered = {twin.action(one) for one in twin.moves()}
                # Of hidden pieces it leaves out what others do not dare to attack.
                assert played <= offered if position.hides else played == offered
                assert twin.player == state.player
                assert twin.is_begun == state.is_begun
        for key in reversed(trail):
            state.take_back()
            assert state.key() == key
        assert state.key() == before


@having(lambda start: start.search_state())
def to_do_nothing_more_is_played_where_it_is_offered(case: Case) -> None:
    for position in case.few:
        state = position.search_state()
        if state is None:
            continue
        before, player = state.key(), state.player
        if state.pass_turn():
            assert state.key() != before
            state.take_back()
        assert (state.key(), state.player) == (before, player)


@each_case
def any_position_can_be_searched_by_the_contract_alone(case: Case) -> None:
    for position in case.few:
        player = min(position.actors())
        state = PlainState(position, player, case.game.piece_types)
        wanted = choices(position, player)
        assert [state.action(move) for move in state.moves()] == list(wanted)
        before = state.key()
        state.play(state.moves()[-1])
        assert state.position == position.apply(wanted[-1])[0]
        state.take_back()
        assert state.key() == before
        assert len(state.values()) == case.players


test_promises = of_each_case(__name__)

"""Positions as who proves a puzzle sees them: by the contract, and by a game's own search."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cfanp_gui.bots.contract import choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.games import registry
from cfanp_gui.puzzles import solving_state
from cfanp_gui.puzzles.solving_state import ContractState, Step, quick_state
from tests.puzzles.known import puzzle


def test_both_tell_of_a_mate_and_take_it_back() -> None:
    known = puzzle()
    quick = quick_state(known.position, known.player)
    assert quick is not None
    for state in (ContractState(known.position, known.seat), quick):
        assert state.is_solving
        before = state.key()
        (mate,) = (move for move in state.moves() if state.action(move).text == "AB:a1a8")
        assert state.play(mate).mated == 1
        assert state.is_won
        state.take_back()
        assert state.key() == before
        quiet = next(move for move in state.moves() if move != mate)
        assert state.play(quiet) == Step()
        assert not state.is_solving
        state.take_back()


@pytest.mark.parametrize("seat", [0, 2, 4])
def test_one_board_of_a_ring_is_played_on(seat: int) -> None:
    game = registry.find_game("ring")
    state = ContractState(game.initial(3, game.as_seated), seat)
    board = seat // 2 + 1
    for is_solving in (True, False, True):
        assert state.is_solving is is_solving
        assert {state.action(move).text.split(":")[0] for move in state.moves()} == {str(board)}
        state.play(state.moves()[0])
    assert quick_state(state.position, state.player) is None


def test_moves_are_listed_only_where_they_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """To list them takes longer than all else of a proof whose last moves need no answer."""
    known = puzzle()
    state = ContractState(known.position, known.seat)
    moves = state.moves()
    listed: list[Position] = []

    def counted(position: Position, player: int) -> Sequence[Action]:
        listed.append(position)
        return choices(position, player)

    monkeypatch.setattr(solving_state, "choices", counted)
    for move in moves:
        state.play(move)
        state.take_back()
    assert not listed
    state.play(moves[0])
    assert state.moves()
    assert listed == [state.position]
    state.take_back()
    assert state.moves() == moves
    assert len(listed) == 1

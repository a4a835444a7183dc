"""What a search sees of any base game, held against the positions that are played."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.game import Position
from cfanp_gui.core.searching import SearchMove
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.searching import END, StateSearch
from tests.games.armies import shogis
from tests.games.armies.shogi import ShogiForAnyNumber
from tests.games.armies.xiangqi import XiangqiForAnyNumber

GAMES = [ShogiForAnyNumber(), XiangqiForAnyNumber()]


def search(position: Position) -> StateSearch:
    """Return a position as a search sees it."""
    found = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(found, StateSearch)
    return found


def named(state: StateSearch) -> dict[str, SearchMove]:
    """Return the moves by the machine form of their actions."""
    moves = state.moves()
    found = {state.action(move).text: move for move in moves}
    assert len(found) == len(moves)
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: type(game).__name__)
@pytest.mark.parametrize("armies", [2, 3])
def test_its_moves_are_the_legal_actions_and_lead_where_they_lead(
    game: ArmiesGame, armies: int
) -> None:
    rng = random.Random(armies)
    position: Position = game.initial(armies, {})
    captured = 0
    for _ in range(40):
        state = search(position)
        moves = named(state)
        legal = {action.text: action for action in position.all_actions()}
        assert set(moves) <= set(legal)
        before = state.key(), state.values()
        for text in rng.sample(sorted(moves), min(3, len(moves))):
            then, done = position.apply(legal[text])
            state.play(moves[text])
            assert state.key() == search(then).key()
            assert state.values() == pytest.approx(search(then).values())
            assert state.is_over == (then.outcome() is not None)
            if done.captured:
                captured += 1
            state.take_back()
            assert (state.key(), state.values()) == before
        takes = [text for text in moves if state.gain(moves[text]) > 0]
        position = position.apply(legal[rng.choice(takes or sorted(moves))])[0]
        if position.outcome() is not None:
            break
    assert captured > 0


def test_what_is_taken_and_becomes_counts_the_best_first() -> None:
    state = search(shogis.read("5/Ka1Ra2|5/2Pb1Kb"))
    moves = state.forcing()
    assert [state.action(move).text for move in moves] == ["AB:c1c5d", "AB:c1c5"]
    assert [state.victim(move) for move in moves] == [2, 2]
    assert state.gain(moves[0]) > state.gain(moves[1]) > 0


def test_what_becomes_only_takes_from_nobody() -> None:
    state = search(shogis.read("5/Ka1Ra2|5/4Kb"))
    moves = state.forcing()
    assert [state.action(move).text for move in moves] == ["AB:c1c5d"]
    assert state.victim(moves[0]) is None


def test_a_piece_in_hand_counts_a_little_less_than_on_the_board() -> None:
    without, held, placed = (
        search(shogis.read(boards, rest)).values()[0]
        for boards, rest in (
            ("5/Ka4|5/4Kb", "strip=5"),
            ("5/Ka4|5/4Kb", "strip=5 hand=a:R"),
            ("5/Ka3Ra|5/4Kb", "strip=5"),
        )
    )
    assert without < held < placed


def test_a_turn_is_passed_and_taken_back() -> None:
    state = search(GAMES[0].initial(3, {}))
    before = state.key()
    assert (state.player, state.is_begun) == (1, False)
    assert END not in state.moves(), "nothing was done yet"
    assert state.pass_turn()
    assert state.player == 2
    state.take_back()
    assert state.key() == before


def test_rules_that_demand_more_are_left_to_the_position() -> None:
    assert search(GAMES[1].initial(2, {}))
    touched = GAMES[1].initial(2, {"touch": True})
    assert touched.search_state() is None  # type: ignore[attr-defined]

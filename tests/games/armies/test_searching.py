"""What a search sees of any base game, held against the positions that are played."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.game import Position
from cfanp_gui.games.armies.searching import END, StateSearch
from tests.games.armies import shogis
from tests.games.armies.xiangqi import XiangqiForAnyNumber

XIANGQI = XiangqiForAnyNumber()
ALONE = "5/Ka4|5/4Kb"


def search(position: Position) -> StateSearch:
    """Return a position as a search sees it."""
    found = position.search_state()  # type: ignore[attr-defined]
    assert isinstance(found, StateSearch)
    return found


@pytest.mark.parametrize(("game", "armies"), [(shogis.GAME, 3), (XIANGQI, 2)])
def test_its_moves_are_the_legal_actions_and_lead_where_they_lead(game, armies: int) -> None:
    rng = random.Random(armies)
    position: Position = game.initial(armies, {})
    captured = 0
    for _ in range(25):
        state = search(position)
        moves = {state.action(move).text: move for move in state.moves()}
        assert len(moves) == len(state.moves())
        legal = {action.text: action for action in position.all_actions()}
        assert set(moves) <= set(legal)
        before = state.key(), state.values()
        for text in rng.sample(sorted(moves), min(3, len(moves))):
            then, done = position.apply(legal[text])
            state.play(moves[text])
            assert state.key() == search(then).key()
            assert state.values() == pytest.approx(search(then).values())
            assert state.is_over == (then.outcome() is not None)
            captured += bool(done.captured)
            state.take_back()
            assert (state.key(), state.values()) == before
        takes = [text for text in moves if state.gain(moves[text]) > 0]
        position = position.apply(legal[rng.choice(takes or sorted(moves))])[0]
        if position.outcome() is not None:
            break
    assert captured > 0


@pytest.mark.parametrize(
    ("boards", "texts", "victim"),
    [("5/Ka1Ra2|5/2Pb1Kb", ["AB:c1c5d", "AB:c1c5"], 2), ("5/Ka1Ra2|5/4Kb", ["AB:c1c5d"], None)],
)
def test_what_is_taken_and_becomes_counts_the_best_first(
    boards: str, texts: list[str], victim: int | None
) -> None:
    state = search(shogis.read(boards))
    moves = state.forcing()
    assert [state.action(move).text for move in moves] == texts
    assert {state.victim(move) for move in moves} == {victim}
    gains = [state.gain(move) for move in moves]
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] > 0


def test_a_piece_in_hand_counts_a_little_less_than_on_the_board() -> None:
    positions = ((ALONE, "strip=5"), (ALONE, "strip=5 hand=a:R"), ("5/Ka3Ra|5/4Kb", "strip=5"))
    worth = [search(shogis.read(*one)).values()[0] for one in positions]
    assert worth == sorted(worth)
    assert len(set(worth)) == 3


def test_a_turn_is_passed_and_taken_back() -> None:
    state = search(shogis.GAME.initial(3, {}))
    before = state.key()
    assert (state.player, state.is_begun) == (1, False)
    assert END not in state.moves(), "nothing was done yet"
    assert state.pass_turn()
    assert state.player == 2
    state.take_back()
    assert state.key() == before
    touched = XIANGQI.initial(2, {"touch": True})
    assert touched.search_state() is None, "rules that demand more are left to the position"  # type: ignore[attr-defined]

"""What a search is told of positions, interpreted and compiled, against the rules themselves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.games.armies import draws, turn
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import kernel_weights as weights
from cfanp_gui.games.cfanp.kernel import MOST_PLIES
from cfanp_gui.games.cfanp.kernel_search import CODE, gain, victim
from cfanp_gui.games.cfanp.kernel_state import fields_of, kernel_arguments, packed, unpacked
from cfanp_gui.games.cfanp.kernel_values import key_of
from cfanp_gui.games.pairs.fide.layout import layout
from tests.core.build import cfen
from tests.core.chessboard import BONUS, PASSED, STUCK, play, position
from tests.games.cfanp.kernels import Kernels
from tests.games.cfanp.test_kernel import chosen, start
from tests.judges import plain_search as plain
from tests.slow import examples, seeds

PLIES = examples(150)


def made(kernel: Kernels, state: State) -> Any:
    """Return a kernel for a search with the position of a state."""
    return kernel.SearchKernel(*kernel_arguments(state))


def played(state: State, move: int) -> State:
    """Return what follows a move that was found, by the rules."""
    if not move & CODE:
        return turn.end_turn(state, TurnReport())
    return turn.play(state, *unpacked(move & CODE), TurnReport())


def compare(asked: Any, state: State, rng: random.Random) -> int:
    """Compare what a kernel tells of a position with the rules; return how many moves mate."""
    before = asked.fields(), asked.key(), asked.values(), asked.found(), asked.found_winning()
    fields, key, values, found, winning = before
    assert fields == fields_of(state)
    assert key == key_of(fields)
    assert values == pytest.approx(plain.values(state))
    assert asked.mover() == (state.control[state.army] or 0)
    assert asked.has_begun() == bool(state.pushed)
    assert asked.living() == len({player for player in state.control if player})
    assert asked.moves_drawn() == state.clock
    assert asked.may_claim() == (draws.claimable(state, ()) is not None)
    assert asked.has_ended() == plain.is_over(state)
    if plain.is_over(state):
        assert not found
        assert not winning
        return 0
    legal = {packed(*move): move for move in plain.moves(state)}
    assert found == sorted(found, reverse=True)
    assert winning == sorted(winning, reverse=True)
    assert {move & CODE for move in found} - {0} <= set(legal)
    assert (0 in {move & CODE for move in found}) == bool(state.pushed)
    mates = 0
    wanted = set()
    for move in found:
        code = move & CODE
        if not code:
            assert (gain(move), victim(move)) == (0, 0)
            continue
        expected, loser, won = plain.guess(state, legal[code])
        mated = plain.mated(state, legal[code])
        if mated:
            mates += 1
            expected += sum(plain.worth(state, army) for army in mated)
            loser = state.control[mated[0]] or 0
        assert (gain(move), victim(move)) == (expected, loser)
        promotes = legal[code][3] > 0
        if mated or ((loser or promotes) and won > weights.WINNING):
            wanted.add(move)
    assert set(winning) == wanted
    # Each position is reached once, and every one where nothing can follow in the same turn.
    then = {}
    for move in found:
        asked.play(move)
        then[move] = asked.key()
        if rng.random() < 0.1:
            after = played(state, move)
            assert asked.fields() == fields_of(after)
            assert asked.values() == pytest.approx(plain.values(after))
        asked.take_back()
    if state.left == 1:
        assert len(set(then.values())) == len(then)
        reached = {key_of(fields_of(played(state, code))) for code in legal}
        assert reached <= set(then.values())
    assert before == (
        asked.fields(), asked.key(), asked.values(), asked.found(), asked.found_winning()
    )  # fmt: skip
    return mates


def game(kernel: Kernels, state: State, rng: random.Random, plies: int) -> tuple[int, int]:
    """Compare along a game by chance; return how many moves mated and how many turns were left."""
    asked = made(kernel, state)
    seen = [asked.fields()]
    mates = declined = 0
    for _ in range(plies):
        mates += compare(asked, state, rng)
        if plain.is_over(state):
            break
        if rng.random() < (0.3 if state.pushed else 0.05):
            state = turn.end_turn(state, TurnReport())
            assert asked.pass_turn()
            declined += 1
        else:
            move = chosen(rng, state)
            state = played(state, move)
            asked.play(move)
        seen.append(asked.fields())
        if len(seen) == MOST_PLIES - 1:
            while len(seen) > 1:
                assert asked.fields() == seen.pop()
                asked.take_back()
            asked = made(kernel, state)
            seen = [asked.fields()]
    while len(seen) > 1:
        assert asked.fields() == seen.pop()
        asked.take_back()
    assert asked.fields() == seen[0]
    return mates, declined


@pytest.mark.no_cover
@pytest.mark.parametrize(("armies", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (8, 5)])
def test_games_by_chance(kernel: Kernels, armies: int, seed: int) -> None:
    """Moves, what they win, and values as the rules have them; all is brought back."""
    state = start(armies, "reflect" if seed % 2 else "rotate")
    assert game(kernel, state, random.Random(seed), PLIES)[1] or armies == 2


@pytest.mark.no_cover
@pytest.mark.parametrize("seed", seeds(6))
def test_games_of_few_pieces(kernel: Kernels, seed: int) -> None:
    """Where checkmates, promotions and ends come soon."""
    rng = random.Random(seed)
    text = (
        "Ka:Ae1 Qa:Bc3 Ra:Ca4 Pa:Bb2 Kb:Bg1 Rb:Bh3 Pb:Ba2 Nb:Ac3 Kc:Ce1 Bc:Cd4 Pc:Ad2 Pc:Cb2",
        "Ka:Ae1 Qa:Ad1 Ra:Ah4 Ra:Aa4 Kb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ch1 Pc:Cg2 Pc:Ch2",
    )[seed % 2]
    assert game(kernel, position(cfen(3, text)).state, rng, PLIES)[0] > 0


@pytest.mark.parametrize(
    ("armies", "line", "action"),
    [(4, BONUS, "AB:e1e2"), (4, PASSED, "AD:e2e4"), (3, STUCK, "AC:e1d1")],
)
def test_positions_of_the_rules(kernel: Kernels, armies: int, line: str, action: str) -> None:
    """With bonus moves, a pawn that may be taken in passing, an army without moves."""
    state = position(cfen(armies, line)).state
    compare(made(kernel, state), state, random.Random(1))
    state = play(position(cfen(armies, line)), action).state
    compare(made(kernel, state), state, random.Random(1))


@pytest.mark.no_cover
def test_as_many_armies_as_there_may_be(kernel: Kernels) -> None:
    rng = random.Random(1)
    state = start(26)
    for _ in range(40):
        state = played(state, chosen(rng, state))
    compare(made(kernel, state), state, rng)


def test_no_more_moves_than_there_is_room_for(kernel: Kernels) -> None:
    """A search that goes too deep finds no moves there and need not know why."""
    asked = made(kernel, start(3))
    first = asked.fields()
    for _ in range(MOST_PLIES - 1):
        asked.play(asked.found()[0])
    assert asked.found() == asked.found_winning() == []
    assert not asked.pass_turn()
    assert len(asked.values()) == 3
    with pytest.raises(ValueError, match="63 moves"):
        asked.play(0)
    for _ in range(MOST_PLIES - 1):
        asked.take_back()
    assert asked.fields() == first


def test_traces(kernel: Kernels) -> None:
    """A move at home is the same move whatever is pushed against it; one over the seam is not."""
    asked = made(kernel, start(3))
    flip = layout(Join.ROTATE).flip
    lower = packed(unpacked(1 << 20)[0], 8, 16, 0)
    assert asked.trace(lower) == asked.trace(8 | 16 << 6 | 2 << 20 | 5 << 30)
    home = 8 | 16 << 6 | 1 << 15 | 2 << 20
    assert asked.trace(home) == asked.trace(8 ^ flip | (16 ^ flip) << 6 | 0 << 15 | 1 << 20)
    over = 8 | 40 << 6 | 1 << 20
    assert asked.trace(over) == over
    assert asked.trace(3 << 30) == 0

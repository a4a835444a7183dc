"""The best turns of a position, and what they are worth to everybody."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.best_lines import BestLine, analyse, manner_for, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.manners import FEW_REPLIES, MAX_N, PARANOID
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.searching import WIN, SearchState
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game, keys
from tests.bots import BACK_RANK, HANGING, cfanp
from tests.core.build import cfen
from tests.slow import examples

GAME = find_game("cfanp")
TWO_KNIGHTS = cfen(4, "Ka:Ae1 Na:Bd4 Na:Cd4 Kb:Bh1 Qb:Bc2 Kc:Ch1 Qc:Cc2 Kd:Da1")
"""Army a stands on three half-boards; its Knights take a Queen each."""


def state(position: Position, plain: bool = False) -> SearchState:
    """Return a position as a search sees it."""
    (player,) = position.actors()
    return state_of(position, player, GAME.piece_types, plain)


def nodes(number: int) -> Thinking:
    """Return a limit of nodes."""
    return Thinking(Limit(number))


def played(position: Position, line: BestLine) -> Position:
    """Return where the actions of a line lead; all must be legal."""
    for action in line.actions:
        assert position.refusal(action) is None
        position, _ = position.apply(action)
    return position


@pytest.mark.no_cover
def test_the_best_turns_in_their_order() -> None:
    position = cfanp(HANGING)
    best, second, third = analyse(state(position), nodes(3000), 1, 3)
    assert best.actions[0].text == "AB:d1d5"
    assert best.value >= second.value >= third.value
    assert best.value == pytest.approx(best.values[0])
    assert best.values[0] == max(best.values)
    assert len({line.actions[0] for line in (best, second, third)}) == 3
    for line in (best, second, third):
        played(position, line)
        assert line.turn == 1
        assert line.depth > 0
        assert 0 < line.nodes <= 3000


@pytest.mark.no_cover
def test_it_is_told_as_it_gets_deeper() -> None:
    told: list[list[BestLine]] = []
    position = cfanp(HANGING)
    last = analyse(state(position), nodes(2000), 1, 2, told.append)
    depths = [lines[0].depth for lines in told]
    assert depths == list(range(1, len(told) + 1))
    assert len(told) > 2
    assert all(len(lines) == 2 for lines in told)
    assert all(line.values == pytest.approx(line.values) for line in last)


@pytest.mark.no_cover
def test_the_same_seed_and_nodes_tell_the_same() -> None:
    first, again = [], []
    for told in (first, again):
        analyse(state(cfanp(BACK_RANK)), nodes(1500), 7, 3, told.append)
    assert first == again


def test_the_position_is_as_it_was() -> None:
    one = state(cfanp(HANGING))
    before = one.key(), one.values(), list(one.moves())
    analyse(one, nodes(777), 1, 3)
    assert (one.key(), one.values(), list(one.moves())) == before


@pytest.mark.no_cover
def test_a_mate_that_is_forced() -> None:
    position: Position = read_fen("4k3/8/R7/1R6/8/8/8/4K3 w - - 0 1", GAME, GAME.as_seated)
    (line,) = analyse(state(position), nodes(examples(20_000)), 1)
    assert line.value > WIN
    assert line.values[0] == WIN
    outcome = played(position, line).outcome()
    assert outcome is not None
    assert outcome.players == (1,)


@pytest.mark.no_cover
def test_a_turn_of_several_moves_is_told_once() -> None:
    """In whichever order two Knights take, it is one turn."""
    position = cfanp(TWO_KNIGHTS)
    lines = analyse(state(position), nodes(examples(6000)), 1, 4)
    assert lines[0].turn == 2
    after = played(position, lines[0]._replace(actions=lines[0].actions[:2]))
    assert "Q" not in {piece.letter for piece in after.pieces().values()}
    turns = [frozenset(line.actions[: line.turn]) for line in lines]
    assert len(turns) == len(set(turns))
    for line in lines:
        played(position, line)


def test_no_time_at_all_is_a_guess() -> None:
    (line,) = analyse(state(cfanp(HANGING)), nodes(1), 1)
    assert line.depth == 0
    assert len(line.actions) == 1


def test_where_it_is_over_there_is_none() -> None:
    drawn, _ = GAME.initial(3, {}).apply(GAME.agreed_draw())
    assert analyse(PlainState(drawn, None, GAME.piece_types), nodes(10), 1) == []


@pytest.mark.parametrize("key", keys())
def test_every_game(key: str) -> None:
    game: Game = find_game(key)
    position = game.initial(min(game.player_counts), {}).resolve_pending()[0]
    player = min(position.actors())
    told: list[list[BestLine]] = []
    one = state_of(position, player, game.piece_types)
    lines = analyse(one, nodes(150), 3, 3, told.append)
    assert len(lines) == 3
    for line in lines:
        assert len(line.values) == position.players
        assert position.refusal(line.actions[0]) is None


def test_manners() -> None:
    """What a position cannot tell is not asked of it."""
    plain = state(cfanp(HANGING), plain=True)
    assert manner_for(plain, FEW_REPLIES._replace(overlooks=0.5)) == PARANOID._replace(
        overlooks=0.5
    )
    assert manner_for(plain, MAX_N) is MAX_N
    assert manner_for(state(cfanp(HANGING))) is FEW_REPLIES

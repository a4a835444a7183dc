"""Random play over every game whose half-boards are pushed together."""

from __future__ import annotations

import itertools
import random

import pytest

from cfanp_gui.core.game import OptionValue
from cfanp_gui.games.armies.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers
from cfanp_gui.games.registry import GAMES
from tests.conformance.cases import fits, house_rules
from tests.slow import examples

PUSHED = [game for game in GAMES if isinstance(game, ChessForAnyNumberOfPlayers)]
CASES = [
    pytest.param(game, options, players, id=f"{game.key}-{options}-{players}")
    for game in PUSHED
    for options in house_rules(game, 2)
    for players in (2, 3, 5, 8)
    if fits(game, options, players)
]
PLIES = examples(40)


def check_invariants(position: HalfBoardPosition, once: bool) -> None:
    """What holds in every position whatever was played.

    `once` is whether half-boards are used once in a turn.
    """
    kings: dict[int, int] = {}
    for piece in position.pieces().values():
        kings[piece.army] = kings.get(piece.army, 0) + (piece.letter == "K")
    for army, player in enumerate(position.control):
        assert kings.get(army, 0) == 1 if player is not None else kings.get(army, 0) <= 1
    turn = position.turn()
    assert position.outcome() is not None or position.control[turn.seat] is not None
    checked = set()
    for pair in position.pairs():
        assert position.pair_refusal(pair) is None
        assert not (once and turn.used & set(pair))
        checked |= set(position.checked_kings(pair))
    assert checked <= set(position.checked_kings())


@pytest.mark.parametrize(("game", "options", "players"), CASES)
@pytest.mark.no_cover
def test_armies_pairs_and_refusals(
    game: ChessForAnyNumberOfPlayers, options: dict[str, OptionValue], players: int
) -> None:
    rng = random.Random(f"pushed{players}{sorted(options.items())}")
    position = game.initial(players, options)
    for _ in range(PLIES):
        check_invariants(position, once=not options.get("defend"))
        if not position.actors():
            break
        (actor,) = position.actors()
        position, _ = position.apply(rng.choice(position.legal_actions(actor)))


@pytest.mark.parametrize("game", PUSHED, ids=lambda game: game.key)
def test_no_half_board_is_used_twice_in_a_turn(game: ChessForAnyNumberOfPlayers) -> None:
    rng = random.Random(7)
    position = game.initial(6, {})
    used: set[int] = set()
    turns = itertools.count()
    last = position.turn()
    for _ in range(200):
        moves = [action for action in position.all_actions() if ":" in action.text]
        if not moves:
            break
        position, change = position.apply(rng.choice(moves))
        assert change.pushed is not None
        assert not used & set(change.pushed)
        used |= set(change.pushed)
        turn = position.turn()
        if (turn.seat, turn.round) != (last.seat, last.round) or not turn.used:
            used = set()
            next(turns)
        assert used == turn.used
        last = turn
    assert next(turns) > 50

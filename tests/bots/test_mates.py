"""Mates that are known: in two and three moves against one opponent, and of armies among more."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.bots.best_lines import analyse, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.manners import PARANOID
from cfanp_gui.games.registry import find_game
from tests.bots import bots, cfanp
from tests.bots.mates import Problem, problems, solve
from tests.core.build import cfen
from tests.slow import examples, is_slow

pytestmark = pytest.mark.no_cover  # a search takes three times as long when it is measured

GAME = find_game("cfanp")
TWO, THREE = problems("two"), problems("three")
EVERY = 1 if is_slow() else 12
"""One problem in so many is tried."""
ARMIES = {
    # Each time a Rook or Queen goes to the back rank of the one whose pawns shut its King in.
    3: cfen(3, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ce1 Rc:Ch4"),
    4: cfen(4, "Ka:Ae1 Ra:Ad2 Kb:Be1 Kc:Ca1 Pc:Ca2 Pc:Cb2 Kd:De1 Nd:Dd4"),
    5: cfen(5, "Ka:Ae1 Ra:Ad2 Kb:Be1 Kc:Ce1 Kd:De1 Ke:Ea1 Pe:Ea2 Pe:Eb2 Nd:Dd4"),
    6: cfen(6, "Ka:Ae1 Qa:Ad2 Kb:Be1 Kc:Ce1 Kd:De1 Ke:Ea1 Pe:Ea2 Pe:Eb2 Kf:Fe1 Rf:Fa2"),
}
"""Positions in which army a mates another at once, by the number of armies."""


def test_the_sets_are_what_they_say() -> None:
    assert len(TWO) >= 50
    assert len(THREE) >= 50
    for moves, found in ((2, TWO), (3, THREE)):
        assert len({problem.fen for problem in found}) == len(found)
        for problem in found:
            board = chess.Board(problem.fen)
            assert board.is_valid()
            assert problem.moves == moves
            assert problem.keys
            assert problem.keys <= {f"AB:{move.uci()}" for move in board.legal_moves}


@pytest.mark.parametrize("problem", TWO[::EVERY], ids=lambda problem: problem.fen)
def test_mates_in_two(problem: Problem) -> None:
    assert solve(problem, 10_000).solved


@pytest.mark.parametrize("problem", THREE[::EVERY], ids=lambda problem: problem.fen)
def test_mates_in_three(problem: Problem) -> None:
    assert solve(problem, 60_000).solved


def test_plain_alpha_beta_finds_them_too() -> None:
    assert solve(TWO[0], 60_000, PARANOID).solved


@pytest.mark.parametrize("armies", sorted(ARMIES))
@pytest.mark.parametrize("key", ["strongest", "paranoid"])
def test_an_army_is_mated(armies: int, key: str) -> None:
    """By one's first move, and so that it changes hands."""
    position = cfanp(ARMIES[armies])
    action = bots(GAME)[key].choose(position, 1, 1, Limit(examples(3000)))
    after, _ = position.apply(action)
    assert sum(player == 1 for player in after.control) == 2  # type: ignore[attr-defined]


def test_an_army_is_mated_by_one_move_of_a_turn() -> None:
    """A Rook mates one army on one pair, and on another a Knight takes a Queen."""
    text = cfen(4, "Ka:Ae1 Na:Ad4 Ra:Bd4 Kb:Bh1 Kc:Ca1 Qc:Cd3 Kd:Da1 Pd:Da2 Pd:Db2")
    after = cfanp(text)
    (line,) = analyse(state_of(after, 1, GAME.piece_types), Thinking(Limit(examples(8000))), 1)
    assert line.turn == 2
    for action in line.actions[: line.turn]:
        after, _ = after.apply(action)
    assert sum(player == 1 for player in after.control) == 2  # type: ignore[attr-defined]
    assert "Q" not in {piece.letter for piece in after.pieces().values()}

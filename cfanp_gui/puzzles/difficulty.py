"""The difficulty of a puzzle: measured by the bots that solve it.

Bots of a ladder, each with some seeds, play the turn of the solving side. The proportion of them
that fail is the difficulty: none is `LEAST_RATING`, all are `MOST_RATING`. The first ones know
nothing but the contract and look at few positions, so that a solution among few moves is easy and
one among thousands is not; the last ones are those people play with.
"""

from __future__ import annotations

import random

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Position
from cfanp_gui.puzzles.prover import Line
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING
from cfanp_gui.puzzles.solving_state import ContractState
from cfanp_gui.puzzles.stipulation import Stipulation, seat_to_move

LADDER = (
    ("plain", 10),
    ("plain", 20),
    ("plain", 40),
    ("plain", 80),
    ("plain", 160),
    ("beginner", 60),
    ("casual", 200),
    ("club", 500),
)
"""Levels of the bots, with the positions each may look at for an action."""
TRIES = 2
"""Number of tries of each."""


def rating_of(game: Game, position: Position, asked: Stipulation, solution: Line, seed: int) -> int:
    """Return the difficulty of the first turn of a solution; the same for the same seed."""
    goal = _goal(position, asked, solution)
    missed = 0
    for step, (level, nodes) in enumerate(LADDER):
        bot = find_level(level).make(game.piece_types)
        for attempt in range(TRIES):
            state = ContractState(position, seat_to_move(position, asked.side))
            rng = random.Random(f"{seed}/{step}/{attempt}")
            looks = None
            while state.is_solving and looks != goal:
                chosen = bot.choose(state.position, state.player, rng.getrandbits(32), Limit(nodes))
                if chosen not in map(state.action, state.moves()):
                    break  # on another board
                state.play(chosen)  # type: ignore[arg-type]  # see `Action`
                looks = state.looks()
                if not state.is_begun:
                    break
            missed += looks != goal
    part = missed / (len(LADDER) * TRIES)
    return round(LEAST_RATING + part * (MOST_RATING - LEAST_RATING))


def _goal(position: Position, asked: Stipulation, solution: Line) -> object:
    """Return the state of the boards after the first turn of a solution."""
    state = ContractState(position, seat_to_move(position, asked.side))
    for action in solution:
        if not state.is_solving:
            break
        state.play(action)  # type: ignore[arg-type]  # see `Action`
    return state.looks()

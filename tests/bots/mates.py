"""Positions in which somebody mates, and whether a search finds it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import chess

from cfanp_gui.bots.best_lines import manner_for, state_of
from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.bots.manners import FEW_REPLIES, Manner
from cfanp_gui.bots.search import best_moves
from cfanp_gui.core.searching import WIN
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game

HERE = Path(__file__).parent
GAME = find_game("cfanp")


class Problem(NamedTuple):
    """A position of chess in which the side to move mates."""

    fen: str
    keys: frozenset[str]
    """The first moves that do so in time, as the game writes them."""
    moves: int
    """In how many moves."""


class Attempt(NamedTuple):
    """What a search made of a problem."""

    solved: bool
    """Whether it chose a key, and knew that it mates."""
    nodes: int
    """Positions it looked at."""


def problems(name: str) -> list[Problem]:
    """Return the problems of a file, such as `two`."""
    found = []
    for line in (HERE / f"mates_in_{name}.epd").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            board, told = chess.Board.from_epd(line)
            keys, moves = told["bm"], told["dm"]
            assert isinstance(keys, list)
            assert isinstance(moves, int)
            texts = frozenset(f"AB:{key.uci()}" for key in keys if isinstance(key, chess.Move))
            found.append(Problem(board.fen(), texts, moves))
    return found


def solve(problem: Problem, nodes: int, manner: Manner = FEW_REPLIES) -> Attempt:
    """Return what a search in a manner makes of a problem with a limit of nodes."""
    position = read_fen(problem.fen, GAME, GAME.as_seated)
    (player,) = position.actors()
    state = state_of(position, player, GAME.piece_types)
    thinking = Thinking(Limit(nodes))
    (best,) = best_moves(state, manner_for(state, manner), thinking, random.Random(1))
    text = state.action(best.line[0]).text
    return Attempt(best.value >= WIN and text in problem.keys, thinking.nodes)

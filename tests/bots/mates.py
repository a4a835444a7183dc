"""Positions in which somebody mates, and whether a search finds it."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import chess

from cfanp_gui.bots.best_lines import manner_for, state_of
from cfanp_gui.bots.contract import Limit, Thinking, choices, next_actor
from cfanp_gui.bots.search import FEW_REPLIES, Manner, best_moves
from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Position
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
    """Result of a search on a problem."""

    solved: bool
    """True if it chose a key, and knew that it mates."""
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
    """Return the attempt of a search at a problem, in a manner and with a limit of nodes."""
    position = read_fen(problem.fen, GAME, GAME.as_seated)
    (player,) = position.actors()
    state = state_of(position, player, GAME.piece_types)
    thinking = Thinking(Limit(nodes))
    (best,) = best_moves(state, manner_for(state, manner), thinking, random.Random(1))
    text = state.action(best.line[0]).text
    return Attempt(best.value >= WIN and text in problem.keys, thinking.nodes)


# Positions from games of bots in which the only army of somebody can be mated at once. In IN_ONE
# the player to move mates, and nobody can mate in return before that player's next turn, for then
# a mate may be bad. In the others it is the player after the one to move: in NEXT if nothing is
# done against it, in WHATEVER whatever is done. A line has the position, the player who mates, the
# one who is mated, and a move that does it.


IN_ONE, NEXT, WHATEVER = "mates_in_one.txt", "mates_next.txt", "mates_whatever.txt"


class Mined(NamedTuple):
    """A position in which somebody can be mated."""

    position: Position
    mater: int
    mated: int
    move: Action
    """A move that mates, if not here then after some move."""


def mined(name: str) -> list[Mined]:
    """Return the positions of a file."""
    found = []
    for line in (HERE / name).read_text(encoding="utf-8").splitlines():
        text, mater, mated, move = line.split(";")
        position = GAME.from_text(text, {})
        found.append(Mined(position, int(mater), int(mated), GAME.parse_action(move)))
    return found


def is_out_by(position: Position, mated: int, action: Action) -> bool:
    """Return True if an action is legal and puts a player out of the game."""
    return position.refusal(action) is None and mated not in position.apply(action)[0].alive()


def ways_on(position: Position, player: int) -> Iterator[Position]:
    """Yield the positions after every turn of a player who is to move."""
    for action in choices(position, player):
        after, _ = position.apply(action)
        if after.outcome() is None and next_actor(after, 0) == player:
            yield from ways_on(after, player)
        else:
            yield after


def mate_of(position: Position, mater: int, mated: int, first: Action | None) -> Action | None:
    """Return a move by which a player to move puts another out; `first` is tried first."""
    if first is not None and is_out_by(position, mated, first):
        return first
    legal = choices(position, mater)
    return next((one for one in legal if is_out_by(position, mated, one)), None)


def mates_whatever(one: Mined) -> bool:
    """Return True if the player mates after every turn of the one to move."""
    mover = next_actor(one.position, 0)
    assert mover is not None
    move: Action | None = one.move
    for after in ways_on(one.position, mover):
        if next_actor(after, 0) != one.mater:
            return False
        move = mate_of(after, one.mater, one.mated, move)
        if move is None:
            return False
    return True

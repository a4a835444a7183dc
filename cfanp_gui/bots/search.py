"""The search for the best moves, ever deeper until the limit, by `AlphaBeta`, and its manners."""

import random
from collections.abc import Callable
from typing import NamedTuple

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.core.searching import FAR, LOSS, WIN, SearchMove, SearchState
from cfanp_gui.kernel.alpha_beta import AlphaBeta
from cfanp_gui.kernel.search_core import SearchCore
from cfanp_gui.kernel.state_core import StateCore

INFINITE = float("inf")
MOST_PLIES = 24
"""Greatest depth of a search."""


class Manner(NamedTuple):
    """Manner of a search; by default it is paranoid, and leaves out nothing.

    *Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
    two sides, this is plain alpha-beta. *Few replies*: as paranoid, but selective
    (`kernel.alpha_beta`). This is a mixture of BRS+ and of opponent-pruning paranoid search; all of
    the player's own moves are searched.
    """

    few_replies: bool = False
    overlooks: float = 0.0
    """Chance that a move of anybody is overlooked; less for captures nearby, more for far moves."""
    spread: float = 0.0
    """Greatest difference in value, in pawns, that may be misjudged between two moves."""


PARANOID = Manner()
FEW_REPLIES = Manner(few_replies=True)


class SearchedMove(NamedTuple):
    """A move that has been searched."""

    value: float
    """Value for the player."""
    line: tuple[SearchMove, ...]
    """The move and its expected continuation."""
    depth: int
    """Number of plies looked at, the move included."""


def searcher(
    state: SearchState, manner: Manner, thinking: Thinking, rng: random.Random
) -> AlphaBeta:
    """Return the search of a position in a manner."""
    core = state if isinstance(state, SearchCore) else StateCore(state)
    chance, selective = rng.getrandbits(63), manner.few_replies
    return AlphaBeta(core, thinking.grant, state.earlier(), manner.overlooks, chance, selective)


def best_moves(
    state: SearchState,
    manner: Manner,
    thinking: Thinking,
    rng: random.Random,
    count: int = 1,
    report: Callable[[list[SearchedMove]], None] | None = None,
    required: SearchMove | None = None,
) -> list[SearchedMove]:
    """Return the `count` best moves, the best first; `state` must have one, and is left as it was.

    The search deepens iteratively, and `report` is called with the result of each depth. The result
    of a depth that the limit ends counts once it has looked at the move that was best before. If
    there is no time for any, a move is guessed, and its depth is 0.

    `required` is a move that is judged even if it is not among the best: it comes behind them.
    """
    moves = list(state.moves())
    rng.shuffle(moves)
    moves.sort(key=lambda move: -state.gain(move))
    judge = searcher(state, manner, thinking, rng)
    if manner.overlooks:
        moves = [move for move in moves if judge.sees(move)] or moves[:1]
    misjudged = dict.fromkeys(moves, 0.0)
    if manner.spread:
        most = manner.spread * judge.pawn_part / 2
        misjudged = {move: rng.uniform(-most, most) for move in moves}

    def seeming(tried: SearchedMove) -> float:
        error = misjudged[tried.line[0]] if LOSS < tried.value < WIN else 0.0
        return tried.value + error

    guess = state.values()[state.player - 1]
    result = [SearchedMove(guess, (move,), 0) for move in moves[:count]]
    behind = [] if required is None else [SearchedMove(guess, (required,), 0)]
    if len(moves) == 1 and report is None:
        return result + behind
    for depth in range(1, MOST_PLIES + 1):
        searched: list[SearchedMove] = []
        for move in moves:
            bound = seeming(searched[-1]) if len(searched) == count else -INFINITE
            exact = move == required
            least = -INFINITE if exact else bound - misjudged[move]
            value = judge.value_after(move, depth - 1, least)
            if value is None:
                new = {tried.line[0] for tried in searched}
                before = [tried for tried in result if tried.line[0] not in new]
                return (searched + before)[:count] + behind
            tried = SearchedMove(value, judge.line, depth)
            if exact:
                behind = [tried]
            if seeming(tried) > bound:
                searched.append(tried)
                searched.sort(key=seeming, reverse=True)
                del searched[count:]
        result = searched
        best = [tried.line[0] for tried in searched]
        moves = best + [move for move in moves if move not in best]
        if report is not None:
            report(result + behind)
        elif result[0].value >= WIN + FAR - depth:
            break  # no nearer end can be found
    return result + behind

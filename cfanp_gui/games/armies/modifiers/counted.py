"""What is counted before a turn in which several opponents threaten the army (Peterson 1).

With k of two or more, a turn stays one of two things: *ordinary*, with at most the moves of the
bonus and no half-board twice, or a *defence*, with at most k moves on any half-boards, for which
the limits 1 to 4 hold. Source: Peterson's rules; ours is what the two kinds of turn are.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.state import State

NAME = "defend"
RULE = Text("Peterson 1")


class Counted(NamedTuple):
    """What was counted before the first move of a turn, and what has been done in it since."""

    opponents: tuple[int, ...]
    """The k players who threatened a piece of the army; two or more."""
    bonus: int
    """The moves of an ordinary turn."""
    moved: tuple[Square, ...] = ()
    """Where pieces moved this turn stand."""
    taken: tuple[tuple[int, bool], ...] = ()
    """The players from whom pieces were captured this turn, and whether each was new."""
    mated: tuple[tuple[int, bool], ...] = ()
    """The players whose armies were mated this turn, each with whether it was on a half-board
    used before."""
    threatened: tuple[Square, ...] = ()
    """Opponents' pieces that were threatened when it was counted and still stand."""

    @property
    def most(self) -> int:
        """Return how many moves the turn has."""
        return max(self.bonus, len(self.opponents))


def counted(state: State) -> Counted | None:
    """Return what was counted this turn; None where fewer than two opponents threaten."""
    found: Counted | None = state.fact(NAME)
    return found


def is_ordinary(state: State, count: Counted) -> bool:
    """Return whether the moves made this turn are within an ordinary turn."""
    made = count.most - state.left
    return made <= count.bonus and state.pushed.bit_count() == 2 * made


def is_limited(state: State, count: Counted, pair: Pair) -> bool:
    """Return whether a move on a pair would make the turn more than an ordinary one."""
    if not state.pushed:
        return False
    made = count.most - state.left
    again = state.pushed >> pair.lower & 1 or state.pushed >> pair.upper & 1
    return bool(again) or made >= count.bonus or not is_ordinary(state, count)


def captured_twice(count: Counted) -> int | None:
    """Return a player from whom two pieces were captured this turn, which no defence may do."""
    numbers = Counter(player for player, _ in count.taken)
    return next((player for player, number in numbers.items() if number > 1), None)


def is_opponents(state: State, square: Square) -> bool:
    """Return whether an opponent's piece stands on a square."""
    piece = state.piece_at(square)
    return (
        piece is not None
        and state.control[piece.army] is not None
        and state.hostile(piece.army, state.army)
    )

"""Base class of searches, their manners, and what they remember of positions and moves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.core.searching import SearchMove, SearchState

IDLE: Final = "idle"
"""Stands for a move: the player does nothing more."""


class Manner(NamedTuple):
    """Manner of a search; by default it is paranoid, and leaves out nothing.

    *Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
    two sides, this is plain alpha-beta. *Max-n*: everybody wants what is best for themselves. *Few
    replies*: as paranoid, but of each opponent only few moves are considered: what seems best for
    that opponent, nothing at all, and, for one opponent between any two moves of the searching
    player's, those that take most from the searching player. This is a mixture of BRS+ and of
    opponent-pruning paranoid search; all of the player's own moves are searched.
    """

    is_max_n: bool = False
    few_replies: bool = False
    """Only where more than two sides live; against one opponent all replies count."""
    quiesces: bool = False
    """True if captures and mates are played on at the leaves."""
    scouts: bool = False
    """True if moves that are likely worse are only proved so (principal variation search).

    Late moves are searched with less depth for that.
    """
    last_moves: int | None = None
    """Number of quiet moves that are tried one ply from the leaves; None for all."""
    overlooks: float = 0.0
    """Chance that a move of the player's, or one that harms them, is overlooked."""


PARANOID = Manner()
MAX_N = Manner(is_max_n=True)
FEW_REPLIES = Manner(few_replies=True, quiesces=True, scouts=True, last_moves=8)


class Lookahead:
    """A search that has played some moves on a state, each of which costs a position of a limit."""

    _thinking: Thinking

    def __init__(self, state: SearchState) -> None:
        self._state = state
        self._ply = 0
        self.line: tuple[SearchMove, ...] = ()
        """Expected line, the move asked about first; `IDLE` is a player who does nothing more."""

    def give_up(self) -> None:
        """Take back all moves played."""
        while self._ply:
            self._take_back()

    def _play(self, move: SearchMove) -> bool:
        """Play a move; return True if it is possible, as doing nothing may not be."""
        self._thinking.spend()
        if move is IDLE:
            if not self._state.pass_turn():
                return False
        else:
            self._state.play(move)
        self._ply += 1
        return True

    def _take_back(self) -> None:
        self._state.take_back()
        self._ply -= 1


MOST_ENTRIES = 200_000
"""Most positions that are remembered; some ten megabytes of small keys."""

EXACT, AT_LEAST, AT_MOST = range(3)


class Known(NamedTuple):
    """Result of a search of a position."""

    depth: int
    """Number of plies looked ahead from there."""
    bound: int
    """EXACT, AT_LEAST or AT_MOST: the kind of the value, which may be a bound only."""
    value: float
    move: SearchMove | None
    """The move that was best there, or that proved the bound."""

    def settles(self, depth: int, alpha: float, beta: float) -> bool:
        """Return True if it makes a search of a depth between two bounds needless."""
        if self.depth < depth:
            return False
        if self.bound == AT_LEAST:
            return self.value >= beta
        return self.bound == EXACT or self.value <= alpha


class Transpositions:
    """Table of two halves: when the newer is full, it takes the place of the older.

    An entry that is asked for again moves to the newer half. So what is forgotten does not depend
    on the hashes of keys, which differ from one start of Python to the next.
    """

    def __init__(self, most: int = MOST_ENTRIES) -> None:
        """`most` is the number of positions that are remembered."""
        self._half = max(most // 2, 1)
        self._newer: dict[Hashable, Known] = {}
        self._older: dict[Hashable, Known] = {}

    def __len__(self) -> int:
        return len(self._newer.keys() | self._older.keys())

    def find(self, key: Hashable) -> Known | None:
        """Return the result of the position with a key; None if there is none."""
        known = self._newer.get(key)
        if known is None:
            known = self._older.get(key)
            if known is not None:
                self.keep(key, known)
        return known

    def keep(self, key: Hashable, known: Known) -> None:
        """Store the result of the position with a key, in place of an earlier one."""
        newer = self._newer
        newer[key] = known
        if len(newer) >= self._half:
            self._older, self._newer = newer, {}


# Order of moves

WINNING_GAIN = 60
"""Least guessed gain of moves that come before quiet ones, in hundredths of a pawn."""
LOSING_GAIN = -60
"""Greatest gain of moves that come after quiet ones."""
MOST_HISTORY = 1 << 20
"""Count at which all counts are halved."""

_FIRST, _WINS, _KILLER, _QUIET, _LOSES = range(5)


class MoveOrder:
    """Order of moves, by what a search has learnt of them in other positions.

    *Killers* are the last two moves that caused a cutoff in a ply. *History* counts, for each
    player and move, how often it did, deeper ones more.
    """

    def __init__(self) -> None:
        self._killers: dict[int, tuple[Hashable, ...]] = {}
        self._history: dict[tuple[int, Hashable], int] = {}

    def too_good(self, state: SearchState, move: SearchMove, ply: int, depth: int) -> None:
        """Remember that a move caused a cutoff, `depth` plies from the leaves."""
        if state.gain(move) >= WINNING_GAIN:
            return
        trace = state.trace(move)
        killers = self._killers.get(ply, ())
        if trace not in killers:
            self._killers[ply] = (trace, *killers[:1])
        key = state.player, trace
        count = self._history.get(key, 0) + depth * depth
        self._history[key] = count
        if count >= MOST_HISTORY:
            self._history = {one: points // 2 for one, points in self._history.items()}

    def ordered(
        self, state: SearchState, moves: Sequence[SearchMove], ply: int, first: SearchMove | None
    ) -> tuple[list[SearchMove], int]:
        """Return moves, those likely best first, and the index from which on they are late.

        `first` was best when the position was looked at before. Those before the late ones win
        something, or have caused a cutoff in the same ply. Moves of which nothing is known keep
        their order.
        """
        killers = self._killers.get(ply, ())
        history = self._history
        player = state.player
        wanted = None if first is None else state.trace(first)
        ranked: list[tuple[int, int, int]] = []
        for at, move in enumerate(moves):
            trace = state.trace(move)
            gain = state.gain(move)
            if trace == wanted:
                rank, worth = _FIRST, 0
            elif gain >= WINNING_GAIN:
                rank, worth = _WINS, gain
            elif trace in killers:
                rank, worth = _KILLER, 0
            elif gain <= LOSING_GAIN:
                rank, worth = _LOSES, gain
            else:
                rank, worth = _QUIET, history.get((player, trace), 0)
            ranked.append((rank, -worth, at))
        ranked.sort()
        early = sum(rank <= _KILLER for rank, _, _ in ranked)
        return [moves[at] for _, _, at in ranked], early

"""Alpha-beta search: every value is that for the player who searches.

A ply is one move; a turn of several is searched move by move, and after its first only the moves
that look best are followed. A repeated position is drawn or, if the rules say so, lost for
somebody, and a player who may claim a draw does so if nothing better is left to them. At the leaves
captures and mates may be played on in the order of turns: each opponent in turn may take something
from the searching player, or do nothing. The searching player takes something only if it is their
turn at once, or something has been taken from them: a piece that is merely attacked is not won, for
its owner will see it too.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.bots.lookahead import Lookahead, Manner
from cfanp_gui.bots.search_memory import AT_LEAST, AT_MOST, EXACT, Known, MoveOrder, Transpositions
from cfanp_gui.core.searching import DRAWN, FAR, IDLE, LOSS, WIN, SearchMove, SearchState, shares

INFINITE = float("inf")
BEAM = 6
"""Number of moves that are followed after the first of a turn."""
HARMFUL = 3
"""Most moves of an opponent that take something from the searching player and are considered."""
WINNING = 4
"""Most moves that win something and are considered at the leaves."""
MOST_PLIES = 24
"""Greatest depth of a search."""
MOST_LAPS = 8
"""Most captures in a row at the leaves, against one opponent."""
FORCED = 2
"""At most so many moves against one opponent are searched a ply deeper, to find mates."""
EARLY = 4
"""Number of first moves that are always searched to full depth."""
SCOUT = 0.01
"""Least improvement for which a move is looked at closely, in thousandths."""


def even(state: SearchState) -> float:
    """Return the value of a game that is drawn now for each of those who live."""
    return shares([1.0] * max(state.living, 1))[0]


class AlphaBeta(Lookahead):
    """An alpha-beta search for the player to move; it remembers results."""

    def __init__(
        self,
        state: SearchState,
        manner: Manner,
        thinking: Thinking,
        rng: random.Random,
        tells: bool = False,
    ) -> None:
        """`tells` is True if `line` is wanted; it costs a little."""
        super().__init__(state)
        self._manner = manner
        self._thinking = thinking
        self._rng = rng
        self._tells = tells
        self._player = state.player
        self._friends = state.friends(state.player)
        two = state.living <= 2
        self._few = manner.few_replies and not two
        self._two = two
        self._laps = MOST_LAPS if two else state.living + 1
        self._deep = 0
        self._lines: list[tuple[SearchMove, ...]] = [()] * FAR
        self._seen = Transpositions()
        self._order = MoveOrder()
        self._before: set[Hashable] = {*state.earlier(), state.key()}

    def value_after(self, move: SearchMove, depth: int, bound: float) -> float:
        """Return the value of a move for the player, looked at `depth` plies further.

        It is exact if it is more than `bound`. Raises OutOfLimitError; then call `give_up`.
        """
        self._deep = depth + 1
        self._play(move)
        value = self._scouted(depth, bound, INFINITE, True, bound > -INFINITE, 0)
        self._take_back()
        self.line = (move, *self._lines[1])
        return value

    # Values of positions

    def _worth(self) -> float:
        """Return the value as it stands: a near end weighs more, a draw as much as even shares."""
        value = self._state.values()[self._player - 1]
        return self._ended(value) if self._state.is_over else value

    def _ended(self, value: float) -> float:
        """Return the value of an end, adjusted by its distance."""
        if value >= WIN:
            return WIN + FAR - self._ply
        if value <= LOSS:
            return LOSS - FAR + self._ply
        return self._drawn()

    def _drawn(self) -> float:
        """Return the value of the position as drawn, and remember that the line ends so."""
        self._lines[self._ply] = (DRAWN,)
        return even(self._state)

    def _value(self, depth: int, alpha: float, beta: float, harm: bool) -> float:
        """Return the value of the position for the player, exact between alpha and beta.

        A player who may claim a draw does so if nothing better is left. `harm` is True if an
        opponent may still do what is worst for the player before they move again.
        """
        state = self._state
        self._lines[self._ply] = ()
        if state.is_over:
            return self._worth()
        own, claims = state.player in self._friends, state.may_claim
        value = self._played_on(depth, alpha, beta, harm, own)
        if claims and (value < even(state) if own else value > even(state)):
            return self._drawn()
        return value

    def _played_on(self, depth: int, alpha: float, beta: float, harm: bool, own: bool) -> float:
        """Return the value if nobody claims a draw; `own` is True if the player moves."""
        state = self._state
        position = state.key()
        if position in self._before and state.drawn_moves != 0:
            values = state.repeated()
            return self._drawn() if values is None else self._ended(values[self._player - 1])
        if depth <= 0:
            if self._manner.quiesces:
                return self._quiet(alpha, beta, self._laps, own)
            return self._worth()
        harm = harm or own
        key = position, harm
        known = self._seen.find(key)
        if known is not None and not (self._tells and beta - alpha > 2 * SCOUT):
            value = known.value
            if value >= WIN:
                value -= self._ply
            elif value <= LOSS:
                value += self._ply
            if known._replace(value=value).settles(depth, alpha, beta):
                return value
        self._before.add(position)
        first = None if known is None else known.move
        best, best_move = self._best(depth, alpha, beta, harm, own, first)
        self._before.discard(position)
        if best_move is None:
            return self._worth()
        bound = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
        # In the memory an end counts from the position, not from the root.
        best_here = best
        if best >= WIN:
            best_here += self._ply
        elif best <= LOSS:
            best_here -= self._ply
        self._seen.keep(key, Known(depth, bound, best_here, best_move))
        return best

    def _best(
        self, depth: int, alpha: float, beta: float, harm: bool, own: bool, first: SearchMove | None
    ) -> tuple[float, SearchMove | None]:
        """Return the best value for the player to move, and its move."""
        state, ply = self._state, self._ply
        best, best_move = (-INFINITE if own else INFINITE), first
        early: int | None = None
        if own or not self._few:
            own_moves = state.moves()
            if state.is_begun:
                own_moves = own_moves[:BEAM]
            moves, early = self._order.ordered(state, own_moves, ply, first)
            last = self._manner.last_moves
            if last is not None and depth == 1 and not self._two:
                moves = moves[: early + last]
            tried = [(move, harm) for move in moves]
        else:
            tried = self._replies(harm)
        if self._two and len(tried) <= FORCED and ply + depth < 2 * self._deep:
            depth += 1
        scouts = self._manner.scouts and early is not None
        for at, (move, left) in enumerate(tried):
            late = scouts and depth >= 3 and at >= max(early or 0, EARLY)
            if not self._play(move):
                continue
            value = self._scouted(
                depth - 1, alpha, beta, left, scouts and at > 0, 1 if late else 0, own
            )
            self._take_back()
            if value > best if own else value < best:
                best, best_move = value, move
                if self._tells:
                    self._lines[ply] = (move, *self._lines[ply + 1])
                if own:
                    alpha = max(alpha, value)
                else:
                    beta = min(beta, value)
                if alpha >= beta:
                    if early is not None:
                        self._order.too_good(state, move, ply, depth)
                    break
        return best, best_move

    def _scouted(
        self,
        depth: int,
        alpha: float,
        beta: float,
        harm: bool,
        scouts: bool,
        less: int,
        own: bool = True,
    ) -> float:
        """Return the value of a position after a move; with `scouts` by a null window at first.

        That search is shallower by `less` plies. `own` is True if the player made the move.
        """
        if scouts and self._manner.scouts:
            if own:
                value = self._value(depth - less, alpha, alpha + SCOUT, harm)
                if value <= alpha or (not less and value >= beta):
                    return value
            else:
                value = self._value(depth - less, beta - SCOUT, beta, harm)
                if value >= beta or (not less and value <= alpha):
                    return value
        return self._value(depth, alpha, beta, harm)

    def _replies(self, harm: bool) -> list[tuple[SearchMove, bool]]:
        """Return the few moves of an opponent, each with True if others may do harm after it.

        Doing nothing is one of them, so that nobody is expected to make a bad capture.
        """
        state = self._state
        forcing = state.forcing()
        replies = [(move, False) for move in self._against(forcing)] if harm else []
        likely = [*(forcing[:1] or state.moves()[:1]), IDLE]
        replies += [(move, harm) for move in likely if (move, False) not in replies]
        return replies

    def _against(self, forcing: Sequence[SearchMove]) -> list[SearchMove]:
        """Return the few moves that take most from the player, without those overlooked."""
        state, overlooks = self._state, self._manner.overlooks
        harmful = [move for move in forcing if state.victim(move) in self._friends][:HARMFUL]
        if overlooks:
            return [move for move in harmful if self._rng.random() >= overlooks]
        return harmful

    # Leaves

    def _quiet(self, alpha: float, beta: float, laps: int, taking: bool) -> float:
        """Return the value after captures and mates; `taking` is True if the player may capture."""
        state, ply = self._state, self._ply
        self._lines[ply] = ()
        if laps <= 0 or state.is_over:
            return self._worth()
        if state.player in self._friends:
            best = self._worth()
            if not taking:
                return best
            for move in state.forcing()[:WINNING]:
                if best >= beta:
                    break
                self._play(move)
                value = self._quiet(max(alpha, best), beta, laps - 1, self._two)
                self._take_back()
                if value > best:
                    best = value
                    self._lines[ply] = (move, *self._lines[ply + 1])
            return best
        best = self._worth() if self._two else INFINITE
        for move in self._against(state.forcing()):
            if best <= alpha:
                return best
            self._play(move)
            value = self._quiet(alpha, min(beta, best), laps - 1, True)
            self._take_back()
            if value < best:
                best = value
                self._lines[ply] = (move, *self._lines[ply + 1])
        if self._two or best <= alpha:
            return best
        if not self._play(IDLE):
            return min(best, self._worth())
        value = self._quiet(alpha, min(beta, best), laps - 1, taking)
        self._take_back()
        if value < best:
            best = value
            self._lines[ply] = (IDLE, *self._lines[ply + 1])
        return best

"""What any army could do if its turn began now, pair by pair."""

from __future__ import annotations

from functools import cached_property

from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.capabilities import Capture, Mate, Prospects
from cfanp_gui.core.half_boards import from_joined, to_joined
from cfanp_gui.core.movegen import (
    KINDS,
    SQUARES,
    BoardMoves,
    attackers,
    may_check,
    squares,
)
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.cfanp.actions import Move
from cfanp_gui.games.cfanp.hooks import Played, Report
from cfanp_gui.games.cfanp.state import State
from cfanp_gui.games.cfanp.turn import before_moves, is_spared, moved


def living_armies(state: State) -> tuple[int, ...]:
    """Return the living armies in batting order, from the one to move."""
    count = state.count
    order = ((state.army + step) % count for step in range(count))
    return tuple(army for army in order if state.control[army] is not None)


def bearing_on(state: State, square: Square, pair: Pair | None) -> tuple[Square, ...]:
    """Return the squares of living pieces that attack or guard a square on a pair, or on any."""
    others = (board for board in range(state.count) if board != square.board)
    pairs = (pair,) if pair is not None else [pair_of(square.board, other) for other in others]
    found: set[Square] = set()
    for one in pairs:
        board = state.board(one)
        living = board.occupied
        for gone in state.sides.dead:
            living &= ~board.armies[gone]
        at = to_joined(square, one, state.rules.join)
        found.update(state.squares(attackers(board, at, board.occupied, living), one))
    return tuple(sorted(found))


class CfanpProspects(Prospects):
    """What an army could do on each pair; a game that is over is looked at like any other."""

    def __init__(self, state: State, army: int) -> None:
        self.army = army
        self._state = turn_begun(state, army, Report())
        self.king = self._state.king_of(army)
        self.pairs = self._state.layout.open_pairs[self._state.spread[army], 0]
        self._captures: dict[Pair, tuple[Capture, ...]] = {}
        self._mates: dict[Pair, tuple[Mate, ...]] = {}

    @cached_property
    def _shut(self) -> frozenset[Pair]:
        """Return the pairs that a rule which is switched on would not let the army push."""
        state = self._state
        if state.hooks is None or state.decided:
            return frozenset()
        return frozenset(self.pairs).difference(state.pairs())

    def _moves(self, pair: Pair) -> BoardMoves:
        if pair in self._shut:
            return BoardMoves(self._state.attackers(self.army, pair), 0, [], [], [])
        return self._state.moves_on(pair)

    def demand(self) -> Text | None:
        state = self._state
        asked = state.hooks.demand if state.hooks is not None else ()
        found = (demand(state, PlayerName) for demand in asked)
        return next((words for words in found if words is not None), None)

    def moves(self, pair: Pair) -> int:
        return self._moves(pair).total

    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        return self._state.squares(self._moves(pair).checkers, pair)

    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        found = self._captures.get(pair)
        if found is None:
            found = self._captures[pair] = self._find_captures(pair)
        return found

    def _find_captures(self, pair: Pair) -> tuple[Capture, ...]:
        moves = self._moves(pair)
        state = self._state
        board = state.board(pair)
        join = state.rules.join
        pawns = board.up | board.down
        found = []
        for origin, target, promotion in moves.expand():
            taken = target
            if not board.occupied & SQUARES[target]:
                if not pawns & SQUARES[origin] or not (origin ^ target) & 7:
                    continue
                taken = origin & 56 | target & 7  # en passant
            found.append(
                Capture(
                    _action(pair, origin, target, promotion),
                    from_joined(origin, pair, join),
                    from_joined(taken, pair, join),
                )
            )
        found.sort(key=lambda one: (one.taken, one.action.text))
        return tuple(found)

    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        found = self._mates.get(pair)
        if found is None:
            found = self._mates[pair] = self._find_mates(pair)
        return found

    def _find_mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return the moves that checkmate on a pair (Rule 8), each with whom."""
        moves = self._moves(pair)
        state = self._state
        board, _, _, hostile = state.view(self.army, pair)
        tried: dict[tuple[int, int, int], None] = {}
        victims = []
        for king in squares[board.kings & hostile] if moves.total else ():
            victim = next(army for army, men in enumerate(board.armies) if men & SQUARES[king])
            victims.append(victim)
            tried.update(dict.fromkeys(may_check(board, moves, king, state.view(victim, pair)[3])))
        found = []
        for move in tried:
            after = self._after(pair, *move)
            mated = tuple(victim for victim in sorted(victims) if _is_mated(after, victim, pair))
            if mated:
                source, target = (from_joined(at, pair, state.rules.join) for at in move[:2])
                found.append(Mate(_action(pair, *move), source, target, mated))
        found.sort(key=lambda one: one.action.text)
        return tuple(found)

    def _after(self, pair: Pair, origin: int, target: int, promotion: int) -> State:
        """Return the state after a move, before mates are judged."""
        state = self._state
        after = moved(state, pair, origin, target, promotion)
        for after_move in state.hooks.after_move if state.hooks is not None else ():
            after_move(state, after, Played(pair, origin, target, promotion), Report())
        return after


def turn_begun(state: State, army: int, report: Report) -> State:
    """Return the state in which an army's turn begins; the same if it has just begun.

    The rules that are switched on say in the report what they do then.
    """
    if army == state.army and not state.pushed and state.committed is None:
        begun = state.passed[army] < 0
        if begun and not state.stuck:
            return state
    after = state.as_if_to_move(army)
    for before_turn in after.hooks.before_turn if after.hooks is not None else ():
        before_turn(after, report)
    before_moves(after, report)
    return after


def _is_mated(state: State, army: int, pair: Pair) -> bool:
    """Return whether an army's King is attacked on a pair and no move there helps (Rule 8)."""
    return (
        state.control[army] is not None
        and bool(state.attackers(army, pair))
        and not state.generate(army, pair).total
        and not is_spared(state, army)
    )


def _action(pair: Pair, origin: int, target: int, promotion: int) -> Move:
    return Move(pair, origin, target, KINDS[promotion] if promotion else None)

"""Moves, captures and mates of any army if its turn began now, pair by pair."""

from __future__ import annotations

from functools import cached_property

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.queries import Capture, Mate, Prospects
from cfanp_gui.core.square_sets import kept, squares
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.exchange_value import ExchangeValues
from cfanp_gui.games.armies.hooks import Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner
from cfanp_gui.games.armies.turn import before_moves, is_spared, pushes


def bearing_on(state: State, square: Square, pair: Pair | None) -> tuple[Square, ...]:
    """Return the squares of living pieces that attack or guard a square on a pair, or on any."""
    pairs = (pair,) if pair is not None else state.pairs_with(square.board)
    found: set[Square] = set()
    for one in pairs:
        board = state.board(one)
        living = board.occupied
        for gone in state.sides.dead:
            living &= ~board.armies[gone]
        at = state.base.joined(square, one)
        found.update(state.squares(state.base.attackers(board, at, living), one))
    return tuple(sorted(found))


class ArmiesProspects(Prospects):
    """Prospects of an army on each pair; a game that is over is treated like any other."""

    def __init__(self, state: State, army: int) -> None:
        self.army = army
        self._state = turn_begun(state, army, TurnReport())
        self.king = self._state.king_of(army)
        self.pairs = self._state.sides.open_pairs[self._state.spread[army], 0]
        self._capturing: dict[Capture, tuple[Pair, PairMove]] = {}

    @cached_property
    def _shut(self) -> frozenset[Pair]:
        """Return the pairs that an active rule bars the army from pushing."""
        state = self._state
        if not state.hooks.modifiers or state.decided:
            return frozenset()
        return frozenset(self.pairs).difference(state.pairs())

    def _moves(self, pair: Pair) -> PairMoves:
        if pair in self._shut:
            return listed((), self._state.attackers(self.army, pair))
        return self._state.moves_on(pair)

    def demand(self) -> Text | None:
        found: Text | None = self._state.hooks.first("demand", self._state, PlayerName)
        return found

    def moves(self, pair: Pair) -> int:
        moves = self._moves(pair)
        if not self._state.hooks.pushes:
            return moves.total
        return sum(len(pushes(self._state, pair, move)) for move in moves.expand())

    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        return self._state.squares(self._moves(pair).checkers, pair)

    @kept
    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        moves = self._moves(pair)
        state = self._state
        board = state.board(pair)
        base = state.base
        found = []
        for move in moves.expand():
            if taken := base.victim(board, *move):
                source = base.square(move[0], pair)
                made = [
                    Capture(self._action(pair, move, push), source, at)
                    for at in base.squares(taken, pair)
                    for push in pushes(state, pair, move)
                ]
                self._capturing.update(dict.fromkeys(made, (pair, move)))
                found += made
        found.sort(key=lambda one: (one.taken, one.action.text))
        return tuple(found)

    def won(self, capture: Capture) -> int:
        pair, move = self._capturing[capture]
        return self._exchanges(pair).won(move)

    @kept
    def _exchanges(self, pair: Pair) -> ExchangeValues:
        return ExchangeValues(self._state, self.army, pair)

    @kept
    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return the moves that checkmate on a pair (Rule 8), each with the mated armies."""
        moves = self._moves(pair)
        state = self._state
        board, _, _, hostile = state.view(self.army, pair)
        tried: dict[PairMove, None] = {}
        victims = []
        for king in squares[board.kings & hostile] if moves.total else ():
            victim = owner(board, king)
            victims.append(victim)
            foes = state.view(victim, pair)[3]
            tried.update(dict.fromkeys(state.base.may_check(board, moves, king, foes)))
        found = []
        for move, push in ((one, push) for one in tried for push in pushes(state, pair, one)):
            after = state.moved(pair, move)
            for after_move in state.hooks.after_move:
                after_move(state, after, Played(pair, *move, push), TurnReport())
            mated = tuple(
                victim
                for victim in sorted(victims)
                if after.control[victim] is not None
                and after.is_mated(victim, pair)
                and not is_spared(after, victim, pair)
            )
            if mated:
                goal = move[1]
                start = goal if move[0] < 0 else move[0]  # a dropped piece has no origin
                source, target = (state.base.square(at, pair) for at in (start, goal))
                found.append(Mate(self._action(pair, move, push), source, target, mated))
        found.sort(key=lambda one: one.action.text)
        return tuple(found)

    def _action(self, pair: Pair, move: PairMove, push: Step | None) -> Move:
        base = self._state.rules.base
        return Move(pair, *move[:2], base.becomes[move[2]], base, push)


def turn_begun(state: State, army: int, report: TurnReport) -> State:
    """Return the state in which an army's turn begins; the same if it has just begun.

    The report receives the events of rules that are switched on.
    """
    if army == state.army and not state.pushed and state.committed is None:
        begun = state.base.lapse(state.rights, army) is state.rights
        if begun and not state.stuck:
            return state
    after = state.as_if_to_move(army)
    for before_turn in after.hooks.before_turn:
        before_turn(after, report)
    before_moves(after, report)
    return after

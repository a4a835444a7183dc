"""Moves, captures and mates of any army if its turn began now, pair by pair."""

from collections.abc import Sequence
from functools import cached_property
from typing import cast

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.queries import Capture, Mate, Prospects
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.events import ArmyLost, Extinct, Perished
from cfanp_gui.games.armies.exchange_value import ExchangeValues
from cfanp_gui.games.armies.hooks import Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, listed_moves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner
from cfanp_gui.games.armies.turn import before_moves, is_spared, pushes

BLOWS_UP, TAKES_LAST = Text("blows up the {piece}"), Text("takes the last {piece}")


def bearing_on(state: State, square: Square, pair: Pair | None) -> tuple[Square, ...]:
    """Return the squares of living pieces that attack or guard a square on a pair, or on any."""
    pairs = (pair,) if pair is not None else state.pairs_with(square.board)
    bearing: set[Square] = set()
    for on in pairs:
        board = state.board(on)
        living = board.occupied & ~sum(board.armies[army] for army in state.sides.dead)
        attackers = state.base.attackers(board, state.base.joined(square, on), living)
        bearing.update(state.base.squares(attackers, on))
    return tuple(sorted(bearing))


class ArmiesProspects(Prospects):
    """Prospects of an army on each pair; a game that is over is treated like any other."""

    def __init__(self, state: State, army: int) -> None:
        self.army = army
        self._state = turn_begun(state, army, TurnReport())
        self.king = next(iter(self._state.royals_of(army)), None)
        self.pairs = self._state.sides.open_pairs[self._state.spread[army], 0]

    @cached_property
    def _shut(self) -> frozenset[Pair]:
        """Return the pairs that an active rule bars the army from pushing."""
        state = self._state
        bars = state.hooks.modifiers and not state.sides.decided
        return frozenset(self.pairs).difference(state.pairs()) if bars else frozenset()

    def _moves(self, pair: Pair) -> PairMoves:
        if pair in self._shut:
            return listed_moves((), self._state.attackers(self.army, pair))
        return self._state.moves_on(pair)

    def demand(self) -> Text | None:
        demand: Text | None = self._state.hooks.first("demand", self._state, PlayerName)
        return demand

    def moves(self, pair: Pair) -> int:
        moves = self._moves(pair)
        if not self._state.hooks.pushes:
            return moves.total
        return sum(len(pushes(self._state, pair, move)) for move in moves.expand())

    def checkers(self, pair: Pair) -> tuple[Square, ...]:
        return self._state.base.squares(self._moves(pair).checkers, pair)

    @cached_method
    def captures(self, pair: Pair) -> tuple[Capture, ...]:
        state, base, board = self._state, self._state.base, self._state.board(pair)
        captures = {
            Capture(self._action(pair, move, push), base.square(move[0], pair), at)
            for move in self._moves(pair).expand()
            for at in base.squares(base.victim(board, *move), pair)
            for push in pushes(state, pair, move)
        }
        return tuple(sorted(captures, key=lambda capture: (capture.taken, capture.action.text)))

    def won(self, capture: Capture) -> int:
        action = cast(Move, capture.action)
        move = self._state.pair_move(action)
        if self._state.base.blasts:
            return self._blown_up(action.pair, move)
        return self._exchanges(action.pair).won(move)

    def _blown_up(self, pair: Pair, move: PairMove) -> int:
        """Return the value of the hostile pieces that an explosion takes, less that of others."""
        base, (board, _, friends, hostile) = self._state.base, self._state.view(self.army, pair)
        values, won = base.base.values, 0
        for at in squares[base.fallen(board, *move) & ~board.kings]:
            value = values[self._state.standing(base.square(at, pair)).letter]
            won += value * ((hostile >> at & 1) - (friends >> at & 1))
        return won

    @cached_method
    def _exchanges(self, pair: Pair) -> ExchangeValues:
        return ExchangeValues(self._state, self.army, pair)

    @cached_method
    def mates(self, pair: Pair) -> tuple[Mate, ...]:
        """Return the moves by which armies are lost, by checkmate (Rule 8) or by a base game."""
        moves, state = self._moves(pair), self._state
        board, _, _, hostile = state.view(self.army, pair)
        tried: dict[PairMove, None] = {}
        victims, mates = [], []
        for king in squares[board.kings & hostile] if moves.total else ():
            victim = owner(board, king)
            victims.append(victim)
            foes = state.view(victim, pair)[3]
            tried.update(dict.fromkeys(state.base.may_check(board, moves, king, foes)))
        for decisive in state.hooks.decisive:
            tried.update(dict.fromkeys(decisive(state, pair, moves)))
        for move, push in ((trial, push) for trial in tried for push in pushes(state, pair, trial)):
            played = Played(pair, *move, push)
            lost = (
                self._lost_by(played) if state.hooks.decisive else self._mated_by(played, victims)
            )
            if lost:
                goal = move[1]
                start = goal if move[0] < 0 else move[0]  # a dropped piece has no origin
                source, target = (state.base.square(at, pair) for at in (start, goal))
                effect = next(iter(lost.values()))
                action = self._action(pair, move, push)
                mates.append(Mate(action, source, target, tuple(lost), effect))
        return tuple(sorted(mates, key=lambda mate: mate.action.text))

    def _mated_by(self, move: Played, victims: Sequence[int]) -> dict[int, None]:
        """Return those of some armies that a move checkmates on its pair."""
        state, pair = self._state, move.pair
        after = state.moved(pair, move[1:4])
        for after_move in state.hooks.after_move:
            after_move(state, after, move, TurnReport())
        return {
            victim: None
            for victim in sorted(victims)
            if after.control[victim] is not None
            and after.is_mated(victim, pair)
            and not is_spared(after, victim, pair)
        }

    def _lost_by(self, move: Played) -> dict[int, Text | None]:
        """Return the hostile armies that are lost by a move, each with what the piece does."""
        state, report = self._state, TurnReport()
        turn.tried(state, move, report)
        return {
            event.army: self._effect(event, move)
            for event in report.events
            if isinstance(event, ArmyLost) and state.hostile(self.army, event.army)
        }

    def _effect(self, event: ArmyLost, move: Played) -> Text | None:
        """Return the effect of a move that loses an army, with the piece that is gone if any."""
        base, board = self._state.base, self._state.board(move.pair)
        gone = base.fallen(board, *move[1:4]) & board.armies[event.army]
        if not gone or not isinstance(event, Extinct | Perished):
            return event.effect
        at = next(iter(squares[gone & board.kings or gone]))
        letter = self._state.standing(base.square(at, move.pair)).letter
        words = BLOWS_UP if base.blasts else TAKES_LAST
        return words.filled(piece=base.base.types[letter].title)

    def _action(self, pair: Pair, move: PairMove, push: Step | None) -> Move:
        base = self._state.rules.base.unchosen
        return Move(pair, *move[:2], base.becomes[move[2]], base, push)


def turn_begun(state: State, army: int, report: TurnReport) -> State:
    """Return the state as if an army's turn began now; the same if it has just begun.

    Rights that end then have lapsed. The report receives the events of rules that are switched on.
    """
    if army == state.army and not state.pushed and state.committed is None:
        begun = state.base.lapse(state.rights, army) is state.rights
        if begun and not state.stuck:
            return state
    after = state.copy()
    if not state.hooks.modifiers:
        after._boards = state._boards  # the same pieces, read once
    after.rights = state.base.lapse(state.rights, army)
    after.begin_turn(army)
    for before_turn in after.hooks.before_turn:
        before_turn(after, report)
    before_moves(after, report)
    return after

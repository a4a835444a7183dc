"""Rules about attacks in a base game with hidden pieces. Source: base-games.md."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.events import Stranding
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.knowledge import (
    FRO,
    MOST_TO_AND_FRO,
    SEEN,
    LastMove,
    in_order,
    last_moves,
    seen,
)
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import State

NOBODY_CAN_MOVE = Text("nobody has a piece left that can move")


class Prize(Modifier[State]):
    """A capture of a living army's prize piece captures the army."""

    name = "prize"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        square = before.base.square(move.target, move.pair)
        met = before.piece_at(square)
        if (
            met is None
            or met.letter != before.rules.base.prize
            or before.control[met.army] is None
            or state.piece_at(square) == met
        ):
            return
        report.prizes[met.army] = square
        turn.change_hands(state, [(met.army, state.army)], (move.pair,), report)


class Stranded(Modifier[State]):
    """A player whose armies have no piece that can ever move is out after any move."""

    name = "stranded"

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        stranded = stranded_players(state)
        if not stranded or len(stranded) == len(state.sides.living_players):
            return  # if all remaining players were out at once, the game is drawn
        for army, player in enumerate(state.control):
            if player in stranded:
                report.events.append(Stranding(army, player))
        state.give(tuple(None if player in stranded else player for player in state.control))
        if state.control[state.army] is None:
            state.left = 1  # the turn is over

    def drawn(self, state: State) -> Text | None:
        everybody = len(stranded_players(state)) == len(state.sides.living_players)
        return NOBODY_CAN_MOVE if everybody else None


def stranded_players(state: State) -> frozenset[int]:
    """Return the living players whose armies have no piece that can ever move."""
    control, fixed = state.control, state.rules.base.immovable
    found = set(state.sides.living_players)
    for board in state.base.boards(state.count):
        for piece in state.pieces_on(board).values():
            if piece.letter not in fixed and (player := control[piece.army]) in found:
                assert player is not None, "nobody is no player"
                found.discard(player)
                if not found:
                    return frozenset()
    return frozenset(found)


class Shown(Modifier[State]):
    """Remembers the squares of pieces shown to all: in an attack, or by their move."""

    name = SEEN
    repeats = False

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base = before.base
        origin, target = (base.square(at, move.pair) for at in (move.origin, move.target))
        shown = set(seen(before))
        attacked = before.piece_at(target) is not None
        tells = base.shows(before.board(move.pair), move.origin, move.target)
        if attacked or tells or origin in shown:
            shown.add(target)
        shown.discard(origin)
        order = in_order(before.rules.base.files)
        standing = (at for at in shown if state.piece_at(at) is not None)
        state.remember(SEEN, tuple(sorted(standing, key=order)) or None)


class ToAndFro(Modifier[State]):
    """No piece makes more than three consecutive moves between the same two squares.

    The modifier remembers the origin of each piece that moved in its army's last turn.
    """

    name = FRO
    repeats = False

    def at_place(self, state: State, army: int, report: TurnReport) -> None:
        left = tuple(one for one in last_moves(state) if not self._is_stale(state, one))
        if len(left) != len(last_moves(state)):
            state.remember(FRO, left or None)

    def _is_stale(self, state: State, one: LastMove) -> bool:
        """Return True if a piece of the army whose turn is over has not moved in it."""
        piece = state.piece_at(one.square)
        if piece is None or piece.army != state.army:
            return piece is None
        if one.square.board == STRIP:
            return one.square not in state.moved_on_strip
        return not state.pushed >> one.square.board & 1

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        base, army = before.base, before.army
        origin, target = (base.square(at, move.pair) for at in (move.origin, move.target))
        left, count = [], 1
        for one in last_moves(before):
            if one.square == origin:
                count = one.times + 1 if one.origin == target else 1
                continue
            piece, now = before.piece_at(one.square), state.piece_at(one.square)
            passed_over = piece is not None and piece.army == army and one.square.board in move.pair
            if piece == now and not passed_over:
                left.append(one)
        if state.piece_at(target) == before.piece_at(origin) != before.piece_at(target):
            left = [one for one in left if one.square != target]
            left.append(LastMove(target, origin, count))
        order = in_order(before.rules.base.files)
        state.remember(FRO, tuple(sorted(left, key=lambda one: order(one.square))) or None)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        shut = {
            tuple(state.base.joined(at, pair) for at in two)
            for two in self._barred_returns(state)
            if all(at.board in (*pair, STRIP) for at in two)
        }
        if not shut:
            return moves
        return listed((one for one in moves.expand() if one[:2] not in shut), moves.checkers)

    def _barred_returns(self, state: State) -> Iterator[tuple[Square, Square]]:
        """Yield the pairs of squares between which a piece of the army to move may not go again."""
        for square, origin, count in last_moves(state):
            piece = state.piece_at(square)
            if count >= MOST_TO_AND_FRO and piece is not None and piece.army == state.army:
                yield square, origin

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        if action.origin < 0:
            return None
        pair, squares = action.pair, (action.origin, action.target)
        two = tuple(state.base.square(at, pair) for at in squares)
        if two not in list(self._barred_returns(state)):
            return None
        one, other = (state.base.seen(at, pair) for at in squares)
        message = Text(
            "A piece goes between the same two squares at most three times running: {one} and "
            "{other}",
            one=one,
            other=other,
        )
        return Refusal(state.rules.base.rule, message, two, pair)

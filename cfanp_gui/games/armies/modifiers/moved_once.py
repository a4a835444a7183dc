"""With a strip no piece moves twice in a turn (our reading of Rule 10).

Half-boards are pushed once a turn, but what stands on the strip is on every pair.
"""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import ArmiesAction, Move
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.explain import pair_refusal
from cfanp_gui.games.armies.hooks import Modifier, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMoves
from cfanp_gui.games.armies.state import MOVED, State


class MovedOnce(Modifier[State]):
    """It keeps the squares of the strip on which pieces stand that moved or were dropped."""

    name = MOVED

    def before_turn(self, state: State, report: TurnReport) -> None:  # noqa: ARG002
        if state.moved_on_strip:
            state.remember(MOVED, None)

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:  # noqa: ARG002
        base, found = state.base, set(state.moved_on_strip)
        if move.origin >= 0:
            found.discard(base.square(move.origin, move.pair))
        target = base.square(move.target, move.pair)
        stands = state.piece_at(target) if target.board == STRIP else None
        if stands is not None and stands.army == before.army:  # it may have fallen in an attack
            found.add(target)
        state.remember(MOVED, tuple(sorted(found)) or None)

    def turn_moves(self, state: State, pair: Pair, moves: PairMoves) -> PairMoves:
        shut = {state.base.joined(square, pair) for square in state.moved_on_strip}
        if not shut:
            return moves
        return listed((move for move in moves.expand() if move[0] not in shut), moves.checkers)

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if not isinstance(action, Move) or not 0 <= action.origin < len(state.base.regions):
            return None
        square: Square = state.base.square(action.origin, action.pair)
        piece = state.piece_at(square) if square in state.moved_on_strip else None
        if piece is None or pair_refusal(state, action.pair) is not None:
            return None
        return Refusal(
            Text("Rule 10"),
            Text(
                "The {piece} on {square} has moved this turn already",
                piece=state.rules.base.types[piece.letter].title,
                square=state.base.seen(action.origin, action.pair),
            ),
            (square,),
            action.pair,
        )

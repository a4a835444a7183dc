"""Changes made by an action on half-boards, in a form that can be shown in both directions."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from cfanp_gui.core.actions import (
    Action,
    Captured,
    ControlChange,
    Met,
    PieceMoved,
    Placed,
    Transition,
)
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies import explain
from cfanp_gui.games.armies.actions import Move, SquareAction
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.state import State


def transition(
    state: State,
    before: Mapping[Square, Piece],
    action: Action,
    actor: int,
    after: State,
    pushed: Pair | None,
    report: TurnReport,
) -> Transition:
    """Return the changes made by an action between two states.

    `before` are the pieces of the first, `pushed` the half-boards pushed together.
    """
    moved: list[PieceMoved] = []
    placed: tuple[Placed, ...] = ()
    met: Met | None = None
    taken: tuple[Square, ...] = ()
    if isinstance(action, Move) and action.origin < 0:
        square = state.base.square(action.target, action.pair)
        piece = Piece(state.base.letters[~action.origin], state.army)
        placed = (Placed(square, piece),)
    elif isinstance(action, Move):
        base, (pair, origin, target, _, _, push) = state.base, action
        board = state.board(pair)
        number = explain.pair_move(state, action)
        taken = base.squares(base.fallen(board, *number), pair)
        along = base.moved_along(board, pair, state.army, origin, target)
        went = (origin, target) if base.square(origin, pair) not in taken else None
        met = _met(state, before, action, taken)
        for start, goal in (step for step in (went, along, push) if step):
            square = base.square(start, pair)
            piece = before[square]
            became = piece
            if start == origin:
                became = Piece(base.arrived(pair, piece, number), piece.army)
            moved.append(PieceMoved(square, base.square(goal, pair), piece, became))
    if isinstance(action, SquareAction) and action.becomes is not None:
        was = before[action.square]
        became = Piece(action.becomes, was.army)
        moved.append(PieceMoved(action.square, action.square, was, became))
    halves, later = state.halves, after.halves
    left = {move.origin for move in moved}
    arrived = {move.target for move in moved}
    captured = tuple(
        Captured(square, piece, removed=square not in taken)
        for board in state.base.boards(state.count)
        if halves[board] != later[board]
        for square, piece in state.pieces_on(board).items()
        if square not in left and (square in arrived or square not in after.pieces_on(board))
    )
    control = tuple(
        ControlChange(army, old, new)
        for army, (old, new) in enumerate(zip(state.control, after.control, strict=True))
        if old != new
    )
    checks = tuple(king for army in report.checked if (king := state.king_of(army)) is not None)
    return Transition(
        action,
        actor,
        pushed,
        tuple(moved),
        captured,
        placed,
        control,
        tuple(report.events),
        checks,
        met=met,
    )


def _met(
    state: State, before: Mapping[Square, Piece], action: Move, fell: Collection[Square]
) -> Met | None:
    """Return the pieces that meet in a move, in games where an attack may fail."""
    base = state.base
    origin, target = (base.square(at, action.pair) for at in (action.origin, action.target))
    if not state.rules.base.hides or target not in before:
        return None
    pieces = before[origin], before[target]
    return Met(origin, target, *pieces, origin in fell, target in fell)

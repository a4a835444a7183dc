"""Turns given in an analysis to sides that are not to move; see `Position.free_turns`."""

from __future__ import annotations

from cfanp_gui.core.actions import IllegalAction, Refusal, Source
from cfanp_gui.core.boards import Square, whole
from cfanp_gui.core.given_turn import GiveTurn, play_on
from cfanp_gui.session.game_session import GameSession


def turn_for(session: GameSession, source: Source) -> str | None:
    """Return the side that must be given the turn in an analysis to move a piece, or None."""
    position = session.position
    if not session.analysing or position.movable(source):
        return None
    piece = position.pieces().get(source) if isinstance(source, Square) else None
    groups = whole(position.boards())
    near = next(group for group in groups if source.board in group)
    seats = {seat.id: seat for seat in position.seats()}
    sides = [
        (seats[seat].board not in near, side)
        for side, seat in position.free_turns().items()
        if (seats[seat].army == piece.army if piece is not None else seats[seat].board in near)
    ]
    return min(sides)[1] if sides else None


def give_turn(session: GameSession, side: str) -> Refusal | None:
    """Give the turn to a side, in place of an unused given turn; return the refusal, or None."""
    action, given = GiveTurn(side), session.cursor.given
    if given is not None and given is session.node and given.parent is not None:
        before = given.parent.position
        if side in session.position.free_turns() and side not in before.free_turns():
            session.visit(given.parent)  # their turn by the rules
            return None
        try:
            play_on(before, action)
        except IllegalAction as problem:
            return problem.refusal
        session.visit(given.parent)
    return session.propose(action)


def take_turn_back(session: GameSession) -> bool:
    """Take back a given turn in which nothing was played; return True if it was."""
    given = session.cursor.given
    if given is None or given is not session.node or given.parent is None:
        return False
    return bool(session.visit(given.parent))

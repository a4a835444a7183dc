"""From which square to which a piece may go now, over all pairs, and why it may not."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair, Square, pair_of
from cfanp_gui.core.game import PieceMove, PushedPosition, Refusal
from cfanp_gui.core.half_boards import from_joined, to_joined
from cfanp_gui.session.pushed import PushedSession


def moves_from(position: PushedPosition, origin: Square) -> list[tuple[PieceMove, Square]]:
    """The legal moves of the piece on a square on every pair, with their target squares."""
    found = []
    for pair in position.pairs():
        if origin.board not in pair:
            continue
        start = to_joined(origin, pair, position.join)
        for action in position.pair_actions(pair):
            if action.origin == start:
                found.append((action, from_joined(action.target, pair, position.join)))
    return found


def likeliest_pair(session: PushedSession, origin: Square, target: Square) -> Pair:
    """The pair on which a move between two squares is probably meant, legal or not.

    That is the pair pushed together when both squares lie on it, else the one the squares name,
    else the first that the piece's half-board may be pushed into.
    """
    if session.pair is not None and {origin.board, target.board} <= set(session.pair):
        return session.pair
    if origin.board != target.board:
        return pair_of(origin.board, target.board)
    free = [pair for pair in session.position.pairs() if origin.board in pair]
    return free[0] if free else pair_of(origin.board, 1 if origin.board == 0 else 0)


def why_not(
    session: PushedSession, origin: Square, target: Square, promotion: str | None = None
) -> Refusal | None:
    """Why a move between two squares is not legal on its likeliest pair; None when it is."""
    position = session.position
    pair = likeliest_pair(session, origin, target)
    start, goal = (to_joined(place, pair, position.join) for place in (origin, target))
    return position.refusal(session.system.piece_move(pair, start, goal, promotion))

"""The paint that arrows on the table wear, for pictures of it."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.record.drawings import Paint
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import LIGHT


def paint(session: GameSession, square: Square, army: int | None) -> Paint:
    """Return the paint of an army's arrow that begins on a square; a neutral one for no army."""
    if army is None:
        return str(LIGHT.accent.name())
    piece = session.position.pieces().get(square)
    if piece is None or piece.army != army:
        piece = Piece(next(iter(session.game.piece_types)), army)
    return session.position.style(piece).paint

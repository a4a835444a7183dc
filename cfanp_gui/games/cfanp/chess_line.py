"""Lines of chess between two armies, read and written by python-chess.

It knows the moves of standard chess, and plays them many times faster than the rules for any number
of armies. SAN is converted to our actions, and actions to SAN.
"""

from __future__ import annotations

from typing import NamedTuple

import chess

from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Game, Outcome, PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.cfanp import fen
from cfanp_gui.games.cfanp.fen import PAIR, FenError
from cfanp_gui.games.pairs.fide import FIDE

_ON_PAIR = f"{PAIR.name}:"
_PROMOTIONS = (None, None, "N", "B", "R", "Q", None)
_FORCED = 150
"""Number of moves without capture or pawn move after which a game is drawn without a claim."""


class ChessLine(NamedTuple):
    """Position of a line, on a board that may be at a later position."""

    board: chess.Board
    ply: int
    """Number of moves that led to the position."""
    before: tuple[chess.Move, ...] = ()
    """Moves that are missing from the stack of the board because it was copied later."""

    @property
    def moves(self) -> tuple[chess.Move, ...]:
        """Return the moves that led to the position."""
        return (*self.before, *self.board.move_stack[: self.ply - len(self.before)])

    def here(self) -> ChessLine:
        """Return the position with a board that is at it and may be moved on."""
        board, ply, before = self
        behind = len(before) + len(board.move_stack) - ply
        if not behind:
            return self
        board = board.copy(stack=behind)
        for _ in range(behind):
            board.pop()
        return ChessLine(board, ply, self.moves)

    def shown(self) -> chess.Board:
        """Return a board at the position, for reading only."""
        return self.here().board

    def parse(self, word: str) -> tuple[chess.Move, ChessLine]:
        """Return the move of a SAN, and the position after it.

        Raises ValueError for a SAN that fits no move, or several; a null move is not accepted.
        """
        at = self.here()
        move = at.board.parse_san(word)
        if not move:
            raise ValueError("it is no move")
        return move, at.after(move)

    def after(self, move: chess.Move) -> ChessLine:
        """Return the position after a legal move."""
        board, ply, before = self.here()
        board.push(move)
        return ChessLine(board, ply + 1, before)

    def write(self, move: chess.Move) -> tuple[str, ChessLine]:
        """Return the SAN of a legal move, and the position after it. Raises ValueError."""
        at = self.here()
        if not at.board.is_legal(move):
            raise ValueError("it is not legal")
        return at.board.san(move), at.after(move)

    # Methods of `core.notation.QuickLine`

    @property
    def actions(self) -> tuple[Move, ...]:
        """Return the actions that led to the position."""
        return tuple(map(action_of, self.moves))

    @property
    def round(self) -> int:
        """Return the number of the move."""
        return self.shown().fullmove_number

    def read(self, token: str) -> tuple[Move, ChessLine] | None:
        """Return the action of a token such as ``AB:Nf3``, or None if it is no SAN on the pair."""
        if not token.startswith(_ON_PAIR):
            return None
        try:
            move, after = self.parse(token[len(_ON_PAIR) :])
        except ValueError:
            return None
        return action_of(move), after

    def written(self, action: Action) -> tuple[str, ChessLine] | None:
        """Return the token of an action; None for an action that is no legal piece move."""
        if (move := move_of(action)) is None:
            return None
        try:
            san, after = self.write(move)
        except ValueError:
            return None
        return _ON_PAIR + san, after

    def outcome(self) -> Outcome | None:
        """Return the outcome that needs no claim, in the terms of the rules of armies."""
        board = self.shown()
        if not any(board.generate_legal_moves()):
            if board.is_check():
                return Outcome("win", (2 if board.turn else 1,), Text("checkmate"))
            return Outcome("draw", (1, 2), Text("stalemate"))
        if board.halfmove_clock >= _FORCED:
            return Outcome("draw", (1, 2), Text("75 moves each without capture or pawn move"))
        # A position can occur a fifth time only after four moves since each time before.
        if board.halfmove_clock >= 16 and board.is_fivefold_repetition():
            return Outcome("draw", (1, 2), Text("fivefold repetition"))
        if board.is_insufficient_material():
            return Outcome("draw", (1, 2), Text("insufficient material"))
        return None


def line_of(start: ArmiesPosition | None, game: Game) -> ChessLine | None:
    """Return the line that starts at a position of two armies, or at the usual start.

    None for a position that FEN cannot fully express.
    """
    if start is None:
        return ChessLine(chess.Board(), 0)
    try:
        board = chess.Board(fen.write_fen(start))
        position = fen.position_of(board, game, {})
    except (FenError, PositionError):
        return None
    return ChessLine(board, 0) if position == start else None


def action_of(move: chess.Move) -> Move:
    """Return a move as an action of two armies."""
    return Move(PAIR, move.from_square, move.to_square, _PROMOTIONS[move.promotion or 0], FIDE)


def move_of(action: object) -> chess.Move | None:
    """Return an action as a python-chess move; None for one that is no piece move on the pair."""
    if not isinstance(action, Move) or action.pair != PAIR or action.push is not None:
        return None
    promotion = action.promotion
    becomes = None if promotion is None else chess.PIECE_SYMBOLS.index(promotion.lower())
    return chess.Move(action.origin, action.target, becomes)

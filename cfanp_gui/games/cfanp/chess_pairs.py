"""Pairs that show a position of chess: two armies with their Kings, and no others.

White is the army whose pawns go up. Chess knows castling with a King on the e-file only: if the
King of an army of the second, fourth ... place is on the d-file, the board is mirrored left to
right, so that it is on the e-file.
"""

from __future__ import annotations

from typing import NamedTuple

import chess

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.half_boards import square_name
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.game_pairs import (
    CASTLING_LEFT_OUT,
    Standing,
    TwoArmies,
    attacked,
    moveless,
    standing_on,
    two_armies,
    unlike,
)
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.castling_field import TEXTS

_KING_FILE = 4
_SYMBOLS = chess.PIECE_SYMBOLS


class UciLine(NamedTuple):
    """Position of chess, played on by moves in UCI."""

    fen: str
    squares: tuple[Square, ...]
    """Squares of the half-boards in the order of chess, a1 first and h8 last."""
    names: tuple[str, ...]
    """Names of these squares in notation while the boards are pushed together."""

    def step(self, word: str) -> tuple[LineMove, UciLine] | None:
        """Return a move in UCI and the position after it; None for an illegal move."""
        board = chess.Board(self.fen)
        try:
            move = board.parse_uci(word.lower())
        except ValueError:
            return None
        if not move:
            return None
        files = str.maketrans("abcdefgh", "".join(name[0] for name in self.names[:8]))
        promotion = chess.piece_symbol(move.promotion).upper() if move.promotion else None
        source, target = self.squares[move.from_square], self.squares[move.to_square]
        found = LineMove(source, target, promotion, board.san(move).translate(files))
        board.push(move)
        return found, self._replace(fen=board.fen())


def chess_pair(state: State, pair: Pair) -> GamePair | Text:
    """Return a pair as a position of chess, or the reason it is none; see `Position.game_pair`."""
    standing = standing_on(state, pair)
    armies = two_armies(state, standing)
    if isinstance(armies, Text):
        return armies
    white = _white(pair, standing, armies)
    if white is None:
        return Text("The pawns do not go the ways in which they go in chess.")
    mover, other = armies
    rights = {
        army: case(TEXTS[state.rights.castling[army]])
        for army, home, case in (
            (white, pair.lower, str.upper),
            (other if white == mover else mover, pair.upper, str.lower),
        )
        if army == home and state.rights.castling[army]
    }
    # The board is mirrored where a King that may castle is not on the e-file; the mover decides.
    files = {piece.army: index % 8 for index, piece in standing.items() if piece.letter == "K"}
    asked = sorted(rights, key=lambda army: army != mover)
    flip = 7 if asked and files[asked[0]] != _KING_FILE else 0
    squares = [state.base.square(index ^ flip, pair) for index in range(64)]
    board = chess.Board(None)
    for index, piece in standing.items():
        kind = _SYMBOLS.index(piece.letter.lower())
        board.set_piece_at(index ^ flip, chess.Piece(kind, piece.army == white))
    board.turn = mover == white
    board.set_castling_fen("".join(rights.values()) or "-")
    lawful = board.clean_castling_rights()
    left_out = lawful != board.castling_rights
    board.castling_rights = lawful
    passed = Square(other, state.rights.passed[other])
    board.ep_square = squares.index(passed) if passed in squares else None
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None  # the pawn that passed the square is gone
    fen = board.fen(en_passant="fen")
    line = UciLine(fen, tuple(squares), tuple(square_name(at ^ flip) for at in range(64)))
    return _problem(board, armies) or GamePair(
        fen, mover, other, line, None, CASTLING_LEFT_OUT if left_out else None, unlike(state.rules)
    )


def _white(pair: Pair, standing: Standing, armies: TwoArmies) -> int | None:
    """Return the army whose pawns go up, else the one that sits below; None if both go one way."""
    one, other = sorted(armies)
    # On its own half a pawn goes to the seam, on another from it.
    up: dict[int, set[bool]] = {
        army: {
            (army == pair.lower) if index < 32 else (army != pair.upper)
            for index, piece in standing.items()
            if piece == Piece("P", army)
        }
        for army in armies
    }
    if any(len(ways) > 1 for ways in up.values()) or (up[one] and up[one] == up[other]):
        return None
    if up[one]:
        return one if True in up[one] else other
    if up[other]:
        return other if True in up[other] else one
    return other if other == pair.lower or one == pair.upper else one


def _problem(board: chess.Board, armies: TwoArmies) -> Text | None:
    """Return the reason a board is illegal in chess; None if it is legal."""
    status = board.status()
    if status & chess.STATUS_OPPOSITE_CHECK:
        return attacked(armies)
    if status & (chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK):
        return Text("Such a check cannot come about in chess.")
    if status != chess.STATUS_VALID:
        return Text("More pieces or pawns stand there than an army has in chess.")
    return None if any(board.legal_moves) else moveless(armies, board.is_check())

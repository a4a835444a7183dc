"""Pairs that show a position of chess: two armies with their Kings, and no others.

White is the army whose pawns go up. Chess knows castling with a King on the e-file only: if the
King of an army of the second, fourth ... place is on the d-file, the board is mirrored left to
right, so that it is on the e-file.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import chess

from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square
from cfanp_gui.core.game_pair import GamePair, LineMove
from cfanp_gui.core.half_boards import from_joined, parse_square, square_name, to_joined
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.game_pairs import (
    Standing,
    TwoArmies,
    attacked,
    castling_left_out,
    moveless,
    two_armies,
    unlike,
)
from cfanp_gui.games.armies.table_view import TableView

_KING_FILE = 4
_SYMBOLS = chess.PIECE_SYMBOLS


class _Sides(NamedTuple):
    """The armies on a pair as sides of chess."""

    white: int
    black: int
    mover: int

    @property
    def other(self) -> int:
        return self.black if self.mover == self.white else self.white


class ChessLine(NamedTuple):
    """Position of chess, played on by moves in UCI."""

    fen: str
    squares: tuple[Square, ...]
    """Squares of the half-boards in the order of chess, a1 first and h8 last."""
    names: tuple[str, ...]
    """Names of these squares in notation while the boards are pushed together."""

    def step(self, word: str) -> tuple[LineMove, ChessLine] | None:
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


def chess_pair(position: TableView, pair: Pair) -> GamePair | Text:
    """Return a pair as a position of chess, or the reason it is none; see `Position.game_pair`."""
    pieces = position.pieces()
    standing = {
        index: piece
        for index in range(64)
        if (piece := pieces.get(from_joined(index, pair, position.join))) is not None
    }
    sides = _sides(position, pair, standing)
    if isinstance(sides, Text):
        return sides
    rights, passed = _rights(position, pair, sides)
    turned = _is_turned(standing, sides, rights)
    flip = 7 if turned else 0
    board = chess.Board(None)
    for index, piece in standing.items():
        kind = _SYMBOLS.index(piece.letter.lower())
        board.set_piece_at(index ^ flip, chess.Piece(kind, piece.army == sides.white))
    board.turn = sides.mover == sides.white
    board.set_castling_fen("".join(rights.values()) or "-")
    said = board.clean_castling_rights()
    left_out = said != board.castling_rights
    board.castling_rights = said
    board.ep_square = None if passed is None else passed ^ flip
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None  # the pawn that passed the square is gone
    fen = board.fen(en_passant="fen")
    line = ChessLine(
        fen,
        tuple(from_joined(index ^ flip, pair, position.join) for index in range(64)),
        tuple(square_name(index ^ flip) for index in range(64)),
    )
    return _problem(board, sides) or GamePair(
        fen,
        sides.mover,
        sides.other,
        line,
        None,
        castling_left_out() if left_out else None,
        unlike(position.rules),
    )


def _sides(position: TableView, pair: Pair, standing: Standing) -> _Sides | Text:
    """Return the sides on a pair, or the reason they are not two sides as in chess."""
    found = two_armies(position, position.turn().seat, standing, "K")
    if isinstance(found, Text):
        return found
    one, other = armies = sorted(found)
    up = {army: _pawn_ways(pair, standing, army) for army in armies}
    if any(len(ways) > 1 for ways in up.values()) or (up[one] and up[one] == up[other]):
        return Text("The pawns do not go the ways in which they go in chess.")
    white = _white(pair, (one, other), up)
    return _Sides(white, other if white == one else one, found.mover)


def _pawn_ways(pair: Pair, standing: Standing, army: int) -> set[bool]:
    """Return the directions of an army's pawns on a pair, True for up.

    On its own half a pawn goes to the seam, on another from it.
    """
    return {
        (army == pair.lower) if index < 32 else (army != pair.upper)
        for index, piece in standing.items()
        if piece == Piece("P", army)
    }


def _white(pair: Pair, armies: tuple[int, int], up: dict[int, set[bool]]) -> int:
    """Return the army that has White: the one whose pawns go up, else the one that sits below."""
    one, other = armies
    if up[one]:
        return one if True in up[one] else other
    if up[other]:
        return other if True in up[other] else one
    return other if other == pair.lower or one == pair.upper else one


def _rights(position: TableView, pair: Pair, sides: _Sides) -> tuple[dict[int, str], int | None]:
    """Return castling rights in FEN by armies, and the en passant square.

    Only the castling rights of an army at its home count, and the passed square of the army not to
    move.
    """
    fields = position.to_text().split(" ")
    castling, passed_squares = fields[3].split("/"), fields[4]
    found = {}
    for army, home, case in (
        (sides.white, pair.lower, str.upper),
        (sides.black, pair.upper, str.lower),
    ):
        if army == home and castling[army] != "-":
            found[army] = case(castling[army])
    passed = None
    for name in () if passed_squares == "-" else passed_squares.split(","):
        square = Square(ARMY_LETTERS.upper().index(name[0]), parse_square(name[1:]))
        if square.board == sides.other and square.board in pair:
            passed = to_joined(square, pair, position.join)
    return found, passed


def _is_turned(standing: Standing, sides: _Sides, rights: Iterable[int]) -> bool:
    """Return True if the board must be mirrored left to right because of castling.

    If Kings that may castle are on different files, the army to move decides.
    """
    files = {piece.army: index % 8 for index, piece in standing.items() if piece.letter == "K"}
    asked = sorted(rights, key=lambda army: army != sides.mover)
    return bool(asked) and files[asked[0]] != _KING_FILE


def _problem(board: chess.Board, sides: _Sides) -> Text | None:
    """Return the reason a board is illegal in chess; None if it is legal."""
    armies = TwoArmies(sides.mover, sides.other)
    status = board.status()
    if status & chess.STATUS_OPPOSITE_CHECK:
        return attacked(armies)
    if status & (chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK):
        return Text("Such a check cannot come about in chess.")
    if status != chess.STATUS_VALID:
        return Text("More pieces or pawns stand there than an army has in chess.")
    return None if any(board.legal_moves) else moveless(armies, board.is_check())

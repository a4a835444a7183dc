"""Lines of chess between two armies, and pairs as positions of chess, by python-chess.

It knows the moves of standard chess, and plays them many times faster than the rules for any number
of armies. SAN is converted to our actions, and actions to SAN.

A pair is a position of chess if two armies with their Kings stand there, and no others. White is
the army whose pawns go up. Chess knows castling with a King on the e-file only: if the King of an
army of the second, fourth ... place is on the d-file, the board is mirrored left to right, so that
it is on the e-file.
"""

from __future__ import annotations

from typing import NamedTuple

import chess

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Game, Outcome, PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import game_pairs
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.game_pairs import Standing, TwoArmies
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp import fen
from cfanp_gui.games.cfanp.fen import PAIR
from cfanp_gui.games.pairs.described.castling import TEXTS
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.arrays import USUAL_ARRAY

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
        """Return the move of a SAN and the position after it. Raises ValueError if none fits."""
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
    """Return the line from a position, or the usual start; None if FEN cannot fully express it."""
    if start is None:
        return ChessLine(chess.Board(), 0)
    try:
        board = chess.Board(fen.write_fen(start))
        position = fen.position_of(board, game, {})
    except PositionError:
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


_KING_FILE = 4


class UciLine(NamedTuple):
    """Position of chess, played on by moves in UCI."""

    fen: str
    squares: tuple[Square, ...]
    """Squares of the half-boards in the order of chess, a1 first and h8 last."""
    files: str
    """Names of the files of chess while the boards are pushed together."""

    def step(self, word: str) -> tuple[LineMove, UciLine] | None:
        """Return a move in UCI and the position after it; None for an illegal move."""
        board = chess.Board(self.fen)
        try:
            move = board.parse_uci(word.lower())
        except ValueError:
            return None
        if not move:
            return None
        files = str.maketrans("abcdefgh", self.files)
        promotion = chess.piece_symbol(move.promotion).upper() if move.promotion else None
        source, target = self.squares[move.from_square], self.squares[move.to_square]
        line_move = LineMove(source, target, promotion, board.san(move).translate(files))
        board.push(move)
        return line_move, self._replace(fen=board.fen())


def chess_pair(state: State, pair: Pair) -> GamePair | Text:
    """Return a pair as a position of chess, or the reason it is none; see `Position.game_pair`."""
    standing = game_pairs.standing_on(state, pair)
    armies = game_pairs.two_armies(state, standing)
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
    is_left_out = bool(rights) and state.rules.base.array != USUAL_ARRAY
    if is_left_out:
        rights.clear()  # chess knows castling from its own squares only
    # The board is mirrored where a King that may castle is not on the e-file; the mover decides.
    files = {piece.army: index % 8 for index, piece in standing.items() if piece.letter == "K"}
    asked = sorted(rights, key=lambda army: army != mover)
    flip = 7 if asked and files[asked[0]] != _KING_FILE else 0
    squares = [state.base.square(index ^ flip, pair) for index in range(64)]
    board = chess.Board(None)
    for index, piece in standing.items():
        symbol = piece.letter if piece.army == white else piece.letter.lower()
        board.set_piece_at(index ^ flip, chess.Piece.from_symbol(symbol))
    board.turn = mover == white
    board.set_castling_fen("".join(rights.values()) or "-")
    lawful = board.clean_castling_rights()
    is_left_out |= lawful != board.castling_rights
    left_out = game_pairs.CASTLING_LEFT_OUT if is_left_out else None
    board.castling_rights = lawful
    passed = (old.square for old in state.rights.passed if old.army == other)
    board.ep_square = next((squares.index(at) for at in passed if at in squares), None)
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None  # the pawn that passed the square is gone
    fen = board.fen(en_passant="fen")
    line = UciLine(fen, tuple(squares), "hgfedcba" if flip else "abcdefgh")
    warning = game_pairs.unlike(state.rules)
    return _problem(board, armies) or GamePair(fen, mover, other, line, None, left_out, warning)


def _white(pair: Pair, standing: Standing, armies: TwoArmies) -> int | None:
    """Return the army whose pawns go up, else the one that sits below; None if both go one way."""
    first, second = sorted(armies)
    # On its own half a pawn goes to the seam, on another from it.
    up: dict[int, set[bool]] = {
        army: {
            (army == pair.lower) if index < 32 else (army != pair.upper)
            for index, piece in standing.items()
            if piece == Piece("P", army)
        }
        for army in armies
    }
    if any(len(ways) > 1 for ways in up.values()) or (up[first] and up[first] == up[second]):
        return None
    if up[first]:
        return first if True in up[first] else second
    if up[second]:
        return second if True in up[second] else first
    return second if second == pair.lower or first == pair.upper else first


def _problem(board: chess.Board, armies: TwoArmies) -> Text | None:
    """Return the reason a board is illegal in chess; None if it is legal."""
    status = board.status()
    if status & chess.STATUS_OPPOSITE_CHECK:
        return game_pairs.attacked(armies)
    if status & (chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK):
        return Text("Such a check cannot come about in chess.")
    if status != chess.STATUS_VALID:
        return Text("More pieces or pawns stand there than an army has in chess.")
    return None if any(board.legal_moves) else game_pairs.moveless(armies, board.is_check())

"""FEN: positions of two armies in standard chess notation.

The joined board of A and B is FEN's board, army a is White, army b Black. Facts that only CFEN can
express (control of an army, moves left) follow from the position or are refused.
"""

import re
from typing import cast

import chess

from cfanp_gui.core import half_boards
from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.game import Game, OptionValues, PositionError
from cfanp_gui.core.line_fields import write_ranks
from cfanp_gui.core.notation import Mended
from cfanp_gui.core.text import Text, TextError, sentence_of, shown
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.pairs.described.fen_board import board_of_rows
from cfanp_gui.games.pairs.fide.arrays import USUAL_ARRAY, nearest_array

PAIR = Pair(0, 1)
MAX_LENGTH = 200
"""Length above which a text is no FEN."""
MAX_EPD = 4_000
"""Length above which a text is no FEN with operations."""

_EPD = re.compile(r"(\S+ +[wb] +\S+ +\S+) +(?![0-9])(.*;)\s*\Z")
"""Four fields of a FEN followed by operations."""
_COUNT = re.compile(r"(?<!\S)(hmvc|fmvn) +(\d{1,5}) *;")
_FIELDS = 6
_PIECES = "PNBRQK"
_CASTLING = r"-|[KQABCDEFGH]{0,2}[kqabcdefgh]{0,2}"
_PASSED = r"-|[a-h][36]"
_TURNED = str.maketrans("ABCDEFGH", "HGFEDCBA")

_STATUS = {
    chess.STATUS_NO_WHITE_KING: Text("White has no King"),
    chess.STATUS_NO_BLACK_KING: Text("Black has no King"),
    chess.STATUS_TOO_MANY_KINGS: Text("there are too many Kings"),
    chess.STATUS_TOO_MANY_WHITE_PAWNS: Text("White has more than 8 pawns"),
    chess.STATUS_TOO_MANY_BLACK_PAWNS: Text("Black has more than 8 pawns"),
    chess.STATUS_PAWNS_ON_BACKRANK: Text("a pawn stands on a back rank"),
    chess.STATUS_TOO_MANY_WHITE_PIECES: Text("White has more than 16 pieces"),
    chess.STATUS_TOO_MANY_BLACK_PIECES: Text("Black has more than 16 pieces"),
    chess.STATUS_BAD_CASTLING_RIGHTS: Text("the castling rights do not fit the Kings and Rooks"),
    chess.STATUS_INVALID_EP_SQUARE: Text("no pawn can just have passed the en passant square"),
    chess.STATUS_OPPOSITE_CHECK: Text("the side that is not to move is in check"),
}
"""Sentences for the reasons why python-chess calls a board invalid; others do not matter here."""


def write_fen(position: ArmiesPosition) -> str:
    """Return the FEN, with any en passant square. Raises PositionError unless two armies live."""
    check_armies(position)
    board = chess.Board(None)
    for square, piece in position.pieces().items():
        symbol = piece.letter if piece.army == 0 else piece.letter.lower()
        joined = half_boards.to_joined(square, PAIR, position.join)
        board.set_piece_at(joined, chess.Piece.from_symbol(symbol))
    _, army, _, castling, passed, _, clock, round_ = position.to_text().split(" ")[:8]
    white, black = castling.split("/")
    if position.rules.base.array != USUAL_ARRAY:
        black = _files_of_black(black, position.join)
    rights = (white + black.lower()).replace("-", "") or "-"
    square_text = "-"
    if passed != "-":
        name = passed.split(",")[0]
        square = Square("AB".index(name[0]), half_boards.parse_square(name[1:]))
        square_text = half_boards.square_name(half_boards.to_joined(square, PAIR, position.join))
    side = "w" if army == "a" else "b"
    return f"{board.board_fen()} {side} {rights} {square_text} {clock} {round_}"


def check_armies(position: ArmiesPosition) -> None:
    """Raise PositionError unless two armies live."""
    if len(position.control) != 2:
        raise PositionError("FEN has two armies, not {count}", count=len(position.control))
    if None in position.control:
        raise PositionError("FEN has no dead armies")


def write_epd(position: ArmiesPosition) -> str:
    """Return the EPD of a position of two armies. Raises PositionError as `write_fen` does."""
    board, side, rights, passed, clock, round_ = write_fen(position).split(" ")
    return f"{board} {side} {rights} {passed} hmvc {clock}; fmvn {round_};"


def operations(text: str) -> str:
    """Return the operations of an EPD line, such as ``bm e4; id "x";``; empty for a FEN."""
    epd = _EPD.match(text.strip())
    return "" if epd is None else epd[2]


def with_operations(line: str, notes: str) -> str:
    """Return an EPD line with further operations, except those of clocks, which it has."""
    if not notes.endswith(";"):
        return line
    return f"{line} {_COUNT.sub('', notes).strip()}".rstrip()


def read_fen(text: str, game: Game, options: OptionValues) -> ArmiesPosition:
    """Return the position of a FEN or an EPD, even without clocks. Raises PositionError."""
    board = _board(text)
    _check(board)
    return position_of(board, game, options)


def read_board(text: str) -> tuple[chess.Board, tuple[Text, ...]]:
    """Return the board of a FEN, and notes on removed impossible rights. Raises PositionError."""
    board = _board(text)
    taken = []
    if board.status() & chess.STATUS_BAD_CASTLING_RIGHTS:
        board.castling_rights = board.clean_castling_rights()
        taken.append(Text("castling rights that do not fit the Kings and Rooks were removed"))
    if board.status() & chess.STATUS_INVALID_EP_SQUARE:
        board.ep_square = None
        taken.append(Text("an en passant square that no pawn can just have passed was removed"))
    _check(board)
    return board, tuple(taken)


def mended(text: str) -> Mended:
    """Return a FEN or an EPD without the rights that its pieces cannot have."""
    try:
        board, taken = read_board(text)
    except PositionError:  # the reader of the text gives the reason
        return Mended(text)
    return Mended(board.fen(en_passant="fen") if taken else text, taken)


def is_board(text: str) -> bool:
    """Return True if a text is the FEN of a board of chess, even an impossible one."""
    try:
        _board(text)
    except PositionError:
        return False
    return True


def _check(board: chess.Board) -> None:
    """Raise PositionError if a board cannot be played."""
    problems = board.status()
    for status, words in _STATUS.items():
        if problems & status:
            raise PositionError("the FEN is not of a valid position: {words}", words=words)


def array_of(board: chess.Board) -> int | None:
    """Return the number of the array of Chess960 from which the Kings and Rooks may castle.

    None if those of the two sides began on different files.
    """
    castling = set[tuple[int, str]]()
    for side, rank in zip(chess.COLORS, (chess.BB_RANK_1, chess.BB_RANK_8), strict=True):
        king, rooks = board.king(side), list(chess.SquareSet(board.castling_rights & rank))
        if rooks and king is not None:
            castling.add((chess.square_file(king), "K"))
            castling.update((chess.square_file(rook), "R") for rook in rooks)
    last, *_, first = str(board).upper().replace(" ", "").splitlines()
    return nearest_array(castling, first + last)


def _is_shuffled(board: chess.Board, rights: str) -> bool:
    """Return True if the sides may castle from an array of Chess960.

    `rights` are as written: letters of files, or of both sides where these are clear (X-FEN).
    """
    if not board.status() & chess.STATUS_BAD_CASTLING_RIGHTS:
        return False
    other = board.copy(stack=False)
    other.chess960 = True
    both = {side.isupper() for side in rights} == {True, False}
    is_clear = both or bool(set(rights.upper()) - {*"KQ"})
    lawful = other.clean_castling_rights() == board.castling_rights
    return is_clear and lawful and array_of(board) is not None


def _files_of_black(files: str, join: Join) -> str:
    """Return the files of Black's Rooks as White sees them, from those that Black sees, or back."""
    return files if join is Join.REFLECT else files.translate(_TURNED)


def line_of_fen(text: str, game: Game, options: OptionValues) -> str:
    """Return the CFEN of a FEN, even an impossible one. Raises PositionError if it is no FEN."""
    return _line_of(_board(text), game, options)


def _board(text: str) -> chess.Board:
    """Return the board of a FEN, not checked yet. Raises PositionError."""
    if len(text) > (MAX_EPD if operations(text) else MAX_LENGTH):
        raise PositionError(
            "the FEN has {count} characters (expected at most {most})",
            count=len(text),
            most=MAX_LENGTH,
        )
    try:
        if epd := _EPD.match(text.strip()):
            counts = dict(_COUNT.findall(epd[2]))
            text = f"{epd[1]} {counts.get('hmvc', 0)} {counts.get('fmvn', 1)}"
        board = chess.Board(text.strip())
    except ValueError:
        raise PositionError(
            "“{text}” is not a FEN: {error}", text=shown(text), error=fault(text)
        ) from None
    board.chess960 = _is_shuffled(board, text.split()[2])
    return board


def resembles(text: str) -> bool:
    """Return True if a text begins with a board of eight rows, as FEN does."""
    first = text.lstrip(" ").partition(" ")[0]
    return first.count("/") == 7 and "|" not in first and ":" not in first


def position_of(board: chess.Board, game: Game, options: OptionValues) -> ArmiesPosition:
    """Return the position on a python-chess board. Raises PositionError for an impossible one."""
    line = _line_of(board, game, options)
    return cast(ArmiesPosition, game.from_text(line, {**options, **game.options_in(line)}))


def _line_of(board: chess.Board, game: Game, options: OptionValues) -> str:
    join = cast(ArmiesPosition, game.initial(2, options)).join
    words: tuple[dict[int, str], dict[int, str]] = {}, {}
    for at, piece in board.piece_map().items():
        half, index = half_boards.from_joined(at, PAIR, join)
        words[half][index] = piece.symbol().upper() + ("a" if piece.color else "b")
    halves = "|".join(write_ranks(half, half_boards.FILES, half_boards.RANKS) for half in words)
    array = array_of(board) if board.chess960 else USUAL_ARRAY
    castling = "/".join(_rights_of(board, side, join, array) for side in chess.COLORS)
    start = "" if array == USUAL_ARRAY else f" start={array}"
    own = board.occupied_co[board.turn]
    left = bool(own & 0xFFFF_FFFF) + bool(own >> 32) or 1
    passed = "-"
    if board.ep_square is not None:
        passed = half_boards.full_name(half_boards.from_joined(board.ep_square, PAIR, join))
    return (
        f"{halves} {'a' if board.turn else 'b'} 1/2 {castling} {passed} {left} "
        f"{board.halfmove_clock} {board.fullmove_number}{start}"
    )


def _rights_of(board: chess.Board, side: chess.Color, join: Join, array: int | None) -> str:
    """Return the castling rights of a side as CFEN writes them with an array."""
    if array == USUAL_ARRAY:
        short = "K" if board.has_kingside_castling_rights(side) else ""
        return short + ("Q" if board.has_queenside_castling_rights(side) else "") or "-"
    rank = chess.BB_RANK_1 if side else chess.BB_RANK_8
    rooks = chess.SquareSet(board.castling_rights & rank)
    files = "".join(chess.FILE_NAMES[chess.square_file(rook)] for rook in rooks).upper()
    return (files if side else _files_of_black(files, join)) or "-"


# Faults of a text that should be a FEN, field by field, in our own words


def fault(text: str) -> str:
    """Return the first fault of a text that is no FEN, without a full stop."""
    fields = text.split()
    if not fields:
        return Text("it is empty")
    if len(fields) > _FIELDS:
        return Text(
            "it has {count} fields (expected at most {most})", count=len(fields), most=_FIELDS
        )
    board, side, castling, passed, clock, number = [
        *fields,
        *("w", "-", "-", "0", "1")[len(fields) - 1 :],
    ]
    try:
        board_of_rows(board, half_boards.FILES, 2 * half_boards.RANKS, _PIECES)
    except TextError as error:
        return sentence_of(error)
    if side not in ("w", "b"):
        return Text("“{text}” is no side to move (expected w or b)", text=shown(side))
    if re.fullmatch(_CASTLING, castling) is None:
        return Text(
            "“{text}” are no castling rights (expected such as KQkq, or -)", text=shown(castling)
        )
    if re.fullmatch(_PASSED, passed) is None:
        return Text(
            "“{text}” is no en passant square (expected such as e3, or -)", text=shown(passed)
        )
    for value in (clock, number):
        if not (value.isascii() and value.isdigit()):
            return Text("“{text}” is no number of moves (expected such as 0)", text=shown(value))
    return Text("it cannot be read")

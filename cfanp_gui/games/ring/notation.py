"""Human notation of Multi Player Chess: a board and a move in SAN, as in BPGN.

``1A. e4`` is White's first move on board 1, ``1a. e5`` Black's answer to it: the number counts
the moves of the board, the letter is the board's, a capital where White moves. ``2B. N@b1``
places a Knight; ``9C. e8=N@f3`` exchanges the pawn that goes to e8 for a Knight on f3. ``+`` gives
check, ``#`` is checkmate as the board then stands. Everything else is written in its machine form:
``2:lose``, ``2:resign:1``, ``2:flag:1``, ``draw``.

When read, the number is ignored, but the letter's case must be that of the side to move. The
board may be left out where only one has such a move, and so may the square of the piece exchanged
for a pawn; a board may also be named as in the machine form: ``2:Nf3``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.actions import Action, Refusal, Report, Transition
from cfanp_gui.core.half_boards import FILE_NAMES, FILES, square_name
from cfanp_gui.core.notation import TagNames, UnreadableError
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.san import SanWanted
from cfanp_gui.games.boards.notation import BoardNotation, no_such_move
from cfanp_gui.games.pairs.castling_san import CASTLING
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.san import ChessSan
from cfanp_gui.games.ring.actions import (
    BoardAction,
    Lose,
    Move,
    Placement,
    Promotion,
    RingAction,
    parse_action,
)
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.games.ring.starting_pieces import read_square
from cfanp_gui.games.ring.turn import play

_CHESS = ChessSan(FIDE)
_PLACED = re.compile(r"([QRBNP]?)@([a-h][1-8])[+#]*[!?]*\Z")
_SAN = re.compile(
    r"([KQRBN]?)([a-h]?)([1-8]?)[x:-]?([a-h][1-8])"
    r"(?:[=/]?([QRBN])(?:@([a-h][1-8]))?)?(?:e\.?p\.?)?[+#]*(?:e\.?p\.?)?[!?]*\Z"
)
_FROM_TO = re.compile(r"[a-h][1-8][a-h][1-8]")
_SORTS = ("K", "Q", "R", "B", "N", "O")


class _Wanted(NamedTuple):
    """A turn on a board, as far as a text specifies it."""

    move: MoveWanted
    """The piece that moves or is placed, its target, and the piece a pawn is exchanged for."""
    placed: bool = False
    """Whether the piece comes from the stockpile."""
    square: int | None = None
    """Square of the piece for which a pawn is exchanged; None where that is left open."""


class RingNotation(BoardNotation[RingPosition, _Wanted]):
    """The human form of the actions of Multi Player Chess."""

    naming = TagNames("RFEN", "Player", letters=False)

    def turns(self, position: RingPosition) -> Mapping[int, tuple[int, int]]:
        return {board.number: (board.turn, board.count) for board in position.state.boards}

    def boards(self, position: RingPosition) -> list[int]:
        return [position.state.boards[index].number for index in position.state.open]

    def actions(self, position: RingPosition, board: int) -> list[BoardAction]:
        return sorted(position.board_actions(board), key=lambda action: action.text)

    def missing(self, position: RingPosition, board: int) -> Refusal:
        refusal = position.refusal(Lose(board))
        assert refusal is not None, "no board can be lost that is not there"
        return refusal

    # Writing

    def body(self, position: RingPosition, action: Action) -> str | None:
        if not isinstance(action, BoardAction):
            return None
        if isinstance(action, Placement):
            return f"{action.letter}@{square_name(action.square)}"
        exchange = None
        if isinstance(action, Promotion):
            exchange = f"{action.letter}@{square_name(action.square)}"
        board = position.state.board(action.board)
        letter_at = _letters(board)
        return _CHESS.write(action.origin, action.target, exchange, letter_at, board.moves)

    def suffix(
        self, position: RingPosition, action: BoardAction, transition: Transition
    ) -> str:  # fmt: skip
        if not transition.checks:
            return ""
        after = play(position.state, action, Report())
        index = after.find(action.board)
        assert index is not None, "a turn removes no board before mates are carried out"
        return "#" if after.lost(index) else "+"

    def resembles(self, position: RingPosition, san: str, action: BoardAction) -> bool:
        first = (self.body(position, action) or "")[:1]
        return first == san[:1] if san[:1] in _SORTS else first in FILE_NAMES

    # Reading

    def read_machine(self, text: str) -> RingAction:
        return parse_action(text)

    def read(self, san: str, text: str) -> _Wanted:
        if CASTLING.match(san) and (castling := _CHESS.read(san)):
            return _Wanted(castling)
        if found := _PLACED.match(san):
            placed = SanWanted(FILES, found[1] or "P", read_square(found[2]))
            return _Wanted(placed, placed=True)
        found = _SAN.match(san)
        if found is None:
            raise UnreadableError(
                Text(
                    "“{text}” is not a move (expected a board and a move, such as 1A. e4, "
                    "1a. Nxf6, 2B. N@b1, 9C. e8=N@f3 or 2:e2e4)",
                    text=shown(text),
                )
            )
        letter, file, rank, target, exchange, square = found.groups()
        move = SanWanted(
            files=FILES,
            letter=letter or (None if _FROM_TO.match(san) else "P"),
            file=FILE_NAMES.index(file) if file else None,
            rank=int(rank) - 1 if rank else None,
            target=read_square(target),
            promotion=exchange,
        )
        return _Wanted(move, square=read_square(square) if square else None)

    def fits(self, position: RingPosition, action: BoardAction, wanted: _Wanted) -> bool:
        move, placed, put = wanted
        if isinstance(action, Placement):
            return placed and (action.letter, action.square) == (move.letter, move.target)
        letter_at = _letters(position.state.board(action.board))
        if isinstance(action, Promotion):
            return put in (None, action.square) and move.fits(
                action.origin, action.target, action.letter, letter_at
            )
        return not placed and move.fits(action.origin, action.target, None, letter_at)

    def meant(self, position: RingPosition, number: int, wanted: _Wanted) -> list[BoardAction]:
        move, placed, put = wanted
        if placed:
            assert move.letter is not None, "a placement names its piece"
            assert move.target is not None, "and its square"
            return [Placement(number, move.letter, move.target)]
        board = position.state.board(number)
        origins = [
            square
            for square, piece in enumerate(board.pieces)
            if piece is not None
            and piece.army == board.turn
            and move.letter in (None, piece.letter)
            and move.fits_origin(square)
        ]
        target = move.target
        if target is None:
            kings = [origin for origin in origins if origin % 8 == 4]
            return [Move(number, king, goal) for king in kings for goal in move.targets(king)]
        steps = {(origin, goal) for origin, goal, _ in board.generate(guard_king=False).expand()}
        origins = [origin for origin in origins if (origin, target) in steps] or origins
        if move.promotion is None:
            return [Move(number, origin, target) for origin in origins]
        square = target if put is None else put
        return [Promotion(number, origin, target, move.promotion, square) for origin in origins]

    def nothing_fits(self, wanted: _Wanted, where: Text, refused: bool) -> Text:
        move = wanted.move
        if move.target is None or not refused:
            return no_such_move(where)
        return Text(
            "no {piece} of the side to move can go to {square} on {where}",
            piece=PIECE_NAMES[move.letter] if move.letter else Text("piece"),
            square=square_name(move.target),
            where=where,
        )


def _letters(board: Board) -> LetterAt:
    """Return a function from a square of a board to the letter of its piece."""
    pieces = board.pieces

    def letter_at(square: int) -> str | None:
        piece = pieces[square]
        return None if piece is None else piece.letter

    return letter_at

"""The actions of a player of Multi Player Chess, as values with a text form."""

import re
from dataclasses import dataclass

from cfanp_gui.core.half_boards import NAMES, square_name
from cfanp_gui.core.plain_actions import AgreeDraw
from cfanp_gui.core.text import TextError
from cfanp_gui.games.boards.position import BoardMove, BoardResign
from cfanp_gui.games.ring.starting_pieces import read_square


class RingMove(BoardMove):
    """A move on a board; castling is the King's two-square move."""

    __slots__ = ()
    names = NAMES


@dataclass(frozen=True, slots=True)
class Placement:
    """Placement of a piece of the stockpile on one of its starting squares."""

    board: int
    letter: str
    square: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:N@b1``."""
        return f"{self.board}:{self.letter}@{square_name(self.square)}"


@dataclass(frozen=True, slots=True)
class Promotion:
    """Exchange of a pawn that reaches the last rank and leaves the game for a stockpile piece."""

    board: int
    origin: int
    target: int
    letter: str
    square: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:e7e8N@f3``."""
        move = f"{square_name(self.origin)}{square_name(self.target)}"
        return f"{self.board}:{move}{self.letter}@{square_name(self.square)}"


@dataclass(frozen=True, slots=True)
class Lose:
    """Choice of the board that is lost, by a player stalemated on both boards."""

    board: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:lose``."""
        return f"{self.board}:lose"


BoardAction = RingMove | Placement | Promotion
"""Action that takes a turn on a board."""
RingAction = BoardAction | Lose | BoardResign | AgreeDraw

_ON_BOARD = re.compile(
    r"([1-9]\d?):(?:([a-h][1-8])([a-h][1-8])(?:([KQRBNP])@([a-h][1-8]))?"
    r"|([KQRBNP])@([a-h][1-8])|(lose)|(resign|flag):([1-9]\d?))\Z",
    re.ASCII,
)


def parse_action(text: str) -> RingAction:
    """Return the action of a machine form.

    Raises ValueError naming what was expected.
    """
    if text == AgreeDraw.text:
        return AgreeDraw()
    if (match := _ON_BOARD.match(text)) is None:
        raise TextError(
            "“{text}” is not a move (expected a board and a move, such as 2:e2e4, 2:N@b1 or "
            "2:e7e8N@f3)",
            text=text,
        )
    number, origin, target, promotion, goal, letter, square, lose, leave, player = match.groups()
    board = int(number)
    if lose:
        return Lose(board)
    if leave:
        return BoardResign(board, int(player), leave == "flag")
    if letter:
        return Placement(board, letter, read_square(square))
    start, end = read_square(origin), read_square(target)
    if promotion:
        return Promotion(board, start, end, promotion, read_square(goal))
    return RingMove(board, start, end)

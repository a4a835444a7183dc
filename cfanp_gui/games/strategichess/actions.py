"""The actions of a player of StrategiChess, as values with a text form; boards count from 1."""

import re
from dataclasses import dataclass

from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.text import TextError
from cfanp_gui.games.boards.position import BoardMove, BoardResign
from cfanp_gui.games.strategichess.bitboards import NAMES, NUMBERS

TEAM_LETTERS = "wb"


class StrategiMove(BoardMove):
    """A move on a board."""

    __slots__ = ()
    names = NAMES


@dataclass(frozen=True, slots=True)
class Send:
    """Crossing of a man to a team-mate who is also to move; it uses both turns."""

    board: int
    origin: int
    to: int
    """Number of the board to which the man goes."""
    target: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:n5>3:a5``."""
        return f"{self.board}:{NAMES[self.origin]}>{self.to}:{NAMES[self.target]}"


@dataclass(frozen=True, slots=True)
class Pull:
    """Crossing of a man that a player to move fetches from a team-mate who is not to move."""

    board: int
    """Number of the board to which the man comes."""
    target: int
    donor: int
    """Number of the board from which the man comes."""
    origin: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``3:a5<2:n5``."""
        return f"{self.board}:{NAMES[self.target]}<{self.donor}:{NAMES[self.origin]}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass by a player to move who has neither a move on the board nor a man to send."""

    board: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:--``."""
        return f"{self.board}:--"


class TeamResign(BoardResign):
    """Resignation on a single board, or loss of a player on time: ``1:resign:w``, ``2:flag:b``."""

    __slots__ = ()

    @property
    def side(self) -> str:
        return TEAM_LETTERS[(self.player - 1) % 2]


BoardAction = StrategiMove | Send | Pull | Pass
"""Action that takes a turn."""
StrategiAction = BoardAction | TeamResign | AgreeDraw | ClaimDraw

_ON_BOARD = re.compile(
    r"([1-6]):(?:([a-n]\d{1,2})(?:([<>])([1-6]):)?([a-n]\d{1,2})|(--)|(resign|flag):([wb]))\Z",
    re.ASCII,
)


def parse_action(text: str) -> StrategiAction:
    """Return the action of a machine form. Raises ValueError naming what was expected."""
    if text == AgreeDraw.text:
        return AgreeDraw()
    if text == ClaimDraw.text:
        return ClaimDraw()
    if (match := _ON_BOARD.match(text)) is None:
        raise TextError(
            "“{text}” is not a move (expected a board and a move, such as 2:e4e5, 2:n5>3:a5, "
            "3:a5<2:n5 or 2:--)",
            text=text,
        )
    number, first, over, there, second, passed, leave, team = match.groups()
    board = int(number)
    if passed:
        return Pass(board)
    if leave:
        return TeamResign(board, 2 * board - 1 + TEAM_LETTERS.index(team), leave == "flag")
    square, other = _square(first), _square(second)
    if over == ">":
        return Send(board, square, int(there), other)
    if over == "<":
        return Pull(board, square, int(there), other)
    return StrategiMove(board, square, other)


def _square(name: str) -> int:
    number = NUMBERS.get(name)
    if number is None:
        raise TextError("“{square}” is not a square (expected a1 to n14)", square=name)
    return number

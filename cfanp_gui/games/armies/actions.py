"""What a player of Chess For Any Number of Players can do, as values with a text form."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import NamedTuple

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square, pair_of
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.half_boards import full_name, parse_square, square_name
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.text import Text


class Move(NamedTuple):
    """A piece move on a pair: joined squares, and the promotion's letter or None.

    Castling is the King's two-square move. A named tuple, because a turn of many armies lists
    hundreds of moves and this is the value that is made fastest.
    """

    pair: Pair
    origin: int
    target: int
    promotion: str | None = None

    @property
    def text(self) -> str:
        """Return the machine form, such as ``AB:e7e8q``."""
        promotion = self.promotion.lower() if self.promotion else ""
        return f"{self.pair.name}:{square_name(self.origin)}{square_name(self.target)}{promotion}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The rest of the turn is declined (Rule 6: bonus moves are optional)."""

    text = "end"


class ExtraAction(ABC):
    """An action that a rule adds to the game which can be switched on (see `hooks`)."""

    __slots__ = ()

    rule: Text
    """What that rule is called."""
    off: Text
    """Why it is refused where the rule is off."""

    @property
    @abstractmethod
    def text(self) -> str:
        """Return the machine form."""

    @property
    def pushed(self) -> Pair | None:
        """Return the half-boards it pushes together, if it does."""
        return None


@dataclass(frozen=True, slots=True)
class Push(ExtraAction):
    """With the touch-board option: two half-boards are pushed together and must be used."""

    pair: Pair

    rule = Text("touch-board option")
    off = Text("Pushing alone commits to nothing in this game")

    @property
    def pushed(self) -> Pair:
        return self.pair

    @property
    def text(self) -> str:
        """Return the machine form, such as ``AB:``."""
        return f"{self.pair.name}:"


@dataclass(frozen=True, slots=True)
class Remove(ExtraAction):
    """A piece is removed to pay a debt (Peterson 2)."""

    square: Square

    rule = Text("Peterson 2")
    off = Text("Nobody owes a piece in this game")

    @property
    def text(self) -> str:
        """Return the machine form, such as ``-Ac3``."""
        return f"-{full_name(self.square)}"

    @property
    def becomes(self) -> None:
        """Return None: nothing comes in the place of the piece."""

    @property
    def choice(self) -> Text:
        """Return what it is called where one may choose."""
        return Text("Remove it")


@dataclass(frozen=True, slots=True)
class Swap(ExtraAction):
    """A piece is swapped for a weaker one that was captured, to pay a debt (Peterson 2)."""

    square: Square
    letter: str
    """The piece that comes back."""

    rule = Text("Peterson 2")
    off = Text("Nobody owes a piece in this game")

    @property
    def text(self) -> str:
        """Return the machine form, such as ``-Ad1r``."""
        return f"-{full_name(self.square)}{self.letter.lower()}"

    @property
    def becomes(self) -> str:
        """Return the letter of the piece that comes back."""
        return self.letter

    @property
    def choice(self) -> Text:
        """Return what it is called where one may choose."""
        return Text("Swap it for a {piece}", piece=PIECE_NAMES[self.letter])


@dataclass(frozen=True, slots=True)
class HandOver:
    """In a friendly game: an army is handed to another player by its controller (Rule 9)."""

    army: int
    player: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``give:b=1``."""
        return f"give:{ARMY_LETTERS[self.army]}={self.player}"


@dataclass(frozen=True, slots=True)
class Resign:
    """A player gives up, or oversteps the time: their armies die."""

    player: int
    on_time: bool = False

    @property
    def text(self) -> str:
        """Return the machine form, such as ``resign:2`` or ``flag:2``."""
        return f"{'flag' if self.on_time else 'resign'}:{self.player}"


ArmiesAction = Move | EndTurn | ExtraAction | HandOver | Resign | AgreeDraw | ClaimDraw

_PAIR = re.compile(r"([A-Z])([A-Z]):(?:([a-h][1-8])([a-h][1-8])([qrbn])?)?\Z")
_PAYMENT = re.compile(r"-([A-Z])([a-h][1-4])([rb])?\Z")
_GIVE = re.compile(r"give:([a-z])=([1-9]\d?)\Z")
_LEAVE = re.compile(r"(resign|flag):([1-9]\d?)\Z")
_WORDS: dict[str, ArmiesAction] = {"end": EndTurn(), "draw": AgreeDraw(), "claim": ClaimDraw()}


def parse_action(text: str) -> ArmiesAction:
    """Return the action that a machine form names.

    Raises ValueError naming what was expected.
    """
    if text in _WORDS:
        return _WORDS[text]
    if found := _PAIR.match(text):
        one, other, origin, target, promotion = found.groups()
        if one >= other:
            raise ValueError(
                Text("“{text}” must name two half-boards, the lower letter first", text=text)
            )
        pair = pair_of(BOARD_LETTERS.index(one), BOARD_LETTERS.index(other))
        if origin is None:
            return Push(pair)
        return Move(
            pair,
            parse_square(origin, 8),
            parse_square(target, 8),
            promotion.upper() if promotion else None,
        )
    if found := _PAYMENT.match(text):
        square = Square(BOARD_LETTERS.index(found[1]), parse_square(found[2]))
        return Swap(square, found[3].upper()) if found[3] else Remove(square)
    if found := _GIVE.match(text):
        return HandOver(ARMY_LETTERS.index(found[1]), int(found[2]))
    if found := _LEAVE.match(text):
        return Resign(int(found[2]), found[1] == "flag")
    raise ValueError(
        Text("“{text}” is not a move (expected a pair and a move, such as AB:e2e4)", text=text)
    )

"""Actions of a player of Chess For Any Number of Players, as values with a text form."""

import re
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from cfanp_gui.core import plain_actions
from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square, pair_of
from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.text import Text, TextError
from cfanp_gui.games.armies.base_game import BaseGame, Step, any_of


class Move(NamedTuple):
    """Move of a piece on a pair: squares of the joined board, and the promotion's letter or None.

    Where captures jump, the squares touched on the way stand in place of that letter.

    A piece that is dropped has ``~number`` as its origin, as in a `PairMove`. Castling is the
    King's two-square move. `push` is the step of the pawn that is pushed with the move by the
    Avalanche option. `base` is the `unchosen` one, so that a move is the same in every array. It is
    a named tuple because a turn of many armies lists hundreds of moves and no other value is made
    so often.
    """

    pair: Pair
    origin: int
    target: int
    promotion: str | None
    base: BaseGame
    push: Step | None = None

    @property
    def text(self) -> str:
        """Return the machine form, such as ``AB:e7e8q``, or ``AB:e2e4,f7f6`` with a push."""
        moved = self.base.move_text(self.origin, self.target, self.promotion)
        pushed = f",{self.base.move_text(*self.push, None)}" if self.push else ""
        return f"{self.pair.name}:{moved}{pushed}"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Decision to decline the rest of the turn (Rule 6: bonus moves are optional)."""

    text = "end"


class ExtraAction(ABC):
    """Action added to the game by a rule that can be switched on (see `hooks`)."""

    __slots__ = ()

    rule: Text
    """Name of that rule."""
    off: Text
    """Reason the action is refused where the rule is off."""
    is_ply = False
    """True if the action counts as a move where sequences of moves are counted."""

    @property
    @abstractmethod
    def text(self) -> str:
        """Return the machine form."""

    @property
    def pushed(self) -> Pair | None:
        """Return the pair of half-boards that the action pushes together, or None."""
        return None


@dataclass(frozen=True, slots=True)
class Push(ExtraAction):
    """Pushing of two half-boards together, which must then be used (touch-board option)."""

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
class Pass(ExtraAction):
    """Pass of an army of its player's own will, in games that allow it."""

    text = "pass"
    rule = Text("passing")
    off = Text("An army passes only without a legal move in this game")
    is_ply = True


@dataclass(frozen=True, slots=True)
class SquareAction(ExtraAction):
    """Action done with the piece on a square before any piece moves."""

    square: Square
    base: BaseGame
    becomes: str | None
    """Letter of the piece that stands there afterwards; None for an empty square."""

    sign = "-"
    """First character of the machine form."""

    @property
    def text(self) -> str:
        """Return the machine form, such as ``=Ah1q`` or ``-Ac3``."""
        return f"{self.sign}{self.base.names.title(self.square)}{(self.becomes or '').lower()}"

    @property
    @abstractmethod
    def choice(self) -> Text:
        """Return the label of the action in a list of choices."""


@dataclass(frozen=True, slots=True)
class Promote(SquareAction):
    """Promotion of a pawn that was pushed onto the last rank (Avalanche)."""

    becomes: str

    rule = Text("Avalanche")
    off = Text("No pawn waits to become another piece in this game")
    is_ply = True
    sign = "="

    @property
    def choice(self) -> Text:
        return Text("It becomes a {piece}", piece=self.base.types[self.becomes].title)


@dataclass(frozen=True, slots=True)
class Payment(SquareAction):
    """Removal of a piece to pay a debt, or swap for a weaker one once captured (Peterson 2)."""

    rule = Text("Peterson 2")
    off = Text("Nobody owes a piece in this game")

    @property
    def choice(self) -> Text:
        if self.becomes is None:
            return Text("Remove it")
        return Text("Swap it for a {piece}", piece=self.base.types[self.becomes].title)


@dataclass(frozen=True, slots=True)
class HandOver:
    """Handover of an army to another player by its controller, in a friendly game (Rule 9)."""

    army: int
    player: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``give:b=1``."""
        return f"give:{ARMY_LETTERS[self.army]}={self.player}"


Resign = plain_actions.Resign

ArmiesAction = Move | EndTurn | ExtraAction | HandOver | Resign | AgreeDraw | ClaimDraw

_GIVE = re.compile(r"give:([a-z])=([1-9]\d?)\Z")
_LEAVE = re.compile(r"(resign|flag):([1-9]\d?)\Z")
_WORDS: dict[str, ArmiesAction] = {
    "end": EndTurn(),
    "pass": Pass(),
    "draw": AgreeDraw(),
    "claim": ClaimDraw(),
}


@cache
def move_pattern(base: BaseGame) -> re.Pattern[str]:
    """Return a pattern for a pair followed by the machine form of a move, or by nothing."""
    square, moved = base.names.pattern, base.move_pattern
    held = any_of(base.drops) if base.dropped else "(?!)"
    dropped = rf"(?P<held>{held})@(?P<goal>{square})"
    push = f"(?:,(?P<pawn>{square})(?P<pushed>{square}))?"
    return re.compile(rf"(?P<one>[A-Z])(?P<other>[A-Z]):(?:(?:{moved}|{dropped}){push})?\Z")


def parse_action(text: str, base: BaseGame) -> ArmiesAction:
    """Return the action with a machine form.

    Raises ValueError naming what was expected.
    """
    if text in _WORDS:
        return _WORDS[text]
    if match := move_pattern(base).match(text):
        low, high = match["one"], match["other"]
        if low >= high:
            raise TextError("“{text}” must name two half-boards, the lower letter first", text=text)
        pair = pair_of(BOARD_LETTERS.index(low), BOARD_LETTERS.index(high))
        goal, held, number = match["target"] or match["goal"], match["held"], base.names.number
        if not goal:
            return Push(pair)
        return Move(
            pair,
            ~base.letters.index(held) if held else number(match["origin"]),
            number(goal),
            match["stated"].upper() if match["stated"] else None,
            base,
            (number(match["pawn"]), number(match["pushed"])) if match["pawn"] else None,
        )
    becoming = any_of(form.lower() for form in base.becoming) if base.becoming else "(?!)"
    kinds: tuple[tuple[type[Any], str], ...] = ((Promote, becoming), (Payment, "[rb]?"))
    for kind, letter in kinds:
        pattern = f"{kind.sign}([A-Z])({base.names.half_pattern})({letter})"
        if match := re.fullmatch(pattern, text):
            square = Square(BOARD_LETTERS.index(match[1]), base.names.number(match[2]))
            action: ArmiesAction = kind(square, base, match[3].upper() or None)
            return action
    if match := _GIVE.match(text):
        return HandOver(ARMY_LETTERS.index(match[1]), int(match[2]))
    if match := _LEAVE.match(text):
        return Resign(int(match[2]), match[1] == "flag")
    raise TextError(
        "“{text}” is not a move (expected a pair and a move, such as AB:e2e4)", text=text
    )

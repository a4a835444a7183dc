"""What every game system offers, and the values in which it speaks.

A `Position` is immutable. An `Action` turns it into the next one and into a `Transition` that
says what changed on the boards, so that it can be shown forwards and backwards. Players are
numbered from 1, armies and boards from 0.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from cfanp_gui.core.geometry import Join, Pair, Place
from cfanp_gui.core.text import Text

OptionValue = str | bool
OptionValues = Mapping[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of an option, with its label and one line of help."""

    value: str
    label: str
    help: str


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule: a choice, or a switch when it has no `choices`."""

    name: str
    label: str
    default: OptionValue
    choices: tuple[Choice, ...]
    help: str


class OptionError(ValueError):
    """An option that does not exist or a value it cannot have; the message names both."""


def check_options(options: tuple[Option, ...], given: OptionValues) -> dict[str, OptionValue]:
    """All options with their values: the given ones, and the defaults of the rest.

    Raises OptionError for an unknown name or value.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(
                Text(
                    "unknown option “{name}” (expected one of {expected})",
                    name=name,
                    expected=", ".join(known),
                )
            )
        if not option.choices:
            if not isinstance(value, bool):
                raise OptionError(
                    Text(
                        "option “{name}” is {value!r} (expected true or false)",
                        name=name,
                        value=value,
                    )
                )
        elif value not in [choice.value for choice in option.choices]:
            expected = ", ".join(choice.value for choice in option.choices)
            raise OptionError(
                Text(
                    "option “{name}” is {value!r} (expected one of {expected})",
                    name=name,
                    value=value,
                    expected=expected,
                )
            )
    return {option.name: given.get(option.name, option.default) for option in options}


class PositionError(ValueError):
    """A text that is no position; the message names the field and what was expected there."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece as it stands on a board: its letter (``K Q R B N P``) and its army."""

    kind: str
    army: int


PIECE_NAMES = {
    "K": Text("King"), "Q": Text("Queen"), "R": Text("Rook"),
    "B": Text("Bishop"), "N": Text("Knight"), "P": Text("pawn"),
}  # fmt: skip
"""What the pieces are called, by their letters."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A half-board to draw."""

    id: int
    files: int
    ranks: int
    owner: int
    """The army at home there."""
    fixed_to: int | None = None
    """The tile its seam is fixed to; None when it may be pushed against any other."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule, one sentence, and what shows it."""

    rule: str
    message: str
    causes: tuple[Place, ...] = ()
    """Squares that show why, such as those of the attackers."""
    pair: Pair | None = None

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Text:
        """The sentence with its rule."""
        return Text("{message} ({rule})", message=self.message, rule=self.rule)


class IllegalAction(ValueError):  # noqa: N818 -- an answer to a player, not a fault
    """Raised by `Position.apply` for an action that is not legal there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal


class Action(Protocol):
    """Something a player does. Actions are frozen, hashable values."""

    @property
    def text(self) -> str:
        """The stable machine form."""


class PieceMove(Action, Protocol):
    """The move of a piece on two half-boards pushed together."""

    @property
    def pair(self) -> Pair: ...

    @property
    def origin(self) -> int:
        """The joined square the piece leaves."""

    @property
    def target(self) -> int:
        """The joined square it goes to."""

    @property
    def promotion(self) -> str | None:
        """The letter of the piece a pawn becomes, such as ``Q``."""


@dataclass(frozen=True, slots=True)
class Relocation:
    """A piece that went from one place to another; `after` differs by promotion only."""

    origin: Place
    target: Place
    before: Piece
    after: Piece


@dataclass(frozen=True, slots=True)
class Captured:
    """A piece that left the boards, and the place it left."""

    place: Place
    piece: Piece


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece that came onto the boards, and the place where it stands."""

    place: Place
    piece: Piece


@dataclass(frozen=True, slots=True)
class ControlChange:
    """An army that got another controller; None stands for a dead army."""

    army: int
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Checkmate:
    """An army was checkmated and went to `by_player`, whose army `by_army` did it."""

    army: int
    by_player: int
    by_army: int


@dataclass(frozen=True, slots=True)
class Passed:
    """An army whose turn it was had no legal move and no check: it passed."""

    army: int


@dataclass(frozen=True, slots=True)
class Died:
    """An army died because its player resigned or overstepped the time."""

    army: int
    player: int


@dataclass(frozen=True, slots=True)
class HandedOver:
    """An army was handed to another player."""

    army: int
    by_player: int
    to_player: int


Event = Checkmate | Passed | Died | HandedOver


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won, or who shares the draw, and why."""

    result: str
    """``win`` or ``draw``."""
    players: tuple[int, ...]
    reason: str

    def score(self, player: int) -> float:
        """The result of one player: 1 for the winner, 0.5 for those who share a draw, else 0."""
        if player not in self.players:
            return 0.0
        return 1.0 if self.result == "win" else 0.5


@dataclass(frozen=True, slots=True)
class Transition:
    """What an action changed, enough to show it forwards or backwards."""

    action: Action
    actor: int
    """The player who acted."""
    pushed: Pair | None = None
    """The half-boards that were pushed together for it."""
    relocations: tuple[Relocation, ...] = ()
    captured: tuple[Captured, ...] = ()
    placed: tuple[Placed, ...] = ()
    control: tuple[ControlChange, ...] = ()
    events: tuple[Event, ...] = ()
    checks: tuple[Place, ...] = ()
    """Places of hostile Kings the action left attacked on the pair pushed."""


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and how far it has got."""

    army: int
    round: int
    moves_left: int
    """Moves left by the movement bonus."""
    moves_possible: int
    """Moves that can still follow, for a half-board is used for one move a turn."""
    pushed: frozenset[int]
    """Half-boards already used this turn."""
    committed: Pair | None
    """Half-boards that are pushed together and must be used now."""
    end: Action | None
    """The action that declines the rest of the turn; None when there is none to decline."""


class Position(ABC):
    """A position of a game: an immutable value that knows its rules."""

    __slots__ = ()

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of players the game began with."""

    @property
    @abstractmethod
    def control(self) -> tuple[int | None, ...]:
        """For each army the player who moves it, None for a dead one."""

    @property
    @abstractmethod
    def join(self) -> Join:
        """How its half-boards are joined."""

    @abstractmethod
    def actors(self) -> frozenset[int]:
        """The players who may make a move now; empty when the game is over."""

    @abstractmethod
    def turn(self) -> Turn:
        """Whose turn it is and how far it has got."""

    @abstractmethod
    def pairs(self) -> tuple[Pair, ...]:
        """Pairs of half-boards that may be pushed together for a move now."""

    @abstractmethod
    def pair_actions(self, pair: Pair) -> tuple[PieceMove, ...]:
        """The legal moves on one pair, sorted by their text."""

    @abstractmethod
    def pair_refusal(self, pair: Pair) -> Refusal | None:
        """Why a pair may not be pushed for a move now; None when it may."""

    @abstractmethod
    def checked_kings(self, pair: Pair) -> tuple[Place, ...]:
        """The places of living Kings that a hostile piece attacks on a pair."""

    @abstractmethod
    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        """Everything the rules of movement let a player do now, sorted by text."""

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not legal here; None when it is."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[Position, Transition]:
        """The next position, and what changed. Raises IllegalAction."""

    @abstractmethod
    def settled(self) -> tuple[Position, tuple[Event, ...]]:
        """The position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with a mate or with armies that pass.
        """

    @abstractmethod
    def push_action(self, pair: Pair) -> Action | None:
        """The action that pushing two half-boards together is; None when it binds nobody."""

    @abstractmethod
    def claim(self) -> str | None:
        """Why the player to move may claim a draw; None when he may not."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""

    @abstractmethod
    def boards(self) -> tuple[Tile, ...]:
        """The half-boards to draw."""

    @abstractmethod
    def pieces(self) -> Mapping[Place, Piece]:
        """Every piece and where it stands."""

    @abstractmethod
    def to_text(self) -> str:
        """The position in one line; `GameSystem.from_text` reads it back."""


class GameSystem(ABC):
    """A game: what it is called, its options, and its positions."""

    name: str
    """The name in records, such as the ``Variant`` tag."""
    key: str
    """A short name for command lines and settings."""
    options: tuple[Option, ...]
    min_players: int
    max_players: int

    @abstractmethod
    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        """For each place in the batting order the index of the player who gets it.

        With the same seed the lot falls the same way.
        """

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        """The start position. Raises OptionError, or ValueError for a number it cannot seat."""

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> Position:
        """The position a text describes. Raises PositionError."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action of a machine form. Raises ValueError naming what was expected."""

    @abstractmethod
    def piece_move(self, pair: Pair, origin: int, target: int, promotion: str | None) -> Action:
        """The action of moving a piece between joined squares, legal or not."""

    @abstractmethod
    def resignation(self, player: int, on_time: bool = False) -> Action:
        """The action by which a player gives up, or loses because his time is over."""

    @abstractmethod
    def hand_over(self, army: int, player: int) -> Action:
        """The action by which an army is handed to another player."""

    @abstractmethod
    def claimed_draw(self) -> Action:
        """The action by which the player to move claims a draw."""

    @abstractmethod
    def agreed_draw(self) -> Action:
        """The action by which all living players end the game as a draw."""

    @abstractmethod
    def perft(self, position: Position, depth: int) -> int:
        """The number of sequences of `depth` single piece moves. Passes are not counted."""

    @abstractmethod
    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        """`perft` split by first moves: machine form and count."""

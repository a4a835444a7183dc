"""What every game system offers, and the values in which it speaks.

A `Position` is immutable. An `Action` turns it into the next one and into a `Transition` that
says what changed on the boards, so that it can be shown forwards and backwards. Players are
numbered from 1, armies and half-boards from 0, whole boards from 1.

What only some games have is a kind of position or system of its own: a `PushedPosition` has
half-boards that are pushed together and one army to move, a `BoardsPosition` whole boards each
with a side to move. Whoever needs that asks for the kind, never for a game by its name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cfanp_gui.core.boards import BoardSpec, Join, Pair, Square
from cfanp_gui.core.builder import PositionBuilder
from cfanp_gui.core.capabilities import Claims, Decisions, Joins, Pockets, Transfers, Turn, Turns
from cfanp_gui.core.clock_policy import ClockPolicy
from cfanp_gui.core.diagram import diagram
from cfanp_gui.core.events import Event
from cfanp_gui.core.foreign import ForeignFormats
from cfanp_gui.core.gestures import Gesture, Source
from cfanp_gui.core.lines import LineFormat
from cfanp_gui.core.notation import Notation
from cfanp_gui.core.options import (
    Choice,
    Option,
    OptionError,
    OptionValue,
    OptionValues,
    check_options,
)
from cfanp_gui.core.pieces import (
    FIDE_TYPES,
    PIECE_NAMES,
    PROMOTIONS,
    Piece,
    PieceStyle,
    PieceType,
)
from cfanp_gui.core.refusal import IllegalAction, Refusal
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.core.transition import (
    Action,
    BoardClosed,
    Captured,
    ControlChange,
    PieceMoved,
    Placed,
    Seats,
    SeatTaken,
    StockpileChange,
    Transition,
)
from cfanp_gui.core.wording import Wording

if TYPE_CHECKING:
    from cfanp_gui.core.commands import CommandLanguage

__all__ = [
    "PIECE_NAMES",
    "PROMOTIONS",
    "Action",
    "BoardClosed",
    "BoardSpec",
    "BoardsPosition",
    "BoardsSystem",
    "Captured",
    "Choice",
    "ControlChange",
    "Event",
    "Game",
    "GameLookup",
    "Gesture",
    "IllegalAction",
    "Option",
    "OptionError",
    "OptionValue",
    "OptionValues",
    "Outcome",
    "Piece",
    "PieceMove",
    "PieceMoved",
    "Placed",
    "Position",
    "PositionError",
    "PushedPosition",
    "PushedSystem",
    "Refusal",
    "SeatTaken",
    "Seats",
    "StockpileChange",
    "Transition",
    "Turn",
    "UnknownGameError",
    "check_options",
]  # fmt: skip


class PositionError(ValueError):
    """A text that is no position; the message names the field and what was expected there."""


class UnknownGameError(LookupError):
    """Raised for a name that no game has; `known` are the names there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game “{name}” (expected {', '.join(known)})")
        self.known = known


GameLookup = Callable[[str], "Game"]
"""Return the game with a key or record name; raise UnknownGameError for another name."""


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
class Way:
    """A legal action on a whole board: what is picked up and where it goes."""

    action: Action
    origin: Square | None
    """Where the piece stands that is picked up; None for one that comes from the stockpile."""
    target: Square
    letter: str | None = None
    """The letter of the piece that comes from the stockpile, if one does."""
    placed: Square | None = None
    """Where that piece is put, when it is not the one that was picked up."""


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


class Resignation(NamedTuple):
    """One way in which a player may give up."""

    action: Action
    label: Text
    """What is given up, such as ``board 2``."""
    boards: tuple[int, ...] = ()
    """The ids of the boards it is about; empty for everything the player has."""


class Position(ABC):
    """A position of a game: an immutable value that knows its rules.

    Positions compare by what they are, can be hashed and pickled, and read well in a REPL: `repr`
    is the text form, `str` a picture in letters. What only some games have is asked of their
    capabilities, see `core.capabilities`.
    """

    __slots__ = ()

    # Who there is

    @property
    @abstractmethod
    def players(self) -> int:
        """Return the number of players the game began with."""

    @abstractmethod
    def alive(self) -> frozenset[int]:
        """Return the players still in the game."""

    @abstractmethod
    def actors(self) -> frozenset[int]:
        """Return the players who may make a move now; empty when the game is over."""

    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name plate, in the order of play."""

    @abstractmethod
    def seat_status(self, seat: int) -> SeatStatus:
        """Return what is to be known of a seat by its id. Raises KeyError for an unknown one."""

    @property
    def round(self) -> int | None:
        """Return the round being played, from 1; None where nothing counts rounds."""
        return None

    # What there is to see

    @abstractmethod
    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""

    @abstractmethod
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on."""

    @abstractmethod
    def style(self, piece: Piece) -> PieceStyle:
        """Return how a piece is to be shown now."""

    @abstractmethod
    def checked_kings(self) -> tuple[Square, ...]:
        """Return the squares of living Kings that a hostile piece attacks."""

    # What may be done

    @abstractmethod
    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        """Return everything the rules of movement let a player do now, sorted by text."""

    def all_actions(self) -> tuple[Action, ...]:
        """Return the legal actions of all players, sorted by text."""
        found = (action for actor in self.actors() for action in self.legal_actions(actor))
        return tuple(sorted(found, key=lambda action: action.text))

    @abstractmethod
    def movable(self, source: Source) -> bool:
        """Return whether a piece is there that somebody may pick up now."""

    @abstractmethod
    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        """Return the legal actions that begin with picking up what is at a source."""

    @abstractmethod
    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        """Return why what is at a source cannot go to a square; None when nothing speaks against.

        Without a target it is why nothing can be picked up there. `pair` are the boards that lie
        pushed together, `promotion` and `placed` what was chosen further, as in `Gesture`.
        """

    def resignations(self, player: int) -> tuple[Resignation, ...]:  # noqa: ARG002
        """Return the ways in which a player may give up now."""
        return ()

    def board_of(self, action: Action) -> int | None:  # noqa: ARG002
        """Return the id of a board an action is about, where each moves by itself; else None."""
        return None

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Return why an action is not legal here; None when it is."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[Position, Transition]:
        """Return the next position, and what changed. Raises IllegalAction."""

    @abstractmethod
    def resolve_pending(self) -> tuple[Position, tuple[Event, ...]]:
        """Return the position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with a mate or with armies that pass.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""

    # As a value

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line; `Game.from_text` reads it back."""

    def builder(self) -> PositionBuilder:
        """Return the fields of the position, to be changed one by one.

        Raises NotImplementedError in a game whose positions cannot be set up by hand.
        """
        raise NotImplementedError(f"{type(self).__name__} has no builder")

    def replace(self, **fields: Any) -> Position:
        """Return the position with other values of some fields of its builder, and no past.

        Raises PositionError with the first thing that is wrong with it, TypeError for a field
        there is not.
        """
        return self.builder().replace(**fields).build()

    def _key(self) -> Hashable:
        """Return what two positions have in common if and only if they are the same.

        That is everything that the rest of the game depends on: also the past, where rules ask
        for it, and how the game ended. Its first part names the game. Where the text says it all,
        nothing else is needed.
        """
        return type(self), self.to_text()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._summary()}: {self.to_text()}>"

    def __str__(self) -> str:
        """Return the boards in letters and whose turn it is."""
        return f"{diagram(self)}\n{self._summary()}"

    def _summary(self) -> str:
        """Return in few words who is to move, or how the game ended; for programmers."""
        outcome = self.outcome()
        if outcome is not None:
            players = ", ".join(map(str, outcome.players))
            return f"over, {outcome.result} of {players}: {outcome.reason}"
        return f"player {' or '.join(map(str, sorted(self.actors())))} to move"

    @property
    def stockpiles(self) -> Mapping[int, tuple[Piece, ...]]:
        """The pieces each player still in the game holds beside the boards; none in most games."""
        return {}


class PushedPosition(Position, Turns, Joins, Claims, Transfers):
    """A position of half-boards that are pushed together two at a time, with one army to move."""

    __slots__ = ()

    @property
    @abstractmethod
    def control(self) -> tuple[int | None, ...]:
        """For each army the player who moves it, None for a dead one."""

    @property
    @abstractmethod
    def join(self) -> Join:
        """How its half-boards are joined."""

    def alive(self) -> frozenset[int]:
        return frozenset(player for player in self.control if player is not None)

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
    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        """The places of living Kings that a hostile piece attacks on a pair; None for any pair."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[PushedPosition, Transition]: ...

    @abstractmethod
    def resolve_pending(self) -> tuple[PushedPosition, tuple[Event, ...]]: ...

    @abstractmethod
    def push_action(self, pair: Pair) -> Action | None:
        """The action that pushing two half-boards together is; None when it binds nobody."""

    @abstractmethod
    def claim(self) -> str | None:
        """Why the player to move may claim a draw; None when he may not."""


class BoardsPosition(Position, Pockets, Decisions):
    """A position of whole boards, each with two players and a side to move of its own."""

    __slots__ = ()

    @property
    @abstractmethod
    def players_at(self) -> Mapping[int, Seats]:
        """For each board, by its number, who has White and who has Black there."""

    @property
    @abstractmethod
    def to_move(self) -> Mapping[int, int]:
        """For each board, by its number, the player whose turn it is there."""

    @property
    @abstractmethod
    def waiting(self) -> Mapping[int, Text]:
        """The numbers of the boards on which nobody may act now, and in few words why not."""

    @property
    @abstractmethod
    def round(self) -> int | None:
        """The round being played, from 1; None where boards move at any time."""

    @abstractmethod
    def ways(self, board: int) -> tuple[Way, ...]:
        """The legal actions of the side to move on a board, but for choices and the like."""

    @abstractmethod
    def usable(self, board: int, colour: int) -> tuple[Piece, ...]:
        """The pieces a side has at hand to be put on a board; of those alike, the first goes."""

    @property
    @abstractmethod
    def choosers(self) -> frozenset[int]:
        """The players who must choose between their boards before anything else is done."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[BoardsPosition, Transition]: ...

    @abstractmethod
    def resolve_pending(self) -> tuple[BoardsPosition, tuple[Event, ...]]: ...


class Game(ABC):
    """A game: what it is called, its options, and its positions."""

    name: str
    """The name in records, such as the ``Variant`` tag."""
    key: str
    """A short name for command lines and settings."""
    options: tuple[Option, ...]
    min_players: int
    max_players: int
    piece_types: Mapping[str, PieceType] = FIDE_TYPES
    """The kinds of pieces by their letters, the greatest first."""
    wording: Wording = Wording()
    """How its positions are put into words."""
    position_format: str
    """What the one-line text of its positions is called, such as ``CFEN``."""
    help_pages: tuple[tuple[str, Text], ...] = ()
    """The files of the help about its rules, each with the title of the page."""

    @property
    def foreign_formats(self) -> ForeignFormats:
        """Return the formats of other programs that it can be written in and read from."""
        return ForeignFormats()

    @property
    def as_seated(self) -> OptionValues:
        """The options under which no lot deals the players' places."""
        return {}

    @abstractmethod
    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        """For each player of the game, player 1 first, the index of the person who gets the seat.

        With the same seed the lot falls the same way.
        """

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        """The start position. Raises OptionError, or ValueError for a number it cannot seat."""

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> Position:
        """The position a text describes. Raises PositionError, OptionError."""

    def options_told(self, text: str) -> OptionValues:  # noqa: ARG002 -- most texts tell none
        """The options that the text of a position tells by what it holds.

        Others may be chosen at will; the text need not be that of a position.
        """
        return {}

    def resembles(self, text: str) -> bool:  # noqa: ARG002 -- most games have no sign of their own
        """Return whether a text looks like a position of this game, be it a valid one or not."""
        return False

    end_rule: Text = Text("End of the game")
    """What the rule is called by which players drop out and games end."""

    @abstractmethod
    def clocks(self, start: Position) -> ClockPolicy:
        """Return which clocks a game has that begins at a position."""

    @property
    @abstractmethod
    def lines(self) -> LineFormat:
        """Return how its lines on the command line are read and answered."""

    @property
    @abstractmethod
    def notation(self) -> Notation[Any]:
        """How its moves are written and read."""

    @cached_property
    def commands(self) -> CommandLanguage:
        """Return how lines typed at its table are read and completed."""
        from cfanp_gui.core.general_commands import GeneralCommands

        return GeneralCommands()

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action of a machine form. Raises ValueError naming what was expected."""

    @abstractmethod
    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> Action:
        """The action by which a player gives up, or loses because his time is over.

        Where a player gives up one board at a time, `board` is its number; where he gives up
        all he has, it is left out. Raises ValueError for one too many or missing.
        """

    @abstractmethod
    def agreed_draw(self) -> Action:
        """The action by which all living players end the game as a draw."""

    @abstractmethod
    def perft(self, position: Position, depth: int) -> int:
        """The number of sequences of `depth` moves and choices. Passes are not counted."""

    @abstractmethod
    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        """`perft` split by first moves: machine form and count."""


class BoardsSystem(Game):
    """A game of whole boards, each with a side to move."""

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> BoardsPosition: ...

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> BoardsPosition: ...

    @abstractmethod
    def move(self, origin: Square, target: Square) -> Action:
        """The action of moving a piece between two squares of a board, legal or not."""

    @abstractmethod
    def placement(self, kind: str, target: Square) -> Action:
        """The action of putting a piece of the stockpile on a square, legal or not."""

    @abstractmethod
    def exchange(self, origin: Square, target: Square, kind: str, placed: Square) -> Action:
        """The action of a pawn that goes from square to square and of what is put on for it."""

    @abstractmethod
    def loss(self, board: int) -> Action:
        """The choice of a player who must choose between his boards: this one is lost."""


class PushedSystem(Game):
    """A game of half-boards that are pushed together."""

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> PushedPosition: ...

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> PushedPosition: ...

    @abstractmethod
    def piece_move(self, pair: Pair, origin: int, target: int, promotion: str | None) -> Action:
        """The action of moving a piece between joined squares, legal or not."""

    @abstractmethod
    def hand_over(self, army: int, player: int) -> Action:
        """The action by which an army is handed to another player."""

    @abstractmethod
    def claimed_draw(self) -> Action:
        """The action by which the player to move claims a draw."""

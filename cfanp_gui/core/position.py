"""Positions: immutable values that know the rules of their game.

An `Action` turns a position into the next one and into a `Transition` that says what changed on
the boards, so that it can be shown forwards and backwards. Players are numbered from 1, armies and
boards from 0. What only some positions can do is asked of `core.capabilities`.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from cfanp_gui.core.boards import BoardSpec, Pair, Square
from cfanp_gui.core.events import Event
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Gesture, Refusal, Source, Transition

UNFINISHED = "*"
"""The result token of a game that goes on."""


class PositionError(ValueError):
    """A text that is not a position; the message names the field and what was expected there."""


class Outcome(NamedTuple):
    """How a game ended: who won, or who shares the draw, and why."""

    result: str
    """``win`` or ``draw``."""
    players: tuple[int, ...]
    reason: str

    def score(self, player: int) -> float:
        """Return a player's score: 1 for the winner, 0.5 for those who share a draw, else 0."""
        if player not in self.players:
            return 0.0
        return 1.0 if self.result == "win" else 0.5


class Resignation(NamedTuple):
    """One way in which a player may give up."""

    action: "Action"
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
        """Return the status of a seat by its id. Raises KeyError for an unknown one."""

    @property
    def round(self) -> int | None:
        """Return the round being played, from 1; None where nothing counts rounds."""
        return None

    def continued(self) -> Self:
        """Return the position as a record goes on from it where the rules declared a draw.

        Such a draw needs nobody's claim, as that by fivefold repetition, and binds who plays; but
        people have played on. In all other positions it is the position itself.
        """
        return self

    # What there is to see

    @abstractmethod
    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""

    @abstractmethod
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on."""

    @abstractmethod
    def style(self, piece: Piece) -> PieceStyle:
        """Return how a piece is to be shown now; it does not depend on the letter."""

    @abstractmethod
    def checked_kings(self) -> tuple[Square, ...]:
        """Return the squares of living Kings that a hostile piece attacks."""

    def attackers(
        self, king: Square, pair: Pair | None = None  # noqa: ARG002 -- some have no Kings
    ) -> tuple[Square, ...]:  # fmt: skip
        """Return the squares of hostile pieces that attack a living King on a square.

        Where boards are pushed together it is asked of one `pair`.
        """
        return ()

    # What may be done

    @abstractmethod
    def legal_actions(self, actor: int) -> tuple["Action", ...]:
        """Return everything the rules of movement let a player do now, sorted by text."""

    def all_actions(self) -> tuple["Action", ...]:
        """Return the legal actions of all players, sorted by text."""
        found = (action for actor in self.actors() for action in self.legal_actions(actor))
        return tuple(sorted(found, key=lambda action: action.text))

    @abstractmethod
    def movable(self, source: "Source") -> bool:
        """Return whether a piece is there that somebody may pick up now."""

    @abstractmethod
    def gestures(self, source: "Source") -> tuple["Gesture", ...]:
        """Return the legal actions that begin with picking up what is at a source."""

    @abstractmethod
    def gesture_refusal(
        self,
        source: "Source",
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> "Refusal | None":
        """Return why what is at a source cannot go to a square; None when nothing speaks against.

        Without a target it is why nothing can be picked up there. `pair` are the boards that lie
        pushed together, `promotion` and `placed` what was chosen further, as in `Gesture`.
        """

    @property
    def may_resign(self) -> bool:
        """Return whether players may give up as long as the game goes on."""
        return True

    def resignations(self, player: int) -> tuple[Resignation, ...]:  # noqa: ARG002
        """Return the ways in which a player may give up now."""
        return ()

    def board_of(self, action: "Action") -> int | None:  # noqa: ARG002
        """Return the id of a board an action is about, where each moves by itself; else None."""
        return None

    @abstractmethod
    def refusal(self, action: "Action") -> "Refusal | None":
        """Return why an action is not legal here; None when it is."""

    def known_refusal(self, action: "Action") -> "Refusal | None":
        """Return the refusal of an action, as far as the viewer of this position may know it.

        It is `refusal` but for what somebody sees of a position, which cannot be played on: there
        it tells of the position that is seen.
        """
        return self.refusal(action)

    @abstractmethod
    def apply(self, action: "Action") -> "tuple[Position, Transition]":
        """Return the next position, and what changed. Raises IllegalAction."""

    def foretold(self, action: "Action") -> "Transition":
        """Return what an action would change, as far as its player can tell before.

        Where kinds of pieces are hidden, what comes of an attack is left open: the two pieces
        meet, and nothing is captured yet. Raises IllegalAction.
        """
        return self.apply(action)[1]

    @abstractmethod
    def resolve_pending(self) -> "tuple[Position, tuple[Event, ...]]":
        """Return the position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with a mate or with armies that pass.
        """

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the outcome of the game; None while it goes on."""

    def with_outcome(self, outcome: Outcome) -> "Position":  # noqa: ARG002
        """Return the position with the game over by what its rules do not know.

        So a record may tell that somebody resigned. What cannot be said to be over stays as it is.
        """
        return self

    # As a value

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line; `Game.from_text` reads it back."""

    def builder(self) -> "PositionBuilder":
        """Return the fields of the position, to be changed one by one.

        Raises NotImplementedError in a game whose positions cannot be set up by hand.
        """
        raise NotImplementedError(f"{type(self).__name__} has no builder")

    def replace(self, **fields: Any) -> "Position":
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
        from cfanp_gui.core.diagram import diagram

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
        """Return what each player in the game holds beside the boards; nothing in most games."""
        return {}


class Problem(NamedTuple):
    """Something wrong with a position that is being set up."""

    field: Text
    """Which field of the position it is about, such as ``half-boards`` or ``castling``."""
    message: Text
    square: Square | None = None
    """The square it is about, if it is about one."""

    @property
    def sentence(self) -> Text:
        """Return the field and what is wrong with it."""
        return Text("{field}: {message}", field=self.field, message=self.message)


def refuse(problems: Iterable[Problem]) -> None:
    """Do nothing, or raise PositionError with the first of some problems."""
    for problem in problems:
        raise PositionError(problem.sentence)


B = TypeVar("B", bound="PositionBuilder")


class PositionBuilder(ABC):
    """A position being set up: a frozen dataclass whose fields need not make sense yet.

    Every game says which fields there are; ``pieces`` is always one.
    """

    __slots__ = ()

    pieces: Mapping[Square, Piece]

    def replace(self: B, **fields: Any) -> B:
        """Return the same with other values of some fields. Raises TypeError for an unknown one."""
        from dataclasses import replace

        return replace(self, **fields)  # type: ignore[type-var]

    def problems(self) -> tuple[Problem, ...]:
        """Return everything that is wrong, in the order of the fields; empty when it can be."""
        return tuple(self.find_problems())

    def check(self) -> None:
        """Do nothing, or raise PositionError with the first of the problems."""
        refuse(self.find_problems())

    @abstractmethod
    def find_problems(self) -> Iterator[Problem]:
        """Yield what is wrong, in the order of the fields."""

    @abstractmethod
    def unchecked(self) -> Position:
        """Return the position of the fields, which may be none that can be."""

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line, as far as it can be written; also one that cannot be."""

    def build(self) -> Position:
        """Return the position. Raises PositionError with the first of the problems."""
        self.check()
        return self.unchecked()

"""Actions: what they change, how they are done at the table, and why one is not legal.

Each field of a `Transition` is in the order in which things happened. Backwards, boards that were
removed come back first, with their pieces and seats as they were then; then every seat and every
army that changed hands is taken back, last one first, then the stockpiles, and at last the
pieces: those placed go, those that moved go back, those captured return.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Event
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import Text, with_names


class Action(Protocol):
    """Something a player does. Actions are frozen, hashable values."""

    @property
    def text(self) -> str:
        """Return the stable machine form."""


class PieceMoved(NamedTuple):
    """A piece that went from one square to another; `after` differs by promotion only."""

    origin: Square
    target: Square
    before: Piece
    after: Piece


class Captured(NamedTuple):
    """A piece that left the boards, and the square it left."""

    square: Square
    piece: Piece
    removed: bool = False
    """Whether it was captured by nobody: it left with its whole army, or was given up."""


class Placed(NamedTuple):
    """A piece that came onto the boards, and the square it stands on."""

    square: Square
    piece: Piece


class Met(NamedTuple):
    """A piece that went to attack another: both are shown, and it may be the attacker who falls."""

    origin: Square
    target: Square
    attacker: Piece
    defender: Piece
    attacker_fell: bool = False
    defender_fell: bool = False


class ControlChange(NamedTuple):
    """An army that got another controller; None stands for a dead army."""

    army: int
    before: int | None
    after: int | None


Seats = tuple[int, int]
"""The players who have White and Black on a board of a ring."""


class StockpileChange(NamedTuple):
    """A piece that came into a player's stockpile or left it."""

    player: int
    piece: Piece
    gained: bool


class SeatTaken(NamedTuple):
    """A seat of a board that passed from one player to another."""

    board: int
    """The number of the board, from 1."""
    colour: int
    before: int
    after: int


class BoardClosed(NamedTuple):
    """A board that was removed with everything on it when its loser went out."""

    board: int
    """The number of the board, from 1."""
    seats: Seats
    """Who sat there when it was removed."""
    pieces: tuple[tuple[Square, Piece], ...]


class Transition(NamedTuple):
    """What an action changed, enough to show it forwards or backwards."""

    action: Action
    actor: int
    """The player who acted."""
    pushed: Pair | None = None
    """The half-boards that were pushed together for it."""
    moved: tuple[PieceMoved, ...] = ()
    captured: tuple[Captured, ...] = ()
    placed: tuple[Placed, ...] = ()
    control: tuple[ControlChange, ...] = ()
    events: tuple[Event, ...] = ()
    checks: tuple[Square, ...] = ()
    """Squares of hostile Kings the action left attacked on the pair pushed, or on its board."""
    stockpiles: tuple[StockpileChange, ...] = ()
    seats: tuple[SeatTaken, ...] = ()
    closed: tuple[BoardClosed, ...] = ()
    met: Met | None = None
    """The two pieces that met where an attack may fail. An attacker that fell is not among those
    that moved, but was captured where it came from."""

    @property
    def went(self) -> tuple[PieceMoved, ...]:
        """Return the pieces that moved, or the one that fell in its attack, which went too."""
        if self.moved or self.met is None:
            return self.moved
        origin, target, piece, *_ = self.met
        return (PieceMoved(origin, target, piece, piece),)

    @property
    def squares(self) -> list[Square]:
        """Return the squares on which pieces moved or were placed, in order."""
        moved = [square for move in self.went for square in (move.origin, move.target)]
        return moved + [placed.square for placed in self.placed]

    @property
    def pushed_pawn(self) -> PieceMoved | None:
        """Return the pawn of another army that went along with a piece; None where none did."""
        first, *others = self.moved or (None,)
        found = (one for one in others if first and one.before.army != first.before.army)
        return next(found, None)


class Report:
    """What happened on the way to the next position, in order: a `Transition` in the making."""

    def __init__(self) -> None:
        self.moved: list[PieceMoved] = []
        self.captured: list[Captured] = []
        self.placed: list[Placed] = []
        self.events: list[Event] = []
        self.checks: list[Square] = []
        self.stockpiles: list[StockpileChange] = []
        self.seats: list[SeatTaken] = []
        self.closed: list[BoardClosed] = []

    def transition(self, action: Action, actor: int) -> Transition:
        """Return what an action changed by which all this happened."""
        changed: dict[str, Any] = {name: tuple(found) for name, found in vars(self).items()}
        return Transition(action, actor, **changed)


class PocketSource(NamedTuple):
    """A kind of piece in the pocket beside a board."""

    board: int
    letter: str


Source = Square | PocketSource
"""Where a piece can be picked up."""


class Gesture(NamedTuple):
    """A legal action as it is done at the table: what is picked up, where it goes, what it needs.

    Of several gestures with one source and target, those at the table choose by `pair`, then by
    `promotion`, then by `placed`. With target and source the same, nothing goes anywhere: something
    is done with what stands there.
    """

    action: Action
    source: Source
    target: Square
    pair: Pair | None = None
    """The boards that must be pushed together for it."""
    promotion: str | None = None
    """The letter of the piece that a pawn becomes, or that is put on the board for it."""
    placed: Square | None = None
    """Where that piece is put, when it is not the target, or what else is pointed at."""
    consent: int | None = None
    """The player who must agree to it."""
    uses: tuple[int, ...] = ()
    """The players whose turns it uses, where that is not just the turn of whose piece it is."""
    asks: Text | None = None
    """What asks for the square that is pointed at, where no piece is put on it."""
    choice: Text | None = None
    """What it is called where it must be chosen by name before it is done, even if it is alone."""
    way: tuple[Square, ...] = ()
    """The squares that are still to be pointed at, one after the other, as a capture goes on."""


class Refusal(NamedTuple):
    """Why an action is not legal: the rule, one sentence, and what shows it."""

    rule: str
    message: str
    causes: tuple[Square, ...] = ()
    """Squares that show why, such as those of the attackers."""
    pair: Pair | None = None

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Text:
        """Return the sentence with its rule."""
        return Text("{message} ({rule})", message=self.message, rule=self.rule)

    def named(self, name: Callable[[int], str]) -> "Refusal":
        """Return the same with players called as `name` knows them by their numbers."""
        return self._replace(message=with_names(self.message, name))


class IllegalAction(ValueError):  # noqa: N818 -- an answer to a player, not a fault
    """Raised by `Position.apply` for an action that is not legal there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[Refusal]]":
        return type(self), (self.refusal,)

"""Actions: their effects, the gestures that make them, and the reasons why one is illegal.

Each field of a `Transition` is in the order in which its changes happened. To undo one, first
restore removed boards with their pieces and seats; then revert seats and armies that changed hands,
last one first, then stockpiles, and finally pieces: placed ones are removed, moved ones return,
captured ones come back.
"""

from collections.abc import Callable, Mapping
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


def no_action(value: object) -> TypeError:
    """Return the error for a value that is not an action of a position's game."""
    return TypeError(
        f"{value!r} is not an action of this game (expected one of position.all_actions(), or "
        "what position.parse reads)"
    )


class PieceMoved(NamedTuple):
    """Piece that went from one square to another; `before` and `after` differ by promotion only."""

    origin: Square
    target: Square
    before: Piece
    after: Piece


class Captured(NamedTuple):
    """Piece that left the boards, and the square it left."""

    square: Square
    piece: Piece
    removed: bool = False
    """True if nobody captured it: it left with its whole army, or was given up."""


class Placed(NamedTuple):
    """Piece that came onto the boards, and the square it stands on."""

    square: Square
    piece: Piece


class Met(NamedTuple):
    """Two pieces, both revealed, one of which attacked the other; either may be captured."""

    origin: Square
    target: Square
    attacker: Piece
    defender: Piece
    attacker_fell: bool = False
    defender_fell: bool = False


class ControlChange(NamedTuple):
    """Army that got another controller; None stands for a dead army."""

    army: int
    before: int | None
    after: int | None


Seats = tuple[int, int]
"""The players who have White and Black on a board of a ring."""


class StockpileChange(NamedTuple):
    """Piece that entered or left a player's stockpile."""

    player: int
    piece: Piece
    gained: bool


class SeatTaken(NamedTuple):
    """Seat of a board that passed from one player to another."""

    board: int
    """The number of the board, from 1."""
    colour: int
    before: int
    after: int


class BoardClosed(NamedTuple):
    """Board removed with everything on it when its loser went out."""

    board: int
    """The number of the board, from 1."""
    seats: Seats
    """Players seated there when it was removed."""
    pieces: tuple[tuple[Square, Piece], ...]


class Transition(NamedTuple):
    """Everything an action changed, enough to show it forwards or backwards."""

    action: Action
    actor: int
    """The player who acted."""
    pushed: Pair | None = None
    """Half-boards that were pushed together for it."""
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
    """Two pieces that met where an attack may fail.

    An attacker that was lost is not among the moved pieces but is captured on its origin square.
    """
    blast: PieceMoved | None = None
    """Capture that blew up pieces around its target; the capturing piece may be lost as above."""

    @property
    def went(self) -> tuple[PieceMoved, ...]:
        """Return the pieces that moved, including one that was lost in its own attack."""
        if not self.moved and self.blast is not None:
            return (self.blast,)
        if self.moved or self.met is None:
            return self.moved
        origin, target, piece, *_ = self.met
        return (PieceMoved(origin, target, piece, piece),)

    @property
    def squares(self) -> list[Square]:
        """Return the squares on which pieces moved, were placed or were blown up, in order."""
        moved = [square for move in self.went for square in (move.origin, move.target)]
        blown_up = [lost.square for lost in self.captured if self.blast and not lost.removed]
        placed = [placed.square for placed in self.placed]
        return list(dict.fromkeys(moved + placed + blown_up)) if blown_up else moved + placed

    @property
    def pushed_pawn(self) -> PieceMoved | None:
        """Return the pawn of another army that was pushed along by a piece, or None."""
        first, *others = self.moved or (None,)
        pawns = (move for move in others if first and move.before.army != first.before.army)
        return next(pawns, None)


class Gain(NamedTuple):
    """An army that came to another player."""

    giver: int
    """Player who had it before."""
    is_capture: bool
    """True if it was captured, rather than handed over."""


Gains = Mapping[int, Gain]
"""Latest gain of each army that has changed hands, by army."""


def gains_after(before: Gains, transition: Transition) -> Gains:
    """Return the gains after an action."""
    if not transition.control:
        return before
    lost = {loss.seat for event in transition.events for loss in event.losses}
    gains = dict(before)
    for army, giver, taker in transition.control:
        if giver is None or taker is None:
            gains.pop(army, None)
        else:
            gains[army] = Gain(giver, army in lost)
    return gains


class Report:
    """Changes on the way to the next position, in order: a `Transition` in the making."""

    def __init__(self) -> None:
        self.moved: list[PieceMoved] = []
        self.captured: list[Captured] = []
        self.placed: list[Placed] = []
        self.control: list[ControlChange] = []
        self.events: list[Event] = []
        self.checks: list[Square] = []
        self.stockpiles: list[StockpileChange] = []
        self.seats: list[SeatTaken] = []
        self.closed: list[BoardClosed] = []

    def transition(self, action: Action, actor: int) -> Transition:
        """Return the transition of an action that made all these changes."""
        changed: dict[str, Any] = {name: tuple(values) for name, values in vars(self).items()}
        return Transition(action, actor, **changed)


class PocketSource(NamedTuple):
    """A kind of piece in the pocket beside a board."""

    board: int
    letter: str


Source = Square | PocketSource
"""Place from which a piece can be picked up."""


class Gesture(NamedTuple):
    """A legal action as done at the table: a source, a target, and the choices it needs.

    Several gestures with one source and target are told apart by `pair`, then by `promotion`, then
    by `placed`. With target and source the same, no piece moves: the action concerns the piece that
    stands there.
    """

    action: Action
    source: Source
    target: Square
    pair: Pair | None = None
    """Boards that must be pushed together for it."""
    promotion: str | None = None
    """Letter of the piece that a pawn becomes, or that is put on the board as part of the move."""
    placed: Square | None = None
    """Square of that piece if it is not the target, or another square to be pointed at."""
    consent: int | None = None
    """Player who must agree to it."""
    uses: tuple[int, ...] = ()
    """Players whose turns it uses, unless that is just the turn of the piece's owner."""
    asks: Text | None = None
    """Prompt for the square to point at, when no piece is put there."""
    choice: Text | None = None
    """Label by which it must be chosen before it is done, even if it is the only gesture."""
    way: tuple[Square, ...] = ()
    """Squares still to be pointed at, one after another, as a capture goes on."""


class Refusal(NamedTuple):
    """Reason why an action is illegal: the rule, one sentence, and the squares that show it."""

    rule: str
    message: str
    causes: tuple[Square, ...] = ()
    """Squares that show the reason, such as those of the attackers."""
    pair: Pair | None = None

    def __str__(self) -> str:
        return self.sentence

    @property
    def sentence(self) -> Text:
        """Return the sentence with its rule."""
        return Text("{message} ({rule})", message=self.message, rule=self.rule)

    def named(self, name: Callable[[int], str]) -> "Refusal":
        """Return the refusal with players called by the results of `name` for their numbers."""
        return self._replace(message=with_names(self.message, name))


class IllegalAction(ValueError):  # noqa: N818 -- an answer to a player, not a fault
    """Raised by `Position.apply` for an action that is not legal there."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    def __reduce__(self) -> "tuple[type[IllegalAction], tuple[Refusal]]":
        return type(self), (self.refusal,)

"""A game made up for the tests: half-boards of any size and look, perhaps a strip between them.

Army after army moves one piece: from anywhere on a pair, the strip included, to wherever on it no
piece of its own stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cfanp_gui.core.actions import (
    Action,
    Captured,
    Gesture,
    IllegalAction,
    PieceMoved,
    Refusal,
    Source,
    Transition,
)
from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    BOARD_LETTERS,
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Look,
    Pair,
    Seam,
    Square,
    Zone,
    square_names,
)
from cfanp_gui.core.game import OptionValues, Outcome, Position
from cfanp_gui.core.pieces import KING, ROOK, Piece, PieceStyle, PieceType
from cfanp_gui.core.queries import Turn
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.core.wording import Wording
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from tests.made_up import TwoOddBoards

RULE = Text("rules of the halves")
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")


@dataclass(frozen=True, slots=True)
class Go:
    """A piece goes somewhere on a pair."""

    pair: Pair
    origin: Square
    target: Square

    @property
    def text(self) -> str:
        """Return the machine form, such as ``AB:0.3>-1.2``."""
        (one, at), (other, to) = self.origin, self.target
        return f"{self.pair.name}:{one}.{at}>{other}.{to}"


class HalvesPosition(Position):
    """Places of the pieces, and the army to move."""

    join = Join.ROTATE

    def __init__(
        self, specs: tuple[BoardSpec, ...], pieces: Mapping[Square, Piece], mover: int = 0
    ) -> None:
        self.specs = specs
        self._pieces = dict(sorted(pieces.items()))
        self.mover = mover

    def _key(self) -> tuple[object, ...]:
        return self.specs, tuple(self._pieces.items()), self.mover, self.join

    @property
    def players(self) -> int:
        return len(self.specs) - (self.strip is not None)

    def actors(self) -> frozenset[int]:
        return frozenset((self.mover + 1,))

    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(one, one, one, BOARD_LETTERS[one]) for one in range(self.players))

    def seat_status(self, seat: int) -> SeatStatus:
        here = self.seats()[seat]
        return SeatStatus(here, seat + 1, seat + 1, seat, to_move=seat == self.mover)

    def turn(self) -> Turn:
        return Turn(self.mover, 1)

    def boards(self) -> tuple[BoardSpec, ...]:
        return self.specs

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, label=ARMY_LETTERS[piece.army])

    def to_text(self) -> str:
        return " ".join(f"{at.board}.{at.index}{one.letter}" for at, one in self._pieces.items())

    # Pairs

    @property
    def strip(self) -> BoardSpec | None:
        return self.specs[-1] if self.specs[-1].id == STRIP else None

    def pairs(self) -> tuple[Pair, ...]:
        return tuple(Pair(one, other) for other in range(self.players) for one in range(other))

    def pair_actions(self, pair: Pair) -> tuple[Action, ...]:
        found = [
            Go(pair, origin, Square(spec.id, index))
            for origin, piece in self._pieces.items()
            if piece.army == self.mover and origin.board in (*pair, STRIP)
            for spec in self.specs
            if spec.id in (*pair, STRIP)
            for index in range(spec.size)
            if (taken := self._pieces.get(Square(spec.id, index))) is None
            or taken.army != self.mover
        ]
        return tuple(sorted(found, key=lambda action: action.text))

    def joined_names(self, pair: Pair) -> Mapping[int, tuple[str, ...]]:
        one, strip = self.specs[0], self.strip
        between = 0 if strip is None else strip.ranks
        names = square_names(one.files, 2 * one.ranks + between)
        upper = (self.join.place(at, one.files, one.ranks, between) for at in range(one.size))
        return {
            pair.lower: names[: one.size],
            pair.upper: tuple(names[at] for at in upper),
            STRIP: names[one.size : len(names) - one.size],
        }

    # What may be done

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        if actor != self.mover + 1:
            return ()
        return tuple(action for pair in self.pairs() for action in self.pair_actions(pair))

    def movable(self, source: Source) -> bool:
        piece = self._pieces.get(source) if isinstance(source, Square) else None
        return piece is not None and piece.army == self.mover

    def gesture(self, action: Action) -> Gesture:
        assert isinstance(action, Go), "there are no others"
        return Gesture(action, action.origin, action.target, action.pair)

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        return None if self.movable(source) else Refusal(RULE, Text("That piece may not move"))

    def refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Go) and action in self.pair_actions(action.pair):
            return None
        return Refusal(RULE, Text("There is no such move"))

    def apply(self, action: Action) -> tuple[HalvesPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None or not isinstance(action, Go):
            raise IllegalAction(refusal or Refusal(RULE, Text("There is no such move")))
        pieces = dict(self._pieces)
        piece = pieces.pop(action.origin)
        taken = pieces.get(action.target)
        pieces[action.target] = piece
        after = type(self)(self.specs, pieces, (self.mover + 1) % self.players)
        return after, Transition(
            action,
            self.mover + 1,
            pushed=action.pair,
            moved=(PieceMoved(action.origin, action.target, piece, piece),),
            captured=() if taken is None else (Captured(action.target, taken),),
        )

    def outcome(self) -> Outcome | None:
        return None


class Reflected(HalvesPosition):
    """The same where the upper half-board is turned over."""

    join = Join.REFLECT


class Halves(TwoOddBoards):
    """The game, from one position or another."""

    min_players, max_players = 2, 5
    piece_types: Mapping[str, PieceType] = {"K": KING, "R": ROOK}
    wording = Wording()

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> HalvesPosition:  # type: ignore[override]
        return position(3, 2, players)


def palace(files: int) -> Zone:
    """Return three by three squares in the middle of an army's edge."""
    left = files // 2 - 1
    squares = frozenset(left + file + files * rank for file in range(3) for rank in range(3))
    return Zone("palace", squares)


def river(files: int, ranks: int) -> Zone:
    """Return the squares at the seam, beyond which a river flows."""
    return Zone("river", frozenset(range(files * (ranks - 1), files * ranks)))


def specs(
    files: int, ranks: int, count: int = 2, strip: int = 0, look: Look = Look.CHECKERED,
    zones: tuple[Zone, ...] = (),
) -> tuple[BoardSpec, ...]:  # fmt: skip
    """Return half-boards of a size, and the strip."""
    halves = [
        BoardSpec(at, files, ranks, at, BOARD_LETTERS[at], (Seam(Edge.NORTH),), zones, look=look)
        for at in range(count)
    ]
    if strip:
        halves.append(BoardSpec(STRIP, files, strip, -1, "~", look=look))
    return tuple(halves)


def position(
    files: int, ranks: int, count: int = 2, strip: int = 0, look: Look = Look.CHECKERED,
    zones: tuple[Zone, ...] = (), on_strip: Mapping[int, int] | None = None,
    kind: type[HalvesPosition] = HalvesPosition,
) -> HalvesPosition:  # fmt: skip
    """Return a position: Rooks along the edges, a King in the middle of each.

    `on_strip` are the armies of Rooks on squares of the strip.
    """
    pieces = {
        Square(army, file): Piece("K" if file == files // 2 else "R", army)
        for army in range(count)
        for file in range(files)
    }
    pieces |= {Square(STRIP, index): Piece("R", army) for index, army in (on_strip or {}).items()}
    return kind(specs(files, ranks, count, strip, look, zones), pieces)


XIANGQI = (palace(9), river(9, 5))


def a_session(start: HalvesPosition) -> GameSession:
    """Return a session that begins with a position."""
    colours = ("#c62d1f", "#3b82f6", "#2f9e44", "#f2b705", "#8a63a8")[: start.players]
    match = seat(Halves(), {}, NAMES[: start.players], colours, 0)
    return GameSession(match, start)

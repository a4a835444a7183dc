"""Positions of boards that move independently, and the actions on one of the boards."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType, UnionType
from typing import Any, ClassVar, Self

from cfanp_gui.core.actions import Action, Gesture, Refusal, Report, Seats, Source, no_action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.events import Event
from cfanp_gui.core.half_boards import seat_of
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.plain_actions import AgreeDraw
from cfanp_gui.core.position import Outcome, Position, PositionBuilder
from cfanp_gui.core.refusal_texts import game_over
from cfanp_gui.core.text import Text

CHECKMATE = Text("checkmate")
STALEMATE = Text("stalemate")


@dataclass(frozen=True, slots=True)
class BoardMove:
    """A move on a board."""

    board: int
    origin: int
    target: int

    names: ClassVar[Sequence[str]]
    """The names of a board's squares by their numbers."""

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:e2e4``."""
        return f"{self.board}:{self.names[self.origin]}{self.names[self.target]}"


@dataclass(frozen=True, slots=True)
class BoardResign:
    """Resignation of a player on a board, or loss of the player on time there."""

    board: int
    player: int
    on_time: bool = False

    @property
    def text(self) -> str:
        """Return the machine form, such as ``2:resign:1`` or ``2:flag:1``."""
        return f"{self.board}:{'flag' if self.on_time else 'resign'}:{self.side}"

    @property
    def side(self) -> str:
        """Return the name of the player in the machine form."""
        return str(self.player)


class BoardPosition(Position):
    """A position of boards with numbers from 1: an immutable value.

    The armies of White have even numbers, those of Black odd ones.
    """

    state: Any
    """The boards, and other state that the rules need."""
    actions: UnionType
    """Classes of the game's actions."""
    parts = 1
    """Number of boards to draw for each board of the game."""
    _ended: Outcome | None
    """Outcome that the state does not tell, such as an agreement."""

    def __init__(self, state: Any, ended: Outcome | None = None) -> None:
        self.state, self._ended = state, ended

    # As a value

    def _history(self) -> tuple[Any, ...]:
        """Return the arguments of the class between the state and the outcome."""
        return ()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Return the class and its arguments, without cached values."""
        return type(self), (self.state, *self._history(), self._ended)

    def _key(self) -> Any:
        return self.__reduce__()

    def to_text(self) -> str:
        """Return the position in one line."""
        return self.builder().to_text()

    def turn_given(self, side: str) -> tuple[Self, tuple[Event, ...]]:
        number, colour = seat_of(self.free_turns()[side])
        given = self._with_turn(number, colour).build()
        assert isinstance(given, type(self)), "its builder makes positions of this class"
        return given.resolve_pending()

    @abstractmethod
    def _with_turn(self, number: int, colour: int) -> PositionBuilder:
        """Return the fields of the position if a colour were to move on a board."""

    # Course of the game

    @abstractmethod
    def _settle(self, report: Report) -> tuple[Any, Outcome | None]:
        """Return the state after the rules' pending effects, and the outcome if the game is over.

        The effects are reported.
        """

    @cached_property
    def _settled(self) -> tuple[Any, Outcome | None, tuple[Event, ...]]:
        report = Report()
        state, outcome = self._settle(report)
        return state, outcome, tuple(report.events)

    def outcome(self) -> Outcome | None:
        return self._ended or self._settled[1]

    def resolve_pending(self) -> tuple[Self, tuple[Event, ...]]:
        """Return the position after the mates and complete rounds it was read with."""
        if self._ended is not None:
            return self, ()
        state, _, events = self._settled
        return self if state is self.state else self._with(state), events

    def with_outcome(self, outcome: Outcome) -> Self:
        return self._with(self.state, outcome)

    def _with(self, state: Any, outcome: Outcome | None = None) -> Self:
        """Return the position of another state, with the same history."""
        make: Callable[..., Self] = type(self)
        return make(state, *self._history(), outcome)

    def without_draws(self) -> Self:
        """Return the position without the draws that need not be called while moves are counted."""
        return self

    def refusal(self, action: Action) -> Refusal | None:
        if self.outcome() is not None:
            return game_over()
        if isinstance(action, AgreeDraw):
            return None
        if not isinstance(action, self.actions):
            raise no_action(action)
        return self._refused(action)

    @abstractmethod
    def _refused(self, action: Any) -> Refusal | None:
        """Return the reason why an action is illegal while the game goes on, or None."""

    # Players, turns and boards

    @property
    @abstractmethod
    def players_at(self) -> Mapping[int, Seats]:
        """Return the players of White and Black on each board, by its number."""

    @property
    def turns(self) -> Mapping[int, tuple[int, int]]:
        """Return the colour to move and the number of its move on each board, by its number."""
        return {number: (board.turn, board.move_number) for number, board in self._boards.items()}

    @cached_property
    def _boards(self) -> Mapping[int, Any]:
        """Return the boards of the state by their numbers."""
        return dict(enumerate(self.state.boards, 1))

    def board_at(self, number: int) -> Any:
        """Return a board of the state by its number."""
        return self._boards[number]

    @property
    def to_move(self) -> Mapping[int, int]:
        """Return the player to move on each board, by its number."""
        seats = self.players_at
        return {number: seats[number][colour] for number, (colour, _) in self.turns.items()}

    @property
    def waiting(self) -> Mapping[int, Text]:
        """Return the boards on which nobody may act now, by number, each with a short reason."""
        return {}

    def actors(self) -> frozenset[int]:
        if self.outcome() is not None:
            return frozenset()
        turns = self.to_move.items()
        return frozenset(player for number, player in turns if number not in self.waiting)

    def board_of(self, action: Action) -> int | None:
        number: int | None = getattr(action, "board", None)
        return None if number is None else self.parts * (number - 1)

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(dict(self._standing()))

    @abstractmethod
    def _standing(self) -> Iterator[tuple[Square, Piece]]:
        """Yield every piece with its square."""

    def attackers(self, king: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        piece = self._pieces.get(king)
        if piece is None or piece.letter != "K":
            return ()
        return self._attacking(king, piece.army % 2)

    @abstractmethod
    def _attacking(self, king: Square, colour: int) -> tuple[Square, ...]:
        """Return the squares of the pieces that attack the King of a colour on a square."""

    def hostile(self, army: int, other: int) -> bool:
        return army % 2 != other % 2

    # Gestures

    @abstractmethod
    def board_actions(self, number: int) -> tuple[Any, ...]:
        """Return the legal actions of the side to move on a board, without choices."""

    @cached_method
    def _gestures_on(self, number: int) -> Mapping[Source, list[Gesture]]:
        """Return the gestures of the legal actions on a board by their sources."""
        gestures: dict[Source, list[Gesture]] = {}
        for gesture in map(self._gesture, self.board_actions(number)):
            if gesture is not None:
                gestures.setdefault(gesture.source, []).append(gesture)
        return gestures

    @abstractmethod
    def _gesture(self, action: Any) -> Gesture | None:
        """Return the gesture of an action at the table; None if nothing is picked up for it."""

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        near = self._near(source.board)
        return tuple(gesture for at in near for gesture in self._gestures_on(at).get(source, ()))

    def _near(self, board: int) -> Iterable[int]:
        """Return the numbers of the boards on which a piece of a drawn board may act."""
        return (board // self.parts + 1,)

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        if self.outcome() is not None:
            return game_over()
        tried = self._tried(source, target, placed if promotion else None, promotion or "")
        return tried if tried is None or isinstance(tried, Refusal) else self.refusal(tried)

    @abstractmethod
    def _tried(
        self, source: Source, target: Square | None, placed: Square | None, letter: str
    ) -> Action | Refusal | None:
        """Return the action meant by a gesture, or the reason why it can be none.

        With a letter, a pawn is exchanged for that piece, put on the square `placed`. Without a
        target, the answer may be None: the piece can be picked up.
        """

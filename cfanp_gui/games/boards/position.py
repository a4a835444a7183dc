"""Positions of boards that move independently: what they answer alike in every such game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Self

from cfanp_gui.core.actions import Action, Gesture, Refusal, Seats, Source
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.capabilities import Attacks, FreeTurns
from cfanp_gui.core.events import Event
from cfanp_gui.core.half_boards import seat_of
from cfanp_gui.core.judged_position import AGREEMENT, RESIGNATION, TIME, JudgedPosition
from cfanp_gui.core.refusal_texts import game_over
from cfanp_gui.core.square_sets import kept
from cfanp_gui.core.text import Text

CHECKMATE = Text("checkmate")
STALEMATE = Text("stalemate")


class BoardPosition(JudgedPosition, Attacks, FreeTurns):
    """A position of boards with numbers from 1: an immutable value.

    The armies of White have even numbers, those of Black odd ones.
    """

    state: Any
    """The boards, and what the rules know besides."""
    parts = 1
    """Number of boards to draw for each board of the game."""

    # As a value

    def to_text(self) -> str:
        """Return the position in one line."""
        return self.builder().to_text()

    def turn_given(self, side: str) -> tuple[Self, tuple[Event, ...]]:
        number, colour = seat_of(self.free_turns()[side])
        given = self.replace(**self._with_turn(number, colour))
        assert isinstance(given, type(self)), "its builder makes positions of this class"
        return given.resolve_pending()

    @abstractmethod
    def _with_turn(self, number: int, colour: int) -> dict[str, Any]:
        """Return the fields of the builder that differ if a colour is to move on a board."""

    @abstractmethod
    def resolve_pending(self) -> tuple[Self, tuple[Event, ...]]: ...

    # Course of the game

    def without_draws(self) -> Self:
        """Return the position without the draws that need not be called while moves are counted."""
        return self

    # Players, turns and boards

    @property
    @abstractmethod
    def players_at(self) -> Mapping[int, Seats]:
        """Return the players of White and Black on each board, by its number."""

    @property
    @abstractmethod
    def turns(self) -> Mapping[int, tuple[int, int]]:
        """Return the colour to move and the number of its move on each board, by its number."""

    @abstractmethod
    def board_at(self, number: int) -> Any:
        """Return a board of the state by its number."""

    @property
    def to_move(self) -> Mapping[int, int]:
        """Return the player to move on each board, by its number."""
        seats = self.players_at
        return {number: seats[number][colour] for number, (colour, _) in self.turns.items()}

    @property
    def waiting(self) -> Mapping[int, Text]:
        """Return the boards on which nobody may act now, by number, each with a short reason."""
        return {}

    def board_of(self, action: Action) -> int | None:
        number: int | None = getattr(action, "board", None)
        return None if number is None else self.parts * (number - 1)

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

    @kept
    def _gestures_on(self, number: int) -> Mapping[Source, list[Gesture]]:
        """Return the gestures of the legal actions on a board by their sources."""
        found: dict[Source, list[Gesture]] = {}
        for gesture in map(self._gesture, self.board_actions(number)):
            if gesture is not None:
                found.setdefault(gesture.source, []).append(gesture)
        return found

    @abstractmethod
    def _gesture(self, action: Any) -> Gesture | None:
        """Return the gesture of an action at the table; None if nothing is picked up for it."""

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        near = self._near(source.board)
        return tuple(one for at in near for one in self._gestures_on(at).get(source, ()))

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


__all__ = ["AGREEMENT", "CHECKMATE", "RESIGNATION", "STALEMATE", "TIME", "BoardPosition"]

"""A position as seen at the table: the subject of wordings and of typed lines."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from cfanp_gui.core.actions import Gains
from cfanp_gui.core.boards import BoardSpec, Pair, specs_by_id
from cfanp_gui.core.events import Names
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import Seat

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition


class PlayedGame(ABC):
    """The part of a game's interface that its own parts use, such as its wording and its lines."""

    name: str
    """Name in records, such as in the ``Variant`` tag."""
    key: str
    """Short name for command lines and settings."""
    min_players: int
    max_players: int
    piece_types: Mapping[str, PieceType] = FIDE_TYPES
    """Kinds of pieces by their letters, the most valuable first."""
    wording: Any
    """Wording of its positions for people."""

    @property
    def position_format(self) -> str:
        """Return the name of the one-line text of its positions, such as ``CFEN``."""
        return self.key.upper()

    @property
    def player_counts(self) -> range:
        """Return the numbers of players it can be played by."""
        return range(self.min_players, self.max_players + 1)

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        """Return the start position. Raises OptionError, or ValueError for a number of players."""

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> Position:
        """Return the position a text describes. Raises PositionError, OptionError."""

    def options_in(self, text: str) -> OptionValues:
        """Return the options implied by a position's text, valid or not; all others are free."""
        return {}

    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> "Action":
        """Return the action by which a player resigns or loses on time.

        Where players give up one board at a time, `board` is its number; where they give up
        everything, it is left out. Raises ValueError for a superfluous or missing one.
        """
        if board is not None:
            raise ValueError("a player resigns everything, not on one board")
        from cfanp_gui.core.plain_actions import Resign

        return Resign(player, on_time)


class Situation(NamedTuple):
    """A position as seen at the table, which a `Wording` puts into words."""

    game: PlayedGame
    start: Position
    """Position in which the game began."""
    position: Position
    name: Names
    """Function that returns a player's name by number."""
    pair: Pair | None = None
    """Boards that are pushed together."""
    transition: "Transition | None" = None
    """Transition that led to the position; None at the start."""
    options: OptionValues = {}  # noqa: RUF012 -- an empty mapping that nobody changes
    captured: Mapping[int, Mapping[str, int]] = {}
    """Numbers of captured pieces by letter, by the id of the seat they came from."""
    gains: Gains = {}  # noqa: RUF012 -- an empty mapping that nobody changes
    """Gains by army, as far as they were seen."""

    def seat_at(self, board: int) -> Seat | None:
        """Return the seat at a board's south edge; None for a board without one."""
        return next((seat for seat in self.position.seats() if seat.board == board), None)

    def board(self, board: int) -> BoardSpec:
        """Return a board of the position by its id. Raises KeyError for an unknown one."""
        return specs_by_id(self.position.boards())[board]

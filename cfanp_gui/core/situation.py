"""A position as seen at the table: the subject of wordings and of typed lines."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from cfanp_gui.core.actions import Gains
from cfanp_gui.core.boards import BoardSpec, Pair
from cfanp_gui.core.events import Names
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import Seat

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition


class PlayedGame(Protocol):
    """The part of a game's interface that its own parts use, such as its wording and its lines."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def key(self) -> str: ...

    @property
    def position_format(self) -> str: ...

    @property
    def player_counts(self) -> range: ...

    @property
    def piece_types(self) -> Mapping[str, PieceType]: ...

    @property
    def wording(self) -> Any: ...

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position: ...

    def from_text(self, text: str, options: OptionValues) -> Position: ...

    def options_in(self, text: str) -> OptionValues: ...

    def parse_action(self, text: str) -> "Action": ...

    def resignation(
        self, player: int, on_time: bool = False, board: int | None = None
    ) -> "Action": ...


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
        for spec in self.position.boards():
            if spec.id == board:
                return spec
        raise KeyError(board)

"""What every game offers, and the values it uses.

A `Position` is immutable. An `Action` turns it into the next one and into a `Transition` that
says what changed on the boards, so that it can be shown forwards and backwards. Players are
numbered from 1, armies and half-boards from 0, whole boards from 1.

What only some games have is asked of the capabilities of their positions, never of a game's name.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.core.capabilities import Turn
from cfanp_gui.core.events import Event
from cfanp_gui.core.options import (
    NO_OPTIONS,
    Choice,
    Option,
    OptionError,
    OptionExample,
    OptionValue,
    OptionValues,
    check_options,
)
from cfanp_gui.core.pieces import (
    FIDE_TYPES,
    PIECE_NAMES,
    PROMOTIONS,
    Piece,
    PieceType,
)
from cfanp_gui.core.position import (
    Outcome,
    Position,
    PositionError,
    Resignation,
)
from cfanp_gui.core.text import Text, joined
from cfanp_gui.core.wording import Wording

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition
    from cfanp_gui.core.editing import Editing
    from cfanp_gui.core.general_commands import GeneralCommands
    from cfanp_gui.core.lines import LineFormat
    from cfanp_gui.core.notation import ForeignFormats, Notation, QuickLine

__all__ = [
    "PIECE_NAMES",
    "PROMOTIONS",
    "BoardSpec",
    "Choice",
    "ClockPolicy",
    "Event",
    "Game",
    "GameLookup",
    "Option",
    "OptionError",
    "OptionExample",
    "OptionValue",
    "OptionValues",
    "Outcome",
    "Piece",
    "Position",
    "PositionError",
    "Resignation",
    "Turn",
    "UnknownGameError",
    "check_options",
]  # fmt: skip


class UnknownGameError(LookupError):
    """Raised for a name that no game has; `known` are the names there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game “{name}” (expected {', '.join(known)})")
        self.known = known


GameLookup = Callable[[str], "Game"]
"""Return the game with a key or record name; raise UnknownGameError for another name."""


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
    lessons: tuple[str, ...] = ()
    """The files of its lessons."""
    definition: str = ""
    """What a record has to carry so that it can be read where the variant is not known."""

    @property
    def help_page(self) -> str:
        """Return the file of the help about its rules that is opened first; empty without any."""
        return self.help_pages[0][0] if self.help_pages else ""

    @property
    def title(self) -> str:
        """Return what it is called for a person, with its variant."""
        return self.name

    def variants(self) -> Iterator[Game]:
        """Yield the game by all that `variant` may choose, itself alone where that is nothing."""
        yield self

    @property
    def player_counts(self) -> range:
        """Return the numbers of players it can be played by."""
        return range(self.min_players, self.max_players + 1)

    @property
    def expected_players(self) -> Text:
        """Return these numbers in words, such as ``3 to 26``."""
        counts = self.player_counts
        if counts.step == 1:
            return Text("{least} to {most}", least=counts[0], most=counts[-1])
        return Text("{first} or {last}", first=joined(", ", map(str, counts[:-1])), last=counts[-1])

    def unplayable(self) -> Iterator[tuple[str, Text]]:
        """Yield the names of variants that cannot be played here, each with the reason."""
        yield from ()

    def variant(self, options: OptionValues, definition: str = "") -> Game:  # noqa: ARG002
        """Return the game as it is played by some options; itself where they change no pieces.

        A variant has the same key and name, but may have other options, pieces and moves. Where
        options name none, this one is returned. `definition` is what a record carries of it. Raises
        OptionError for a variant that is not known.
        """
        return self

    def quick_line(self, start: Position) -> QuickLine | None:  # noqa: ARG002
        """Return the line of moves that begins with a settled start, where it has a quick one."""
        return None

    @property
    def foreign_formats(self) -> ForeignFormats:
        """Return the formats of other programs that it can be written in and read from."""
        from cfanp_gui.core.notation import ForeignFormats

        return ForeignFormats()

    @property
    def as_seated(self) -> OptionValues:
        """Return the options under which no lot deals the players' places."""
        return {}

    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:  # noqa: ARG002
        """Return for each player, player 1 first, the index of the person who gets the seat.

        They sit as they are listed, or as the lot falls; with the same seed it falls the same way.
        """
        self.check_players(players)
        check_options(self.options, options)
        return tuple(range(players))

    def check_players(self, players: int) -> None:
        """Do nothing, or raise ValueError where it cannot be played by so many."""
        if players not in self.player_counts:
            raise ValueError(
                Text(
                    "the number of players is {players} (expected {expected})",
                    players=players, expected=self.expected_players,
                )
            )  # fmt: skip

    @abstractmethod
    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        """Return the start position. Raises OptionError, and ValueError for a number of players."""

    @abstractmethod
    def from_text(self, text: str, options: OptionValues) -> Position:
        """Return the position a text describes. Raises PositionError, OptionError."""

    def editing(self, position: Position) -> Editing | None:  # noqa: ARG002
        """Return a position as it can be edited; None in games whose positions cannot be."""
        return None

    def draft(self, text: str, options: OptionValues) -> Editing | None:  # noqa: ARG002
        """Return what a text describes as it can be edited, be it a possible position or not.

        None in games whose positions cannot be edited. Raises PositionError for a text that says
        nothing one could look at, and OptionError.
        """
        return None

    def option_refusal(
        self,
        name: str,  # noqa: ARG002
        players: int,  # noqa: ARG002
        options: OptionValues = NO_OPTIONS,  # noqa: ARG002
    ) -> Text | None:
        """Return why an option must stay at its default with so many players; None if it need not.

        `options` are values of others beside which it is to stand, which may exclude it too.
        """
        return None

    def option_idle(self, name: str, options: OptionValues) -> Text | None:  # noqa: ARG002
        """Return why an option changes nothing beside the others; None where it does."""
        return None

    def option_example(self, name: str) -> OptionExample | None:  # noqa: ARG002
        """Return a position that shows what an option means; None where words say it."""
        return None

    def options_in(self, text: str) -> OptionValues:  # noqa: ARG002 -- most texts show none
        """Return the options that the text of a position shows.

        Others may be chosen at will; the text need not be that of a position.
        """
        return {}

    def as_found(self, text: str) -> tuple[str, OptionValues]:
        """Return a text as it is read where nobody named the options, and those it shows.

        More is gathered from it than by `options_in`, for a person who pastes a line or opens a
        file is asked about the rest, while a script names its options.
        """
        return text, self.options_in(text)

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
        """Return how its moves are written and read."""

    @cached_property
    def commands(self) -> GeneralCommands:
        """Return how lines typed at its table are read and completed."""
        from cfanp_gui.core.general_commands import GeneralCommands

        return GeneralCommands()

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """Return the action of a machine form. Raises ValueError naming what was expected."""

    @abstractmethod
    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> Action:
        """Return the action by which a player gives up, or loses because their time is over.

        Where players give up one board at a time, `board` is its number; where they give up
        all they have, it is left out. Raises ValueError for one too many or missing.
        """

    def agreed_draw(self) -> Action:
        """Return the action by which all living players end the game as a draw."""
        from cfanp_gui.core.draw_actions import AgreeDraw

        return AgreeDraw()

    @abstractmethod
    def perft(self, position: Position, depth: int) -> int:
        """Return the number of sequences of `depth` moves and choices. Passes are not counted."""

    @abstractmethod
    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        """Yield what `perft` counts after each first move: its machine form and the count."""


class ClockPolicy(ABC):
    """The clocks of a game, each called by a number, and for which of them it is the turn."""

    factor = 1
    """How many times the time of one game each clock gets."""
    rule: Text = Text("A player whose time runs out is out of the game.")
    """What happens when the time of a clock is over."""

    def __init__(self, clocks: Iterable[int]) -> None:
        self.all = tuple(clocks)
        """All clocks, in the order in which their times are listed."""

    def running(self, position: Position) -> frozenset[int]:
        """Return the clocks that run in a position when time counts: of seats that may act."""
        statuses = [position.seat_status(seat.id) for seat in position.seats()]
        return frozenset(one.clock for one in statuses if one.clock is not None and one.to_move)

    @abstractmethod
    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks whose turn an action ended, but for those of players who lost them."""

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:  # noqa: ARG002
        """Return from which clocks the time went to which others, in order."""
        return ()

    @abstractmethod
    def acted(self, before: Position, transition: Transition) -> int | None:
        """Return the clock of who acted on a position; None for an action of no clock."""

    def owner(self, position: Position, clock: int) -> int:
        """Return the player whose time a clock shows in a position: who has the seat it is of."""
        return position.seat_status(clock).player

    @abstractmethod
    def flag(self, position: Position, clock: int) -> Action:
        """Return what happens when the time of a clock is over."""

    def late(self, action: Action, clock: int) -> bool:  # noqa: ARG002
        """Return whether an action is not played any more because a clock ran out before it."""
        return True

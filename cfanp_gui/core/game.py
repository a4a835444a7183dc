"""The interface of a game, and the values it uses; `core.position` has that of its positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cfanp_gui.core.boards import BoardSpec
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
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Outcome, Position, PositionError, Resignation
from cfanp_gui.core.queries import Turn
from cfanp_gui.core.situation import PlayedGame
from cfanp_gui.core.text import Text, TextError, with_or
from cfanp_gui.core.wording import Wording

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action, Transition
    from cfanp_gui.core.counting import Counting
    from cfanp_gui.core.editing import Editing
    from cfanp_gui.core.lines import LineFormat
    from cfanp_gui.core.notation import ForeignFormats, Notation, QuickLine

__all__ = [
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
]


class UnknownGameError(LookupError):
    """Raised for an unknown name; `known` are the existing names."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown game “{name}” (expected {', '.join(known)})")
        self.known = known


GameLookup = Callable[[str], "Game"]
"""Return the game with a key or record name; raise UnknownGameError for another name."""


class Game(PlayedGame):
    """A game: its names, its options, and its positions."""

    options: tuple[Option, ...] = ()
    wording: Wording = Wording()
    help_pages: tuple[tuple[str, Text], ...] = ()
    """Help files about its rules, each with the title of the page."""
    summary: Text | None = None
    """A sentence or two on its rules, for a list of games; None for none."""
    lessons: tuple[str, ...] = ()
    """Files of its lessons."""
    emblem: str = ""
    """A few characters that its picture shows besides the pieces, such as ``+3``."""
    definition: str = ""
    """Definition that a record must carry so that it can be read where the variant is unknown."""

    @property
    def help_page(self) -> str:
        """Return the name of the page about its rules that is opened first; empty for none.

        It is a help file, or the keys of the game and its variant for one made of `rule_lines`.
        """
        return self.help_pages[0][0] if self.help_pages else ""

    def rule_lines(self) -> Iterator[tuple[str, Text]]:
        """Yield the lines of a page about its rules, each with its mark, see `resources/README.md`.

        There are none if it has a help file.
        """
        yield from ()

    @property
    def title(self) -> str:
        """Return its title for people, with its variant."""
        return self.name

    def title_of(self, start: Position) -> str:
        """Return its title, with the array where a start has another than the usual one."""
        return self.title

    def variants(self) -> Iterator[Game]:
        """Yield the game in every form that `variant` can return, or only itself."""
        yield self

    @property
    def expected_players(self) -> str:
        """Return these numbers in words, such as ``3 to 26``."""
        counts = self.player_counts
        if counts.step == 1:
            return Text("{least} to {most}", least=counts[0], most=counts[-1])
        return with_or(map(str, counts))

    def unplayable(self) -> Iterator[tuple[str, Text]]:
        """Yield the names of variants that cannot be played here, each with the reason."""
        yield from ()

    def variant(self, options: OptionValues, definition: str = "") -> Game:
        """Return the game as played with the given options; itself if they change no pieces.

        A variant has the same key and name, but may have other options, pieces and moves. Without
        a variant option, this game is returned. `definition` is the definition of it that a record
        carries. Raises OptionError for a variant that is not known.
        """
        return self

    def quick_line(self, start: Position) -> QuickLine | None:
        """Return the quick line of moves that begins with a settled start, or None."""
        return None

    @property
    def foreign_formats(self) -> ForeignFormats:
        """Return the formats of other programs that it can be written in and read from."""
        from cfanp_gui.core.notation import ForeignFormats

        return ForeignFormats()

    @property
    def as_seated(self) -> OptionValues:
        """Return the options under which players' places are not drawn at random."""
        return {}

    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        """Return each player's person by index, player 1 first, in the listed order or by seed."""
        self.check_players(players)
        check_options(self.options, options)
        return tuple(range(players))

    def check_players(self, players: int) -> None:
        """Raise ValueError if it cannot be played by the given number of players."""
        if players not in self.player_counts:
            words = {"players": players, "expected": self.expected_players}
            raise TextError("the number of players is {players} (expected {expected})", **words)

    def editing(self, position: Position) -> Editing | None:
        """Return a position in editable form; None in games whose positions cannot be edited."""
        return None

    def draft(self, text: str, options: OptionValues) -> Editing | None:
        """Return the editable form of a text's position, even if it is impossible.

        None in games whose positions cannot be edited. Raises PositionError for a text that
        describes nothing to show, and OptionError.
        """
        return None

    def option_refusal(
        self, name: str, players: int, options: OptionValues = NO_OPTIONS
    ) -> Text | None:
        """Return the reason to keep an option's default with some players and options, or None."""
        return None

    def option_idle(self, name: str, options: OptionValues) -> Text | None:
        """Return the reason why an option has no effect with the others; None if it has one."""
        return None

    def option_example(self, name: str, value: str = "") -> OptionExample | None:
        """Return a position that illustrates a switch, or a value of a choice; None for none."""
        return None

    def as_found(self, text: str) -> tuple[str, OptionValues]:
        """Return a normalized text for reading without named options, and the options it implies.

        More is inferred than by `options_in`, because a person who pastes a line or opens a file is
        asked about the rest, while a script names its options.
        """
        return text, self.options_in(text)

    def resembles(self, text: str) -> bool:
        """Return True if a text looks like a position of this game, valid or not."""
        return False

    end_rule: Text = Text("End of the game")
    """Name of the rule by which players drop out and games end."""

    def clocks(self, start: Position) -> ClockPolicy:
        """Return the clock policy of a game that begins at a position.

        By default there are no clocks if no player can lose on time.
        """
        policy = ClockPolicy(range(1, start.players + 1))
        flags = (policy.flag(start, clock) for clock in policy.all)
        return policy if any(start.refusal(flag) is None for flag in flags) else ClockPolicy(())

    @cached_property
    def lines(self) -> LineFormat:
        """Return the format of its lines on the command line."""
        from cfanp_gui.core.lines import LineFormat

        return LineFormat(self)

    @cached_property
    def notation(self) -> Notation[Any]:
        """Return the notation of its moves."""
        from cfanp_gui.core.notation import MachineNotation, TagNames

        naming = TagNames(self.position_format, "Player", letters=False)
        return MachineNotation(naming, self.parse_action)

    def parse_action(self, text: str) -> Action:
        """Return the action of a machine form. Raises ValueError naming what was expected."""
        from cfanp_gui.core.plain_actions import parse_plain

        return parse_plain(text, self._boards)

    @cached_property
    def _boards(self) -> tuple[BoardSpec, ...]:
        """Return all boards there may be, those of the greatest number of players."""
        return self.initial(self.player_counts[-1], self.as_seated).boards()

    def agreed_draw(self) -> Action:
        """Return the action by which all living players end the game as a draw."""
        from cfanp_gui.core.plain_actions import AgreeDraw

        return AgreeDraw()

    def counter(self) -> Counting[Any]:
        """Return the counter of sequences of its actions."""
        from cfanp_gui.core.counting import Counting

        return Counting()

    def counted(self, position: Position) -> Any:
        """Return the state from which the counter counts; None once the game is over."""
        return position.resolve_pending()[0] if position.outcome() is None else None

    def perft(self, position: Position, depth: int) -> int:
        """Return the number of sequences of `depth` moves and choices."""
        state = self.counted(position)
        return 0 if state is None and depth > 0 else self.counter().perft(state, depth)

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        """Yield each first move's machine form with its `perft` count."""
        state = self.counted(position)
        return iter(()) if state is None else self.counter().divide(state, depth)


class ClockPolicy:
    """The numbered clocks of a game, and the rules by which they run.

    By default every player has one, with the player's number, which runs while the player may act.
    """

    factor = 1
    """Multiple of one game's time that each clock gets."""
    rule: Text = Text("A player whose time runs out is out of the game.")
    """Sentence about what happens when a clock runs out."""

    def __init__(self, clocks: Iterable[int]) -> None:
        self.all = tuple(clocks)
        """All clocks, in the order in which their times are listed."""

    def running(self, position: Position) -> frozenset[int]:
        """Return the clocks that run in a position while time counts."""
        return position.actors()

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks whose turn an action ended, except those of players who lost them."""
        if after.outcome() is not None:
            return frozenset()
        return (before.actors() - after.actors()) & after.alive()

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:
        """Return the (source, target) clocks between which time was transferred, in order."""
        return ()

    def acted(self, before: Position, transition: Transition) -> int | None:
        """Return the clock of the player who acted on a position; None if the action has none."""
        return transition.actor

    def owner(self, position: Position, clock: int) -> int:
        """Return the player whose time a clock shows in a position."""
        return clock

    def flag(self, position: Position, clock: int) -> Action:
        """Return the action that follows when a clock runs out."""
        from cfanp_gui.core.plain_actions import Resign

        return Resign(clock, on_time=True)

    def late(self, action: Action, clock: int) -> bool:
        """Return True if an action is void because a clock ran out before it."""
        return True

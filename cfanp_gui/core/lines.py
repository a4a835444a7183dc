"""Command-line input and answers of a game as JSON, with one path for every game.

`cfanp moves` and `cfanp play` read a line, get its start position from the game, play the moves,
and answer with the game's description of the position. The `LineFormat` belongs to the game.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from cfanp_gui.core.options import OptionError, OptionValues
from cfanp_gui.core.position import Position
from cfanp_gui.core.situation import PlayedGame
from cfanp_gui.core.text import TextError, sentence_of

Json = dict[str, Any]


class LineError(TextError):
    """Raised for a line of input that cannot be used; the message says why."""


class Argument(NamedTuple):
    """An argument of ``cfanp perft`` that corresponds to a key of a line."""

    key: str
    """Key of the line whose value it is."""
    flags: tuple[str, ...]
    """Its flags, such as ``--players``; games may share one."""
    metavar: str
    help: str
    is_number: bool = False
    is_start: bool = False
    """True if it defines the start of the count; exactly one such argument is needed."""


class Key(NamedTuple):
    """A key of a line or of its answer, in ASCII, for ``--help``."""

    name: str
    meaning: str


class LineFormat:
    """The format of one game's lines and answers."""

    remark = ""
    """Further remarks on lines and answers, for ``--help``."""

    def __init__(self, game: PlayedGame) -> None:
        self.game = game

    @property
    def position_key(self) -> str:
        """Return the key of a position as text, such as ``cfen``."""
        return self.game.position_format.lower()

    @property
    def inputs(self) -> tuple[Key, ...]:
        """Return the keys by which a line of this game defines its start."""
        counts = self.game.player_counts
        return (
            Key("players", f"how many begin a game ({counts[0]} to {counts[-1]})"),
            Key(self.position_key, "a position to go on from in place of that"),
        )

    @property
    def move_example(self) -> str:
        """Return example moves for errors about moves, such as ``AB:e2e4, or end``."""
        return self.game.initial(self.game.player_counts[0], {}).all_actions()[0].text

    @property
    def example(self) -> str:
        """Return an example line for errors about lines."""
        players = self.game.player_counts[0]
        return f'{{"system": "{self.game.key}", "players": {players}, "moves": [...]}}'

    @property
    def moves_answer(self) -> tuple[Key, ...]:
        """Return the keys of the answer of ``moves``."""
        return (
            Key(self.position_key, "the position"),
            Key("moves", "the moves in machine form, sorted"),
            Key("to_move", "the players to move"),
            Key("over", "how the game ended; null while it goes on"),
        )

    @property
    def play_answer(self) -> tuple[Key, ...]:
        """Return the keys of the answer of ``play``."""
        return (*self.moves_answer, Key("events", "what happened"))

    @property
    def keys(self) -> tuple[str, ...]:
        """Return the keys a line may have, except those that are the same in every game."""
        return (*(key.name for key in self.inputs), "options", "moves")

    def start(self, value: Mapping[str, Any]) -> Position:
        """Return the unvalidated start of a line. Raises LineError, PositionError, OptionError."""
        options = self.options(value)
        text = value.get(self.position_key)
        if text is None:
            return self.initial(value, options)
        if not isinstance(text, str):
            raise LineError("“{key}” must be a string (expected a position)", key=self.position_key)
        position = self.game.from_text(text, {**self.game.options_in(text), **options})
        players = value.get("players")
        if players not in (None, position.players):
            words = {"count": position.players, "key": self.position_key, "players": players}
            raise LineError("there are {count} players in “{key}”, not {players}", **words)
        return position

    def options(self, value: Mapping[str, Any]) -> OptionValues:
        """Return the house rules of a line. Raises LineError."""
        options = value.get("options", {})
        if not isinstance(options, dict):
            raise LineError(
                "“{key}” must be an object (expected names of options and their values)",
                key="options",
            )
        return options

    def initial(self, value: Mapping[str, Any], options: OptionValues) -> Position:
        """Return the start position for the players a line names. Raises LineError, OptionError."""
        players = value.get("players")
        if not isinstance(players, int) or isinstance(players, bool):
            words = {"key": "players", "example": 3}
            raise LineError("“{key}” must be a whole number (expected such as {example})", **words)
        try:
            return self.game.initial(players, options)
        except OptionError:
            raise
        except ValueError as error:
            raise LineError(sentence_of(error)) from None

    def arguments(self) -> tuple[Argument, ...]:
        """Return the arguments of ``perft`` that this game understands."""
        key = self.position_key
        return (
            Argument("players", ("--players",), "N", "the start for N", True, True),
            Argument(key, (f"--{key}",), "LINE", "a position as one line", is_start=True),
        )

    def from_arguments(self, given: Mapping[str, Any]) -> Position:
        """Return the position named by arguments of ``perft``, by their keys. Raises as `start`."""
        return self.start(given)

    def moves(self, position: Position, text: str | None) -> Json:
        """Return the answer of ``moves``.

        `text` is the position as it was given; None for another one. Pending effects of the rules
        have not been resolved if no move was played.
        """
        now = position.resolve_pending()[0]
        return {
            self.position_key: now.to_text(),
            "moves": [action.text for action in now.all_actions()],
            "to_move": sorted(now.actors()),
            "over": self.over(now),
        }

    def play(self, position: Position, human: Sequence[str], events: list[Json]) -> Json:
        """Return the answer of ``play``; `human` are the moves in human form."""
        return {**self.moves(position, None), "events": events}

    def over(self, position: Position) -> Json | None:
        """Return the end of the game for an answer; None while it goes on."""
        if (outcome := position.outcome()) is None:
            return None
        result, players, reason = outcome
        return {"result": result, "players": list(players), "reason": str(reason)}

    def unwritten(self, text: str) -> bool:
        """Return True if a move in machine form is left out of the human form."""
        return False


def whole(position: Position) -> Position:
    """Return a position that may be played on. Raises LineError for a viewer's view."""
    if position.viewer is not None:
        raise LineError(
            "the position is a view (for={viewer}), which is not played on (expected the "
            "whole position)",
            viewer=position.viewer,
        )
    return position

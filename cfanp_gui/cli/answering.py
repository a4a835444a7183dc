"""Arguments and help of the commands that answer every line: moves, play and insight."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from cfanp_gui.cli import base_games, playing
from cfanp_gui.cli.playing import ID, MOVES
from cfanp_gui.cli.subcommands import CommandParser, Example, Table, positive
from cfanp_gui.core.lines import Key, LineFormat
from cfanp_gui.games import registry


def declare_moves(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = "Writes the legal moves of each position on standard input."
    parser.examples = (
        Example(
            '{"system": "cfanp", "players": 3, "id": 1}',
            "moves",
            "the moves of a game of three that begins",
        ),
        Example(
            '{"system": "ring", "players": 3, "moves": ["1:e2e4"]}',
            "moves",
            "those of a game of Multi Player Chess after a move",
        ),
    )
    declare_lines(parser, lambda: _answers(lambda lines: lines.moves_answer))
    parser.set_defaults(run=partial(playing.each_line, playing.moves))


def declare_play(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Plays the moves of each game on standard input, and writes the position after them."
    )
    parser.examples = (
        Example(
            '{"system": "cfanp", "players": 2, "moves": ["AB:e2e4"], "id": "first"}',
            "play",
            "a game of two after a move",
        ),
        Example(
            '{"moves": ["AB:e2e4", "BC:e2e4"]}',
            "play --players 4",
            "a game of four after two moves",
        ),
        Example(
            '{"system": "strategichess", "boards": 1, "moves": ["1:e4e5"]}',
            "play",
            "a game of StrategiChess after a move",
        ),
    )
    declare_lines(parser, lambda: _answers(lambda lines: lines.play_answer))
    parser.set_defaults(run=partial(playing.each_line, playing.play))


def _answers(answered: Callable[[LineFormat], tuple[Key, ...]]) -> Iterable[Table]:
    for game in registry.GAMES:
        yield Table(f"keys of the answer in {game.name}", answered(game.lines))


def declare_lines(parser: CommandParser, answers: Callable[[], Iterable[Table]]) -> None:
    """Add the arguments and help common to commands that answer lines.

    `answers` returns the tables of the answers.
    """
    going_on = parser.add_mutually_exclusive_group()
    going_on.add_argument(
        "--keep-going",
        action="store_true",
        help="answer the lines behind one that cannot be used, as is done anyway",
    )
    going_on.add_argument(
        "--strict", action="store_true", help="end at the first line that cannot be used"
    )
    parser.value(
        "--players", "N", "how many begin a game in a line that says nothing of that", positive
    )
    base_games.add_rules(parser)
    parser.failure = "a line cannot be used"
    parser.tables = lambda: (*_asked(), *answers(), _REFUSED)
    parser.epilog = (
        "Each line of input is a position or a game, and is answered by a line of JSON as soon as "
        "it is read. Empty lines are skipped, but counted."
    )


def _asked() -> Iterable[Table]:
    """Yield the keys of every line, and those of lines about each game."""
    first, *others = registry.keys()
    yield Table(
        "keys of every line",
        (
            ("system", f"the game: {first}, which may be left out, or {' or '.join(others)}"),
            (MOVES, "moves to be played first, in machine form; none if left out"),
            ("options", 'house rules, such as {"defend": true}'),
            (ID, "anything; the answer repeats it"),
        ),
    )
    for game in registry.GAMES:
        title = f'keys of {game.name} ("system": "{game.key}")'
        yield Table(title, game.lines.inputs, game.lines.remark)


_REFUSED = Table(
    "keys of the answer to a line that cannot be used",
    (("error", "what is wrong"), ("line", "the number of the line, from 1")),
)

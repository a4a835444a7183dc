"""`moves`, `play` and `insight`: every line of standard input is answered by one line of JSON.

The game is named by ``system``; a line that names none is about the first game of the registry. The
game defines the keys of lines and answers, see `core.lines.LineFormat`. An ``id``, by which a
script identifies its questions, is repeated in the answer, also in one that reports an error.
"""

import argparse
import json
import sys
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from math import isfinite
from typing import BinaryIO, NoReturn

from cfanp_gui.cli import base_games
from cfanp_gui.cli.output import FAILED, write_line
from cfanp_gui.cli.subcommands import CommandParser, Example, Table, positive
from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Game, OptionError, Position, PositionError, UnknownGameError
from cfanp_gui.core.lines import Json, Key, LineError, LineFormat, whole
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games import registry

MAX_LINE = 1_000_000
"""Maximum size in bytes of a line that is read."""
ID = "id"
"""Key of a line's identification by the caller; it may be anything."""
MOVES = "moves"
"""Key of the moves that are played first; if it is missing, none are."""
PLAYERS = "players"
"""Key of the number of players with which a game begins."""

Question = str | Json
"""A line of input: an object of JSON, or else its text."""


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
    parser.set_defaults(run=partial(each_line, moves))


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
    parser.set_defaults(run=partial(each_line, play))


def _answers(answered: Callable[[LineFormat], tuple[Key, ...]]) -> Iterable[Table]:
    for game in registry.GAMES:
        yield Table(f"keys of the answer in {game.name}", answered(game.lines))


def declare_lines(parser: CommandParser, answers: Callable[[], Iterable[Table]]) -> None:
    """Add what commands that answer lines share; `answers` returns the tables of answers."""
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


def each_line(
    answer: Callable[[Question, argparse.Namespace], Json], arguments: argparse.Namespace
) -> int:
    """Answer every line of input, or those to a wrong one (`strict`); return the exit status."""
    status = 0
    for number, line in _lines(sys.stdin.buffer):
        named: Json = {}
        try:
            if isinstance(line, LineError):
                raise line
            question = _question(line)
            if isinstance(question, dict) and ID in question:
                named = {ID: question[ID]}
            result = answer(question, arguments)
        except (LineError, PositionError, OptionError) as error:
            result = {"error": str(error), "line": number}
            status = FAILED
        write_line(json.dumps({**named, **result}))
        if arguments.strict and status:
            break
    return status


def _question(line: str) -> Question:
    """Return the content of a line. Raises LineError for one that begins an object and is none."""
    if line.lstrip().startswith("{"):
        return read_object(line, registry.GAMES[0].lines.example)
    return line


def _lines(stream: BinaryIO) -> Iterator[tuple[int, str | LineError]]:
    """Yield the number of each line that is not empty, from 1, with its text or error."""
    number = 0
    while data := stream.readline(MAX_LINE + 1):
        number += 1
        if len(data) > MAX_LINE:
            while not data.endswith(b"\n") and (data := stream.readline(MAX_LINE)):
                pass
            yield number, LineError("the line is longer than {most} bytes", most=MAX_LINE)
            continue
        try:
            line = data.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError as error:
            yield (
                number,
                LineError("byte {number} of the line is not UTF-8 text", number=error.start + 1),
            )
            continue
        if line.strip():
            yield number, line


def read_object(line: str, example: str) -> Json:
    """Return the JSON object of a line, such as the example. Raises LineError."""
    try:
        value = json.loads(line, parse_constant=_no_number, parse_float=_number)
    except LineError:
        raise
    except json.JSONDecodeError as error:
        raise LineError(
            "not valid JSON: {reason} at column {number}", reason=error.msg, number=error.colno
        ) from None
    except (ValueError, RecursionError):
        raise LineError(_TOO_MUCH) from None
    if not isinstance(value, dict):
        raise LineError("not a JSON object (expected {expected})", expected=example)
    return value


_TOO_MUCH = Text("not valid JSON: a number is too long or the nesting too deep")


def _number(text: str) -> float:
    """Return a number with a fraction. Raises LineError for one that no answer could repeat."""
    number = float(text)
    if not isfinite(number):
        raise LineError(_TOO_MUCH)
    return number


def _no_number(name: str) -> NoReturn:
    """Reject a non-finite number, which Python would accept. Raises LineError."""
    raise LineError("not valid JSON: {name} is not a number there", name=name)


def check_keys(value: Json, known: Collection[str], expected: str) -> None:
    """Reject an unknown key. Raises LineError."""
    for key in value:
        if key not in known:
            raise LineError(
                "unknown key “{key}” (expected {expected})", key=shown(key), expected=expected
            )


def read_moves(value: Json, example: str) -> list[str]:
    """Return the moves of a line in machine form. Raises LineError."""
    moves = value.get(MOVES)
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise LineError(
            "“{key}” must be a list of strings (expected such as {example})",
            key=MOVES,
            example=example,
        )
    return moves


_GAME = "system"
"""The key of the game's name."""


def read_position(
    question: Question, defaults: argparse.Namespace
) -> tuple[Game, Position, str | None]:
    """Return the game and the position of a line, and its text if the line has it.

    A line is such a text alone, or an object with moves to be played. `defaults` has the `options`
    and `players` of lines that name none. Raises LineError, PositionError, OptionError.
    """
    default = registry.GAMES[0]
    if isinstance(question, str):
        question = _question(question)
    if isinstance(question, str):
        options = {**defaults.options, **default.options_in(question)}
        game = default.variant(options)
        return game, game.from_text(question, options), question
    game, value = _played(question, defaults)
    texts = _texts(value, game)
    position = game.lines.start(value)
    if texts:
        return game, _play(game, position, texts)[0], None
    return game, position, value.get(game.lines.position_key)


def moves(question: Question, defaults: argparse.Namespace) -> Json:
    """Return the answer of ``moves`` to a line. Raises LineError, PositionError, OptionError."""
    game, position, text = read_position(question, defaults)
    return game.lines.moves(position, text)


def play(question: Question, defaults: argparse.Namespace) -> Json:
    """Return the answer of ``play`` to a line. Raises LineError, PositionError, OptionError."""
    game, value = _played(question, defaults)
    texts = _texts(value, game)
    position, human, events = _play(game, game.lines.start(value), texts)
    return game.lines.play(position, human, [event.to_json() for event in events])


def _played(question: Question, defaults: argparse.Namespace) -> tuple[Game, Json]:
    """Return a line's variant, and its object with its rules. Raises LineError, OptionError."""
    value = question
    if isinstance(value, str):
        value = read_object(value, registry.GAMES[0].lines.example)
    given = value if defaults.players is None else {PLAYERS: defaults.players, **value}
    game = _game(given)
    if PLAYERS in game.lines.keys and game.lines.position_key not in value:
        value = given
    text = value.get(game.lines.position_key)
    seen = game.options_in(text) if isinstance(text, str) else {}
    value = {"options": {**defaults.options, **seen}, **value}
    return game.variant({**seen, **game.lines.options(value)}), value


def _game(value: Json) -> Game:
    """Return the game a line is about. Raises LineError."""
    if _GAME not in value:
        default = registry.GAMES[0]
        key = default.lines.position_key
        if not isinstance(value.get(key), str) and (key in value or PLAYERS not in value):
            raise LineError(
                "“{key}” must be a string (expected a position), unless “{system}” names "
                "another game (expected one of {expected})",
                key=key,
                system=_GAME,
                expected=", ".join(registry.keys()),
            )
        return default
    name = value[_GAME]
    try:
        if isinstance(name, str):
            return registry.find_game(name)
    except UnknownGameError:
        pass
    raise LineError(
        "“{key}” is {value} (expected one of {expected})",
        key=_GAME,
        value=shown(repr(name)),
        expected=", ".join(registry.keys()),
    )


def _texts(value: Json, game: Game) -> list[str]:
    """Return the moves of a line, all of whose keys must be known. Raises LineError."""
    keys = (_GAME, *game.lines.keys, ID)
    check_keys(value, keys, ", ".join(keys))
    first, *_ = game.lines.move_example.split(",")
    return read_moves({MOVES: [], **value}, f'["{first}"]')


def _play(game: Game, start: Position, texts: list[str]) -> tuple[Position, list[str], list[Event]]:
    """Return the position after moves, these in human form, and all events. Raises LineError."""
    position, happened = whole(start).resolve_pending()
    human: list[str] = []
    events = list(happened)
    for number, text in enumerate(texts, 1):
        try:
            action = game.parse_action(text)
        except ValueError:
            raise LineError(
                "move {number}, “{move}”, is not a move (expected such as {example})",
                number=number,
                move=shown(text),
                example=game.lines.move_example,
            ) from None
        try:
            after, transition = position.apply(action)
        except IllegalAction as error:
            raise LineError(
                "move {number}, “{move}”: {reason}",
                number=number,
                move=shown(text),
                reason=sentence_of(error),
            ) from None
        if not game.lines.unwritten(text):
            human.append(game.notation.human(position, action, transition))
        events += transition.events
        position = after
    return position, human, events

"""Records of games: PGN's syntax for any number of armies (extension ``.cpgn``).

The main line is read and written; variations are skipped. PGN knows no escape for ``}`` inside
a comment: it is written as ``)``. Tag values and comments are single lines of text: line
breaks and control characters in them become spaces.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

from cfanp_gui.core import registry
from cfanp_gui.core.geometry import BOARD_LETTERS
from cfanp_gui.core.system import (
    GameSystem,
    IllegalAction,
    OptionError,
    OptionValue,
    Position,
    PositionError,
    check_options,
)
from cfanp_gui.record.errors import NotationError, RecordError, shown
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game import UNFINISHED, GameRecord, MoveNode, result_token
from cfanp_gui.record.lexer import RESULT, Kind, Lexer, Token
from cfanp_gui.record.notation import Notation, notation_for

MAX_BYTES = 16 * 1024 * 1024
"""Longer files are neither read nor written."""
MAX_NAG = 255

_WIDTH = 79
_ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
_OURS = re.compile(r"(?:Variant|Players|Options|SetUp|CFEN|Result|Army[A-Z]|Colour[A-Z])\Z")
_TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}\Z")
_NOT_TEXT = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories of what is no text on one line: controls, line breaks, half characters."""
_SWITCH = {True: "on", False: "off"}
_SWITCHES = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def write_game(game: GameRecord) -> str:
    """The record of a game, ending with a line break.

    Raises RecordError for moves that cannot be played, tags that cannot be written, and a
    result that is no result.
    """
    tokens, final = _movetext(game, notation_for(game.system))
    players = game.start.players
    outcome = final.outcome()
    result = game.result if outcome is None else result_token(players, outcome)
    if not RESULT.match(result):
        raise RecordError(
            f"“{shown(result)}” is no result (expected * or scores such as 1-0-0 or 1/2-1/2)"
        )
    tags = _ROSTER | _own_tags(game.tags)
    names = [(f"Army{BOARD_LETTERS[army]}", name) for army, name in enumerate(game.names)]
    names += [(f"Colour{BOARD_LETTERS[army]}", text) for army, text in enumerate(game.colours)]
    lines = [
        *((name, tags.pop(name)) for name in _ROSTER),
        ("Result", result),
        ("Variant", game.system.name),
        ("Players", str(players)),
        *names,
        ("Options", _write_options(game.options)),
    ]
    if game.custom_start:
        lines += [("SetUp", "1"), ("CFEN", game.start.to_text())]
    lines += tags.items()
    head = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in lines)
    return f"{head}\n{_wrapped([*tokens, result])}\n"


def read_games(text: str) -> list[GameRecord]:
    """The games of a text, in order; none for an empty one.

    Raises RecordError, naming line and column and what was expected.
    """
    if len(text) > MAX_BYTES:
        raise RecordError(f"the text is longer than {MAX_BYTES} characters")
    lexer = Lexer(text)
    return [_Reader(lexer, part).read() for part in _parts(lexer)]


def load(path: Path) -> list[GameRecord]:
    """The games of a file. Raises OSError and RecordError."""
    with path.open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise RecordError(f"the file is longer than {MAX_BYTES} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        # The offset counts from behind a byte order mark, where there is one.
        bom = 3 if data.startswith(b"\xef\xbb\xbf") else 0
        at = error.start + bom
        line = data.count(b"\n", 0, at) + 1
        raise RecordError(
            f"line {line}: byte {at + 1} of the file, {data[at]:#04x}, is not UTF-8 text"
        ) from None
    return read_games(text)


def save(path: Path, games: Iterable[GameRecord]) -> None:
    """Write games to a file, which has either its old content or all of the new one.

    Raises OSError and RecordError; the file is then as it was.
    """
    data = "\n".join(write_game(game) for game in games).encode("utf-8")
    if len(data) > MAX_BYTES:
        raise RecordError(f"the games take {len(data)} bytes (expected at most {MAX_BYTES})")
    replace_file(Path(os.fspath(path)), data)


def _plain(text: str) -> str:
    """Text on one line, with nothing in it that a file of UTF-8 text cannot hold."""
    return "".join(" " if unicodedata.category(char) in _NOT_TEXT else char for char in text)


def _words(text: str) -> list[str]:
    return [word for word in _plain(text).split(" ") if word]


def _escaped(value: str) -> str:
    return _plain(value).replace("\\", "\\\\").replace('"', '\\"')


def _own_tags(tags: dict[str, str]) -> dict[str, str]:
    """The further tags of a record, checked."""
    for name in tags:
        if not _TAG_NAME.match(name):
            raise RecordError(
                f"“{shown(name)}” is no tag name (expected letters, digits and underscores)"
            )
        if _OURS.match(name):
            raise RecordError(f"the tag {name} is written by the record itself")
    return tags


def _write_options(options: dict[str, OptionValue]) -> str:
    return " ".join(
        f"{name}={_SWITCH[value] if isinstance(value, bool) else value}"
        for name, value in options.items()
    )


def _movetext(game: GameRecord, notation: Notation) -> tuple[list[str], Position]:
    """The tokens of the main line, and the position after it."""
    tokens = _comment(game.comment)
    position = game.start.settled()[0]
    number = 0
    for index, node in enumerate(game.moves):
        try:
            after, transition = position.apply(node.action)
        except IllegalAction as error:
            raise RecordError(f"move {index + 1}, {node.action.text}: {error}") from None
        following = game.moves[index + 1].action if index + 1 < len(game.moves) else None
        noted = node.comment or node.nags
        if noted or following is None or not notation.implies(following, node.action):
            token = notation.human(position, node.action, transition)
            if position.turn().round != number:
                number = position.turn().round
                token = f"{number}. {token}"
            tokens.append(token)
            tokens += [f"${nag}" for nag in node.nags]
            tokens += _comment(node.comment)
        position = after
    return tokens, position


def _comment(text: str) -> list[str]:
    words = _words(text.replace("}", ")"))
    if not words:
        return []
    words[0] = "{" + words[0]
    words[-1] += "}"
    return words


def _wrapped(tokens: list[str]) -> str:
    """Tokens in lines below 80 columns; a longer token has a line of its own."""
    lines = []
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > _WIDTH:
            lines.append(line)
            line = token
        else:
            line = f"{line} {token}" if line else token
    return "\n".join([*lines, line])


def _parts(lexer: Lexer) -> Iterator[list[Token]]:
    """The tokens of each game: from its first tag to its result."""
    part: list[Token] = []
    moves = False
    depth = 0
    for token in lexer.tokens():
        if token.kind is Kind.TAG and moves:
            yield part
            part, moves, depth = [], False, 0
        part.append(token)
        moves = moves or token.kind not in (Kind.TAG, Kind.COMMENT)
        depth += (token.kind is Kind.OPEN) - (token.kind is Kind.CLOSE)
        if token.kind is Kind.RESULT and depth <= 0:
            yield part
            part, moves, depth = [], False, 0
    if any(token.kind is not Kind.COMMENT for token in part):
        yield part


class _Reader:
    """Reads one game from its tokens."""

    def __init__(self, lexer: Lexer, tokens: list[Token]) -> None:
        self.lexer = lexer
        self.tags: dict[str, Token] = {}
        self.body: list[Token] = []
        self.begin = tokens[0].at
        for token in tokens:
            if token.kind is not Kind.TAG:
                self.body.append(token)
            elif token.name in self.tags:
                raise lexer.error(token.at, f"the tag {token.name} is there twice")
            else:
                self.tags[token.name] = token

    def read(self) -> GameRecord:
        """The game. Raises RecordError."""
        system = self._system()
        options = self._options(system)
        start = self._start(system, options)
        players = start.players
        names = self._each("Army", players)
        colours = tuple(colour.lower() for colour in self._each("Colour", players))
        if not any(colours):
            colours = ()
        others = {
            name: _plain(token.text)
            for name, token in self.tags.items()
            if not _OURS.match(name) and token.text != _ROSTER.get(name)
        }
        try:
            game = GameRecord(
                system, options, names, colours, start, "CFEN" in self.tags, tags=others
            )
        except ValueError as error:
            raise self.lexer.error(self.begin, str(error)) from None
        self._moves(game, notation_for(system))
        return game

    def _value(self, name: str) -> str | None:
        token = self.tags.get(name)
        return None if token is None else _plain(token.text)

    def _bad(self, name: str, message: str) -> RecordError:
        return self.lexer.error(self.tags[name].at, f"tag {name}: {message}")

    def _missing(self, name: str, example: str) -> RecordError:
        return self.lexer.error(
            self.begin, f'the game has no tag {name} (expected such as [{name} "{example}"])'
        )

    def _system(self) -> GameSystem:
        name = self._value("Variant")
        if name is None:
            raise self._missing("Variant", registry.SYSTEMS[0].name)
        for system in registry.SYSTEMS:
            if name.casefold() in (system.name.casefold(), system.key):
                return system
        known = ", ".join(system.name for system in registry.SYSTEMS)
        raise self._bad("Variant", f"“{shown(name)}” is an unknown game (expected {known})")

    def _options(self, system: GameSystem) -> dict[str, OptionValue]:
        given: dict[str, OptionValue] = {}
        switches = {option.name for option in system.options if not option.choices}
        for part in (self._value("Options") or "").split():
            name, equals, value = part.partition("=")
            if not equals:
                raise self._bad(
                    "Options", f"“{shown(part)}” is no option (expected such as join=rotate)"
                )
            if name in given:
                raise self._bad("Options", f"option “{shown(name)}” is there twice")
            if name in switches:
                if value not in _SWITCHES:
                    raise self._bad(
                        "Options", f"option “{name}” is “{shown(value)}” (expected on or off)"
                    )
                given[name] = _SWITCHES[value]
            else:
                given[name] = value
        try:
            return check_options(system.options, given)
        except OptionError as error:
            raise self._bad("Options", str(error)) from None

    def _start(self, system: GameSystem, options: dict[str, OptionValue]) -> Position:
        number = self._value("Players")
        players = int(number) if number and re.fullmatch(r"[1-9]\d?", number) else 0
        if number is not None and not system.min_players <= players <= system.max_players:
            raise self._bad(
                "Players",
                f"“{shown(number)}” cannot be seated "
                f"(expected {system.min_players} to {system.max_players})",
            )
        text = self._value("CFEN")
        if text is None:
            if number is None:
                raise self._missing("Players", "3")
            if self._value("SetUp") == "1":
                raise self._bad("SetUp", "the game has no tag CFEN with its start position")
            return system.initial(players, options)
        try:
            start = system.from_text(text, options)
        except PositionError as error:
            raise self._bad("CFEN", str(error)) from None
        if number is not None and players != start.players:
            raise self._bad("Players", f"there are {start.players} in the tag CFEN, not {players}")
        return start

    def _each(self, prefix: str, players: int) -> tuple[str, ...]:
        """The values of a tag that is there once per army, empty where it is missing."""
        for letter in BOARD_LETTERS[players:]:
            if prefix + letter in self.tags:
                last = BOARD_LETTERS[players - 1]
                raise self._bad(
                    prefix + letter,
                    f"the game has {players} armies (expected {prefix}A to {prefix}{last})",
                )
        return tuple(self._value(prefix + letter) or "" for letter in BOARD_LETTERS[:players])

    def _moves(self, game: GameRecord, notation: Notation) -> None:
        """Play the movetext and set what it says."""
        position = game.start.settled()[0]
        comments: list[str] = []
        result = self._value("Result")
        if result is not None and not RESULT.match(result):
            raise self._bad("Result", f"“{shown(result)}” is no result (expected such as 1-0-0)")
        for token in _main_line(self.lexer, self.body):
            last = game.moves[-1] if game.moves else None
            match token.kind:
                case Kind.WORD:
                    _annotate(game, comments)
                    position = self._play(game, notation, position, token)
                    comments = []
                case Kind.COMMENT:
                    comments += _words(token.text)
                case Kind.NAG if last is None:
                    raise self.lexer.error(token.at, "an annotation stands before the first move")
                case Kind.NAG if token.nags[0] > MAX_NAG:
                    raise self.lexer.error(
                        token.at, f"${token.nags[0]} is no annotation (expected at most ${MAX_NAG})"
                    )
                case Kind.NAG:
                    assert last is not None, "the case above took it"
                    last.nags += token.nags
                case _:
                    assert token.kind is Kind.RESULT, "tags and variations are taken out before"
                    result = token.text if token.text != UNFINISHED or not result else result
        _annotate(game, comments)
        outcome = position.outcome()
        game.result = (
            result or UNFINISHED if outcome is None else result_token(position.players, outcome)
        )

    def _play(
        self, game: GameRecord, notation: Notation, position: Position, token: Token
    ) -> Position:
        number = len(game.moves) + 1
        try:
            implied = notation.implied(position, token.text)
            if implied is not None:
                position = position.apply(implied)[0]
                game.moves.append(MoveNode(implied))
            action = notation.parse(position, token.text)
            after = position.apply(action)[0]
        except IllegalAction as error:
            raise self.lexer.error(
                token.at, f"move {number}, “{shown(token.text)}”: {error}"
            ) from None
        except NotationError as error:
            raise self.lexer.error(token.at, f"move {number}: {error}") from None
        game.moves.append(MoveNode(action, nags=token.nags))
        return after


def _annotate(game: GameRecord, words: list[str]) -> None:
    """Put a comment where it belongs: on the last move, or before the first."""
    text = " ".join(words)
    if game.moves:
        game.moves[-1].comment = text
    else:
        game.comment = text


def _main_line(lexer: Lexer, tokens: list[Token]) -> Iterator[Token]:
    """The tokens outside of variations. Raises RecordError for unequal parentheses."""
    opened: list[Token] = []
    for token in tokens:
        if token.kind is Kind.OPEN:
            opened.append(token)
        elif token.kind is Kind.CLOSE:
            if not opened:
                raise lexer.error(token.at, "a variation ends that never began")
            opened.pop()
        elif not opened:
            yield token
    if opened:
        raise lexer.error(opened[0].at, "the variation has no end (expected a parenthesis)")

"""Records of games: PGN's syntax for any number of armies (extension ``.cpgn``).

Moves, variations, comments with whatever commands they hold (``%cal``, ``%csl``), annotation
glyphs and further tags are read and written. What is written is canonical:

- a comment stands behind its move and that move's glyphs, ahead of the variations on it; only
  at the beginning of a line may one stand before a move. Several merge with a space.
- variations on a variation's first move are written behind it, beside it: ``e4 (d4) (c4)``.
- the end of a turn is written (``&--``) only where the next move does not imply it. A variation
  on a move that implies it begins where that move's turn does, unless it begins with ``&`` or
  with no piece's move: then it is played instead of ending the turn.
- the round stands where it begins (``2.``), and again where a line begins or goes on (``2...``).

PGN knows no escape for ``}`` inside a comment: it is written as ``)``. Tag values and comments
are single lines of text: line breaks and control characters in them become spaces.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
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
    Transition,
    check_options,
)
from cfanp_gui.record.errors import NotationError, RecordError, shown
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game import UNFINISHED, GameRecord, MoveNode, result_token
from cfanp_gui.record.lexer import MAX_TEXT, RESULT, Kind, Lexer, Token
from cfanp_gui.record.notation import Notation, notation_for

MAX_BYTES = 16 * 1024 * 1024
"""Longer files are neither read nor written."""
MAX_NAG = 255
MAX_COMMENT = MAX_TEXT
"""Characters of all comments on one move."""
MAX_DEPTH = 1_000
"""Variations within variations, the outermost counted."""
MAX_EMPTY = 1_000
"""Variations without a move that are skipped in a game."""
MAX_TAGS = 1_000

_WIDTH = 79
_ROSTER = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
_OURS = re.compile(r"(?:Variant|Players|Options|SetUp|CFEN|Result|Army[A-Z]|Colour[A-Z])\Z")
_TAG_NAME = re.compile(r"[A-Za-z0-9_]{1,255}\Z")
_NOT_TEXT = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""What is no text on one line: controls, line breaks, half characters."""
_PIECE = re.compile(r"\[%[^\][{} ]+ [^\][{} ]{1,200}\][^ ]*|[^ ]+")
"""What a line of a comment is not broken in: a word, a command such as ``[%cal Ge2e4]``."""
_PIECES = ("K", "Q", "R", "B", "N")
_CASTLES = ("O", "0", "o")
_SQUARES = re.compile(r"[a-h][1-8][a-h][1-8]")
_MANY = 8
"""Moves that a message names."""
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
    del text
    source = _Source(lexer)
    games = []
    while (reader := _Reader(lexer, source)).head():
        games.append(reader.read())
    return games


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
    del data
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
    """Text on one line, with nothing in it that a file of UTF-8 text cannot hold.

    One kind of character at a time: a long text of many line breaks is no list of pieces.
    """
    at = 0
    while found := _NOT_TEXT.search(text, at):
        at = found.start()
        text = text.replace(found[0], " ")
    return text


def _single(text: str) -> str:
    """Text on one line with single spaces between its words, and nothing around them."""
    text = _plain(text).strip(" ")
    while "  " in text:
        text = text.replace("  ", " ")
    return text


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


@dataclass(slots=True)
class _Writing:
    """A line of which the actions from an index on are still to be written."""

    line: list[MoveNode]
    position: Position
    ply: int
    """Actions from the start of the game to the beginning of the line."""
    index: int = 0
    round: int = 0
    """The round of the last move written here or before this line."""
    numbered: bool = True
    """Whether what stands before the next move tells its round."""
    depth: int = 0
    """How many variations the line is within, itself counted; 0 for the main line."""


def _movetext(game: GameRecord, notation: Notation) -> tuple[list[str], Position]:
    """The tokens of the moves with their variations, and the position after the main line.

    A stack of lines keeps deep variations from recursing.
    """
    tokens = _comment(_lead(game.moves, game.comment))
    main = _Writing(game.moves, game.start.settled()[0], 0)
    stack = [main]
    while stack:
        now = stack[-1]
        if now.index == len(now.line):
            stack.pop()
            if now.depth:
                tokens[-1] += ")"
            continue
        begin = len(tokens)
        first = now.index == 0
        if now.depth and first:
            tokens += _comment(_lead(now.line, ""))
        variations = _write_move(now, notation, tokens)
        if now.depth and first:
            tokens[begin] = f"({tokens[begin]}"
        if variations and now.depth == MAX_DEPTH:
            raise RecordError(
                f"move {now.ply + now.index}: variations are nested more than {MAX_DEPTH} deep"
            )
        stack += reversed(variations)
        now.numbered = now.numbered and not variations
    return tokens, main.position


def _write_move(now: _Writing, notation: Notation, tokens: list[str]) -> list[_Writing]:
    """Write the next action, or an implied one and the next; answers their variations."""
    node, following = now.line[now.index], _at(now.line, now.index + 1)
    before, number, ply = now.position, now.round, now.ply + now.index
    position, transition = _applied(before, node, ply)
    alternatives = [] if now.depth and now.index == 0 else _alternatives(node)
    begun = [
        _Writing(line, before, ply, round=number, numbered=False, depth=now.depth + 1)
        for line in alternatives
    ]
    if following is not None and notation.implies(following.action, node.action):
        instead = _alternatives(following)
        # A variation begins before the unwritten action too: it must tell by its first one
        # which of the two it is played instead of.
        clear = (
            all(notation.implies(line[0].action, node.action) for line in instead)
            and not any(line[0].action == node.action for line in alternatives)
            and not (node.nags or _single(_noted(now.line, now.index)))
        )
        if clear:
            begun += [
                _Writing(line, position, ply + 1, round=number, numbered=False, depth=now.depth + 1)
                for line in instead
            ]
            now.index += 1
            before, node, ply = position, following, ply + 1
            position, transition = _applied(before, node, ply)
    token = notation.human(before, node.action, transition)
    now.round = before.turn().round
    if now.round != number:
        token = f"{now.round}. {token}"
    elif not now.numbered:
        token = f"{now.round}... {token}"
    tokens.append(token)
    for nag in dict.fromkeys(node.nags):
        if not 0 <= nag <= MAX_NAG:
            raise RecordError(f"${nag} is no annotation (expected at most ${MAX_NAG})")
        tokens.append(f"${nag}")
    tokens += _comment(_noted(now.line, now.index))
    now.index += 1
    now.position, now.numbered = position, True
    return begun


def _at(line: list[MoveNode], index: int) -> MoveNode | None:
    return line[index] if index < len(line) else None


def _applied(position: Position, node: MoveNode, ply: int) -> tuple[Position, Transition]:
    try:
        return position.apply(node.action)
    except IllegalAction as error:
        raise RecordError(f"move {ply + 1}, {node.action.text}: {error}") from None


def _alternatives(node: MoveNode) -> list[list[MoveNode]]:
    """The variations on an action, each followed by those on its own first action."""
    found = []
    open_lines = [line for line in reversed(node.variations) if line]
    while open_lines:
        line = open_lines.pop()
        found.append(line)
        open_lines += [other for other in reversed(line[0].variations) if other]
    return found


def _lead(line: list[MoveNode], text: str) -> str:
    """The comment ahead of a line's first action."""
    return f"{text} {line[0].before}" if line and line[0].before else text


def _noted(line: list[MoveNode], index: int) -> str:
    """The comment behind an action, with what stands ahead of the next one."""
    following = _at(line, index + 1)
    text = line[index].comment
    return f"{text} {following.before}" if following is not None and following.before else text


def _comment(text: str) -> list[str]:
    text = _single(text.replace("}", ")"))
    if not text:
        return []
    if len(text) > MAX_COMMENT:
        raise RecordError(f"a comment has {len(text)} characters (expected at most {MAX_COMMENT})")
    pieces: list[str] = _PIECE.findall(text)
    pieces[0] = "{" + pieces[0]
    pieces[-1] += "}"
    return pieces


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


class _Source:
    """The tokens of a text, one of which may be looked at before it is taken."""

    def __init__(self, lexer: Lexer) -> None:
        self._tokens = lexer.tokens()
        self.next = next(self._tokens, None)

    def take(self) -> None:
        """Go on to the next token."""
        self.next = next(self._tokens, None)


@dataclass(slots=True)
class _Place:
    """Where the variations on a move begin, and the list they go to."""

    position: Position
    ply: int
    variations: list[list[MoveNode]]
    middle: Position | None = None
    """The position behind the action that the move implied; None where it implied none."""
    later: list[list[MoveNode]] | None = None
    """Where variations go that imply that action too."""


@dataclass(slots=True)
class _Reading:
    """A line as far as it is read."""

    line: list[MoveNode]
    position: Position
    ply: int
    begins: _Place | None = None
    """Where a variation begins; None for the main line."""
    opened: int = 0
    """The offset of its parenthesis."""
    last: _Place | None = None
    """Where variations on the last move begin; None before the first."""
    notes: list[str] = field(default_factory=list)
    """The comments since the last move."""
    length: int = 0
    """Characters in them."""

    def settle(self) -> str:
        """Put the comments on the last move; answers them where there is none."""
        text = " ".join(self.notes)
        if self.notes:
            self.notes, self.length = [], 0
        if not self.line or not text:
            return text
        self.line[-1].comment = text
        return ""


class _Reader:
    """Reads one game from its tokens."""

    def __init__(self, lexer: Lexer, source: _Source) -> None:
        self.lexer = lexer
        self.source = source
        self.tags: dict[str, Token] = {}
        self.begin = 0 if source.next is None else source.next.at
        self.notes: list[Token] = []

    def head(self) -> bool:
        """Read the tags; answers whether there is a game."""
        length = 0
        while (token := self.source.next) is not None:
            if token.kind is Kind.COMMENT:
                if token.text.strip():
                    length += len(token.text)
                    self._limit(token, length)
                    self.notes.append(token)
            elif token.kind is not Kind.TAG:
                return True
            elif token.name in self.tags:
                raise self.lexer.error(token.at, f"the tag {token.name} is there twice")
            elif len(self.tags) == MAX_TAGS:
                raise self.lexer.error(token.at, f"there are more than {MAX_TAGS} tags")
            else:
                self.tags[token.name] = token
            self.source.take()
        return bool(self.tags)

    def read(self) -> GameRecord:
        """The game whose tags were read. Raises RecordError."""
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

    def _limit(self, token: Token, length: int) -> None:
        if length > MAX_COMMENT:
            raise self.lexer.error(
                token.at,
                f"the comments on a move have {length} characters (expected at most {MAX_COMMENT})",
            )

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
        result = self._value("Result")
        if result is not None and not RESULT.match(result):
            raise self._bad("Result", f"“{shown(result)}” is no result (expected such as 1-0-0)")
        main = now = _Reading(game.moves, game.start.settled()[0], 0)
        for note in self.notes:
            self._note(main, note)
        stack = [main]
        empty = 0
        while (token := self.source.next) is not None and token.kind is not Kind.TAG:
            self.source.take()
            match token.kind:
                case Kind.WORD:
                    if not now.line and now is main:
                        game.comment = now.settle()
                    self._play(now, notation, token)
                case Kind.COMMENT:
                    self._note(now, token)
                case Kind.NAG:
                    self._glyphs(now, token)
                case Kind.OPEN:
                    if now.last is None:
                        raise self.lexer.error(
                            token.at, "a variation stands before the first move it could replace"
                        )
                    if len(stack) > MAX_DEPTH:
                        raise self.lexer.error(
                            token.at, f"variations are nested more than {MAX_DEPTH} deep"
                        )
                    place = now.last
                    now = _Reading([], place.position, place.ply, place, token.at)
                    stack.append(now)
                case Kind.CLOSE:
                    if now is main:
                        raise self.lexer.error(token.at, "a variation ends that never began")
                    text = now.settle()
                    now = stack[-2]
                    empty += stack.pop().last is None
                    if empty > MAX_EMPTY:
                        raise self.lexer.error(
                            token.at, f"more than {MAX_EMPTY} variations have no move"
                        )
                    if text:
                        # The variation has no move: what it says is not lost.
                        self._note(now, token._replace(text=text))
                case _ if now is main:
                    assert token.kind is Kind.RESULT, "tags end the game"
                    result = token.text if token.text != UNFINISHED or not result else result
                    break
                case _:
                    pass
        if now is not main:
            raise self.lexer.error(now.opened, "the variation has no end (expected a parenthesis)")
        if text := main.settle():
            game.comment = text
        outcome = main.position.outcome()
        game.result = (
            result or UNFINISHED
            if outcome is None
            else result_token(main.position.players, outcome)
        )

    def _note(self, now: _Reading, token: Token) -> None:
        text = _single(token.text)
        if not text:
            return
        now.notes.append(text)
        now.length += len(text) + 1
        self._limit(token, now.length - 1)

    def _glyphs(self, now: _Reading, token: Token) -> None:
        if not now.line:
            raise self.lexer.error(token.at, "an annotation stands before the first move")
        last = now.line[-1]
        for nag in token.nags:
            if nag > MAX_NAG:
                raise self.lexer.error(
                    token.at, f"${nag} is no annotation (expected at most ${MAX_NAG})"
                )
            if nag not in last.nags:
                last.nags += (nag,)

    def _play(self, now: _Reading, notation: Notation, token: Token) -> None:
        """Play a word on its line."""
        lead = now.settle()
        begins, before, ply = now.begins, now.position, now.ply
        target = None if begins is None else begins.variations
        variations: list[list[MoveNode]] = []
        place = begins or _Place(before, ply, variations)
        try:
            implied = notation.implied(before, token.text)
            if implied is not None:
                ply += 1
                if begins is not None and begins.middle is not None:
                    # Played instead of the move, behind the action that both imply.
                    before, target = begins.middle, begins.later
                else:
                    node = MoveNode(implied)
                    now.line.append(node)
                    middle = before.apply(implied)[0]
                    first = node.variations if target is None else target
                    place = _Place(before, ply - 1, first, middle, variations)
                    before = middle
            action = notation.parse(before, token.text)
            after = before.apply(action)[0]
        except IllegalAction as error:
            hint = _instead(before, notation, token.text)
            raise self.lexer.error(
                token.at, f"move {ply + 1}, “{shown(token.text)}”: {error}{hint}"
            ) from None
        except NotationError as error:
            told = str(error)
            if "expected one of" not in told:
                told += _instead(before, notation, token.text)
            raise self.lexer.error(token.at, f"move {ply + 1}: {told}") from None
        now.line.append(MoveNode(action, nags=token.nags, variations=variations))
        if lead:
            now.line[0].before = lead
        if target is not None:
            target.append(now.line)
            now.begins = None
        now.last, now.position, now.ply = place, after, ply + 1


def _instead(position: Position, notation: Notation, text: str) -> str:
    """What would have been legal where a move is refused, in parentheses and shortened."""
    if not position.actors():
        return ""
    bare = text.removeprefix("&")
    letters, colon, rest = bare.partition(":")
    pairs = position.pairs()
    here = [pair for pair in pairs if colon and pair.name == letters.upper()]
    if colon and not here:
        names = [pair.name for pair in pairs]
        return f" (legal pairs: {_shortened(names)})" if names else ""
    kind = (rest if colon else bare)[:1]
    kind = kind if kind in _PIECES else "O" if kind in _CASTLES else ""
    found: list[str] = []
    others: list[str] = []
    for pair in here or pairs:
        for action in position.pair_actions(pair):
            name = notation.human(position, action).removeprefix("&")
            sort = name.partition(":")[2][:1]
            wanted = sort == kind or (kind == "K" and sort == "O")
            if _SQUARES.match(rest):
                wanted = action.text.partition(":")[2][:2] == rest[:2]
            elif not kind:
                wanted = sort not in (*_PIECES, "O")
            (found if wanted else others).append(name)
            if len(found) > _MANY:
                break
    names = found or others
    return f" (legal: {_shortened(names)})" if names else ""


def _shortened(names: list[str]) -> str:
    return ", ".join(names[:_MANY]) + (", …" if len(names) > _MANY else "")

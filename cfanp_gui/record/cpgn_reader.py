"""Reader of a game's record, with any number of armies."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.boards import MAX_BOARDS
from cfanp_gui.core.game import (
    Game,
    GameLookup,
    OptionValue,
    Position,
    UnknownGameError,
    check_options,
)
from cfanp_gui.core.given_turn import parse_give_turn, play_recorded
from cfanp_gui.core.notation import DEFINITION_TAG, Notation, NotationError, QuickLine, TagNames
from cfanp_gui.core.position import UNFINISHED, check_whole
from cfanp_gui.core.text import Text, TextError, joined, sentence_of, shown
from cfanp_gui.record.game_record import (
    ANALYSIS_TAG,
    GameRecord,
    RecordError,
    check_colour,
    outcome_of,
    result_at_end,
)
from cfanp_gui.record.game_scanner import GameText
from cfanp_gui.record.lexer import RESULT, Lexer, Token
from cfanp_gui.record.move_tree import MoveNode, Reached
from cfanp_gui.record.movetext import MAX_DEPTH, ROSTER, plain, separate_lines
from cfanp_gui.record.text_encoding import UNREADABLE
from cfanp_gui.record.tree_reader import MAX_TAGS, Dialect, Head, TokenSource, read_tree

_OWN_TAGS = 100
"""Maximum number of tags beyond those any reader accepts: more than the writer adds."""
MAX_KEPT = 5_000
"""Maximum number of positions kept with the moves of a text; others are recomputed on demand."""

_SWITCHES = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def read_game(text: GameText, find_game: GameLookup, room: Kept) -> GameRecord:
    """Return the game of a text. Raises RecordError with the place and the expectation."""
    lexer = Lexer(text.text, text.line, text.column)
    if (bad := text.text.find(UNREADABLE)) >= 0 and not text.is_readable:
        message = Text("a byte is not text in the encoding {name}", name=text.encoding.name)
        raise lexer.error(bad, message)
    return _Reader(lexer, find_game, room).read()


def read_line(text: str, position: Position, notation: Notation[Any]) -> MoveNode:
    """Return the start of a movetext, which is followed by its lines, played from a position.

    Tags ahead of it are skipped, and the turn may be given to a side. Raises RecordError, naming
    line and column and what was expected.
    """
    lexer = Lexer(text)
    source, head = TokenSource(lexer), Head()
    dialect = _MoveDialect(lexer, position, notation, Kept(), analysis=True)
    head.read(source, dialect.complain)
    return read_tree(source, dialect, position, head.notes).root


class Kept:
    """Number of positions that may still be kept with the moves that led to them."""

    def __init__(self) -> None:
        self.left = MAX_KEPT


State = Position | QuickLine
"""A position in which moves are read, or one of a quick line."""


class _MoveDialect(Dialect[State]):
    """Reader of the moves of any game in its notation."""

    max_depth = MAX_DEPTH

    def __init__(
        self, lexer: Lexer, start: Position, notation: Notation[Any], room: Kept, analysis: bool
    ) -> None:
        """Begin at `start`, which is settled; in an `analysis` the turn may be given to a side."""
        self.lexer, self.notation = lexer, notation
        self._start, self._kept, self._analysis = start, room, analysis

    def opens(self, word: str) -> bool:
        return self.notation.opens(word)

    def implied(self, state: State, token: Token, ply: int) -> tuple[MoveNode, State] | None:
        # The moves of a quick line imply nothing.
        if not isinstance(state, Position) or parse_give_turn(token.text) is not None:
            return None
        try:
            action = self.notation.implied(state, token.text)
            return None if action is None else self._applied(state, action)
        except NotationError as error:
            raise self._refused(state, token, ply, error) from None
        except IllegalAction as error:
            raise self._refused(state, token, ply + 1, error) from None

    def play(self, state: State, token: Token, ply: int) -> tuple[MoveNode, State]:
        if not isinstance(state, Position):
            if (read := state.read(token.text)) is not None:
                return MoveNode(read[0]), read[1]
            state = played_out(self._start, state)
        try:
            given = parse_give_turn(token.text)
            if given is not None and not self._analysis:
                raise NotationError(
                    "“{text}” gives the turn to somebody, which only an analysis does "
                    "(expected the tag {tag})",
                    text=given.text,
                    tag=ANALYSIS_TAG,
                )
            if state.outcome() is not None:
                state = state.continued()
            return self._applied(state, given or self.notation.parse(state, token.text))
        except (IllegalAction, NotationError) as error:
            raise self._refused(state, token, ply, error) from None

    def error(self, token: Token, message: str) -> RecordError:
        return self.lexer.error(token.at, message)

    def _applied(self, state: Position, action: Action) -> tuple[MoveNode, Position]:
        """Play an action; its result is kept with it while there is room."""
        after, transition = play_recorded(state, action)
        node = MoveNode(action)
        if self._kept.left:
            self._kept.left -= 1
            node.reached = Reached(after, transition, transition.events)
        return node, after

    def _refused(
        self, state: Position, token: Token, ply: int, error: IllegalAction | NotationError
    ) -> RecordError:
        """Return the error for a word that cannot be played."""
        message: str = sentence_of(error)
        if isinstance(error, IllegalAction) or not error.fitting:
            message = joined("", (message, self.notation.instead(state, token.text)))
        if not isinstance(error, IllegalAction):
            return self.error(token, Text("move {ply}: {message}", ply=ply + 1, message=message))
        word = shown(token.text)
        sentence = Text("move {ply}, “{word}”: {reason}", ply=ply + 1, word=word, reason=message)
        return self.error(token, sentence)


def played_out(start: Position, line: QuickLine) -> Position:
    """Return the position of a quick line, by the rules of the game."""
    for action in line.actions:
        start = play_recorded(start, action)[0]
    return start


class _Reader:
    """Reader of one game from its tokens."""

    def __init__(self, lexer: Lexer, find_game: GameLookup, room: Kept) -> None:
        self.lexer, self._find_game, self._kept = lexer, find_game, room
        self.source = source = TokenSource(lexer)
        self.begin = 0 if source.next is None else source.next.at
        self.head = Head(most=MAX_TAGS + _OWN_TAGS)
        self.tags = self.head.tags
        self.head.read(source, self._complain)

    def read(self) -> GameRecord:
        """Return the game whose tags were read. Raises RecordError."""
        game, options = self._played(self._game())
        naming = game.notation.naming
        start = self._start(game, options, naming)
        names = self._each(naming.player, naming, start.players)
        colours = tuple(map(str.lower, self._each(naming.colour, naming, start.players)))
        colours = colours if any(colours) else ()
        for player, colour in enumerate(colours, start=1):
            with self._placed(naming.colour + naming.label(player)):
                check_colour(colour)
        others = {
            name: plain(token.text)
            for name, token in self.tags.items()
            if not naming.ours(name) and token.text != ROSTER.get(name)
        }
        with self._placed():
            is_custom = naming.position in self.tags
            record = GameRecord(game, options, names, colours, start, is_custom, tags=others)
        self._moves(record)
        return record

    def _complain(self, token: Token, message: str) -> None:
        raise self.lexer.error(token.at, message)

    # Content of the tags

    def _value(self, name: str) -> str | None:
        token = self.tags.get(name)
        return None if token is None else plain(token.text)

    @contextmanager
    def _placed(self, tag: str = "") -> Iterator[None]:
        """Name the place of errors: a tag, or the beginning of a game. Raises RecordError."""
        try:
            yield
        except TextError as error:
            at, message = self.begin, sentence_of(error)
            if tag in self.tags:
                at = self.tags[tag].at
                message = Text("tag {name}: {message}", name=tag, message=message)
            raise self.lexer.error(at, message) from None

    def _game(self) -> Game:
        name = self._value("Variant")
        with self._placed("Variant"):
            try:
                return self._find_game(name or "")
            except UnknownGameError as error:
                if name is None:
                    raise _missing("Variant", error.known[0]) from None
                known = ", ".join(error.known)
                raise TextError(
                    "“{name}” is an unknown game (expected {known})", name=shown(name), known=known
                ) from None

    def _played(self, game: Game) -> tuple[Game, dict[str, OptionValue]]:
        """Return the variant of a game that is played, and all its options."""
        with self._placed("Options"):
            given = _options(self._value("Options") or "")
        definition = self._value(DEFINITION_TAG) or ""
        with self._placed(DEFINITION_TAG if definition else "Options"):
            game = game.variant(given, separate_lines(definition))
        with self._placed("Options"):
            for option in game.options:
                value = given.get(option.name)
                if isinstance(value, str) and not option.choices:
                    if value not in _SWITCHES:
                        words = {"name": option.name, "value": shown(value)}
                        raise TextError(
                            "option “{name}” is “{value}” (expected on or off)", **words
                        )
                    given[option.name] = _SWITCHES[value]
            return game, check_options(game.options, given)

    def _start(self, game: Game, options: dict[str, OptionValue], naming: TagNames) -> Position:
        number = self._value("Players")
        players = int(number) if number and re.fullmatch(r"[1-9]\d?", number) else 0
        text, tag = self._value(naming.position), naming.position
        with self._placed("Players"):
            if number is not None and players not in game.player_counts:
                raise TextError(
                    "“{number}” is not a number of players for this game (expected {expected})",
                    number=shown(number),
                    expected=game.expected_players,
                )
            if number is None and text is None:
                raise _missing("Players", "3")
        if text is None:
            with self._placed("SetUp"):
                if self._value("SetUp") == "1":
                    raise TextError("the game has no tag {tag} with its start position", tag=tag)
            with self._placed("Options"):
                return game.initial(players, options)
        with self._placed(tag):
            start = game.from_text(text, options)
            check_whole(start)
        with self._placed("Players"):
            if number is not None and players != (count := start.players):
                words = {"count": count, "tag": tag, "players": players}
                raise TextError("there are {count} in the tag {tag}, not {players}", **words)
        return start

    def _each(self, prefix: str, naming: TagNames, players: int) -> tuple[str, ...]:
        """Return the values of a tag given once per player; empty if it is missing."""
        names = [prefix + naming.label(player) for player in range(1, MAX_BOARDS + 1)]
        for name in names[players:]:
            with self._placed(name):
                if name in self.tags:
                    words = {"players": players, "first": names[0], "last": names[players - 1]}
                    raise TextError(
                        "the game has {players} players (expected {first} to {last})", **words
                    )
        return tuple(self._value(name) or "" for name in names[:players])

    def _moves(self, record: GameRecord) -> None:
        """Play the movetext and set its results."""
        result = self._value("Result")
        with self._placed("Result"):
            if result is not None and not RESULT.match(result):
                raise TextError(
                    "“{result}” is not a result (expected such as 1-0-0)", result=shown(result)
                )
        game, start = record.game, record.start.resolve_pending()[0]
        is_analysis = ANALYSIS_TAG in self.tags
        dialect = _MoveDialect(self.lexer, start, game.notation, self._kept, is_analysis)
        first = game.quick_line(start) or start
        tree = read_tree(self.source, dialect, first, self.head.notes)
        record.root = tree.root
        if tree.result is not None and (tree.result.text != UNFINISHED or not result):
            result = tree.result.text
        outcome = outcome_of(record.tags, tree.final)
        record.result = result_at_end(start.players, outcome, result)


def _missing(name: str, example: str) -> TextError:
    words = {"name": name, "example": example}
    return TextError('the game has no tag {name} (expected such as [{name} "{example}"])', **words)


def _options(text: str) -> dict[str, OptionValue]:
    """Return the options of a tag as they are written. Raises TextError."""
    given: dict[str, OptionValue] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not equals:
            raise TextError(
                "“{part}” is not an option (expected such as join=rotate)", part=shown(part)
            )
        if name in given:
            raise TextError("option “{name}” is given twice", name=shown(name))
        given[name] = value
    return given

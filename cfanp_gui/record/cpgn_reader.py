"""Reading the games of any number of armies from the tokens of a text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

from cfanp_gui.core.boards import MAX_BOARDS
from cfanp_gui.core.game import (
    Game,
    GameLookup,
    IllegalAction,
    OptionError,
    OptionValue,
    Position,
    PositionError,
    UnknownGameError,
    check_options,
)
from cfanp_gui.core.notation import Notation
from cfanp_gui.core.tag_names import TagNames
from cfanp_gui.core.text import Text, joined, sentence_of
from cfanp_gui.record.cpgn_writer import MAX_DEPTH
from cfanp_gui.record.errors import NotationError, RecordError, shown
from cfanp_gui.record.game_record import UNFINISHED, GameRecord, MoveNode, result_token
from cfanp_gui.record.lexer import RESULT, Lexer, Token, TokenType
from cfanp_gui.record.movetext import MAX_COMMENT, MAX_NAG, ROSTER, plain, single

MAX_EMPTY = 1_000
"""Variations without a move that are skipped in a game."""
MAX_TAGS = 1_000

_SWITCHES = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def read_all(text: str, find_game: GameLookup) -> list[GameRecord]:
    """The games of a text, in order.

    Raises RecordError, naming line and column and what was expected.
    """
    lexer = Lexer(text)
    del text
    source = _Source(lexer)
    games = []
    while (reader := _Reader(lexer, source, find_game)).head():
        games.append(reader.read())
    return games


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

    def __init__(self, lexer: Lexer, source: _Source, find_game: GameLookup) -> None:
        self.lexer = lexer
        self.source = source
        self._find_game = find_game
        self.tags: dict[str, Token] = {}
        self.begin = 0 if source.next is None else source.next.at
        self.notes: list[Token] = []

    def head(self) -> bool:
        """Read the tags; answers whether there is a game."""
        length = 0
        while (token := self.source.next) is not None:
            if token.type is TokenType.COMMENT:
                if token.text.strip():
                    length += len(token.text)
                    self._limit(token, length)
                    self.notes.append(token)
            elif token.type is not TokenType.TAG:
                return True
            elif token.name in self.tags:
                raise self.lexer.error(
                    token.at, Text("the tag {name} is there twice", name=token.name)
                )
            elif len(self.tags) == MAX_TAGS:
                raise self.lexer.error(
                    token.at, Text("there are more than {most} tags", most=MAX_TAGS)
                )
            else:
                self.tags[token.name] = token
            self.source.take()
        return bool(self.tags)

    def read(self) -> GameRecord:
        """The game whose tags were read. Raises RecordError."""
        system = self._system()
        notation = system.notation
        naming = notation.naming
        options = self._options(system)
        start = self._start(system, options, naming)
        players = start.players
        names = self._each(naming.player, naming, players)
        colours = tuple(colour.lower() for colour in self._each(naming.colour, naming, players))
        if not any(colours):
            colours = ()
        others = {
            name: plain(token.text)
            for name, token in self.tags.items()
            if not naming.ours(name) and token.text != ROSTER.get(name)
        }
        try:
            game = GameRecord(
                system, options, names, colours, start, naming.position in self.tags, tags=others
            )
        except ValueError as error:
            raise self.lexer.error(self.begin, sentence_of(error)) from None
        self._moves(game, notation)
        return game

    def _limit(self, token: Token, length: int) -> None:
        if length > MAX_COMMENT:
            raise self.lexer.error(
                token.at,
                Text(
                    "the comments on a move have {length} characters (expected at most {most})",
                    length=length,
                    most=MAX_COMMENT,
                ),
            )

    def _value(self, name: str) -> str | None:
        token = self.tags.get(name)
        return None if token is None else plain(token.text)

    def _bad(self, name: str, message: str) -> RecordError:
        return self.lexer.error(
            self.tags[name].at, Text("tag {name}: {message}", name=name, message=message)
        )

    def _missing(self, name: str, example: str) -> RecordError:
        return self.lexer.error(
            self.begin,
            Text(
                'the game has no tag {name} (expected such as [{name} "{example}"])',
                name=name,
                example=example,
            ),
        )

    def _system(self) -> Game:
        name = self._value("Variant")
        try:
            return self._find_game(name or "")
        except UnknownGameError as error:
            if name is None:
                raise self._missing("Variant", error.known[0]) from None
            known = ", ".join(error.known)
            raise self._bad(
                "Variant",
                Text(
                    "“{name}” is an unknown game (expected {known})", name=shown(name), known=known
                ),
            ) from None

    def _options(self, system: Game) -> dict[str, OptionValue]:
        given: dict[str, OptionValue] = {}
        switches = {option.name for option in system.options if not option.choices}
        for part in (self._value("Options") or "").split():
            name, equals, value = part.partition("=")
            if not equals:
                raise self._bad(
                    "Options",
                    Text("“{part}” is no option (expected such as join=rotate)", part=shown(part)),
                )
            if name in given:
                raise self._bad("Options", Text("option “{name}” is there twice", name=shown(name)))
            if name in switches:
                if value not in _SWITCHES:
                    raise self._bad(
                        "Options",
                        Text(
                            "option “{name}” is “{value}” (expected on or off)",
                            name=name,
                            value=shown(value),
                        ),
                    )
                given[name] = _SWITCHES[value]
            else:
                given[name] = value
        try:
            return check_options(system.options, given)
        except OptionError as error:
            raise self._bad("Options", sentence_of(error)) from None

    def _start(self, system: Game, options: dict[str, OptionValue], naming: TagNames) -> Position:
        number = self._value("Players")
        players = int(number) if number and re.fullmatch(r"[1-9]\d?", number) else 0
        if number is not None and not system.min_players <= players <= system.max_players:
            raise self._bad(
                "Players",
                Text(
                    "“{number}” cannot be seated (expected {min_players} to {max_players})",
                    number=shown(number),
                    min_players=system.min_players,
                    max_players=system.max_players,
                ),
            )
        text = self._value(naming.position)
        if text is None:
            if number is None:
                raise self._missing("Players", "3")
            if self._value("SetUp") == "1":
                raise self._bad(
                    "SetUp",
                    Text("the game has no tag {tag} with its start position", tag=naming.position),
                )
            return system.initial(players, options)
        try:
            start = system.from_text(text, options)
        except PositionError as error:
            raise self._bad(naming.position, sentence_of(error)) from None
        if number is not None and players != start.players:
            raise self._bad(
                "Players",
                Text(
                    "there are {count} in the tag {tag}, not {players}",
                    count=start.players,
                    tag=naming.position,
                    players=players,
                ),
            )
        return start

    def _each(self, prefix: str, naming: TagNames, players: int) -> tuple[str, ...]:
        """The values of a tag that is there once per player, empty where it is missing."""
        labels = [naming.label(player) for player in range(1, MAX_BOARDS + 1)]
        for label in labels[players:]:
            if prefix + label in self.tags:
                raise self._bad(
                    prefix + label,
                    Text(
                        "the game has {players} players (expected {first} to {last})",
                        players=players,
                        first=prefix + labels[0],
                        last=prefix + labels[players - 1],
                    ),
                )
        return tuple(self._value(prefix + label) or "" for label in labels[:players])

    def _moves(self, game: GameRecord, notation: Notation[Any]) -> None:
        """Play the movetext and set what it says."""
        result = self._value("Result")
        if result is not None and not RESULT.match(result):
            raise self._bad(
                "Result",
                Text("“{result}” is no result (expected such as 1-0-0)", result=shown(result)),
            )
        main = now = _Reading(game.moves, game.start.resolve_pending()[0], 0)
        for note in self.notes:
            self._note(main, note)
        stack = [main]
        empty = 0
        while (token := self.source.next) is not None and token.type is not TokenType.TAG:
            self.source.take()
            match token.type:
                case TokenType.WORD:
                    if notation.opens(token.text):
                        token = self._whole(token)
                    if not now.line and now is main:
                        game.comment = now.settle()
                    self._play(now, notation, token)
                case TokenType.COMMENT:
                    self._note(now, token)
                case TokenType.NAG:
                    self._glyphs(now, token)
                case TokenType.OPEN:
                    if now.last is None:
                        raise self.lexer.error(
                            token.at,
                            Text("a variation stands before the first move it could replace"),
                        )
                    if len(stack) > MAX_DEPTH:
                        raise self.lexer.error(
                            token.at,
                            Text("variations are nested more than {most} deep", most=MAX_DEPTH),
                        )
                    place = now.last
                    now = _Reading([], place.position, place.ply, place, token.at)
                    stack.append(now)
                case TokenType.CLOSE:
                    if now is main:
                        raise self.lexer.error(token.at, Text("a variation ends that never began"))
                    text = now.settle()
                    now = stack[-2]
                    empty += stack.pop().last is None
                    if empty > MAX_EMPTY:
                        raise self.lexer.error(
                            token.at,
                            Text("more than {most} variations have no move", most=MAX_EMPTY),
                        )
                    if text:
                        # The variation has no move: what it says is not lost.
                        self._note(now, token._replace(text=text))
                case _ if now is main:
                    assert token.type is TokenType.RESULT, "tags end the game"
                    result = token.text if token.text != UNFINISHED or not result else result
                    break
                case _:
                    pass
        if now is not main:
            raise self.lexer.error(
                now.opened, Text("the variation has no end (expected a parenthesis)")
            )
        if text := main.settle():
            game.comment = text
        outcome = main.position.outcome()
        game.result = (
            result or UNFINISHED
            if outcome is None
            else result_token(main.position.players, outcome)
        )

    def _whole(self, token: Token) -> Token:
        """A word that only begins a move, with the word that goes on with it."""
        rest = self.source.next
        if rest is None or rest.type is not TokenType.WORD:
            return token
        self.source.take()
        return rest._replace(text=f"{token.text} {rest.text}", at=token.at)

    def _note(self, now: _Reading, token: Token) -> None:
        text = single(token.text)
        if not text:
            return
        now.notes.append(text)
        now.length += len(text) + 1
        self._limit(token, now.length - 1)

    def _glyphs(self, now: _Reading, token: Token) -> None:
        if not now.line:
            raise self.lexer.error(token.at, Text("an annotation stands before the first move"))
        last = now.line[-1]
        for nag in token.nags:
            if nag > MAX_NAG:
                raise self.lexer.error(
                    token.at,
                    Text(
                        "${nag} is no annotation (expected at most ${most})", nag=nag, most=MAX_NAG
                    ),
                )
            if nag not in last.nags:
                last.nags += (nag,)

    def _play(self, now: _Reading, notation: Notation[Any], token: Token) -> None:
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
            hint = notation.instead(before, token.text)
            raise self.lexer.error(
                token.at,
                Text(
                    "move {ply}, “{word}”: {reason}",
                    ply=ply + 1,
                    word=shown(token.text),
                    reason=joined("", (error.refusal.sentence, hint)),
                ),
            ) from None
        except NotationError as error:
            told = sentence_of(error)
            if not error.fitting:
                told = joined("", (told, notation.instead(before, token.text)))
            raise self.lexer.error(
                token.at, Text("move {ply}: {message}", ply=ply + 1, message=told)
            ) from None
        now.line.append(MoveNode(action, nags=token.nags, variations=variations))
        if lead:
            now.line[0].before = lead
        if target is not None:
            target.append(now.line)
            now.begins = None
        now.last, now.position, now.ply = place, after, ply + 1

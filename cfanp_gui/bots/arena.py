"""The arena: many games of bots against each other, the same for any number of processes.

Every action's seed follows from the seed of the arena, the game's number and the action's. The
seating follows from the game's number too (`seating`).
"""

from __future__ import annotations

import hashlib
import logging
import random
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import cfanp_gui
from cfanp_gui.assets import asset
from cfanp_gui.bots.contract import Limit, next_actor
from cfanp_gui.bots.levels import all_levels, find_level
from cfanp_gui.bots.program_bot import BotFaultError
from cfanp_gui.bots.ratings import Rating, Result, rate
from cfanp_gui.bots.seating import seatings
from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.core.options import OptionValue, OptionValues, check_options, drawn
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, TextError, sentence_of, shown
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.move_tree import MoveNode

_log = logging.getLogger(__name__)

EVENT = "cfanp selfplay"
"""The tag ``Event`` of a game of an arena."""
UNTERMINATED = "unterminated"
"""The tag ``Termination`` of a game that the arena broke off."""


SEEING = "seeing-"
"""Prefix of a bot that sees what is hidden, to show the value of that; only the arena has it."""


class ArenaError(TextError):
    """Error of an arena that cannot be held; the message gives the reason."""


class BotError(RuntimeError):
    """Error of a bot that failed, or chose an illegal action; the message says in which game."""

    def __init__(self, message: str, details: str) -> None:
        """`details` is the traceback, which otherwise gets lost between processes."""
        super().__init__(message, details)
        self.details = details

    def __str__(self) -> str:
        return str(self.args[0])


def _whole_number(text: str) -> int:
    """Return the number in a text of at most nine digits; 0 for another text."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0


class Entrant(NamedTuple):
    """A bot that takes part."""

    text: str
    """Text form: its level, and after a colon its own limit of nodes."""
    level: str
    nodes: int
    sees: bool = False
    """True if it is given what is hidden from its player; see `SEEING`."""

    @classmethod
    def read(cls, text: str, nodes: int) -> Entrant:
        """Return an entrant from its text, with `nodes` if it has no limit. Raises ValueError."""
        level, colon, own = text.removeprefix(SEEING).partition(":")
        if colon and all(level != known.key for known in all_levels()):
            name, _, own = own.partition(":")
            level, colon = f"{level}:{name}", ":" if own else ""
        find_level(level, any_class=True)
        nodes = _whole_number(own) if colon else nodes
        if not nodes:
            raise ArenaError(
                "“{text}”: the nodes must be a whole number (expected such as club:500)",
                text=shown(text),
            )
        return cls(text, level, nodes, text.startswith(SEEING))


@dataclass(frozen=True)
class Arena:
    """Settings of an arena: a value from which all games follow."""

    system: str
    """The key of the game."""
    players: int
    options: OptionValues
    entrants: tuple[Entrant, ...]
    seed: int
    actions: int
    """Actions after which a game is broken off; the living players share it."""
    definition: str = ""
    """Text that defines the game to processes that may not know it; see `Game.definition`."""

    def __post_init__(self) -> None:
        """Check the parts against each other. Raises ArenaError, OptionError."""
        game = self.game
        if self.players not in game.player_counts:
            raise ArenaError(
                "the number of players is {count} (expected {expected})",
                count=self.players,
                expected=game.expected_players,
            )
        if not 1 <= len(self.entrants) <= self.players:
            raise ArenaError(
                "there are {count} bots for {players} players (expected 1 to {players})",
                count=len(self.entrants),
                players=self.players,
            )
        hides = game.initial(self.players, self.rules(0)).hides
        for entrant in self.entrants:
            if entrant.sees and not hides:
                raise ArenaError("“{bot}”: nothing is hidden in this game", bot=shown(entrant.text))

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return registry.find_game(self.system).variant(self.options, self.definition)

    def start(self, number: int) -> Position:
        """Return the start of a game, which differs only in what players set up unseen."""
        game = self.game
        options = self.rules(number)
        start = game.initial(self.players, options)
        if start.set_up_rules is None:
            return start
        return game.initial(self.players, options, _seed(self.seed, number))

    def rules(self, number: int) -> dict[str, OptionValue]:
        """Return all options of a game of a number, with what is drawn by lot drawn for it."""
        options, seed = self.game.options, _seed(self.seed, number)
        values = check_options(options, {**self.game.as_seated, **self.options})
        return {option.name: drawn(option, values[option.name], seed) for option in options}

    def seated(self, number: int) -> tuple[Entrant, ...]:
        """Return the bots of player 1, 2, ... in a game of a number from 1."""
        orders = seatings(tuple(entrant.text for entrant in self.entrants), self.players)
        return tuple(self.entrants[bot] for bot in orders[(number - 1) % len(orders)])

    def tags(self, number: int) -> dict[str, str]:
        """Return the tags that identify a game of a number as one of this arena."""
        limits = ",".join(str(entrant.nodes) for entrant in self.entrants)
        bots = ",".join(entrant.text for entrant in self.entrants)
        return {
            "Event": EVENT,
            "Round": str(number),
            "Bots": bots,
            "Nodes": limits,
            "Seed": str(self.seed),
            "MostActions": str(self.actions),
            "Program": program(),
        }


class ArenaGame(NamedTuple):
    """A game that was played."""

    number: int
    record: str
    """The game as CPGN."""
    scores: tuple[float, ...]
    """Scores of all players, player 1 first: together 1."""
    actions: int
    """Number of its actions."""
    is_broken_off: bool = False
    """True if it was broken off after too many actions."""


def play_game(arena: Arena, number: int) -> ArenaGame:
    """Return a game of an arena, played to its end or until it is broken off. Raises BotError."""
    return replay(arena, number, chosen(arena, number))


def chosen(arena: Arena, number: int) -> list[Action]:
    """Return the actions that the bots of a game choose, one after the other. Raises BotError."""
    game = arena.game
    seated = arena.seated(number)
    bots = {
        bot.level: find_level(bot.level, any_class=True).make(game.piece_types) for bot in seated
    }
    actions: list[Action] = []
    position = arena.start(number).resolve_pending()[0]
    actor = next_actor(position, 0)
    while actor is not None and len(actions) < arena.actions:
        seed = _seed(arena.seed, number, len(actions))
        entrant = seated[actor - 1]
        try:
            known = position if entrant.sees else position.seen_by(actor)
            try:
                action = bots[entrant.level].choose(known, actor, seed, Limit(entrant.nodes))
            except BotFaultError as fault:
                # The bot loses its seat, but the others do not lose their game.
                _log.warning("game %d, action %d: %s", number, len(actions) + 1, fault)
                action = game.resignation(actor)
            position, _ = position.apply(action)
        except Exception as error:
            message = Text(
                "game {number}, action {action}: the bot “{bot}” failed: {reason}",
                number=number,
                action=len(actions) + 1,
                bot=entrant.text,
                reason=sentence_of(error) or type(error).__name__,
            )
            raise BotError(message, traceback.format_exc()) from error
        actions.append(action)
        actor = next_actor(position, actor)
    return actions


def _seed(*parts: int) -> int:
    return random.Random("/".join(map(str, parts))).getrandbits(32)


def replay(arena: Arena, number: int, actions: Sequence[Action]) -> ArenaGame:
    """Return the game with these actions. Raises ArenaError if they are illegal or incomplete."""
    game = arena.game
    names = tuple(entrant.text for entrant in arena.seated(number))
    options = arena.rules(number)
    start = arena.start(number)
    set_up = start if start.hides else None
    record = GameRecord.new(game, options, names, start=set_up)
    if len(actions) > arena.actions:
        raise ArenaError(
            "there are {count} actions (expected at most {most})",
            count=len(actions),
            most=arena.actions,
        )
    position, end = start.resolve_pending()[0], record.root
    for at, action in enumerate(actions, start=1):
        try:
            position, _ = position.apply(action)
        except IllegalAction as error:
            raise ArenaError(
                "action {number}, “{action}”: {reason}",
                number=at,
                action=shown(action.text),
                reason=sentence_of(error),
            ) from None
        end = end.add(MoveNode(action))
    if not _is_over(arena, position, len(actions)):
        raise ArenaError("the game goes on after action {number}", number=len(actions))
    record.tags.update(arena.tags(number))
    if position.outcome() is None:
        record.tags["Termination"] = UNTERMINATED
    return _played(number, record, position)


def _is_over(arena: Arena, final: Position, actions: int) -> bool:
    """Return True if a game ends in a position, or is broken off after a number of actions."""
    is_ended = final.outcome() is not None or next_actor(final, 0) is None
    return is_ended or actions >= arena.actions


def _played(number: int, record: GameRecord, final: Position) -> ArenaGame:
    written = cpgn.write_game(record)
    return ArenaGame(
        number, written, scores(final), len(record.moves), is_broken_off=final.outcome() is None
    )


def scores(position: Position) -> tuple[float, ...]:
    """Return the scores of all players, together 1, divided among those who share the game."""
    outcome = position.outcome()
    sharing = position.alive() if outcome is None else frozenset(outcome.players)
    part = 1 / len(sharing)
    return tuple(part if player in sharing else 0.0 for player in range(1, position.players + 1))


def played_before(arena: Arena, records: Sequence[GameRecord]) -> dict[int, ArenaGame]:
    """Return the games of an arena that are among records, by their numbers.

    A game that is not played to its end, such as one whose record was cut off, is left out. Raises
    ArenaError for a record of something else, with what differs from the arena, and for two
    different games of one number.
    """
    games: dict[int, ArenaGame] = {}
    for at, record in enumerate(records, start=1):
        text = record.tags.get("Round", "")
        number = _whole_number(text)
        for subject, written, expected in _compared(arena, number, record):
            if written != expected:
                raise ArenaError(
                    "game {number} of the file is not one of this arena: {what} is “{there}” "
                    "(expected “{expected}”)",
                    number=at,
                    what=subject,
                    there=shown(written),
                    expected=shown(expected),
                )
        final = record.final()
        if not _is_over(arena, final, len(record.moves)):
            continue
        played = _played(number, record, final)
        if games.setdefault(number, played) != played:
            raise ArenaError(
                "game {number} of the file is another game {round} than before",
                number=at,
                round=number,
            )
    return games


def _compared(arena: Arena, number: int, record: GameRecord) -> Iterator[tuple[str, str, str]]:
    """Yield the compared properties of a record: name, actual value and expected value."""
    game = arena.game
    options = arena.rules(number)
    yield "Variant", record.game.name, game.name
    yield "Players", str(len(record.names)), str(arena.players)
    for option in game.options:
        yield option.name, str(record.options[option.name]), str(options[option.name])
    for tag, expected in arena.tags(number).items():
        written = record.tags.get(tag, "")
        yield tag, written, "1, 2, ..." if tag == "Round" and number < 1 else expected
    names = ", ".join(entrant.text for entrant in arena.seated(number))
    yield Text("the seating"), ", ".join(record.names), names


class Standing(NamedTuple):
    """Result of a bot in an arena."""

    bot: str
    seats: int
    """Number of its seats in all games together."""
    won: float
    """Number of games it won, with its part of those that are shared."""
    rate: float
    """Part of all games that it won."""
    error: float
    """The standard error of that part."""
    fair: float
    """Part that it would win if all bots were equal, by its seats."""
    rating: Rating

    @property
    def above(self) -> float | None:
        """Return `rate` less `fair` in standard errors; None for a bot on all seats."""
        # A rounding error counts as 0, and has no sign.
        return round((self.rate - self.fair) / self.error, 9) + 0.0 if self.error else None


def standings(arena: Arena, played: Mapping[int, ArenaGame]) -> list[Standing]:
    """Return the results of all bots, the best first; bots with the same text are one."""
    names = tuple(dict.fromkeys(entrant.text for entrant in arena.entrants))
    results = [_result(arena, played[number]) for number in sorted(played)]
    games = max(len(results), 1)
    standings = []
    for name, rating in zip(names, rate(names, results), strict=True):
        won = [result.won.get(name, 0.0) for result in results]
        seats = [result.seats.get(name, 0) for result in results]
        share, fair = sum(won) / games, sum(seats) / (games * arena.players)
        more = [got - had / arena.players for got, had in zip(won, seats, strict=True)]
        error = _error(more, fair) if fair < 1 else 0.0
        standings.append(Standing(name, sum(seats), sum(won), share, error, fair, rating))
    return sorted(standings, key=lambda standing: (-standing.rating.points, -standing.rate))


def _result(arena: Arena, played: ArenaGame) -> Result:
    """Return the result of a game for the bots in it."""
    seats: Counter[str] = Counter()
    won: dict[str, float] = {}
    for entrant, score in zip(arena.seated(played.number), played.scores, strict=True):
        seats[entrant.text] += 1
        won[entrant.text] = won.get(entrant.text, 0.0) + score
    return Result(seats, won)


def _error(more: Sequence[float], fair: float) -> float:
    """Return the standard error of the mean of a bot's surplus over the fair part in each game.

    A game won and a game lost are added to the sample, so that a bot that has won all of a few
    games is not taken to be certain to win the next.
    """
    scatter = [*more, 1 - fair, -fair]
    mean = sum(scatter) / len(scatter)
    variance = sum((surplus - mean) ** 2 for surplus in scatter) / (len(scatter) - 1)
    return float((variance / max(len(more), 1)) ** 0.5)


ROOMS = ("core", "record", "kernel", "games", "bots", "puzzles")
"""Packages on which a game, and what is mined from it, depends."""


@cache
def program() -> str:
    """Return the version and a checksum of the source, where there is one, of rules and bots."""
    return with_sum(cfanp_gui.__version__, Path(cfanp_gui.__file__).parent, asset("games"))


def with_sum(version: str, package: Path, games: Path) -> str:
    """Return a version with the checksum of the source in two folders, if there is any."""
    digest = hashlib.sha256()
    files = sorted(
        (path.relative_to(package).as_posix(), path)
        for room in ROOMS
        for path in (package / room).rglob("*.py")
    )
    described = sorted((path.name, path) for path in games.glob("*.ini"))
    for name, path in (*files, *described):
        # Line ends depend on the checkout.
        source = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{name} {len(source)}\n".encode())
        digest.update(source)
    return f"{version} {digest.hexdigest()[:12]}" if files else version

"""The arena: bots play many games against each other, the same ones however many work on them.

Every action's seed follows from the seed of the arena, the game's number and the action's. Who
sits where moves on by one seat from game to game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cfanp_gui.bots.contract import Limit, next_actor
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, shown
from cfanp_gui.core.values import NamedTuple
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode

EVENT = "cfanp selfplay"
"""The tag ``Event`` of a game of an arena."""
UNTERMINATED = "unterminated"
"""The tag ``Termination`` of a game that the arena broke off."""


class ArenaError(ValueError):
    """An arena that cannot be held; the message says why."""


class Entrant(NamedTuple):
    """A bot that takes part."""

    text: str
    """How it is written: its level, and after a colon its own limit of nodes."""
    level: str
    nodes: int

    @classmethod
    def read(cls, text: str, nodes: int) -> Entrant:
        """Return an entrant as it is written; `nodes` is the limit of one that has none of its own.

        Raises ValueError for a bot there is not, or a limit that is no number.
        """
        level, colon, own = text.partition(":")
        find_level(level)
        if colon and not (own.isascii() and own.isdigit() and 0 < int(own) < 10**9):
            raise ArenaError(
                Text("“{text}”: the nodes must be a whole number (expected such as club:500)",
                     text=shown(text))
            )  # fmt: skip
        return cls(text, level, int(own) if colon else nodes)


@dataclass(frozen=True)
class Arena:
    """What is played: a value from which all games follow."""

    system: str
    """The key of the game."""
    players: int
    options: OptionValues
    entrants: tuple[Entrant, ...]
    seed: int
    actions: int
    """Actions after which a game is broken off; the living players share it."""

    def __post_init__(self) -> None:
        """Check the parts against each other. Raises ArenaError, OptionError."""
        game = registry.find_game(self.system)
        if self.players not in game.player_counts:
            raise ArenaError(
                Text("there are {count} players (expected {expected})", count=self.players,
                     expected=game.expected_players)
            )  # fmt: skip
        if not 1 <= len(self.entrants) <= self.players:
            raise ArenaError(
                Text("there are {count} bots for {players} players (expected 1 to {players})",
                     count=len(self.entrants), players=self.players)
            )  # fmt: skip
        game.initial(self.players, check_options(game.options, self.options))

    def start(self) -> Position:
        """Return the position in which every game begins, as it is set up."""
        game = registry.find_game(self.system)
        return game.initial(self.players, check_options(game.options, self.options))

    def seated(self, number: int) -> tuple[Entrant, ...]:
        """Return who plays for player 1, 2, ... in a game of a number from 1."""
        count = len(self.entrants)
        return tuple(self.entrants[(seat + number - 1) % count] for seat in range(self.players))

    def tags(self, number: int) -> dict[str, str]:
        """Return the tags by which a game of a number is known to be one of this arena."""
        limits = ",".join(str(entrant.nodes) for entrant in self.entrants)
        bots = ",".join(entrant.text for entrant in self.entrants)
        return {
            "Event": EVENT,
            "Round": str(number),
            "Bots": bots,
            "Nodes": limits,
            "Seed": str(self.seed),
            "MostActions": str(self.actions),
        }


class Played(NamedTuple):
    """A game that was played."""

    number: int
    record: str
    """It as CPGN."""
    scores: tuple[float, ...]
    """What every player got, player 1 first: together 1."""
    actions: int
    """How many actions it took."""


def play_game(arena: Arena, number: int) -> Played:
    """Return a game of an arena, played to its end or until it is broken off."""
    game = registry.find_game(arena.system)
    seated = arena.seated(number)
    bots = {one.level: find_level(one.level).make(game.piece_types) for one in seated}
    names = tuple(entrant.text for entrant in seated)
    options = {**game.as_seated, **arena.options}
    start = arena.start()
    record = GameRecord.new(game, options, names)
    position = start.resolve_pending()[0]
    actor = next_actor(position, 0)
    while actor is not None and len(record.moves) < arena.actions:
        seed = random.Random(f"{arena.seed}/{number}/{len(record.moves)}").getrandbits(32)
        entrant = seated[actor - 1]
        action = bots[entrant.level].choose(position, actor, seed, Limit(entrant.nodes))
        position, _ = position.apply(action)
        record.moves.append(MoveNode(action))
        actor = next_actor(position, actor)
    record.tags.update(arena.tags(number))
    if position.outcome() is None:
        record.tags["Termination"] = UNTERMINATED
    return Played(number, cpgn.write_game(record), scores(position), len(record.moves))


def scores(position: Position) -> tuple[float, ...]:
    """Return what every player got where a game ended or was broken off: together 1.

    A win that several share, a draw, and a game broken off are divided among those in it.
    """
    outcome = position.outcome()
    sharing = position.alive() if outcome is None else frozenset(outcome.players)
    part = 1 / len(sharing)
    return tuple(part if player in sharing else 0.0 for player in range(1, position.players + 1))


def played_before(arena: Arena, records: Sequence[GameRecord]) -> dict[int, Played]:
    """Return the games of an arena that are among records, by their numbers.

    Raises ArenaError for a record of something else.
    """
    game = registry.find_game(arena.system)
    options = check_options(game.options, {**game.as_seated, **arena.options})
    found: dict[int, Played] = {}
    for at, record in enumerate(records, start=1):
        text = record.tags.get("Round", "")
        number = int(text) if text.isascii() and text.isdigit() else 0
        wanted = arena.tags(number)
        if (
            number < 1
            or record.game is not game
            or record.options != options
            or len(record.names) != arena.players
            or any(record.tags.get(name) != value for name, value in wanted.items())
        ):
            raise ArenaError(
                Text("game {number} of the file is not one of these bots, seed and limits",
                     number=at)
            )  # fmt: skip
        found[number] = Played(
            number, cpgn.write_game(record), scores(record.final()), len(record.moves)
        )
    return found


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    seats: int
    """Seats it had in all games together."""
    won: float
    """Games it won; of one that is shared its part."""
    rate: float
    """The part it won of all games."""
    error: float
    """The standard error of that part."""
    fair: float
    """The part that would be its share if all were equal: of the seats."""


def standings(arena: Arena, played: Mapping[int, Played]) -> list[Standing]:
    """Return how all bots did, the best first; those that are written alike are one."""
    names = tuple(dict.fromkeys(entrant.text for entrant in arena.entrants))
    each: dict[str, list[float]] = {name: [] for name in names}
    seats = dict.fromkeys(names, 0)
    for number in sorted(played):
        seated = arena.seated(number)
        for name in names:
            got = [score for one, score in zip(seated, played[number].scores, strict=True)
                   if one.text == name]  # fmt: skip
            each[name].append(sum(got))
            seats[name] += len(got)
    games = max(len(played), 1)
    found = []
    for name, results in each.items():
        rate = sum(results) / games
        spread = sum((result - rate) ** 2 for result in results)
        error = (spread / (games - 1) / games) ** 0.5 if games > 1 else 0.0
        fair = seats[name] / (games * arena.players)
        found.append(Standing(name, seats[name], sum(results), rate, error, fair))
    return sorted(found, key=lambda one: -one.rate)

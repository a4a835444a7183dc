"""The games that keep the contract, and what chance plays of each by its house rules."""

import random
from collections.abc import Callable, Iterator
from functools import cache, cached_property, wraps
from typing import Any, NamedTuple, TypeVar

import pytest

from cfanp_gui.core.actions import Action, PocketSource, Source, Transition
from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.core.game import Game, OptionError, OptionValue, Position
from cfanp_gui.core.situation import Situation
from cfanp_gui.games import registry
from cfanp_gui.games.registry import Entry
from tests.made_up.entries import ENTRIES as MADE_UP
from tests.slow import examples, is_slow, turn_of

T = TypeVar("T")
E = TypeVar("E", bound=Exception)

ENTRIES: tuple[Entry, ...] = (*registry.ENTRIES, *MADE_UP)
BASES = ("xiangqi", "minishogi", "checkers", *(("hidden",) if is_slow() else ()))
"""Base games of which all is asked; of the others `test_records` asks a little."""
GAMES = (*(entry.key for entry in ENTRIES), *(f"cfanp-{base}" for base in BASES))
"""Games by name, loaded when a test asks: to collect tests takes no game."""
NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Felix", "Gina", "Hans")
PLIES = examples(150, 30)
LONGEST = 3000
"""Actions of the longest game that is waited for."""
FEW = 4 if is_slow() else 2
"""Positions of a walk of which more is asked than of all."""


class Ply(NamedTuple):
    """An action that was played: before, what changed, and after."""

    before: Position
    change: Transition
    after: Position


def name(player: int) -> str:
    """Return the name of a player."""
    return NAMES[player - 1] if player <= len(NAMES) else f"P{player}"


@cache
def game_of(name: str) -> Game:
    """Return the game with a name, its base game chosen."""
    key, _, base = name.partition("-")
    game = next(entry for entry in ENTRIES if entry.key == key).load()
    return game.variant({"base": base}) if base else game


class Case:
    """A game by some house rules for so many, and what chance plays of it."""

    def __init__(self, name: str, players: int, options: dict[str, OptionValue]) -> None:
        self.name = name
        self.players = players
        self.options = options

    def __repr__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{self.name}-{self.players}{rules and '-'}{rules}"

    @cached_property
    def game(self) -> Game:
        """Return the game, loaded when it is asked."""
        return game_of(self.name)

    @cached_property
    def start(self) -> Position:
        """Return the start position."""
        return self.game.initial(self.players, self.options)

    @cached_property
    def walk(self) -> tuple[Ply, ...]:
        """Return the plies of a random walk from the start, which prefers rare kinds of action."""
        return walk(self.start, random.Random(repr(self)), PLIES)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Return every position of the walk."""
        return (self.start, *(ply.after for ply in self.walk))

    @cached_property
    def few(self) -> tuple[Position, ...]:
        """Return some of these in which the game goes on, the start and late ones among them."""
        open_ones = [one for one in self.positions if one.outcome() is None]
        step = max(1, (len(open_ones) - 1) // (FEW - 1))
        return tuple(open_ones[::step][:FEW])

    @cached_property
    def end(self) -> tuple[Ply, ...]:
        """Return the plies after the walk in which one player after another gives up."""
        position, found = self.positions[-1], []
        for player in sorted(position.alive()):
            while offered := position.resignations(player):
                before = position
                position, change = before.apply(offered[0].action)
                found.append(Ply(before, change, position))
        return tuple(found)

    def situation(self, position: Position, change: Transition | None = None) -> Situation:
        """Return a position as it is put into words."""
        return Situation(
            self.game, self.start, position, name, transition=change, options=self.options
        )


def walk(position: Position, rng: random.Random, most: int) -> tuple[Ply, ...]:
    """Let chance play so many actions, or until the game is over."""
    found: list[Ply] = []
    position, _ = position.resolve_pending()
    while len(found) < most and (actors := sorted(position.actors())):
        legal = position.legal_actions(rng.choice(actors))
        kind = type(rng.choice(sorted(legal, key=lambda one: type(one).__name__)))
        rare = {type(action) for action in legal} - {kind}
        if rare and rng.random() < 0.5:
            kind = rng.choice(sorted(rare, key=lambda one: one.__name__))
            legal = tuple(action for action in legal if type(action) is kind)
        before = position
        position, change = before.apply(rng.choice(legal))
        found.append(Ply(before, change, position))
    return tuple(found)


def house_rules(game: Game, mixtures: int) -> Iterator[dict[str, OptionValue]]:
    """Yield each value alone that is no default, and some chosen together."""
    values: dict[str, list[OptionValue]] = {
        option.name: [choice.value for choice in option.choices] or [True, False]
        for option in game.options
        if not option.is_variant
    }
    for option in game.options:
        for value in values.get(option.name, ()):
            if value != option.default:
                yield {option.name: value}
    usual = {option.name: option.default for option in game.options}
    rng = random.Random(game.key)
    for _ in range(mixtures if game.options else 0):
        mixture = {name: rng.choice(some) for name, some in values.items()}
        while not any(fits(game, mixture, players) for players in game.player_counts):
            mixture = {name: rng.choice(some) for name, some in values.items()}
        chosen = dict(mixture.items() - usual.items())
        if chosen:
            yield chosen


def fits(game: Game, options: dict[str, OptionValue], players: int) -> bool:
    """Return True if a game can be played with these options by so many."""
    try:
        game.initial(players, options)
    except OptionError:
        return False
    return True


def all_cases(name: str) -> Iterator[Case]:
    """Yield a game for each number of players up to seven, and by each of its house rules."""
    game = game_of(name)
    counts = list(game.player_counts)
    yield from (Case(name, players, {}) for players in counts[:7])
    for options in house_rules(game, 6):
        fitting = [players for players in counts[1:5] or counts if fits(game, options, players)]
        yield from (Case(name, players, options) for players in fitting)


QUICK = [
    Case("cfanp", 2, {}),
    Case("cfanp", 3, {"captured": "dead", "defend": True, "exchange": True, "kingcapture": True}),
    Case("cfanp", 2, {"avalanche": True}),
    Case("cfanp", 3, {"start": "711"}),
    Case("cfanp", 5, {"bonus": "single", "friendly": False, "join": "reflect", "obstacles": True,
                      "order": "seats", "touch": True}),
    Case("ring", 3, {}),
    Case("ring", 4, {"tempo": "rounds", "tournament": False}),
    Case("strategichess", 2, {}),
    Case("strategichess", 4, {}),
    Case("odd", 4, {}),
    Case("cfanp-xiangqi", 3, {"friendly": False, "order": "seats"}),
    Case("cfanp-minishogi", 2, {}),
    Case("cfanp-checkers", 4, {}),
]  # fmt: skip
"""Cases of every feature that only some games have, and of every kind of option, once."""
LISTED = {case.name for case in QUICK}
CASES = [*(() if is_slow() else QUICK)] + [
    case for name in GAMES if is_slow() or name not in LISTED for case in all_cases(name)
]
PLAIN = [next(case for case in CASES if case.name == name) for name in GAMES]
"""Of every game one for as few as may play."""

Promise = Callable[[Any], None]
FEATURES: list[Callable[[Position], object]] = []
"""Functions that tell by its start if a game has a feature that not every game has."""
_ASKED: dict[tuple[str, str], list[Promise]] = {}


def each_case(promise: Promise) -> Promise:
    """Have a promise asked of every case, with the others of its module: see `of_each_case`."""
    return _asked(promise, "case")


def each_game(promise: Promise) -> Promise:
    """Have a promise asked of every game, with the others of its module: see `of_each_game`."""
    return _asked(promise, "game")


def _asked(promise: Promise, of: str) -> Promise:
    _ASKED.setdefault((promise.__module__, of), []).append(promise)
    return promise


def having(feature: Callable[[Position], object]) -> Callable[[Promise], Promise]:
    """Have a promise of what not every game has asked of each case that has it at the start."""
    FEATURES.append(feature)

    def asked(promise: Promise) -> Promise:
        @wraps(promise)
        def of_those_who_can(case: Case) -> None:
            if feature(case.start):
                promise(case)

        return each_case(of_those_who_can)

    return asked


def of_each_case(module: str) -> Promise:
    """Return a test that asks all promises of a module of each case, of which one walk is made.

    By default a module asks every second case of each game, and about half of the modules the
    others: each case is asked much, and each promise of every game.
    """
    keys = {case.name.partition("-")[0]: None for case in CASES}
    of_games = ([one for one in CASES if one.name.partition("-")[0] == key] for key in keys)
    turn = sum(module.encode())
    cases = [case for of_game in of_games for case in turn_of(of_game, turn) or of_game]

    @pytest.mark.parametrize("case", cases, ids=repr)
    def test(case: Case) -> None:
        ask(_ASKED[module, "case"], case)

    return test


def of_each_game(module: str) -> Promise:
    """Return a test that asks all promises of a module of each game."""

    @pytest.mark.parametrize("name", GAMES)
    def test(name: str) -> None:
        ask(_ASKED[module, "game"], game_of(name))

    return test


def ask(promises: list[Promise], of: object) -> None:
    """Ask promises one after another, and fail with all that were not kept."""
    broken = []
    for promise in promises:
        try:
            promise(of)
        except Exception as error:
            error.add_note(f"{promise.__module__}: {promise.__name__}")
            broken.append(error)
    if broken:
        raise ExceptionGroup(", ".join(error.__notes__[-1] for error in broken), broken)


def tried(ask: Callable[[], T], kind: type[E]) -> tuple[T | None, E | None]:
    """Return the answer and None, or None and the error of a kind by which it is refused."""
    try:
        return ask(), None
    except kind as error:
        return None, error


def specs(position: Position) -> dict[int, BoardSpec]:
    """Return the boards of a position by their ids."""
    return {spec.id: spec for spec in position.boards()}


def sources(position: Position) -> list[Source]:
    """Return the places of pieces that can be picked up: on boards and beside them."""
    found: list[Source] = list(position.pieces())
    for spec in position.boards():
        letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(spec.id) or ())
        found += [PocketSource(spec.id, letter) for letter in letters]
    return found


def others(case: Case, position: Position) -> list[Action]:
    """Return moves of other positions of the walk that are none of this one's, not too many."""
    here = set(position.all_actions())
    found = {action for other in case.positions[::5] for action in other.all_actions()} - here
    return sorted(found, key=lambda action: action.text)[:: max(1, len(found) // 40)]

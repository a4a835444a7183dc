"""The games that keep the contract, and what chance plays of each by its house rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import NamedTuple, TypeVar

import pytest

from cfanp_gui.core.actions import Action, PocketSource, Source, Transition
from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.core.capabilities import Pockets
from cfanp_gui.core.game import Game, OptionError, OptionValue, Position
from cfanp_gui.core.situation import Situation
from cfanp_gui.games import registry
from cfanp_gui.games.registry import Entry
from tests.made_up.entries import ENTRIES as MADE_UP
from tests.slow import examples, is_slow

T = TypeVar("T")
E = TypeVar("E", bound=Exception)

ENTRIES: tuple[Entry, ...] = (*registry.ENTRIES, *MADE_UP)
BASES = tuple(
    registry.find_game("cfanp").variant({"base": key})
    for key in ("xiangqi", "minishogi", "checkers", *(("hidden",) if is_slow() else ()))
)
"""Base games of which all is asked; of the others `test_variants` asks a little."""
GAMES = (*(entry.load() for entry in ENTRIES), *BASES)
NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Felix", "Gina", "Hans")
PLIES = examples(150)
LONGEST = 3000
"""Actions of the longest game that is waited for."""
FEW = 4 if is_slow() else 3
"""Positions of a walk of which more is asked than of all."""


class Ply(NamedTuple):
    """An action that was played: before, what changed, and after."""

    before: Position
    change: Transition
    after: Position


def name(player: int) -> str:
    """Return what a player is called."""
    return NAMES[player - 1] if player <= len(NAMES) else f"P{player}"


def called(game: Game) -> str:
    """Return the key of a game with its variant."""
    return "-".join((game.key, *str(game.title).casefold().split(": ")[1:]))


class Case:
    """A game by some house rules for so many, and what chance plays of it."""

    def __init__(self, game: Game, options: dict[str, OptionValue], players: int) -> None:
        self.game = game
        self.options = options
        self.players = players

    def __repr__(self) -> str:
        usual = {option.name: option.default for option in self.game.options}
        chosen = dict(self.options.items() - usual.items())
        rules = ",".join(f"{name}={chosen[name]}" for name in sorted(chosen))
        return f"{called(self.game)}-{self.players}{rules and '-'}{rules}"

    @cached_property
    def start(self) -> Position:
        """Return the start position."""
        return self.game.initial(self.players, self.options)

    @cached_property
    def walk(self) -> tuple[Ply, ...]:
        """Return what chance plays from the start; it likes rare kinds of action."""
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
        """Return how the walk ends when one after another gives up, as far as they may."""
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
        if mixture.items() - usual.items():
            yield mixture


def fits(game: Game, options: dict[str, OptionValue], players: int) -> bool:
    """Return whether a game can be played so by so many."""
    try:
        game.initial(players, options)
    except OptionError:
        return False
    return True


def _cases(game: Game) -> Iterator[Case]:
    counts = list(game.player_counts)
    yield from (Case(game, {}, players) for players in (counts[:7] if is_slow() else counts[:3:2]))
    rules = list(house_rules(game, 6 if is_slow() else 1))
    if game in BASES and not is_slow():
        rules = rules[-1:]  # what each does alone is asked of chess, whose rules they are
    for number, options in enumerate(rules):
        fitting = [players for players in counts[1:5] or counts if fits(game, options, players)]
        # Several together are the slowest: as few as may play them.
        one = (number + 2) % 3 % len(fitting) if len(options) == 1 else 0
        chosen = fitting if is_slow() else fitting[one:][:1]
        yield from (Case(game, options, players) for players in chosen)


CASES = [case for game in GAMES for case in _cases(game)]
PLAIN = [next(case for case in CASES if case.game is game) for game in GAMES]
"""Of every game one by its usual rules for as few as may play."""

each_case = pytest.mark.parametrize("case", CASES, ids=repr)
each_game = pytest.mark.parametrize("game", GAMES, ids=called)


def having(kind: type, cases: list[Case] = CASES) -> Callable[..., pytest.MarkDecorator]:
    """Return the mark of a test of what not every game can, for those cases that can."""
    able = [case for case in cases if isinstance(case.start, kind)]
    return pytest.mark.parametrize("case", able, ids=repr)


def tried(ask: Callable[[], T], kind: type[E]) -> tuple[T | None, E | None]:
    """Return what is answered, or else the error of a kind by which it is refused."""
    try:
        return ask(), None
    except kind as error:
        return None, error


def specs(position: Position) -> dict[int, BoardSpec]:
    """Return the boards of a position by their ids."""
    return {spec.id: spec for spec in position.boards()}


def sources(position: Position) -> list[Source]:
    """Return where something may lie that is picked up: pieces on boards and beside them."""
    found: list[Source] = list(position.pieces())
    if isinstance(position, Pockets):
        for spec in position.boards():
            letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(spec.id))
            found += [PocketSource(spec.id, letter) for letter in letters]
    return found


def others(case: Case, position: Position) -> list[Action]:
    """Return moves of other positions of the walk that are none of this one's, not too many."""
    here = set(position.all_actions())
    found = {action for other in case.positions[::5] for action in other.all_actions()} - here
    return sorted(found, key=lambda action: action.text)[:: max(1, len(found) // 40)]

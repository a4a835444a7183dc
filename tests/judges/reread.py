"""Reads every position of random games again from its text: ``python -m tests.judges.reread``.

Chance chooses the game, its base game, its options and the number of players, and plays. Of every
position the text is read, and must say the same again; now and then all that may be done, the
editor's fields and a view of it are compared too. Prints what differs, of each kind the first, and
how to get there, and ends with exit status 1 then. `--seed` plays other games, ``--base chess``
those of one base game only, ``--players 3`` those of so many. `--file` adds the games of a file.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.capabilities import Hidden, Transfers
from cfanp_gui.core.game import Game, OptionError, OptionValue, Position, PositionError
from cfanp_gui.games import registry
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames, Source
from cfanp_gui.games.pairs.described.library import parents

PLIES = 100
"""Actions of one game at most."""
OFTEN, SELDOM = 6, 24
"""Of so many positions one is asked more, and most."""


class Found(NamedTuple):
    """Something that differs, and where."""

    what: str
    where: str

    @property
    def kind(self) -> str:
        """Return it without squares and numbers, of which there are many."""
        return re.sub(r"\b[A-Z~]?[a-p]\d+\b|\d+|“[^”]*”|army [a-z]|\b[a-z]\b", "..", self.what)


class Built(Source):
    """The games that may be parents of others, as base games."""

    @property
    def found(self) -> Sequence[BaseGame]:
        return parents().games


def games() -> list[Game]:
    """Return every game with every base game."""
    return [one for entry in registry.ENTRIES for one in entry.load().variants()]


def mixed(game: Game, players: int, rng: random.Random) -> dict[str, OptionValue]:
    """Return some options of a game: often as usual, else a mixture that goes with so many."""
    while True:
        options: dict[str, OptionValue] = {}
        share = rng.choice((0, 0.2, 0.5))
        for option in game.options:
            values: Sequence[OptionValue] = [one.value for one in option.choices] or [True, False]
            if option.by_seat:
                options[option.name] = ",".join(str(rng.choice(values)) for _ in range(players))
            elif option.is_variant:
                options[option.name] = option.default
            elif rng.random() < share:
                options[option.name] = rng.choice(values)
        try:
            game.initial(players, options)
        except OptionError:
            continue
        return options


def chosen(position: Position, rng: random.Random) -> Action:
    """Return an action by lot, in which rare kinds come often enough."""
    actor = rng.choice(sorted(position.actors()))
    if rng.random() < 0.004 and (given := position.resignations(actor)):
        return rng.choice(given).action
    if rng.random() < 0.01 and isinstance(position, Transfers) and position.transferable():
        army = rng.choice(position.transferable())
        action = position.transfer(army, rng.randint(1, position.players))
        if position.refusal(action) is None:
            return action
    legal = position.legal_actions(actor)
    kinds = Counter(map(type, legal))
    kind = rng.choices(sorted(kinds, key=lambda one: one.__name__))[0]
    if rng.random() < 0.3:
        legal = tuple(one for one in legal if type(one) is kind)
    some = rng.sample(legal, min(len(legal), 4))
    # What goes far, captures or becomes another brings more about than a step of a piece.
    return max(
        some,
        key=lambda one: (len(one.text), rng.random()) if rng.random() < 0.4 else (0, rng.random()),
    )


def differences(
    game: Game, options: dict[str, OptionValue], position: Position, ply: int, rng: random.Random
) -> Iterator[str]:
    """Yield what is not as it was in a position that is read from its text."""
    text = position.to_text()
    try:
        again = game.from_text(text, options)
    except PositionError as error:
        yield f"refused: {error}"
        return
    if again.to_text() != text:
        yield f"written otherwise: {again.to_text()}"
        return
    if again.pieces() != position.pieces() or again.stockpiles != position.stockpiles:
        yield "other pieces"
    if position.outcome() is None and ply % OFTEN == 0:
        read = again.resolve_pending()[0]
        if read.to_text() != text:
            yield f"goes on by itself: {read.to_text()}"
        elif read.all_actions() != position.all_actions():
            yield "other actions"
    if ply % SELDOM == 0:
        yield from _edited(game, position, again)
    if isinstance(position, Hidden):
        yield from _seen(game, options, position, rng)


def _edited(game: Game, position: Position, again: Position) -> Iterator[str]:
    editing = game.editing(position)
    if editing is None or position.outcome() is not None:
        return
    for problem in editing.problems():
        yield f"in the editor: {problem.sentence}"
    if editing.to_text() != position.to_text():
        yield f"written otherwise by the editor: {editing.to_text()}"
    elif editing.problems() == () and editing.builder.build() != again:
        yield "built otherwise by the editor"


def _seen(
    game: Game, options: dict[str, OptionValue], position: Hidden, rng: random.Random
) -> Iterator[str]:
    assert isinstance(position, Position), "what is hidden is a position"
    viewer = rng.randint(0, position.players)
    view = position.seen_by(viewer)
    line = view.to_text()
    for text in (line, *((f"{position.to_text()} for={viewer}",) if "for=" in line else ())):
        try:
            again = game.from_text(text, options)
        except PositionError as error:
            yield f"the view of {viewer} is refused: {error}"
            return
        if again.to_text() != line:
            yield f"the view of {viewer} is written otherwise: {again.to_text()}"
        elif position.outcome() is None and again.all_actions() != view.all_actions():
            yield f"the view of {viewer} has other actions"
    for action in rng.sample(position.all_actions(), min(3, len(position.all_actions()))):
        refusal, played = view.refusal(action), None
        try:
            view.apply(action)
        except IllegalAction as error:
            played = error.refusal
        if refusal != played:
            yield f"of {action.text} the view of {viewer} says {refusal}, and playing it {played}"


def play(
    game: Game, players: int, plies: int, rng: random.Random, seen: Counter[str]
) -> Iterator[Found]:
    """Play a game of so many actions at most, and yield what differs."""
    options = mixed(game, players, rng)
    position, _ = game.initial(players, options, rng.randrange(1, 1 << 30)).resolve_pending()
    start, actions = position.to_text(), []
    for ply in range(plies):
        for what in differences(game, options, position, ply + players, rng):
            rules = " ".join(f"{name}={value}" for name, value in options.items())
            yield Found(
                what,
                f"{game.title}, {players} players, {rules}\n  start: {start}\n"
                f"  actions: {' '.join(actions)}\n  text: {position.to_text()}",
            )
            seen["plies"] += 1  # or games that differ at once would go on for ever
            return
        if not position.actors():
            seen["ended"] += 1
            return
        action = chosen(position, rng)
        position, _ = position.apply(action)
        actions.append(action.text)
        seen["plies"] += 1


def run(
    known: Sequence[Game], plies: int, seed: int, players: int | None = None, longest: int = PLIES
) -> tuple[Counter[str], list[Found]]:
    """Play games in turn until there were so many plies; return what was counted and found."""
    seen: Counter[str] = Counter()
    found: list[Found] = []
    number = 0
    while seen["plies"] < plies:
        game = known[number % len(known)]
        rng = random.Random(f"{seed} {number}")
        number += 1
        counts = game.player_counts
        few = [one for one in counts if one <= 5] or list(counts)[:3]
        count = players if players in counts else rng.choice(counts if rng.random() < 0.1 else few)
        assert count is not None, "a number was chosen"
        # Turns of many armies take long, and their games differ little from those of five.
        most = min(longest, max(6, longest * 6 // count), plies - seen["plies"])
        found += play(game, count, most, rng, seen)
        seen["games"] += 1
    return seen, found


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and read; return 0 when all can be read again, 1 where something cannot."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--plies", type=int, default=200_000, help="in all")
    parser.add_argument("--seed", type=int, default=1, help="which games")
    parser.add_argument("--base", help="games of this base game only")
    parser.add_argument("--game", help="games with this key only")
    parser.add_argument("--players", type=int, help="so many only, where a game can be so played")
    parser.add_argument("--file", type=Path, help="games in the dialect of variants.ini besides")
    options = parser.parse_args(arguments)
    began = time.monotonic()
    with ExitStack() as stack:
        stack.enter_context(BASE_GAMES.including(Built()))
        if options.file is not None:
            source = DescribedGames.of_file(options.file.name, options.file.read_bytes())
            stack.enter_context(BASE_GAMES.including(source))
        known = [
            one
            for one in games()
            if options.game in (None, one.key)
            and options.base in (None, one.options[0].default if one.options else None)
        ]
        seen, found = run(known, options.plies, options.seed, options.players)
    first = {one.kind: one for one in reversed(found)}
    kinds = Counter(one.kind for one in found)
    for kind, count in kinds.most_common():
        print(f"{count} x {first[kind].what}\n  {first[kind].where}")
    print(
        f"{seen['plies']} plies of {seen['games']} games, {seen['ended']} to their end, "
        f"{len(known)} games and base games, {time.monotonic() - began:.0f} s; "
        f"{len(found)} positions differ in {len(kinds)} ways"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

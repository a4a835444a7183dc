"""Completions and faults for a person who writes games of their own."""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from cfanp_gui.core.text import Text
from cfanp_gui.games.pairs.described import keys
from cfanp_gui.games.pairs.described.description import SHOWN
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.library import Refused, own, read, split
from cfanp_gui.games.pairs.described.values import KNOWN

_VALUES: Mapping[Callable[[str, str], Any], tuple[str, ...]] = {
    keys.yes: ("true", "false"),
    keys.result: ("win", "loss", "draw"),
    keys.outcome: ("win", "loss", "none"),
}
"""Values of keys by the reader of them."""
_KEYS = tuple(
    sorted(KNOWN - {*keys.REFUSED, *keys.NOT_APPLIED, *keys.IGNORED, *keys.OLDER}, key=str.casefold)
)
"""Keys that are proposed."""


class Fault(NamedTuple):
    """Fault of a text, or a key that has no effect."""

    line: int
    """Line at which it stands, from 1; 0 for the whole text."""
    sentence: Text


class WrittenGames(NamedTuple):
    """Games of a text that a person writes."""

    games: tuple[DescribedGame, ...]
    """Games that can be played, in their order."""
    starts: tuple[int, ...]
    """Line at which each of them begins."""
    sources: Mapping[str, str]
    """Text of each of them, with that of its parents here, by its key."""
    faults: tuple[Fault, ...]

    def at(self, line: int) -> DescribedGame | None:
        """Return the game in whose section a line is, or else the first one."""
        before = [game for game, at in zip(self.games, self.starts, strict=True) if at <= line]
        return before[-1] if before else next(iter(self.games), None)


def read_written(text: str, name: str, taken: Collection[str] = ()) -> WrittenGames:
    """Return the games and the faults of a text with a name; `taken` are keys of other files."""
    loaded = read(text, name)
    starts = {section.name: section.lines[""] for section in split(text, name)[0]}
    faults = [Fault(refusal.line, _here(refusal)) for refusal in loaded.refused]
    faults += [
        Fault(starts[key], Text("[{game}]: the name is taken by another file", game=key))
        for key in starts
        if key in taken
    ]
    faults += [
        Fault(starts[game.key], Text("[{game}] {key} is not applied", game=game.key, key=key))
        for game in loaded.games
        for key in game.not_applied
    ]
    games = tuple(game for game in loaded.games if game.key not in taken)
    lines = tuple(starts[game.key] for game in games)
    order = sorted(faults, key=lambda fault: fault.line)
    return WrittenGames(games, lines, loaded.sources, tuple(order))


def _here(refusal: Refused) -> Text:
    """Return the sentence of a refusal without the name of the file, where that is apart."""
    words = refusal.sentence.values
    return Text("{where}: {problem}", **words) if "where" in words else refusal.sentence


def completions(before: str, text: str) -> tuple[int, tuple[str, ...]]:
    """Return the length of the word at the end of a line so far, and its completions.

    `text` is the whole text, whose games may be parents.
    """
    if match := re.match(r"\s*\[[^\]:]*:\s*([^\]]*)\Z", before):
        here = (section.name for section in split(text, "")[0])
        return len(match[1]), _fitting(match[1], sorted({*own().values, *here}))
    if match := re.match(r"\s*([A-Za-z0-9]*)\Z", before):
        return len(match[1]), _fitting(match[1], _KEYS) if match[1] else ()
    if match := re.match(r"\s*(\w+)\s*=\s*(\S*)\Z", before):
        return len(match[2]), _fitting(match[2], values_of(match[1]))
    return 0, ()


def values_of(key: str) -> tuple[str, ...]:
    """Return the possible values of a key; none if they cannot be listed."""
    if key in keys.SHARED:
        return _VALUES[keys.yes]
    if key in SHOWN:
        return tuple(SHOWN[key])
    return _VALUES.get(keys.PLAIN[key][0], ()) if key in keys.PLAIN else ()


def _fitting(begun: str, words: list[str] | tuple[str, ...]) -> tuple[str, ...]:
    """Return the words that begin as typed, then those that contain it; none if it is whole."""
    typed = begun.casefold()
    first = [word for word in words if word.casefold().startswith(typed)]
    others = [word for word in words if typed in word.casefold() and word not in first]
    return () if [begun] == first else (*first, *others)

"""The base games: chess, those of the program's own file, of packages, and of files.

None is loaded before it is asked for.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

from cfanp_gui.core.options import Choice, OptionError
from cfanp_gui.core.text import Text, TextError, shown

if TYPE_CHECKING:
    from cfanp_gui.games.armies.base_game import BaseGame
    from cfanp_gui.games.pairs.described.library import Loaded, Refused
    from cfanp_gui.games.plug_ins import PlugIns

_OTHERS = Text("Others")
"""Heading of the games that belong to no family."""


class Source(Protocol):
    """Source of base games."""

    @property
    def found(self) -> Sequence[BaseGame]:
        """Return its games, loading them."""

    @property
    def refused(self) -> Sequence[Refused]:
        """Return the games that cannot be played here, with the reasons."""
        return ()


class Coded(Source):
    """A base game that is a value of a module, such as ``package.module:VALUE``."""

    def __init__(self, path: str) -> None:
        self._path = path

    @property
    def found(self) -> tuple[BaseGame, ...]:
        module, _, name = self._path.partition(":")
        return (getattr(import_module(module), name),)


class OwnGames(Source):
    """The base games of the program's own file."""

    @cached_property
    def _loaded(self) -> Loaded:
        from cfanp_gui.games.pairs.described.library import own

        return own()

    @property
    def found(self) -> tuple[BaseGame, ...]:
        return self._loaded.games

    @property
    def refused(self) -> tuple[Refused, ...]:
        return self._loaded.refused


class DescribedGames(OwnGames):
    """The base games of a text in the dialect of Fairy-Stockfish's variants.ini."""

    LONGEST = 8_000_000
    """Most bytes of a file that is read."""

    def __init__(self, name: str, text: str, *, overrides: bool = False) -> None:
        """`name` is for sentences; with `overrides` the text may replace the program's games."""
        self.name = name
        self.text = text
        self._overrides = overrides

    @classmethod
    def of_file(cls, name: str, data: bytes) -> DescribedGames:
        """Return the base games in the bytes of a file. Raises ValueError if they are not text.

        The dialect itself is ASCII; comments and names are in the encoding of the author's editor.
        """
        try:
            text, at = data.decode("utf-8-sig"), data.find(0)
        except UnicodeDecodeError as error:
            text = _decoded(data)
            at = error.start if "[" not in text else text.find("\0")
        if at >= 0:
            raise TextError("byte {number} is not UTF-8 text", number=at + 1)
        return cls(name, text)

    @cached_property
    def _loaded(self) -> Loaded:
        from cfanp_gui.games.pairs.described.library import own, read

        loaded = read(self.text, self.name, overrides=self._overrides)
        known = {game.key: game for game in own().games}
        for game in loaded.games:
            if game is not known.get(game.key):  # described alike, it is the program's own
                game.definition = loaded.sources[game.key]
        taken = own().sources.keys() & {refusal.section for refusal in loaded.refused}
        if taken:  # nothing is wrong with those either if they are described alike
            again = read(self.text, self.name, overrides=True).games
            alike = {game.key for game in again if game.is_like(known.get(game.key, game))}
            refused = tuple(
                refusal for refusal in loaded.refused if refusal.section not in alike & taken
            )
            loaded = loaded._replace(refused=refused)
        return loaded

    def check(self) -> None:
        """Raise ValueError with the reason if the text describes no game."""
        if self.found or any(refusal.section for refusal in self.refused):
            return
        for refusal in self.refused:
            raise ValueError(refusal.sentence)
        raise TextError("there is no game in it (expected such as [name:chess])")


def _decoded(data: bytes) -> str:
    """Return the text of UTF-16, or of lines each of which is UTF-8 or else cp1252."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    text = ""
    for line in data.removeprefix(codecs.BOM_UTF8).splitlines(keepends=True):
        try:
            text += line.decode("utf-8")
        except UnicodeDecodeError:
            text += line.decode("cp1252", "replace")
    return text


class PackagedGames(Source):
    """The base games of other packages that are installed."""

    @cached_property
    def _plug_ins(self) -> PlugIns:
        from cfanp_gui.games.plug_ins import plug_ins

        return plug_ins()

    @cached_property
    def _files(self) -> tuple[DescribedGames, ...]:
        return tuple(DescribedGames(package, text) for package, text in self._plug_ins.files)

    @property
    def found(self) -> tuple[BaseGame, ...]:
        return (*self._plug_ins.bases, *(game for file in self._files for game in file.found))

    @property
    def refused(self) -> tuple[Refused, ...]:
        from cfanp_gui.games.pairs.described.library import Refused

        packages = (Refused(name, "", sentence) for name, sentence in self._plug_ins.refused)
        return (*packages, *(refusal for file in self._files for refusal in file.refused))


class BaseGameList:
    """Base games in order; of several with one key the first counts, unless one is given."""

    def __init__(self, *sources: Source) -> None:
        self._sources = sources
        self._given: list[Source] = []
        """Sources that a person has named for now; they alone count for their keys."""
        self.added: Source | None = None
        """Source of the games that a person has saved, which comes last."""

    def _all(self) -> tuple[Source, ...]:
        added = () if self.added is None else (self.added,)
        return (*self._sources, *self._given, *added)

    @contextmanager
    def including(self, source: Source) -> Iterator[None]:
        """Include another source, listed last but searched first, within the context.

        Its answer about a game takes precedence, even if it refuses the game.
        """
        self._given.append(source)
        try:
            yield
        finally:
            self._given.remove(source)

    def _first_sources(self) -> dict[str, Source]:
        """Return the first given source with each key, whether it offers or refuses the game."""
        first: dict[str, Source] = {}
        for source in self._given:
            keys = [game.key for game in source.found] + [fault.section for fault in source.refused]
            first |= {key: source for key in keys if key not in first}
        return first

    @contextmanager
    def with_added(self, source: Source) -> Iterator[None]:
        """Include the games that a person has saved, within the context."""
        before, self.added = self.added, source
        try:
            yield
        finally:
            self.added = before

    def __iter__(self) -> Iterator[BaseGame]:
        """Yield the games, each loaded when it is reached."""
        keys, first = set(), self._first_sources()
        for source in self._all():
            for game in source.found:
                if game.key not in keys and first.get(game.key, source) is source:
                    keys.add(game.key)
                    yield game

    def refused(self) -> Iterator[Refused]:
        """Yield the games of all sources that cannot be played here, with the reasons."""
        from cfanp_gui.games.pairs.described.library import Refused

        first = self._first_sources()
        for source in self._all():
            yield from source.refused
            for game in source.found:
                if first.setdefault(game.key, source) is not source:
                    yield Refused(game.key, "", Text("the name “{name}” is taken", name=game.key))

    def choices(self) -> Iterator[Choice]:
        """Yield the games as choices by their keys."""
        from cfanp_gui.games.armies.base_game import FAMILIES

        for game in self:
            family = FAMILIES.get(game.family, _OTHERS)
            yield Choice(game.key, game.name, game.about, family, game.native)

    def find(self, key: str) -> BaseGame:
        """Return the game with a key. Raises OptionError if it is unknown or cannot be played."""
        for game in self:
            if game.key == key:
                return game
        given = self._first_sources().get(key)
        for refusal in self.refused() if given is None else given.refused:
            if refusal.section == key:
                words = {"key": shown(key), "reason": refusal.sentence}
                raise OptionError("the base game “{key}” cannot be played here: {reason}", **words)
        from difflib import get_close_matches

        for near in get_close_matches(key.casefold(), [game.key for game in self], 1, 0.75):
            words = {"key": shown(key), "near": near}
            raise OptionError(
                "the base game “{key}” is not known here (expected {near}, or the file that has "
                "it)",
                **words,
            )
        raise OptionError(
            "the base game “{key}” is not known here (expected the file that has it)",
            key=shown(key),
        )

    def read(self, key: str, definition: str) -> BaseGame:
        """Return the game that a record's text describes, the same object each time.

        It takes precedence over a different game of the program with the same name. Raises
        OptionError if the text describes none.
        """
        source = _carried(definition)
        for game in source.found:
            if game.key == key:
                return game
        for refusal in source.refused:
            raise OptionError(refusal.sentence)
        raise OptionError(
            "the base game “{key}” is not in it (expected a section of that name)", key=shown(key)
        )


@lru_cache(32)
def _carried(definition: str) -> DescribedGames:
    return DescribedGames(Text("the record"), definition, overrides=True)


BASE_GAMES = BaseGameList(
    Coded("cfanp_gui.games.pairs.fide:FIDE"),
    OwnGames(),
    Coded("cfanp_gui.games.pairs.checkers:CHECKERS"),
    Coded("cfanp_gui.games.pairs.hidden:HIDDEN"),
    PackagedGames(),
)

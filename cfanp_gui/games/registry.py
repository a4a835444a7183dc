"""List of the games: an explicit list, followed by those of other packages.

Each is loaded when it is first asked for.
"""

import logging
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple, overload

from cfanp_gui.core.game import Game, UnknownGameError


class Entry(NamedTuple):
    """Entry of a game: its key and name, as the game has them, and the path of its class."""

    key: str
    name: str
    path: str
    """Module and class, such as ``package.module:Class``."""

    def load(self) -> Game:
        """Return the game, the same object each time."""
        return _loaded(self.path)


@cache
def _loaded(path: str) -> Game:
    module, _, name = path.partition(":")
    game = getattr(import_module(module), name)()
    assert isinstance(game, Game), "the list names classes of games"
    return game


ENTRIES = [
    Entry(
        "cfanp",
        "Chess For Any Number of Players",
        "cfanp_gui.games.cfanp:ChessForAnyNumberOfPlayers",
    ),
    Entry("ring", "Multi Player Chess", "cfanp_gui.games.ring:MultiPlayerChess"),
    Entry("strategichess", "StrategiChess", "cfanp_gui.games.strategichess:StrategiChess"),
]


class Games(Sequence[Game]):
    """Sequence of the games in the order of the list; each is loaded when it is reached."""

    def __len__(self) -> int:
        return len(ENTRIES) + len(_packaged())

    @overload
    def __getitem__(self, index: int) -> Game: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Game]: ...

    def __getitem__(self, index: int | slice) -> Game | Sequence[Game]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if 0 <= index < len(ENTRIES):
            return ENTRIES[index].load()
        return (*(entry.load() for entry in ENTRIES), *_packaged())[index]


@cache
def _packaged() -> tuple[Game, ...]:
    """Return the games of other packages; of several with the same name, only the first."""
    from cfanp_gui.games.plug_ins import plug_ins

    taken = {name for entry in ENTRIES for name in (entry.key, entry.name.casefold())}
    games = []
    for game in plug_ins().games:
        own = {game.key, game.name.casefold()}
        if own & taken:
            logging.getLogger(__name__).warning("the name of the game %r is taken", game.name)
        else:
            games.append(game)
            taken |= own
    return tuple(games)


def _all() -> Iterator[Entry | Game]:
    yield from ENTRIES
    yield from _packaged()


GAMES = Games()


def keys() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the list."""
    return tuple(game.key for game in _all())


def names() -> tuple[str, ...]:
    """Return the names of all games in records, in the order of the list."""
    return tuple(game.name for game in _all())


def default_game() -> Game:
    """Return the game that is set up when nobody has chosen another."""
    return GAMES[0]


def find_game(name: str) -> Game:
    """Return the game with a key or record name, regardless of case.

    Raises UnknownGameError, which names the known games.
    """
    wanted = name.casefold()
    for game in _all():
        if wanted in (game.key, game.name.casefold()):
            return game.load() if isinstance(game, Entry) else game
    raise UnknownGameError(name, names())

"""The games there are: one explicit list. Each is loaded when it is first asked for."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple, overload

from cfanp_gui.core.game import Game, UnknownGameError


class Entry(NamedTuple):
    """A game by its names, which are those it says itself, and where its class is."""

    key: str
    name: str
    path: str
    """The module and the class, such as ``package.module:Class``."""

    def load(self) -> Game:
        """Return the game; the same one each time."""
        return _loaded(self.path)


@cache
def _loaded(path: str) -> Game:
    module, _, name = path.partition(":")
    found = getattr(import_module(module), name)()
    assert isinstance(found, Game), "the list names classes of games"
    return found


ENTRIES = [
    Entry("cfanp", "Chess For Any Number of Players",
          "cfanp_gui.games.cfanp:ChessForAnyNumberOfPlayers"),
    Entry("ring", "Multi Player Chess", "cfanp_gui.games.ring:MultiPlayerChess"),
    Entry("strategichess", "StrategiChess", "cfanp_gui.games.strategichess:StrategiChess"),
]  # fmt: skip


class Games(Sequence[Game]):
    """The games in the order of the list; going through them loads no more than is reached."""

    def __len__(self) -> int:
        return len(ENTRIES)

    @overload
    def __getitem__(self, index: int) -> Game: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Game]: ...

    def __getitem__(self, index: int | slice) -> Game | Sequence[Game]:
        if isinstance(index, slice):
            return tuple(entry.load() for entry in ENTRIES[index])
        return ENTRIES[index].load()


GAMES = Games()


def keys() -> tuple[str, ...]:
    """Return the keys of all games, in the order of the list."""
    return tuple(entry.key for entry in ENTRIES)


def names() -> tuple[str, ...]:
    """Return what the games are called in records, in the order of the list."""
    return tuple(entry.name for entry in ENTRIES)


def default_game() -> Game:
    """Return the game that a new game is of when nobody has chosen another."""
    return GAMES[0]


def find_game(name: str) -> Game:
    """Return the game with a key or record name, in capitals or not.

    Raises UnknownGameError, which names those there are.
    """
    wanted = name.casefold()
    for entry in ENTRIES:
        if wanted in (entry.key, entry.name.casefold()):
            return entry.load()
    raise UnknownGameError(name, names())

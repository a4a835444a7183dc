"""The game systems there are: one explicit list. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, overload

from cfanp_gui.core.game import Game, PushedSystem, UnknownGameError


class _Listed(NamedTuple):
    """A system by its names, which are those it says itself, and how it is loaded."""

    key: str
    name: str
    load: Callable[[], Game]


@cache
def _cfanp() -> Game:
    from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers

    return ChessForAnyNumberOfPlayers()


@cache
def _ring() -> Game:
    from cfanp_gui.games.ring import MultiPlayerChess

    return MultiPlayerChess()


_LISTED: tuple[_Listed, ...] = (
    _Listed("cfanp", "Chess For Any Number of Players", _cfanp),
    _Listed("ring", "Multi Player Chess", _ring),
)


class Games(Sequence[Game]):
    """The systems in the order of the list; going through them loads no more than is reached."""

    def __len__(self) -> int:
        return len(_LISTED)

    @overload
    def __getitem__(self, index: int) -> Game: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Game]: ...

    def __getitem__(self, index: int | slice) -> Game | Sequence[Game]:
        if isinstance(index, slice):
            return tuple(listed.load() for listed in _LISTED[index])
        return _LISTED[index].load()


GAMES = Games()
KEYS = tuple(listed.key for listed in _LISTED)
NAMES = tuple(listed.name for listed in _LISTED)
"""What the systems are called in records."""


def default_game() -> PushedSystem:
    """The first game of half-boards pushed together: what a new game is of."""
    return next(game for game in GAMES if isinstance(game, PushedSystem))


def find_game(name: str) -> Game:
    """The system with a key or record name, in capitals or not.

    Raises UnknownGameError, which names those there are.
    """
    wanted = name.casefold()
    for listed in _LISTED:
        if wanted in (listed.key, listed.name.casefold()):
            return listed.load()
    raise UnknownGameError(name, NAMES)

"""The game systems there are: one explicit list. Each is loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, overload

from cfanp_gui.core.system import GameSystem, PushedSystem


class _Listed(NamedTuple):
    """A system by its names, which are those it says itself, and how it is loaded."""

    key: str
    name: str
    load: Callable[[], GameSystem]


@cache
def _cfanp() -> GameSystem:
    from cfanp_gui.core.systems.cfanp import ChessForAnyNumberOfPlayers

    return ChessForAnyNumberOfPlayers()


@cache
def _ring() -> GameSystem:
    from cfanp_gui.core.systems.ring import MultiPlayerChess

    return MultiPlayerChess()


_LISTED: tuple[_Listed, ...] = (
    _Listed("cfanp", "Chess For Any Number of Players", _cfanp),
    _Listed("ring", "Multi Player Chess", _ring),
)


class Systems(Sequence[GameSystem]):
    """The systems in the order of the list; going through them loads no more than is reached."""

    def __len__(self) -> int:
        return len(_LISTED)

    @overload
    def __getitem__(self, index: int) -> GameSystem: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[GameSystem]: ...

    def __getitem__(self, index: int | slice) -> GameSystem | Sequence[GameSystem]:
        if isinstance(index, slice):
            return tuple(listed.load() for listed in _LISTED[index])
        return _LISTED[index].load()


SYSTEMS = Systems()
KEYS = tuple(listed.key for listed in _LISTED)
NAMES = tuple(listed.name for listed in _LISTED)
"""What the systems are called in records."""


def usual_system() -> PushedSystem:
    """The first game of half-boards pushed together: what a new game is of."""
    return next(game for game in SYSTEMS if isinstance(game, PushedSystem))


def system(name: str) -> GameSystem:
    """The system with a key or record name, in capitals or not.

    Raises KeyError naming those there are.
    """
    wanted = name.casefold()
    for listed in _LISTED:
        if wanted in (listed.key, listed.name.casefold()):
            return listed.load()
    raise KeyError(f"unknown game “{name}” (expected {', '.join(NAMES)})")

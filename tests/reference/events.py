"""What is said to have happened."""

from __future__ import annotations

from typing import NamedTuple


class Event(NamedTuple):
    """A word for what happened, and those of the fields that belong to it.

    ``checkmate`` and ``king_captured`` (army, player, by_army), ``pass``, ``frozen`` and
    ``released`` (army), ``died`` (army, player), ``handed`` (army, from and to whom),
    ``exchange`` (value, players), ``removed`` (army, square, piece), ``swapped`` (the same, and
    into what), ``excused`` (player).
    """

    type: str
    army: int | None = None
    player: int | None = None
    by_army: int | None = None
    value: int | None = None
    players: tuple[int, ...] = ()
    square: str = ""
    piece: str = ""
    into: str = ""

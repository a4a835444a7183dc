"""What may be done but for what stands there: castling, and capturing a pawn in passing."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT, new


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """For each army its rights, `movegen.SHORT` | `movegen.LONG`."""
    passed: tuple[int, ...]
    """For each half-board the local square its own army's pawn has passed, or NO_SQUARE."""


def all_rights(count: int) -> Rights:
    """Return the rights with which a game of so many armies begins."""
    return Rights((SHORT | LONG,) * count, (NO_SQUARE,) * count)


def without_castling(rights: Rights, army: int, lost: int) -> Rights:
    """Return rights without some of an army's to castle; the same if it had none of them."""
    castling, passed = rights
    if not castling[army] & lost:
        return rights
    return Rights((*castling[:army], castling[army] & ~lost, *castling[army + 1 :]), passed)


def without_passed(rights: Rights, board: int) -> Rights:
    """Return rights without the passed square of a half-board; the same if there is none."""
    castling, passed = rights
    if passed[board] < 0:
        return rights
    return new(Rights, (castling, (*passed[:board], NO_SQUARE, *passed[board + 1 :])))

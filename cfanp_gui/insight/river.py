"""The shape of a lineage as a river: a ribbon for each army, which flows to its captor.

All lengths are parts of the picture's height, and 0 is its top. The ribbons of one player lie
together, with a gap to those of the next, in the order of play; those of nobody lie lowest. The
width of a ribbon shows the worth of its army.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from cfanp_gui.insight.lineage import Holders, Lineage

SAMPLES = 240
"""Points at which the banks are known, from the first position to the last."""
GAP = 0.05
"""Gap between the ribbons of two players; all gaps together are at most `_MOST_GAPS`."""
_MOST_GAPS = 0.35
_THINNEST = 0.014
"""Least width as a part of the greatest material, so that an army with its King alone is seen."""
_FLOW = 24
"""A change of hands takes at least one part in this number of the whole length."""


class Ribbon(NamedTuple):
    """The banks of one army's ribbon at every sample; equal where it has no pieces."""

    tops: tuple[float, ...]
    bottoms: tuple[float, ...]


def river(told: Lineage, samples: int = SAMPLES) -> tuple[Ribbon, ...]:
    """Return the ribbon of every army, in the order of `Lineage.seats`."""
    thin = max(1.0, _THINNEST * max(map(sum, told.material)))
    widest = max(_total(told, at, thin) for at in range(told.length))
    kernel = _kernel(max(1, samples // _FLOW))
    points = _points(told.length, samples)
    # In a long game only the positions beside a point are needed.
    wanted = sorted({at for point in points for at in point[:2]})
    stages = {at: _stage(told, at, thin, widest) for at in wanted}
    found = []
    for army in range(len(told.seats)):
        banks = []
        for bank in (0, 1):
            values = [
                stages[at][army][bank] * (1 - part) + stages[after][army][bank] * part
                for at, after, part in points
            ]
            banks.append(_smooth(values, kernel))
        found.append(Ribbon(*banks))
    return tuple(found)


def _points(length: int, samples: int) -> list[tuple[int, int, float]]:
    """Return for every sample the positions on both its sides, and its nearness to the second."""
    last = length - 1
    found = []
    for sample in range(samples):
        along = sample * last / (samples - 1)
        at = min(int(along), max(last - 1, 0))
        found.append((at, min(at + 1, last), along - at))
    return found


def place(at: int, told: Lineage) -> float:
    """Return the place of a position along the river, from 0 to 1, by its number on the line."""
    return at / max(1, told.length - 1)


def nearest(along: float, told: Lineage) -> int:
    """Return the number of the position that lies nearest to a place along the river."""
    return min(max(round(along * (told.length - 1)), 0), told.length - 1)


def _total(told: Lineage, at: int, thin: float) -> float:
    """Return the width of all ribbons together in one position, in pawns."""
    return sum(
        max(worth, thin) if count else 0.0
        for worth, count in zip(told.material[at], told.pieces[at], strict=True)
    )


def _stage(told: Lineage, at: int, thin: float, widest: float) -> list[tuple[float, float]]:
    """Return top and bottom of every army's ribbon in one position."""
    holders, worth = told.holders[at], told.material[at]
    streams = len(set(told.holders[0]))
    gap = min(GAP, _MOST_GAPS / max(1, streams - 1))
    scale = (1 - gap * (streams - 1)) / max(widest, 1.0)
    order = _order(holders, told.holders[0])
    banks = [(0.0, 0.0)] * len(holders)
    down, last = 0.0, None
    for army in order:
        wide = max(worth[army], thin) * scale if told.pieces[at][army] else 0.0
        if wide:
            if last is not None and last != (holders[army],):
                down += gap
            last = (holders[army],)
        banks[army] = (down, down + wide)
        down += wide
    rest = (1 - down) / 2
    return [(top + rest, bottom + rest) for top, bottom in banks]


@lru_cache(maxsize=256)
def _order(holders: Holders, first: Holders) -> tuple[int, ...]:
    """Return the armies from the top: by their players, with each player's own first."""
    armies = range(len(holders))
    return tuple(
        sorted(
            armies,
            key=lambda army: (
                holders[army] is None,
                holders[army] or 0,
                holders[army] != first[army],
                army,
            ),
        )
    )


def _kernel(reach: int) -> list[float]:
    """Return the weights of a point's neighbours and its own, in a bell that sums to 1."""
    bell = [1 + math.cos(math.pi * step / (reach + 1)) for step in range(-reach, reach + 1)]
    whole = sum(bell)
    return [weight / whole for weight in bell]


def _smooth(values: Sequence[float], kernel: Sequence[float]) -> tuple[float, ...]:
    """Return every value as a mean of those around it; the ends are extended."""
    reach = len(kernel) // 2
    padded = [values[0]] * reach + list(values) + [values[-1]] * reach
    width = len(kernel)
    return tuple(sum(map(mul, kernel, padded[at : at + width])) for at in range(len(values)))

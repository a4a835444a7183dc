"""Lineage: the captures of armies, with time and captor, and everybody's material over time.

It is derived from the transitions of a line of play, action by action. An army is followed by its
seat, so there is a lineage only if no two seats have one army. The worth of an army is the usual
worth of its pieces in pawns; its holder is the player of its seat, and a dead one has none.

Its shape is a river: a ribbon for each army, which flows to its captor. All lengths are parts of
the picture's height, and 0 is its top. The ribbons of one player lie together, with a gap to those
of the next, in the order of play; those of nobody lie lowest. The width of a ribbon shows the worth
of its army.
"""

import math
from collections.abc import Mapping, Sequence
from functools import lru_cache
from operator import mul
from typing import NamedTuple

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.events import Event
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.session.tree import Node

Holders = tuple[int | None, ...]
"""For each army the player who has it; None for a dead one."""


class Turning(NamedTuple):
    """An army that was lost, or changed hands."""

    at: int
    """Number of the action that caused it, from 1 for the first one of the line."""
    army: int
    """The army's place in `Lineage.seats`."""
    before: int | None
    """The player who had it."""
    after: int | None
    """The player who has it now; None for nobody."""
    events: tuple[Event, ...]
    """The events that tell of it."""


class Lineage(NamedTuple):
    """The fate of every army on a line of play: before its first action, and after each."""

    seats: tuple[int, ...]
    """The ids of the armies' seats, in the order of play."""
    rounds: tuple[int | None, ...]
    """The round being played; None where nothing counts rounds."""
    material: tuple[tuple[int, ...], ...]
    """Worth of each army, in pawns."""
    pieces: tuple[tuple[int, ...], ...]
    """Number of pieces of each army."""
    holders: tuple[Holders, ...]
    turnings: tuple[Turning, ...]

    @property
    def length(self) -> int:
        """Return the number of positions on the line."""
        return len(self.material)

    def had(self, at: int, player: int | None) -> int:
        """Return the worth of all armies of a player after a number of actions."""
        pairs = zip(self.holders[at], self.material[at], strict=True)
        return sum(worth for holder, worth in pairs if holder == player)

    def players(self, at: int) -> tuple[int, ...]:
        """Return the players who had an army after a number of actions, in order."""
        return tuple(sorted({holder for holder in self.holders[at] if holder is not None}))


def is_possible(position: Position) -> bool:
    """Return True if armies can be told apart by their pieces: no two seats have the same."""
    armies = [seat.army for seat in position.seats()]
    return bool(armies) and len(set(armies)) == len(armies)


def lineage(nodes: Sequence[Node], piece_types: Mapping[str, PieceType]) -> Lineage | None:
    """Return the lineage of a line of play, root first; None if there is none."""
    root = nodes[0].position
    if not is_possible(root):
        return None
    seats = root.seats()
    places = {seat.army: place for place, seat in enumerate(seats)}
    ids = tuple(seat.id for seat in seats)
    worth, count = [0] * len(seats), [0] * len(seats)

    def gain(piece: Piece, sign: int) -> None:
        place = places.get(piece.army)
        kind = piece_types.get(piece.letter)
        if place is not None:
            count[place] += sign
            worth[place] += sign * (0 if kind is None else kind.value)

    for piece in root.pieces().values():
        gain(piece, 1)
    rounds, material, pieces = [root.round], [tuple(worth)], [tuple(count)]
    holders = [_holders(root, ids)]
    turnings: list[Turning] = []
    for at, node in enumerate(nodes[1:], start=1):
        done = node.transition
        assert done is not None, "only the root has no transition"
        for captured in done.captured:
            gain(captured.piece, -1)
        for placed in done.placed:
            gain(placed.piece, 1)
        for moved in done.moved:
            if moved.before != moved.after:
                gain(moved.before, -1)
                gain(moved.after, 1)
        material.append(tuple(worth))
        pieces.append(tuple(count))
        rounds.append(node.position.round)
        before = holders[-1]
        after = _holders(node.position, ids) if done.control else before
        holders.append(after)
        turnings += _turnings(at, done, before, after, ids)
    return Lineage(
        ids, tuple(rounds), tuple(material), tuple(pieces), tuple(holders), tuple(turnings)
    )


def _holders(position: Position, ids: Sequence[int]) -> Holders:
    statuses = map(position.seat_status, ids)
    return tuple(None if status.dead else status.player for status in statuses)


def _turnings(
    at: int, done: Transition, before: Holders, after: Holders, ids: Sequence[int]
) -> list[Turning]:
    """Return the turnings of armies by one action, in the order of the events that tell of them."""
    causes: dict[int, list[Event]] = {}
    for event in done.events:
        for loss in event.losses:
            if loss.seat in ids:
                causes.setdefault(ids.index(loss.seat), []).append(event)
    others = tuple(event for event in done.events if not event.losses)
    for place, (had, has) in enumerate(zip(before, after, strict=True)):
        if had != has and place not in causes:
            causes[place] = list(others)
    return [
        Turning(at, place, before[place], after[place], tuple(events))
        for place, events in causes.items()
    ]


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


def river(lineage: Lineage, samples: int = SAMPLES) -> tuple[Ribbon, ...]:
    """Return the ribbon of every army, in the order of `Lineage.seats`."""
    thin = max(1.0, _THINNEST * max(map(sum, lineage.material)))
    widest = max(_total(lineage, at, thin) for at in range(lineage.length))
    reach = max(1, samples // _FLOW)
    bell = [1 + math.cos(math.pi * step / (reach + 1)) for step in range(-reach, reach + 1)]
    kernel = [weight / sum(bell) for weight in bell]
    points, last = [], lineage.length - 1
    for sample in range(samples):
        along = sample * last / (samples - 1)
        at = min(int(along), max(last - 1, 0))
        points.append((at, min(at + 1, last), along - at))  # the nearest positions, and a part
    # In a long game only the positions beside a point are needed.
    wanted = sorted({at for point in points for at in point[:2]})
    stages = {at: _stage(lineage, at, thin, widest) for at in wanted}

    def bank(army: int, side: int) -> tuple[float, ...]:
        values = [
            stages[at][army][side] * (1 - part) + stages[after][army][side] * part
            for at, after, part in points
        ]
        return _smooth(values, kernel)

    return tuple(Ribbon(bank(army, 0), bank(army, 1)) for army in range(len(lineage.seats)))


def place(at: int, lineage: Lineage) -> float:
    """Return the place of a position along the river, from 0 to 1, by its number on the line."""
    return at / max(1, lineage.length - 1)


def nearest(along: float, lineage: Lineage) -> int:
    """Return the number of the position that lies nearest to a place along the river."""
    return min(max(round(along * (lineage.length - 1)), 0), lineage.length - 1)


def _total(lineage: Lineage, at: int, thin: float) -> float:
    """Return the width of all ribbons together in one position, in pawns."""
    return sum(
        max(worth, thin) if count else 0.0
        for worth, count in zip(lineage.material[at], lineage.pieces[at], strict=True)
    )


def _stage(lineage: Lineage, at: int, thin: float, widest: float) -> list[tuple[float, float]]:
    """Return top and bottom of every army's ribbon in one position."""
    holders, worth = lineage.holders[at], lineage.material[at]
    streams = len(set(lineage.holders[0]))
    gap = min(GAP, _MOST_GAPS / max(1, streams - 1))
    scale = (1 - gap * (streams - 1)) / max(widest, 1.0)
    order = _order(holders, lineage.holders[0])
    banks = [(0.0, 0.0)] * len(holders)
    down, last = 0.0, None
    for army in order:
        wide = max(worth[army], thin) * scale if lineage.pieces[at][army] else 0.0
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

    def key(army: int) -> tuple[bool, int, bool]:
        holder = holders[army]
        return holder is None, holder or 0, holder != first[army]

    return tuple(sorted(range(len(holders)), key=key))


def _smooth(values: Sequence[float], kernel: Sequence[float]) -> tuple[float, ...]:
    """Return every value as a mean of those around it; the ends are extended."""
    reach = len(kernel) // 2
    padded = [values[0]] * reach + list(values) + [values[-1]] * reach
    width = len(kernel)
    return tuple(sum(map(mul, kernel, padded[at : at + width])) for at in range(len(values)))

"""Lineage: the captures of armies, with time and captor, and everybody's material over time.

It is derived from the transitions of a line of play, action by action. An army is followed by its
seat, so there is a lineage only if no two seats have one army. The worth of an army is the usual
worth of its pieces in pawns; its holder is the player of its seat, and a dead one has none.
"""

from collections.abc import Mapping, Sequence
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

"""An action undone by hand, from nothing but what its transition tells."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece, Position


@dataclass
class Seen:
    """What is to be seen of a position."""

    pieces: dict[Square, Piece]
    held: dict[tuple[str, int], int | None]
    """Who has each seat, by the label of the seat and the army; nobody has that of a dead army."""
    stockpiles: dict[int, Counter[Piece]]

    @classmethod
    def of(cls, position: Position) -> Seen:
        """Return all of a position."""
        statuses = [position.seat_status(seat.id) for seat in position.seats()]
        return cls(
            dict(position.pieces()),
            {(one.seat.label, one.seat.army): None if one.dead else one.player for one in statuses},
            {player: Counter(pieces) for player, pieces in position.stockpiles.items()},
        )

    def undo(self, change: Transition) -> None:
        """Take an action back, in the order that the contract names."""
        for closed in reversed(change.closed):
            for colour, player in enumerate(closed.seats):
                assert (str(closed.board), colour) not in self.held
                self.held[str(closed.board), colour] = player
            self.pieces.update(closed.pieces)
        for taken in reversed(change.seats):
            seat = str(taken.board), taken.colour
            assert self.held[seat] == taken.after
            self.held[seat] = taken.before
        for given in reversed(change.control):
            for seat in self.held:
                if seat[1] == given.army:
                    assert self.held[seat] == given.after
                    self.held[seat] = given.before
        for event in change.events:
            for player in event.out if self.stockpiles else ():
                self.stockpiles[player] = Counter()
        for kept in reversed(change.stockpiles):
            pile = self.stockpiles[kept.player]
            pile[kept.piece] += -1 if kept.gained else 1
            assert pile[kept.piece] >= 0
            self.stockpiles[kept.player] = +pile
        for placed in change.placed:
            assert self.pieces.pop(placed.square) == placed.piece
        for move in change.moved:
            assert self.pieces.pop(move.target) == move.after
        for move in change.moved:
            assert move.origin not in self.pieces
            self.pieces[move.origin] = move.before
        for captured in change.captured:
            assert captured.square not in self.pieces
            self.pieces[captured.square] = captured.piece

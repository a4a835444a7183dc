"""What tests over every registered game share: house rules, and an action undone by hand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Game, OptionError, OptionValue, Piece, Position, Seats, Transition
from cfanp_gui.games.armies.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.ring.table_view import TableView as RingView


def house_rules(game: Game, mixtures: int = 2) -> list[dict[str, OptionValue]]:
    """No option named, each value that is no default alone, and some chosen together."""
    values: dict[str, list[OptionValue]] = {
        option.name: [choice.value for choice in option.choices] or [True, False]
        for option in game.options
    }
    alone = [
        {option.name: value}
        for option in game.options
        for value in values[option.name]
        if value != option.default
    ]
    rng = random.Random(game.key)
    mixed = [{name: rng.choice(some) for name, some in values.items()} for _ in range(mixtures)]
    return [{}, *alone, *mixed]


def fits(game: Game, options: dict[str, OptionValue], players: int) -> bool:
    """Return whether a game can be played so by so many."""
    try:
        game.initial(players, options)
    except OptionError:
        return False
    return True


@dataclass
class Seen:
    """What is to be seen of a position."""

    pieces: dict[Square, Piece]
    control: list[int | None]
    seats: dict[int, Seats]
    stockpiles: dict[int, Counter[Piece]]

    @classmethod
    def of(cls, position: Position) -> Seen:
        """Return all of a position."""
        return cls(
            dict(position.pieces()),
            list(position.control) if isinstance(position, HalfBoardPosition) else [],
            dict(position.players_at) if isinstance(position, RingView) else {},
            {player: Counter(pieces) for player, pieces in position.stockpiles.items()},
        )

    def undo(self, change: Transition) -> None:
        """Take an action back, in the order that the contract names."""
        for closed in reversed(change.closed):
            assert closed.board not in self.seats
            self.seats[closed.board] = closed.seats
            self.pieces.update(closed.pieces)
        for taken in reversed(change.seats):
            both = list(self.seats[taken.board])
            assert both[taken.colour] == taken.after
            both[taken.colour] = taken.before
            self.seats[taken.board] = (both[0], both[1])
        for given in reversed(change.control):
            assert self.control[given.army] == given.after
            self.control[given.army] = given.before
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
            self.pieces[move.origin] = move.before
        for captured in change.captured:
            assert captured.square not in self.pieces
            self.pieces[captured.square] = captured.piece

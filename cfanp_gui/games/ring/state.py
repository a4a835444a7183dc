"""The state of a ring, and what follows from it.

A `State` is immutable. Costly results are computed once and kept on it; those that depend on one
board alone are kept on the `Board`, which most states share.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from cfanp_gui.core.actions import Seats
from cfanp_gui.core.game import Piece
from cfanp_gui.games.ring.actions import BoardAction, Lose, Move, Placement, Promotion
from cfanp_gui.games.ring.board import Board, Legal
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE, order

Stockpile = tuple[Piece, ...]
"""A player's stockpile, sorted by kind, colour and set."""


@dataclass(frozen=True)
class State:
    """The boards still in the ring, their players, and the stockpiles."""

    boards: tuple[Board, ...]
    """In order of their numbers, without the boards removed."""
    seats: tuple[Seats, ...]
    """The players of White and Black at each of `boards`."""
    stockpiles: tuple[Stockpile, ...]
    """For each player, player 1 first; empty for those who are out."""
    rules: Rules
    round: int = 1
    """In rounds tempo the round being played, from 1."""
    progress: int = 0
    """In rounds tempo the last round with a capture, pawn move or placement; 0 for none."""

    @classmethod
    def start(cls, players: int, rules: Rules) -> State:
        """Return the start for a given number of players."""
        numbers = range(1, players + 1)
        return cls(
            tuple(Board.start(number) for number in numbers),
            tuple((number, number % players + 1) for number in numbers),
            ((),) * players,
            rules,
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return State, (
            self.boards,
            self.seats,
            self.stockpiles,
            self.rules,
            self.round,
            self.progress,
        )

    # Players and their boards

    @cached_property
    def alive(self) -> frozenset[int]:
        """Return the players still in the ring."""
        return frozenset(player for seats in self.seats for player in seats)

    @property
    def decided(self) -> bool:
        """Return True if one player is left."""
        return len(self.alive) == 1

    def find(self, number: int) -> int | None:
        """Return the index of a board by its number; None when it is not in the ring."""
        for index, board in enumerate(self.boards):
            if board.number == number:
                return index
        return None

    def board(self, number: int) -> Board:
        """Return the board with a number. Raises StopIteration when it is not in the ring."""
        return next(board for board in self.boards if board.number == number)

    def with_board(self, index: int, board: Board) -> State:
        """Return the state with another board at an index."""
        return replace(self, boards=(*self.boards[:index], board, *self.boards[index + 1 :]))

    def mover(self, index: int) -> int:
        """Return the player whose turn it is on a board."""
        return self.seats[index][self.boards[index].turn]

    def seat_of(self, player: int, colour: int) -> int:
        """Return the index of the board on which a player has a colour."""
        return next(index for index, seats in enumerate(self.seats) if seats[colour] == player)

    # Stockpiles

    def at_hand(self, index: int, colour: int) -> Iterator[Piece]:
        """Return the pieces that may be put on a board for a colour, sorted."""
        number = self.boards[index].number
        for piece in self.stockpiles[self.seats[index][colour] - 1]:
            if piece.army == colour and not (self.rules.tournament and piece.set == number):
                yield piece

    def usable(self, index: int, colour: int) -> dict[str, Piece]:
        """Return the first piece of each kind a colour may put on a board, by letter."""
        found: dict[str, Piece] = {}
        for piece in self.at_hand(index, colour):
            found.setdefault(piece.letter, piece)
        return found

    def letters(self, index: int) -> str:
        """Return the letters of the kinds the side to move has at hand for a board, sorted."""
        return "".join(self.usable(index, self.boards[index].turn))

    def holding(self, player: int, pieces: Iterable[Piece]) -> State:
        """Return the state with these pieces in a player's stockpile."""
        stockpiles = list(self.stockpiles)
        stockpiles[player - 1] = tuple(sorted(pieces, key=order))
        return replace(self, stockpiles=tuple(stockpiles))

    # Legal actions

    def legal(self, index: int) -> Legal:
        """Return the legal actions of the side to move on a board, if it may have its turn."""
        return self.boards[index].legal(self.letters(index))

    def lost(self, index: int) -> bool:
        """Return True if the side to move on a board is checkmated and will lose it."""
        board = self.boards[index]
        return not board.spared and board.mated(self.letters(index))

    def lost_by(self, player: int) -> int | None:
        """Return the board on which a player is checkmated and out after the round, or None."""
        return next(
            (at for at in range(len(self.boards)) if self.mover(at) == player and self.lost(at)),
            None,
        )

    def stuck(self, index: int) -> bool:
        """Return True if the side to move on a board has neither a move nor a placement there."""
        return not self.legal(index).total

    @cached_property
    def round_begun(self) -> bool:
        """Return True if, in rounds tempo, a board has had its turn this round."""
        return any(board.moved for board in self.boards)

    @cached_property
    def choosers(self) -> frozenset[int]:
        """Return the players stalemated on both boards, who must now choose the one they lose.

        In rounds tempo they are asked between rounds.
        """
        if self.decided or self.round_begun:
            return frozenset()
        stuck = [
            self.mover(index)
            for index in range(len(self.boards))
            if self.stuck(index) and not self.lost(index)
        ]
        return frozenset(player for player in stuck if stuck.count(player) == 2)

    @cached_property
    def open(self) -> tuple[int, ...]:
        """Return the indices of the boards on which a move or placement is possible now."""
        if self.decided or self.choosers:
            return ()
        return tuple(
            index
            for index, board in enumerate(self.boards)
            if not board.moved and not self.lost(index) and not self.stuck(index)
        )

    def actions(self, index: int) -> Iterator[BoardAction]:
        """Yield every legal action on an open board, unsorted."""
        number = self.boards[index].number
        legal = self.legal(index)
        for origin, target in legal.moves:
            yield Move(number, origin, target)
        for letter, square in legal.placements:
            yield Placement(number, letter, square)
        for promotion in legal.promotions:
            yield Promotion(number, *promotion)

    def choices(self, player: int) -> tuple[Lose, ...]:
        """Return the choices of a player stalemated on both boards; none for others."""
        if player not in self.choosers:
            return ()
        indices = (self.seat_of(player, WHITE), self.seat_of(player, BLACK))
        return tuple(Lose(self.boards[index].number) for index in sorted(indices))

    @property
    def total(self) -> int:
        """Return the number of actions that all players together could play now."""
        return 2 * len(self.choosers) + sum(self.legal(index).total for index in self.open)

"""Reasons why a piece cannot move on one of several boards."""

from collections.abc import Sequence
from typing import Any

from cfanp_gui.core.actions import Refusal, Seats
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.refusal_texts import Refusals, blocker, not_your_turn
from cfanp_gui.core.text import PlayerName, Text


def no_board(rule: str, number: int) -> Refusal:
    """Return the refusal that there is no board with a number."""
    return Refusal(rule, Text("There is no board {board}", board=number))


class BoardRefusals(Refusals):
    """Refusals on one board, whose pieces are White's (0) and Black's (1)."""

    files: int
    names: Sequence[str]
    """The names of the squares."""
    board: Any
    """The board: its `turn`, the `letters` of its pieces by squares, all these squares as `men`,
    the `reach` of a piece, and the same board with `only` some pieces."""
    number: int
    seats: Seats
    """The players of White and Black on the board."""
    colour: int
    """The colour of the player who tries."""
    alone = False
    """True if it is the only board of the game."""

    @property
    def words(self) -> dict[str, object]:
        """Return the player who tries and the board, as words of a sentence."""
        return {"player": PlayerName(self.player), "board": self.number}

    def name(self, at: int) -> str:
        return self.names[at]

    def piece(self, at: int) -> Piece | None:
        known = self.board.letters.get(at)
        return None if known is None else Piece(*known)

    def holder(self, piece: Piece) -> int:
        return self.seats[piece.army]

    def place(self, at: int) -> Text:
        return Text("{square} of board {board}", square=self.name(at), board=self.number)

    def not_to_move(self, piece: Piece) -> Text | None:
        if piece.army == self.board.turn:
            return None
        return not_your_turn(self.seats[self.board.turn], None if self.alone else self.number)

    def friendly(self, piece: Piece) -> bool:
        return piece.army == self.colour

    def can_reach(self, origin: int, target: int) -> bool:
        """Return True if the piece on a square could go to another, were its King safe."""
        return bool(self.board.reach(origin) >> target & 1)

    def way(self, origin: int, target: int) -> int | None:
        piece = 1 << origin

        def reaches(left: int) -> bool:
            return bool(self.board.only(left | piece).reach(origin) >> target & 1)

        return blocker(origin, self.board.men & ~piece, self.files, reaches)

"""Legal moves of chess on boards that are given one by one, for the rules at the table.

It runs interpreted or compiled like `chess_pairs`.
"""

from __future__ import annotations

from threading import local
from typing import Any

from cfanp_gui.kernel import bits, chess_pairs
from cfanp_gui.kernel.chess_pairs import PairKernel

Men = tuple[Any, ...]
"""Pieces of a board as masks: pawns that run up, and down, Knights, Bishops and Queens, Rooks and
Queens, Kings, and all of them; the rest is not read."""


class BoardKernel(PairKernel):
    """A board on which moves and attacks are found, and then forgotten."""

    def __init__(self) -> None:
        PairKernel.__init__(self, 2, 0)

    def _place(self, men: Men, hostile: int) -> int:
        self.up, self.down, self.knights = men[0], men[1], men[2]
        self.diagonal, self.straight, self.joined_kings = men[3], men[4], men[5]
        self.occupied = men[6]
        self.hostile = hostile
        return 0

    def attackers(self, men: Men, square: int, occupied: int, by: int) -> int:
        """Return the pieces of a mask that attack a square; `occupied` squares block lines."""
        self._place(men, by)
        return self._hits(square, occupied)

    def moves_on(
        self,
        men: Men,
        own: int,
        friends: int,
        hostile: int,
        castling: tuple[int, int, int],
        passed: tuple[int, int],
        safe: bool,
    ) -> tuple[int, list[tuple[int, int, int]]]:
        """Return the attackers of an army's King and its moves: origin, target, promotion.

        `friends` are the pieces of its player. `castling` are its rights and the squares of the
        Rooks, near and far; `passed` are squares on which it may capture en passant, or -1. Moves
        that need not be `safe` may leave its King attacked. A living army's King is not captured.
        """
        total = self._listed(0, men, own, friends, hostile, castling, passed, safe)
        moves = []
        for at in range(total):
            move = self.listed[at]
            moves.append((move & 63, move >> 6 & 63, move >> 12 & 7))
        return self.checkers, moves

    def count_on(
        self,
        men: Men,
        own: int,
        friends: int,
        hostile: int,
        castling: tuple[int, int, int],
        passed: tuple[int, int],
        safe: bool,
    ) -> tuple[int, int]:
        """Return the attackers of an army's King and the number of its moves; see `moves_on`."""
        total = self._listed(-1, men, own, friends, hostile, castling, passed, safe)
        return self.checkers, total

    def _listed(
        self,
        base: int,
        men: Men,
        own: int,
        friends: int,
        hostile: int,
        castling: tuple[int, int, int],
        passed: tuple[int, int],
        safe: bool,
    ) -> int:
        """List the moves of `moves_on`, or only count them with a base of -1."""
        self._place(men, hostile if safe else 0)
        self.own = own
        self.allies = friends | self.joined_kings & hostile
        self.rights, self.short_rook, self.long_rook = castling
        self.low_passed, self.high_passed = passed
        return self._list_joined(base, 0)

    def may_check(
        self, men: Men, moves: list[tuple[int, int, int]], king: int, foes: int
    ) -> list[tuple[int, int, int]]:
        """Return the moves after which a King may be attacked, and few others.

        `king` is its square, `foes` are all pieces hostile to it. If one of them attacks it
        already, those are all moves.
        """
        self._place(men, foes)
        occupied = self.occupied
        if self._hits(king, occupied):
            return moves
        lines = chess_pairs._straight_from(king, occupied)
        diagonals = chess_pairs._diagonal_from(king, occupied)
        first = (lines | diagonals) & occupied
        snipers = foes & (
            chess_pairs._straight_from(king, occupied & ~first) & self.straight
            | chess_pairs._diagonal_from(king, occupied & ~first) & self.diagonal
        )
        shields = chess_pairs._EMPTY
        while snipers:
            shields |= chess_pairs._BETWEEN[king << 6 | bits.scan(snipers)] & first
            snipers &= snipers - 1
        checking = []
        for move in moves:
            origin, target, promotion = move
            start, goal = chess_pairs._BIT[origin], chess_pairs._BIT[target]
            aside = (origin ^ target) & 7
            if (
                promotion
                or start & shields
                or (start & self.straight and goal & lines)
                or (start & self.diagonal and goal & diagonals)
                or (start & self.knights and goal & chess_pairs._LEAPS[king])
                or (start & self.up and goal & chess_pairs._LEAPS[128 + king])
                or (start & self.down and goal & chess_pairs._LEAPS[192 + king])
                or (start & (self.up | self.down) and aside and not goal & occupied)
                or (start & self.joined_kings and origin - target in (2, -2))
            ):
                checking.append(move)
        return checking


class _Boards(local):
    def __init__(self) -> None:
        self.board = BoardKernel()


_BOARDS = _Boards()


def kernel_board() -> BoardKernel:
    """Return the board of the thread that asks."""
    return _BOARDS.board

"""Legal moves of chess for the rules at the table: on boards given one by one, and of a whole turn.

It runs interpreted or compiled like `chess_pairs`, which describes half-boards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from threading import local
from typing import Any

from cfanp_gui.kernel import bits, chess_pairs, chess_tables
from cfanp_gui.kernel.chess_pairs import PairKernel

_ARMIES = chess_tables.ARMIES
_PLANES = chess_tables.PLANES

Men = tuple[Any, ...]
"""Pieces of a board as masks: pawns that run up, and down, Knights, Bishops and Queens, Rooks and
Queens, Kings, and all of them; the rest is not read."""
Halves = tuple[tuple[int, ...], ...]
"""Half-boards as in a `State`: their Kings, Knights, Bishops, Rooks, Queens, pawns, each army."""
TurnFields = tuple[
    Halves,
    tuple[int | None, ...],
    tuple[int, ...],
    Sequence[tuple[tuple[int, int], Any, Any]],
    Sequence[tuple[int, int]],
    int,
]
"""Half-boards, control, castling rights and passed squares as in a `State`; the local squares of
both colours' Rooks, near and far; the number that turns a local square into one of an upper half.
"""


def action_of(code: int) -> tuple[int, int, int, int, int]:
    """Return lower and upper half-board, origin, target and promotion of a move by its code."""
    choice = code & 7
    return (
        code >> 20,
        code >> 15 & 31,
        _by_file(code >> 9 & 63),
        _by_file(code >> 3 & 63),
        (choice - 1 ^ 1) + 1 if choice else 0,
    )


def _coded(move: int) -> int:
    """Return the code of a listed move; on one pair codes are in the order of the moves' texts."""
    choice = move >> 12 & 7
    if choice:
        choice = (choice - 1 ^ 1) + 1
    return (
        (move >> 15 & 31) << 20
        | (move >> 20) << 15
        | _by_file(move & 63) << 9
        | _by_file(move >> 6 & 63) << 3
        | choice
    )


def _by_file(square: int) -> int:
    """Return the number of a square counted file by file; it turns such a number back, too."""
    return (square & 7) << 3 | square >> 3


class BoardKernel(PairKernel):
    """Boards on which moves and attacks are found, and then forgotten."""

    def __init__(self) -> None:
        PairKernel.__init__(self, 2, 0)

    def _place(self, men: Men, hostile: int) -> int:
        self.up, self.down, self.knights = men[0], men[1], men[2]
        self.diagonal, self.straight, self.joined_kings = men[3], men[4], men[5]
        self.occupied = men[6]
        self.hostile = hostile
        return 0

    def actions(
        self,
        army: int,
        pairs: Sequence[tuple[int, int]],
        turn: TurnFields,
        known: Mapping[int, Any],
    ) -> list[Any]:
        """Return the legal moves of a living army on some pairs, each as `known` by its code.

        On each pair they are in the order of their texts.
        """
        self._load(turn)
        found = []
        for lower, upper in pairs:
            for at in range(self._sorted(army, lower, upper)):
                found.append(known[self.listed[at]])
        return found

    def _load(self, turn: TurnFields) -> int:
        """Read a turn; return 0."""
        halves, control, castling, passed, rooks, flip = turn
        self.flip = flip
        self.count = len(halves)
        self.joined = chess_pairs._EMPTY  # what was read from other half-boards
        for board in range(self.count):
            half = halves[board]
            place = _PLANES * board
            self.planes[place] = half[5]
            self.planes[place + 1] = half[5] & half[6 + board]
            self.planes[place + 2] = half[1]
            self.planes[place + 3] = half[2] | half[4]
            self.planes[place + 4] = half[3] | half[4]
            self.planes[place + 5] = half[0]
            holder = control[board]
            self.control[board] = 0 if holder is None else holder
            self.castling[board] = castling[board]
            self.passed[board] = -1
            self.short_rooks[board], self.long_rooks[board] = rooks[board & 1]
            place = _ARMIES * board
            for army in range(self.count):
                self.armies[place + army] = half[6 + army]
        for square, _, _ in passed:
            self.passed[square[0]] = square[1]
        return 0

    def _sorted(self, army: int, lower: int, upper: int) -> int:
        """List the codes of the moves of an army on a pair, sorted; return their number."""
        total = self._generate(army, lower, upper, 0)
        for at in range(total):
            code = _coded(self.listed[at])
            place = at
            while place > 0 and self.listed[place - 1] > code:
                self.listed[place] = self.listed[place - 1]
                place -= 1
            self.listed[place] = code
        return total

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

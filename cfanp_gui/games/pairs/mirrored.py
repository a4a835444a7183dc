"""Pieces on half-boards as sets of squares, for base games on bitboards.

A half-board's set of squares is *mirrored*: it has each of its squares twice, at its place on the
joined board as the lower half, and as the upper. So a board is read from two of them without
turning anything. The strip, where there is one, comes last.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.pair_rules import B, PairRules, R

Half = tuple[int, ...]
"""The squares of each kind of piece, then those of each army."""
Halves = tuple[Half, ...]


class MirroredPairs(PairRules[Halves, B, R]):
    """Rules of play on half-boards of mirrored sets of squares."""

    def __init__(self, base: BaseGame, join: Join) -> None:
        super().__init__(base, join)
        self._kind_count = len(self.letters)
        self._king = self.letters.index(self.royal)
        local = {joined: index for index, joined in enumerate(self._upper)}
        mirrored = tuple(1 << index | 1 << upper for index, upper in enumerate(self._upper))
        self.bits = tuple(
            1 << at if region == STRIP else mirrored[local[at] if region else at]
            for at, region in enumerate(self.regions)
        )
        """For each joined square its bits in a set of the half-board or the strip it is on."""
        self._known = Memo(self._pieces_on, 4096)
        """Pieces by square, in order; the key is the number of a board and its sets.

        A move changes two half-boards, so that most of a position is known from the one before.
        """
        # Both are the same values again and again, and slow to make.
        self._pieces: Memo[tuple[int, int], Piece] = Memo(
            lambda key: Piece(self.letters[key[0]], key[1]), 1 << 12
        )
        self._squares: Memo[tuple[int, int], Square] = Memo(Square._make, 1 << 12)

    @abstractmethod
    def sets(self, board: B) -> tuple[int, ...]:
        """Return the squares of each kind of piece on a joined board, then of each army."""

    @abstractmethod
    def touched(self, rights: R, square: Square) -> R:
        """Return rights without those that depend on the piece on a square."""

    @abstractmethod
    def without_rights(self, rights: R, army: int) -> R:
        """Return rights without those of an army."""

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        sets = {board: [0] * (self._kind_count + count) for board in self.boards(count)}
        for square, piece in pieces.items():
            for number in self._sets_of(piece):
                sets[square.board][number] |= self._bit(square)
        return tuple(map(tuple, sets.values()))

    def _bit(self, square: Square) -> int:
        board, index = square
        return self.bits[index + self._half if board == STRIP else index]

    def _sets_of(self, piece: Piece) -> tuple[int, int]:
        """Return the numbers of the sets of a half-board in which a piece is."""
        return self.letters.index(piece.letter), self._kind_count + piece.army

    def _shown(self, board: int) -> tuple[int, int]:
        """Return the number of a board's first square in its sets, and all its squares there."""
        return (self._half, self.strip_squares) if board == STRIP else (0, self.lower_half)

    def pieces_on(self, halves: Halves, board: int) -> Mapping[Square, Piece]:
        return self._known[board, halves[board]]

    def _pieces_on(self, key: tuple[int, Half]) -> Mapping[Square, Piece]:
        board, half = key
        first, shown = self._shown(board)
        pieces: dict[int, Piece] = {}
        for army, own in enumerate(half[self._kind_count :]):
            if own & shown:
                for kind in range(self._kind_count):
                    for square in squares[own & half[kind] & shown]:
                        pieces[square - first] = self._pieces[kind, army]
        return {self._squares[board, index]: pieces[index] for index in sorted(pieces)}

    def write(self, halves: Halves, pair: Pair, before: B, board: B) -> Halves:
        low, high = pair
        changed = {0: list(halves[low]), 1: list(halves[high]), STRIP: list(halves[-1])}
        for number, (was, now) in enumerate(zip(self.sets(before), self.sets(board), strict=True)):
            if was != now:
                for square in squares[was ^ now]:
                    changed[self.regions[square]][number] ^= self.bits[square]
        written = list(halves)
        written[low], written[high] = tuple(changed[0]), tuple(changed[1])
        if self.strip_squares:
            written[-1] = tuple(changed[STRIP])
        return tuple(written)

    def with_piece(
        self, halves: Halves, rights: R, square: Square, piece: Piece | None
    ) -> tuple[Halves, R]:
        board, bit, after = square.board, self._bit(square), list(halves)
        half = list(halves[board])
        for toggled in (self.pieces_on(halves, board).get(square), piece):
            for number in self._sets_of(toggled) if toggled is not None else ():
                half[number] ^= bit
        after[board] = tuple(half)
        return tuple(after), self.touched(rights, square)

    def without_army(self, halves: Halves, rights: R, army: int) -> tuple[Halves, R]:
        place = self._kind_count + army
        left = tuple(tuple([mask & ~half[place] for mask in half]) for half in halves)
        return left, self.without_rights(rights, army)

    def spread(self, halves: Halves, count: int) -> tuple[int, ...]:
        return tuple(
            sum(1 << board for board, half in enumerate(halves[:count]) if half[army])
            for army in range(self._kind_count, self._kind_count + count)
        )

    def only_kings(self, halves: Halves, count: int) -> bool:
        others = [kind for kind in range(self._kind_count) if kind != self._king]
        return not any(half[kind] for half in halves for kind in others)

    def king_of(self, halves: Halves, army: int, boards: Iterable[int]) -> Square | None:
        for board in boards:
            first, shown = self._shown(board)
            if king := halves[board][self._king] & halves[board][self._kind_count + army] & shown:
                return Square(board, king.bit_length() - 1 - first)
        return None

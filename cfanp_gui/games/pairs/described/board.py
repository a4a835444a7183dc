"""Half-boards and joined boards of described games, as sets of squares.

A half-board's set of squares is *mirrored*: it has each of its squares twice, at its place on the
joined board as the lower half, and as the upper. So a board is read from two of them without
turning anything. The strip, where there is one, comes last.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import PairRules
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW, Tables, belonging

Half = tuple[int, ...]
"""The squares of each kind of piece, then those of each army."""
Halves = tuple[Half, ...]
Counts = tuple[tuple[int, ...], ...]
new = tuple.__new__


class Passing(NamedTuple):
    """Passed square of a joined board, on which en passant is possible."""

    square: int
    stands: int
    """Square of the piece that passed it."""
    army: int


class DescribedBoard(NamedTuple):
    """A joined board."""

    pair: Pair
    kinds: tuple[int, ...]
    """The squares of each kind of piece."""
    occupied: int
    kings: int
    armies: tuple[int, ...]
    views: tuple[int, ...]
    """Sets of pieces that attack alike, by the numbers in `tables`."""
    elsewhere: Counts | None
    """Number of pieces of each kind that armies have on other half-boards, where it matters."""
    passing: tuple[Passing, ...]
    """Passed squares of this pair, some of which may have lapsed."""
    crowned: int
    """The squares of Kings, with which other pieces may be royal."""


class DescribedHalves(PairRules[Halves, DescribedBoard, Rights]):
    """The half-boards of a described game, and the joined boards of their pairs."""

    base: DescribedGame

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        self.game = base.game_of(join)
        self.kinds = self.game.kinds
        self.tables = Tables(self.game, join)
        self.frame = self.tables.frame
        self._kind_count = len(self.letters)
        self._kings = -1 if self.game.has_king else 0
        """Squares on which a piece of the first kind is a King."""
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

    def write(
        self, halves: Halves, pair: Pair, before: DescribedBoard, board: DescribedBoard
    ) -> Halves:
        low, high = pair
        earlier, later = (*before[1], *before[4]), (*board[1], *board[4])
        changed = {0: list(halves[low]), 1: list(halves[high]), STRIP: list(halves[-1])}
        for number, (was, now) in enumerate(zip(earlier, later, strict=True)):
            if was != now:
                for square in squares[was ^ now]:
                    changed[self.regions[square]][number] ^= self.bits[square]
        written = list(halves)
        written[low], written[high] = tuple(changed[0]), tuple(changed[1])
        if self.strip_squares:
            written[-1] = tuple(changed[STRIP])
        return tuple(written)

    def with_piece(
        self, halves: Halves, rights: Rights, square: Square, piece: Piece | None
    ) -> tuple[Halves, Rights]:
        board, bit, after = square.board, self._bit(square), list(halves)
        half = list(halves[board])
        for toggled in (self.pieces_on(halves, board).get(square), piece):
            for number in self._sets_of(toggled) if toggled is not None else ():
                half[number] ^= bit
        after[board] = tuple(half)
        return tuple(after), self._touched(rights, square)

    def without_army(self, halves: Halves, rights: Rights, army: int) -> tuple[Halves, Rights]:
        place = self._kind_count + army
        left = tuple(tuple([mask & ~half[place] for mask in half]) for half in halves)
        rights = rights.without_castling(army, -1).without_passed(army).with_hand(army, "")
        return left, rights.without_gates(army, -1)

    def spread(self, halves: Halves, count: int) -> tuple[int, ...]:
        return tuple(
            sum(1 << board for board, half in enumerate(halves[:count]) if half[army])
            for army in range(self._kind_count, self._kind_count + count)
        )

    def only_kings(self, halves: Halves, control: Sequence[int | None]) -> bool:
        """Return True if nothing but Kings of living armies is left, in a game without flags."""
        if not self._kings or any(side.flag for side in self.game.sides):
            return False
        others = [self._kind_count + army for army, holder in enumerate(control) if holder is None]
        others += range(1, self._kind_count)
        return not any(half[place] for half in halves for place in others)

    def king_of(self, halves: Halves, army: int, boards: Iterable[int]) -> Square | None:
        for board in boards if self._kings else ():
            first, shown = self._shown(board)
            if king := halves[board][0] & halves[board][self._kind_count + army] & shown:
                return Square(board, king.bit_length() - 1 - first)
        return None

    def _touched(self, rights: Rights, square: Square) -> Rights:
        """Return rights without those that depend on the piece on a square."""
        board, index = square
        if board != STRIP:
            rights = rights.without_gates(board, 1 << index)
        for way in self.game.sides[board & 1].castling if board != STRIP else ():
            if index in (way.king, way.rook):
                rights = rights.without_castling(board, way.right)
        left = tuple(passed for passed in rights.passed if square not in passed[:2])
        return rights._replace(passed=left) if len(left) < len(rights.passed) else rights

    def joined_board(
        self, halves: Halves, pair: Pair, passing: tuple[Passing, ...]
    ) -> DescribedBoard:
        """Return the joined board of a pair with its passed squares."""
        low, high = pair
        below, above, kinds = self.lower_half, self.upper_half, self._kind_count
        sets = [a & below | b & above for a, b in zip(halves[low], halves[high], strict=True)]
        if self.strip_squares:
            sets = [a | b for a, b in zip(sets, halves[-1], strict=True)]
        armies = sets[kinds:]
        occupied = 0
        for own in sets[:kinds]:
            occupied |= own
        elsewhere = None
        if self.game.limits or self.game.pseudo_royal:
            elsewhere = self._elsewhere(halves, pair, len(armies))
        return self.board_of(pair, sets[:kinds], occupied, armies, elsewhere, passing)

    def board_of(
        self,
        pair: Pair,
        kinds: Sequence[int],
        occupied: int,
        armies: Sequence[int],
        elsewhere: Counts | None,
        passing: tuple[Passing, ...],
    ) -> DescribedBoard:
        """Return a joined board, with the sets that follow from its pieces."""
        views = self.views(pair, occupied, armies)
        kings = kinds[0] & self._kings
        royal = kings
        if self.game.pseudo_royal:
            royal |= self.pseudo_royal(kinds, armies, elsewhere)
        fields = pair, tuple(kinds), occupied, royal, tuple(armies), views, elsewhere, passing
        board: DescribedBoard = new(DescribedBoard, (*fields, kings))
        return board

    def pseudo_royal(
        self, kinds: Sequence[int], armies: Sequence[int], elsewhere: Counts | None
    ) -> int:
        """Return the squares of pieces that are royal because an army has few of their kind."""
        return 0

    def dropped(self, board: DescribedBoard, army: int, kind: int, target: int) -> DescribedBoard:
        """Return a board with one more piece."""
        kinds, armies, bit = list(board.kinds), list(board.armies), 1 << target
        kinds[kind] |= bit
        armies[army] |= bit
        occupied = board.occupied | bit
        return self.board_of(board.pair, kinds, occupied, armies, board.elsewhere, board.passing)

    def views(self, pair: Pair, occupied: int, armies: Sequence[int]) -> tuple[int, ...]:
        """Return the sets of pieces that attack alike, by the numbers in `tables`."""
        low, high = pair
        home, far, frame = armies[low], armies[high], self.frame
        ahead = home | occupied & ~far & frame.ahead[AWAY]
        back = far | occupied & ~home & frame.back[AWAY]
        if not self.tables.by_home:
            return (-1, ahead, back)
        views = [-1, ahead, back, 0, 0, 0, 0, 0, 0]
        white = 0
        for own in armies[::2]:
            white |= own
        both = home | far
        if self.tables.alike:
            views[belonging(BELOW, WHITE)] = home
            views[belonging(ABOVE, WHITE)] = far
            views[belonging(AWAY, WHITE)] = occupied & ~both
        else:
            views[belonging(BELOW, low & 1)] = home
            views[belonging(ABOVE, high & 1)] = far
            views[belonging(AWAY, WHITE)] = white & ~both
            views[belonging(AWAY, BLACK)] = occupied & ~white & ~both
        return tuple(views)

    def _elsewhere(self, halves: Halves, pair: Pair, count: int) -> Counts:
        kinds, below = self._kind_count, self.lower_half
        others = [halves[board] for board in range(count) if board not in pair]
        return tuple(
            tuple(
                sum((half[kind] & half[kinds + army] & below).bit_count() for half in others)
                for kind in range(kinds)
            )
            for army in range(count)
        )

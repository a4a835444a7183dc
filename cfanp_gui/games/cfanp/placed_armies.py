"""The armies on their half-boards: which pieces stand where, who moves them, whom they attack.

Whose turn it is, and what moves there are, is added by `state.State`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import from_joined
from cfanp_gui.core.movegen import KINDS, KING, PAWN, Board, attackers
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.cfanp.control import Control, Sides, sides_of
from cfanp_gui.games.cfanp.halves import pieces_on, read, rewrite, spread_of
from cfanp_gui.games.cfanp.layout import ARMIES, LOW, Half, Layout, layout


class PlacedArmies:
    """The pieces of all armies and who controls them; changed only while nobody has seen it."""

    __slots__ = ("_before", "_boards", "_halves", "control", "layout", "sides", "spread")

    control: Control
    layout: Layout
    """The number tables of this game."""
    sides: Sides
    """What follows from `control`."""
    spread: tuple[int, ...]
    """For each army the half-boards on which it has a piece, as a bit set."""
    _halves: tuple[Half, ...]
    """The half-boards before the last move, while there is one in `_before`."""
    _before: tuple[Pair, Board] | None
    """A pair on which a move was played, and its joined board before; it is written later."""
    _boards: dict[Pair, Board]
    """The joined boards that have been read, and the one that a move was played on."""

    def __init__(self, halves: tuple[Half, ...], control: Control, join: Join) -> None:
        self._halves = halves
        self._before = None
        self._boards = {}
        self.control = control
        self.layout = layout(len(halves), join)
        self.sides = sides_of(control)
        self.spread = spread_of(halves)

    @property
    def halves(self) -> tuple[Half, ...]:
        """Return the half-boards; after a move they are written when somebody asks for them."""
        if self._before is not None:
            pair, before = self._before
            self._halves = rewrite(self._halves, pair, before, self._boards[pair], self.layout.bits)
            self._before = None
        return self._halves

    @property
    def count(self) -> int:
        """Return the number of half-boards, which is that of the armies."""
        return len(self.control)

    @property
    def decided(self) -> bool:
        """Return whether at most one player is alive (Rule 9)."""
        return self.sides.decided

    def only_kings(self) -> bool:
        """Return whether nothing but Kings is left, so that the game is drawn (Rule 9)."""
        return not any(any(half[PAWN:KING]) for half in self.halves)

    def piece_at(self, square: Square) -> Piece | None:
        """Return the piece on a square, None for an empty one."""
        return self.pieces_on(square.board).get(square)

    def pieces_on(self, board: int) -> Mapping[Square, Piece]:
        """Return the pieces on a half-board, in order of squares."""
        return pieces_on[board, self.halves[board]]

    def pieces(self) -> dict[Square, Piece]:
        """Return every piece by its square, in order of half-boards and squares."""
        found: dict[Square, Piece] = {}
        for key in enumerate(self.halves):
            found.update(pieces_on[key])
        return found

    def king_of(self, army: int, boards: Iterable[int] | None = None) -> Square | None:
        """Return the square of an army's King, if it stands on one of some half-boards.

        None too when a dead army's King was captured.
        """
        for board in range(len(self.halves)) if boards is None else boards:
            half = self.halves[board]
            mask = half[KING] & half[ARMIES + army] & LOW
            if mask:
                return Square(board, mask.bit_length() - 1)
        return None

    def attackers(self, army: int, pair: Pair) -> int:
        """Return the hostile pieces that attack an army's King on a pair, as a mask (Rule 8)."""
        board, own, _, hostile = self.view(army, pair)
        king = own & board.kings
        return attackers(board, king.bit_length() - 1, board.occupied, hostile) if king else 0

    def checkers(self, army: int, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of hostile pieces that attack an army's King on a pair (Rule 8)."""
        return self.squares(self.attackers(army, pair), pair)

    def squares(self, mask: int, pair: Pair) -> tuple[Square, ...]:
        """Return the squares of half-boards for the joined squares of a mask."""
        join = self.layout.join
        return tuple(from_joined(square, pair, join) for square in range(64) if mask >> square & 1)

    def board(self, pair: Pair) -> Board:
        """Return the joined board of a pair, read once."""
        board = self._boards.get(pair)
        if board is None:
            lower, upper = pair
            board = self._boards[pair] = read(self.halves[lower], self.halves[upper], lower, upper)
        return board

    def view(self, army: int, pair: Pair) -> tuple[Board, int, int, int]:
        """Return a joined board and an army's own, friendly and hostile pieces on it as masks."""
        board = self.board(pair)
        own = friends = board.armies[army]
        for ally in self.sides.allies[army]:
            friends |= board.armies[ally]
        hostile = board.occupied ^ friends
        for gone in self.sides.dead:
            hostile &= ~board.armies[gone]
        return board, own, friends, hostile

    def hostile(self, army: int, other: int) -> bool:
        """Return whether two armies may capture each other's pieces: no common controller."""
        control = self.control
        return army != other and (control[army] != control[other] or control[army] is None)

    def give(self, control: Control) -> None:
        """Let armies change hands; before anybody has seen them."""
        self.control = control
        self.sides = sides_of(control)

    def remove(self, army: int) -> None:
        """Take a whole army off; before anybody has seen the others."""
        halves = []
        for half in self.halves:
            own = half[ARMIES + army]
            kept = [mask & ~own for mask in half[:ARMIES]]
            halves.append((*kept, *half[ARMIES : ARMIES + army], 0, *half[ARMIES + army + 1 :]))
        self._set_halves(tuple(halves))

    def put(self, square: Square, piece: Piece | None) -> None:
        """Put another piece on a square, or none, for that which stands there.

        Before anybody has seen them.
        """
        board, index = square
        before = self.piece_at(square)
        assert before is not None, "a piece stands there"
        half = list(self.halves[board])
        bit = self.layout.bits[index]
        half[KINDS.index(before.letter)] ^= bit
        half[ARMIES + before.army] ^= bit
        if piece is not None:
            half[KINDS.index(piece.letter)] ^= bit
            half[ARMIES + piece.army] ^= bit
        self._set_halves((*self.halves[:board], tuple(half), *self.halves[board + 1 :]))

    def _set_halves(self, halves: tuple[Half, ...]) -> None:
        self._halves = halves
        self._boards = {}
        self.spread = spread_of(halves)

"""One board: its pieces, the side to move, and its legal moves and placements.

Moves of pieces come from the kernel. Placements and promotions are added here: the caller passes
the kinds of piece that the side to move has at hand for this board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from operator import attrgetter
from typing import NamedTuple

import chess

from cfanp_gui.core.actions import Captured, PieceMoved, Seats
from cfanp_gui.core.boards import Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.half_boards import LONG, NO_SQUARE, SHORT, castling_rook, half_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.ring.actions import BoardAction, Placement, Promotion, RingMove
from cfanp_gui.games.ring.starting_pieces import BLACK, HOMES, PROMOTIONS, WHITE, starting_pieces
from cfanp_gui.kernel.chess_boards import kernel_board

_SEVENTH = (chess.BB_RANK_7, chess.BB_RANK_2)
"""For each colour the rank from which its pawns reach the last one."""
_BACK = (chess.BB_RANK_1, chess.BB_RANK_8)
CASTLING_SQUARES = tuple(homes["K"] | homes["R"] for homes in HOMES)
"""The squares on which the King and Rooks of each colour start."""


class Masks(NamedTuple):
    """Pieces of a board as sets of its squares, in the order in which the kernel reads them."""

    up: int
    """White pawns."""
    down: int
    knights: int
    diagonal: int
    """Bishops and Queens."""
    straight: int
    """Rooks and Queens."""
    kings: int
    occupied: int
    armies: tuple[int, int]
    """Pieces of each colour."""


class BoardPlayed(NamedTuple):
    """A board after a turn on it, and what changed."""

    board: RingBoard
    moved: tuple[PieceMoved, ...] = ()
    """The piece that moved; two of them for castling."""
    captured: Captured | None = None


@dataclass(frozen=True)
class RingBoard:
    """A board of the ring: an immutable value; squares are numbered a1 = 0 to h8 = 63."""

    number: int
    pieces: tuple[Piece | None, ...]
    turn: int
    """The colour to move."""
    unmoved: int
    """Squares of Kings that never moved and of the Rooks with which they may still castle."""
    passed: int
    """The square a pawn passed by its double step in the last turn here, or `NO_SQUARE`."""
    move_number: int
    """The move number, from 1, up by one after Black's turn."""
    moved: bool = False
    """In rounds tempo, whether the board has had its turn this round."""
    spared: bool = False
    """Whether the side to move took over a King already mated, which is not held against it."""
    seats: Seats = (0, 0)
    """The players of White and Black."""

    @classmethod
    def start(cls, number: int, seats: Seats) -> RingBoard:
        """Return a board at the beginning of a game."""
        unmoved = CASTLING_SQUARES[WHITE] | CASTLING_SQUARES[BLACK]
        return cls(number, starting_pieces(number), WHITE, unmoved, NO_SQUARE, 1, seats=seats)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Return the hash, computed once, since most states share their boards."""
        return hash(_FIELDS(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return RingBoard, _FIELDS(self)

    @property
    def mover(self) -> int:
        """Return the player whose turn it is."""
        return self.seats[self.turn]

    @cached_property
    def masks(self) -> Masks:
        """Return the pieces as bitboards, as the kernel reads them."""
        planes, colours = dict.fromkeys("KQRBNP", 0), [0, 0]
        for square, piece in enumerate(self.pieces):
            if piece is not None:
                planes[piece.letter] |= 1 << square
                colours[piece.army] |= 1 << square
        white, black = colours
        kings, queens, rooks, bishops, knights, pawns = planes.values()
        return Masks(
            pawns & white,
            pawns & black,
            knights,
            bishops | queens,
            rooks | queens,
            kings,
            white | black,
            (white, black),
        )

    def generate(self, guard_king: bool = True) -> tuple[int, list[tuple[int, int, int]]]:
        """Return the attackers of the King of the side to move, and its moves.

        Unguarded moves may leave the King attacked. Those with a promotion are pawn steps to the
        last rank, which only a stockpile allows.
        """
        masks = self.masks
        own, hostile = masks.armies[self.turn], masks.armies[1 - self.turn]
        home = CASTLING_SQUARES[self.turn] & self.unmoved
        rights = (SHORT if home & chess.BB_FILE_H else 0) | (LONG if home & chess.BB_FILE_A else 0)
        castling = (rights, chess.H8, chess.A8) if self.turn else (rights, chess.H1, chess.A1)
        passed = self.passed, NO_SQUARE
        return kernel_board().moves_on(masks, own, own, hostile, castling, passed, guard_king)

    @cached_property
    def letters(self) -> dict[int, tuple[str, int]]:
        """Return the letter and the colour of every piece by its square."""
        pieces = enumerate(self.pieces)
        return {at: (piece.letter, piece.army) for at, piece in pieces if piece is not None}

    def reach(self, origin: int) -> int:
        """Return the squares a piece of the side to move may go to, King safe or not."""
        _, moves = self.generate(guard_king=False)
        return sum({1 << target for square, target, _ in moves if square == origin})

    def only(self, mask: int) -> RingBoard:
        """Return the board with no pieces but those of a mask."""
        pieces = (piece if mask >> at & 1 else None for at, piece in enumerate(self.pieces))
        return replace(self, pieces=tuple(pieces))

    @property
    def men(self) -> int:
        """Return the occupied squares."""
        return self.masks.occupied

    @cached_property
    def _guarded(self) -> tuple[int, list[tuple[int, int, int]]]:
        return self.generate()

    @cached_property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """Return the legal moves that take nothing from a stockpile, as origin and target."""
        return tuple([(origin, goal) for origin, goal, becomes in self._guarded[1] if not becomes])

    @cached_property
    def advances(self) -> tuple[tuple[int, int], ...]:
        """Return the pawn steps to the last rank, including those that leave the King attacked."""
        own = self.masks.armies[self.turn]
        if not own & (self.masks.up | self.masks.down) & _SEVENTH[self.turn]:
            return ()
        _, moves = self.generate(guard_king=False)
        return tuple(dict.fromkeys((origin, goal) for origin, goal, becomes in moves if becomes))

    @property
    def check(self) -> bool:
        """Return True if the King of the side to move is attacked."""
        return bool(self._guarded[0])

    def mated(self, letters: str) -> bool:
        """Return True if the side to move is checkmated; `letters` are the kinds it has at hand.

        Only board moves count, no placement. A promotion counts where the pawn, still standing on
        the last rank, parries the check.
        """
        if not self.check or self.moves:
            return False
        answered = any(becomes for _, _, becomes in self._guarded[1])
        return not (answered and any(letter in PROMOTIONS for letter in letters))

    @cached_method
    def placements(self, letters: str) -> tuple[tuple[str, int], ...]:
        """Return the legal placements of these kinds by the side to move: kind and square."""
        if not letters:
            return ()
        goals = self.cover(self.men, self.masks.armies[1 - self.turn]) & ~self.men
        homes = HOMES[self.turn]
        return tuple((letter, at) for letter in letters for at in squares[homes[letter] & goals])

    def total(self, letters: str) -> int:
        """Return the number of legal actions of the side to move with these kinds at hand."""
        put = len(self.placements(letters)) + len(self.promotions(letters)) if letters else 0
        return len(self.moves) + put

    @cached_method
    def actions(self, letters: str) -> tuple[BoardAction, ...]:
        """Return the legal actions of the side to move with these kinds at hand, unsorted."""
        number = self.number
        return (
            *(RingMove(number, *move) for move in self.moves),
            *(Placement(number, *placement) for placement in self.placements(letters)),
            *(Promotion(number, *promotion) for promotion in self.promotions(letters)),
        )

    def attackers(self, colour: int) -> tuple[int, ...]:
        """Return the squares of the pieces that attack the King of a colour."""
        hostile = self.masks.armies[1 - colour]
        return squares[self._attackers(self.king(colour), self.men, hostile)]

    def _attackers(self, square: int, occupied: int, by: int) -> int:
        return kernel_board().attackers(self.masks, square, occupied, by)

    def bearing_on(self, square: int) -> tuple[int, ...]:
        """Return the squares of the pieces that attack or guard a square."""
        return squares[self._attackers(square, self.men, self.men)]

    def piece(self, square: int) -> Piece:
        """Return the piece on a square that is not empty."""
        piece = self.pieces[square]
        assert piece is not None, "a piece stands where a move begins"
        return piece

    def king(self, colour: int) -> int:
        """Return the square of a colour's King."""
        return (self.masks.kings & self.masks.armies[colour]).bit_length() - 1

    def located(self, numbers: Iterable[int]) -> tuple[Square, ...]:
        """Return squares as those of the table."""
        return tuple(half_square(self.number, square) for square in numbers)

    def standing(self) -> Iterator[tuple[Square, Piece]]:
        """Yield every piece with its square at the table."""
        for square, piece in enumerate(self.pieces):
            if piece is not None:
                yield half_square(self.number, square), piece

    def cover(self, occupied: int, hostile: int) -> int:
        """Return the squares where one more piece leaves the King of the side to move unattacked.

        `occupied` squares block and `hostile` pieces attack; the squares may be occupied ones.
        """
        king = self.king(self.turn)
        checkers = self._attackers(king, occupied, hostile)
        if not checkers:
            return chess.BB_ALL
        if checkers & (checkers - 1):
            return 0
        return chess.between(king, checkers.bit_length() - 1)

    @cached_method
    def promotions(self, letters: str) -> tuple[tuple[int, int, str, int], ...]:
        """Return the legal promotions: origin and target of the pawn, kind and square of the piece.

        `letters` are the kinds that the side to move has at hand.
        """
        pieces = [letter for letter in letters if letter in PROMOTIONS]
        promotions: list[tuple[int, int, str, int]] = []
        for origin, target in self.advances if pieces else ():
            without = ~(1 << origin | 1 << target)
            occupied, hostile = self.men & without, self.masks.armies[1 - self.turn] & without
            goals = squares[self.cover(occupied, hostile) & ~occupied]
            promotions += [(origin, target, letter, goal) for letter in pieces for goal in goals]
        return tuple(promotions)

    # Turns; the caller makes sure that they are legal

    def move(self, origin: int, target: int) -> BoardPlayed:
        """Play a move, castling and en passant included."""
        pieces, piece = list(self.pieces), self.piece(origin)
        moved = [self._moved(origin, target)]
        passed, hit = NO_SQUARE, target
        if piece.letter == "P":
            if target == self.passed:
                hit = origin & 56 | target & 7
            elif abs(origin - target) == 16:
                passed = (origin + target) >> 1
        captured = self._take(pieces, hit)
        pieces[origin], pieces[target] = None, piece
        if piece.letter == "K" and abs(origin - target) == 2:
            before, behind = castling_rook(target)
            pieces[behind], pieces[before] = pieces[before], None
            moved.append(self._moved(before, behind))
        after = self._after(pieces, self.unmoved & ~(1 << origin | 1 << target), passed)
        return BoardPlayed(after, tuple(moved), captured)

    def _moved(self, origin: int, target: int) -> PieceMoved:
        at, piece = self.number, self.piece(origin)
        return PieceMoved(half_square(at, origin), half_square(at, target), piece, piece)

    def _take(self, pieces: list[Piece | None], square: int) -> Captured | None:
        """Remove the piece from a square in a list of pieces."""
        piece, pieces[square] = pieces[square], None
        return None if piece is None else Captured(half_square(self.number, square), piece)

    def place(self, piece: Piece, square: int) -> BoardPlayed:
        """Put a piece on a starting square, as if it had never moved."""
        pieces = list(self.pieces)
        pieces[square] = piece
        unmoved = self.unmoved | (1 << square if piece.letter == "R" else 0)
        return BoardPlayed(self._after(pieces, unmoved, NO_SQUARE))

    def promote(self, origin: int, target: int, piece: Piece, square: int) -> BoardPlayed:
        """Remove a pawn that reaches the last rank and put a piece on a square."""
        pieces = list(self.pieces)
        captured = self._take(pieces, target)
        pieces[origin] = None
        pieces[square] = piece
        after = self._after(pieces, self.unmoved & ~(1 << target), NO_SQUARE)
        return BoardPlayed(after, captured=captured)

    def _after(self, pieces: list[Piece | None], unmoved: int, passed: int) -> RingBoard:
        for homes, back in zip(HOMES, _BACK, strict=True):
            if not unmoved & homes["K"]:
                unmoved &= ~back  # no Rook castles with a King that moved
        return RingBoard(
            self.number,
            tuple(pieces),
            1 - self.turn,
            unmoved,
            passed,
            self.move_number + self.turn,
            seats=self.seats,
        )

    def with_moved(self, moved: bool) -> RingBoard:
        """Return the same board, with or without its turn in this round."""
        return self if self.moved == moved else replace(self, moved=moved)


_FIELDS = attrgetter(*RingBoard.__match_args__)

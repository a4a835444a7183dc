"""Base games on plain values: pieces by squares, and a hand of letters for each army.

A base game defines only the moves of its pieces (`PlainPairs.reach`), their promotions and their
drops. This is slower than bit boards, and short.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.movement import Way
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.pair_rules import (
    ListedMoves,
    PairMove,
    PairPlay,
    PairRules,
    View,
    listed_moves,
)
from cfanp_gui.games.armies.rights_fields import CASTLING, EN_PASSANT, NoRights

Half = tuple[Piece | None, ...]
Halves = tuple[Half, ...]
"""The pieces of each half-board, followed by those of the strip if there is one."""
Hands = tuple[str, ...]
"""Letters of the pieces in each army's hand, sorted; there are no other rights."""


@lru_cache(maxsize=4096)
def _pieces_on(board: int, half: Half) -> Mapping[Square, Piece]:
    return MappingProxyType(
        {Square(board, index): piece for index, piece in enumerate(half) if piece is not None}
    )


AHEAD, BACK = 1, -1
"""Directions of a piece along the files of a joined board: to the upper half or to the lower."""

STRAIGHT: tuple[Way, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL: tuple[Way, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))


class PlainBoard(NamedTuple):
    """A joined board."""

    pair: Pair
    pieces: Half
    occupied: int
    kings: int
    armies: tuple[int, ...]


_Watching = tuple[int, int]
"""A hostile piece and the squares on which its attack on a King depends, as sets."""


class _Watched(tuple[Piece | None, ...]):
    """The pieces of a board, with a record of the squares that were read."""

    looked = 0

    def __getitem__(self, square: Any) -> Any:
        self.looked |= 1 << square
        return super().__getitem__(square)


class PlainPairs(PairRules[Halves, PlainBoard, Hands]):
    """Rules of play of a base game whose pieces move by `reach`."""

    rights_fields = (NoRights(CASTLING), NoRights(EN_PASSANT))

    def __init__(self, base: BaseGame, join: Join) -> None:
        super().__init__(base, join)
        whole = base.size // base.files
        self._turned = tuple(join.place(at, base.files, 0, whole) for at in range(base.size))
        self._lines = Memo(self._line, 64)

    # Overridden by base games

    @abstractmethod
    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        """Yield the squares to which a piece moves or on which it captures.

        Squares of its own and friendly pieces and of living Kings may be included. Of the board it
        reads the pair, and the pieces square by square.
        """

    def king_attacks(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        """Yield the squares on which a piece attacks a King though it cannot move there."""
        return iter(())

    def may_drop(self, board: PlainBoard, piece: Piece, square: int) -> bool:
        """Return True if a piece in the hand of its army may be dropped on an empty square."""
        return True

    def held(self, letter: str) -> str:
        """Return the letter of a captured piece in its captor's hand; empty if it goes to none."""
        return ""

    # Pieces on the half-boards

    def start(self, count: int) -> tuple[Halves, Hands]:
        return self.halves_of(self.base.starting_pieces(count, self.join), count), ("",) * count

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        base = self.base
        ranks = [base.ranks] * count + ([base.strip] if base.strip else [])
        halves: list[list[Piece | None]] = [[None] * (base.files * number) for number in ranks]
        for (board, index), piece in pieces.items():
            halves[board][index] = piece
        return tuple(map(tuple, halves))

    def pieces_on(self, halves: Halves, board: int) -> Mapping[Square, Piece]:
        # The strip has the number -1, which is the index of the last element of the tuple.
        return _pieces_on(board, halves[board])

    def piece_at(self, halves: Halves, square: Square) -> Piece | None:
        board, index = square
        return halves[board][index]

    def joined_board(self, pair: Pair, pieces: Half, count: int) -> PlainBoard:
        """Return a joined board with given pieces on its squares."""
        occupied = kings = 0
        armies = [0] * count
        for square, piece in enumerate(pieces):
            if piece is not None:
                bit = 1 << square
                occupied |= bit
                armies[piece.army] |= bit
                if piece.letter == self.royal:
                    kings |= bit
        return PlainBoard(pair, pieces, occupied, kings, tuple(armies))

    def read(self, halves: Halves, pair: Pair, rights: Hands) -> PlainBoard:
        pieces = tuple([halves[board][index] for board, index in self._places[pair]])
        return self.joined_board(pair, pieces, len(halves) - (self.base.strip > 0))

    def write(self, halves: Halves, pair: Pair, before: PlainBoard, board: PlainBoard) -> Halves:
        after = list(map(list, halves))
        for (number, index), piece in zip(self._places[pair], board.pieces, strict=True):
            after[number][index] = piece
        return tuple(map(tuple, after))

    def with_piece(
        self, halves: Halves, rights: Hands, square: Square, piece: Piece | None
    ) -> tuple[Halves, Hands]:
        after = list(map(list, halves))
        after[square.board][square.index] = piece
        return tuple(map(tuple, after)), rights

    def without_army(self, halves: Halves, rights: Hands, army: int) -> tuple[Halves, Hands]:
        left = tuple(
            tuple(None if piece is not None and piece.army == army else piece for piece in half)
            for half in halves
        )
        return left, (*rights[:army], "", *rights[army + 1 :])

    # Directions on a pair

    def looks(self, pair: Pair, army: int, square: int) -> tuple[int, ...]:
        """Return the forward directions of an army's piece on a square: away from its own side.

        At home that is away from the back rank, elsewhere towards it. On the strip it is away from
        its home, or both directions if that is not on the pair. Source: Rule 10.
        """
        region = self.regions[square]
        if region == STRIP:
            return (AHEAD,) if army == pair.lower else (BACK,) if army == pair.upper else (1, -1)
        return (AHEAD,) if (army == pair[region]) == (region == 0) else (BACK,)

    def rank(self, square: int, look: int) -> int:
        """Return the rank of a square, from 0 on the own side of a piece with this direction."""
        rank: int = square // self.base.files
        return rank if look == AHEAD else self.base.size // self.base.files - 1 - rank

    def step(self, square: int, aside: int, ahead: int) -> int:
        """Return the square a number of files and ranks from another; -1 off the board."""
        files = self.base.files
        file, target = square % files + aside, square + aside + ahead * files
        return target if 0 <= file < files and 0 <= target < self.base.size else -1

    def viewed(self, square: int, look: int) -> int:
        """Return the number of a square as seen by a piece with this direction."""
        return square if look == AHEAD else self._turned[square]

    def steps(self, square: int, ways: Iterable[Way]) -> Iterator[int]:
        """Yield the squares one step from another in some directions."""
        for way in ways:
            yield from self._lines[way][square][:1]

    def slide(self, board: PlainBoard, square: int, ways: Iterable[Way]) -> Iterator[int]:
        """Yield the squares on lines from a square, each up to and including the first piece."""
        for way in ways:
            for target in self._lines[way][square]:
                yield target
                if board.pieces[target] is not None:
                    break

    def _line(self, way: Way) -> tuple[tuple[int, ...], ...]:
        """Return for each square the following ones on a line."""
        lines = []
        for square in range(self.base.size):
            line = [square]
            while (target := self.step(line[-1], *way)) >= 0:
                line.append(target)
            lines.append(tuple(line[1:]))
        return tuple(lines)

    # Moves

    def moves(
        self, board: PlainBoard, pair: Pair, view: View, rights: Hands, safe: bool = True
    ) -> ListedMoves:
        army, own, friends, hostile, _ = view
        king = own & board.kings
        shut = friends | hostile & board.kings
        watching = self._watching(board, king, hostile) if king and safe else ()
        legal: list[PairMove] = []
        for origin in squares[own]:
            piece = board.pieces[origin]
            assert piece is not None, "armies stand where pieces do"
            for target in dict.fromkeys(self.reach(board, origin, piece)):
                if not shut >> target & 1 and not (
                    watching and self._exposes(board, army, watching, origin, target)
                ):
                    legal += [(origin, target, to) for to in self.becomings(board, origin, target)]
        for letter in sorted(set(rights[army])):
            origin, piece = ~self.letters.index(letter), Piece(letter, army)
            legal += [
                (origin, target, 0)
                for target in range(self.base.size)
                if not board.occupied >> target & 1
                and self.may_drop(board, piece, target)
                and not self._exposes(board, army, watching, origin, target)
            ]
        checkers = self.attackers(board, king.bit_length() - 1, hostile) if king else 0
        return listed_moves(legal, checkers)

    def _watching(self, board: PlainBoard, king: int, hostile: int) -> list[_Watching]:
        """Return hostile pieces, each with the squares on which its attack on a King depends."""
        watching = []
        for origin in squares[hostile]:
            piece = board.pieces[origin]
            assert piece is not None, "armies stand where pieces do"
            watched = _Watched(board.pieces)
            seen = board._replace(pieces=watched)
            reached = (*self.reach(seen, origin, piece), *self.king_attacks(seen, origin, piece))
            checks = king.bit_length() - 1 in reached
            watching.append((1 << origin, -1 if checks else watched.looked))
        return watching

    def _exposes(
        self, board: PlainBoard, army: int, watching: Sequence[_Watching], origin: int, target: int
    ) -> bool:
        """Return True if watched pieces attack the army's King after a move."""
        changed = 1 << target | (1 << origin if origin >= 0 else 0)
        moves_king = bool(board.kings & changed)
        by = sum(piece for piece, looked in watching if moves_king or looked & changed)
        by &= ~(1 << target)
        if not by:
            return False
        after = self._moved(board, army, origin, target)
        king = after.kings & after.armies[army]
        return bool(self.attackers(after, king.bit_length() - 1, by))

    def _moved(
        self, board: PlainBoard, army: int, origin: int, target: int, becomes: int = 0
    ) -> PlainBoard:
        """Return the board after a piece moved to a square, or was dropped there."""
        pieces, goal = list(board.pieces), 1 << target
        armies = list(board.armies)
        if (taken := pieces[target]) is not None:
            armies[taken.army] &= ~goal
        kings, left = board.kings & ~goal, 0
        if origin < 0:
            piece: Piece | None = Piece(self.letters[~origin], army)
        else:
            piece, pieces[origin], left = pieces[origin], None, 1 << origin
        pieces[target] = Piece(self.letters[becomes], army) if becomes else piece
        armies[army] = armies[army] & ~left | goal
        if kings & left:
            kings = kings & ~left | goal
        occupied = board.occupied & ~left | goal
        return PlainBoard(board.pair, tuple(pieces), occupied, kings, tuple(armies))

    def attackers(self, board: PlainBoard, square: int, by: int, without: int = 0) -> int:
        seen, pieces = board, board.pieces
        if without or pieces[square] is None:
            changed = list(pieces)
            for gone in squares[without]:
                changed[gone] = None
            # Attacks on an empty square count as on an occupied one.
            changed[square] = changed[square] or Piece(self.royal, -1)
            pieces = tuple(changed)
            seen = board._replace(pieces=pieces)
        on_king, attacking = board.kings >> square & 1, 0
        for origin in squares[by & ~without & ~(1 << square)]:
            piece = pieces[origin]
            if piece is not None and (
                square in self.reach(seen, origin, piece)
                or (on_king and square in self.king_attacks(seen, origin, piece))
            ):
                attacking |= 1 << origin
        return attacking

    def play(
        self, board: PlainBoard, pair: Pair, army: int, move: PairMove, rights: Hands
    ) -> PairPlay[PlainBoard, Hands]:
        origin, target, becomes = move
        after = self._moved(board, army, origin, target, becomes)
        taken = board.pieces[target]
        hand = rights[army]
        if origin < 0:
            hand = hand.replace(self.letters[~origin], "", 1)
        elif taken is not None and taken.letter != self.royal:
            hand = "".join(sorted(hand + self.held(taken.letter)))
        if hand != rights[army]:
            rights = (*rights[:army], hand, *rights[army + 1 :])
        capture = 1 << target if taken is not None else 0
        return after, rights, capture, not capture and origin >= 0 and not becomes

    def victim(self, board: PlainBoard, origin: int, target: int, becomes: int = 0) -> int:
        return board.occupied & 1 << target

    # Rights

    def hand(self, rights: Hands, army: int) -> str:
        return rights[army]

    def no_rights(self, count: int) -> Hands:
        return ("",) * count

    def with_hands(self, rights: Hands, hands: Hands) -> Hands:
        return hands

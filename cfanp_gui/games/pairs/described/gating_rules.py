"""Described games with gates: pieces come in behind others, or leap, from their first squares.

Source: the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves, PairPlay, View, listed_moves
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.keys import FERS, ROOK
from cfanp_gui.games.pairs.described.moves import KING, CastlingWay
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY
from cfanp_gui.games.pairs.described.tried_rules import TriedPairs


class GatingPairs(DescribedPairs):
    """A game with gates on any two half-boards.

    A move that brings a piece in has the number of its kind behind those of promotions. In castling
    the Rook's gate is told from the King's by a move from the Rook's square to the King's.
    """

    def gates(self, rights: Rights, army: int) -> Iterable[int]:
        return squares[rights.gates[army]] if self.game.seirawan_gating else ()

    def _gates_on(self, rights: Rights, pair: Pair, army: int) -> int:
        """Return the gates of an army on a joined board."""
        if army not in pair:
            return 0
        gates = rights.gates[army]
        return gates if army == pair.lower else sum(1 << self._upper[at] for at in squares[gates])

    def moves(  # type: ignore[override]
        self, board: DescribedBoard, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> PairMoves:
        found = super().moves(board, pair, view, rights, safe)
        gates = self._gates_on(rights, pair, view[0])
        if not gates:
            return found
        moves = found.expand()
        added: list[PairMove] = []
        if self.game.cambodian_moves:
            added += (
                move
                for move in self._leaps(board, pair, view, gates, bool(found.checkers))
                if not safe or self._leaves_safe(board, pair, view, move, rights)
            )
        if self.game.seirawan_gating and rights.hands[view[0]]:
            added += self._entering(board, pair, view[0], moves, gates, rights)
        return listed_moves((*moves, *added), found.checkers) if added else found

    def _entering(
        self,
        board: DescribedBoard,
        pair: Pair,
        army: int,
        moves: list[PairMove],
        gates: int,
        rights: Rights,
    ) -> Iterator[PairMove]:
        """Yield the moves that bring a piece in, after the moves that alone are legal."""
        home = self.movers.home(pair, army)
        entrances = [
            (len(self.letters) + kind, self.movers.drop_squares(self.kinds[kind], home, army & 1))
            for kind in sorted({self._number[letter] for letter in rights.hands[army]})
        ]
        for origin, target, becomes in moves:
            if origin < 0 or becomes:
                continue
            way = None
            if self.moved_along(board, pair, army, origin, target):
                way = self._castling_way(board, pair, army, origin, target)
            shut = 0 if way is None else 1 << way.king_to | 1 << way.rook_to
            for number, free in entrances:
                if (gates & free & ~shut) >> origin & 1:
                    yield origin, target, number
                if way is not None and (gates & free & ~shut) >> way.rook & 1:
                    yield way.rook, way.king, number

    def _leaps(
        self, board: DescribedBoard, pair: Pair, view: View, gates: int, checked: bool
    ) -> Iterator[PairMove]:
        """Yield the leaps of a King and of its Met from their gates to empty squares."""
        army, own = view[:2]
        ahead = -1 if self.movers.home(pair, army) == ABOVE else 1
        king = own & gates & board.crowned if not checked else 0
        mets = sum(
            mask for mask, kind in zip(board.kinds, self.kinds, strict=True) if kind.type == FERS
        )
        steps = ((king, 2, ahead), (king, -2, ahead), (own & gates & mets, 0, 2 * ahead))
        for pieces, aside, up in steps:
            for origin in squares[pieces]:
                target = self.frame.step(origin, aside, up)
                if target >= 0 and not board.occupied >> target & 1:
                    yield origin, target, 0

    def _leaves_safe(
        self, board: DescribedBoard, pair: Pair, view: View, move: PairMove, rights: Rights
    ) -> bool:
        """Return True if the King of the army is not attacked after a move."""
        army, _, _, hostile, _ = view
        after = self.play(board, pair, army, move, rights)[0]
        kings = after.armies[army] & after.crowned
        return not any(self.attackers(after, king, hostile) for king in squares[kings])

    def play(
        self, board: DescribedBoard, pair: Pair, army: int, move: PairMove, rights: Rights
    ) -> PairPlay[DescribedBoard, Rights]:
        move, entering = self.entering(board, pair, army, move)
        origin, target, _ = move
        kings = board.armies[army] & board.kinds[KING] if board.crowned else 0
        after, rights, captured, idle = super().play(board, pair, army, move, rights)
        if entering is not None:
            gate, letter = entering
            after = self.dropped(after, army, self._number[letter], gate)
            rights = rights.with_hand(army, rights.hands[army].replace(letter, "", 1))
        touched = board.occupied ^ after.occupied | captured | 1 << target
        touched |= 1 << origin if origin >= 0 else 0
        if kings & ~after.kinds[KING]:
            for way in self.movers.of(pair, army).castling.values():
                if (way.king, way.target) == move[:2]:
                    touched |= 1 << way.rook | 1 << way.king
        for home, owner in enumerate(pair):
            lost = touched & (self.upper_half if home else self.lower_half)
            local = sum(1 << index for index, at in enumerate(self._upper) if lost >> at & 1)
            rights = rights.without_gates(owner, local if home else lost)
        if self.game.seirawan_gating and not rights.hands[army] and not self.game.captures_to_hand:
            rights = rights.without_gates(army, -1)
        return after, rights, captured, idle

    def sided(
        self,
        board: DescribedBoard,
        after: DescribedBoard,
        view: View,
        move: PairMove,
        rights: Rights,
    ) -> Rights:
        rights = super().sided(board, after, view, move, rights)
        origin, target, _ = move
        mover = self._mover_of(board, origin)[1]
        if not self.game.cambodian_moves or mover < 0 or self.kinds[mover].type != ROOK:
            return rights
        files = self.base.files
        for king in squares[after.crowned & view[3]]:
            aligned = king % files == target % files or king // files == target // files
            for home, owner in enumerate(board.pair) if aligned else ():
                if after.armies[owner] >> king & 1 and bool(self.regions[king]) == bool(home):
                    at = self._upper.index(king) if home else king
                    rights = rights.without_gates(owner, 1 << at)
        return rights

    def _by_rook(
        self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int
    ) -> CastlingWay | None:
        """Return the castling that a move from the Rook's square to the King's means; else None."""
        if self.movers.home(pair, army) == AWAY:
            return None
        for way in self.movers.of(pair, army).castling.values():
            if (way.rook, way.king) == (origin, target) and board.armies[army] >> way.king & 1:
                return way
        return None

    def entering(
        self, board: DescribedBoard, pair: Pair, army: int, move: PairMove
    ) -> tuple[PairMove, tuple[int, str] | None]:
        origin, target, becomes = move
        kind = becomes - len(self.letters)
        if kind < 0:
            return move, None
        way = self._by_rook(board, pair, army, origin, target)
        alone = (origin, target, 0) if way is None else (way.king, way.target, 0)
        return alone, (origin, self.letters[kind])

    def arrived(self, pair: Pair, piece: Piece, move: PairMove) -> str:
        if move[2] >= len(self.letters):
            return piece.letter
        return super().arrived(pair, piece, move)

    def victim(self, board: DescribedBoard, origin: int, target: int, becomes: int = 0) -> int:
        if becomes >= len(self.letters):
            becomes, army = 0, self._mover_of(board, origin)[0]
            if army >= 0 and self._by_rook(board, board.pair, army, origin, target):
                return 0
        return super().victim(board, origin, target, becomes)


class TriedGatingPairs(GatingPairs, TriedPairs):  # type: ignore[misc]
    """A game with gates whose moves are tried one by one."""

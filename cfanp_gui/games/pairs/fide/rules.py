"""Chess on half-boards: FIDE's rules as a `PairRules`."""

from collections.abc import Sequence
from typing import Any

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.pair_rules import (
    ATTACKED_WAY,
    PairMove,
    PairMoves,
    PairRules,
    Reason,
    View,
    listed_moves,
)
from cfanp_gui.games.pairs.described.board import DescribedBoard, Halves
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.moves import CastlingWay
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.games.pairs.described.tables import ABOVE, BELOW
from cfanp_gui.games.pairs.fide.rights import RIGHTS_FIELDS
from cfanp_gui.kernel.chess_boards import Men, action_of, kernel_board

_PAWN = 5
"""Number of pawns among the kinds of pieces."""
_DARK = 0xAA55_AA55_AA55_AA55

new = tuple.__new__
"""Function that makes a named tuple at less cost than its class."""


class FideMoves:
    """Legal moves of an army on a pair, counted or listed by the kernel when asked for."""

    __slots__ = ("_asked", "_counted", "_listed")

    def __init__(self, asked: tuple[Any, ...]) -> None:
        """`asked` are the arguments of `BoardKernel.moves_on`."""
        self._asked = asked
        self._counted: tuple[int, int] | None = None
        self._listed: list[PairMove] | None = None

    @property
    def checkers(self) -> int:
        """Return the squares of pieces attacking the army's King; none if it is not on the pair."""
        return self._count()[0]

    @property
    def total(self) -> int:
        """Return the number of the moves; each promotion counts."""
        return self._count()[1]

    def _count(self) -> tuple[int, int]:
        counted = self._counted
        if counted is None:
            counted = self._counted = kernel_board().count_on(*self._asked)
        return counted

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""
        listed = self._listed
        if listed is None:
            checkers, listed = kernel_board().moves_on(*self._asked)
            self._listed, self._counted = listed, (checkers, len(listed))
        return listed.copy()


class FidePairs(DescribedPairs):
    """Chess on any two half-boards, with moves found by the kernel."""

    rights_fields = RIGHTS_FIELDS

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        ways = [[self.movers[home, army].castling for army in (0, 1)] for home in (BELOW, ABOVE)]
        self._rooks = [[(of[SHORT].rook, of[LONG].rook) for of in both] for both in ways]
        """Squares of the Rooks with which armies castle, below and above, by colour."""
        self._flip = 63 if join is Join.ROTATE else 56
        self._actions: Memo[int, Move] = Memo(self._action, 1 << 17)
        """Moves by their codes (`chess_boards`): they are made once."""

    def _action(self, code: int) -> Move:
        lower, upper, origin, target, becomes = action_of(code)
        base = self.base.unchosen
        return Move(Pair(lower, upper), origin, target, base.becomes[becomes], base)

    def only_kings(self, halves: Halves, control: Sequence[int | None]) -> bool:
        """Return True if only Kings are left, those of dead armies too (Rule 9)."""
        return super().only_kings(halves, (1,) * len(control))

    # Moves

    def moves(  # type: ignore[override]
        self, board: DescribedBoard, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> PairMoves:
        army, own, friends, hostile, allies = view
        castling, passed, *_ = rights
        ways = 0, 0, 0
        if army in pair:
            ways = castling[army], *self._rooks[army == pair[1]][army & 1]
        below = above = -1
        more = []
        for square, _, owner in passed:
            if owner in pair and owner != army and owner not in allies:
                if owner == pair[0]:
                    more += [(below, -1)] if below >= 0 else []
                    below = square.index
                else:
                    more += [(-1, above)] if above >= 0 else []
                    above = self._upper[square.index]
        men = _men(board)
        moves = FideMoves((men, own, friends, hostile, ways, (below, above), safe))
        if not more:
            return moves
        listing, legal = kernel_board().moves_on, moves.expand()
        for others in more:  # a defence by Peterson's rules may pass several on a half-board
            _, found = listing(men, own, friends, hostile, ways, others, safe)
            legal += [move for move in found if move not in legal]
        return listed_moves(legal, moves.checkers)

    def actions(
        self,
        army: int,
        pairs: Sequence[Pair],
        halves: Halves,
        control: tuple[int | None, ...],
        rights: Rights,
    ) -> list[Move] | None:
        castling, passed, *_ = rights
        if len({one.square.board for one in passed}) < len(passed):
            return None
        turn = halves, control, castling, passed, self._rooks[0], self._flip
        return kernel_board().actions(army, pairs, turn, self._actions)

    def attackers(self, board: DescribedBoard, square: int, by: int, without: int = 0) -> int:
        return kernel_board().attackers(_men(board), square, board.occupied & ~without, by)

    def victim(self, board: DescribedBoard, origin: int, target: int, becomes: int = 0) -> int:
        goal = 1 << target
        if board.occupied & goal:
            return goal
        pawns = board.kinds[_PAWN]
        if pawns >> origin & 1 and (origin ^ target) & 7:
            return 1 << (origin & 56 | target & 7) & pawns  # en passant
        return 0

    def becomings(self, board: DescribedBoard, origin: int, target: int) -> tuple[int, ...]:
        pawn = board.kinds[_PAWN] >> origin & 1
        return (4, 3, 2, 1) if pawn and not 8 <= target < 56 else (0,)

    def may_check(
        self, board: DescribedBoard, moves: PairMoves, king: int, foes: int
    ) -> list[PairMove]:
        return kernel_board().may_check(_men(board), moves.expand(), king, foes)

    # Why a move is not legal

    def reason(
        self, board: DescribedBoard, pair: Pair, move: PairMove, becomings: Sequence[int]
    ) -> Reason | None:
        origin, target, _ = move
        if becomings and becomings[0]:
            sentence = Text(
                "Say what the pawn becomes on {target}: Q, R, B or N",
                target=self.seen(target, pair),
            )
            return Reason(sentence, 1 << target)
        if becomings:
            sentence = Text("Only a pawn on a back rank becomes another piece")
            return Reason(sentence, 1 << target)
        if self._means_castling(board, origin, target):
            sentence = Text("Castling needs a King and a Rook that have not moved from home")
            return Reason(sentence, 1 << origin)
        return None

    def in_the_way(
        self, board: DescribedBoard, pair: Pair, rights: Rights, origin: int, target: int
    ) -> int | None:
        bit, path = 1 << origin, range(0)
        up, down, *_ = _men(board)
        if (up | down) & bit:
            step, second = (8, 1) if up & bit else (-8, 6)
            path = range(origin + step, origin + (3 if origin >> 3 == second else 2) * step, step)
            if target not in path:
                return None
            path = path[: path.index(target) + 1]
        elif self._means_castling(board, origin, target):
            army, way = self._castling_meant(board, origin, target)
            if way is None or not rights.castling[army] & way.right:
                return None
            closed = squares[way.empty & board.occupied]
            return min(closed, key=lambda square: abs(square - origin), default=None)
        else:
            return PairRules.in_the_way(self, board, pair, rights, origin, target)
        return next((square for square in path if board.occupied >> square & 1), None)

    def reason_exposed(
        self, board: DescribedBoard, pair: Pair, move: PairMove, hostile: int, checkers: int
    ) -> Reason | None:
        if not self._means_castling(board, *move[:2]):
            return None
        if checkers:
            return Reason(Text("A King in check may not castle"), checkers)
        _, way = self._castling_meant(board, *move[:2])
        assert way is not None, "but for the attacks it may castle"
        attacking = self.attackers(board, way.king_to, hostile, without=1 << way.rook)
        for square in way.passed:
            attacking |= self.attackers(board, square, hostile)
        return Reason(ATTACKED_WAY, attacking)

    def _means_castling(self, board: DescribedBoard, origin: int, target: int) -> bool:
        """Return True if a move castles, or would if that were legal."""
        goes_two = abs(origin - target) == 2 and origin >> 3 == target >> 3
        return goes_two and bool(board.kings & 1 << origin)

    def _castling_meant(
        self, board: DescribedBoard, origin: int, target: int
    ) -> tuple[int, CastlingWay | None]:
        """Return the army of a King, and its castling from a square, whatever is in the way."""
        army, _ = self._mover_of(board, origin)
        ways = self.movers.of(board.pair, army).castling.values()
        return army, next((w for w in ways if (w.king, w.target) == (origin, target)), None)

    # Rights

    # Draws of two armies

    def is_drawn(self, board: DescribedBoard) -> bool:
        """Return True if neither army has the material to mate (FIDE 5.2.2)."""
        _, knights, bishops, rooks, queens, pawns = board.kinds
        if rooks | queens | pawns:
            return False
        if knights:
            return (knights | bishops).bit_count() == 1
        return not (bishops & _DARK and bishops & ~_DARK)

    def can_mate(self, board: DescribedBoard, own: int, others: int) -> bool:
        """Return True if any series of legal moves could mate for an army.

        Source: FIDE 6.9, judged by material as python-chess does.
        """
        _, knights, bishops, rooks, queens, pawns = board.kinds
        if own & (pawns | rooks | queens):
            return True
        if own & knights:
            minor = knights | bishops | rooks
            return own.bit_count() > 2 or bool(others & (pawns | minor))
        if own & bishops:
            return bool((bishops & _DARK and bishops & ~_DARK) or pawns | knights)
        return False


def _men(board: DescribedBoard) -> Men:
    """Return the pieces of a board as the kernel reads them."""
    kings, knights, bishops, rooks, queens, pawns = board.kinds
    _, ahead, back = board.views
    up, down, diagonal, straight = pawns & ahead, pawns & back, bishops | queens, rooks | queens
    return up, down, knights, diagonal, straight, kings, board.occupied

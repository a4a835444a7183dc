"""Moves of the armies of a described game on a pair, and the limits that a King sets to them."""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.half_boards import SHORT
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.pairs.described.board import DescribedBoard
from cfanp_gui.games.pairs.described.description import CastlingRule, Kind
from cfanp_gui.games.pairs.described.keys import BLACK, PAWN, WHITE
from cfanp_gui.games.pairs.described.keys import KING as ROYAL
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW, Moves, Tables, Watch

KING = 0
"""The number of the King among the kinds of pieces, in a game that has one."""


class CastlingWay(NamedTuple):
    """Castling on a joined board."""

    right: int
    king: int
    target: int
    """Target of the move as written: that of the King, or the square of the Rook."""
    king_to: int
    rook: int
    rook_to: int
    empty: int
    """Squares that must be empty."""
    passed: tuple[int, ...]
    """Squares that may not be attacked."""


class Mover(NamedTuple):
    """Moves of the pieces of an army, by the place of its home on a pair."""

    kinds: tuple[Moves, ...]
    castling: dict[int, CastlingWay]
    """Castlings by castling right."""
    zone: int
    """Squares on which pieces promote."""
    becomes: tuple[tuple[int, ...], ...]
    """Kinds that pieces of each kind become there as pawns do."""
    stays: tuple[int, ...]
    """Squares on which pieces of each kind may stay the same after a move."""
    rows: tuple[tuple[int, Moves, bool, int], ...]
    """Number, moves, ability to become others and squares to stay on, for each kind."""
    drops: tuple[int, ...]
    """Squares on which pieces of each kind may be dropped, if their form may stay there."""
    passing: int
    """Squares on which it may capture en passant."""
    passers: tuple[int, ...]
    """Kinds of pieces that capture en passant."""
    progress: frozenset[int]
    """Kinds of pieces whose irreversible moves count as progress."""


class Movers(Memo[tuple[int, int], Mover]):
    """Movers by the place of an army's home on a pair, and its colour."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(self._mover, 16)
        self.tables = tables
        self.frame = tables.frame
        self.game = game = tables.game
        self.kinds = game.kinds
        self.number = {kind.letter: number for number, kind in enumerate(self.kinds)}
        """The numbers of the kinds of pieces by their letters."""
        self.castlers = frozenset(
            self.number[dict(side.array)[way.king]] for side in game.sides for way in side.castling
        )
        """Kinds of pieces that castle as a King does."""
        self.becoming = tuple(
            tuple(self.number[letter] for letter in (kind.promotes, kind.demoted) if letter)
            for kind in self.kinds
        )
        """Kinds that pieces of each kind become otherwise than as pawns."""

    @staticmethod
    def home(pair: Pair, army: int) -> int:
        """Return the place of an army's home on a pair."""
        return BELOW if army == pair.lower else ABOVE if army == pair.upper else AWAY

    def of(self, pair: Pair, army: int) -> Mover:
        """Return the mover of an army on a pair."""
        return self[self.home(pair, army), army & 1]

    def _mover(self, key: tuple[int, int]) -> Mover:
        home, colour = key
        tables, frame, game = self.tables, self.frame, self.game
        side = game.sides[colour]
        moves = tuple(tables.moves(at, home, colour) for at in range(len(self.kinds)))
        number = self.number
        pawn_becomes = tuple(number.get(f"{letter}~", number[letter]) for letter in side.promotions)
        becomes = tuple(pawn_becomes if kind.plain in side.pawns else () for kind in self.kinds)
        chooses = tuple(
            bool(forms or self.becoming[at] or self.kinds[at].type == PAWN)
            for at, forms in enumerate(becomes)
        )
        # With `immobility` pieces stay only where they can leave again.
        stays = tuple(
            tables.leaves(kind, home) if game.immobility_illegal else -1 for kind in self.kinds
        )
        return Mover(
            moves,
            {
                way.right: self._way(way, home, moves[number[dict(side.array)[way.king]]])
                for way in side.castling
            }
            if home != AWAY
            else {},
            frame.region(home, side.promotion),
            becomes,
            stays,
            tuple(zip(range(len(moves)), moves, chooses, stays, strict=True)),
            tuple(
                self.drop_squares(kind, home, colour) if game.piece_drops else 0
                for kind in self.kinds
            ),
            frame.region(home, side.passing),
            tuple(n for n, kind in enumerate(self.kinds) if kind.plain in side.passers),
            frozenset(n for n, kind in enumerate(self.kinds) if kind.plain in side.progress),
        )

    def drop_squares(self, kind: Kind, home: int, colour: int) -> int:
        """Return the squares on which a piece in the hand may come in."""
        game, frame = self.game, self.frame
        if kind.letter.endswith("~") or kind.type == ROYAL:
            return 0
        side = game.sides[colour]
        goals = frame.region(home, side.drops) & self.tables.region(kind, home, colour)
        if kind.type == PAWN:
            if not game.promotion_zone_pawn_drops:
                goals &= ~frame.region(home, side.promotion)
            if not game.first_rank_pawn_drops:
                goals &= ~frame.region(home, (1 << game.files) - 1)
        return goals

    def _way(self, way: CastlingRule, home: int, king_moves: Moves) -> CastlingWay:
        right, *places = way
        if home == ABOVE:
            places = [self.frame.other[at] for at in places]
        king, king_to, rook, rook_to = places
        empty = 0
        for start, goal in ((king, king_to), (rook, rook_to)):
            for at in range(min(start, goal), max(start, goal) + 1):
                empty |= 1 << at
        empty &= ~(1 << king | 1 << rook)
        step = 1 if king_to > king else -1
        # Where a King may also step to that square, castling is written as taking the Rook; always
        # so if it may have to be, which is the custom of Chess960.
        stepped = king_moves.quiet[king]
        near = stepped.steps
        for _, reached in stepped.lines:
            near |= reached[0]
        passed = tuple(range(king + step, king_to + step, step)) if king_to != king else ()
        steps = near >> king_to & 1 and king_to != rook
        target = rook if steps or self.game.castles_onto_rook else king_to
        return CastlingWay(right, king, target, king_to, rook, rook_to, empty, passed)

    def _ways(self) -> Iterator[CastlingWay]:
        """Yield the castlings of any army on any pair, those of two armies last.

        Of names for a King in the middle of its rank, the last one counts.
        """
        for view in ((BELOW, BLACK), (BELOW, WHITE), (ABOVE, WHITE), (ABOVE, BLACK)):
            yield from self[view].castling.values()

    @cached_property
    def castling_squares(self) -> int:
        """Return the squares of Kings and Rooks that may castle, of any army on any pair."""
        places = 0
        for way in self._ways():
            places |= 1 << way.king | 1 << way.rook
        return places

    @cached_property
    def rook_castling_names(self) -> dict[tuple[int, int], str]:
        """Return the notation of castlings, by the squares of the Rook and of the King."""
        return {
            (way.rook, way.king): "O-O" if way.right == SHORT else "O-O-O" for way in self._ways()
        }

    @cached_property
    def castling_names(self) -> dict[tuple[int, int], str]:
        """Return the notation of castlings, by the King's square and the target as written."""
        return {
            (way.king, way.target): "O-O" if way.right == SHORT else "O-O-O" for way in self._ways()
        }


class DescribedMoves(NamedTuple):
    """Legal moves of one army on a pair."""

    checkers: int
    """Squares from which its King is attacked."""
    total: int
    """Number of moves."""
    plain: list[tuple[int, int]]
    """Origin and targets of pieces that stay the same kind."""
    becoming: list[tuple[int, int, tuple[int, ...]]]
    """Origin and targets of pieces that change their kind, and the possible kinds."""

    def expand(self) -> list[PairMove]:
        """Return the moves in a new list."""
        moves = [(origin, target, 0) for origin, goals in self.plain for target in squares[goals]]
        for origin, targets, kinds in self.becoming:
            moves += [(origin, target, kind) for target in squares[targets] for kind in kinds]
        return moves


class Guard(NamedTuple):
    """Limits that an army's King on a pair sets to its other pieces."""

    checkers: int
    allowed: int
    """The squares to which pieces may go that are not bound."""
    bound: dict[int, int]
    """The squares to which bound pieces may go, by their squares."""


Bond = tuple[int, dict[int, int]]
"""Squares to which pieces may go despite one attacker: all pieces, and each piece between.

The latter are given by the piece that stands between attacker and King, as a set of one square.
"""
_NO_PIECES: dict[int, int] = {}


def attackers(watch: Watch, board: DescribedBoard, occupied: int, by: int, on_king: bool) -> int:
    """Return those of some pieces that attack the watched square, with some squares occupied."""
    kinds, views = board.kinds, board.views
    attacking = 0
    if by & watch.near:
        for squares_near, which, alike in watch.steps:
            near = by & squares_near & views[which]
            if near:
                for kind in alike:
                    attacking |= near & kinds[kind]
    for mask, seen, far, which, alike, _ in watch.lines:
        near = by & far & views[which]
        if near:
            standing = 0
            for kind in alike:
                standing |= near & kinds[kind]
            if standing:
                attacking |= seen[occupied & mask] & standing
    if on_king:
        for mask, seen, _, _, _, _ in watch.king_attacks:
            attacking |= seen[occupied & mask] & by & kinds[0]
    return attacking


def guard(watch: Watch, board: DescribedBoard, own: int, hostile: int, everywhere: int) -> Guard:
    """Return the limits that the King on the watched square sets to other pieces of its army."""
    kinds, views, occupied = board.kinds, board.views, board.occupied
    checkers = 0
    allowed = everywhere
    bonds: list[Bond] = []
    if hostile & watch.near:
        for squares_near, which, alike in watch.steps:
            near = hostile & squares_near & views[which]
            if near:
                for kind in alike:
                    checkers |= near & kinds[kind]
        if checkers:
            allowed = checkers if not checkers & (checkers - 1) else 0
    for _, _, far, which, alike, sights in watch.rays:
        near = hostile & far & views[which]
        if not near:
            continue
        standing = 0
        for kind in alike:
            standing |= near & kinds[kind]
        if not standing:
            continue
        for origin in squares[standing]:
            attacker = 1 << origin
            for path, wanted, only in sights[origin]:
                between = path & occupied
                if not wanted:
                    if not between:
                        checkers |= attacker
                        allowed &= path | attacker
                    elif between & own and not between & (between - 1):
                        bonds.append((-1, {between: path | attacker}))
                    continue
                behind = _behind(between, own, path & ~occupied, only)
                if behind is not None:
                    attacks, left, pieces = behind
                    if attacks:
                        checkers |= attacker
                    goals = {piece: to | attacker for piece, to in pieces.items()}
                    bonds.append((left | attacker, goals))
    if not bonds:
        return Guard(checkers, allowed, {})
    bound = {piece: allowed for _, pieces in bonds for piece in pieces}
    for left, pieces in bonds:
        allowed &= left
        for piece in bound:
            bound[piece] &= pieces.get(piece, left)
    return Guard(checkers, allowed, {piece.bit_length() - 1: to for piece, to in bound.items()})


def _behind(
    between: int, own: int, empty: int, only: int
) -> tuple[bool, int, dict[int, int]] | None:
    """Return the check of a jumping piece and the squares it leaves to pieces; None for no limits.

    `between` are the pieces on its way, `empty` the other squares of it; `only` is the one piece it
    may jump over, if that must be right before the King. The pieces between are treated singly,
    since a square that one of them leaves becomes empty.
    """
    count = between.bit_count()
    mine = between & own
    if only:
        if not between:
            return False, ~only, _NO_PIECES
        if between == only:
            return True, empty, {only: -1} if mine else _NO_PIECES
        if count == 1 and mine:
            return False, -1, {mine: ~only}
        if count == 2 and between & only and mine & ~only:
            return False, -1, {mine & ~only: empty}
        return None
    if not count:
        return False, ~empty, _NO_PIECES
    if count == 1:
        return True, empty, {mine: ~(empty | between)} if mine else _NO_PIECES
    if count == 2 and mine:
        return False, -1, {1 << square: empty for square in squares[mine]}
    return None

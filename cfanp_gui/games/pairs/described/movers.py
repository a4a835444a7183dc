"""Moves of the armies of a described game, by the place of their home on a pair."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import Memo
from cfanp_gui.games.pairs.described.description import SHORT, CastlingRule, Kind
from cfanp_gui.games.pairs.described.frame import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.keys import BLACK, PAWN, WHITE
from cfanp_gui.games.pairs.described.tables import Moves, Tables

KING = 0
"""The number of the King among the kinds of pieces."""


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
        moves = tuple(tables.moves(number, home, colour) for number in range(len(self.kinds)))
        zone = frame.region(home, side.promotion)
        becomes = tuple(self._pawn_becomes(kind, colour) for kind in self.kinds)
        chooses = tuple(
            bool(forms or self.becoming[number] or self.kinds[number].type == PAWN)
            for number, forms in enumerate(becomes)
        )
        # With `immobility` pieces stay only where they can leave again.
        stays = tuple(
            tables.leaves(kind, home) if game.immobility_illegal else -1 for kind in self.kinds
        )
        return Mover(
            moves,
            {way.right: self._way(way, home, moves[KING]) for way in side.castling}
            if home != AWAY
            else {},
            zone,
            becomes,
            stays,
            tuple(zip(range(len(moves)), moves, chooses, stays, strict=True)),
            tuple(self._drop_squares(kind, home, colour) for kind in self.kinds),
            frame.region(home, side.passing),
            tuple(n for n, kind in enumerate(self.kinds) if kind.plain in side.passers),
            frozenset(n for n, kind in enumerate(self.kinds) if kind.plain in side.progress),
        )

    def _pawn_becomes(self, kind: Kind, colour: int) -> tuple[int, ...]:
        side = self.game.sides[colour]
        if kind.plain not in side.pawns:
            return ()
        letters = [
            f"{letter}~" if f"{letter}~" in self.number else letter for letter in side.promotions
        ]
        return tuple(self.number[letter] for letter in letters)

    def _drop_squares(self, kind: Kind, home: int, colour: int) -> int:
        game, frame = self.game, self.frame
        if (
            not game.piece_drops
            or kind.letter.endswith("~")
            or kind.plain == self.kinds[KING].letter
        ):
            return 0
        side = game.sides[colour]
        found = frame.region(home, side.drops) & self.tables.region(kind, home, colour)
        if kind.type == PAWN:
            if not game.promotion_zone_pawn_drops:
                found &= ~frame.region(home, side.promotion)
            if not game.first_rank_pawn_drops:
                found &= ~frame.region(home, (1 << game.files) - 1)
        return found

    def _way(self, way: CastlingRule, home: int, king_moves: Moves) -> CastlingWay:
        right, *places = way
        if home == ABOVE:
            places = [self.frame.size - 1 - at for at in places]
        king, king_to, rook, rook_to = places
        empty = 0
        for start, goal in ((king, king_to), (rook, rook_to)):
            for at in range(min(start, goal), max(start, goal) + 1):
                empty |= 1 << at
        empty &= ~(1 << king | 1 << rook)
        step = 1 if king_to > king else -1
        # Where a King may also step to that square, castling is written as taking the Rook.
        stepped = king_moves.quiet[king]
        near = stepped.steps
        for _, reached in stepped.lines:
            near |= reached[0]
        goes = near >> king_to & 1 and king_to != rook
        passed = tuple(range(king + step, king_to + step, step)) if king_to != king else ()
        target = rook if goes else king_to
        return CastlingWay(right, king, target, king_to, rook, rook_to, empty, passed)

    def _ways(self) -> Iterator[CastlingWay]:
        """Yield the castlings of any army on any pair."""
        for home in (BELOW, ABOVE):
            for colour in (WHITE, BLACK):
                yield from self[home, colour].castling.values()

    @cached_property
    def castling_squares(self) -> int:
        """Return the squares of Kings and Rooks that may castle, of any army on any pair."""
        found = 0
        for way in self._ways():
            found |= 1 << way.king | 1 << way.rook
        return found

    @cached_property
    def castling_names(self) -> dict[tuple[int, int], str]:
        """Return the notation of castlings, by the King's square and the target as written."""
        return {
            (way.king, way.target): "O-O" if way.right == SHORT else "O-O-O" for way in self._ways()
        }

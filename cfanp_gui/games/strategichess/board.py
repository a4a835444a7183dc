"""One board: its men, the side to move, and its moves there and over the edges.

Colours are 0 for White and 1 for Black. A board knows nothing of its neighbours; the caller passes
the squares on its edge files that their men attack.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.strategichess.bitboards import (
    DARK,
    EDGE_FILES,
    FILE_MASKS,
    FILES,
    KING,
    KNIGHT,
    OVER_THE_EDGE,
    PAWN_CAPTURES,
    PAWN_STEPS,
    RANK_MASKS,
    RANKS,
    ROADS,
    between,
    diagonal,
    leaps_over,
    line,
    straight,
)

WHITE, BLACK = 0, 1
LETTERS = "KQRBNP"
"""The letters of the pieces, the greatest first."""
REAR = "RRNNBBQKBBNNRR"
REAR_RANKS = (2, 11)
PAWN_RANKS = (3, 10)
"""The ranks, from 0, on which White's and Black's pawns begin; the others' are `REAR_RANKS`."""
_KINGS, _QUEENS, _ROOKS, _BISHOPS, _KNIGHTS, _PAWNS = range(6)


class Crossing(NamedTuple):
    """A step over the edge, from a square of this board to one of the adjacent board."""

    origin: int
    target: int


class Fields(NamedTuple):
    """The contents of a board; squares are sets as in `bitboards`."""

    planes: tuple[int, ...]
    """Squares of the Kings, Queens, Rooks, Bishops, Knights and pawns of both colours."""
    colours: tuple[int, ...]
    """Squares of White's and Black's men."""
    turn: int
    """The colour to move."""
    unmoved: int
    """Squares of the pawns that never moved."""
    move_number: int
    """The move number, from 1, up by one when Black's turn ends."""


class StrategiBoard(Fields):
    """A board of the game: an immutable value."""

    @classmethod
    def start(cls) -> StrategiBoard:
        """Return a board at the beginning of a game."""
        planes = [0] * len(LETTERS)
        for file, letter in enumerate(REAR):
            planes[LETTERS.index(letter)] |= sum(1 << FILES * rank + file for rank in REAR_RANKS)
        pawns = planes[_PAWNS] = sum(RANK_MASKS[rank] for rank in PAWN_RANKS)
        colours = [
            RANK_MASKS[rear] | RANK_MASKS[front]
            for rear, front in zip(REAR_RANKS, PAWN_RANKS, strict=True)
        ]
        return cls(tuple(planes), tuple(colours), WHITE, pawns, 1)

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return StrategiBoard, tuple(self)

    # Men

    @cached_property
    def men(self) -> int:
        """Return the occupied squares."""
        return self.colours[WHITE] | self.colours[BLACK]

    @cached_property
    def letters(self) -> dict[int, tuple[str, int]]:
        """Return the letter and the colour of every man by its square, the lowest square first."""
        planes = zip(LETTERS, self.planes, strict=True)
        men = sorted((square, letter) for letter, plane in planes for square in squares[plane])
        black = self.colours[BLACK]
        return {square: (letter, black >> square & 1) for square, letter in men}

    def colour_at(self, square: int) -> int:
        """Return the colour of the man on a square that is not empty."""
        return self.colours[BLACK] >> square & 1

    def king(self, colour: int) -> int | None:
        """Return the square of a colour's King; None if it has none."""
        king = self.planes[_KINGS] & self.colours[colour]
        return king.bit_length() - 1 if king else None

    def is_bare(self, colour: int) -> bool:
        """Return True if a colour has nothing but its King."""
        return not self.colours[colour] & ~self.planes[_KINGS]

    @property
    def insufficient(self) -> bool:
        """Return True if no series of legal moves on this board alone can mate.

        A pawn cannot mate with its King alone, since pawns do not promote.
        """
        kings, queens, rooks, bishops, knights, pawns = self.planes
        others = (self.men & ~kings).bit_count()
        if queens or rooks or (others > 1 and knights | pawns):
            return False
        return others <= 1 or not (bishops & DARK and bishops & ~DARK)

    # Attacks

    def attackers(self, square: int, colour: int, men: int | None = None) -> int:
        """Return the men of a colour on this board that attack a square.

        `men` are the squares taken as occupied.
        """
        kings, queens, rooks, bishops, knights, pawns = self.planes
        seen = self.men if men is None else men
        attackers = KNIGHT[square] & knights | KING[square] & kings
        attackers |= PAWN_CAPTURES[1 - colour][square] & pawns
        attackers |= straight(square, seen) & (rooks | queens)
        attackers |= diagonal(square, seen) & (bishops | queens)
        return attackers & self.colours[colour]

    @cached_method
    def captures_over(self, colour: int, edge: int) -> tuple[Crossing, ...]:
        """Return the steps over an edge along which men of a colour attack the board beyond.

        Sliders reach the first square, Knights go from the edge file, pawns capture diagonally;
        Kings do nothing there.
        """
        _, queens, rooks, bishops, knights, pawns = self.planes
        own, men = self.colours[colour], self.men
        crossings = []
        lines = OVER_THE_EDGE[edge]
        rising, falling, level = lines[1], lines[-1], lines[0]
        left = (rooks | bishops | queens) & own
        while left:
            bit = left & -left
            left ^= bit
            square = bit.bit_length() - 1
            if not bishops & bit:
                path, beyond = level[square]
                if not path & men:
                    crossings.append(Crossing(square, beyond))
            if not rooks & bit:
                for path, beyond in (rising[square], falling[square]):
                    if not path & men:
                        crossings.append(Crossing(square, beyond))
        at_edge = own & FILE_MASKS[EDGE_FILES[edge]]
        for square in squares[knights & at_edge]:
            crossings += [Crossing(square, beyond) for beyond in leaps_over(square, edge)]
        forward = 1 if colour == WHITE else -1
        for square in squares[pawns & at_edge]:
            rank = square // FILES + forward
            if 0 <= rank < RANKS:
                crossings.append(Crossing(square, FILES * rank + EDGE_FILES[1 - edge]))
        return tuple(crossings)

    @cached_method
    def attacked_over(self, colour: int, edge: int) -> int:
        """Return the squares of the board beyond an edge that men of a colour attack."""
        attacked = 0
        for crossing in self.captures_over(colour, edge):
            attacked |= 1 << crossing.target
        return attacked

    def crossings(self, colour: int, edge: int, beyond: StrategiBoard) -> list[Crossing]:
        """Return the steps of men of a colour over an edge, whether or not they leave a King safe.

        A pawn crosses by its step sideways on a road, or by a capture.
        """
        own = beyond.colours[colour] | beyond.planes[_KINGS]
        hostile, pawns = beyond.colours[1 - colour], self.planes[_PAWNS]
        steps = [
            crossing
            for crossing in self.captures_over(colour, edge)
            if not own >> crossing.target & 1
            and (hostile >> crossing.target & 1 or not pawns >> crossing.origin & 1)
        ]
        at_edge = self.colours[colour] & FILE_MASKS[EDGE_FILES[edge]] & ROADS
        for square in squares[pawns & at_edge]:
            target = square - EDGE_FILES[edge] + EDGE_FILES[1 - edge]
            if not beyond.men >> target & 1:
                steps.append(Crossing(square, target))
        return steps

    # Moves on the board

    def reach(self, square: int) -> int:
        """Return the squares a man may go to on this board, even if its King is not safe."""
        moves = self._targets(1 << square, self.colour_at(square), -1, {})
        return moves[0][1] if moves else 0

    @cached_method
    def moves(self, outer: int) -> list[tuple[int, int]]:
        """Return the legal moves of the side to move on this board: origins and their targets.

        `outer` are the squares that hostile men of the adjacent boards attack.
        """
        colour = self.turn
        own = self.colours[colour]
        king = self.king(colour)
        if king is None:
            return self._targets(own, colour, -1, {})
        hostile, without = 1 - colour, self.men & ~(1 << king)
        safe = 0
        for square in squares[KING[king] & ~(outer | own | self.planes[_KINGS])]:
            if not self.attackers(square, hostile, without):
                safe |= 1 << square
        moves = [(king, safe)] if safe else []
        if outer >> king & 1:
            return moves  # nothing on this board captures or blocks an attacker on another
        checkers = self.attackers(king, hostile)
        goals = -1
        if checkers:
            if checkers & (checkers - 1):
                return moves
            goals = checkers | between(king, checkers.bit_length() - 1)
        return moves + self._targets(own & ~(1 << king), colour, goals, self.pins(colour))

    @cached_method
    def pins(self, colour: int) -> dict[int, int]:
        """Return the pinned men of a colour, each with the line through King and attacker."""
        king = self.king(colour)
        if king is None:
            return {}
        _, queens, rooks, bishops, *_ = self.planes
        own, hostile = self.colours[colour], self.colours[1 - colour]
        snipers = straight(king, hostile) & (rooks | queens)
        snipers |= diagonal(king, hostile) & (bishops | queens)
        pins = {}
        for sniper in squares[snipers & hostile]:
            covering = between(king, sniper) & own
            if covering and not covering & (covering - 1):
                pins[covering.bit_length() - 1] = line(king, sniper)
        return pins

    def _targets(
        self, movers: int, colour: int, goals: int, pins: dict[int, int]
    ) -> list[tuple[int, int]]:
        """Return the targets of men of a colour, within goals and the lines of pins.

        It does not check the safety of Kings.
        """
        men = self.men
        kings, queens, rooks, bishops, knights, pawns = self.planes
        goals &= ~self.colours[colour] & ~kings
        moves = []
        left = movers & ~pawns
        while left:
            bit = left & -left
            left ^= bit
            square = bit.bit_length() - 1
            if knights & bit:
                targets = KNIGHT[square]
            elif rooks & bit:
                targets = straight(square, men)
            elif bishops & bit:
                targets = diagonal(square, men)
            elif queens & bit:
                targets = straight(square, men) | diagonal(square, men)
            else:
                targets = KING[square]
            if pins and square in pins:
                targets &= pins[square]
            if targets := targets & goals:
                moves.append((square, targets))
        return moves + self._pawn_targets(movers & pawns, colour, goals, pins)

    def _pawn_targets(
        self, movers: int, colour: int, goals: int, pins: dict[int, int]
    ) -> list[tuple[int, int]]:
        """Return the targets of pawns, by captures and by moves through and to empty squares.

        The first move is 1, 2 or 3 forward or 1 back, later ones 1 forward or 1 back; from a road
        also 1 sideways.
        """
        captures = PAWN_CAPTURES[colour]
        hostile = self.colours[1 - colour] & goals
        empty = ~self.men
        unmoved = self.unmoved
        forward = FILES if colour == WHITE else -FILES
        moves = []
        left = movers
        while left:
            bit = left & -left
            left ^= bit
            square = bit.bit_length() - 1
            targets = PAWN_STEPS[square] & empty
            if unmoved & bit:
                for ahead in range(square + forward, square + 4 * forward, forward):
                    if not empty >> ahead & 1:
                        break
                    targets |= 1 << ahead
            targets = targets & goals | captures[square] & hostile
            if pins and square in pins:
                targets &= pins[square]
            if targets:
                moves.append((square, targets))
        return moves

    # Boards after changes

    def without(self, square: int) -> StrategiBoard:
        """Return the board without the man on a square."""
        return self.only(~(1 << square))

    def only(self, men: int) -> StrategiBoard:
        """Return the board with no men but those on some squares."""
        planes = tuple([plane & men for plane in self.planes])
        colours = tuple([colour & men for colour in self.colours])
        return StrategiBoard(planes, colours, self.turn, self.unmoved & men, self.move_number)

    def with_man(self, square: int, plane: int, colour: int) -> StrategiBoard:
        """Return the board with a man on a square, which captures any man there.

        `plane` is the index of its kind in `planes`. A man that arrives counts as moved.
        """
        cleared = self.without(square) if self.men >> square & 1 else self
        bit = 1 << square
        planes, colours = list(cleared.planes), list(cleared.colours)
        planes[plane] |= bit
        colours[colour] |= bit
        return StrategiBoard(
            tuple(planes), tuple(colours), self.turn, cleared.unmoved, self.move_number
        )

    def plane_at(self, square: int) -> int:
        """Return the index in `planes` of the kind of the man on an occupied square."""
        return next(kind for kind, squares in enumerate(self.planes) if squares & 1 << square)

    def moved(self, origin: int, target: int) -> StrategiBoard:
        """Return the board after a man went from a square to another; the turn stays."""
        plane, colour = self.plane_at(origin), self.colour_at(origin)
        return self.without(origin).with_man(target, plane, colour)

    def passed(self) -> StrategiBoard:
        """Return the board after its turn has ended."""
        return self._replace(turn=1 - self.turn, move_number=self.move_number + self.turn)

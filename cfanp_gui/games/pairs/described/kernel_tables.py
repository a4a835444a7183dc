"""Tables of described games for the kernel: what its pieces do, in numbers."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from cfanp_gui.core.boards import Join
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.pairs.described.betza import Leg, Way
from cfanp_gui.games.pairs.described.description import Kind
from cfanp_gui.games.pairs.described.keys import BLACK, JANGGI_CANNON, PAWN, SOLDIER, WHITE
from cfanp_gui.games.pairs.described.moves import KING
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.tried_rules import TriedPairs
from cfanp_gui.kernel import table_cells
from cfanp_gui.kernel.table_cells import Tables

_WAYS = {Way.STEP: table_cells.SLIDE, Way.SLIDE: table_cells.SLIDE, Way.HOP: table_cells.HOP,
         Way.OVER: table_cells.OVER, Way.LAME: table_cells.LAME}  # fmt: skip
_FACING, _USUAL, _PALACE = range(3)
"""Sorts of directions: Kings that face each other, the moves of pieces, those of palaces."""
Direction = tuple[Leg, int, int]
"""A leg as the board lies, its way for the kernel, and its sort."""
_SIDES = [(home, colour) for home in (BELOW, ABOVE, AWAY) for colour in (WHITE, BLACK)]


@lru_cache(maxsize=32)
def tables_of(rules: DescribedPairs) -> Tables | None:
    """Return the tables of a game for the kernel; None if it has rules that the kernel lacks."""
    game, frame = rules.game, rules.frame
    if (
        game.size > table_cells.MOST_SQUARES - 1
        or frame.strip.bit_count() > table_cells.MOST_STRIP
        or len(game.kinds) + first_kind(rules) > table_cells.MOST_KINDS
        or (game.drop_promoted and game.must_drop)
        or any(kind.demoted and kind.promotes for kind in game.kinds)
        or len(game.no_mate_by) > 1
        or not _are_alike(rules)
        or (game.gating and _lacks_gates(rules))
        or (game.bikjang_rule and (game.must_capture or game.must_drop))
        # What is royal or royal only at times is asked in one way by the kernel.
        or (game.pseudo_royal and (game.flying_general or game.makpong_rule or game.no_mate_by))
    ):
        return None
    return _Builder(rules).tables()


def first_kind(rules: DescribedPairs) -> int:
    """Return the kernel's number of a game's first kind, which is 0 for a King only."""
    return 0 if rules.game.has_king else 1


def _lacks_gates(rules: DescribedPairs) -> bool:
    """Return True if the kernel does not know gates with the other rules of a game."""
    game, base = rules.game, rules.base
    standing = {letter for side in game.sides for at, letter in side.array if side.gates >> at & 1}
    becoming = {kind.letter for kind in game.kinds if kind.promotes} | game.sides[WHITE].pawns
    return bool(
        base.demands
        or base.passes
        or isinstance(rules, TriedPairs)
        or game.no_mate_by
        or not game.drop_checks
        or not game.has_king
        or (game.seirawan_gating and game.cambodian_moves)
        or standing & (becoming | game.sides[BLACK].pawns)
    )


def _are_alike(rules: DescribedPairs) -> bool:
    """Return True if palaces are the same for every army, wherever its home is."""
    white, black = (side.lines & rules.frame.all for side in rules.game.sides)
    rotated = sum(1 << rules.game.size - 1 - at for at in squares[white])
    return white == black == rotated == rules.frame.turned(white)


class _Builder:
    """Builder of the tables of a game."""

    def __init__(self, rules: DescribedPairs) -> None:
        self.rules, self.movers = rules, rules.movers
        self.game, self.frame, self.kinds = rules.game, rules.frame, rules.kinds
        self.first = first_kind(rules)
        self.number = {letter: at + self.first for letter, at in rules.movers.number.items()}
        self.lines = self.game.sides[WHITE].lines

    def tables(self) -> Tables | None:
        """Return the tables; None if a piece goes in too many directions."""
        game, frame, number = self.game, self.frame, self.number
        soldiers = [at for at, kind in self._numbered() if kind.type == SOLDIER]
        directions = self._directions()
        if self._crosses_palaces(directions):
            return None
        limits = dict(game.limits)
        alike = [[at for at, other in enumerate(self.kinds) if other.plain == kind.plain]
                 for kind in self.kinds]  # fmt: skip
        if len(directions) > 63 or any(
            len(same) > 2 and limits.get(kind.plain)
            for kind, same in zip(self.kinds, alike, strict=True)
        ):
            return None
        reverse, reverse_at, near = self._reverse(directions)
        chains, chain_at, first_at = self._chains()
        usual, usual_at = self._usual()
        kinds = [0, 0, -1, 0, 0, 0, 0, 0] * self.first
        for at, kind in enumerate(self.kinds):
            marks = [
                (at in self.movers[BELOW, colour].passers)
                | (at in self.movers[BELOW, colour].progress) << 1
                | bool(kind.demoted) << 2
                for colour in (WHITE, BLACK)
            ]
            kinds += [
                kind.type == PAWN,
                number[turned] if (turned := kind.promotes or kind.demoted) else 0,
                number[kind.held] if kind.held else -1,
                kind.type == PAWN or bool(kind.moves.initial),
                *marks,
                limits.get(kind.plain, 0),
                next((other for other in alike[at] if other != at), at) + self.first,
            ]
        kinds += [0] * (8 * 32 - len(kinds))
        forms = _ints(32 * 64)
        for colour in (WHITE, BLACK):
            for at, becomes in enumerate(self.movers[BELOW, colour].becomes):
                for place, form in enumerate(becomes):
                    forms[32 * (32 * colour + at + self.first) + place] = form + self.first
        zones = _ints(128 * 6)
        for side, mover in enumerate(self.movers[at] for at in _SIDES):
            flag = frame.region(_SIDES[side][0], game.sides[_SIDES[side][1]].flag)
            for bit, mask in ((1, mover.zone), (2, mover.passing), (4, flag)):
                for square in squares[mask & frame.all]:
                    zones[128 * side + square] |= bit
        takes, facing = self._takes(directions)
        return Tables(
            (
                game.files, game.files * game.half, game.size, soldiers[0] if soldiers else -1,
                game.files * (game.soldier_rank - 1), self._number(game.no_mate_by),
                self._number(game.no_doubled), game.mandatory_pawn_promotion, game.piece_drops,
                self.rules.join is not Join.ROTATE, game.mandatory_piece_promotion,
                game.piece_promotion_on_capture, game.drop_promoted,
            ),
            chains, chain_at, first_at, reverse, reverse_at, takes, facing, near,
            self._by_square(
                [self.rules.tables.region(kind, *side) for kind in self.kinds] for side in _SIDES
            ),
            self._by_square(self.movers[home, WHITE].stays for home in (BELOW, ABOVE, AWAY)),
            self._by_square(
                [
                    self.movers.drop_squares(kind, *side)
                    if game.piece_drops or game.seirawan_gating
                    else 0
                    for kind in self.kinds
                ]
                for side in _SIDES
            ),
            zones, array("i", kinds), forms, usual, usual_at, self._castlings(),
            game.drop_no_doubled_count,
        )  # fmt: skip

    def _numbered(self) -> Iterator[tuple[int, Kind]]:
        """Yield the kinds with their numbers."""
        return enumerate(self.kinds, self.first)

    def _number(self, letter: str) -> int:
        return self.number.get(letter, -1)

    def _by_square(self, sides: Iterable[Sequence[int]]) -> array[int]:
        """Return by square the kinds in whose sets it is, one side after the other."""
        found = array("i")
        for sets in sides:
            table = _ints(128)
            for kind, mask in enumerate(sets, self.first):
                for square in squares[mask & self.frame.all]:
                    table[square] |= 1 << kind
            found += table
        return found

    def _line(self, square: int, leg: Leg, sort: int = _USUAL, sign: int = 1) -> list[int]:
        """Return the squares of a leg from a square, or back to it by the sign -1."""
        line = self._straight(square, leg, sign)
        if sort != _PALACE:
            return line
        if not self.lines >> square & 1:
            return []
        return line[: 1 + max((n for n, at in enumerate(line) if self.lines >> at & 1), default=-1)]

    def _straight(self, square: int, leg: Leg, sign: int) -> list[int]:
        """Return the squares of a leg from a square, wherever palaces are."""
        frame = self.frame
        aside, ahead = sign * leg.aside, sign * leg.ahead
        if leg.way in (Way.SLIDE, Way.HOP, Way.OVER):
            return list(frame.line(square, aside, ahead, leg.most))
        target = frame.step(square, aside, ahead)
        if target < 0:
            return []
        if leg.way is Way.STEP:
            return [target]
        start = square if sign > 0 else target
        return [*squares[frame.path(start, leg.aside, leg.ahead)], target]

    def _chains(self) -> tuple[array[int], array[int], array[int]]:
        """Return the chains of all kinds, their places, and those of first moves."""
        chains, chain_at, first_at = array("i", [-1]), _ints(128 * 32), _ints(128 * 64)
        tables = self.rules.tables
        for at, kind in self._numbered():
            for square in range(self.game.size):
                quiet, takes = (tables.legs(kind, BELOW, square, of) for of in ("quiet", "takes"))
                chain_at[at << 7 | square] = len(chains)
                for leg in dict.fromkeys((*quiet, *takes)):
                    purpose = (leg in quiet) | (leg in takes) << 1 | _way(kind, leg) << 2
                    if line := self._line(square, leg):
                        chains.extend((purpose, len(line), *line))
                for leg in tables.palace_legs(kind, BELOW, WHITE, square):
                    purpose = table_cells.QUIET | table_cells.TAKES | _way(kind, leg) << 2
                    if line := self._line(square, leg, _PALACE):
                        chains.extend((purpose, len(line), *line))
                chains.append(-1)
                for colour in (WHITE, BLACK):
                    if legs := tables.first_legs(kind, BELOW, colour, square):
                        first_at[(32 * colour + at) << 7 | square] = len(chains)
                        for leg in legs:
                            if line := self._line(square, leg):
                                purpose = table_cells.QUIET | _way(kind, leg) << 2
                                chains.extend((purpose, len(line), *line))
                        chains.append(-1)
        return chains, chain_at, first_at

    def _usual(self) -> tuple[array[int], array[int]]:
        """Return the squares that pieces reach on an empty board, of kinds where that matters."""
        usual, usual_at = array("i", [-1]), _ints(128 * 32)
        for at, kind in enumerate(self.kinds):
            if kind.type == PAWN or kind.moves.initial or any(
                at in self.movers[BELOW, colour].progress for colour in (WHITE, BLACK)
            ):  # fmt: skip
                for square in range(self.game.size):
                    usual_at[(at + self.first) << 7 | square] = len(usual)
                    usual.extend(squares[self.movers[BELOW, WHITE].kinds[at].usual[square]])
                    usual.append(-1)
        return usual, usual_at

    # Attacks on Kings

    def _goes(self, kind: Kind) -> Iterator[Direction]:
        """Yield the directions in which pieces of a kind that look ahead capture."""
        yield from ((leg, _way(kind, leg), _USUAL) for leg in kind.moves.takes)
        inner = squares[self.lines & self.frame.all]
        legs = (
            leg for at in inner for leg in self.rules.tables.palace_legs(kind, BELOW, WHITE, at)
        )
        yield from ((leg, _way(kind, leg), _PALACE) for leg in dict.fromkeys(legs))

    def _directions(self) -> dict[Direction, int]:
        """Return the directions in which pieces capture, as the board lies, with their numbers."""
        both = (
            (turned, way, sort)
            for kind in self.kinds
            for leg, way, sort in self._goes(kind)
            for turned in (leg, _turned(leg))
        )
        ways = list(dict.fromkeys(both))
        if self.game.flying_general and self.game.has_king:
            ways += [
                (Leg(aside, ahead, Way.SLIDE), table_cells.SLIDE, _FACING)
                for aside, ahead in ((1, 0), (-1, 0), (0, 1), (0, -1))
            ]
        return {way: at for at, way in enumerate(ways)}

    def _crosses_palaces(self, directions: Iterable[Direction]) -> bool:
        """Return True if a line of a palace leaves it and comes back."""
        legs = [leg for leg, _, sort in directions if sort == _PALACE]
        return any(
            not self.lines >> at & 1
            for square in squares[self.lines & self.frame.all]
            for leg in legs
            for at in self._line(square, leg, _PALACE)
        )

    def _takes(self, directions: dict[Direction, int]) -> tuple[array[int], int]:
        """Return the directions of each kind, ahead and back, and those in which Kings face."""
        takes = array("Q", bytes(8 * 64))
        for back in (False, True):
            for at, kind in self._numbered():
                for leg, way, sort in self._goes(kind):
                    bit = 1 << directions[_turned(leg) if back else leg, way, sort]
                    takes[32 * back + at] |= bit
                    if kind.type == SOLDIER and (sort == _PALACE or not leg.aside):
                        takes[32 * back + table_cells.HELD] |= bit
        facing = sum(1 << at for (_, _, sort), at in directions.items() if sort == _FACING)
        for back in (False, True):
            takes[32 * back + KING] |= facing
        return takes, facing

    def _reverse(
        self, directions: dict[Direction, int]
    ) -> tuple[array[int], array[int], array[int]]:
        """Return the squares from which a King may be attacked, and where pieces matter to it."""
        reverse, reverse_at, near = array("i"), _ints(128), _ints(128 * 128)
        for king in range(self.game.size):
            reverse_at[king] = len(reverse)
            for (leg, way, sort), at in directions.items():
                if not (line := self._line(king, leg, sort, -1)):
                    continue
                reverse.extend((at, way, len(line), *line))
                jumps = way in (table_cells.HOP, table_cells.OVER, table_cells.FIRE)
                for number, square in enumerate(line):
                    # On the last square is the attacker, whom nobody stands behind.
                    path = 0 if number == len(line) - 1 else 3 if jumps else 1
                    near[king << 7 | square] |= 4 | path
            reverse.append(-1)
        return reverse, reverse_at, near

    def _castlings(self) -> array[int]:
        """Return the castlings of both colours as seen from below."""
        ways = _ints(64 * 4)
        for colour in (WHITE, BLACK):
            for number, way in enumerate(self.movers[BELOW, colour].castling.values()):
                empty = squares[way.empty]
                found = [way.right, way.king, way.target, way.king_to, way.rook, way.rook_to]
                found += [len(empty), *empty, len(way.passed), *way.passed]
                place = 64 * (2 * colour + number)
                ways[place : place + len(found)] = array("i", found)
        return ways


def _ints(count: int) -> array[int]:
    """Return a table of zeros."""
    return array("i", bytes(4 * count))


def _way(kind: Kind, leg: Leg) -> int:
    """Return the way of a leg of a kind; the cannon of Janggi goes over no other."""
    way = _WAYS[leg.way]
    return table_cells.FIRE if kind.type == JANGGI_CANNON and way == table_cells.HOP else way


def _turned(leg: Leg) -> Leg:
    return leg._replace(aside=-leg.aside, ahead=-leg.ahead)

"""States of described games as positions of the kernel, and the kernel's moves as theirs."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.modifiers.base_rules import MovedOnce, NoMateByDrop
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import NO_MOVES as NO_MOVES_TEXT
from cfanp_gui.games.pairs.described.betza import Leg, Way
from cfanp_gui.games.pairs.described.keys import BLACK, PAWN, SOLDIER, WHITE
from cfanp_gui.games.pairs.described.moves import KING
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW
from cfanp_gui.kernel import table_boards
from cfanp_gui.kernel.table_boards import Placed, Tables
from cfanp_gui.kernel.turns import NO_MOVES, STALEMATE

_WAYS = {Way.STEP: table_boards.SLIDE, Way.SLIDE: table_boards.SLIDE, Way.HOP: table_boards.HOP,
         Way.OVER: table_boards.OVER, Way.LAME: table_boards.LAME}  # fmt: skip
_STRIP_BOARD = 26
"""Number of the strip among the half-boards of the kernel."""
_SIDES = [(home, colour) for home in (BELOW, ABOVE, AWAY) for colour in (WHITE, BLACK)]


def is_known(state: State) -> bool:
    """Return True if the kernel knows all the rules of a state."""
    return (
        isinstance(state.base, DescribedPairs)
        and not state.rules.touch
        and all(type(rule) in (MovedOnce, NoMateByDrop) for rule in state.hooks.modifiers)
        and tables_of(state.base) is not None
    )


@lru_cache(maxsize=32)
def tables_of(rules: DescribedPairs) -> Tables | None:
    """Return the tables of a game for the kernel; None if it has rules that the kernel lacks."""
    game, frame = rules.game, rules.frame
    if (
        rules.join != Join.ROTATE
        or game.size > table_boards.MOST_SQUARES - 1
        or frame.strip.bit_count() > table_boards.MOST_STRIP
        or len(game.kinds) > table_boards.MOST_KINDS
        or game.drop_promoted
        or not game.drop_checks
        or game.mandatory_piece_promotion
        or game.piece_promotion_on_capture
        or any(kind.demoted for kind in game.kinds)
        or len(game.no_mate_by) > 1
    ):
        return None
    return _Builder(rules).tables()


class _Builder:
    """Builder of the tables of a game."""

    def __init__(self, rules: DescribedPairs) -> None:
        self.rules, self.movers = rules, rules.movers
        self.game, self.frame, self.kinds = rules.game, rules.frame, rules.kinds
        self.number = rules.movers.number

    def tables(self) -> Tables | None:
        """Return the tables; None if a piece goes in too many directions."""
        game, frame, number = self.game, self.frame, self.number
        soldiers = [at for at, kind in enumerate(self.kinds) if kind.type == SOLDIER]
        directions = self._directions()
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
        kinds = list[int]()
        for at, kind in enumerate(self.kinds):
            marks = [
                (at in self.movers[BELOW, colour].passers)
                | (at in self.movers[BELOW, colour].progress) << 1
                for colour in (WHITE, BLACK)
            ]
            kinds += [
                kind.type == PAWN,
                number[kind.promotes] if kind.promotes else 0,
                number[kind.held] if kind.held else -1,
                kind.type == PAWN or bool(kind.moves.initial),
                *marks,
                limits.get(kind.plain, 0),
                next((other for other in alike[at] if other != at), at),
            ]
        forms = _ints(32 * 64)
        for colour in (WHITE, BLACK):
            for at, becomes in enumerate(self.movers[BELOW, colour].becomes):
                for place, form in enumerate(becomes):
                    forms[32 * (32 * colour + at) + place] = form
        zones = _ints(128 * 6)
        for side, mover in enumerate(self.movers[at] for at in _SIDES):
            for bit, mask in ((1, mover.zone), (2, mover.passing)):
                for square in squares[mask & frame.all]:
                    zones[128 * side + square] |= bit
        takes, facing = self._takes(directions)
        return Tables(
            (
                game.files, game.files * game.half, game.size, soldiers[0] if soldiers else -1,
                game.files * (game.soldier_rank - 1), self._number(game.no_mate_by),
                self._number(game.no_doubled), game.mandatory_pawn_promotion, game.piece_drops,
            ),
            chains, chain_at, first_at, reverse, reverse_at, takes, facing, near,
            self._by_square(
                [self.rules.tables.region(kind, *side) for kind in self.kinds] for side in _SIDES
            ),
            self._by_square(self.movers[home, WHITE].stays for home in (BELOW, ABOVE, AWAY)),
            self._by_square(self.movers[side].drops for side in _SIDES),
            zones, array("i", kinds), forms, usual, usual_at, self._castlings(),
            game.drop_no_doubled_count,
        )  # fmt: skip

    def _number(self, letter: str) -> int:
        return self.number.get(letter, -1)

    def _by_square(self, sides: Iterable[Sequence[int]]) -> array[int]:
        """Return by square the kinds in whose sets it is, one side after the other."""
        found = array("i")
        for sets in sides:
            table = _ints(128)
            for kind, mask in enumerate(sets):
                for square in squares[mask & self.frame.all]:
                    table[square] |= 1 << kind
            found += table
        return found

    def _line(self, square: int, leg: Leg, sign: int = 1) -> list[int]:
        """Return the squares of a leg from a square, or back to it by the sign -1."""
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
        for at, kind in enumerate(self.kinds):
            for square in range(self.game.size):
                quiet, takes = (tables.legs(kind, BELOW, square, of) for of in ("quiet", "takes"))
                chain_at[at << 7 | square] = len(chains)
                for leg in dict.fromkeys((*quiet, *takes)):
                    purpose = (leg in quiet) | (leg in takes) << 1 | _WAYS[leg.way] << 2
                    if line := self._line(square, leg):
                        chains.extend((purpose, len(line), *line))
                chains.append(-1)
                for colour in (WHITE, BLACK):
                    if legs := tables.first_legs(kind, BELOW, colour, square):
                        first_at[(32 * colour + at) << 7 | square] = len(chains)
                        for leg in legs:
                            if line := self._line(square, leg):
                                purpose = table_boards.QUIET | _WAYS[leg.way] << 2
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
                    usual_at[at << 7 | square] = len(usual)
                    usual.extend(squares[self.movers[BELOW, WHITE].kinds[at].usual[square]])
                    usual.append(-1)
        return usual, usual_at

    # Attacks on Kings

    def _directions(self) -> dict[Leg | tuple[int, int], int]:
        """Return the directions in which pieces capture, as the board lies, with their numbers."""
        legs = (leg for kind in self.kinds for leg in kind.moves.takes)
        both = (turned for leg in legs for turned in (leg, _turned(leg)))
        ways: list[Leg | tuple[int, int]] = list(dict.fromkeys(both))
        if self.game.flying_general:
            ways += [(1, 0), (-1, 0), (0, 1), (0, -1)]
        return {way: at for at, way in enumerate(ways)}

    def _takes(self, directions: dict[Leg | tuple[int, int], int]) -> tuple[array[int], int]:
        """Return the directions of each kind, ahead and back, and those in which Kings face."""
        takes = array("Q", bytes(8 * 64))
        for back in (False, True):
            for at, kind in enumerate(self.kinds):
                for leg in kind.moves.takes:
                    bit = 1 << directions[_turned(leg) if back else leg]
                    takes[32 * back + at] |= bit
                    if kind.type == SOLDIER and not leg.aside:
                        takes[32 * back + table_boards.HELD] |= bit
        facing = sum(1 << at for way, at in directions.items() if not isinstance(way, Leg))
        for back in (False, True):
            takes[32 * back + KING] |= facing
        return takes, facing

    def _reverse(
        self, directions: dict[Leg | tuple[int, int], int]
    ) -> tuple[array[int], array[int], array[int]]:
        """Return the squares from which a King may be attacked, and where pieces matter to it."""
        reverse, reverse_at, near = array("i"), _ints(128), _ints(128 * 128)
        for king in range(self.game.size):
            reverse_at[king] = len(reverse)
            for way, at in directions.items():
                leg = way if isinstance(way, Leg) else Leg(*way, Way.SLIDE)
                if not (line := self._line(king, leg, -1)):
                    continue
                kind = _WAYS[leg.way]
                reverse.extend((at, kind, len(line), *line))
                # A piece on the last square is the attacker, whom nobody stands behind.
                for square in line[:-1]:
                    near[king << 7 | square] |= (
                        3 if kind in (table_boards.HOP, table_boards.OVER) else 1
                    )
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


def _turned(leg: Leg) -> Leg:
    return leg._replace(aside=-leg.aside, ahead=-leg.ahead)


# States


def placed(state: State) -> Placed:
    """Return a state in the form that the kernel loads; it must be known (`is_known`)."""
    base, rights = cast(DescribedPairs, state.base), state.rights
    number = base.movers.number
    hands = [[hand.count(kind.letter) for kind in base.kinds] for hand in rights.hands]
    room = [0] * (table_boards.MOST_KINDS - len(base.kinds))
    cells = {
        _cell(square): (piece.army << 5 | number[piece.letter]) + 1
        for square, piece in state.pieces().items()
    }
    stuck = 0 if state.stuck is None else NO_MOVES if state.stuck == NO_MOVES_TEXT else STALEMATE
    return Placed(
        sorted(cells.items()),
        [hand + room for hand in hands],
        list(rights.castling),
        sorted((_cell(old.square), _cell(old.stands), old.army) for old in rights.passed),
        sum(1 << square.index for square in state.moved_on_strip),
        [player or 0 for player in state.control],
        (state.army, state.left, state.pushed, state.clock, state.round, stuck),
    )


def _cell(square: Square) -> int:
    """Return the cell of a square."""
    return 128 * (_STRIP_BOARD if square.board == STRIP else square.board) + square.index


def unpacked(move: int) -> tuple[Pair, PairMove]:
    """Return the pair and the move on it of a move of the kernel."""
    origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
    return Pair(move >> 20 & 31, move >> 25 & 31), (
        127 - origin if origin > 127 else origin,
        target,
        0 if becomes in (table_boards.CASTLES, table_boards.PASSES) else becomes,
    )

"""Captures in passing in described games: on what squares, of what, and by what."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.square_sets import Memo, squares
from cfanp_gui.games.pairs.described.board import DescribedBoard, Passing
from cfanp_gui.games.pairs.described.movers import Mover, Movers
from cfanp_gui.games.pairs.described.moves import attackers
from cfanp_gui.games.pairs.described.rights import Passed, Rights
from cfanp_gui.games.pairs.described.tables import Moves


class InPassing:
    """What may be captured in passing."""

    def __init__(
        self,
        movers: Movers,
        places: Mapping[Pair, tuple[Square, ...]],
        joined: Callable[[Square, Pair], int],
    ) -> None:
        """`places` are the squares of joined boards, `joined` is what one is on such a board."""
        self._movers = movers
        self._places = places
        self._joined = joined
        self._between = Memo(self._find_between, 4096)

    def shown(self, rights: Rights, pair: Pair) -> tuple[Passing, ...]:
        """Return what has been passed on a pair."""
        joined, boards = self._joined, (*pair, STRIP)
        found = []
        for square, stands, army in rights.passed:
            if square.board in boards and stands.board in boards:
                found.append(Passing(joined(square, pair), joined(stands, pair), army))
        return tuple(found)

    def captures(
        self, board: DescribedBoard, pair: Pair, mover: Mover, own: int, hostile: int, army: int,
        allies: Sequence[int], rights: Rights, watched: int,
    ) -> list[tuple[int, int]]:  # fmt: skip
        """Return captures in passing: from where, and the square to which, as a set."""
        found: list[tuple[int, int]] = []
        passers = 0
        for number in mover.passers:
            passers |= board.kinds[number]
        passers &= own
        for passed in board.passing:
            target = 1 << passed.square
            if target & board.occupied or not mover.passing & target:
                continue
            near = passers & self._movers.tables.watch[passed.square].squares
            if not near or not self._is_open(board, pair, rights, army, allies, passed):
                continue
            for number in mover.passers:
                moves = mover.kinds[number]
                for origin in squares[board.kinds[number] & near]:
                    if self._passes(moves, origin, board.occupied, target) and (
                        not watched
                        or self._is_safe(
                            board, own, hostile, 1 << origin | 1 << passed.stands, target
                        )
                    ):
                        found.append((origin, target))
        return found

    def _is_open(
        self, board: DescribedBoard, pair: Pair, rights: Rights, army: int, allies: Sequence[int],
        passed: Passing,
    ) -> bool:  # fmt: skip
        """Return whether an army may capture on a square that was passed."""
        return (
            passed.army != army
            and passed.army not in allies
            and bool(board.armies[passed.army] >> passed.stands & 1)
            and passed in self.shown(rights, pair)
        )

    @staticmethod
    def _passes(moves: Moves, origin: int, occupied: int, target: int) -> bool:
        """Return whether a piece captures on a square to which it does not go."""
        goals, free = moves.reach(origin, occupied)
        return bool(goals & ~free & target)

    def _is_safe(
        self, board: DescribedBoard, own: int, hostile: int, gone: int, target: int
    ) -> bool:
        """Return whether the King is not attacked when pieces are gone and one is on a square."""
        king = own & board.kings
        at = king.bit_length() - 1
        left = board.occupied & ~gone | target
        return not attackers(
            self._movers.tables.watch[at], board, left, hostile & ~gone & ~target, True
        )

    def captured(
        self, board: DescribedBoard, army: int, origin: int, target: int, kind: int
    ) -> int:
        """Return the square of what a move to an empty square captures in passing."""
        moves = self._movers.of(board.pair, army).kinds[kind]
        for one in board.passing:
            if (
                one.square == target
                and one.army != army
                and self._passes(moves, origin, board.occupied, 1 << target)
            ):
                return 1 << one.stands
        return 0

    def left_by(self, rights: Rights, pair: Pair, army: int, origin: int, target: int) -> Rights:
        """Return rights after an initial move, which passes squares on which it may be captured."""
        places = self._places[pair]
        passed = tuple(
            Passed(places[at], places[target], army) for at in self._between[origin, target]
        )
        if not passed:
            return rights
        if rights.passed or len(passed) > 1:
            passed = tuple(sorted((*rights.passed, *passed)))
        return Rights(rights.castling, passed, rights.hands)

    def _find_between(self, key: tuple[int, int]) -> tuple[int, ...]:
        """Return the squares between two on a file, a rank or a diagonal."""
        origin, target = key
        files = self._movers.frame.files
        aside = target % files - origin % files
        ahead = target // files - origin // files
        far = max(abs(aside), abs(ahead))
        if not far or aside % far or ahead % far:
            return ()
        step = aside // far + ahead // far * files
        return tuple(origin + step * number for number in range(1, far))

    def without(self, rights: Rights, pair: Pair, gone: int) -> Rights:
        """Return rights after pieces left some squares."""
        places = self._places[pair]
        left = [places[at] for at in squares[gone]]
        for one in rights.passed:
            if one.stands in left:
                passed = tuple(one for one in rights.passed if one.stands not in left)
                return rights._replace(passed=passed)
        return rights

"""Pieces that armies of a described game drop from their hands."""

from __future__ import annotations

from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.pairs.described.board import DescribedBoard, Layout
from cfanp_gui.games.pairs.described.movers import Mover, Movers
from cfanp_gui.games.pairs.described.moves import attackers


class Drops:
    """Where what lies in a hand may be dropped."""

    def __init__(self, movers: Movers, layout: Layout) -> None:
        self._movers = movers
        self._layout = layout
        self._game = game = movers.game
        self._kinds = movers.kinds
        self._doubled = tuple(1 if kind.letter == game.no_doubled else 0 for kind in self._kinds)
        self._files = tuple(
            sum(1 << file + rank * game.files for rank in range(game.ranks))
            for file in range(game.files)
        )

    def found(
        self, board: DescribedBoard, army: int, mover: Mover, own: int, hostile: int, empty: int,
        hand: str,
    ) -> list[tuple[int, int]]:  # fmt: skip
        """Return which pieces may be dropped on which of some empty squares."""
        found = []
        for letter in dict.fromkeys(hand):
            number = self._movers.number[letter]
            forms: tuple[int, ...] = (number,)
            if self._game.promoted_drops and self._kinds[number].promotes:
                forms = (number, self._movers.number[self._kinds[number].promotes])
            for form in forms:
                targets = empty & mover.drops[number] & mover.stays[form]
                if self._doubled[number]:
                    mine = board.kinds[number] & own
                    for file in self._files:
                        if (mine & file).bit_count() >= self._game.no_doubled_count:
                            targets &= ~file
                if not self._game.drop_checks:
                    targets = self._quietly(board, army, form, own, hostile, targets)
                if targets:
                    found.append((~form, targets))
        return found

    def _quietly(
        self, board: DescribedBoard, army: int, form: int, own: int, hostile: int, targets: int
    ) -> int:
        """Return the squares on which a piece may be dropped so that its army gives no check."""
        left = 0
        for target in squares[targets]:
            after = self._placed(board, army, target, form)
            mine = own | 1 << target
            if not any(
                attackers(self._movers.tables.watch[at], after, after.occupied, mine, True)
                for at in squares[hostile & board.kings]
            ):
                left |= 1 << target
        return left

    def _placed(self, board: DescribedBoard, army: int, target: int, form: int) -> DescribedBoard:
        """Return a board with a piece more."""
        bit = 1 << target
        kinds, armies = list(board.kinds), list(board.armies)
        kinds[form] |= bit
        armies[army] |= bit
        occupied = board.occupied | bit
        return board._replace(kinds=tuple(kinds), armies=tuple(armies), occupied=occupied,
                              views=self._layout.views(board.pair, occupied, armies))  # fmt: skip

"""A made-up base game: half-boards of 3 by 2 on which Kings and Rooks go one step at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.editing import Field
from cfanp_gui.core.pieces import KING, ROOK, Piece
from cfanp_gui.core.position import Problem
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.bundles import ListedMoves, listed
from cfanp_gui.games.armies.move_text import LetterAt, MoveWanted
from cfanp_gui.games.armies.pair_rules import PairPlay, PairRules
from cfanp_gui.games.armies.rights_draft import Pieces, RightsDraft

Halves = tuple[tuple[tuple[int, Piece], ...], ...]


class Standing(NamedTuple):
    """A joined board."""

    pieces: Mapping[int, Piece]
    occupied: int
    kings: int
    armies: tuple[int, ...]


class Nothing(RightsDraft):
    """There are no rights."""

    def rights(self, count: int) -> None:  # noqa: ARG002
        return None

    def texts(self) -> tuple[str, str]:
        return "-", "-"

    def problems(self, pieces: Pieces, count: int, join: Join) -> Iterator[Problem]:  # noqa: ARG002
        yield from ()

    def lapsed_problems(self, army: int, used: Sequence[int]) -> Iterator[Problem]:  # noqa: ARG002
        yield from ()

    def of_army(self, army: int, row: Text, group: Text) -> tuple[Field, ...]:  # noqa: ARG002
        return ()

    def on_boards(self, group: Text) -> tuple[Field, ...]:  # noqa: ARG002
        return ()

    def turn_given(self, army: int) -> Nothing:  # noqa: ARG002
        return self

    def with_army(self) -> Nothing:
        return self

    def without_army(self, army: int, moved: Callable[[int], int]) -> Nothing:  # noqa: ARG002
        return self

    def allowed(self, pieces: Pieces, count: int, join: Join) -> Nothing:  # noqa: ARG002
        return self


class LittlePairs(PairRules[Halves, Standing, None]):
    """A King goes one step in any direction, a Rook one along a file or a rank."""

    def start(self, count: int) -> tuple[Halves, None]:
        pieces = {
            Square(army, index): Piece(letter, army)
            for army in range(count)
            for index, letter in self.base.army(army, self.join).items()
        }
        return self.halves_of(pieces, count), None

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        return tuple(
            tuple(sorted((at.index, one) for at, one in pieces.items() if at.board == board))
            for board in range(count)
        )

    def pieces_on(self, halves: Halves, board: int) -> Mapping[Square, Piece]:
        return {Square(board, index): piece for index, piece in halves[board]}

    def _standing(self, pieces: Mapping[int, Piece], count: int) -> Standing:
        def where(army: int | None, letters: str) -> int:
            return sum(1 << index for index, one in pieces.items()
                       if one.letter in letters and army in (None, one.army))  # fmt: skip

        armies = tuple(where(army, "KR") for army in range(count))
        return Standing(pieces, where(None, "KR"), where(None, "K"), armies)

    def read(self, halves: Halves, pair: Pair) -> Standing:
        pieces = {
            self.joined(square, pair): piece
            for board in pair
            for square, piece in self.pieces_on(halves, board).items()
        }
        return self._standing(pieces, len(halves))

    def write(self, halves: Halves, pair: Pair, before: Standing, board: Standing) -> Halves:  # noqa: ARG002
        kept = {square: piece for other in range(len(halves)) if other not in pair
                for square, piece in self.pieces_on(halves, other).items()}  # fmt: skip
        moved = {self.square(index, pair): piece for index, piece in board.pieces.items()}
        return self.halves_of(kept | moved, len(halves))

    def with_piece(
        self, halves: Halves, rights: None, square: Square, piece: Piece | None
    ) -> tuple[Halves, None]:
        half = {**dict(halves[square.board]), square.index: piece}
        left = tuple(sorted((at, one) for at, one in half.items() if one is not None))
        return (*halves[: square.board], left, *halves[square.board + 1 :]), rights

    def without_army(self, halves: Halves, rights: None, army: int) -> tuple[Halves, None]:
        left = (tuple(one for one in half if one[1].army != army) for half in halves)
        return tuple(left), rights

    def _near(self, index: int, letter: str) -> Iterator[int]:
        file, rank = index % 3, index // 3
        for aside in (-1, 0, 1):
            for ahead in (-1, 0, 1):
                steps = abs(aside) + abs(ahead)
                reaches = steps == 1 or (steps == 2 and letter == "K")
                if reaches and 0 <= file + aside < 3 and 0 <= rank + ahead < 4:
                    yield index + aside + 3 * ahead

    def moves(
        self,
        board: Standing,
        pair: Pair,
        army: int,
        own: int,
        friends: int,
        hostile: int,
        allies: Sequence[int],  # noqa: ARG002
        rights: None,
        guard_king: bool = True,
    ) -> ListedMoves:
        found = []
        for origin in squares[own]:
            for target in self._near(origin, board.pieces[origin].letter):
                if (friends | hostile & board.kings) >> target & 1:
                    continue
                after, _, taken, _ = self.play(board, pair, army, origin, target, 0, rights)
                king = after.kings & after.armies[army]
                if not guard_king or not king or not self._attacked(after, king, hostile & ~taken):
                    found.append((origin, target, 0))
        king = own & board.kings
        return listed(found, self._attacked(board, king, hostile) if king else 0)

    def _attacked(self, board: Standing, king: int, hostile: int) -> int:
        return self.attackers(board, king.bit_length() - 1, hostile)

    def attackers(self, board: Standing, square: int, by: int, without: int = 0) -> int:
        return sum(
            1 << index
            for index in squares[by & ~without]
            if square in self._near(index, board.pieces[index].letter)
        )

    def play(
        self,
        board: Standing,
        pair: Pair,  # noqa: ARG002
        army: int,  # noqa: ARG002
        origin: int,
        target: int,
        becomes: int,  # noqa: ARG002
        rights: None,
    ) -> PairPlay[Standing, None]:
        pieces = {at: one for at, one in board.pieces.items() if at != origin}
        pieces[target] = board.pieces[origin]
        taken = board.occupied & 1 << target
        return self._standing(pieces, len(board.armies)), rights, taken, not taken

    def victim(self, board: Standing, origin: int, target: int) -> int:  # noqa: ARG002
        return board.occupied & 1 << target

    def draft(self, rights: None) -> Nothing:  # noqa: ARG002
        return Nothing()

    def read_draft(
        self, fields: tuple[str, str], pieces: Mapping[Square, Piece], count: int  # noqa: ARG002
    ) -> Nothing:  # fmt: skip
        assert fields == ("-", "-")
        return Nothing()

    def read_move(self, text: str) -> MoveWanted | None:
        raise NotImplementedError

    def write_move(
        self,
        origin: int,
        target: int,
        promotion: str | None,
        letter_at: LetterAt,
        steps: Iterable[tuple[int, int]],
    ) -> str:
        raise NotImplementedError


class Little(BaseGame):
    """A base game on a board of 3 by 4."""

    key = "little"
    files, ranks = 3, 2
    types = {"K": KING, "R": ROOK}  # noqa: RUF012
    letters = "RK"
    rule = Text("the little game")

    def army(self, number: int, join: Join) -> Mapping[int, str]:  # noqa: ARG002
        return {0: "R", 1: "K", 2: "R"}

    def pair_rules(self, join: Join) -> LittlePairs:
        return _pair_rules(join)

    def __reduce__(self) -> str:
        return "LITTLE"


LITTLE = Little()


@cache
def _pair_rules(join: Join) -> LittlePairs:
    return LittlePairs(LITTLE, join)

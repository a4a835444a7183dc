"""A made-up base game: half-boards of 3 by 2 on which Kings and Rooks go one step at a time."""

from collections.abc import Iterator, Mapping

from cfanp_gui.core.boards import Join
from cfanp_gui.core.pieces import KING, ROOK, Piece
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, the
from cfanp_gui.games.armies.plain_pairs import DIAGONAL, STRAIGHT, PlainBoard, PlainPairs


class LittlePairs(PlainPairs):
    """A King goes one step in any direction, a Rook one along a file or a rank."""

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        return self.steps(origin, STRAIGHT + (DIAGONAL if piece.letter == "K" else ()))


class Little(BaseGame):
    """A base game on a board of 3 by 4."""

    key = "little"
    name = Text("the little game")
    files, ranks = 3, 2
    types = {"K": KING, "R": ROOK}  # noqa: RUF012
    letters = "RK"
    rule = Text("the little game")
    most_pieces = 3

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return {0: "R", 1: "K", 2: "R"}

    def rules_type(self) -> type[LittlePairs]:
        return LittlePairs


LITTLE = the(Little)

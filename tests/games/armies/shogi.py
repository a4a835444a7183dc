"""A made-up base game like small Shogi: half-boards of 5 by 2, a strip of one rank, and hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from cfanp_gui.core.boards import Join
from cfanp_gui.core.pieces import BISHOP, KING, PAWN, ROOK, Piece, PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.plain_pairs import PlainBoard, PlainPairs

KING_STEPS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)
STRAIGHT = ((0, 1), (0, -1), (1, 0), (-1, 0))
DIAGONAL = tuple(step for step in KING_STEPS if step not in STRAIGHT)
GOLD_STEPS = (*STRAIGHT, (-1, 1), (1, 1))
STEPS = {
    "K": KING_STEPS,
    "G": GOLD_STEPS,
    "S": (*DIAGONAL, (0, 1)),
    "P": ((0, 1),),
    "N": GOLD_STEPS,
    "T": GOLD_STEPS,
    "H": STRAIGHT,
    "D": DIAGONAL,
}
"""Files aside and ranks ahead, as the piece looks."""
SLIDES = {"R": STRAIGHT, "B": DIAGONAL, "D": STRAIGHT, "H": DIAGONAL}
PROMOTED = {"S": "N", "B": "H", "R": "D", "P": "T"}
PLAIN = {promoted: plain for plain, promoted in PROMOTED.items()}


def _type(letter: str, name: str, asset: str, value: int) -> PieceType:
    plural = Plural(f"%n {name}(s)", "", 1).template
    return PieceType(letter, Text(name), Text(name.title()), plural, asset, value)


class ShogiPairs(PlainPairs):
    """Small Shogi on any two half-boards."""

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        for look in self.looks(board.pair, piece.army, origin):
            for aside, ahead in STEPS.get(piece.letter, ()):
                if (target := self.step(origin, aside, ahead * look)) >= 0:
                    yield target
            for aside, ahead in SLIDES.get(piece.letter, ()):
                target = self.step(origin, aside, ahead)
                while target >= 0:
                    yield target
                    if board.pieces[target] is not None:
                        break
                    target = self.step(target, aside, ahead)

    def _is_last(self, board: PlainBoard, army: int, square: int) -> bool:
        last = self.base.size // self.base.files - 1
        return any(self.rank(square, look) == last for look in self.looks(board.pair, army, square))

    def becomings(self, board: PlainBoard, origin: int, target: int) -> tuple[int, ...]:
        piece = board.pieces[origin]
        if piece is None or piece.letter not in PROMOTED:
            return (0,)
        ends = [self._is_last(board, piece.army, square) for square in (origin, target)]
        promoted = self.letters.index(PROMOTED[piece.letter])
        if piece.letter == "P" and ends[1]:
            return (promoted,)
        return (0, promoted) if any(ends) else (0,)

    def may_drop(self, board: PlainBoard, piece: Piece, square: int) -> bool:
        if piece.letter != "P":
            return True
        on_file = board.pieces[square % self.base.files :: self.base.files]
        return piece not in on_file and not self._is_last(board, piece.army, square)

    def held(self, letter: str) -> str:
        return PLAIN.get(letter, letter)


class Shogi(BaseGame):
    """Small Shogi, cut on both sides of its middle rank."""

    key = "shogi"
    files, ranks, strip = 5, 2, 1
    dropped = "PRBGS"
    no_mate_by = "P"
    types: Mapping[str, PieceType] = {
        "K": KING,
        "R": ROOK,
        "B": BISHOP,
        "G": _type("G", "gold", "queen", 5),
        "S": _type("S", "silver", "knight", 4),
        "P": PAWN,
        "D": _type("D", "dragon", "rook", 8),
        "H": _type("H", "horse", "bishop", 7),
        "N": _type("N", "promoted silver", "knight", 5),
        "T": _type("T", "tokin", "pawn", 4),
    }
    letters = "PRBGSKDHNT"
    becoming = "DHNT"
    most_pieces = 12
    rule = Text("small Shogi")

    def army(self, number: int, join: Join) -> Mapping[int, str]:  # noqa: ARG002
        return {**dict(enumerate("KGSBR")), 5: "P"}

    def pair_rules(self, join: Join) -> ShogiPairs:
        return _pair_rules(join)

    def __reduce__(self) -> str:
        return "SHOGI"


SHOGI = Shogi()


@cache
def _pair_rules(join: Join) -> ShogiPairs:
    return ShogiPairs(SHOGI, join)


class ShogiForAnyNumber(ArmiesGame):
    """Small Shogi for any number of players."""

    name = "Small Shogi For Any Number of Players"
    key = "shogi"
    base = SHOGI
    help_pages = (("rules.txt", Text("Rules")),)

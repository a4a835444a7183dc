"""Small Shogi as a base game: half-boards of 5 by 2, a strip of one rank between, and hands."""

from collections.abc import Iterator, Mapping

from cfanp_gui.core.boards import Join, Look, Zone
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.armies.base_game import BaseGame, DrawCounts, the
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.plain_pairs import DIAGONAL, STRAIGHT, PlainBoard, PlainPairs

GOLD = (*STRAIGHT, (-1, 1), (1, 1))
STEPS = {
    "K": (*STRAIGHT, *DIAGONAL),
    "S": (*DIAGONAL, (0, 1)),
    "P": ((0, 1),),
    "D": DIAGONAL,
    "H": STRAIGHT,
    **dict.fromkeys("GNT", GOLD),
}
"""Files aside and ranks ahead, as the piece looks."""
SLIDES = {"R": STRAIGHT, "B": DIAGONAL, "D": STRAIGHT, "H": DIAGONAL}
PROMOTED = {"R": "D", "B": "H", "S": "N", "P": "T"}
LAST = range(20, 25)
"""The squares on which pieces promote, as a player sees them."""


class ShogiPairs(PlainPairs):
    """Small Shogi on any two half-boards."""

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        for look in self.looks(board.pair, piece.army, origin):
            ways = ((aside, ahead * look) for aside, ahead in STEPS.get(piece.letter, ()))
            yield from self.steps(origin, ways)
        yield from self.slide(board, origin, SLIDES.get(piece.letter, ()))

    def _is_last(self, board: PlainBoard, army: int, square: int) -> bool:
        looks = self.looks(board.pair, army, square)
        return any(self.viewed(square, look) in LAST for look in looks)

    def becomings(self, board: PlainBoard, origin: int, target: int) -> tuple[int, ...]:
        piece = board.pieces[origin]
        if piece is None or piece.letter not in PROMOTED:
            return (0,)
        leaves, enters = (self._is_last(board, piece.army, at) for at in (origin, target))
        promoted = self.letters.index(PROMOTED[piece.letter])
        if piece.letter == "P" and enters:
            return (promoted,)
        return (0, promoted) if leaves or enters else (0,)

    def may_drop(self, board: PlainBoard, piece: Piece, square: int) -> bool:
        if piece.letter != "P":
            return True
        on_file = board.pieces[square % self.base.files :: self.base.files]
        return piece not in on_file and not self._is_last(board, piece.army, square)

    def held(self, letter: str) -> str:
        return next((plain for plain, promoted in PROMOTED.items() if promoted == letter), letter)


def _type(letter: str, name: str, plural: str, asset: str, value: int, glyph: str) -> PieceType:
    return PieceType(letter, Text(name), Text(name.title()), Plural(plural, "", 1).template, asset,
                     value, glyph, royal=not value)  # fmt: skip


class Shogi(BaseGame):
    """Small Shogi, cut on both sides of its middle rank."""

    key = "shogi"
    name = Text("Small Shogi")
    files, ranks, strip = 5, 2, 1
    look = Look.PLAIN
    zones = (Zone("promotion", frozenset(range(5))),)
    dropped = "RBGSP"
    no_mate_by = "P"
    types: Mapping[str, PieceType] = {
        "K": _type("K", "king", "%n king(s)", "shogi/king", 0, "玉"),
        "R": _type("R", "rook", "%n rook(s)", "shogi/rook", 7, "飛"),
        "B": _type("B", "bishop", "%n bishop(s)", "shogi/bishop", 6, "角"),
        "G": _type("G", "gold", "%n gold(s)", "shogi/gold", 5, "金"),
        "S": _type("S", "silver", "%n silver(s)", "shogi/silver", 4, "銀"),
        "P": _type("P", "pawn", "%n pawn(s)", "shogi/pawn", 1, "歩"),
        "D": _type("D", "dragon", "%n dragon(s)", "shogi/dragon", 9, "龍"),
        "H": _type("H", "horse", "%n horse(s)", "shogi/horse", 8, "馬"),
        "N": _type("N", "narigin", "%n narigin(s)", "shogi/promoted-silver", 5, "全"),
        "T": _type("T", "tokin", "%n tokin(s)", "shogi/tokin", 4, "と"),
    }
    letters = "PRBGSKDHNT"
    becoming = "DHNT"
    most_pieces = 12
    rule = Text("small Shogi")
    draws = DrawCounts(repeats=4, claims=False)
    stalemate = "lost"

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return {**dict(enumerate("KGSBR")), 5: "P"}

    def rules_type(self) -> type[ShogiPairs]:
        return ShogiPairs


SHOGI = the(Shogi)


class ShogiForAnyNumber(ArmiesGame):
    """Small Shogi for any number of players."""

    name = "Small Shogi For Any Number of Players"
    key = "shogi"
    base = SHOGI
    help_pages = (("rules.txt", Text("Rules")),)

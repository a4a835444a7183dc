"""Xiangqi as a base game: half-boards of 9 by 5 points, each with a palace, a river between."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cfanp_gui.core.boards import Join, Look, Zone
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.armies.base_game import BaseGame, DrawCounts, the
from cfanp_gui.games.armies.game import ArmiesGame
from cfanp_gui.games.armies.plain_pairs import DIAGONAL, STRAIGHT, PlainBoard, PlainPairs, Way

PALACE = frozenset(file + 9 * rank for file in (3, 4, 5) for rank in range(3))
OWN_SIDE = frozenset(range(45))
"""The points on a player's side of the river."""


class XiangqiPairs(PlainPairs):
    """Xiangqi on any two half-boards."""

    def reach(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        (look,) = self.looks(board.pair, piece.army, origin)
        match piece.letter:
            case "R":
                yield from self.slide(board, origin, STRAIGHT)
            case "C":
                empty = self.slide(board, origin, STRAIGHT)
                yield from (at for at in empty if board.pieces[at] is None)
                yield from self.jump(board, origin, STRAIGHT)
            case "N":
                for x, y in self._free(board, origin, STRAIGHT):
                    yield from self.steps(origin, ((2 * x + y, 2 * y + x), (2 * x - y, 2 * y - x)))
            case "B":
                leaps = ((2 * x, 2 * y) for x, y in self._free(board, origin, DIAGONAL))
                yield from self._within(OWN_SIDE, look, self.steps(origin, leaps))
            case "P":
                crossed = self.viewed(origin, look) not in OWN_SIDE
                yield from self.steps(origin, ((0, look), (1, 0), (-1, 0))[: 3 if crossed else 1])
            case general_or_advisor:
                ways = STRAIGHT if general_or_advisor == "K" else DIAGONAL
                yield from self._within(PALACE, look, self.steps(origin, ways))

    def king_attacks(self, board: PlainBoard, origin: int, piece: Piece) -> Iterator[int]:
        return self.slide(board, origin, STRAIGHT if piece.letter == "K" else ())

    def _free(self, board: PlainBoard, origin: int, ways: tuple[Way, ...]) -> Iterator[Way]:
        """Yield the ways on which the next point is empty."""
        for way in ways:
            if (leg := self.step(origin, *way)) >= 0 and board.pieces[leg] is None:
                yield way

    def _within(self, zone: frozenset[int], look: int, found: Iterator[int]) -> Iterator[int]:
        return (at for at in found if self.viewed(at, look) in zone)


def _type(letter: str, name: str, plural: str, asset: str, value: int, glyph: str) -> PieceType:
    return PieceType(letter, Text(name), Text(name.title()), Plural(plural, "", 1).template, asset,
                     value, glyph, royal=not value)  # fmt: skip


class Xiangqi(BaseGame):
    """Xiangqi, cut along the river."""

    key = "xiangqi"
    name = Text("Xiangqi")
    files, ranks = 9, 5
    look = Look.POINTS
    zones = (Zone("palace", PALACE),)
    types: Mapping[str, PieceType] = {
        "K": _type("K", "general", "%n general(s)", "xiangqi/general", 0, "將"),
        "R": _type("R", "chariot", "%n chariot(s)", "xiangqi/chariot", 9, "車"),
        "C": _type("C", "cannon", "%n cannon(s)", "xiangqi/cannon", 5, "砲"),
        "N": _type("N", "horse", "%n horse(s)", "xiangqi/horse", 4, "馬"),
        "B": _type("B", "elephant", "%n elephant(s)", "xiangqi/elephant", 2, "象"),
        "A": _type("A", "advisor", "%n advisor(s)", "xiangqi/advisor", 2, "士"),
        "P": _type("P", "soldier", "%n soldier(s)", "xiangqi/soldier", 1, "卒"),
    }
    letters = "PABNCRK"
    most_pieces = 16
    rule = Text("Xiangqi")
    draws = DrawCounts(moves=60, repeats=3, claims=False)
    stalemate = "lost"

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        soldiers = dict.fromkeys(range(27, 36, 2), "P")
        return {**dict(enumerate("RNBAKABNR")), 19: "C", 25: "C", **soldiers}

    def rules_type(self) -> type[XiangqiPairs]:
        return XiangqiPairs


XIANGQI = the(Xiangqi)


class XiangqiForAnyNumber(ArmiesGame):
    """Xiangqi for any number of players."""

    name = "Xiangqi For Any Number of Players"
    key = "xiangqi"
    base = XIANGQI
    help_pages = (("rules.txt", Text("Rules")),)

"""Golden tables of pictures: what is on them, and a digest that differs when anything does."""

import hashlib
import re
from collections import Counter
from collections.abc import Callable
from xml.etree import ElementTree

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.boards import BoardSpec, Edge, Look, Seam, Square, Zone
from cfanp_gui.core.pieces import FIDE_TYPES, Piece, PieceStyle, PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.record.drawing_comment import read_drawings
from tests.games.armies.shogi import ShogiForAnyNumber
from tests.record.pictures import svg
from tests.session import halves

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


class MadeUp(Position):
    """Two boards of 14 by 5 and 3 by 26 side by side, a piece ``Z``, one seat to move."""

    players = 3

    def actors(self) -> frozenset[int]:
        return frozenset({3})

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return ()

    def apply(self, action: Action) -> tuple[Position, Transition]:
        raise NotImplementedError

    def to_text(self) -> str:
        return "made up"

    def boards(self) -> tuple[BoardSpec, ...]:
        return (
            BoardSpec(0, 14, 5, 0, "A", (Seam(Edge.EAST, 1, Edge.WEST),)),
            BoardSpec(1, 3, 26, 1, "B", (Seam(Edge.WEST, 0, Edge.EAST),), swapped=True),
        )

    def pieces(self) -> dict[Square, Piece]:
        return {Square(0, 0): Piece("Z", 0), Square(1, 77): Piece("K", 1)}

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, label="xy"[piece.army])

    def outcome(self) -> None:
        return None

    def seats(self) -> tuple[Seat, ...]:
        return Seat(0, 0, 0, "A"), Seat(1, 1, 1, "B"), Seat(2, 1, 2, "C", Edge.NORTH)

    def seat_status(self, seat: int) -> SeatStatus:
        tide = Text("the tide") if seat == 0 else None
        here = self.seats()[seat]
        return SeatStatus(here, seat + 1, seat + 1, paint=seat, to_move=seat == 2, waiting=tide)


class Zoned(MadeUp):
    """The same with a road on one board and two zones that share a square on the other."""

    def boards(self) -> tuple[BoardSpec, ...]:
        one, other = super().boards()
        shared = (Zone("orchard", frozenset({0, 1})), Zone("promotion", frozenset({1, 2})))
        road = (Zone("road", frozenset({5, 6, 7})),)
        return one._replace(zones=road), other._replace(zones=shared)


SHOGI = ShogiForAnyNumber()
WEDGES = "5/Ka1Pb2|5/GbKb1Ga1|5/Kc4 a 1/2/3 - - 1 0 1 base=shogi strip=PaPb3 hand=a:S,b:S"
ZEBRA = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 3)
MADE: dict[str, Callable[[], object]] = {
    "odd boards": MadeUp,
    "zones": Zoned,
    "strip": lambda: halves.position(5, 2, 3, 1, on_strip={1: 0, 3: 1}),
    "strip of two": lambda: halves.position(5, 2, 2, 1),
    "reflected strip": lambda: halves.position(5, 2, 2, 1, kind=halves.Reflected),
    "strip of four": lambda: halves.position(5, 2, 4, 1),
    "points": lambda: halves.position(9, 5, 2, look=Look.POINTS, zones=halves.XIANGQI),
    "small shogi": lambda: SHOGI.from_text(WEDGES, {}),
}
"""Positions of made-up games, by what they are called in a table (``made odd boards``)."""


def summary(text: str) -> str:
    """Return the contents of a picture, which must be valid: size, title, pieces, words, zones.

    Last stands a digest of all but the shapes that it uses.
    """
    root = ElementTree.fromstring(text.encode("utf-8"))
    shapes = [one.get("id") for one in root.iter(f"{SVG}g") if one.get("id")]
    uses = Counter(str(one.get(LINK)).removeprefix("#") for one in root.iter(f"{SVG}use"))
    assert len(set(shapes)) == len(shapes), "each shape is there once"
    assert set(uses) <= set(map(str, shapes))
    said = [one.text or "" for one in root.iter(f"{SVG}text")]
    zones = Counter(
        title.text or ""
        for kind in ("rect", "path")
        for shape in root.iter(f"{SVG}{kind}")
        for title in shape
    )
    head, *_ = (one.text or "" for one in root.findall(f"{SVG}title"))
    drawn = re.sub(r"<defs>.*?</defs>", "", text, flags=re.DOTALL)
    return " ; ".join(
        part
        for part in (
            f"{root.get('width')}x{root.get('height')}",
            head,
            " ".join(f"{name}*{count}" for name, count in sorted(uses.items())),
            "“" + " | ".join(one for one in said if len(one) > 1 and not one.isdigit()) + "”",
            " ".join(f"{name}*{count}" for name, count in sorted(zones.items())),
            hashlib.sha256(drawn.encode()).hexdigest()[:8],
        )
        if part
    )


def drawing(
    position: Position, types: dict[str, PieceType], named: Callable[[str], Square]
) -> Callable[[str], str]:
    """Return a function that tells the contents of a picture of the position.

    A question is ``whole``, or what differs: ``boards A+C``, ``bare`` (no plates), ``marked Ae2
    Ae4``, ``names Anna, Ben``, ``colours #112233 #445566`` and ``drawn [%cal aAb1Ac3]``, several
    of them with semicolons between.
    """
    labels = {board.label: board.id for board in position.boards()}

    def answer(question: str) -> str:
        values: dict[str, object] = {"types": types}
        for part in question.split(" ; "):
            word, _, rest = part.partition(" ")
            match word:
                case "boards":
                    values["boards"] = tuple(labels[one] for one in rest.split("+"))
                case "bare":
                    values["plates"] = False
                case "marked":
                    values["marked"] = tuple(map(named, rest.split()))
                case "names":
                    values["names"] = tuple(rest.split(", "))
                case "colours":
                    values["colours"] = rest.split()
                case "drawn":
                    found = read_drawings(rest, position)
                    values |= {"arrows": found.arrows, "rings": found.rings}
        return summary(svg(position, **values))

    return answer


def made(name: str) -> tuple[Position, dict[str, PieceType]]:
    """Return a position of a made-up game, and its kinds of pieces."""
    position: Position = MADE[name]()  # type: ignore[assignment]
    types = SHOGI.piece_types if name == "small shogi" else {**FIDE_TYPES, "Z": ZEBRA}
    return position, dict(types)

"""Makes the tokens of hidden armies in `resources/pieces/hidden/`: blocks with a number and a sign.

python packaging/hidden_tokens.py

Nothing else is needed: the digits are drawn here, as the signs are. What is not known is a blank
back. `resources/README.md` describes what comes out.
"""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QPainterPath, QPainterPathStroker
from tokens import FOLDER, bar, box, curve, disc, joined, polygon, scaled, write

STROKE = 92
"""The width of the lines of digits."""
LICENCE = (
    "Drawn for this program by packaging/hidden_tokens.py. GPL-3.0-or-later, as the program.\n"
)


def block() -> QPainterPath:
    """Return the face: an upright block with battlements."""
    teeth = [box(left, 50, left + 150, 200, 24) for left in (130, 425, 720)]
    return joined(box(130, 130, 870, 890, 70), *teeth).simplified()


def stroked(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return the area of a softly bent line through points."""
    path = QPainterPath(QPointF(*points[0]))
    for start, end in itertools.pairwise(points):
        path.quadTo(QPointF(*start), QPointF((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))
    path.lineTo(QPointF(*points[-1]))
    stroker = QPainterPathStroker()
    stroker.setWidth(STROKE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return stroker.createStroke(path).simplified()


def corners(*points: tuple[float, float]) -> QPainterPath:
    """Return the area of a straight line through points."""
    return joined(*(bar(*two, STROKE) for two in itertools.pairwise(points)))


def oval(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """Return the area of a line round an oval."""
    half = STROKE / 2
    outer = disc(QPointF(x, y), wide + half, high + half)
    return outer.subtracted(disc(QPointF(x, y), wide - half, high - half))


def number(text: str) -> QPainterPath:
    """Return a number, its digits side by side."""
    wide = 330
    left = 500 - wide * len(text) / 2 + wide / 2
    found = []
    for place, digit in enumerate(text):
        drawn = DIGITS[digit]()
        found.append(drawn.translated(left + place * wide, 405))
    return scaled(joined(*found), 1.12 if len(text) == 1 else 1.0)


DIGITS: dict[str, Callable[[], QPainterPath]] = {
    "0": lambda: oval(0, 0, 105, 180),
    "1": lambda: corners((-70, -110), (20, -180), (20, 180)),
    "2": lambda: joined(
        stroked([(-115, -90), (-115, -190), (125, -205), (135, -30), (-110, 110), (-120, 180)]),
        corners((-118, 180), (125, 180)),
    ),
    "3": lambda: joined(
        stroked([(-115, -135), (-60, -195), (125, -205), (125, -25), (-20, -10)]),
        stroked([(-20, -10), (140, -15), (145, 200), (-70, 200), (-120, 130)]),
    ),
    "4": lambda: joined(corners((60, 185), (60, -180), (-130, 70), (135, 70))),
    "5": lambda: joined(
        corners((110, -180), (-95, -180), (-110, -20)),
        stroked([(-110, -20), (120, -90), (150, 190), (-60, 200), (-125, 135)]),
    ),
    "6": lambda: joined(
        oval(5, 75, 110, 105), stroked([(-105, 75), (-110, -60), (-20, -150), (70, -180)])
    ),
    "7": lambda: corners((-115, -180), (120, -180), (-30, 185)),
    "8": lambda: joined(oval(0, -92, 92, 88), oval(0, 88, 112, 97)),
    "9": lambda: joined(
        oval(-5, -75, 110, 105), stroked([(105, -75), (110, 60), (20, 150), (-70, 180)])
    ),
}


def star(x: float, y: float, size: float) -> QPainterPath:
    """Return a star with five points."""
    out = [(0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)]
    turned = [(-a * 0.45, -b * 0.45) for a, b in out]
    points = [one for at in range(5) for one in (out[at], turned[(at + 3) % 5])]
    return polygon([(x + a * size, y + b * size) for a, b in points])


def stars(count: int) -> QPainterPath:
    """Return so many stars side by side."""
    return joined(*(star(500 + (at - (count - 1) / 2) * 165, 760, 78) for at in range(count)))


def bars(count: int) -> QPainterPath:
    """Return so many bars one above the other."""
    return joined(
        *(
            box(320, 737 + (at - (count - 1) / 2) * 62, 680, 775 + (at - (count - 1) / 2) * 62, 12)
            for at in range(count)
        )
    )


def pick() -> QPainterPath:
    """Return the sign of a Miner: a pickaxe."""
    head = curve(QPointF(340, 790), QPointF(430, 690), QPointF(570, 690), QPointF(660, 790), 44)
    return joined(head, bar((500, 720), (500, 840), 42))


def arrows() -> QPainterPath:
    """Return the sign of a Scout: an arrow that goes both ways."""
    tips = [
        polygon([(500 + s * 200, 760), (500 + s * 90, 690), (500 + s * 90, 830)]) for s in (1, -1)
    ]
    return joined(*tips, box(380, 740, 620, 780))


def eye() -> QPainterPath:
    """Return the sign of a Spy: an eye."""
    path = QPainterPath(QPointF(220, 440))
    path.quadTo(QPointF(500, 150), QPointF(780, 440))
    path.quadTo(QPointF(500, 730), QPointF(220, 440))
    hole = disc(QPointF(500, 440), 140)
    return joined(path.subtracted(hole), disc(QPointF(500, 440), 78)).translated(0, 70)


def bomb() -> QPainterPath:
    """Return the sign of a Bomb."""
    fuse = curve(QPointF(590, 350), QPointF(640, 220), QPointF(700, 230), QPointF(740, 270), 50)
    return joined(disc(QPointF(470, 580), 225), box(520, 300, 660, 430, 20), fuse,
                  star(745, 290, 70))  # fmt: skip


def flag() -> QPainterPath:
    """Return the sign of a Flag."""
    cloth = polygon([(330, 240), (760, 370), (330, 520)])
    return joined(bar((330, 250), (330, 800), 62), cloth, box(240, 770, 420, 830, 20))


def back() -> QPainterPath:
    """Return the picture of an unknown piece: a frame on its back."""
    outer = box(240, 270, 760, 800, 40)
    return outer.subtracted(box(290, 320, 710, 750, 20))


SIGNS: dict[str, Callable[[], QPainterPath]] = {
    "marshal": lambda: joined(number("10"), stars(4)),
    "general": lambda: joined(number("9"), stars(3)),
    "colonel": lambda: joined(number("8"), stars(2)),
    "major": lambda: joined(number("7"), stars(1)),
    "captain": lambda: joined(number("6"), bars(3)),
    "lieutenant": lambda: joined(number("5"), bars(2)),
    "sergeant": lambda: joined(number("4"), bars(1)),
    "miner": lambda: joined(number("3"), pick()),
    "scout": lambda: joined(number("2"), arrows()),
    "spy": eye,
    "bomb": bomb,
    "flag": flag,
    "unknown": back,
}


def main() -> int:
    """Make all tokens; return the exit status."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    face = block()
    for kind, drawn in SIGNS.items():
        write("hidden", f"{kind}-plain", face, drawn().simplified())
    (FOLDER / "hidden" / "LICENCE.txt").write_text(LICENCE, encoding="utf-8")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())

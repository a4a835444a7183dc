"""Makes the tokens in `resources/pieces/`: of Xiangqi, Janggi, Shogi and draughts.

python packaging/tokens.py FOLDER

FOLDER has the font ``NotoSerifCJK-Bold.ttc``, as Debian's package fonts-noto-cjk brings it. The
characters are outlines of its glyphs, as whole numbers; the pictograms are drawn here, but for the
horse's head, which is that of the set “Modern”. `resources/README.md` describes what comes out.
"""

from __future__ import annotations

import math
import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QGuiApplication,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "pieces"
FONT = "NotoSerifCJK-Bold.ttc"

MIDDLE = QPointF(500, 470)
"""The middle of a sign, and the point round which a wedge is turned."""
LINE = 30
"""The width of the line round a token."""

XIANGQI = {
    "general": "帥將",
    "advisor": "仕士",
    "elephant": "相象",
    "chariot": "俥車",
    "horse": "傌馬",
    "cannon": "炮砲",
    "soldier": "兵卒",
}
"""Characters on the pieces of white armies, and on those of black ones."""
JANGGI = {
    "general": ("楚漢", 1.0),
    "guard": ("士", 0.74),
    "elephant": ("象", 0.88),
    "chariot": ("車", 0.88),
    "horse": ("馬", 0.88),
    "cannon": ("包", 0.88),
    "soldier": ("卒兵", 0.74),
}
"""The same of Janggi, and the sizes of its pieces."""
SHOGI = {
    "king": "玉王",
    "rook": "飛",
    "bishop": "角",
    "gold": "金",
    "silver": "銀",
    "knight": "桂",
    "lance": "香",
    "pawn": "歩",
}
PROMOTED = {
    "dragon": "龍",
    "horse": "馬",
    "promoted-silver": "全",
    "promoted-knight": "圭",
    "promoted-lance": "杏",
    "tokin": "と",
}
UNPROMOTED = {
    "dragon": "rook",
    "horse": "bishop",
    "promoted-silver": "silver",
    "promoted-knight": "knight",
    "promoted-lance": "lance",
    "tokin": "pawn",
}
"""Kind whose pictogram a promoted piece has, as if cut out of its face."""


def main() -> int:
    """Make all tokens; return the exit status."""
    if len(sys.argv) != 2:
        print(__doc__)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    assert QFontDatabase.addApplicationFont(str(Path(sys.argv[1]) / FONT)) >= 0, f"no {FONT}"
    face = disc(MIDDLE, 440)
    for kind, signs in XIANGQI.items():
        for side, sign in zip(("white", "black"), signs, strict=True):
            write("xiangqi", f"{kind}-{side}", face, character(sign, "Noto Serif CJK TC", 640))
        write("xiangqi", f"{kind}-pictogram", face, PICTOGRAMS[kind]())
    for kind, (signs, size) in JANGGI.items():
        face = scaled(octagon(), size)
        sides = ("white", "black") if len(signs) == 2 else ("character",)
        for side, sign in zip(sides, signs, strict=True):
            write(
                "janggi", f"{kind}-{side}", face, character(sign, "Noto Serif CJK KR", 620 * size)
            )
        write("janggi", f"{kind}-pictogram", face, scaled(PICTOGRAMS[kind](), 0.96 * size))
    face = disc(MIDDLE, 440)
    for kind, drawn in (("man", grooves()), ("king", crown().united(grooves(400)))):
        write("draughts", f"{kind}-plain", face, drawn)
    face, inner = wedge(), wedge(0.87)
    for kind, signs in {**SHOGI, **PROMOTED}.items():
        frame = wedge(0.98).subtracted(wedge(0.9)) if kind in PROMOTED else None
        sides = ("white", "black") if len(signs) == 2 else ("character",)
        for side, sign in zip(sides, signs, strict=True):
            drawn = character(sign, "Noto Serif CJK JP", 610)
            write("shogi", f"{kind}-{side}", face, drawn, frame)
        drawn = PICTOGRAMS[UNPROMOTED.get(kind, kind)]()
        cut = inner if kind in PROMOTED else None
        write("shogi", f"{kind}-pictogram", face, scaled(drawn, 0.88), cut, cut is not None)
    del app
    return 0


def write(
    folder: str,
    name: str,
    face: QPainterPath,
    sign: QPainterPath,
    inner: QPainterPath | None = None,
    is_cut: bool = False,
) -> None:
    """Keep a token: its face, what lies on the face and turns with it, and its sign."""
    notice = "Sign: Noto Serif CJK, (c) Adobe. OFL-1.1."
    if name.endswith(("pictogram", "plain")):
        notice = "GPL-3.0-or-later."
    line = f'stroke="#000" stroke-width="{LINE}" stroke-linejoin="round" '
    body = f'<path fill="#fff" {line}d="{data(face)}"/>\n'
    if inner is not None:
        body += f'<path fill="#000" fill-rule="evenodd" d="{data(inner)}"/>\n'
    rule = ' fill-rule="evenodd"' if name.endswith(("pictogram", "plain")) else ""
    body += f'<path fill="{"#fff" if is_cut else "#000"}"{rule} d="{data(sign)}"/>'
    text = (
        f"<!-- {notice} See LICENCE.txt. -->\n"
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n'
        f"{body}\n</svg>\n"
    )
    (FOLDER / folder).mkdir(parents=True, exist_ok=True)
    (FOLDER / folder / f"{name}.svg").write_text(text, encoding="utf-8")


NEAR = 1.5
"""Distance at which a line may leave a corner out, of 1000: a tenth of a pixel at most."""


def thinned(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the points of a line that matter, first and last among them (Douglas and Peucker).

    Qt breaks curves into hundreds of short lines where it joins shapes.
    """
    (x0, y0), (x1, y1) = points[0], points[-1]
    length = math.hypot(x1 - x0, y1 - y0)

    def away(point: tuple[float, float]) -> float:
        x, y = point[0] - x0, point[1] - y0
        if not length:
            return math.hypot(x, y)
        return abs((x1 - x0) * y - (y1 - y0) * x) / length

    far = max(range(1, len(points) - 1), key=lambda at: away(points[at]), default=0)
    if not far or away(points[far]) <= NEAR:
        return [points[0], points[-1]]
    return thinned(points[: far + 1])[:-1] + thinned(points[far:])


def data(path: QPainterPath) -> str:
    """Return a path as the data of an SVG one, in whole numbers."""
    parts = []
    at = 0
    while at < path.elementCount():
        element = path.elementAt(at)
        put = f"{round(element.x)} {round(element.y)}"
        if element.isMoveTo():
            parts.append(("Z" if parts else "") + f"M{put}")
        elif element.isLineTo():
            before = path.elementAt(at - 1)
            line = [(before.x, before.y), (element.x, element.y)]
            while at + 1 < path.elementCount() and path.elementAt(at + 1).isLineTo():
                at += 1
                line.append((path.elementAt(at).x, path.elementAt(at).y))
            parts += [f"L{round(x)} {round(y)}" for x, y in thinned(line)[1:]]
        else:
            two, goal = path.elementAt(at + 1), path.elementAt(at + 2)
            parts.append(f"C{put} {round(two.x)} {round(two.y)} {round(goal.x)} {round(goal.y)}")
            at += 2
        at += 1
    return "".join(parts) + "Z"


# Draughts


def grooves(*radii: float) -> QPainterPath:
    """Return the rings that are turned into a disc of draughts."""
    found = QPainterPath()
    for radius in radii or (400, 300, 200):
        found.addPath(disc(MIDDLE, radius).subtracted(disc(MIDDLE, radius - 26)))
    return found


# Faces


def wedge(scale: float = 1.0) -> QPainterPath:
    """Return a Shogi piece that points upwards."""
    corners = ((0, -440), (300, -345), (425, 400), (-425, 400), (-300, -345))
    return polygon([(500 + x * scale, 470 + (y + 15) * scale - 15) for x, y in corners])


def octagon() -> QPainterPath:
    """Return a Janggi piece."""
    turns = [math.radians(45 * corner + 22.5) for corner in range(8)]
    x, y = MIDDLE.x(), MIDDLE.y()
    return polygon([(x + 470 * math.sin(turn), y + 470 * math.cos(turn)) for turn in turns])


def character(sign: str, family: str, size: float) -> QPainterPath:
    """Return the outline of a character, its square in the middle of the face."""
    font = QFont(family)
    font.setBold(True)
    font.setPixelSize(1000)
    path = QPainterPath()
    path.addText(QPointF(0, 0), font, sign)
    box = path.boundingRect()
    # Narrow characters keep the size of the font, and stand as it has them.
    whole = max(box.width(), box.height(), 880)
    turn = QTransform().translate(MIDDLE.x(), MIDDLE.y()).scale(size / whole, size / whole)
    return turn.translate(-box.center().x(), -box.center().y()).map(path)


# Pictograms


def disc(middle: QPointF, radius: float, other: float | None = None) -> QPainterPath:
    """Return a circle, or an ellipse with another radius upwards."""
    path = QPainterPath()
    path.addEllipse(middle, radius, radius if other is None else other)
    return path


def polygon(points: Sequence[tuple[float, float]]) -> QPainterPath:
    """Return a closed shape with straight sides."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def box(left: float, top: float, right: float, bottom: float, round_by: float = 0) -> QPainterPath:
    """Return a rectangle."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(QPointF(left, top), QPointF(right, bottom)), round_by, round_by)
    return path


def ring(middle: QPointF, radius: float, width: float) -> QPainterPath:
    """Return the area of a line along a circle, on its inner side."""
    return disc(middle, radius).subtracted(disc(middle, radius - width))


def bar(start: tuple[float, float], end: tuple[float, float], width: float) -> QPainterPath:
    """Return a straight line with round ends."""
    (x, y), (right, down) = start, (end[0] - start[0], end[1] - start[1])
    length = math.hypot(right, down)
    lying = box(-width / 2, -width / 2, length + width / 2, width / 2, width / 2)
    turn = QTransform().translate(x, y).rotate(math.degrees(math.atan2(down, right)))
    return turn.map(lying)


def curve(start: QPointF, one: QPointF, two: QPointF, end: QPointF, width: float) -> QPainterPath:
    """Return a bent line with round ends."""
    path = QPainterPath(start)
    path.cubicTo(one, two, end)
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return stroker.createStroke(path)


def joined(*paths: QPainterPath) -> QPainterPath:
    """Return the union of paths."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def scaled(path: QPainterPath, by: float) -> QPainterPath:
    """Return a path larger or smaller about the middle of a face."""
    turn = QTransform().translate(MIDDLE.x(), MIDDLE.y()).scale(by, by)
    return turn.translate(-MIDDLE.x(), -MIDDLE.y()).map(path)


def crown() -> QPainterPath:
    """Return the sign of a King or General."""
    points = ((190, 330), (355, 455), (500, 215), (645, 455), (810, 330), (735, 620), (265, 620))
    tips = [disc(QPointF(*at), 42) for at in ((190, 320), (500, 200), (810, 320))]
    return joined(polygon(points), *tips, box(265, 665, 735, 755, 12))


def hat() -> QPainterPath:
    """Return the sign of an Advisor: the winged hat of an official."""
    wings = [bar((230, 560), (360, 560), 90), bar((640, 560), (770, 560), 90)]
    wings += [disc(QPointF(220, 550), 95, 62), disc(QPointF(780, 550), 95, 62)]
    dome = box(360, 230, 640, 600, 130)
    return joined(*wings, dome, box(320, 640, 680, 720, 30)).subtracted(box(360, 440, 640, 478))


def elephant() -> QPainterPath:
    """Return the sign of an Elephant, from its side."""
    body = box(350, 300, 800, 600, 140)
    legs = [box(*at, 26) for at in ((400, 480, 510, 740), (670, 480, 780, 740))]
    trunk = curve(QPointF(235, 420), QPointF(215, 600), QPointF(205, 700), QPointF(130, 690), 80)
    head = joined(disc(QPointF(300, 370), 135, 130), trunk)
    ear = curve(QPointF(375, 330), QPointF(470, 300), QPointF(480, 480), QPointF(385, 470), 34)
    tail = bar((795, 420), (845, 570), 36)
    return scaled(joined(body, *legs, head, tail).subtracted(ear), 0.88)


def horse() -> QPainterPath:
    """Return the sign of a Horse or Knight: the head of James Kilfiger's knight."""
    text = (FOLDER / "kilfiger" / "knight-dark.svg").read_text(encoding="utf-8")
    found = re.search(r' d="([^"]+)"', text)
    assert found is not None, "the set Modern has a knight"
    path = QPainterPath()
    for command, words in re.findall(r"([MLCZ])([\d -]*)", found[1]):
        numbers = list(map(float, words.split()))
        points = [QPointF(*at) for at in zip(numbers[::2], numbers[1::2], strict=True)]
        match command:
            case "M":
                path.moveTo(points[0])
            case "L":
                path.lineTo(points[0])
            case "C":
                path.cubicTo(*points)
            case _:
                path.closeSubpath()
    area = path.boundingRect()
    by = 600 / area.height()
    turn = QTransform().translate(MIDDLE.x(), MIDDLE.y()).scale(by, by)
    return turn.translate(-area.center().x(), -area.center().y()).map(path)


def wheel(middle: QPointF, radius: float, spokes: int, width: float) -> QPainterPath:
    """Return a wheel with its spokes."""
    found = [ring(middle, radius, width), disc(middle, radius * 0.24)]
    for number in range(spokes):
        angle = 2 * math.pi * (number + 0.5) / spokes
        way = QPointF(math.sin(angle), math.cos(angle)) * (radius - width / 2)
        end = middle + way
        found.append(bar((middle.x(), middle.y()), (end.x(), end.y()), width * 0.6))
    return joined(*found)


def chariot() -> QPainterPath:
    """Return the sign of a Chariot: its wheel."""
    return wheel(MIDDLE, 305, 8, 62)


def cannon() -> QPainterPath:
    """Return the sign of a Cannon: a barrel on its carriage."""
    turn = QTransform().translate(470, 440).rotate(-28)
    barrel = joined(polygon([(-290, -105), (330, -75), (330, 75), (-290, 105)]),
                    box(270, -100, 335, 100, 16), disc(QPointF(-320, 0), 60))  # fmt: skip
    base = wheel(QPointF(440, 600), 165, 4, 50)
    gap = disc(QPointF(440, 600), 195)
    trail = bar((420, 560), (770, 730), 70)
    return joined(joined(turn.map(barrel), trail).subtracted(gap), base)


def soldier() -> QPainterPath:
    """Return the sign of a Soldier: a man with a spear."""
    man = joined(disc(QPointF(420, 300), 105),
                 polygon([(340, 420), (500, 420), (600, 740), (240, 740)]))  # fmt: skip
    spear = joined(bar((700, 330), (700, 740), 52), spear_head(700, 175, 68, 200))
    return joined(man, spear, bar((470, 500), (700, 560), 60))


def spear_head(x: float, top: float, half: float, length: float) -> QPainterPath:
    """Return the head of a spear that points upwards."""
    widest = top + length * 0.62
    return polygon([(x, top), (x + half, widest), (x, top + length), (x - half, widest)])


def tower() -> QPainterPath:
    """Return the sign of a Rook."""
    top = [(270, 210), (370, 210), (370, 280), (450, 280), (450, 210), (550, 210), (550, 280),
           (630, 280), (630, 210), (730, 210), (730, 390), (650, 440), (665, 620), (335, 620),
           (350, 440), (270, 390)]  # fmt: skip
    return joined(polygon(top), box(270, 660, 730, 745, 10))


def mitre() -> QPainterPath:
    """Return the sign of a Bishop."""
    path = QPainterPath(QPointF(500, 225))
    path.cubicTo(QPointF(640, 330), QPointF(720, 430), QPointF(665, 610))
    path.lineTo(QPointF(335, 610))
    path.cubicTo(QPointF(280, 430), QPointF(360, 330), QPointF(500, 225))
    slit = bar((555, 430), (640, 330), 46)
    return joined(path.subtracted(slit), disc(QPointF(500, 205), 52), box(290, 655, 710, 740, 30))


def sun() -> QPainterPath:
    """Return the sign of a Gold: a sun whose rays go where it goes."""
    found = [disc(MIDDLE, 155)]
    for x, y in ((0, -1), (0.75, -0.75), (-0.75, -0.75), (1, 0), (-1, 0), (0, 1)):
        start, end = (MIDDLE + QPointF(x, y) * by for by in (240, 325))
        found.append(bar((start.x(), start.y()), (end.x(), end.y()), 84))
    return joined(*found)


def moon() -> QPainterPath:
    """Return the sign of a Silver."""
    return disc(QPointF(480, 470), 285).subtracted(disc(QPointF(600, 400), 225))


def lance() -> QPainterPath:
    """Return the sign of a Lance."""
    shaft = bar((500, 400), (500, 760), 62)
    return joined(spear_head(500, 150, 120, 330), shaft, bar((400, 560), (600, 560), 52))


def pawn() -> QPainterPath:
    """Return the sign of a Pawn."""
    path = QPainterPath(QPointF(450, 420))
    path.cubicTo(QPointF(450, 560), QPointF(350, 600), QPointF(330, 650))
    path.lineTo(QPointF(670, 650))
    path.cubicTo(QPointF(650, 600), QPointF(550, 560), QPointF(550, 420))
    path.closeSubpath()
    return joined(disc(QPointF(500, 330), 125), path, box(285, 685, 715, 755, 20))


PICTOGRAMS = {
    "general": crown,
    "advisor": hat,
    "guard": hat,
    "elephant": elephant,
    "chariot": chariot,
    "horse": horse,
    "cannon": cannon,
    "soldier": soldier,
    "king": crown,
    "rook": tower,
    "bishop": mitre,
    "gold": sun,
    "silver": moon,
    "knight": horse,
    "lance": lance,
    "pawn": pawn,
}


if __name__ == "__main__":
    sys.exit(main())

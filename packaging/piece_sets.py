"""Makes the outlines in `resources/pieces/` from the files their artists published.

python packaging/piece_sets.py KRYUKOV KILFIGER

KRYUKOV is the folder of the pieces “fancy” of GNOME Chess, as ``gresource extract`` takes them
out of the program; KILFIGER is the folder ``pieces/kilfiger`` of PyChess. Of every file only the
data of its paths is kept, as absolute whole numbers. `resources/README.md` describes what comes
out. The outlines by Cburnett are taken from python-chess as they are.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import chess.svg

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "pieces"
PIECE_TYPES = ("king", "queen", "rook", "bishop", "knight", "pawn")

FEET = 0.875
"""Share of its square box above a piece's foot, where the table draws the top of its stand."""

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """The part of the source's picture that becomes the picture of a piece."""

    middle: float
    """Distance of the piece's middle from the left."""
    feet: float
    """Distance of its foot from the top."""
    side: float

    @property
    def left(self) -> float:
        """Return the left side of the box."""
        return self.middle - self.side / 2

    @property
    def top(self) -> float:
        """Return the upper side of the box."""
        return self.feet - FEET * self.side


# The tall rook and the wide bishop are drawn a little smaller than the others.
KRYUKOV = {
    "king": Box(500, 893, 985),
    "queen": Box(500, 893, 985),
    "rook": Box(500, 915, 1090),
    "bishop": Box(500, 905, 1055),
    "knight": Box(490, 893, 985),
    "pawn": Box(500, 893, 985),
}
KILFIGER = {
    "king": Box(238.5, 374, 465),
    "queen": Box(238.5, 374, 470),
    "rook": Box(238.5, 374, 425),
    "bishop": Box(238.5, 374, 425),
    "knight": Box(195, 374, 425),
    "pawn": Box(238.5, 374, 425),
}
LINE = 3.4
"""The width of Kilfiger's outline in hundredths of the box, as in the set's own white pieces."""


def main() -> int:
    """Make the sets; return the exit status."""
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    kryukov, kilfiger = map(Path, sys.argv[1:])
    for piece_type in PIECE_TYPES:
        for tone, colour in (("light", "white"), ("dark", "black")):
            hull, lines = paths(kryukov / f"{colour}{piece_type.capitalize()}.svg")
            box = KRYUKOV[piece_type]
            # A light piece is a painted hull with lines, a dark one solid paint over a light hull.
            fills = ("#fff", "#000") if tone == "light" else ("#000", "#fff")
            body = "".join(
                f'<path fill="{fill}" d="{data(outlines(path), box)}"/>\n'
                for fill, path in zip(fills, (hull, lines), strict=True)
            )
            write("kryukov", piece_type, tone, body, "(c) 2010 Alexey Kryukov. GPL-2.0-or-later.")
        letter = "n" if piece_type == "knight" else piece_type[0]
        (solid,) = paths(kilfiger / f"b{letter}.svg")
        box = KILFIGER[piece_type]
        # The last and lowest outline is the arc the piece stands on; here it stands on its stand.
        shape = data(sorted(outlines(solid), key=lowest)[:-1], box)
        for tone in ("light", "dark"):
            line = f'stroke="#000" stroke-width="{10 * LINE:g}" stroke-linejoin="round" '
            body = f'<path fill="#fff" {line if tone == "light" else ""}d="{shape}"/>\n'
            write(
                "kilfiger",
                piece_type,
                tone,
                body,
                "James Kilfiger. Dedicated to the public domain.",
            )
    write_cburnett()
    return 0


def write_cburnett() -> None:
    """Keep the outlines that python-chess carries."""
    (FOLDER / "cburnett").mkdir(parents=True, exist_ok=True)
    for piece_type in PIECE_TYPES:
        letter = "n" if piece_type == "knight" else piece_type[0]
        for tone, key in (("light", letter.upper()), ("dark", letter)):
            text = (
                "<!-- Colin M. L. Burnett. GPL-3.0-or-later. See LICENCE.txt. -->\n"
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">\n'
                f"{chess.svg.PIECES[key]}\n</svg>\n"
            )
            (FOLDER / "cburnett" / f"{piece_type}-{tone}.svg").write_text(text, encoding="utf-8")


def write(folder: str, piece_type: str, tone: str, body: str, notice: str) -> None:
    """Keep the picture of a piece."""
    (FOLDER / folder).mkdir(parents=True, exist_ok=True)
    text = (
        f"<!-- {notice} Changed for this program: see LICENCE.txt. -->\n"
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">\n'
        f"{body}</svg>\n"
    )
    (FOLDER / folder / f"{piece_type}-{tone}.svg").write_text(text, encoding="utf-8")


def paths(file: Path) -> list[str]:
    """Return the data of the paths of a picture."""
    root = ElementTree.parse(file).getroot()
    return [node.attrib["d"] for node in root.iter("{http://www.w3.org/2000/svg}path")]


def outlines(path: str) -> list[list[Point]]:
    """Return the closed outlines of a path: a start, then three points for every Bézier curve.

    Straight lines become curves too. Raises ValueError for a command that the sources do not use.
    """
    found: list[list[Point]] = []
    here = (0.0, 0.0)
    for command, points in steps(path):
        relative = command.islower()
        match command.upper():
            case "M":
                here = _at(points[0], here, relative)
                found.append([here])
                straight = points[1:]
            case "L":
                straight = points
            case "C":
                for at in range(0, len(points), 3):
                    curve = [_at(point, here, relative) for point in points[at : at + 3]]
                    found[-1] += curve
                    here = curve[-1]
                continue
            case "Z":
                here = found[-1][0]
                continue
            case _:
                raise ValueError(f"a path has the command {command}")
        for point in straight:
            goal = _at(point, here, relative)
            found[-1] += [here, goal, goal]
            here = goal
    return found


def steps(path: str) -> Iterator[tuple[str, list[Point]]]:
    """Yield the commands of a path, each with its points."""
    for command, words in re.findall(r"([A-Za-df-z])([^A-Za-df-z]*)", path):
        numbers = [float(word) for word in re.findall(r"[-+]?[\d.]+(?:e[-+]?\d+)?", words)]
        yield command, list(zip(numbers[::2], numbers[1::2], strict=True))


def _at(point: Point, here: Point, relative: bool) -> Point:
    return (point[0] + here[0], point[1] + here[1]) if relative else point


def lowest(outline: list[Point]) -> float:
    """Return the y coordinate of the lowest point of an outline."""
    return max(y for _, y in outline)


def data(shape: list[list[Point]], box: Box) -> str:
    """Return outlines as the data of a path, the box measuring 1000 by 1000."""

    def put(point: Point) -> str:
        x = (point[0] - box.left) * 1000 / box.side
        y = (point[1] - box.top) * 1000 / box.side
        return f"{round(x)} {round(y)}"

    parts = []
    for first, *others in shape:
        parts.append(f"M{put(first)}")
        for at in range(0, len(others), 3):
            # A straight line has its first handle at its start, the others at its end.
            one, two, goal = others[at : at + 3]
            before = others[at - 1] if at else first
            straight = one == before and two == goal
            parts.append(f"L{put(goal)}" if straight else f"C{put(one)} {put(two)} {put(goal)}")
        parts.append("Z")
    return "".join(parts)


if __name__ == "__main__":
    sys.exit(main())

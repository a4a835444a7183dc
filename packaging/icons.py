"""Makes the icons that desktops ask for of the drawn ones: PNG in every size, ICO and ICNS.

    python packaging/icons.py --to FOLDER

Nothing of it lies in the tree; the packages are made with it.
"""

from __future__ import annotations

import argparse
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "resources" / "icons" / "cfanp.svg"
"""The program's icon."""
RECORD = ROOT / "packaging" / "icons" / "cpgn.svg"
"""The icon of a saved game."""
PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {
    b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024,
    b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
"""The kinds of pictures in an ICNS file, and the sides of those that are PNG files in it."""


def png(source: Path, side: int) -> bytes:
    """Return an SVG file as a square PNG file with a side in pixels. Raises OSError."""
    renderer = QSvgRenderer(source.read_bytes())
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, side, side))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(source: Path) -> bytes:
    """Return an SVG file as an ICO file, of PNG files in all sizes. Raises OSError."""
    pictures = [(side, png(source, side)) for side in ICO_SIDES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in pictures:
        # A side of 256 is written as 0.
        entries += struct.pack(
            "<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), place
        )
        place += len(picture)
    return head + entries + b"".join(picture for _, picture in pictures)


def icns(source: Path) -> bytes:
    """Return an SVG file as an ICNS file, of PNG files in all sizes. Raises OSError."""
    blocks = b""
    for kind, side in ICNS_TYPES.items():
        picture = png(source, side)
        blocks += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(blocks)) + blocks


def write_bundled(folder: Path) -> None:
    """Write the icons of the frozen program and of both installers. Raises OSError.

    For each of both pictures it is an ICO and an ICNS file, `cfanp` and `cpgn`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in (("cfanp", PROGRAM), ("cpgn", RECORD)):
        (folder / f"{name}.ico").write_bytes(ico(source))
        (folder / f"{name}.icns").write_bytes(icns(source))


def write_theme(hicolor: Path, program: str, record: str) -> None:
    """Write both pictures into an icon theme, by the names they have there. Raises OSError."""
    for kind, name, source in (("apps", program, PROGRAM), ("mimetypes", record, RECORD)):
        for side in PNG_SIDES:
            folder = hicolor / f"{side}x{side}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.png").write_bytes(png(source, side))
        folder = hicolor / "scalable" / kind
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.svg").write_bytes(source.read_bytes())


def main() -> int:
    """Write all of them."""
    parser = argparse.ArgumentParser(description="Make the icons that desktops ask for.")
    parser.add_argument("--to", type=Path, required=True, help="folder to write to")
    options = parser.parse_args()
    write_bundled(options.to)
    write_theme(options.to / "hicolor", "cfanp-gui", "application-x-cpgn")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Pictures of what is painted, compared with kept ones (``tests/golden/pictures``).

Letters look different on every system. So all words are written in a font of the tests' own,
``blocks.ttf``, in which every character is the same upright block, spaces aside: where words stand,
how large, how many and in what colour is seen; what they say other tests ask.

After a look was changed on purpose, make the pictures anew, look at each, and commit them::

    CFANP_REPAINT=1 python -m pytest tests/table/test_pictures.py

Edges are smoothed a little differently by other versions of Qt. Two pictures are the same look if
in no cell of eight by eight pixels more than four differ plainly, or more than half a little.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from PIL import Image, ImageChops
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontDatabase, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from cfanp_gui.table.layers import piece_art
from tests import ROOT

FOLDER = ROOT / "tests" / "golden" / "pictures"
CELL = 8
LIMITS = ((40, 16), (16, 128))
"""By how much a part of a colour may differ, and in how much of a cell it may be more."""

Draw = Callable[[QPainter], None]


@contextmanager
def blocks() -> Iterator[None]:
    """Write all words in blocks for as long as the context lasts."""
    number = QFontDatabase.addApplicationFont(str(Path(__file__).with_name("blocks.ttf")))
    before = QApplication.font()
    font = QFont(*QFontDatabase.applicationFontFamilies(number))
    font.setPixelSize(13)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    QApplication.setFont(font)
    # A window of another test may have given the application its colours.
    colours = QApplication.palette()
    QApplication.setPalette(QApplication.style().standardPalette())
    clear_pictures()
    try:
        yield
    finally:
        QApplication.setFont(before)
        QApplication.setPalette(colours)
        QFontDatabase.removeApplicationFont(number)
        clear_pictures()


def clear_pictures() -> None:
    """Forget what was drawn with another font."""
    piece_art.picture.cache_clear()
    piece_art.label.cache_clear()
    QPixmapCache.clear()


def sheet(width: int, height: int, cells: Sequence[Draw], ground: str = "#8a9a8a") -> QImage:
    """Return a picture of eight cells a row, each drawn with its middle as the origin."""
    across = min(8, len(cells))
    image = canvas(width * across, height * -(-len(cells) // across), ground)
    with QPainter(image) as painter:
        for number, draw in enumerate(cells):
            row, column = divmod(number, across)
            painter.save()
            painter.setClipRect(column * width, row * height, width, height)
            painter.translate((column + 0.5) * width, (row + 0.5) * height)
            draw(painter)
            painter.restore()
    return image


def canvas(width: int, height: int, ground: str) -> QImage:
    """Return a picture of one colour."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    return image


def seen(scene: QGraphicsScene, rect: QRectF, width: int) -> QImage:
    """Return the image of a part of a scene, so many pixels wide."""
    image = canvas(width, round(width * rect.height() / rect.width()), "#ffffff")
    with QPainter(image) as painter:
        scene.render(painter, QRectF(image.rect()), rect)
    return image


def grabbed(widget: QWidget) -> QImage:
    """Return the image of a widget."""
    QApplication.processEvents()
    return widget.grab().toImage()


def beside(*images: QImage) -> QImage:
    """Return pictures one below the other."""
    image = canvas(
        max(one.width() for one in images), sum(one.height() for one in images), "#ffffff"
    )
    with QPainter(image) as painter:
        top = 0
        for one in images:
            painter.drawImage(QPointF(0, top), one)
            top += one.height()
    return image


def compare(name: str, image: QImage, aside: Path) -> None:
    """Compare with the kept picture of a name, or keep this one if that is asked for.

    What is seen otherwise is laid `aside`, where it can be looked at.
    """
    kept, now = FOLDER / f"{name}.png", aside / f"{name}.png"
    assert image.save(str(now))
    if os.environ.get("CFANP_REPAINT"):
        with Image.open(now) as whole:
            small = whole.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE)
        kept.parent.mkdir(exist_ok=True)
        small.save(kept, "PNG", optimize=True)
    cells = differing(kept, now)
    places = ", ".join(f"{x},{y}" for x, y in cells[:8])
    assert not cells, (
        f"{name} looks otherwise in {len(cells)} places, such as at {places}: compare {kept} with "
        f"{now}; {__name__} says how to keep what is seen"
    )


def differing(one: Path, other: Path) -> list[tuple[int, int]]:
    """Return the places, in pixels, where two pictures have another look."""
    with Image.open(one) as first, Image.open(other) as second:
        mine, yours = first.convert("RGB"), second.convert("RGB")
    if mine.size != yours.size:
        return [yours.size]
    red, green, blue = ImageChops.difference(mine, yours).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    found = set()
    for least, most in LIMITS:
        # How much of each cell differs so, from 0 to 255.
        parts = off.point([255 * (value > least) for value in range(256)]).reduce(CELL)
        width = parts.width
        found |= {
            (at % width * CELL, at // width * CELL)
            for at, part in enumerate(parts.tobytes())
            if part > most
        }
    return sorted(found)

"""Rendering of SVG files, in a process without a window, into one PNG, PDF or animated GIF."""

import io
import re
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui import __version__
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.rendering import CM, NO_PILLOW, RESOLUTION, TOO_LARGE

MAX_SIDE = 8000
"""Longer side of a picture, in pixels, at most."""
_MOST = 5
"""Factor by which a picture may be too large, to be scaled down: its squares are then a few
pixels wide.
"""
MAX_BYTES = 64 * 1024 * 1024
_SIZE = re.compile(
    rf'<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"(?: {RESOLUTION}="(\d+)")?'.encode()
)
"""Exact size of a document of ours, which Qt rounds, and its resolution if it has one."""


class RenderError(ValueError):
    """Error for a picture that cannot be made; the message gives the reason."""


def drawn(
    renderer: QSvgRenderer,
    size: QSize,
    form: QImage.Format = QImage.Format.Format_ARGB32_Premultiplied,
    ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QImage:
    """Return an SVG document as an image of a size in pixels, over one colour."""
    image = QImage(size, form)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def fitted(document: str, size: QSize) -> QImage:
    """Return a picture of a size in pixels in which one given as SVG is as large as fits."""
    renderer = QSvgRenderer(QByteArray(document.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawn(renderer, size)


def png(svg: bytes) -> bytes:
    """Return an SVG document as PNG, with two pixels to its unit. Raises RenderError."""
    renderer = _renderer(svg)
    size, found = renderer.defaultSize() * 2, _SIZE.match(svg)
    if found:
        size = (QSizeF(float(found[1]), float(found[2])) * 2).toSize()
    width = size.width()
    longest = max(size.width(), size.height())
    if longest > MAX_SIDE * _MOST:
        raise RenderError(TOO_LARGE)
    if longest > MAX_SIDE:
        size.scale(MAX_SIDE, MAX_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    image = drawn(renderer, size)
    if found and found[3]:
        dots = round(float(found[3]) / CM * 100 * size.width() / width)
        image.setDotsPerMeterX(dots)
        image.setDotsPerMeterY(dots)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise RenderError("the picture could not be written as PNG")
    return bytes(buffer.data().data())


MAX_STILL = 900
"""Longer side of a still, in pixels, at most."""
STILL_MS = 1500
"""Time for which a still of a film is shown, in milliseconds."""
LAST_MS = 4000
"""Time for which the last still is shown, in milliseconds."""
DPI = 300

Sources = Sequence[Callable[[], bytes]]
"""Functions that read the SVG documents, one by one."""
ReportCount = Callable[[int], None]
"""Reports the number drawn so far."""


def pdf(pages: Sources, tell: ReportCount = lambda _: None) -> bytes:
    """Return SVG documents as the pages of a PDF of A4 paper. Raises RenderError and OSError."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setCreator(f"cfanp-gui {__version__}")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(DPI)
    painter = QPainter()
    for number, read in enumerate(pages, start=1):
        renderer = _renderer(read())
        if number == 1:
            painter.begin(writer)
        else:
            writer.newPage()
        whole = painter.viewport()
        size = renderer.defaultSize().scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left = (whole.width() - size.width()) / 2
        renderer.render(painter, QRectF(left, 0, size.width(), size.height()))
        tell(number)
    painter.end()
    return bytes(buffer.data().data())


def gif(stills: Sources, tell: ReportCount = lambda _: None) -> bytes:
    """Return SVG documents as an endless animated GIF. Raises RenderError and OSError."""
    try:
        from PIL import Image
    except ImportError:
        raise RenderError(NO_PILLOW) from None
    pictures: list[Any] = []
    for number, read in enumerate(stills, start=1):
        still = _still(_renderer(read()))
        size = still.width(), still.height()
        image = Image.frombytes("RGBA", size, bytes(still.constBits())).convert("RGB")
        # Each still has a palette of its own, because it may show other armies.
        pictures.append(image.quantize(255, dither=Image.Dither.NONE))
        tell(number)
    durations = [STILL_MS] * (len(pictures) - 1) + [LAST_MS]
    file = io.BytesIO()
    pictures[0].save(
        file,
        "GIF",
        save_all=True,
        append_images=pictures[1:],
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return file.getvalue()


def _renderer(svg: bytes) -> QSvgRenderer:
    renderer = QSvgRenderer(QByteArray(svg))
    if not renderer.isValid() or renderer.defaultSize().isEmpty():
        raise RenderError("this is not an SVG picture")
    return renderer


def _still(renderer: QSvgRenderer) -> QImage:
    """Return a document as an image of RGBA bytes, row by row."""
    size: QSize = renderer.defaultSize()
    if max(size.width(), size.height()) > MAX_STILL:
        size.scale(MAX_STILL, MAX_STILL, Qt.AspectRatioMode.KeepAspectRatio)
    return drawn(renderer, size, QImage.Format.Format_RGBA8888, Qt.GlobalColor.white)


def render(files: Sequence[Path]) -> int:
    """Draw SVG files, or those of folders, into the last file, in its format; print progress."""
    *given, target = files
    app = QGuiApplication.instance() or QGuiApplication([sys.argv[0]])
    try:
        folders = (sorted(path.glob("*.svg")) if path.is_dir() else [path] for path in given)
        readers = [partial(_read, source) for sources in folders for source in sources]
        tell = partial(print, flush=True)
        match target.suffix.lower():
            case ".pdf":
                data = pdf(readers, tell)
            case ".gif":
                data = gif(readers, tell)
            case _:
                data = png(readers[0]())
        replace_file(target, data)
    except (OSError, RecordError, RenderError) as error:
        print(f"cfanp-gui: {error}", file=sys.stderr)
        return 1
    finally:
        del app
    return 0


def _read(source: Path) -> bytes:
    with source.open("rb") as file:
        return file.read(MAX_BYTES)

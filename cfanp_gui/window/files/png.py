"""PNG made from SVG; no window is opened."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui.record.rendering import TOO_LARGE

MAX_SIDE = 8000
"""Pixels of the longer side of a picture."""
_MOST = 5
"""How many times too large a picture may be, made smaller so many times: then squares are a few
pixels wide."""
MAX_BYTES = 64 * 1024 * 1024


class RenderError(ValueError):
    """A picture that cannot be made; the message says why."""


def drawn(
    renderer: QSvgRenderer,
    size: QSize,
    form: QImage.Format = QImage.Format.Format_ARGB32_Premultiplied,
    ground: Qt.GlobalColor = Qt.GlobalColor.transparent,
) -> QImage:
    """Return an SVG document as an image of so many pixels, over one colour."""
    image = QImage(size, form)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def png(svg: bytes) -> bytes:
    """Return the picture of an SVG document, two points to its unit, as PNG. Raises RenderError."""
    renderer = QSvgRenderer(QByteArray(svg))
    size = renderer.defaultSize() * 2
    if not renderer.isValid() or size.isEmpty():
        raise RenderError("this is not an SVG picture")
    longest = max(size.width(), size.height())
    if longest > MAX_SIDE * _MOST:
        raise RenderError(TOO_LARGE)
    if longest > MAX_SIDE:
        size.scale(MAX_SIDE, MAX_SIDE, Qt.AspectRatioMode.KeepAspectRatio)
    image = drawn(renderer, size)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise RenderError("the picture could not be written as PNG")
    return bytes(buffer.data().data())

"""Pictures made of points from pictures made of shapes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cfanp_gui.record import palette
from cfanp_gui.window.files import render_files
from cfanp_gui.window.files.render_files import MAX_SIDE, RenderError, drawn, png
from tests.record.games import new_game
from tests.record.pictures import svg


def test_a_png_shows_what_the_svg_says(qtbot: QtBot) -> None:  # noqa: ARG001
    image = QImage.fromData(png(svg(new_game(3).start).encode()), "PNG")
    assert image.width() > image.height() > 1000
    seen = {
        QColor(image.pixelColor(x, y)).name()
        for x in range(0, image.width(), 7)
        for y in range(0, image.height(), 7)
    }
    assert set(palette.default_colours(3)) <= seen


def test_a_document_is_drawn_over_one_colour(qtbot: QtBot) -> None:  # noqa: ARG001
    red = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">'
        b'<path fill="#f00" d="M0 0h1v1H0z"/></svg>'
    )
    image = drawn(QSvgRenderer(QByteArray(red)), QSize(40, 20))
    assert image.size() == QSize(40, 20)
    assert image.pixelColor(5, 10) == QColor("#ff0000")
    assert image.pixelColor(35, 10).alpha() == 0
    white = Qt.GlobalColor.white
    image = drawn(
        QSvgRenderer(QByteArray(red)), QSize(40, 20), QImage.Format.Format_RGBA8888, white
    )
    assert image.pixelColor(35, 10) == QColor(white)


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[QSize]:
    """Return the sizes in which documents are drawn, for nobody to look at."""
    found: list[QSize] = []

    def draw(_: QSvgRenderer, size: QSize) -> QImage:
        found.append(size)
        return QImage(1, 1, QImage.Format.Format_ARGB32)

    monkeypatch.setattr(render_files, "drawn", draw)
    return found


def test_the_largest_picture_is_kept_small_enough(sizes: list[QSize]) -> None:
    assert png(svg(new_game(26).start).encode())
    assert max(sizes[0].toTuple()) <= MAX_SIDE


def test_a_picture_that_would_show_nothing_is_refused(sizes: list[QSize]) -> None:
    def strip(height: int) -> bytes:
        size = f'width="2000" height="{height}" viewBox="0 0 2000 {height}"'
        line = '<rect width="9" height="9"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{line}</svg>'.encode()

    assert png(strip(18_000))
    assert sizes[0].height() == MAX_SIDE
    with pytest.raises(RenderError, match="too large for a PNG"):
        png(strip(21_000))


def test_what_is_no_picture_is_refused(
    qtbot: QtBot,  # noqa: ARG001
) -> None:  # fmt: skip
    with pytest.raises(RenderError, match="not an SVG"):
        png(b'<svg xmlns="http://www.w3.org/2000/svg"/>')

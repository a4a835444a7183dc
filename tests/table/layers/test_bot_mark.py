"""The mark of a bot: a head with two eyes, in the ink of the words beside it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.bot_mark import draw_bot


@pytest.mark.parametrize("size", [12, 40])
def test_a_head_with_two_eyes_and_an_aerial(qtbot: QtBot, size: int) -> None:  # noqa: ARG001
    ink, bare = QColor("#112233"), QColor("#ffffff")
    image = QImage(size * 10, size * 10, QImage.Format.Format_ARGB32)
    image.fill(bare)
    with QPainter(image) as painter:
        painter.scale(10, 10)
        draw_bot(painter, QRectF(0, 0, size, size), ink)

    def at(across: float, down: float) -> QColor:
        return image.pixelColor(int(size * 10 * across), int(size * 10 * down))

    assert at(0.5, 0.62) == at(0.5, 0.12) == at(0.2, 0.85) == ink
    assert at(0.31, 0.62) == at(0.69, 0.62) == at(0.2, 0.12) == bare

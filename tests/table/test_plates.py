"""Name plates: what is urgent is seen, whoever is to move."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.table.items import HalfBoardItem
from cfanp_gui.table.paint import DARK, LIGHT, Theme
from cfanp_gui.table.plates import PlateItem, PlateText

TEXT = PlateText("Anna", "", False, colour="#3b82f6", clock="0:09.7")


def painted(text: PlateText, theme: Theme) -> QImage:
    """A plate as it is drawn."""
    scene = QGraphicsScene()
    board = HalfBoardItem(0, theme)
    scene.addItem(board)
    board.plate.say(text)
    image = QImage(1040, 90, QImage.Format.Format_ARGB32)
    image.fill("black")
    painter = QPainter(image)
    painter.scale(2, 2)
    painter.translate(-PlateItem.RECT.topLeft())
    board.plate.paint(painter, None)  # type: ignore[arg-type]
    painter.end()
    return image


def share(image: QImage, colour: QColor) -> float:
    """How much of a picture has a colour."""
    wanted = colour.rgb()
    hits = sum(
        image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height())
    )
    return hits / (image.width() * image.height())


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("turn", [False, True])
def test_little_time_is_seen_whoever_is_to_move(qtbot: QtBot, theme: Theme, turn: bool) -> None:  # noqa: ARG001
    alarm = QColor(theme.cause.rgb())
    calm = painted(replace(TEXT, turn=turn), theme)
    urgent = painted(replace(TEXT, turn=turn, urgent=True), theme)
    assert share(calm, alarm) == 0
    assert share(urgent, alarm) > 0.02

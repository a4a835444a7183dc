"""What items on a board share."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.surface import ThemedItem, take_off
from cfanp_gui.table.theme import DARK, LIGHT


class Noted(ThemedItem):
    """Notes how it is drawn."""

    def __init__(self) -> None:
        super().__init__(None, LIGHT, QRectF(0, 0, 20, 20))
        self.smooth: list[bool] = []

    def draw(self, painter: QPainter) -> None:
        self.smooth.append(painter.testRenderHint(QPainter.RenderHint.Antialiasing))


@pytest.fixture
def item() -> Noted:
    """An item in no scene yet."""
    return Noted()


def test_an_item_is_drawn_with_smooth_edges(qtbot: QtBot, item: Noted) -> None:
    scene = QGraphicsScene()
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitUntil(lambda: item.smooth != [])
    assert all(item.smooth)
    assert not view.renderHints() & QPainter.RenderHint.Antialiasing, "the item asks for it"


def test_another_theme_draws_it_anew(qtbot: QtBot, item: Noted) -> None:
    scene = QGraphicsScene()
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitUntil(lambda: item.smooth != [])
    item.smooth.clear()
    item.set_theme(DARK)
    qtbot.waitUntil(lambda: item.smooth != [])


def test_an_item_is_taken_off_the_table_once(item: Noted) -> None:
    scene = QGraphicsScene()
    scene.addItem(item)
    for _ in range(2):
        take_off(item)
        assert item.scene() is None

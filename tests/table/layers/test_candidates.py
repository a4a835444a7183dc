"""Boards that are lit: an outline, and a label with number, paint and name."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.candidates import LEGIBLE, LabelText, LitBoard
from cfanp_gui.table.layout.geometry import PLATE, SQUARE
from cfanp_gui.table.theme import DARK, LIGHT
from tests.table.layout.areas import AREA

BEN = LabelText("1", "Ben", BadgeLook("B", "#3b82f6", 1), False)


class Lit:
    """A lit board in a view."""

    def __init__(self, qtbot: QtBot, text: LabelText, scale: float) -> None:
        self.scene = QGraphicsScene()
        self.board = BoardItem(AREA, LIGHT)
        self.scene.addItem(self.board)
        self.view = QGraphicsView(self.scene)
        qtbot.addWidget(self.view)
        self.view.scale(scale, scale)
        self.lit = LitBoard(self.board, LIGHT, text)

    def picture(self) -> QImage:
        """Return the scene as it is drawn."""
        image = QImage(600, 400, QImage.Format.Format_ARGB32)
        image.fill("black")
        painter = QPainter(image)
        self.scene.render(painter, QRectF(image.rect()), QRectF(-320, -200, 640, 440))
        painter.end()
        return image


@pytest.mark.parametrize("pixels", [8.0, 40.0])
def test_a_label_has_the_name_where_the_plate_is_too_small_to_read(
    qtbot: QtBot, pixels: float
) -> None:
    label = Lit(qtbot, BEN, pixels / PLATE).lit.label
    assert label.named is (pixels < LEGIBLE)
    bare = Lit(qtbot, BEN._replace(name="Benjamin"), pixels / PLATE).lit.label
    assert (bare.boundingRect().width() > label.boundingRect().width()) is label.named


def test_the_plates_of_eight_armies_on_a_small_screen_are_read(qtbot: QtBot) -> None:
    assert not Lit(qtbot, BEN, 28.5 / SQUARE).lit.label.named, "it would say the name twice"


def test_without_a_number_the_name_is_said_always(qtbot: QtBot) -> None:
    assert Lit(qtbot, BEN._replace(key=""), 1.0).lit.label.named


def test_a_long_name_is_shortened(qtbot: QtBot) -> None:
    long = Lit(qtbot, BEN._replace(name="Bartholomew the Younger of Nowhere"), 0.2).lit.label
    assert long.boundingRect().width() < 260


@pytest.mark.parametrize("scale", [0.2, 1.0])
@pytest.mark.parametrize("default", [False, True])
def test_it_is_drawn_and_leaves_no_trace(qtbot: QtBot, scale: float, default: bool) -> None:
    table = Lit(qtbot, BEN._replace(default=default), scale)
    lit = table.picture()
    assert not table.lit.pointed
    table.lit.show_pointed(True)
    assert table.lit.pointed
    pointed = table.picture()
    table.lit.set_theme(DARK)
    dark = table.picture()
    table.lit.remove()
    bare = table.picture()
    pictures = [lit, pointed, dark, bare]
    assert all(one != other for one in pictures for other in pictures if one is not other)
    assert [type(item) for item in table.board.childItems()].count(LitBoard) == 0


def test_the_outline_is_lit_on_every_side(qtbot: QtBot) -> None:
    table = Lit(qtbot, BEN, 1.0)
    image = table.picture()
    lamp = QColor(LIGHT.last_move.rgb()).rgb()
    across = {x for x in range(600) for y in range(400) if image.pixel(x, y) == lamp}
    down = {y for x in range(600) for y in range(400) if image.pixel(x, y) == lamp}
    assert max(across) - min(across) > 400
    assert max(down) - min(down) > 200

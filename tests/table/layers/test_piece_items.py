"""Pieces on the table, and the pictures they leave behind."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.surface import take_off

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_picture_lies_round_the_middle_of_its_square() -> None:
    item = PieceItem(Piece("K", 0), Square(0, 4))
    picture = QPixmap(60, 40)
    picture.setDevicePixelRatio(2)
    item.show_picture(picture)
    assert item.offset() == QPointF(-15, -10)


def test_a_piece_has_a_shadow_while_it_is_in_the_air() -> None:
    scene = QGraphicsScene()
    item = PieceItem(Piece("K", 0), Square(0, 4))
    scene.addItem(item)
    for _ in range(2):
        item.show_lifted(True)
        assert len(item.childItems()) == 1
    for _ in range(2):
        item.show_lifted(False)
        assert item.childItems() == []


def test_a_ghost_stands_where_its_piece_was_and_leaves() -> None:
    scene = QGraphicsScene()
    item = PieceItem(Piece("K", 0), Square(0, 4))
    item.show_picture(QPixmap(20, 20))
    item.setScale(0.5)
    scene.addItem(item)
    ghost = GhostItem()
    scene.addItem(ghost)
    ghost.stand_for(item, QPointF(3, 4))
    assert (ghost.pos(), ghost.scale(), ghost.offset()) == (QPointF(3, 4), 0.5, QPointF(-10, -10))
    take_off(ghost)
    assert ghost.scene() is None
    take_off(ghost)

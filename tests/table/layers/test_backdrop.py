"""The bare table: who is away from home, and what an empty stage waits for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.backdrop import Backdrop, Home
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import BLACK_ARMY, DARK, DEAD, LIGHT, WHITE_ARMY, Theme, default_colours
from tests.session.play import a_session
from tests.table.desk import Desk
from tests.table.test_theme import contrast


def inked(desk: Desk, rect: QRect) -> int:
    """Return how many pixels of a part of the view are not bare table."""
    desk.settle()
    image = desk.view.grab(rect).toImage()
    bare = LIGHT.table.rgb()
    return sum(
        image.pixel(x, y) != bare for x in range(image.width()) for y in range(image.height())
    )


def stage_rect(desk: Desk) -> QRect:
    """Return the middle of the stage, in pixels of the view."""
    stage = desk.scene.arrangement.stage
    assert stage is not None
    whole = desk.view.mapFromScene(stage.rect).boundingRect()
    return QRect(whole.left() + 10, whole.center().y() - 40, whole.width() - 20, 80)


def test_an_empty_stage_says_what_goes_there(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.set_layout(Layout.STAGE)
    rect = stage_rect(desk)
    assert 0 < inked(desk, rect) < rect.width() * rect.height() / 5
    desk.push("A", "C")
    assert inked(desk, rect) > rect.width() * rect.height() / 2
    desk.session.pull_apart()
    assert 0 < inked(desk, rect) < rect.width() * rect.height() / 5


def test_a_home_is_outlined_thinly_while_its_board_is_away(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.set_layout(Layout.STAGE)
    corners = desk.view.mapFromScene(desk.scene.arrangement.extent[1].boundingRect()).boundingRect()
    at_home = inked(desk, corners)
    desk.push("A", "B")
    away = inked(desk, corners)
    assert 0 < away < at_home / 5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("paint", [*default_colours(12), WHITE_ARMY, BLACK_ARMY, DEAD.name()])
def test_the_outline_of_a_home_is_seen_whatever_its_paint(
    qtbot: QtBot,  # noqa: ARG001 -- fonts need the application
    paint: str,
    theme: Theme,
) -> None:
    scene, rect = QGraphicsScene(), QRectF(20, 20, 160, 80)
    backdrop = Backdrop(scene)
    backdrop.show_homes({0: Home(QPolygonF(rect), "", QColor(paint))}, 0.0)
    image = QImage(200, 120, QImage.Format.Format_RGB32)
    image.fill(theme.table)
    painter = QPainter(image)
    backdrop.draw(painter, theme, QRectF(image.rect()))
    painter.end()
    line = image.pixelColor(20, 60)
    assert 1.6 < contrast(line, theme.table) < 10

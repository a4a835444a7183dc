"""The bare table: who is away from home, and what an empty stage waits for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.backdrop import outline
from cfanp_gui.table.layout.geometry import Layout
from cfanp_gui.table.theme import DARK, LIGHT, Theme, contrast, default_colours
from tests.session.play import a_session
from tests.table.desk import Desk


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
    desk.scene.laying.set_layout(Layout.STAGE)
    rect = stage_rect(desk)
    assert 0 < inked(desk, rect) < rect.width() * rect.height() / 5
    desk.push("A", "C")
    assert inked(desk, rect) > rect.width() * rect.height() / 2
    desk.session.pull_apart()
    assert 0 < inked(desk, rect) < rect.width() * rect.height() / 5


def test_a_home_is_outlined_thinly_while_its_board_is_away(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    corners = desk.view.mapFromScene(desk.scene.arrangement.extent[1].boundingRect()).boundingRect()
    at_home = inked(desk, corners)
    desk.push("A", "B")
    away = inked(desk, corners)
    assert 0 < away < at_home / 5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_outline_of_an_empty_home_is_seen_in_every_paint(theme: Theme) -> None:
    for colour in default_colours(26):
        drawn = outline(QColor(colour), theme)
        assert contrast(drawn, theme.table) >= 1.7, colour


def test_an_outline_is_as_wide_where_homes_are_small(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(26))
    desk.view.resize(700, 440)
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.push("C", "B")
    desk.view.fit()
    desk.settle()
    corners = desk.view.mapFromScene(desk.scene.arrangement.extent[2].boundingRect()).boundingRect()
    image = desk.view.grab(corners.adjusted(-3, -3, 3, 3)).toImage()
    across = [image.pixelColor(x, image.height() // 4) for x in range(6)]
    assert max(contrast(one, LIGHT.table) for one in across) >= 1.4, "yellow on light"


def test_the_home_of_a_board_in_the_hand_is_outlined(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(Layout.STAGE)
    corners = desk.view.mapFromScene(desk.scene.arrangement.extent[1].boundingRect()).boundingRect()
    at_home = inked(desk, corners)
    stage = desk.scene.arrangement.stage
    assert stage is not None
    desk.carry(desk.grip("B"), stage.rect.center())
    assert 0 < inked(desk, corners) < at_home / 5
    desk.escape()
    assert inked(desk, corners) == at_home

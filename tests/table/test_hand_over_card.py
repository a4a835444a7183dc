"""The hand-over card: it names the next player and goes when they take it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.hand_over_card import HandOverCard
from cfanp_gui.table.layers.badge import BadgeLook, draw_badge
from cfanp_gui.table.theme import DARK, LIGHT


def shown(qtbot: QtBot) -> HandOverCard:
    """Return a card over an empty table."""
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    card = HandOverCard(table, LIGHT)
    table.show()
    card.show_for("<b>Ben</b>", BadgeLook("b", "#3b82f6", 1))
    return card


def test_it_covers_the_table_and_names_the_player(qtbot: QtBot) -> None:
    card = shown(qtbot)
    assert card.isVisible()
    assert card.size() == card.parentWidget().size()
    assert card.accessibleName() == "<b>Ben</b>, it is your turn"
    assert "Enter" in card.accessibleDescription()


def test_it_is_drawn_in_the_theme_and_the_armys_colour(qtbot: QtBot) -> None:
    card = shown(qtbot)
    light = card.grab().toImage()
    card.set_theme(DARK)
    dark = card.grab().toImage()
    assert light != dark
    for image in (light, dark):
        assert any(
            image.pixelColor(x, y).name() == "#3b82f6"
            for x in range(250, 350)
            for y in range(100, 220)
        )


def test_it_shows_the_badge_that_the_army_has_everywhere(qtbot: QtBot) -> None:
    """With its pattern, so that colour is not alone."""
    image = shown(qtbot).grab().toImage()
    badge = QImage(84, 84, QImage.Format.Format_RGB32)
    badge.fill(LIGHT.plate)
    painter = QPainter(badge)
    draw_badge(painter, QRectF(0, 0, 84, 84), QColor("#3b82f6"), "b", 1)
    painter.end()
    card = QRectF(0, 0, 440, 230)
    card.moveCenter(QRectF(image.rect()).center())
    left, top = round(card.center().x() - 42), round(card.top() + 26)
    for x in range(20, 64):
        for y in range(20, 64):
            assert image.pixelColor(left + x, top + y) == badge.pixelColor(x, y), (x, y)


def test_a_click_takes_it_once(qtbot: QtBot) -> None:
    card = shown(qtbot)
    with qtbot.waitSignal(card.taken):
        qtbot.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert card.isHidden()


def test_enter_and_space_take_it_and_other_keys_do_not(qtbot: QtBot) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        card = shown(qtbot)
        qtbot.keyClick(card, Qt.Key.Key_A)
        assert card.isVisible()
        with qtbot.waitSignal(card.taken):
            qtbot.keyClick(card, key)
        assert card.isHidden()

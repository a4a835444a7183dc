"""Paint: palettes, inks and patterns."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cfanp_gui.table.paint import (
    BLACK_ARMY,
    PATTERNS,
    WHITE_ARMY,
    default_colours,
    draw_pattern,
    ink_on,
    is_dark,
)


@pytest.mark.parametrize("players", range(2, 27))
def test_every_army_has_a_paint_of_its_own(players: int) -> None:
    colours = default_colours(players)
    assert len(colours) == len(set(colours)) == players
    assert all(QColor(colour).name() == colour for colour in colours)


def test_two_armies_are_white_and_black() -> None:
    assert default_colours(2) == [WHITE_ARMY, BLACK_ARMY]


@pytest.mark.parametrize(
    ("colour", "dark"), [("#000000", True), ("#ffffff", False), (WHITE_ARMY, False)]
)
def test_ink_shows_on_its_paint(colour: str, dark: bool) -> None:
    assert is_dark(QColor(colour)) is dark
    assert is_dark(ink_on(QColor(colour))) is not dark


def contrast(one: QColor, other: QColor) -> float:
    """The contrast ratio of two colours as WCAG defines it."""

    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("players", [2, 8, 26])
def test_letters_are_readable_on_every_default_paint(players: int) -> None:
    for colour in default_colours(players):
        assert contrast(QColor(colour), ink_on(QColor(colour))) >= 3, colour


def drawn(pattern: int) -> QImage:
    """An ellipse filled with a pattern."""
    image = QImage(70, 40, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_pattern(painter, QRectF(2, 2, 66, 36), pattern, QColor("black"))
    painter.end()
    return image


def test_patterns_differ_and_come_again(qtbot: QtBot) -> None:  # noqa: ARG001
    pictures = [drawn(pattern) for pattern in range(PATTERNS)]
    for index, picture in enumerate(pictures):
        assert picture not in pictures[:index]
        assert drawn(index + PATTERNS) == picture
        assert picture.pixelColor(0, 0) == QColor("white")

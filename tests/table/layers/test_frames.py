"""Frames: paint, the band of a captor with their pattern, and the names of files and ranks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import NAMES
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.frames import BAND, BoardFrame, FrameLook
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, BoardArea
from cfanp_gui.table.theme import PATTERNS
from tests.table.layout.areas import AREA, STRATEGIC

BLUE, RED = QColor("#003da5"), QColor("#c62d1f")


def drawn(look: FrameLook) -> QImage:
    """Return a half-board's frame, two pixels a unit, with its middle in the middle."""
    image = QImage(1200, 1200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.translate(600, 600)
    painter.scale(2, 2)
    BoardFrame(AREA).paint(painter, look, NAMES[:32], QTransform())
    painter.end()
    return image


def colour(image: QImage, at: QPointF) -> QColor:
    """Return the colour of a point of the half-board."""
    return image.pixelColor(round(600 + 2 * at.x()), round(600 + 2 * at.y()))


def across(at: float) -> QPointF:
    """Return a point so far within the outer edge at the owner's side, between two squares."""
    return QPointF(SQUARE * 0.12, AREA.body.bottom() - at)


def test_a_captors_band_takes_most_of_the_frame_and_leaves_the_own_paint(
    qtbot: QtBot,  # noqa: ARG001
) -> None:
    image = drawn(FrameLook(BLUE, RED))
    assert colour(image, across(BAND * 0.2)) == RED
    assert colour(image, across(BAND + 3)) == BLUE
    assert BAND > FRAME / 2
    side = QPointF(AREA.body.left() + 4, -SQUARE * 0.1)
    assert colour(image, side) == RED
    assert colour(drawn(FrameLook(BLUE)), side) == BLUE


@pytest.mark.parametrize("pattern", range(1, PATTERNS))
def test_the_band_has_its_captors_pattern(qtbot: QtBot, pattern: int) -> None:  # noqa: ARG001
    """So that colour is not alone; letters stand where the paint is plain."""
    plain, patterned = drawn(FrameLook(BLUE, RED)), drawn(FrameLook(BLUE, RED, pattern))
    patch = QRectF(-12, AREA.body.bottom() - BAND + 1, 24, BAND - 2)
    differs = [
        (x, y)
        for x in range(round(2 * patch.left()), round(2 * patch.right()))
        for y in range(round(2 * patch.top()), round(2 * patch.bottom()))
        if plain.pixelColor(600 + x, 600 + y) != patterned.pixelColor(600 + x, 600 + y)
    ]
    assert len(differs) > 60
    letter = QPointF(SQUARE / 2, AREA.body.bottom() - BAND / 2)
    for x in range(-10, 11):
        at = letter + QPointF(x / 2, 0)
        assert colour(plain, at) == colour(patterned, at)


def test_coordinates_come_from_the_names_of_the_squares(qtbot: QtBot) -> None:  # noqa: ARG001
    frame = BoardFrame(BoardArea(STRATEGIC))
    words = [text for _, text in frame.coordinates(STRATEGIC.square_names)]
    assert words == [*"abcdefghijklmn", *"abcdefghijklmn"] + [str(n) for n in range(1, 15)] * 2
    others = tuple(f"x{index}" for index in range(196))
    assert {text for _, text in frame.coordinates(others)} >= {"x", "0", "182", "195"}


def test_coordinates_stand_on_the_band(qtbot: QtBot) -> None:  # noqa: ARG001
    written = [at for at, text in BoardFrame(AREA).coordinates(NAMES[:32], True) if text.isalpha()]
    assert [at.y() for at in written] == pytest.approx([AREA.body.bottom() - BAND / 2] * 8)


def test_paint_reaches_all_of_the_frame_in_the_end(qtbot: QtBot) -> None:  # noqa: ARG001
    frame, body = BoardFrame(AREA), AREA.body
    places = [QPointF(body.left() + 3, 0), QPointF(body.right() - 3, 100), across(3)]
    assert [frame.reached(0.0).contains(at) for at in places] == [False] * 3
    assert [frame.reached(1.0).contains(at) for at in places] == [True] * 3


def test_a_frozen_frame_is_veiled_with_shards_and_a_stone_one_cracked(qtbot: QtBot) -> None:  # noqa: ARG001
    plain, iced = drawn(FrameLook(BLUE)), drawn(FrameLook(BLUE, frozen=True))
    stone = drawn(FrameLook(BLUE, stone=True))
    inner = across(FRAME - 2)
    assert abs(colour(iced, inner).lightness() - frost.frosted(BLUE).lightness()) <= 2
    edge = [colour(iced, QPointF(x, AREA.body.bottom() - 6)).lightness() for x in range(-200, 200)]
    assert min(edge) < 130, "paint between the shards"
    assert max(edge) > 220, "shards of ice"
    bottom = round(600 + 2 * (AREA.body.bottom() - FRAME / 2))
    differs = sum(stone.pixelColor(x, bottom) != plain.pixelColor(x, bottom) for x in range(1200))
    assert 0 < differs < 200

"""The badge of an army: paint, pattern, letter, ring; and the mark of a bot."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.table.layers.badge import draw_badge, draw_bot
from cfanp_gui.table.theme import DEAD, PATTERNS, default_colours, ink_on

pytestmark = pytest.mark.usefixtures("qtbot")

BLUE, YELLOW = QColor("#0140a6"), QColor("#ffd951")
GROUND = QColor(Qt.GlobalColor.magenta)


def badge(
    label: str = "a",
    pattern: int = 0,
    colour: QColor = BLUE,
    captor: QColor | None = None,
    dead: bool = False,
    size: int = 30,
) -> QImage:
    """Return a badge that fills a picture but for four pixels around."""
    image = QImage(size + 8, size + 8, QImage.Format.Format_RGB32)
    image.fill(GROUND)
    painter = QPainter(image)
    draw_badge(painter, QRectF(4, 4, size, size), colour, label, pattern, captor=captor, dead=dead)
    painter.end()
    return image


def count(image: QImage, colour: QColor) -> int:
    """Return how many pixels have exactly a colour."""
    return sum(
        image.pixelColor(x, y) == colour
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.mark.parametrize("size", [13, 30, 46])
@pytest.mark.parametrize("captor", [None, YELLOW])
def test_a_badge_stays_in_its_rectangle(size: int, captor: QColor | None) -> None:
    image = badge("26", 5, captor=captor, size=size)
    for x in range(size + 8):
        for y in range(size + 8):
            if not (4 <= x < size + 4 and 4 <= y < size + 4):
                assert image.pixelColor(x, y) == GROUND
    assert image.pixelColor(4, 4) == GROUND
    middle = [image.pixelColor(at, size // 2 + 4) for at in (4, size + 3)]
    assert GROUND not in middle


def test_all_armies_have_badges_of_their_own_without_colour() -> None:
    grey = QColor("#808080")
    pictures = [badge(letter, army, grey) for army, letter in enumerate(ARMY_LETTERS)]
    for one, other in combinations(pictures, 2):
        assert one != other


@pytest.mark.parametrize("label", ["", "a", "W", "7", "26", "108"])
def test_a_label_lies_in_the_middle(label: str) -> None:
    ink = ink_on(BLUE)
    empty, image = badge("", 0), badge(label, 0)
    assert (image == empty) is not bool(label)
    if label:
        inked = [
            (x, y)
            for x in range(8, 30)
            for y in range(8, 30)
            if image.pixelColor(x, y) == ink and empty.pixelColor(x, y) != ink
        ]
        for part in (0, 1):
            places = [pixel[part] for pixel in inked]
            assert abs((min(places) + max(places)) / 2 - 18.5) <= 1.5
            assert min(places) >= 8
            assert max(places) <= 29


def test_the_label_does_not_drown_in_the_pattern() -> None:
    for pattern in range(PATTERNS):
        bare, image = badge("e", 0, size=46), badge("e", pattern, size=46)
        ink = ink_on(BLUE)
        letter = [
            (x, y) for x in range(14, 40) for y in range(14, 40) if bare.pixelColor(x, y) == ink
        ]
        assert letter
        assert all(image.pixelColor(*pixel) == ink for pixel in letter)


def test_a_captured_army_keeps_its_paint_and_gains_a_ring() -> None:
    free, taken = badge(), badge(captor=YELLOW)
    assert count(free, YELLOW) == 0
    assert count(taken, YELLOW) >= 60
    assert count(taken, BLUE) >= 150
    # The ring lies outside of the paint.
    assert taken.pixelColor(18, 6) == YELLOW
    assert free.pixelColor(18, 6) == BLUE


def test_the_ring_of_every_captor_shows_on_every_army() -> None:
    colours = [QColor(colour) for colour in default_colours(12)]
    for army, captor in combinations(colours, 2):
        image = badge("", 0, army, captor)
        assert count(image, army) >= 150
        assert count(image, captor) >= 60


def test_the_dead_are_grey_and_wear_no_ring() -> None:
    dead = badge(dead=True)
    assert count(dead, BLUE) == 0
    assert count(dead, DEAD) >= 200
    assert dead == badge(colour=YELLOW, captor=BLUE, dead=True)
    assert dead != badge("b", dead=True)


def test_the_painter_is_left_as_it_was() -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setPen(YELLOW)
    draw_badge(painter, QRectF(0, 0, 40, 40), BLUE, "a", 3)
    assert painter.pen().color() == YELLOW
    assert not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    assert not painter.hasClipping()
    painter.end()


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

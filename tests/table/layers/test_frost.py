"""Frost and cracks: they have shapes, whatever the paint, and leave the paint to be known."""

from __future__ import annotations

from itertools import combinations, cycle, product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from pytestqt.qtbot import QtBot

from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.record.palette import BLACK_ARMY, WHITE_ARMY, default_colours
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.piece_art import PieceArt, PieceLook
from cfanp_gui.table.theme import DEAD
from tests.sight import least
from tests.slow import is_slow

PAINTS = [*default_colours(8), WHITE_ARMY, BLACK_ARMY]
FROSTED = list(product(PAINTS, "KQRBNP") if is_slow() else zip(PAINTS, cycle("KQRBNP")))
"""Each paint and each letter; all of both together are tried with ``--slow``."""


def piece(letter: str, look: PieceLook, pixels: int = 72) -> QImage:
    return PieceArt().pixmap(FIDE_TYPES[letter], look, pixels).toImage()


def changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the pixels in which two pictures differ plainly."""
    found = []
    for x in range(one.width()):
        for y in range(one.height()):
            mine, yours = one.pixelColor(x, y), other.pixelColor(x, y)
            if abs(mine.lightness() - yours.lightness()) > 40 or mine.alpha() != yours.alpha():
                found.append((x, y))
    return found


@pytest.mark.parametrize(("paint", "letter"), FROSTED)
def test_frost_shows_on_every_piece_by_its_shape(qtbot: QtBot, paint: str, letter: str) -> None:  # noqa: ARG001
    """In greys too: at least a twentieth of the square, beside the body and on it."""
    plain, iced = (
        piece(letter, PieceLook(0, paint)),
        piece(letter, PieceLook(0, paint, frozen=True)),
    )
    assert len(changed(plain, iced)) > 72 * 72 / 20
    stand = [at for at in changed(plain, iced) if at[1] > 72 * 0.9]
    assert not stand, "the stand keeps its paint and pattern"


@pytest.mark.parametrize("pixels", [20, 36, 120])
def test_stone_is_told_from_what_is_only_dead(qtbot: QtBot, pixels: int) -> None:  # noqa: ARG001
    dead = piece("R", PieceLook(0, "#c62d1f", dead=True), pixels)
    stone = piece("R", PieceLook(0, "#c62d1f", dead=True, stone=True), pixels)
    assert len(changed(dead, stone)) > pixels * pixels / 50
    middle = pixels // 2
    ground = [stone.pixelColor(x, round(pixels * 0.82)).alpha() for x in (pixels // 6, middle)]
    assert ground == [255, 255], "it stands on a slab, whose corners are not round"
    assert dead.pixelColor(pixels // 6, round(pixels * 0.8)).alpha() < 255
    assert DEAD.name() in {
        stone.pixelColor(x, y).name() for x in range(pixels) for y in range(pixels)
    }


def test_armies_are_told_apart_below_the_veil() -> None:
    """By at least 8 in CIEDE2000, with any eyes; stands and badges keep their paint besides."""
    veiled = [frost.frosted(QColor(paint)).name() for paint in default_colours(8)]
    for one, other in combinations(veiled, 2):
        assert least(one, other) >= 8, (one, other)


def same(one: QColor, other: QColor) -> bool:
    """Return whether two colours are the same but for rounding."""
    parts = zip(one.getRgb(), other.getRgb(), strict=True)  # type: ignore[arg-type]
    return all(abs(mine - yours) <= 2 for mine, yours in parts)


def shaped(*, veiled: bool) -> QImage:
    """Return a grey bar with frost from its upper side."""
    image = QImage(200, 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    shape = QPainterPath()
    shape.addRect(QRectF(10, 10, 180, 20))
    side = (QPointF(10, 10), QPointF(190, 10))
    frost.frost_edge(painter, shape, [side], 12, veiled)
    painter.end()
    return image


def test_shards_reach_in_from_a_side_and_stay_within(qtbot: QtBot) -> None:  # noqa: ARG001
    image = shaped(veiled=False)
    grey = QColor("#808080")
    assert all(image.pixelColor(x, 5) == image.pixelColor(x, 35) == grey for x in range(200))
    rows = [sum(image.pixelColor(x, y) != grey for x in range(10, 190)) for y in range(10, 30)]
    assert rows[1] > 150
    assert rows[1] > rows[4] > rows[8] > 0
    assert rows[14] == 0
    assert same(shaped(veiled=True).pixelColor(100, 28), frost.frosted(grey))


def test_a_crystal_is_light_within_dark(qtbot: QtBot) -> None:  # noqa: ARG001
    for ground in ("#ffffff", "#000000", "#808080"):
        image = QImage(60, 60, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frost.draw_crystal(painter, QPointF(30, 30), 24)
        painter.end()
        seen = {image.pixelColor(x, y).lightness() for x in range(60) for y in range(60)}
        assert min(seen) < 60
        assert max(seen) > 240


def test_cracks_stay_within_the_body(qtbot: QtBot) -> None:  # noqa: ARG001
    body = QPixmap(60, 60)
    body.fill(Qt.GlobalColor.transparent)
    painter = QPainter(body)
    painter.fillRect(20, 20, 20, 20, QColor("#a0a0a0"))
    painter.end()
    frost.crack_body(body)
    image = body.toImage()
    inside = [image.pixelColor(x, y).lightness() for x in range(20, 40) for y in range(20, 40)]
    assert min(inside) < 100
    assert sum(image.pixelColor(x, y).alpha() > 0 for x in range(60) for y in range(60)) == 400

"""The dab of paint: a brush stroke, not a fade."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.dab import dabbed

SIZE = 64


def plain(colour: str, size: int = SIZE) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(colour)
    return pixmap


def share(pixmap: QPixmap, colour: str) -> float:
    """Return how much of a picture is of a colour."""
    image = pixmap.toImage()
    found = sum(image.pixelColor(x, y).name() == colour for x in range(SIZE) for y in range(SIZE))
    return found / SIZE**2


@pytest.mark.usefixtures("qtbot")
def test_the_brush_covers_more_and_more_and_leaves_nothing() -> None:
    before, after = plain("#c80000"), plain("#0000c8")
    parts = [share(dabbed(before, after, part / 10), "#0000c8") for part in range(1, 11)]
    assert parts == sorted(parts)
    assert 0.02 < parts[0] < 0.3
    assert 0.3 < parts[4] < 0.9
    assert parts[-1] == 1.0
    assert share(dabbed(before, after, 0.99), "#0000c8") > 0.99


def test_it_is_a_stroke_of_two_paints_and_no_mixture(qtbot: QtBot) -> None:  # noqa: ARG001
    half = dabbed(plain("#c80000"), plain("#0000c8"), 0.4)
    assert share(half, "#c80000") + share(half, "#0000c8") > 0.9


def test_pictures_of_other_sizes_are_painted_over_alike(qtbot: QtBot) -> None:  # noqa: ARG001
    after = plain("#0000c8")
    after.setDevicePixelRatio(2.0)
    half = dabbed(plain("#c80000", 40), after, 0.4)
    assert half.width() == SIZE
    assert half.devicePixelRatio() == 2.0
    assert share(half, "#c80000") > 0.2

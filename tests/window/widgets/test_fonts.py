"""Fonts for what matters more, or less."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from cfanp_gui.window.widgets.plain_text import LEAST, bold_font, small_font


@pytest.fixture
def plain(qapp: QApplication) -> QFont:
    """A font of ten points."""
    font = QFont(qapp.font())
    font.setPointSizeF(10)
    font.setBold(False)
    return font


def test_a_bold_font_is_a_copy(plain: QFont) -> None:
    bold = bold_font(plain)
    assert bold.bold()
    assert bold.pointSizeF() == 10
    assert bold_font(plain, 1.5).pointSizeF() == 15
    assert not plain.bold()


def test_a_font_measured_in_pixels_keeps_its_size(plain: QFont) -> None:
    plain.setPixelSize(19)
    assert bold_font(plain).pixelSize() == 19


def test_a_small_font_can_still_be_read(plain: QFont) -> None:
    assert small_font(plain).pointSizeF() == pytest.approx(9, abs=0.05)
    assert small_font(plain, 0.1).pointSizeF() == LEAST
    assert small_font(plain, 0.1, least=7).pointSizeF() == 7
    assert plain.pointSizeF() == 10

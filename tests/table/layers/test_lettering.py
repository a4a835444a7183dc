"""Words in pictures."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.lettering import font_of, outlined, width_of


@pytest.mark.parametrize("words", ["g", "W", "\N{WHITE CHESS QUEEN}"])
def test_the_middle_of_what_is_drawn_lies_at_the_point(qtbot: QtBot, words: str) -> None:  # noqa: ARG001
    path = outlined(words, font_of(40, bold=True), QPointF(7, -3))
    off = path.boundingRect().center() - QPointF(7, -3)
    assert off.manhattanLength() < 0.001


def test_larger_letters_take_more_room(qtbot: QtBot) -> None:  # noqa: ARG001
    assert 0 < width_of("abc", font_of(12)) < width_of("abc", font_of(24))

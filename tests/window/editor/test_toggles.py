"""Whether a button is down can be seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.editor.toggles import dress_picture, dress_toggle
from cfanp_gui.window.widgets.style import palette_of


@pytest.mark.parametrize("dress", [dress_toggle, dress_picture])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_button_that_is_down_looks_otherwise(
    qtbot: QtBot, theme: Theme, dress: Callable[[QToolButton], None]
) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setPalette(palette_of(theme))
    if dress is dress_toggle:
        button.setText("K")
    else:
        picture = QPixmap(20, 20)
        picture.fill(theme.text)
        button.setIcon(QIcon(picture))
    dress(button)
    before = button.grab().toImage()
    button.click()
    assert button.isChecked()
    after = button.grab().toImage()
    changed = sum(
        before.pixelColor(x, y) != after.pixelColor(x, y)
        for x in range(before.width())
        for y in range(before.height())
    )
    assert changed > 0.1 * before.width() * before.height()

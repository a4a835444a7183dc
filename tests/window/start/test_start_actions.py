"""What a window does while there is no game on its table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.main_window import MainWindow
from tests.window.laid_games import begun

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_it_follows_the_theme_and_whose_turn_it_is_lies_in_front_when_panels_come_back(
    window: MainWindow,
) -> None:
    order, moves = window.panel_docks.order, window.panel_docks.moves
    window.tabifyDockWidget(order, moves)
    window.start.show()
    for theme in (DARK, LIGHT):
        window.preference_actions.change(theme="dark" if theme.dark else "light")
        QApplication.processEvents()
        seen = window.start.view.people.grab().toImage()
        assert seen.pixelColor(seen.width() // 2, 6) == theme.plate
    begun(window, 3)
    QApplication.processEvents()
    assert not order.visibleRegion().isEmpty()
    assert moves.visibleRegion().isEmpty()

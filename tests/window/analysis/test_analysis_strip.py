"""The strip that says that this is an analysis."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.analysis.analysis_panels import BAR, AnalysisStrip
from cfanp_gui.window.widgets.style import palette_of


def test_its_button_leads_back_where_a_game_waits(qtbot: QtBot) -> None:
    back: list[bool] = []
    strip = AnalysisStrip(lambda: back.append(True))
    qtbot.addWidget(strip)
    strip.show()
    strip.show_way_back(True, "Ctrl+Shift+A")
    assert strip.word.text() == "Analysis"
    assert strip.back.toolTip() == "Back to the game (Ctrl+Shift+A)"
    qtbot.mouseClick(strip.back, Qt.MouseButton.LeftButton)
    assert back == [True]
    strip.show_way_back(False, "")
    assert not strip.back.isVisible()


def test_its_bar_stands_out_in_either_theme(qtbot: QtBot) -> None:
    strip = AnalysisStrip(lambda: None)
    qtbot.addWidget(strip)
    strip.resize(240, 30)
    for theme in (LIGHT, DARK):
        strip.setPalette(palette_of(theme))
        drawn: QImage = strip.grab().toImage()
        assert drawn.pixelColor(1, 15) == strip.palette().highlight().color()
        assert drawn.pixelColor(BAR + 2, 2) != drawn.pixelColor(1, 15)

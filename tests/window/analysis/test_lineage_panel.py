"""The panel of the lineage by itself; what it is for is tested in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.river import river
from cfanp_gui.window.analysis.lineage_panel import LineagePanel
from cfanp_gui.window.analysis.river_view import Picture
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_session, play
from tests.window.analysis.test_lineage_words import words_of


def test_facts_lie_beside_or_below_as_there_is_room(qtbot: QtBot) -> None:
    panel = LineagePanel()
    qtbot.addWidget(panel)
    panel.resize(1000, 240)
    panel.show()
    assert panel.parts.orientation() == Qt.Orientation.Horizontal
    panel.resize(400, 700)
    qtbot.waitUntil(lambda: panel.parts.orientation() == Qt.Orientation.Vertical)


def test_nothing_to_show_has_a_reason(qtbot: QtBot) -> None:
    panel = LineagePanel()
    qtbot.addWidget(panel)
    panel.show()
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    words = words_of(session)
    panel.show_picture(Picture(words, river(words.told), None))
    assert panel.model.rowCount() == 1
    assert panel.parts.isVisible()
    panel.show_picture(None, "Nothing.")
    assert panel.model.rowCount() == 0
    assert panel.model.row(0) is None
    assert panel.nothing.text() == "Nothing."
    assert not panel.parts.isVisible()

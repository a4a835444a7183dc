"""The panel of the lineage by itself; what it is for is tested in the window."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.river import river
from cfanp_gui.window.analysis.lineage_panel import LineagePanel
from cfanp_gui.window.analysis.river_view import Picture
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_session, play
from tests.spoken import LANGUAGES
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
    assert panel.list.rows.rowCount() == 1
    assert panel.parts.isVisible()
    panel.show_picture(None, "Nothing.")
    assert panel.list.rows.rowCount() == 0
    assert panel.list.rows.row(0) is None
    assert panel.nothing.text() == "Nothing."
    assert not panel.parts.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(400, 234), (300, 160)])
def test_nothing_lies_over_anything_else_where_room_is_short(
    qtbot: QtBot, speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    """A window can be too small for what its panels ask for."""
    speak(language)
    panel = LineagePanel()
    qtbot.addWidget(panel)
    session = a_session(4)
    play(session, MATE_OF_FOUR)
    words = words_of(session)
    panel.show_picture(Picture(words, river(words.told), None))
    panel.setMinimumSize(1, 1)
    panel.resize(*size)
    panel.show()
    parts = [panel.river, panel.summary, panel.list, panel.save]
    places = [QRect(part.mapTo(panel, part.rect().topLeft()), part.size()) for part in parts]
    for at, place in enumerate(places):
        assert panel.rect().contains(place)
        assert not any(place.intersects(other) for other in places[at + 1 :])

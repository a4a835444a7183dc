"""Where the lineage lies, and its river under the mouse; what it says is in scenarios."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.insight.lineage import river
from cfanp_gui.window.analysis.lineage_panel import LineagePanel
from cfanp_gui.window.analysis.river_view import Picture
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.insight.test_lineage import MATE_OF_FOUR
from tests.session.play import a_match, play, pushed
from tests.spoken import LANGUAGES
from tests.window.analysis.test_lists_and_pictures import mate_of_four
from tests.window.analysis.test_words import lineage_words
from tests.window.exercises.exercised import Page, an_exercise

MATE = 13
"""The number of the action by which army B is taken."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def test_the_river_is_pointed_at_and_clicked(qtbot: QtBot, window: MainWindow) -> None:
    window.documents.begin(a_match(4))
    session = pushed(window.documents.session)
    play(session, MATE_OF_FOUR)
    window.commands["lineage"].trigger()
    panel = window.lineage.panel
    here, moves = panel.mapTo(window, panel.rect().topRight()), window.moves_panel
    there = moves.mapTo(window, moves.rect().bottomLeft())
    assert (here.x() < there.x(), here.y() < there.y()) == (True, True), "below the table alone"

    def place(at: int) -> QPoint:
        return QPoint(round(panel.river.x_of(at)), panel.river.height() // 2)

    def told() -> list[str]:
        return panel.summary.text().replace("\N{NO-BREAK SPACE}", " ").splitlines()

    qtbot.mouseMove(panel.river, place(MATE))
    assert told() == [
        "Round 4, AB:Qxf7#", "Army B is checkmated: Anna captures it.",
        "Material, in pawns: Anna (77)  ·  Clara (39)  ·  David (39)",
    ]  # fmt: skip
    qtbot.mouseMove(panel.river, place(0))
    assert told()[0] == "Start"
    assert panel.river.accessibleDescription()
    for x, button, ply in ((0, LEFT, 4), (-5, LEFT, MATE), (0, RIGHT, MATE)):
        at = place(ply if button == LEFT else 2) + QPoint(x, 0)
        qtbot.mouseClick(panel.river, button, pos=at)
        assert session.node.ply == ply
    qtbot.mouseMove(panel.list.viewport(), QPoint(5, 5))


def a_panel(qtbot: QtBot) -> LineagePanel:
    """Return a panel that shows a lineage."""
    panel, words = LineagePanel(), lineage_words(mate_of_four())
    qtbot.addWidget(panel)
    panel.show_picture(Picture(words, river(words.lineage), None))
    return panel


def test_facts_lie_beside_or_below_as_there_is_room(qtbot: QtBot) -> None:
    panel = a_panel(qtbot)
    panel.resize(1000, 240)
    panel.show()
    assert panel.parts.orientation() == Qt.Orientation.Horizontal
    panel.resize(400, 700)
    qtbot.waitUntil(lambda: panel.parts.orientation() == Qt.Orientation.Vertical)
    assert (panel.list.rows.rowCount(), panel.parts.isVisible()) == (1, True)
    panel.show_picture(None, "Nothing.")
    assert (panel.list.rows.rowCount(), panel.parts.isVisible()) == (0, False)
    assert panel.nothing.text() == "Nothing."


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_over_anything_else_where_room_is_short(
    qtbot: QtBot, speak: Callable[[str], None], language: str
) -> None:
    """A window can be too small for what its panels ask for."""
    speak(language)
    panel = a_panel(qtbot)
    panel.setMinimumSize(1, 1)
    panel.show()
    for size in ((400, 234), (300, 160)):
        panel.resize(*size)
        parts = [panel.river, panel.summary, panel.list, panel.save]
        places = [QRect(part.mapTo(panel, part.rect().topLeft()), part.size()) for part in parts]
        for at, place in enumerate(places):
            assert panel.rect().contains(place)
            assert not any(place.intersects(other) for other in places[at + 1 :])


# The parts that analyse, loaded when they are asked for


def test_parts_are_loaded_late_know_all_and_are_remembered(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    settings.set_flag("engine", True)
    documents.begin(a_match(3))
    assert list(window.panel_group.made) == []
    window.panel_group.keep()
    assert settings.flag("engine"), "what was never restored is remembered as it was"
    window.commands["threats"].trigger()
    assert window.insight.shows_threats
    for part in (window.insight, window.engine):
        part.toggle()
    assert len(window.insight.panes + window.engine.panes) == 3
    window.engine.toggle()
    window.panel_group.keep()
    assert (settings.flag("insight"), settings.flag("engine")) == (True, False)


def test_no_panel_is_restored_beside_an_exercise_or_a_game_that_goes_on(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    """It would tell what is to be found."""
    settings.set_flag("insight", True)
    page = Page(window, window.exercises)
    assert window.exercises.show(an_exercise(), page)
    for restore in window.panel_group.restoring():
        restore()
    assert MainWindow.insight.made(window) is None
    window.panel_group.keep()
    assert settings.flag("insight")
    documents.begin(a_match(3))
    assert not window.insight.is_shown
    assert documents.analyse()
    assert window.insight.is_shown

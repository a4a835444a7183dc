"""A panel that is loaded when it is first asked for, and remembered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import ENGINE
from cfanp_gui.window.panels.late_dock import is_in_front
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match


def test_it_is_made_when_it_is_asked_for(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    late = window.analysis.engine
    assert late.dock is None
    assert late.panes == []
    action = window.commands[ENGINE]
    assert action.isCheckable()
    assert not action.isChecked()
    action.trigger()
    assert late.is_shown
    assert action.isChecked()
    action.trigger()
    assert not late.is_shown
    assert not action.isChecked()
    assert window.view.hasFocus()


def test_its_button_unticks_the_command(window: MainWindow) -> None:
    window.analysis.engine.toggle()
    dock = window.analysis.engine.dock
    assert dock is not None
    dock.close()
    assert not window.commands[ENGINE].isChecked()


def test_it_is_shown_again_when_it_was_shown(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings
) -> None:
    window.analysis.engine.toggle()
    window.analysis.engine.keep()
    other = MainWindow(documents, settings)
    qtbot.addWidget(other)
    other.show()
    assert other.analysis.engine.dock is None
    other.analysis.engine.restore()
    assert other.analysis.engine.is_shown
    other.analysis.engine.toggle()
    other.analysis.engine.keep()
    assert not settings.flag(ENGINE)
    other.analysis.engine.dock = None
    other.analysis.engine.restore()
    assert other.analysis.engine.dock is None


def test_panels_in_one_place_lie_behind_one_another(
    window: MainWindow, documents: Documents
) -> None:
    documents.begin(a_match(4))
    engine, insight = window.analysis.engine, window.analysis.insight
    insight.toggle()
    engine.toggle()
    assert engine.dock is not None
    assert insight.dock is not None
    assert window.tabifiedDockWidgets(engine.dock) == [insight.dock]
    assert is_in_front(engine.dock)
    assert not is_in_front(insight.dock)
    insight.toggle()
    assert is_in_front(insight.dock)
    assert engine.is_shown, "it lies behind"
    insight.toggle()
    assert insight.dock.isHidden()
    assert window.minimumSizeHint().height() < 700


@pytest.mark.parametrize("close", ["command", "button"])
def test_the_other_panels_share_their_room_as_before_when_it_is_hidden(
    qtbot: QtBot, window: MainWindow, documents: Documents, close: str
) -> None:
    documents.begin(a_match(4))
    window.resize(1366, 740)
    late = window.analysis.lineage
    late.toggle()
    assert late.dock is not None
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, late.dock)
    late.toggle()
    QApplication.processEvents()

    def heights() -> dict[str, int]:
        docks = (window.findChild(QDockWidget, name) for name in ("order", "moves"))
        return {dock.objectName(): dock.height() for dock in docks if isinstance(dock, QDockWidget)}

    before = heights()
    late.toggle()
    qtbot.waitUntil(lambda: heights()["moves"] < before["moves"])
    if close == "command":
        late.toggle()
    else:
        late.dock.close()
    qtbot.waitUntil(lambda: heights() == before)

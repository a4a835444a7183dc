"""A panel that is loaded when it is first asked for, and remembered."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.window.engine_actions import ENGINE
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match


def test_it_is_made_when_it_is_asked_for(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    late = window.engine_actions
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
    window.engine_actions.toggle()
    dock = window.engine_actions.dock
    assert dock is not None
    dock.close()
    assert not window.commands[ENGINE].isChecked()


def test_it_is_shown_again_when_it_was_shown(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings
) -> None:
    window.engine_actions.toggle()
    window.engine_actions.keep()
    other = MainWindow(documents, settings)
    qtbot.addWidget(other)
    other.show()
    assert other.engine_actions.dock is None
    other.engine_actions.restore()
    assert other.engine_actions.is_shown
    other.engine_actions.toggle()
    other.engine_actions.keep()
    assert not settings.flag(ENGINE)
    other.engine_actions.dock = None
    other.engine_actions.restore()
    assert other.engine_actions.dock is None

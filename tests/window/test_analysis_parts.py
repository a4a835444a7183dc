"""The parts that analyse learn what the window learns."""

from __future__ import annotations

from cfanp_gui.table.theme import DARK
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match


def test_nothing_is_loaded_before_it_is_asked_for(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    assert window.analysis.panes == []
    assert window.analysis.insight.dock is None
    assert window.analysis.engine.dock is None


def test_all_panels_are_remembered(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    documents.begin(a_match(3))
    window.analysis.insight.toggle_matrix()
    window.analysis.engine.toggle()
    window.analysis.set_theme(DARK)
    assert len(window.analysis.panes) == 3
    window.analysis.keep()
    assert settings.flag("insight")
    assert settings.flag("engine")
    assert len(list(window.analysis.restoring())) == len(window.analysis._all)

"""The parts that analyse learn what the window learns."""

from __future__ import annotations

from cfanp_gui.table.theme import DARK
from cfanp_gui.window.analysis_parts import TICKED
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match


def test_nothing_is_made_before_it_is_asked_for(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    window.analysis.retranslate()
    assert window.analysis.made == []
    assert window.analysis.panes == []
    assert list(window.analysis.restoring()) == []
    for name in TICKED:
        assert window.commands[name].isCheckable()
        assert not window.commands[name].isChecked()


def test_what_is_made_later_knows_the_table(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    for name in TICKED:
        window.commands[name].trigger()
        assert window.commands[name].isChecked(), name
    assert len(window.analysis.made) == 3
    assert window.analysis.engine.panel is not None
    assert window.analysis.engine.panel.reason.text().startswith("Push two half-boards together")
    documents.begin(a_match(2))
    assert window.analysis.engine.panel.title.text() == "A + B: this pair only"


def test_panels_are_remembered(
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
    assert not settings.flag("lineage")
    assert len(list(window.analysis.restoring())) == 2


def test_what_nobody_asked_for_stays_as_it_was(window: MainWindow, settings: Settings) -> None:
    """A window may be closed before there was time to show what was shown before."""
    settings.set_flag("engine", True)
    window.analysis.keep()
    assert settings.flag("engine")
    (restore,) = window.analysis.restoring()
    restore()
    assert window.analysis.engine.is_shown

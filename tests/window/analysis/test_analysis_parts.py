"""The parts that analyse learn what the window learns."""

from __future__ import annotations

from cfanp_gui.table.theme import DARK
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match
from tests.window.exercises.exercised import Page, an_exercise


def test_nothing_is_loaded_before_it_is_asked_for(window: MainWindow, documents: Documents) -> None:
    documents.begin(a_match(3))
    assert window.analysis.panes == []
    assert window.analysis._made == []
    assert window.analysis.insight.dock is None
    assert window.analysis.engine.dock is None


def test_all_panels_are_remembered(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    documents.begin(a_match(3))
    window.analysis.insight.toggle()
    window.analysis.engine.toggle()
    window.analysis.set_theme(DARK)
    assert len(window.analysis.panes) == 3
    window.analysis.keep()
    assert settings.flag("insight")
    assert settings.flag("engine")
    assert len(list(window.analysis.restoring())) == 5


def test_a_part_that_is_made_late_knows_what_the_window_has_learnt(
    window: MainWindow, documents: Documents
) -> None:
    documents.begin(a_match(3))
    window.analysis.set_theme(DARK)
    window.commands["threats"].trigger()
    insight = window.analysis.insight
    assert insight.shows_threats
    assert insight._table is window.view.table
    assert insight._theme is DARK
    assert window.commands["threats"].isChecked()
    documents.begin(a_match(4))
    assert insight._table is window.view.table


def test_what_was_never_restored_is_remembered_as_it_was(
    window: MainWindow, settings: Settings
) -> None:
    settings.set_flag("engine", True)
    window.analysis.keep()
    assert settings.flag("engine")


def test_no_panel_is_restored_beside_an_exercise(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    """It would tell what is to be found."""
    settings.set_flag("insight", True)
    page = Page(window.analysis.host, window.exercises)
    assert window.exercises.show(an_exercise(), page)
    for restore in window.analysis.restoring():
        restore()
    assert window.analysis._made == []
    window.analysis.keep()
    assert settings.flag("insight")
    documents.begin(a_match(3))
    assert window.analysis.insight.is_shown

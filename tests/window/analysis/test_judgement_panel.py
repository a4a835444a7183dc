"""The panel of judgements by itself: what it shows, and what is pressed in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.judgement_panel import (
    GAME,
    POSITION,
    JudgementPanel,
    JudgingProgress,
    ShownJudgement,
)
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.analysis.row_list import ListRow
from cfanp_gui.window.analysis.shares import Course, ShareRow
from tests.session.play import a_session
from tests.window.analysis.judged import made_up

LEFT = Qt.MouseButton.LeftButton
WORST = (ListRow(1, "title", "note", tip="tip", spoken="spoken"),)


@pytest.fixture
def panel(qtbot: QtBot) -> JudgementPanel:
    """The panel, shown, with nothing to tell."""
    panel = JudgementPanel()
    qtbot.addWidget(panel)
    panel.resize(300, 660)
    panel.show()
    return panel


def shown(judged: bool = True) -> ShownJudgement:
    """Return what there is to see of the start of a game of three."""
    session = a_session(3)
    words = JudgementWords(session)
    rows = tuple(
        ShareRow(words.name(one), words.badges(one, session.position), None, "", one == 1)
        for one in (1, 2, 3)
    )
    found = made_up(session, "AB:e2e4", "AB:d2d4") if judged else None
    return ShownJudgement(words, session.position, rows, found, "Anna is to move")


def test_nothing_can_be_started_where_nothing_can_be_judged(panel: JudgementPanel) -> None:
    panel.show_position(ShownJudgement(reason="No game on the table."))
    assert panel.reason.isVisible()
    assert not panel.start.isEnabled()
    assert not panel.bars.isVisible()
    assert not panel.judge_game.isEnabled()


def test_start_and_stop(qtbot: QtBot, panel: JudgementPanel) -> None:
    panel.show_position(shown(judged=False))
    assert panel.start.text() == "Start"
    with qtbot.waitSignal(panel.start_asked):
        qtbot.mouseClick(panel.start, LEFT)
    panel.show_running(True)
    assert panel.start.text() == "Stop"
    with qtbot.waitSignal(panel.stop_asked):
        qtbot.mouseClick(panel.start, LEFT)
    panel.show_running(False, "<b>It has ended.</b>")
    assert panel.problem.isVisible()
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText


def test_what_was_found(panel: JudgementPanel) -> None:
    panel.show_position(shown())
    assert panel.title.text() == "Anna is to move"
    assert panel.bars.rows.rowCount() == 3
    assert panel.list.rows.rowCount() == 2
    assert panel.state.text() == "3 moves ahead, 1,234 positions"


def test_the_list_waits_for_the_mouse_and_says_so(qtbot: QtBot, panel: JudgementPanel) -> None:
    seen = shown()
    assert seen.judgement is not None
    panel.show_position(seen)
    QApplication.processEvents()
    button = panel.start.mapTo(panel, QPoint())
    row = panel.list.visualRect(panel.list.rows.index(0)).center()
    with qtbot.waitSignal(panel.list.pointed):
        qtbot.mouseMove(panel.list.viewport(), row)
    panel.show_position(seen._replace(judgement=seen.judgement._replace(depth=9)))
    assert panel.state.text() == (
        "3 moves ahead, 1,234 positions; more as soon as the mouse leaves the list"
    )
    QApplication.processEvents()
    assert panel.start.mapTo(panel, QPoint()) == button, "it does not go away under the mouse"
    qtbot.mouseMove(panel.start, panel.start.rect().center())
    qtbot.waitUntil(lambda: panel.state.text() == "9 moves ahead, 1,234 positions")


def test_how_many_turns_are_listed(panel: JudgementPanel) -> None:
    panel.show_position(shown())
    before = panel.list.height()
    panel.count.stepUp()
    assert panel.count.value() == 4
    assert panel.list.height() > before


def test_a_game_is_judged_and_cancelled(panel: JudgementPanel) -> None:
    panel.show_course(None, JudgingProgress(0, 12, False))
    assert not panel.graph.isVisible()
    course = Course((None, None), ((0.5, 0.5), None), 0, str)
    panel.show_course(course, JudgingProgress(1, 12, True))
    assert panel.graph.isVisible()
    assert (panel.bar.value(), panel.bar.maximum()) == (1, 12)
    assert panel.bar.text() == "1 of 12 positions"
    assert not panel.judge_game.isVisible()
    assert panel.cancel.isVisible()
    panel.show_course(course, JudgingProgress(12, 12, False))
    assert not panel.bar.isVisible()
    assert not panel.judge_game.isEnabled(), "all is known"


def test_the_pages(qtbot: QtBot, panel: JudgementPanel) -> None:
    assert panel.stack.currentIndex() == POSITION
    tab = panel.pages.tabRect(GAME)
    qtbot.mouseClick(panel.pages, LEFT, pos=tab.center())
    assert panel.stack.currentIndex() == GAME
    panel.pages.setCurrentIndex(POSITION)
    assert panel.stack.currentIndex() == POSITION


def test_the_keyboard_goes_to_what_is_of_use(panel: JudgementPanel) -> None:
    assert panel.panes == [panel.start]
    panel.show_position(shown())
    assert panel.panes == [panel.list]
    panel.pages.setCurrentIndex(GAME)
    assert panel.panes == [panel.judge_game]
    panel.show_course(None, JudgingProgress(0, 5, True))
    assert panel.panes == [panel.cancel]
    panel.show_course(None, JudgingProgress(1, 5, True), WORST)
    assert panel.panes == [panel.worst_list]


def test_the_words_over_the_worst_moves(panel: JudgementPanel) -> None:
    panel.pages.setCurrentIndex(GAME)
    assert panel.worst_words.text().startswith("When the game has been judged")
    course = Course((None, None), ((0.5, 0.5),), 0, str)
    panel.show_course(course, JudgingProgress(1, 2, True))
    assert panel.worst_words.text() == "The game is being judged."
    panel.show_course(course, JudgingProgress(2, 2, False))
    assert panel.worst_words.text().startswith("Nobody lost much")
    panel.show_course(course, JudgingProgress(2, 2, False), WORST)
    assert panel.worst_words.text().startswith("A click leads")
    assert panel.worst_list.isVisible()
    panel.show_course(course, JudgingProgress(2, 2, False))
    assert not panel.worst_list.isVisible()


def test_it_speaks_german(panel: JudgementPanel, speak: Callable[[str], None]) -> None:
    speak("de")
    panel.retranslate()
    assert panel.pages.tabText(GAME) == "Schlechteste Züge"
    panel.show_position(shown())
    assert panel.state.text() == "3 Züge voraus, 1.234 Stellungen"
    assert panel.minimumSizeHint().width() <= 300

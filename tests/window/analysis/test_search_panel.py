"""What panels have in common in which something is searched when a person presses Start."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.search_panel import SearchPanel, spin_box

LEFT = Qt.MouseButton.LeftButton


class Searched(SearchPanel):
    """One that shows nothing else."""

    def __init__(self) -> None:
        super().__init__(most=4)
        self.why_not = ""
        layout = QVBoxLayout(self)
        for part in (self.title, self.reason, self.state, self.problem):
            layout.addWidget(part)
        layout.addLayout(self.buttons)
        self._show()

    def _show(self) -> None:
        self._show_search("A title", self.why_not, possible=not self.why_not)


@pytest.fixture
def panel(qtbot: QtBot) -> Searched:
    """A panel that is seen."""
    panel = Searched()
    qtbot.addWidget(panel)
    panel.show()
    return panel


def test_one_button_starts_and_stops(qtbot: QtBot, panel: Searched) -> None:
    assert panel.start.text() == "Start"
    with qtbot.waitSignal(panel.start_asked):
        qtbot.mouseClick(panel.start, LEFT)
    panel.show_running(True)
    assert panel.start.text() == "Stop"
    with qtbot.waitSignal(panel.stop_asked):
        qtbot.mouseClick(panel.start, LEFT)


def test_what_is_not_to_be_said_takes_no_room(panel: Searched) -> None:
    assert panel.title.isVisible()
    assert not panel.reason.isVisible()
    assert not panel.problem.isVisible()
    panel.why_not = "No game."
    panel.show_running(False, "It <b>ended</b>.")
    assert panel.reason.text() == "No game."
    assert panel.reason.isVisible()
    assert panel.problem.text() == "It <b>ended</b>."
    assert panel.problem.isVisible()
    assert panel.problem.textFormat() == Qt.TextFormat.PlainText


def test_what_is_impossible_cannot_be_started_but_stopped(panel: Searched) -> None:
    panel.why_not = "No game."
    panel.show_running(False)
    assert not panel.start.isEnabled()
    panel.show_running(True)
    assert panel.start.isEnabled()


def test_a_number_is_told_when_it_has_been_typed(qtbot: QtBot, panel: Searched) -> None:
    assert (panel.count.minimum(), panel.count.maximum()) == (1, 4)
    box = spin_box(1, 200)
    qtbot.addWidget(box)
    told: list[int] = []
    box.valueChanged.connect(told.append)
    box.selectAll()
    qtbot.keyClicks(box, "128")
    assert told == []
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert told == [128]

"""What the pages of exercises have in common."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from cfanp_gui.window.exercises.exercise_panel import ExercisePanel
from cfanp_gui.window.lessons.lesson_page import LessonPanel
from cfanp_gui.window.panels.late_dock import LEAST_WIDTH
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePanel
from cfanp_gui.window.widgets.dock_frames import scrolled

LONG = "Push two half-boards together and find the move. " * 8


def lesson() -> LessonPanel:
    panel = LessonPanel()
    panel.retranslate()
    panel.show_end("A lesson", LONG, "The next one")
    return panel


def puzzle(is_end: bool) -> PuzzlePanel:
    panel = PuzzlePanel()
    panel.retranslate()
    panel.show_puzzle("Puzzle 7 · Mate in 2 turns", "cfanp-7", LONG, LONG)
    panel.say("That does not do it: look at the answer.")
    if is_end:
        panel.show_end("Solved.", LONG)
    return panel


@pytest.mark.parametrize("made", [lesson, lambda: puzzle(False), lambda: puzzle(True)])
def test_on_a_small_screen_what_acts_stays_in_sight(qtbot: QtBot, made: object) -> None:
    assert callable(made)
    panel: ExercisePanel = made()
    frame = scrolled(panel, LEAST_WIDTH)
    qtbot.addWidget(frame)
    frame.resize(LEAST_WIDTH, 170)  # of a screen of 1366 by 768 at twice the size
    frame.show()
    seen = [button for button in panel.findChildren(QPushButton) if button.isVisible()]
    assert len(seen) >= 4
    said = [panel.verdict] if isinstance(panel, PuzzlePanel) else []
    for part in (*seen, *said):
        assert panel.rect().contains(part.geometry())
        assert part.visibleRegion().boundingRect() == part.rect()
    bar = panel._area.verticalScrollBar()
    assert bar.maximum() > 0, "the words are scrolled instead"
    assert frame.verticalScrollBar().maximum() == 0
    bar.setValue(bar.maximum())
    if isinstance(panel, LessonPanel):
        panel.show_step("A lesson", 1, 3, LONG)
        top = panel.title.mapTo(panel, QPoint(0, 0)).y()
        assert top >= 0, "a new step is read from its beginning"

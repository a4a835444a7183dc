"""The page of a lesson."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.window.lessons.lesson_panel import LessonPanel


@pytest.fixture
def panel(qtbot: QtBot) -> LessonPanel:
    panel = LessonPanel()
    qtbot.addWidget(panel)
    panel.retranslate()
    panel.show()
    return panel


def test_a_step_is_one_instruction_and_what_helps(panel: LessonPanel) -> None:
    panel.show_step("Title", 0, 3, "Do it.")
    assert panel.words.text() == "Do it."
    assert panel.place.text() == "Step 1 of 3"
    assert panel.hint.isEnabled()
    assert panel.skip.isEnabled()
    assert not panel.back.isEnabled()
    assert not panel.next.isVisible()
    assert panel.panes == [panel.hint]
    panel.show_step("Title", 1, 3, "Do more.", elsewhere=True)
    assert panel.place.text() == "Step 2 of 3, in another position"
    panel.show_step("Title", 1, 3, "Do more.")
    assert panel.back.isEnabled()


def test_at_the_end_the_next_lesson_is_offered(panel: LessonPanel) -> None:
    panel.show_step("Title", 2, 3, "Do it.")
    panel.show_end("Title", "Well done.", "R & D")
    assert panel.place.text() == "✓ Done"
    assert panel.next.isVisible()
    assert panel.next.text() == "Next: R && D"
    assert not panel.hint.isEnabled()
    assert not panel.skip.isEnabled()
    assert panel.panes == [panel.next]
    panel.show_end("Title", "Well done.", "")
    assert panel.next.text() == "Finish"
    panel.show_step("Title", 2, 3, "Do it.")
    assert panel.hint.isEnabled()


def test_what_a_file_says_is_plain_text(panel: LessonPanel) -> None:
    panel.show_step("<b>x</b>", 0, 1, "<img src=x>")
    plain = Qt.TextFormat.PlainText
    assert all(label.textFormat() == plain for label in panel.findChildren(QLabel))

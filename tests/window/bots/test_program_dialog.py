"""A program is added as a bot where one chooses who plays."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import user_data
from cfanp_gui.bots.added_bots import FILE, reread
from cfanp_gui.window.bots.program_dialog import ProgramDialog
from cfanp_gui.window.start.seat_boxes import LevelBox
from tests import ROOT

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
EXAMPLE = f'"{Path(sys.executable).as_posix()}" "{(ROOT / "resources/bots/example.py").as_posix()}"'


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    reread()
    yield
    (user_data() / FILE).unlink(missing_ok=True)
    reread()


def test_a_program_that_answers_is_kept(qtbot: QtBot) -> None:
    dialog = ProgramDialog(None)
    qtbot.addWidget(dialog)
    dialog.show()
    keys: list[str] = []
    dialog.added.connect(keys.append)
    assert not dialog.ok.isEnabled()
    qtbot.keyClicks(dialog.name, "Ann s bot")
    dialog.command.setText(EXAMPLE)
    qtbot.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
    assert not dialog.ok.isEnabled()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=15_000)
    assert keys == ["ann-s-bot"]


def test_one_that_does_not_is_told_in_a_sentence(qtbot: QtBot) -> None:
    dialog = ProgramDialog(None)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.command.setText("/nowhere/bot")
    qtbot.keyClick(dialog.command, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: dialog.problem.text().startswith("It was not added: "))
    assert dialog.isVisible()
    assert dialog.ok.isEnabled()


def choose_last(qtbot: QtBot, box: LevelBox) -> None:
    """Choose the last line of the list, as a person does with the mouse."""
    box.showPopup()
    view = box.view()
    at = view.visualRect(view.model().index(box.count() - 1, 0)).center()
    qtbot.mouseMove(view.viewport(), at)
    QApplication.processEvents()
    qtbot.wait(QApplication.doubleClickInterval())  # a release just after is of the click before
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_it_is_offered_in_the_list_of_all_seats(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    boxes = LevelBox(), LevelBox()
    layout = QVBoxLayout(window)
    for box in boxes:
        layout.addWidget(box)
    window.show()
    boxes[0].set_level("greedy")
    seen: list[str] = []
    boxes[0].currentIndexChanged.connect(lambda: seen.append(boxes[0].level()))
    chosen: list[str] = []
    boxes[0].activated.connect(lambda: chosen.append(boxes[0].level()))

    def answer() -> None:
        dialog = next(one for one in QApplication.topLevelWidgets()
                      if isinstance(one, ProgramDialog) and one.isVisible())  # fmt: skip
        dialog.name.setText("Mine")
        dialog.command.setText(EXAMPLE)
        qtbot.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)

    QTimer.singleShot(1500, answer)
    choose_last(qtbot, boxes[0])
    qtbot.waitUntil(lambda: boxes[0].level() == "mine", timeout=20_000)
    assert set(seen) == {"greedy", "mine"}
    assert chosen[-1] == "mine"
    assert boxes[1].level() == ""
    assert boxes[1].itemText(boxes[1].findData("mine")) == "Mine"
    assert "Mine 2" in boxes[1].usual_names()


def test_keys_go_through_the_levels_alone(qtbot: QtBot) -> None:
    box = LevelBox()
    qtbot.addWidget(box)
    box.show()
    for _ in range(box.count() + 3):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == box.count() - 2
    qtbot.wait(50)
    assert not [one for one in QApplication.topLevelWidgets()
                if isinstance(one, ProgramDialog) and one.isVisible()]  # fmt: skip

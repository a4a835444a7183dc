"""A program is added as a bot where one chooses who plays."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import user_data
from cfanp_gui.bots.added_bots import FILE, reread
from cfanp_gui.window.start.program_dialog import ProgramDialog
from cfanp_gui.window.start.seat_boxes import LevelBox
from tests import ROOT
from tests.window.conftest import Answer

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
EXAMPLE = f'"{Path(sys.executable).as_posix()}" "{(ROOT / "resources/bots/example.py").as_posix()}"'


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    reread()
    yield
    (user_data() / FILE).unlink(missing_ok=True)
    reread()


def test_one_that_answers_is_offered_in_the_list_of_all_seats(
    qtbot: QtBot, answered: Answer
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    boxes = LevelBox(), LevelBox()
    layout = QVBoxLayout(window)
    for box in boxes:
        layout.addWidget(box)
    window.show()
    boxes[0].set_level("greedy")
    seen, chosen = list[str](), list[str]()
    boxes[0].currentIndexChanged.connect(lambda: seen.append(boxes[0].level()))
    boxes[0].activated.connect(lambda: chosen.append(boxes[0].level()))

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, ProgramDialog)
        assert not dialog.ok.isEnabled()
        qtbot.keyClicks(dialog.name, "Ann s bot")
        dialog.command.setText("/nowhere/bot")
        qtbot.keyClick(dialog.command, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: dialog.problem.text().startswith("It was not added: "))
        assert (dialog.isVisible(), dialog.ok.isEnabled()) == (True, True)
        dialog.command.setText(EXAMPLE)
        qtbot.mouseClick(dialog.ok, Qt.MouseButton.LeftButton)
        assert not dialog.ok.isEnabled()

    answered(answer)
    boxes[0].showPopup()
    for key in (Qt.Key.Key_End, Qt.Key.Key_Return):
        qtbot.keyClick(boxes[0].view(), key)
    qtbot.waitUntil(lambda: boxes[0].level() == "ann-s-bot")
    assert set(seen) == {"greedy", "ann-s-bot"}
    assert chosen[-1] == "ann-s-bot"
    assert boxes[1].level() == ""
    assert boxes[1].itemText(boxes[1].findData("ann-s-bot")) == "Ann s bot"
    assert "Ann s bot 2" in boxes[1].usual_names()


def test_keys_go_through_the_levels_alone(qtbot: QtBot) -> None:
    box = LevelBox()
    qtbot.addWidget(box)
    box.show()
    for _ in range(box.count() + 3):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == box.count() - 2
    QApplication.processEvents()
    assert not [one for one in QApplication.topLevelWidgets()
                if isinstance(one, ProgramDialog) and one.isVisible()]  # fmt: skip

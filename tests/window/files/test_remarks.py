"""The list of what is told of how a file was read: plain text, to be copied, and a way there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.library.listing import Checked
from cfanp_gui.record.game_record import Remark
from cfanp_gui.record.reading_report import PlacedRemark
from cfanp_gui.window.files.remarks import RemarksDialog, check_sentence, remark_line

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

TOLD = [
    PlacedRemark(2, 7, 3, "<b>odd</b>\n", is_unread=False, place="0", span=(5, 9, 6)),
    PlacedRemark(3, None, None, "gone", is_unread=True, span=(9, 12, 11)),
]


def test_a_click_on_a_line_chooses_it_and_all_can_be_copied(qtbot: QtBot) -> None:
    dialog = RemarksDialog(None, TOLD, 5)
    qtbot.addWidget(dialog)
    dialog.show()
    QTest.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines == ["Game 2, line 7: <b>odd</b>\ufffd", "Game 3: cannot be read: gone"]
    QTest.keyClick(dialog.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == lines[0]
    click(dialog, 1)
    assert dialog.isVisible(), "there is no game to be shown"
    assert dialog.problem.text() == "Game 3 cannot be opened: gone."
    assert dialog.problem.isVisible()
    with qtbot.waitSignal(dialog.accepted):
        click(dialog, 0)
    assert dialog.row() == 0
    assert not dialog.problem.isVisible()


def click(dialog: RemarksDialog, row: int) -> None:
    """Click on a line."""
    place = dialog.list.visualItemRect(dialog.list.item(row)).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_long_lines_wrap(qtbot: QtBot) -> None:
    dialog = RemarksDialog(None, [Remark(3, 1, "odd " * 99), Remark(4, 1, "odd")], 2)
    qtbot.addWidget(dialog)
    dialog.show()
    for width in (640, 400):
        dialog.resize(width, 380)
        long, short = (dialog.list.visualItemRect(dialog.list.item(row)) for row in (0, 1))
        words = dialog.list.fontMetrics().horizontalAdvance(dialog.list.item(0).text())
        assert long.height() >= short.height() * (words // dialog.list.viewport().width())
        assert long.width() <= dialog.list.viewport().width()
        assert not dialog.list.horizontalScrollBar().maximum()


def test_nothing_is_said_of_a_file_that_is_as_it_should_be() -> None:
    assert check_sentence(Checked(9, 9, 4, 0, 0, 0, ())) == ""
    assert check_sentence(Checked(9, 9, 267, 3, 0, 5, ())).startswith("3 of 267 games")
    assert "2 game" in check_sentence(Checked(9, 9, 267, 3, 2, 5, ()))
    assert remark_line(TOLD[1]) == "Game 3: cannot be read: gone"

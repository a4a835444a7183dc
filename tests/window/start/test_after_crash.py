"""A crash is reported in plain text that can be copied.

What comes back of games is told in `scenarios/restoring.txt`.
"""

from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.record.journal import Unreadable
from cfanp_gui.window.start.after_crash import CrashDialog, DamagedJournals, RestoreDialog
from cfanp_gui.window.widgets.plain_text import plain_tip

TEXT = "cfanp-gui 0\n<b>Fatal</b> & so on\n  in deep"


def test_a_report_is_copied_as_it_is_shown_and_goes_when_it_is_closed(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [Path("/a/<i>b.txt")])
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.text.toPlainText() == TEXT
    assert dialog.text.isReadOnly()
    assert dialog.place.text() == f"It is kept in {Path('/a/<i>b.txt')}."
    assert dialog.place.textFormat() is Qt.TextFormat.PlainText
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == TEXT
    assert dialog.copy.text() == "Copied"
    QGuiApplication.clipboard().clear()
    dialog = CrashDialog(None, TEXT, [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.place.isVisible()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(dialog))


def test_a_long_line_of_a_game_left_behind_is_seen_at_both_ends(qtbot: QtBot) -> None:
    lines = [f"12:{minute}: {'<b>x</b>, ' * 30}{name}.cpgn"
             for minute, name in ((10, "one"), (10, "two"), (20, "two"))]  # fmt: skip
    pictures = []
    for line in lines:
        dialog = RestoreDialog(None, [line])
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.list.horizontalScrollBar().maximum() == dialog.list.currentRow() == 0
        assert not dialog.list.horizontalScrollBar().isVisible()
        assert dialog.list.item(0).toolTip() == plain_tip(line)
        pictures.append(dialog.list.viewport().grab().toImage())
    one, two, three = pictures
    assert one != two
    assert two != three


def test_the_folder_of_damaged_journals_is_shown(
    qtbot: QtBot, tmp_path: Path, opened_urls: list[QUrl]
) -> None:
    found = [Unreadable(tmp_path / "<b>", "why")]
    box = DamagedJournals(found, lambda _: True, lambda _: True)
    qtbot.addWidget(box)
    box.show()
    assert box.words.textFormat() is Qt.TextFormat.PlainText
    assert str(tmp_path) in box.words.text()
    qtbot.mouseClick(box.show_in_folder, Qt.MouseButton.LeftButton)
    assert [Path(one.toLocalFile()) for one in opened_urls] == [tmp_path]

"""Labels and tips for words that come from anywhere."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from cfanp_gui.window.plain_text import bold_label, plain_label, quiet_label


def test_a_plain_label_is_plain(qtbot: QtBot) -> None:
    label = plain_label("<b>x</b>")
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.text() == "<b>x</b>"


def test_what_matters_is_bold_or_small_and_as_plain(qtbot: QtBot) -> None:
    plain, bold = plain_label("x"), bold_label("<i>x</i>", times=1.5)
    quiet = quiet_label("<i>x</i>")
    for label in (plain, bold, quiet):
        qtbot.addWidget(label)
    assert bold.font().bold()
    assert bold.font().pointSizeF() > plain.font().pointSizeF() > quiet.font().pointSizeF()
    assert quiet.foregroundRole() == QPalette.ColorRole.PlaceholderText
    assert bold.textFormat() == quiet.textFormat() == Qt.TextFormat.PlainText

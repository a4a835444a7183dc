"""Labels and tips for words that come from anywhere."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.window.widgets.plain_text import (
    LONGEST_WORD,
    ElidedLabel,
    bold_font,
    bold_label,
    broken,
    plain_label,
    plain_tip,
    quiet_label,
)


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


def test_an_elided_label_keeps_its_height_and_tells_all_in_its_tip(qtbot: QtBot) -> None:
    label = ElidedLabel(2)
    qtbot.addWidget(label)
    wide = label.fontMetrics().horizontalAdvance
    label.setText("one two three <b>four</b>")
    label.resize(wide("one two three <b>four</b>") + 1, 60)
    label.show()
    assert label.lines == ["one two three <b>four</b>"]
    height = label.sizeHint().height()
    label.resize(wide("one two three") + 1, 60)
    assert label.lines == ["one two three", "<b>four</b>"]
    assert label.toolTip() == ""
    assert label.text() == "one two three <b>four</b>"
    label.resize(wide("<b>fo") + 1, 60)
    assert label.lines[0] == "one"
    assert label.lines[1].endswith("…")
    assert "one two three &lt;b&gt;four&lt;/b&gt;" in label.toolTip()
    assert label.sizeHint().height() == height
    label.setText("one")
    assert (label.lines, label.toolTip()) == (["one"], "")
    assert label.sizeHint().height() == height


def test_an_elided_label_breaks_its_lines_anew_in_another_font(qtbot: QtBot) -> None:
    label = ElidedLabel(1)
    qtbot.addWidget(label)
    label.setText("one two three")
    label.resize(label.fontMetrics().horizontalAdvance("one two three") + 2, 60)
    label.show()
    assert label.lines == ["one two three"]
    label.setFont(bold_font(label.font(), 2.0))
    assert label.lines[0].endswith("…")


def test_lines_end_where_their_language_breaks_them(qapp: QApplication) -> None:
    font = qapp.font()
    width = QFontMetrics(font).horizontalAdvance
    assert broken("one two three", font, width("one two") + 2) == ["one two", "three"]
    assert broken("one two three", font, width("one two") + 2, 1) == ["one two three"]
    assert broken("extraordinary", font, width("extra"), 2) == ["extraordinary"]
    assert len(broken("extraordinary", font, width("extra"))) > 1
    sentence = "你指挥军队，先走。"  # without spaces
    lines = broken(sentence, font, width(sentence) * 2 // 3, 2)
    assert len(lines) == 2
    assert "".join(lines) == sentence
    assert lines[1][0] not in "，。"


def test_an_elided_label_shows_its_lines(qtbot: QtBot) -> None:
    label = ElidedLabel(2)
    qtbot.addWidget(label)
    label.resize(200, 40)
    blank = label.grab().toImage()
    label.setText("one")
    assert label.grab().toImage() != blank


@pytest.mark.parametrize("name", ["N" * 40, "\u2068" + "\u05d0" * 90 + "\u2069"])
def test_a_long_word_squeezes_nothing_and_is_whole_in_the_tip(qtbot: QtBot, name: str) -> None:
    label, text = plain_label(""), f"{name} to move"
    qtbot.addWidget(label)
    widest = label.fontMetrics().averageCharWidth() * (LONGEST_WORD + 2)
    label.setText(text)
    assert label.minimumSizeHint().width() <= widest
    assert label.sizeHint().width() <= widest
    label.resize(widest, 60)
    label.show()
    shown = QLabel.text(label)
    assert "\u2026" in shown
    assert shown.endswith(" to move")
    assert shown.count("\u2068") == shown.count("\u2069")
    assert label.text() == text
    assert label.toolTip() == plain_tip(text)
    assert label.accessibleName() == text
    label.resize(4000, 60)
    assert QLabel.text(label) == text
    assert not label.toolTip()
    assert not label.accessibleName()
    label.setToolTip("else")
    label.resize(widest, 60)
    assert label.toolTip() == "else", "it has a tip of its own"

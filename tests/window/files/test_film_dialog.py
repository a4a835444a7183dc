"""The dialog about films: a range that holds together, and what it says is impossible."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.record.film import MAX_FRAMES
from cfanp_gui.record.film_strip import COLUMNS, PAGE_COLUMNS
from cfanp_gui.window.files import picture_dialogs
from cfanp_gui.window.files.picture_dialogs import USUAL, FilmDialog

NASTY = "<b>move</b>"


def dialog_of(qtbot: QtBot, count: int = 40, cursor: int = 30) -> FilmDialog:
    dialog = FilmDialog(None, count, cursor, lambda ply: f"{NASTY} {ply}")
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: FilmDialog, suffix: str) -> None:
    dialog.kinds.setCurrentIndex(dialog.kinds.findData(suffix))


def test_the_last_moves_are_proposed(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    assert (dialog.first(), dialog.last()) == (30 - USUAL + 1, 30)
    assert not dialog.table()
    whole = dialog_of(qtbot, 5, 0)
    assert (whole.first(), whole.last()) == (1, 5)


def test_a_range_does_not_end_before_it_begins(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.from_box.setValue(35)
    assert (dialog.first(), dialog.last()) == (35, 35)
    dialog.to_box.setValue(10)
    assert (dialog.first(), dialog.last()) == (10, 10)
    dialog.to_box.setValue(99)
    assert dialog.last() == 40


def test_moves_are_named_as_plain_text(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.from_box.setValue(7)
    assert dialog.from_move.text() == f"{NASTY} 7"
    assert dialog.to_move.text() == f"{NASTY} 30"
    for label in (dialog.from_move, dialog.to_move, dialog.note):
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert dialog.note.text() == "24 moves"
    dialog.from_box.setValue(30)
    assert dialog.note.text() == "1 move"


def test_each_kind_has_its_usual_rows(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    dialog.show()
    assert (dialog.kind().suffix, dialog.columns()) == (".pdf", PAGE_COLUMNS)
    choose(dialog, ".svg")
    assert dialog.columns() == COLUMNS
    assert dialog.columns_box.isVisible()
    choose(dialog, ".gif")
    assert not dialog.columns_box.isVisible(), "one picture follows the other"


def test_without_pillow_there_is_no_gif(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_dialogs, "find_spec", lambda _: None)
    dialog = dialog_of(qtbot)
    assert dialog.ok.isEnabled()
    choose(dialog, ".gif")
    assert not dialog.ok.isEnabled()
    assert "Pillow" in dialog.note.text()
    choose(dialog, ".png")
    assert dialog.ok.isEnabled()


def test_a_film_that_would_be_too_long(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot, MAX_FRAMES + 9, MAX_FRAMES + 9)
    dialog.from_box.setValue(1)
    assert not dialog.ok.isEnabled()
    assert str(MAX_FRAMES) in dialog.note.text()
    dialog.from_box.setValue(10)
    assert dialog.ok.isEnabled()


def test_every_field_has_a_name_and_a_place(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    assert dialog.from_box.accessibleName() == "From move"
    assert dialog.to_box.accessibleName() == "To move"
    for field in (dialog.shown, dialog.kinds, dialog.columns_box):
        assert dialog.form.labelForField(field) is not None

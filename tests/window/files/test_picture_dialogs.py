"""The dialog about a picture: what is chosen shows at once."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.record.film import MAX_FRAMES
from cfanp_gui.record.picture import USUAL_OPTIONS
from cfanp_gui.record.picture_document import PictureOptions
from cfanp_gui.window.files.picture_dialogs import (
    PREVIEW,
    USUAL,
    FilmDialog,
    PictureChoice,
    PictureDialog,
)
from cfanp_gui.window.services.render_files import RenderError, gif
from tests.record.games import new_game
from tests.record.pictures import svg

START = new_game(4).start


def dialog_of(qtbot: QtBot) -> tuple[PictureDialog, list[PictureChoice]]:
    """Return a dialog that is open, and what it has asked to be drawn."""
    drawn: list[PictureChoice] = []

    def draw(choice: PictureChoice) -> str:
        drawn.append(choice)
        return svg(START, boards=choice.boards, plates=choice.plates)

    dialog = PictureDialog(None, draw, {(0, 1): "On the stage: A + B", (1, 3): "B + D"})
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog, drawn


def test_what_is_chosen_shows_at_once(qtbot: QtBot) -> None:
    dialog, drawn = dialog_of(qtbot)
    assert dialog.preview.width() >= PREVIEW.width()
    assert drawn == [PictureChoice()]
    before = dialog.preview.grab().toImage()
    assert not dialog.turned.isEnabled()
    qtbot.keyClick(dialog.place, Qt.Key.Key_Down)
    assert dialog.choice() == drawn[-1] == PictureChoice((0, 1))
    assert dialog.preview.grab().toImage() != before
    for tick, expected in (
        (dialog.plates, PictureChoice((0, 1), False)),
        (dialog.marks, PictureChoice((0, 1), False, False)),
        (dialog.drawings, PictureChoice((0, 1), False, False, False)),
    ):
        tick.click()
        assert dialog.choice() == drawn[-1] == expected
    dialog.turned.click()
    assert drawn[-1].boards == (1, 0)
    assert drawn[-1].options == USUAL_OPTIONS
    dialog.coordinates.click()
    dialog.theme.setCurrentIndex(dialog.theme.findData("print"))
    dialog.caption.setText("<b>Mate</b> in one")
    assert drawn[-1].options == PictureOptions("print", False, "<b>Mate</b> in one")
    qtbot.keyClick(dialog.place, Qt.Key.Key_Down)
    assert dialog.choice().boards == (3, 1)
    dialog.place.setCurrentIndex(0)
    assert dialog.choice().boards is None


def test_a_width_is_in_pixels_or_in_centimetres_at_a_resolution(qtbot: QtBot) -> None:
    dialog, _ = dialog_of(qtbot)

    def chosen(unit: int, width: float | None = None) -> tuple[float, int]:
        dialog.unit.setCurrentIndex(unit)
        if width is not None:
            dialog.width_box.setValue(width)
        options = dialog.choice().options
        return options.width, options.dpi

    assert [chosen(unit) for unit in (1, 0)] == [(0, 150), (0, 0)]
    assert chosen(0, 600) == (600, 0)
    assert chosen(2, 8) == (945, 300)
    assert chosen(3) == (1890, 600)
    assert dialog.width_box.text() == f"{8:.1f}"
    assert chosen(2, 9999) == (round(67.7 / 2.54 * 300), 300)


# Films


NASTY = "<b>move</b>"


def film_dialog(qtbot: QtBot, count: int = 40, cursor: int = 30) -> FilmDialog:
    dialog = FilmDialog(None, count, cursor, lambda ply: f"{NASTY} {ply}")
    qtbot.addWidget(dialog)
    return dialog


def choose(dialog: FilmDialog, suffix: str) -> None:
    dialog.kinds.setCurrentIndex(dialog.kinds.findData(suffix))


def test_the_last_moves_are_proposed_named_as_plain_text_and_a_range_ends_where_it_begins(
    qtbot: QtBot,
) -> None:
    dialog = film_dialog(qtbot)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (30 - USUAL + 1, 30)
    assert dialog.shown.currentIndex() == 0
    whole = film_dialog(qtbot, 5, 0)
    assert (whole.from_box.value(), whole.to_box.value()) == (1, 5)
    dialog.from_box.setValue(7)
    assert dialog.from_move.text() == f"{NASTY} 7"
    assert dialog.to_move.text() == f"{NASTY} 30"
    for label in (dialog.from_move, dialog.to_move, dialog.note):
        assert label.textFormat() == Qt.TextFormat.PlainText
    assert dialog.note.text() == "24 moves"
    dialog.from_box.setValue(30)
    assert dialog.note.text() == "1 move"
    dialog.from_box.setValue(35)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (35, 35)
    dialog.to_box.setValue(10)
    assert (dialog.from_box.value(), dialog.to_box.value()) == (10, 10)
    dialog.to_box.setValue(99)
    assert dialog.to_box.value() == 40


def test_without_pillow_there_is_no_gif(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)  # as where it is not installed
    dialog = film_dialog(qtbot)
    assert dialog.ok.isEnabled()
    choose(dialog, ".gif")
    assert not dialog.ok.isEnabled()
    assert "Pillow" in dialog.note.text()
    choose(dialog, ".png")
    assert dialog.ok.isEnabled()
    with pytest.raises(RenderError, match=r"Pillow, which is not installed .*cfanp-gui\[gif\]"):
        gif([])


def test_a_film_that_would_be_too_long(qtbot: QtBot) -> None:
    dialog = film_dialog(qtbot, MAX_FRAMES + 9, MAX_FRAMES + 9)
    dialog.from_box.setValue(1)
    assert not dialog.ok.isEnabled()
    assert str(MAX_FRAMES) in dialog.note.text()
    dialog.from_box.setValue(10)
    assert dialog.ok.isEnabled()

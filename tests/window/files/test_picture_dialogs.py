"""The dialog about a picture: what is chosen shows at once."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.window.files.picture_dialogs import PREVIEW, PictureChoice, PictureDialog
from tests.record.games import new_game
from tests.record.pictures import svg

START = new_game(4).start


def dialog_of(
    qtbot: QtBot, boards: tuple[BoardSpec, ...] = START.boards()[:2]
) -> tuple[PictureDialog, list[PictureChoice]]:
    """Return a dialog that is open, and what it has asked to be drawn."""
    drawn: list[PictureChoice] = []

    def draw(choice: PictureChoice) -> str:
        drawn.append(choice)
        return svg(START, boards=choice.boards, plates=choice.plates)

    dialog = PictureDialog(None, draw, boards)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog, drawn


def click(qtbot: QtBot, button: QAbstractButton) -> None:
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_what_is_chosen_shows_at_once(qtbot: QtBot) -> None:
    dialog, drawn = dialog_of(qtbot)
    assert dialog.preview.width() >= PREVIEW.width()
    assert drawn == [PictureChoice()]
    before = dialog.preview.grab().toImage()
    dialog.some.click()
    assert dialog.choice() == drawn[-1] == PictureChoice((0, 1))
    assert dialog.preview.grab().toImage() != before
    for tick, expected in (
        (dialog.plates, PictureChoice((0, 1), False)),
        (dialog.marks, PictureChoice((0, 1), False, False)),
        (dialog.drawings, PictureChoice((0, 1), False, False, False)),
    ):
        tick.click()
        assert dialog.choice() == drawn[-1] == expected
    dialog.table.click()
    assert dialog.choice().boards is None


def test_boards_are_offered_where_there_are_some(qtbot: QtBot) -> None:
    dialog, _ = dialog_of(qtbot)
    assert dialog.some.isVisible()
    assert dialog.some.text().replace("&", "") == "Only the boards A + B"
    alone, _ = dialog_of(qtbot, ())
    assert not alone.some.isVisible()


def test_a_copy_leaves_the_dialog_open(qtbot: QtBot) -> None:
    dialog, _ = dialog_of(qtbot)
    with qtbot.waitSignal(dialog.copy_asked):
        click(qtbot, dialog.copy)
    assert dialog.isVisible()
    click(qtbot, dialog.save)
    assert dialog.result() == PictureDialog.DialogCode.Accepted

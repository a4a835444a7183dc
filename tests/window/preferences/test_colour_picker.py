"""The box of colours: the tested ones at a click or a key, and any other behind “More”."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QColorDialog, QDialogButtonBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.record.palette import offered_colours
from cfanp_gui.window.preferences.colour_picker import ColourPicker, any_colour, name_of, swatch

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
COLOURS = offered_colours(8)
RED, BLUE, *_ = COLOURS


@pytest.fixture
def button(qtbot: QtBot) -> QPushButton:
    """The button at which the box opens."""
    button = QPushButton()
    qtbot.addWidget(button)
    button.show()
    return button


def opened(button: QWidget, current: str = RED, taken: str = "") -> tuple[ColourPicker, list[str]]:
    """Return an open box, and the colours that are chosen in it."""
    picker = ColourPicker(button)
    picker.offer(COLOURS, current, {BLUE: taken} if taken else {}, 3, "C")
    chosen: list[str] = []
    picker.chosen.connect(chosen.append)
    picker.open_at(button)
    return picker, chosen


def test_a_swatch_shows_colour_pattern_and_letter(qtbot: QtBot) -> None:  # noqa: ARG001
    pictures = [
        swatch(*look).pixmap(52, 52).toImage()
        for look in (
            ("#3b82f6", 0, "a"),
            ("#3b82f6", 1, "a"),
            ("#3b82f6", 0, "b"),
            ("#3b82f6", 0, ""),
            ("#e5484d", 0, "a"),
        )
    ]
    for index, picture in enumerate(pictures):
        assert picture not in pictures[:index]


def test_a_click_chooses_and_closes(qtbot: QtBot, button: QPushButton) -> None:
    picker, chosen = opened(button)
    qtbot.mouseClick(picker.swatches[BLUE], Qt.MouseButton.LeftButton)
    assert chosen == [BLUE]
    assert picker.isHidden()


def test_the_arrow_keys_walk_and_the_space_bar_chooses(qtbot: QtBot, button: QPushButton) -> None:
    picker, chosen = opened(button)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is picker.swatches[RED])
    qtbot.keyClick(picker.swatches[RED], Qt.Key.Key_Right)
    assert picker.swatches[BLUE].hasFocus()
    qtbot.keyClick(picker.swatches[BLUE], Qt.Key.Key_Down)
    below = picker.swatches[COLOURS[7]]
    assert below.hasFocus()
    qtbot.keyClick(below, Qt.Key.Key_Space)
    assert chosen == [COLOURS[7]]


def test_esc_chooses_nothing(qtbot: QtBot, button: QPushButton) -> None:
    picker, chosen = opened(button)
    qtbot.keyClick(picker, Qt.Key.Key_Escape)
    assert not chosen
    assert picker.isHidden()


def test_other_colours_may_be_offered_the_next_time(qtbot: QtBot, button: QPushButton) -> None:
    picker, chosen = opened(button)
    picker.close()
    two = offered_colours(2)
    picker.offer(two, two[1], {}, 0, "A")
    picker.open_at(button)
    assert list(picker.swatches) == two
    assert [one for one, shown in picker.swatches.items() if shown.isChecked()] == [two[1]]
    qtbot.mouseClick(picker.swatches[two[0]], Qt.MouseButton.LeftButton)
    assert chosen == [two[0]]


def test_names_of_players_are_plain_text(button: QPushButton) -> None:
    picker, _ = opened(button, taken="<b>Ben</b>")
    assert "<b>Ben</b>" in picker.swatches[BLUE].accessibleName()
    assert "&lt;b&gt;Ben" in picker.swatches[BLUE].toolTip()
    picker.close()


@pytest.mark.parametrize("accept", [True, False])
def test_any_colour_is_asked_for_behind_more(
    qtbot: QtBot, button: QPushButton, monkeypatch: pytest.MonkeyPatch, accept: bool
) -> None:
    def answer(dialog: QColorDialog) -> QColorDialog.DialogCode:
        assert dialog.currentColor() == QColor(RED)
        for box in dialog.findChildren(QDialogButtonBox):
            assert all(one.icon().isNull() for one in box.buttons())
        dialog.setCurrentColor(QColor("#123456"))
        (dialog.accept if accept else dialog.reject)()
        return QColorDialog.DialogCode.Accepted if accept else QColorDialog.DialogCode.Rejected

    monkeypatch.setattr(QColorDialog, "exec", answer)
    picker, chosen = opened(button)
    qtbot.mouseClick(picker.more, Qt.MouseButton.LeftButton)
    assert chosen == (["#123456"] if accept else [])
    assert any_colour(button, RED) == ("#123456" if accept else "")


def test_it_opens_where_there_is_room(qtbot: QtBot, button: QPushButton) -> None:
    room = button.screen().availableGeometry()
    button.move(room.bottomRight())
    picker, _ = opened(button)
    qtbot.waitExposed(picker)
    assert room.contains(picker.geometry().center())
    frame = 2  # which this platform lays around every window
    assert picker.geometry().right() <= room.right() + frame
    assert picker.geometry().bottom() <= room.bottom() + frame
    picker.close()


def test_colours_are_called_by_name() -> None:
    assert [name_of(one) for one in offered_colours(2)[:3]] == ["white", "black", "red"]
    assert name_of("#123456") == "#123456"

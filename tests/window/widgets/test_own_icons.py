"""Dialogs wear the program's own signs: no stock pictures beside messages or on buttons."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QRadioButton,
    QStyle,
    QToolButton,
    QVBoxLayout,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT, Theme, contrast
from cfanp_gui.window.play import game_dialogs
from cfanp_gui.window.widgets.own_icons import (
    dress_message,
    dress_next_file_dialog,
    dress_picture,
    dress_radio,
    dress_toggle,
    picture,
    plain_buttons,
)
from cfanp_gui.window.widgets.style import palette_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
ICONS = QMessageBox.Icon


def test_every_sign_is_another_and_sharp(qtbot: QtBot) -> None:  # noqa: ARG001
    kinds = (ICONS.Information, ICONS.Question, ICONS.Warning)
    drawn = [picture(icon).toImage() for icon in kinds]
    for index, image in enumerate(drawn):
        assert image not in drawn[:index]
    assert picture(ICONS.Critical).toImage() == drawn[2], "it shouts no louder"
    fine, plain = picture(ICONS.Information, 2.0), picture(ICONS.Information)
    assert fine.width() == 2 * plain.width()
    assert fine.deviceIndependentSize() == plain.deviceIndependentSize()


def test_buttons_lose_their_pictures(qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    (button,) = box.buttons()
    button.setIcon(dialog.style().standardIcon(QStyle.StandardPixmap.SP_DialogCancelButton))
    layout = QVBoxLayout(dialog)
    layout.addWidget(box)
    plain_buttons(dialog)
    assert button.icon().isNull()
    assert button.text()


@pytest.mark.parametrize("icon", [ICONS.Information, ICONS.Question, ICONS.Warning])
def test_a_message_wears_our_sign(qtbot: QtBot, icon: QMessageBox.Icon) -> None:
    box = QMessageBox()
    qtbot.addWidget(box)
    dress_message(box, icon)
    assert box.iconPixmap().toImage() == picture(icon, box.devicePixelRatioF()).toImage()


def test_messages_of_the_program_have_no_stock_pictures(
    qtbot: QtBot,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[QMessageBox] = []

    def answer(box: QMessageBox) -> QMessageBox.StandardButton:
        seen.append(box)
        assert box.iconPixmap().toImage() == picture(ICONS.Warning).toImage()
        assert all(one.icon().isNull() for one in box.buttons())
        return QMessageBox.StandardButton.Ok

    monkeypatch.setattr(QMessageBox, "exec", answer)
    game_dialogs.message(None, "title", "<b>words</b>", icon=ICONS.Warning)
    assert len(seen) == 1
    seen[0].deleteLater()


def test_the_buttons_of_qts_file_dialog_are_plain_too(
    qtbot: QtBot,  # noqa: ARG001
    tmp_path: Path,
) -> None:
    seen: list[bool] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        for box in dialog.findChildren(QDialogButtonBox):
            seen.extend(button.icon().isNull() for button in box.buttons())
        dialog.reject()

    dress_next_file_dialog()
    QTimer.singleShot(60, look)
    name, _ = QFileDialog.getOpenFileName(
        None, "Open", str(tmp_path), "", "", QFileDialog.Option.DontUseNativeDialog
    )
    assert (name, seen) == ("", [True, True])


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_which_of_two_is_chosen_is_seen(
    qtbot: QtBot, qapp: QApplication, theme: Theme, request: pytest.FixtureRequest
) -> None:
    before = qapp.palette()
    request.addfinalizer(lambda: qapp.setPalette(before))
    qapp.setPalette(palette_of(theme))
    button = QRadioButton()
    qtbot.addWidget(button)
    dress_radio(button)
    ground = button.palette().window().color()

    def seen() -> int:
        """Return how many pixels stand out from the ground of a dialog."""
        picture = QPixmap(button.sizeHint())
        picture.fill(ground)
        button.resize(button.sizeHint())
        button.render(picture)
        image = picture.toImage()
        pixels = product(range(image.width()), range(image.height()))
        return sum(contrast(image.pixelColor(x, y), ground) >= 3 for x, y in pixels)

    assert seen() < 100
    button.setChecked(True)
    assert seen() > 100


@pytest.mark.parametrize("dress", [dress_toggle, dress_picture])
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_button_that_is_down_looks_otherwise(
    qtbot: QtBot, theme: Theme, dress: Callable[[QToolButton], None]
) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setPalette(palette_of(theme))
    if dress is dress_toggle:
        button.setText("K")
    else:
        picture = QPixmap(20, 20)
        picture.fill(theme.text)
        button.setIcon(QIcon(picture))
    dress(button)
    before = button.grab().toImage()
    button.click()
    assert button.isChecked()
    after = button.grab().toImage()
    changed = sum(
        before.pixelColor(x, y) != after.pixelColor(x, y)
        for x in range(before.width())
        for y in range(before.height())
    )
    assert changed > 0.1 * before.width() * before.height()

"""Dialogs, and forms above their buttons."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from cfanp_gui.window.widgets.layouts import dialog_layouts, resize_on_screen
from cfanp_gui.window.widgets.own_icons import plain_box, plain_buttons
from cfanp_gui.window.widgets.plain_text import plain_label

Buttons = QDialogButtonBox.StandardButton
GROWING = QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow
WRAPPING = QFormLayout.RowWrapPolicy.WrapLongRows
NARROW = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
"""Policy of a box that elides its texts to a minimum number of letters in little room."""


def fill_box(box: QComboBox, choices: Iterable[Sequence[Any]], value: object = None) -> None:
    """Offer texts, values and perhaps tips without a signal; show `value`, or that shown before."""
    wanted = box.currentData() if value is None else value
    with QSignalBlocker(box):
        box.clear()
        for row, (text, data, *tips) in enumerate(choices):
            box.addItem(text, data)
            for tip in tips:
                box.setItemData(row, tip, Qt.ItemDataRole.ToolTipRole)
        rows = (row for row in range(box.count()) if box.itemData(row) == wanted)
        box.setCurrentIndex(next(rows, 0))


def monospaced_text(text: str, name: str) -> QPlainTextEdit:
    """Return a read-only text in letters of one width, with a name for assistive tools."""
    no_wrap = QPlainTextEdit.LineWrapMode.NoWrap
    shown = QPlainTextEdit(text, readOnly=True, tabChangesFocus=True, lineWrapMode=no_wrap)
    shown.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
    shown.setAccessibleName(name)
    return shown


def push_button(words: str, act: Callable[[], object]) -> QPushButton:
    """Return a button of a dialog that Enter presses only while it has focus."""
    button = QPushButton(words, autoDefault=False)
    button.clicked.connect(act)
    return button


def unfocused_button(words: str, act: Callable[[], object]) -> QPushButton:
    """Return a button that takes focus by Tab only: a click, and a dialog it shows, leave it."""
    button = push_button(words, act)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def buddy_label(words: str, field: QWidget) -> QLabel:
    """Return a label whose buddy is a field: the letter after ``&`` leads there."""
    label = QLabel(words)
    label.setBuddy(field)
    return label


def button_box(dialog: QDialog, kinds: Buttons) -> QDialogButtonBox:
    """Return a box of plain buttons that accept or reject a dialog."""
    buttons = QDialogButtonBox(kinds)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    plain_box(buttons)
    return buttons


def yes_or_no(
    dialog: QDialog, yes: str, no: Buttons = Buttons.Cancel
) -> tuple[QDialogButtonBox, QPushButton]:
    """Return buttons, after the present widgets of a dialog, and the one that Enter presses."""
    buttons = button_box(dialog, Buttons.NoButton)
    buttons.setParent(dialog)
    accept = buttons.addButton(yes, QDialogButtonBox.ButtonRole.AcceptRole)
    accept.setDefault(True)  # also while it is disabled: Enter must never cancel
    buttons.addButton(no).setAutoDefault(False)
    plain_buttons(dialog)
    return buttons, accept


class ModalDialog(QDialog):
    """Dialog that is answered before the program goes on, and deleted after that."""

    def __init__(
        self, parent: QWidget | None, title: str = "", size: tuple[int, int] | None = None
    ) -> None:
        """`size` is the width and height at first, on a screen with enough room, in pixels."""
        super().__init__(parent)
        self.setWindowTitle(title)
        if size is not None:
            resize_on_screen(self, *size)

    def ask(self) -> bool:
        """Show it until it is answered, and delete it soon after; return True if accepted."""
        accepted = self.exec() == QDialog.DialogCode.Accepted
        self.deleteLater()
        return accepted


class FormDialog(ModalDialog):
    """Dialog of a form, with text above it and the buttons yes and Cancel below it."""

    def __init__(self, parent: QWidget | None, title: str, words: str, ok: str) -> None:
        super().__init__(parent, title)
        outer, self.column = dialog_layouts(self)
        self.form = QFormLayout()
        self.column.addWidget(plain_label(words))
        self.column.addLayout(self.form)
        self.buttons, self.ok = yes_or_no(self, ok)
        outer.addWidget(self.buttons)
        self.setMinimumWidth(380)

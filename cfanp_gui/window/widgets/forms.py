"""Dialogs, and forms above their buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QPushButton, QWidget

from cfanp_gui.window.widgets.layouts import Buttons, answers, layouts
from cfanp_gui.window.widgets.own_icons import plain_buttons
from cfanp_gui.window.widgets.plain_text import plain_label


def push_button(words: str, act: Callable[[], object]) -> QPushButton:
    """Return a button of a dialog that Enter presses only while it has focus."""
    button = QPushButton(words, autoDefault=False)
    button.clicked.connect(act)
    return button


def unfocused_button(words: str, act: Callable[[], object]) -> QPushButton:
    """Return a button that takes no focus at a click, so that focus stays in place.

    Focus is also in place after a dialog that the button shows. Tab leads to the button.
    """
    button = push_button(words, act)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button


def titled(words: str, field: QWidget) -> QLabel:
    """Return the label of a field, to which the letter after its ``&`` leads."""
    label = QLabel(words)
    label.setBuddy(field)
    return label


def yes_or_no(
    dialog: QDialog, yes: str, no: Buttons = Buttons.Cancel
) -> tuple[QDialogButtonBox, QPushButton]:
    """Return buttons that accept or reject a dialog, and the accepting one, which Enter presses.

    In tab order they follow the present widgets of the dialog.
    """
    buttons = answers(dialog, Buttons.NoButton)
    buttons.setParent(dialog)
    accept = buttons.addButton(yes, QDialogButtonBox.ButtonRole.AcceptRole)
    accept.setDefault(True)  # also while it is disabled: Enter must never cancel
    buttons.addButton(no).setAutoDefault(False)
    plain_buttons(dialog)
    return buttons, accept


class AskingDialog(QDialog):
    """Dialog that is answered before the program goes on, and deleted after that."""

    def ask(self) -> bool:
        """Show it until it is answered; return True if it was accepted.

        It can be read until the caller returns to the event loop.
        """
        accepted = self.exec() == QDialog.DialogCode.Accepted
        self.deleteLater()
        return accepted


class FormDialog(AskingDialog):
    """Dialog of a form, with text above it and the buttons yes and Cancel below it."""

    def __init__(self, parent: QWidget | None, title: str, words: str, ok: str) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        outer, self.column = layouts(self)
        self.form = QFormLayout()
        self.column.addWidget(plain_label(words))
        self.column.addLayout(self.form)
        self.buttons, self.ok = yes_or_no(self, ok)
        outer.addWidget(self.buttons)
        self.setMinimumWidth(380)

"""Messages and questions with buttons; all text of a file or a person is shown as plain text."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from cfanp_gui.window.widgets.own_icons import style_message


def message(
    parent: QWidget | None,
    title: str,
    text: str,
    buttons: QMessageBox.StandardButton = QMessageBox.StandardButton.Ok,
    icon: QMessageBox.Icon = QMessageBox.Icon.Information,
    default: QMessageBox.StandardButton = QMessageBox.StandardButton.NoButton,
    words: Mapping[QMessageBox.StandardButton, str] | None = None,
) -> QMessageBox.StandardButton:
    """Show a plain message and return the button that was pressed.

    Enter presses `default`, or else the first of the buttons; `words` are texts of buttons other
    than Qt's.
    """
    box = QMessageBox(parent)
    box.setObjectName("message")
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.setStandardButtons(buttons)
    for button, word in (words or {}).items():
        box.button(button).setText(word)
    box.setDefaultButton(default)
    style_message(box, icon)
    return QMessageBox.StandardButton(box.exec())


def confirmed(
    parent: QWidget,
    title: str,
    text: str,
    yes: str = "",
    button: QMessageBox.StandardButton = QMessageBox.StandardButton.Discard,
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
) -> bool:
    """Confirm a loss, with a default button that loses nothing; return True if confirmed.

    `yes` is the text of the button that does it.
    """
    cancel = QMessageBox.StandardButton.Cancel
    words = {button: yes} if yes else {}
    return message(parent, title, text, button | cancel, icon, cancel, words) == button

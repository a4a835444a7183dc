"""What is shown after a crash: the report of it, to be read and copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.fitting import resize_on_screen
from cfanp_gui.window.widgets.own_icons import Sign, picture, plain_buttons
from cfanp_gui.window.widgets.plain_text import plain_label


class CrashDialog(QDialog):
    """Shows a report as plain text, beside the table; nothing of it leaves the computer."""

    def __init__(self, parent: QWidget | None, text: str, files: list[Path]) -> None:
        """`files` are where the report is kept."""
        super().__init__(parent)
        self.setWindowTitle(tr("Report of a crash"))
        sign = QLabel()
        sign.setPixmap(picture(Sign.WARNING, self.devicePixelRatioF()))
        words = plain_label(
            tr(
                "The last time the program ended unexpectedly, or something in it went wrong. "
                "This report of it was written to this computer only; nothing has been sent. "
                "Whoever wants to report the fault can copy it."
            )
        )
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setAccessibleName(tr("Report"))
        self.place = plain_label(
            tr("It is kept in {files}.").format(files=", ".join(map(str, files))) if files else ""
        )
        self.place.setTextInteractionFlags(self.text.textInteractionFlags())
        self.place.setVisible(bool(files))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(self._copy)
        buttons.rejected.connect(self.reject)
        head = QHBoxLayout()
        head.addWidget(sign)
        head.addSpacing(8)
        head.addWidget(words, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.place)
        layout.addWidget(buttons)
        plain_buttons(self)
        self.copy.setAutoDefault(False)
        resize_on_screen(self, 720, 480)
        self.finished.connect(self.deleteLater)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _copy(self) -> None:
        """Put the whole report on the clipboard, and say so on the button."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(tr("Copied"))

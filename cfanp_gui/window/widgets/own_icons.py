"""The look that all dialogs share: the program's own signs, and buttons without stock pictures.

A desktop may put red crosses and the like on buttons, and signs of its own beside messages. They
are those of no other part of this program, and some shout.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QIcon, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QRadioButton,
    QWidget,
)

from cfanp_gui.table.theme import LIGHT, fill
from cfanp_gui.table.translate import tr

SIDE = 48
"""Pixels of a sign beside a message."""


class MessageSign(Enum):
    """What a message is about, by the sign beside it."""

    NOTE = "i"
    QUESTION = "?"
    WARNING = "!"


_OF_ICON = {
    QMessageBox.Icon.Question: MessageSign.QUESTION,
    QMessageBox.Icon.Warning: MessageSign.WARNING,
    QMessageBox.Icon.Critical: MessageSign.WARNING,
}
_GROUND = {
    MessageSign.NOTE: QColor("#3f4a50"),
    MessageSign.QUESTION: QColor("#3f4a50"),
    MessageSign.WARNING: LIGHT.cause,
}


def sign_of(icon: QMessageBox.Icon) -> MessageSign:
    """Return the program's own sign in the place of a stock icon."""
    return _OF_ICON.get(icon, MessageSign.NOTE)


def picture(sign: MessageSign, ratio: float = 1.0) -> QPixmap:
    """Return a sign: two half-boards that meet at a seam, and what it is about on a disc.

    `ratio` is how many device pixels a pixel has.
    """
    pixmap = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    body = QRectF(1, 1, 38, 38)
    clip = QPainterPath()
    clip.addRoundedRect(body, 5, 5)
    painter.setClipPath(clip)
    cell = body.width() / 4
    for file in range(4):
        for rank in range(4):
            dark = (file + rank) % 2
            square = QRectF(body.left() + file * cell, body.top() + rank * cell, cell, cell)
            fill(painter, square, LIGHT.dark_square if dark else LIGHT.light_square)
    painter.setClipping(False)
    painter.setPen(QPen(QColor("#6b6a63"), 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body, 5, 5)
    painter.drawLine(
        QPointF(body.left(), body.center().y()), QPointF(body.right(), body.center().y())
    )
    disc = QRectF(20, 20, 27, 27)
    painter.setPen(QPen(QColor("#ffffff"), 2))
    painter.setBrush(_GROUND[sign])
    painter.drawEllipse(disc)
    font = QFont()
    font.setPixelSize(19)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), sign.value)
    painter.end()
    return pixmap


def dress_radio(button: QRadioButton) -> None:
    """Have a button of which one is chosen show it by a thick ring, in light and dark."""
    button.setStyleSheet("""
        QRadioButton::indicator {
            width: 13px; height: 13px; border: 1px solid palette(placeholder-text);
            border-radius: 7px; background: palette(base);
        }
        QRadioButton::indicator:hover { border-color: palette(text); }
        QRadioButton::indicator:checked {
            width: 5px; height: 5px; border: 5px solid palette(highlight);
        }
    """)


def plain_buttons(dialog: QWidget) -> None:
    """Take the pictures off the buttons of a dialog; their words say what they do.

    Their tips say by which keys they are pressed.
    """
    roles = QDialogButtonBox.ButtonRole
    keys = {roles.AcceptRole: tr("Enter"), roles.RejectRole: tr("Esc")}
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())
            button.setToolTip(keys.get(box.buttonRole(button), ""))


def dress_message(box: QMessageBox, icon: QMessageBox.Icon) -> None:
    """Give a message the program's own sign, and plain buttons.

    Its icon stays known to Qt, which tells assistive tools what kind of message it is.
    """
    box.setIcon(icon)
    box.setIconPixmap(picture(sign_of(icon), box.devicePixelRatioF()))
    plain_buttons(box)


def ask_open_name(parent: QWidget, title: str, folder: Path, kinds: str) -> Path | None:
    """Return the file a person wants opened; None for none. `kinds` are filters as Qt has them."""
    dress_next_file_dialog()
    name, _ = QFileDialog.getOpenFileName(parent, title, str(folder), kinds)
    return Path(name) if name else None


def dress_next_file_dialog() -> None:
    """Have the file dialog that is shown next lose the pictures on its buttons, if it is Qt's."""

    def dress() -> None:
        shown = QApplication.activeModalWidget()
        if isinstance(shown, QFileDialog):
            plain_buttons(shown)

    QTimer.singleShot(0, dress)

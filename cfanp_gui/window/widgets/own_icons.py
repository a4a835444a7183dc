"""Common look of all dialogs: our own signs, in place of the pictures that a desktop may add."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QIcon, QPainterPath, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QMessageBox,
    QToolButton,
    QWidget,
)

from cfanp_gui.table.theme import LIGHT, blank, fill, set_colours, smooth_painter
from cfanp_gui.table.translate import tr

SIDE = 48
"""Size of a sign beside a message, in pixels."""

_CALM = QColor("#3f4a50")
_KINDS = QMessageBox.Icon
_SIGNS = {_KINDS.Question: ("?", _CALM)}
_SIGNS |= dict.fromkeys((_KINDS.Warning, _KINDS.Critical), ("!", LIGHT.cause))


def picture(icon: QMessageBox.Icon = QMessageBox.Icon.Warning, ratio: float = 1.0) -> QPixmap:
    """Return a sign in place of a stock icon: two half-boards, and a disc for the kind."""
    sign, ground = _SIGNS.get(icon, ("i", _CALM))
    pixmap = blank(SIDE, SIDE, ratio)
    painter = smooth_painter(pixmap)
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
    set_colours(painter, None, QColor("#6b6a63"), 1.5)
    painter.drawRoundedRect(body, 5, 5)
    seam = round(body.center().y())
    painter.drawLine(round(body.left()), seam, round(body.right()), seam)
    disc = QRectF(20, 20, 27, 27)
    set_colours(painter, ground, QColor("#ffffff"), 2)
    painter.drawEllipse(disc)
    font = QFont()
    font.setPixelSize(19)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(disc, int(Qt.AlignmentFlag.AlignCenter), sign)
    painter.end()
    return pixmap


def style_toggle(button: QToolButton) -> None:
    """Make a button with a word or a letter checkable, with a visible state."""
    button.setCheckable(True)
    button.setStyleSheet("""
        QToolButton { border: 1px solid palette(placeholder-text); border-radius: 4px;
            padding: 2px 5px; background: palette(base); }
        QToolButton:hover { border-color: palette(text); }
        QToolButton:checked { background: palette(highlight); color: palette(highlighted-text);
            border-color: palette(highlight); }
        QToolButton:focus { border: 1px dashed palette(text); }
    """)


def style_picture_button(button: QToolButton) -> None:
    """Make a button with a picture checkable, with its state shown by its edge."""
    button.setCheckable(True)
    button.setAutoRaise(True)
    button.setStyleSheet("""
        QToolButton { border: 2px solid transparent; border-radius: 5px; padding: 1px; }
        QToolButton:hover { background: palette(base); }
        QToolButton:checked { border-color: palette(highlight); background: palette(base); }
        QToolButton:focus { border: 2px dashed palette(highlight); }
    """)


def style_menu_button(button: QToolButton) -> None:
    """Put the arrow of a button with a menu beside its text, not below its last letter."""
    button.setStyleSheet("""
        QToolButton { padding: 3px 20px 3px 8px; }
        QToolButton::menu-indicator { subcontrol-origin: padding;
            subcontrol-position: right center; right: 6px; }
    """)


def plain_box(box: QDialogButtonBox) -> None:
    """Remove the pictures from buttons, whose texts are enough; their tips name their keys."""
    roles = QDialogButtonBox.ButtonRole
    keys = {roles.AcceptRole: tr("Enter"), roles.RejectRole: tr("Esc")}
    for button in box.buttons():
        button.setIcon(QIcon())
        button.setToolTip(keys.get(box.buttonRole(button), ""))


def plain_buttons(dialog: QWidget) -> None:
    """Remove the pictures from all buttons of a dialog."""
    for box in dialog.findChildren(QDialogButtonBox):
        plain_box(box)


def style_message(box: QMessageBox, icon: QMessageBox.Icon) -> None:
    """Give a message the program's own sign, and plain buttons."""
    box.setIcon(icon)  # which tells assistive tools the kind of message
    box.setIconPixmap(picture(icon, box.devicePixelRatioF()))
    plain_buttons(box)


def style_next_file_dialog() -> None:
    """Remove the pictures from the buttons of the next file dialog, if it is Qt's."""

    def dress() -> None:
        shown = QApplication.activeModalWidget()
        if isinstance(shown, QFileDialog):
            plain_buttons(shown)

    QTimer.singleShot(0, dress)

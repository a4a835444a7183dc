"""What nobody sees, and assistive tools read: names of boxes, and news."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton, QWidget

from cfanp_gui.table.translate import tr


def name_box(box: QWidget, name: str) -> None:
    """Have assistive tools call a box by a name.

    On some systems the accessible name of a box is what is chosen in it, and what it is called
    comes from a label beside it.
    """
    box.setAccessibleName(name)
    labels = (box.parentWidget() or box).findChildren(_UnseenLabel)
    label = next((one for one in labels if one.buddy() is box), None) or _UnseenLabel(box)
    label.setText(name)


def say_aloud(widget: QWidget, words: str) -> None:
    """Have something about a widget read aloud: what changes is not where the keyboard is."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def make_clearable(line: QLineEdit) -> None:
    """Give a line the button that empties it, with a name."""
    line.setClearButtonEnabled(True)
    for button in line.findChildren(QToolButton):
        button.setAccessibleName(tr("Empty the line"))


class _UnseenLabel(QLabel):
    """A label that goes wherever its box goes."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box.parentWidget() or box)
        self.setBuddy(box)
        self.hide()
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QWidget):
            self.setParent(watched.parentWidget() or watched)
        return super().eventFilter(watched, event)

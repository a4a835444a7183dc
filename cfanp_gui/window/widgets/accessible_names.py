"""Texts that only assistive tools read: names of boxes, and announcements."""

from PySide6 import QtWidgets
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolButton, QWidget

from cfanp_gui.table.translate import tr


def name_box(box: QWidget, name: str) -> None:
    """Set the name of a box for assistive tools, some of which read a label beside it instead."""
    box.setAccessibleName(name)
    direct = Qt.FindChildOption.FindDirectChildrenOnly  # not what Qt made in other boxes
    labels = (box.parentWidget() or box).findChildren(_HiddenLabel, options=direct)
    label = next((label for label in labels if label.buddy() is box), None) or _HiddenLabel(box)
    label.setText(name)


def name_button(button: QAbstractButton, name: str) -> None:
    """Set the name of a button without words, which is its tip too."""
    button.setToolTip(name)
    button.setAccessibleName(name)


def announce(widget: QWidget, words: str) -> None:
    """Have a text about a widget announced, because the change is not where focus is."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def make_clearable(line: QtWidgets.QLineEdit) -> None:
    """Give a line edit the button that empties it, with a name."""
    line.setClearButtonEnabled(True)
    for button in line.findChildren(QToolButton):
        button.setAccessibleName(tr("Empty the line"))


class _HiddenLabel(QLabel):
    """Hidden label that is the buddy of a box, and stays beside it."""

    def __init__(self, box: QWidget) -> None:
        super().__init__(box.parentWidget() or box)
        self.setBuddy(box)
        self.hide()
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ParentChange and isinstance(watched, QWidget):
            self.setParent(watched.parentWidget() or watched)
        return super().eventFilter(watched, event)

"""Seating in a rematch: the players in order, changed by dragging or keys."""

from typing import cast

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cfanp_gui.session.match import Match
from cfanp_gui.session.setup_model import place_labels
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.faces import face_icon
from cfanp_gui.table.translate import tr
from cfanp_gui.window.start.seat_list import moved_by
from cfanp_gui.window.widgets.accessible_names import announce
from cfanp_gui.window.widgets.forms import ModalDialog, yes_or_no
from cfanp_gui.window.widgets.layouts import in_column, resize_on_screen
from cfanp_gui.window.widgets.panel_lists import badge_picture
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip

_BADGE = 26
_MOST_ROWS = 12
"""Number of players visible without scrolling, on a screen with enough room."""
_WIDTH = 360


class SeatingDialog(ModalDialog):
    """Dialog of the players of a match, from the first place to the last; `order` is the result."""

    def __init__(self, parent: QWidget | None, match: Match) -> None:
        super().__init__(parent, tr("Who sits where?"))
        self._match = match
        self._labels = place_labels(match.game.initial(len(match.seats), match.options))
        words = plain_label(tr("Drag the players into order, or press Alt with Up or Down."))
        self.list = PlacesList()
        self.list.setAccessibleName(tr("Players in their order"))
        self.list.setIconSize(QSize(_BADGE, _BADGE))
        self.list.reordered.connect(self._show_places)
        count = len(match.seats)
        column = in_column(words, (self.list, 1), over=self, spacing=8)
        buttons, self.begin = yes_or_no(self, tr("Begin"))
        column.addWidget(buttons)
        for person in range(count):
            QListWidgetItem(self.list).setData(Qt.ItemDataRole.UserRole, person)
        self._show_places()
        self.list.setCurrentRow(0)
        high = self.list.sizeHintForRow(0) * min(count, _MOST_ROWS) + 2 * self.list.frameWidth()
        room = self.screen().availableSize().height() - 240
        self.list.setMinimumHeight(min(high, max(room, 80)))
        resize_on_screen(self, _WIDTH, self.sizeHint().height())
        self.list.setFocus()

    def order(self) -> list[int]:
        """Return the previous place of the player at each place, counted from 0."""
        items = (self.list.item(row) for row in range(self.list.count()))
        return [int(item.data(Qt.ItemDataRole.UserRole)) for item in items]

    def _show_places(self) -> None:
        """Show the name of each player's place, and mark bots."""
        ratio = self.devicePixelRatioF()
        for place, person in enumerate(self.order()):
            item, seat = self.list.item(place), self._match.seats[person]
            name = tr("{name} (bot)").format(name=seat.name) if seat.bot else seat.name
            badge = BadgeLook(self._labels[place + 1], self._match.colours[person], place)
            shown = badge_picture(badge, round(_BADGE * ratio), ratio)
            item.setIcon(face_icon(seat.name) if seat.bot else QIcon(shown))
            item.setText(seat.name)
            item.setToolTip(plain_tip(name))
            spoken = tr("place {number}, {name}").format(number=place + 1, name=name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)


class PlacesList(QListWidget):
    """List of rows that are dragged up and down by the mouse, or moved by Alt and an arrow key."""

    reordered = Signal()
    """Emitted when the order of the rows has changed."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self._held: QListWidgetItem | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._held = self.itemAt(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        under = self.itemAt(event.position().toPoint())
        if self._held is not None and under is not None and under is not self._held:
            self._move(self.row(self._held), self.row(under))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        self._held = None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row, by = self.currentRow(), moved_by(event)
        if not by:
            super().keyPressEvent(event)
        elif 0 <= row + by < self.count():
            self._move(row, row + by)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and moved_by(cast(QKeyEvent, event)):
            event.accept()
            return True
        return super().event(event)

    def _move(self, row: int, to: int) -> None:
        item = self.takeItem(row)
        self.insertItem(to, item)
        self.setCurrentItem(item)
        self.reordered.emit()
        announce(self, str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

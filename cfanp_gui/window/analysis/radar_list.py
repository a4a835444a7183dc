"""The radar as a list: what an army may lose before it moves again, by whom, and where."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListView

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.radar import Danger
from cfanp_gui.window.analysis.cell_words import CellWords
from cfanp_gui.window.analysis.surveyor import Surveyor
from cfanp_gui.window.panel_lists import (
    BADGE_ROLE,
    NOTE_ROLE,
    TURN_ROLE,
    RowDelegate,
    quiet_list,
)
from cfanp_gui.window.panel_presenter import RowBadge, painted
from cfanp_gui.window.plain_text import plain_tip

Index = QModelIndex | QPersistentModelIndex
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class RadarModel(QAbstractListModel):
    """A row for each danger, in batting order; what one piece can do on several pairs is one."""

    def __init__(self, surveyor: Surveyor) -> None:
        super().__init__()
        self._surveyor = surveyor
        self._rows: tuple[tuple[Danger, ...], ...] = ()
        self._badges: dict[int, RowBadge] = {}
        surveyor.came.connect(self._take)
        surveyor.ended.connect(self._take)

    def danger(self, row: int) -> Danger | None:
        """Return the danger of a row, on the first of its pairs; None for a row there is not."""
        return self._rows[row][0] if 0 <= row < len(self._rows) else None

    def pairs(self, row: int) -> tuple[Pair, ...]:
        """Return the pairs on which the danger of a row is."""
        return tuple(dict.fromkeys(danger.pair for danger in self._rows[row]))

    def _take(self) -> None:
        together: dict[tuple[object, ...], list[Danger]] = {}
        for danger in self._surveyor.dangers:
            key = danger.by, danger.source, danger.target, danger.mate
            together.setdefault(key, []).append(danger)
        rows = tuple(tuple(some) for some in together.values())
        if (not rows and not self._surveyor.complete) or rows == self._rows:
            return  # those of the position before are shown until something is known
        self.beginResetModel()
        self._rows, self._badges = rows, {}
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        danger, session = self.danger(index.row()), self._surveyor.session
        if danger is None or session is None:
            return None
        words = CellWords(session)
        if role == Qt.ItemDataRole.DisplayRole:
            return words.danger(danger)
        if role == NOTE_ROLE:
            return words.on_pairs(self.pairs(index.row()))
        if role == BADGE_ROLE:
            return self._badge(danger.by)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            spoken = words.spoken_danger(danger, self.pairs(index.row()))
            return plain_tip(spoken) if role == Qt.ItemDataRole.ToolTipRole else spoken
        if role == TURN_ROLE:
            return False
        return None

    def _badge(self, army: int) -> RowBadge | None:
        found, session = self._badges.get(army), self._surveyor.session
        if found is None and session is not None:
            position = session.position
            seat = next((one for one in position.seats() if one.army == army), None)
            if seat is not None:
                badge = badge_of(position.seat_status(seat.id))
                found = self._badges[army] = painted(badge, session.match.colours)
        return found


class RadarList(QListView):
    """The list: what is pointed at is shown on the table, what is chosen goes onto the stage."""

    pointed = Signal(object)
    """The `Danger` under the pointer or the keyboard's cursor; None for none."""
    chosen = Signal(object)
    """The `Danger` whose pair a person wants on the stage."""

    def __init__(self, model: RadarModel) -> None:
        super().__init__()
        self._radar = model
        self._delegate = RowDelegate()
        self.setModel(model)
        self.setItemDelegate(self._delegate)
        quiet_list(self)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        for watched in (self, self.viewport()):
            watched.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self._point(QModelIndex()))
        self.clicked.connect(self._choose)

    def _point(self, index: Index) -> None:
        self._delegate.pointed_at = index.row() if index.isValid() else None
        self.viewport().update()
        self.pointed.emit(self._radar.danger(index.row()))

    def _choose(self, index: QModelIndex) -> None:
        danger = self._radar.danger(index.row())
        if danger is not None:
            self.chosen.emit(danger)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._radar.rowCount():
            self.setCurrentIndex(self._radar.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(QModelIndex())

    def leaveEvent(self, event: QEvent) -> None:
        self._point(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        ):
            # In a list these go from row to row, though elsewhere through the game.
            event.accept()
            return True
        return super().event(event)

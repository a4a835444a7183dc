"""Lists beside the table: a row pointed at is previewed there, a chosen one is carried out."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListView

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.window.widgets.panel_lists import (
    BADGE_ROLE,
    FAINT_ROLE,
    NOTE_ROLE,
    SCORE_ROLE,
    VALUE_ROLE,
    Index,
    KeyOverride,
    PointedDelegate,
    RowDelegate,
    is_enter,
    quiet_list,
)
from cfanp_gui.window.widgets.plain_text import plain_tip


@dataclass(frozen=True, slots=True)
class ListRow:
    """Row as shown, with its value."""

    value: Any
    text: str
    note: str = ""
    """Text below the main text."""
    score: str = ""
    """Text before the main text."""
    badge: BadgeLook | None = None
    tip: str = ""
    """All of it, as plain text."""
    spoken: str = ""
    """All of it as text for a screen reader."""
    is_faint: bool = False
    """True if it matters less than others."""


_FIELDS: dict[int, str] = {
    Qt.ItemDataRole.DisplayRole: "text",
    Qt.ItemDataRole.AccessibleTextRole: "spoken",
    VALUE_ROLE: "value",
    NOTE_ROLE: "note",
    BADGE_ROLE: "badge",
    SCORE_ROLE: "score",
    FAINT_ROLE: "is_faint",
}
"""Fields of a `ListRow` by the roles under which a view asks for them."""


class RowModel(QAbstractListModel):
    """Model of the rows of a list."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[ListRow, ...] = ()

    def row(self, number: int) -> Any:
        """Return the value of a row; None if there is no such row."""
        return self.rows[number].value if 0 <= number < len(self.rows) else None

    def change_rows(self, rows: tuple[ListRow, ...]) -> None:
        """Show other rows; unchanged rows stay, and with them the keyboard's cursor."""
        before, now = len(self.rows), len(rows)
        if now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self.rows = rows
            self.endInsertRows()
        elif now < before:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            self.rows = rows
            self.endRemoveRows()
        self.rows = rows
        if now:
            self.dataChanged.emit(self.index(0), self.index(now - 1))

    def replace_rows(self, rows: tuple[ListRow, ...]) -> None:
        """Show other rows unrelated to those before; if they are equal nothing changes."""
        if rows != self.rows:
            self.beginResetModel()
            self.rows = rows
            self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.tip)
        return getattr(row, _FIELDS[role]) if role in _FIELDS else None


class RowList(QListView):
    """List whose rows are pointed at by the mouse or a cursor, and chosen by a click or Enter."""

    pointed = Signal(object)
    """Carries the value of the row under the pointer or the keyboard's cursor; None for none."""
    chosen = Signal(object)
    """Carries the value of the row that a person has chosen."""
    by_double_click = False
    """True if the mouse chooses by a double click, for actions not done lightly."""

    def __init__(
        self,
        delegate: PointedDelegate | None = None,
        model: RowModel | None = None,
        size: QSize | None = None,
    ) -> None:
        """Without a `delegate` rows are drawn as those of the order of play; `size` is a hint."""
        super().__init__()
        self.rows = model or RowModel()
        self._delegate = delegate or RowDelegate()
        self._size = size
        self.setUniformItemSizes(delegate is None)
        self.setResizeMode(QListView.ResizeMode.Adjust)  # texts may need other lines
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        quiet_list(self)
        KeyOverride(self, (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        for watched in (self, self.viewport()):
            watched.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self._point(QModelIndex()))
        (self.doubleClicked if self.by_double_click else self.clicked).connect(self._choose)
        for changed in (self.rows.dataChanged, self.rows.rowsRemoved):
            changed.connect(self._point_again)

    def sizeHint(self) -> QSize:
        return self._size or super().sizeHint()

    def _point(self, index: Index) -> None:
        row = index.row() if index.isValid() else None
        self._delegate.pointed_at = row
        self.viewport().update()
        self.pointed.emit(None if row is None else self.rows.row(row))

    def _point_again(self) -> None:
        """Report the value of the row pointed at, which may have changed."""
        if (row := self._delegate.pointed_at) is not None:
            self._point(self.rows.index(row))  # invalid for a row that is gone

    def _choose(self, index: QModelIndex) -> None:
        if (value := self.rows.row(index.row())) is not None:
            self.chosen.emit(value)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.rows.rowCount():
            self.setCurrentIndex(self.rows.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(QModelIndex())

    def leaveEvent(self, event: QEvent) -> None:
        self._point(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

"""Rows of lists beside the table: pointed at they are shown there, chosen they are done there."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListView

from cfanp_gui.window.widgets.panel_lists import (
    Index,
    PointedDelegate,
    claims_key,
    is_plain_key,
    quiet_list,
)

Row = TypeVar("Row")


class RowModel(QAbstractListModel, Generic[Row]):
    """Keeps the values; a subclass puts one into words in `told`."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[Row, ...] = ()

    def row(self, number: int) -> Row | None:
        """Return the value of a row; None for one there is not."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    @abstractmethod
    def told(self, row: Row, role: int) -> Any:
        """Return what is shown of a value in a role; None for nothing."""

    def change_rows(self, rows: tuple[Row, ...]) -> None:
        """Show others; rows that stay are changed, so that the keyboard's cursor stays too."""
        before, now = len(self._rows), len(rows)
        if now > before:
            self.beginInsertRows(QModelIndex(), before, now - 1)
            self._rows = rows
            self.endInsertRows()
        elif now < before:
            self.beginRemoveRows(QModelIndex(), now, before - 1)
            self._rows = rows
            self.endRemoveRows()
        self._rows = rows
        if now:
            self.dataChanged.emit(self.index(0), self.index(now - 1))

    def replace_rows(self, rows: tuple[Row, ...]) -> None:
        """Show others, which have nothing to do with those before."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index.row())
        return None if row is None else self.told(row, role)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_WALKING = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)


class RowList(QListView):
    """A list whose rows are pointed at by the mouse or a cursor, and chosen by a click or Enter."""

    pointed = Signal(object)
    """What the row under the pointer or the keyboard's cursor stands for; None for none."""
    chosen = Signal(object)
    """What the row stands for that a person has chosen."""

    def __init__(
        self,
        model: QAbstractListModel,
        delegate: PointedDelegate,
        value_of: Callable[[int], object | None],
        *,
        by_double_click: bool = False,
    ) -> None:
        """List the rows of a model; `value_of` says what a row stands for, None for no row.

        `by_double_click` is whether the mouse chooses by a double click, for what is not done
        lightly; Enter does in any case.
        """
        super().__init__()
        self._rows = model
        self._value_of = value_of
        self._delegate = delegate
        self.setModel(model)
        self.setItemDelegate(delegate)
        quiet_list(self)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        for watched in (self, self.viewport()):
            watched.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self._point(QModelIndex()))
        (self.doubleClicked if by_double_click else self.clicked).connect(self._choose)
        model.dataChanged.connect(self._point_again)
        model.rowsRemoved.connect(self._point_again)

    def _point(self, index: Index) -> None:
        row = index.row() if index.isValid() else None
        self._delegate.pointed_at = row
        self.viewport().update()
        self.pointed.emit(None if row is None else self._value_of(row))

    def _point_again(self) -> None:
        """Show what stands now in the row that is pointed at."""
        row = self._delegate.pointed_at
        if row is not None:
            there = self._value_of(row) is not None
            self._point(self._rows.index(row) if there else QModelIndex())

    def _choose(self, index: QModelIndex) -> None:
        value = self._value_of(index.row()) if index.isValid() else None
        if value is not None:
            self.chosen.emit(value)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._point(current)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._point(QModelIndex())

    def leaveEvent(self, event: QEvent) -> None:
        self._point(QModelIndex())
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_plain_key(event, _ENTER):
            self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if claims_key(event, _WALKING):
            # In a list these go from row to row, though elsewhere through the game.
            event.accept()
            return True
        return super().event(event)

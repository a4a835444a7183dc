"""What the lists of the panels have in common: a row for each of some values."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, Qt

from cfanp_gui.window.widgets.panel_lists import Index

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

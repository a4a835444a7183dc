"""Rows of values that are changed in place or begun anew."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.row_list import RowModel


class Words(RowModel[str]):
    """Words as they are."""

    def told(self, row: str, role: int) -> Any:
        return row if role == Qt.ItemDataRole.DisplayRole else None


@pytest.fixture
def view(qtbot: QtBot) -> QListView:
    """A list of three words, the cursor on the second."""
    view = QListView()
    qtbot.addWidget(view)
    model = Words()
    model.setParent(view)
    model.change_rows(("one", "two", "three"))
    view.setModel(model)
    view.setCurrentIndex(model.index(1))
    return view


def shown(view: QListView) -> list[str]:
    """Return what the rows say."""
    model = view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


@pytest.mark.parametrize("rows", [("a", "b"), ("a", "b", "c"), ("a", "b", "c", "d")])
def test_rows_that_stay_keep_the_cursor(view: QListView, rows: tuple[str, ...]) -> None:
    model = view.model()
    assert isinstance(model, Words)
    model.change_rows(rows)
    assert shown(view) == list(rows)
    assert view.currentIndex().row() == 1


def test_a_row_that_goes_takes_the_cursor_along(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, Words)
    model.change_rows(("a",))
    assert view.currentIndex().row() == 0
    model.change_rows(())
    assert shown(view) == []
    assert not view.currentIndex().isValid()


def test_other_rows_begin_anew(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, Words)
    model.replace_rows(("a", "b"))
    assert shown(view) == ["a", "b"]
    assert not view.currentIndex().isValid()


def test_there_is_nothing_beside_the_rows(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, Words)
    assert model.row(2) == "three"
    assert model.row(3) is None
    assert model.row(-1) is None
    assert model.index(5).data() is None
    assert model.rowCount(model.index(0)) == 0

"""Rows of values that are changed in place or begun anew."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.row_list import ListRow, RowModel


def words(*rows: str) -> tuple[ListRow, ...]:
    """Return rows that say what they stand for."""
    return tuple(ListRow(row, row) for row in rows)


@pytest.fixture
def view(qtbot: QtBot) -> QListView:
    """A list of three words, the cursor on the second."""
    view = QListView()
    qtbot.addWidget(view)
    model = RowModel()
    model.setParent(view)
    model.change_rows(words("one", "two", "three"))
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
    assert isinstance(model, RowModel)
    model.change_rows(words(*rows))
    assert shown(view) == list(rows)
    assert view.currentIndex().row() == 1


def test_a_row_that_goes_takes_the_cursor_along(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, RowModel)
    model.change_rows(words("a"))
    assert view.currentIndex().row() == 0
    model.change_rows(())
    assert shown(view) == []
    assert not view.currentIndex().isValid()


def test_other_rows_begin_anew(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, RowModel)
    model.replace_rows(words("a", "b"))
    assert shown(view) == ["a", "b"]
    assert not view.currentIndex().isValid()


def test_there_is_nothing_beside_the_rows(view: QListView) -> None:
    model = view.model()
    assert isinstance(model, RowModel)
    assert model.row(2) == "three"
    assert model.row(3) is None
    assert model.row(-1) is None
    assert model.index(5).data() is None
    assert model.rowCount(model.index(0)) == 0

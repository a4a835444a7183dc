"""Boards in a row between which pieces pass, on a desk."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from tests.session.rows import a_row, square
from tests.table.desk import Desk


def row_desk(qtbot: QtBot, moves: str = "", focus: int | None = None) -> Desk:
    """Return a desk with three boards in a row after some moves, one of them in focus."""
    desk = Desk(qtbot, a_row(3, moves))
    if focus is not None:
        desk.key(str(focus))
    return desk


def at(desk: Desk, text: str) -> QPointF:
    """Return the scene point in the middle of a square."""
    return desk.scene.centre_of(square(text))

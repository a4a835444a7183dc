"""Pieces of the strip and of hands under a real mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.pieces import Piece
from tests.games.armies import shogis
from tests.session.play import pair
from tests.table.desk import Desk

TWO = "5/Ka4|5/4Kb a 1/2 - - 1 0 1 base=shogi strip=2Ga2 hand=a:PPR,b:S"


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    session = shogis.session_at(TWO)
    found = Desk(qtbot, session)
    assert session.pair == pair("AB"), "two half-boards are never apart"
    found.check()
    return found


def in_hand(desk: Desk, board: int, letter: str) -> QPointF:
    """Return the scene point over the piece of a kind on top in a pocket."""
    desk.settle()
    item = desk.scene.layer.held(PocketSource(board, letter))
    assert item is not None, f"there is no {letter} in the hand"
    return item.scenePos()


def test_a_piece_is_dragged_from_the_hand_to_any_square(desk: Desk) -> None:
    session = desk.session
    desk.drag(in_hand(desk, 0, "R"), desk.scene.centre_of(Square(STRIP, 4)))
    desk.check()
    assert session.position.pieces()[Square(STRIP, 4)] == Piece("R", 0)
    assert session.position.to_text().endswith("hand=a:PP,b:S")
    desk.drag(in_hand(desk, 1, "S"), desk.scene.centre_of(Square(0, 6)))
    desk.check("a drop of the other army")
    assert session.position.pieces()[Square(0, 6)] == Piece("S", 1)
    session.undo()
    session.undo()
    desk.check("both taken back")
    assert session.position.to_text() == TWO


def test_a_piece_is_dragged_off_the_strip(desk: Desk) -> None:
    desk.drag(desk.scene.centre_of(Square(STRIP, 2)), desk.scene.centre_of(Square(1, 7)))
    desk.check()
    assert desk.session.position.pieces()[Square(1, 7)] == Piece("G", 0)


def test_why_a_piece_is_not_dropped_is_said(desk: Desk) -> None:
    desk.drag(in_hand(desk, 0, "P"), desk.scene.centre_of(Square(1, 2)))
    desk.check()
    assert "cannot be dropped" in desk.message[-1]
    desk.drag(in_hand(desk, 1, "S"), desk.scene.centre_of(Square(0, 6)))
    assert desk.message[-1] == "It is P1’s turn."

"""Pieces of the strip and of hands under a real mouse."""

from __future__ import annotations

from unittest import mock

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QToolTip
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.piece_layer import DAB
from tests.games.armies import shogis
from tests.session.play import a_session, pair
from tests.table.desk import Desk
from tests.table.pixels import colours

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


def test_the_piece_taken_up_from_the_hand_is_marked(desk: Desk) -> None:
    pocket = desk.board("A").pocket
    assert pocket is not None
    for letter in "RP":
        desk.click(in_hand(desk, 0, letter))
        desk.settle()
        held = desk.scene.layer.held(PocketSource(0, letter))
        assert held is not None
        assert pocket.taken == held.rest, letter
    desk.escape()
    desk.settle()
    assert pocket.taken is None


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


# Painted over

TAKES = "5/Ka3Ra|5/RbKb3 a 1/2 - - 1 0 1 base=shogi strip=5"


def paints(desk: Desk, item: PieceItem) -> set[str]:
    """Return in which of the two players' paints a piece is seen."""
    found = colours(item.pixmap().toImage())
    return {paint for paint in desk.session.match.colours if found[paint] > 40}


def take(desk: Desk) -> PieceItem:
    """Capture a Rook; return its item."""
    rook = desk.scene.pieces[Square(1, 0)]
    assert desk.session.propose(shogis.GAME.parse_action("AB:e1e5")) is None
    desk.scene.refresh_now()
    return rook


def test_a_captured_piece_is_painted_over_on_its_way_to_the_hand(qtbot: QtBot) -> None:
    desk = Desk(qtbot, shogis.session_at(TAKES), moving=True)
    mine, theirs = desk.session.match.colours
    rook = take(desk)
    assert rook is desk.scene.layer.held(PocketSource(0, "R")), "it is the same piece"
    assert paints(desk, rook) == {theirs}
    assert desk.motion.moves((DAB, rook))
    assert rook.opacity() == 1.0, "it is seen while it is painted"
    rook.show_dab(rook.pixmap(), 0.4)
    assert paints(desk, rook) == {mine, theirs}
    desk.motion.finish_all()
    assert paints(desk, rook) == {mine}
    assert rook.opacity() < 1.0, "it is of no use while the other army is to move"
    desk.check()
    desk.session.undo()
    desk.motion.finish_all()
    desk.check("taken back")


def test_with_reduced_motion_it_has_its_paint_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, shogis.session_at(TAKES))
    rook = take(desk)
    assert not desk.motion.busy
    assert paints(desk, rook) == {desk.session.match.colours[0]}
    desk.check()


# Which way pieces look


def turned(desk: Desk, square: Square) -> bool:
    """Return whether a wedge points down: it is wider in its upper part than in its lower."""
    image = desk.scene.pieces[square].pixmap().toImage()
    size = image.width()
    wide = [
        sum(image.pixelColor(x, round(size * part)).alpha() > 127 for x in range(size))
        for part in (0.12, 0.68)
    ]
    return wide[0] > wide[1]


def test_wedges_point_away_from_their_owner(desk: Desk) -> None:
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [False, True]
    assert not turned(desk, Square(STRIP, 2)), "on the strip it looks away from home"
    desk.drag(desk.scene.centre_of(Square(STRIP, 2)), desk.scene.centre_of(Square(1, 7)))
    desk.settle()
    assert not turned(desk, Square(1, 7)), "towards the back rank of the other half-board"


def test_wedges_are_turned_with_the_view(desk: Desk) -> None:
    desk.scene.set_camera(180)
    desk.scene.refresh_now()
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [True, False]


# How pieces move


def test_a_tool_tip_draws_how_a_piece_moves(desk: Desk) -> None:
    tip = desk.tip(desk.scene.centre_of(Square(STRIP, 2)))
    assert "<b>Gold</b>" in tip
    assert "one square straight in any direction or diagonally forward" in tip
    assert 'src="data:image/png;base64,' in tip
    assert "Pawn" in desk.tip(in_hand(desk, 0, "P"))
    assert desk.tip(desk.scene.centre_of(Square(STRIP, 0))) == ""


def asked(desk: Desk) -> tuple[str, str]:
    """Return the tip and the words that come when the key is pressed; empty for none."""
    heard: list[str] = []
    desk.scene.explained.connect(heard.append)
    with mock.patch.object(QToolTip, "showText") as shown:
        desk.key("?")
    desk.scene.explained.disconnect(heard.append)
    return (str(shown.call_args.args[1]), heard[0]) if heard else ("", "")


def test_a_key_asks_how_the_piece_at_the_cursor_moves(desk: Desk) -> None:
    desk.scene.keyboard.go(Square(STRIP, 2))
    tip, words = asked(desk)
    assert "<b>Gold</b>" in tip
    assert words == (
        "Moves and captures one square straight in any direction or diagonally forward."
    )
    desk.scene.keyboard.go(Square(STRIP, 0))
    assert asked(desk) == ("", ""), "nothing stands there"


def test_without_a_cursor_it_is_the_piece_under_the_mouse(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    desk.move(desk.square("Ag1"))
    tip, words = asked(desk)
    assert "<b>Knight</b>" in tip
    assert words == "Moves and captures 2 squares straight and 1 aside."
    assert desk.tip(desk.square("Ag1")) == "", "pieces of chess need no tip"

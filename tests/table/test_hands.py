"""Pieces of hands: how they are painted over, which way they look, and how they move."""

from __future__ import annotations

from unittest import mock

import pytest
from PySide6.QtCore import QPointF, Qt
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
TAKES = "5/Ka3Ra|5/RbKb3 a 1/2 - - 1 0 1 base=shogi strip=5"
GOLD = "Moves and captures one square straight in any direction or diagonally forward."


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


def test_a_piece_is_dragged_from_hand_or_strip_to_any_square_or_told_why_not(desk: Desk) -> None:
    session, centre_of = desk.session, desk.scene.centre_of
    desk.drag(in_hand(desk, 0, "P"), centre_of(Square(1, 2)))
    assert "cannot be dropped" in desk.message[-1]
    desk.drag(in_hand(desk, 1, "S"), centre_of(Square(0, 6)))
    assert desk.message[-1] == "It is P1’s turn."
    pocket = desk.board("A").pocket
    assert pocket is not None
    for letter in "RP":
        desk.click(in_hand(desk, 0, letter))
        desk.settle()
        held = desk.scene.layer.held(PocketSource(0, letter))
        assert held is not None
        assert pocket.taken == held.rest, "it is marked"
    desk.escape()
    desk.settle()
    assert pocket.taken is None
    for army, letter, target in ((0, "R", Square(STRIP, 4)), (1, "S", Square(0, 6))):
        desk.drag(in_hand(desk, army, letter), centre_of(target))
        desk.check(f"a drop of army {army}")
        assert session.position.pieces()[target] == Piece(letter, army)
    assert session.position.to_text().endswith("hand=a:PP")
    session.undo(2)
    desk.check("both taken back")
    assert session.position.to_text() == TWO
    desk.drag(centre_of(Square(STRIP, 2)), centre_of(Square(1, 7)))
    desk.check()
    assert session.position.pieces()[Square(1, 7)] == Piece("G", 0)


def paints(desk: Desk, item: PieceItem) -> set[str]:
    """Return in which of the two players' paints a piece is seen."""
    found = colours(item.pixmap().toImage())
    return {paint for paint in desk.session.match.colours if found[paint] > 40}


@pytest.mark.parametrize("moving", [True, False])
def test_a_captured_piece_is_painted_over_on_its_way_to_the_hand(
    qtbot: QtBot, moving: bool
) -> None:
    desk = Desk(qtbot, shogis.session_at(TAKES), moving)
    mine, theirs = desk.session.match.colours
    rook = desk.scene.pieces[Square(1, 0)]
    assert desk.session.propose(shogis.GAME.parse_action("AB:e1e5")) is None
    desk.scene.refresh_now()
    assert rook is desk.scene.layer.held(PocketSource(0, "R")), "it is the same piece"
    assert desk.motion.moves((DAB, rook)) is moving
    if moving:
        assert paints(desk, rook) == {theirs}
        assert rook.opacity() == 1.0, "it is seen while it is painted"
        rook.show_dab(rook.pixmap(), 0.4)
        assert paints(desk, rook) == {mine, theirs}
        desk.rest()
    assert paints(desk, rook) == {mine}
    assert rook.opacity() < 1.0, "it is of no use while the other army is to move"
    desk.check()
    desk.session.undo()
    desk.check("taken back")


def turned(desk: Desk, square: Square) -> bool:
    """Return whether a wedge points down: it is wider in its upper part than in its lower."""
    image = desk.scene.pieces[square].pixmap().toImage()
    size = image.width()
    upper, lower = (
        sum(image.pixelColor(x, round(size * part)).alpha() > 127 for x in range(size))
        for part in (0.12, 0.68)
    )
    return upper > lower


def test_wedges_point_away_from_their_owner_however_the_view_is_turned(desk: Desk) -> None:
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [False, True]
    assert not turned(desk, Square(STRIP, 2)), "on the strip it looks away from home"
    desk.drag(desk.scene.centre_of(Square(STRIP, 2)), desk.scene.centre_of(Square(1, 7)))
    desk.settle()
    assert not turned(desk, Square(1, 7)), "towards the back rank of the other half-board"
    desk.scene.set_camera(180)
    desk.scene.refresh_now()
    assert [turned(desk, Square(0, 0)), turned(desk, Square(1, 4))] == [True, False]


def asked(desk: Desk) -> tuple[str, str]:
    """Return the tip and the words that come when the key is pressed; empty for none."""
    heard: list[str] = []
    desk.scene.explained.connect(heard.append)
    with mock.patch.object(QToolTip, "showText") as shown:
        desk.key("?")
    desk.scene.explained.disconnect(heard.append)
    return (str(shown.call_args.args[1]), heard[0]) if heard else ("", "")


def test_how_a_piece_moves_is_drawn_and_said_where_it_is_asked_for(desk: Desk) -> None:
    tip = desk.tip(desk.scene.centre_of(Square(STRIP, 2)))
    for part in ("<b>Gold</b>", GOLD.split("captures ")[1], 'src="data:image/png;base64,'):
        assert part in tip
    assert "Pawn" in desk.tip(in_hand(desk, 0, "P"))
    assert desk.tip(desk.scene.centre_of(Square(STRIP, 0))) == ""
    desk.scene.keyboard.go(Square(STRIP, 2))
    tip, words = asked(desk)
    assert "<b>Gold</b>" in tip
    assert words == GOLD
    desk.scene.keyboard.go(Square(STRIP, 0))
    assert asked(desk) == ("", ""), "nothing stands there"


def test_without_a_cursor_it_is_the_piece_under_the_mouse(qtbot: QtBot) -> None:
    chess = Desk(qtbot, a_session(2))
    chess.move(chess.square("Ag1"))
    tip, words = asked(chess)
    assert "<b>Knight</b>" in tip
    assert words == "Moves and captures 2 squares straight and 1 aside."
    assert chess.tip(chess.square("Ag1")) == "", "pieces of chess need no tip"


def test_the_cursor_walks_over_the_strip(desk: Desk) -> None:
    desk.scene.keyboard.go(Square(0, 5))
    walked = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        desk.bot.keyClick(desk.view, key)
        walked.append(desk.scene.keyboard.square)
    assert walked == [Square(STRIP, 0), Square(1, 9), Square(STRIP, 0), Square(0, 5)]
    reached = set()
    for _ in range(3):
        desk.bot.keyClick(desk.view, Qt.Key.Key_Tab)
        assert desk.scene.keyboard.square is not None
        reached.add(desk.scene.keyboard.square.board)
    assert reached == {0, 1, STRIP}

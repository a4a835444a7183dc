"""Half-boards that leave the table with the games lost on them, and come back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.session.view import Mark
from cfanp_gui.table.layers.board_items import PieceItem
from tests.table.ring import MATE, RingDesk, a_ring, place, play


@pytest.mark.parametrize("moving", [False, True])
def test_a_mate_removes_a_board_and_closes_the_ring(qtbot: QtBot, moving: bool) -> None:
    desk = RingDesk(qtbot, a_ring(), moving)
    play(desk.boards, MATE)
    desk.motion.finish_all()
    before = desk.scene.poses()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    desk.settle()
    lower = desk.scene.boards[0]
    if moving:
        assert lower.isVisible(), "the mate is seen for a while"
        assert lower not in desk.scene.present
        mated = [square for square, marks in lower.below.marks.items() if Mark.MATE in marks]
        assert mated == [4]
        assert desk.scene.boards[2].pose == before[2], "the others wait until it is gone"
        assert desk.scene.hit(desk.at("1h4")).source is None, "nothing can be taken there"
    desk.check_table()
    assert not lower.isVisible()
    desk.settle()
    assert [plate.text.title for plate in (desk.scene.boards[n].plate for n in (2, 3, 4, 5))] == [
        "Ben", "Clara", "Clara", "Ben",
    ]  # fmt: skip
    assert desk.tray(3, 1) == ["P2"], "Ben brings his pieces to the seat he takes"
    assert desk.scene.poses().keys() == {2, 3, 4, 5}
    assert desk.scene.poses() != {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    desk.check_table()
    assert desk.scene.poses() == before
    assert lower.opacity() == 1.0
    desk.session.redo()
    desk.session.go_to(0)
    desk.check_table()


def test_an_undo_while_a_board_leaves_brings_it_back(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(), moving=True)
    play(desk.boards, MATE)
    desk.motion.finish_all()
    desk.drag(desk.at("1d8"), desk.at("1h4"))
    qtbot.wait(60)
    desk.session.undo()
    desk.check_table()
    pieces = [item for item in desk.scene.items() if isinstance(item, PieceItem)]
    trays = sum(map(len, desk.scene.layer.trays.values()))
    assert len(pieces) == len(desk.scene.pieces) + trays


def test_boards_laid_by_hand_stay_where_they_are_when_one_leaves(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    start = desk.grip("C")
    desk.drag(start, start + desk.away("C", 1.5))
    play(desk.boards, MATE)
    before = desk.scene.poses()
    play(desk.boards, "1:d8h4")
    after = desk.scene.poses()
    assert after == {board: before[board] for board in (2, 3, 4, 5)}
    desk.session.undo()
    assert desk.scene.poses() == before
    desk.check_table()


def test_the_cursor_leaves_with_its_board(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring())
    play(desk.boards, MATE)
    desk.scene.keyboard.go(place("1e4"))
    play(desk.boards, "1:d8h4")
    assert desk.scene.keyboard.square is None
    desk.key("n")
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.keyboard.square is not None
    assert desk.scene.keyboard.square.board in desk.scene.homes

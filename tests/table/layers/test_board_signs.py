"""Signs on boards: those that would give check, and those that are to be looked at."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layers.board_signs import BoardSigns, CheckSignItem
from cfanp_gui.table.layers.candidates import BoardOutline
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session
from tests.table.desk import Desk


def signs(desk: Desk) -> list[CheckSignItem]:
    """Return the signs that can be seen."""
    return [one for one in desk.scene.items() if isinstance(one, CheckSignItem)]


def test_they_lie_on_the_boards_named_and_on_no_others(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    found = BoardSigns(desk.scene.boards, CheckSignItem)
    found.show({1, 3}, LIGHT)
    assert found.boards == {1, 3}
    assert {one.parentItem() for one in signs(desk)} == {desk.board("B"), desk.board("D")}
    found.show({3}, LIGHT)
    assert [one.parentItem() for one in signs(desk)] == [desk.board("D")]
    found.show((), LIGHT)
    assert not signs(desk)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_it_is_seen_on_the_frame(qtbot: QtBot, theme: object) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.scene.set_theme(theme)  # type: ignore[arg-type]
    desk.settle()
    before = desk.view.grab().toImage()
    BoardSigns(desk.scene.boards, CheckSignItem).show({1}, theme)  # type: ignore[arg-type]
    (sign,) = signs(desk)
    desk.settle()
    after = desk.view.grab().toImage()
    middle = desk.pixel(sign.mapToScene(sign.rect().center()))
    around = [(middle.x() + x, middle.y() + y) for x in range(-8, 9) for y in range(-8, 9)]
    tint = QColor(theme.check.rgb())  # type: ignore[attr-defined]
    changed = [at for at in around if before.pixelColor(*at) != after.pixelColor(*at)]
    assert len(changed) > 60
    assert any(after.pixelColor(*at) == tint for at in around)


def test_it_goes_with_its_board(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    BoardSigns(desk.scene.boards, CheckSignItem).show({0}, LIGHT)
    (sign,) = signs(desk)
    before = sign.scenePos()
    desk.push("A", "B")
    assert sign.scenePos() != before
    desk.move_piece("Ae2", "Ae4")
    desk.check()


def test_boards_that_are_to_be_looked_at_are_outlined(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    lights = BoardSigns(desk.scene.boards)
    for wanted, theme in (((1, 3), LIGHT), ((3, 0, 9), DARK), ((), DARK)):
        lights.show(wanted, theme)
        on_table = {board for board in wanted if board in desk.scene.boards}
        assert lights.boards == on_table
        outlines = [one for one in desk.scene.items() if isinstance(one, BoardOutline)]
        assert {one.parentItem().board for one in outlines} == on_table  # type: ignore[attr-defined]
        assert len(outlines) == len(on_table)
    lights.show((0, 1), LIGHT)
    desk.push("A", "B")  # the mouse passes an outline
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1

"""The board that would receive a piece is lit, and a badge says what that would use."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from tests.session.rows import AT_THE_SEAM, TO_BE_PULLED, a_row, square
from tests.table.access.listener import Listener, name
from tests.table.desk import Desk
from tests.table.row import at, row_desk

BOTH = "uses Anna's and Clara's turn"
ONE = "uses Clara's turn · Anna must agree"


def lit(desk: Desk) -> list[int]:
    """Return the boards that are lit because they would receive a piece."""
    desk.settle()
    return [item.board for item in desk.scene.present if item.receives_sign.isVisible()]


def badge(desk: Desk) -> str:
    """Return what the badge at the target says; empty while there is none."""
    shown = desk.scene.interaction.crossing.badge
    return shown.text if shown.isVisible() else ""


@pytest.mark.parametrize(("moves", "words"), [(AT_THE_SEAM, BOTH), (TO_BE_PULLED, ONE)])
def test_a_piece_dragged_over_another_board(qtbot: QtBot, moves: str, words: str) -> None:
    desk = row_desk(qtbot, moves, focus=1)
    desk.press(at(desk, "1:n7"))
    desk.move(at(desk, "1:n6"))
    assert (lit(desk), badge(desk)) == ([], ""), "on its own board"
    desk.move(at(desk, "2:a8"))
    assert (lit(desk), badge(desk)) == ([], ""), "it cannot go there"
    desk.move(at(desk, "2:a7"))
    assert (lit(desk), badge(desk)) == ([1], words)
    assert desk.view.sentence == f"To board 2: {words}."
    desk.move(at(desk, "1:n7"))
    assert (lit(desk), badge(desk), desk.view.sentence) == ([], "", "")
    desk.move(at(desk, "2:a7"))
    desk.release(at(desk, "2:a7"))
    assert (lit(desk), badge(desk)) == ([], ""), "it has gone there, or is asked for"
    assert (desk.scene.chooser is None) == (words == BOTH)


def test_a_piece_picked_up_by_a_click(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM)
    desk.click(at(desk, "1:n7"))
    desk.move(at(desk, "2:a7"))
    assert (lit(desk), badge(desk)) == ([1], BOTH)
    desk.escape()
    assert (lit(desk), badge(desk)) == ([], "")
    desk.click(at(desk, "1:n7"))
    desk.move(at(desk, "2:a7"))
    desk.click(at(desk, "2:a7"))
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:n7>2:a7"
    assert (lit(desk), badge(desk)) == ([], "")


def test_the_cursor_of_the_keyboard(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, TO_BE_PULLED)
    before = desk.session.position
    desk.scene.keyboard.go(square("1:n7"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Right):
        desk.bot.keyClick(desk.view, key)
    assert (lit(desk), badge(desk)) == ([1], ONE)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.chooser is not None
    assert desk.scene.chooser.title.startswith("Anna, Clara wants to fetch your pawn")
    desk.key("n")
    assert desk.session.position is before
    assert desk.message[-1] == "Anna does not agree. Nothing has been moved."
    desk.check()


def test_an_assistive_tool_hears_what_a_square_needs(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_row(3, TO_BE_PULLED))
    listener.press("board 1, n7")
    heard = name(listener.named("board 2, a7"))
    assert heard.endswith("can be reached, uses Clara's turn, Anna must agree")


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_edge_that_is_crossed_is_lit_in_the_accent(qtbot: QtBot, theme: Theme) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    desk.scene.set_theme(theme)
    desk.press(at(desk, "1:n7"))
    desk.move(at(desk, "1:n6"))
    desk.move(at(desk, "2:a7"))
    desk.settle()
    image = desk.view.grab().toImage()
    spot = at(desk, "2:a2") + QPointF(-SQUARE / 2 + 4, 0)
    assert image.pixelColor(desk.pixel(spot)) == theme.accent


def test_the_badge_is_in_the_view_at_its_edge(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, AT_THE_SEAM, focus=1)
    desk.view.resize(500, 700)
    desk.settle()
    desk.view.centerOn(at(desk, "1:k7"))
    desk.click(at(desk, "1:n7"))
    desk.move(at(desk, "2:a7"))
    shown = desk.scene.interaction.crossing.badge
    assert badge(desk) == BOTH
    rect = shown.boundingRect().translated(QPointF(desk.pixel(shown.pos())))
    assert desk.view.viewport().rect().contains(rect.toRect())

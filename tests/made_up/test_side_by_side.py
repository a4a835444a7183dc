"""Boards between which pieces pass: shown one by one, with open seams, and crossed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.game import Game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark, start_square
from cfanp_gui.table.layout.geometry import Layout
from tests.made_up.test_at_the_table import at, square
from tests.made_up.test_without_a_window import new_session, play
from tests.record.pictures import svg
from tests.table.access.listener import Listener, name
from tests.table.desk import Desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def session(odd: Game) -> GameSession:
    """A session of the made-up game."""
    return new_session(odd)


@pytest.fixture
def desk(qtbot: QtBot, session: GameSession) -> Desk:
    """A table with the made-up game."""
    return Desk(qtbot, session)


def shows(desk: Desk, text: str) -> bool:
    """Return whether the middle of a square is in the view."""
    return desk.view.viewport().rect().contains(desk.pixel(at(desk, text)))


# One board alone


def test_a_row_of_boards_has_no_stage(desk: Desk) -> None:
    desk.scene.laying.set_layout(Layout.STAGE)
    assert desk.scene.arrangement.stage is None
    assert desk.scene.arrangement.wholes == ((0,), (1,))
    assert desk.scene.arrangement.group_of(1) == (0, 1), "they are carried together"


def test_a_digit_shows_one_board_with_the_edge_of_its_neighbour(desk: Desk) -> None:
    before = desk.view.scale_factor
    desk.key("1")
    assert desk.scene.focus.boards == (0,)
    assert desk.view.scale_factor > before
    assert all(shows(desk, text) for text in ("1:a1", "1:n5", "2:a1", "2:b5"))
    assert not shows(desk, "2:a26")
    desk.key("1")
    assert desk.scene.focus.boards is None
    assert desk.view.scale_factor == pytest.approx(before)


@pytest.mark.parametrize("key", ["0", "f"])
def test_all_boards_come_back(desk: Desk, key: str) -> None:
    before = desk.view.scale_factor
    desk.key("2")
    assert desk.scene.focus.boards == (1,)
    desk.key(key)
    assert desk.scene.focus.boards is None
    assert desk.view.scale_factor == pytest.approx(before)


def test_a_plate_and_a_double_click_show_one_board(desk: Desk) -> None:
    plate = desk.scene.boards[1].plates[Edge.NORTH]
    desk.click(plate.mapToScene(QPointF(0, 0)))
    assert desk.scene.focus.boards == (1,)
    desk.bot.mouseDClick(desk.view.viewport(), LEFT, pos=desk.pixel(at(desk, "1:n3")))
    assert desk.scene.focus.boards == (0,)
    desk.bot.mouseDClick(desk.view.viewport(), LEFT, pos=desk.pixel(at(desk, "1:n1")))
    assert desk.scene.focus.boards == (0,), "on the board that is shown it is a press"


def test_pages_and_the_cursor_go_from_board_to_board(desk: Desk) -> None:
    for focus in ((0,), (1,), (0,)):
        desk.bot.keyClick(desk.view, Qt.Key.Key_PageDown)
        assert desk.scene.focus.boards == focus
    desk.scene.keyboard.go(square("1:n3"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert desk.scene.keyboard.square == square("2:a3")
    assert desk.scene.focus.boards == (1,), "the view follows"
    desk.bot.keyClick(desk.view, Qt.Key.Key_Tab)
    assert desk.scene.keyboard.square is not None
    assert desk.scene.keyboard.square.board == 0


def test_the_cursor_begins_on_the_board_that_is_shown(session: GameSession) -> None:
    assert start_square(session, (1,)).board == 1


# Last moves


def marked(desk: Desk, mark: Mark) -> set[str]:
    """Return the squares that carry a mark."""
    desk.settle()
    return {
        f"{item.spec.label}:{item.spec.name(index)}"
        for item in desk.scene.present
        for layer in (item.below, item.above)
        for index, marks in layer.marks.items()
        if mark in marks
    }


def test_every_board_shows_its_own_last_move(desk: Desk) -> None:
    play(desk.session, "1:a1a2 2:b1b2 1:a5a4")
    assert marked(desk, Mark.LAST) == {"1:a5", "1:a4", "2:b1", "2:b2"}


def test_a_piece_that_comes_over_the_edge_is_the_last_move_of_both(desk: Desk) -> None:
    play(desk.session, "1:n1n2 1:a5a4 1:n2>2:a2")
    assert marked(desk, Mark.LAST) == {"1:n2", "2:a2"}
    play(desk.session, "2:a26a25")
    assert marked(desk, Mark.LAST) == {"1:n2", "2:a26", "2:a25"}


# Seams and roads


def test_a_picture_has_roads_and_slots(session: GameSession) -> None:
    text = svg(session.position)
    assert text.count('stroke-linecap="round"') == 2, "slots of one seam, dark round light"
    roads = [line for line in text.splitlines() if line.startswith('<path d="M') and "h60" in line]
    assert len(roads) == 1
    assert roads[0].count("h60") == 28, "above and below the third of five ranks"


# Crossing


def ready(desk: Desk, moves: str = "1:n1n2 1:a5a4") -> None:
    """Have a Z at the seam; by then both players of White are to move."""
    play(desk.session, moves)
    desk.settle()


def lit(desk: Desk) -> list[int]:
    """Return the boards that are lit because they would receive a piece."""
    desk.settle()
    return [item.board for item in desk.scene.present if item.receives_sign.isVisible()]


def badge(desk: Desk) -> str:
    """Return what the badge at the target says; empty while there is none."""
    shown = desk.scene.interaction.crossing.badge
    return shown.text if shown.isVisible() else ""


BOTH = "uses Anna's and Clara's turn · Clara must agree"


def test_a_piece_dragged_over_another_board_lights_it_and_says_what_it_uses(desk: Desk) -> None:
    ready(desk)
    desk.press(at(desk, "1:n2"))
    desk.move(at(desk, "1:n3"))
    assert (lit(desk), badge(desk)) == ([], ""), "on its own board"
    desk.move(at(desk, "2:a3"))
    assert (lit(desk), badge(desk)) == ([], ""), "it cannot go there"
    desk.move(at(desk, "2:a2"))
    assert (lit(desk), badge(desk)) == ([1], BOTH)
    assert desk.view.sentence == f"To board 2: {BOTH}."
    desk.move(at(desk, "1:n2"))
    assert (lit(desk), badge(desk), desk.view.sentence) == ([], "", "")
    desk.move(at(desk, "2:a2"))
    desk.release(at(desk, "2:a2"))
    assert (lit(desk), badge(desk)) == ([], ""), "the question says it now"
    assert desk.scene.chooser is not None


def test_so_does_the_keyboard_and_no_leaves_everything_as_it_was(desk: Desk) -> None:
    ready(desk)
    before = desk.session.position
    desk.scene.keyboard.go(square("1:n2"))
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    assert (lit(desk), badge(desk)) == ([1], BOTH)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    assert desk.scene.chooser is not None
    desk.key("n")
    assert desk.session.position is before
    assert desk.message[-1] == "Clara does not agree. Nothing has been moved."
    desk.check()
    desk.bot.keyClick(desk.view, Qt.Key.Key_Left)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Right)
    desk.bot.keyClick(desk.view, Qt.Key.Key_Return)
    desk.key("y")
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "1:n2>2:a2"
    assert lit(desk) == []


def test_a_move_typed_asks_as_well(desk: Desk) -> None:
    ready(desk)
    action = desk.session.game.parse_action("1:n2>2:a2")
    desk.scene.resolver.enter(action)
    chooser = desk.scene.chooser
    assert chooser is not None
    assert chooser.title.startswith("Clara, Anna wants to take the Zealot")
    chooser.take(0)
    assert desk.session.node.action == action


def test_an_assistive_tool_hears_what_a_square_needs(qtbot: QtBot, session: GameSession) -> None:
    listener = Listener(qtbot, session)
    play(session, "1:n1n2 1:a5a4")
    listener.press("board 1, n2")
    heard = name(listener.named("board 2, a2"))
    assert heard.endswith("can be reached, uses Anna's and Clara's turn, Clara must agree")


def test_a_picture_has_the_paint_of_both_players_on_a_frame(session: GameSession) -> None:
    text = svg(session.position, colours=("#010203", "#040506", "#070809", "#0a0b0c"))
    for near, far in (("#010203", "#040506"), ("#070809", "#0a0b0c")):
        assert f'fill="{near}" stroke=' in text
        assert f'z" fill="{far}"/>' in text

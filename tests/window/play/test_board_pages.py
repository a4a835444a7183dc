"""Turning from board to board."""

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.layers.plates import PlateFlash
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from cfanp_gui.window.play.board_pages import BoardPages
from tests.session.play import a_session
from tests.session.rings import STUCK, a_ring, ring_at


@pytest.fixture
def view(qtbot: QtBot) -> TableView:
    view = TableView()
    qtbot.addWidget(view)
    view.resize(900, 700)
    return view


def show(view: TableView, session: GameSession) -> TableScene:
    """Return a table in a view."""
    animator = Animator(view)
    animator.reduced = True
    table = TableScene(session, LIGHT, animator)
    view.show_table(table)
    return table


def both(board: int) -> set[int]:
    """Return the half-boards of a board."""
    return {half_board(board, 0), half_board(board, 1)}


def test_boards_are_turned_to_one_after_the_other_and_shown_all_after_zooming_too(
    view: TableView,
) -> None:
    pages = BoardPages(view)
    show(view, a_ring(3))
    pages.show(2)
    assert view.focus == both(2)
    pages.turn(1)
    assert view.focus == both(3)
    pages.turn(1)
    assert view.focus == both(1)
    pages.turn(-1)
    assert view.focus == both(3)
    pages.show_all()
    assert view.focus is None
    pages.show(1)
    pages.show(1)
    assert view.focus is None
    whole = view.scale_factor
    view.zoom(3)
    assert view.scale_factor > whole
    pages.show_all()
    assert view.scale_factor == pytest.approx(whole)


def test_a_board_looked_for_is_shown_alone_or_asks_who_must_choose(view: TableView) -> None:
    pages = BoardPages(view)
    show(view, a_ring(3))
    pages.find(half_board(2, 0))
    assert view.focus == both(2)
    table = show(view, ring_at(STUCK))
    assert table.interaction.resolver.chooser is not None
    table.interaction.resolver.chooser.cancel()
    pages.find(half_board(3, 0))
    assert (view.focus, table.interaction.resolver.chooser) == (both(3), None)
    pages.find(half_board(2, 0))
    assert table.interaction.resolver.chooser is not None
    assert len(table.interaction.resolver.chooser.offers) == 2
    pages = BoardPages(view)
    table = show(view, a_ring(3))
    pages.find(half_board(2, 0))
    assert view.focus == both(2)
    assert flashing(table) == []


def test_the_board_in_use_is_that_of_the_cursor_or_the_one_shown(view: TableView) -> None:
    pages = BoardPages(view)
    assert pages.board is None
    table = show(view, a_ring(3))
    assert pages.board is None
    pages.show(half_board(3, 0))
    assert pages.board == half_board(3, 0)
    table.interaction.keyboard.go(Square(half_board(2, 1), 5))
    assert pages.board == half_board(2, 1)


def test_elsewhere_nothing_is_done(view: TableView) -> None:
    pages = BoardPages(view)
    for _ in range(2):
        pages.show(1)
        pages.find(1)
        pages.turn(1)
        assert view.focus is None
        table = show(view, a_session(3))
        table.interaction.keyboard.go(Square(1, 5))
        assert pages.board is None


def flashing(table: TableScene) -> list[int]:
    """Return the boards whose name plates flash."""
    return [
        board for board, item in table.boards.items()
        if any(isinstance(child, PlateFlash) for child in item.plate.childItems())
    ]  # fmt: skip


def test_an_army_looked_for_is_brought_in_sight_and_flashes(view: TableView) -> None:
    pages = BoardPages(view)
    pages.find(0)
    table = show(view, a_session(8))
    table.animator.reduced = False
    view.show()
    still = view.transform(), view.mapToScene(0, 0)
    for board in (0, 7):
        pages.find(board)
    assert (view.transform(), view.mapToScene(0, 0)) == still, "all were in sight"
    table.animator.finish_all()
    view.zoom(6)
    plate = table.boards[5].plate
    view.centerOn(table.boards[0])
    pages.find(5)
    at = view.mapFromScene(plate.mapToScene(plate.plate_rect.center()))
    assert view.viewport().rect().contains(at)
    assert flashing(table) == [5]
    assert table.interaction.controls.chosen is None, "nothing is pushed by looking"
    table.animator.finish_all()
    assert flashing(table) == []
    view.close()

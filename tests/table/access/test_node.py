"""What the nodes of a table ask of the view's own interface, and what they have in common."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from cfanp_gui.table.access.node import FOCUS, PRESS, Root
from cfanp_gui.table.access.table_nodes import TableNode
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from tests.session.play import a_session
from tests.session.rings import STOCKED, ring_at
from tests.table.access.listener import Listener, do


def root_of(listener: Listener) -> Root:
    """Return the interface of the view."""
    table = listener.table
    assert isinstance(table, TableNode)
    return table


def test_boards_and_pockets_are_those_of_the_position(qtbot: QtBot) -> None:
    session = ring_at(STOCKED)
    root = root_of(Listener(qtbot, session))
    boards = {board.id: board for board in session.position.boards()}
    assert {board: root.spec(board) for board in boards} == boards
    assert root.pocket(min(boards)) == ["Q", "N"]
    assert root.spec(99) is None
    assert root.pocket(99) == []
    assert not root.has(99)


def test_boards_that_leave_the_table_are_there_no_more(qtbot: QtBot) -> None:
    listener = Listener(qtbot, ring_at(STOCKED))
    scene = listener.desk.scene
    root = root_of(listener)
    first = scene.session.position.boards()[0].id
    board = root.spec(first)
    scene.session.resign(1, board=1)
    assert not root.has(first)
    scene.session.undo()
    assert root.spec(first) == board


def test_where_nothing_is_held_beside_the_boards_there_are_no_pockets(qtbot: QtBot) -> None:
    root = root_of(Listener(qtbot, a_session(3)))
    assert [root.pocket(board) for board in range(3)] == [[], [], []]


def test_another_scene_is_described_anew(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    root = root_of(listener)
    first = root.describer
    assert first is not None
    assert root.describer is first
    listener.desk.view.show_table(TableScene(a_session(2), LIGHT, listener.desk.motion))
    assert root.describer is not first


def test_a_node_offers_only_what_can_be_done_with_it(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    board = listener.table.child(0)
    assert board.actionInterface().actionNames() == [PRESS]
    square = board.child(12)
    assert square.actionInterface().actionNames() == [PRESS, FOCUS]
    square.actionInterface().doAction("Jump")
    assert listener.desk.scene.keyboard.square is None
    do(square, FOCUS)
    assert listener.desk.scene.keyboard.square is not None
    square.setText(QAccessible.Text.Name, "mine")
    assert square.text(QAccessible.Text.Name) != "mine"


def test_a_pixel_of_the_screen_is_a_point_of_the_scene(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    view = listener.desk.view
    pixel = view.viewport().mapToGlobal(QPoint(40, 30))
    found = view.mapFromScene(root_of(listener).scene_point(pixel.x(), pixel.y()))
    assert found == QPoint(40, 30)


def test_what_a_mate_removes_is_asked_of_no_longer(qtbot: QtBot) -> None:
    session = ring_at(STOCKED)
    listener = Listener(qtbot, session)
    # The names of what is gone are empty, whatever a tool remembers.
    nodes = [node for node in listener.nodes() if node.role() == QAccessible.Role.Button]
    session.resign(2, board=2)
    gone = [node for node in nodes if not node.isValid()]
    assert len(gone) >= 64
    assert {node.text(QAccessible.Text.Name) for node in gone} == {""}

"""The nodes of a table, walked through Qt's own interfaces: where they lie, change and end.

What they are called and what is read aloud is in ``heard/*.txt``.
"""

import gc
import random
import subprocess
import sys

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QListWidget, QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import Look
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.access.table_nodes import TableNode
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.interaction.chooser import Chooser
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from tests import ROOT
from tests.session import halves
from tests.session.play import a_session, play, session_at, square_named, wander
from tests.session.rings import FOOLS_MATE, STOCKED, a_ring, act, ring_at
from tests.slow import examples
from tests.table.access.listener import Listener, Role, Text, do, name

NEARLY = "8/8/8/6Ka1|8/8/1Pa6/7Kb a 1/2 -/- - 1 0 40"
"""Two armies; the pawn of army A on half-board B promotes with its next step."""


def root_of(listener: Listener) -> TableNode:
    """Return the interface of the view."""
    table = listener.table
    assert isinstance(table, TableNode)
    return table


def gone(*nodes: QAccessibleInterface) -> bool:
    """Return True if nodes no longer exist, by every question a tool may ask."""
    for node in nodes:
        if node.isValid() or name(node) or not node.rect().isEmpty() or not node.state().invalid:
            return False
        actions = node.actionInterface()
        if actions is not None and "Press" in actions.actionNames():
            do(node, "Press")
    return True


@pytest.mark.parametrize(
    ("session", "count", "board", "names"),
    [
        (a_session(3), 3, 1, ["half-board B, a1, rook of army B, Ben",
                              "half-board B, d1, king of army B, Ben",
                              "half-board B, a2, pawn of army B, Ben",
                              "half-board B, h4, empty"]),
        (a_ring(3), 6, 1, ["board 1, h8, Black rook of set 1, Ben",
                           "board 1, e8, Black king of set 1, Ben",
                           "board 1, h7, Black pawn of set 1, Ben",
                           "board 1, a5, empty"]),
    ],
    ids=["half-boards", "ring"],
)  # fmt: skip
def test_the_table_holds_boards_and_they_hold_squares_seen_from_their_owners(
    qtbot: QtBot, session: GameSession, count: int, board: int, names: list[str]
) -> None:
    table = Listener(qtbot, session).table
    assert (table.role(), name(table), table.childCount()) == (Role.Grouping, "table", count)
    assert table.child(count) is table.child(-1) is None
    half = table.child(board)
    assert half.parent() == table
    assert table.indexOfChild(half) == board
    squares = [half.child(index) for index in range(half.childCount())]
    assert [name(squares[index]) for index in (0, 3, 8, 31)] == names
    assert len({name(square) for square in squares}) == 32
    for index, square in enumerate(squares):
        assert square.parent() == half
        assert half.indexOfChild(square) == index
        assert (square.role(), square.childCount()) == (Role.Button, 0)
        assert square.text(Text.Description) == ""


def test_boards_of_any_size_have_a_node_for_every_square(qtbot: QtBot) -> None:
    start = halves.position(14, 5, 2, 1, Look.PLAIN)
    listener = Listener(qtbot, halves.a_session(start))
    boards = [listener.table.child(index) for index in range(3)]
    assert [board.childCount() for board in boards] == [70, 70, 14]
    last = boards[0].child(69)
    assert "n5" in name(last)
    view = listener.desk.view
    centre = listener.desk.scene.boards[0].mapToScene(QPointF(6.5, -2) * SQUARE)
    pixel = view.viewport().mapToGlobal(view.mapFromScene(centre))
    assert (last.rect().center() - pixel).manhattanLength() <= 2
    assert listener.table.childAt(pixel.x(), pixel.y()) == boards[0]
    assert boards[0].childAt(pixel.x(), pixel.y()) == last


def test_nodes_lie_on_the_screen_where_they_are_drawn(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    desk, table = listener.desk, listener.table
    desk.push("B", "A")

    def check(node: QAccessibleInterface, at: QPointF) -> None:
        pixel = desk.view.viewport().mapToGlobal(desk.pixel(at))
        assert (node.rect().center() - pixel).manhattanLength() <= 2
        assert node.rect().width() > 10
        assert node.parent().rect().contains(node.rect())
        assert table.childAt(pixel.x(), pixel.y()) == node.parent()
        assert node.parent().childAt(pixel.x(), pixel.y()) == node
        assert not node.state().offscreen

    for where in ("Ae2", "Bd2", "Ch4", "Ba1"):
        check(listener.named(f"half-board {where[0]}, {where[1:]}"), desk.square(where))
    plate = desk.view.viewport().mapToGlobal(desk.pixel(desk.plate("C")))
    half = table.childAt(plate.x(), plate.y())
    assert half == listener.named("half-board C, home of army C")
    assert half.childAt(plate.x(), plate.y()) is None
    corner = desk.view.viewport().mapToGlobal(QPoint(1, 1))
    assert table.childAt(corner.x(), corner.y()) is None
    pixel = desk.view.viewport().mapToGlobal(QPoint(40, 30))
    found = desk.view.mapFromScene(root_of(listener).scene_point(pixel.x(), pixel.y()))
    assert found == QPoint(40, 30)
    desk.view.zoom(5.0, desk.pixel(desk.square("Ae2")))
    assert listener.named("half-board C, h1").state().offscreen
    listener = Listener(qtbot, ring_at(STOCKED))
    desk, table = listener.desk, listener.table
    desk.settle()
    half = table.child(0)
    for index, letter in enumerate(root_of(listener).pocket(half_board(1, 0)), start=32):
        item = desk.scene.layer.held(PocketSource(half_board(1, 0), letter))
        assert item is not None
        check(half.child(index), item.scenePos())
        assert half.child(index).role() == Role.Button
        assert half.indexOfChild(half.child(index)) == index


def test_boards_and_pockets_are_those_of_the_position_and_come_back_by_undo(qtbot: QtBot) -> None:
    session = ring_at(STOCKED)
    listener = Listener(qtbot, session)
    root = root_of(listener)
    boards = {board.id: board for board in session.position.boards()}
    assert {board: root.spec(board) for board in boards} == boards
    assert root.pocket(min(boards)) == ["Q", "N"]
    assert (root.spec(99), root.pocket(99)) == (None, [])
    before = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    half = root.child(0)
    lost = [half, *(half.child(index) for index in range(half.childCount()))]
    stays = root.child(2)
    session.resign(1, board=1)
    assert root.childCount() == 4
    assert gone(*lost)
    assert (half.childCount(), root.indexOfChild(half), root.indexOfChild(stays)) == (0, -1, 0)
    assert listener.desk.message == []
    session.undo()
    assert {name(node): QAccessible.uniqueId(node) for node in listener.nodes()} == before
    assert (root.child(0), half.child(4)) == (half, lost[5])
    assert [root_of(Listener(qtbot, a_session(3))).pocket(board) for board in range(3)] == [[]] * 3


def test_what_is_called_otherwise_is_notified_and_stays_the_same_node(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    table = root_of(listener)

    def changed(table: TableNode = table) -> set[str]:
        events = list(table.changes())
        return {f"{name(event.accessibleInterface())}: {event.type().name}" for event in events}

    assert changed() == set(), "nobody has asked for anything yet"
    before = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    table.text(Text.Description)
    assert changed() == set()
    play(session, "AB:e4")
    notified = changed()
    after = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    assert set(after.values()) == set(before.values()), "whatever stands on a square"
    squares = {name(table.child(board).child(index)) for board in (0, 1) for index in range(32)}
    assert "e2, empty" in squares
    assert notified == {
        "table: DescriptionChanged",
        "half-board A, home of army A, Anna, pushed together with B: NameChanged",
        "half-board B, home of army B, Ben, to move, pushed together with A: NameChanged",
        *(f"{square}: NameChanged" for square in squares),
    }
    session.undo()
    changed()
    table.text(Text.Description)
    assert changed() == set()
    ring = a_ring()
    listener = Listener(qtbot, ring)
    table = root_of(listener)
    for moves, wanted in (("1:e2e4 1:d7d5 1:e4d5", "board 3, Black’s half, Anna"),
                          (FOOLS_MATE, "table")):  # fmt: skip
        ring.go_to(0)
        list(listener.nodes())
        changed(table)
        act(ring, moves)
        orders = {one for one in changed(table) if one.endswith("ObjectReorder")}
        assert orders == {f"{wanted}: ObjectReorder"}


def test_the_focus_is_where_the_keyboard_is(qtbot: QtBot) -> None:
    listener = Listener(qtbot, session_at(NEARLY))
    view, scene, table = listener.desk.view, listener.desk.scene, listener.table
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert table.focusChild() is None
    square = listener.named("half-board B, e2")
    actions = square.actionInterface()
    assert actions.actionNames() == ["Press", "SetFocus"]
    assert table.child(0).actionInterface().actionNames() == ["Press"]
    actions.doAction("Jump")
    assert scene.interaction.keyboard.square is None
    do(square, "SetFocus")
    assert scene.interaction.keyboard.square == square_named("Be2")
    assert square.state().focusable
    assert square.state().focused
    assert table.focusChild() == square
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert table.focusChild() not in (None, square)
    assert not square.state().focused
    listener.move("half-board B, b2", "half-board B, b1")
    question = table.child(2)
    answers = [question.child(index) for index in range(question.childCount())]
    assert question.role() == Role.Dialog
    assert scene.interaction.resolver.chooser is not None
    scene.interaction.resolver.chooser.point_at(1)
    assert table.focusChild() == answers[1]
    assert [answer.state().focused for answer in answers] == [0, 1, 0, 0, 0]
    centre = answers[3].rect().center()
    assert table.childAt(centre.x(), centre.y()) == question
    assert question.childAt(centre.x(), centre.y()) == answers[3]
    do(answers[4], "Press")
    assert table.childCount() == 2
    assert gone(answers[3])


def test_answers_that_are_called_alike_are_told_apart_by_their_places(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    scene, heard = listener.desk.scene, list[str]()
    offers = [Offer(word[:3].strip("!"), None, lambda word=word: heard.append(word))
              for word in ("Yes", "No!", "No!!")]  # fmt: skip
    for index, expected in enumerate(("Yes", "No!", "No!!", "cancelled")):
        chooser = Chooser("Do you agree?", offers, lambda: heard.append("cancelled"), LIGHT)
        scene.interaction.resolver.open(chooser, QPointF(0, 0))
        assert listener.news() == "Do you agree? Yes, No, No."
        question = listener.named("Do you agree?")
        do(question.child(index), "Press")
        assert heard.pop() == expected
        assert not question.isValid()


def test_an_answer_that_is_a_board_lies_where_the_board_lies(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    listener.move("half-board A, e2", "half-board A, e4")
    question = listener.table.child(3)
    board, answer = listener.named("half-board B, home of army B"), question.child(0)
    assert answer.rect() == board.rect()
    assert question.child(2).rect().isEmpty()
    centre = board.rect().center()
    assert listener.table.childAt(centre.x(), centre.y()) == board, "boards are still found"
    do(question.child(2), "Press")
    assert listener.desk.scene.interaction.question is None
    listener.desk.check()


def test_the_hand_over_card_is_pressed_like_a_button(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    card, table = listener.desk.view.card, listener.table
    card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    node = listener.named("Ben, it is your turn")
    assert (node, node.parent(), node.role()) == (table.child(3), table, Role.Button)
    centre = node.rect().center()
    assert table.childAt(centre.x(), centre.y()) == node
    do(node, "SetFocus")
    assert table.childCount() == 4, "looking at it does not take it"
    with qtbot.waitSignal(card.taken):
        do(node, "Press")
    assert table.childCount() == 3
    card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    listener.press("half-board A, e2")
    assert card.isHidden(), "doing something at the table takes it"
    listener.desk.scene.message.emit("There is no piece here.")
    assert listener.named("There is no piece here.").role() == Role.StaticText


# How a table comes and goes


@pytest.mark.parametrize("later", [a_session(2), ring_at(STOCKED)], ids=["half-boards", "ring"])
def test_another_game_takes_the_place_of_the_first(qtbot: QtBot, later: GameSession) -> None:
    listener = Listener(qtbot, a_session(8))
    desk, root = listener.desk, root_of(listener)
    first, kept = listener.named("half-board H, h4"), listener.named("half-board B, h4")
    described = root.describer
    scene = TableScene(later, LIGHT, desk.animator)
    desk.view.show_table(scene)
    assert listener.news() == ""
    listener.access.follow(scene)
    assert listener.news().startswith("A table with ")
    assert root.describer is not described
    assert root.childCount() == len(later.position.boards())
    assert gone(first)
    assert kept.isValid(), "a half-board keeps its nodes by its number"
    refusal = later.propose(later.position.legal_actions(min(later.position.actors()))[0])
    assert refusal is None
    assert listener.news() != ""


def test_who_walks_the_list_of_moves_or_has_no_tool_hears_less(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    play(session, "AB:e4 AB:e5")
    listener.news()
    moves = QListWidget(listener.desk.view)
    listener.access.move_list = moves
    moves.show()
    moves.setFocus()
    qtbot.waitUntil(moves.hasFocus)
    session.undo()
    assert listener.news() == "Ben to move.", "the list says the rest"
    moves.hide()
    QAccessible.setActive(False)
    session.undo()
    listener.desk.scene.message.emit("No.")
    listener.desk.scene.interaction.keyboard.go(square_named("Be2"))
    assert listener.news() == "", "nobody listens"


def test_the_view_stands_among_the_other_widgets(qtbot: QtBot) -> None:
    # The desk shows its view before there is any access to it: what Qt made then gives way.
    listener = Listener(qtbot, a_session(2))
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(listener.desk.view)
    window.show()
    outer = QAccessible.queryAccessibleInterface(window)
    assert outer.indexOfChild(listener.table) >= 0
    assert listener.table.parent() == outer
    square = listener.named("half-board A, e1")
    assert square.window() == window.windowHandle()
    square.setText(Text.Name, "mine")
    assert name(square) != "mine"
    window.takeCentralWidget()


@pytest.mark.parametrize(
    ("session", "step"), [(a_session(3), wander), (a_ring(4), wander)], ids=["half-boards", "ring"]
)
def test_many_questions_while_a_game_is_played_and_rubbish_collected(
    qtbot: QtBot, session: GameSession, step: object
) -> None:
    listener = Listener(qtbot, session)
    chance = random.Random(5)
    for round_ in range(examples(30)):
        for _ in range(2):
            step(session, chance)  # type: ignore[operator]
        pockets = set()
        for node in listener.nodes():
            assert node.isValid()
            assert name(node)
            for ask in (node.rect, node.state, node.role, node.focusChild, node.relations):
                ask()
            assert node.parent().indexOfChild(node) >= 0 or node == listener.table
            assert node.textInterface() is node.tableCellInterface() is None
            if "pocket" in node.text(Text.Description) and node.childCount() == 0:
                pockets.add(name(node))
        held = getattr(session.position, "stockpiles", {})
        assert bool(pockets) == any(held.values())
        if round_ % 5 == 0:
            gc.collect()
            listener.desk.settle()


def test_when_the_view_goes_its_nodes_go_too(qtbot: QtBot) -> None:
    view = TableView()
    scene = TableScene(a_session(2), LIGHT, Animator())
    view.show_table(scene)
    TableAccess(view).follow(scene)
    table = QAccessible.queryAccessibleInterface(view)
    nodes = [table.child(1), table.child(0).child(12)]
    assert name(nodes[1]) == "e2, pawn of army A, Anna"
    known = [QAccessible.uniqueId(node) for node in nodes]
    assert None not in [QAccessible.accessibleInterface(one) for one in known]
    Shiboken.delete(view)
    gc.collect()
    assert [QAccessible.accessibleInterface(one) for one in known] == [None, None]
    assert not any(Shiboken.isValid(node) for node in nodes)


ALONE = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, play

application = QApplication([])
view = TableView()
access = TableAccess(view)
scene = TableScene(a_session(3), LIGHT, Animator(view))
view.show_table(scene)
access.follow(scene)
view.show()
play(scene.session, "AB:e4 BC:e4")
scene.message.emit("No.")
application.processEvents()
assert not QAccessible.isActive()
print("speaker" in vars(access))
QAccessible.setActive(True)
print(QAccessible.queryAccessibleInterface(view).childCount())
"""


def test_without_a_tool_nothing_is_made_or_put_into_words() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    # And the tool that comes later finds everything: three half-boards and the sentence shown.
    assert done.stdout.splitlines() == ["False", "4"]

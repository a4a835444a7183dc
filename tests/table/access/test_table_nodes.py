"""The table as a screen reader finds it, walked through Qt's own accessible interfaces."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from cfanp_gui.core.half_boards import FILE_NAMES
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.access.table_nodes import TableNode
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.interaction.chooser import Chooser
from cfanp_gui.table.interaction.question import Offer
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, play, session_at, square_named, wander
from tests.slow import examples
from tests.table.access.clocks import Time, timed
from tests.table.access.listener import Listener, Role, Text, do, name

NEARLY = "8/8/8/6Ka1|8/8/1Pa6/7Kb a 1/2 -/- - 1 0 40"
"""Two armies; the pawn of army a on half-board B promotes with its next step."""


def test_the_table_holds_half_boards_and_they_hold_squares(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    table = listener.table
    assert table.role() == Role.Grouping
    assert name(table) == "table"
    assert table.text(Text.Description) == "Anna to move"
    assert table.childCount() == 3
    assert [name(table.child(board)) for board in range(3)] == [
        "half-board A, home of army a, Anna, to move",
        "half-board B, home of army b, Ben",
        "half-board C, home of army c, Clara",
    ]
    for board, letter in enumerate("ABC"):
        half = table.child(board)
        assert half.parent() == table
        assert table.indexOfChild(half) == board
        assert half.childCount() == 32
        back = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"]
        if letter == "B":
            back = ["rook", "knight", "bishop", "king", "queen", "bishop", "knight", "rook"]
        who = ("Anna", "Ben", "Clara")[board]
        expected = [
            *(f"half-board {letter}, {f}1, {k} of army {letter.lower()}, {who}"
              for f, k in zip(FILE_NAMES, back, strict=True)),
            *(f"half-board {letter}, {f}2, pawn of army {letter.lower()}, {who}"
              for f in FILE_NAMES),
            *(f"half-board {letter}, {f}{r}, empty" for r in (3, 4) for f in FILE_NAMES),
        ]  # fmt: skip
        squares = [half.child(index) for index in range(32)]
        assert [name(square) for square in squares] == expected
        for index, square in enumerate(squares):
            assert square.parent() == half
            assert half.indexOfChild(square) == index
            assert square.role() == Role.Button
            assert square.childCount() == 0
    assert table.child(3) is None
    assert table.child(-1) is None


def test_the_view_stands_among_the_other_widgets(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    window = QMainWindow()
    qtbot.addWidget(window)
    window.setCentralWidget(listener.desk.view)
    window.show()
    outer = QAccessible.queryAccessibleInterface(window)
    assert outer.indexOfChild(listener.table) >= 0
    assert listener.table.parent() == outer
    assert listener.named("half-board A, e1").window() == window.windowHandle()
    window.takeCentralWidget()


def test_squares_lie_on_the_screen_where_they_are_drawn(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    desk = listener.desk
    desk.push("B", "A")
    for where in ("Ae2", "Bd2", "Ch4", "Ba1"):
        square = listener.named(f"half-board {where[0]}, {where[1:]}")
        pixel = desk.view.viewport().mapToGlobal(desk.pixel(desk.square(where)))
        assert (square.rect().center() - pixel).manhattanLength() <= 2
        assert square.rect().width() > 10
        assert square.parent().rect().contains(square.rect())
        half = listener.table.childAt(pixel.x(), pixel.y())
        assert half == square.parent()
        assert half.childAt(pixel.x(), pixel.y()) == square
        assert not square.state().offscreen
    plate = desk.view.viewport().mapToGlobal(desk.pixel(desk.plate("C")))
    half = listener.table.childAt(plate.x(), plate.y())
    assert half == listener.named("half-board C, home of army c")
    assert half.childAt(plate.x(), plate.y()) is None
    corner = desk.view.viewport().mapToGlobal(QPoint(1, 1))
    assert listener.table.childAt(corner.x(), corner.y()) is None
    desk.view.zoom(5.0, desk.pixel(desk.square("Ae2")))
    assert listener.named("half-board C, h1").state().offscreen


def test_a_piece_picked_up_says_so_and_its_targets_do(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    square = listener.named("half-board A, e2")
    assert square.state().selectable
    assert not square.state().selected
    do(square, "Press")
    assert square.state().selected
    assert name(square) == "half-board A, e2, pawn of army a, Anna, picked up"
    # A pawn may go on with any of the two others; nothing is pushed yet.
    assert name(listener.named("half-board A, e4")) == (
        "half-board A, e4, empty, can be reached on 2 pairs"
    )
    listener.desk.push("B", "A")
    do(square, "Press")
    assert name(listener.named("half-board A, e4")) == "e4, empty, can be reached"
    do(square, "Press")
    assert not square.state().selected
    assert name(listener.named("half-board A, e4")) == "e4, empty"


def test_captures_are_described_with_the_boards_to_push(qtbot: QtBot) -> None:
    listener = Listener(qtbot, session_at(
        "8/8/8/Ra6Ka|8/8/8/Kb6Rb|8/8/8/Rc6Kc a 1/2/3 -/-/- - 1 0 1"
    ))  # fmt: skip
    listener.press("half-board A, a1")
    assert name(listener.named("half-board B, h1")) == (
        "half-board B, h1, rook of army b, Ben, can be captured on half-boards A and B"
    )
    assert name(listener.named("half-board B, h4")).endswith(
        "empty, can be reached on half-boards A and B"
    )
    listener.desk.push("B", "A")
    listener.press("half-board A, a1")
    assert name(listener.named("half-board B, h1")).endswith("Ben, can be captured")


def test_half_boards_say_how_they_stand(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    listener.press("half-board C, home of army c")
    assert name(listener.table.child(2)) == (
        "half-board C, home of army c, Clara, chosen to be pushed"
    )
    assert listener.table.child(2).state().selected
    listener.press("half-board A, home of army a")
    assert session.pair == (0, 2)
    assert name(listener.table.child(0)) == (
        "half-board A, home of army a, Anna, to move, pushed together with C"
    )
    assert name(listener.table.child(2)) == (
        "half-board C, home of army c, Clara, pushed together with A"
    )
    # The squares of the pair are called as its frame names them.
    assert name(listener.named("half-board C, e2")) == "d7, pawn of army c, Clara"
    assert listener.named("d7").text(Text.Description) == "half-board C, e2"
    assert listener.named("half-board B, e2").text(Text.Description) == ""


def test_captured_and_dead_armies_are_described(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    assert session.propose(session.position.transfer(1, 1)) is None
    assert name(listener.table.child(1)) == (
        "half-board B, home of army b, handed over to Anna by Ben"
    )
    assert name(listener.named("half-board B, e2")) == "half-board B, e2, pawn of army b, Anna"
    assert session.resign(3) is None
    assert name(listener.table.child(2)) == "half-board C, home of army c, Clara, dead"
    assert name(listener.named("half-board C, e2")) == "half-board C, e2, pawn of army c, dead"


def test_a_changed_name_is_notified(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    table = listener.table
    assert isinstance(table, TableNode)

    def changed() -> set[str]:
        return {
            f"{name(event.accessibleInterface())}: {event.type().name}"
            for event in list(table.changes())
        }

    assert changed() == set()  # nobody has asked for anything yet
    for node in listener.nodes():
        name(node)
    table.text(Text.Description)
    assert changed() == set()
    play(session, "AB:e4")
    notified = changed()
    squares_of_a_and_b = {
        f"{name(table.child(board).child(index))}: NameChanged"
        for board in (0, 1)
        for index in range(32)
    }
    assert "e2, empty: NameChanged" in squares_of_a_and_b
    assert (
        notified
        == {
            "table: DescriptionChanged",
            "half-board A, home of army a, Anna, pushed together with B: NameChanged",
            "half-board B, home of army b, Ben, to move, pushed together with A: NameChanged",
        }
        | squares_of_a_and_b
    )
    session.undo()
    changed()
    table.text(Text.Description)
    assert changed() == set()


def test_check_and_mate_stand_in_the_names(qtbot: QtBot) -> None:
    session = a_session(2)
    listener = Listener(qtbot, session)
    play(session, "AB:e4 AB:f5 AB:Qh5+")
    assert name(listener.named("half-board B, d1")).endswith("king of army b, Ben, in check")
    assert "in check" in name(listener.table.child(1))
    play(session, "AB:g6 AB:Be2 AB:gxh5")
    assert "check" not in name(listener.named("half-board B, d1"))
    session.go_to(0)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4#")
    assert name(listener.named("half-board A, e1")).endswith(", checkmated")


def test_a_square_keeps_its_identity_whatever_stands_on_it(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    before = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    play(session, "AB:e4 BC:Nc3")
    moved = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    assert moved.keys() != before.keys()
    assert set(moved.values()) == set(before.values())
    session.undo(2)
    assert {name(node): QAccessible.uniqueId(node) for node in listener.nodes()} == before


def test_the_focus_is_where_the_keyboard_is(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    view, scene = listener.desk.view, listener.desk.scene
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert listener.table.focusChild() is None
    square = listener.named("half-board B, e2")
    do(square, "SetFocus")
    assert scene.keyboard.square == square_named("Be2")
    assert square.state().focusable
    assert square.state().focused
    assert listener.table.focusChild() == square
    qtbot.keyClick(view, Qt.Key.Key_Left)
    half_boards = [listener.table.child(board) for board in range(3)]
    focused = [
        half.child(index) for half in half_boards for index in range(32)
        if half.child(index).state().focused
    ]  # fmt: skip
    assert focused == [listener.table.focusChild()]
    assert focused != [square]


def test_a_question_is_answered_by_its_buttons(qtbot: QtBot) -> None:
    session = session_at(NEARLY)
    listener = Listener(qtbot, session)
    assert listener.table.childCount() == 2
    listener.move("half-board B, b2", "half-board B, b1")
    question = listener.table.child(2)
    assert question.role() == Role.Dialog
    assert name(question) == "Promote to"
    answers = [question.child(index) for index in range(question.childCount())]
    assert [name(answer) for answer in answers] == ["queen", "rook", "bishop", "knight", "cancel"]
    knight = answers[3]
    centre = knight.rect().center()
    assert listener.table.childAt(centre.x(), centre.y()) == question
    assert question.childAt(centre.x(), centre.y()) == knight
    do(answers[4], "Press")
    assert listener.table.childCount() == 2
    assert not knight.isValid()
    assert name(knight) == ""
    listener.move("half-board B, b2", "half-board B, b1")
    scene = listener.desk.scene
    assert scene.chooser is not None
    listener.desk.view.setFocus()
    qtbot.waitUntil(listener.desk.view.hasFocus)
    scene.chooser.point_at(1)
    assert listener.table.focusChild() == answers[1]
    assert [answer.state().focused for answer in answers] == [0, 1, 0, 0, 0]
    # A press beside a question cancels it.
    listener.press("half-board A, g1")
    assert scene.chooser is None
    listener.move("half-board B, b2", "half-board B, b1")
    do(listener.named("knight"), "Press")
    assert name(listener.named("half-board B, b1")).startswith("g8, knight of army a, Anna")


def test_a_question_of_any_kind_is_a_list_of_its_answers(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    scene = listener.desk.scene
    heard: list[str] = []
    # Such as whether another player agrees; answers differ by their position alone.
    offers = [
        Offer("Yes", None, lambda: heard.append("agrees")),
        Offer("No", None, lambda: heard.append("declines")),
        Offer("No", None, lambda: heard.append("always declines")),
    ]
    for index, expected in enumerate(["agrees", "declines", "always declines", "cancelled"]):
        chooser = Chooser("Ben, do you agree?", offers, lambda: heard.append("cancelled"), LIGHT)
        chooser.closed = scene.resolver.close
        scene.resolver.question = chooser
        scene.open_question(chooser, QPointF(0, 0))
        assert listener.news() == "Ben, do you agree? Yes, No, No."
        question = listener.named("Ben, do you agree?")
        answers = [question.child(one) for one in range(question.childCount())]
        assert [name(answer) for answer in answers] == ["Yes", "No", "No", "cancel"]
        do(answers[index], "Press")
        assert heard == [expected]
        heard.clear()
        assert not question.isValid()


def test_the_candidates_are_announced_and_named(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    listener.move("half-board A, e2", "half-board A, e4")
    assert listener.news() == (
        "Push A against which half-board? Click it, type its letter or number, or press Enter for "
        "B. 1: half-board B, home of army b, Ben, 2: half-board C, home of army c, Clara."
    )
    assert name(listener.named("half-board C, home of army c")).endswith(
        "can be chosen to be pushed against"
    )
    assert not name(listener.named("half-board A, home of army a")).endswith("pushed against")


def pressing(beginning: str) -> Callable[[Listener], None]:
    """Return what presses a node by the beginning of its name."""
    return lambda listener: listener.press(beginning)


@pytest.mark.parametrize(
    "answer",
    [
        pressing("half-board C, home of army c"),
        pressing("half-board C, d3"),
        pressing("2: half-board C"),
    ],
)
def test_a_tool_answers_by_a_board_a_square_or_the_answer(
    qtbot: QtBot, answer: Callable[[Listener], None]
) -> None:
    listener = Listener(qtbot, a_session(3))
    listener.move("half-board A, e2", "half-board A, e4")
    answer(listener)
    assert listener.desk.session.node.action is not None
    assert listener.desk.session.node.action.text == "AC:e2e4"
    assert listener.desk.scene.resolver.question is None


def test_a_tool_sees_an_answer_where_its_board_lies(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    listener.move("half-board A, e2", "half-board A, e4")
    question = listener.table.child(3)
    board, answer = listener.named("half-board B, home of army b"), question.child(0)
    assert answer.rect() == board.rect()
    assert question.child(2).rect().isEmpty()
    centre = board.rect().center()
    assert listener.table.childAt(centre.x(), centre.y()) == board, "boards are still found"
    do(question.child(2), "Press")
    assert listener.desk.scene.resolver.question is None
    listener.desk.check()


def test_a_half_board_describes_the_time_left_and_the_captures(qtbot: QtBot) -> None:
    now = Time()
    session = timed(300, now)
    listener = Listener(qtbot, session)
    assert listener.table.child(0).text(Text.Description) == "5 minutes left"
    play(session, "AB:e4 AB:d5 AB:exd5")
    now.ms += 48_000
    assert [listener.table.child(board).text(Text.Description) for board in (0, 1)] == [
        "5 minutes left, has captured 1 pawn",
        "4 minutes 12 seconds left",
    ]


def test_the_hand_over_card_is_pressed_like_a_button(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    card = listener.desk.view.card
    assert listener.table.childCount() == 3
    card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    node = listener.named("Ben, it is your turn")
    assert node == listener.table.child(3)
    assert node.parent() == listener.table
    assert node.role() == Role.Button
    centre = node.rect().center()
    assert listener.table.childAt(centre.x(), centre.y()) == node
    with qtbot.waitSignal(card.taken):
        do(node, "Press")
    assert listener.table.childCount() == 3
    # Doing something at the table takes the card.
    card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    listener.press("half-board A, e2")
    assert card.isHidden()


def test_a_sentence_below_the_table_can_be_read_again(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    listener.desk.scene.message.emit("There is no piece here.")
    assert listener.named("There is no piece here.").role() == Role.StaticText


def test_another_game_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(4))
    desk = listener.desk
    last = listener.named("half-board D, h4")
    scene = TableScene(a_session(2), LIGHT, desk.motion)
    desk.view.show_table(scene)
    listener.access.follow(scene)
    qtbot.wait(20)
    assert listener.table.childCount() == 2
    assert not last.isValid()
    assert last.rect().isEmpty()
    assert last.state().invalid
    assert name(last) == ""
    do(last, "Press")
    assert name(listener.named("half-board B, e2")) == "d7, pawn of army b, Ben"


def test_many_questions_while_a_game_is_played_and_rubbish_collected(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    chance = random.Random(5)
    for round_ in range(examples(60)):
        wander(session, chance)
        for node in listener.nodes():
            assert node.isValid()
            node.text(Text.Name)
            node.text(Text.Description)
            node.rect()
            node.state()
            node.role()
            node.focusChild()
            node.relations()
            node.parent().indexOfChild(node)
            actions = node.actionInterface()
            if actions is not None:
                actions.actionNames()
            assert node.textInterface() is None
            assert node.tableCellInterface() is None
        if round_ % 10 == 0:
            gc.collect()
            qtbot.wait(1)


def test_when_the_view_goes_its_nodes_go_too(qtbot: QtBot) -> None:
    view = TableView()
    scene = TableScene(a_session(2), LIGHT, Animator())
    view.show_table(scene)
    access = TableAccess(view)
    access.follow(scene)
    table = QAccessible.queryAccessibleInterface(view)
    nodes = [table.child(1), table.child(0).child(12)]
    assert [name(node) for node in nodes] == [
        "half-board B, home of army b, Ben, pushed together with A",
        "e2, pawn of army a, Anna",
    ]
    known = [QAccessible.uniqueId(node) for node in nodes]
    assert None not in [QAccessible.accessibleInterface(one) for one in known]
    Shiboken.delete(view)
    gc.collect()
    qtbot.wait(1)
    assert [QAccessible.accessibleInterface(one) for one in known] == [None, None]
    assert not any(Shiboken.isValid(node) for node in nodes)

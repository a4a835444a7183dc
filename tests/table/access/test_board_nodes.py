"""Boards and their pockets as a screen reader finds them, walked through Qt's interfaces."""

from __future__ import annotations

import gc
import random

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import PocketSource
from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.core.game import PIECE_NAMES
from cfanp_gui.core.half_boards import FILE_NAMES, half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.access.table_nodes import TableNode
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.session.play import a_session, play, session_at, square_named
from tests.session.rings import FOOLS_MATE, STUCK, a_ring, act, ring_at, stroll
from tests.slow import examples
from tests.table.access.clocks import Time
from tests.table.access.listener import Listener, Role, Text, do, name

BOTH_ON = line(
    "1:8/4P1k1/8/8/8/8/8/4K3 w",
    f"2:{KINGS} w",
    f"3:{KINGS} w",
    stockpiles="Nb2,Nw1,Nw2,Nw3,Nw3,Pw2,Pw2,Qb3,Rw2/-/-",
)
"""Anna can place on board 1 or promote there; two of her pieces are of no use where she has them.

That is so by the tournament rule: Knight w1 on board 1 and Queen b3 on board 3.
"""


def texts(listener: Listener) -> list[str]:
    """Return the names of the half-boards' nodes."""
    half_boards = [listener.table.child(index) for index in range(listener.table.childCount())]
    return [name(node) for node in half_boards]


def pocket(listener: Listener, half_board: str) -> list[QAccessibleInterface]:
    """Return the nodes in the pocket of a half-board, such as ``board 1, White’s half``."""
    node = listener.named(half_board)
    return [node.child(index) for index in range(32, node.childCount())]


def test_a_ring_holds_the_halves_of_its_boards_and_these_their_squares(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_ring())
    table = listener.table
    assert table.text(Text.Description) == (
        "To move: Anna on board 1, Ben on board 2, Clara on board 3"
    )
    assert texts(listener) == [
        "board 1, White’s half, Anna, to move",
        "board 1, Black’s half, Ben",
        "board 2, White’s half, Ben, to move",
        "board 2, Black’s half, Clara",
        "board 3, White’s half, Clara, to move",
        "board 3, Black’s half, Anna",
    ]
    back = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"]
    for index in range(6):
        half = table.child(index)
        board, colour = index // 2 + 1, ("White", "Black")[index % 2]
        who = ("Anna", "Ben", "Clara")[(index // 2 + index % 2) % 3]
        assert half.parent() == table
        assert table.indexOfChild(half) == index
        assert half.childCount() == 32
        assert half.text(Text.Description) == ""
        # Seen from its owner, whose left corner is h8 for Black.
        files, names = FILE_NAMES, back
        ranks = "1234"
        if colour == "Black":
            files, names, ranks = FILE_NAMES[::-1], back[::-1], "8765"
        expected = [
            *(f"board {board}, {f}{ranks[0]}, {colour} {k} of set {board}, {who}"
              for f, k in zip(files, names, strict=True)),
            *(f"board {board}, {f}{ranks[1]}, {colour} pawn of set {board}, {who}" for f in files),
            *(f"board {board}, {f}{r}, empty" for r in ranks[2:] for f in files),
        ]  # fmt: skip
        squares = [half.child(number) for number in range(32)]
        assert [name(square) for square in squares] == expected
        assert {square.text(Text.Description) for square in squares} == {""}
        for number, square in enumerate(squares):
            assert half.indexOfChild(square) == number


def test_a_piece_picked_up_says_so_and_its_targets_do(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    act(session, "2:e2e4 2:d7d5")
    square = listener.named("board 2, e4")
    do(square, "Press")
    assert square.state().selected
    assert name(square) == "board 2, e4, White pawn of set 2, Ben, picked up"
    assert name(listener.named("board 2, e5")) == "board 2, e5, empty, can be reached"
    assert name(listener.named("board 2, d5")) == (
        "board 2, d5, Black pawn of set 2, Clara, can be captured"
    )
    assert name(listener.named("board 1, e5")) == "board 1, e5, empty"
    listener.press("board 2, d5")
    assert name(square) == "board 2, e4, empty"
    assert name(listener.named("board 2, d5")) == "board 2, d5, White pawn of set 2, Ben"


def test_check_stands_in_the_names(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    act(session, "3:e2e4 3:f7f5 3:d1h5")
    assert name(listener.named("board 3, e8")) == (
        "board 3, e8, Black king of set 3, Anna, in check"
    )
    assert texts(listener)[4:] == [
        "board 3, White’s half, Clara",
        "board 3, Black’s half, Anna, to move, in check",
    ]
    assert listener.table.text(Text.Description) == (
        "To move: Anna on boards 1 and 3, Ben on board 2"
    )
    act(session, "3:g7g6")
    assert "check" not in " ".join(name(node) for node in listener.nodes())


def test_boards_that_wait_for_the_round_say_so(qtbot: QtBot) -> None:
    session = a_ring(tempo="rounds")
    listener = Listener(qtbot, session)
    act(session, "1:e2e4")
    reason = session.position.waiting[1]
    assert texts(listener)[:3] == [
        "board 1, White’s half, Anna",
        f"board 1, Black’s half, Ben, waits: {reason}",
        "board 2, White’s half, Ben, to move",
    ]
    assert listener.table.text(Text.Description) == (
        "Round 1, to move: Ben on board 2, Clara on board 3"
    )


def test_half_boards_describe_the_time_left_and_their_pockets(qtbot: QtBot) -> None:
    now = Time()
    session = ring_at(BOTH_ON, "300", now)
    listener = Listener(qtbot, session)
    half = listener.named("board 1, White’s half, Anna")
    assert half.text(Text.Description) == (
        "10 minutes left, in the pocket: rook of set 2, knight of set 2, 2 knights of set 3, "
        "2 pawns of set 2, in the pocket but of no use here: knight of set 1"
    )
    assert listener.named("board 3, Black’s half, Anna").text(Text.Description) == (
        "10 minutes left, in the pocket: knight of set 2, "
        "in the pocket but of no use here: queen of set 3"
    )
    act(session, "1:R@a1")
    now.ms += 48_000
    assert listener.named("board 1, Black’s half, Ben").text(Text.Description) == (
        "9 minutes 12 seconds left"
    )


def test_what_lies_in_a_pocket_has_nodes_of_its_own(qtbot: QtBot) -> None:
    listener = Listener(qtbot, ring_at(BOTH_ON))
    nodes = pocket(listener, "board 1, White’s half")
    assert [name(node) for node in nodes] == [
        "rook of set 2",
        "knight of set 2, 3 more alike",
        "pawn of set 2, 1 more alike",
    ]
    assert {node.text(Text.Description) for node in nodes} == {"in White’s pocket on board 1"}
    half = listener.named("board 1, White’s half")
    for index, node in enumerate(nodes):
        assert node.parent() == half
        assert half.indexOfChild(node) == 32 + index
        assert node.role() == Role.Button
        assert node.state().selectable
        assert not node.state().selected
    other = pocket(listener, "board 3, Black’s half")
    assert [name(node) for node in other] == ["queen of set 3, of no use here", "knight of set 2"]
    assert {node.text(Text.Description) for node in other} == {"in Black’s pocket on board 3"}
    assert pocket(listener, "board 2, White’s half") == []


def test_nodes_lie_on_the_screen_where_they_are_drawn(qtbot: QtBot) -> None:
    listener = Listener(qtbot, ring_at(BOTH_ON))
    desk = listener.desk
    desk.settle()
    for square in ("board 1, e2", "board 1, e7", "board 3, a8"):
        node = listener.named(square)
        half = node.parent()
        centre = node.rect().center()
        assert half.rect().contains(node.rect())
        assert listener.table.childAt(centre.x(), centre.y()) == half
        assert half.childAt(centre.x(), centre.y()) == node
    rook, knight, pawn = pocket(listener, "board 1, White’s half")
    item = desk.scene.layer.held(PocketSource(half_board(1, 0), "R"))
    assert item is not None
    pixel = desk.view.viewport().mapToGlobal(desk.pixel(item.scenePos()))
    assert (rook.rect().center() - pixel).manhattanLength() <= 2
    half = rook.parent()
    for node in (rook, knight, pawn):
        centre = node.rect().center()
        assert node.rect().width() > 10
        assert half.rect().contains(node.rect())
        assert listener.table.childAt(centre.x(), centre.y()) == half
        assert half.childAt(centre.x(), centre.y()) == node
        assert not node.state().offscreen
    corner = desk.view.viewport().mapToGlobal(QPoint(1, 1))
    assert listener.table.childAt(corner.x(), corner.y()) is None


def test_a_piece_is_placed_from_its_pocket(qtbot: QtBot) -> None:
    session = ring_at(BOTH_ON)
    listener = Listener(qtbot, session)
    rook, knight, _ = pocket(listener, "board 1, White’s half")
    do(knight, "Press")
    assert knight.state().selected
    assert name(knight) == "knight of set 2, 3 more alike, picked up"
    assert name(listener.named("board 1, b1")) == "board 1, b1, empty, can be reached"
    assert name(listener.named("board 1, c1")) == "board 1, c1, empty"
    # Another press puts it back.
    do(knight, "Press")
    assert not knight.state().selected
    assert name(listener.named("board 1, b1")) == "board 1, b1, empty"
    do(rook, "Press")
    assert not knight.state().selected
    listener.press("board 1, h1")
    assert listener.news() == "Anna, board 1: places rook of set 2 on h1. Ben to move on board 1."
    assert name(listener.named("board 1, h1")) == "board 1, h1, White rook of set 2, Anna"
    assert not rook.isValid()
    assert name(rook) == ""
    assert rook.rect().isEmpty()
    assert rook.state().invalid
    assert [name(node).split()[0] for node in pocket(listener, "board 1, White’s half")] == [
        "knight", "pawn",
    ]  # fmt: skip
    session.undo()
    assert name(rook) == "rook of set 2"
    assert pocket(listener, "board 1, White’s half")[0] == rook


def test_pressing_what_cannot_be_placed_says_why(qtbot: QtBot) -> None:
    session = ring_at(BOTH_ON)
    listener = Listener(qtbot, session)
    queen, knight = pocket(listener, "board 3, Black’s half")
    do(knight, "Press")
    assert listener.desk.scene.pointer.picked is None
    assert "It is Clara’s turn on board 3" in listener.news()
    act(session, "3:e1e2")
    listener.news()
    do(queen, "Press")
    listener.press("board 3, d8")
    assert "has no Black Queen but of set 3" in listener.news()


def test_a_promotion_asks_for_the_piece_and_then_for_the_square(qtbot: QtBot) -> None:
    session = ring_at(BOTH_ON)
    listener = Listener(qtbot, session)
    listener.move("board 1, e7", "board 1, e8")
    assert listener.news() == "Put on for the pawn: rook, knight."
    question = listener.table.child(6)
    assert question.role() == Role.Dialog
    assert name(question) == "Put on for the pawn"
    answers = [question.child(index) for index in range(question.childCount())]
    assert [name(answer) for answer in answers] == ["rook", "knight", "cancel"]
    do(answers[1], "Press")
    assert not question.isValid()
    piece = str(PIECE_NAMES["N"])
    assert listener.news() == f"Click the square on which the {piece} is put, or drag it there."
    assert name(listener.named("board 1, f3")) == ("board 1, f3, empty, the piece can be put here")
    assert name(listener.named("board 1, e1")) == "board 1, e1, White king of set 1, Anna"
    listener.press("board 1, f3")
    assert listener.news() == (
        "Anna, board 1: pawn e7 to e8 leaves the game, knight of set 2 on f3. "
        "A piece leaves the game: pawn of set 1. Ben to move on board 1."
    )
    assert name(listener.named("board 1, f3")) == "board 1, f3, White knight of set 2, Anna"
    assert name(listener.named("board 1, e7")) == "board 1, e7, empty"


def test_a_press_beside_ends_the_choice_of_a_square(qtbot: QtBot) -> None:
    session = ring_at(BOTH_ON)
    listener = Listener(qtbot, session)
    rook, *_ = pocket(listener, "board 1, White’s half")
    for beside in (rook, listener.named("board 2, White’s half")):
        listener.move("board 1, e7", "board 1, e8")
        do(listener.named("knight"), "Press")
        assert name(listener.named("board 1, f3")).endswith("the piece can be put here")
        do(beside, "Press")
        assert name(listener.named("board 1, f3")) == "board 1, f3, empty"
    assert session.node is session.root


def test_the_nodes_of_a_removed_board_go_and_come_back_by_undo(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    table = listener.table
    assert isinstance(table, TableNode)
    before = {name(node): QAccessible.uniqueId(node) for node in listener.nodes()}
    act(session, FOOLS_MATE.rsplit(" ", 1)[0])
    king = listener.named("board 1, e1")
    half = king.parent()
    stays = listener.named("board 3, e2")
    act(session, FOOLS_MATE.split()[-1])
    assert [name(table.child(index)) for index in range(table.childCount())] == [
        "board 2, White’s half, Ben, to move",
        "board 2, Black’s half, Clara",
        "board 3, White’s half, Clara, to move",
        "board 3, Black’s half, Ben",
    ]
    assert table.indexOfChild(stays.parent()) == 2
    for node in (king, half):
        assert not node.isValid()
        assert name(node) == ""
        assert node.rect().isEmpty()
        assert node.state().invalid
        do(node, "Press")
    assert half.childCount() == 0
    assert table.indexOfChild(half) == -1
    assert listener.desk.message == []
    session.undo(4)
    assert {name(node): QAccessible.uniqueId(node) for node in listener.nodes()} == before
    assert table.child(0) == half
    assert half.child(4) == king


def test_a_change_of_the_nodes_is_notified(qtbot: QtBot) -> None:
    session = a_ring()
    listener = Listener(qtbot, session)
    table = listener.table
    assert isinstance(table, TableNode)

    def reordered() -> list[str]:
        order = QAccessible.Event.ObjectReorder
        return [name(event.accessibleInterface()) for event in list(table.changes())
                if event.type() == order]  # fmt: skip

    assert reordered() == []
    list(listener.nodes())
    assert reordered() == []
    act(session, "1:e2e4 1:d7d5 1:e4d5")
    assert reordered() == ["board 3, Black’s half, Anna"]
    list(listener.nodes())
    assert reordered() == []
    session.go_to(0)
    list(listener.nodes())
    act(session, FOOLS_MATE)
    assert reordered() == ["table"]
    list(listener.nodes())
    assert reordered() == []
    session.undo()
    assert reordered() == ["table"]


def test_a_player_stalemated_on_both_boards_is_asked_which_is_lost(qtbot: QtBot) -> None:
    session = ring_at(STUCK)
    listener = Listener(qtbot, session)
    listener.desk.escape()  # it is asked as soon as the table is laid
    assert listener.table.text(Text.Description) == (
        "Ben must choose which of boards 1 and 2 is lost"
    )
    reason = session.position.waiting[3]
    assert texts(listener) == [
        "board 1, White’s half, Anna",
        "board 1, Black’s half, Ben, must choose which board is lost",
        "board 2, White’s half, Ben, must choose which board is lost",
        "board 2, Black’s half, Clara",
        f"board 3, White’s half, Clara, waits: {reason}",
        "board 3, Black’s half, Anna",
    ]
    listener.news()
    listener.press("board 2, White’s half")
    assert listener.news() == (
        "Ben, you are stalemated on both boards. Which one is lost? Board 1, Board 2."
    )
    question = listener.table.child(6)
    answers = [question.child(index) for index in range(question.childCount())]
    assert [name(answer) for answer in answers] == ["Board 1", "Board 2", "cancel"]
    do(answers[1], "Press")
    assert listener.news() == (
        "Ben lost board 2 to Clara and is out: stalemate. "
        "Clara takes over Black on board 1 from Ben. "
        "To move: Clara on board 3."
    )
    assert [one.split(",")[0] for one in texts(listener)] == ["board 1"] * 2 + ["board 3"] * 2


def test_a_ring_takes_the_place_of_half_boards_pushed_together(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    desk = listener.desk
    old = listener.named("half-board C, h4")
    scene = TableScene(ring_at(BOTH_ON), LIGHT, desk.motion)
    desk.view.show_table(scene)
    listener.access.follow(scene)
    assert "A table with 3 board" in listener.news()
    # Half-boards keep their nodes by their numbers, whatever game lies there.
    assert name(old).startswith("board 2, h4")
    rook = pocket(listener, "board 1, White’s half")[0]
    desk.view.show_table(TableScene(a_session(2), LIGHT, desk.motion))
    assert listener.table.childCount() == 2
    assert not rook.isValid()
    assert listener.table.child(0).childCount() == 32


def test_many_questions_while_a_ring_is_played_and_rubbish_collected(qtbot: QtBot) -> None:
    session: GameSession = a_ring(4)
    listener = Listener(qtbot, session)
    chance = random.Random(8)
    for round_ in range(examples(30)):
        for _ in range(3):
            stroll(session, chance)
        pockets = set()
        for node in listener.nodes():
            assert node.isValid()
            assert node.text(Text.Name)
            node.text(Text.Description)
            node.rect()
            node.state()
            assert node.parent().indexOfChild(node) >= 0
            if "pocket" in node.text(Text.Description) and node.childCount() == 0:
                pockets.add(name(node))
        held = [piece for pieces in session.position.stockpiles.values() for piece in pieces]
        assert bool(pockets) == bool(held)
        if round_ % 3 == 0:
            gc.collect()
            qtbot.wait(1)


def test_a_board_of_any_size_has_a_node_for_every_square(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_session(2)
    play(session, "AB:e4")
    listener = Listener(qtbot, session)
    table, item = listener.table, listener.desk.scene.boards[1]
    halves = [table.child(board) for board in (0, 1)]
    assert [half.childCount() for half in halves] == [32, 32]
    known = [half.child(31) for half in halves]
    seams = [board.seams for board in session.position.boards()]
    specs = (BoardSpec(0, 14, 5, 0, "A", seams[0]), BoardSpec(1, 3, 26, 1, "B", seams[1]))
    monkeypatch.setattr(type(session.position), "boards", lambda _: specs)
    play(session, "AB:e5")
    session.pull_apart()
    assert [half.childCount() for half in halves] == [70, 78]
    assert [half.child(31) for half in halves] == known
    last = halves[1].child(77)
    assert ", c26, " in name(last)
    assert [", n5, " in name(child) for child in (halves[0].child(69), halves[0].child(68))] == [
        True, False,
    ]  # fmt: skip
    # Its owner sits below: c26 is the last square on the right.
    view = listener.desk.view
    centre = item.mapToScene(QPointF(SQUARE, -12.5 * SQUARE))
    pixel = view.viewport().mapToGlobal(view.mapFromScene(centre))
    assert (last.rect().center() - pixel).manhattanLength() <= 2
    monkeypatch.undo()
    session.undo()
    session.undo()
    assert [half.childCount() for half in halves] == [32, 32]
    assert not last.isValid()
    assert last.state().invalid
    assert name(last) == ""
    do(last, "Press")


def test_a_square_says_what_rules_make_of_it(qtbot: QtBot) -> None:
    owing = f"{cfen(3, 'Ka:Aa1 Qa:Ab4 Na:Ad3 Kb:Ba1 Kc:Ca1')} d=1:3;l=a:R"
    listener = Listener(qtbot, session_at(owing, exchange=True))
    listener.named("half-board A, d3, knight of army a, Anna, may be removed")
    listener.named("half-board A, b4, queen of army a, Anna, may be removed or swapped")
    listener.press("half-board A, d3")
    assert listener.news() == "What becomes of the Knight? Remove it."
    listener.press("Remove it")
    assert square_named("Ad3") not in listener.desk.session.position.pieces()


def test_a_frozen_army_a_king_in_danger_and_what_may_capture_it_are_told(qtbot: QtBot) -> None:
    mate = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"
    session = session_at(mate, kingcapture=True)
    listener = Listener(qtbot, session)
    play(session, "AB:b3b8")
    told = listener.news()
    assert "Army b is checkmated by Anna and is frozen. It loses its turn." in told
    listener.named("d8, king of army b, Ben, checkmated, frozen, in danger of capture from b8")
    listener.named("g5, knight of army b, Ben, immune")
    listener.named("b8, rook of army a, Anna, may capture the King of army b")
    listener.named("half-board B, home of army b, Ben, frozen on A+B, King in danger from b8")

"""Menus at the pointer: they offer what can be done there, with its keys, and do it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, pair, play, pushed, square_named
from tests.session.rings import act, ring_match

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RIGHT = Qt.MouseButton.RightButton
BONUS = "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4"


class Hand:
    """A hand with a mouse at a window."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    def begin(self, players: int = 4, moves: str = "", names: list[str] | None = None) -> Hand:
        """Put a game on the table."""
        self.window.documents.begin(a_match(players, names))
        play(pushed(self.session), moves)
        QApplication.processEvents()
        return self

    @property
    def session(self) -> GameSession:
        session = self.window.documents.session
        assert session is not None
        return session

    @property
    def table(self) -> TableScene:
        table = self.window.view.table
        assert table is not None
        return table

    def right_click(
        self,
        widget: QWidget,
        at: QPoint,
        held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> QMenu | None:
        """Click with the right button as a window system reports it; return the menu opened."""
        handle = self.window.windowHandle()
        if self.window.context_menus.menu is not None:
            self.window.context_menus.menu.close()
        self.window.context_menus.menu = None
        pixel = widget.mapTo(self.window, at)
        assert self.window.childAt(pixel) is widget
        QTest.mouseMove(handle, QPoint(1, 1))  # so that no click is the second of a double click
        QTest.mousePress(handle, RIGHT, held, pixel)
        QTest.mouseRelease(handle, RIGHT, held, pixel)
        QApplication.processEvents()
        menu = self.window.context_menus.menu
        assert menu is None or menu.isVisible()
        return menu

    def right_drag(self, start: QPoint, *goals: QPoint) -> None:
        """Drag with the right button over pixels of the window, as a window system reports it."""
        handle, held = self.window.windowHandle(), Qt.KeyboardModifier.NoModifier
        self.window.context_menus.menu = None
        QTest.mouseMove(handle, QPoint(1, 1))
        QTest.mousePress(handle, RIGHT, held, start)
        for goal in goals:
            QApplication.processEvents()
            QTest.mouseMove(handle, goal)
        QApplication.processEvents()
        QTest.mouseRelease(handle, RIGHT, held, goals[-1])
        QApplication.processEvents()

    def pixel(self, point: QPointF) -> QPoint:
        """Return the window's pixel of a point of the table."""
        view = self.window.view
        return view.viewport().mapTo(self.window, view.mapFromScene(point))

    def at(
        self, point: QPointF, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> QMenu | None:
        """Right-click over a point of the table."""
        view = self.window.view
        return self.right_click(view.viewport(), view.mapFromScene(point), held)

    def on_square(
        self, name: str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> QMenu | None:
        return self.at(self.table.centre_of(square_named(name)), held)

    def on_plate(self, letter: str) -> QMenu | None:
        plate = self.table.boards[BOARD_LETTERS.index(letter)].plate
        return self.at(plate.mapToScene(QPointF(0, 0)))

    def on_row(self, row: int) -> QMenu | None:
        view = self.window.order_panel.view
        middle = view.visualRect(view.model().index(row, 0)).center()
        return self.right_click(view.viewport(), middle)


@pytest.fixture
def hand(window: MainWindow) -> Iterator[Hand]:
    """Return a hand at a window; no menu stays open."""
    window.resize(1300, 860)
    assert QTest.qWaitForWindowExposed(window)
    yield Hand(window)
    menu = window.context_menus.menu
    if menu is not None:
        menu.close()
    if window.documents.session is not None:
        window.documents.session.mark_saved()


def entries(menu: QMenu | None) -> dict[str, QAction]:
    """Return what a menu offers, those of its menus too, by the words without their keys."""
    assert menu is not None
    found: dict[str, QAction] = {}
    for action in menu.actions():
        if action.menu() is not None:
            found |= entries(action.menu())
        elif not action.isSeparator():
            words = action.text().split("\t")[0].replace("&&", "\0").replace("&", "")
            found[words.replace("\0", "&")] = action
    return found


def keys(action: QAction) -> str:
    """Return the keys that stand beside an entry."""
    return action.shortcut().toString() or action.text().partition("\t")[2]


def choose(menu: QMenu | None, words: str) -> None:
    """Choose an entry, and let the menu close."""
    entries(menu)[words].trigger()
    assert menu is not None
    menu.close()


def test_a_piece_is_picked_up(hand: Hand) -> None:
    menu = hand.begin().on_square("Ae2")
    offered = entries(menu)
    title = "half-board A, e2, pawn of army a, Anna"
    assert not offered[title].isEnabled()
    assert keys(offered["Pick up"]) == "Enter"
    choose(menu, "Pick up")
    assert hand.table.pointer.picked == square_named("Ae2")


def test_a_piece_that_cannot_move_says_why(hand: Hand) -> None:
    menu = hand.begin().on_square("Be2")
    assert "Pick up" not in entries(menu)
    choose(menu, "Why it cannot move")
    assert hand.window.view.sentence == "It is Anna’s turn."


def test_half_boards_are_pushed_and_pulled_apart(hand: Hand) -> None:
    menu = hand.begin().on_plate("A")
    offered = entries(menu)
    assert "Pull apart" not in offered
    assert [words for words in offered if words[1:2] == ":"] == [
        "A: Anna", "B: Ben", "C: Clara", "D: David",
    ]  # fmt: skip
    assert keys(offered["C: Clara"]) == "A, C"
    choose(menu, "C: Clara")
    assert hand.session.pair == pair("AC")
    menu = hand.on_plate("C")
    assert "A: Anna" not in entries(menu), "they lie pushed together"
    assert keys(entries(menu)["Pull apart"]) == "Ctrl+P"
    choose(menu, "Pull apart")
    assert hand.session.pair is None


def test_half_boards_used_this_turn_are_not_offered(hand: Hand) -> None:
    offered = entries(hand.begin(4, BONUS).on_plate("A"))
    assert not {"B: Ben", "C: Clara", "D: David"} & set(offered)


def test_an_armys_pieces_are_lit(hand: Hand) -> None:
    menu = hand.begin(4, BONUS).on_plate("A")
    offered = entries(menu)["Show the pieces of army a"]
    assert keys(offered) == "/ where a"
    choose(menu, "Show the pieces of army a")
    hand.table.refresh_now()
    lit = {
        (item.board, square) for item in hand.table.boards.values()
        for layer in (item.below, item.above)
        for square, marks in layer.marks.items() if Mark.CAUSE in marks
    }  # fmt: skip
    own = {(where.board, where.index) for where, piece in hand.session.position.pieces().items()
           if piece.army == 0}  # fmt: skip
    assert lit == own
    assert len(own) == 16


def test_who_is_to_move_finds_the_commands_of_the_turn(hand: Hand) -> None:
    hand.begin(4, BONUS)
    assert "End turn or pass" not in entries(hand.on_plate("B"))
    menu = hand.on_plate("A")
    offered = entries(menu)
    assert keys(offered["End turn or pass"]) == "Ctrl+Return"
    assert keys(offered["Resign…"]) == "Ctrl+R"
    choose(menu, "End turn or pass")
    assert hand.session.position.turn().seat == 1


def test_the_bare_table_offers_the_view(hand: Hand) -> None:
    hand.begin()
    corner = hand.window.view.mapToScene(QPoint(3, 3))
    assert hand.table.hit(corner).item is None
    offered = entries(hand.at(corner))
    assert {"Fit", "Tidy up", "Turn left", "Zoom in"} <= set(offered)
    assert keys(offered["Fit"]) == "Ctrl+0"
    assert "Next board" not in offered
    assert "Undo board layout" not in offered


def test_without_a_game_there_is_no_menu(hand: Hand) -> None:
    assert hand.right_click(hand.window.view.viewport(), QPoint(30, 30)) is None
    assert hand.right_click(hand.window.order_panel.view.viewport(), QPoint(3, 3)) is None


def test_the_right_button_first_lets_go_of_what_is_held(hand: Hand) -> None:
    hand.begin()
    hand.table.pointer.take(square_named("Ae2"))
    assert hand.on_square("Ae2") is None
    assert hand.table.pointer.picked is None
    assert hand.on_square("Ae2") is not None


def test_a_question_is_closed_by_the_right_button_and_nothing_else(hand: Hand) -> None:
    hand.begin(4)
    hand.table.resolver.move(square_named("Ag1"), square_named("Af3"))
    assert hand.table.resolver.question is not None
    assert hand.at(hand.window.view.mapToScene(QPoint(3, 3))) is None
    assert hand.table.resolver.question is None


def test_the_menu_key_asks_about_the_cursors_square(qtbot: QtBot, hand: Hand) -> None:
    hand.begin()
    view = hand.window.view
    hand.window.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    hand.table.keyboard.go(square_named("Ag1"))
    # This platform makes no such event of the key.
    by_key = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(0, 0), QPoint(0, 0))
    QApplication.sendEvent(view, by_key)
    menu = hand.window.context_menus.menu
    assert "half-board A, g1, knight of army a, Anna" in entries(menu)
    choose(menu, "Pick up")
    assert hand.table.pointer.picked == square_named("Ag1")


def test_a_row_finds_its_army_and_has_the_rest(hand: Hand) -> None:
    menu = hand.begin(4, "", ["A&A", "<b>B</b>", "C\tC", "D"]).on_row(1)
    offered = entries(menu)
    assert {"B: <b>B</b>", "A: A&A", "Show the pieces of army b"} <= set(offered)
    assert "C: C C" not in offered, "army a has no piece on either"
    assert keys(offered["Find on the table"]) == "Click"
    choose(menu, "A: A&A")
    assert hand.session.pair == pair("AB")
    assert {"C: C C", "D: D"} <= set(entries(hand.on_row(0)))
    choose(hand.on_row(3), "Find on the table")
    assert hand.table.controls.chosen is None


def test_whole_boards_are_shown_alone_and_all_again(window: MainWindow, hand: Hand) -> None:
    window.documents.begin(ring_match(3))
    QApplication.processEvents()
    act(hand.session, "1:e2e4")
    QApplication.processEvents()
    menu = hand.on_row(1)
    assert "2: Ben – Clara" in entries(menu)
    assert keys(entries(menu)["Show this board alone"]) == "2"
    assert "Show the pieces of army a" not in entries(menu)
    choose(menu, "Show this board alone")
    assert window.view.focus == {half_board(2, 0), half_board(2, 1)}
    choose(hand.on_row(1), "Show all boards")
    assert window.view.focus is None


def test_a_piece_in_a_pocket_is_picked_up_by_its_letter(window: MainWindow, hand: Hand) -> None:
    window.documents.begin(ring_match(3))
    act(hand.session, "1:e2e4 1:d7d5 1:e4d5")
    QApplication.processEvents()
    board, (piece, *_) = next(both for both in hand.table.layer.pockets.items() if both[1])
    menu = hand.at(hand.table.boards[board].mapToScene(piece.pos()))
    offered = entries(menu)
    words = "Pick up" if "Pick up" in offered else "Why it cannot move"
    assert keys(offered[words]) in set("QRBNP")


def places(hand: Hand) -> dict[str, QPoint]:
    """Return pixels of the window from which a drag with the right button draws nothing."""
    item = hand.table.boards[0]
    rows, moves = hand.window.order_panel.view, hand.window.moves_panel.view
    row = rows.visualRect(rows.model().index(0, 0)).center()
    move = moves.visualRect(moves.model().index(0, 0)).center()
    found = {
        "square": hand.pixel(hand.table.centre_of(square_named("Ae2"))),
        "frame": hand.pixel(item.mapToScene(QPointF(0, 2.15 * SQUARE))),
        "plate": hand.pixel(item.plate.mapToScene(QPointF(0, 0))),
        "table": hand.pixel(hand.window.view.mapToScene(QPoint(3, 3))),
        "row": rows.viewport().mapTo(hand.window, row),
        "move": moves.viewport().mapTo(hand.window, move),
    }
    assert hand.table.hit(item.mapToScene(QPointF(0, 2.15 * SQUARE))).square is None
    return found


PLACES = ("square", "frame", "plate", "table", "row", "move")


@pytest.mark.parametrize("analysed", [False, True])
@pytest.mark.parametrize("place", PLACES)
def test_a_drag_of_the_right_button_opens_no_menu(hand: Hand, place: str, analysed: bool) -> None:
    hand.begin(4, BONUS)
    if analysed:
        assert hand.window.documents.analyse()
        QApplication.processEvents()
    start = places(hand)[place]
    there = start + QPoint(40, 30)
    for goals in ((there,), (there, start)):  # one that comes back is a drag too
        hand.right_drag(start, *goals)
        assert hand.window.context_menus.menu is None
        assert QApplication.activePopupWidget() is None


def test_a_menu_opens_when_the_right_button_is_let_go(hand: Hand) -> None:
    hand.begin(4, BONUS)
    for place, pixel in places(hand).items():
        QTest.mouseMove(hand.window.windowHandle(), QPoint(1, 1))
        QTest.mousePress(hand.window.windowHandle(), RIGHT, CONTROL, pixel)
        QApplication.processEvents()
        assert QApplication.activePopupWidget() is None, place
        QTest.mouseRelease(hand.window.windowHandle(), RIGHT, CONTROL, pixel)
        QApplication.processEvents()
        menu = QApplication.activePopupWidget()
        assert menu is not None, place
        menu.close()


def test_the_release_that_ends_a_drag_runs_no_command(hand: Hand) -> None:
    hand.begin(4, BONUS)
    menu = hand.on_plate("A")
    assert menu is not None
    ending = menu.actionGeometry(entries(menu)["End turn or pass"]).center()
    goal = hand.window.mapFromGlobal(menu.mapToGlobal(ending))
    menu.close()
    hand.right_drag(places(hand)["plate"], goal)
    assert hand.session.position.turn().seat == 0


CONTROL = Qt.KeyboardModifier.ControlModifier


def test_in_an_analysis_the_right_button_draws_and_opens_a_menu_with_ctrl(hand: Hand) -> None:
    hand.begin()
    assert hand.window.documents.analyse()
    session = hand.window.documents.session
    assert session is not None
    assert hand.on_square("Bc3") is None
    assert session.node.drawings.rings
    assert hand.on_square("Bc3") is None
    assert not session.node.drawings.rings
    offered = entries(hand.on_square("Bc3", CONTROL))
    assert keys(offered["Mark the square"]) == "right click"
    offered["Mark the square"].trigger()
    assert session.node.drawings.rings
    assert "Erase arrows and marks" in entries(hand.on_square("Bc3", CONTROL))
    menu = hand.window.context_menus.menu
    assert menu is not None
    menu.close()
    hand.window.context_menus.menu = None
    view, handle = hand.window.view, hand.window.windowHandle()
    spots = [
        view.viewport().mapTo(
            hand.window, view.mapFromScene(hand.table.centre_of(square_named(name)))
        )
        for name in ("Ab1", "Ac3")
    ]
    QTest.mousePress(handle, RIGHT, Qt.KeyboardModifier.NoModifier, spots[0])
    QTest.mouseMove(handle, spots[1])
    QApplication.processEvents()
    QTest.mouseRelease(handle, RIGHT, Qt.KeyboardModifier.NoModifier, spots[1])
    QApplication.processEvents()
    assert session.node.drawings.arrows
    assert hand.window.context_menus.menu is None


def test_in_an_analysis_plates_and_rows_have_menus_with_notes(hand: Hand) -> None:
    hand.begin()
    asked: list[int] = []
    hand.window.context_menus.note_asked.disconnect()
    hand.window.context_menus.note_asked.connect(asked.append)
    assert "Note on Clara…" not in entries(hand.on_plate("C"))
    assert hand.window.documents.analyse()
    QApplication.processEvents()
    choose(hand.on_plate("C"), "Note on Clara…")
    choose(hand.on_row(1), "Note on Ben…")
    assert asked == [3, 2]


def test_the_menu_key_opens_the_menu_of_a_square_in_an_analysis(hand: Hand) -> None:
    hand.begin()
    assert hand.window.documents.analyse()
    hand.table.keyboard.go(square_named("Bc3"))
    at = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, at)
    QApplication.sendEvent(hand.window.view, event)
    assert "Mark the square" in entries(hand.window.context_menus.menu)

"""Positions are set up by mouse and keys on the boards, with pieces of the palette."""

from collections.abc import Callable
from unittest import mock

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing_tools import ERASER, HAND, Tool
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import Piece
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.theme import DEAD
from cfanp_gui.window.editor.position_editor import PositionEditor
from tests.session.play import square_named
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import LEFT, RIGHT, Workbench

MIDDLE = Qt.MouseButton.MiddleButton
QUEEN = Piece("Q", 0)


def passed(bench: Workbench) -> str:
    """Return the field of the line that names squares passed by a pawn."""
    return bench.editing.to_text().split(" ")[4]


# What is drawn


def test_every_board_and_piece_is_seen(bench: Workbench) -> None:
    scene, view = bench.editor.scene, bench.editor.view
    for key, players, boards in (
        ("cfanp", 2, 2), ("cfanp", 8, 8), ("ring", 3, 6), ("strategichess", 4, 2),
    ):  # fmt: skip
        bench.begin(key, players)
        assert len(scene.boards) == boards
        assert bench.pieces
        for square in scene.squares():
            assert view.viewport().rect().contains(bench.pixel(square))
            assert view.hit_at(bench.pixel(square)).square == square
        assert not any(item.pixmap().isNull() for item in scene.layer.items.values())
    first = scene.boards[min(scene.boards)]  # of StrategiChess
    assert first.look.far is not None
    assert first.look.paint != first.look.far
    assert len(first.plates) == 2


def test_boards_plates_lights_and_themes_are_seen_at_once(bench: Workbench) -> None:
    scene = bench.editor.scene
    bench.click_on(bench.editor.more)
    assert len(scene.boards) == 4
    assert len(bench.pieces) == 64
    port = bench.editor.view.viewport().rect()
    assert all(port.contains(bench.pixel(square)) for square in scene.squares())
    scene.show_cursor(square_named("De1"))
    bench.undo()
    assert scene.cursor is None
    assert len(bench.pieces) == 48
    bench.set("control:1", "1")
    text = scene.boards[1].plate.text
    assert (text.title, text.turn) == ("Army B, moved by player 1", False)
    assert text.badge.captor is not None
    assert (scene.boards[0].plate.text.turn, scene.boards[0].plate.text.note) == (True, "to move")
    bench.set("control:1", "-")
    assert scene.boards[1].look.paint == DEAD
    assert scene.boards[1].plate.text.badge.dead
    square = square_named("Be4")
    scene.light([square])
    assert Mark.CAUSE in scene.boards[1].above.marks[square.index]
    bench.stroke("Ad1", "Ad3")
    assert not scene.boards[1].above.marks
    scene.light([Square(77, 0)])  # a board there is not
    for pixels, width in ((100, 100), (5000, 400)):
        scene.set_pixels(pixels)
        assert scene.layer.items[square_named("Ae1")].pixmap().width() == width


# The mouse


def test_pieces_are_carried_over_the_boards(bench: Workbench) -> None:
    view = bench.editor.view
    bench.click("Ad1")
    assert not bench.editor.draft.past, "a click carries nothing"
    for how in ("Esc", "right"):
        bench.press(bench.pixel("Ad1"))
        bench.move(bench.pixel("Ad4"))
        if how == "Esc":
            bench.keys(Qt.Key.Key_Escape)
        else:
            bench.press(bench.pixel("Ad4"), RIGHT)
        bench.release(bench.pixel("Ad4"))
        assert (bench.piece("Ad1"), bench.piece("Ad4")) == (QUEEN, None), how
        off = bench.editor.scene.layer.items[square_named("Ad1")].scenePos()
        off -= bench.editor.scene.centre_of(square_named("Ad1"))
        assert off.manhattanLength() < 0.01
    bench.stroke("Ad1", "Ad2", "Be4")
    assert (bench.piece("Ad1"), bench.piece("Be4")) == (None, QUEEN)
    bench.stroke("Be4", "Bd1")
    assert bench.piece("Bd1") == QUEEN, "it takes the place of another"
    bench.press(bench.pixel("Bd1"))
    bench.move(bench.pixel("Bd1") + QPoint(20, 20))
    bench.release(QPoint(2, 2))
    assert len(bench.pieces) == 46, "beside the boards it is gone"
    # The camera
    before, at = bench.pixel("Ac1") - bench.pixel("Ab1"), bench.pixel("Ba1")
    view.zoom(2.0, at)
    assert (bench.pixel("Ac1") - bench.pixel("Ab1")).x() > 1.9 * before.x()
    assert (bench.pixel("Ba1") - at).manhattanLength() <= 2
    bench.press(at, MIDDLE)
    bench.move(at + QPoint(40, 20))
    bench.release(at + QPoint(40, 20), MIDDLE)
    assert (bench.pixel("Ba1") - at - QPoint(40, 20)).manhattanLength() <= 2
    bench.keys(Qt.Key.Key_Home)
    assert (bench.pixel("Ac1") - bench.pixel("Ab1") - before).manhattanLength() <= 1
    assert len(bench.pieces) == 46


def test_squares_are_painted_and_emptied(bench: Workbench) -> None:
    rank = ("Aa3", "Ab3", "Ac3", "Ad3")
    bench.choose("N", army=1)
    bench.stroke(rank[0], rank[-1])
    assert [bench.piece(name) for name in rank] == [Piece("N", 1)] * 4
    bench.undo()
    assert not bench.editor.draft.past, "it was one step"
    bench.press(bench.pixel("Aa3"))
    bench.move(bench.pixel("Ad3"))
    assert bench.piece("Ad3") == Piece("N", 1)
    bench.tap(bench.pixel("Ad3"), RIGHT)
    assert not bench.editor.draft.past, "it was given up"
    bench.click_on(bench.editor.palette_box.army_buttons[0])
    bench.click("Ab1")
    assert bench.piece("Ab1") is None, "the same piece is taken away"
    bench.click("Ab1")
    assert bench.piece("Ab1") == Piece("N", 0)
    bench.choose("P", army=2)
    bench.stroke("Ah3", "Ba3")
    assert bench.piece("Ah3") == bench.piece("Ba3") == Piece("P", 2)
    bench.stroke("Ah3", "Ba3", button=RIGHT)
    assert len(bench.pieces) == 48
    bench.click_on(bench.editor.palette_box.eraser)
    bench.stroke("Aa2", "Ah2")
    assert len(bench.pieces) == 40
    at = bench.plate(2)
    bench.tap(at)
    assert bench.editor.palette_box.army.label == "C", "a plate chooses its army"


def test_squares_of_a_field_are_pointed_at(bench: Workbench) -> None:
    bench.stroke("Be2", "Be4")
    bench.click_on(bench.editor.palette_box.field_buttons["passed"])
    bench.click("Be3")
    assert passed(bench) == "Be3"
    assert bench.editing.problems() == ()
    assert square_named("Be3").index in bench.editor.scene.boards[1].below.marks
    bench.click("Be3")
    assert passed(bench) == "-"
    bench.keys(Qt.Key.Key_Return)
    assert passed(bench) == "Be3"
    bench.begin("strategichess", 4)
    bench.choose("N", army=1)
    bench.click(Square(1, 80))
    assert bench.pieces[Square(1, 80)] == Piece("N", 3), "it is of the player of that board"
    bench.begin("strategichess", 2)
    bench.click_on(bench.editor.palette_box.field_buttons["unmoved"])
    bench.stroke(Square(0, 42), Square(0, 55))
    assert bench.editing.to_text().split(" ")[2] == "-/abcdefghijklmn"


def test_pieces_are_put_into_pockets_and_taken_from_them(bench: Workbench) -> None:
    bench.begin("ring", 3)
    board = half_board(1, 0)
    item = bench.editor.scene.boards[board]
    assert item.pocket is not None
    at = bench.editor.view.mapFromScene(item.mapToScene(item.pocket.ground.center()))

    def held() -> QPoint:
        """Return the pixel of the one piece of the pocket."""
        (piece,) = bench.editor.scene.layer.pockets[board]
        return bench.editor.view.mapFromScene(piece.scenePos())

    bench.choose("N", army=0)
    bench.tap(at)
    assert bench.editing.pocket(board) == (Piece("N", 0, 1),)
    there = held()
    bench.keys(Qt.Key.Key_Escape)
    bench.press(there)
    bench.move(there + QPoint(0, -30))
    goal = bench.pixel(Square(board, 24))
    bench.move(goal)
    bench.release(goal)
    assert bench.pieces[Square(board, 24)] == Piece("N", 0, 1)
    assert bench.editing.pocket(board) == ()
    bench.drag_from_palette("B", at)
    assert bench.editing.pocket(board) == (Piece("B", 0, 1),)
    there = held()
    bench.tap(there, RIGHT)
    assert bench.editing.pocket(board) == ()


def carried(bench: Workbench) -> list[QLabel]:
    """Return the picture under the mouse that carries a piece of the palette."""
    children = [one for one in bench.editor.children() if isinstance(one, QLabel)]
    return [one for one in children if one.isVisible() and not one.pixmap().isNull()]


class Fine(PositionEditor):
    """An editor on a screen with finer pixels."""

    def devicePixelRatioF(self) -> float:
        return 2.0


def test_a_piece_is_dragged_from_the_palette(make: Make) -> None:
    bench = make(kind=Fine)
    bench.drag_from_palette("Q", QPoint(2, 2))
    bench.drag_from_palette("Q", QPoint(-200, -20))
    assert not bench.editor.draft.past, "beside the boards it changes nothing"
    with mock.patch.object(box := bench.editor.palette_box, "picture", wraps=box.picture) as drawn:
        bench.drag_from_palette("Q", bench.pixel("Ae4"), drops=False)
    (label,) = carried(bench)
    assert drawn.call_args.args == (QUEEN, label.width() * 2), "as large as ever, and sharp"
    assert label.pixmap().deviceIndependentSize().toSize() == label.size()
    assert label.geometry().contains(
        bench.editor.mapFromGlobal(bench.editor.view.viewport().mapToGlobal(bench.pixel("Ae4")))
    )
    assert bench.editor.scene.cursor == square_named("Ae4")
    button = bench.button("Q")
    QTest.mousePress(button, RIGHT)
    QTest.mouseRelease(button, RIGHT)
    QTest.mouseRelease(button, LEFT)
    assert carried(bench) == [], "another button gives it up"
    assert bench.piece("Ae4") is None
    bench.drag_from_palette("Q", bench.pixel("Be4"))
    assert bench.piece("Be4") == QUEEN
    assert bench.editor.palette_box.tool.is_hand, "what was dragged is not chosen"


# The keyboard


def test_squares_are_walked_filled_and_read_out_by_keys(bench: Workbench) -> None:
    scene, said = bench.editor.scene, list[str]()
    bench.editor.announcer.announced.connect(said.append)
    up, down, left, right = Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right
    assert scene.cursor == square_named("Ae1")
    for keys, at in (([up, right, right, right], "Ah2"), ([right], "Ba2"),
                     ([left, down, down], "Ch4"), ([Qt.Key.Key_PageUp], "Bh4")):  # fmt: skip
        bench.keys(*keys)
        assert scene.cursor == square_named(at)
    assert said[0].startswith("Board A, e2: Pawn, army A")
    for typed, piece in (("n", Piece("N", 0)), ("2q", Piece("Q", 1)), ("Cb", Piece("B", 2)),
                         ("x9", Piece("B", 2))):  # fmt: skip
        bench.keys(*typed)
        assert bench.piece("Bh4") == piece, typed
    bench.keys(Qt.Key.Key_Delete)
    assert bench.piece("Bh4") is None
    assert said[-1] == bench.editor.view.accessibleDescription() == "Board B, h4: empty"
    bench.choose("R", army=1)
    bench.keys(Qt.Key.Key_Return)
    assert bench.piece("Bh4") == Piece("R", 1)
    bench.keys(Qt.Key.Key_Space)
    assert bench.piece("Bh4") is None
    bench.keys(Qt.Key.Key_Escape)
    assert bench.editor.palette_box.tool.is_hand
    QTest.keyClick(bench.editor.position_line.line, Qt.Key.Key_Return)
    bench.keys(Qt.Key.Key_Return)
    assert bench.editor.isVisible(), "Enter presses nothing by itself"


def test_words_and_letters_are_those_of_the_language(
    make: Make, speak: Callable[[str], None]
) -> None:
    speak("de")
    bench = make()
    bench.keys(Qt.Key.Key_Up, "s")
    assert bench.piece("Ae2") == Piece("N", 0)
    bench.keys(Qt.Key.Key_Right, "q")
    assert bench.piece("Af2") == QUEEN, "English letters are understood too"
    assert "(S)" in bench.button("N").toolTip()
    bench.begin("ring", 3)
    words = [label.text() for label in bench.editor.form.findChildren(QLabel)]
    assert "Zug" in words, "the number of a move"
    assert bench.editor.palette_box.hand.text() == "Versetzen", "to carry a piece"


# The palette


def test_every_kind_of_every_army_is_offered_by_mouse_and_label(bench: Workbench) -> None:
    bench.begin("cfanp", 12)
    box = bench.editor.palette_box
    assert len(box.army_buttons) == 12
    for number, button in enumerate(box.army_buttons):
        bench.click_on(button)
        assert [one.piece for one in box.piece_buttons] == [Piece(x, number) for x in "KQRBNP"]
        assert [one.isChecked() for one in box.army_buttons].count(True) == 1
    for label, army in (("0", "J"), ("L", "L")):
        assert box.choose_label(label)
        assert box.army.label == army
    bench.begin("ring", 3)
    for number in (0, 1):
        assert box.choose_label("2")
        assert box.army.pieces[0] == Piece("K", number, 2)
    assert not box.choose_label("9")


def test_one_tool_is_in_use(bench: Workbench) -> None:
    box = bench.editor.palette_box
    assert [one.accessibleName() for one in box.army_buttons] == ["army A", "army B", "army C"]
    assert [one.accessibleName() for one in box.piece_buttons][:2] == [
        "King, army A", "Queen, army A",
    ]  # fmt: skip
    assert not any(one.icon().isNull() for one in (*box.army_buttons, *box.piece_buttons))
    assert box.hand.accessibleDescription()
    assert (box.tool, box.hand.isChecked()) == (HAND, True)
    bench.choose("N")
    assert (box.tool, box.hand.isChecked()) == (Tool(piece=Piece("N", 0)), False)
    bench.click_on(box.army_buttons[2])
    assert box.tool == Tool(piece=Piece("N", 2))
    assert bench.button("N").isChecked()
    bench.click_on(bench.editor.less)
    assert len(box.army_buttons) == 2
    assert box.tool == Tool(piece=Piece("N", 1)), "the army is gone"
    bench.click_on(box.eraser)
    assert box.tool == ERASER
    assert not bench.button("N").isChecked()
    bench.click_on(box.eraser)
    assert (box.tool, box.hand.isChecked()) == (HAND, True)
    bench.button("Q").setFocus()
    QTest.keyClick(bench.button("Q"), Qt.Key.Key_Space)
    assert box.tool == Tool(piece=Piece("Q", 1))
    bench.click_on(box.field_buttons["passed"])
    bench.choose_game("StrategiChess")
    assert set(box.field_buttons) == {"unmoved"}
    assert box.tool == HAND
    bench.editor.scene.show_cursor(Square(0, 195))
    bench.choose_game("Chess For Any Number of Players")
    assert bench.editor.scene.cursor is None, "a half-board has no such square"
    assert [one.is_hand for one in (HAND, ERASER, Tool(field="passed"))] == [True, False, False]


def test_many_kinds_stand_in_rows(bench: Workbench) -> None:
    bench.choose_game("Hidden armies")
    box = bench.editor.palette_box
    QApplication.processEvents()  # it has more rows
    places = [one.geometry().topLeft() for one in box.piece_buttons]
    assert [len({at.y() for at in places}), len({at.x() for at in places})] == [2, 6]
    assert places == sorted(places, key=lambda at: (at.y(), at.x()))
    bench.click_on(box.army_buttons[1])
    assert [one.geometry().topLeft() for one in box.piece_buttons] == places


@pytest.mark.qt_log_ignore("This plugin does not support raise", extend=True)
def test_tips_tell_how_a_piece_moves(bench: Workbench) -> None:
    def tip(letter: str) -> str:
        button = bench.button(letter)
        at = button.rect().center()
        event = QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at))
        QApplication.sendEvent(button, event)
        return QToolTip.text()

    for words in ("Knight, army A (N)", "Moves and captures 2 squares straight and 1 aside.",
                  'src="data:image/png;base64,'):  # fmt: skip
        assert words in tip("N")
    button = bench.button("R")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn))
    assert button.accessibleDescription() == (
        "Moves and captures any number of squares straight in any direction."
    )
    bench.begin("ring", 3)
    assert tip("K") == bench.button("K").toolTip(), "a game that cannot tell"

"""Armies, pieces and tools to choose from."""

from __future__ import annotations

from unittest import mock

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from cfanp_gui.core.pieces import Piece
from cfanp_gui.window.editor.tool import ERASER, HAND, Tool
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import LEFT, RIGHT, Workbench


def test_every_kind_of_every_army_is_offered(make: Make) -> None:
    bench = make("cfanp", 8)
    box = bench.editor.palette_box
    assert len(box.army_buttons) == 8
    for number, button in enumerate(box.army_buttons):
        bench.click_on(button)
        found = [one.piece for one in box.piece_buttons]
        assert found == [Piece(letter, number) for letter in "KQRBNP"]
        assert [one.isChecked() for one in box.army_buttons].count(True) == 1


def test_buttons_have_pictures_and_names(bench: Workbench) -> None:
    box = bench.editor.palette_box
    assert [one.accessibleName() for one in box.army_buttons] == ["army a", "army b", "army c"]
    assert [one.accessibleName() for one in box.piece_buttons][:2] == [
        "King, army a",
        "Queen, army a",
    ]
    for button in (*box.army_buttons, *box.piece_buttons):
        assert not button.icon().isNull()
    assert box.hand.accessibleDescription()


def test_one_tool_is_in_use(bench: Workbench) -> None:
    box = bench.editor.palette_box
    assert (box.tool, box.hand.isChecked()) == (HAND, True)
    bench.choose("N")
    assert box.tool == Tool(piece=Piece("N", 0))
    assert not box.hand.isChecked()
    bench.click_on(box.eraser)
    assert box.tool == ERASER
    assert not bench.button("N").isChecked()
    bench.click_on(box.eraser)
    assert (box.tool, box.hand.isChecked()) == (HAND, True)


def test_the_piece_in_use_is_one_of_the_army_chosen(bench: Workbench) -> None:
    bench.choose("N")
    bench.click_on(bench.editor.palette_box.army_buttons[2])
    assert bench.editor.palette_box.tool == Tool(piece=Piece("N", 2))
    assert bench.editor.view.tool == Tool(piece=Piece("N", 2))
    assert bench.button("N").isChecked()


def test_armies_are_chosen_by_label_and_number(make: Make) -> None:
    ring = make("ring", 3).editor.palette_box
    assert ring.choose_label("2")
    assert ring.army.pieces[0] == Piece("K", 0, 2)
    assert ring.choose_label("2")
    assert ring.army.pieces[0] == Piece("K", 1, 2)
    assert not ring.choose_label("9")
    many = make("cfanp", 12).editor.palette_box
    assert many.choose_label("0")
    assert many.army.label == "j"
    assert many.choose_label("L")
    assert many.army.label == "l"


def test_what_is_gone_is_chosen_no_more(bench: Workbench) -> None:
    box = bench.editor.palette_box
    bench.choose("Q", army=2)
    bench.click_on(bench.editor.less)
    assert len(box.army_buttons) == 2
    assert box.tool == Tool(piece=Piece("Q", 1))
    bench.click_on(box.field_buttons["passed"])
    row = bench.editor.games.findText("StrategiChess")
    bench.editor.games.setCurrentIndex(row)
    bench.editor.games.activated.emit(row)
    bench.settle()
    assert set(box.field_buttons) == {"unmoved"}
    assert box.tool == HAND


def test_many_kinds_stand_in_rows(bench: Workbench) -> None:
    games = bench.editor.games
    row = next(at for at in range(games.count()) if games.itemText(at).endswith("Hidden armies"))
    games.setCurrentIndex(row)
    games.activated.emit(row)
    bench.settle()
    box = bench.editor.palette_box
    QApplication.processEvents()  # it has more rows
    places = [one.geometry().topLeft() for one in box.piece_buttons]
    assert len(places) == 12
    assert [len({at.y() for at in places}), len({at.x() for at in places})] == [2, 6]
    assert places == sorted(places, key=lambda at: (at.y(), at.x()))
    bench.click_on(box.army_buttons[1])
    assert [one.geometry().topLeft() for one in box.piece_buttons] == places


def test_a_drag_is_given_up_by_another_button(bench: Workbench) -> None:
    button = bench.button("Q")
    bench.drag_from_palette("Q", bench.pixel("Ae4"), drops=False)
    assert bench.editor._carried.isVisible()
    QTest.mousePress(button, RIGHT)
    QTest.mouseRelease(button, RIGHT)
    QTest.mouseRelease(button, LEFT)
    assert not bench.editor._carried.isVisible()
    assert bench.piece("Ae4") is None


def test_buttons_are_reached_and_pressed_by_keys(bench: Workbench) -> None:
    button = bench.button("Q")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert bench.editor.palette_box.tool == Tool(piece=Piece("Q", 0))


def test_a_tool_tip_draws_how_a_piece_moves(bench: Workbench) -> None:
    button = bench.button("N")
    at = button.rect().center()
    event = QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at))
    with mock.patch.object(QToolTip, "showText") as shown:
        QApplication.sendEvent(button, event)
    tip = str(shown.call_args.args[1])
    assert "Knight, army a (N)" in tip
    assert "Moves and captures 2 squares straight and 1 aside." in tip
    assert 'src="data:image/png;base64,' in tip


def test_who_comes_by_the_keyboard_is_told_how_a_piece_moves(bench: Workbench) -> None:
    button = bench.button("R")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn))
    assert button.accessibleDescription() == (
        "Moves and captures any number of squares straight in any direction."
    )


def test_a_game_that_cannot_tell_how_pieces_move_has_plain_tips(make: Make) -> None:
    bench = make("ring", 3)
    button = bench.editor.palette_box.piece_buttons[0]
    event = QHelpEvent(QEvent.Type.ToolTip, button.rect().center(), QPoint(5, 5))
    with mock.patch.object(QToolTip, "showText") as shown:
        QApplication.sendEvent(button, event)
    assert str(shown.call_args.args[1]) == button.toolTip()

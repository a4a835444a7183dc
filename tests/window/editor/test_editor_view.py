"""Pieces are put down, painted, carried and removed with the mouse and with keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import Piece
from tests.session.play import square_named
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import RIGHT, Workbench

RANK_3 = ("Aa3", "Ab3", "Ac3", "Ad3")


# The hand


def test_a_piece_is_carried_to_another_square(bench: Workbench) -> None:
    bench.stroke("Ad1", "Ad2", "Be4")
    assert bench.piece("Ad1") is None
    assert bench.piece("Be4") == Piece("Q", 0)


def test_a_piece_takes_the_place_of_another(bench: Workbench) -> None:
    bench.stroke("Ad1", "Bd1")
    assert bench.piece("Bd1") == Piece("Q", 0)


def test_a_piece_carried_beside_the_boards_is_gone(bench: Workbench) -> None:
    at = bench.pixel("Ad1")
    bench.press(at)
    bench.move(at + QPoint(20, 20))
    bench.release(QPoint(2, 2))
    assert bench.piece("Ad1") is None
    assert len(bench.pieces) == 47


def test_a_click_carries_nothing(bench: Workbench) -> None:
    bench.click("Ad1")
    assert bench.piece("Ad1") == Piece("Q", 0)
    assert not bench.editor.draft.can_undo


@pytest.mark.parametrize("how", ["Esc", "right"])
def test_what_is_carried_can_be_given_up(bench: Workbench, how: str) -> None:
    bench.press(bench.pixel("Ad1"))
    bench.move(bench.pixel("Ad4"))
    if how == "Esc":
        bench.keys(Qt.Key.Key_Escape)
    else:
        bench.press(bench.pixel("Ad4"), RIGHT)
    bench.release(bench.pixel("Ad4"))
    assert bench.piece("Ad1") == Piece("Q", 0)
    assert bench.piece("Ad4") is None
    assert bench.editor.isVisible()
    item = bench.editor.scene.layer.items[square_named("Ad1")]
    off = item.scenePos() - bench.editor.scene.centre_of(square_named("Ad1"))
    assert off.manhattanLength() < 0.01


# Painting


def test_a_piece_is_painted_over_several_squares_in_one_step(bench: Workbench) -> None:
    bench.choose("N", army=1)
    bench.stroke(RANK_3[0], RANK_3[-1])
    assert [bench.piece(name) for name in RANK_3] == [Piece("N", 1)] * 4
    bench.click_on(bench.editor.undo)
    assert [bench.piece(name) for name in RANK_3] == [None] * 4
    assert not bench.editor.draft.can_undo


def test_a_click_on_the_same_piece_takes_it_away(bench: Workbench) -> None:
    bench.choose("N")
    bench.click("Ab1")
    assert bench.piece("Ab1") is None
    bench.click("Ab1")
    assert bench.piece("Ab1") == Piece("N", 0)


def test_painting_goes_over_from_board_to_board(bench: Workbench) -> None:
    bench.choose("P", army=2)
    bench.stroke("Ah3", "Ba3")
    assert bench.piece("Ah3") == bench.piece("Ba3") == Piece("P", 2)


def test_the_eraser_empties_squares(bench: Workbench) -> None:
    bench.click_on(bench.editor.palette_box.eraser)
    bench.stroke("Aa2", "Ah2")
    assert len(bench.pieces) == 40


def test_the_right_button_empties_squares_whatever_is_chosen(bench: Workbench) -> None:
    bench.stroke("Aa2", "Ac2", button=RIGHT)
    assert len(bench.pieces) == 45
    bench.choose("Q")
    bench.click("Ad2", RIGHT)
    assert len(bench.pieces) == 44


def test_a_stroke_can_be_given_up(bench: Workbench) -> None:
    bench.choose("N")
    bench.press(bench.pixel("Aa3"))
    bench.move(bench.pixel("Ad3"))
    assert bench.piece("Ad3") == Piece("N", 0)
    bench.press(bench.pixel("Ad3"), RIGHT)
    bench.release(bench.pixel("Ad3"), RIGHT)
    assert bench.piece("Ad3") is None
    assert not bench.editor.draft.can_undo


def test_squares_of_a_field_are_pointed_at(bench: Workbench) -> None:
    bench.stroke("Be2", "Be4")
    bench.click_on(bench.editor.palette_box.field_buttons["passed"])
    bench.click("Be3")
    assert bench.editing.to_text().split(" ")[4] == "Be3"
    assert bench.editing.problems() == ()
    marks = bench.editor.scene.boards[1].below.marks
    assert square_named("Be3").index in marks
    bench.click("Be3")
    assert bench.editing.to_text().split(" ")[4] == "-"


def test_squares_of_a_field_are_painted(make: Make) -> None:
    bench = make("strategichess", 2)
    bench.click_on(bench.editor.palette_box.field_buttons["unmoved"])
    bench.stroke(Square(0, 42), Square(0, 55))
    assert "unmoved" not in bench.editor.draft.editing.to_text()
    assert bench.editing.to_text().split(" ")[2] == "-/abcdefghijklmn"


def test_a_piece_belongs_to_the_player_of_the_board_it_is_put_on(make: Make) -> None:
    bench = make("strategichess", 4)
    bench.choose("N", army=1)
    bench.click(Square(1, 80))
    assert bench.pieces[Square(1, 80)] == Piece("N", 3)


# Plates and pockets


def test_a_plate_chooses_its_army(bench: Workbench) -> None:
    at = bench.plate(2)
    bench.press(at)
    bench.release(at)
    bench.settle()
    assert bench.editor.palette_box.army.label == "c"


def test_pieces_are_put_into_pockets_and_taken_from_them(make: Make) -> None:
    bench = make("ring", 3)
    board = half_board(1, 0)
    pocket = bench.editor.scene.boards[board].pocket
    assert pocket is not None
    item = bench.editor.scene.boards[board]
    at = bench.editor.view.mapFromScene(item.mapToScene(pocket.ground.center()))
    bench.choose("N", army=0)
    bench.press(at)
    bench.release(at)
    bench.settle()
    assert bench.editing.pocket(board) == (Piece("N", 0, 1),)
    (held,) = bench.editor.scene.layer.pockets[board]
    there = bench.editor.view.mapFromScene(held.scenePos())
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
    (held,) = bench.editor.scene.layer.pockets[board]
    there = bench.editor.view.mapFromScene(held.scenePos())
    bench.press(there, RIGHT)
    bench.release(there, RIGHT)
    assert bench.editing.pocket(board) == ()


# From the palette


def test_a_piece_is_dragged_from_the_palette(bench: Workbench) -> None:
    bench.drag_from_palette("Q", bench.pixel("Be4"))
    assert bench.piece("Be4") == Piece("Q", 0)
    assert bench.editor.palette_box.tool.is_hand, "what was dragged is not chosen"


def test_a_piece_dragged_beside_the_boards_changes_nothing(bench: Workbench) -> None:
    bench.drag_from_palette("Q", QPoint(2, 2))
    bench.drag_from_palette("Q", QPoint(-200, -20))
    assert not bench.editor.draft.can_undo


# The keyboard


def test_arrows_walk_the_squares_as_they_are_seen(bench: Workbench) -> None:
    assert bench.editor.scene.cursor == square_named("Ae1")
    bench.keys(Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right)
    assert bench.editor.scene.cursor == square_named("Ah2")
    bench.keys(Qt.Key.Key_Right)
    assert bench.editor.scene.cursor == square_named("Ba2")
    bench.keys(Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert bench.editor.scene.cursor == square_named("Ch4")
    bench.keys(Qt.Key.Key_PageUp)
    assert bench.editor.scene.cursor == square_named("Bh4")


def test_letters_put_pieces_and_numbers_choose_armies(bench: Workbench) -> None:
    bench.keys(Qt.Key.Key_Up, Qt.Key.Key_Up, "n")
    assert bench.piece("Ae3") == Piece("N", 0)
    bench.keys("2", "q")
    assert bench.piece("Ae3") == Piece("Q", 1)
    bench.keys("C", "b")
    assert bench.piece("Ae3") == Piece("B", 2)
    bench.keys("x", "9")
    assert bench.piece("Ae3") == Piece("B", 2), "no piece and no army is called that"
    bench.keys(Qt.Key.Key_Delete)
    assert bench.piece("Ae3") is None


def test_pieces_have_the_letters_of_the_language(make: Make, speak: Callable[[str], None]) -> None:
    speak("de")
    bench = make()
    bench.keys(Qt.Key.Key_Up, "s")
    assert bench.piece("Ae2") == Piece("N", 0)
    bench.keys(Qt.Key.Key_Right, "q")
    assert bench.piece("Af2") == Piece("Q", 0)
    assert "(S)" in bench.button("N").toolTip()


def test_enter_uses_what_is_chosen(bench: Workbench) -> None:
    bench.choose("R", army=1)
    bench.keys(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert bench.piece("Ae3") == Piece("R", 1)
    bench.keys(Qt.Key.Key_Space)
    assert bench.piece("Ae3") is None
    bench.keys(Qt.Key.Key_Escape)
    assert bench.editor.palette_box.tool.is_hand
    assert bench.editor.isVisible()


def test_squares_of_a_field_are_pointed_at_by_keys(bench: Workbench) -> None:
    bench.stroke("Be2", "Be4")
    bench.click_on(bench.editor.palette_box.field_buttons["passed"])
    bench.keys(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert bench.editing.to_text().split(" ")[4] == "Be3"
    bench.keys(Qt.Key.Key_Return)
    assert bench.editing.to_text().split(" ")[4] == "-"


def test_squares_are_read_out(bench: Workbench) -> None:
    said: list[str] = []
    bench.editor.announcer.announced.connect(said.append)
    bench.keys(Qt.Key.Key_Up)
    assert said == ["Board A, e2: Pawn, army a"]
    bench.keys(Qt.Key.Key_Delete)
    assert said[-1] == "Board A, e2: empty"
    assert bench.editor.view.accessibleDescription() == "Board A, e2: empty"


# The camera


def test_the_wheel_zooms_about_the_mouse_and_home_shows_all(bench: Workbench) -> None:
    view = bench.editor.view
    before = bench.pixel("Ac1") - bench.pixel("Ab1")
    at = bench.pixel("Ba1")
    view.zoom(2.0, at)
    assert (bench.pixel("Ac1") - bench.pixel("Ab1")).x() > 1.9 * before.x()
    assert (bench.pixel("Ba1") - at).manhattanLength() <= 2
    bench.keys(Qt.Key.Key_Home)
    assert (bench.pixel("Ac1") - bench.pixel("Ab1") - before).manhattanLength() <= 1


def test_the_middle_button_carries_the_view(bench: Workbench) -> None:
    at = bench.pixel("Ba1")
    bench.press(at, Qt.MouseButton.MiddleButton)
    bench.move(at + QPoint(40, 20))
    bench.release(at + QPoint(40, 20), Qt.MouseButton.MiddleButton)
    assert (bench.pixel("Ba1") - at - QPoint(40, 20)).manhattanLength() <= 2
    assert not bench.editor.draft.can_undo

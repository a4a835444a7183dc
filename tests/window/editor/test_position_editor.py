"""Positions are set up: by mouse and keys on the boards, in fields, or as a line of text."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QFocusEvent, QHelpEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QSpinBox,
    QToolTip,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, Field, SquaresField
from cfanp_gui.core.game import Game
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.theme import DARK, DEAD, LIGHT
from cfanp_gui.table.translate import translated
from cfanp_gui.window.editor.draft import REMEMBERED, Draft
from cfanp_gui.window.editor.field_form import Control, FlagsBox, HeldBox
from cfanp_gui.window.editor.position_editor import PositionEditor, editable_games
from cfanp_gui.window.editor.problem_list import SHOWN, in_words
from cfanp_gui.window.editor.tool import ERASER, HAND, Tool
from tests import slow
from tests.core.build import cfen
from tests.core.editing import edited, fields, start, value_of
from tests.session.play import square_named
from tests.spoken import LANGUAGES
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import LEFT, RIGHT, Workbench

CFANP = find_game("cfanp")
FEN = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"
FINE = "Nothing is wrong: the position can be played"
MIDDLE = Qt.MouseButton.MiddleButton
QUEEN = Piece("Q", 0)
SIZES = [("cfanp", 4), ("ring", 3), ("strategichess", 4)]


def passed(bench: Workbench) -> str:
    """Return the field of the line that names squares passed by a pawn."""
    return bench.editing.to_text().split(" ")[4]


# Steps are taken back and done again


@pytest.mark.parametrize("seed", slow.seeds(9))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_all_steps_taken_back_are_the_start(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    begun = start(game, game.player_counts[1])
    draft = Draft(game, begun)
    seen = [begun]
    for _ in range(40):
        match chance.randrange(6):
            case 0 if draft.can_undo:
                draft.undo()
                seen.pop()
            case 1:
                draft.begin_stroke()
                for _ in range(3):
                    draft.change(edited(draft.editing, chance))
                if chance.random() < 0.3:
                    draft.cancel_stroke()
                draft.end_stroke()
            case _:
                draft.change(edited(draft.editing, chance))
        if draft.editing != seen[-1]:
            seen.append(draft.editing)
        assert draft.editing == seen[-1]
        assert draft.problems() == draft.editing.problems()
    for editing in reversed(seen[:-1]):
        draft.undo()
        assert draft.editing == editing
    assert not draft.can_undo
    assert not draft.touched
    for editing in seen[1:]:
        draft.redo()
        assert draft.editing == editing


def test_what_counts_as_a_step() -> None:
    draft, begun = Draft(CFANP, start(CFANP, 3)), start(CFANP, 3)
    told: list[Editing] = []
    given = draft.given()
    assert given.position == CFANP.initial(3, {})
    assert given.options == draft.editing.options
    draft.change(begun.with_field("round", 1))
    draft.begin_stroke()
    draft.end_stroke()
    draft.undo()
    draft.redo()
    assert not draft.can_undo, "nothing was different"
    draft.changed.connect(lambda: told.append(draft.editing))
    draft.change(begun.with_field("round", 2))
    draft.undo()
    assert [editing == begun for editing in told] == [False, True]
    draft.change(begun.with_field("round", 3))
    assert not draft.can_redo, "a new step takes the place of those taken back"
    draft.begin_stroke()
    draft.change(begun.with_field("round", 4))
    draft.undo()
    assert draft.editing == begun, "the stroke is given up, and the step before it taken back"
    draft.change(start(find_game("ring"), 3), find_game("ring"))
    assert draft.game.key == "ring"
    draft.undo()
    assert draft.game is CFANP
    for number in range(2, REMEMBERED + 20):
        draft.change(begun.with_field("round", number))
    steps = 0
    while draft.can_undo:
        draft.undo()
        steps += 1
    assert steps == REMEMBERED


# What is drawn


@pytest.mark.parametrize(
    ("key", "players", "boards"),
    [("cfanp", 2, 2), ("cfanp", 8, 8), ("ring", 3, 6), ("strategichess", 4, 2)],
)
def test_every_board_and_piece_is_seen(make: Make, key: str, players: int, boards: int) -> None:
    bench = make(key, players)
    scene, view = bench.editor.scene, bench.editor.view
    assert len(scene.boards) == boards
    assert bench.pieces
    for square in scene.squares():
        assert view.viewport().rect().contains(bench.pixel(square))
        assert view.hit_at(bench.pixel(square)).square == square
    assert not any(item.pixmap().isNull() for item in scene.layer.items.values())
    if key == "strategichess":
        first = scene.boards[min(scene.boards)]
        assert first.look.far is not None
        assert first.look.paint != first.look.far
        assert len(first.plates) == 2


def test_boards_plates_lights_and_themes_are_seen_at_once(bench: Workbench) -> None:
    draft, scene = bench.editor.draft, bench.editor.scene
    bench.click_on(bench.editor.more)
    assert len(scene.boards) == 4
    assert len(bench.pieces) == 64
    port = bench.editor.view.viewport().rect()
    assert all(port.contains(bench.pixel(square)) for square in scene.squares())
    scene.show_cursor(square_named("De1"))
    bench.click_on(bench.editor.undo)
    assert scene.cursor is None
    assert len(bench.pieces) == 48
    draft.change(draft.editing.with_field("control:1", "1"))
    text = scene.boards[1].plate.text
    assert (text.title, text.turn) == ("Army b, moved by player 1", False)
    assert text.badge.captor is not None
    assert (scene.boards[0].plate.text.turn, scene.boards[0].plate.text.note) == (True, "to move")
    draft.change(draft.editing.with_field("control:1", "-"))
    assert scene.boards[1].look.paint == DEAD
    assert scene.boards[1].plate.text.badge.dead
    square = square_named("Be4")
    scene.light([square])
    assert Mark.CAUSE in scene.boards[1].above.marks[square.index]
    bench.stroke("Ad1", "Ad3")
    assert not scene.boards[1].above.marks
    scene.light([Square(77, 0)])  # a board there is not
    scene.set_theme(DARK)
    assert scene.backgroundBrush().color() == QColor(DARK.table)
    for pixels, width in ((100, 100), (5000, 400)):
        scene.set_pixels(pixels)
        assert scene.layer.items[square_named("Ae1")].pixmap().width() == width


# The mouse


def test_pieces_are_carried_over_the_boards(bench: Workbench) -> None:
    view = bench.editor.view
    bench.click("Ad1")
    assert not bench.editor.draft.can_undo, "a click carries nothing"
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
    bench.click_on(bench.editor.undo)
    assert not bench.editor.draft.can_undo, "it was one step"
    bench.press(bench.pixel("Aa3"))
    bench.move(bench.pixel("Ad3"))
    assert bench.piece("Ad3") == Piece("N", 1)
    bench.press(bench.pixel("Ad3"), RIGHT)
    bench.release(bench.pixel("Ad3"), RIGHT)
    assert not bench.editor.draft.can_undo, "it was given up"
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
    bench.press(at)
    bench.release(at)
    bench.settle()
    assert bench.editor.palette_box.army.label == "c", "a plate chooses its army"


def test_squares_of_a_field_are_pointed_at(bench: Workbench, make: Make) -> None:
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
    bench = make("strategichess", 4)
    bench.choose("N", army=1)
    bench.click(Square(1, 80))
    assert bench.pieces[Square(1, 80)] == Piece("N", 3), "it is of the player of that board"
    bench = make("strategichess", 2)
    bench.click_on(bench.editor.palette_box.field_buttons["unmoved"])
    bench.stroke(Square(0, 42), Square(0, 55))
    assert bench.editing.to_text().split(" ")[2] == "-/abcdefghijklmn"


def test_pieces_are_put_into_pockets_and_taken_from_them(make: Make) -> None:
    bench, board = make("ring", 3), half_board(1, 0)
    item = bench.editor.scene.boards[board]
    assert item.pocket is not None
    at = bench.editor.view.mapFromScene(item.mapToScene(item.pocket.ground.center()))

    def held() -> QPoint:
        """Return where the one piece of the pocket lies."""
        (piece,) = bench.editor.scene.layer.pockets[board]
        return bench.editor.view.mapFromScene(piece.scenePos())

    bench.choose("N", army=0)
    bench.press(at)
    bench.release(at)
    bench.settle()
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
    bench.press(there, RIGHT)
    bench.release(there, RIGHT)
    assert bench.editing.pocket(board) == ()


def carried(bench: Workbench) -> list[QLabel]:
    """Return the picture under the mouse that carries a piece of the palette."""
    children = [one for one in bench.editor.children() if isinstance(one, QLabel)]
    return [one for one in children if one.isVisible() and not one.pixmap().isNull()]


def test_a_piece_is_dragged_from_the_palette(
    bench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.drag_from_palette("Q", QPoint(2, 2))
    bench.drag_from_palette("Q", QPoint(-200, -20))
    assert not bench.editor.draft.can_undo, "beside the boards it changes nothing"
    # On a screen with finer pixels it is as large, and sharp.
    monkeypatch.setattr(PositionEditor, "devicePixelRatioF", lambda _: 2.0)
    scene = bench.editor.scene
    with mock.patch.object(scene, "picture", wraps=scene.picture) as drawn:
        bench.drag_from_palette("Q", bench.pixel("Ae4"), drops=False)
    (label,) = carried(bench)
    assert drawn.call_args.args == (QUEEN, label.width() * 2)
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
    assert said[0].startswith("Board A, e2: Pawn, army a")
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
    bench = make("ring", 3)
    words = [label.text() for label in bench.editor.form.findChildren(QLabel)]
    assert "Zug" in words, "the number of a move"
    assert bench.editor.palette_box.hand.text() == "Versetzen", "to carry a piece"


# The palette


def choose_game(bench: Workbench, name: str) -> None:
    """Choose another game in the box, as a person does."""
    games = bench.editor.games
    row = next(at for at in range(games.count()) if games.itemText(at).endswith(name))
    games.setCurrentIndex(row)
    games.activated.emit(row)
    bench.settle()


def test_every_kind_of_every_army_is_offered_by_mouse_and_label(make: Make) -> None:
    bench = make("cfanp", 12)
    box = bench.editor.palette_box
    assert len(box.army_buttons) == 12
    for number, button in enumerate(box.army_buttons):
        bench.click_on(button)
        assert [one.piece for one in box.piece_buttons] == [Piece(x, number) for x in "KQRBNP"]
        assert [one.isChecked() for one in box.army_buttons].count(True) == 1
    for label, army in (("0", "j"), ("L", "l")):
        assert box.choose_label(label)
        assert box.army.label == army
    ring = make("ring", 3).editor.palette_box
    for number in (0, 1):
        assert ring.choose_label("2")
        assert ring.army.pieces[0] == Piece("K", number, 2)
    assert not ring.choose_label("9")


def test_one_tool_is_in_use(bench: Workbench) -> None:
    box = bench.editor.palette_box
    assert [one.accessibleName() for one in box.army_buttons] == ["army a", "army b", "army c"]
    assert [one.accessibleName() for one in box.piece_buttons][:2] == [
        "King, army a", "Queen, army a",
    ]  # fmt: skip
    assert not any(one.icon().isNull() for one in (*box.army_buttons, *box.piece_buttons))
    assert box.hand.accessibleDescription()
    assert (box.tool, box.hand.isChecked()) == (HAND, True)
    bench.choose("N")
    assert (box.tool, box.hand.isChecked()) == (Tool(piece=Piece("N", 0)), False)
    bench.click_on(box.army_buttons[2])
    assert box.tool == bench.editor.view.tool == Tool(piece=Piece("N", 2))
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
    choose_game(bench, "StrategiChess")
    assert set(box.field_buttons) == {"unmoved"}
    assert box.tool == HAND
    assert [one.is_hand for one in (HAND, ERASER, Tool(field="passed"))] == [True, False, False]


def test_many_kinds_stand_in_rows(bench: Workbench) -> None:
    choose_game(bench, "Hidden armies")
    box = bench.editor.palette_box
    QApplication.processEvents()  # it has more rows
    places = [one.geometry().topLeft() for one in box.piece_buttons]
    assert [len({at.y() for at in places}), len({at.x() for at in places})] == [2, 6]
    assert places == sorted(places, key=lambda at: (at.y(), at.x()))
    bench.click_on(box.army_buttons[1])
    assert [one.geometry().topLeft() for one in box.piece_buttons] == places


def test_tips_tell_how_a_piece_moves(bench: Workbench, make: Make) -> None:
    def tip(bench: Workbench, letter: str) -> str:
        button = bench.button(letter)
        at = button.rect().center()
        event = QHelpEvent(QEvent.Type.ToolTip, at, button.mapToGlobal(at))
        with mock.patch.object(QToolTip, "showText") as shown:
            QApplication.sendEvent(button, event)
        return str(shown.call_args.args[1])

    for words in ("Knight, army a (N)", "Moves and captures 2 squares straight and 1 aside.",
                  'src="data:image/png;base64,'):  # fmt: skip
        assert words in tip(bench, "N")
    button = bench.button("R")
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn))
    assert button.accessibleDescription() == (
        "Moves and captures any number of squares straight in any direction."
    )
    ring = make("ring", 3)
    assert tip(ring, "K") == ring.button("K").toolTip(), "a game that cannot tell"


# Fields


def shown(control: Control) -> object:
    """Return what a control shows."""
    match control:
        case QComboBox():
            return control.currentData()
        case QCheckBox():
            return control.isChecked()
        case QLineEdit():
            return control.text()
    return control.value()


def use(bench: Workbench, control: Control) -> None:
    """Do something with a control that changes what it shows."""
    match control:
        case QComboBox():
            control.setCurrentIndex((control.currentIndex() + 1) % control.count())
        case QCheckBox():
            QTest.keyClick(control, Qt.Key.Key_Space)
        case QSpinBox():
            QTest.keyClick(control, Qt.Key.Key_Up)
        case QLineEdit():
            QTest.keyClicks(control, "x")
        case FlagsBox():
            bench.click_on(next(iter(control.buttons.values())))
        case HeldBox():
            if bench.editor.palette_box.tool.is_hand:
                bench.choose("N")
            bench.click_on(control.add)


def in_form(bench: Workbench) -> Iterator[Field]:
    """Yield the fields that have a control."""
    return (one for one in bench.editing.fields() if not isinstance(one, SquaresField))


@pytest.mark.parametrize(("key", "players"), SIZES)
def test_every_field_is_shown_and_set(make: Make, key: str, players: int) -> None:
    bench = make(key, players)
    for option in bench.editing.options:
        if option in ("kingcapture", "touch"):
            bench.editor.draft.change(bench.editing.with_field(f"option:{option}", True))
    if "tempo" in bench.editing.options:
        bench.editor.draft.change(bench.editing.with_field("option:tempo", "rounds"))
    bench.settle()
    form = bench.editor.form
    assert set(form.controls) == {field.name for field in in_form(bench)}
    for field in in_form(bench):
        control = form.controls[field.name]
        assert shown(control) == value_of(field), field.name
        assert control.accessibleName(), field.name
    # What is said of each army or player is set alike.
    for field in {field.title: field for field in in_form(bench)}.values():
        control, before = form.controls[field.name], value_of(field)
        use(bench, control)
        assert value_of(fields(bench.editing)[field.name]) != before, field.name
        bench.click_on(bench.editor.undo)
        assert shown(form.controls[field.name]) == before, field.name


def test_controls_follow_the_position_and_stand_in_rows(bench: Workbench, make: Make) -> None:
    form = bench.editor.form
    bench.stroke("Ad1", "Bd4")
    assert shown(form.controls["moves_left"]) == 2
    bench.stroke("Ah1", "Ah3")
    castling = form.controls["castling:0"]
    assert isinstance(castling, FlagsBox)
    assert castling.value() == {"Q"}
    assert castling.buttons["K"].accessibleName() == "Army a: Castling, King’s side"
    one, other = form.controls["control:1"], form.controls["castling:1"]
    assert abs(one.geometry().center().y() - other.geometry().center().y()) <= 2
    assert form.controls["control:2"].y() > one.y()
    words = {label.text() for label in form.findChildren(QLabel)}
    assert {"Turn", "Armies", "Counting", "House rules", "Moved by", "Army b"} <= words
    bench = make("ring", 3)
    held, knight = bench.editor.form.controls["held:2"], Piece("N", 1, 1)
    assert isinstance(held, HeldBox)
    bench.click_on(held.add)
    assert held.value() == (), "nothing is chosen"
    bench.choose("N", army=1)
    bench.click_on(held.add)
    bench.click_on(held.add)
    assert value_of(fields(bench.editing)["held:2"]) == (knight,) * 2
    assert held.buttons[0].accessibleName() == "Take away: Knight, Black of set 1"
    bench.click_on(held.buttons[0])
    assert held.value() == (knight,)
    assert len(held.buttons) == 1


@pytest.mark.parametrize("language", slow.some(LANGUAGES))
@pytest.mark.parametrize(("key", "players"), [("cfanp", 26), ("ring", 12), ("strategichess", 4)])
def test_nothing_is_wider_than_its_place(
    make: Make, speak: Callable[[str], None], key: str, players: int, language: str
) -> None:
    speak(language)
    bench = make(key, players)
    if "tempo" in bench.editing.options:
        bench.editor.draft.change(bench.editing.with_field("option:tempo", "rounds"))
        bench.settle()
    form, box = bench.editor.form, bench.editor.palette_box
    port = form.parentWidget()
    assert port is not None
    assert form.minimumSizeHint().width() <= port.width()
    assert box.minimumSizeHint().width() <= box.width()
    assert bench.editor.minimumSizeHint().width() <= 1326
    assert bench.editor.minimumSizeHint().height() <= 708


# Problems


def problems(bench: Workbench) -> list[str]:
    """Return the lines of the list of problems."""
    bench.settle()
    found = bench.editor.problem_list.list
    return [found.item(row).text() for row in range(found.count())]


def test_a_problem_lights_its_square_and_a_key_removes_what_is_there(bench: Workbench) -> None:
    editor, scene, square = bench.editor, bench.editor.scene, square_named("Bb1")
    bench.click("Ae1", RIGHT)
    assert problems(bench) == ["Half-boards: army a is alive and has no King"]
    bench.click_on(editor.undo)
    assert problems(bench) == []
    assert editor.analyse.isEnabled()
    bench.choose("P")
    bench.click("Bb1")
    assert "a pawn cannot stand on a back rank" in problems(bench)[0]
    assert not scene.lit
    found = editor.problem_list.list
    for row, lit in ((0, {square}), (found.count() - 1, set[Square]())):
        rect = found.visualItemRect(found.item(row))
        bench.bot.mouseClick(found.viewport(), LEFT, pos=rect.center())
        assert scene.lit == lit
        if lit:
            assert scene.cursor == square
            assert Mark.CAUSE in scene.boards[1].above.marks[square.index]
            assert scene.boards[1].above._cursor is None, "it would hide the light"
    bench.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    found.setCurrentRow(0)
    bench.keys(Qt.Key.Key_Delete)
    assert bench.piece("Bb1") is None
    bench.keys(Qt.Key.Key_Right)
    assert not scene.lit


@pytest.mark.parametrize("seed", slow.seeds(5))
@pytest.mark.parametrize(("key", "players"), SIZES)
def test_the_problems_shown_are_those_of_the_builder(
    make: Make, key: str, players: int, seed: int
) -> None:
    bench, chance = make(key, players), random.Random(seed)
    draft = bench.editor.draft
    for _ in range(15):
        draft.change(edited(draft.editing, chance))
        found = draft.editing.builder.problems()
        said = [translated(problem.sentence).casefold() for problem in found[:SHOWN]]
        assert [line.casefold() for line in problems(bench)] == said
        assert bench.editor.play.isEnabled() == (not found)
        assert bench.pieces == dict(draft.editing.pieces)
        heads = [in_words(problem)[0] for problem in found]
        assert not any(head.isalpha() and not head.isupper() for head in heads)


# The line of text


def verdict(bench: Workbench) -> list[str]:
    """Return what is seen of whether the position is right."""
    bench.settle()
    labels = (bench.editor.problem_list.title, bench.editor.position_line.sentence)
    return [label.text() for label in labels if label.isVisible() and label.text()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_line_and_the_boards_follow_each_other(make: Make, game: Game) -> None:
    other = next(one for one in GAMES if one is not game)
    bench = make(other.key, other.player_counts[1])
    editor = bench.editor
    assert editor.position_line.line.text() == bench.editing.to_text()
    text = game.initial(game.player_counts[2], game.as_seated).to_text()
    bench.type_line(f" {text} ")
    assert bench.editing.to_text() == text
    assert (editor.draft.game, editor.games.currentText()) == (game, game.name)
    assert editor.position_line.label.text() == game.position_format
    assert editor.position_line.sentence.text() == ""
    bench.click(min(bench.pieces), RIGHT)
    QTest.keyClick(editor.position_line.line, Qt.Key.Key_Tab)
    bench.settle()
    assert editor.position_line.line.text() == bench.editing.to_text()
    bench.click_on(editor.undo)
    bench.click_on(editor.undo)
    assert editor.draft.game is other


BAD = {
    "": "the line: the number of fields is 0",
    "nonsense": "the line: the number of fields is 1",
    f"{cfen(3, 'Ka:Ae1 Kb:Be1')} x": "army c is alive and has no King",
    f"{FEN.replace('K', 'Q')} x": "is not a FEN",
    "1:8/8 nonsense": "boards, seats, to move",
    "<b>bold</b>": "the line: the number of fields is 1",
}


def test_of_a_bad_line_one_sentence_is_said_and_nothing_is_lost(bench: Workbench) -> None:
    editor = bench.editor
    bench.stroke("Ad1", "Ad4")
    before, line, sentence = bench.editing, editor.position_line.line, editor.position_line.sentence
    assert sentence.textFormat() is Qt.TextFormat.PlainText
    for text, words in BAD.items():
        bench.type_line(text)
        (said,) = verdict(bench)
        assert words in said, text
        assert said.startswith("This is not a valid position: "), text
        assert said.endswith("."), text
        assert bench.editing == before, text
        assert not editor.play.isEnabled()
        assert not editor.analyse.isEnabled()
        QTest.keyClick(line, Qt.Key.Key_Tab)
        bench.settle()
        assert line.text() == text, "what was typed is not lost either"
    bench.stroke("Ad4", "Ad3")
    good = bench.editing.to_text()
    assert verdict(bench) == [FINE]
    assert line.text() == good
    # A line is mended, copied, or given up.
    bench.type_line(f"{good} x")
    assert not editor.play.isEnabled()
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert verdict(bench) == [FINE]
    bench.type_line("nonsense")
    bench.click_on(editor.position_line.copy)
    assert line.text() == QApplication.clipboard().text() == good
    assert verdict(bench) == [FINE, "The position is on the clipboard as one line of text."]
    bench.click("Ae1", RIGHT)
    assert verdict(bench) == ["1 problem"]
    wrong = bench.editing.to_text()
    bench.type_line("x")
    bench.type_line(wrong)
    assert editor.position_line.sentence.text() == "", "it is that of the boards"
    bench.type_line("nonsense")
    bench.click_on(editor.undo)
    assert verdict(bench) == [FINE]
    bench.type_line("nonsense")
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert line.text() == bench.editing.to_text()
    assert editor.play.isEnabled()
    bench.messages.answer = QMessageBox.StandardButton.Discard
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not editor.isVisible(), "with nothing to restore, it closes the editor as ever"


def test_lines_of_two_armies_of_what_cannot_be_and_of_other_rules(
    bench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = bench.editor
    bench.type_line(FEN)
    assert editor.position_line.line.text() == FEN
    assert len(editor.scene.boards) == 2
    assert bench.piece("Ba1") == Piece("R", 1)
    assert bench.editing.to_text().split(" ")[1:4] == ["b", "1/2", "KQ/KQ"]
    bench.click_on(editor.undo)
    assert bench.editing.players == 3
    for text, words in (
        (cfen(3, "Pa:Aa2 Kb:Be1"), ["army a is alive and has", "army c is alive and has"]),
        ("r3q2r/8/8/8/8/8/8/R3Q2R b KQkq - 3 9", ["a is alive and", "b is alive and"]),
    ):
        bench.type_line(text)
        bench.settle()
        assert editor.position_line.sentence.text() == ""
        said = [str(problem.sentence) for problem in editor.problem_list.problems]
        assert all(any(one in sentence for sentence in said) for one in words), said
        assert not editor.play.isEnabled()
        bench.click_on(editor.undo)
    mirrored = CFANP.initial(3, {"join": "reflect"}).to_text()
    bench.type_line(mirrored)
    assert "castling" in editor.position_line.sentence.text()
    editor.draft.change(bench.editing.with_field("option:join", "reflect"))
    bench.type_line(mirrored)
    assert editor.position_line.sentence.text() == ""
    assert bench.editing.to_text() == mirrored
    ring = find_game("ring")
    monkeypatch.setattr(type(ring), "editing", Game.editing)
    bench.type_line(ring.initial(3, {}).to_text())
    assert editor.position_line.sentence.text() == (
        "Positions of Multi Player Chess cannot be set up by hand."
    )


# Commands, games, and ways out


def test_boards_are_cleared_laid_anew_added_and_removed(bench: Workbench, make: Make) -> None:
    editor, begun = bench.editor, bench.editing
    bench.click_on(editor.clear)
    assert bench.pieces == {}
    bench.click_on(editor.start)
    assert bench.editing == begun
    QTest.keySequence(editor.view, QKeySequence(QKeySequence.StandardKey.Undo))
    assert bench.pieces == {}
    QTest.keySequence(editor.view, QKeySequence(QKeySequence.StandardKey.Redo))
    assert bench.editing == begun
    bench.click_on(editor.more)
    assert bench.editing.players == 4
    bench.click("Ba3")
    assert editor.less.text() == "Remove board B"
    bench.click_on(editor.less)
    bench.click_on(editor.less)
    assert bench.editing.players == 2
    assert not editor.less.isEnabled()
    # Rules that cannot be have no start position.
    editor.draft.change(bench.editing.with_field("option:defend", True))
    before = bench.editing
    bench.click_on(editor.start)
    assert bench.editing == before
    assert "is for more than two players" in editor.position_line.sentence.text()
    bench = make("strategichess", 10)
    bench.click_on(bench.editor.more)
    assert bench.editing.players == 12
    assert not bench.editor.more.isEnabled()


def test_another_game_begins_at_its_start(bench: Workbench) -> None:
    editor = bench.editor
    assert [game for game in editable_games() if game in GAMES] == list(GAMES)
    choose_game(bench, "Multi Player Chess")
    assert bench.editing.to_text() == find_game("ring").initial(3, {}).to_text()
    assert editor.position_line.label.text() == "RFEN"
    choose_game(bench, "Chess For Any Number of Players: Shogi")
    assert bench.editing.to_text() == CFANP.initial(3, {"base": "shogi"}).to_text()
    given = editor.draft.given()
    assert given.game is CFANP.variant({"base": "shogi"})
    assert given.options["base"] == "shogi"
    bench.type_line(CFANP.initial(2, {"base": "xiangqi"}).to_text())
    assert editor.draft.game is CFANP.variant({"base": "xiangqi"})
    assert editor.games.currentText() == "Chess For Any Number of Players: Xiangqi"


def test_the_paint_of_the_match_is_kept(qtbot: QtBot) -> None:
    colours = ["#102030", "#405060", "#708090"]
    editor = PositionEditor(None, CFANP, start(CFANP, 3), LIGHT, colours=colours)
    qtbot.addWidget(editor)
    editor.show()

    def paint() -> list[str]:
        QApplication.processEvents()
        return [editor.scene.boards[board].look.paint.name() for board in editor.scene.boards]

    assert paint() == colours
    editor.more.click()
    assert paint()[:3] == colours
    assert len(set(paint())) == 4
    editor.undo.click()


def test_a_game_begins_at_the_position_under_its_rules(bench: Workbench) -> None:
    editor, found, begins = bench.editor, list[tuple[str, GivenPosition]](), [False]

    def begin(how: str, given: GivenPosition) -> bool:
        found.append((how, given))
        return begins[0]

    # As `run` does, which waits until the window is closed.
    editor.play.clicked.connect(lambda: editor.begin_with(lambda given: begin("play", given)))
    editor.analyse.clicked.connect(lambda: editor.begin_with(lambda given: begin("look", given)))
    editor.draft.change(bench.editing.with_field("option:bonus", "single"))
    bench.stroke("Ad1", "Bd4")
    bench.click_on(editor.analyse)
    assert editor.isVisible(), "where no game begins it stays"
    begins[0] = True
    bench.click_on(editor.play)
    assert [how for how, _ in found] == ["look", "play"]
    given = found[1][1]
    assert given.text == given.position.to_text() == bench.editing.to_text()
    assert given.options["bonus"] == "single"
    assert not editor.isVisible()
    assert bench.messages.shown == []


@pytest.mark.parametrize("how", ["cancel", "esc", "close"])
def test_what_was_set_up_is_not_lost_unasked(bench: Workbench, how: str) -> None:
    editor = bench.editor
    leave = {
        "cancel": lambda: bench.click_on(editor.cancel),
        "esc": lambda: QTest.keyClick(editor.position_line.line, Qt.Key.Key_Escape),
        "close": editor.close,
    }[how]
    bench.stroke("Ad1", "Ad4")
    leave()
    assert bench.messages.shown == ["The position that was set up will be lost. Leave the editor?"]
    assert editor.isVisible()
    bench.click_on(editor.undo)
    leave()
    assert not editor.isVisible(), "it is untouched"
    editor.show()
    bench.stroke("Ad1", "Ad4")
    bench.messages.answer = QMessageBox.StandardButton.Discard
    leave()
    assert not editor.isVisible()
    assert len(bench.messages.shown) == 2

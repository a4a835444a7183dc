"""Arrows and rings drawn with the right button, kept with the position and taken away again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.table.layers.arrows import ArrowShape
from tests.session.play import a_session, play, square_named
from tests.session.rings import a_ring
from tests.table.desk import RIGHT, Desk

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Return a table with an analysis of a game of four."""
    game = a_session(4)
    play(game, "AB:e4 BC:e4")
    return Desk(qtbot, store.analysis_of(game))


def sketch(desk: Desk, source: str, target: str, away: float = 0.0) -> None:
    """Draw with the right button from one square to another, or a little beside its middle."""
    start, goal = desk.square(source), desk.square(target)
    goal.setX(goal.x() + away)
    desk.press(start, RIGHT)
    for part in (0.3, 0.7, 1.0):
        desk.move(start + (goal - start) * part)
    desk.release(goal, RIGHT)
    desk.settle()


def test_a_drag_draws_an_arrow_in_the_paint_of_the_piece(desk: Desk) -> None:
    sketch(desk, "Db1", "Bc3", away=10)
    assert desk.session.node.drawings == Drawings(
        (Arrow(square_named("Db1"), square_named("Bc3"), 3),)
    )
    assert desk.scene.arrows.arrows == {
        "drawn": (ArrowShape(square_named("Db1"), square_named("Bc3"), 3),)
    }
    assert desk.session.unsaved


def test_what_is_being_drawn_is_seen(desk: Desk) -> None:
    desk.press(desk.square("Ab1"), RIGHT)
    desk.move(desk.square("Ac3"))
    assert [shape.target for shape in desk.scene.arrows.arrows["sketch"]] == [square_named("Ac3")]
    desk.move(desk.square("Cd4"))
    assert [shape.target for shape in desk.scene.arrows.arrows["sketch"]] == [square_named("Cd4")]
    desk.release(desk.plate("A"), RIGHT)
    desk.settle()
    assert not desk.scene.arrows.arrows
    assert desk.session.node.drawings == Drawings()


def test_the_same_arrow_again_takes_it_away(desk: Desk) -> None:
    sketch(desk, "Ab1", "Cc3")
    sketch(desk, "Ab1", "Cc3")
    assert desk.session.node.drawings == Drawings()
    assert not desk.scene.arrows.arrows


def test_a_drag_on_a_square_draws_a_ring(desk: Desk) -> None:
    sketch(desk, "Bd3", "Bd3", away=16)
    assert desk.session.node.drawings.rings == (Ring(square_named("Bd3"), 2),)


def click(desk: Desk, square: str, held: Qt.KeyboardModifier) -> None:
    """Click with the right button, with keys held."""
    QTest.mouseClick(desk.view.viewport(), RIGHT, held, desk.pixel(desk.square(square)))
    desk.settle()


def test_in_an_analysis_a_click_draws_a_ring_too(desk: Desk) -> None:
    click(desk, "Bd3", Qt.KeyboardModifier.NoModifier)
    assert desk.session.node.drawings.rings == (Ring(square_named("Bd3"), 2),)
    click(desk, "Bd3", Qt.KeyboardModifier.NoModifier)
    assert desk.session.node.drawings == Drawings()
    click(desk, "Bd3", SHIFT)
    assert desk.session.node.drawings.rings == (Ring(square_named("Bd3"), "R"),)


def test_a_click_with_ctrl_asks_for_a_menu_and_draws_nothing(desk: Desk) -> None:
    click(desk, "Bd3", Qt.KeyboardModifier.ControlModifier)
    assert desk.session.node.drawings == Drawings()
    assert not desk.scene.interaction.sketching.moved


def test_in_an_opened_record_a_click_draws_nothing_and_a_drag_an_arrow(qtbot: QtBot) -> None:
    game = a_session(4)
    play(game, "AB:e4")
    desk = Desk(qtbot, store.session_of(store.record_of(game), game.match.colours))
    click(desk, "Bd3", Qt.KeyboardModifier.NoModifier)
    assert desk.session.node.drawings == Drawings()
    sketch(desk, "Bb1", "Bc3")
    assert len(desk.session.node.drawings.arrows) == 1


def test_shift_draws_in_red(desk: Desk) -> None:
    port = desk.view.viewport()
    start, goal = desk.pixel(desk.square("Ab1")), desk.pixel(desk.square("Ac3"))
    QTest.mousePress(port, RIGHT, SHIFT, start)
    QTest.mouseMove(port, goal)
    desk.move(desk.square("Ac3"))
    QTest.mouseRelease(port, RIGHT, SHIFT, goal)
    desk.settle()
    assert desk.session.node.drawings.arrows[0].paint == "R"
    (shape,) = desk.scene.arrows.arrows["drawn"]
    assert (shape.army, shape.colour) == (None, "#c0392b")


def test_it_belongs_to_its_position_and_is_undone(desk: Desk) -> None:
    sketch(desk, "Ab1", "Cc3")
    desk.session.walk(-1)
    desk.settle()
    assert not desk.scene.arrows.arrows
    desk.session.walk(1)
    desk.settle()
    assert desk.scene.arrows.arrows
    sketch(desk, "Ab1", "Ca3")
    assert desk.session.undo() == 1
    desk.settle()
    assert len(desk.scene.arrows.arrows["drawn"]) == 1


def test_what_a_record_has_drawn_is_shown(qtbot: QtBot) -> None:
    game = a_session(4)
    play(game, "AB:e4")
    game.annotations.draw(Drawings((Arrow(square_named("Ab1"), square_named("Bc3"), 0),)))
    desk = Desk(qtbot, store.session_of(store.record_of(game), game.match.colours))
    desk.settle()
    assert desk.scene.arrows.arrows


def test_nothing_is_drawn_in_a_game_that_is_played(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    sketch(desk, "Ab1", "Cc3")
    assert desk.session.node.comment == ""


def test_a_ring_of_boards_is_drawn_on_in_the_paint_of_the_set(qtbot: QtBot) -> None:
    desk = Desk(qtbot, store.analysis_of(a_ring(3)))
    spots = sorted(
        (square for square, piece in desk.session.position.pieces().items() if piece.set == 2)
    )
    start = desk.scene.centre_of(spots[0])
    goal = desk.scene.centre_of(spots[0]._replace(index=20))
    desk.press(start, RIGHT)
    desk.move(goal)
    desk.release(goal, RIGHT)
    desk.settle()
    assert desk.session.node.drawings.arrows[0].paint == 1
    (shape,) = desk.scene.arrows.arrows["drawn"]
    assert (shape.army, shape.colour) == (None, desk.session.match.colours[1])

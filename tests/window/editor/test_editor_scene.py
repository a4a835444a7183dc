"""Boards of a position that is edited are drawn with the layers of the table."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from cfanp_gui.core.boards import Square
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.theme import DARK, DEAD
from tests.session.play import square_named
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import Workbench


@pytest.mark.parametrize(
    ("key", "players", "boards"),
    [("cfanp", 2, 2), ("cfanp", 8, 8), ("ring", 3, 6), ("strategichess", 4, 2)],
)
def test_every_board_and_piece_is_seen(make: Make, key: str, players: int, boards: int) -> None:
    bench = make(key, players)
    scene = bench.editor.scene
    assert len(scene.boards) == boards
    assert bench.pieces
    port = bench.editor.view.viewport().rect()
    for square in scene.squares():
        assert port.contains(bench.pixel(square))
        hit = bench.editor.view.hit_at(bench.pixel(square))
        assert hit.square == square
    for item in scene.layer.items.values():
        assert not item.pixmap().isNull()


def test_boards_added_and_removed_are_seen_at_once(bench: Workbench) -> None:
    bench.click_on(bench.editor.more)
    assert len(bench.editor.scene.boards) == 4
    assert len(bench.pieces) == 64
    port = bench.editor.view.viewport().rect()
    assert all(port.contains(bench.pixel(square)) for square in bench.editor.scene.squares())
    bench.editor.scene.show_cursor(square_named("De1"))
    bench.click_on(bench.editor.undo)
    assert bench.editor.scene.cursor is None
    assert len(bench.pieces) == 48


def test_who_moves_an_army_is_seen_on_its_plate_and_frame(bench: Workbench) -> None:
    draft, scene = bench.editor.draft, bench.editor.scene
    draft.change(draft.editing.with_field("control:1", "1"))
    text = scene.boards[1].plate.text
    assert (text.title, text.turn) == ("Army b, moved by player 1", False)
    assert text.badge.captor is not None
    assert scene.boards[0].plate.text.turn
    assert scene.boards[0].plate.text.note == "to move"
    draft.change(draft.editing.with_field("control:1", "-"))
    assert scene.boards[1].look.paint == DEAD
    assert scene.boards[1].plate.text.badge.dead


def test_both_sides_of_a_board_wear_their_paint(make: Make) -> None:
    bench = make("strategichess", 2)
    (item,) = bench.editor.scene.boards.values()
    assert item.look.far is not None
    assert item.look.paint != item.look.far
    assert len(item.plates) == 2


def test_squares_are_lit_until_the_position_changes(bench: Workbench) -> None:
    scene, square = bench.editor.scene, square_named("Be4")
    scene.light([square])
    assert Mark.CAUSE in scene.boards[1].above.marks[square.index]
    bench.stroke("Ad1", "Ad3")
    assert not scene.boards[1].above.marks
    scene.light([Square(77, 0)])  # a board there is not


def test_a_theme_dresses_everything(bench: Workbench) -> None:
    bench.editor.scene.set_theme(DARK)
    assert bench.editor.scene.backgroundBrush().color() == QColor(DARK.table)


def test_pictures_are_drawn_for_the_zoom(bench: Workbench) -> None:
    scene = bench.editor.scene
    item = scene.layer.items[square_named("Ae1")]
    scene.set_pixels(100)
    assert item.pixmap().width() == 100
    scene.set_pixels(5000)
    assert item.pixmap().width() == 400

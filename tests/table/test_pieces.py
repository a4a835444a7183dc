"""Pictures of pieces: colour is never alone, and each is drawn once per size."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.table.paint import DEAD
from cfanp_gui.table.pieces import Look, PieceArt, piece_svg

LOOK = Look(0, "#3b82f6")
SIZE = 72


@pytest.fixture
def art(qtbot: QtBot) -> PieceArt:  # noqa: ARG001 -- pixmaps need the application
    return PieceArt()


def picture(art: PieceArt, kind: str, look: Look, pixels: int = SIZE) -> QImage:
    return art.pixmap(kind, look, pixels).toImage()


def colours(image: QImage) -> set[str]:
    """The names of all colours that cover their pixel."""
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def test_kinds_look_different(art: PieceArt) -> None:
    pictures = [picture(art, kind, LOOK) for kind in "KQRBNP"]
    for index, one in enumerate(pictures):
        assert one not in pictures[:index]


@pytest.mark.parametrize("pixels", [20, SIZE])
def test_armies_of_one_colour_differ_by_pattern_and_letter(art: PieceArt, pixels: int) -> None:
    armies = range(26) if pixels == SIZE else range(8)
    pictures = [picture(art, "P", replace(LOOK, army=army), pixels) for army in armies]
    for index, one in enumerate(pictures):
        assert one not in pictures[:index]


def test_a_piece_wears_its_colour(art: PieceArt) -> None:
    assert "#3b82f6" in colours(picture(art, "R", LOOK))
    assert "#e5484d" in colours(picture(art, "R", replace(LOOK, colour="#e5484d")))


def test_a_captured_piece_keeps_its_paint_and_wears_a_ring(art: PieceArt) -> None:
    free, ringed = picture(art, "Q", LOOK), picture(art, "Q", replace(LOOK, captor="#f5c02c"))
    assert "#f5c02c" not in colours(free)
    assert {"#f5c02c", "#3b82f6"} <= colours(ringed)


def test_a_dead_piece_is_grey_whoever_it_was(art: PieceArt) -> None:
    dead = picture(art, "Q", replace(LOOK, dead=True))
    assert DEAD.name() in colours(dead)
    assert "#3b82f6" not in colours(dead)
    assert dead == picture(art, "Q", replace(LOOK, dead=True, colour="#e5484d", captor="#000000"))
    assert dead != picture(art, "Q", replace(LOOK, dead=True, army=1))


def test_outlines_show_on_dark_and_light_paint() -> None:
    dark, light = piece_svg("N", QColor("#202020")), piece_svg("N", QColor("#ffffff"))
    assert "#202020" in dark
    assert "#000000" not in dark
    assert "#ececec" in dark
    assert "#000000" in light
    assert "#ffffff" in light


def test_a_picture_is_drawn_once_per_look_and_size(art: PieceArt) -> None:
    first = art.pixmap("K", LOOK, SIZE)
    assert art.pixmap("K", Look(0, "#3b82f6"), SIZE) is first
    assert art.pixmap("K", LOOK, SIZE + 1) is not first
    assert first.width() == first.height() == SIZE
    assert len(art._store) == 2


def test_the_store_does_not_grow_for_ever(art: PieceArt) -> None:
    blank = art.pixmap("P", LOOK, 8)
    art._store.update({("P", Look(n, "#000000"), 8): blank for n in range(4001)})
    art.pixmap("P", LOOK, 9)
    assert len(art._store) == 1

"""How a piece moves, drawn on a small board: marks where it goes and captures, and only there."""

import pytest
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Join
from cfanp_gui.core.movement import Movement, Reach
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.table.movement_tip import CELL, movement_html, movement_words, picture, sharpness
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from tests.table.pixels import colours

every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


XIANGQI = BASE_GAMES.find("xiangqi")


def moves(base: BaseGame, letter: str) -> Movement:
    return movement(base.pair_rules(Join.ROTATE), letter)


def portrait(colour: str = "#c80000") -> QPixmap:
    pixmap = QPixmap(96, 96)
    pixmap.fill(colour)
    return pixmap


def cells(image: QImage) -> list[QImage]:
    """Return the insides of the squares of a picture, row by row from the upper left."""
    side = round(CELL * sharpness())
    across, down = image.width() // side, image.height() // side
    return [
        image.copy(column * side + 4, row * side + 4, side - 8, side - 8)
        for row in range(down)
        for column in range(across)
    ]


def marked(image: QImage, theme: Theme) -> list[int]:
    """Return the squares of a picture on which something is drawn, from the upper left."""
    bare = theme.light_square.name()
    return [at for at, cell in enumerate(cells(image)) if set(colours(cell)) != {bare}]


@every_theme
def test_marks_stand_where_a_piece_goes_and_the_piece_where_it_stands(
    qtbot: QtBot, theme: Theme
) -> None:  # fmt: skip
    image = picture(moves(FIDE, "N"), moves(FIDE, "N").usual, theme, portrait())
    assert image.width() // (CELL * sharpness()) == 5
    assert marked(image, theme) == [1, 3, 5, 9, 12, 15, 19, 21, 23]
    assert "#c80000" in colours(cells(image)[12])


def test_moving_capturing_and_both_have_marks_of_their_own(qtbot: QtBot) -> None:
    pawn = moves(FIDE, "P")
    image = picture(pawn, pawn.usual, LIGHT, portrait())
    goes, takes = cells(image)[7], cells(image)[6]
    knight = picture(moves(FIDE, "N"), moves(FIDE, "N").usual, LIGHT, portrait())
    both = cells(knight)[1]
    assert goes != takes
    assert goes != both
    assert takes != both
    middle = both.width() // 2
    bare = LIGHT.light_square
    assert both.pixelColor(middle, middle) != bare, "a disc"
    assert goes.pixelColor(middle, middle) == bare, "a ring"
    assert takes.pixelColor(middle, middle) != bare, "a cross"


def test_a_jump_is_shown_over_a_piece_in_one_direction(qtbot: QtBot) -> None:
    cannon = moves(XIANGQI, "C")
    image = picture(cannon, cannon.usual, LIGHT, portrait())
    assert image.width() // (CELL * sharpness()) == 9
    grey = [at for at, cell in enumerate(cells(image)) if colours(cell)["#9aa0a3"] > 50]
    origin = next(at for at, cell in enumerate(cells(image)) if "#c80000" in colours(cell))
    assert grey == [origin - 9]
    above, aside = cells(image)[origin - 18], cells(image)[origin + 1]
    assert above != aside


def test_near_an_edge_as_many_squares_are_shown_and_words_are_whole_sentences(qtbot: QtBot) -> None:
    corner = Movement(9, 10, Reach(0, frozenset((1, 2)), frozenset((1,))))
    image = picture(corner, corner.usual, LIGHT, portrait())
    assert (image.width() // (CELL * sharpness()), image.height() // (CELL * sharpness())) == (5, 5)
    assert marked(image, LIGHT) == [20, 21, 22]
    ring = cells(image)[22]
    assert ring.pixelColor(ring.rect().center()) == ring.pixelColor(1, 1), "no disc as before it"
    assert movement_words(moves(FIDE, "P"), FIDE.types) == (
        "Moves one square forward. Captures one square diagonally forward. From its first square "
        "it also goes up to 2 squares forward. It may become: queen, rook, bishop or knight."
    )


def test_the_tip_has_name_picture_legend_and_words_all_escaped(qtbot: QtBot) -> None:
    knight = FIDE_TYPES["N"]._replace(title=Text("<b>Night</b>"))
    html = movement_html(moves(FIDE, "N"), "N", {"N": knight}, LIGHT, portrait())
    assert "&lt;b&gt;Night&lt;/b&gt;" in html
    assert "● moves or captures" in html
    assert "○" not in html
    label = QLabel(html)
    qtbot.addWidget(label)
    label.resize(label.sizeHint())
    shown = colours(label.grab().toImage())
    assert shown["#c80000"] > 50, "the picture is loaded"
    for letter, boards in (("P", 2), ("R", 1)):
        tip = movement_html(moves(XIANGQI, letter), letter, XIANGQI.types, LIGHT, portrait())
        assert tip.count("<img") == boards, "a soldier moves otherwise abroad"

"""Paint: inks, patterns, and the colours of the table.

Differences are those of CIEDE2000 to full colour vision (plain) and to protanopia, deuteranopia
and tritanopia as coloraide simulates them.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from cfanp_gui.core.pieces import ROOK
from cfanp_gui.record.colour import difference
from cfanp_gui.record.picture_document import PAPER
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_art import PieceArt, PieceLook
from cfanp_gui.table.layout.geometry import SQUARE, square_centre
from cfanp_gui.table.theme import (
    BLACK_ARMY,
    DARK,
    DEAD,
    LIGHT,
    PATTERNS,
    WHITE_ARMY,
    Theme,
    default_colours,
    draw_pattern,
    ink_on,
    is_dark,
)
from tests.sight import KINDS, least, least_to
from tests.table.layout.areas import AREA, HALF


@pytest.mark.parametrize(
    ("colour", "dark"), [("#000000", True), ("#ffffff", False), (WHITE_ARMY, False)]
)
def test_ink_shows_on_its_paint(colour: str, dark: bool) -> None:
    assert is_dark(QColor(colour)) is dark
    assert is_dark(ink_on(QColor(colour))) is not dark


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast ratio of two colours as WCAG defines it."""

    def light(colour: QColor) -> float:
        parts = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("players", [2, 8, 26])
def test_letters_are_readable_on_every_default_paint(players: int) -> None:
    for colour in default_colours(players):
        assert contrast(QColor(colour), ink_on(QColor(colour))) >= 3, colour


LOOKS = {"light": LIGHT, "dark": DARK}
FILLS = ("last_move", "picked", "check", "mate")
PAINTS = (*default_colours(26), WHITE_ARMY, BLACK_ARMY, DEAD.name())
"""Marks that fill a square or nearly so."""


def over(mark: QColor, ground: QColor) -> str:
    """Return the colour that comes of painting a mark over a ground."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.fillRect(0, 0, 1, 1, mark)
    painter.end()
    return image.pixelColor(0, 0).name()


def squares(theme: Theme) -> tuple[QColor, QColor]:
    return theme.light_square, theme.dark_square


@pytest.fixture(params=LOOKS)
def theme(request: pytest.FixtureRequest) -> Theme:
    return LOOKS[request.param]


@pytest.mark.parametrize("kind", KINDS)
def test_light_and_dark_squares_differ(theme: Theme, kind: str) -> None:
    """By at least 15 in CIEDE2000, as all thresholds here are."""
    assert least_to(theme.light_square.name(), theme.dark_square.name(), kind) >= 15


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fill", FILLS)
def test_a_filled_square_is_no_bare_square(theme: Theme, fill: str, kind: str) -> None:
    """At least 15 from what it was, and 11 from bare squares of the other kind."""
    for ground in squares(theme):
        filled = over(getattr(theme, fill), ground)
        for bare in squares(theme):
            limit = 15 if bare == ground else 11
            assert least_to(filled, bare.name(), kind) >= limit, (ground.name(), bare.name())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("one", "other"), list(combinations(FILLS, 2)))
def test_marks_are_not_taken_for_one_another(theme: Theme, one: str, other: str, kind: str) -> None:
    """At least 12 on squares of one kind, 10 across both kinds; check and mate are among them."""
    for ground, another in product(squares(theme), repeat=2):
        found = least_to(
            over(getattr(theme, one), ground), over(getattr(theme, other), another), kind
        )
        assert found >= (12 if ground == another else 10), (ground.name(), another.name())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("mark", "limit"), [("target", 20), ("faint_target", 10), ("cause", 15)])
def test_dots_and_rings_show_on_the_squares(
    theme: Theme, mark: str, limit: float, kind: str
) -> None:
    """Dots and rings at least 20, the cause of a refusal 15, faint ones 10.

    Where the last move or a check is shown, too, but for 15 instead of 20.
    """
    colour = getattr(theme, mark)
    for square in squares(theme):
        assert least_to(over(colour, square), square.name(), kind) >= limit
        for fill in (theme.last_move, theme.check):
            filled = over(fill, square)
            assert least_to(over(colour, QColor(filled)), filled, kind) >= min(limit, 15)


@pytest.mark.parametrize("kind", KINDS)
def test_faint_targets_are_no_strong_ones(theme: Theme, kind: str) -> None:
    for ground in squares(theme):
        strong, faint = over(theme.target, ground), over(theme.faint_target, ground)
        assert least_to(strong, faint, kind) >= 12


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("fill", FILLS)
def test_marks_show_on_half_boards_that_were_used(theme: Theme, fill: str, kind: str) -> None:
    """At least 13 from the square under its veil; light and dark squares still by 10."""
    veiled = [QColor(over(theme.veil, square)) for square in squares(theme)]
    for ground in veiled:
        assert least_to(over(getattr(theme, fill), ground), ground.name(), kind) >= 13
    assert least_to(veiled[0].name(), veiled[1].name(), kind) >= 10


@pytest.mark.parametrize("kind", KINDS)
def test_pieces_show_on_their_squares(theme: Theme, kind: str) -> None:
    """The outline of light pieces, the solid paint of dark ones: at least 15 from bare squares
    and 12 from filled ones; 8 for the paints beyond the twelfth."""
    paints = [colour if is_dark(QColor(colour)) else ink_on(QColor(colour)).name()
              for colour in PAINTS]  # fmt: skip
    for shows, ground in product(dict.fromkeys(paints), squares(theme)):
        few = shows in default_colours(26)[12:]
        assert least_to(shows, ground.name(), kind) >= (8 if few else 15), (shows, ground.name())
        for fill in FILLS:
            filled = over(getattr(theme, fill), ground)
            assert least_to(shows, filled, kind) >= (5 if few else 12), (shows, fill, ground.name())


def test_a_dead_piece_is_of_no_army(qtbot: QtBot, theme: Theme) -> None:  # noqa: ARG001
    """At least 9 from the first twelve, white and black; drawn as firmly as they are."""
    for ground in squares(theme):
        image = QImage(100, 100, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        painter.drawPixmap(0, 0, PieceArt().pixmap(ROOK, PieceLook(0, BLACK_ARMY, None, True), 100))
        painter.end()
        # Above the stand, most of what is not the square is the paint of the body.
        found = Counter(image.pixelColor(x, y).name() for x in range(100) for y in range(75))
        del found[ground.name()]
        body = found.most_common(1)[0][0]
        assert body == DEAD.name()
        for colour in (*default_colours(12), WHITE_ARMY, BLACK_ARMY):
            assert least(body, colour) >= 9, (ground.name(), colour)


def test_pictures_without_a_window_use_the_colours_of_the_light_table() -> None:
    assert QColor(PAPER.table) == LIGHT.table
    assert [QColor(PAPER.light), QColor(PAPER.dark)] == list(squares(LIGHT))
    assert [QColor(PAPER.plate), QColor(PAPER.line)] == [LIGHT.plate, LIGHT.plate_line]
    assert [QColor(PAPER.text), QColor(PAPER.soft)] == [LIGHT.text, LIGHT.soft_text]
    mark = QColor(LIGHT.last_move)
    mark.setAlpha(255)
    assert QColor(PAPER.mark) == mark


@pytest.mark.parametrize("kind", KINDS)
def test_frames_show_on_the_table(theme: Theme, kind: str) -> None:
    """At least 6: the frames have an edge besides and enclose squares that differ by far more."""
    for colour in PAINTS:
        assert least_to(colour, theme.table.name(), kind) >= 6, colour


def test_the_accent_is_no_armys_colour(theme: Theme) -> None:
    for colour in (*default_colours(12), WHITE_ARMY, BLACK_ARMY):
        assert difference(colour, theme.accent.name()) >= 12, colour


def test_what_is_written_can_be_read(theme: Theme) -> None:
    for ink, ground in (
        (theme.text, theme.table),
        (theme.text, theme.plate),
        (theme.soft_text, theme.table),
        (theme.soft_text, theme.plate),
        (theme.accent_text, theme.accent),
    ):
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())


@pytest.mark.parametrize(
    ("mark", "field", "at"),
    [
        (Mark.LAST, "last_move", QPointF(0.45, 0.45)),
        (Mark.PICKED, "picked", QPointF(0.45, 0.45)),
        (Mark.MATE, "mate", QPointF(0.3, 0)),
        (Mark.TARGET, "target", QPointF(0, 0)),
        (Mark.CAPTURE, "target", QPointF(0.44, 0)),
        (Mark.FAINT_TARGET, "faint_target", QPointF(0, 0)),
        (Mark.FAINT_CAPTURE, "faint_target", QPointF(0.44, 0)),
        (Mark.CAUSE, "cause", QPointF(0, 0.44)),
    ],
)
def test_marks_are_painted_in_the_colours_measured_here(
    qtbot: QtBot,  # noqa: ARG001
    theme: Theme,
    mark: Mark,
    field: str,
    at: QPointF,
) -> None:
    scene = QGraphicsScene()
    board = BoardItem(AREA, theme)
    scene.addItem(board)
    for square in (9, 10):
        board.below.show_marks({})
        board.above.show_marks({})
        bare = pixel(scene, square_centre(HALF, square) + at * SQUARE)
        board.below.show_marks({square: frozenset({mark})})
        board.above.show_marks({square: frozenset({mark})})
        assert bare in squares(theme)
        found = pixel(scene, square_centre(HALF, square) + at * SQUARE)
        expected = QColor(over(getattr(theme, field), bare))
        for part in (QColor.red, QColor.green, QColor.blue):
            assert abs(part(found) - part(expected)) <= 2, (found.name(), expected.name())


def pixel(scene: QGraphicsScene, at: QPointF) -> QColor:
    """Return the colour of a point of a scene."""
    image = QImage(9, 9, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(at.x() - 4.5, at.y() - 4.5, 9, 9))
    painter.end()
    return image.pixelColor(4, 4)


def drawn(pattern: int, width: int = 70, height: int = 40) -> QImage:
    """Return an ellipse filled with a pattern."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_pattern(painter, QRectF(2, 2, width - 4, height - 4), pattern, QColor("black"))
    painter.end()
    return image


def test_patterns_stay_inside_and_come_again(qtbot: QtBot) -> None:  # noqa: ARG001
    for index in range(PATTERNS):
        picture = drawn(index)
        assert drawn(index + PATTERNS) == picture
        assert picture.pixelColor(2, 2) == QColor("white")


@pytest.mark.parametrize(("width", "height"), [(18, 18), (42, 16)])
def test_patterns_differ_where_they_are_small(
    qtbot: QtBot,  # noqa: ARG001
    width: int,
    height: int,
) -> None:
    """On a badge of 14 pixels and a stand of 38 by 12: a tenth of the ink or more.

    The mean difference between any two, also when one lies a pixel beside the other.
    """
    pictures = [drawn(pattern, width, height) for pattern in range(PATTERNS)]
    for one, other in combinations(pictures, 2):
        for shift in (-1, 0, 1):
            found = [
                abs(one.pixelColor(x, y).red() - other.pixelColor(x + shift, y).red())
                for x in range(2, width - 2)
                for y in range(2, height - 2)
            ]
            assert sum(found) / len(found) / 255 >= 0.1, (pictures.index(one), shift)

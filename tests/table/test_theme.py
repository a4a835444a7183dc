"""Paint: inks, patterns, and the colours of the table.

Differences are those of CIEDE2000 to full colour vision (plain) and to protanopia, deuteranopia
and tritanopia as coloraide simulates them. What is too alike is listed, all at once.
"""

from collections.abc import Iterator
from itertools import combinations, product, zip_longest

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from cfanp_gui.record.palette import BLACK_ARMY, WHITE_ARMY, Vision, default_colours, difference
from cfanp_gui.record.picture_document import PAPER
from cfanp_gui.table.board_themes import dressed, finishes
from cfanp_gui.table.theme import (
    DARK,
    DEAD,
    LIGHT,
    PATTERNS,
    Theme,
    contrast,
    draw_pattern,
    ink_on,
    is_dark,
)
from tests.sight import KINDS, least, least_to
from tests.slow import turn_of

FILLS = ("last_move", "picked", "check", "mate")
"""Marks that fill a square or nearly so."""
TWELVE = (*default_colours(12), WHITE_ARMY, BLACK_ARMY)
PAINTS = (*default_colours(26), WHITE_ARMY, BLACK_ARMY, DEAD.name())


def over(mark: QColor, ground: QColor | str) -> str:
    """Return the colour that comes of painting a mark over a ground."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    with QPainter(image) as painter:
        painter.fillRect(0, 0, 1, 1, mark)
    return image.pixelColor(0, 0).name()


Pair = tuple[str, str, str, float]
"""Name of a comparison, two colours, and the least difference between them."""


def squares_and_fills(theme: Theme) -> Iterator[Pair]:
    """Yield the pairs of colours to be told apart on a board: squares, filled and used ones."""
    squares = [theme.light_square, theme.dark_square]
    yield "light and dark squares", squares[0].name(), squares[1].name(), 15
    filled = {(fill, ground.name()): over(getattr(theme, fill), ground)
              for fill, ground in product(FILLS, squares)}  # fmt: skip
    for (fill, ground), bare in product(filled, squares):
        limit = 15 if bare.name() == ground else 11
        yield f"{fill} on {ground}", filled[fill, ground], bare.name(), limit
    for (one, ground), (other, another) in combinations(filled, 2):
        if one != other:
            limit = 12 if ground == another else 10
            yield f"{one} and {other}", filled[one, ground], filled[other, another], limit
    veiled = [over(theme.veil, ground) for ground in squares]
    yield "used squares", veiled[0], veiled[1], 10
    for fill, ground in product(FILLS, veiled):
        yield f"{fill} on a used square", over(getattr(theme, fill), ground), ground, 13


def shapes_and_pieces(theme: Theme) -> Iterator[Pair]:
    """Yield the colours that stand out from squares: dots, rings, pieces, frames."""
    squares = [theme.light_square, theme.dark_square]
    for ground in squares:
        for mark, limit in (("target", 20), ("faint_target", 10), ("cause", 15)):
            colour = getattr(theme, mark)
            yield mark, over(colour, ground), ground.name(), limit
            for fill in ("last_move", "check"):
                filled = over(getattr(theme, fill), ground)
                yield f"{mark} over {fill}", over(colour, filled), filled, min(limit, 15)
        strong, faint = over(theme.target, ground), over(theme.faint_target, ground)
        yield "faint and strong targets", strong, faint, 12
    lines = dict.fromkeys(colour if is_dark(QColor(colour)) else ink_on(QColor(colour)).name()
                          for colour in PAINTS)  # fmt: skip
    for shows, ground in product(lines, squares):
        few = shows in default_colours(26)[12:]
        yield "a piece", shows, ground.name(), 8 if few else 15
        for fill in FILLS:
            filled = over(getattr(theme, fill), ground)
            yield f"a piece on {fill}", shows, filled, 5 if few else 12
    for colour in PAINTS:
        yield "a frame on the table", colour, theme.surface.name(), 6


MATERIALS = [dressed(dark, board, surface) for dark in (False, True)
             for board, surface in zip_longest(finishes("boards")[0], finishes("surfaces")[0],
                                               fillvalue="paper")]  # fmt: skip


TRIED = [(kind, theme) for at, theme in enumerate(MATERIALS) for kind in turn_of(KINDS, at)]
"""Every material with half of the kinds of eyes by default, its neighbour with the others."""


@pytest.mark.parametrize(("kind", "theme"), [*product(KINDS, (LIGHT, DARK)), *TRIED])
def test_what_must_be_told_apart_is_far_enough_apart(theme: Theme, kind: str) -> None:
    alike, known = [], theme in (LIGHT, DARK) or theme.light_square == QColor("white")
    for pairs in (squares_and_fills(theme), shapes_and_pieces(theme)):
        for what, one, other, full in pairs:
            # Materials but that of high contrast have three quarters of it, as all marks also
            # differ in shape, and frames throw a shadow.
            limit = full if known else 0.75 * full
            found = least_to(one, other, kind)
            if found < limit:
                alike.append(f"{what}: {one} and {other} by {found:.1f} instead of {limit}")
    assert not alike


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_written_can_be_read_and_the_accent_is_no_armys_colour(theme: Theme) -> None:
    for ink, ground in (
        (theme.text, theme.table),
        (theme.text, theme.plate),
        (theme.soft_text, theme.table),
        (theme.soft_text, theme.plate),
        (theme.accent_text, theme.accent),
    ):
        assert contrast(ink, ground) >= 4.5, (ink.name(), ground.name())
    for colour in TWELVE:
        assert difference(colour, theme.accent.name(), Vision.FULL) >= 12, colour
        assert least(DEAD.name(), colour) >= 9, colour
    for colour in default_colours(26):
        assert contrast(QColor(colour), ink_on(QColor(colour))) >= 3, colour
    for colour, dark in (("#000000", True), ("#ffffff", False), (WHITE_ARMY, False)):
        assert is_dark(QColor(colour)) is dark
        assert is_dark(ink_on(QColor(colour))) is not dark
    # As WCAG 2 has it.
    assert contrast(QColor("#000000"), QColor("#ffffff")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#ffffff")) == pytest.approx(4.48, abs=0.01)
    assert contrast(QColor("#ff0000"), QColor("#0000ff")) == pytest.approx(2.15, abs=0.01)


def test_pictures_without_a_window_use_the_colours_of_the_light_table() -> None:
    mark = QColor(LIGHT.last_move)
    mark.setAlpha(255)
    for field, wanted in (
        ("table", LIGHT.table), ("light", LIGHT.light_square), ("dark", LIGHT.dark_square),
        ("plate", LIGHT.plate), ("line", LIGHT.plate_line), ("text", LIGHT.text),
        ("soft", LIGHT.soft_text), ("mark", mark),
    ):  # fmt: skip
        assert QColor(getattr(PAPER, field)) == wanted, field


def drawn(pattern: int, width: int, height: int) -> QImage:
    """Return an ellipse filled with a pattern."""
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_pattern(painter, QRectF(2, 2, width - 4, height - 4), pattern, QColor("black"))
    return image


@pytest.mark.parametrize(("width", "height"), [(18, 18), (42, 16)])
def test_patterns_stay_inside_come_again_and_differ_where_they_are_small(
    qtbot: QtBot, width: int, height: int
) -> None:
    """On a badge of 14 pixels and a stand of 38 by 12: a tenth of the ink or more.

    The mean difference between any two, also when one lies a pixel beside the other.
    """
    pictures = [drawn(pattern, width, height) for pattern in range(PATTERNS)]
    for index, picture in enumerate(pictures):
        assert drawn(index + PATTERNS, width, height) == picture
        assert picture.pixelColor(2, 2) == QColor("white")
    for one, other in combinations(pictures, 2):
        for shift in (-1, 0, 1):
            found = [
                abs(one.pixelColor(x, y).red() - other.pixelColor(x + shift, y).red())
                for x in range(2, width - 2)
                for y in range(2, height - 2)
            ]
            assert sum(found) / len(found) / 255 >= 0.1, (pictures.index(one), shift)

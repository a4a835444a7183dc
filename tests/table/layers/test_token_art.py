"""Tokens on the table: in every army's paint, legible when small, pointing where they look."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.pieces import KING, PieceType
from cfanp_gui.record.palette import default_colours
from cfanp_gui.record.tokens import CHARACTERS, PICTOGRAMS, SIGNS
from cfanp_gui.table.layers.piece_art import PIECE_SETS, PieceArt, PieceLook
from cfanp_gui.table.theme import ink_on
from tests.record.test_tokens import OUTLINES
from tests.table.layers.test_piece_art import contrast
from tests.table.pixels import colours, differing

LOOK = PieceLook(0, "#f5c02c", label="a")
DARK_LOOK = PieceLook(0, "#c8312b", label="b", side=1)
TYPES = {outline: KING._replace(asset=outline) for outline in OUTLINES}
every_outline = pytest.mark.parametrize("outline", OUTLINES)
every_sign = pytest.mark.parametrize("signs", SIGNS)


@pytest.fixture
def art(qtbot: QtBot) -> PieceArt:  # noqa: ARG001 -- pixmaps need the application
    return PieceArt()


def picture(art: PieceArt, kind: PieceType, look: PieceLook, pixels: int = 72) -> QImage:
    return art.pixmap(kind, look, pixels).toImage()


@every_sign
@every_outline
@pytest.mark.parametrize("look", [LOOK, DARK_LOOK], ids=["light", "dark"])
def test_a_token_wears_its_paint_and_its_sign_shows_on_it(
    art: PieceArt, outline: str, look: PieceLook, signs: str
) -> None:
    art.set_look("cburnett", signs)
    found = colours(picture(art, TYPES[outline], look))
    assert found[look.colour] > 600
    ink = ink_on(QColor(look.colour)).name()
    assert found[ink] > 150
    assert contrast(look.colour, ink) >= 4.5


@every_sign
@pytest.mark.parametrize("look", [LOOK, DARK_LOOK], ids=["light", "dark"])
@pytest.mark.parametrize("family", ["xiangqi", "shogi"])
def test_kinds_can_be_told_apart_at_20_pixels(
    art: PieceArt, look: PieceLook, signs: str, family: str
) -> None:
    """Of any two, at least a dozen pixels differ by more than a shade."""
    art.set_look("cburnett", signs)
    kinds = [kind for outline, kind in TYPES.items() if outline.startswith(family)]
    pictures = [picture(art, kind, look, 20) for kind in kinds]
    for index, one in enumerate(pictures):
        for other in pictures[:index]:
            plain = sum(
                contrast(one.pixelColor(x, y).name(), other.pixelColor(x, y).name()) > 1.8
                for x, y in differing(one, other)
            )
            assert plain >= 12


@every_sign
@every_outline
def test_the_label_leaves_most_of_a_sign_to_be_seen(
    art: PieceArt, outline: str, signs: str
) -> None:
    """In 20 pixels, the letter of an army covers at most the foot of a sign."""
    art.set_look("cburnett", signs)
    for label, other in ("ad", "dg", "ga"):
        whole = picture(art, TYPES[outline], LOOK._replace(label=label), 20)
        beside = picture(art, TYPES[outline], LOOK._replace(label=other), 20)
        assert min(y for _, y in differing(whole, beside)) >= 11
        inked = [
            contrast(LOOK.colour, whole.pixelColor(x, y).name()) > 4
            for x, y in differing(whole, beside)
        ]
        assert sum(inked) >= 3


def test_every_army_differs_by_paint_pattern_and_letter(art: PieceArt) -> None:
    kind = TYPES["xiangqi/cannon"]
    for pixels in (20, 72):
        looks = [
            *(LOOK._replace(colour=paint) for paint in default_colours(8)),
            *(LOOK._replace(pattern=pattern) for pattern in range(1, 8)),
            *(LOOK._replace(label=letter) for letter in ARMY_LETTERS[1:8]),
        ]
        pictures = [picture(art, kind, look, pixels) for look in looks]
        for index, one in enumerate(pictures):
            assert one not in pictures[:index]


def test_a_wedge_points_where_its_piece_looks_and_a_disc_nowhere(art: PieceArt) -> None:
    def widths(turn: int) -> tuple[int, int]:
        image = picture(art, TYPES["shogi/pawn"], LOOK._replace(turn=turn), 200)
        rows = [sum(image.pixelColor(x, y).alpha() > 127 for x in range(200)) for y in (30, 130)]
        return rows[0], rows[1]

    above, below = widths(0)
    assert above < below - 15
    above, below = widths(180)
    assert above > below + 15
    disc = [picture(art, TYPES["xiangqi/soldier"], LOOK._replace(turn=turn)) for turn in (0, 180)]
    assert differing(*disc) == []


def test_signs_are_chosen_and_sets_do_not_matter(art: PieceArt) -> None:
    kind = TYPES["xiangqi/chariot"]
    character = picture(art, kind, LOOK)
    art.set_look("cburnett", PICTOGRAMS)
    pictogram = picture(art, kind, LOOK)
    assert character != pictogram
    for one in PIECE_SETS:
        art.set_look(one.key, PICTOGRAMS)
        assert picture(art, kind, LOOK) == pictogram
    art.set_look("cburnett", CHARACTERS)
    assert picture(art, kind, LOOK) == character


def test_a_token_that_nobody_has_drawn_is_a_disc_with_its_letter(art: PieceArt) -> None:
    zebra = KING._replace(asset="shogi/zebra", letter="Z")
    assert picture(art, zebra, LOOK) != picture(art, zebra._replace(letter="Y"), LOOK)

"""Armies, kinds and signs are told apart at every size, and never by colour alone.

How they look is kept in pictures (``tests/table/test_pictures.py``); what is asked here holds for
every look that may replace them.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, cycle
from xml.etree import ElementTree

import chess.svg
import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.pieces import FIDE_TYPES, KING, PAWN, PieceType
from cfanp_gui.record.palette import BLACK_ARMY, WHITE_ARMY, default_colours
from cfanp_gui.record.tokens import SIGNS
from cfanp_gui.table.layers import frost, piece_art
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.piece_art import PIECE_SETS, PieceArt, PieceLook, piece_svg
from cfanp_gui.table.theme import DEAD, contrast, ink_on
from tests import ROOT
from tests.record.test_tokens import OUTLINES
from tests.sight import least
from tests.table.pixels import alpha, argb, colours, differing

LOOK = PieceLook(0, "#3b82f6", label="a")
BODIES = ("#f4efe3", "#33373b")
SIZE = 72
RESOURCES = ROOT / "resources"
SVG = "{http://www.w3.org/2000/svg}"
TOKENS = {name: KING._replace(asset=name) for name in OUTLINES}

every_set = pytest.mark.parametrize("style", [one.key for one in PIECE_SETS])


@pytest.fixture
def art(qtbot: QtBot) -> PieceArt:
    return PieceArt()


def picture(art: PieceArt, kind: str | PieceType, look: PieceLook, pixels: int = SIZE) -> QImage:
    """Return the picture of a piece, by its letter, or of a kind of piece."""
    found = FIDE_TYPES[kind] if isinstance(kind, str) else kind
    return art.pixmap(found, look, pixels).toImage()


def alike(pictures: Sequence[QImage]) -> list[tuple[int, int]]:
    """Return the numbers of pictures that are the same."""
    return [(one, two) for one, two in combinations(range(len(pictures)), 2)
            if pictures[one] == pictures[two]]  # fmt: skip


def stark(one: str, other: str) -> float:
    """Return the contrast of two colours by their names."""
    return contrast(QColor(one), QColor(other))


# Kinds


@every_set
def test_kinds_look_different_and_are_sharp_at_every_size(art: PieceArt, style: str) -> None:
    """Only pixels along an edge are nearly covered, so their share falls with the size.

    Those covered less may be its shadow.
    """
    art.set_look(style)
    for pixels in (20, SIZE, 400):
        pictures = [picture(art, letter, LOOK, pixels) for letter in "KQRBNP"]
        assert not alike(pictures), pixels
        covers = [alpha(value) for value in argb(pictures[0])]
        assert len(covers) == pixels * pixels
        assert sum(cover == 255 for cover in covers) > 0.15 * pixels * pixels, pixels
        assert sum(150 < cover < 255 for cover in covers) < 8 * pixels, pixels


@pytest.mark.parametrize("signs", SIGNS)
def test_signs_on_tokens_are_told_apart_when_small_and_show_on_their_paint(
    art: PieceArt, signs: str
) -> None:
    """Of any two kinds, at 20 pixels, at least a dozen pixels differ by more than a shade."""
    art.set_look("cburnett", signs)
    faint = []
    for look in (PieceLook(0, "#f5c02c", label="a"), PieceLook(0, "#c8312b", label="b", side=1)):
        ink = ink_on(QColor(look.colour)).name()
        assert stark(look.colour, ink) >= 4.5
        for name, kind in TOKENS.items():
            found = colours(picture(art, kind, look))
            if found[look.colour] <= 600 or found[ink] <= 150:
                faint.append(name)
        for family in ("xiangqi", "shogi"):
            small = {name: picture(art, kind, look, 20)
                     for name, kind in TOKENS.items() if name.startswith(family)}  # fmt: skip
            for (name, one), (other, two) in combinations(small.items(), 2):
                plain = sum(
                    contrast(one.pixelColor(x, y), two.pixelColor(x, y)) > 1.8
                    for x, y in differing(one, two)
                )
                if plain < 12:
                    faint.append(f"{name} and {other}")
    assert not faint


def test_signs_are_chosen_and_sets_do_not_matter_to_tokens(art: PieceArt) -> None:
    kind = TOKENS["xiangqi/chariot"]
    character = picture(art, kind, LOOK)
    pictograms = []
    for style in PIECE_SETS:
        art.set_look(style.key, "pictograms")
        pictograms.append(picture(art, kind, LOOK))
    assert pictograms[0] == pictograms[1] == pictograms[2] != character
    disc = [picture(art, kind, LOOK._replace(turn=turn)) for turn in (0, 180)]
    assert differing(*disc) == [], "a disc points nowhere"
    art.set_look("cburnett")
    assert picture(art, kind, LOOK) == character


@every_set
def test_a_kind_that_nobody_has_drawn_is_a_disc_with_its_letter(art: PieceArt, style: str) -> None:
    art.set_look(style)
    for asset in ("zebra", "shogi/zebra"):
        zebra = KING._replace(asset=asset, letter="Z")
        drawn = picture(art, zebra, LOOK)
        assert drawn != picture(art, zebra._replace(letter="Y"), LOOK), "the letter is seen"
        found = colours(drawn)
        assert found[LOOK.colour] > 400
        assert found[ink_on(QColor(LOOK.colour)).name()] > 40
        with pytest.raises(FileNotFoundError):
            piece_svg(zebra, QColor(LOOK.colour), style)
    assert picture(art, KING._replace(asset="knight"), LOOK) == picture(art, "N", LOOK)
    with pytest.raises(FileNotFoundError, match="pieces/none"):
        piece_svg(FIDE_TYPES["K"], QColor("#202020"), "none")


# Armies


def rows(kind: str | PieceType) -> Iterator[tuple[str, list[PieceLook]]]:
    """Yield looks of armies that differ in one thing alone."""
    yield "patterns", [LOOK._replace(pattern=pattern) for pattern in range(8)]
    yield "bare patterns", [LOOK._replace(pattern=pattern, label="") for pattern in range(8)]
    yield "labels", [LOOK._replace(label=label) for label in (*ARMY_LETTERS, "", "1", "12")]
    yield "paints", [LOOK._replace(colour=paint) for paint in default_colours(8)]
    for body in BODIES if isinstance(kind, str) else ():
        numbers = [PieceLook(0, body, label=str(number)) for number in range(1, 13)]
        yield "numbers", numbers
        yield "stands", [numbers[0]._replace(stand=paint) for paint in default_colours(12)]


@pytest.mark.parametrize("pixels", [20, 26, 40, SIZE])
def test_armies_differ_by_each_of_paint_pattern_label_and_stand(art: PieceArt, pixels: int) -> None:
    wrong = []
    for kind in ("P", TOKENS["xiangqi/cannon"]):
        for what, looks in rows(kind):
            if pixels < 24 and what == "numbers":
                continue  # there a label has one letter's room
            if alike([picture(art, kind, look, pixels) for look in looks]):
                wrong.append((kind, what))
    assert not wrong
    assert picture(art, "P", LOOK, 19) == picture(art, "P", LOOK._replace(label=""), 19)


@pytest.mark.parametrize("pixels", [20, 24, 48, 200])
def test_a_label_stays_within_its_square_and_off_the_head_of_the_piece(
    art: PieceArt, pixels: int
) -> None:
    for label in ("g", "w", "12", "88"):
        whole, bare = (picture(art, "K", LOOK._replace(label=one), pixels) for one in (label, ""))
        changed = differing(whole, bare)
        assert min(y for _, y in changed) >= pixels // 2
        assert min(x for x, _ in changed) > 0
        assert max(x for x, _ in changed) < pixels - 1


def test_the_label_leaves_most_of_a_sign_to_be_seen(art: PieceArt) -> None:
    """In 20 pixels, the letter of an army covers at most the foot of a sign."""
    for signs in SIGNS:
        art.set_look("cburnett", signs)
        for name, kind in TOKENS.items():
            for label, other in ("ad", "dg", "ga"):
                whole, beside = (
                    picture(art, kind, LOOK._replace(label=one), 20) for one in (label, other)
                )
                changed = differing(whole, beside)
                assert min(y for _, y in changed) >= 11, name
                inked = [stark(LOOK.colour, whole.pixelColor(x, y).name()) > 4 for x, y in changed]
                assert sum(inked) >= 3, name


@every_set
@pytest.mark.parametrize("pixels", [20, 30, 64])
def test_a_label_is_written_in_the_ink_of_what_is_below_it(
    art: PieceArt, style: str, pixels: int
) -> None:
    art.set_look(style)
    looks = [LOOK._replace(label="d", stand=None)]
    if pixels > 20:
        looks += [
            PieceLook(0, body, stand=paint, label=str(number))
            for body in BODIES
            for number, paint in enumerate(default_colours(12), start=1)
        ]
    for look in looks:
        whole, bare = (picture(art, "P", look._replace(label=one), pixels)
                       for one in (look.label, ""))  # fmt: skip
        paint = look.stand or look.colour
        places = {at: whole.pixelColor(*at).name() for at in differing(whole, bare)}
        assert look.stand is None or look.colour not in places.values(), "on the stand's paint"
        ink = stark(paint, ink_on(QColor(paint)).name())
        inked = [at for at, name in places.items() if stark(paint, name) > 0.6 * ink]
        assert len(inked) >= 6, look
        letters = [at for at in inked if stark(paint, bare.pixelColor(*at).name()) < 0.6 * ink]
        assert pixels > 20 or max(y for _, y in letters) < pixels - 1, "it is not cut off"


@every_set
def test_a_piece_wears_the_paint_of_its_army_and_the_dead_none(art: PieceArt, style: str) -> None:
    art.set_look(style)
    for paint in default_colours(12):
        assert paint in colours(picture(art, "R", LOOK._replace(colour=paint)))
    taken = colours(picture(art, "Q", LOOK._replace(captor="#f5c02c")))
    assert {"#f5c02c", LOOK.colour} <= set(taken)
    dead = picture(art, "Q", LOOK._replace(dead=True))
    assert DEAD.name() in colours(dead)
    assert LOOK.colour not in colours(dead)
    other = LOOK._replace(dead=True, colour="#e5484d", captor="#000000", stand="#e5484d")
    assert dead == picture(art, "Q", other)
    assert dead != picture(art, "Q", LOOK._replace(dead=True, pattern=1))
    assert picture(art, "N", LOOK) == picture(art, "N", LOOK._replace(stand=LOOK.colour))
    for body in BODIES:
        look = PieceLook(3, body, stand="#e5484d", label="4")
        whole, alone = (picture(art, "R", one, 96) for one in (look, look._replace(stand=None)))
        assert alone.copy(0, 0, 96, 70) == whole.copy(0, 0, 96, 70), "the same on any stand"
        assert "#e5484d" not in colours(whole.copy(0, 0, 96, 70))
    for ground in ("#f3efe4", "#b7b09e", "#ccc7b8", "#8f8776"):
        image = QImage(48, 48, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        with QPainter(image) as painter:
            painter.drawPixmap(0, 0, art.pixmap(PAWN, LOOK._replace(dead=True), 48))
        lines = colours(image.copy(0, 0, 48, 36))
        assert max(stark(name, ground) for name in lines) > 3, "lines on every square"


@every_set
def test_the_lines_of_a_piece_show_on_its_paint(style: str) -> None:
    """A light piece has dark lines; a dark one is solid, with light lines within."""
    dark = ("#c8312b", "#202020") if style != "kilfiger" else ()  # whose dark ones are bare
    for paint in ("#f7f5ef", "#f5c02c", "#7fc7e8", *dark):
        for letter in "KQRBN":  # a solid pawn has no lines inside
            svg = piece_svg(FIDE_TYPES[letter], QColor(paint), style).encode()
            image = QImage(200, 200, QImage.Format.Format_ARGB32)
            image.fill(0)
            with QPainter(image) as painter:
                QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, 200, 200))
            found = colours(image)
            assert paint in [name for name, _ in found.most_common(2)], (paint, letter)
            assert max(stark(paint, one) for one in found) >= 4.5, (paint, letter)


# Frost, stone and badges

PAINTS = [*default_colours(8), WHITE_ARMY, BLACK_ARMY]


def changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    """Return the pixels in which two pictures differ plainly."""
    return [
        (x, y)
        for x, y in differing(one, other)
        if abs(one.pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness()) > 40
        or one.pixelColor(x, y).alpha() != other.pixelColor(x, y).alpha()
    ]


def test_frost_shows_on_every_piece_by_its_shape(art: PieceArt) -> None:
    """In greys too: at least a twentieth of the square, beside the body and on it."""
    for paint, letter in zip(PAINTS, cycle("KQRBNP"), strict=False):
        plain, iced = (
            picture(art, letter, PieceLook(0, paint, frozen=frozen)) for frozen in (False, True)
        )
        found = changed(plain, iced)
        assert len(found) > SIZE * SIZE / 20, (paint, letter)
        assert not [at for at in found if at[1] > SIZE * 0.9], "the stand keeps paint and pattern"
    veiled = [frost.frosted(QColor(paint)).name() for paint in default_colours(8)]
    for one, other in combinations(veiled, 2):
        assert least(one, other) >= 8, "in CIEDE2000, with any eyes"


@pytest.mark.parametrize("pixels", [20, 36, 120])
def test_stone_is_told_from_what_is_only_dead(art: PieceArt, pixels: int) -> None:
    dead, stone = (
        picture(art, "R", PieceLook(0, "#c62d1f", dead=True, stone=one), pixels)
        for one in (False, True)
    )
    assert len(changed(dead, stone)) > pixels * pixels / 50
    corner = (pixels // 6, round(pixels * 0.8))
    assert stone.pixelColor(*corner).alpha() == 255, "it stands on a slab"
    assert dead.pixelColor(*corner).alpha() < 255


def badge(label: str, pattern: int, colour: str, captor: str | None = None) -> QImage:
    """Return a badge of 30 pixels."""
    image = QImage(30, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff00ff"))
    with QPainter(image) as painter:
        painter.setPen(QColor("#00ff00"))
        BadgeLook(label, colour, pattern, captor).draw(painter, QRectF(0, 0, 30, 30))
        assert painter.pen().color() == QColor("#00ff00"), "the painter is left as it was"
        assert not painter.hasClipping()
    return image


@pytest.mark.usefixtures("qtbot")
def test_badges_tell_all_armies_apart_without_colour_and_every_captor_with() -> None:
    assert not alike([badge(label, army, "#808080") for army, label in enumerate(ARMY_LETTERS)])
    for army, captor in combinations(default_colours(12), 2):
        found = colours(badge("", 0, army, captor))
        assert found[army] >= 150, (army, captor)
        assert found[captor] >= 60, (army, captor)


# Files and the store of what is drawn


def test_files_hold_nothing_but_paths_in_two_colours_and_say_whose_they_are() -> None:
    """No scripts, no references to other files or addresses, no pictures, no text."""
    readme = (RESOURCES / "README.md").read_text(encoding="utf-8")
    names = ("king", "queen", "rook", "bishop", "knight", "pawn")
    wanted = {f"{name}-{tone}.svg" for name in names for tone in ("light", "dark")}
    assert [one.key for one in PIECE_SETS] == ["cburnett", "kryukov", "kilfiger"]
    assert len({one.title for one in PIECE_SETS}) == 3
    for one in PIECE_SETS:
        folder = RESOURCES / "pieces" / one.key
        assert {file.name for file in folder.iterdir()} == {*wanted, "LICENCE.txt"}
        (row,) = (line for line in readme.splitlines() if f"`pieces/{one.key}/`" in line)
        assert row.endswith(f"| {one.artist} | {one.licence} |")
        assert "NC" not in one.licence
        assert one.artist in (folder / "LICENCE.txt").read_text(encoding="utf-8")
        for file in folder.glob("*.svg"):
            text = file.read_text(encoding="utf-8")
            if one.key == "cburnett":
                name, _, tone = file.stem.partition("-")
                symbol = chess.piece_symbol(chess.PIECE_NAMES.index(name))
                assert chess.svg.PIECES[symbol.upper() if tone == "light" else symbol] in text
                continue
            assert len(text) < 6000
            assert not re.search("<!DOCTYPE|<[?]", text), file
            assert text.count("://") == 1, "the name of the format"
            root = ElementTree.fromstring(text)
            assert (root.tag, root.attrib) == (f"{SVG}svg", {"viewBox": "0 0 1000 1000"})
            assert {node.tag for node in root.iter()} == {f"{SVG}svg", f"{SVG}path"}
            for node in root:
                assert re.fullmatch(r"[MLCZ\d -]+", node.attrib["d"]), file
                assert node.attrib.get("stroke", "#000") == "#000"
                assert set(node.attrib) <= {"d", "fill", "stroke", "stroke-width",
                                            "stroke-linejoin"}  # fmt: skip
            fills = [node.attrib["fill"] for node in root]
            assert fills in (["#fff"], ["#fff", "#000"], ["#000", "#fff"]), file


def test_a_picture_is_drawn_once_per_look_size_and_set(art: PieceArt) -> None:
    piece_art.picture.cache_clear()
    kind = FIDE_TYPES["K"]
    first = art.pixmap(kind, LOOK, SIZE)
    assert art.pixmap(kind, LOOK._replace(), SIZE) is first
    assert art.pixmap(kind, LOOK, SIZE + 1) is not first
    assert piece_art.picture.cache_info().currsize == 2
    assert (first.width(), first.height(), first.devicePixelRatio()) == (SIZE, SIZE, 1)
    assert art.pixmap(kind, LOOK, SIZE, 1.5).devicePixelRatio() == 1.5
    classic = first.toImage()
    art.set_look("kryukov")
    engraved = art.pixmap(kind, LOOK, SIZE)
    assert engraved.toImage() != classic
    other = PieceArt()
    other.set_look("kryukov")
    assert other.pixmap(kind, LOOK, SIZE) is engraved, "tables share what is drawn"
    art.set_look("../secrets")
    assert picture(art, "K", LOOK) == classic, "a set that nobody knows is the classic one"
    stores = (piece_art.picture, piece_art.label, piece_art.rim, piece_art.stand)
    assert all(store.cache_info().maxsize for store in stores), "they do not grow for ever"

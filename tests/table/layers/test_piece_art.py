"""Pictures of pieces: colour is never alone, and each is drawn once per size."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import chess.svg
import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.pieces import FIDE_TYPES, PAWN, PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.table.layers.piece_art import (
    DRAWN,
    PIECE_SETS,
    PieceArt,
    PieceLook,
    PieceSet,
    piece_svg,
)
from cfanp_gui.table.theme import DEAD, ink_on, luminance
from tests import ROOT
from tests.table.pixels import alpha, argb, colours, differing, name

LOOK = PieceLook(0, "#3b82f6", label="a")
SIZE = 72
RESOURCES = ROOT / "resources"
FILES = [file for file in sorted((RESOURCES / "pieces").rglob("*.svg"))
         if file.parent.name in ("kryukov", "kilfiger")]  # fmt: skip
SVG = "{http://www.w3.org/2000/svg}"

every_set = pytest.mark.parametrize("piece_set", PIECE_SETS, ids=lambda one: one.key)
every_letter = pytest.mark.parametrize("letter", "KQRBNP")


@pytest.fixture
def art(qtbot: QtBot) -> PieceArt:  # noqa: ARG001 -- pixmaps need the application
    return PieceArt()


def picture(art: PieceArt, letter: str, look: PieceLook, pixels: int = SIZE) -> QImage:
    return art.pixmap(FIDE_TYPES[letter], look, pixels).toImage()


def outline(letter: str, paint: str, piece_set: PieceSet, pixels: int = 100) -> QImage:
    """Return a piece without its stand."""
    renderer = QSvgRenderer(
        QByteArray(piece_svg(FIDE_TYPES[letter], QColor(paint), piece_set.key).encode())
    )
    assert renderer.isValid()
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    return image


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21 (WCAG 2)."""
    dark, light = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (light + 0.05) / (dark + 0.05)


# The sets


def test_three_sets_are_offered_first_the_one_python_chess_carries() -> None:
    assert [one.key for one in PIECE_SETS] == ["cburnett", "kryukov", "kilfiger"]
    assert len({one.title for one in PIECE_SETS}) == 3


@every_set
@every_letter
@pytest.mark.parametrize("paint", ["#f7f5ef", "#f5c02c", "#c8312b", "#202020"])
def test_an_outline_wears_its_paint(letter: str, paint: str, piece_set: PieceSet) -> None:
    found = colours(outline(letter, paint, piece_set))
    assert paint in [name for name, _ in found.most_common(2)]
    assert found[paint] > 800


@every_set
@every_letter
@pytest.mark.parametrize("paint", ["#f7f5ef", "#f5c02c", "#7fc7e8"])
def test_the_lines_of_a_light_piece_show_on_its_paint(
    letter: str, paint: str, piece_set: PieceSet
) -> None:
    found = colours(outline(letter, paint, piece_set))
    assert max(contrast(paint, other) for other in found) >= 4.5


@pytest.mark.parametrize("letter", "KQRBN")  # a solid pawn has no lines inside
@pytest.mark.parametrize("paint", ["#c8312b", "#202020"])
@pytest.mark.parametrize("key", ["cburnett", "kryukov"])
def test_the_lines_inside_a_dark_piece_show_on_its_paint(letter: str, paint: str, key: str) -> None:
    (piece_set,) = (one for one in PIECE_SETS if one.key == key)
    found = colours(outline(letter, paint, piece_set, 200))
    assert max(contrast(paint, other) for other in found) >= 4.5


@every_set
@every_letter
def test_a_light_piece_has_a_line_round_it_and_a_dark_one_is_solid(
    letter: str, piece_set: PieceSet
) -> None:
    """Coming from the left, the eye meets a dark line, or the paint itself."""
    for paint, line in (("#f5c02c", True), ("#202020", False)):
        values = argb(outline(letter, paint, piece_set, 400))
        met = []
        for start in range(0, len(values), 400):
            row = values[start : start + 400]
            met += [value for value in row if alpha(value) == 255][2:3]
        assert len(met) > 200
        lines = sum(name(value) != paint for value in met) / len(met)
        assert (lines > 0.9) if line else (lines < 0.3)


@every_set
@pytest.mark.parametrize("paint", ["#f5c02c", "#202020"])
def test_kinds_have_other_outlines(paint: str, piece_set: PieceSet) -> None:
    pictures = [outline(letter, paint, piece_set) for letter in "KQRBNP"]
    for index, one in enumerate(pictures):
        assert one not in pictures[:index]


@every_letter
def test_sets_have_other_outlines(letter: str) -> None:
    pictures = [outline(letter, "#f5c02c", piece_set) for piece_set in PIECE_SETS]
    for one, other in pairwise((*pictures, pictures[0])):
        assert one != other


@every_set
@every_letter
@pytest.mark.parametrize("paint", ["#f5c02c", "#202020"])
def test_pieces_stand_on_their_stands_and_stay_within_their_squares(
    letter: str, paint: str, piece_set: PieceSet
) -> None:
    image = outline(letter, paint, piece_set, 200)
    covered = [(at % 200, at // 200) for at, value in enumerate(argb(image)) if alpha(value) > 127]
    assert min(x for x, _ in covered) > 0
    assert max(x for x, _ in covered) < 199
    assert min(y for _, y in covered) > 4
    assert 160 <= max(y for _, y in covered) < 190
    middle = (min(x for x, _ in covered) + max(x for x, _ in covered)) / 2
    assert middle == pytest.approx(99.5, abs=8)


def test_an_unknown_set_has_no_outlines() -> None:
    with pytest.raises(FileNotFoundError, match="pieces/none"):
        piece_svg(FIDE_TYPES["K"], QColor("#202020"), "none")


def test_outlines_show_on_dark_and_light_paint() -> None:
    dark, light = (
        piece_svg(FIDE_TYPES["N"], QColor("#202020")),
        piece_svg(FIDE_TYPES["N"], QColor("#ffffff")),
    )
    assert "#202020" in dark
    assert "#000000" not in dark
    assert "#ececec" in dark
    assert "#000000" in light
    assert "#ffffff" in light


# Their files


def test_every_set_has_a_picture_of_each_kind_in_both_tones_and_a_licence() -> None:
    names = ("king", "queen", "rook", "bishop", "knight", "pawn")
    wanted = {f"{name}-{tone}.svg" for name in names for tone in ("light", "dark")}
    keys = [one.key for one in PIECE_SETS]
    assert {one.name for one in (RESOURCES / "pieces").iterdir()} == {
        *keys,
        "draughts",
        "hidden",
        "shogi",
        "xiangqi",
    }
    for key in keys:
        files = {file.name for file in (RESOURCES / "pieces" / key).iterdir()}
        assert files == {*wanted, "LICENCE.txt"}


@every_letter
def test_the_classic_outlines_are_those_of_python_chess(letter: str) -> None:
    name = chess.piece_name(chess.PIECE_SYMBOLS.index(letter.lower()))
    for tone, symbol in (("light", letter), ("dark", letter.lower())):
        file = RESOURCES / "pieces" / "cburnett" / f"{name}-{tone}.svg"
        _, root, body, end, rest = file.read_text(encoding="utf-8").split("\n")
        assert root == '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45">'
        assert body == chess.svg.PIECES[symbol]
        assert (end, rest) == ("</svg>", "")


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_files_hold_nothing_but_paths_in_two_colours(file: Path) -> None:
    """No scripts, no references to other files or addresses, no pictures, no text."""
    text = file.read_text(encoding="utf-8")
    assert len(text) < 6000
    assert "<!DOCTYPE" not in text
    assert "<?" not in text
    root = ElementTree.fromstring(text)
    assert root.tag == f"{SVG}svg"
    assert root.attrib == {"viewBox": "0 0 1000 1000"}
    assert text.count("://") == 1  # the name of the format
    fills = []
    for node in root:
        assert node.tag == f"{SVG}path"
        assert not list(node)
        assert re.fullmatch(r"[MLCZ\d -]+", node.attrib["d"])
        fills.append(node.attrib["fill"])
        assert node.attrib.get("stroke", "#000") == "#000"
        assert set(node.attrib) <= {"d", "fill", "stroke", "stroke-width", "stroke-linejoin"}
    assert fills in (["#fff"], ["#fff", "#000"], ["#000", "#fff"])


@every_set
def test_artist_and_licence_of_every_set_stand_in_the_resources_readme(piece_set: PieceSet) -> None:
    readme = (RESOURCES / "README.md").read_text(encoding="utf-8")
    # Lines may break between any two words.
    assert piece_set.artist in " ".join(readme.split())
    assert piece_set.licence in readme
    assert "NC" not in piece_set.licence
    (row,) = (line for line in readme.splitlines() if f"`pieces/{piece_set.key}/`" in line)
    assert row.endswith(f"| {piece_set.artist} | {piece_set.licence} |")
    licence = (RESOURCES / "pieces" / piece_set.key / "LICENCE.txt").read_text(encoding="utf-8")
    assert piece_set.artist in licence


# Pictures


@every_set
def test_kinds_look_different(art: PieceArt, piece_set: PieceSet) -> None:
    art.set_look(piece_set.key)
    for pixels in (20, SIZE):
        pictures = [picture(art, letter, LOOK, pixels) for letter in "KQRBNP"]
        for index, one in enumerate(pictures):
            assert one not in pictures[:index]


@pytest.mark.parametrize("label", ["", "a"])
@pytest.mark.parametrize("pixels", [20, SIZE])
def test_armies_of_one_colour_differ_by_their_patterns(
    art: PieceArt, pixels: int, label: str
) -> None:
    looks = [LOOK._replace(pattern=pattern, label=label) for pattern in range(8)]
    pictures = [picture(art, "P", look, pixels) for look in looks]
    for index, one in enumerate(pictures):
        assert one not in pictures[:index]


@pytest.mark.parametrize("pixels", [20, 24, 26, 40, SIZE])
def test_armies_of_one_colour_and_pattern_differ_by_their_labels(
    art: PieceArt, pixels: int
) -> None:
    labels = [*ARMY_LETTERS, "", "1", "12"]
    pictures = [picture(art, "P", LOOK._replace(label=label), pixels) for label in labels]
    for index, one in enumerate(pictures):
        assert one not in pictures[:index]


def test_a_square_too_small_for_a_label_has_none(art: PieceArt) -> None:
    assert picture(art, "P", LOOK, 19) == picture(art, "P", LOOK._replace(label=""), 19)


@pytest.mark.parametrize("label", ["g", "w", "12", "88"])
@pytest.mark.parametrize("pixels", [20, 24, 48, 200])
def test_a_label_stays_within_its_square_and_off_the_head_of_the_piece(
    art: PieceArt, pixels: int, label: str
) -> None:
    with_label = picture(art, "K", LOOK._replace(label=label), pixels)
    without = picture(art, "K", LOOK._replace(label=""), pixels)
    changed = differing(with_label, without)
    assert min(y for _, y in changed) >= pixels // 2
    assert min(x for x, _ in changed) > 0
    assert max(x for x, _ in changed) < pixels - 1


@pytest.mark.parametrize(("pixels", "is_lifted"), [(20, True), (48, False)])
def test_a_character_is_lifted_off_a_label_that_would_lie_over_it(
    art: PieceArt, pixels: int, is_lifted: bool
) -> None:
    shogi = find_game("cfanp").variant({"base": "shogi"}).piece_types["K"]

    def ink_by_lines(label: str) -> list[int]:
        """Return how many pixels of the sign, which is light, lines down to the label have."""
        look = LOOK._replace(label=label, colour="#222222")
        values = argb(art.pixmap(shogi, look, pixels).toImage())[: pixels * pixels // 2]
        lines = [values[at : at + pixels] for at in range(0, len(values), pixels)]
        return [sum(alpha(one) == 255 and one & 255 > 128 for one in line) for line in lines]

    assert (ink_by_lines("a") != ink_by_lines("")) is is_lifted


@pytest.mark.parametrize("pixels", [20, 24])
@every_set
def test_a_small_label_is_written_in_ink(art: PieceArt, pixels: int, piece_set: PieceSet) -> None:
    art.set_look(piece_set.key)
    whole = picture(art, "P", LOOK._replace(label="d"), pixels)
    bare = picture(art, "P", LOOK._replace(label=""), pixels)
    inked = [
        (x, y)
        for x, y in differing(whole, bare)
        if contrast(LOOK.colour, whole.pixelColor(x, y).name()) > 4
    ]
    assert len(inked) >= 8
    assert max(y for _, y in inked) < pixels - 1  # not cut off


@every_set
def test_a_piece_wears_its_colour(art: PieceArt, piece_set: PieceSet) -> None:
    art.set_look(piece_set.key)
    for paint in default_colours(12):
        assert paint in colours(picture(art, "R", LOOK._replace(colour=paint)))


@every_set
@pytest.mark.parametrize("pixels", [20, 400])
def test_pictures_are_sharp_at_every_size(art: PieceArt, pixels: int, piece_set: PieceSet) -> None:
    """Only the pixels along an edge are half covered, so their share falls with the size."""
    art.set_look(piece_set.key)
    image = picture(art, "K", LOOK, pixels)
    assert image.width() == image.height() == pixels
    covers = [alpha(value) for value in argb(image)]
    assert sum(cover == 255 for cover in covers) > 0.15 * pixels * pixels
    assert sum(0 < cover < 255 for cover in covers) < 8 * pixels


@every_set
def test_a_dark_piece_has_a_light_rim(art: PieceArt, piece_set: PieceSet) -> None:
    """Coming from the left, the eye meets the rim before the paint; a light piece has none."""
    art.set_look(piece_set.key)
    for paint, rimmed in (("#202020", True), ("#f5c02c", False)):
        image = picture(art, "R", LOOK._replace(colour=paint), 200)
        row = [image.pixelColor(x, 100) for x in range(200)]
        first = next(colour for colour in row if colour.alpha() == 255)
        assert (first == ink_on(QColor(paint)) and luminance(first) > 0.5) is rimmed


def test_a_captured_piece_keeps_its_paint_and_wears_a_ring(art: PieceArt) -> None:
    free, ringed = picture(art, "Q", LOOK), picture(art, "Q", LOOK._replace(captor="#f5c02c"))
    assert "#f5c02c" not in colours(free)
    assert {"#f5c02c", "#3b82f6"} <= set(colours(ringed))


@every_set
def test_a_dead_piece_is_grey_whoever_it_was(art: PieceArt, piece_set: PieceSet) -> None:
    art.set_look(piece_set.key)
    dead = picture(art, "Q", LOOK._replace(dead=True))
    assert DEAD.name() in colours(dead)
    assert "#3b82f6" not in colours(dead)
    assert dead == picture(art, "Q", LOOK._replace(dead=True, colour="#e5484d", captor="#000000"))
    assert dead != picture(art, "Q", LOOK._replace(dead=True, pattern=1))
    assert dead != picture(art, "Q", LOOK._replace(dead=True, label="b"))


@every_set
@pytest.mark.parametrize("ground", ["#f3efe4", "#b7b09e", "#ccc7b8", "#8f8776"])
def test_the_lines_of_a_dead_piece_show_on_every_square(
    art: PieceArt, piece_set: PieceSet, ground: str
) -> None:
    art.set_look(piece_set.key)
    image = QImage(48, 48, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, art.pixmap(FIDE_TYPES["P"], LOOK._replace(dead=True), 48))
    painter.end()
    found = colours(image.copy(0, 0, 48, 36))
    assert max(contrast(name, ground) for name in found) > 3


# Stands of another paint


WHITE, BLACK = "#f4efe3", "#33373b"
PAINTS = default_colours(12)


@every_set
@every_letter
@pytest.mark.parametrize("body", [WHITE, BLACK])
def test_a_stand_may_wear_another_paint_than_its_piece(
    art: PieceArt, letter: str, body: str, piece_set: PieceSet
) -> None:
    art.set_look(piece_set.key)
    look = PieceLook(0, body, stand="#e5484d", label="7")
    whole = picture(art, letter, look, 96)
    upper, lower = colours(whole.copy(0, 0, 96, 70)), colours(whole.copy(0, 74, 96, 22))
    assert upper[body] > 200
    assert "#e5484d" not in upper
    assert lower["#e5484d"] > 200
    # The piece is the same on any stand.
    alone = picture(art, letter, look._replace(stand=None), 96)
    assert alone.copy(0, 0, 96, 70) == whole.copy(0, 0, 96, 70)
    assert alone != whole


def test_a_stand_of_the_pieces_own_paint_is_none_of_its_own(art: PieceArt) -> None:
    assert picture(art, "N", LOOK) == picture(art, "N", LOOK._replace(stand=LOOK.colour))


@every_set
@pytest.mark.parametrize("pixels", [24, 30, 64])
@pytest.mark.parametrize("body", [WHITE, BLACK])
def test_a_number_is_written_in_the_ink_of_its_stand(
    art: PieceArt, body: str, pixels: int, piece_set: PieceSet
) -> None:
    art.set_look(piece_set.key)
    for number, paint in enumerate(PAINTS, start=1):
        look = PieceLook(0, body, stand=paint, label=str(number))
        whole, bare = (picture(art, "P", look._replace(label=label), pixels)
                       for label in (look.label, ""))  # fmt: skip
        changed = [whole.pixelColor(x, y).name() for x, y in differing(whole, bare)]
        assert body not in changed, "the patch below it is in the stand's paint"
        ink = contrast(paint, ink_on(QColor(paint)).name())
        assert sum(contrast(paint, name) > 0.6 * ink for name in changed) >= 6, (number, paint)


@every_set
@pytest.mark.parametrize("pixels", [30, 64])
@pytest.mark.parametrize("body", [WHITE, BLACK])
def test_numbers_and_stands_distinguish_sets(
    art: PieceArt, body: str, pixels: int, piece_set: PieceSet
) -> None:
    art.set_look(piece_set.key)
    looks = [PieceLook(0, body, label=str(number)) for number in range(1, 13)]
    painted = [looks[0]._replace(stand=paint) for paint in PAINTS]
    for pictures in ([picture(art, "P", look, pixels) for look in row] for row in (looks, painted)):
        for index, one in enumerate(pictures):
            assert one not in pictures[:index]


def test_a_dead_piece_has_a_grey_stand_and_a_captured_one_keeps_its_own(art: PieceArt) -> None:
    look = PieceLook(3, WHITE, stand="#e5484d", label="4")
    dead = picture(art, "R", look._replace(dead=True))
    assert "#e5484d" not in colours(dead)
    assert dead == picture(art, "R", look._replace(dead=True, stand=None))
    ringed = colours(picture(art, "R", look._replace(captor="#3b82f6")))
    assert {"#e5484d", "#3b82f6", WHITE} <= set(ringed)


# The store


def test_a_picture_is_drawn_once_per_look_and_size(art: PieceArt) -> None:
    DRAWN.clear()
    first = art.pixmap(FIDE_TYPES["K"], LOOK, SIZE)
    assert art.pixmap(FIDE_TYPES["K"], LOOK._replace(), SIZE) is first
    assert art.pixmap(FIDE_TYPES["K"], LOOK, SIZE + 1) is not first
    assert first.width() == first.height() == SIZE
    assert len(DRAWN.pieces) == 2


def test_another_set_draws_everything_anew(art: PieceArt) -> None:
    classic = picture(art, "K", LOOK)
    art.set_look("kryukov")
    engraved = picture(art, "K", LOOK)
    assert engraved != classic
    kept = art.pixmap(FIDE_TYPES["K"], LOOK, SIZE)
    other = PieceArt()
    other.set_look("kryukov")
    assert other.pixmap(FIDE_TYPES["K"], LOOK, SIZE) is kept, "tables share what is drawn"
    art.set_look("cburnett")
    assert picture(art, "K", LOOK) == classic


def test_a_set_that_nobody_knows_is_the_classic_one(art: PieceArt) -> None:
    classic = picture(art, "K", LOOK)
    art.set_look("kilfiger")
    art.set_look("../secrets")
    assert picture(art, "K", LOOK) == classic


def test_the_store_does_not_grow_for_ever(art: PieceArt) -> None:
    blank = art.pixmap(FIDE_TYPES["P"], LOOK, 8)
    looks = (PieceLook(n, "#000000") for n in range(4001))
    DRAWN.pieces.update({("cburnett", "", PAWN, look, 8, 1.0): blank for look in looks})
    art.pixmap(FIDE_TYPES["P"], LOOK, 9)
    assert len(DRAWN.pieces) == 1


def test_a_picture_has_the_ratio_that_is_asked_for(art: PieceArt) -> None:
    assert art.pixmap(FIDE_TYPES["K"], LOOK, SIZE, 1.5).devicePixelRatio() == 1.5
    assert art.pixmap(FIDE_TYPES["K"], LOOK, SIZE).devicePixelRatio() == 1


# Kinds of pieces that no set has

ZEBRA = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 3)


@every_set
def test_a_type_without_an_outline_is_drawn_as_its_letter(
    art: PieceArt, piece_set: PieceSet
) -> None:
    art.set_look(piece_set.key)
    drawn = art.pixmap(ZEBRA, LOOK, SIZE).toImage()
    other = art.pixmap(ZEBRA._replace(letter="Y"), LOOK, SIZE).toImage()
    assert drawn != other, "the letter is seen"
    assert drawn != picture(art, "K", LOOK)
    found = colours(drawn)
    assert found[LOOK.colour] > 400
    assert found[ink_on(QColor(LOOK.colour)).name()] > 40
    with pytest.raises(FileNotFoundError):
        piece_svg(ZEBRA, QColor(LOOK.colour), piece_set.key)


def test_kinds_of_pieces_share_an_outline_by_its_name(art: PieceArt) -> None:
    twin = ZEBRA._replace(asset="knight")
    assert art.pixmap(twin, LOOK, SIZE).toImage() == picture(art, "N", LOOK)

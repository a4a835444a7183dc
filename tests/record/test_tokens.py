"""Tokens: their files, their signs, and what turns with a wedge."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.record.palette import ink_on
from cfanp_gui.record.tokens import CHARACTERS, PICTOGRAMS, SIGNS, token
from tests import ROOT
from tests.record.drawing import SVG

FOLDER = ROOT / "resources" / "pieces"
XIANGQI = ("general", "advisor", "elephant", "chariot", "horse", "cannon", "soldier")
SHOGI = ("king", "rook", "bishop", "gold", "silver", "knight", "lance", "pawn", "dragon", "horse",
         "promoted-silver", "promoted-knight", "promoted-lance", "tokin")  # fmt: skip
JANGGI = ("general", "guard", *XIANGQI[2:])
FAMILIES = {"xiangqi": XIANGQI, "janggi": JANGGI, "shogi": SHOGI}
OUTLINES = [f"{family}/{kind}" for family, kinds in FAMILIES.items() for kind in kinds]
FILES = sorted(file for name in FAMILIES for file in (FOLDER / name).glob("*.svg"))


def paths(markup: str) -> list[str]:
    """Return the data of the paths of a token."""
    return re.findall(r' d="([^"]+)"', markup)


@pytest.mark.parametrize("signs", SIGNS)
@pytest.mark.parametrize("side", [0, 1])
def test_every_kind_has_a_sign_of_its_own(side: int, signs: str) -> None:
    for family, kinds in FAMILIES.items():
        found = [token(f"{family}/{kind}", "#f5c02c", side, signs=signs) for kind in kinds]
        assert len(set(found)) == len(found)


def test_sides_have_other_characters_as_at_home() -> None:
    def differ(outline: str, signs: str = CHARACTERS) -> bool:
        return token(outline, "#f5c02c", 0, signs=signs) != token(
            outline, "#f5c02c", 1, signs=signs
        )

    assert all(differ(f"xiangqi/{kind}") for kind in XIANGQI)
    assert [kind for kind in JANGGI if differ(f"janggi/{kind}")] == ["general", "soldier"]
    assert [kind for kind in SHOGI if differ(f"shogi/{kind}")] == ["king"]
    assert not any(differ(outline, PICTOGRAMS) for outline in OUTLINES)


def test_a_token_wears_its_paint_and_the_ink_that_shows_on_it() -> None:
    for outline, paint in product(OUTLINES, ("#f5c02c", "#c8312b")):
        drawn = token(outline, paint)
        assert set(re.findall(r'"(#[0-9a-f]+)"', drawn)) == {paint, ink_on(paint)}, outline


def test_a_wedge_is_turned_and_its_sign_stays_upright() -> None:
    for outline in ["shogi/gold", "shogi/tokin"]:
        up, down = token(outline, "#f5c02c"), token(outline, "#f5c02c", turn=180)
        assert paths(up) == paths(down)
        root = ElementTree.fromstring(f"<svg>{down}</svg>")
        turned, sign = root
        assert turned.attrib == {"transform": "rotate(180 500 470)"}
        assert [node.get("d") for node in turned] == paths(up)[:-1]
        assert sign.get("d") == paths(up)[-1]
        assert "rotate" not in up


def test_a_promoted_piece_has_the_pictogram_of_the_other_cut_out() -> None:
    for promoted, plain in (("dragon", "rook"), ("horse", "bishop"), ("tokin", "pawn")):
        drawn = token(f"shogi/{promoted}", "#f5c02c", signs=PICTOGRAMS)
        assert paths(drawn)[-1] == paths(token(f"shogi/{plain}", "#f5c02c", signs=PICTOGRAMS))[-1]
        assert drawn.splitlines()[-1].startswith('<path fill="#f5c02c"')


def test_an_outline_that_nobody_has_drawn_is_not_found() -> None:
    for outline in ["shogi/zebra", "zebra/king"]:
        with pytest.raises(FileNotFoundError):
            token(outline, "#f5c02c")


def test_only_what_is_named_so_points() -> None:
    king = FIDE_TYPES["K"]
    assert not king.points
    assert not king._replace(asset="xiangqi/general").points
    assert king._replace(asset="shogi/king").points


def test_there_are_no_other_files_and_a_licence_in_each_folder() -> None:
    named = {f"{kind}-{end}.svg" for kind in XIANGQI for end in ("white", "black", "pictogram")}
    assert {one.name for one in (FOLDER / "xiangqi").iterdir()} == {*named, "LICENCE.txt"}
    named = {f"{kind}-{end}.svg" for kind in SHOGI for end in ("character", "pictogram")}
    kings = {"king-white.svg", "king-black.svg"}
    named = named - {"king-character.svg"} | kings | {"LICENCE.txt"}
    assert {one.name for one in (FOLDER / "shogi").iterdir()} == named
    for family in ("xiangqi", "shogi"):
        licence = (FOLDER / family / "LICENCE.txt").read_text(encoding="utf-8")
        assert "Copyright (c) 2017-2022 Adobe" in licence
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence


def test_files_hold_nothing_but_paths_in_two_colours() -> None:
    """No scripts, no references to other files or addresses, no pictures, no text."""
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        assert len(text) < 12500
        assert "<!DOCTYPE" not in text
        root = ElementTree.fromstring(text)
        assert root.attrib == {"viewBox": "0 0 1000 1000"}
        assert text.count("://") == 1  # the name of the format
        fills = []
        for node in root:
            assert node.tag == f"{SVG}path"
            assert not list(node)
            assert re.fullmatch(r"[MLCZ\d -]+", node.attrib["d"])
            fills.append(node.attrib["fill"])
            allowed = {"d", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linejoin"}
            assert set(node.attrib) <= allowed
        assert fills in (["#fff", "#000"], ["#fff", "#000", "#000"], ["#fff", "#000", "#fff"])

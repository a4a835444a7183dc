"""Outlines and letters of pictures."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.record import picture_parts

OTHERS = {
    "H": PieceType("H", Text("horse"), Text("Horse"), "%n horse(s)", "knight", 3),
    "Z": PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 3, "♞"),
}


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{text}</g>")


@pytest.mark.parametrize("fill", ["#ffffff", "#123456"])
def test_a_kind_is_drawn_by_its_asset_whatever_its_letter(fill: str) -> None:
    horse = picture_parts.piece("H", fill, OTHERS)
    assert horse == picture_parts.piece("N", fill)
    assert parsed(horse).find(".//path") is not None


@pytest.mark.parametrize("fill", ["#ffffff", "#123456"])
def test_a_kind_nobody_has_drawn_is_a_disc_with_its_sign(fill: str) -> None:
    zebra = parsed(picture_parts.piece("Z", fill, OTHERS))
    (disc,) = zebra.iter("circle")
    assert disc.get("fill") == fill
    assert [text.text for text in zebra.iter("text")] == ["♞"]
    unknown = parsed(picture_parts.piece("Y", fill, FIDE_TYPES))
    assert [text.text for text in unknown.iter("text")] == ["Y"]


def test_an_outline_of_the_resources_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = parsed(picture_parts.piece("N", "#ffd951"))
    # As if the knight were none of those that python-chess carries.
    monkeypatch.setattr(picture_parts, "FIDE_TYPES", {"K": FIDE_TYPES["K"]})
    found = parsed(picture_parts.piece("N", "#ffd951", FIDE_TYPES))
    assert [path.get("d") for path in found.iter("path")] == [
        path.get("d") for path in expected.iter("path")
    ]
    assert "#ffd951" in picture_parts.piece("N", "#ffd951", FIDE_TYPES)


def test_letters_are_plain_text() -> None:
    assert picture_parts.plain("a<b>\x00&") == "a&lt;b&gt; &amp;"
    (text,) = parsed(picture_parts.label(1, 2, 3, "#000000", "<&>")).iter("text")
    assert text.text == "<&>"

"""Documents of pictures: shapes that are used again, and those that differ."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

from cfanp_gui.core.pieces import PieceType
from cfanp_gui.record import picture
from cfanp_gui.record.picture_document import PAPER, PictureContent, PictureStyle, Shapes, document
from tests.record.games import do, new_game
from tests.record.pictures import svg

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def test_a_shape_is_there_once() -> None:
    shapes = Shapes()
    assert shapes.name("Ka", "<path/>") == "Ka"
    assert shapes.name("Ka", "<path/>") == "Ka"
    assert shapes.name("Ka", "<rect/>") == "Ka-1"
    assert shapes.markup().count("<g ") == 2


def test_two_positions_in_one_document_share_their_shapes() -> None:
    start = new_game(3).start
    dead = do(start, "resign:2")
    shapes = Shapes()
    parts = [
        picture.part(one, PictureContent(plates=False), PictureStyle(), shapes)
        for one in (start, dead)
    ]
    lines = [line for part in parts for line in part.lines]
    root = ElementTree.fromstring(document(100, 50, "a < b", shapes, lines))
    ids = [element.get("id") for element in root.iter(f"{SVG}g") if element.get("id")]
    # Those of the army that died look different.
    assert len(ids) == len(set(ids)) == 3 * 6 + 6
    used = {str(use.get(LINK)).removeprefix("#") for use in root.iter(f"{SVG}use")}
    assert used == set(ids)
    assert root.get("viewBox") == "0 0 100 50"
    assert [title.text for title in root.findall(f"{SVG}title")] == ["a < b"]


def test_only_some_boards_and_no_plates() -> None:
    start = new_game(4).start
    root = ElementTree.fromstring(svg(start, ("Ann", "Ben", "Cyd", "Dee"), boards=(1, 3)))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"Ben", "Dee"} <= set(texts)
    assert not {"Ann", "Cyd"} & set(texts)
    assert len(list(root.iter(f"{SVG}use"))) == 32
    # They lie as for a move, whose squares are named so.
    assert {str(rank) for rank in range(1, 9)} <= set(texts)
    whole = ElementTree.fromstring(svg(start))
    assert not {"5", "6", "7", "8"} & {text.text for text in whole.iter(f"{SVG}text")}
    bare = ElementTree.fromstring(svg(start, boards=(1, 3), plates=False))
    assert "Player 2" not in [text.text for text in bare.iter(f"{SVG}text")]
    assert float(bare.get("height", "")) < float(root.get("height", ""))
    assert len({one.get("id") for one in root.iter(f"{SVG}g") if one.get("id")}) == 12


def test_a_picture_has_the_ground_and_the_pieces_it_is_given() -> None:
    start = new_game(3).start
    usual = picture.draw(start, PictureContent(), PictureStyle())
    assert usual == svg(start)
    assert all(colour in usual for colour in (PAPER.table, PAPER.plate, PAPER.accent))
    ground = PAPER._replace(table="#010203", plate="#040506", accent="#070809")
    other = picture.draw(start, PictureContent(), PictureStyle(ground=ground))
    assert all(colour in other for colour in ("#010203", "#040506", "#070809"))
    assert not any(colour in other for colour in (PAPER.table, PAPER.plate, PAPER.accent))
    drawn: list[str] = []

    def outline(letter: str, paint: str, types: Mapping[str, PieceType], *_: int) -> str:
        drawn.append(letter)
        return f'<circle r="7" fill="{paint}"/>' if letter in types else ""

    discs = picture.draw(start, PictureContent(), PictureStyle(outline=outline))
    assert sorted(drawn) == sorted("KQRBNP" * 3)
    assert discs.count('<circle r="7"') == 3  # those of an army are one shape

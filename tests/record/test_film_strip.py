"""Film strips: pictures in a grid, pages, and stills of one size."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.film import frames
from cfanp_gui.record.film_strip import MAX_COLUMNS, PAGE, FilmStrip
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.picture_document import PictureStyle
from tests import ROOT
from tests.record.films import append, played

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"


def film_of(record: GameRecord, table: bool = False) -> FilmStrip:
    """Return a film that is drawn."""
    look = PictureStyle(record.names, record.colours, record.game.piece_types)
    film = FilmStrip(frames(record, table=table), look)
    count = sum(1 for _ in film.draw())
    assert count > 0
    return film


def parsed(text: str) -> ElementTree.Element:
    """Return a document whose shapes are all there and each called by one name."""
    root = ElementTree.fromstring(text.encode())
    ids = [one.get("id") for one in root.iter(f"{SVG}g") if one.get("id")]
    assert len(ids) == len(set(ids))
    assert {str(one.get(LINK)).removeprefix("#") for one in root.iter(f"{SVG}use")} <= set(ids)
    return root


def size(root: ElementTree.Element) -> tuple[float, float]:
    return float(root.get("width", "")), float(root.get("height", ""))


def places(root: ElementTree.Element) -> list[tuple[float, float]]:
    """Return where the pictures are."""
    found = [
        re.fullmatch(r"translate\((\S+) (\S+)\)", one.get("transform") or "")
        for one in root.findall(f"{SVG}g")
    ]
    return [(float(one[1]), float(one[2])) for one in found if one is not None]


def texts(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter(f"{SVG}text")]


@pytest.mark.parametrize(
    ("columns", "across", "rows"), [(1, 1, 7), (3, 3, 3), (4, 4, 2), (99, 7, 1)]
)
def test_they_stand_in_rows(columns: int, across: int, rows: int) -> None:
    root = parsed(film_of(played("cfanp", 4, 7)).strip(columns))
    found = places(root)
    assert len(found) == 7
    assert len({x for x, _ in found}) == across
    assert len({y for _, y in found}) == rows
    width, height = size(root)
    assert all(0 < x < width and 0 < y < height for x, y in found)
    # They are read row by row.
    assert [y for _, y in found] == sorted(y for _, y in found)
    assert across <= MAX_COLUMNS


def test_captions_and_names_are_there_as_plain_text() -> None:
    record = played("cfanp", 3, 4)
    record.names = ("<b>Ann</b>", "Ben & Co", "")
    append(record, "resign:1")
    shown = texts(parsed(film_of(record).strip(2)))
    assert {"<b>Ann</b>", "Ben & Co", "Player 3"} <= set(shown)
    assert [text for text in shown if ":" in text] == [frame.caption for frame in frames(record)]
    assert "<b>Ann</b> is out" in shown


def test_pages_have_the_shape_of_paper() -> None:
    record = played("cfanp", 4, 30)
    pages = [parsed(text) for text in film_of(record).pages(3, PAGE)]
    assert len(pages) == 4
    assert sum(len(places(page)) for page in pages) == 30
    for number, page in enumerate(pages, start=1):
        width, height = size(page)
        assert height == pytest.approx(PAGE * width, rel=1e-3)
        assert f"{number} / 4" in texts(page)
        assert max(y for _, y in places(page)) < height - 500
    assert "Person 1" in texts(pages[0])
    assert "Person 1" not in texts(pages[1])
    (single,) = film_of(played("cfanp", 3, 2)).pages(3, PAGE)
    assert "1 / 1" not in texts(parsed(single))


def test_a_table_as_high_as_a_page_is_one() -> None:
    pages = [parsed(text) for text in film_of(played("cfanp", 16, 2), table=True).pages(1, 0.5)]
    assert [len(places(page)) for page in pages] == [1, 1]
    assert len({size(page) for page in pages}) == 1


@pytest.mark.no_cover
def test_stills_are_of_one_size() -> None:
    """Also where a move was about two boards side by side."""
    (record,) = cpgn.load(ROOT / "tests" / "golden" / "strategichess.cpgn", find_game)
    del record.moves[24:]
    roots = [parsed(text) for text in film_of(record).stills()]
    assert {len(frame.boards or ()) for frame in frames(record)} == {1, 2}
    assert len(roots) == len(frames(record))
    assert len({size(root) for root in roots}) == 1
    assert all(len(places(root)) == 1 for root in roots)

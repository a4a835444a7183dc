"""Films: which moves they have, which boards each shows, pages, stills, and what all may see."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, film
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.film import MAX_COLUMNS, PAGE, FilmStrip, frames
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.picture_document import PictureStyle
from cfanp_gui.record.public_view import as_everybody_sees, holds_secrets, may_be_uncovered
from cfanp_gui.session import formats, record_pictures, store
from tests import ROOT, test_secrecy
from tests.record.drawing import LINK, SVG
from tests.record.films import played
from tests.record.games import append, new_game, played_by_lot, read_pgn

# Films: which moves they have, which boards each shows, and what is written below.


@pytest.fixture
def three() -> GameRecord:
    record = new_game(3, captured="taken")
    append(record, "AB:e2e4", "BC:e2e4", "AC:e7e5", "AB:g1f3")
    return record


def test_every_move_shows_the_boards_that_were_pushed(three: GameRecord) -> None:
    found = frames(three)
    assert [frame.boards for frame in found] == [(0, 1), (1, 2), (0, 2), (0, 1)]
    assert [frame.caption for frame in found] == ["1. AB:e4", "1. BC:e4", "1. AC:e5", "2. AB:Nf3"]
    assert [frame.badge and frame.badge.label for frame in found] == ["A", "B", "C", "A"]
    assert found[0].marked == (Square(0, 12), Square(0, 28))
    # On the joined board the third army's e7 is its own d2, for it lies turned.
    assert found[2].marked == (Square(2, 11), Square(2, 27))
    assert found[3].position == three.final()


def test_what_moves_nothing_is_told_with_the_move_before(three: GameRecord) -> None:
    append(three, "resign:2", "AC:d7d5", "resign:1")
    found = frames(three)
    assert len(found) == 5
    assert [frame.note for frame in found] == ["", "", "", "Player 2 is out", "Player 1 is out"]
    # Alone it is nothing to be shown.
    with pytest.raises(RecordError, match="nothing is moved from 5 to 5"):
        frames(three, 5, 5)


def test_a_piece_that_is_given_up_is_shown() -> None:
    """By the example of Peterson's rules: c owes a piece and removes a Knight."""
    text = "Nb7/8/Ra1Bb5/7Ka|8/8/8/7Kb|2Pd5/8/2Rc3NcPc/Kc7|8/8/7Pd/7Kd a 1/2/3/4 -/-/-/- - 1 0 1 -"
    record = new_game(4, text, exchange=True)
    append(record, "AD:a2a4", "AB:c2a4", "CD:c2c4", "AD:a8b8", "AB:h1g1", "BC:h1g1", "AD:a4b3")
    before = len(frames(record))
    append(record, "-Cg2")
    found = frames(record)
    assert len(found) == before + 1
    assert found[-1].marked == (Square(2, 14),)
    assert found[-1].boards == (2,)
    assert "Cg2" in found[-1].caption


def test_what_is_drawn_on_a_move_is_shown(three: GameRecord) -> None:
    three.moves[1].comment = "[%cal bBe4Cd4] [%csl GCe1] so"
    drawn = frames(three)[1].drawings
    assert drawn.arrows == (Arrow(Square(1, 28), Square(2, 27), 1),)
    assert drawn.rings == (Ring(Square(2, 4), "G"),)


@pytest.mark.parametrize(("first", "last"), [(0, 2), (3, 2), (5, None), (1, 5), (-1, None)])
def test_a_range_that_is_not_there(three: GameRecord, first: int, last: int | None) -> None:
    with pytest.raises(RecordError, match=r"no moves .* between 1 and 4"):
        frames(three, first, last)


def test_a_film_is_not_longer_than_it_may_be(
    three: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MAX_FRAMES", 3)
    assert len(frames(three, 1, 3)) == 3
    with pytest.raises(RecordError, match="at most 3 moves"):
        frames(three)


@pytest.mark.no_cover
def test_long_games_have_films() -> None:
    """Boards that are gone, armies that are taken: every move has its boards in its position."""
    for key in ["cfanp", "ring", "strategichess"]:
        (record,) = cpgn.load(ROOT / "tests" / "golden" / f"{key}.cpgn", find_game)
        for frame in frames(record):
            there = {board.id for board in frame.position.boards()}
            assert frame.boards is not None
            assert set(frame.boards) <= there
            assert set(frame.boards) >= {square.board for square in frame.marked}


def test_the_move_that_closes_a_board_shows_it_as_it_was() -> None:
    """In a ring a board goes with the player who lost it: what it was about is not there after."""
    record = played("ring", 4, 0)
    append(record, *["4:f2f3", "4:e7e5", "4:g2g4", "4:d8h4", "2:h2h3", "1:h2h3"])
    closing = [
        number
        for number, step in enumerate(record.steps(), start=1)
        if {one.id for one in step.before.boards()} - {one.id for one in step.after.boards()}
    ]
    assert closing == [4]
    frame = frames(record)[3]
    there = {board.id for board in frame.position.boards()}
    assert frame.boards is not None
    assert set(frame.boards) <= there
    assert {square.board for square in frame.marked} <= set(frame.boards)
    assert len(frame.boards) == 2


# Film strips: pictures in a grid, pages, and stills of one size.


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
    """Return the coordinates of the pictures."""
    found = [
        re.fullmatch(r"translate\((\S+) (\S+)\)", one.get("transform") or "")
        for one in root.findall(f"{SVG}g")
    ]
    return [(float(one[1]), float(one[2])) for one in found if one is not None]


def texts(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter(f"{SVG}text")]


def test_they_stand_in_rows() -> None:
    for columns, across, rows in [(1, 1, 7), (3, 3, 3), (4, 4, 2), (99, 7, 1)]:
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
    record.moves[24].put(None)
    roots = [parsed(text) for text in film_of(record).stills()]
    assert {len(frame.boards or ()) for frame in frames(record)} == {1, 2}
    assert len(roots) == len(frames(record))
    assert len({size(root) for root in roots}) == 1
    assert all(len(places(root)) == 1 for root in roots)


# Pictures and films of recorded games.


CFANP = find_game("cfanp")


def test_the_last_action_is_marked_in_a_picture() -> None:
    record = played_by_lot(CFANP, 2, 1)
    _, marked = formats.position_at(record, None)
    (moved,) = next(record.steps()).transition.moved
    assert marked == [moved.origin, moved.target]
    plain, highlighted = (record_pictures.draw(record, ply).count("<rect") for ply in (0, 1))
    assert highlighted == plain + 2


def test_what_is_drawn_at_a_move_or_at_the_start_is_in_its_picture() -> None:
    record = played_by_lot(CFANP, 2, 2)
    record.root.comment = "[%cal Ge2e4] [%csl Ya1]"
    record.moves[0].comment = "[%cal Gd2d4,Re7e5]"
    shown = [record_pictures.draw(record, ply).count("rotate(") for ply in (0, 1, 2)]
    # An arrow is drawn twice: its edge and itself.
    assert shown == [2, 4, 0]


def test_what_is_thought_of_a_move_stands_in_its_caption() -> None:
    record = GameRecord.new(CFANP, CFANP.as_seated, ("",) * 2)
    record.root.extend(
        [
            MoveNode(CFANP.parse_action("AB:e2e4"), nags=(5,)),
            MoveNode(CFANP.parse_action("AB:e7e5"), nags=(2, 138)),
            MoveNode(CFANP.parse_action("AB:g1f3")),
        ]
    )
    paused: list[int] = []
    film = record_pictures.film(record, pause=lambda: paused.append(1))
    assert len(paused) == film.length == 3
    drawing = film.draw()
    assert [next(drawing), next(drawing)] == [1, 2]
    assert (list(drawing), list(film.draw())) == ([3], [])
    assert len(list(film.stills())) == 3
    root = ElementTree.fromstring(film.strip(3))
    shown = [one.text for one in root.iter() if one.tag.endswith("}text")]
    assert [text for text in shown if text and "AB:" in text] == [
        "1. AB:e4!?", "1. AB:e5? (time trouble)", "2. AB:Nf3",
    ]  # fmt: skip


def test_a_game_that_cannot_be_played_has_no_film() -> None:
    record = played_by_lot(CFANP, 3, 1)
    record.root.end.add(MoveNode(CFANP.parse_action("AB:a1a8")))
    with pytest.raises(RecordError, match=r"FIDE|Rule"):
        record_pictures.film(record)


def test_a_picture_tells_the_end_that_only_the_result_says() -> None:
    (game,) = read_pgn("1. e4 e5 2. Nf3 0-1")
    assert "to move" in record_pictures.draw(game, 1)
    assert "to move" not in record_pictures.draw(game)


# A game of hidden pieces as everybody sees it; pictures of it are asked for in tests/cli.


@pytest.fixture(scope="module", params=list(test_secrecy.GAMES))
def hidden(request: pytest.FixtureRequest) -> GameRecord:
    """Return the record of a game with a variation."""
    session, _ = test_secrecy.played(test_secrecy.GAMES[request.param]((0, 1, 2)), EVERYBODY)
    record = store.record_of(session)
    last = record.moves[-1]
    record.moves[-3].extend(map(MoveNode, (record.moves[-2].action, last.action)))
    return record


def test_every_position_is_what_everybody_sees(hidden: GameRecord) -> None:
    record = hidden
    seen = as_everybody_sees(record)
    assert [node.action for node in seen.moves] == [node.action for node in record.moves]
    for whole, step in zip(record.steps(), seen.steps(), strict=True):
        assert step.before == whole.before.seen_by(EVERYBODY)
        assert step.after == whole.after.seen_by(EVERYBODY)
        assert step.transition == whole.after.shown(whole.transition, EVERYBODY)
    position, node = next((step.before, step.node) for step in seen.steps() if step.node.variations)
    after, _ = node.variations[0].played_in(position)
    assert after.viewer == EVERYBODY
    assert not holds_secrets(seen)
    assert as_everybody_sees(seen) is seen


def test_only_a_game_that_is_over_may_be_uncovered(hidden: GameRecord) -> None:
    record = hidden
    assert holds_secrets(record)
    assert not may_be_uncovered(record)
    over = replace(record, result="1-0-0")
    assert may_be_uncovered(over)
    assert not may_be_uncovered(as_everybody_sees(over))
    plain = new_game(2)
    assert not holds_secrets(plain)
    assert as_everybody_sees(plain) is plain

"""Films: which moves they have, which boards each shows, and what is written below."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, film
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.film import frames
from cfanp_gui.record.game_record import GameRecord, RecordError
from tests import ROOT
from tests.record.films import append, played
from tests.record.games import new_game


@pytest.fixture
def three() -> GameRecord:
    record = new_game(3, captured="taken")
    append(record, "AB:e2e4", "BC:e2e4", "AC:e7e5", "AB:g1f3")
    return record


def test_every_move_shows_the_boards_that_were_pushed(three: GameRecord) -> None:
    found = frames(three)
    assert [frame.boards for frame in found] == [(0, 1), (1, 2), (0, 2), (0, 1)]
    assert [frame.caption for frame in found] == ["1. AB:e4", "1. BC:e4", "1. AC:e5", "2. AB:Nf3"]
    assert [frame.badge and frame.badge.label for frame in found] == ["a", "b", "c", "a"]
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


def test_a_game_without_moves_has_no_film() -> None:
    with pytest.raises(RecordError, match="no moves"):
        frames(new_game(3))


def test_a_film_is_not_longer_than_it_may_be(
    three: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MAX_FRAMES", 3)
    assert len(frames(three, 1, 3)) == 3
    with pytest.raises(RecordError, match="at most 3 moves"):
        frames(three)


@pytest.mark.parametrize(("key", "players", "boards"), [("ring", 3, 2), ("strategichess", 4, 1)])
def test_whole_boards_are_shown_as_they_lie(key: str, players: int, boards: int) -> None:
    record = played(key, players, 12)
    found = frames(record)
    assert len(found) == 12
    for frame in found:
        assert frame.boards is not None
        assert len(frame.boards) == boards
        assert {square.board for square in frame.marked} <= set(frame.boards)
        # Tokens have their own numbers there.
        assert frame.caption[0].isdigit()
        assert not frame.caption.startswith("None")


@pytest.mark.parametrize("key", ["cfanp", "ring", "strategichess"])
@pytest.mark.no_cover
def test_long_games_have_films(key: str) -> None:
    """Boards that are gone, armies that are taken: every move has its boards in its position."""
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

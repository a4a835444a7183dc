"""Pictures and films of recorded games."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.game_record import GameRecord, MoveNode, RecordError
from cfanp_gui.session import formats, record_pictures
from tests.record.games import played_by_lot, read_pgn

CFANP = find_game("cfanp")
RING = find_game("ring")
STRATEGI = find_game("strategichess")
ORDER = pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)


def test_the_last_action_is_marked_in_a_picture() -> None:
    record = played_by_lot(CFANP, 2, 1)
    _, marked = formats.position_at(record, None)
    (moved,) = next(record.steps()).transition.moved
    assert marked == [moved.origin, moved.target]
    plain, highlighted = (record_pictures.draw(record, ply).count("<rect") for ply in (0, 1))
    assert highlighted == plain + 2


def test_what_is_drawn_at_a_move_or_at_the_start_is_in_its_picture() -> None:
    record = played_by_lot(CFANP, 2, 2)
    record.comment = "[%cal Ge2e4] [%csl Ya1]"
    record.moves[0].comment = "[%cal Gd2d4,Re7e5]"
    shown = [record_pictures.draw(record, ply).count("rotate(") for ply in (0, 1, 2)]
    # An arrow is drawn twice: its edge and itself.
    assert shown == [2, 4, 0]


@ORDER
def test_every_game_has_films(game: Game) -> None:
    paused: list[int] = []
    record = played_by_lot(game, 4 if 4 in game.player_counts else 2, 6)
    film = record_pictures.film(record, 2, 5, pause=lambda: paused.append(1))
    assert film.length == 4
    assert len(paused) == 5
    assert list(film.draw()) == [1, 2, 3, 4]
    assert len(list(film.stills())) == 4
    ElementTree.fromstring(film.strip(2))


def test_what_is_thought_of_a_move_stands_in_its_caption() -> None:
    record = GameRecord.new(CFANP, CFANP.as_seated, ("",) * 2)
    record.moves = [
        MoveNode(CFANP.parse_action("AB:e2e4"), nags=(5,)),
        MoveNode(CFANP.parse_action("AB:e7e5"), nags=(2, 138)),
        MoveNode(CFANP.parse_action("AB:g1f3")),
    ]
    film = record_pictures.film(record)
    assert list(film.draw()) == [1, 2, 3]
    root = ElementTree.fromstring(film.strip(3))
    shown = [one.text for one in root.iter() if one.tag.endswith("}text")]
    assert [text for text in shown if text and "AB:" in text] == [
        "1. AB:e4!?", "1. AB:e5? (time trouble)", "2. AB:Nf3",
    ]  # fmt: skip


def test_a_game_that_cannot_be_played_has_no_film() -> None:
    record = played_by_lot(CFANP, 3, 1)
    record.moves.append(MoveNode(CFANP.parse_action("AB:a1a8")))
    with pytest.raises(RecordError, match=r"FIDE|Rule"):
        record_pictures.film(record)


def test_a_picture_tells_the_end_that_only_the_result_says() -> None:
    (game,) = read_pgn("1. e4 e5 2. Nf3 0-1")
    assert "to move" in record_pictures.draw(game, 1)
    assert "to move" not in record_pictures.draw(game)

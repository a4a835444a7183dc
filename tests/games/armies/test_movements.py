"""How pieces move, asked of the rules of three base games, and said in words."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.capabilities import PieceMoves
from cfanp_gui.core.movement import Movement, sentences
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.registry import find_game
from tests.games.armies.shogi import SHOGI
from tests.games.armies.xiangqi import XIANGQI, XiangqiForAnyNumber

GAME = find_game("cfanp")
FIDE: BaseGame = GAME.base  # type: ignore[attr-defined]

WORDS = {
    (FIDE, "K"): ["moves and captures one square in any direction"],
    (FIDE, "Q"): ["moves and captures any number of squares in any direction"],
    (FIDE, "R"): ["moves and captures any number of squares straight in any direction"],
    (FIDE, "B"): ["moves and captures any number of squares diagonally in any direction"],
    (FIDE, "N"): ["moves and captures 2 squares straight and 1 aside"],
    (FIDE, "P"): [
        "moves one square forward",
        "captures one square diagonally forward",
        "from its first square it also goes up to 2 squares forward",
        "it may become: queen, rook, bishop or knight",
    ],
    (XIANGQI, "K"): [
        "moves and captures one square straight in any direction",
        "it keeps to 9 squares of its own half-board",
    ],
    (XIANGQI, "R"): ["moves and captures any number of squares straight in any direction"],
    (XIANGQI, "C"): [
        "moves any number of squares straight in any direction",
        "captures in the same way, but over one piece in between",
    ],
    (XIANGQI, "N"): [
        "moves and captures 2 squares straight and 1 aside if nothing stands in between"
    ],
    (XIANGQI, "B"): [
        "moves and captures exactly 2 squares diagonally in any direction if nothing stands in "
        "between",
        "it keeps to 7 squares of its own half-board",
    ],
    (XIANGQI, "A"): [
        "moves and captures one square diagonally in any direction",
        "it keeps to 5 squares of its own half-board",
    ],
    (XIANGQI, "P"): [
        "moves and captures one square forward",
        "beyond its own half-board: moves and captures one square forward or sideways",
    ],
    (SHOGI, "G"): ["moves and captures one square straight in any direction or diagonally forward"],
    (SHOGI, "S"): [
        "moves and captures one square diagonally in any direction or forward",
        "it may become: narigin",
    ],
    (SHOGI, "P"): ["moves and captures one square forward", "it may become: tokin"],
    (SHOGI, "D"): [
        "moves and captures any number of squares straight in any direction or one square "
        "diagonally in any direction"
    ],
}


def found(base: BaseGame, letter: str) -> Movement:
    return movement(base.pair_rules(Join.ROTATE), letter)


@pytest.mark.parametrize(("base", "letter"), WORDS, ids=lambda one: getattr(one, "key", one))
def test_a_piece_is_told_in_words_as_the_rules_move_it(base: BaseGame, letter: str) -> None:
    assert list(sentences(found(base, letter), base.types)) == WORDS[base, letter]


def test_a_pawn_is_seen_from_where_it_begins_and_from_elsewhere() -> None:
    pawn = found(FIDE, "P")
    assert pawn.first is not None
    origin = pawn.first.origin
    assert origin in range(8, 16)
    assert pawn.first.goes == {origin + 8, origin + 16}
    assert pawn.first.takes == {origin + 7, origin + 9}
    assert pawn.usual.goes == {pawn.usual.origin + 8}
    assert pawn.abroad is None
    assert pawn.becomes == ("Q", "R", "B", "N")


def test_a_soldier_is_seen_on_both_sides_of_the_river() -> None:
    soldier = found(XIANGQI, "P")
    assert soldier.usual.goes == {soldier.usual.origin + 9}
    assert soldier.abroad is not None
    origin = soldier.abroad.origin
    assert origin >= 45
    assert soldier.abroad.goes == {origin + 9, origin + 1, origin - 1}


def test_a_cannon_captures_over_a_piece_alone_and_a_horse_is_stopped_by_one() -> None:
    cannon, horse = found(XIANGQI, "C").usual, found(XIANGQI, "N").usual
    assert cannon.takes == cannon.hops == frozenset()
    assert cannon.hop_takes < cannon.goes
    assert len(horse.goes) == 8
    assert horse.lame == horse.goes == horse.takes


def test_it_is_asked_once_and_can_be_sent_to_another_process() -> None:
    assert found(SHOGI, "G") is found(SHOGI, "G")
    assert pickle.loads(pickle.dumps(found(SHOGI, "G"))) == found(SHOGI, "G")


def test_positions_and_what_is_edited_tell_it() -> None:
    for game in (GAME, XiangqiForAnyNumber()):
        start = game.initial(3, game.as_seated)
        editing = game.editing(start)
        for one in (start, editing):
            assert isinstance(one, PieceMoves)
            assert one.movement("R") == found(game.base, "R")  # type: ignore[attr-defined]


def test_mirrored_half_boards_do_not_change_how_pieces_move() -> None:
    for letter in FIDE.types:
        mirrored = movement(FIDE.pair_rules(Join.REFLECT), letter)
        assert sentences(mirrored, FIDE.types) == sentences(found(FIDE, letter), FIDE.types)

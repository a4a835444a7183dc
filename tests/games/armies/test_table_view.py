"""What those at the table ask of a position."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP, Edge, Pair, Square
from cfanp_gui.core.capabilities import Facing
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.games.armies.shogi import ShogiForAnyNumber

GAME = find_game("cfanp")
TAKEN = GAME.from_text(cfen(3, "Ka:Aa1 Pb:Bd2 Kb:Ba1 Kc:Ca1", army="a", control="1/1/3"), {})


def test_seats_name_who_has_them() -> None:
    a, b, c = (TAKEN.seat_status(seat) for seat in range(3))
    assert (a.to_move, b.to_move, c.to_move) == (True, False, False)
    assert (a.captor, b.captor, c.captor) == (None, 0, None)
    assert (b.player, b.first_player, b.taken_over) == (1, 2, True)
    for seat in (-1, 3):
        with pytest.raises(KeyError):
            TAKEN.seat_status(seat)


def test_pieces_show_their_captor() -> None:
    assert TAKEN.style(Piece("P", 1)).captor == 0
    assert TAKEN.style(Piece("K", 2)).captor is None


def test_gestures_of_a_piece_are_the_legal_actions_from_its_square() -> None:
    start = GAME.initial(3, {})
    found = [gesture.action for square in start.pieces() for gesture in start.gestures(square)]
    assert sorted(action.text for action in found) == sorted(
        action.text for action in start.legal_actions(1)
    )
    assert start.gestures(Square(1, 8)) == ()


def test_while_a_piece_is_owed_only_what_may_be_given_up_is_picked_up() -> None:
    line = (
        "8/1Bb6/8/6Ka1|8/8/8/7Kb|2Rc5/8/6NcPc/Kc7|8/8/7Pd/6Kd1 c 1/2/3/4 -/-/-/- - 1 3 2 "
        "d=3:3;l=a:R"
    )
    owing = find_game("cfanp").from_text(line, {"exchange": True})
    found = {owing.boards()[at.board].name(at.index) for at in owing.pieces() if owing.movable(at)}
    assert found == {"c4", "g2"}, "not the King, nor the pawn, which is too weak"


@pytest.mark.parametrize(
    ("army", "board", "pushed", "edge"),
    [
        (0, 0, None, Edge.NORTH),
        (0, 1, None, Edge.SOUTH),
        (1, 1, Pair(0, 1), Edge.NORTH),
        (1, 2, Pair(1, 2), Edge.SOUTH),
        (0, STRIP, Pair(0, 1), Edge.NORTH),
        (1, STRIP, Pair(0, 1), Edge.SOUTH),
        (1, STRIP, Pair(1, 2), Edge.NORTH),
        (2, STRIP, Pair(0, 1), Edge.NORTH),
        (3, STRIP, Pair(0, 1), Edge.SOUTH),
        (3, STRIP, None, Edge.SOUTH),
    ],
)
def test_pieces_look_away_from_home(army: int, board: int, pushed: Pair | None, edge: Edge) -> None:
    start = ShogiForAnyNumber().initial(4, {"order": "seats"})
    editing = ShogiForAnyNumber().editing(start)
    for one in (start, editing):
        assert isinstance(one, Facing)
        assert one.faces(Piece("P", army), board, pushed) is edge


def test_armies_are_set_up_as_white_or_black() -> None:
    start = ShogiForAnyNumber().initial(4, {"order": "seats"})
    assert [start.style(Piece("K", army)).side for army in range(4)] == [0, 1, 0, 1]

"""What those at the table ask of a position."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen

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

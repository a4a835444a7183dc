"""Who sits where, and what they hold."""

from __future__ import annotations

import pickle

from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.ring.options import Rules
from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE
from cfanp_gui.games.ring.state import State

START = State.start(3, Rules(rounds=True))


def test_everybody_has_white_on_one_board_and_black_on_the_one_before() -> None:
    assert START.seats == ((1, 2), (2, 3), (3, 1))
    assert START.alive == {1, 2, 3}
    assert not START.decided
    assert [START.mover(index) for index in range(3)] == [1, 2, 3]
    assert (START.seat_of(1, WHITE), START.seat_of(1, BLACK)) == (0, 2)
    assert [START.find(number) for number in (1, 3, 4)] == [0, 2, None]


def test_stockpiles_change_for_one_player_alone() -> None:
    queen = Piece("Q", 0, 2)
    held = START.with_piece(2, queen)
    assert held.stockpiles == ((), (queen,), ())
    assert START.stockpiles == ((), (), ())
    assert held.without_piece(2, queen) == START
    assert held.without_stockpile(2) == START


def test_a_state_is_the_same_pickled() -> None:
    assert START.alive
    assert pickle.loads(pickle.dumps(START)) == START

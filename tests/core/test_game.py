"""What the contract gives every game, and the kinds of position it knows."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import ClockPolicy, Piece
from cfanp_gui.games.armies.actions import EndTurn
from cfanp_gui.games.armies.table_view import TableView as HalfBoardPosition
from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers
from cfanp_gui.games.registry import default_game, find_game
from tests.core.build import cfen
from tests.games.ring.build import ring

CFANP = find_game("cfanp")
CHECKED = cfen(3, "Ka:Ae1 Rb:Ae4 Kb:Be1 Kc:Ch1 Rc:Ah4", army="a")


def test_half_boards_that_are_pushed_are_a_kind_of_their_own() -> None:
    assert isinstance(CFANP, ChessForAnyNumberOfPlayers)
    assert isinstance(CFANP.initial(3, {}), HalfBoardPosition)
    assert default_game() is CFANP
    assert not isinstance(ring(*(f"{n}:4k3/8/8/8/8/8/8/4K3" for n in (1, 2, 3))), HalfBoardPosition)


def test_kings_are_checked_on_a_pair_or_anywhere() -> None:
    position = CFANP.from_text(CHECKED, {})
    king = Square(0, 4)
    assert position.checked_kings(Pair(0, 1)) == (king,)
    assert position.checked_kings(Pair(1, 2)) == ()
    assert position.checked_kings() == (king,)
    assert CFANP.initial(4, {}).checked_kings() == ()


def test_players_still_in_the_game() -> None:
    assert CFANP.initial(4, {}).alive() == {1, 2, 3, 4}
    taken = CFANP.from_text(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1", control="1/1/-"), {})
    assert taken.alive() == {1}


def test_the_actions_of_all_are_sorted() -> None:
    position = CFANP.initial(3, {})
    assert position.all_actions() == position.legal_actions(1)
    boards = ring(*(f"{n}:4k3/8/8/8/8/8/8/4K3" for n in (1, 2, 3)))
    texts = [action.text for action in boards.all_actions()]
    assert texts == sorted(texts)
    assert {text[0] for text in texts} == {"1", "2", "3"}


def test_most_games_have_no_stockpiles() -> None:
    assert dict(CFANP.initial(2, {}).stockpiles) == {}


def test_pieces_of_games_that_keep_no_sets_are_alike() -> None:
    assert Piece("Q", 1) == Piece("Q", 1, 0) != Piece("Q", 1, 2)


def test_a_player_resigns_as_a_whole_or_on_one_board() -> None:
    with pytest.raises(ValueError, match="all their armies"):
        CFANP.resignation(1, board=2)


def test_no_time_goes_to_others_and_no_move_is_played_late() -> None:
    start = find_game("cfanp").initial(3, {})
    clocks = find_game("cfanp").clocks(start)
    _, transition = start.apply(start.legal_actions(1)[0])
    assert isinstance(clocks, ClockPolicy)
    assert clocks.all == (1, 2, 3)
    assert clocks.carried(transition) == ()
    assert clocks.late(EndTurn(), 1)
    assert clocks.factor == 1

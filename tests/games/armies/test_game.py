"""The game as others are given it."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def test_the_order_is_drawn_by_lot_or_as_seated() -> None:
    assert GAME.seating(5, {"order": "seats"}, 3) == (0, 1, 2, 3, 4)
    drawn = GAME.seating(5, {}, 3)
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert drawn == GAME.seating(5, {}, 3)
    assert len({GAME.seating(5, {}, seed) for seed in range(20)}) > 10


@pytest.mark.parametrize("players", [1, 27])
def test_too_few_or_many_players_are_refused(players: int) -> None:
    message = f"the number of players is {players} .expected 2 to 26"
    with pytest.raises(ValueError, match=message):
        GAME.initial(players, {})
    with pytest.raises(ValueError, match=message):
        GAME.seating(players, {}, 0)


def test_nobody_resigns_on_one_board() -> None:
    assert GAME.resignation(2).text == "resign:2"
    with pytest.raises(ValueError, match="not on one board"):
        GAME.resignation(2, board=1)


def test_positions_of_other_games_are_not_counted() -> None:
    with pytest.raises(TypeError, match="not a position of this game"):
        GAME.perft(find_game("ring").initial(3, {}), 1)

"""What bots agree to when they are asked."""

from __future__ import annotations

from cfanp_gui.bots.agreeing import accepts_draw, agrees
from cfanp_gui.games.registry import find_game
from tests.bots import HANGING, cfanp

TYPES = find_game("cfanp").piece_types


def test_a_bot_agrees_to_what_costs_it_nothing() -> None:
    position = cfanp(HANGING)
    actions = {action.text: action for action in position.legal_actions(1)}
    takes_the_queen = actions["AB:d1d5"]
    assert not agrees(position, takes_the_queen, 2, TYPES)
    assert agrees(position, takes_the_queen, 1, TYPES)
    assert agrees(position, takes_the_queen, 3, TYPES)


def test_a_bot_accepts_a_draw_unless_it_stands_better_than_somebody() -> None:
    position = cfanp(HANGING)  # a Rook, a Queen and a pawn, a Knight
    assert not accepts_draw(position, 2, TYPES)
    assert not accepts_draw(position, 1, TYPES)
    assert accepts_draw(position, 3, TYPES)
    equal = find_game("cfanp").initial(3, {})
    assert all(accepts_draw(equal, player, TYPES) for player in (1, 2, 3))


def test_team_mates_do_not_count() -> None:
    start = find_game("strategichess").initial(4, {})
    types = find_game("strategichess").piece_types
    assert all(accepts_draw(start, player, types) for player in (1, 2, 3, 4))

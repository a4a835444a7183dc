"""What players have, told by the contract alone."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.standing import (
    ROYAL,
    accepts_draw,
    agrees,
    friends,
    owners,
    strengths,
    values,
)
from cfanp_gui.core.game import Game
from cfanp_gui.core.searching import LOSS, WHOLE, WIN
from cfanp_gui.games.registry import find_game
from tests.bots import HANGING, cfanp
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line

ARMY = 8 + 2 * (5 + 3 + 3) + 9 + ROYAL


@pytest.mark.parametrize(("key", "players"), [("cfanp", 4), ("ring", 3)])
def test_all_have_the_same_at_first(key: str, players: int) -> None:
    game = find_game(key)
    found = strengths(game.initial(players, {}), game.piece_types)
    assert found == [ARMY * (2 if key == "ring" else 1)] * players


def test_a_ring_belongs_to_who_sits_there() -> None:
    game = find_game("ring")
    text = line("1:4k3/8/8/8/8/8/8/Q3K3", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-")
    position = game.from_text(text, game.options_in(text))
    found = strengths(position, game.piece_types)
    assert found[0] == pytest.approx(2 * ROYAL + 9 + 0.9 * 3)
    assert found[1] == found[2] == 2 * ROYAL


def test_taken_and_dead_armies() -> None:
    position = cfanp(cfen(3, "Ka:Ae1 Kb:Be1 Qb:Bd1 Kc:Ce1 Rc:Cd1", control="1/1/-"))
    assert owners(position)[0, 1] == 1
    assert strengths(position, find_game("cfanp").piece_types) == [2 * ROYAL + 9, 0, 0]


def test_a_team_is_one_side(odd: Game) -> None:
    start = odd.initial(4, {})
    assert friends(start, 1) == friends(start, 3) == {1, 3}
    found = values(start, odd.piece_types)
    assert found[0] == found[2]
    assert found[1] == found[3]


def test_ends(odd: Game) -> None:
    start = odd.initial(4, {})
    won, _ = start.apply(odd.resignation(2))
    assert values(won, odd.piece_types) == (WIN, LOSS, WIN, LOSS)
    game = find_game("cfanp")
    drawn, _ = game.initial(4, {}).apply(game.agreed_draw())
    assert values(drawn, game.piece_types) == (WHOLE / 4,) * 4


# What bots agree to

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

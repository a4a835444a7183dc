"""The tournament game."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game

GAME = find_game("cfanp")


def test_no_army_is_handed_over() -> None:
    tournament = GAME.initial(3, {"friendly": False})
    refusal = tournament.refusal(GAME.parse_action("give:b=1"))
    assert refusal is not None
    assert refusal.rule == "friendly option"
    assert refusal.message == "Armies are not handed over in a tournament game"
    assert GAME.initial(3, {}).refusal(GAME.parse_action("give:b=1")) is None


def test_everything_else_stays_as_it_is() -> None:
    tournament = GAME.initial(3, {"friendly": False})
    assert tournament.all_actions() == GAME.initial(3, {}).all_actions()
    assert tournament.refusal(GAME.parse_action("resign:2")) is None

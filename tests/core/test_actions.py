"""Why an action is not legal."""

from __future__ import annotations

import pickle

from cfanp_gui.core.actions import IllegalAction, Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import PlayerName, Text


def test_a_refusal_names_its_rule() -> None:
    refusal = Refusal("Rule 8", "The King is attacked", (Square(1, 4),))
    assert str(refusal) == refusal.sentence == "The King is attacked (Rule 8)"


def test_an_illegal_action_keeps_its_refusal_between_processes() -> None:
    refusal = Refusal("Rule 8", "The King is attacked", (Square(1, 4),))
    error = pickle.loads(pickle.dumps(IllegalAction(refusal)))
    assert error.refusal == refusal
    assert str(error) == "The King is attacked (Rule 8)"


def test_a_refusal_names_players_as_they_are_called() -> None:
    refusal = Refusal("Rule 1", Text("That is {player}’s", player=PlayerName(2)))
    assert refusal.sentence == "That is player 2’s (Rule 1)"
    assert refusal.named({2: "Ben"}.__getitem__).sentence == "That is Ben’s (Rule 1)"

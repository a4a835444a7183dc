"""What can be told of an action before it is played."""

from __future__ import annotations

from cfanp_gui.core.foretelling import foretold
from cfanp_gui.games.registry import find_game
from tests.games.pairs.hidden.fields import GAME, at


def test_in_most_games_it_is_what_happens() -> None:
    chess = find_game("cfanp")
    start = chess.initial(2, {})
    action = chess.parse_action("AB:e2e4")
    assert foretold(start, action) == start.apply(action)[1]


def test_where_kinds_are_hidden_nothing_comes_of_an_attack_yet() -> None:
    action, told = GAME.parse_action("AB:a4a5"), set()
    for letter in "MTB":
        position = at("Ea9/10/10/8LaFa", "10/10/10/Lb8Fb", strip=f"10/{letter}b9")
        told |= {foretold(position, action), foretold(position.seen_by(1), action)}
    (one,) = told
    assert (one.captured, one.events) == ((), ())
    assert one.met is not None
    assert one.met.defender.letter == "X"
    assert one.moved[0].before.letter == "E"

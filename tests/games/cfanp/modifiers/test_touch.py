"""The touch-board option."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Transition
from cfanp_gui.games.cfanp.events import Checkmate
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.cfanp.test_turn import moves


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(find_game("cfanp").parse_action(text))


def test_pushing_commits() -> None:
    found = find_game("cfanp").initial(3, {"touch": True})
    after, change = step(found, "AC:")
    assert change.pushed == Pair(0, 2)
    assert after.turn().committed == Pair(0, 2)
    assert all(text.startswith("AC:") and len(text) > 3 for text in moves(after))
    for text in ("AB:e2e4", "AC:", "AB:", "give:b=1", "end"):
        assert after.refusal(find_game("cfanp").parse_action(text)) is not None
    assert play(after, "AC:e2e4").turn().committed is None
    plain = find_game("cfanp").initial(3, {})
    assert plain.refusal(find_game("cfanp").parse_action("AC:")) is not None
    assert plain.push_action(Pair(0, 2)) is None
    assert found.push_action(Pair(0, 2)) is not None


def test_nothing_stays_pushed_when_the_game_is_decided() -> None:
    found = play(find_game("cfanp").initial(2, {"touch": True}), "AB:", "resign:2")
    assert found.outcome() is not None
    assert found.turn().committed is None


def test_pushing_a_pair_that_shows_the_own_mate_loses_the_army() -> None:
    mate = position(
        cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Rc:Ch1 Pb:Ac2", army="b"), touch=True
    )
    after, change = step(mate, "BC:")
    assert change.events == (Checkmate(1, 3, 2),)
    assert after.control == (1, 3, 3)
    assert after.turn().seat == 2
    still = position(cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Pb:Ac2", army="b"), touch=True)
    assert still.refusal(find_game("cfanp").parse_action("BC:")) is not None

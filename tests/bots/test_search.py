"""Searches find what is there to be found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.core.game import Position
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.registry import find_game
from tests import ROOT
from tests.bots import BACK_RANK, HANGING, bots, cfanp
from tests.core.build import cfen
from tests.slow import examples

GAME = find_game("cfanp")
ALL = ("greedy", "plain", "paranoid", "maxn", "strongest")
SEARCHING = ("plain", "paranoid", "maxn", "strongest")
TWO_ROOKS = "4k3/8/R7/1R6/8/8/8/4K3 w - - 0 1"


WALK = """
import sys
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.games.registry import find_game
from tests.bots import bots, walk

game = find_game("cfanp")
for position in walk(game, 4, {}, 11, 45)[4::8]:
    (player,) = position.actors()
    for key, bot in bots(game).items():
        print(key, bot.choose(position, player, 6, Limit(int(sys.argv[1]))).text)
"""
"""What every bot does at some positions of a game, by a number of nodes."""


def fen(text: str) -> Position:
    """Return a position of two armies."""
    position: Position = read_fen(text, GAME, GAME.as_seated)
    return position


@pytest.mark.parametrize("key", ALL)
@pytest.mark.parametrize("seed", [1, 2])
def test_mate_in_one_of_four(key: str, seed: int) -> None:
    position = cfanp(BACK_RANK)
    after, _ = position.apply(bots(GAME)[key].choose(position, 1, seed, Limit(examples(2000))))
    assert after.control[1] == 1  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", ALL)
def test_mate_in_one_of_two(key: str) -> None:
    position = fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
    assert bots(GAME)[key].choose(position, 1, 1, Limit(2000)).text == "AB:a1a8"


@pytest.mark.parametrize("key", ["paranoid", "maxn", "strongest"])
def test_mate_in_two(key: str) -> None:
    """Whatever Black answers, the second move mates."""
    bot = bots(GAME)[key]
    after, _ = fen(TWO_ROOKS).apply(bot.choose(fen(TWO_ROOKS), 1, 1, Limit(20_000)))
    replies = after.legal_actions(2)
    assert replies
    for reply in replies:
        position, _ = after.apply(reply)
        end, _ = position.apply(bot.choose(position, 1, 1, Limit(20_000)))
        outcome = end.outcome()
        assert outcome is not None
        assert outcome.players == (1,)


@pytest.mark.parametrize("key", SEARCHING)
@pytest.mark.no_cover
def test_what_hangs_is_taken(key: str) -> None:
    position = cfanp(HANGING)
    assert bots(GAME)[key].choose(position, 1, 1, Limit(examples(3000))).text == "AB:d1d5"


@pytest.mark.parametrize("key", ["plain", "paranoid", "maxn", "strongest"])
@pytest.mark.no_cover
def test_what_is_guarded_is_left_alone(key: str) -> None:
    """A pawn guarded by a pawn is no prey for the Queen, if two plies are looked at."""
    text = cfen(2, "Ka:Ae1 Qa:Ad1 Kb:Ba1 Pb:Be4 Pb:Bf3 Pb:Bd3")
    position = cfanp(text)
    assert bots(GAME)["greedy"].choose(position, 1, 1, Limit(3000)).text == "AB:d1d5"
    assert bots(GAME)[key].choose(position, 1, 1, Limit(examples(3000))).text != "AB:d1d5"


@pytest.mark.no_cover
def test_a_mate_that_threatens_is_seen() -> None:
    """Army c threatens the mate of a on the back rank; only the strongest asks what c can do."""
    text = cfen(3, "Ka:Aa1 Pa:Aa2 Pa:Ab2 Ra:Ag3 Kb:Be1 Kc:Ce1 Rc:Ch2 Pb:Bb2")
    position = cfanp(text)
    bot = bots(GAME)["strongest"]
    after, _ = position.apply(bot.choose(position, 1, 1, Limit(examples(3000))))
    for reply in after.legal_actions(2):
        state, _ = after.apply(reply)
        for last in state.legal_actions(3):
            end, _ = state.apply(last)
            assert end.control[0] == 1, (reply.text, last.text)  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", SEARCHING)
def test_the_only_action_needs_no_search(key: str) -> None:
    position = fen("4k3/8/8/8/8/3B4/6PP/4r2K w - - 0 1")
    assert bots(GAME)[key].choose(position, 1, 1, Limit(1)).text == "AB:d3f1"


def test_the_same_seed_and_nodes_choose_the_same_in_every_process() -> None:
    """However Python hashes, which differs from one start to the next."""
    told = [
        subprocess.run(
            [sys.executable, "-c", WALK, str(examples(150))],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": hashing},
            check=True,
            capture_output=True,
            text=True,
            timeout=300,
        ).stdout
        for hashing in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 6 * len(LEVELS)


def test_the_best_move_is_known_before_the_limit_ends() -> None:
    """A search that is broken off answers the best of what it knows; one of no nodes guesses."""
    position = cfanp(HANGING)
    for nodes in (1, 2, 3, 5, 8, 13, 21, 34, 55):
        found = position.refusal(bots(GAME)["strongest"].choose(position, 1, 3, Limit(nodes)))
        assert found is None
    assert bots(GAME)["strongest"].choose(position, 1, 3, Limit(1)).text == "AB:d1d5"


def test_it_stops_when_it_is_told_to() -> None:
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 200

    position = cfanp(BACK_RANK)
    action = bots(GAME)["strongest"].choose(position, 1, 3, Limit(seconds=600), stopped)
    assert position.refusal(action) is None

"""Bots that look no further than what they may do now."""

from __future__ import annotations

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.simple_bots import GreedyBot, RandomBot
from cfanp_gui.games.registry import find_game
from tests.bots import BACK_RANK, HANGING, bots, cfanp
from tests.games.ring.build import KINGS, line

ENOUGH = Limit(500)


def test_greedy_takes_the_greatest_that_hangs() -> None:
    position = cfanp(HANGING)
    bot = bots(find_game("cfanp"))["greedy"]
    for seed in range(5):
        assert bot.choose(position, 1, seed, ENOUGH).text == "AB:d1d5"


def test_greedy_rather_mates() -> None:
    position = cfanp(BACK_RANK)
    bot = GreedyBot(find_game("cfanp").piece_types)
    for seed in range(5):
        after, _ = position.apply(bot.choose(position, 1, seed, ENOUGH))
        assert after.control[1] == 1  # type: ignore[attr-defined]


def test_greedy_takes_on_a_ring() -> None:
    game = find_game("ring")
    text = line("1:4k3/8/8/3q4/8/8/8/3RK3", f"2:{KINGS}", f"3:{KINGS}")
    position = game.from_text(text, game.options_in(text))
    (actor,) = {one for one in position.actors() if position.board_of is not None and one == 1}
    assert GreedyBot(game.piece_types).choose(position, actor, 3, ENOUGH).text == "1:d1d5"


def test_chance_misses_the_mate() -> None:
    position = cfanp(BACK_RANK)
    texts = {RandomBot().choose(position, 1, seed, ENOUGH).text for seed in range(30)}
    assert len(texts) > 10

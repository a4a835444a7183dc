"""What every bot answers: an action that is legal, the same again, and within its limit."""

from __future__ import annotations

import random
import time

import pytest

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking, choices, next_actor
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.core.capabilities import Consent
from cfanp_gui.core.game import Game
from cfanp_gui.games import registry
from tests.bots import BACK_RANK, bots, cfanp, walk
from tests.conformance.cases import GAMES, fits, game_of, house_rules
from tests.slow import some

KEYS = [level.key for level in LEVELS]


@pytest.mark.no_cover
@pytest.mark.parametrize("name", some(GAMES))
def test_what_bots_do_is_legal_and_the_same_again(name: str) -> None:
    """House rules matter to what a position says to a search, of which there are two kinds."""
    game = game_of(name)
    rng = random.Random(game.key)
    for number, options in enumerate(house_rules(game, 1)):
        players = next(
            count for count in game.player_counts if count > 2 and fits(game, options, count)
        )
        positions = walk(game, players, options, 1, 60)
        for position in rng.sample(positions, 1):
            actor = next_actor(position, 0)
            assert actor is not None
            for key, bot in bots(game).items():
                if number and key not in ("plain", "strongest"):
                    continue
                action = bot.choose(position, actor, 7, Limit(25))
                assert position.refusal(action) is None
                position.apply(action)
                assert bot.choose(position, actor, 7, Limit(25)) == action


def test_who_can_only_pass_passes(odd: Game) -> None:
    position = odd.from_text("-|a1w/a2b b|w", {})
    assert [action.text for action in choices(position, 2)] == [
        action.text
        for action in position.passes().values()  # type: ignore[attr-defined]
    ]


def test_whoever_must_agree_is_not_taken_for_granted(odd: Game) -> None:
    start = odd.initial(4, {})
    assert isinstance(start, Consent)
    for position in walk(odd, 4, {}, 5, 40):
        for actor in sorted(position.actors()):
            legal = position.legal_actions(actor)
            asking = [one for one in legal if start.partner(one) is not None]
            if asking and len(asking) < len(legal):
                assert not set(asking) & set(choices(position, actor))
                return
    raise AssertionError("no such position came up")


def test_who_acts_next_goes_round() -> None:
    game = registry.find_game("strategichess")
    start = game.initial(4, {})
    assert start.actors() == {1, 3}
    assert [next_actor(start, after) for after in (0, 1, 2, 3, 4)] == [1, 3, 3, 1, 1]


@pytest.mark.parametrize("key", KEYS)
def test_other_seeds_lead_to_other_actions(key: str) -> None:
    game = registry.find_game("cfanp")
    start = game.initial(3, {})
    bot = bots(game)[key]
    assert len({bot.choose(start, 1, seed, Limit(1)).text for seed in range(12)}) > 1


@pytest.mark.parametrize("key", KEYS)
def test_a_bot_that_is_stopped_answers_at_once(key: str) -> None:
    bot = bots(registry.find_game("cfanp"))[key]
    position = cfanp(BACK_RANK)
    asked = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) > 3

    action = bot.choose(position, 1, 0, Limit(seconds=600), stopped)
    assert position.refusal(action) is None
    assert len(asked) == (0 if key == "random" else 4)


@pytest.mark.parametrize("key", KEYS)
def test_nothing_to_do_is_told(key: str) -> None:
    game = registry.find_game("cfanp")
    with pytest.raises(ValueError, match="Player 2 has nothing to do now"):
        bots(game)[key].choose(game.initial(3, {}), 2, 0, Limit(10))


def test_a_limit_limits() -> None:
    thinking = Thinking(Limit(nodes=2))
    thinking.spend()
    thinking.spend()
    with pytest.raises(OutOfLimitError):
        thinking.spend()
    assert thinking.nodes == 2


def test_time_is_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    thinking = Thinking(Limit(seconds=1.5))
    now[0] += 1.4
    thinking.spend()
    now[0] += 0.2
    with pytest.raises(OutOfLimitError):
        thinking.spend()


def test_a_part_of_a_limit_counts_for_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    thinking = Thinking(Limit(nodes=10, seconds=8.0))
    thinking.spend()
    part = thinking.part(2 / 3)
    for _ in range(6):
        part.spend()
    with pytest.raises(OutOfLimitError):
        part.spend()
    assert (part.nodes, thinking.nodes) == (6, 7)
    least = thinking.part(1, 2)
    least.spend()
    thinking.spend()
    thinking.spend()
    with pytest.raises(OutOfLimitError):
        least.spend()  # the whole is used up
    assert (least.nodes, thinking.nodes) == (1, 10)
    timed = Thinking(Limit(seconds=8.0)).part(0.5)
    now[0] += 3.9
    timed.spend()
    now[0] += 0.2
    with pytest.raises(OutOfLimitError):
        timed.spend()


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        (Limit(), "needs a limit"),
        (Limit(nodes=0), "more than nothing"),
        (Limit(seconds=-1.0), "more than nothing"),
    ],
)
def test_what_is_no_limit(limit: Limit, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Thinking(limit)

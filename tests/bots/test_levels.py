"""Which bots there are, and what each answers: legal, the same again, in its limit, as it may see.

What they find is asked in the tests of best lines.
"""

import pickle
import random

import pytest

from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking, choices, next_actor
from cfanp_gui.bots.levels import LEVELS, TurnChoice, find_level, limit_at_table
from cfanp_gui.bots.own_bots import GreedyBot, RandomBot
from cfanp_gui.bots.standing import ROYAL, accepts_draw, agrees, friends, owners, strengths, values
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.searching import LOSS, WHOLE, WIN
from cfanp_gui.core.text import Text
from cfanp_gui.games import registry
from tests.bots import BACK_RANK, HANGING, bots, cfanp, walk
from tests.conformance.cases import GAMES, fits, game_of, house_rules
from tests.core.build import cfen
from tests.games.ring.build import KINGS, line
from tests.slow import examples, is_slow, some

GAME = registry.find_game("cfanp")
KEYS = [level.key for level in LEVELS]
KEYS_OF_GAMES = [game.key for game in registry.GAMES]


def started(key: str) -> tuple[Game, Position, int]:
    """Return a game at its start, and who acts first."""
    game = registry.find_game(key)
    position = game.initial(game.player_counts[0], dict(game.as_seated)).resolve_pending()[0]
    return game, position, min(position.actors())


def test_names() -> None:
    assert KEYS[:2] == ["random", "greedy"]
    assert len({level.name for level in LEVELS}) == len(KEYS) == len(set(KEYS))
    for level in LEVELS:
        assert find_level(level.key) is level
        made = level.make(GAME.piece_types)
        assert made.name == level.name
        assert isinstance(made.name, Text)
        Thinking(level.limit)
        assert limit_at_table(level.key, None, None, None, 0.0) == level.limit
    offered = [level.key for level in LEVELS if level.is_offered]
    assert offered[:4] == ["random", "greedy", "beginner", "casual"]
    assert offered[4:] == ["experienced", "club", "tournament", "strongest"]
    with pytest.raises(ValueError, match=r"unknown bot “grandmaster” \(expected one of random, "):
        find_level("grandmaster")


@pytest.mark.no_cover
@pytest.mark.parametrize("name", GAMES)
def test_what_bots_do_is_legal_and_the_same_again(name: str) -> None:
    """House rules matter to what a position says to a search, of which there are two kinds."""
    game = game_of(name)
    rng = random.Random(game.key)
    for number, options in enumerate(house_rules(game, 1) if is_slow() else [{}]):
        players = next(
            count for count in game.player_counts if count > 2 and fits(game, options, count)
        )
        for position in rng.sample(walk(game, players, options, 1, 30), 1):
            actor = next_actor(position, 0)
            assert actor is not None
            for key, bot in bots(game).items():
                if number and key not in ("plain", "strongest"):
                    continue
                actions = [bot.choose(position, actor, 7, Limit(25)) for _ in range(2)]
                actions.append(bots(game)[key].choose(position, actor, 7, Limit(25)))
                assert len(set(actions)) == 1
                assert position.refusal(actions[0]) is None


@pytest.mark.no_cover
def test_weak_players_overlook_something_however_long_they_think() -> None:
    """A Queen that hangs is mostly taken by a beginner, and always by the strongest."""
    limit, tries = Limit(examples(300)), range(60)
    taken = {
        key: sum(
            find_level(key).make(GAME.piece_types).choose(cfanp(HANGING), 1, seed, limit).text
            == "AB:d1d5"
            for seed in tries
        )
        for key in ("beginner", "club", "strongest")
    }
    assert 30 < taken["beginner"] < taken["club"] <= taken["strongest"] == 60
    for level in ("beginner", "casual"):
        bot, usual = find_level(level).make(GAME.piece_types), find_level(level).limit
        for position in some(walk(GAME, 4, {}, 3, 30)[::5]):
            (actor,) = position.actors()
            chosen = [
                bot.choose(position, actor, 4, one)
                for one in (Limit(10**8), usual._replace(seconds=None))
            ]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("key", KEYS)
def test_seeds_stops_and_nothing_to_do(key: str) -> None:
    bot, start = bots(GAME)[key], GAME.initial(3, {})
    assert len({bot.choose(start, 1, seed, Limit(1)).text for seed in range(12)}) > 1
    asked: list[int] = []
    position = cfanp(BACK_RANK)
    action = bot.choose(
        position, 1, 0, Limit(seconds=600), lambda: asked.append(1) or len(asked) > 3
    )
    assert position.refusal(action) is None
    assert len(asked) == (0 if key == "random" else 4), "one that is stopped answers at once"
    with pytest.raises(ValueError, match="Player 2 has nothing to do now"):
        bot.choose(start, 2, 0, Limit(10))


def test_greedy_takes_the_greatest_in_a_ring_and_chance_does_not() -> None:
    ring = registry.find_game("ring")
    text = line("1:4k3/8/8/3q4/8/8/8/3RK3", f"2:{KINGS}", f"3:{KINGS}")
    position = ring.from_text(text, ring.options_in(text))
    assert GreedyBot(ring.piece_types).choose(position, 1, 3, Limit(500)).text == "1:d1d5"
    by_chance = {RandomBot().choose(cfanp(BACK_RANK), 1, seed, Limit(5)).text for seed in range(30)}
    assert len(by_chance) > 10


# Who acts, and what may be chosen


def test_who_can_only_pass_passes_and_consent_is_not_taken_for_granted(odd: Game) -> None:
    position = odd.from_text("-|a1w/a2b b|w", {})
    passes = (position.passes() or {}).values()
    assert [one.text for one in choices(position, 2)] == [one.text for one in passes]
    asked = 0
    for position in walk(odd, 4, {}, 5, 40):
        for actor in sorted(position.actors()):
            legal = position.legal_actions(actor)
            asking = [one for one in legal if position.partner(one) is not None]  # type: ignore[attr-defined]
            if asking and len(asking) < len(legal):
                asked += 1
                assert not set(asking) & set(choices(position, actor))
    assert asked
    teams = registry.find_game("strategichess").initial(4, {})
    assert teams.actors() == {1, 3}
    assert [next_actor(teams, after) for after in (0, 1, 2, 3, 4)] == [1, 3, 3, 1, 1]


# Limits, by a clock that the test moves


def test_a_limit_limits() -> None:
    now = [100.0]

    def limited(limit: Limit) -> Thinking:
        return Thinking(limit, clock=lambda: now[0])

    def spend(thinking: Thinking, times: int = 1, later: float = 0.0) -> None:
        """Spend so much, and no more."""
        for _ in range(times):
            thinking.spend()
        now[0] += later
        with pytest.raises(OutOfLimitError):
            thinking.spend()

    thinking = limited(Limit(nodes=2))
    spend(thinking, 2)
    assert thinking.nodes == 2
    timed = limited(Limit(seconds=1.5))
    now[0] += 1.4
    spend(timed, 1, later=0.2)
    # A part of a limit counts for the whole.
    thinking = limited(Limit(nodes=10, seconds=8.0))
    thinking.spend()
    part = thinking.part(2 / 3)
    spend(part, 6)
    assert (part.nodes, thinking.nodes) == (6, 7)
    least = thinking.part(1, 2)
    least.spend()
    thinking.spend()
    thinking.spend()
    spend(least, 0)  # the whole is used up
    assert (least.nodes, thinking.nodes) == (1, 10)
    half = limited(Limit(seconds=8.0)).part(0.5)
    now[0] += 3.9
    spend(half, 1, later=0.2)
    for limit, message in (
        (Limit(), "needs a limit"),
        (Limit(nodes=0), "more than nothing"),
        (Limit(seconds=-1.0), "more than nothing"),
    ):
        with pytest.raises(ValueError, match=message):
            Thinking(limit)


@pytest.mark.parametrize(
    ("seconds", "nodes", "left_ms", "added", "limit"),
    [
        (5, None, None, 0.0, Limit(seconds=5)),
        (None, 300, None, 0.0, Limit(nodes=300)),
        (None, 300, 60_000, 0.0, Limit(300, 2.0)),
        (5, None, 60_000, 0.0, Limit(seconds=2.0)),
        (1, None, 60_000, 0.0, Limit(seconds=1)),
        (30, None, 60_000, 5.0, Limit(seconds=6.0)),
        (30, None, 300, 5.0, Limit(seconds=0.13)),
        (30, None, 0, 5.0, Limit(seconds=0.05)),
    ],
)
def test_how_long_a_bot_may_think_at_the_table(
    seconds: float | None, nodes: int | None, left_ms: int | None, added: float, limit: Limit
) -> None:
    found = limit_at_table("club", seconds, nodes, left_ms, added)
    assert found.nodes == limit.nodes
    assert found.seconds == pytest.approx(limit.seconds)
    assert limit_at_table("grandmaster", None, None, None, 0.0).seconds is not None


# The job of a bot at the table


def choice(level: str, player: int = 1) -> TurnChoice:
    types = dict(GAME.piece_types)
    return TurnChoice(cfanp(HANGING), player, types, level, 3, Limit(nodes=300))


def test_the_bot_of_a_level_chooses_in_every_game() -> None:
    job: TurnChoice = pickle.loads(pickle.dumps(choice("greedy")))
    chosen = job.run(lambda: False, lambda _: None)
    assert chosen is not None
    assert chosen.action.text == "AB:d1d5"  # the Queen, which stands on e4 of B
    assert chosen.pushed == Pair(0, 1)
    assert choice("random", player=2).run(lambda: False, lambda _: None) is None
    with pytest.raises(ValueError, match="unknown bot “grandmaster”"):
        choice("grandmaster").run(lambda: False, lambda _: None)
    for key in KEYS_OF_GAMES:
        game, position, player = started(key)
        job = TurnChoice(position, player, dict(game.piece_types), "random", 1, Limit(nodes=5))
        sent: TurnChoice = pickle.loads(pickle.dumps(job))
        assert sent.position == position
        chosen = sent.run(lambda: False, lambda _: None)
        assert chosen is not None
        assert chosen.action in position.legal_actions(player)


@pytest.mark.parametrize("compiled", [False, True])
def test_bots_that_search_are_slowed_where_the_kernel_is_interpreted(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And none with more armies than the kernel knows by a rule."""
    monkeypatch.setattr("cfanp_gui.games.cfanp.kernel_state.is_compiled", lambda: compiled)
    searching = ("beginner", "strongest")
    for level in (*searching, "random", "greedy", "plain", "grandmaster"):
        assert choice(level).is_slowed == (level in searching and not compiled), level
    options = {**GAME.as_seated, "avalanche": True}
    position = GAME.variant(options).initial(9, options)
    (player,) = position.actors()
    job = TurnChoice(position, player, dict(GAME.piece_types), "strongest", 1, Limit(nodes=5))
    assert not job.is_slowed


# What players have, told by the contract alone, and what bots agree to


def test_what_players_have(odd: Game) -> None:
    army = 8 + 2 * (5 + 3 + 3) + 9 + ROYAL
    assert strengths(GAME.initial(4, {}), GAME.piece_types) == [army] * 4
    ring = registry.find_game("ring")
    assert strengths(ring.initial(3, {}), ring.piece_types) == [2 * army] * 3
    text = line("1:4k3/8/8/8/8/8/8/Q3K3", f"2:{KINGS}", f"3:{KINGS}", stockpiles="Nw2/-/-")
    found = strengths(ring.from_text(text, ring.options_in(text)), ring.piece_types)
    assert found[0] == pytest.approx(2 * ROYAL + 9 + 0.9 * 3)
    assert found[1] == found[2] == 2 * ROYAL
    taken = cfanp(cfen(3, "Ka:Ae1 Kb:Be1 Qb:Bd1 Kc:Ce1 Rc:Cd1", control="1/1/-"))
    assert owners(taken)[0, 1] == 1
    assert strengths(taken, GAME.piece_types) == [2 * ROYAL + 9, 0, 0]
    start = odd.initial(4, {})
    assert friends(start, 1) == friends(start, 3) == {1, 3}
    team = values(start, odd.piece_types)
    assert (team[0], team[1]) == (team[2], team[3])
    won, _ = start.apply(odd.resignation(2))
    assert values(won, odd.piece_types) == (WIN, LOSS, WIN, LOSS)
    drawn, _ = GAME.initial(4, {}).apply(GAME.agreed_draw())
    assert values(drawn, GAME.piece_types) == (WHOLE / 4,) * 4


def test_a_bot_agrees_to_what_costs_it_nothing_and_to_draws_unless_it_stands_better() -> None:
    position, types = cfanp(HANGING), GAME.piece_types  # a Rook, a Queen and a pawn, a Knight
    (takes,) = (one for one in position.legal_actions(1) if one.text == "AB:d1d5")
    after, _ = position.apply(takes)
    assert [agrees(position, after, player, types) for player in (1, 2, 3)] == [True, False, True]
    assert [accepts_draw(position, player, types) for player in (1, 2, 3)] == [False, False, True]
    assert all(accepts_draw(GAME.initial(3, {}), player, types) for player in (1, 2, 3))
    teams = registry.find_game("strategichess")
    start = teams.initial(4, {})
    assert all(accepts_draw(start, player, teams.piece_types) for player in (1, 2, 3, 4))

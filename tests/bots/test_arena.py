"""Games of bots: the same ones again, known again, and counted."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.bots.arena import (
    Arena,
    ArenaError,
    ArenaGame,
    BotError,
    Entrant,
    play_game,
    played_before,
    scores,
    standings,
)
from cfanp_gui.bots.simple_bots import RandomBot
from cfanp_gui.core.game import Game, OptionError
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn


def arena(*bots: str, players: int = 3, actions: int = 12, **given: object) -> Arena:
    """Return an arena of bots."""
    entrants = tuple(Entrant.read(bot, 20) for bot in bots)
    system = str(given.pop("system", "cfanp"))
    return Arena(system, players, dict(given), entrants, 5, actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.no_cover
def test_every_game_can_be_played(key: str) -> None:
    game = registry.find_game(key)
    players = next(count for count in game.player_counts if count > 2)
    held = arena("club", "greedy", "random", players=players, system=key)
    played = play_game(held, 1)
    assert played == play_game(held, 1)
    assert played != play_game(held, 2)
    (record,) = cpgn.read_games(played.record, registry.find_game)
    assert record.game is game
    assert len(record.moves) == played.actions == 12
    assert record.tags["Termination"] == "unterminated"
    assert sum(played.scores) == pytest.approx(1)
    assert record.names[:3] == ("club", "greedy", "random")


def test_the_made_up_game(odd: Game) -> None:
    played = play_game(arena("greedy", "random", players=4, system=odd.key), 1)
    assert played.actions == 12


def test_seats_are_rotated() -> None:
    held = arena("club", "greedy", players=4)
    assert [one.text for one in held.seated(1)] == ["club", "greedy", "club", "greedy"]
    assert [one.text for one in held.seated(2)] == ["greedy", "club", "greedy", "club"]
    orders = [held.seated(number) for number in range(1, 13)]
    assert len(set(orders)) == 6  # two of each in all ways
    assert orders[:6] == orders[6:]
    three = arena("club", "greedy", "random:5")
    assert {three.seated(number)[0].text for number in (1, 2, 3)} == {"club", "greedy", "random:5"}
    assert three.entrants[2].nodes == 5
    one = arena("club", "greedy", "greedy", "greedy", players=4)
    assert [held.text for number in range(1, 5) for held in one.seated(number)].count("club") == 4


@pytest.mark.no_cover
def test_a_game_to_its_end() -> None:
    held = arena("greedy", "random", players=2, actions=2000)
    played = play_game(held, 1)
    (record,) = cpgn.read_games(played.record, registry.find_game)
    outcome = record.final().outcome()
    assert outcome is not None
    assert "Termination" not in record.tags
    assert played.scores == scores(record.final())


def test_games_are_known_again() -> None:
    held = arena("greedy", "random")
    games = [play_game(held, number) for number in (3, 1)]
    records = [one for game in games for one in cpgn.read_games(game.record, registry.find_game)]
    assert played_before(held, records) == {game.number: game for game in games}
    assert played_before(held, [*records, *records]) == played_before(held, records)


def test_two_games_of_one_number() -> None:
    held = arena("greedy", "random", actions=3)
    one, other = (cpgn.read_games(play_game(held, 1).record, registry.find_game) for _ in range(2))
    other[0].comment = "Once more"
    with pytest.raises(ArenaError, match="game 2 of the file is another game 1 than before"):
        played_before(held, [*one, *other])


def test_a_game_that_is_cut_off_is_not_known() -> None:
    held = arena("greedy", "random")
    records = cpgn.read_games(play_game(held, 1).record, registry.find_game)
    records[0].moves.pop()
    assert played_before(held, records) == {}


@pytest.mark.no_cover
def test_a_game_that_is_over_is_whole() -> None:
    held = arena("greedy", "random", players=2, actions=2000)
    played = play_game(held, 1)
    assert not played.is_broken_off
    records = cpgn.read_games(played.record, registry.find_game)
    assert played_before(held, records) == {1: played}


def test_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(RandomBot, "choose", fail)
    held = arena("random", "greedy")
    with pytest.raises(BotError, match="game 1, action 1: the bot “random” failed: KeyError") as e:
        play_game(held, 1)
    again = pickle.loads(pickle.dumps(e.value))
    assert str(again) == str(e.value)
    assert "in fail\n" in again.details


@pytest.mark.parametrize(
    ("other", "expected"),
    [
        (arena("random", "greedy"), "Bots is “random,greedy” (expected “greedy,random”)"),
        (arena("greedy:21", "random"), "Bots is “greedy:21,random”"),
        (arena("greedy", "random", players=4), "Players is “4” (expected “3”)"),
        (arena("greedy", "random", bonus="single"), "bonus is “single” (expected “"),
        (arena("greedy", "random", actions=13), "MostActions is “13” (expected “12”)"),
        (arena("greedy", "random", system="ring"), "Variant is “Multi Player Chess” (expected “"),
    ],
)
@pytest.mark.no_cover
def test_other_games_are_not(other: Arena, expected: str) -> None:
    records = cpgn.read_games(play_game(other, 1).record, registry.find_game)
    with pytest.raises(ArenaError) as error:
        played_before(arena("greedy", "random"), records)
    assert str(error.value).startswith("game 1 of the file is not one of this arena: " + expected)


@pytest.mark.parametrize(
    ("tag", "value", "expected"),
    [
        ("Seed", "6", "Seed is “6” (expected “5”)"),
        ("Nodes", "30,30", "Nodes is “30,30” (expected “20,20”)"),
        ("Program", "0.0 1", "Program is “0.0 1” (expected “"),
        ("Round", "x", "Round is “x” (expected “1, 2, ...”)"),
        ("Round", "9" * 5000, "Round is “999"),
        ("Round", "2", "the seating is “greedy, random, greedy” (expected “random, greedy, "),
        ("Event", "Club evening", "Event is “Club evening” (expected “cfanp selfplay”)"),
    ],
)
def test_what_is_not_as_it_was_is_told(tag: str, value: str, expected: str) -> None:
    records = cpgn.read_games(play_game(arena("greedy", "random"), 1).record, registry.find_game)
    records[0].tags[tag] = value
    with pytest.raises(ArenaError) as error:
        played_before(arena("greedy", "random"), records)
    assert str(error.value).startswith("game 1 of the file is not one of this arena: " + expected)


def test_standings() -> None:
    held = arena("club", "greedy", players=4)
    games = {
        1: ArenaGame(1, "", (1.0, 0.0, 0.0, 0.0), 10),  # club sits first and third
        2: ArenaGame(2, "", (0.0, 1.0, 0.0, 0.0), 10),  # club sits second and fourth
    }
    first, second = standings(held, games)
    assert first[:4] == ("club", 4, 2.0, 1.0)
    assert second[:4] == ("greedy", 4, 0.0, 0.0)
    assert first.fair == second.fair == 0.5
    # Half a game more than fair twice, and a game won and one lost: 3 of 4, never without an error.
    assert first.error == pytest.approx(((3 * 0.25**2 + 0.75**2) / 3 / 2) ** 0.5)
    assert first.above == pytest.approx(0.5 / first.error)
    assert second.above == pytest.approx(-0.5 / second.error)
    assert first.rating.points == -second.rating.points > 0
    assert first.rating.error > 0


def test_a_shared_game_counts_in_part() -> None:
    held = arena("club", "greedy", players=4)
    first, second = standings(held, {1: ArenaGame(1, "", (0.5, 0.25, 0.25, 0.0), 10)})
    assert (first.bot, first.won, second.won) == ("club", 0.75, 0.25)


def test_what_is_fair_follows_the_seats() -> None:
    """One against three may win a quarter; three of a kind are one bot."""
    held = arena("club", "greedy", "greedy", "greedy", players=4)
    games = {
        number: ArenaGame(number, "", tuple(float(seat == winner) for seat in range(4)), 10)
        for number, winner in enumerate((0, 0, 0, 0), start=1)
    }
    found = {one.bot: one for one in standings(held, games)}
    assert found["club"].fair == 0.25
    assert found["greedy"].fair == 0.75
    assert found["club"].rate == 0.25  # in one game of four it is club that sits first
    assert found["greedy"].seats == 12
    assert found["club"].above == pytest.approx(0)
    assert found["club"].rating.points == pytest.approx(0, abs=1e-6)


def test_a_bot_alone_is_no_better_than_fair() -> None:
    (alone,) = standings(arena("club"), {1: ArenaGame(1, "", (1.0, 0.0, 0.0), 10)})
    assert (alone.rate, alone.fair, alone.error, alone.above) == (1, 1, 0, None)


@pytest.mark.parametrize("text", ["club:", "club:0", "club:x", "club:-3", "club:" + "9" * 5000])
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(ArenaError, match="the nodes must be a whole number"):
        Entrant.read(text, 10)


def test_arenas_that_cannot_be_held() -> None:
    with pytest.raises(ArenaError, match="there are 3 bots for 2 players"):
        arena("random", "random", "greedy", players=2)
    with pytest.raises(ArenaError, match=r"the number of players is 99 \(expected 2 to 26\)"):
        arena("random", players=99)
    with pytest.raises(OptionError):
        arena("random", bonus="many")

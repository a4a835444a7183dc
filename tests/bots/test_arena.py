"""Games of bots: who sits where, the same ones again, known again, counted, by which version."""

import math
import pickle
import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path

import pytest

from cfanp_gui import __version__
from cfanp_gui.bots.arena import (
    ROOMS,
    Arena,
    ArenaError,
    ArenaGame,
    BotError,
    Entrant,
    play_game,
    played_before,
    program,
    scores,
    standings,
    with_sum,
)
from cfanp_gui.bots.own_bots import RandomBot
from cfanp_gui.bots.ratings import Result, rate
from cfanp_gui.bots.seating import Order, seatings
from cfanp_gui.core.game import OptionError
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from tests import ROOT
from tests.slow import examples, is_slow, seeds


def arena(*bots: str, players: int = 3, actions: int = 6, **given: object) -> Arena:
    """Return an arena of bots."""
    entrants = tuple(Entrant.read(bot, 20) for bot in bots)
    system = str(given.pop("system", "cfanp"))
    return Arena(system, players, dict(given), entrants, 5, actions)  # type: ignore[arg-type]


def records_of(*games: ArenaGame) -> list[GameRecord]:
    return [one for game in games for one in cpgn.read_games(game.record, registry.find_game)]


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.no_cover
def test_every_game_can_be_played(key: str) -> None:
    game = registry.find_game(key)
    players = next(count for count in game.player_counts if count > 2)
    held = arena("club", "greedy", "random", players=players, system=key)
    played = play_game(held, 1)
    assert played == play_game(held, 1)
    assert played != play_game(held, 2)
    (record,) = records_of(played)
    assert record.game is game
    assert len(record.moves) == played.actions == 6
    assert record.tags["Termination"] == "unterminated"
    assert sum(played.scores) == pytest.approx(1)
    assert record.names[:3] == ("club", "greedy", "random")


@pytest.mark.parametrize(("key", "players"), [("odd", 4), ("islands", 2), ("crowns", 3)])
@pytest.mark.usefixtures("odd")
def test_made_up_games(key: str, players: int) -> None:
    assert play_game(arena("greedy", "random", players=players, system=key), 1).actions == 6


@pytest.mark.no_cover
def test_a_game_to_its_end_is_whole() -> None:
    held = arena("greedy", "random", players=2, actions=2000)
    played = play_game(held, 6)  # a short one
    (record,) = records_of(played)
    assert record.final().outcome() is not None
    assert "Termination" not in record.tags
    assert played.scores == scores(record.final())
    assert not played.is_broken_off
    assert played_before(held, [record]) == {6: played}


def test_games_are_known_again() -> None:
    held = arena("greedy", "random")
    games = [play_game(held, number) for number in (3, 1)]
    records = records_of(*games)
    assert played_before(held, records) == {game.number: game for game in games}
    assert played_before(held, [*records, *records]) == played_before(held, records)
    (other,) = records_of(games[1])
    other.root.comment = "Once more"
    with pytest.raises(ArenaError, match="game 2 of the file is another game 1 than before"):
        played_before(held, [records[1], other])
    records[0].root.end.put(None)
    assert played_before(held, records[:1]) == {}, "a game that is cut off is not known"


def test_a_bot_of_ours_that_fails_is_our_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise KeyError

    monkeypatch.setattr(RandomBot, "choose", fail)
    with pytest.raises(BotError, match="game 1, action 1: the bot “random” failed: KeyError") as e:
        play_game(arena("random", "greedy"), 1)
    again = pickle.loads(pickle.dumps(e.value))
    assert str(again) == str(e.value)
    assert "in fail\n" in again.details


@pytest.mark.no_cover
def test_games_that_are_not_of_this_arena_are_told() -> None:
    held = arena("greedy", "random")
    begin = "game 1 of the file is not one of this arena: "
    for other, expected in (
        (arena("random", "greedy"), "Bots is “random,greedy” (expected “greedy,random”)"),
        (arena("greedy:21", "random"), "Bots is “greedy:21,random”"),
        (arena("greedy", "random", players=4), "Players is “4” (expected “3”)"),
        (arena("greedy", "random", bonus="single"), "bonus is “single” (expected “"),
        (arena("greedy", "random", actions=7), "MostActions is “7” (expected “6”)"),
        (arena("greedy", "random", system="ring"), "Variant is “Multi Player Chess” (expected “"),
    ):
        with pytest.raises(ArenaError) as error:
            played_before(held, records_of(play_game(other, 1)))
        assert str(error.value).startswith(begin + expected)
    played = play_game(held, 1)
    for tag, value, expected in (
        ("Seed", "6", "Seed is “6” (expected “5”)"),
        ("Nodes", "30,30", "Nodes is “30,30” (expected “20,20”)"),
        ("Program", "0.0 1", "Program is “0.0 1” (expected “"),
        ("Round", "x", "Round is “x” (expected “1, 2, ...”)"),
        ("Round", "9" * 5000, "Round is “999"),
        ("Round", "2", "the seating is “greedy, random, greedy” (expected “random, greedy, "),
        ("Event", "Club evening", "Event is “Club evening” (expected “cfanp selfplay”)"),
    ):
        (record,) = records_of(played)
        record.tags[tag] = value
        with pytest.raises(ArenaError) as error:
            played_before(held, [record])
        assert str(error.value).startswith(begin + expected)


def test_arenas_that_cannot_be_held() -> None:
    for text in ("club:", "club:0", "club:x", "club:-3", "club:" + "9" * 5000):
        with pytest.raises(ArenaError, match="the nodes must be a whole number"):
            Entrant.read(text, 10)
    with pytest.raises(ArenaError, match="there are 3 bots for 2 players"):
        arena("random", "random", "greedy", players=2)
    with pytest.raises(ArenaError, match=r"the number of players is 99 \(expected 2 to 26\)"):
        arena("random", players=99)
    with pytest.raises(OptionError):
        arena("random", bonus="many")


# Standings


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
    first, second = standings(held, {1: ArenaGame(1, "", (0.5, 0.25, 0.25, 0.0), 10)})
    assert (first.bot, first.won, second.won) == ("club", 0.75, 0.25), "a game that is shared"
    (alone,) = standings(arena("club"), {1: ArenaGame(1, "", (1.0, 0.0, 0.0), 10)})
    assert (alone.rate, alone.fair, alone.error, alone.above) == (1, 1, 0, None)


def test_what_is_fair_follows_the_seats() -> None:
    """One against three may win a quarter; three of a kind are one bot."""
    held = arena("club", "greedy", "greedy", "greedy", players=4)
    games = {number: ArenaGame(number, "", (1.0, 0.0, 0.0, 0.0), 10) for number in range(1, 5)}
    found = {one.bot: one for one in standings(held, games)}
    assert (found["club"].fair, found["greedy"].fair) == (0.25, 0.75)
    assert found["club"].rate == 0.25  # in one game of four it is club that sits first
    assert found["greedy"].seats == 12
    assert found["club"].above == pytest.approx(0)
    assert found["club"].rating.points == pytest.approx(0, abs=1e-6)


# Seats: nobody is favoured by a seat or by who comes before


def seats(orders: tuple[Order, ...]) -> Counter[tuple[int, int]]:
    """Return the number of times that each bot has each seat."""
    return Counter((bot, seat) for order in orders for seat, bot in enumerate(order))


def follows(orders: tuple[Order, ...], by: int) -> Counter[tuple[int, int]]:
    """Return the number of times that each bot sits so many seats before each other."""
    return Counter(
        (bot, order[(seat + by) % len(order)]) for order in orders for seat, bot in enumerate(order)
    )


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


@pytest.mark.no_cover
def test_all_have_all_seats_equally_and_at_once() -> None:
    many = [("ABCDEFGH", 8), ("ABC", 8), ("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 26)] if is_slow() else []
    for bots, players in [("AB", 2), ("AB", 4), ("ABC", 3), ("ABCDE", 5), ("ABC", 4), *many]:
        orders = seatings(tuple(bots), players)
        found = seats(orders)
        assert len(found) == len(bots) * players
        assert set(found.values()) == {len(orders) // len(bots)}
        if len(bots) == players:
            first = seats(orders[:players])
            assert len(first) == players**2, "after so many games everybody has had every seat"


def test_neighbours_are_even() -> None:
    """Of three and of five each comes behind each other equally often, at any distance."""
    for bots, games in (("ABC", 6), ("ABCD", 24), ("ABCDE", 20)):
        orders = seatings(tuple(bots), len(bots))
        assert len(orders) == games
        for by in range(1, len(bots)):
            assert len(set(follows(orders, by).values())) == 1
            assert len(follows(orders, by)) == len(bots) * (len(bots) - 1)
    # Where there are too many orders, those chosen are less uneven than by lot.
    orders = seatings(tuple("ABCDEFGH"), 8)
    found, mean = follows(orders, 1), len(orders) * 8 / 56
    assert len(found) == 56
    assert sum((count - mean) ** 2 for count in found.values()) / 56 < mean * 8 / 2


def test_lists_that_do_not_fit_and_how_they_begin() -> None:
    """Of two on three seats each has two half of the time; a bot listed twice has twice as many."""
    assert Counter(sum(order) for order in seatings(("A", "B"), 3)) == {1: 3, 2: 3}
    doubled = Counter(bot for order in seatings(("A", "A", "B"), 4) for bot in order)
    assert doubled[0] == 2 * doubled[2]
    assert 1 not in doubled
    if is_slow():
        many = seatings(tuple("ABCDEFGHIJK"), 17)
        assert {len(order) for order in many} == {17}
        assert all(set(Counter(order).values()) == {1, 2} for order in many)
    assert sorted(seatings(("A", "B"), 4)) == sorted(set(permutations((0, 0, 1, 1))))
    against_three = ((0, 1, 1, 1), (1, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1))
    assert seatings(("A", "B", "B", "B"), 4) == against_three
    assert seatings(("A",), 3) == ((0, 0, 0),)
    assert seatings(("A", "B", "C", "D"), 4)[:2] == ((0, 1, 2, 3), (1, 2, 3, 0))


# The version that games are played by


def test_a_version_is_the_same_for_the_same_source_and_only_for_that(tmp_path: Path) -> None:
    version, _, found = program().partition(" ")
    assert (version, len(found)) == (__version__, 12)
    assert program() == with_sum(__version__, ROOT / "cfanp_gui", ROOT / "resources" / "games")
    assert all((ROOT / "cfanp_gui" / room).is_dir() for room in ROOMS)
    assert with_sum("1.0", tmp_path, tmp_path) == "1.0", "without source"
    bots, window, games = (tmp_path / name for name in ("bots", "window", "described"))
    for folder in (bots, window, games):
        folder.mkdir()
    source = bots / "search.py"
    source.write_bytes(b"depth = 1\n")
    before = with_sum("1.0", tmp_path, games)
    source.write_bytes(b"depth = 1\r\n")
    (window / "app.py").write_bytes(b"")
    (bots / "notes.txt").write_bytes(b"")
    assert with_sum("1.0", tmp_path, games) == before
    source.write_bytes(b"depth = 2\n")
    assert with_sum("1.0", tmp_path, games) != before
    source.write_bytes(b"depth = 1\n")
    (games / "games.ini").write_bytes(b"[a:chess]\n")
    assert with_sum("1.0", tmp_path, games) != before
    (games / "games.ini").unlink()
    source.rename(bots / "searching.py")
    assert with_sum("1.0", tmp_path, games) != before


# Ratings


def duels(won: float, lost: float, first: str = "a", second: str = "b") -> list[Result]:
    """Return games of two; half a game won is one that is shared."""
    seats = {first: 1, second: 1}
    shared = [Result(seats, {first: 0.5, second: 0.5})] * round(2 * (won % 1))
    return [
        *[Result(seats, {first: 1.0})] * int(won),
        *[Result(seats, {second: 1.0})] * int(lost),
        *shared,
    ]


def drawn(
    chance: random.Random, known: Sequence[float], seats: Sequence[int], games: int
) -> list[Result]:
    """Return games whose winners are drawn by lot as ratings say; `seats` are bots' numbers."""
    lots = [10 ** (known[bot] / 400) for bot in seats]
    had = {str(bot): count for bot, count in Counter(seats).items()}
    return [
        Result(had, {str(winner): 1.0}) for winner in chance.choices(seats, weights=lots, k=games)
    ]


@pytest.mark.parametrize(("won", "lost"), [(3, 1), (10, 1), (50, 50), (1, 4)])
def test_for_two_it_is_elo(won: int, lost: int) -> None:
    first, second = rate(["a", "b"], duels(won, lost), prior=0)
    assert first.points - second.points == pytest.approx(400 * math.log10(won / lost))
    assert first.points == pytest.approx(-second.points)
    # The difference has twice the error, which for a part of p of n games is known.
    part, games = won / (won + lost), won + lost
    error = 400 / math.log(10) / math.sqrt(games * part * (1 - part))
    assert 2 * first.error == pytest.approx(error)


def test_a_shared_game_is_half_a_game_for_both() -> None:
    shared = rate(["a", "b"], duels(3.5, 0), prior=0)
    won = rate(["a", "b"], duels(7, 1), prior=0)
    assert shared[0].points == pytest.approx(won[0].points)


def test_over_a_third() -> None:
    """Who has only met a third bot is rated by what that one did: differences add up."""
    results = [*duels(30, 10, "a", "b"), *duels(30, 10, "b", "c")]
    a, b, c = rate(["a", "b", "c"], results, prior=0)
    assert a.points - c.points == pytest.approx(2 * 400 * math.log10(3))
    assert b.points == pytest.approx(0, abs=1e-6)
    assert b.error < a.error == pytest.approx(c.error)


def test_against_three_it_is_fair_to_win_a_quarter() -> None:
    seats = {"a": 1, "b": 3}
    results = [Result(seats, {"a": 1.0})] * 10 + [Result(seats, {"b": 1.0})] * 30
    assert [round(one.points, 6) for one in rate(["a", "b"], results)] == [0, 0]
    results += [Result(seats, {"a": 1.0})] * 20  # 30 of 60: three times the lots of each
    first, second = rate(["a", "b"], results, prior=0)
    assert first.points - second.points == pytest.approx(400 * math.log10(3))


def test_who_won_all_has_a_limit_and_what_is_added_for_that_matters_little() -> None:
    few, many, most = (rate(["a", "b"], duels(games, 0))[0] for games in (4, 100, 20_000))
    assert 100 < few.points < many.points < most.points < 1500
    assert few.error > 100
    assert many.error > 100  # how much better still is not known
    (first, _), (without, _) = (
        rate(["a", "b"], duels(600, 400), prior=prior) for prior in (1.0, 0.0)
    )
    assert abs(first.points - without.points) < without.error / 50


def test_without_games() -> None:
    first, second = rate(["a", "b"], [])
    assert first.points == second.points == 0
    assert first.error == second.error > 100
    assert rate(["a"], [Result({"a": 4}, {"a": 1.0})])[0].points == 0


def test_known_ratings_are_found() -> None:
    chance = random.Random(1)
    known = (180.0, 40.0, -60.0, -160.0)
    results = [
        *drawn(chance, known, (0, 1, 2, 3), 1500),
        *drawn(chance, known, (0, 1, 1, 2), 1000),
        *drawn(chance, known, (3, 2, 0), 1000),
    ]
    found = rate(["0", "1", "2", "3"], results)
    for rating, points in zip(found, known, strict=True):
        assert 2 < rating.error < 15
        assert abs(rating.points - points) < 3 * rating.error


@pytest.mark.no_cover
def test_errors_are_as_large_as_the_scatter() -> None:
    """Were the same arena held again and again, ratings would scatter by as much as is told."""
    chance = random.Random(2)
    known = (100.0, 0.0, -100.0)
    held = [
        rate(["0", "1", "2"], drawn(chance, known, (0, 1, 2, 2), 200), prior=0)
        for _ in range(examples(300))
    ]
    for bot in range(3):
        points = [one[bot].points for one in held]
        mean = sum(points) / len(points)
        scatter = math.sqrt(sum((one - mean) ** 2 for one in points) / (len(points) - 1))
        told = sum(one[bot].error for one in held) / len(held)
        assert told == pytest.approx(scatter, rel=0.12 if is_slow() else 0.3)


@pytest.mark.parametrize("seed", seeds(10))
def test_any_results_lead_to_the_top(seed: int) -> None:
    """No other ratings make the results likelier."""
    chance = random.Random(seed)
    count = chance.randint(2, 6)
    bots = [str(bot) for bot in range(count)]
    known = [chance.uniform(-900, 900) for _ in bots]
    results = []
    for _ in range(chance.randint(1, 12)):
        seats = [chance.randrange(count) for _ in range(chance.randint(2, 8))]
        results += drawn(chance, known, seats, chance.choice((1, 3, 400)))
    found = [one.points for one in rate(bots, results)]
    assert sum(found) == pytest.approx(0, abs=1e-6)

    def likelihood(points: Sequence[float]) -> float:
        # The average is free: the prior's say in it is left out by taking its best.
        low, high = -400.0, 400.0
        for _ in range(30):
            below, above = low + (high - low) / 3, high - (high - low) / 3
            first, second = (
                _likelihood([one + by for one in points], bots, results) for by in (below, above)
            )
            low, high = (below, high) if first < second else (low, above)
        return _likelihood([one + low for one in points], bots, results)

    best = likelihood(found)
    for bot in range(count):
        for by in (-20.0, 20.0):
            other = [one + by * (at == bot) for at, one in enumerate(found)]
            assert likelihood(other) < best


def _likelihood(points: Sequence[float], bots: Sequence[str], results: Sequence[Result]) -> float:
    """Return the logarithm of the likelihood, with a game shared with a bot of rating 0 for all."""
    lots = {bot: 10 ** (one / 400) for bot, one in zip(bots, points, strict=True)}
    found = sum(
        0.5 * math.log(lot / (1 + lot)) + 0.5 * math.log(1 / (1 + lot)) for lot in lots.values()
    )
    for result, count in Counter(
        (tuple(result.seats.items()), tuple(result.won)) for result in results
    ).items():
        seats, (winner,) = result
        found += count * math.log(lots[winner] / sum(n * lots[bot] for bot, n in seats))
    return found

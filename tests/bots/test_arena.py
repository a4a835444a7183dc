"""Games of bots: who sits where, the same ones again, known again, counted, by which version."""

from __future__ import annotations

import pickle
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from cfanp_gui import __version__
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
from cfanp_gui.bots.fingerprint import ROOMS, program, with_sum
from cfanp_gui.bots.seating import Order, seatings
from cfanp_gui.bots.simple_bots import RandomBot
from cfanp_gui.core.game import Game, OptionError
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord
from tests import ROOT
from tests.slow import is_slow


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


def test_the_made_up_game(odd: Game) -> None:
    assert play_game(arena("greedy", "random", players=4, system=odd.key), 1).actions == 6


@pytest.mark.no_cover
def test_a_game_to_its_end_is_whole() -> None:
    held = arena("greedy", "random", players=2, actions=2000)
    played = play_game(held, 1)
    (record,) = records_of(played)
    assert record.final().outcome() is not None
    assert "Termination" not in record.tags
    assert played.scores == scores(record.final())
    assert not played.is_broken_off
    assert played_before(held, [record]) == {1: played}


def test_games_are_known_again() -> None:
    held = arena("greedy", "random")
    games = [play_game(held, number) for number in (3, 1)]
    records = records_of(*games)
    assert played_before(held, records) == {game.number: game for game in games}
    assert played_before(held, [*records, *records]) == played_before(held, records)
    (other,) = records_of(games[1])
    other.comment = "Once more"
    with pytest.raises(ArenaError, match="game 2 of the file is another game 1 than before"):
        played_before(held, [records[1], other])
    records[0].moves.pop()
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
    """Return how often which bot has which seat."""
    return Counter((bot, seat) for order in orders for seat, bot in enumerate(order))


def follows(orders: tuple[Order, ...], by: int) -> Counter[tuple[int, int]]:
    """Return how often which bot sits so many seats before which."""
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

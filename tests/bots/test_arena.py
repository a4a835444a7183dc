"""Games of bots: the same ones again, known again, and counted."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.arena import (
    Arena,
    ArenaError,
    Entrant,
    Played,
    play_game,
    played_before,
    scores,
    standings,
)
from cfanp_gui.core.game import Game, OptionError
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn


def arena(*bots: str, players: int = 3, actions: int = 12, **given: object) -> Arena:
    """Return an arena of bots."""
    entrants = tuple(Entrant.read(bot, 20) for bot in bots)
    system = str(given.pop("system", "cfanp"))
    return Arena(system, players, dict(given), entrants, 5, actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", registry.keys())
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
    three = arena("club", "greedy", "random:5")
    assert {three.seated(number)[0].text for number in (1, 2, 3)} == {"club", "greedy", "random:5"}
    assert three.entrants[2].nodes == 5


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


@pytest.mark.parametrize(
    "other",
    [
        arena("random", "greedy"),
        arena("greedy:21", "random"),
        arena("greedy", "random", players=4),
        arena("greedy", "random", bonus="single"),
        arena("greedy", "random", actions=13),
        arena("greedy", "random", system="ring"),
    ],
)
def test_other_games_are_not(other: Arena) -> None:
    records = cpgn.read_games(play_game(other, 1).record, registry.find_game)
    with pytest.raises(ArenaError, match="game 1 of the file is not one of these"):
        played_before(arena("greedy", "random"), records)


def test_standings() -> None:
    held = arena("club", "greedy", players=4)
    games = {
        1: Played(1, "", (1.0, 0.0, 0.0, 0.0), 10),  # club sits first and third
        2: Played(2, "", (0.0, 1.0, 0.0, 0.0), 10),  # club sits second and fourth
        3: Played(3, "", (0.0, 0.5, 0.0, 0.5), 10),
        4: Played(4, "", (0.5, 0.5, 0.0, 0.0), 10),
    }
    first, second = standings(held, games)
    assert first[:4] == ("club", 8, 2.5, 0.625)
    assert second[:4] == ("greedy", 8, 1.5, 0.375)
    assert first.fair == second.fair == 0.5
    assert first.error == pytest.approx(((0.375**2 * 2 + 0.625**2 + 0.125**2) / 3 / 4) ** 0.5)
    (alone, _) = standings(held, {1: games[1]})
    assert alone.error == 0


@pytest.mark.parametrize("text", ["club:", "club:0", "club:x", "club:-3"])
def test_limits_that_are_none(text: str) -> None:
    with pytest.raises(ArenaError, match="the nodes must be a whole number"):
        Entrant.read(text, 10)


def test_arenas_that_cannot_be_held() -> None:
    with pytest.raises(ArenaError, match="there are 3 bots for 2 players"):
        arena("random", "random", "greedy", players=2)
    with pytest.raises(ArenaError, match=r"there are 99 players \(expected 2 to 26\)"):
        arena("random", players=99)
    with pytest.raises(OptionError):
        arena("random", bonus="many")

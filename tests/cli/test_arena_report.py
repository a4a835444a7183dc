"""How the bots of an arena did, as a table and as JSON."""

from __future__ import annotations

import json

from cfanp_gui.bots.arena import Arena, ArenaGame, Entrant
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli.arena_report import as_json, table


def arena(*bots: str) -> Arena:
    """Return an arena of four."""
    entrants = tuple(Entrant.read(bot, 20) for bot in bots)
    return Arena("cfanp", 4, {"bonus": "single"}, entrants, 5, 600)


def won_by(held: Arena, bot: str, games: int) -> dict[int, ArenaGame]:
    """Return games that the first of a bot's seats has won."""
    played = {}
    for number in range(1, games + 1):
        seat = [entrant.text for entrant in held.seated(number)].index(bot)
        scores = tuple(float(one == seat) for one in range(4))
        played[number] = ArenaGame(number, "", scores, 100 + number, is_broken_off=number == 1)
    return played


def test_the_table() -> None:
    held = arena("club:500", "greedy", "greedy", "greedy")
    assert table(held, won_by(held, "club:500", 8)).splitlines() == [
        "bot       seats     won  % of games  +- error  % fair  errors above  rating  +- error",
        "club:500      8     8.0       100.0      11.2    25.0          +6.7    +355       134",
        "greedy       24     0.0         0.0      11.2    75.0          -6.7    -355       134",
        "8 games, 104 actions on average, 1 broken off",
    ]


def test_one_game_is_counted_as_one() -> None:
    held = arena("random")
    assert table(held, won_by(held, "random", 1)).splitlines()[-1].startswith("1 game, 101 actions")


def test_a_bot_alone() -> None:
    held = arena("random")
    _, row, _ = table(held, won_by(held, "random", 2)).splitlines()
    assert row.split() == ["random", "8", "2.0", "100.0", "0.0", "100.0", "+0", "0"]
    (alone,) = json.loads(as_json(held, won_by(held, "random", 2)))["bots"]
    assert alone["errors_above"] is None


def test_json() -> None:
    held = arena("club:500", "greedy", "greedy", "greedy")
    told = json.loads(as_json(held, won_by(held, "club:500", 8)))
    club, greedy = told.pop("bots")
    assert told == {
        "system": "cfanp", "players": 4, "options": {"bonus": "single"}, "seed": 5, "actions": 600,
        "program": program(), "games": 8, "average_actions": 104.5, "broken_off": 1,
    }  # fmt: skip
    assert club.pop("rating") == -greedy.pop("rating") > 300
    assert club.pop("rating_error") == greedy.pop("rating_error") > 100
    assert club.pop("error") == greedy.pop("error") > 0
    assert club.pop("errors_above") == -greedy.pop("errors_above") > 6
    assert club == {
        "bot": "club:500", "nodes": 500, "seats": 8, "won": 8.0, "rate": 1.0, "fair": 0.25,
    }  # fmt: skip
    assert greedy["nodes"] == 20


def test_no_zero_below_zero() -> None:
    held = arena("greedy", "random")
    shared = {number: ArenaGame(number, "", (0.25,) * 4, 10) for number in range(1, 7)}
    assert "-0" not in table(held, shared)
    assert "-0.0" not in as_json(held, shared)

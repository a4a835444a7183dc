"""The miner: what it finds is sound, is found again, and is what was wanted."""

from __future__ import annotations

from functools import cache

import pytest

from cfanp_gui.bots.arena import Arena, Entrant
from cfanp_gui.core.position import Position
from cfanp_gui.games import registry
from cfanp_gui.puzzles.miner import EVERY, EVERY_SLOW, Mine, MinedGame, _is_looked_at, mine_game
from cfanp_gui.puzzles.proofs import check
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING
from cfanp_gui.puzzles.themes import GOAL_THEMES, THEMES


def start(key: str) -> Position:
    """Return the position in which three begin a game."""
    game = registry.find_game(key)
    return game.initial(3, game.as_seated)


def mine(key: str, players: int, *themes: str, seed: int = 5, actions: int = 70) -> Mine:
    """Return a mine of short games of weak bots."""
    entrants = tuple(Entrant.read(bot, 20) for bot in ("beginner:20", "greedy"))
    return Mine(Arena(key, players, {}, entrants, seed, actions), frozenset(themes))


@cache
def first_game() -> MinedGame:
    """Return what the first game of the usual mine holds."""
    return mine_game(mine("cfanp", 3), 1)


@pytest.mark.no_cover
def test_what_is_mined_is_proven_and_found_again() -> None:
    found = first_game()
    assert found.number == 1
    assert found == mine_game(mine("cfanp", 3), 1)
    assert found.puzzles
    assert len({one.key for one in found.puzzles}) == len(found.puzzles)
    for puzzle in found.puzzles:
        check(puzzle)
        assert puzzle.key.startswith("cfanp-3-5-1-")
        assert LEAST_RATING <= puzzle.rating <= MOST_RATING
        assert set(puzzle.themes) <= set(THEMES)
        assert len(GOAL_THEMES.intersection(puzzle.themes)) == 1


@pytest.mark.no_cover
def test_themes_that_are_wanted() -> None:
    theme = first_game().puzzles[0].themes[-1]
    wanted = mine_game(mine("cfanp", 3, theme), 1).puzzles
    assert wanted
    assert all(theme in puzzle.themes for puzzle in wanted)
    assert mine_game(mine("cfanp", 3, "two-armies"), 1).puzzles == ()


def test_a_game_of_which_the_rules_are_asked_is_looked_at_before_its_mates() -> None:
    """Only there is a mate known to be; a game with a search of its own is looked at evenly."""
    ring = start("ring")
    assert all(_is_looked_at(ring, at, True) for at in range(EVERY_SLOW))
    assert [at for at in range(1, 3 * EVERY_SLOW) if _is_looked_at(ring, at, False)] == [
        EVERY_SLOW, 2 * EVERY_SLOW,
    ]  # fmt: skip
    armies = start("cfanp")
    assert not _is_looked_at(armies, EVERY - 1, True)
    assert _is_looked_at(armies, EVERY, False)


@pytest.mark.no_cover
def test_a_ring_is_mined_by_its_rules() -> None:
    entrants = (Entrant.read("greedy:1000", 200), Entrant.read("random", 200))
    there = Mine(Arena("ring", 3, {}, entrants, seed=1, actions=144), first=143)
    found = {puzzle.key: puzzle for puzzle in mine_game(there, 6).puzzles}
    assert all(key.startswith("ring-3-1-6-143") for key in found)
    mate = found["ring-3-1-6-1431b"]
    assert "drop" in mate.themes
    check(mate)

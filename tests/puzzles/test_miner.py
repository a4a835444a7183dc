"""The miner: what it finds is sound, is found again, and is what was wanted."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.arena import Arena, Entrant
from cfanp_gui.puzzles.miner import Mine, mine_game
from cfanp_gui.puzzles.proofs import check
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING
from cfanp_gui.puzzles.themes import GOAL_THEMES, THEMES


def mine(key: str, players: int, *themes: str, seed: int = 5, actions: int = 70) -> Mine:
    """Return a mine of short games of weak bots."""
    entrants = tuple(Entrant.read(bot, 20) for bot in ("beginner:20", "greedy"))
    return Mine(Arena(key, players, {}, entrants, seed, actions), frozenset(themes))


@pytest.mark.no_cover
def test_what_is_mined_is_proven_and_found_again() -> None:
    there = mine("cfanp", 3)
    found = mine_game(there, 1)
    assert found.number == 1
    assert found == mine_game(there, 1)
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
    every = mine_game(mine("cfanp", 3), 1).puzzles
    theme = every[0].themes[-1]
    wanted = mine_game(mine("cfanp", 3, theme), 1).puzzles
    assert wanted
    assert all(theme in puzzle.themes for puzzle in wanted)
    assert mine_game(mine("cfanp", 3, "two-armies"), 1).puzzles == ()

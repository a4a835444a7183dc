"""The puzzles of `resources/puzzles`: some are proven again here, all of them with ``--slow``."""

from __future__ import annotations

from collections import Counter

import pytest

from cfanp_gui.assets import asset
from cfanp_gui.games import registry
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.proofs import check
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.themes import GOAL_THEMES, THEMES
from tests.slow import is_slow

FILES = sorted(asset("puzzles").glob("*.txt"))
SETS = [puzzle_file.load(path) for path in FILES]
PUZZLES = [puzzle for puzzles in SETS for puzzle in puzzles]
SAMPLE = (
    PUZZLES
    if is_slow()
    else [one for puzzles in SETS for one in puzzles[:: max(1, len(puzzles) // 3)]]
)
"""Some of every game, from its first commands to its last; that takes some seconds."""


@pytest.mark.no_cover
@pytest.mark.parametrize("puzzle", SAMPLE, ids=[puzzle.key for puzzle in SAMPLE])
def test_a_puzzle_has_the_one_solution_that_the_file_says(puzzle: Puzzle) -> None:
    check(puzzle)


def test_there_are_many_and_no_two_are_alike() -> None:
    assert len(PUZZLES) >= 600
    assert len({puzzle.key for puzzle in PUZZLES}) == len(PUZZLES)
    asked = {(puzzle.game.key, puzzle.position_text, puzzle.stipulation.text) for puzzle in PUZZLES}
    assert len(asked) == len(PUZZLES)


def test_all_themes_are_there_and_ratings_are_spread() -> None:
    themes = Counter(theme for puzzle in PUZZLES for theme in puzzle.themes)
    assert GOAL_THEMES <= set(themes) <= set(THEMES)
    ratings = [puzzle.rating for puzzle in PUZZLES]
    assert min(ratings) < 1000
    assert max(ratings) > 2000


def test_every_game_has_a_file_of_its_own() -> None:
    assert {path.stem for path in FILES} == set(registry.keys())
    for path, puzzles in zip(FILES, SETS, strict=True):
        assert {puzzle.game.key for puzzle in puzzles} == {path.stem}

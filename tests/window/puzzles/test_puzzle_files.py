"""The puzzles that come with the program."""

from __future__ import annotations

from cfanp_gui.window.puzzles.puzzle_files import shipped


def test_there_are_some_and_each_has_a_key_of_its_own() -> None:
    puzzles = shipped()
    assert len({puzzle.key for puzzle in puzzles}) == len(puzzles) > 100
    assert all(puzzle.actions() for puzzle in puzzles[::40])

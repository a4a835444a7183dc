"""Which move a hint is about."""

from __future__ import annotations

from cfanp_gui.window.puzzles.background_search import Search
from cfanp_gui.window.puzzles.puzzle_hints import right_action
from tests.window.puzzles.solving import puzzle_of


def test_it_is_the_solution_s_and_none_after_what_is_wrong() -> None:
    puzzle = puzzle_of()
    search = Search(lambda _: None)
    action = right_action(puzzle, (), search)
    assert action is not None
    assert action.text == "AB:a1a8"
    assert right_action(puzzle, (puzzle.game.parse_action("AB:a1a7"),), search) is None

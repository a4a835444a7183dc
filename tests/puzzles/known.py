"""A mate that is the only one, as a puzzle, for tests."""

from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.puzzle import Puzzle

BACK_RANK = "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1"


def puzzle(solution: str = "AB:a1a8", position: str = BACK_RANK) -> Puzzle:
    """Return it, or one with another solution or position."""
    lines = f"position: {position}\nasked: a mates in 1\nsolution: {solution}\n"
    (found,) = puzzle_file.read(f"puzzle: known\ngame: cfanp\n{lines}")
    return found

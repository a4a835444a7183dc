"""Somebody who solves puzzles at the table of a window with real events."""

from cfanp_gui.core.actions import Action
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePage, PuzzlePhase
from tests.window.lessons.learning import Learner

MATE = """
puzzle: mate
game: cfanp
position: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1
asked: a mates in 1
solution: AB:a1a8
themes: mate quiet
rating: 900
"""
SECOND = MATE.replace("puzzle: mate", "puzzle: second")


def puzzle_of(text: str = MATE) -> Puzzle:
    """Return the first puzzle of a text."""
    return puzzle_file.read(text)[0]


class Solver(Learner):
    """Somebody at the table of a window, on which puzzles lie."""

    action: Action | None = None
    """Action to be played next."""

    @property
    def puzzle_page(self) -> PuzzlePage:
        """Return the page that shows the puzzle."""
        return self.window.puzzles.page

    @property
    def verdict(self) -> str:
        """Return the verdict on the page."""
        return self.puzzle_page.panel.verdict.text()

    def lay(self, text: str = MATE) -> None:
        """Have a puzzle on the table, one of several of a text."""
        puzzles = puzzle_file.read(text)
        self.window.puzzles.begin(puzzles, puzzles)
        self.settle()

    def wanted(self) -> Action | None:
        return self.action

    def play(self, text: str, manner: str = "typed") -> None:
        """Play an action in some manner: with the mouse, with keys, or by a typed line."""
        self.action = self.session.game.parse_action(text)
        ways = {"mouse": self.do_with_mouse, "keys": self.do_with_keys, "typed": self.do_typed}
        ways[manner]()

    def await_phase(self, phase: PuzzlePhase) -> None:
        """Wait until the page is so far and nothing moves any more."""
        page, exercises = self.puzzle_page, self.window.exercises
        self.bot.waitUntil(
            lambda: page.phase is phase and not exercises.is_waiting and page._search is None,
            timeout=15000,
        )
        self.settle()

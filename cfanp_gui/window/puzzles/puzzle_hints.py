"""Hints in a puzzle: which boards, which piece, which move; one step each time somebody asks."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.actions import Action
from cfanp_gui.puzzles.attempts import Judged, judge
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.table.layers.board_signs import BoardSigns
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.analysis.hint_steps import Clue, clues
from cfanp_gui.window.analysis.judgement_words import JudgementWords
from cfanp_gui.window.puzzles.background_search import Search

_SHOWN = "puzzle hint"
"""Under which name arrows and rings of a hint are shown."""


class PuzzleHints:
    """Tells the steps of a hint at one table, until it is forgotten."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self._lights = BoardSigns(table.boards)
        self._clues: list[Clue] = []

    @property
    def is_begun(self) -> bool:
        """Return whether there is a step to tell still."""
        return bool(self._clues)

    @property
    def lit(self) -> frozenset[int]:
        """Return the boards that are lit."""
        return self._lights.boards

    def begin(self, action: Action) -> None:
        """Have hints at an action to tell."""
        session = self._table.session
        first = next(iter(JudgementWords(session).steps(session.position, [action])), None)
        self._clues = [] if first is None else clues(session, first)

    def tell(self) -> str:
        """Show the next step, and return what is to be said; empty after the last."""
        if not self._clues:
            return ""
        clue = self._clues.pop(0)
        self._lights.show(clue.boards, self._table.theme)
        self._table.arrows.show(_SHOWN, clue.arrows, clue.rings)
        return clue.sentence

    def forget(self) -> None:
        """Take a hint back."""
        self._clues = []
        self._lights.show((), self._table.theme)
        self._table.arrows.clear(_SHOWN)


def right_action(puzzle: Puzzle, tried: Sequence[Action], search: Search) -> Action | None:
    """Return an action that leads on after some that were right; None where none was found.

    It is the solution's, unless that goes in another order.
    """
    solution = puzzle.actions()
    if tuple(tried) == solution[: len(tried)]:
        return next(iter(solution[len(tried) :]), None)
    position = puzzle.position
    for action in tried:
        position, _ = position.apply(action)
    legal = position.legal_actions(puzzle.player)
    left = [action for action in solution if action in legal and action not in tried]
    for action in (*left, *legal):
        found = judge(puzzle, (*tried, action), stopped=search.is_stopped)
        if found.judged in (Judged.SOLVED, Judged.ON_THE_WAY):
            return action
    return None

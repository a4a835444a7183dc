"""Searches of puzzles off the window's thread, which give way to it and can be cancelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import sleep
from typing import Any

from PySide6.QtCore import Signal

from cfanp_gui.core.actions import Action
from cfanp_gui.puzzles.attempts import Judged, judge
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.window.services.background import Task

_PACE, _REST_S = 64, 0.0005
"""Number of positions after which the search gives way to the window's thread, and the seconds."""


class SearchTask(Task):
    """Search that checks at intervals whether it is still wanted."""

    advanced = Signal(int, int)
    """Carries the number of first moves searched, and their total."""
    pauses_collection = True

    def __init__(self, work: Callable[[SearchTask], Any]) -> None:
        """`work` is called with the search itself, whose `is_stopped` it checks."""
        super().__init__(lambda: work(self))
        self._asked = 0

    def is_stopped(self) -> bool:
        """Return True if the search was cancelled; called on the other thread."""
        self._asked += 1
        if self._asked % _PACE == 0:
            sleep(_REST_S)
        return self._cancelled

    def tell(self, done: int, total: int) -> None:
        """Report the progress; called on the other thread."""
        self._emit("advanced", done, total)


def right_action(
    puzzle: Puzzle, line: Sequence[Action], stopped: Callable[[], bool]
) -> Action | None:
    """Return an action that leads on after some that were right; None if none was found."""
    solution = puzzle.actions()
    if tuple(line) == solution[: len(line)]:
        return next(iter(solution[len(line) :]), None)
    position = puzzle.position
    for action in line:
        position, _ = position.apply(action)
    legal = position.legal_actions(puzzle.player)
    left = [action for action in solution if action in legal and action not in line]
    for action in (*left, *legal):
        judgement = judge(puzzle, (*line, action), stopped=stopped)
        if judgement.judged in (Judged.SOLVED, Judged.ON_THE_WAY):
            return action
    return None

"""Position being edited, with its undo history."""

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Problem
from cfanp_gui.session.position_texts import DraftedPosition, GivenPosition

REMEMBERED = 500
"""Number of steps that can be undone."""


class Draft(QObject):
    """Position with undo and redo; its problems are computed once for each step."""

    changed = Signal()
    """Emitted when the position has changed."""

    def __init__(self, game: Game, editing: Editing) -> None:
        super().__init__()
        self.step = self._start = DraftedPosition(game, editing)
        """Present position, with its game."""
        self.past: list[DraftedPosition] = []
        """Steps to undo, the latest last."""
        self.future: list[DraftedPosition] = []
        """Steps to redo, the next last."""
        self._stroke: DraftedPosition | None = None
        self._problems: tuple[Problem, ...] | None = None

    @property
    def game(self) -> Game:
        """Return the game of the position."""
        return self.step.game

    @property
    def editing(self) -> Editing:
        """Return the present position."""
        return self.step.editing

    @property
    def touched(self) -> bool:
        """Return True if the position differs from the one at the start."""
        return self.step != self._start

    def problems(self) -> tuple[Problem, ...]:
        """Return all problems of the position."""
        if self._problems is None:
            self._problems = self.editing.problems()
        return self._problems

    def given(self) -> GivenPosition:
        """Return a position without problems as the start of a game. Raises PositionError."""
        text, options = self.editing.to_text(), dict(self.editing.options)
        return GivenPosition(self.game, text, options, self.game.from_text(text, options))

    def change(self, editing: Editing, game: Game | None = None) -> None:
        """Make this the position; an unchanged one makes no step."""
        step = DraftedPosition(self.game if game is None else game, editing)
        if step != self.step:
            if self._stroke is None:
                self._remember(self.step)
            self._show(step)

    def begin_stroke(self) -> None:
        """Combine all changes until `end_stroke` into one step."""
        self._stroke = self.step

    def end_stroke(self, keep: bool = True) -> None:
        """Make one step of all changes since `begin_stroke`, or undo them."""
        begun, self._stroke = self._stroke, None
        if begun is None or begun == self.step:
            return
        if keep:
            self._remember(begun)
        self._show(self.step if keep else begun)

    def _remember(self, step: DraftedPosition) -> None:
        self.past.append(step)
        del self.past[:-REMEMBERED]
        self.future.clear()

    def _show(self, step: DraftedPosition) -> None:
        self.step, self._problems = step, None
        self.changed.emit()

    def undo(self) -> None:
        """Undo the last step, if there is one; a stroke is cancelled first."""
        self._walk(self.past, self.future)

    def redo(self) -> None:
        """Redo the step last undone, if there is one."""
        self._walk(self.future, self.past)

    def _walk(self, there: list[DraftedPosition], back: list[DraftedPosition]) -> None:
        self.end_stroke(keep=False)
        if there:
            back.append(self.step)
            self._show(there.pop())

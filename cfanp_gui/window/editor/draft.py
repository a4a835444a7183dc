"""The position being edited and every step on the way to it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import Game
from cfanp_gui.core.position import Problem
from cfanp_gui.session.position_texts import GivenPosition

REMEMBERED = 500
"""Steps that can be undone."""


class DraftStep(NamedTuple):
    """A position of some game."""

    game: Game
    editing: Editing


class Draft(QObject):
    """Steps that are undone and redone; what is wrong is worked out once for each."""

    changed = Signal()
    """The position is another one."""

    def __init__(self, game: Game, editing: Editing) -> None:
        super().__init__()
        self.step = self._start = DraftStep(game, editing)
        """The position as it is now, with its game."""
        self._past: list[DraftStep] = []
        self._future: list[DraftStep] = []
        self._stroke: DraftStep | None = None
        """Where the present stroke began, if one is going on."""
        self._problems: tuple[Problem, ...] | None = None

    @property
    def game(self) -> Game:
        """Return the game the position is of."""
        return self.step.game

    @property
    def editing(self) -> Editing:
        """Return the position as it is now."""
        return self.step.editing

    @property
    def touched(self) -> bool:
        """Return whether it is another position than at the start."""
        return self.step != self._start

    def problems(self) -> tuple[Problem, ...]:
        """Return everything that is wrong with the position."""
        if self._problems is None:
            self._problems = self.editing.problems()
        return self._problems

    def given(self) -> GivenPosition:
        """Return the position as one at which a game begins. Only where nothing is wrong.

        Raises PositionError.
        """
        text, options = self.editing.to_text(), dict(self.editing.options)
        return GivenPosition(self.game, text, options, self.game.from_text(text, options))

    # Changing

    def change(self, editing: Editing, game: Game | None = None) -> None:
        """Make this the position; no step where nothing is different."""
        step = DraftStep(self.game if game is None else game, editing)
        if step == self.step:
            return
        if self._stroke is None:
            self._remember(self.step)
        self._show(step)

    def begin_stroke(self) -> None:
        """Take all changes until `end_stroke` for one step."""
        self._stroke = self.step

    def end_stroke(self) -> None:
        """Make one step of what has changed since `begin_stroke`."""
        begun, self._stroke = self._stroke, None
        if begun is not None and begun != self.step:
            self._remember(begun)
            self.changed.emit()

    def cancel_stroke(self) -> None:
        """Undo what has changed since `begin_stroke`."""
        begun, self._stroke = self._stroke, None
        if begun is not None and begun != self.step:
            self._show(begun)

    def _remember(self, step: DraftStep) -> None:
        self._past.append(step)
        del self._past[:-REMEMBERED]
        self._future.clear()

    def _show(self, step: DraftStep) -> None:
        self.step = step
        self._problems = None
        self.changed.emit()

    # Walking

    @property
    def can_undo(self) -> bool:
        """Return whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Return whether there is a step to do again."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last step back, if there is one; a stroke is given up first."""
        self._walk(self._past, self._future)

    def redo(self) -> None:
        """Do again the step last taken back, if there is one."""
        self._walk(self._future, self._past)

    def _walk(self, there: list[DraftStep], back: list[DraftStep]) -> None:
        self.cancel_stroke()
        if there:
            back.append(self.step)
            self._show(there.pop())

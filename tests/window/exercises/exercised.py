"""An exercise for tests: three armies, of which the program moves two."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.exercises.exercise_mode import PARTNER, ExercisePage
from cfanp_gui.window.panels.late_dock import DockPanel

NAME = "A made-up exercise"


def an_exercise() -> GameSession:
    """Return an exercise at the usual start, in which a person moves the first army."""
    game = default_game()
    match = seat(
        game, dict(game.as_seated), ["You", "Ben", "Clara"], default_colours(3), 0,
        bots=[None, PARTNER, PARTNER],
    )  # fmt: skip
    session = GameSession(match, game.initial(3, match.options))
    session.exercise = NAME
    return session


class _Panel(DockPanel):
    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton("Next")
        QVBoxLayout(self).addWidget(self.button)

    @property
    def panes(self) -> list[QWidget]:
        return [self.button]

    def retranslate(self) -> None:
        pass


class Page(ExercisePage[_Panel]):
    """A page with a button, which counts the hints asked for."""

    name = "made up"
    hints = 0

    def make_panel(self) -> _Panel:
        return _Panel()

    def title(self) -> str:
        return "Made up"

    def hint(self) -> None:
        self.hints += 1

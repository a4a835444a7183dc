"""An exercise for tests: three armies, of which the program moves two."""

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.exercises.exercise_mode import ExercisePage, exercise_session
from cfanp_gui.window.panels.panel_controller import DockPanel

NAME = "A made-up exercise"


def an_exercise() -> GameSession:
    """Return an exercise at the usual start, in which a person moves the first army."""
    game = default_game()
    options = dict(game.as_seated)
    people = ("You", "Ben", "Clara")
    return exercise_session(game, options, game.initial(3, options), {1}, NAME, people)


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

    def follow(self) -> None:
        pass

    def make_panel(self) -> _Panel:
        return _Panel()

    def title(self) -> str:
        return "Made up"

    def hint(self) -> None:
        self.hints += 1

"""Exercises on the table of a window: the program's replies, and the moves it takes back.

An exercise is a session with a name (`GameSession.exercise`). It takes the place of the game on the
table, and its page that of the panels beside it, until it is left or a game is laid there.
Players who are bots in it move as the page says.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QGridLayout, QPushButton, QSizePolicy, QWidget

from cfanp_gui.bots.levels import Chosen
from cfanp_gui.core.actions import Action
from cfanp_gui.core.game import Game, OptionValues, Position
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.board_signs import BoardSigns
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import translated
from cfanp_gui.window.bots.move_show import PACES, MoveShow
from cfanp_gui.window.panels.panel_controller import DockPanel, Panel, PanelController
from cfanp_gui.window.play.endings import Endings
from cfanp_gui.window.widgets.layouts import STRETCH, Scrolled, in_column
from cfanp_gui.window.workplace import Workplace

PARTNER = BotSeat("exercise")
"""Bot for moves that the exercise gives to the program: no level of bots has that name."""

PAGE_SHARE = 0.55
"""Share of the height beside the table that the page of an exercise takes."""

ButtonRow: TypeAlias = Sequence[QPushButton]
"""Buttons side by side."""
_LEAST_LINES = 3


class ExercisePanel(DockPanel):
    """Panel of text above buttons; in little room the text is scrolled."""

    next: QPushButton
    """Button that goes on after the end; hidden until then."""
    hint: QPushButton

    def _lay(self, words: Sequence[QWidget], rows: Sequence[ButtonRow], *verdict: QWidget) -> None:
        """Lay out the text, which may be scrolled, the verdict, and rows of one or two buttons."""
        shown = QWidget()
        in_column(*words, STRETCH, over=shown, spacing=6, margins=(0,))
        self._area = Scrolled(shown)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # It asks for little room and takes all there is: else the frame would scroll the buttons.
        self._area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._area.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for number, row in enumerate(rows):
            for at, button in enumerate(row):
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves focus to the table
                buttons.addWidget(button, number, at, 1, 3 - len(row))
        in_column((self._area, 1), *verdict, buttons, over=self, spacing=6, margins=(8, 4, 8, 8))

    @property
    def panes(self) -> list[QWidget]:
        return [self.hint if self.next.isHidden() else self.next]


class ExercisePage(PanelController[Panel]):
    """Page beside the table that gives a task there, and follows the player's actions."""

    area = Qt.DockWidgetArea.RightDockWidgetArea
    next_asked = Signal()
    """Emitted when a person wants the exercise after this one."""

    def __init__(self, window: Workplace, exercises: ExerciseMode) -> None:
        super().__init__(window)
        self._exercises = exercises
        self._laid: GameSession | None = None
        self._listening: list[Unsubscribe] = []
        self.lights: BoardSigns | None = None
        """Lights on the boards; None before the first."""
        # When an action is taken back, the boards are restored only after that.
        self._soon = single_shot(self, 0, self.follow)

    @abstractmethod
    def follow(self) -> None:
        """Follow the latest change on the table."""

    @abstractmethod
    def hint(self) -> None:
        """Give a hint for the next step."""

    def lay(self, session: GameSession) -> bool:
        """Put an exercise on the table and follow it; return True if it is there."""
        for unsubscribe in self._listening:
            unsubscribe()
        self._listening = []
        self._laid, self.lights = session, None
        if not self._exercises.show(session, self):
            return False
        self._listening = [session.changed.connect(lambda _: self._soon.start())]
        return True

    @property
    def is_on_table(self) -> bool:
        """Return True if its exercise is on the table."""
        return self._laid is not None and self._window.session is self._laid

    def light(
        self,
        boards: Iterable[int] = (),
        arrows: Sequence[ArrowShape] = (),
        rings: Sequence[RingShape] = (),
    ) -> None:
        """Light boards and squares on the table, and nothing else."""
        if (table := self._view.table) is not None:
            self.lights = self.lights or BoardSigns(table.boards)
            self.lights.show(boards, table.theme)
            table.arrows.show(self.name, arrows, rings)


def exercise_session(
    game: Game,
    options: OptionValues,
    start: Position,
    persons: Container[int],
    title: str,
    names: Sequence[str] = (),
) -> GameSession:
    """Return an exercise from a position, in which the program moves for all but `persons`."""
    players = range(1, start.players + 1)
    named, colours = list(names) or [""] * len(players), list(usual_colours(start))
    bots = [None if player in persons else PARTNER for player in players]
    match = seat(game, dict(options), named, colours, 0, localize=translated, bots=bots)
    session = GameSession(match, start)
    session.custom_start = True
    session.exercise = title
    return session


class ExerciseMode(QObject):
    """Controller that lays exercises on the table, makes replies, and takes back wrong moves."""

    def __init__(self, window: Workplace, endings: Endings) -> None:
        super().__init__(window)
        self._window = window
        self._page: ExercisePage | None = None
        self._panels: QByteArray | None = None
        """State of the panels before an exercise; None while there is none."""
        self._show = MoveShow(window, endings)
        self._moves: list[Action] = []
        self._subscription: Unsubscribe = lambda: None
        window.documents.session_changed.connect(self._follow)

    def show(self, session: GameSession, page: ExercisePage) -> bool:
        """Put an exercise on the table and its page beside it; return True if it is there."""
        if not self._window.may_leave_game():
            return False
        self._window.documents.show_exercise(session)
        if self._page is not page and self._panels is not None:
            self._put_panels_back()
        self._page = page
        if self._panels is None:
            self._panels = self._window.saveState()
            self._lay_page(page)
        return True

    def leave(self) -> None:
        """End the exercise: the window shows the start view, or closes."""
        if (session := self._window.session) is not None and session.exercise:
            self.end()
            self._window.leave_exercise()

    def end(self) -> None:
        """Stop moving, and restore the previous panels; the window may be closed then."""
        self.cancel()
        self._put_panels_back()

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of the page that can have keyboard focus; none without an exercise."""
        return [] if self._page is None else self._page.panes

    def hint(self) -> None:
        """Give a hint in the exercise."""
        if self._page is not None:
            self._page.hint()

    def _follow(self, session: GameSession) -> None:
        self.cancel()
        self._subscription()
        self._subscription = session.changed.connect(self._on_change)
        if not session.exercise:
            self._put_panels_back()

    def _lay_page(self, page: ExercisePage) -> None:
        """Lay a page above the order of players, and nothing else beside the table."""
        page.bring_forward()
        dock, order = page.dock, self._window.panel_docks.order
        assert dock is not None, "it is shown"
        for other in self._window.findChildren(QDockWidget):
            if other not in (dock, order) and not other.isFloating():
                other.hide()
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self._window.splitDockWidget(dock, order, Qt.Orientation.Vertical)
        order.show()
        for button in dock.findChildren(QPushButton):
            button.setAutoDefault(True)  # Enter presses the button with focus
        high = self._window.height()
        shares = [round(PAGE_SHARE * high), round((1 - PAGE_SHARE) * high)]
        self._window.resizeDocks([dock, order], shares, Qt.Orientation.Vertical)
        dock.visibilityChanged.connect(self._leave_unseen)

    def _leave_unseen(self) -> None:
        """Leave an exercise whose page a person has closed beside the table."""
        is_closed = self._page is not None and not self._page.is_shown
        at_table = self._window.pages.currentWidget() is self._window.view
        if self._panels is not None and is_closed and at_table:
            self.leave()

    def _put_panels_back(self) -> None:
        """Restore the panels from before the exercise."""
        panels, self._panels = self._panels, None
        if panels is None or self._page is None or self._page.dock is None:
            return
        dock, self._page = self._page.dock, None
        dock.visibilityChanged.disconnect(self._leave_unseen)
        dock.hide()
        self._window.restoreState(panels)

    @property
    def is_waiting(self) -> bool:
        """Return True if the program still has something to play or take back."""
        return bool(self._moves) or self._show.busy

    def play(self, moves: Sequence[Action]) -> None:
        """Play moves one after another, each when people have had time to look."""
        self._moves = list(moves)
        if (session := self._window.session) is None or not self._moves:
            return
        action = self._moves.pop(0)
        pushed = session.preview(action)[1].pushed
        pace = PACES[self._window.settings.preferences().bots]
        self._show.reset_clock()
        self._show.make(Chosen(action, pushed), pace, self._play)

    def take_back(self, plies: int, afterwards: Callable[[], object]) -> None:
        """Take actions back when they have been seen, and then call a function."""

        def act() -> None:
            if (session := self._window.session) is not None:
                session.go_back(plies)
            afterwards()

        self.when_at_rest(act)

    def when_at_rest(self, act: Callable[[], object], slowly: bool = False) -> None:
        """Call a function when nothing moves on the table and people have had time to look."""
        pace = self._window.settings.preferences().bots
        pace = "slow" if slowly and pace == "normal" else pace
        self._show.reset_clock()
        self._show.make(None, PACES[pace], lambda _: act())

    def cancel(self) -> None:
        """Cancel everything still to be played or taken back."""
        self._moves = []
        self._show.cancel()

    def _play(self, chosen: Chosen) -> None:
        session, rest = self._window.session, self._moves
        if session is not None:
            self._moves = []  # because a change that is not its own cancels them
            session.play(chosen.action, main=session.cursor.follows_game)
            if not self.is_waiting:
                self.play(rest)

    def _on_change(self, change: Change) -> None:
        """Cancel the program's moves if a person has gone elsewhere."""
        if not change.new:
            self.cancel()
        self._show.reset_clock()

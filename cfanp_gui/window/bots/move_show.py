"""Bots' moves shown at a person's pace; they wait while a person is deciding something."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from cfanp_gui.bots.levels import Chosen
from cfanp_gui.session.bot_seats import all_persons_out
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.view import TableView
from cfanp_gui.window.play.endings import Endings
from cfanp_gui.window.workplace import Workplace


def is_deciding(view: TableView) -> bool:
    """Return True if a person is deciding something at a table, over it or in place of it."""
    if view.table is not None and (view.isHidden() or view.table.interaction.resolver.waits):
        return True
    dialogs = (widget for widget in QApplication.topLevelWidgets() if widget.isModal())
    return any(dialog.isVisible() and _lies_over(dialog, view.window()) for dialog in dialogs)


def _lies_over(dialog: QWidget, window: QWidget) -> bool:
    """Return True if a dialog blocks all windows, or belongs to this one, or to none of them."""
    if dialog.windowModality() is Qt.WindowModality.ApplicationModal:
        return True
    while dialog is not window and (parent := dialog.parentWidget()) is not None:
        dialog = parent
    return dialog is window or not isinstance(dialog, QMainWindow)


LOOK_MS = 40
"""Interval at which a waiting move checks whether the table is at rest, in milliseconds."""


@dataclass(frozen=True, slots=True, order=True)
class Pace:
    """Times for people to see each event, in milliseconds."""

    before: int
    """Time from the previous move until boards are pushed or a piece moves."""
    between: int
    """Time from the push to the move."""
    fallen: int
    """Time to read who was mated, unless the banner is closed."""


PACES = {
    "instant": Pace(0, 0, 0),
    "normal": Pace(700, 450, 4_000),
    "slow": Pace(1_800, 1_200, 8_000),
}
"""Paces by the names in the preferences."""
QUICK = Pace(200, 100, 1_000)
"""Pace when every person is out and watches the rest of the game."""


class MoveShow(QObject):
    """Player of one move at a time, when the table is at rest and people had time to look."""

    held = Signal()
    """Emitted when a move begins to wait for a person's decision, or no longer does."""

    def __init__(self, window: Workplace, endings: Endings) -> None:
        super().__init__(window)
        self._window, self._endings = window, endings
        self._clock = QElapsedTimer()
        self._clock.start()
        self._timer = single_shot(self, LOOK_MS, self._look)
        self.busy = False
        """True if a move is being made."""
        self._chosen: Chosen | None = None
        self._pace = PACES["normal"]
        self._play: Callable[[Any], object] = lambda _: None
        self._laid: GameSession | None = None
        """Game in which boards were pushed together for the move."""
        self._hurried = False
        self.holds = False
        """True if the clocks stand because a move waits for a person's decision."""

    def reset_clock(self) -> None:
        """Restart the pause, because of an event at the table that people want to see first."""
        self._clock.restart()

    def make(self, chosen: Chosen | None, pace: Pace, play: Callable[[Any], object]) -> None:
        """Make a move; `play` is called with it when the piece, if any, is to be moved."""
        self.busy, self._chosen, self._pace, self._play = True, chosen, pace, play
        self._laid, self._hurried = None, False
        self._look()

    def hurry(self) -> None:
        """Remove all waiting from the move."""
        self._hurried = True
        self._look()

    def cancel(self) -> None:
        """Cancel the move; boards that were pushed for it are pulled apart again."""
        chosen, self._chosen, self.busy = self._chosen, None, False
        # It need not be the game on the table: another may have been laid over it.
        session, self._laid = self._laid, None
        self._timer.stop()
        self._release_clocks()
        if chosen is None or session is None:
            return
        if session.pair == chosen.pushed and session.edits.undoes_here:
            session.undo()

    def _look(self) -> None:
        """Do the next step, if it is time for it."""
        chosen, table, banner = self._chosen, self._window.view.table, self._endings.banner
        if not self.busy or table is None:
            return
        pace = min(self._pace, QUICK) if all_persons_out(table.session) else self._pace
        if not self.is_time(table, pace):
            self._timer.start()
        elif is_deciding(self._window.view) or (banner is not None and banner.rematch.isVisible()):
            if not self.holds:  # a bot that has its move loses no time to a dialog
                self.holds = True
                self._window.clock_holder.hold()
                self.held.emit()
            self._timer.start()
        elif chosen is not None and self._laid is None and self._push(chosen, table.session):
            self._laid = table.session
            self._clock.restart()
            self._timer.start()
        else:
            self.busy, self._chosen, self._laid = False, None, None
            self._release_clocks()
            self._play(chosen)

    def _release_clocks(self) -> None:
        if self.holds:
            self.holds = False
            self._window.clock_holder.release()
            self.held.emit()

    def is_time(self, table: TableScene, pace: Pace) -> bool:
        """Return True if the table is at rest, and has been for long enough at a pace."""
        if table.session.sight is not None and table.fights.playing:
            self._clock.restart()  # other events to see come after that
        past = self._clock.elapsed()
        if table.interaction.pointer.busy and past < 10_000:
            return False
        if self._hurried or not pace.before:
            return True
        banner = self._endings.banner
        falls = banner is not None and banner.isVisible()
        if past < (pace.between if self._laid else pace.before) or (falls and past < pace.fallen):
            return False
        return not (table.animator.busy or table.moments.playing)

    def _push(self, chosen: Chosen, session: GameSession) -> bool:
        """Push the boards of a move, unless that is an action or unseen; return True if it did."""
        pair, is_shown = chosen.pushed, self._pace.before and not self._hurried
        if pair is None or pair == session.pair or not is_shown:
            return False
        if session.position.push_action(pair) is not None:
            return False
        session.push(pair)
        return True

"""Replay of the latest moves: since the player to move last moved, or of one action."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import moves_since
from cfanp_gui.window.workplace import Workplace

STEP_MS = 1000
"""Time for which each move is shown, in milliseconds."""


class Replay(QObject):
    """Replay of a session's latest moves, back to where it was, with the clocks paused.

    Any other move of the cursor ends it: the actions of a person go first.
    """

    def __init__(self, window: Workplace, step_ms: int = STEP_MS) -> None:
        super().__init__(window)
        self._window = window
        self.step_ms = step_ms
        """Time for which each position is shown, in milliseconds."""
        self._shown: GameSession | None = None
        self._ahead: list[Node] = []
        self._stepping, self._clock_ran = False, False
        self._arrived: Callable[[], object] = lambda: None
        self._broken_off: Callable[[], object] = lambda: None
        self._unsubscribe: Unsubscribe = lambda: None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Return True if moves are being shown."""
        return self._shown is not None

    def start(self) -> None:
        """Show the moves since the player to move last moved; say so if there are none."""
        if (session := self._window.session) is None or self.running:
            return
        if nodes := moves_since(session):
            self._begin(session, nodes)
        else:
            self._window.report(self.tr("Nobody has moved since this player's last turn."))

    def show_last(self, arrived: Callable[[], object], broken_off: Callable[[], object]) -> None:
        """Show the action again that led to the cursor, if there is one.

        `arrived` is called when it has been done once more, `broken_off` if something else was done
        first.
        """
        session = self._window.session
        if session is not None and session.node.parent is not None and not self.running:
            self._begin(session, [session.node], arrived, broken_off)

    def _begin(
        self,
        session: GameSession,
        nodes: list[Node],
        arrived: Callable[[], object] = lambda: None,
        broken_off: Callable[[], object] = lambda: None,
    ) -> None:
        """Go back to before some moves, given the latest first, and step through them."""
        before = nodes[-1].parent
        assert before is not None, "the moves begin somewhere"
        self._clock_ran = session.clock_state is ClockState.RUNNING
        session.pause_clock()
        self._shown, self._ahead = session, nodes
        self._arrived, self._broken_off = arrived, broken_off
        self._unsubscribe = session.changed.connect(self._on_change)
        self._go(before)
        self._timer.start(self.step_ms)

    def stop(self) -> None:
        """Go at once to the original position."""
        if self.running and self._ahead:
            self._go(self._ahead[0])
            self._end()
            self._broken_off()

    def _step(self) -> None:
        self._go(self._ahead.pop())
        if not self._ahead:
            self._end()
            self._arrived()

    def _go(self, node: Node) -> None:
        assert self._shown is not None, "it is running"
        self._stepping = True
        try:
            self._shown.visit(node)
        finally:
            self._stepping = False

    def _on_change(self, change: Change) -> None:
        if not self._stepping:
            self._clock_ran = False
            self._end()
            self._broken_off()

    def _end(self) -> None:
        assert self._shown is not None, "it is running"
        session, self._shown, self._ahead = self._shown, None, []
        self._timer.stop()
        self._unsubscribe()
        if self._clock_ran:
            session.resume_clock()

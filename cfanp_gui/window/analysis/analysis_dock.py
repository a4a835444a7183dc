"""A panel about what lies on the table: it follows the session as long as somebody looks."""

from __future__ import annotations

from abc import abstractmethod

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.panels.late_dock import DockHost, LateDock
from cfanp_gui.window.panels.panel_dock import PanelDock


class AnalysisDock(LateDock):
    """Hears what changes on the table, and has it worked out when the table has come to rest.

    A subclass says by `update` what is worked out. It may show at once in `look` what is known
    without, and end in `sleep` what is for nobody while its panel is hidden.
    """

    rest_ms = 60
    """How long the table has to rest, in milliseconds, before something else is worked out."""

    def __init__(self, host: DockHost) -> None:
        super().__init__(host)
        self._table: TableScene | None = None
        self._unsubscribe: list[Unsubscribe] = []
        self._timer = single_shot(self, self.rest_ms, self.update)

    @abstractmethod
    def update(self) -> None:
        """Work out what the panel shows of the table as it is now, if somebody looks."""

    def look(self) -> None:
        """Look at what lies on the table now."""
        if self.panel is not None:
            self._timer.start()

    def look_anew(self) -> None:
        """Look at the table as for the first time: game, names or language may be others."""
        self.look()

    def follow_change(self) -> None:
        """Look at the position the session has come to."""
        self.look()

    def wake(self) -> None:
        """Look at what has changed while the panel was hidden."""
        self.look()

    def sleep(self) -> None:
        """Work no longer for a panel nobody sees."""

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        self._table = table
        self._unsubscribe = self.listen(table.session)
        self.look_anew()

    def listen(self, session: GameSession) -> list[Unsubscribe]:
        """Have a session say what changes; return what ends that."""
        return [
            session.changed.connect(lambda _: self.follow_change()),
            session.names_changed.connect(self.look_anew),
            session.edits.lines_changed.connect(self.look),
        ]

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        super().retranslate()
        if self.panel is not None:
            self.look_anew()

    def keep(self) -> None:
        """Remember whether the panel is shown; nothing is worked out any longer."""
        super().keep()
        self._timer.stop()

    def may_play(self, session: GameSession) -> bool:
        """Return whether a move would be a variation; say so where it would be one of the game."""
        if not (session.cursor.live and session.cursor.follows_game):
            return True
        self._report(
            tr("This would be a move of the game itself: make it at the table if it is meant.")
        )
        return False

    def _load(self) -> PanelDock:
        fresh = self.panel is None
        dock = super()._load()
        if fresh and self.panel is not None:
            self.panel.shown.connect(lambda shown: self.wake() if shown else self.sleep())
        return dock

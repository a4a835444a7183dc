"""The lineage as the window has it: it follows the line on the table as long as it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.table.view import TableView
from cfanp_gui.window.late_dock import LateDock
from cfanp_gui.window.menu_actions import LINEAGE
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.window.analysis.lineage_panel import LineagePanel
    from cfanp_gui.window.analysis.river_view import Picture

_REST_MS = 30
"""How long the table has to rest before the river is drawn anew."""


class LineageActions(LateDock):
    """Shows the panel, and goes to the move that is chosen in it."""

    name = LINEAGE
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    panel: LineagePanel | None

    def __init__(
        self,
        window: QMainWindow,
        view: TableView,
        settings: Settings,
        session: Callable[[], GameSession | None],
        report: Callable[[str], None],
    ) -> None:
        super().__init__(window, view, settings)
        self._session = session
        self._report = report
        self._unsubscribe: list[Unsubscribe] = []
        self._timer = single_shot(self, _REST_MS, self.update)

    def title(self) -> str:
        return tr("Lineage")

    def make_panel(self) -> LineagePanel:
        from cfanp_gui.window.analysis.lineage_panel import LineagePanel

        panel = LineagePanel()
        panel.shown.connect(lambda shown: self.update() if shown else None)
        panel.chosen.connect(self._go_to)
        panel.save_asked.connect(self.save)
        return panel

    def retranslate_panel(self) -> None:
        assert self.panel is not None, "it is there"
        self.panel.retranslate()
        self.panel.river.picture = None  # its words were of another language
        self.update()

    def pane(self) -> QWidget:
        assert self.panel is not None, "it is there"
        return self.panel.list

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        for unsubscribe in self._unsubscribe:
            unsubscribe()
        session = table.session
        self._unsubscribe = [
            session.listen(lambda _: self._timer.start()),
            session.listen_to_rearranging(self._timer.start),
            session.listen_to_names(self._forget),
        ]
        self._forget()

    def keep(self) -> None:
        """Remember whether the panel is shown; nothing is drawn any longer."""
        super().keep()
        self._timer.stop()

    def _forget(self) -> None:
        """Draw everything anew, for names or the whole game may be others."""
        if self.panel is not None:
            self.panel.river.picture = None
            self._timer.start()

    def update(self) -> None:
        """Draw the line on the table, if somebody looks."""
        panel = self.panel
        if panel is None or not panel.isVisible():
            return
        session = self._session()
        if session is None:
            panel.show_picture(None, tr("No game on the table."))
            return
        picture = self._picture(session)
        if picture is None:
            panel.show_picture(
                None, tr("In this game armies are not told apart: there is no lineage to show.")
            )
            return
        panel.show_picture(picture)

    def _picture(self, session: GameSession) -> Picture | None:
        """Return what is to be drawn; of the same line only the place on it is another."""
        from cfanp_gui.insight.lineage import lineage
        from cfanp_gui.insight.river import river
        from cfanp_gui.window.analysis.lineage_words import LineageWords
        from cfanp_gui.window.analysis.river_view import Picture

        assert self.panel is not None, "it is there"
        nodes = session.line()
        before = self.panel.river.picture
        if before is not None and before.words.nodes == nodes:
            return before._replace(at=nodes.index(session.node))
        told = lineage(nodes, session.game.piece_types)
        if told is None:
            return None
        words = LineageWords(session, nodes, told)
        return Picture(words, river(told), nodes.index(session.node))

    def _go_to(self, at: int) -> None:
        """Go to a position of the line that is drawn."""
        session = self._session()
        picture = None if self.panel is None else self.panel.river.picture
        if session is not None and picture is not None:
            session.visit(picture.words.nodes[at])

    def save(self) -> None:
        """Ask for a name and save the river as SVG there."""
        from cfanp_gui.record.files import replace_file
        from cfanp_gui.window.files.save_name import ask_save_name

        panel = self.panel
        if panel is None or panel.river.picture is None:
            return
        kinds = [(tr("SVG picture"), ".svg")]
        path = ask_save_name(
            self._window, self._settings, tr("Save the lineage"), tr("lineage"), kinds
        )
        if path is None:
            return
        try:
            replace_file(path, panel.river.svg())
        except OSError as problem:
            self._report(
                tr("“{file}” could not be written: {reason}.").format(
                    file=path.name, reason=problem.strerror
                )
            )
            return
        self._report(tr("Saved as “{file}”.").format(file=path.name))

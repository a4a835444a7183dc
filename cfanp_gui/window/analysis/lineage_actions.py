"""The lineage as the window has it: it follows the line on the table as long as it is shown."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cfanp_gui.core.text import one_line
from cfanp_gui.insight.lineage import lineage
from cfanp_gui.insight.river import river
from cfanp_gui.record.files import replace_file
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.lineage_panel import LineagePanel
from cfanp_gui.window.analysis.lineage_words import LineageWords
from cfanp_gui.window.analysis.river_view import Picture
from cfanp_gui.window.files import file_words
from cfanp_gui.window.files.save_name import ask_save_name
from cfanp_gui.window.menu_actions import LINEAGE
from cfanp_gui.window.panels.late_dock import LateDock


class LineageActions(LateDock[LineagePanel]):
    """Shows the panel, and goes to the move that is chosen in it."""

    name = LINEAGE
    area = Qt.DockWidgetArea.BottomDockWidgetArea
    least_width = 140  # between panels at both sides a small screen has no more
    rest_ms = 30

    def title(self) -> str:
        return tr("Lineage")

    def make_panel(self) -> LineagePanel:
        panel = LineagePanel()
        panel.chosen.connect(self._go_to)
        panel.save_asked.connect(self.save)
        return panel

    def look_anew(self) -> None:
        """Draw everything anew: its words are those of another game, name or language."""
        if self.is_made:
            self.panel.river.picture = None
        super().look_anew()

    def wake(self) -> None:
        """Draw at once, lest there is an empty picture first."""
        self.update()

    def update(self) -> None:
        """Draw the line on the table, if somebody looks."""
        if not self.is_seen:
            return
        session = self._session()
        picture = None if session is None else self._picture(session)
        if session is None:
            self.panel.show_picture(None, tr("No game on the table."))
        elif picture is None:
            self.panel.show_picture(
                None, tr("In this game armies are not told apart: there is no lineage to show.")
            )
        else:
            self.panel.show_picture(picture)

    def _picture(self, session: GameSession) -> Picture | None:
        """Return what is to be drawn; of the same line only the place on it is another."""
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
        session, picture = self._session(), self.panel.river.picture
        if session is not None and picture is not None:
            session.visit(picture.words.nodes[at])

    def save(self) -> None:
        """Ask for a name and save the river as SVG there."""
        if self.panel.river.picture is None:
            return
        kinds = [(tr("SVG picture"), ".svg")]
        path = ask_save_name(
            self._window, self._settings, tr("Save the lineage"), tr("lineage"), kinds
        )
        if path is None:
            return
        try:
            replace_file(path, self.panel.river.svg())
        except (OSError, RecordError) as problem:
            self._report(
                tr("“{file}” could not be written: {reason}.").format(
                    file=one_line(path.name), reason=file_words.reason(problem)
                )
            )
            return
        self._report(tr("Saved as “{file}”.").format(file=one_line(path.name)))

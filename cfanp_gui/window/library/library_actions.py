"""The panel of games as the window has it: what is opened from it, and what is on the table."""

from __future__ import annotations

from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.menu_actions import GAMES
from cfanp_gui.window.panels.late_dock import DockHost, LateDock


class LibraryActions(LateDock[GamesPanel]):
    """Shows the panel of games, and opens what is chosen there; the list stays beside it."""

    name = GAMES

    def __init__(self, host: DockHost, documents: Documents) -> None:
        super().__init__(host)
        self._documents = documents
        documents.file_changed.connect(self._mark)

    def title(self) -> str:
        return tr("Games")

    def make_panel(self) -> GamesPanel:
        panel = GamesPanel(self._settings)
        panel.game_chosen.connect(self._documents.open_one)
        panel.model.mark_open(self._documents.source)
        return panel

    def follow_table(self, table: TableScene) -> None:
        """The list is about files; which of their games is on the table the documents say."""

    def _mark(self) -> None:
        """Mark the game that is on the table now."""
        if self.is_made:
            self.panel.model.mark_open(self._documents.source)

"""The panel of games as the window has it: what is opened from it, and what is on the table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.menu_actions import GAMES
from cfanp_gui.window.panels.late_dock import DockHost, LateDock

if TYPE_CHECKING:
    from cfanp_gui.window.library.games_panel import GamesPanel


class LibraryActions(LateDock):
    """Shows the panel of games, and opens what is chosen there; the list stays beside it."""

    name = GAMES
    panel: GamesPanel | None

    def __init__(self, host: DockHost, documents: Documents) -> None:
        super().__init__(host)
        self._documents = documents
        documents.file_changed.connect(self._mark)

    def title(self) -> str:
        return tr("Games")

    def make_panel(self) -> GamesPanel:
        from cfanp_gui.window.library.games_panel import GamesPanel

        panel = GamesPanel(self._settings)
        panel.game_chosen.connect(self._open)
        panel.model.mark_open(self._documents.source)
        return panel

    def _open(self, path: Path, number: int) -> None:
        self._documents.open_one(path, number)

    def _mark(self) -> None:
        """Mark the game that is on the table now."""
        if self.panel is not None:
            self.panel.model.mark_open(self._documents.source)

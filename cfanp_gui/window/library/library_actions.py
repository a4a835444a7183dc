"""Panel of games beside the table: a game chosen there is opened and played here."""

from functools import partial

from cfanp_gui.library.game_index import Found
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.menu_actions import GAMES
from cfanp_gui.window.panels.panel_controller import PanelController
from cfanp_gui.window.workplace import Workplace


class LibraryActions(PanelController[GamesPanel]):
    """Controller that shows the panel of games, and opens the chosen game beside it."""

    name = GAMES
    analyses = False

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._documents = window.documents
        window.documents.file_changed.connect(self._mark)
        window.documents.saved.connect(self._read_saved)

    def title(self) -> str:
        return tr("Games")

    def make_panel(self) -> GamesPanel:
        panel = GamesPanel(self._settings, self._documents.games_index)
        panel.game_chosen.connect(self._open)
        panel.explorer.turn_chosen.connect(self._play)
        panel.told.connect(self._window.announce)
        panel.model.mark_open(self._documents.source)
        return panel

    def follow_table(self, table: TableScene | None) -> None:
        super().follow_table(table)
        if table is None and self.is_made:
            self.panel.show_table(None)

    def update(self) -> None:
        session = self._window.session
        if self.is_seen and session is not None:
            self.panel.show_table((session.match.game, session.position))

    def _open(self, game: Found) -> None:
        """Put a game on the table, at the position that was searched for."""
        entry, ply = game
        session = self._window.session
        if self._documents.source == (entry.path, entry.number) and session is not None:
            if ply is not None:
                line = session.root.line()
                session.visit(line[min(ply, len(line) - 1)])
            return
        find_place = partial(self.panel.place_of, entry)
        self._window.opened_files.open_one(entry.path, entry.number, ply, find_place)

    def _play(self, turn: str) -> None:
        """Play a turn of the explorer, as far as it is legal here."""
        if (session := self._window.session) is None or not self.may_play(session):
            return
        for text in turn.split():
            if (refusal := session.propose(session.match.game.parse_action(text))) is not None:
                self._window.report(translated(refusal.sentence))
                return

    def _mark(self) -> None:
        if self.is_made:
            self.panel.model.mark_open(self._documents.source)

    def _read_saved(self) -> None:
        if self.is_seen:
            self.panel.refresh()

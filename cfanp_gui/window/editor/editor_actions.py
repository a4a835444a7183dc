"""Commands of the position editor: to edit the position on the table, play it, or analyse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.seeing import OFF_WHILE_HIDDEN
from cfanp_gui.table.board_themes import dressed
from cfanp_gui.table.translate import translated
from cfanp_gui.window.editor.position_editor import PositionEditor
from cfanp_gui.window.editor.position_line import not_editable
from cfanp_gui.window.start.set_up_actions import SetUpActions
from cfanp_gui.window.widgets.style import theme_named
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.core.editing import Editing
    from cfanp_gui.core.game import Game
    from cfanp_gui.session.position_texts import GivenPosition


class EditorActions(QObject):
    """Commands that open the position editor, and carry out what is chosen in it."""

    def __init__(self, window: Workplace, set_up_actions: SetUpActions) -> None:
        super().__init__(window)
        self._window, self._set_up_actions = window, set_up_actions
        self._documents, self._settings = window.documents, window.settings

    def edit_position(self) -> None:
        """Open the position editor with the position on the table."""
        session = self._documents.session
        if session is not None and session.viewer is not None:
            self._window.report_failure(translated(OFF_WHILE_HIDDEN))
            return
        game = default_game() if session is None else session.game
        players = max(game.player_counts[0], 3)
        position = game.initial(players, game.as_seated) if session is None else session.position
        editing = game.editing(position)
        if editing is None:
            self._window.report_failure(not_editable(game))
            return
        self.edit(game, editing)

    def edit(self, game: Game, editing: Editing, sentence: str = "") -> None:
        """Open the editor with a position and a sentence about it; then play or analyse it."""
        session, preferences = self._documents.session, self._settings.preferences()
        colours = session.match.colours if session else ()
        dark = theme_named(preferences.theme).dark
        theme = dressed(dark, preferences.board, preferences.surface)
        look = theme, preferences.pieces, colours, preferences.signs
        editor = PositionEditor(self._window, game, editing, *look)

        def play(given: GivenPosition) -> bool:
            return self._set_up_actions.begin_at(given, editor)

        def analyse(given: GivenPosition) -> bool:
            if not self._window.may_leave_game():
                return False
            self._documents.begin_given(given, analysed=True)
            self._window.analysed.emit()
            return True

        def prove() -> None:
            from cfanp_gui.window.puzzles.proof_dialog import ProofDialog

            ProofDialog(editor, self._settings, editor.draft.given()).ask()

        editor.puzzle.clicked.connect(prove)
        if sentence:
            editor.position_line.say(sentence)
        with self._window.clock_holder.held():
            editor.run(play, analyse)

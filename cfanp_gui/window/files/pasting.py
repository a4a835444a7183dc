"""Text pasted or dragged into a window: games, positions, lines of moves."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QGuiApplication

from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.files.documents import Documents


class Pasting:
    """Handler that puts a text on the table, or into an analysis after the move shown."""

    def __init__(
        self, documents: Documents, analysis: AnalysisActions, say: Callable[[str], None]
    ) -> None:
        """`analysis` pastes lines of moves, `say` shows one plain sentence."""
        self._documents, self._analysis, self._say = documents, analysis, say

    def paste(self) -> None:
        """Put the content of the clipboard on the table, or lines of moves into the analysis."""
        from cfanp_gui.session.pasted_text import are_positions, has_tags

        text, session = QGuiApplication.clipboard().text(), self._documents.session
        takes_lines = session is not None and session.takes_notes
        if takes_lines and not (has_tags(text) or are_positions(text)):
            self._analysis.paste_line()
        elif text.strip():
            self._documents.open_text(text)
        else:
            self._say(tr("There is no text on the clipboard."))

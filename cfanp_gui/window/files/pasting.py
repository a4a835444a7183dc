"""Text pasted or dragged into a window: games, positions, lines of moves."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication

from cfanp_gui.table.translate import tr
from cfanp_gui.window.analysis.analysis_actions import AnalysisActions
from cfanp_gui.window.workplace import Workplace


class Pasting:
    """Handler that puts a text on the table, or into an analysis after the move shown."""

    def __init__(self, window: Workplace, analysis: AnalysisActions) -> None:
        """`analysis` pastes lines of moves."""
        self._window, self._analysis = window, analysis

    def paste(self) -> None:
        """Put the content of the clipboard on the table, or lines of moves into the analysis."""
        from cfanp_gui.session.pasted_text import are_positions, has_tags

        text, session = QGuiApplication.clipboard().text(), self._window.session
        takes_lines = session is not None and session.takes_notes
        if takes_lines and not (has_tags(text) or are_positions(text)):
            self._analysis.paste_line()
        elif text.strip():
            self._window.opened_files.open_text(text)
        else:
            self._window.report(tr("There is no text on the clipboard."))

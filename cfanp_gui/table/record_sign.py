"""A sign below the table that what lies there is not the game as it stands now."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.toast import STRIP, Toast


class RecordSign(QPushButton):
    """Lies in the strip for sentences, behind them; a click leads back to the game."""

    def __init__(self, over: QWidget, toast: Toast) -> None:
        super().__init__(over)
        self._over, self._toast = over, toast
        self._wanted = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        toast.changed.connect(self.settle)

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours, the right way round: it is no sentence that passes."""
        self.setStyleSheet(
            f"background: {theme.plate.name()}; color: {theme.text.name()};"
            f"border: 2px solid {theme.soft_text.name()}; border-radius: 10px; padding: 5px 14px;"
        )

    def follow(self, session: GameSession | None) -> None:
        """Say whether the cursor is elsewhere than where the game goes on."""
        node = None if session is None else session.node
        self._wanted = (
            session is not None
            and not session.analysing
            and session.cursor.undone_to is None
            and session.cursor.to_game() is not node
        )
        if self._wanted and node is not None:
            self.setText(
                self.tr("An earlier position: back to the game")
                if node.on_main_line
                else self.tr("A variation: back to the game")
            )
        self.settle()

    def settle(self) -> None:
        """Lie in the middle of the strip, as long as no sentence does."""
        self.setVisible(self._wanted and self._toast.isHidden())
        self.adjustSize()
        self.move(
            (self._over.width() - self.width()) // 2,
            self._over.height() - (STRIP + self.height()) // 2,
        )

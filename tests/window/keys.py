"""Two hands on a keyboard at a window, and nothing else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow


class Keys:
    """Presses keys and types lines where the keyboard is."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot = qtbot
        self.window = window
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    def press(self, *keys: Qt.Key) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            self.bot.keyClick(self._focus(), key)

    def control(self, key: Qt.Key) -> None:
        """Press a key with Ctrl held."""
        self.bot.keyClick(self._focus(), key, Qt.KeyboardModifier.ControlModifier)

    def type(self, text: str) -> None:
        """Type a line after a slash, and enter it."""
        self.bot.keyClick(self._focus(), Qt.Key.Key_Slash)
        self.bot.waitUntil(self.window.command_controller.line.isVisible)
        self.bot.keyClicks(self._focus(), text)
        self.press(Qt.Key.Key_Return)

    def _focus(self) -> QWidget:
        if not self.window.isActiveWindow():
            # Without a window manager nobody gives it back after a dialog.
            self.window.activateWindow()
            self.bot.waitUntil(self.window.isActiveWindow)
        return QApplication.focusWidget() or self.window.view

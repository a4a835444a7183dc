"""A game from set-up to mate with keys alone, in the real window.

More of it is told in `scenarios/keyboard.txt`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.session.play import pushed, square_named

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


class Keys:
    """Two hands on a keyboard, and nothing else."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot = qtbot
        self.window = window
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)

    @property
    def session(self) -> GameSession:
        """Return the game on the table."""
        session = self.window.documents.session
        assert session is not None
        return pushed(session)

    def press(self, *keys: Qt.Key) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            self.bot.keyClick(self._focus(), key)

    def control(self, key: Qt.Key) -> None:
        """Press a key with Ctrl held."""
        self.bot.keyClick(self._focus(), key, CONTROL)

    def type(self, text: str) -> None:
        """Type a line after a slash, and enter it."""
        self.bot.keyClick(self._focus(), Key.Key_Slash)
        self.bot.waitUntil(self.window.command_controller.line.isVisible)
        self.bot.keyClicks(self._focus(), text)
        self.press(Key.Key_Return)

    def walk(self, goal: str) -> None:
        """Walk the cursor to a square with arrows, as the eye sees them."""
        table, view = self.window.view.table, self.window.view
        assert table is not None
        for _ in range(60):
            if table.keyboard.square == square_named(goal):
                return
            if table.keyboard.square is None:
                self.press(Key.Key_Tab)
                continue
            off = view.mapFromScene(table.centre_of(square_named(goal))) - view.mapFromScene(
                table.centre_of(table.keyboard.square)
            )
            if abs(off.x()) > abs(off.y()):
                self.press(Key.Key_Right if off.x() > 0 else Key.Key_Left)
            else:
                self.press(Key.Key_Down if off.y() > 0 else Key.Key_Up)
        raise AssertionError(f"the cursor did not come to {goal}")

    def move(self, origin: str, target: str) -> None:
        """Pick a piece up and put it down, walking there."""
        self.walk(origin)
        self.press(Key.Key_Return)
        self.walk(target)
        self.press(Key.Key_Return)

    def in_dialog(self, dialog_type: type[QWidget], *keys: Qt.Key | str) -> None:
        """Press keys in the dialog that the next key opens."""

        def answer() -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None or not dialog.isActiveWindow():
                QTimer.singleShot(50, answer)
                return
            if not isinstance(dialog, dialog_type):
                dialog.close()  # or the test would wait for it for ever
            assert isinstance(dialog, dialog_type)
            for key in keys:
                target = QApplication.focusWidget() or dialog
                if isinstance(key, str):
                    self.bot.keyClicks(target, key)
                else:
                    self.bot.keyClick(target, key)

        QTimer.singleShot(50, answer)

    def _focus(self) -> QWidget:
        if not self.window.isActiveWindow():
            # Without a window manager nobody gives it back after a dialog.
            self.window.activateWindow()
            self.bot.waitUntil(self.window.isActiveWindow)
        return QApplication.focusWidget() or self.window.view


def test_a_game_from_set_up_to_mate_and_saving(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = Keys(qtbot, window)
    keys.in_dialog(SetupDialog, "2", Key.Key_Return)
    keys.control(Key.Key_N)
    assert keys.session.match.seats
    assert len(keys.session.match.seats) == 2
    keys.move("Af2", "Af3")
    assert keys.session.node.ply == 1
    keys.type("e5")
    assert keys.session.node.ply == 2
    keys.control(Key.Key_Z)
    assert keys.session.node.ply == 1
    keys.control(Key.Key_Y)
    assert keys.session.node.ply == 2
    keys.type("AB:g2g4")
    keys.type("nonsense")
    assert window.command_controller.line.isVisible()
    keys.press(Key.Key_Escape)
    assert not window.command_controller.line.isVisible()
    keys.move("Be1", "Ah4")
    assert keys.session.outcome is not None
    assert keys.session.outcome.players == (2,)
    path = tmp_path / "keys.cpgn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))
    keys.control(Key.Key_S)
    (game,) = cpgn.load(path, find_game)
    assert len(game.moves) == 4

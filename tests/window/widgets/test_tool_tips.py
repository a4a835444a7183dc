"""Every button beside the table says what it does and by which keys that is done too."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QPushButton
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.widgets.dock_frames import keys_of, set_key_tip, with_keys
from tests.session.play import a_match


def test_keys_stand_behind_the_words(qtbot: QtBot) -> None:
    action = QAction("Save & &close…")
    button = QPushButton()
    qtbot.addWidget(button)
    assert (keys_of(action), with_keys("Save", action)) == ("", "Save")
    action.setShortcut("Ctrl+S")
    set_key_tip(button, action)
    assert button.toolTip().endswith("(Ctrl+S)")
    assert "…" not in button.toolTip()


def test_every_button_of_the_window_has_a_tip(window: MainWindow) -> None:
    window.documents.begin(a_match(4))
    tips = {
        button.objectName() or button.text(): button.toolTip()
        for button in window.findChildren(QAbstractButton) if button.isVisible()
    }  # fmt: skip
    assert len(tips) >= 7
    assert [name for name, tip in tips.items() if not tip] == []
    assert window.order_panel.end_turn.toolTip() == "End turn or pass (Ctrl+Return)"
    assert [button.toolTip() for button in window.moves_panel.steps] == [
        "To the start (Home)",
        "Undo (Ctrl+Z)",
        f"Redo ({keys_of(window.commands['redo'])})",  # systems differ
        "To the end (End)",
    ]
    assert sum("(F9)" in tip or "(F10)" in tip for tip in
               (one.toolTip() for one in window.findChildren(QAbstractButton))) == 2  # fmt: skip


def test_tips_speak_another_language(
    qtbot: QtBot, window: MainWindow, speak: Callable[[str], None]
) -> None:
    speak("de")
    qtbot.waitUntil(lambda: "beenden" in window.order_panel.end_turn.toolTip())
    assert window.moves_panel.steps[1].toolTip() == "Zurück (Strg+Z)"

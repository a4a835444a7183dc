"""A window with folders of its own, and messages that are answered instead of shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.bots.notices import SlowNotice
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves import moves_model
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import current, install
from cfanp_gui.window.services.settings import Settings


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    """Use English as people see it, and again when a test used another language."""
    if current() != "en" or qapp.property("language") is None:
        install(qapp, "en")
    yield
    if current() != "en":
        install(qapp, "en")


@pytest.fixture(autouse=True)
def _unslowed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have what is said once per start said already, whichever test is the first with bots."""
    monkeypatch.setattr(SlowNotice, "is_over", True)


@dataclass
class Messages:
    """What was asked or shown in boxes, and the answer given."""

    shown: list[str] = field(default_factory=list)
    answer: QMessageBox.StandardButton = QMessageBox.StandardButton.Cancel

    def __call__(self, *args: object, **_: object) -> QMessageBox.StandardButton:
        self.shown.append(str(args[2]))
        return self.answer


@pytest.fixture
def speak(qapp: QApplication) -> Callable[[str], None]:
    """Return what sets another language until the test is over."""

    def speak(language: str) -> None:
        install(qapp, language)

    return speak


@pytest.fixture
def folded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have all variations folded at first, also the short ones that tests play."""
    monkeypatch.setattr(moves_model, "SHORT", 0)


@pytest.fixture
def app_dirs(tmp_path: Path) -> AppDirs:
    return AppDirs.below(tmp_path / "home")


@pytest.fixture
def settings(app_dirs: AppDirs) -> Settings:
    return Settings(app_dirs.settings)


@pytest.fixture
def documents(app_dirs: AppDirs, settings: Settings) -> Documents:
    return Documents(app_dirs, settings)


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Messages:
    messages = Messages()
    monkeypatch.setattr("cfanp_gui.window.play.game_dialogs.message", messages)
    return messages


def shown_window(
    qtbot: QtBot, documents: Documents, settings: Settings, messages: Messages
) -> MainWindow:
    """Return a window on the screen, in which nothing glides; it closes with the test."""
    window = MainWindow(documents, settings)
    window.animator.reduced = True

    def leave(_: QWidget) -> None:
        messages.answer = QMessageBox.StandardButton.Discard

    qtbot.addWidget(window, before_close_func=leave)
    window.show()
    assert window.context_menus  # the program makes them after its first picture
    return window


@pytest.fixture
def window(
    qtbot: QtBot, documents: Documents, settings: Settings, messages: Messages
) -> MainWindow:
    return shown_window(qtbot, documents, settings, messages)

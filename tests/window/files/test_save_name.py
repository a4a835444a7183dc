"""Under which name something is saved: with a suffix, and never over a file unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.files.file_words import ask_save_name
from cfanp_gui.window.services.settings import Settings
from tests.window.conftest import Messages

KINDS = [("PNG picture", ".png"), ("SVG picture", ".svg")]


@pytest.fixture
def ask(qtbot: QtBot, settings: Settings, messages: Messages, monkeypatch: pytest.MonkeyPatch):  # type: ignore[no-untyped-def]
    """Return what asks, and is answered with a name and a kind."""
    window = QWidget()
    qtbot.addWidget(window)
    assert messages.shown == []

    def ask(name: str, kind: str = "") -> Path | None:
        monkeypatch.setattr(
            "PySide6.QtWidgets.QFileDialog.getSaveFileName", lambda *_: (name, kind)
        )
        return ask_save_name(window, settings, "Save", "picture", KINDS)

    return ask


def test_a_name_gets_the_suffix_of_its_kind(ask, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    assert ask("") is None
    assert ask(str(tmp_path / "a")) == tmp_path / "a.png"
    assert ask(str(tmp_path / "a.b"), "SVG picture (*.svg)") == tmp_path / "a.b.svg"
    assert ask(str(tmp_path / "a.SVG"), "PNG picture (*.png)") == tmp_path / "a.SVG"


def test_a_file_is_replaced_when_a_person_says_so(  # type: ignore[no-untyped-def]
    ask, tmp_path: Path, messages: Messages, settings: Settings
) -> None:
    (tmp_path / "a.png").touch()
    assert ask(str(tmp_path / "a")) is None
    assert messages.shown == ["There is a file “a.png” already. Replace it?"]
    assert settings.folder() != tmp_path
    messages.answer = QMessageBox.StandardButton.Save
    assert ask(str(tmp_path / "a")) == tmp_path / "a.png"
    assert settings.folder() == tmp_path

"""Base games from a person's own file, in the window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.table.layers.piece_art import USUAL_ART
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start.game_choice import GameChoice
from tests.record.test_base_games import TINY
from tests.window.conftest import Messages


def add(window: MainWindow, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Choose the command of the menu, and the file."""
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    window.commands["add games"].trigger()


def test_games_of_a_file_are_added_and_offered(
    qtbot: QtBot,
    window: MainWindow,
    messages: Messages,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "<b>mine.ini"
    path.write_text(f"{TINY}\n[other:nothing]\n", encoding="utf-8")
    add(window, path, monkeypatch)
    (message,) = messages.shown
    assert message.startswith("1 game")
    assert "[other]" in message
    choice = GameChoice(None, USUAL_ART, "Chess")
    qtbot.addWidget(choice)
    assert str(BASE_GAMES.find("tiny").name) in choice.names()
    assert "other" in choice.names(), "with its reason"
    assert BASE_GAMES.find("tiny").key == "tiny"


def test_a_file_without_games_is_refused_in_a_sentence(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nothing.ini"
    path.write_text("[other:nothing]\n", encoding="utf-8")
    failed: list[str] = []
    window.documents.failed.connect(failed.append)
    add(window, path, monkeypatch)
    assert len(failed) == 1
    assert failed[0].startswith("No games were added from “nothing.ini”: ")
    assert "its parent “nothing” is not known" in failed[0]
    assert "tiny" not in [game.key for game in BASE_GAMES]

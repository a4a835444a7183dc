"""Puzzles of a person's own: proved, cooked, cancelled and saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.puzzles.proof_dialog import ProofDialog
from cfanp_gui.window.services.settings import Settings
from tests.window.puzzles.solving import puzzle_of

COOKED = """
puzzle: cooked
game: cfanp
position: 8/8/8/Ra3Ka2Ra|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1
asked: a mates in 1
solution: AB:a1a8
"""


def dialog_of(qtbot: QtBot, settings: Settings, text: str = "") -> ProofDialog:
    puzzle = puzzle_of(text) if text else puzzle_of()
    options = {**puzzle.game.as_seated, **puzzle.options}
    given = GivenPosition(puzzle.game, puzzle.position_text, options, puzzle.position)
    dialog = ProofDialog(None, settings, given)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def ask(qtbot: QtBot, dialog: ProofDialog, line: str) -> None:
    dialog.line.selectAll()
    qtbot.keyClicks(dialog.line, line)
    qtbot.mouseClick(dialog.prove, Qt.MouseButton.LeftButton)


def prove(qtbot: QtBot, dialog: ProofDialog, line: str) -> str:
    ask(qtbot, dialog, line)
    qtbot.waitUntil(lambda: dialog._search is None, timeout=20000)
    return dialog.verdict.text()


def test_what_is_sound_is_saved_and_added(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = dialog_of(qtbot, settings)
    assert dialog.line.text() == "a mates in 1"
    assert not dialog.save.isEnabled()
    assert prove(qtbot, dialog, "a mates in 1") == "Sound: the only solution is AB:a1a8."
    path = tmp_path / "own.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    [saved] = puzzle_file.load(path)
    assert saved.solution == ("AB:a1a8",)
    assert "mate" in saved.themes
    assert dialog.verdict.text().startswith("Saved in own.txt, which has 1 puzzle")
    path.write_text(puzzle_file.write(puzzle_of()) + "\n" + path.read_text())
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert len(puzzle_file.load(path)) == 2
    path.write_text("nonsense")
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert dialog.verdict.text().startswith("The puzzle was not saved: own.txt: line 1")
    assert path.read_text() == "nonsense"


def test_what_is_cooked_or_has_no_solution_is_said(qtbot: QtBot, settings: Settings) -> None:
    dialog = dialog_of(qtbot, settings, COOKED)
    assert prove(qtbot, dialog, "a mates in 1").startswith("Cooked: ")
    assert not dialog.save.isEnabled()
    assert prove(qtbot, dialog, "a takes two armies").startswith("No solution")
    ask(qtbot, dialog, "a dances")
    assert dialog.verdict.text().startswith("This cannot be asked: “a dances” is nothing")
    ask(qtbot, dialog, "b mates in 1")
    assert "“b” is not to move" in dialog.verdict.text()


def test_a_proof_can_be_cancelled(qtbot: QtBot, settings: Settings) -> None:
    dialog = dialog_of(qtbot, settings)
    ask(qtbot, dialog, "a mates in 9")
    search = dialog._search
    assert search is not None
    assert dialog.stop.isEnabled()
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    assert dialog.verdict.text() == "The proof was cancelled."
    assert search.is_stopped()
    assert dialog.prove.isEnabled()


def test_the_editor_asks_for_a_proof(window: MainWindow, qtbot: QtBot) -> None:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from cfanp_gui.window.editor.position_editor import PositionEditor

    seen: list[str] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ProofDialog)
        seen.append(dialog.line.text())
        dialog.close_button.click()

    def press() -> None:
        editor = QApplication.activeModalWidget()
        assert isinstance(editor, PositionEditor)
        QTimer.singleShot(100, look)
        qtbot.mouseClick(editor.puzzle, Qt.MouseButton.LeftButton)
        editor.reject()

    QTimer.singleShot(300, press)
    window.commands["edit"].trigger()
    assert seen == ["a mates in 1"]

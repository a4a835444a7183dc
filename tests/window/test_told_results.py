"""A game that is over because its record says so, in the window."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow

RESIGNED = '[White "Anna"]\n[Black "Ben"]\n[Result "0-1"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n'


def status(window: MainWindow) -> str:
    """Return where the game stands, as the panel beside the table says it."""
    presenter = window.order_panel.model.presenter
    assert presenter is not None
    return presenter.status()


def test_it_shows_its_result_and_offers_nothing_that_ends_it(
    qtbot: QtBot, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "resigned.pgn"
    path.write_text(RESIGNED)
    with qtbot.waitSignal(window.documents.session_changed):
        window.documents.open(path)
    QApplication.processEvents()
    table, commands = window.view.table, window.commands
    assert table is not None
    plates = [plate.text for item in table.boards.values() for plate in item.plates.values()]
    assert {(one.title, one.note, one.turn) for one in plates} == {
        ("Anna", "lost", False), ("Ben", "won", False),
    }  # fmt: skip
    told = "Ben wins: the record says so."
    assert status(window) == told
    assert window.view.sentence == told
    assert window.windowTitle().startswith("resigned.pgn (0-1)")
    for name in ("resign", "draw", "end turn", "substitute", "hint"):
        assert not commands[name].isEnabled(), name
    assert commands["result"].isVisible()
    commands["undo"].trigger()
    assert status(window) == "Ben to move"
    assert window.windowTitle().startswith("resigned.pgn (0-1)")
    commands["redo"].trigger()
    commands["analyse"].trigger()
    session = window.documents.session
    assert session is not None
    assert session.outcome is None, "an analysis goes on from there"

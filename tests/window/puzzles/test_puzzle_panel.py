"""The page of a puzzle."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.window.puzzles.puzzle_panel import PuzzlePanel


def test_what_it_is_about_is_told_in_the_end_alone(qtbot: QtBot) -> None:
    panel = PuzzlePanel()
    qtbot.addWidget(panel)
    panel.retranslate()
    panel.show_puzzle("Puzzle 7", "cfanp-7", "Army a mates in this turn.", "Army a is to move.")
    assert panel.themes.isHidden()
    assert panel.panes == [panel.hint]
    panel.show_end("Solved.", "Themes: Drops")
    assert not panel.themes.isHidden()
    assert panel.panes == [panel.next]
    assert panel.solution.isHidden()
    panel.show_puzzle("Puzzle 8", "cfanp-8", "Army b mates in this turn.", "Army b is to move.")
    assert panel.themes.isHidden()
    assert panel.verdict.isHidden()

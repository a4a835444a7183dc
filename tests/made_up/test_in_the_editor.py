"""Positions of the made-up game are set up with the mouse, the keys and a line of text."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Game
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games import registry
from cfanp_gui.window.editor.position_editor import editable_games
from tests.core.editing import edited, start
from tests.made_up import TwoOddBoards
from tests.made_up.entries import ENTRIES
from tests.made_up.test_at_the_table import square
from tests.window.conftest import Messages, messages
from tests.window.editor.workbench import RIGHT, Workbench

__all__ = ["messages"]


@pytest.fixture
def bench(qtbot: QtBot, messages: Messages, odd: Game) -> Workbench:
    """An editor at the start of the made-up game."""
    messages.answer = QMessageBox.StandardButton.Discard
    bench = Workbench(qtbot, messages)
    bench.begin(odd.key, 4)
    return bench


def test_pieces_are_put_carried_and_removed(bench: Workbench) -> None:
    bench.click(square("1:a1"), RIGHT)
    bench.stroke(square("1:b1"), square("2:b9"))
    bench.choose("Z", army=1)
    bench.stroke(square("1:a3"), square("1:d3"))
    found = bench.pieces
    assert square("1:a1") not in found
    assert found[square("2:b9")] == Piece("Z", 0)
    assert found[square("1:c3")] == Piece("Z", 1)
    assert [problem.sentence for problem in bench.editing.problems()] == [
        "pieces: Black has more than 17"
    ]
    assert bench.editor.problem_list.list.count() == 1
    assert not bench.editor.play.isEnabled()


def test_keys_and_plates_and_the_form_work(bench: Workbench) -> None:
    bench.keys(Qt.Key.Key_Delete)
    assert len(bench.pieces) == 33
    bench.keys("z")
    assert len(bench.pieces) == 34
    at = bench.plate(3)
    bench.press(at)
    bench.release(at)
    assert bench.editor.palette_box.army.label == "b"
    turn = bench.editor.form.controls["1"]
    assert isinstance(turn, QComboBox)
    turn.setCurrentIndex(1)
    assert bench.editing.to_text().endswith(" w|b")
    assert not bench.editor.more.isEnabled()
    assert not bench.editor.less.isEnabled()


def test_a_line_of_text_is_taken(bench: Workbench, odd: Game) -> None:
    bench.type_line("a1w|c26b b|w")
    assert bench.pieces == {square("1:a1"): Piece("Z", 0), square("2:c26"): Piece("Z", 1)}
    assert bench.editor.draft.game is odd
    bench.type_line("a99w|- b|w")
    assert "board 1 has no square a99" in bench.editor.position_line.sentence.text()
    assert len(bench.pieces) == 2


def test_it_is_one_of_the_games_that_are_offered(odd: Game) -> None:
    assert odd in editable_games()


class NotEdited(TwoOddBoards):
    """The game, which says nothing of how it is set up."""

    editing = Game.editing


def test_a_game_that_says_nothing_of_it_is_not_offered(odd: Game) -> None:
    registry.ENTRIES.append(ENTRIES[0]._replace(key="not-edited", path=f"{__name__}:NotEdited"))
    try:
        assert [one for one in editable_games() if isinstance(one, TwoOddBoards)] == [odd]
    finally:
        registry.ENTRIES.pop()


def test_whatever_is_edited_is_shown(bench: Workbench, odd: Game) -> None:
    chance = random.Random(3)
    editing = start(odd, 4)
    for _ in range(30):
        editing = edited(editing, chance)
        bench.editor.draft.change(editing)
        assert bench.pieces == dict(editing.pieces)

"""The window in which positions are set up, with its line of text and its ways out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.window.editor.position_editor import editable_games
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import Workbench

FEN = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"


# Commands


def test_clear_start_and_back(bench: Workbench) -> None:
    editor = bench.editor
    begun = bench.editing
    bench.click_on(editor.clear)
    assert bench.pieces == {}
    bench.click_on(editor.start)
    assert bench.editing == begun
    bench.click_on(editor.undo)
    assert bench.pieces == {}
    bench.click_on(editor.redo)
    assert bench.editing == begun


def test_rules_that_cannot_be_have_no_start_position(make: Make) -> None:
    bench = make("cfanp", 2)
    bench.editor.draft.change(bench.editing.with_field("option:defend", True))
    before = bench.editing
    assert [problem.field for problem in before.problems()] == ["options"]
    bench.click_on(bench.editor.start)
    assert bench.editing == before
    assert "is for more than two players" in bench.editor.position_line.sentence.text()


def test_undo_and_redo_have_their_keys(bench: Workbench) -> None:
    bench.stroke("Ad1", "Ad4")
    view = bench.editor.view
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Undo))
    assert bench.piece("Ad1") == Piece("Q", 0)
    QTest.keySequence(view, QKeySequence(QKeySequence.StandardKey.Redo))
    assert bench.piece("Ad4") == Piece("Q", 0)


def test_boards_are_added_and_removed(bench: Workbench) -> None:
    editor = bench.editor
    bench.click_on(editor.more)
    assert bench.editing.players == 4
    bench.click("Ba3")
    assert editor.less.text() == "Remove board B"
    bench.click_on(editor.less)
    assert bench.editing.players == 3
    bench.click_on(editor.less)
    assert bench.editing.players == 2
    assert not editor.less.isEnabled()


def test_there_is_room_for_so_many_boards_only(make: Make) -> None:
    bench = make("strategichess", 10)
    bench.click_on(bench.editor.more)
    assert bench.editing.players == 12
    assert not bench.editor.more.isEnabled()


def test_another_game_begins_at_its_start(bench: Workbench) -> None:
    editor = bench.editor
    row = editor.games.findText("Multi Player Chess")
    editor.games.setCurrentIndex(row)
    editor.games.activated.emit(row)
    assert bench.editing.to_text() == find_game("ring").initial(3, {}).to_text()
    assert editor.position_line.label.text() == "RFEN"


def test_a_variant_begins_at_its_start_and_is_found_by_its_line(bench: Workbench) -> None:
    editor, cfanp = bench.editor, find_game("cfanp")
    row = editor.games.findText("Chess For Any Number of Players: Shogi")
    editor.games.setCurrentIndex(row)
    editor.games.activated.emit(row)
    assert bench.editing.to_text() == cfanp.initial(3, {"base": "shogi"}).to_text()
    given = editor.draft.given()
    assert given.game is cfanp.variant({"base": "shogi"})
    assert given.options["base"] == "shogi"
    line = editor.position_line.line
    line.setFocus()
    line.selectAll()
    line.insert(cfanp.initial(2, {"base": "xiangqi"}).to_text())
    assert editor.draft.game is cfanp.variant({"base": "xiangqi"})
    editor._show_panels()
    assert editor.games.currentText() == "Chess For Any Number of Players: Xiangqi"


def test_the_paint_of_the_match_is_kept(bench: Workbench) -> None:
    editor = bench.editor
    editor._given_colours = ("#102030", "#405060", "#708090")
    assert editor._colours() == editor._given_colours
    bench.click_on(editor.more)
    assert editor._colours()[:3] == editor._given_colours
    assert len(set(editor._colours())) == 4


# Ways out


def asked(bench: Workbench, begins: bool) -> list[tuple[str, GivenPosition]]:
    """Return a list of the games that are begun from now on."""
    found: list[tuple[str, GivenPosition]] = []
    editor = bench.editor

    def begin(how: str, given: GivenPosition) -> bool:
        found.append((how, given))
        return begins

    # As `run` does, which waits until the window is closed.
    editor.play.clicked.connect(lambda: editor.begin_with(lambda given: begin("play", given)))
    editor.analyse.clicked.connect(lambda: editor.begin_with(lambda given: begin("look", given)))
    return found


def test_a_game_begins_at_the_position_under_its_rules(bench: Workbench) -> None:
    found = asked(bench, begins=True)
    bench.editor.draft.change(bench.editing.with_field("option:bonus", "single"))
    bench.stroke("Ad1", "Bd4")
    bench.click_on(bench.editor.play)
    ((how, given),) = found
    assert how == "play"
    assert given.text == bench.editing.to_text()
    assert given.options["bonus"] == "single"
    assert given.position.to_text() == given.text
    assert not bench.editor.isVisible()
    assert bench.messages.shown == []


def test_where_no_game_begins_the_editor_stays(bench: Workbench) -> None:
    found = asked(bench, begins=False)
    bench.click_on(bench.editor.analyse)
    assert [how for how, _ in found] == ["look"]
    assert bench.editor.isVisible()


@pytest.mark.parametrize("how", ["cancel", "esc", "close"])
def test_what_was_set_up_is_not_lost_unasked(bench: Workbench, how: str) -> None:
    def leave() -> None:
        if how == "cancel":
            bench.click_on(bench.editor.cancel)
        elif how == "esc":
            QTest.keyClick(bench.editor.position_line.line, Qt.Key.Key_Escape)
        else:
            bench.editor.close()
        bench.settle()

    bench.stroke("Ad1", "Ad4")
    leave()
    assert bench.messages.shown == ["The position that was set up will be lost. Leave the editor?"]
    assert bench.editor.isVisible()
    bench.messages.answer = QMessageBox.StandardButton.Discard
    leave()
    assert not bench.editor.isVisible()


def test_an_untouched_position_is_left_unasked(bench: Workbench) -> None:
    bench.stroke("Ad1", "Ad4")
    bench.click_on(bench.editor.undo)
    bench.click_on(bench.editor.cancel)
    assert not bench.editor.isVisible()
    assert bench.messages.shown == []


def test_enter_presses_nothing_by_itself(bench: Workbench) -> None:
    asked_for = asked(bench, begins=True)
    QTest.keyClick(bench.editor.position_line.line, Qt.Key.Key_Return)
    bench.keys(Qt.Key.Key_Return)
    assert asked_for == []
    assert bench.editor.isVisible()


# Which games


def test_every_game_of_the_list_can_be_edited() -> None:
    found = editable_games()
    assert [game for game in found if game in GAMES] == list(GAMES)
    assert {game.title for game in found} >= {"Chess For Any Number of Players: Xiangqi"}

"""The line of text follows the boards, and they follow what is pasted there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.game import Game
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.window.editor.position_line import not_editable
from tests.core.build import cfen
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import RIGHT, Workbench

FEN = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_line_says_what_is_on_the_boards(make: Make, game: Game) -> None:
    bench = make(game.key, game.player_counts[1])
    editor = bench.editor
    assert editor.position_line.line.text() == bench.editing.to_text()
    assert editor.position_line.label.text() == game.position_format
    bench.click(min(bench.pieces), RIGHT)
    assert editor.position_line.line.text() == bench.editing.to_text()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_pasted_line_is_seen_at_once_whichever_game_it_is_of(make: Make, game: Game) -> None:
    other = next(one for one in GAMES if one is not game)
    bench = make(other.key, other.player_counts[1])
    text = game.initial(game.player_counts[2], game.as_seated).to_text()
    bench.type_line(f" {text} ")
    assert bench.editing.to_text() == text
    assert bench.editor.draft.game is game
    assert bench.editor.games.currentText() == game.name
    assert bench.pieces
    assert bench.editor.position_line.sentence.text() == ""
    bench.click_on(bench.editor.undo)
    assert bench.editor.draft.game is other


def test_a_fen_is_a_position_of_two_armies(bench: Workbench) -> None:
    bench.type_line(FEN)
    assert len(bench.editor.scene.boards) == 2
    assert bench.piece("Ba1") == Piece("R", 1)
    assert bench.editing.to_text().split(" ")[1:4] == ["b", "1/2", "KQ/KQ"]
    QTest.keyClick(bench.editor.position_line.line, Qt.Key.Key_Tab)
    bench.settle()
    assert bench.editor.position_line.line.text() == bench.editing.to_text()


BAD = {
    "": "the line: the number of fields is 0",
    "nonsense": "the line: the number of fields is 1",
    f"{cfen(3, 'Ka:Ae1 Kb:Be1')} x": "army c is alive and has no King",
    f"{FEN.replace('K', 'Q')} x": "is not a FEN",
    "1:8/8 nonsense": "boards, seats, to move",
    "<b>bold</b>": "the line: the number of fields is 1",
}


def test_of_a_bad_line_one_sentence_is_said_and_nothing_is_lost(bench: Workbench) -> None:
    bench.stroke("Ad1", "Ad4")
    before, line = bench.editing, bench.editor.position_line
    sentence = line.sentence
    assert sentence.textFormat() is Qt.TextFormat.PlainText
    for text, words in BAD.items():
        bench.type_line(text)
        assert words in sentence.text(), text
        assert sentence.text().startswith("This is not a valid position: "), text
        assert sentence.text().endswith("."), text
        assert bench.editing == before, text
        assert line.line.text() == text
        QTest.keyClick(line.line, Qt.Key.Key_Tab)
        bench.settle()
        assert line.line.text() == text, "what was typed is not lost either"
    bench.stroke("Ad4", "Ad3")
    assert sentence.text() == ""
    assert line.line.text() == bench.editing.to_text()


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (
            cfen(3, "Pa:Aa2 Kb:Be1"),
            ["army a is alive and has no King", "army c is alive and has no King"],
        ),
        ("r3q2r/8/8/8/8/8/8/R3Q2R b KQkq - 3 9", ["a is alive and has no King", "b is alive"]),
    ],
)
def test_a_position_that_is_not_possible_is_shown_with_all_its_problems(
    bench: Workbench, text: str, problems: list[str]
) -> None:
    bench.type_line(text)
    bench.settle()
    assert bench.editor.position_line.sentence.text() == ""
    said = [str(problem.sentence) for problem in bench.editor.problem_list.problems]
    assert len(said) >= len(problems)
    for words in problems:
        found = next(one for one in said if words in one)
        said.remove(found)
    assert not bench.editor.play.isEnabled()


def verdict(bench: Workbench) -> list[str]:
    """Return what is seen of whether the position is right."""
    editor = bench.editor
    bench.settle()
    shown = (editor.problem_list.title, editor.position_line.sentence)
    return [label.text() for label in shown if label.isVisible() and label.text()]


FINE = "Nothing is wrong: the position can be played"


def test_there_is_one_verdict_on_a_line_that_is_none(bench: Workbench) -> None:
    editor, line = bench.editor, bench.editor.position_line.line
    assert verdict(bench) == [FINE]
    bench.type_line("nonsense")
    (said,) = verdict(bench)
    assert said.startswith("This is not a valid position: the line: the number of fields is 1")
    assert not editor.play.isEnabled()
    assert not editor.analyse.isEnabled()
    QTest.keyClick(line, Qt.Key.Key_Tab)
    assert verdict(bench) == [said]
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert verdict(bench) == [FINE]
    assert line.text() == bench.editing.to_text()
    assert editor.play.isEnabled()
    assert editor.analyse.isEnabled()
    assert editor.isVisible()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert not editor.isVisible(), "with nothing to restore, it closes the editor as ever"


def test_there_is_one_verdict_where_the_boards_are_wrong_too(bench: Workbench) -> None:
    bench.click("Ae1", RIGHT)
    assert verdict(bench) == ["1 problem"]
    bench.type_line("nonsense")
    (said,) = verdict(bench)
    assert said.startswith("This is not a valid position")
    bench.click_on(bench.editor.undo)
    assert verdict(bench) == [FINE]


def test_a_line_that_is_mended_or_copied_is_refused_no_longer(bench: Workbench) -> None:
    editor = bench.editor
    good = bench.editing.to_text()
    bench.type_line(f"{good} x")
    assert not editor.play.isEnabled()
    QTest.keyClick(editor.position_line.line, Qt.Key.Key_Backspace)
    QTest.keyClick(editor.position_line.line, Qt.Key.Key_Backspace)
    assert verdict(bench) == [FINE]
    assert editor.play.isEnabled()
    bench.type_line("nonsense")
    bench.click_on(editor.position_line.copy)
    assert editor.position_line.line.text() == QApplication.clipboard().text() == good
    assert verdict(bench) == [FINE, "The position is on the clipboard as one line of text."]
    assert editor.play.isEnabled()


def test_the_line_of_a_position_that_cannot_be_may_stay(bench: Workbench) -> None:
    bench.click("Ae1", RIGHT)
    text = bench.editing.to_text()
    bench.type_line("x")
    bench.type_line(text)
    assert bench.editor.position_line.sentence.text() == ""


def test_lines_are_read_under_the_house_rules_that_are_set(bench: Workbench) -> None:
    mirrored = find_game("cfanp").initial(3, {"join": "reflect"}).to_text()
    bench.type_line(mirrored)
    assert "castling" in bench.editor.position_line.sentence.text()
    bench.editor.draft.change(bench.editing.with_field("option:join", "reflect"))
    bench.type_line(mirrored)
    assert bench.editor.position_line.sentence.text() == ""
    assert bench.editing.to_text() == mirrored


def test_the_line_is_copied(bench: Workbench) -> None:
    bench.click_on(bench.editor.position_line.copy)
    assert QApplication.clipboard().text() == bench.editing.to_text()


def test_a_step_taken_back_is_seen_in_the_line_at_once(bench: Workbench) -> None:
    line = bench.editor.position_line.line
    bench.type_line(FEN)
    assert line.text() == FEN
    bench.click_on(bench.editor.undo)
    assert line.text() == bench.editing.to_text()
    assert bench.editing.players == 3


def test_of_a_game_that_cannot_be_edited_it_is_said(
    bench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = find_game("ring")
    monkeypatch.setattr(type(ring), "editing", Game.editing)
    before = bench.editing
    bench.type_line(ring.initial(3, {}).to_text())
    said = bench.editor.position_line.sentence.text()
    assert said == not_editable(ring)
    assert said == "Positions of Multi Player Chess cannot be set up by hand."
    assert bench.editing == before

"""Fields, problems and lines of the position editor, and its ways out; see `editing.txt`."""

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QSpinBox,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, Field, SquaresField
from cfanp_gui.core.game import Game
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.translate import translated
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.editor.field_form import FieldControl, FlagsBox, HeldBox
from cfanp_gui.window.editor.position_editor import PositionEditor, editable_games
from cfanp_gui.window.editor.position_line import in_words
from tests import slow
from tests.core.build import cfen
from tests.core.editing import edited, fields, start, value_of
from tests.session.play import square_named
from tests.spoken import LANGUAGES
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import LEFT, RIGHT, Workbench

CFANP = find_game("cfanp")
FEN = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9"
FINE = "Nothing is wrong: the position can be played"
EDITED = [game for game in GAMES if type(game).editing is not Game.editing]
SIZES = [("cfanp", 4), ("ring", 3), ("strategichess", 4)]


# Steps are taken back and done again


@pytest.mark.parametrize("seed", slow.seeds(9))
@pytest.mark.parametrize("game", EDITED, ids=lambda game: game.key)
def test_all_steps_taken_back_are_the_start(game: Game, seed: int) -> None:
    chance = random.Random(seed)
    begun = start(game, game.player_counts[1])
    draft = Draft(game, begun)
    seen = [begun]
    for _ in range(40):
        match chance.randrange(6):
            case 0 if draft.past:
                draft.undo()
                seen.pop()
            case 1:
                draft.begin_stroke()
                for _ in range(3):
                    draft.change(edited(draft.editing, chance))
                if chance.random() < 0.3:
                    draft.end_stroke(keep=False)
                draft.end_stroke()
            case _:
                draft.change(edited(draft.editing, chance))
        if draft.editing != seen[-1]:
            seen.append(draft.editing)
        assert draft.editing == seen[-1]
        assert draft.problems() == draft.editing.problems()
    for editing in reversed(seen[:-1]):
        draft.undo()
        assert draft.editing == editing
    assert not draft.past
    assert not draft.touched
    for editing in seen[1:]:
        draft.redo()
        assert draft.editing == editing


def test_what_counts_as_a_step() -> None:
    draft, begun = Draft(CFANP, start(CFANP, 3)), start(CFANP, 3)
    told: list[Editing] = []
    given = draft.given()
    assert given.position == CFANP.initial(3, {})
    assert given.options == draft.editing.options
    draft.change(begun.with_field("round", 1))
    draft.begin_stroke()
    draft.end_stroke()
    draft.undo()
    draft.redo()
    assert not draft.past, "nothing was different"
    draft.changed.connect(lambda: told.append(draft.editing))
    draft.change(begun.with_field("round", 2))
    draft.undo()
    assert [editing == begun for editing in told] == [False, True]
    draft.change(begun.with_field("round", 3))
    assert not draft.future, "a new step takes the place of those taken back"
    draft.begin_stroke()
    draft.change(begun.with_field("round", 4))
    draft.undo()
    assert draft.editing == begun, "the stroke is given up, and the step before it taken back"
    draft.change(start(find_game("ring"), 3), find_game("ring"))
    assert draft.game.key == "ring"
    draft.undo()
    assert draft.game is CFANP
    for number in range(2, 520):
        draft.change(begun.with_field("round", number))
    steps = 0
    while draft.past:
        draft.undo()
        steps += 1
    assert steps == 500


# Fields


def shown(control: FieldControl) -> object:
    """Return the value that a control shows."""
    match control:
        case QComboBox():
            return control.currentData()
        case QCheckBox():
            return control.isChecked()
        case QLineEdit():
            return control.text()
    return control.value()


def use(bench: Workbench, control: FieldControl) -> None:
    """Do something with a control that changes what it shows."""
    match control:
        case QComboBox():
            control.setCurrentIndex((control.currentIndex() + 1) % control.count())
        case QCheckBox():
            QTest.keyClick(control, Qt.Key.Key_Space)
        case QSpinBox():
            QTest.keyClick(control, Qt.Key.Key_Up)
        case QLineEdit():
            QTest.keyClicks(control, "x")
        case FlagsBox():
            bench.click_on(next(iter(control.buttons.values())))
        case HeldBox():
            if bench.editor.palette_box.tool.is_hand:
                bench.choose("N")
            bench.click_on(control.add)


def in_form(bench: Workbench) -> Iterator[Field]:
    """Yield the fields that have a control."""
    return (one for one in bench.editing.fields() if not isinstance(one, SquaresField))


def test_every_field_is_shown_and_set(bench: Workbench) -> None:
    for key, players in SIZES:
        bench.begin(key, players)
        for option in ("kingcapture", "touch"):
            if option in bench.editing.options:
                bench.set(f"option:{option}", True)
        if "tempo" in bench.editing.options:
            bench.set("option:tempo", "rounds")
        form = bench.editor.form
        assert set(form.controls) == {field.name for field in in_form(bench)}
        for field in in_form(bench):
            control = form.controls[field.name]
            assert shown(control) == value_of(field), field.name
            assert control.accessibleName(), field.name
        # What is said of each army or player is set alike.
        for field in {field.title: field for field in in_form(bench)}.values():
            control, before = form.controls[field.name], value_of(field)
            use(bench, control)
            assert value_of(fields(bench.editing)[field.name]) != before, field.name
            bench.undo()
            assert shown(form.controls[field.name]) == before, field.name


def test_controls_follow_the_position_and_stand_in_rows(bench: Workbench) -> None:
    form = bench.editor.form
    bench.stroke("Ad1", "Bd4")
    assert shown(form.controls["moves_left"]) == 2
    bench.stroke("Ah1", "Ah3")
    castling = form.controls["castling:0"]
    assert isinstance(castling, FlagsBox)
    assert castling.value() == {"Q"}
    assert castling.buttons["K"].accessibleName() == "Army A: Castling, King’s side"
    one, other = form.controls["control:1"], form.controls["castling:1"]
    assert abs(one.geometry().center().y() - other.geometry().center().y()) <= 2
    assert form.controls["control:2"].y() > one.y()
    words = {label.text() for label in form.findChildren(QLabel)}
    assert {"Turn", "Armies", "Counting", "House rules", "Moved by", "Army B"} <= words
    bench.begin("ring", 3)
    held, knight = bench.editor.form.controls["held:2"], Piece("N", 1, 1)
    assert isinstance(held, HeldBox)
    bench.click_on(held.add)
    assert held.value() == (), "nothing is chosen"
    bench.choose("N", army=1)
    bench.click_on(held.add)
    bench.click_on(held.add)
    assert value_of(fields(bench.editing)["held:2"]) == (knight,) * 2
    assert held.buttons[0].accessibleName() == "Take away: Knight, Black of set 1"
    bench.click_on(held.buttons[0])
    assert held.value() == (knight,)
    assert len(held.buttons) == 1


@pytest.mark.parametrize("language", slow.some(LANGUAGES))
def test_nothing_is_wider_than_its_place(
    make: Make, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    bench = make()
    form, box = bench.editor.form, bench.editor.palette_box
    for key, players in (("cfanp", 26), ("ring", 12), ("strategichess", 4)):
        bench.begin(key, players)
        if "tempo" in bench.editing.options:
            bench.set("option:tempo", "rounds")
        port = form.parentWidget()
        assert port is not None
        assert form.minimumSizeHint().width() <= port.width()
        assert box.minimumSizeHint().width() <= box.width()
        assert bench.editor.minimumSizeHint().width() <= 1326
        assert bench.editor.minimumSizeHint().height() <= 708


# Problems


def test_a_problem_lights_its_square_and_a_key_removes_what_is_there(bench: Workbench) -> None:
    editor, scene, square = bench.editor, bench.editor.scene, square_named("Bb1")
    bench.click("Ae1", RIGHT)
    assert bench.problems == ["Half-boards: army A is alive and has no King"]
    bench.undo()
    assert bench.problems == []
    assert editor.analyse.isEnabled()
    bench.choose("P")
    bench.click("Bb1")
    assert "a pawn cannot stand on a back rank" in bench.problems[0]
    assert not scene.lit
    found = editor.problem_list.list
    for row, lit in ((0, {square}), (found.count() - 1, set[Square]())):
        rect = found.visualItemRect(found.item(row))
        bench.bot.mouseClick(found.viewport(), LEFT, pos=rect.center())
        assert scene.lit == lit
        if lit:
            assert scene.cursor == square
            assert Mark.CAUSE in scene.boards[1].above.marks[square.index]
            assert scene.boards[1].above._cursor is None, "it would hide the light"
    bench.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    found.setCurrentRow(0)
    bench.keys(Qt.Key.Key_Delete)
    assert bench.piece("Bb1") is None
    bench.keys(Qt.Key.Key_Right)
    assert not scene.lit


@pytest.mark.parametrize("seed", slow.seeds(5))
def test_the_problems_shown_are_those_of_the_builder(bench: Workbench, seed: int) -> None:
    chance, draft = random.Random(seed), bench.editor.draft
    for key, players in SIZES:
        bench.begin(key, players)
        for _ in range(slow.examples(15)):
            draft.change(edited(draft.editing, chance))
            found = draft.editing.builder.problems()
            said = [translated(problem.sentence).casefold() for problem in found[:60]]
            assert [line.casefold() for line in bench.problems] == said
            assert bench.editor.play.isEnabled() == (not found)
            assert bench.pieces == dict(draft.editing.pieces)
            heads = [in_words(problem)[0] for problem in found]
            assert not any(head.isalpha() and not head.isupper() for head in heads)


# The line of text


def verdict(bench: Workbench) -> list[str]:
    """Return the visible sentences on the correctness of the position."""
    bench.settle()
    labels = (bench.editor.problem_list.title, bench.editor.position_line.sentence)
    return [label.text() for label in labels if label.isVisible() and label.text()]


@pytest.mark.parametrize("game", EDITED, ids=lambda game: game.key)
def test_the_line_and_the_boards_follow_each_other(bench: Workbench, game: Game) -> None:
    other = next(one for one in EDITED if one is not game)
    bench.begin(other.key, other.player_counts[1])
    editor = bench.editor
    assert bench.line == bench.editing.to_text()
    text = game.initial(game.player_counts[2], game.as_seated).to_text()
    bench.type_line(f" {text} ")
    assert bench.editing.to_text() == text
    assert (editor.draft.game, editor.games.currentText()) == (game, game.name)
    assert editor.position_line.label.text() == game.position_format
    assert bench.sentence == ""
    bench.click(min(bench.pieces), RIGHT)
    QTest.keyClick(editor.position_line.line, Qt.Key.Key_Tab)
    bench.settle()
    assert bench.line == bench.editing.to_text()
    bench.undo()
    bench.undo()
    assert editor.draft.game is other


def test_a_line_is_mended_as_it_is_typed_and_follows_the_boards(bench: Workbench) -> None:
    editor, line = bench.editor, bench.editor.position_line.line
    assert editor.position_line.sentence.textFormat() is Qt.TextFormat.PlainText
    bench.stroke("Ad1", "Ad4")
    good = bench.editing.to_text()
    for text, words in (
        (f"{cfen(3, 'Ka:Ae1 Kb:Be1')} x", "army C is alive and has no King"),
        (f"{FEN.replace('K', 'Q')} x", "is not a FEN"),
        (f"{good} x", "“x” is not an item of the rules"),
    ):
        bench.type_line(text)
        assert words in bench.sentence
        assert bench.editing.to_text() == good
        assert not editor.play.isEnabled()
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    QTest.keyClick(line, Qt.Key.Key_Backspace)
    assert verdict(bench) == [FINE]
    bench.type_line("nonsense")
    bench.stroke("Ad4", "Ad3")
    assert verdict(bench) == [FINE]
    assert bench.line == bench.editing.to_text()
    bench.click("Ae1", RIGHT)
    assert verdict(bench) == ["1 problem"]
    wrong = bench.editing.to_text()
    bench.type_line("x")
    bench.type_line(wrong)
    assert bench.sentence == "", "it is that of the boards"


def test_lines_of_two_armies_of_what_cannot_be_and_of_other_rules(bench: Workbench) -> None:
    editor = bench.editor
    bench.type_line(FEN)
    assert bench.line == FEN
    assert len(editor.scene.boards) == 2
    assert bench.piece("Ba1") == Piece("R", 1)
    assert bench.editing.to_text().split(" ")[1:4] == ["b", "1/2", "KQ/KQ"]
    bench.undo()
    assert bench.editing.players == 3
    for text, words in (
        (cfen(3, "Pa:Aa2 Kb:Be1"), ["army A is alive and has", "army C is alive and has"]),
        ("r3q2r/8/8/8/8/8/8/R3Q2R b KQkq - 3 9", ["A is alive and", "B is alive and"]),
    ):
        bench.type_line(text)
        bench.settle()
        assert bench.sentence == ""
        said = [str(problem.sentence) for problem in editor.problem_list.problems]
        assert all(any(one in sentence for sentence in said) for one in words), said
        assert not editor.play.isEnabled()
        bench.undo()
    mirrored = CFANP.initial(3, {"join": "reflect"}).to_text()
    bench.type_line(mirrored)
    assert "castling" in bench.sentence
    bench.set("option:join", "reflect")
    bench.type_line(mirrored)
    assert bench.sentence == ""
    assert bench.editing.to_text() == mirrored
    bench.type_line(CFANP.initial(2, {"base": "xiangqi"}).to_text())
    assert editor.draft.game is CFANP.variant({"base": "xiangqi"})
    assert editor.games.currentText() == "Chess For Any Number of Players: Xiangqi"


# Commands, games, and ways out


def test_as_many_boards_are_added_and_removed_as_a_game_has(bench: Workbench) -> None:
    editor = bench.editor
    bench.click_on(editor.more)
    bench.click("Ba3")
    assert editor.less.text() == "Remove board B", "that of the cursor"
    bench.click_on(editor.less)
    assert bench.editing.players == 3
    bench.begin("strategichess", 10)
    bench.click_on(editor.more)
    assert bench.editing.players == 12
    assert not editor.more.isEnabled()
    assert [game for game in editable_games() if game in GAMES] == EDITED


def test_the_paint_of_the_match_is_kept(qtbot: QtBot) -> None:
    colours = ["#102030", "#405060", "#708090"]
    editor = PositionEditor(None, CFANP, start(CFANP, 3), LIGHT, colours=colours)
    qtbot.addWidget(editor)
    editor.show()

    def paint() -> list[str]:
        QApplication.processEvents()
        return [editor.scene.boards[board].look.paint.name() for board in editor.scene.boards]

    assert paint() == colours
    editor.more.click()
    assert paint()[:3] == colours
    assert len(set(paint())) == 4
    editor.undo.click()


def test_closing_asks_as_well(bench: Workbench) -> None:
    bench.stroke("Ad1", "Ad4")
    bench.editor.close()
    assert len(bench.messages.shown) == 1
    assert bench.editor.isVisible()
    bench.messages.answer = QMessageBox.StandardButton.Discard
    bench.editor.close()
    assert not bench.editor.isVisible()

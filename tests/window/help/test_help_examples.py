"""Examples of the help: each has a sentence for every step, and is stepped through by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.window.help.help_dialogs import help_pages, page
from cfanp_gui.window.help.help_examples import (
    FOLDER,
    Example,
    ExampleView,
    examples_of,
    load_example,
    record_up_to,
    stages_of,
)
from tests.spoken import LANGUAGES

EXCHANGE = next(
    one for one in examples_of(page("peterson.txt", "en")) if one.file == "exchange.cpgn"
)


def all_examples(language: str) -> list[Example]:
    return [one for name, _ in help_pages() for one in examples_of(page(name, language))]


def view(qtbot: QtBot, example: Example = EXCHANGE) -> ExampleView:
    found = ExampleView()
    qtbot.addWidget(found)
    found.resize(700, 560)
    found.show()
    found.show_example(example)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_sentence_for_every_step(language: str) -> None:
    found = all_examples(language)
    assert found
    for example in found:
        stages = stages_of(load_example(example.file))
        assert len(example.steps) == len(stages) > 3, example.file
        assert all(example.steps)
        assert example.title


def test_every_record_is_an_example_of_all_languages() -> None:
    files = {path.name for path in asset(*FOLDER).iterdir()}
    for language in LANGUAGES:
        assert {example.file for example in all_examples(language)} == files


def test_the_page_writes_the_actions_as_the_record_has_them() -> None:
    moves = [stage.move for stage in stages_of(load_example(EXCHANGE.file))]
    lines = page("peterson.txt", "en").splitlines()
    at = 0
    for move in moves[1:]:
        at = next(number for number in range(at, len(lines)) if lines[number].startswith(
            (f"C: {move} —", f"C: {move}")))  # fmt: skip
    assert moves == ["", "AD:Rxa4", "AB:Bxa4", "CD:Rxc4", "AD:Kb8", "AB:Kg1", "AB:Bb3", "-RCc4",
                     "CD:Nf4"]  # fmt: skip


def test_what_is_drawn_is_what_happens() -> None:
    stages = stages_of(load_example(EXCHANGE.file))
    assert not stages[0].shown.arrows
    (arrow,) = stages[1].shown.arrows
    assert (full_name(arrow.source), full_name(arrow.target), arrow.paint) == ("Aa2", "Aa4", 0)
    # A and D were pushed together for it.
    assert stages[1].shown.boards == (0, 3, 1, 2)
    assert stages[3].shown.boards == (2, 3, 0, 1)
    assert stages[4].shown.boards == (0, 3, 1, 2)
    # A debt is due: what may be removed is ringed.
    rings = [full_name(ring.square) for ring in stages[6].shown.rings]
    assert sorted(rings) == ["Cc4", "Cg2"]
    assert not any(stages[number].shown.rings for number in (0, 1, 2, 3, 4, 5, 7, 8))
    assert not stages[7].shown.arrows
    assert set(stages[7].shown.marked) == {Square(2, 26)}


@pytest.mark.parametrize(
    "name", ["../exchange.cpgn", "/etc/x.cpgn", "exchange.cpgn\n", "x.txt", ""]
)
def test_no_other_file_is_read(name: str) -> None:
    with pytest.raises(ValueError, match="is not the record of an example"):
        load_example(name)
    with pytest.raises(FileNotFoundError):
        load_example("none.cpgn")


def test_it_goes_on_and_back_by_buttons(qtbot: QtBot) -> None:
    shown = view(qtbot)
    last = len(EXCHANGE.steps)
    assert shown.where.text() == f"Step 1 of {last}"
    assert not shown.back.isEnabled()
    pictures = [shown.picture.document]
    for number in range(1, last):
        qtbot.mouseClick(shown.forth, Qt.MouseButton.LeftButton)
        assert shown.where.text().startswith(f"Step {number + 1} of {last}:  ")
        assert shown.words.text() == EXCHANGE.steps[number] == shown.picture.accessibleName()
        pictures.append(shown.picture.document)
    assert len(set(pictures)) == last
    assert not shown.forth.isEnabled()
    qtbot.mouseClick(shown.back, Qt.MouseButton.LeftButton)
    assert shown.at == last - 2
    assert shown.picture.document == pictures[-2]


def test_it_goes_on_and_back_by_keys(qtbot: QtBot) -> None:
    shown = view(qtbot)
    shown.activateWindow()
    qtbot.waitUntil(shown.isActiveWindow)
    shown.forth.setFocus()
    steps = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End,
                Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_Left):  # fmt: skip
        focus = QApplication.focusWidget()
        assert isinstance(focus, QPushButton)
        qtbot.keyClick(focus, key)
        steps.append(shown.at)
    assert steps == [1, 2, 1, 8, 8, 0, 0]


def test_the_keyboard_is_never_left_on_a_button_that_cannot_be_pressed(qtbot: QtBot) -> None:
    shown = view(qtbot)
    shown.activateWindow()
    shown.go(7)
    shown.forth.setFocus()
    qtbot.waitUntil(shown.forth.hasFocus)
    qtbot.keyClick(shown.forth, Qt.Key.Key_Space)
    assert shown.at == 8
    assert shown.back.hasFocus()


def test_no_step_moves_the_picture(qtbot: QtBot) -> None:
    shown = view(qtbot)
    places = set()
    for number in range(len(EXCHANGE.steps)):
        shown.go(number)
        qtbot.wait(1)
        places.add((shown.picture.geometry().getRect(), shown.back.geometry().getRect()))
    assert len(places) == 1


def test_every_step_is_announced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    shown = view(qtbot)
    monkeypatch.setattr(
        QAccessible, "updateAccessibility", lambda event: said.append(event.message())
    )
    shown.go(1)
    assert said == [f"Step 2 of 9:  AD:Rxa4. {EXCHANGE.steps[1]}"]


def test_it_is_played_on_from_the_step_that_is_shown(qtbot: QtBot) -> None:
    shown = view(qtbot)
    shown.go(6)
    with qtbot.waitSignal(shown.wanted) as wanted:
        qtbot.mouseClick(shown.open, Qt.MouseButton.LeftButton)
    (record,) = wanted.args
    assert isinstance(record, GameRecord)
    assert len(record.moves) == 6
    assert record.final().to_text().endswith("d=3:3;l=a:R")
    # The example itself is still whole.
    assert len(load_example(EXCHANGE.file).moves) == 8
    assert len(record_up_to(record, 0).moves) == 0


def test_words_of_an_example_are_never_markup(qtbot: QtBot) -> None:
    words = EXCHANGE._replace(title="<b>x</b>", steps=("<img src='y.png'> &amp;",) * 9)
    shown = view(qtbot, words)
    for label in (shown.title, shown.words, shown.where):
        assert label.textFormat() is Qt.TextFormat.PlainText
    assert shown.words.text() == "<img src='y.png'> &amp;"

"""Every field of every game has a control that shows and sets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QSpinBox

from cfanp_gui.core.editing import Field, SquaresField
from cfanp_gui.core.pieces import Piece
from cfanp_gui.window.editor.field_form import Control, FieldForm, FlagsBox, HeldBox
from tests.core.editing import fields, value_of
from tests.slow import some
from tests.spoken import LANGUAGES
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import Workbench

GAMES = [("cfanp", 4), ("ring", 3), ("strategichess", 4)]


def shown(control: Control) -> object:
    """Return what a control shows."""
    match control:
        case QComboBox():
            return control.currentData()
        case QCheckBox():
            return control.isChecked()
        case QLineEdit():
            return control.text()
    return control.value()


def use(bench: Workbench, control: Control) -> None:
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
    for field in bench.editing.fields():
        if not isinstance(field, SquaresField):
            yield field


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_every_field_is_shown_and_set(make: Make, key: str, players: int) -> None:
    bench = make(key, players)
    for option in bench.editing.options:
        if option in ("kingcapture", "touch"):
            bench.editor.draft.change(bench.editing.with_field(f"option:{option}", True))
    if "tempo" in bench.editing.options:
        bench.editor.draft.change(bench.editing.with_field("option:tempo", "rounds"))
    bench.settle()
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
        after = value_of(fields(bench.editing)[field.name])
        assert after != before, field.name
        assert bench.editor.draft.can_undo
        bench.click_on(bench.editor.undo)
        assert shown(form.controls[field.name]) == before, field.name


def test_controls_follow_the_position(bench: Workbench) -> None:
    form = bench.editor.form
    bench.stroke("Ad1", "Bd4")
    moves = form.controls["moves_left"]
    assert isinstance(moves, QSpinBox)
    assert moves.value() == 2
    bench.stroke("Ah1", "Ah3")
    castling = form.controls["castling:0"]
    assert isinstance(castling, FlagsBox)
    assert castling.value() == {"Q"}
    assert castling.buttons["K"].accessibleName() == "Army a: Castling, King’s side"


def test_fields_of_a_row_stand_side_by_side(bench: Workbench) -> None:
    form: FieldForm = bench.editor.form
    one, other = form.controls["control:1"], form.controls["castling:1"]
    assert abs(one.geometry().center().y() - other.geometry().center().y()) <= 2
    assert form.controls["control:2"].y() > one.y()
    words = [label.text() for label in form.findChildren(QLabel)]
    assert {"Turn", "Armies", "Counting", "House rules", "Moved by", "Army b"} <= set(words)


def test_what_players_hold_is_added_and_taken_away(make: Make) -> None:
    bench = make("ring", 3)
    held = bench.editor.form.controls["held:2"]
    assert isinstance(held, HeldBox)
    bench.click_on(held.add)
    assert held.value() == (), "nothing is chosen"
    bench.choose("N", army=1)
    bench.click_on(held.add)
    bench.click_on(held.add)
    assert value_of(fields(bench.editing)["held:2"]) == (Piece("N", 1, 1),) * 2
    assert held.buttons[0].accessibleName() == "Take away: Knight, Black of set 1"
    bench.click_on(held.buttons[0])
    assert held.value() == (Piece("N", 1, 1),)
    assert len(held.buttons) == 1


@pytest.mark.parametrize("language", some(LANGUAGES))
@pytest.mark.parametrize(("key", "players"), [("cfanp", 26), ("ring", 12), ("strategichess", 4)])
def test_nothing_is_wider_than_its_place(
    make: Make, speak: Callable[[str], None], key: str, players: int, language: str
) -> None:
    speak(language)
    bench = make(key, players)
    if "tempo" in bench.editing.options:
        bench.editor.draft.change(bench.editing.with_field("option:tempo", "rounds"))
        bench.settle()
    form = bench.editor.form
    port = form.parentWidget()
    assert port is not None
    assert form.minimumSizeHint().width() <= port.width()
    box = bench.editor.palette_box
    assert box.minimumSizeHint().width() <= box.width()
    assert bench.editor.minimumSizeHint().width() <= 1326
    assert bench.editor.minimumSizeHint().height() <= 708


def test_one_word_may_mean_two_things(make: Make, speak: Callable[[str], None]) -> None:
    speak("de")
    bench = make("ring", 3)
    words = [label.text() for label in bench.editor.form.findChildren(QLabel)]
    assert "Zug" in words, "the number of a move"
    assert bench.editor.palette_box.hand.text() == "Versetzen", "to carry a piece"

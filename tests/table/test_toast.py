"""The strip below the table: sentences that pass, and the sign of an older position."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.table.toast import BELOW, PADDING, STRIP, WIDEST, RecordSign, Toast
from tests.session.play import a_session, play

LONG = "your King on Ad1 would be attacked by the Bishop on Bf3 of A+B " * 6


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(900, 600)
    table.show()
    return table


@pytest.fixture
def toast(table: QWidget) -> Toast:
    toast = Toast(table)
    toast.set_theme(LIGHT)
    return toast


def picture(toast: Toast) -> QImage:
    return toast.grab().toImage()


def test_nothing_is_said_at_first(toast: Toast) -> None:
    assert toast.isHidden()


def test_a_sentence_is_shown_as_it_is(toast: Toast) -> None:
    toast.say("<b>Ben</b> & <img src=x>")
    assert toast.isVisible()
    assert toast.textFormat() == Qt.TextFormat.PlainText
    assert toast.text() == "<b>Ben</b> & <img src=x>"


@pytest.mark.parametrize("sentence", ["Check.", LONG])
def test_it_lies_in_the_middle_above_the_lower_edge(
    table: QWidget, toast: Toast, sentence: str
) -> None:
    toast.say(sentence)
    rect = toast.geometry()
    assert table.rect().contains(rect)
    assert abs(rect.center().x() - table.rect().center().x()) <= 1
    assert rect.width() <= WIDEST
    assert rect.bottom() <= table.rect().bottom() - BELOW
    if rect.height() <= STRIP - 2 * BELOW:
        assert rect.top() >= table.height() - STRIP


@pytest.mark.parametrize(("room", "width"), [(300, 260), (759, 719), (761, 720), (41, 1), (30, 1)])
def test_it_leaves_a_margin_of_a_narrow_table(
    table: QWidget, toast: Toast, room: int, width: int
) -> None:
    table.setFixedWidth(room)
    toast.say(LONG)
    assert toast.width() == width


def test_it_is_no_wider_than_its_words(table: QWidget, toast: Toast) -> None:
    toast.say("Check.")
    assert 0 < toast.width() - toast.fontMetrics().horizontalAdvance("Check.") <= PADDING
    assert toast.width() < table.width() - 40


def test_it_follows_the_table_to_another_size(table: QWidget, toast: Toast) -> None:
    toast.say("Check.")
    table.resize(500, 300)
    toast.settle()
    assert abs(toast.geometry().center().x() - 250) <= 1
    assert toast.geometry().bottom() < 300


def test_it_goes_by_itself_and_every_sentence_has_its_time(qtbot: QtBot, toast: Toast) -> None:
    toast._timer.setInterval(60)
    toast.say("one")
    qtbot.wait(30)
    toast.say("two")
    assert toast._timer.remainingTime() > 40
    qtbot.waitUntil(toast.isHidden)


def test_the_mouse_passes_it(table: QWidget, toast: Toast) -> None:
    toast.say("Check.")
    middle = toast.geometry().center()
    assert toast.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert table.childAt(QPoint(middle)) is not toast


def test_it_is_drawn_the_other_way_round_than_the_table(toast: Toast) -> None:
    toast.say("Check.")
    light = picture(toast)
    toast.set_theme(DARK)
    dark = picture(toast)
    # Where there are no letters: between the edge and the words.
    at = QPoint(6, light.height() // 2)
    assert light.pixelColor(at) == LIGHT.text
    assert dark.pixelColor(at) == DARK.text


def test_a_hint_stays_behind_what_is_said_meanwhile(toast: Toast) -> None:
    toast.hint("Click a square.")
    assert toast.text() == "Click a square."
    toast.say("No.")
    assert toast.text() == "No."
    toast._time_is_up()
    assert (toast.isVisible(), toast.text()) == (True, "Click a square.")
    toast._time_is_up()
    assert toast.isVisible(), "no time takes it away"
    toast.hide()
    toast.remind()
    assert toast.isVisible()
    toast.hint("")
    assert toast.isHidden()
    toast.remind()
    assert toast.isHidden()


def test_what_is_said_after_a_hint_stays_when_that_is_taken_away(toast: Toast) -> None:
    toast.hint("Click a square.")
    toast.say("Played.")
    toast.hint("")
    assert (toast.isVisible(), toast.text()) == (True, "Played.")
    toast._time_is_up()
    assert toast.isHidden()


def test_a_passing_sentence_is_cleared_and_the_hint_stays(toast: Toast) -> None:
    toast.hint("Choose a piece.")
    toast.say("Check.")
    toast.clear()
    assert toast.isVisible()
    assert toast.text() == "Choose a piece."
    toast.hint("")
    toast.clear()
    assert toast.isHidden()


def test_a_hint_waits_while_something_else_lies_there(toast: Toast) -> None:
    toast.hint("Choose a piece.")
    toast.cover(QWidget(toast.parentWidget()))
    assert toast.isHidden()
    toast.hint("Choose another piece.")
    assert toast.isHidden()
    toast.cover(None)
    assert toast.isVisible()
    assert toast.text() == "Choose another piece."


def test_a_passing_sentence_is_not_cut_short_by_the_hint(toast: Toast) -> None:
    toast.hint("Choose a piece.")
    toast.say("Check.")
    cover = QWidget(toast.parentWidget())
    for by in (None, cover, None):
        toast.cover(by)
        assert toast.isVisible()
        assert toast.text() == "Check."


def test_a_passing_sentence_lies_above_what_else_lies_there(toast: Toast) -> None:
    toast.say("Solved.")
    below = toast.y()
    cover = QWidget(toast.parentWidget())
    cover.setGeometry(0, below - 20, 100, 60)
    toast.cover(cover)
    assert not toast.geometry().intersects(cover.geometry())
    toast.say("Solved again.")
    assert not toast.geometry().intersects(cover.geometry())
    toast.cover(None)
    assert toast.y() == below


def test_a_patient_hint_waits_for_what_is_passing(toast: Toast) -> None:
    toast.say("Check.")
    toast.hint("Choose a piece.", patient=True)
    assert toast.text() == "Check."
    toast.clear()
    assert toast.text() == "Choose a piece."
    toast.hint("Choose another piece.", patient=True)
    assert toast.text() == "Choose another piece."
    toast.say("Mate.")
    toast.hint("Click a board.")
    assert toast.text() == "Click a board."


def test_it_has_the_colours_of_a_theme_chosen_while_it_was_away(toast: Toast) -> None:
    toast.say("Check.")
    toast.hide()
    toast.set_theme(DARK)
    toast.say("Check.")
    assert picture(toast).pixelColor(QPoint(6, toast.height() // 2)) == DARK.text


@pytest.fixture
def sign(table: QWidget, toast: Toast) -> RecordSign:
    sign = RecordSign(table, toast)
    sign.set_theme(LIGHT)
    return sign


@pytest.fixture
def session() -> GameSession:
    session = a_session(3)
    play(session, "AB:e4 BC:e4")
    return session


def test_it_is_hidden_where_the_game_goes_on_and_where_there_is_none(
    sign: RecordSign, session: GameSession
) -> None:
    sign.follow(None)
    assert sign.isHidden()
    sign.follow(session)
    assert sign.isHidden()
    session.undo()
    sign.follow(session)
    assert sign.isHidden(), "the game goes on where a move was taken back"


def test_it_tells_an_earlier_position_from_a_variation(
    sign: RecordSign, session: GameSession
) -> None:
    session.visit(session.root)
    sign.follow(session)
    assert sign.isVisible()
    assert sign.text().startswith("An earlier position")
    play(session, "AB:d4")
    sign.follow(session)
    assert sign.isVisible()
    assert sign.text().startswith("A variation")


def test_it_gives_way_to_a_sentence(
    sign: RecordSign, toast: Toast, session: GameSession, table: QWidget
) -> None:
    session.visit(session.root)
    sign.follow(session)
    toast.say("Something else.")
    assert sign.isHidden()
    toast.clear()
    assert sign.isVisible()
    middle = sign.geometry().center()
    assert abs(middle.x() - table.width() // 2) <= 1
    assert middle.y() > table.height() - 100

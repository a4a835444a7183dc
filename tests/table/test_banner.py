"""The banner of a mate: it says who was captured, and goes as soon as anybody wants to go on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from cfanp_gui.table.banner import Banner
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session, pair
from tests.table.desk import Desk

BADGE = BadgeLook("B", "#003da5", 1, "#c62d1f")
WORDS = "Checkmate: Anna has captured <b>Ben</b>’s army"


class Shown:
    """A banner over a table, and what was asked of it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.desk = Desk(qtbot, a_session(3))
        self.desk.view.activateWindow()
        self.desk.view.setFocus()
        self.banner = Banner(self.desk.view, LIGHT)
        self.said: list[str] = []
        self.banner.closed.connect(lambda: self.said.append("closed"))
        self.banner.replay.connect(lambda: self.said.append("replay"))
        self.banner.say(WORDS, BADGE)

    def press(self, key: Qt.Key) -> None:
        """Press a key where the keyboard is."""
        self.desk.bot.keyClick(QApplication.focusWidget(), key)


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    return Shown(qtbot)


def test_it_says_its_words_as_plain_text_where_sentences_are(shown: Shown) -> None:
    banner, view = shown.banner, shown.desk.view
    assert banner.words.text() == WORDS
    assert banner.words.textFormat() is Qt.TextFormat.PlainText
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("Enter goes on", "")
    assert view.rect().contains(banner.geometry())
    assert banner.geometry().top() > view.height() * 0.9
    assert banner.words.height() < 2 * banner.words.fontMetrics().height(), "in one line"


def test_long_words_find_room_in_a_narrow_view(shown: Shown) -> None:
    shown.desk.view.resize(420, 500)
    shown.banner.say(WORDS.replace("Ben", "Maximiliane von und zu Hohenstein"), BADGE)
    view, words = shown.desk.view, shown.banner.words
    assert view.rect().contains(shown.banner.geometry())
    assert words.height() >= words.heightForWidth(words.width())
    assert words.width() > view.width() / 2
    assert shown.banner.on.geometry().top() >= words.geometry().bottom()


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape]
)
def test_a_key_goes_on(shown: Shown, key: Qt.Key) -> None:
    shown.press(key)
    assert shown.said == ["closed"]
    assert not shown.banner.isVisible()
    assert shown.desk.view.hasFocus()
    assert shown.desk.scene.keyboard.square is None, "the key was the banner's"


def test_a_click_on_it_goes_on(shown: Shown) -> None:
    shown.desk.bot.mouseClick(shown.banner, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert shown.said == ["closed"]


def test_the_button_goes_on(shown: Shown) -> None:
    shown.desk.bot.mouseClick(shown.banner.on, Qt.MouseButton.LeftButton)
    assert shown.said == ["closed"]


def test_the_mate_is_asked_for_again_and_the_banner_stays(shown: Shown) -> None:
    shown.desk.bot.mouseClick(shown.banner.again, Qt.MouseButton.LeftButton)
    assert shown.said == ["replay"]
    assert shown.banner.isVisible()
    shown.banner.setFocus()
    shown.press(Qt.Key.Key_Tab)
    assert shown.banner.again.hasFocus()
    shown.press(Qt.Key.Key_Return)
    assert shown.said == ["replay"] * 2


def test_any_other_key_is_for_the_table(shown: Shown) -> None:
    shown.press(Qt.Key.Key_Shift)
    assert shown.banner.isVisible()
    shown.desk.bot.keyClicks(QApplication.focusWidget(), "a")
    assert shown.said == ["closed"]
    assert shown.desk.scene.controls.chosen == 0


def test_it_gives_way_to_what_else_lies_over_the_table(shown: Shown) -> None:
    line = QLineEdit(shown.desk.view)
    line.show()
    line.setFocus()
    assert not shown.banner.isVisible()
    assert line.hasFocus()


def test_the_table_can_be_used_while_it_is_there(shown: Shown) -> None:
    desk = shown.desk
    desk.session.push(pair("AB"))
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1


def test_what_cannot_be_shown_again_is_not_offered(shown: Shown) -> None:
    shown.banner.say(WORDS, None, can_replay=False, detail="Ben takes over Black.")
    assert not shown.banner.again.isVisible()
    assert shown.banner.detail.text() == "Ben takes over Black."


def test_it_shows_the_badge_in_the_captors_ring_in_both_themes(shown: Shown) -> None:
    for theme in (LIGHT, DARK):
        shown.banner.set_theme(theme)
        image = shown.banner.grab().toImage()
        seen = {image.pixelColor(x, y).name() for x in range(12, 53)
                for y in range(image.height())}  # fmt: skip
        assert {BADGE.colour, QColor(str(BADGE.captor)).name(), theme.plate.name()} <= seen

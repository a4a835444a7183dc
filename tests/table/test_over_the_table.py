"""What lies over the table: sentences, banners and covers, and where the keyboard goes then."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.table.feedback.banner import Banner
from cfanp_gui.table.feedback.hand_over_card import HandOverCard
from cfanp_gui.table.feedback.overlay import Overlay
from cfanp_gui.table.feedback.toast import BELOW, PADDING, STRIP, WIDEST, Toast, plain_tip
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.theme import DARK, LIGHT
from tests.session.play import a_session, pair
from tests.table.desk import LEFT, Desk, time_is_up

Key = Qt.Key
LONG = "your King on Ad1 would be attacked by the Bishop on Bf3 of A+B " * 6
BADGE = BadgeLook("B", "#003da5", 1, "#c62d1f")
WORDS = "Checkmate: Anna has captured <b>Ben</b>’s army"


# Sentences that pass


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


def said(toast: Toast) -> str:
    """Return the text of a toast; empty if it is hidden."""
    return toast.text() if toast.isVisible() else ""


def test_a_sentence_is_shown_as_it_is_and_the_mouse_passes_it(table: QWidget, toast: Toast) -> None:
    assert toast.isHidden()
    toast.say("<b>Ben</b> & <img src=x>")
    assert said(toast) == "<b>Ben</b> & <img src=x>"
    assert toast.textFormat() == Qt.TextFormat.PlainText
    assert table.childAt(toast.geometry().center()) is not toast


@pytest.mark.parametrize("sentence", ["Check.", LONG])
def test_it_lies_in_the_middle_above_the_lower_edge(
    table: QWidget, toast: Toast, sentence: str
) -> None:
    for width, height in ((900, 600), (500, 300)):
        table.resize(width, height)
        toast.say(sentence)
        toast.settle()
        rect = toast.geometry()
        assert abs(rect.center().x() - width / 2) <= 1
        assert rect.width() <= WIDEST
        assert rect.bottom() < height - BELOW
        if rect.height() <= STRIP - 2 * BELOW:
            assert rect.top() >= height - STRIP
    words = toast.fontMetrics().horizontalAdvance(sentence)
    assert sentence is LONG or 0 < toast.width() - words <= PADDING, "no wider than its words"


@pytest.mark.parametrize(("room", "width"), [(300, 260), (759, 719), (761, 720), (41, 1), (30, 1)])
def test_it_leaves_a_margin_of_a_narrow_table(
    table: QWidget, toast: Toast, room: int, width: int
) -> None:
    toast.say(LONG)
    table.setFixedWidth(room)
    toast.settle()
    assert toast.width() == width


@pytest.mark.parametrize(
    "steps",
    [
        # A hint stays behind what is said, and no time takes it away.
        "hint A = A, say No = No, time = A, time = A, hide =, remind = A, say No = No, clear = A, "
        "say No = No, hint = No, time =, remind =, clear =",
        # A patient one waits for what is passing.
        "say No = No, patient A = No, clear = A, patient B = B, say No = No, hint A = A",
    ],
)
def test_hints_and_sentences_give_way_to_each_other(toast: Toast, steps: str) -> None:
    does: dict[str, Callable[[str], object]] = {
        "hint": toast.hint, "patient": partial(toast.hint, patient=True), "say": toast.say,
        "time": lambda _: time_is_up(toast), "hide": lambda _: toast.hide(),
        "remind": lambda _: toast.remind(), "clear": lambda _: toast.clear(),
    }  # fmt: skip
    for step in steps.split(","):
        done, _, wanted = step.partition("=")
        verb, _, words = done.strip().partition(" ")
        does[verb](words)
        assert said(toast) == wanted.strip(), step


def test_what_else_lies_there_is_covered_by_no_hint_and_no_sentence(toast: Toast) -> None:
    cover = QWidget(toast.parentWidget())
    toast.hint("Choose a piece.")
    toast.cover(cover)
    assert said(toast) == ""
    toast.hint("Choose another piece.")
    assert said(toast) == ""
    toast.cover(None)
    assert said(toast) == "Choose another piece."
    toast.say("Solved.")
    below = toast.y()
    cover.setGeometry(0, below - 20, 100, 60)
    toast.cover(cover)
    for words in ("Solved.", "Solved again."):
        assert said(toast) == words, "it is not cut short by the hint"
        assert cover.y() - toast.geometry().bottom() == 7
        toast.say("Solved again.")
    toast.cover(None)
    assert toast.y() == below


def test_it_has_the_colours_of_a_theme_chosen_while_it_was_away(toast: Toast) -> None:
    toast.say("Check.")
    for theme in (LIGHT, DARK):
        toast.hide()
        toast.set_theme(theme)
        toast.say("Check.")
        edge = QPoint(6, toast.height() // 2)
        assert toast.grab().toImage().pixelColor(edge) == theme.text


@pytest.mark.parametrize("text", ["Anna", "<b>x</b>", '<img src="file:///x.png">', '&amp; & "a"'])
def test_a_plain_tip_and_a_sentence_of_the_view_show_their_text(qtbot: QtBot, text: str) -> None:
    assert QTextDocumentFragment.fromHtml(plain_tip(text)).toPlainText() == text
    view = Desk(qtbot, a_session(3)).view
    view.resize(420, 400)
    for sentence in (text, f"{text} about half-boards. " * 8):
        view.say(sentence)
        assert view.sentence == sentence
        (label,) = view.findChildren(QLabel)
        assert label.textFormat() == Qt.TextFormat.PlainText
        assert view.rect().contains(label.geometry())
    view.toast.clear()
    assert view.sentence == ""


# Overlays


class Plate(Overlay):
    """Two buttons, and one that cannot be pressed."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, LIGHT)
        self.buttons = [QPushButton(text) for text in ("one", "none", "two")]
        self.buttons[1].setEnabled(False)
        layout = QVBoxLayout(self)
        for button in self.buttons:
            layout.addWidget(button)
        self.settled = 0

    def settle(self) -> None:
        self.settled += 1
        self.resize(200, 140)


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    desk = Desk(qtbot, a_session(3))
    desk.view.activateWindow()
    desk.view.setFocus()
    return desk


def press(desk: Desk, key: Qt.Key) -> None:
    """Press a key where the keyboard is."""
    desk.bot.keyClick(QApplication.focusWidget(), key)


def test_an_overlay_takes_the_keyboard_from_the_view_and_gives_it_back(desk: Desk) -> None:
    plate, closed = Plate(desk.view), []
    plate.closed.connect(lambda: closed.append(True))
    plate.open(plate)
    assert plate.has_keyboard
    seen = []
    for key in (Key.Key_Tab, Key.Key_Tab, Key.Key_Tab, Key.Key_Backtab):
        press(desk, key)
        seen.append(QApplication.focusWidget())
    one, _, two = plate.buttons
    assert seen == [one, two, one, two], "the view itself keeps Tab for the half-boards"
    before = plate.settled
    desk.view.resize(900, 700)
    assert plate.settled > before
    plate.move(desk.view.mapFromScene(desk.square("Ae2")))
    desk.bot.mouseClick(plate, LEFT)
    assert desk.scene.interaction.picked is None, "a click on it does not reach the table"
    press(desk, Key.Key_Escape)
    assert not plate.isVisible()
    assert desk.view.hasFocus()
    plate.dismiss()
    assert closed == [True], "closing by hand is said once"
    before = plate.settled
    desk.view.resize(1000, 700)
    assert plate.settled == before
    other = QLineEdit()
    desk.bot.addWidget(other)
    other.show()
    other.activateWindow()
    other.setFocus()
    desk.bot.waitUntil(other.hasFocus)
    plate.open(plate)
    desk.view.activateWindow()
    desk.bot.waitUntil(plate.hasFocus)
    assert plate.has_keyboard, "as soon as its window is active again"
    plate.leave()
    desk.view.clearFocus()
    plate.open(plate.buttons[0])
    assert not plate.has_keyboard, "other parts of the window keep it"
    plate.leave()
    assert closed == [True]
    assert not desk.view.hasFocus()


@pytest.fixture
def banner(desk: Desk) -> Banner:
    banner = Banner(desk.view, LIGHT)
    banner.say(WORDS, BADGE)
    return banner


def test_a_banner_says_its_words_as_plain_text_where_sentences_are(
    desk: Desk, banner: Banner
) -> None:
    view, words = desk.view, banner.words
    assert (words.text(), words.textFormat()) == (WORDS, Qt.TextFormat.PlainText)
    assert (banner.accessibleName(), banner.accessibleDescription()) == ("Enter goes on", "")
    assert view.rect().contains(banner.geometry())
    assert banner.geometry().top() > view.height() * 0.9
    assert words.height() < 2 * words.fontMetrics().height(), "in one line"
    view.resize(420, 500)
    banner.say(WORDS.replace("Ben", "Maximiliane von und zu Hohenstein"), BADGE)
    assert view.rect().contains(banner.geometry())
    assert words.height() >= words.heightForWidth(words.width())
    assert words.width() > view.width() / 2
    assert banner.on.geometry().top() >= words.geometry().bottom()
    banner.say(WORDS, None, can_replay=False, detail="Ben takes over Black.")
    assert not banner.again.isVisible()
    assert banner.detail.text() == "Ben takes over Black."


def test_a_banner_goes_as_soon_as_anybody_wants_to_go_on(desk: Desk, banner: Banner) -> None:
    heard: list[str] = []
    banner.closed.connect(lambda: heard.append("closed"))
    banner.replay.connect(lambda: heard.append("replay"))
    desk.bot.mouseClick(banner.again, LEFT)
    banner.setFocus()
    press(desk, Key.Key_Tab)
    assert banner.again.hasFocus()
    press(desk, Key.Key_Return)
    press(desk, Key.Key_Shift)
    assert heard == ["replay"] * 2
    assert banner.isVisible()
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape):
        heard.clear()
        banner.setFocus()
        press(desk, key)
        assert heard == ["closed"], key
        assert not banner.isVisible()
        assert desk.view.hasFocus()
        assert desk.scene.interaction.keyboard.square is None, "the key was the banner's"
        banner.say(WORDS, BADGE)
    for widget in (banner, banner.on):
        heard.clear()
        desk.bot.mouseClick(widget, LEFT, pos=QPoint(20, 10))
        assert heard == ["closed"]
        banner.say(WORDS, BADGE)
    desk.bot.keyClicks(QApplication.focusWidget(), "a")
    assert not banner.isVisible()
    assert desk.scene.interaction.controls.chosen == 0, "any other key is for the table"
    desk.escape()
    banner.say(WORDS, BADGE)
    desk.session.push(pair("AB"))
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 1, "the table can be used while it is there"
    line = QLineEdit(desk.view)
    line.show()
    line.setFocus()
    assert not banner.isVisible()
    assert line.hasFocus()


def test_a_hand_over_card_covers_the_table_until_the_next_player_takes_it(qtbot: QtBot) -> None:
    table = QWidget()
    table.resize(600, 400)
    qtbot.addWidget(table)
    card = HandOverCard(table, LIGHT)
    table.show()
    for key in (Key.Key_Return, Key.Key_Enter, Key.Key_Space, None):
        card.show_for("<b>Ben</b>", BadgeLook("b", "#3b82f6", 1))
        assert card.isVisible()
        assert card.size() == table.size()
        assert card.accessibleName() == "<b>Ben</b>, it is your turn"
        assert "Enter" in card.accessibleDescription()
        qtbot.keyClick(card, Key.Key_A)
        qtbot.keyClick(card, Key.Key_Escape)
        assert card.isVisible()
        with qtbot.waitSignal(card.taken):
            if key is None:
                qtbot.mouseClick(card, LEFT, pos=QPoint(20, 20))
            else:
                qtbot.keyClick(card, key)
        assert card.isHidden()

"""The line to type into: typing, completing, going back to earlier lines, and leaving."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QKeySequence, QShortcut, QWheelEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action
from cfanp_gui.core.commands import WORDS, Ambiguous
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.core.piece_queries import COLOUR_WORDS
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.session.command_parser import choices, parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.play.command_bar import MOST_ROWS, CommandBar, typed_words
from tests.session.play import a_session, action, pair, play
from tests.session.rings import RING, a_ring
from tests.table.desk import Desk

Key = Qt.Key


@dataclass
class Host:
    """A window with a table to type over, something else that may have the keyboard, and ears."""

    bot: QtBot
    window: QWidget
    table: QWidget
    other: QLineEdit
    line: CommandBar
    session: GameSession
    entered: list[str] = field(default_factory=list)
    pointed: list[Action | None] = field(default_factory=list)
    left: list[bool] = field(default_factory=list)

    @property
    def text(self) -> str:
        return self.line.edit.text()

    @property
    def texts(self) -> list[str]:
        return [offer.text for offer in self.line.offers]

    @property
    def selected(self) -> str | None:
        """Return what is shown as the offer pointed at."""
        rows = self.line.offers_view.selectionModel().selectedRows()
        return None if not rows else str(rows[0].data())

    def type(self, text: str) -> None:
        self.bot.keyClicks(self.line.edit, text)

    def press(self, key: Qt.Key, times: int = 1) -> None:
        for _ in range(times):
            self.bot.keyClick(QApplication.focusWidget() or self.window, key)


@pytest.fixture
def host(qtbot: QtBot) -> Host:
    window = QWidget()
    table, other = QWidget(), QLineEdit()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    layout = QVBoxLayout(window)
    layout.addWidget(other)
    layout.addWidget(table, 1)
    window.resize(800, 600)
    qtbot.addWidget(window)
    session = a_session(3)
    session.push(pair("AB"))
    line = CommandBar(table, lambda: session)
    made = Host(qtbot, window, table, other, line, session)
    line.entered.connect(made.entered.append)
    line.pointed.connect(made.pointed.append)
    line.left.connect(lambda: made.left.append(True))
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    table.setFocus()
    return made


def test_it_is_there_when_it_is_opened(host: Host) -> None:
    assert host.line.isHidden()
    host.line.open()
    assert host.line.isVisible()
    assert QApplication.focusWidget() is host.line.edit
    assert host.table.rect().contains(host.line.geometry())
    assert host.table.rect().bottom() - host.line.geometry().bottom() < 20
    assert host.texts == []
    assert not host.line.offers_view.isVisible()


def test_the_key_that_opens_it_may_be_typed_once_more(host: Host) -> None:
    host.line.open()
    host.type("/Nf3")
    host.press(Key.Key_Return)
    assert host.entered == ["Nf3"]


def test_typing_offers_and_enter_enters(host: Host) -> None:
    host.line.open()
    host.type("N")
    assert host.texts == ["Na3", "Nc3", "Nf3", "Nh3"]
    assert host.line.offers_view.isVisible()
    assert host.selected is None
    host.type("f3")
    assert host.texts == ["Nf3"]
    host.press(Key.Key_Return)
    assert host.entered == ["Nf3"]
    assert host.line.isVisible()
    host.line.leave()
    assert host.line.isHidden()
    assert host.left == [True]
    assert QApplication.focusWidget() is host.table


def test_down_and_up_walk_through_the_offers(host: Host) -> None:
    host.line.open()
    host.type("N")
    host.press(Key.Key_Down)
    assert (host.text, host.selected) == ("Na3", "Na3")
    host.press(Key.Key_Down, 2)
    assert (host.text, host.selected) == ("Nf3", "Nf3")
    assert host.pointed[-1] == action(host.session, "AB:Nf3")
    host.press(Key.Key_Down, 5)
    assert host.text == "Nh3"
    host.press(Key.Key_Up, 4)
    assert (host.text, host.selected) == ("N", None)
    assert host.pointed[-1] is None
    host.press(Key.Key_Down, 3)
    host.press(Key.Key_Enter)
    assert host.entered == ["Nf3"]


def test_typing_goes_on_from_an_offer(host: Host) -> None:
    host.line.open()
    host.type("AB")
    host.press(Key.Key_Down)
    assert host.text == "AB"
    host.type(" e")
    assert host.text == "AB e"
    assert host.texts == ["AB e3", "AB e4"]
    host.press(Key.Key_Backspace)
    assert len(host.texts) == 20


def test_tab_completes_and_does_not_wander_off(host: Host) -> None:
    host.line.open()
    host.type("wh")
    host.press(Key.Key_Tab)
    assert host.text == "where "
    assert host.texts[:2] == ["where king ", "where queen "]
    host.type("q")
    host.press(Key.Key_Tab)
    assert host.text == "where queen "
    host.press(Key.Key_Down, 2)
    host.press(Key.Key_Tab)
    assert host.text == "where queen b"
    host.press(Key.Key_Tab)
    assert QApplication.focusWidget() is host.line.edit
    host.press(Key.Key_Return)
    assert host.entered == ["where queen b"]
    host.line.edit.clear()
    host.type("?!")
    host.press(Key.Key_Tab)
    assert (host.text, host.texts) == ("?!", [])
    assert QApplication.focusWidget() is host.line.edit


def test_an_empty_line_offers_when_asked(host: Host) -> None:
    host.line.open()
    assert host.texts == []
    host.press(Key.Key_Down)
    assert len(host.texts) > 20
    assert host.text == host.texts[0]
    host.press(Key.Key_Up)
    assert host.text == ""
    host.press(Key.Key_PageDown)
    assert host.text == host.texts[MOST_ROWS - 1]
    host.press(Key.Key_PageUp, 2)
    assert host.text == ""
    host.line.leave()
    host.line.open()
    assert host.texts == []
    host.press(Key.Key_Tab)
    assert host.text == host.texts[0]


def test_escape_leaves_and_gives_the_keyboard_back(host: Host) -> None:
    host.other.setFocus()
    host.line.open("AB ")
    assert (host.text, len(host.texts)) == ("AB ", 20)
    host.press(Key.Key_Down)
    host.press(Key.Key_Escape)
    assert host.line.isHidden()
    assert host.entered == []
    assert QApplication.focusWidget() is host.other
    host.line.open()
    assert host.text == ""
    host.press(Key.Key_Escape)
    assert QApplication.focusWidget() is host.other
    assert host.left == [True, True]


def test_the_keyboard_goes_to_the_table_when_who_had_it_is_gone(host: Host) -> None:
    gone = QLineEdit(host.window)
    gone.show()
    gone.setFocus()
    host.line.open()
    with host.bot.waitSignal(gone.destroyed):
        gone.deleteLater()
    host.press(Key.Key_Escape)
    assert QApplication.focusWidget() is host.table


def test_entering_nothing_leaves(host: Host) -> None:
    host.line.open()
    host.type("  ")
    host.press(Key.Key_Return)
    assert host.line.isHidden()
    assert host.entered == []


def test_up_goes_back_to_what_was_entered(host: Host) -> None:
    for text in ("e4", "Nx9", "e4"):
        host.line.open()
        host.type(text)
        host.press(Key.Key_Return)
        host.line.leave()
    host.line.open()
    host.type("d")
    host.press(Key.Key_Up)
    assert host.text == "e4"
    host.press(Key.Key_Up)
    assert host.text == "Nx9"
    host.press(Key.Key_Up, 3)
    assert host.text == "Nx9"
    host.press(Key.Key_Down, 2)
    assert host.text == "d"
    host.press(Key.Key_Down)
    assert host.text == host.texts[0]
    assert host.selected == host.text


def test_an_earlier_line_can_be_changed(host: Host) -> None:
    host.line.open()
    host.type("AB e4")
    host.press(Key.Key_Return)
    host.line.leave()
    host.line.open()
    host.press(Key.Key_Up)
    host.press(Key.Key_Backspace)
    assert host.text == "AB e"
    assert host.texts == ["AB e3", "AB e4"]


def test_a_problem_stays_until_something_is_typed(host: Host) -> None:
    host.line.open()
    host.type("Nx9")
    host.press(Key.Key_Return)
    low = host.line.height()
    told: list[str] = []
    host.line.announced.connect(told.append)
    host.line.show_problem("“Nx9” is not a move: <b>expected</b> such as e4.")
    assert host.line.problem.isVisible()
    assert host.line.problem.text() == "“Nx9” is not a move: <b>expected</b> such as e4."
    assert host.line.problem.textFormat() == Qt.TextFormat.PlainText
    assert told == [host.line.problem.text()]
    assert host.line.height() > low
    assert host.text == "Nx9"
    host.press(Key.Key_Backspace)
    assert not host.line.problem.isVisible()
    assert host.line.height() != low or host.texts == []


def test_an_ambiguous_line_is_asked_about(host: Host) -> None:
    host.session.pull_apart()
    host.line.open()
    host.type("Nf3")
    host.press(Key.Key_Return)
    typed = parse(host.session, host.entered[0])
    assert isinstance(typed, Ambiguous)
    host.line.ask(choices(host.session, typed.actions), typed.sentence)
    assert host.texts == ["AB:Nf3", "AC:Nf3"]
    assert host.line.problem.text() == typed.sentence
    host.press(Key.Key_Down, 2)
    host.press(Key.Key_Return)
    assert host.entered == ["Nf3", "AC:Nf3"]


def test_a_click_on_an_offer_enters_it_when_it_is_whole(host: Host) -> None:
    host.line.open()
    host.type("N")
    click(host, 2)
    assert host.entered == ["Nf3"]
    host.line.edit.clear()
    host.type("whe")
    click(host, 0)
    assert host.entered == ["Nf3"]
    assert host.text == "where "
    assert QApplication.focusWidget() is host.line.edit


def click(host: Host, row: int) -> None:
    view = host.line.offers_view
    centre = view.visualRect(view.model().index(row, 1)).center()
    host.bot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def test_a_click_elsewhere_leaves_and_keeps_its_focus(host: Host) -> None:
    host.line.open()
    host.type("N")
    host.bot.mouseClick(host.other, Qt.MouseButton.LeftButton)
    assert host.line.isHidden()
    assert QApplication.focusWidget() is host.other
    assert host.left == [True]


def test_the_table_hears_neither_keys_nor_mouse_of_the_line(host: Host) -> None:
    heard: list[str] = []
    for keys in ("N", "Esc", "Return", "Up", "Tab", "/"):
        shortcut = QShortcut(QKeySequence(keys), host.window)
        shortcut.activated.connect(lambda keys=keys: heard.append(keys))
    pressed: list[QPoint] = []
    host.table.mousePressEvent = lambda event: pressed.append(event.pos())  # type: ignore[method-assign]
    host.line.open()
    host.type("N/")
    for key in (Key.Key_Up, Key.Key_Tab, Key.Key_Return, Key.Key_Escape):
        host.press(key)
    assert heard == []
    assert host.entered == ["N/"]
    host.line.open("N")
    host.bot.mousePress(host.line, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert pressed == []


def test_over_a_real_table(qtbot: QtBot) -> None:
    session = a_session(3)
    desk = Desk(qtbot, session)
    line = CommandBar(desk.view, lambda: session)
    before, scale = desk.poses(), desk.view.transform()
    line.open()
    qtbot.keyClicks(line.edit, "AC")
    assert session.pair is None
    middle = QPointF(line.rect().center())
    wheel = QWheelEvent(
        middle, line.mapToGlobal(middle), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(line, wheel)
    qtbot.mousePress(line, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    qtbot.mouseRelease(line, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    qtbot.keyClick(line.edit, Key.Key_Escape)
    assert line.isHidden()
    assert (desk.poses(), desk.view.transform()) == (before, scale)
    desk.check()


def test_offers_follow_the_game(host: Host) -> None:
    host.line.open()
    host.type("AB e")
    assert host.texts == ["AB e3", "AB e4"]
    play(host.session, "AB:e4")
    host.line.refresh()
    assert host.texts == ["AB e5", "AB e6"]
    host.session.undo()
    host.line.refresh()
    assert host.texts == ["AB e3", "AB e4"]


def test_it_stays_at_the_tables_lower_edge(host: Host) -> None:
    host.line.open("AB ")
    for size in ((500, 400), (1200, 900), (240, 200)):
        host.window.resize(*size)
        QApplication.processEvents()
        line, table = host.line.geometry(), host.table.rect()
        assert table.contains(line), size
        assert table.bottom() - line.bottom() < 20, size
        assert host.line.offers_view.isVisible(), size


def test_offers_are_announced_to_who_cannot_see_them(host: Host) -> None:
    host.line.open("N")
    assert host.line.edit.accessibleName()
    assert host.line.offers_view.accessibleName()
    told: list[str] = []
    host.line.announced.connect(told.append)
    host.press(Key.Key_Down)
    host.press(Key.Key_Down)
    assert told == ["Na3: Knight b1 to a3, 1 of 4", "Nc3: Knight b1 to c3, 2 of 4"]
    index = host.line.offers_view.model().index(0, 1)
    assert index.data() == "Knight b1 to a3"


GERMAN = {
    "where": "wo",
    "queen": "Dame",
    "{piece} {origin} to {target}": "{origin}-{target}",
    "A move, a push or a question: AB Nf3, push A C, where queen b": "Ein Zug",
}


class _German(QTranslator):
    """A few words, held in memory."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, *_: object) -> str | None:  # noqa: ARG002
        return GERMAN.get(source)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[_German]:
    translator = _German()
    yield translator
    qapp.removeTranslator(translator)


def test_another_language(host: Host, german: _German, qapp: QApplication) -> None:
    host.line.open("wo")
    assert host.texts == []
    qapp.installTranslator(german)
    qapp.processEvents()
    assert host.line.edit.placeholderText() == "Ein Zug"
    assert host.texts == ["wo "]
    host.press(Key.Key_Tab)
    assert host.texts[1] == "wo Dame "
    host.line.edit.clear()
    host.type("Nf3")
    assert host.line.offers_view.model().index(0, 1).data() == "g1-f3"
    assert parse(host.session, "wo Dame b", host.line.words) == parse(host.session, "where queen b")


@pytest.mark.usefixtures("qapp")
def test_every_word_can_be_said_in_another_language() -> None:
    names = {str(piece_type.name) for piece_type in FIDE_TYPES.values()}
    assert set(typed_words().values()) == {*WORDS, *names, *COLOUR_WORDS, *FIDE_TYPES}
    assert all(own == english for own, english in typed_words().items())


def test_offers_are_those_of_the_board_the_cursor_is_on(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    session, looked_at = a_ring(3), [half_board(2, 0)]
    line = CommandBar(table, lambda: session, lambda: looked_at[0])
    pointed: list[Action | None] = []
    told: list[str] = []
    line.pointed.connect(pointed.append)
    line.announced.connect(told.append)
    table.show()
    line.open("Nf")
    assert [offer.text for offer in line.offers] == ["2:Nf3"]
    qtbot.keyClick(line.edit, Key.Key_Down)
    assert told == ["2:Nf3: Knight g1 to f3 on board 2, 1 of 1"]
    assert pointed[-1] == RING.parse_action("2:g1f3")
    looked_at[0] = half_board(3, 1)
    line.open("Nf")
    assert [offer.text for offer in line.offers] == ["3:Nf3"]


def test_what_can_be_typed_is_said_for_the_game_on_the_table(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    sessions: list[GameSession | None] = [None, a_ring(3), a_session(3)]
    line = CommandBar(table, lambda: sessions[0])
    assert not line.edit.placeholderText()
    sessions.pop(0)
    line.open()
    assert "2:N@b1" in line.edit.placeholderText()
    assert "board" in line.edit.accessibleName()
    sessions.pop(0)
    line.open()
    assert "push A C" in line.edit.placeholderText()
    assert "push" in line.edit.accessibleName()


def test_pieces_of_the_game_on_the_table_are_known(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    zebra = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 4)
    session = a_session(3)
    line = CommandBar(table, lambda: session)
    usual = dict(line.words)
    monkeypatch.setattr(type(session.game), "piece_types", {**FIDE_TYPES, "Z": zebra})
    assert line.words == {**usual, "zebra": "zebra"}


def test_without_a_game_nothing_is_offered(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    line = CommandBar(table, lambda: None)
    table.show()
    line.open("e")
    assert line.offers == []
    qtbot.keyClick(line.edit, Key.Key_Down)
    assert line.edit.text() == "e"

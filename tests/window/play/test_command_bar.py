"""The line to type into over a table: where it lies, what reaches it and the table, and its words.

What is typed, offered and done is told in `scenarios/typing.txt`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt, QTranslator
from PySide6.QtGui import QInputMethodEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.actions import Action, PocketSource
from cfanp_gui.core.commands import WORDS
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.core.piece_queries import COLOUR_WORDS
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import NOTHING, Command
from cfanp_gui.window.play import command_bar
from cfanp_gui.window.play.board_pages import BoardPages
from cfanp_gui.window.play.command_bar import CommandBar, CommandController, typed_words
from tests.core.build import cfen
from tests.session.play import a_match, a_session, action, pair, session_at
from tests.session.rings import STOCKED, STUCK, a_ring, ring_at
from tests.table.desk import Desk
from tests.there import there

Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@dataclass
class Host:
    """A window with a table to type over, something else that may have the keyboard, and ears."""

    bot: QtBot
    window: QWidget
    table: QWidget
    other: QLineEdit
    line: CommandBar
    entered: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    pointed: list[Action | None] = field(default_factory=list)

    def type(self, text: str) -> None:
        self.bot.keyClicks(self.line.edit, text)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.bot.keyClick(QApplication.focusWidget() or self.window, key)


@pytest.fixture
def host(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Host:
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
    made = Host(qtbot, window, table, other, line)
    line.entered.connect(made.entered.append)
    monkeypatch.setattr(command_bar, "announce", lambda _, words: made.told.append(words))
    line.pointed.connect(made.pointed.append)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    table.setFocus()
    return made


def test_it_stays_at_the_tables_lower_edge(host: Host) -> None:
    assert host.line.isHidden()
    host.line.open("AB ")
    for size in ((800, 600), (500, 400), (1200, 900), (240, 200)):
        host.window.resize(*size)
        QApplication.processEvents()
        line, table = host.line.geometry(), host.table.rect()
        assert table.contains(line), size
        assert table.bottom() - line.bottom() < 20, size
        assert abs(table.center().x() - line.center().x()) <= 1, size
        offers = host.line.offers_view
        row = offers.verticalHeader().defaultSectionSize()
        assert offers.height() // row == min(6, table.height() // 2 // row), size
    low = host.line.height()
    host.line.show_problem("“Nx9” is not a move: <b>expected</b> such as e4.")
    assert host.line.problem.textFormat() == Qt.TextFormat.PlainText
    assert host.told == [host.line.problem.text()]
    assert host.line.height() > low


def test_offers_are_announced_to_who_cannot_see_them_and_shown_on_the_table(host: Host) -> None:
    host.line.open("N")
    assert host.line.edit.accessibleName()
    assert host.line.offers_view.accessibleName()
    host.press(Key.Key_Down, Key.Key_Down)
    assert host.told == ["Na3: Knight b1 to a3, 1 of 4", "Nc3: Knight b1 to c3, 2 of 4"]
    assert host.pointed[-1] == action(a_session(3), "AB:Nc3")
    assert [one.data() for one in host.line.offers_view.selectionModel().selectedRows()] == ["Nc3"]
    host.press(Key.Key_Up, Key.Key_Up)
    assert host.pointed[-1] is None
    assert not host.line.offers_view.selectionModel().selectedRows()


def test_the_keyboard_goes_to_the_table_when_who_had_it_is_gone(host: Host) -> None:
    gone = QLineEdit(host.window)
    gone.show()
    gone.setFocus()
    host.line.open()
    with host.bot.waitSignal(gone.destroyed):
        gone.deleteLater()
    host.press(Key.Key_Escape)
    assert QApplication.focusWidget() is host.table


def test_keys_and_mouse_of_the_line_are_not_the_tables_and_a_click_elsewhere_leaves(
    host: Host,
) -> None:
    heard: list[str] = []
    for keys in ("N", "Esc", "Return", "Up", "Tab", "/"):
        shortcut = QShortcut(QKeySequence(keys), host.window)
        shortcut.activated.connect(lambda keys=keys: heard.append(keys))
    pressed: list[QPoint] = []
    host.table.mousePressEvent = lambda event: pressed.append(event.pos())  # type: ignore[method-assign]
    host.line.open()
    host.type("Nz/")
    host.press(Key.Key_Up, Key.Key_Tab, Key.Key_Return, Key.Key_Escape)
    assert heard == []
    assert host.entered == ["Nz/"]
    host.line.open("N")
    host.bot.mousePress(host.line, LEFT, pos=QPoint(2, 2))
    assert pressed == []
    host.line.open()
    host.type("N")
    with host.bot.waitSignal(host.line.left):
        host.bot.mouseClick(host.other, LEFT)
    assert host.line.isHidden()
    assert QApplication.focusWidget() is host.other


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
    qtbot.mouseClick(line, LEFT, pos=QPoint(2, 2))
    qtbot.keyClick(line.edit, Key.Key_Escape)
    assert line.isHidden()
    assert (desk.poses(), desk.view.transform()) == (before, scale)
    desk.check()


# What it does at a table


def typist(
    qtbot: QtBot, session: GameSession
) -> tuple[Desk, CommandController, list[tuple[str, int]]]:
    """Return a table with a line over it, and what is passed on to the window."""
    desk, commanded = Desk(qtbot, session), list[tuple[str, int]]()
    board = Command("board", "", lambda number: commanded.append(("board", number)), "")
    known = SimpleNamespace(by_word={"board": board}.__getitem__)
    window: Any = SimpleNamespace(view=desk.view, session=session, report=str, commands=known)
    return desk, CommandController(window, BoardPages(desk.view)), commanded


def test_it_stays_shut_without_a_game_and_under_the_card(qtbot: QtBot) -> None:
    desk, typing, _ = typist(qtbot, a_session(3))
    desk.view.card.show_for("Ben", BadgeLook("b", "#3b82f6", 1))
    typing.open()
    assert not typing.line.isVisible()
    bare: Any = SimpleNamespace(view=desk.view, session=None, report=str)
    nobody = CommandController(bare, BoardPages(desk.view))
    nobody.open()
    assert not nobody.line.isVisible()
    desk.view.card.take()
    line = CommandBar(desk.view, lambda: None)
    line.open("e")
    qtbot.keyClick(line.edit, Key.Key_Down)
    assert (line.offers, line.edit.text()) == ([], "e")


def test_it_leaves_with_its_game(qtbot: QtBot) -> None:
    desk, typing, _ = typist(qtbot, a_session(3))
    typing.open()
    typing.line.edit.setText("Qx")
    desk.view.setFocus()
    typing.open()
    assert (typing.line.edit.hasFocus(), typing.line.edit.text()) == (True, "Qx")
    desk.view.show_table(TableScene(a_session(2), LIGHT, desk.animator))
    assert not typing.line.isVisible()


@pytest.mark.parametrize("other", [None, "AC"])
def test_an_offer_pointed_at_shows_its_pair(qtbot: QtBot, other: str | None) -> None:
    desk, typing, _ = typist(qtbot, a_session(3))
    if other is not None:
        assert desk.session.push(pair(other)) is None
    before = desk.poses()
    typing.open()
    typing.line.pointed.emit(action(a_session(3), "AB:e4"))
    assert desk.poses() != before
    typing.line.pointed.emit(None)
    assert desk.poses() == before


@pytest.mark.parametrize(
    ("line", "typed", "text"),
    [(STOCKED, "1:N@b1", "1:N@b1"), (STOCKED, "e8=N@f3", "1:e7e8N@f3"),
     (STOCKED, "2b. bxa1=N@c4", "2:b2a1N@c4"), (STUCK, "2:lose", "2:lose")],
)  # fmt: skip
def test_pieces_come_from_the_stockpile_and_lost_boards_are_named(
    qtbot: QtBot, line: str, typed: str, text: str
) -> None:
    desk, typing, _ = typist(qtbot, ring_at(line))
    typing.open()
    typing.enter(typed)
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == text
    desk.check()


def test_a_move_without_a_board_is_played_where_the_cursor_is(qtbot: QtBot) -> None:
    desk, typing, commanded = typist(qtbot, a_ring(3))
    typing.open()
    typing.enter("e4")
    assert [offer.text for offer in typing.line.offers] == ["1:e4", "2:e4", "3:e4"]
    desk.scene.interaction.keyboard.go(half_square(2, 12))
    typing.enter("e4")
    assert [one.action.text for one in desk.session.line() if one.action] == ["2:e2e4"]
    typing.enter("board 3")
    assert commanded == [("board", half_board(3, 0))]


@pytest.mark.parametrize(("key", "letter"), [("d", "q"), ("S", "n"), ("l", "b"), ("B", "b")])
def test_a_promotion_is_chosen_by_a_german_letter(
    qtbot: QtBot, speak: Callable[[str], None], key: str, letter: str
) -> None:
    speak("de")
    desk = Desk(qtbot, session_at(cfen(2, "Ka:Ae1 Pa:Ba2 Kb:Bh1")))
    desk.move_piece("Ba2", "Ba1")
    desk.key(key)
    assert desk.session.node.action is not None
    assert desk.session.node.action.text.endswith(letter)


def test_a_letter_of_another_language_promotes_and_takes_from_a_pocket(
    qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    speak("de")
    desk = Desk(qtbot, ring_at(STOCKED))
    desk.scene.interaction.keyboard.go(half_square(1, 4))
    desk.key("s")
    assert desk.scene.interaction.picked == PocketSource(half_board(1, 0), "N")


# Words


def test_every_word_is_known_and_the_windows_to_do_is_done(window: MainWindow) -> None:
    names = {str(piece_type.name) for piece_type in FIDE_TYPES.values()}
    assert set(typed_words().values()) == {*WORDS, *names, *COLOUR_WORDS, *FIDE_TYPES}
    assert all(own == english for own, english in typed_words().items())
    in_the_game = {"push", "where", "checks", "on", "turn", "last", "end", "claim", "pass"}
    assert all(map(window.commands.by_word, set(WORDS) - in_the_game))
    usual, fairy = (CommandBar(window.view, partial(a_session, 2, base=base)).words
                    for base in ("chess", "minixiangqi"))  # fmt: skip
    assert set(fairy) - set(usual) >= {"cannon", "soldier"}


def test_a_word_that_cannot_be_used_now_is_answered_with_the_reason(window: MainWindow) -> None:
    exercise, typing = a_session(2), window.command_controller
    exercise.exercise = "A draw"
    window.documents.show_exercise(exercise)
    typing.enter("draw")
    assert typing.line.problem.text() == str(NOTHING)


# Input methods


class _Chinese(QTranslator):
    """The letters of the pieces and a few words."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _: str, source: str, comment: str = "", *__: object) -> str | None:
        if comment == "letter of a piece, as people type it":
            return dict(zip("KQRBNP", "王后车象马兵", strict=True))[source]
        return {"where": "哪里", "queen": "后"}.get(source)


@pytest.fixture
def chinese(qapp: QApplication) -> Iterator[None]:
    translator = _Chinese()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def compose(widget: QWidget, latin: str, text: str) -> None:
    """Type as an input method does: what is being composed, and then what is meant."""
    for end in range(1, len(latin) + 1):
        QCoreApplication.sendEvent(widget, QInputMethodEvent(latin[:end], []))
    done = QInputMethodEvent("", [])
    done.setCommitString(text)
    QCoreApplication.sendEvent(widget, done)


@pytest.mark.usefixtures("chinese")
def test_a_game_is_typed_in_chinese(window: MainWindow) -> None:
    window.documents.begin(a_match(2))
    session = there(window.documents.session)
    line = window.command_controller.line.edit
    for ply, move in enumerate(("e4", "e5", "象c4", "马c6", "后h5", "马f6", "后xf7"), start=1):
        window.commands["type"].trigger()
        compose(line, "xiang", move)
        assert line.text() == move, "nothing of what was still composed"
        QTest.keyClick(line, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert session.node.ply == ply, move
    assert session.position.outcome() is not None


def test_the_table_takes_keys_alone(window: MainWindow) -> None:
    """With a letter of an input method no boards are pushed together."""
    window.documents.begin(a_match(3))
    session = there(window.documents.session)
    table = window.view
    assert not table.testAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
    compose(table, "a", "a")
    compose(table, "c", "c")
    assert session.pair == pair("AB")
    QTest.keyClicks(table, "ac")
    assert session.pair == pair("AC")

"""The cover between turns of a game of hidden knowledge, in the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark, marks
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import TakeBackDialog
from tests.games.pairs.hidden.fields import at
from tests.made_up.hidden import parse
from tests.session.blind import NAMES, START, blind_match, blind_start, hidden_match, letters
from tests.there import there
from tests.window.conftest import Answer, ClipboardOwner, Messages
from tests.window.scenarios.seeing import rows_of
from tests.window.soon import soon

LAST_FALLS = "a1A1/f1F1/f3A1/f4F3/a4B3 1 13 -"
FIGHT = ("a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")


@pytest.fixture(autouse=True)
def _at_once(window: MainWindow) -> None:
    """Let a cover be taken off as soon as it lies there."""
    window.view.card.least_ms = 0


def begun(window: MainWindow, *bots: int, text: str = START) -> GameSession:
    """Return the made-up game on the window's table."""
    window.documents.begin(blind_match(bots), blind_start(text))
    session = there(window.documents.session)
    QApplication.processEvents()
    return session


def take(window: MainWindow) -> None:
    """Take the cover off, which must lie there."""
    assert window.view.covered
    QTest.keyClick(window.view.card, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not window.view.covered


def play(window: MainWindow, session: GameSession, *moves: str) -> None:
    """Play moves, each by who takes the seat for it."""
    for move in moves:
        take(window)
        assert session.propose(parse(move)) is None
        QApplication.processEvents()


def see_the_fight(qtbot: QtBot, window: MainWindow) -> None:
    """Have the fight seen that is shown, as it is after a while."""
    table = there(window.view.table)
    assert table.fights.playing
    soon(table.fights)
    qtbot.waitUntil(lambda: not table.fights.playing)


def on_table(window: MainWindow, army: int) -> set[str]:
    """Return the letters of the pieces of an army that lie on the table."""
    assert window.view.table is not None
    return {item.piece.letter for item in window.view.table.pieces.values()
            if item.piece.army == army}  # fmt: skip


def test_the_table_is_covered_until_the_next_takes_the_seat(
    window: MainWindow, messages: Messages
) -> None:
    session = begun(window)
    assert window.view.card.accessibleName() == "Anna, please take the seat"
    assert on_table(window, 0) == {"X"}
    window.hide()
    window.resize(window.width() + 200, window.height() + 100)
    window.show()
    QApplication.processEvents()
    assert window.view.card.size() == window.view.size(), "it grows with a window that is hidden"
    window.view.setFocus()
    window.toggle_clock()
    window.game_actions.go_to(0)
    window.editor_actions.edit_position()
    QTest.keyClick(window.view.card, Qt.Key.Key_A)
    assert window.view.covered, "nothing but the key or a click takes it off"
    QTest.mouseClick(window.view.card, Qt.MouseButton.LeftButton)
    assert not window.view.covered
    assert session.viewer == 1
    assert on_table(window, 0) == set("ABCF")
    for name in ("analyse", "hint", "judgement", "worst moves", "edit"):
        assert not window.commands[name].isEnabled(), name
    assert not window.documents.analyse()
    window.editor_actions.edit_position()
    assert messages.shown[-1] == "Not as long as pieces of this game are hidden."
    window.commands["cover"].trigger()
    assert window.view.covered
    assert letters(session, 0) == {"X"}
    take(window)
    assert session.propose(parse("a1a2")) is None
    QApplication.processEvents()
    assert window.view.card.accessibleName() == "Ben, please take the seat"
    assert on_table(window, 0) == on_table(window, 1) == {"X"}


def test_a_cover_that_has_just_been_laid_stays_and_bots_need_none(window: MainWindow) -> None:
    window.view.card.least_ms = 60_000
    begun(window)
    QTest.keyClick(window.view.card, Qt.Key.Key_Return)
    assert window.view.covered
    session = begun(window, 2, 3)
    assert not window.view.covered
    assert session.viewer == 1
    assert not window.commands["cover"].isEnabled()


def test_a_fight_is_shown_to_all_before_the_cover_and_nothing_typed_is_left_under_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    session = begun(window)
    play(window, session, *FIGHT)
    table = there(window.view.table)
    assert not window.view.covered, "all look at it first"
    assert session.viewer == EVERYBODY
    assert table.fights.item is not None
    fighters = [(one.name, one.falls) for one in table.fights.item.fighters]
    assert fighters == [("Giant", False), ("Knave", True)]
    shown = parse("a4a5").origin
    assert session.position.pieces()[shown].letter == "A"
    assert Mark.SHOWN in marks(session)[0][shown.index]
    window.command_controller.open()
    line = window.command_controller.line
    assert line.isVisible()
    see_the_fight(qtbot, window)
    qtbot.waitUntil(lambda: window.view.covered)
    assert not line.isVisible()
    take(window)
    window.command_controller.open()
    QTest.keyClicks(QApplication.focusWidget(), "a7a6")
    assert line.edit.text() == "a7a6"


def test_what_a_fight_ended_is_told_when_it_has_been_seen(window: MainWindow, qtbot: QtBot) -> None:
    """The banner would lie over the two that met; the next takes the seat when it is closed."""
    start = at("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", "9Fc/10/10/Lc9")
    window.documents.begin(hidden_match(), start)
    session, table = window.documents.session, window.view.table
    assert session is not None
    assert table is not None
    QApplication.processEvents()
    take(window)
    assert session.propose(session.game.parse_action("AC:a4a7")) is None
    QApplication.processEvents()
    assert table.fights.playing
    assert window.endings.banner is None
    see_the_fight(qtbot, window)
    banner = there(window.endings.banner)
    assert banner.isVisible()
    assert not window.view.covered
    QTest.keyClick(banner, Qt.Key.Key_Return)
    assert window.view.covered
    session.mark_saved()
    window.documents.begin(hidden_match())
    QApplication.processEvents()
    assert on_table(window, 0) == {"X"}, "armies that were set up are covered too"
    take(window)
    assert len(on_table(window, 0)) == 12


def test_the_result_waits_for_the_last_fight(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window, text=LAST_FALLS)
    play(window, session, "f3f4")
    table = there(window.view.table)
    window.animator.finish_all()
    assert table.fights.playing
    assert window.endings.panel is None
    see_the_fight(qtbot, window)
    assert window.endings.panel is not None
    assert window.endings.panel.isVisible()


def test_nothing_typed_copied_or_pointed_at_is_left_to_the_next(
    window: MainWindow, clipboard_owner: ClipboardOwner
) -> None:
    clipboard_owner.is_here = True
    session = begun(window)
    take(window)
    table = there(window.view.table)
    window.game_actions.copy_position()
    text = QGuiApplication.clipboard().text()
    assert text.endswith("for=1"), "what is copied is what is seen"
    assert "A2" not in text
    assert "A1" in text
    table.interaction.keyboard.go(parse("a1a2").origin)
    window.command_controller.open()
    line = window.command_controller.line
    QTest.keyClicks(line.edit, "a1a2")
    QTest.keyClick(line.edit, Qt.Key.Key_Return)
    assert session.node.ply == 1
    QApplication.processEvents()
    take(window)
    assert QGuiApplication.clipboard().text() == ""
    assert table.selection.cursor is None
    window.command_controller.open()
    QTest.keyClick(line.edit, Qt.Key.Key_Up)
    assert line.edit.text() == ""


def test_the_list_of_moves_tells_each_what_they_know(window: MainWindow) -> None:
    session = begun(window)
    play(window, session, "a1a2", "b7b6")
    assert rows_of("moves")[1:] == ["Xa1a2", "Xb7b6"]
    take(window)
    assert rows_of("moves")[1:] == ["Xa1a2", "Xb7b6"]
    assert session.propose(parse("b4b5")) is None
    QApplication.processEvents()
    take(window)
    assert rows_of("moves")[1:] == ["Aa1a2", "Xb7b6", "Xb4b5"]


@pytest.mark.parametrize("agreed", [True, False])
def test_taking_back_needs_that_all_agree_also_who_is_out(
    window: MainWindow, answered: Answer, agreed: bool
) -> None:
    asked: list[list[str]] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, TakeBackDialog)
        asked.append([tick.text() for tick in dialog.ticks.values()])
        assert not dialog.ok.isEnabled()
        for tick in dialog.ticks.values():
            tick.setChecked(True)
        assert dialog.ok.isEnabled()
        (dialog.accept if agreed else dialog.reject)()

    session = begun(window)
    play(window, session, "a1a2")
    answered(answer)
    window.game_actions.undo()
    assert (session.node is session.root) is agreed
    session.mark_saved()
    session = begun(window, 3)
    play(window, session, "resign:1")
    take(window)
    assert session.viewer == 2
    answered(answer)
    window.game_actions.undo()
    assert asked == [list(NAMES), list(NAMES[:2])]


def test_a_game_that_is_over_is_uncovered_and_seen_as_others_saw_it(
    window: MainWindow, messages: Messages
) -> None:
    session = begun(window)
    play(window, session, "resign:1", "resign:2")
    QApplication.processEvents()
    assert not window.view.covered
    assert on_table(window, 2) == set("ABCF")
    window.game_actions.go_to(0)
    assert on_table(window, 0) == set("ABCF")
    window.commands["see as"].trigger()
    assert session.viewer == 1
    assert on_table(window, 1) == {"X"}
    for _ in NAMES:
        window.commands["see as"].trigger()
    assert session.viewer is None
    window.editor_actions.edit_position()
    assert "cannot be set up by hand" in messages.shown[-1], "nor are there pieces for it"

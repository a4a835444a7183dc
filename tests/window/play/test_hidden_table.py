"""The cover between turns of a game of hidden knowledge, in the real window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.core.capabilities import EVERYBODY
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark, marks
from cfanp_gui.table import fights, hand_over_card
from cfanp_gui.window.files.documents import by_lot
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import TakeBackDialog
from tests.games.pairs.hidden.fields import at
from tests.made_up.hidden import parse
from tests.session.blind import (
    NAMES,
    START,
    blind_match,
    blind_start,
    hidden_match,
    letters,
)
from tests.window.conftest import Messages

LAST_FALLS = "a1A1/f1F1/f3A1/f4F3/a4B3 1 13 -"
FIGHT = ("a1a2", "b7b6", "b4b5", "a2a3", "c7c6", "c4c5", "a3a4")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a cover be taken off as soon as it lies there, and fights be short."""
    monkeypatch.setattr(hand_over_card, "LEAST_MS", 0)
    monkeypatch.setattr(fights, "SHOW_MS", 300)


def begun(window: MainWindow, *bots: int, text: str = START) -> GameSession:
    """Return the made-up game on the window's table."""
    window.documents.begin(blind_match(bots), blind_start(text))
    session = window.documents.session
    assert session is not None
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


def on_table(window: MainWindow, army: int) -> set[str]:
    """Return the letters of the pieces of an army that lie on the table."""
    assert window.view.table is not None
    return {item.piece.letter for item in window.view.table.pieces.values()
            if item.piece.army == army}  # fmt: skip


def test_the_table_is_covered_until_the_next_takes_the_seat(window: MainWindow) -> None:
    session = begun(window)
    assert window.view.covered
    assert window.view.card.accessibleName() == "Anna, please take the seat"
    assert on_table(window, 0) == {"X"}
    take(window)
    assert session.viewer == 1
    assert on_table(window, 0) == set("ABCF")
    assert session.propose(parse("a1a2")) is None
    QApplication.processEvents()
    assert window.view.card.accessibleName() == "Ben, please take the seat"
    assert on_table(window, 0) == on_table(window, 1) == {"X"}


def test_the_cover_grows_with_a_window_that_is_hidden(window: MainWindow) -> None:
    begun(window)
    window.hide()
    window.resize(window.width() + 200, window.height() + 100)
    assert window.view.covered
    window.show()
    QApplication.processEvents()
    assert window.view.card.size() == window.view.size()


def test_nothing_but_the_key_or_a_click_takes_it_off(window: MainWindow) -> None:
    begun(window)
    window.view.setFocus()
    window.toggle_clock()
    window.game_actions.to_start()
    window.file_actions.edit_position()
    QApplication.processEvents()
    assert window.view.covered
    QTest.keyClick(window.view.card, Qt.Key.Key_A)
    assert window.view.covered
    QTest.mouseClick(window.view.card, Qt.MouseButton.LeftButton)
    assert not window.view.covered


def test_a_cover_that_has_just_been_laid_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(hand_over_card, "LEAST_MS", 60_000)
    begun(window)
    QTest.keyClick(window.view.card, Qt.Key.Key_Return)
    assert window.view.covered


def test_who_plays_against_bots_sees_no_cover(window: MainWindow) -> None:
    session = begun(window, 2, 3)
    assert not window.view.covered
    assert session.viewer == 1
    assert not window.commands["cover"].isEnabled()


def test_a_fight_is_shown_to_all_before_the_cover(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window)
    play(window, session, *FIGHT)
    table = window.view.table
    assert table is not None
    assert not window.view.covered, "all look at it first"
    assert session.viewer == EVERYBODY
    assert table.fights.item is not None
    one, other = table.fights.item.fighters
    assert [(one.name, one.falls), (other.name, other.falls)] == [
        ("Giant", False), ("Knave", True),
    ]  # fmt: skip
    qtbot.waitUntil(lambda: window.view.covered, timeout=5000)
    assert table.fights.item is None


def test_what_a_fight_ended_is_told_when_it_has_been_seen(
    window: MainWindow, qtbot: QtBot
) -> None:  # fmt: skip
    """The banner would lie over the two that met; the next takes the seat when it is closed."""
    start = at("Ta9/10/10/La8Fa", "10/10/10/Lb8Fb", "9Fc/10/10/Lc9")
    window.documents.begin(hidden_match(), start)
    session = window.documents.session
    assert session is not None
    QApplication.processEvents()
    take(window)
    assert session.propose(session.game.parse_action("AC:a4a7")) is None
    QApplication.processEvents()
    table = window.view.table
    assert table is not None
    assert table.fights.playing
    assert window.endings.banner is None
    qtbot.waitUntil(lambda: not table.fights.playing, timeout=5000)
    banner = window.endings.banner
    assert banner is not None
    assert banner.isVisible()
    assert not window.view.covered
    QTest.keyClick(banner, Qt.Key.Key_Return)
    assert window.view.covered


def test_the_result_waits_for_the_last_fight(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window, text=LAST_FALLS)
    play(window, session, "f3f4")
    table = window.view.table
    assert table is not None
    window.animator.finish_all()
    assert table.fights.playing
    assert window.endings.panel is None
    qtbot.waitUntil(lambda: not table.fights.playing, timeout=5000)
    assert window.endings.panel is not None
    assert window.endings.panel.isVisible()


def test_nothing_typed_is_left_under_the_cover(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window)
    play(window, session, *FIGHT)
    window.command_controller.open()
    line = window.command_controller.line
    assert line.isVisible()
    qtbot.waitUntil(lambda: window.view.covered, timeout=5000)
    assert not line.isVisible()
    take(window)
    window.command_controller.open()
    QTest.keyClicks(QApplication.focusWidget(), "a7a6")
    assert line.edit.text() == "a7a6"


def test_nothing_typed_copied_or_pointed_at_is_left_to_the_next(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    monkeypatch.setattr(QClipboard, "ownsClipboard", lambda _: True)
    session = begun(window)
    take(window)
    table = window.view.table
    assert table is not None
    window.game_actions.copy_position()
    table.keyboard.go(parse("a1a2").origin)
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


def test_what_was_shown_is_marked(window: MainWindow) -> None:
    session = begun(window)
    play(window, session, *FIGHT)
    assert session.position.pieces()[parse("a4a5").origin].letter == "A"
    assert Mark.SHOWN in marks(session)[0][parse("a4a5").origin.index]


def test_the_list_of_moves_tells_each_what_they_know(window: MainWindow) -> None:
    session = begun(window)
    play(window, session, "a1a2", "b7b6")
    model = window.moves_panel.model

    def rows() -> list[str]:
        return [str(model.index(row).data()) for row in range(1, model.rowCount())]

    assert rows() == ["Xa1a2", "Xb7b6"]
    take(window)
    assert rows() == ["Xa1a2", "Xb7b6"]
    assert session.propose(parse("b4b5")) is None
    QApplication.processEvents()
    take(window)
    assert rows() == ["Aa1a2", "Xb7b6", "Xb4b5"]


def test_what_is_copied_is_what_is_seen(window: MainWindow) -> None:
    session = begun(window)
    take(window)
    window.game_actions.copy_position()
    text = QGuiApplication.clipboard().text()
    assert text.endswith("for=1")
    assert "A2" not in text
    assert "A1" in text
    assert session.viewer == 1


def test_what_would_tell_is_off(window: MainWindow, messages: Messages) -> None:
    begun(window)
    take(window)
    for name in ("analyse", "hint", "judgement", "worst moves", "edit"):
        assert not window.commands[name].isEnabled(), name
    assert not window.documents.analyse()
    window.file_actions.edit_position()
    assert messages.shown[-1] == "Not as long as pieces of this game are hidden."


@pytest.mark.parametrize("agreed", [True, False])
def test_taking_back_needs_that_all_agree(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:  # fmt: skip
    session = begun(window)
    play(window, session, "a1a2")
    asked: list[TakeBackDialog] = []

    def answer(dialog: TakeBackDialog) -> bool:
        asked.append(dialog)
        return agreed

    monkeypatch.setattr("cfanp_gui.window.play.game_dialogs.run_dialog", answer)
    window.game_actions.undo()
    (dialog,) = asked
    assert [tick.text() for tick in dialog.ticks.values()] == list(NAMES)
    assert not dialog.ok.isEnabled()
    for tick in dialog.ticks.values():
        tick.setChecked(True)
    assert dialog.ok.isEnabled()
    assert (session.node is session.root) is agreed


def test_who_is_out_is_asked_too(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    session = begun(window, 3)
    play(window, session, "resign:1")
    take(window)
    assert session.viewer == 2
    asked: list[TakeBackDialog] = []

    def refuse(dialog: TakeBackDialog) -> bool:
        asked.append(dialog)
        return False

    monkeypatch.setattr("cfanp_gui.window.play.game_dialogs.run_dialog", refuse)
    window.game_actions.undo()
    assert [tick.text() for tick in asked[0].ticks.values()] == list(NAMES[:2])
    assert session.node is not session.root


def test_a_game_that_is_over_is_uncovered_and_seen_as_others_saw_it(window: MainWindow) -> None:
    session = begun(window)
    play(window, session, "resign:1", "resign:2")
    QApplication.processEvents()
    assert not window.view.covered
    assert on_table(window, 2) == set("ABCF")
    window.game_actions.to_start()
    assert on_table(window, 0) == set("ABCF")
    window.commands["see as"].trigger()
    assert session.viewer == 1
    assert on_table(window, 1) == {"X"}
    for _ in NAMES:
        window.commands["see as"].trigger()
    assert session.viewer is None


def test_the_seat_can_be_left(window: MainWindow) -> None:
    session = begun(window)
    take(window)
    window.commands["cover"].trigger()
    assert window.view.covered
    assert letters(session, 0) == {"X"}


def test_hidden_armies_are_covered_too(window: MainWindow) -> None:
    window.documents.set_up_armies = by_lot
    window.documents.begin(hidden_match())
    session = window.documents.session
    assert session is not None
    QApplication.processEvents()
    assert window.view.covered
    assert on_table(window, 0) == {"X"}
    take(window)
    assert len(on_table(window, 0)) == 12
    assert on_table(window, 1) == {"X"}

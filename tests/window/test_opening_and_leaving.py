"""Games in the window begun, opened, saved, left, and restored after a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.game_list import GameListDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_dialogs import (
    PositionDialog,
)
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.after_crash import RestoreDialog
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.core.build import cfen
from tests.session.play import a_match, a_session, play
from tests.window.conftest import Messages
from tests.window.files.filed import crash
from tests.window.laid_games import NASTY, NASTY_FILE, begun

BUTTONS = QMessageBox.StandardButton


def test_a_game_without_changes_is_left_without_asking(
    window: MainWindow, messages: Messages
) -> None:
    assert window.file_actions.may_leave_game()
    begun(window)
    assert window.file_actions.may_leave_game()
    assert not messages.shown


@pytest.mark.parametrize(
    ("answer", "leaves"), [(BUTTONS.Cancel, False), (BUTTONS.Discard, True), (BUTTONS.Save, True)]
)
def test_an_unsaved_game_asks(
    window: MainWindow,
    messages: Messages,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    answer: BUTTONS,
    leaves: bool,
) -> None:
    path = tmp_path / "kept"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    begun(window, 3, "AB:e4")
    messages.answer = answer
    assert window.file_actions.may_leave_game() is leaves
    assert len(messages.shown) == 1
    assert path.with_suffix(".cpgn").exists() is (answer == BUTTONS.Save)


def test_saving_that_is_given_up_keeps_the_game(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    session = begun(window, 3, "AB:e4")
    messages.answer = BUTTONS.Save
    assert not window.close()
    assert window.isVisible()
    assert window.documents.session is session


def test_closing_removes_the_journal_and_keeps_the_geometry(
    window: MainWindow, messages: Messages, app_dirs: AppDirs, settings: Settings
) -> None:
    begun(window, 3, "AB:e4")
    messages.answer = BUTTONS.Cancel
    assert not window.close()
    assert len(list(app_dirs.journals.iterdir())) == 1
    messages.answer = BUTTONS.Discard
    assert window.close()
    assert list(app_dirs.journals.iterdir()) == []
    assert settings.geometry("geometry") is not None
    assert settings.geometry("docks") is not None


def test_half_boards_laid_after_saving_are_asked_about(
    window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    begun(window, 3, "AB:e4")
    assert window.documents.save(tmp_path / "game.cpgn")
    assert window.view.table is not None
    window.view.table.laying.lay_down(2, Pose(900, -700, 90))
    assert window.isWindowModified()
    assert not window.file_actions.may_leave_game()
    assert len(messages.shown) == 1
    window.view.undo_arrangement()
    assert not window.isWindowModified()
    assert window.file_actions.may_leave_game()


def test_half_boards_laid_before_anything_is_played_are_not_asked_about(
    window: MainWindow, messages: Messages
) -> None:
    begun(window)
    assert window.view.table is not None
    window.view.table.laying.lay_down(2, Pose(900, -700, 90))
    assert not window.isWindowModified()
    assert window.file_actions.may_leave_game()
    assert not messages.shown


# New, open, save


@pytest.mark.parametrize("pasted", [False, True])
def test_an_unsaved_game_is_asked_about_before_another_is_set_up(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch, pasted: bool
) -> None:
    first = begun(window, 3, "AB:e4")
    command = window.commands["position" if pasted else "new"]
    accepted, rejected = QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected
    answers = [rejected, accepted]

    def paste(dialog: PositionDialog) -> QDialog.DialogCode:
        dialog.line.setText(cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1 Rc:Ca1"))
        return accepted

    def fill(dialog: SetupDialog) -> QDialog.DialogCode:
        assert messages.shown.pop(), "it was asked before"
        dialog.seats.rows[1].name.setText("Zoë")
        return answers.pop(0)

    monkeypatch.setattr(PositionDialog, "exec", paste)
    monkeypatch.setattr(SetupDialog, "exec", fill)
    messages.answer = BUTTONS.Cancel
    command.trigger()
    assert len(answers) == 2, "nothing is set up for a game that stays"
    assert messages.shown.pop()
    messages.answer = BUTTONS.Discard
    command.trigger()
    assert len(answers) == 1
    assert window.documents.session is first, "the set-up was given up"
    assert first.unsaved
    command.trigger()
    session = window.documents.session
    assert session is not None
    assert session is not first
    assert "Zoë" in session.match.names
    assert not messages.shown, "it is asked once"


def test_a_new_game_is_set_up_and_begun(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(window)

    def fill(dialog: SetupDialog) -> QDialog.DialogCode:
        dialog.count.setValue(5)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(SetupDialog, "exec", fill)
    window.commands["new"].trigger()
    assert window.documents.session is not first
    assert window.documents.session is not None
    assert window.documents.session.position.players == 5
    assert window.view.table is not None
    assert len(window.view.table.boards) == 5


def test_a_game_begins_at_a_pasted_position(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(window)
    pasted = ["nonsense", cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1 Rc:Ca1")]
    refused: list[str] = []

    def paste(dialog: PositionDialog) -> int:
        dialog.line.setText(pasted.pop(0))
        dialog.accept()
        refused.append(dialog.reason.text())
        return dialog.result()

    answers = [QDialog.DialogCode.Rejected, QDialog.DialogCode.Accepted]

    def set_up(dialog: SetupDialog) -> QDialog.DialogCode:
        dialog.seats.rows[2].name.setText("Zoë")
        dialog.clock.set_control(TimeControl(300, 3))
        return answers.pop(0)

    monkeypatch.setattr(PositionDialog, "exec", paste)
    monkeypatch.setattr(SetupDialog, "exec", set_up)
    messages.answer = BUTTONS.Discard
    window.commands["position"].trigger()
    assert window.documents.session is first
    assert "not a valid position" in refused[0]
    pasted.append(pasted[0])
    window.commands["position"].trigger()
    assert window.documents.session is first, "the set-up was given up"
    window.commands["position"].trigger()
    session = window.documents.session
    assert session is not None
    assert session is not first
    assert session.match.names[2] == "Zoë"
    assert session.match.time == TimeControl(300, 3)


def test_games_are_saved_and_opened_by_name(
    qtbot: QtBot,
    window: MainWindow,
    messages: Messages,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    path = tmp_path / "game"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (f"{path}.cpgn", ""))
    session = begun(window, 3, "AB:e4")
    window.commands["save"].trigger()
    assert path.with_suffix(".cpgn").exists()
    play(session, "BC:h3")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: pytest.fail("asked again"))
    window.commands["save"].trigger()
    assert not session.unsaved
    with qtbot.waitSignal(window.documents.session_changed):
        window.commands["open"].trigger()
    assert window.documents.session is not session
    assert window.documents.session is not None
    assert window.documents.session.node.ply == 2
    assert not messages.shown
    recent = window.commands.menus["recent"]
    recent.aboutToShow.emit()
    assert [action.text() for action in recent.actions()] == [f"{path}.cpgn"]
    with qtbot.waitSignal(window.documents.session_changed):
        recent.actions()[0].trigger()


def test_a_broken_file_is_reported_and_the_game_stays(
    qtbot: QtBot, window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    session = begun(window)
    broken = tmp_path / f"{NASTY_FILE}.cpgn"
    broken.write_text("nothing of the kind")
    with qtbot.waitSignal(window.documents.failed):
        window.file_actions.open_path(broken)
    assert len(messages.shown) == 1
    assert messages.shown[0].startswith(f"{broken.name} cannot be opened")
    assert window.documents.session is session


def test_one_of_several_games_is_chosen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    games = [store.record_of(a_session(players, None)) for players in (3, 4)]
    path = tmp_path / "games.cpgn"
    cpgn.save(path, games)
    lines: list[str] = []

    def choose(dialog: GameListDialog) -> QDialog.DialogCode:
        qtbot.waitUntil(lambda: dialog.headings.rowCount() == 2)
        rows = [dialog.headings.index(row) for row in range(2)]
        lines.extend(row.data() for row in rows)
        dialog.list.setCurrentIndex(rows[1])
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(GameListDialog, "exec", choose)
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)
    assert len(lines) == 2
    assert "Anna" in lines[0]
    assert window.documents.session is not None
    assert window.documents.session.position.players == 4
    assert window.documents.path is None


# After a crash


def left_behind(app_dirs: AppDirs, *moves: str) -> None:
    """Games whose programs ended without closing them."""
    for text in moves:
        documents = Documents(app_dirs, Settings(app_dirs.settings))
        documents.begin(a_match(3, NASTY))
        assert documents.session is not None
        play(documents.session, text)
        crash(documents)


@pytest.fixture
def answered(monkeypatch: pytest.MonkeyPatch) -> Callable[..., list[list[str]]]:
    """Return what has questions about games left behind answered, one after the other.

    That returns the lines of each, which grow as it is asked.
    """

    def answered(*answers: Callable[[RestoreDialog], object]) -> list[list[str]]:
        left, seen = list(answers), []

        def answer(dialog: RestoreDialog) -> int:
            seen.append([dialog.list.item(row).text() for row in range(dialog.list.count())])
            left.pop(0)(dialog)
            return dialog.result()

        monkeypatch.setattr(RestoreDialog, "exec", answer)
        return seen

    return answered


def tick(dialog: RestoreDialog, *rows: int) -> None:
    for row in range(dialog.list.count()):
        state = Qt.CheckState.Checked if row in rows else Qt.CheckState.Unchecked
        dialog.list.item(row).setCheckState(state)


def test_a_game_left_behind_is_restored(
    window: MainWindow, app_dirs: AppDirs, answered: Callable[..., list[list[str]]]
) -> None:
    asked = answered(lambda dialog: dialog.ok.click())
    assert window.file_actions.offer_restore(window.documents.journals.left_behind()) == []
    assert asked == []
    left_behind(app_dirs, "AB:e4 BC:h3")
    (one,) = window.file_actions.offer_restore(window.documents.journals.left_behind())
    assert window.documents.restore(one.shown, one.aside)
    ((line,),) = asked
    assert line.endswith(": <b>x</b> \N{EN DASH} <img src=x> \N{EN DASH} R&D, round 1")
    assert window.documents.session is not None
    assert window.documents.session.node.ply == 2
    assert window.isWindowModified()


def test_a_game_that_was_only_looked_at_is_not_asked_about(
    window: MainWindow, app_dirs: AppDirs
) -> None:
    """Nor is an analysis of it in which nothing was done; each way to change it is."""
    played = a_session(3)
    play(played, "AB:e4 BC:h3")

    def offered(act: Callable[[Documents, GameSession], object]) -> int:
        """Return how many games are offered after one was opened, and something done with it."""
        documents = Documents(app_dirs, Settings(app_dirs.settings))
        documents.show_example(store.record_of(played))
        assert documents.session is not None
        act(documents, documents.session)
        if documents._aside is not None and documents._aside.journal is not None:
            documents._aside.journal.close(keep=True)
        crash(documents)
        found = window.documents.journals.left_behind()
        for one in found:
            window.documents.journals.discard(one)
        return len(found)

    looks: list[Callable[[Documents, GameSession], object]] = [
        lambda _, __: None,
        lambda _, game: (game.go_to(0), game.walk(1), game.return_to_game()),
        lambda _, game: (game.undo(2), game.redo(2)),
        lambda documents, _: documents.analyse(),
    ]
    assert [offered(look) for look in looks] == [0, 0, 0, 0]
    changes: list[Callable[[Documents, GameSession], object]] = [
        lambda _, game: play(game, "AC:e5"),
        lambda _, game: game.annotations.note("why"),
        lambda _, game: substitute(game, 1, "Emma"),
    ]
    assert [offered(change) for change in changes] == [1, 1, 1]


def test_all_games_left_behind_are_restored_at_once_if_none_is_left_out(
    window: MainWindow, app_dirs: AppDirs, answered: Callable[..., list[list[str]]]
) -> None:
    left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4")
    found = window.documents.journals.left_behind()
    titles: list[str] = []

    def some(dialog: RestoreDialog) -> None:
        titles.append(dialog.windowTitle())
        tick(dialog, 0, 2)
        dialog.ok.click()

    answered(lambda dialog: dialog.ok.click(), some)
    assert [one.shown for one in window.file_actions.offer_restore(found)] == found
    kept = window.file_actions.offer_restore(found)
    assert [one.shown for one in kept] == [found[0], found[2]]
    assert titles == ["3 games were interrupted"]


def test_games_are_discarded_only_when_that_is_said_twice(
    window: MainWindow,
    app_dirs: AppDirs,
    messages: Messages,
    answered: Callable[..., list[list[str]]],
) -> None:
    left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4")
    found = window.documents.journals.left_behind()

    def hesitate(dialog: RestoreDialog) -> None:
        tick(dialog, 0, 1)
        dialog.discard.click()
        assert dialog.result() == QDialog.DialogCode.Rejected
        assert not dialog.discarded
        messages.answer = BUTTONS.Discard
        dialog.discard.click()

    asked = answered(hesitate, lambda dialog: dialog.reject())
    assert window.file_actions.offer_restore(found) == []
    assert messages.shown == ["Discard 2 games? That cannot be undone."] * 2
    assert [len(lines) for lines in asked] == [3, 1]
    assert window.documents.journals.left_behind() == [found[2]]


def test_games_that_are_left_for_later_stay(
    window: MainWindow,
    app_dirs: AppDirs,
    messages: Messages,
    answered: Callable[..., list[list[str]]],
) -> None:
    left_behind(app_dirs, "AB:e4", "AB:d4")
    found = window.documents.journals.left_behind()
    answered(lambda dialog: dialog.reject())
    assert window.file_actions.offer_restore(found) == []
    assert window.documents.journals.left_behind() == found
    assert not messages.shown

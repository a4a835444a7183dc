"""The window: its actions follow the session, and no game is left without asking."""

from __future__ import annotations

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.dialogs import game_dialogs as dialogs_module
from cfanp_gui.window.dialogs.about_dialog import AboutDialog
from cfanp_gui.window.dialogs.game_dialogs import (
    ChoiceDialog,
    DrawDialog,
    HandOverDialog,
    PositionDialog,
    ResignDialog,
)
from cfanp_gui.window.dialogs.help_dialogs import HelpDialog
from cfanp_gui.window.dialogs.setup_dialog import SetupDialog
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.core.build import cfen
from tests.session.play import a_match, a_session, pair, play, pushed, square_named
from tests.session.rings import FOOLS_MATE, RING, STUCK, act, of_boards, ring_match
from tests.window.conftest import Messages
from tests.window.files.filed import crash

NASTY = ["<b>x</b>", "<img src=x>", "R&D"]
BUTTONS = QMessageBox.StandardButton


def begun(
    window: MainWindow, players: int = 3, moves: str = "", **options: str | bool
) -> GameSession:
    """Return a game on the window's table."""
    window.documents.begin(a_match(players, **options))
    session = window.documents.session
    assert session is not None
    game = pushed(session)
    play(game, moves)
    return game


def enabled(window: MainWindow) -> set[str]:
    """Return the names of the actions about the game that may be chosen."""
    menus = window.commands.menus
    shown = {*menus["game"].actions(), *menus["moves"].actions(), window.commands["apart"]}
    return {
        name
        for name, action in window.commands.actions.items()
        if action in shown and action.isEnabled()
    }


ALWAYS = {"new", "open", "position", "edit", "games", "quit", "copy", "type"}
SAVED = {"save", "save as", "save picture", "copy picture"}
"""With a game on the table."""
MOVED = {*SAVED, "save film", "undo", "back"}
"""With a move of it."""


def test_without_a_game_little_can_be_done(window: MainWindow) -> None:
    assert enabled(window) == ALWAYS
    for action in (window.commands["undo"], window.commands["redo"], window.commands["end turn"]):
        action.trigger()
    assert "No game" in window.order_panel.status.text()


def test_actions_follow_the_session(window: MainWindow) -> None:
    session = begun(window)
    playing = ALWAYS | {*SAVED, "draw", "resign", "substitute", "play bots", "hand over"}
    assert enabled(window) == playing
    play(session, "AB:e4")
    assert enabled(window) == playing | {"save film", "undo", "back", "to start", "apart", "replay"}
    session.undo()
    assert enabled(window) == playing | {"save film", "redo", "forward", "to end", "to game"}
    session.push(pair("AB"))
    assert "apart" in enabled(window)
    window.commands["apart"].trigger()
    assert session.pair is None
    assert "apart" not in enabled(window)
    session.resign(1)
    session.resign(2)
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result"}


def test_a_note_can_be_taken_back_and_makes_the_game_unsaved(window: MainWindow) -> None:
    session = begun(window)
    session.mark_saved()
    window.documents.file_changed.emit()
    assert not window.isWindowModified()
    session.note("so begins it")
    assert window.isWindowModified()
    window.commands["undo"].trigger()
    assert session.node.comment == ""
    assert not window.isWindowModified()


def test_handing_over_is_for_friendly_games(window: MainWindow) -> None:
    begun(window, friendly=False)
    assert "hand over" not in enabled(window)


def test_a_draw_is_claimed_when_there_is_a_claim(window: MainWindow) -> None:
    session = begun(window, 2, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 AB:Nf3 AB:Nf6 AB:Ng1")
    assert "claim" not in enabled(window)
    play(session, "AB:Ng8")
    assert "claim" in enabled(window)
    assert window.view.sentence == "A draw may be claimed: threefold repetition."
    button = window.order_panel.claim
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.outcome is not None
    assert not button.isVisible()
    assert "Draw between Anna and Ben" in window.view.sentence
    assert window.order_panel.status.text().startswith("Draw between")


def test_a_turn_with_a_bonus_is_ended_by_the_button(window: MainWindow) -> None:
    session = begun(window, 4, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5")
    assert "end turn" not in enabled(window)
    play(session, "AC:e4")
    button = window.order_panel.end_turn
    assert (button.isEnabled(), button.text()) == (True, "End turn (1 more, Rule 6)")
    button.click()
    assert session.position.turn().seat == 1
    assert not button.isEnabled()


def test_the_steps_and_the_move_list_walk_the_game(window: MainWindow) -> None:
    session = begun(window, 3, "AB:e4 BC:h3 BC:h6")
    window.commands["undo"].trigger()
    assert session.node.ply == 2
    window.commands["to start"].trigger()
    assert session.node.ply == 0
    window.commands["redo"].trigger()
    assert session.node.ply == 1
    window.commands["to end"].trigger()
    assert session.node.ply == 3
    moves = window.moves_panel
    for ply in (1, 3, 0, 2):
        moves.view.setCurrentIndex(moves.model.index(ply))
        assert session.node.ply == ply
    for button, ply in zip(moves.steps, (0, 0, 1, 3), strict=True):
        button.click()
        assert session.node.ply == ply
    assert moves.view.currentIndex().row() == 3


def test_what_happens_is_reported(window: MainWindow) -> None:
    session = begun(window)
    session.resign(2)
    assert window.view.sentence == "Army b of Ben is dead."
    session.undo()
    assert window.view.sentence == ""
    session.redo()
    session.resign(3)
    assert "Anna wins" in window.view.sentence
    assert "Anna wins" in window.order_panel.status.text()


def test_a_game_that_begins_with_a_mate_says_so(window: MainWindow) -> None:
    text = cfen(2, "Ka:Ah1 Qb:Ag2 Kb:Be1 Nb:Af4")
    assert window.documents.begin_at(text)
    assert "checkmated" in window.view.sentence


def test_the_title_names_the_file_and_what_is_unsaved(window: MainWindow, tmp_path: Path) -> None:
    session = begun(window)
    assert window.windowTitle().startswith("Untitled game[*]")
    assert not window.isWindowModified()
    play(session, "AB:e4")
    assert window.isWindowModified()
    assert window.documents.save(tmp_path / "<b>game.cpgn")
    assert window.windowTitle().startswith("<b>game.cpgn[*]")
    assert window.documents.save(tmp_path / "a[*]b.cpgn")
    assert window.windowHandle().title().startswith("a[*]b.cpgn \N{EN DASH}")
    assert not window.isWindowModified()


def test_names_are_plain_everywhere(window: MainWindow) -> None:
    window.documents.begin(a_match(3, NASTY))
    session = window.documents.session
    assert session is not None
    assert "<b>x</b>" in window.order_panel.status.text()
    session.resign(1)
    assert window.view.sentence == "Army a of <b>x</b> is dead."
    session.agree_to_draw(2)
    window._refresh()
    for label in window.findChildren(QLabel):
        plain = label.textFormat() == Qt.TextFormat.PlainText
        assert plain or not any(name in label.text() for name in NASTY)


# Leaving a game


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


# New, open, save


def test_a_new_game_is_set_up_and_begun(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(window, 3, "AB:e4")
    accepted, rejected = QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected
    answers = [rejected, accepted, rejected, accepted]

    def fill(dialog: SetupDialog) -> QDialog.DialogCode:
        dialog.count.setValue(5)
        return answers.pop(0)

    monkeypatch.setattr(SetupDialog, "exec", fill)
    window.commands["new"].trigger()
    assert not messages.shown
    messages.answer = BUTTONS.Cancel
    window.commands["new"].trigger()
    assert len(messages.shown) == 1
    assert window.documents.session is first
    assert len(answers) == 1, "the set-up was asked once more"
    messages.answer = BUTTONS.Discard
    window.commands["new"].trigger()
    assert window.documents.session is not first
    assert window.documents.session is not None
    assert window.documents.session.position.players == 5
    assert window.view.table is not None
    assert len(window.view.table.boards) == 5


@pytest.mark.parametrize("pasted", [False, True])
def test_the_set_up_is_there_again_where_the_game_is_to_stay(
    window: MainWindow,
    messages: Messages,
    monkeypatch: pytest.MonkeyPatch,
    pasted: bool,
) -> None:
    first = begun(window, 3, "AB:e4")
    seen: list[tuple[SetupDialog, str]] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SetupDialog)
        name = dialog.seats.rows[1].name
        seen.append((dialog, name.text()))
        if len(seen) == 1:
            name.setText("Zoë")
        else:
            assert window.documents.session is first
            messages.answer = BUTTONS.Discard
        QTimer.singleShot(0, lambda: answer() if len(seen) == 1 else None)
        dialog.begin.click()

    def paste(dialog: PositionDialog) -> QDialog.DialogCode:
        dialog.line.setText(cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1 Rc:Ca1"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(PositionDialog, "exec", paste)
    messages.answer = BUTTONS.Cancel
    QTimer.singleShot(0, answer)
    window.commands["position" if pasted else "new"].trigger()
    (dialog, _), (again, name) = seen
    assert again is dialog
    assert name == "Zoë"
    assert len(messages.shown) == 2
    session = window.documents.session
    assert session is not None
    assert session is not first
    assert "Zoë" in session.match.names


def test_a_game_begins_at_a_pasted_position(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = begun(window)
    pasted = ["nonsense", cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1 Rc:Ca1")]

    def paste(dialog: PositionDialog) -> QDialog.DialogCode:
        dialog.line.setText(pasted.pop(0))
        return QDialog.DialogCode.Accepted

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
    assert len(messages.shown) == 1
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
    broken = tmp_path / "<i>broken.cpgn"
    broken.write_text("nothing of the kind")
    with qtbot.waitSignal(window.documents.failed):
        window.file_actions.open_path(broken)
    assert len(messages.shown) == 1
    assert messages.shown[0].startswith("<i>broken.cpgn cannot be opened")
    assert window.documents.session is session


def test_one_of_several_games_is_chosen(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    games = [store.record_of(a_session(players, None)) for players in (3, 4)]
    path = tmp_path / "games.cpgn"
    cpgn.save(path, games)
    lines: list[str] = []

    def choose(dialog: ChoiceDialog) -> QDialog.DialogCode:
        lines.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        dialog.list.setCurrentRow(1)
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ChoiceDialog, "exec", choose)
    with qtbot.waitSignal(window.documents.session_changed):
        window.file_actions.open_path(path)
    assert len(lines) == 2
    assert "Anna" in lines[0]
    assert window.documents.session is not None
    assert window.documents.session.position.players == 4
    assert window.documents.path is None


# Agreements


def test_draw_resignation_and_hand_over_go_through_their_dialogs(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = begun(window, 4)
    accepted = QDialog.DialogCode.Accepted

    def give(dialog: HandOverDialog) -> QDialog.DialogCode:
        dialog.armies.setCurrentIndex(1)
        dialog.players.setCurrentIndex(2)
        return accepted

    monkeypatch.setattr(HandOverDialog, "exec", give)
    window.commands["hand over"].trigger()
    assert session.position.control == (1, 3, 3, 4)
    monkeypatch.setattr(ResignDialog, "exec", lambda _: accepted)
    window.commands["resign"].trigger()
    assert session.position.control == (None, 3, 3, 4)

    def tick(dialog: DrawDialog) -> QDialog.DialogCode:
        dialog.ticks[4].setChecked(True)
        dialog.ticks[3].setChecked(bool(session.agreed))
        return accepted

    monkeypatch.setattr(DrawDialog, "exec", tick)
    window.commands["draw"].trigger()
    assert session.agreed == {4}
    assert "Draw offered: David" in window.order_panel.status.text()
    window.commands["draw"].trigger()
    assert session.outcome is not None
    assert session.outcome.players == (3, 4)
    assert "Draw between Clara and David" in window.order_panel.status.text()


# After a crash


def left_behind(app_dirs: AppDirs, *moves: str) -> None:
    """Games whose programs ended without closing them."""
    for text in moves:
        documents = Documents(app_dirs, Settings(app_dirs.settings))
        documents.begin(a_match(3, NASTY))
        assert documents.session is not None
        play(documents.session, text)
        crash(documents)


def test_a_game_left_behind_is_restored(
    window: MainWindow, app_dirs: AppDirs, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not window.file_actions.offer_restore(window.documents.journals.left_behind())
    left_behind(app_dirs, "AB:e4 BC:h3")
    lines: list[str] = []

    def look(dialog: ChoiceDialog) -> QDialog.DialogCode:
        lines.append(dialog.list.item(0).text())
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ChoiceDialog, "exec", look)
    assert window.file_actions.offer_restore(window.documents.journals.left_behind())
    assert lines[0].endswith(": <b>x</b> \N{EN DASH} <img src=x> \N{EN DASH} R&D")
    assert window.documents.session is not None
    assert window.documents.session.node.ply == 2
    assert window.isWindowModified()


def test_games_left_behind_are_discarded_one_by_one(
    window: MainWindow, app_dirs: AppDirs, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_behind(app_dirs, "AB:e4", "AB:d4", "AB:c4")
    seen: list[int] = []

    def discard(dialog: ChoiceDialog) -> QDialog.DialogCode:
        seen.append(dialog.list.count())
        if len(seen) < 3:
            buttons = [b for b in dialog.buttons.buttons() if b.text() == "Discard"]
            buttons[0].click()
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(ChoiceDialog, "exec", discard)
    assert not window.file_actions.offer_restore(window.documents.journals.left_behind())
    assert seen == [3, 2, 1]
    assert len(window.documents.journals.left_behind()) == 1


# Looks and help


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_help_and_about_open(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[AboutDialog] = []
    monkeypatch.setattr(dialogs_module, "run_dialog", shown.append)
    window.commands["about"].trigger()
    assert "Betza" in shown[0].words.text()
    window.commands["rules"].trigger()
    (dialog,) = window.findChildren(HelpDialog)
    qtbot.addWidget(dialog)
    assert dialog.isVisible()
    window.commands["rules"].trigger()
    assert window.findChildren(HelpDialog) == [dialog]
    dialog.close()


def test_failures_are_shown_in_a_message(window: MainWindow, messages: Messages) -> None:
    assert dialogs_module.message is messages
    window.documents.failed.emit("<b>Something</b> failed.")
    assert messages.shown == ["<b>Something</b> failed."]


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


# Whole boards


def ring(
    window: MainWindow, players: int = 3, control: str = "", **options: str | bool
) -> GameSession:
    """Return a ring of boards on the window's table."""
    window.documents.begin(ring_match(players, control, **options))
    session = window.documents.session
    assert session is not None
    return of_boards(session)


def test_what_is_done_with_half_boards_cannot_be_done_with_boards(window: MainWindow) -> None:
    session = ring(window)
    playing = ALWAYS | {*SAVED, "draw", "resign", "substitute", "play bots"}
    assert enabled(window) == playing
    act(session, "1:e2e4")
    assert enabled(window) == playing | {*MOVED, "to start"}
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result"}


def test_boards_are_turned_to_by_the_menu(window: MainWindow) -> None:
    pages = ("next board", "previous board", "all boards")
    assert not any(window.commands[name].isEnabled() for name in pages)
    ring(window)
    assert all(window.commands[name].isEnabled() for name in pages)
    assert window.view.focus == {0, 1}, "the first board is on the stage"
    window.commands["next board"].trigger()
    assert window.view.focus == {2, 3}
    for _ in range(2):
        window.commands["previous board"].trigger()
    assert window.view.focus == {4, 5}
    window.commands["all boards"].trigger()
    assert window.view.focus is None
    begun(window)
    assert not any(window.commands[name].isEnabled() for name in pages)


def test_a_board_is_shown_by_a_click_on_its_row_and_by_its_typed_number(
    qtbot: QtBot, window: MainWindow
) -> None:
    ring(window, 4)
    panel = window.order_panel
    for row, tiles in ((2, {4, 5}), (0, {0, 1})):
        at = panel.view.visualRect(panel.model.index(row)).center()
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.view.focus == tiles
    window.command_controller.enter("board 2")
    assert window.view.focus == {2, 3}


def test_who_is_out_is_reported(window: MainWindow) -> None:
    session = ring(window)
    act(session, FOOLS_MATE)
    banner = window.endings.banner
    assert banner is not None
    assert banner.words.text() == "Checkmate: Ben has beaten Anna on board 1"
    assert banner.detail.text() == "Ben takes over Black on board 3 from Anna."
    assert window.order_panel.model.rowCount() == 2
    session.resign(3, 2)
    assert "Ben wins" in window.view.sentence
    assert "Ben wins" in window.order_panel.status.text()
    session.go_to(0)
    assert window.order_panel.model.rowCount() == 3
    assert window.view.sentence == ""


def test_no_card_is_laid_where_several_are_to_move(window: MainWindow) -> None:
    window.preference_actions.change(card=True)
    session = ring(window, 3, "300")
    act(session, "1:e2e4 2:e2e4")
    assert not window.view.card.isVisible()
    assert session.clock_wait() is not None


def test_a_lost_board_is_chosen_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    assert window.documents.begin_at(STUCK)
    session = window.documents.session
    assert session is not None
    assert window.order_panel.status.text() == "Player 2 must choose which board is lost"
    panel = window.order_panel
    row = panel.view.visualRect(panel.model.index(1)).center()
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert window.view.table is not None
    assert window.view.table.chooser is not None
    assert session.propose(RING.parse_action("2:lose")) is None
    assert "Player 2" in window.view.sentence
    assert panel.model.rowCount() == 2


# Another table


def test_nobody_listens_to_a_game_that_has_left_the_table(window: MainWindow) -> None:
    old = begun(window, 3, "AB:e4")
    old.mark_saved()
    begun(window, 4)
    signals = [old._changes, old._pairs, old._failures, old._clocks]
    assert [len(listeners._listeners) for listeners in signals] == [0, 0, 0, 0]
    boards = ring(window)
    begun(window)
    left = [boards._changes, boards._failures, boards._clocks]
    assert [len(listeners._listeners) for listeners in left] == [0, 0, 0]


def test_a_table_that_is_shown_no_more_is_given_up(window: MainWindow, qapp: QApplication) -> None:
    begun(window, 3, "AB:e4").mark_saved()
    assert window.view.table is not None
    window.view.table.pointer.act_at(square_named("Be2"))
    qapp.processEvents()
    table, session = weakref.ref(window.view.table), weakref.ref(window.view.table.session)
    begun(window, 4)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.processEvents()
    gc.collect()
    assert table() is None
    assert session() is None


@pytest.mark.parametrize(("players", "told"), [(2, False), (12, True)])
def test_of_many_boards_it_is_said_how_to_get_about(
    window: MainWindow, players: int, told: bool
) -> None:
    window.resize(1366, 768)
    window.show()
    names = [f"Player {number}" for number in range(1, players + 1)]
    game = find_game("strategichess")
    window.documents.begin(seat(game, {}, names, default_colours(players), 0))
    assert ("Type the number of a board" in window.view.sentence) is told
    assert (window.view.focus is not None) is told

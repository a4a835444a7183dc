"""Games in the window begun, opened, saved, left, and restored after a crash."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QMessageBox

from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_session, play
from tests.window.conftest import Messages
from tests.window.files.filed import crash
from tests.window.laid_games import begun

BUTTONS = QMessageBox.StandardButton


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
    window.view.walk_layouts(True)
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


# After a crash


def test_a_game_that_was_only_looked_at_is_not_asked_about(
    window: MainWindow, app_dirs: AppDirs
) -> None:
    """Nor is an analysis of it in which nothing was done; each way to change it is."""
    played = a_session(3)
    play(played, "AB:e4 BC:h3")

    def offered(act: Callable[[Documents, GameSession], object]) -> int:
        """Return how many games are offered after one was opened, and something done with it."""
        documents = Documents(app_dirs, Settings(app_dirs.settings))
        documents.show_example(store.session_of(store.record_of(played)))
        assert documents.session is not None
        act(documents, documents.session)
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

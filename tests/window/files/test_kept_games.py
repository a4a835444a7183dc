"""Finished games kept by themselves: in which file, and what is asked then."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from pytestqt.qtbot import QtBot

from cfanp_gui.library.my_games import file_name
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play
from tests.there import there
from tests.window.conftest import Messages

WHEN = datetime(2026, 11, 29, 21, 5, tzinfo=UTC)
LONG = ["Ж" * 80, "名" * 80, "א" * 80, "ก" * 80, "α" * 80, "W" * 80]
"""Names of the most letters, in six scripts."""


def test_a_game_that_ends_is_kept_and_leaving_it_asks_nothing(
    window: MainWindow, messages: Messages, tmp_path: Path
) -> None:
    window.documents.kept_games.folder = tmp_path / "mine"
    window.documents.begin(a_match(6, LONG))
    session = there(window.documents.session)
    play(session, "AB:e4")
    for player in range(2, 7):
        session.resign(player)
    assert window.may_leave_game()
    (kept,) = (tmp_path / "mine").glob("*.cpgn")
    assert all(name in kept.read_text("utf-8") for name in LONG)
    session.undo(1)
    session.resign(6)
    session.annotations.note("too early")
    assert window.may_leave_game()
    (kept,) = (tmp_path / "mine").glob("*.cpgn")
    assert "too early" in kept.read_text("utf-8")
    assert len(window.documents.kept_games.results) == 1
    window.documents.begin(a_match(6, LONG))
    for player in range(2, 7):
        there(window.documents.session).resign(player)
    assert window.may_leave_game()
    assert len(list((tmp_path / "mine").iterdir())) == 2
    assert messages.shown == []


def test_a_game_that_cannot_be_kept_says_why_and_is_asked_about(
    window: MainWindow, messages: Messages, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "mine").write_text("no folder")
    window.documents.kept_games.folder = tmp_path / "mine"
    window.documents.begin(a_match(2))
    with qtbot.waitSignal(window.documents.kept):
        there(window.documents.session).resign(2)
    assert "could not be kept in" in str(window.documents.kept_games.problem)
    assert not window.may_leave_game()
    assert len(messages.shown) == 1
    window.documents.kept_games.folder = tmp_path / "other"
    assert window.may_leave_game()
    assert len(messages.shown) == 1


def test_file_names_are_allowed_everywhere() -> None:
    assert file_name(WHEN, ("An/na", "B:en")) == "2026-11-29 21.05 An_na, B_en"
    assert len(file_name(WHEN, tuple(LONG)).encode()) < 255


def test_the_page_of_kept_games_has_one_row_each_however_wide(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.history.show()
    window.resize(1600, 800)
    view = window.history.page.view
    qtbot.waitUntil(lambda: view.width() > 700)
    shown = [column for column in range(view.model().columnCount()) if view.columnWidth(column)]
    assert shown == [0]

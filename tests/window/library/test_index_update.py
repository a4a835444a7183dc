"""The index follows the files off the window's thread, in steps between which it can be left."""

import contextlib
import sqlite3
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.library import index_file
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.indexing import Progress, UpdateStage
from cfanp_gui.window.library.index_update import IndexUpdate
from tests.library.games import waiting


@pytest.fixture
def update(tmp_path: Path) -> IndexUpdate:
    return IndexUpdate(tmp_path / "cache" / "games.sqlite")


def listed(update: IndexUpdate) -> int:
    assert update.index is not None
    return sum(isinstance(one, GameEntry) for one in update.index.entries())


def succeeds(qtbot: QtBot, update: IndexUpdate, folders: list[Path]) -> bool:
    """Update the index from folders; return whether that came to its end."""
    with qtbot.waitSignal(update.finished) as ended:
        update.start(folders)
    assert ended.args is not None
    return bool(ended.args[0])


def test_it_tells_of_every_file_and_every_game(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    progress: list[Progress] = []
    update.progressed.connect(progress.append)
    with qtbot.waitSignal(update.finished) as ended:
        update.start([games])
        assert update.running
    assert ended.args == [True]
    assert not update.running
    files = [one for one in progress if one.stage is UpdateStage.FILES and one.all]
    assert files == [Progress(UpdateStage.FILES, done, 3) for done in range(4)]
    played = [one for one in progress if one.stage is UpdateStage.GAMES]
    assert played == [Progress(UpdateStage.GAMES, done, 3) for done in range(4)]
    assert listed(update) == 3
    assert succeeds(qtbot, update, [])


def test_a_process_of_its_own_reads_and_plays_many_games(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    update.few_bytes = -1
    progress: list[Progress] = []
    update.progressed.connect(progress.append)
    assert succeeds(qtbot, update, [games])
    assert (update.running, update.problem) == (False, "")
    assert progress[0] == Progress(UpdateStage.FILES, 0, 0)
    assert update.index is not None
    assert (listed(update), waiting(update.index)) == (3, 0)
    # What it finds broken is made anew here, where it is open.
    update.index.rows("UPDATE games SET number = 'x', begins = 'y', played = 0")
    assert succeeds(qtbot, update, [games])
    assert (listed(update), waiting(update.index)) == (3, 0)
    assert "made anew" in update.index.notice


def test_a_process_that_ends_says_so_and_what_it_has_read_stays(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    update.few_bytes = -1
    update.command = [sys.executable, "-c", "pass"]
    assert not succeeds(qtbot, update, [games])
    assert update.problem == "the indexing has ended unexpectedly"
    assert listed(update) == 0


def test_a_locked_index_is_asked_again_later(
    qtbot: QtBot, update: IndexUpdate, games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_file, "_BUSY_S", 0.0)
    with qtbot.waitSignal(update.finished):
        update.start([])
    with contextlib.closing(
        sqlite3.connect(tmp_path / "cache" / "games.sqlite", isolation_level=None)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        assert not succeeds(qtbot, update, [games])
        assert update.is_locked
        assert "in use by another program" in update.problem
        other.execute("ROLLBACK")
    assert succeeds(qtbot, update, [games])
    assert (update.problem, listed(update)) == ("", 3)


def test_a_new_one_takes_the_place_of_one_that_goes_on_and_nothing_comes_of_one_cancelled(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    update.start([games.parent / "nowhere"])
    with qtbot.waitSignal(update.finished):
        update.start([games])
    assert listed(update) == 3
    progress: list[Progress] = []
    update.progressed.connect(progress.append)
    update.progressed.connect(lambda _: update.cancel())
    assert not succeeds(qtbot, update, [games])
    QApplication.processEvents()
    assert len(progress) == 1

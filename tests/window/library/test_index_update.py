"""The index follows the files off the window's thread, in steps between which it can be left."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import Progress, Stage
from cfanp_gui.window.library import index_update
from cfanp_gui.window.library.index_update import IndexUpdate


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> IndexUpdate:
    """Return what tells of every single step."""
    monkeypatch.setattr(index_update, "_STEP_S", 0.0)
    return IndexUpdate(tmp_path / "cache" / "games.sqlite")


def listed(update: IndexUpdate) -> int:
    assert update.index is not None
    return sum(isinstance(one, GameEntry) for one in update.index.entries())


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
    files = [one for one in progress if one.stage is Stage.FILES and one.all]
    assert files == [Progress(Stage.FILES, done, 3) for done in range(4)]
    played = [one for one in progress if one.stage is Stage.GAMES]
    assert played == [Progress(Stage.GAMES, done, 3) for done in range(4)]
    assert listed(update) == 3


def test_nothing_comes_after_it_was_cancelled(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    progress: list[Progress] = []
    update.progressed.connect(progress.append)
    update.progressed.connect(lambda _: update.cancel())
    with qtbot.waitSignal(update.finished) as ended:
        update.start([games])
    qtbot.wait(50)
    assert ended.args == [False]
    assert len(progress) == 1


def test_a_new_one_takes_the_place_of_one_that_goes_on(
    qtbot: QtBot, update: IndexUpdate, games: Path
) -> None:
    update.start([games.parent / "nowhere"])
    with qtbot.waitSignal(update.finished):
        update.start([games])
    assert listed(update) == 3


def test_without_folders_it_ends_at_once(qtbot: QtBot) -> None:
    update = IndexUpdate(None)
    with qtbot.waitSignal(update.finished) as ended:
        update.start([])
    assert ended.args == [True]

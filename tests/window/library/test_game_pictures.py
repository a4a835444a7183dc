"""Small pictures: drawn once, off the thread, and forgotten when there are too many."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.window.library import game_delegate
from cfanp_gui.window.library.game_delegate import GamePictures
from tests.library.games import finished

SIZE = QSize(60, 40)


def entry(number: int = 0) -> GameEntry:
    return GameEntry(
        Path("games.cpgn"), number, 2, find_game("cfanp"), ("Ada", "Bo"), "0-1", "", ""
    )


def end(_: GameEntry) -> Position:
    return finished().final()


def test_a_picture_comes_later_and_then_stays(qtbot: QtBot) -> None:
    pictures = GamePictures(SIZE, end)
    with qtbot.waitSignal(pictures.arrived):
        assert pictures.picture(entry(), 2.0) is None
        assert pictures.picture(entry(), 2.0) is None  # it is not asked for twice
    found = pictures.picture(entry(), 2.0)
    assert found is not None
    assert found is pictures.picture(entry(), 2.0)
    assert found.size() == SIZE * 2
    colours = {found.toImage().pixel(x, 40) for x in range(120)}
    assert len(colours) > 3


def test_other_screens_get_pictures_of_their_own(qtbot: QtBot) -> None:
    pictures = GamePictures(SIZE, end)
    with qtbot.waitSignal(pictures.arrived):
        pictures.picture(entry(), 1.0)
    assert pictures.picture(entry(), 1.5) is None


def test_only_so_many_are_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_delegate, "MOST", 1)
    pictures = GamePictures(SIZE, end)
    for number in range(2):
        with qtbot.waitSignal(pictures.arrived):
            pictures.picture(entry(number), 1.0)
    assert pictures.picture(entry(0), 1.0) is None
    assert pictures.picture(entry(1), 1.0) is not None


def test_forgotten_ones_do_not_come(qtbot: QtBot) -> None:
    pictures, came = GamePictures(SIZE, end), []
    pictures.arrived.connect(lambda: came.append(True))
    pictures.picture(entry(), 1.0)
    pictures.forget()
    qtbot.wait(100)
    assert not came


def test_a_game_that_has_not_been_played_through_has_none_yet(qtbot: QtBot) -> None:
    pictures = GamePictures(SIZE, lambda _: None)
    with qtbot.waitSignal(pictures.arrived):
        pictures.picture(entry(), 1.0)
    found = pictures.picture(entry(), 1.0)
    assert found is not None
    assert found.isNull()
    assert pictures.picture(entry()._replace(actions=4), 1.0) is None

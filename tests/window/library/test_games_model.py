"""The rows of the list of games: their order, their words, and which are looked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from cfanp_gui.session.library import Ending, Library, Query, files_in
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from cfanp_gui.games.registry import default_game
from cfanp_gui.window.library.games_model import OPEN_ROLE, SECOND_ROLE, THIRD_ROLE, GamesModel


@pytest.fixture
def model(games: Path, qtmodeltester: ModelTester) -> GamesModel:
    model, library = GamesModel(), Library(default_game())
    for path in files_in([games]):
        model.add(library.read(path))
    qtmodeltester.check(model)
    return model


def lines(model: GamesModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    return [model.index(row).data(role) for row in range(model.rowCount())]


def test_the_latest_comes_first_and_broken_files_last(model: GamesModel) -> None:
    assert lines(model) == [
        "Ann · Ben · Cleo",
        "Anna · Ben · Clara · Dan",
        "Ada · Bo",
        "broken.cpgn",
    ]


def test_rows_tell_how_it_ended_and_where_it_is(model: GamesModel) -> None:
    assert lines(model, SECOND_ROLE)[2].startswith("Bo won · 2 round")
    assert lines(model, SECOND_ROLE)[1].startswith("unfinished · ")
    assert lines(model, THIRD_ROLE)[:2] == [
        "2025.05.11 · several.cpgn",
        "2025.04.11 · several.cpgn",
    ]
    assert "<b>Draughts</b>" in lines(model, SECOND_ROLE)[3]


def test_tips_take_nothing_for_markup(model: GamesModel) -> None:
    assert "<b>" not in lines(model, Qt.ItemDataRole.ToolTipRole)[3]


def test_only_what_is_looked_for_is_shown(model: GamesModel) -> None:
    model.look_for(Query(player="ben"))
    assert lines(model) == ["Ann · Ben · Cleo", "Anna · Ben · Clara · Dan"]
    model.look_for(Query(ending=Ending.WON))
    assert lines(model) == ["Ada · Bo"]
    assert (model.found, model.total) == (1, 3)
    model.look_for(Query())
    assert model.rowCount() == 4


def test_games_that_come_later_are_put_among_those_shown(games: Path) -> None:
    model, library = GamesModel(), Library(default_game())
    model.look_for(Query(player="b"))
    for path in (games / "fools.cpgn", games / "several.cpgn"):
        model.add(library.read(path))
    assert lines(model) == ["Ann · Ben · Cleo", "Anna · Ben · Clara · Dan", "Ada · Bo"]


def test_the_game_on_the_table_is_marked(model: GamesModel, games: Path) -> None:
    model.mark_open((games / "several.cpgn", 0))
    assert lines(model, OPEN_ROLE) == [False, True, False, None]
    model.mark_open(None)
    assert lines(model, OPEN_ROLE) == [False, False, False, None]


def test_a_broken_file_cannot_be_chosen(model: GamesModel) -> None:
    enabled = Qt.ItemFlag.ItemIsEnabled
    assert model.index(0).flags() & enabled
    assert not model.index(3).flags() & enabled

"""The rows of the table of games: their order, their words, and what is marked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPersistentModelIndex, Qt
from pytestqt.modeltest import ModelTester

from cfanp_gui.library.entries import UnreadableFile
from cfanp_gui.library.game_index import Found, GameIndex
from cfanp_gui.library.query import Query
from cfanp_gui.window.library.games_model import (
    DATE,
    EVENT,
    FILE,
    OPEN_ROLE,
    PLAYERS,
    RESULT,
    ROUNDS,
    SECOND_ROLE,
    THIRD_ROLE,
    GamesModel,
)
from cfanp_gui.window.services.locale_forms import day_text

DOWN = Qt.SortOrder.DescendingOrder
UP = Qt.SortOrder.AscendingOrder


@pytest.fixture
def model(games: Path, qtmodeltester: ModelTester) -> GamesModel:
    model, index = GamesModel(), GameIndex(None)
    for _ in index.update([games]):
        pass
    broken = [one for one in index.entries() if isinstance(one, UnreadableFile)]
    model.show(index.find(Query()), broken)
    qtmodeltester.check(model)
    return model


def lines(model: GamesModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


def test_the_latest_comes_first_and_broken_files_last(model: GamesModel) -> None:
    assert lines(model) == [
        "Ann · Ben · Cleo",
        "Anna · Ben · Clara · Dan",
        "Ada · Bo",
        "broken.cpgn",
    ]


def test_every_column_sorts_and_what_is_broken_stays_below(model: GamesModel) -> None:
    def sorted_by(column: int, order: Qt.SortOrder) -> list[str]:
        model.sort(column, order)
        assert lines(model)[-1] == "broken.cpgn"
        return [name.split(" ")[0] for name in lines(model)[:-1]]

    assert sorted_by(PLAYERS, UP) == ["Ada", "Ann", "Anna"]
    assert sorted_by(PLAYERS, DOWN) == ["Anna", "Ann", "Ada"]
    assert sorted_by(RESULT, UP)[0] == "Ada"
    assert sorted_by(FILE, DOWN) == ["Ann", "Anna", "Ada"]
    assert sorted_by(DATE, UP) == ["Ada", "Anna", "Ann"]
    model.sort(ROUNDS, DOWN)
    rounds = [int(model.index(row, ROUNDS).data()) for row in range(3)]
    assert rounds == sorted(rounds, reverse=True)


@pytest.mark.parametrize("order", [UP, DOWN])
def test_a_game_without_a_date_comes_last(model: GamesModel, order: Qt.SortOrder) -> None:
    found = [one for one in map(model.row, range(3)) if isinstance(one, Found)]
    undated = found[0].entry._replace(date="????.??.??")
    model.show([Found(undated, None), *found[1:]], [])
    model.sort(DATE, order)
    assert lines(model)[-1] == "Ann · Ben · Cleo"


def test_a_chosen_row_stays_chosen_when_it_is_sorted(model: GamesModel) -> None:
    chosen = QPersistentModelIndex(model.index(0, PLAYERS))
    model.sort(PLAYERS, UP)
    assert chosen.data() == "Ann · Ben · Cleo"
    assert chosen.row() == 1


def test_rows_tell_how_it_ended_and_where_it_is(model: GamesModel) -> None:
    assert lines(model, SECOND_ROLE)[2].startswith("Bo won · 2 round")
    assert lines(model, SECOND_ROLE)[1].startswith("unfinished · ")
    assert lines(model, THIRD_ROLE)[:3] == [
        f"{day_text('2025.05.11')} · several.cpgn, game 2",
        f"{day_text('2025.04.11')} · several.cpgn, game 1",
        f"{day_text('2024.05.06')} · fools.cpgn",
    ]
    assert "<b>Draughts</b>" in lines(model, SECOND_ROLE)[3]


def test_cells_are_named_for_those_who_listen(model: GamesModel) -> None:
    role = Qt.ItemDataRole.AccessibleTextRole
    assert model.index(2, RESULT).data(role) == "Result: Bo won"
    assert "several.cpgn, game 2" in model.index(0, PLAYERS).data(role)


def test_tips_take_nothing_for_markup(model: GamesModel) -> None:
    assert "<b>" not in lines(model, Qt.ItemDataRole.ToolTipRole)[3]


def test_the_game_on_the_table_is_marked(model: GamesModel, games: Path) -> None:
    model.mark_open((games / "several.cpgn", 0))
    assert lines(model, OPEN_ROLE) == [False, True, False, None]
    model.mark_open(None)
    assert lines(model, OPEN_ROLE) == [False, False, False, None]


def test_games_that_only_change_are_not_laid_out_anew(model: GamesModel, games: Path) -> None:
    index = GameIndex(None)
    for _ in index.update([games]):
        pass
    found, broken = index.find(Query()), [model.row(3)]
    resets: list[object] = []
    model.modelReset.connect(lambda: resets.append(None))
    changed = [one._replace(entry=one.entry._replace(event="Cup")) for one in found]
    model.show(changed, broken)
    assert resets == []
    assert model.index(0, EVENT).data() == "Cup"
    model.show(changed[:2], broken)
    assert len(resets) == 1
    assert model.rowCount() == 3

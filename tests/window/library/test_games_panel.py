"""The panel of games, used as a person does: folders, fields, the list."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.library.game_index import Found, GameIndex, SupersededError
from cfanp_gui.library.query import Query, Sought
from cfanp_gui.record import cpgn
from cfanp_gui.window.library.games_model import PLAYERS
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.services.settings import Settings
from tests.library.games import finished


@pytest.fixture
def panel(qtbot: QtBot, settings: Settings, games: Path) -> GamesPanel:
    """Return a panel that lists the games of the folder."""
    settings.set_game_folders([str(games)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.resize(340, 600)
    read(qtbot, panel, panel.show)
    return panel


def read(qtbot: QtBot, panel: GamesPanel, act: Callable[[], object]) -> None:
    """Do something by which the folders are read, and wait until their games are listed."""
    with qtbot.waitSignal(panel.indexing.finished):
        act()
    answered(qtbot, panel)


def answered(qtbot: QtBot, panel: GamesPanel) -> None:
    """Wait until what is looked for now is listed."""
    qtbot.waitUntil(lambda: panel._asking is None and not panel._typing.isActive())


def cell(panel: GamesPanel, row: int) -> QPoint:
    return panel.view.visualRect(panel.model.index(row, 0)).center()


def rows(panel: GamesPanel) -> list[str]:
    return [panel.model.index(row, 0).data() for row in range(panel.model.rowCount())]


def test_it_reads_the_folders_when_it_is_first_shown(panel: GamesPanel) -> None:
    assert len(rows(panel)) == 4
    assert panel.said.text() == "3 games"
    assert panel.stop.isHidden()


def test_typing_a_name_finds_games(qtbot: QtBot, panel: GamesPanel) -> None:
    told: list[str] = []
    panel.told.connect(told.append)
    QTest.keyClicks(panel.player, "cleo")
    qtbot.waitUntil(lambda: rows(panel) == ["Ann · Ben · Cleo"])
    assert panel.said.text() == "1 of 3 games"
    panel.look()
    answered(qtbot, panel)
    assert told == ["1 of 3 games"]
    panel.player.clear()
    qtbot.waitUntil(lambda: len(rows(panel)) == 4)


def test_kinds_and_results_can_be_chosen(qtbot: QtBot, panel: GamesPanel) -> None:
    kinds = [panel.game.itemText(row) for row in range(panel.game.count())]
    assert kinds == ["All games", "Chess For Any Number of Players", "Multi Player Chess"]
    panel.game.setCurrentIndex(2)
    qtbot.waitUntil(lambda: rows(panel) == ["Ann · Ben · Cleo"])
    panel.ending.setCurrentIndex(1)
    qtbot.waitUntil(lambda: rows(panel) == [])


def test_a_position_is_looked_for(qtbot: QtBot, panel: GamesPanel) -> None:
    QTest.keyClicks(panel.position, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w")
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])


@pytest.mark.parametrize(
    ("sought", "text"),
    [
        (Sought.BOARD, "8/8/PPPPP2P/RNBQKBNR"),
        (Sought.BOARD, "6PaQb/5Pa2/PaPaPaPaPa2Pa"),
        (Sought.PAIR, "KaKbQaQb+"),
        (Sought.ARMY, "B: KQRRBBNNPPPPPPPP"),
        (Sought.CAPTURE, "Bo x Ada"),
    ],
)
def test_games_are_found_by_what_stood_on_boards(
    qtbot: QtBot, panel: GamesPanel, sought: Sought, text: str
) -> None:
    panel.sought.setCurrentIndex(panel.sought.findData(sought))
    QTest.keyClicks(panel.position, text)
    qtbot.waitUntil(lambda: "Ada · Bo" in rows(panel) and "broken.cpgn" not in rows(panel))


def test_what_cannot_be_looked_for_is_said(qtbot: QtBot, panel: GamesPanel) -> None:
    panel.sought.setCurrentIndex(panel.sought.findData(Sought.PAIR))
    QTest.keyClicks(panel.position, "<b>")
    qtbot.waitUntil(lambda: "are no pieces (expected such as" in panel.said.text())
    assert "“<b>”" in panel.said.text()
    assert rows(panel) == []
    panel.position.clear()
    qtbot.waitUntil(lambda: panel.said.text() == "3 games")


def test_the_position_on_the_table_is_looked_for_and_explored(
    qtbot: QtBot, panel: GamesPanel
) -> None:
    record = finished()
    first = next(iter(record.steps()))
    panel.show_table((record.game, first.before))
    assert not panel.explorer.isVisible()
    panel.sought.setCurrentIndex(panel.sought.findData(Sought.TABLE))
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])
    assert not panel.position.isEnabled()
    qtbot.mouseClick(panel.exploring, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.explorer.turns.rowCount() == 1)
    assert panel.explorer.isVisible()
    assert [panel.explorer.turns.index(0, at).data() for at in range(4)] == [
        "AB:f3",
        "1",
        "0 %",
        "100 %",
    ]
    panel.show_table((record.game, first.after))
    qtbot.waitUntil(lambda: panel.explorer.turns.index(0, 0).data() == "AB:e5")
    chosen: list[str] = []
    panel.explorer.turn_chosen.connect(chosen.append)
    where = panel.explorer.visualRect(panel.explorer.turns.index(0, 0)).center()
    qtbot.mouseClick(panel.explorer.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert chosen == ["AB:e7e5"]
    panel.show_table(None)
    qtbot.waitUntil(lambda: len(rows(panel)) == 3)
    assert panel.explorer.turns.rowCount() == 0


def test_a_click_and_enter_open_a_game(panel: GamesPanel, games: Path) -> None:
    chosen: list[tuple[Path, int]] = []
    panel.game_chosen.connect(lambda one: chosen.append((one.entry.path, one.entry.number)))
    viewport = panel.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=cell(panel, 0))
    QTest.keyClick(panel.view, Qt.Key.Key_Down)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert chosen == [(games / "several.cpgn", 1), (games / "several.cpgn", 0)]
    panel.view.scrollTo(panel.model.index(3, 0))
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=cell(panel, 3))
    assert len(chosen) == 2


def test_columns_are_sorted_by_a_click_and_by_the_menu(qtbot: QtBot, panel: GamesPanel) -> None:
    header = panel.view.header()
    where = QPoint(header.sectionViewportPosition(PLAYERS) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)
    first = rows(panel)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert rows(panel)[:3] == first[:3][::-1]
    assert sorted(rows(panel)[:3]) in (first[:3], first[:3][::-1])
    panel.order.menu().aboutToShow.emit()
    actions = {action.text(): action for action in panel.order.menu().actions()}
    assert [name for name, action in actions.items() if action.isChecked()] == ["Players"]
    actions["Date"].trigger()
    assert rows(panel)[0] == "Ada · Bo"


def test_folders_are_added_and_left_out(
    qtbot: QtBot, settings: Settings, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As Qt has it, on Windows too.
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: games.as_posix())
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    read(qtbot, panel, panel.show)
    assert panel.empty.isVisible()
    read(qtbot, panel, lambda: qtbot.mouseClick(panel.add, Qt.MouseButton.LeftButton))
    assert len(rows(panel)) == 4
    assert settings.game_folders() == [str(games)]
    assert settings.folder() == games
    panel.folders.menu().aboutToShow.emit()
    leave = panel.folders.menu().actions()[-1]
    assert str(games) in leave.text()
    read(qtbot, panel, leave.trigger)
    assert rows(panel) == []
    assert settings.game_folders() == []
    assert games.exists()


def test_reading_stops_when_it_is_hidden_and_goes_on_later(
    qtbot: QtBot, settings: Settings, games: Path
) -> None:
    settings.set_game_folders([str(games)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.show()
    assert "looking into the folders" in panel.said.text()
    panel.hide()
    assert not panel.indexing.running
    read(qtbot, panel, panel.show)
    assert len(rows(panel)) == 4


def test_an_index_that_is_made_anew_is_said(
    qtbot: QtBot, settings: Settings, games: Path, tmp_path: Path
) -> None:
    settings.set_game_folders([str(games)])
    (tmp_path / "games.sqlite").write_bytes(b"nothing of ours" * 100)
    panel = GamesPanel(settings, tmp_path / "games.sqlite")
    qtbot.addWidget(panel)
    read(qtbot, panel, panel.show)
    assert panel.said.text() == ("3 games; the index of games could not be used and is made anew")


def test_the_counts_agree_at_any_time(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    several = tmp_path / "several"
    several.mkdir()
    texts = [cpgn.write_game(finished()) for _ in range(9)]
    texts[4] = texts[4].replace("AB:g4", "AB:g5")  # which cannot be played
    (several / "nine.cpgn").write_text("\n".join(texts))
    settings.set_game_folders([str(several)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    told: list[tuple[int, ...]] = []

    def note() -> None:
        assert panel.indexing.index is not None
        panel.look()
        if found := _COUNTS.fullmatch(panel.said.text()):
            told.append(tuple(int(number) for number in found.groups(default="0")))

    panel.indexing.progressed.connect(note)
    read(qtbot, panel, panel.show)
    assert panel.said.text() == "8 games"
    assert {(8, 8), (9, 9)} <= {(games, of) for games, _, of, _ in told}
    for games, number, of, waiting in told:
        assert games == of
        assert waiting in (of - number + 1, 0)


_COUNTS = re.compile(
    r"(\d+) games?; playing through game (\d+) of (\d+)(?:; not played through yet, so not found "
    r"by what stood on the boards: (\d+))?"
)


def test_another_search_takes_the_place_of_one_that_goes_on(
    qtbot: QtBot, panel: GamesPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, asked = threading.Event(), []
    real = GameIndex.find

    def find(index: GameIndex, query: Query, stopped: Callable[[], bool]) -> list[Found]:
        asked.append(query.player)
        while query.player == "slow" and not held.wait(0.01):
            if stopped():
                raise SupersededError
        return real(index, query, stopped)

    monkeypatch.setattr(GameIndex, "find", find)
    panel.player.setText("slow")
    qtbot.waitUntil(lambda: asked == ["slow"])
    QTest.keyClicks(panel.position, "x")  # the window does not wait
    panel.position.clear()
    panel.player.setText("cleo")
    qtbot.waitUntil(lambda: rows(panel) == ["Ann · Ben · Cleo"])
    assert not held.is_set()
    assert asked == ["slow", "cleo"]


def test_it_speaks_german(panel: GamesPanel, speak: Callable[[str], None]) -> None:
    speak("de")
    panel.retranslate()
    assert panel.said.text() == "3 Partien"
    assert panel.ending.itemText(2) == "Remis"

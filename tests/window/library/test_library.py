"""Games in folders: rows and pictures, the panel as a person uses it, and the window beside it."""

import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import Continuation, Found, GameIndex, SupersededError
from cfanp_gui.library.query import Query, Sought
from cfanp_gui.record import cpgn
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.library.explorer import ExplorerView, explorer_rows
from cfanp_gui.window.library.game_delegate import PICTURE, GamePictures
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
from cfanp_gui.window.library.games_panel import TYPING_MS, GamesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.locale_forms import day_text
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.style import palette_of
from tests.library.games import finished
from tests.session.play import pushed
from tests.there import there
from tests.window.conftest import FileQuestions
from tests.window.soon import settle, soon

DOWN, UP = Qt.SortOrder.DescendingOrder, Qt.SortOrder.AscendingOrder
LEFT, Role = Qt.MouseButton.LeftButton, Qt.ItemDataRole
ALL = ["Ann · Ben · Cleo", "Anna · Ben · Clara · Dan", "Ada · Bo", "broken.cpgn"]


def lines(model: GamesModel, role: int = Role.DisplayRole) -> list[str]:
    """Return the data of all rows for a role."""
    return [model.index(row, 0).data(role) for row in range(model.rowCount())]


# Rows


@pytest.fixture
def index(games: Path) -> GameIndex:
    index = GameIndex(None)
    for _ in index.update([games]):
        pass
    return index


@pytest.fixture
def model(index: GameIndex, qtmodeltester: ModelTester) -> GamesModel:
    model = GamesModel()
    broken = [one for one in index.entries() if isinstance(one, UnreadableFile)]
    model.show(index.find(Query()), broken)
    qtmodeltester.check(model)
    return model


def test_rows_are_sorted_by_every_column_and_what_is_broken_stays_below(model: GamesModel) -> None:
    assert lines(model) == ALL
    chosen = QPersistentModelIndex(model.index(0, PLAYERS))
    for column, order, names in (
        (PLAYERS, UP, ["Ada", "Ann", "Anna"]), (PLAYERS, DOWN, ["Anna", "Ann", "Ada"]),
        (RESULT, UP, ["Ada"]), (FILE, DOWN, ["Ann", "Anna", "Ada"]),
        (DATE, UP, ["Ada", "Anna", "Ann"]), (PLAYERS, UP, ["Ada", "Ann", "Anna"]),
    ):  # fmt: skip
        model.sort(column, order)
        assert [name.split(" ")[0] for name in lines(model)][: len(names)] == names
        assert lines(model)[-1] == "broken.cpgn"
    assert (chosen.data(), chosen.row()) == ("Ann · Ben · Cleo", 1), "it stays chosen"
    model.sort(ROUNDS, DOWN)
    rounds = [int(model.index(row, ROUNDS).data()) for row in range(3)]
    assert rounds == sorted(rounds, reverse=True)
    model.sort(DATE, DOWN)
    found = [one for one in map(model.row, range(3)) if isinstance(one, Found)]
    undated = found[0].entry._replace(date="????.??.??")
    for order in (UP, DOWN):
        model.show([Found(undated, None), *found[1:]], [])
        model.sort(DATE, order)
        assert lines(model)[-1] == "Ann · Ben · Cleo", "without a date it comes last"


def test_rows_tell_how_it_ended_and_where_it_is_and_are_not_laid_out_anew(
    model: GamesModel, games: Path, qtbot: QtBot, index: GameIndex
) -> None:
    assert lines(model, SECOND_ROLE)[2].startswith("Bo won · 2 round")
    assert lines(model, SECOND_ROLE)[1].startswith("unfinished · ")
    assert lines(model, THIRD_ROLE)[:3] == [
        f"{day_text('2025.05.11')} · several.cpgn, game 2",
        f"{day_text('2025.04.11')} · several.cpgn, game 1",
        f"{day_text('2024.05.06')} · fools.cpgn",
    ]
    assert "<b>Draughts</b>" in lines(model, SECOND_ROLE)[3]
    assert "<b>" not in lines(model, Role.ToolTipRole)[3]
    assert model.index(2, RESULT).data(Role.AccessibleTextRole) == "Result: Bo won"
    assert "several.cpgn, game 2" in model.index(0, PLAYERS).data(Role.AccessibleTextRole)
    for opened, marks in (((games / "several.cpgn", 0), [False, True, False, None]),
                          (None, [False, False, False, None])):  # fmt: skip
        model.mark_open(opened)
        assert lines(model, OPEN_ROLE) == marks
    found, broken = index.find(Query()), [model.row(3)]
    changed = [one._replace(entry=one.entry._replace(event="Cup")) for one in found]
    with qtbot.assertNotEmitted(model.modelReset):
        model.show(changed, broken)
    assert model.index(0, EVENT).data() == "Cup"
    with qtbot.waitSignal(model.modelReset, timeout=0):
        model.show(changed[:2], broken)
    assert model.rowCount() == 3


def test_turns_that_follow_are_written_read_aloud_and_chosen(qtbot: QtBot) -> None:
    game, view, chosen = find_game("cfanp"), ExplorerView(), list[str]()
    qtbot.addWidget(view)
    some = [
        Continuation("AB:e2e4", 3, 2, (0.75, 0.25)), Continuation("AB:g1f3", 1, 0, ()),
        Continuation("", 4, 4, (0.5, 0.5)), Continuation("AB:a1a5", 1, 1, (1.0, 0.0)),
    ]  # fmt: skip
    view.show_turns(explorer_rows(game, game.initial(2, game.as_seated), some), ["A", "B"])
    cells = [[view.turns.index(row, column).data() for column in range(4)] for row in range(3)]
    assert cells == [
        ["AB:e4", "3", "75 %", "25 %"], ["AB:Nf3", "1", "", ""],
        ["AB:a1a5", "1", "100 %", "0 %"],  # what the rules here do not allow is told as it was
    ]  # fmt: skip
    heads = [view.turns.headerData(at, Qt.Orientation.Horizontal) for at in range(4)]
    assert heads == ["Next turn", "Games", "A", "B"]
    said = view.turns.index(0, 0).data(Role.AccessibleTextRole)
    assert said == "AB:e4, 3 games, A 75 %, B 25 %"
    view.show()
    view.turn_chosen.connect(chosen.append)
    where = view.visualRect(view.turns.index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), LEFT, pos=where)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == ["AB:g1f3", "AB:e2e4"]


# Pictures


def entry(number: int = 0) -> GameEntry:
    game = find_game("cfanp")
    return GameEntry(Path("games.cpgn"), number, 2, game, ("Ada", "Bo"), "0-1", "", "")


def test_pictures_come_later_stay_and_are_forgotten(qtbot: QtBot) -> None:
    def end(_: GameEntry) -> Position:
        return finished().final()

    pictures, came = GamePictures(QSize(60, 40), end), list[bool]()
    with qtbot.waitSignal(pictures.arrived):
        assert pictures.picture(entry(), 2.0) is None
        assert pictures.picture(entry(), 2.0) is None  # it is not asked for twice
    found = there(pictures.picture(entry(), 2.0))
    assert found is pictures.picture(entry(), 2.0)
    assert found.size() == QSize(120, 80)
    assert len({found.toImage().pixel(x, 40) for x in range(120)}) > 3
    with qtbot.waitSignal(pictures.arrived):
        assert pictures.picture(entry(), 1.5) is None, "other screens get their own"
    pictures = GamePictures(QSize(60, 40), end, most=1)
    for number in range(2):
        with qtbot.waitSignal(pictures.arrived):
            pictures.picture(entry(number), 1.0)
    assert pictures.picture(entry(1), 1.0) is not None
    pictures.arrived.connect(lambda: came.append(True))
    assert pictures.picture(entry(0), 1.0) is None, "only so many are kept"
    pictures.forget()
    settle()
    assert came == []
    unplayed = GamePictures(QSize(60, 40), lambda _: None)
    with qtbot.waitSignal(unplayed.arrived):
        unplayed.picture(entry(), 1.0)
    bare = there(unplayed.picture(entry(), 1.0))
    assert bare.isNull(), "it has not been played through yet"
    assert unplayed.picture(entry()._replace(actions=4), 1.0) is None


# The panel


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
    qtbot.waitUntil(lambda: "looking" not in panel.status.text())


def cell(panel: GamesPanel, row: int) -> QPoint:
    """Return the middle of a row."""
    panel.view.scrollTo(panel.model.index(row, 0))
    return panel.view.visualRect(panel.model.index(row, 0)).center()


def rows(panel: GamesPanel) -> list[str]:
    return lines(panel.model)


def look_for(panel: GamesPanel, sought: Sought, text: str) -> None:
    """Write a position to look for on boards."""
    panel.sought.setCurrentIndex(panel.sought.findData(sought))
    panel.position.setText(text)


def test_games_are_found_by_what_is_typed_and_chosen(qtbot: QtBot, panel: GamesPanel) -> None:
    qtbot.waitUntil(lambda: rows(panel) == ALL)
    qtbot.waitUntil(lambda: panel.status.text() == "3 games")
    assert panel.stop.isHidden()
    told: list[str] = []
    panel.told.connect(told.append)
    QTest.keyClicks(panel.player, "cleo")
    qtbot.waitUntil(lambda: rows(panel) == ALL[:1])
    assert told == [panel.status.text()] == ["1 of 3 games"]
    soon(panel, TYPING_MS)
    panel.player.clear()
    qtbot.waitUntil(lambda: rows(panel) == ALL)
    kinds = [panel.game.itemText(row) for row in range(panel.game.count())]
    assert kinds == ["All games", "Chess For Any Number of Players", "Multi Player Chess"]
    panel.game.setCurrentIndex(2)
    qtbot.waitUntil(lambda: rows(panel) == ALL[:1])
    panel.ending.setCurrentIndex(1)
    qtbot.waitUntil(lambda: rows(panel) == [])
    panel.game.setCurrentIndex(0)
    panel.ending.setCurrentIndex(0)
    ada = ALL[2:3]
    for sought, text, found in (
        (Sought.BEGINNING, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w", ada),
        (Sought.BOARD, "8/5P2/PPPPP1PP/RNBQKBNR", ada),
        (Sought.BOARD, "6PaQb/5Pa2/PaPaPaPaPa2Pa", ada),
        (Sought.PAIR, "KaKbQaQb+", ALL[:3]), (Sought.PAIR, "KaKb", []),
        (Sought.ARMY, "B: KQRRBBNNPPPPPPPP", ALL[1:3]), (Sought.CAPTURE, "Bo x Ada", ada),
    ):  # fmt: skip
        look_for(panel, sought, text)
        qtbot.waitUntil(lambda found=found: rows(panel) == found)
        panel.position.clear()
        qtbot.waitUntil(lambda: rows(panel)[:3] == ALL[:3])
    look_for(panel, Sought.PAIR, "<b>")
    qtbot.waitUntil(lambda: "are no pieces (expected such as" in panel.status.text())
    assert ("“<b>”" in panel.status.text(), rows(panel)) == (True, [])


def test_the_position_on_the_table_is_looked_for_and_explored(
    qtbot: QtBot, panel: GamesPanel
) -> None:
    record, chosen = finished(), list[str]()
    first, turns = next(iter(record.steps())), panel.explorer.turns
    panel.show_table((record.game, first.before))
    assert not panel.explorer.isVisible()
    panel.sought.setCurrentIndex(panel.sought.findData(Sought.TABLE))
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])
    assert not panel.position.isEnabled()
    qtbot.mouseClick(panel.exploring, LEFT)
    qtbot.waitUntil(lambda: turns.rowCount() == 1)
    assert panel.explorer.isVisible()
    assert [turns.index(0, at).data() for at in range(4)] == ["AB:f3", "1", "0 %", "100 %"]
    panel.show_table((record.game, first.after))
    qtbot.waitUntil(lambda: turns.index(0, 0).data() == "AB:e5")
    panel.explorer.turn_chosen.connect(chosen.append)
    where = panel.explorer.visualRect(turns.index(0, 0)).center()
    qtbot.mouseClick(panel.explorer.viewport(), LEFT, pos=where)
    assert chosen == ["AB:e7e5"]
    panel.show_table(None)
    qtbot.waitUntil(lambda: len(rows(panel)) == 3)
    assert turns.rowCount() == 0


def test_games_are_opened_sorted_and_drawn(
    qtbot: QtBot, panel: GamesPanel, games: Path, speak: Callable[[str], None]
) -> None:
    qtbot.waitUntil(lambda: rows(panel) == ALL)
    chosen, viewport = list[tuple[Path, int]](), panel.view.viewport()
    panel.game_chosen.connect(lambda one: chosen.append((one.entry.path, one.entry.number)))
    qtbot.mouseClick(viewport, LEFT, pos=cell(panel, 0))
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    qtbot.mouseClick(viewport, LEFT, pos=cell(panel, 3))
    assert chosen == [(games / "several.cpgn", 1), (games / "several.cpgn", 0)]

    def drawn() -> QImage:
        cell(panel, 0)
        return viewport.grab(panel.view.visualRect(panel.model.index(0, 0))).toImage()

    assert drawn().height() >= PICTURE.height() * panel.devicePixelRatio()
    for theme in (LIGHT, DARK):
        panel.setPalette(palette_of(theme))
        panel.model.mark_open(None)
        plain = drawn()
        panel.model.mark_open((games / "several.cpgn", 1))
        stressed, middle = drawn(), (plain.width() // 2, 6)
        assert plain.pixelColor(*middle) != stressed.pixelColor(*middle)
        xs = range(PICTURE.width() + 21, stressed.width())
        inks = {stressed.pixel(x, y) for x in xs for y in range(stressed.height())}
        assert len(inks) > 2
    header = panel.view.header()
    where = QPoint(header.sectionViewportPosition(PLAYERS) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=where)
    first = rows(panel)[:3]
    qtbot.mouseClick(header.viewport(), LEFT, pos=where)
    assert rows(panel)[:3] == first[::-1] != first
    assert sorted(first) in (first, first[::-1])
    panel.order.menu().aboutToShow.emit()
    actions = {action.text(): action for action in panel.order.menu().actions()}
    assert [name for name, action in actions.items() if action.isChecked()] == ["Players"]
    actions["Date"].trigger()
    assert rows(panel)[0] == "Ada · Bo"
    speak("de")
    panel.retranslate()
    assert (panel.status.text(), panel.ending.itemText(2)) == ("3 Partien", "Remis")


def test_folders_are_added_and_left_out_and_reading_stops_while_it_is_hidden(
    qtbot: QtBot, settings: Settings, games: Path, tmp_path: Path, chosen_file: FileQuestions
) -> None:
    # As Qt has it, on Windows too.
    chosen_file.answer = games.as_posix()
    (tmp_path / "games.sqlite").write_bytes(b"nothing of ours" * 100)
    panel = GamesPanel(settings, tmp_path / "games.sqlite")
    qtbot.addWidget(panel)
    read(qtbot, panel, panel.show)
    assert panel.empty.isVisible()
    read(qtbot, panel, lambda: qtbot.mouseClick(panel.add, LEFT))
    qtbot.waitUntil(lambda: len(rows(panel)) == 4)
    anew = "3 games; the index of games could not be used and is made anew"
    qtbot.waitUntil(lambda: panel.status.text() == anew)
    assert (settings.game_folders(), settings.folder()) == ([str(games)], games)
    panel.folders.menu().aboutToShow.emit()
    leave = panel.folders.menu().actions()[-1]
    assert str(games) in leave.text()
    read(qtbot, panel, leave.trigger)
    qtbot.waitUntil(lambda: rows(panel) == [])
    assert (settings.game_folders(), games.exists()) == ([], True)
    settings.set_game_folders([str(games)])
    again = GamesPanel(settings)
    qtbot.addWidget(again)
    again.show()
    assert "looking into the folders" in again.status.text()
    again.hide()
    assert not again.indexing.running
    read(qtbot, again, again.show)
    qtbot.waitUntil(lambda: len(rows(again)) == 4)


_COUNTS = re.compile(
    r"(\d+) games?; playing through game (\d+) of (\d+)(?:; not played through yet, so not found "
    r"by what stood on the boards: (\d+))?"
)


def test_the_counts_agree_at_any_time(qtbot: QtBot, settings: Settings, tmp_path: Path) -> None:
    several = tmp_path / "several"
    several.mkdir()
    texts = [cpgn.write_game(finished()) for _ in range(9)]
    texts[4] = texts[4].replace("AB:g4", "AB:g5")  # which cannot be played
    (several / "nine.cpgn").write_text("\n".join(texts))
    settings.set_game_folders([str(several)])
    panel, told = GamesPanel(settings), list[tuple[int, ...]]()
    qtbot.addWidget(panel)

    def note() -> None:
        panel.look()
        if found := _COUNTS.fullmatch(panel.status.text()):
            told.append(tuple(int(number) for number in found.groups(default="0")))

    panel.indexing.progressed.connect(note)
    read(qtbot, panel, panel.show)
    qtbot.waitUntil(lambda: panel.status.text() == "8 games")
    assert {(8, 8), (9, 9)} <= {(games, of) for games, _, of, _ in told}
    for games, number, of, waiting in told:
        assert games == of
        assert waiting in (of - number + 1, 0)


def test_another_search_takes_the_place_of_one_that_goes_on(
    qtbot: QtBot, panel: GamesPanel, monkeypatch: pytest.MonkeyPatch
) -> None:
    qtbot.waitUntil(lambda: rows(panel) == ALL)
    soon(panel, TYPING_MS)
    held, asked, real = threading.Event(), list[str](), GameIndex.find

    def find(index: GameIndex, query: Query, stopped: Callable[[], bool]) -> list[Found]:
        asked.append(query.player)
        while query.player == "slow" and not held.wait(0.01):
            if stopped():
                raise SupersededError
        return real(index, query, stopped)

    monkeypatch.setattr(GameIndex, "find", find)
    panel.player.setText("slow")
    qtbot.waitUntil(lambda: "slow" in asked)  # what the list was made by may be asked again before
    QTest.keyClicks(panel.position, "x")  # the window does not wait
    panel.position.clear()
    panel.player.setText("cleo")
    qtbot.waitUntil(lambda: rows(panel) == ALL[:1])
    assert (held.is_set(), asked[-1]) == (False, "cleo")


# In the window


def test_games_are_opened_marked_explored_and_listed_from_the_window(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:
    library, documents = window.library, window.documents
    assert not library.is_made
    library.retranslate()
    settings.set_game_folders([str(games)])
    window.commands["games"].trigger()
    panel = library.panel
    soon(panel, TYPING_MS)
    assert (library.panel.panes, window.commands["games"].isChecked()) == ([panel.player], True)
    qtbot.waitUntil(lambda: rows(panel) == ALL)

    def open_game(name: str) -> GameSession:
        with qtbot.waitSignal(documents.session_changed):
            at = cell(panel, rows(panel).index(name))
            qtbot.mouseClick(panel.view.viewport(), LEFT, pos=at)
        return pushed(documents.session)

    assert open_game("Ann · Ben · Cleo").match.names == ("Ann", "Ben", "Cleo")
    assert window.windowTitle().startswith("several.cpgn, game 2")
    assert panel.isVisible()
    assert lines(panel.model, OPEN_ROLE) == [True, False, False, None]
    assert documents.save(games / "again.cpgn")
    qtbot.waitUntil(lambda: panel.model.rowCount() == 5)
    text = (games / "several.cpgn").read_text()
    (games / "several.cpgn").write_text("{a comment ahead}\n" + text)  # it is read whole then
    assert open_game("Anna · Ben · Clara · Dan").match.names == ("Anna", "Ben", "Clara", "Dan")
    look_for(panel, Sought.BOARD, "8/5P2/PPPPP1PP/RNBQKBNR")
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])
    session = open_game("Ada · Bo")
    assert (session.node.ply, len(session.root.line()), session.unsaved) == (1, 5, False)
    panel.position.clear()
    qtbot.waitUntil(lambda: len(rows(panel)) > 3)
    look_for(panel, Sought.CAPTURE, "B x A")
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])
    qtbot.mouseClick(panel.view.viewport(), LEFT, pos=cell(panel, 0))
    assert documents.session is session, "it is only turned to where something else is found"
    assert session.node.ply == 4
    qtbot.mouseClick(panel.exploring, LEFT)
    session.visit(session.root)
    turns = panel.explorer.turns
    qtbot.waitUntil(lambda: turns.index(0, 0).data() == "AB:f3")
    where = panel.explorer.visualRect(turns.index(0, 0)).center()
    qtbot.mouseClick(panel.explorer.viewport(), LEFT, pos=where)
    assert session.node.ply == 1
    qtbot.waitUntil(lambda: turns.index(0, 0).data() == "AB:e5")


def test_a_card_of_my_games_is_painted_once(window: MainWindow) -> None:
    window.history.show()
    window.resize(1300, 700)
    view = window.history.page.view
    QApplication.processEvents()
    columns = range(view.model().columnCount())
    assert [at for at in columns if not view.isColumnHidden(at)] == [PLAYERS]

"""Exercises on the table: nobody's games, in the window in which nothing is lost by them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QMessageBox, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.app import _greet
from cfanp_gui.window.exercises.exercise_mode import ExercisePanel
from cfanp_gui.window.lessons.lesson_page import LessonPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.panels.panel_controller import LEAST_WIDTH
from cfanp_gui.window.puzzles.puzzle_page import PuzzlePanel
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.dock_frames import scrolled
from cfanp_gui.window.windows import Windows
from tests.session.play import a_match, action, play, square_named
from tests.there import there
from tests.window.conftest import Messages
from tests.window.exercises.exercised import NAME, Page, an_exercise

LONG = "Push two half-boards together and find the move. " * 8
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(window: MainWindow) -> Page:
    return page_of(window)


def page_of(window: MainWindow) -> Page:
    return Page(window, window.exercises)


def hurry(window: MainWindow) -> None:
    """Have the program move at once."""
    preferences = window.preference_actions.preferences
    window.settings.set_preferences(replace(preferences, bots="instant", motion="reduced"))


def session_of(window: MainWindow) -> GameSession:
    return there(window.documents.session)


def shown_docks(window: MainWindow) -> set[str]:
    docks = window.findChildren(QDockWidget)
    return {dock.objectName() for dock in docks if not dock.isHidden()}


def begin(window: MainWindow) -> None:
    """Begin an exercise in the window that gets the table."""
    window.give_table(lambda where: where.exercises.show(an_exercise(), page_of(where)))


def test_nothing_of_an_exercise_is_kept_or_asked_about(
    window: MainWindow, page: Page, app_dirs: AppDirs, messages: Messages
) -> None:
    assert window.exercises.show(an_exercise(), page)
    play(session_of(window), "AB:e4")
    assert window.windowTitle().startswith(NAME)
    assert not window.isWindowModified()
    assert not app_dirs.journals.exists() or not list(app_dirs.journals.iterdir())
    for name in ("save", "save as", "draw", "resign", "substitute", "play bots", "analyse"):
        assert not window.commands[name].isEnabled(), name
    assert window.commands["undo"].isEnabled()
    window.commands["hint"].trigger()
    assert page.hints == 1
    window.documents.begin(a_match(3))
    assert not messages.shown
    assert window.commands["save"].isEnabled()
    assert window.settings.recent() == []


def test_its_page_takes_the_place_of_the_panels_until_it_is_left_or_the_window_closes(
    window: MainWindow, page: Page, settings: Settings
) -> None:
    window.documents.begin(a_match(3))
    before = shown_docks(window)
    window.exercises.show(an_exercise(), page)
    assert shown_docks(window) == {"made up", "order"}
    assert page.dock is not None
    QApplication.processEvents()
    assert page.dock.y() < window.panel_docks.order.y()
    window.leave_exercise = lambda: window.documents.begin(a_match(3))
    page.dock.close()  # as the button of its frame does
    assert shown_docks(window) == before == {"order", "moves"}
    assert not session_of(window).exercise
    window.exercises.show(an_exercise(), page)
    window.close()
    state = there(settings.geometry("docks"))
    window.restoreState(state)
    assert shown_docks(window) == before


def test_the_program_moves_for_the_others_and_nobody_else_does(
    window: MainWindow, page: Page, qtbot: QtBot
) -> None:
    hurry(window)
    window.exercises.show(an_exercise(), page)
    session = session_of(window)
    play(session, "AB:e4")
    first = action(session, "BC:e4")
    refusal = there(session.propose(first))
    assert "Ben" in str(refusal.named(session.name).message)
    players = window.bot_players
    players.look()
    QApplication.processEvents()
    assert session.position.actors() <= session.match.bots.keys()
    assert (players.thinking, players.sitting) == (None, False)
    second = session.game.notation.parse(session.position.apply(first)[0], "AC:e5")
    window.exercises.play([first, second])
    qtbot.waitUntil(lambda: session.node.ply == 3)
    assert not window.exercises.is_waiting
    window.game_actions.undo()  # with what the program has played since
    assert session.node.ply == 0


def test_the_table_is_at_rest_before_something_is_taken_back_or_played(
    window: MainWindow, page: Page, qtbot: QtBot
) -> None:
    hurry(window)
    window.exercises.show(an_exercise(), page)
    session, said = session_of(window), list[str]()
    play(session, "AB:e4")
    assert window.view.table is not None
    hand = window.view.table.interaction.pointer
    hand.take(square_named("Be2"))
    window.exercises.take_back(1, lambda: said.append("wrong"))
    assert (session.node.ply, hand.busy) == (1, True)
    hand.cancel()
    qtbot.waitUntil(lambda: said == ["wrong"])
    assert session.node.ply == 0
    play(session, "AB:d4")
    assert session.node.on_main_line
    hand.take(square_named("Be2"))
    window.exercises.play([action(session, "BC:e4")])
    assert window.exercises.is_waiting
    window.game_actions.undo()
    assert not window.exercises.is_waiting, "it is forgotten where a person goes back"
    QApplication.processEvents()
    assert session.node.ply == 0


def test_it_takes_the_place_of_a_game_without_a_move_and_another_window_otherwise(
    windows: Windows,
) -> None:
    [window] = windows.all
    begin(window)
    assert windows.all == [window]
    assert session_of(window).exercise == NAME
    begin(window)  # and of another exercise
    assert windows.all == [window]
    window.exercises.leave()
    assert windows.all == [window]
    assert window.offers_start


def test_a_game_stays_where_it_is_and_the_other_window_closes_when_it_is_left(
    windows: Windows, messages: Messages
) -> None:
    [window] = windows.all
    play(session_of(window), "AB:e4")
    begin(window)
    assert not session_of(window).exercise
    assert session_of(window).node.ply == 1
    other = windows.all[1]
    assert session_of(other).exercise == NAME
    play(session_of(other), "AB:e4")
    begin(other)
    assert len(windows.all) == 2
    other.exercises.leave()
    assert windows.all == [window]
    assert not messages.shown
    # A window that was opened for one stays where it is the last.
    begin(window)
    messages.answer = QMessageBox.StandardButton.Discard
    window.close()
    [other] = windows.all
    other.exercises.leave()
    assert windows.all == [other]
    assert other.offers_start


def test_nobody_is_greeted_in_an_exercise(window: MainWindow, page: Page) -> None:
    window.exercises.show(an_exercise(), page)
    _greet(window)
    assert window.view.sentence == ""
    window.documents.begin(a_match(3))
    _greet(window)
    assert window.view.sentence.startswith("Drag a piece")


# The pages of exercises


def lesson() -> LessonPanel:
    panel = LessonPanel()
    panel.retranslate()
    panel.show_end("A lesson", LONG, "The next one")
    return panel


def puzzle(is_end: bool) -> PuzzlePanel:
    panel = PuzzlePanel()
    panel.retranslate()
    panel.show_puzzle("Puzzle 7 · Mate in 2 turns", "cfanp-7", LONG, LONG)
    panel.say("That does not do it: look at the answer.")
    if is_end:
        panel.show_end("Solved.", LONG)
    return panel


def test_a_click_on_a_button_leaves_the_keyboard_to_the_table(qtbot: QtBot) -> None:
    for panel in (lesson(), puzzle(False)):
        qtbot.addWidget(panel)
        for button in panel.findChildren(QPushButton):
            assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("made", [lesson, lambda: puzzle(False), lambda: puzzle(True)])
def test_on_a_small_screen_what_acts_stays_in_sight(qtbot: QtBot, made: object) -> None:
    assert callable(made)
    panel: ExercisePanel = made()
    frame = scrolled(panel, LEAST_WIDTH)
    qtbot.addWidget(frame)
    frame.resize(LEAST_WIDTH, 170)  # of a screen of 1366 by 768 at twice the size
    frame.show()
    seen = [button for button in panel.findChildren(QPushButton) if button.isVisible()]
    assert len(seen) >= 4
    said = [panel.verdict] if isinstance(panel, PuzzlePanel) else []
    for part in (*seen, *said):
        assert panel.rect().contains(part.geometry())
        assert part.visibleRegion().boundingRect() == part.rect()
    (area,) = panel.findChildren(QScrollArea)
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0, "the words are scrolled instead"
    assert frame.verticalScrollBar().maximum() == 0
    bar.setValue(bar.maximum())
    if isinstance(panel, LessonPanel):
        panel.show_step("A lesson", 1, 3, LONG)
        top = panel.title.mapTo(panel, QPoint(0, 0)).y()
        assert top >= 0, "a new step is read from its beginning"

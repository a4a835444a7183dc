"""An analysis by real mouse and keys, and what is seen of it; its words are in scenarios."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.analysis.analysis_actions import PlayerNotesDialog, next_side
from cfanp_gui.window.analysis.notes_panel import BAR, AnalysisStrip, NotesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.widgets.style import palette_of
from tests.session.play import a_match, a_session, pair, play, pushed, shape, square_named
from tests.session.rings import a_ring
from tests.window.conftest import Answer

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


class Analyst:
    """Somebody at the window who analyses a game of four, with a real mouse."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot, self.window = qtbot, window
        window.resize(1360, 860)
        window.documents.begin(a_match(4, ["Anna", "Ben", "Clara", "David"]))
        self.game = pushed(window.documents.session)
        play(self.game, "AB:e4 BC:e4 CD:e4 AD:Nf6")
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.view.setFocus()
        assert window.documents.analyse()
        self.analysis = pushed(window.documents.session)
        QApplication.processEvents()

    @property
    def notes(self) -> NotesPanel:
        return self.window.analysis_panels.notes

    def press(self, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the keyboard is."""
        self.bot.keyClick(QApplication.focusWidget() or self.window.view, key, held)

    def pixel(self, square: str) -> QPoint:
        """Return the pixel of the window over a square."""
        view = self.window.view
        assert view.table is not None
        at = view.mapFromScene(view.table.centre_of(square_named(square)))
        return view.viewport().mapTo(self.window, at)

    def click(self, square: str, button: Qt.MouseButton = LEFT) -> None:
        """Click a square."""
        QTest.mouseClick(self.window.windowHandle(), button, NONE, self.pixel(square))
        QApplication.processEvents()

    def drag(self, source: str, target: str, button: Qt.MouseButton = LEFT) -> None:
        """Drag from square to square."""
        QApplication.processEvents()
        handle = self.window.windowHandle()
        start, goal = self.pixel(source), self.pixel(target)
        QTest.mousePress(handle, button, NONE, start)
        for part in range(1, 9):
            QTest.mouseMove(handle, start + (goal - start) * part / 8)
        QTest.mouseRelease(handle, button, NONE, goal)
        QApplication.processEvents()

    def type_comment(self, text: str) -> None:
        """Click into the field of the notes and type."""
        self.bot.mouseClick(self.notes.field.viewport(), LEFT)
        QTest.keyClicks(self.notes.field, text)


@pytest.fixture
def at(qtbot: QtBot, window: MainWindow) -> Analyst:
    return Analyst(qtbot, window)


def test_an_analysis_is_of_any_side_and_what_is_put_back_has_not_had_the_turn(at: Analyst) -> None:
    last = at.analysis.root.line()[4]
    for children in (1, 0):
        at.click("Dg1")
        assert len(last.children) == children
    assert not at.analysis.unsaved
    at.drag("Dg1", "Dg1")
    at.click("Cc3", RIGHT)
    assert not last.children, "the right button lets go"
    at.analysis.push(pair("BD"))
    at.drag("Dd2", "Dd3")
    node = at.analysis.node
    assert node.action is not None
    assert node.action.text == "BD:e7e6"
    assert node.parent is not None
    assert node.parent.action == GiveTurn("d")
    assert len(at.game.root.whole()) == 5


def test_the_next_side_is_one_of_the_games() -> None:
    game = a_session(4)
    play(game, "AB:e4")
    assert next_side(store.analysis_of(game)) == "c"
    assert next_side(store.analysis_of(a_ring(3))) is None


def test_all_that_was_noted_comes_back_equal(at: Analyst, tmp_path: Path, answered: Answer) -> None:
    analysis, path = at.analysis, tmp_path / "noted.cpgn"
    analysis.push(pair("BD"))
    at.press(Qt.Key.Key_2)
    at.type_comment("A mistake <b>here</b> ")
    at.window.view.setFocus()
    at.drag("Dg1", "Ac3", RIGHT)
    at.click("Bc2", RIGHT)
    at.press(Qt.Key.Key_Left)
    at.drag("Bd2", "Bd3")
    at.press(Qt.Key.Key_5)
    at.type_comment("Or this")

    def note(dialog: QDialog) -> None:
        assert isinstance(dialog, PlayerNotesDialog)
        QTest.keyClicks(dialog.field, "Never looks at pair BD")
        dialog.accept()

    answered(note)
    at.press(Qt.Key.Key_M, CONTROL | SHIFT)
    at.press(Qt.Key.Key_Escape)
    assert at.window.documents.save(path)
    last = analysis.root.line()[4]
    assert (last.nags, analysis.unsaved) == ((2,), False)
    assert last.comment.endswith("A mistake <b>here</b>")
    arrow, ring = Arrow(square_named("Dg1"), square_named("Ac3"), 3), Ring(square_named("Bc2"), 1)
    assert last.drawings == Drawings((arrow,), (ring,))
    assert analysis.annotations.description(1) == "Never looks at pair BD"
    at.game.mark_saved()
    at.window.opened_files.open(path)
    at.bot.waitUntil(lambda: at.window.documents.session is not analysis)
    again = pushed(at.window.documents.session)
    assert shape(again.root) == shape(analysis.root)
    assert (again.tags, again.unsaved) == (analysis.tags, False)
    assert again.game_end is not None
    assert again.game_end.place() == "0*4"
    assert again.root.line()[4].drawings == last.drawings


def test_other_glyphs_are_in_a_menu(at: Analyst) -> None:
    menu = at.window.commands.menus["more glyphs"]
    menu.aboutToShow.emit()
    titles = {one.text().split("   ")[-1]: one for one in menu.actions()}
    assert "good move" not in titles
    titles["winning for the mover"].trigger()
    titles["novelty"].trigger()
    assert at.analysis.node.nags == (18, 146)
    menu.aboutToShow.emit()
    checked = [one.text() for one in menu.actions() if one.isChecked()]
    assert checked == ["+-   winning for the mover", "N   novelty"]


def test_comments_of_programs_and_pauses_in_typing_change_nothing_of_a_comment(at: Analyst) -> None:
    """What programs noted is kept beside it, a pause keeps the blank, and undo takes it at once."""
    field, node = at.notes.field, at.analysis.node
    at.analysis.annotations.note("[%clk 0:01:00] old words")
    assert field.toPlainText() == "old words"
    for timer in at.notes.findChildren(QTimer):
        timer.setInterval(0)
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "a good ")
    at.bot.waitUntil(lambda: node.comment.endswith(" a good"))
    assert field.toPlainText() == "a good "
    QTest.keyClicks(field, "plan } of Ben")
    at.bot.waitUntil(lambda: node.comment.endswith(" a good plan ) of Ben"))
    assert node.comment.startswith("[%clk 0:01:00]")
    assert field.toPlainText() == "a good plan ) of Ben"
    at.window.view.setFocus()
    assert at.analysis.undo() == 1
    assert field.toPlainText() == "old words", "all of it is taken back at once"


def test_a_row_grows_with_its_comment(at: Analyst) -> None:
    view, row = at.window.moves_panel.view, at.window.moves_panel.model.index(4)
    before = view.visualRect(row).height()
    at.analysis.annotations.note("seen below the move")
    QApplication.processEvents()
    assert view.visualRect(row).height() > before


def test_bar_and_buttons_follow_the_theme(qtbot: QtBot, at: Analyst) -> None:
    strip = AnalysisStrip(lambda: None)
    qtbot.addWidget(strip)
    strip.resize(240, 30)
    for theme in (LIGHT, DARK):
        strip.setPalette(palette_of(theme))
        drawn = strip.grab().toImage()
        assert drawn.pixelColor(1, 15) == strip.palette().highlight().color()
        assert drawn.pixelColor(BAR + 2, 2) != drawn.pixelColor(1, 15)
    usual, buttons = QApplication.palette(), [*at.notes.glyphs.values(), at.notes.more]
    try:
        for paper in ("#20262a", "#f2f4f3"):
            QApplication.setPalette(QPalette(QColor(paper)))
            inks = {one.palette().color(QPalette.ColorRole.ButtonText).name() for one in buttons}
            assert len(inks) == 1
        assert not any(one.styleSheet() for one in buttons), "a sheet keeps the old colours"
    finally:
        QApplication.setPalette(usual)

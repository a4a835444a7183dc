"""An analysis in the real window, by mouse and keys, and back to the game it began from."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.analysis.analysis_actions import PlayerNotesDialog, next_side
from cfanp_gui.window.analysis.analysis_panels import AnalysisStrip, NotesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves.moves_model import COMPARE_ROLE, Compared
from cfanp_gui.window.play import game_dialogs
from tests.session.play import a_match, a_session, pair, play, shape, square_named
from tests.session.rings import a_ring
from tests.window.conftest import Messages
from tests.window.widgets.test_panel_lists import column

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
BUTTONS = QMessageBox.StandardButton
MOVES = "AB:e4 BC:e4 CD:e4 AD:Nf6"


class Analyst:
    """Somebody at the window, with a game of four."""

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self.bot, self.window = qtbot, window
        window.resize(1360, 860)
        window.documents.begin(a_match(4, ["Anna", "Ben", "Clara", "David"]))
        self.game = self.session
        play(self.game, MOVES)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        window.view.setFocus()
        QApplication.processEvents()

    def analyse(self) -> GameSession:
        """Begin an analysis by its keys."""
        self.press(Key.Key_A, held=CONTROL | SHIFT)
        return self.session

    @property
    def session(self) -> GameSession:
        session = self.window.documents.session
        assert session is not None
        return session

    @property
    def table(self) -> TableScene:
        table = self.window.view.table
        assert table is not None
        return table

    @property
    def strip(self) -> AnalysisStrip:
        return self.window.analysis_panels.strip

    @property
    def notes(self) -> NotesPanel:
        return self.window.analysis_panels.notes

    def press(self, *keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press keys where the keyboard is."""
        for key in keys:
            focus: QWidget = QApplication.focusWidget() or self.window.view
            self.bot.keyClick(focus, key, held)

    def pixel(self, square: str) -> QPoint:
        """Return the pixel of the window over a square."""
        view = self.window.view
        at = view.mapFromScene(self.table.centre_of(square_named(square)))
        return view.viewport().mapTo(self.window, at)

    def drag(
        self, source: str, target: str, button: Qt.MouseButton = Qt.MouseButton.LeftButton
    ) -> None:
        """Drag from square to square with a real mouse."""
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
        self.bot.mouseClick(self.notes.field.viewport(), Qt.MouseButton.LeftButton)
        QTest.keyClicks(self.notes.field, text)

    @property
    def rows(self) -> list[object]:
        """Return what the list of moves says."""
        return column(self.window.moves_panel.model)


@pytest.fixture
def at(qtbot: QtBot, window: MainWindow) -> Analyst:
    return Analyst(qtbot, window)


# Into an analysis and back


def test_the_game_waits_and_comes_back(at: Analyst) -> None:
    command = at.window.commands["analyse"]
    assert command.text() == "&Analyse this game"
    assert at.strip.isHidden()
    analysis = at.analyse()
    assert analysis is not at.game
    assert at.window.windowTitle().startswith("Analysis: Untitled game")
    assert command.text() == "&Back to the game, out of the analysis"
    assert at.strip.isVisible()
    assert at.strip.back.isVisible()
    assert "Ctrl+Shift+A" in at.strip.back.toolTip()
    at.bot.mouseClick(at.strip.back, Qt.MouseButton.LeftButton)
    assert at.session is at.game
    assert at.window.view.sentence == "The game is on the table again."
    assert not at.strip.isVisible()
    assert command.text() == "&Analyse this game"
    assert not at.window.windowTitle().startswith("Analysis")


def test_nobody_is_asked_about_an_analysis_in_which_nothing_was_done(
    at: Analyst, messages: Messages
) -> None:
    at.analyse()
    at.press(Key.Key_Left, Key.Key_Home, Key.Key_End)
    at.press(Key.Key_A, held=CONTROL | SHIFT)
    assert at.session is at.game
    assert messages.shown == []


def test_an_analysis_is_not_given_up_without_asking(at: Analyst, messages: Messages) -> None:
    analysis = at.analyse()
    play(analysis, "AB:d4")
    at.press(Key.Key_A, held=CONTROL | SHIFT)
    assert at.session is analysis
    assert "The analysis has changes" in messages.shown[0]
    messages.answer = BUTTONS.Discard
    at.press(Key.Key_A, held=CONTROL | SHIFT)
    assert at.session is at.game
    assert len(at.game.root.whole()) == 5


def test_an_opened_analysis_has_no_game_to_go_back_to(at: Analyst, tmp_path: Path) -> None:
    path = tmp_path / "tried.cpgn"
    analysis = at.analyse()
    play(analysis, "AB:d4")
    assert at.window.documents.save(path)
    at.press(Key.Key_A, held=CONTROL | SHIFT)
    at.game.mark_saved()
    at.window.documents.open(path)
    at.bot.waitUntil(lambda: at.session is not at.game)
    assert at.session.analysing
    assert at.window.windowTitle().startswith("Analysis: tried.cpgn")
    assert at.strip.isVisible()
    assert not at.strip.back.isVisible()
    assert not at.window.commands["analyse"].isEnabled()


def test_closing_asks_for_the_analysis_and_for_the_game(at: Analyst, messages: Messages) -> None:
    play(at.analyse(), "AB:d4")
    at.window.close()
    assert len(messages.shown) == 1
    assert at.window.isVisible()
    messages.answer = BUTTONS.Discard
    at.window.close()
    assert ["analysis" in shown for shown in messages.shown] == [True, True, False]
    assert not at.window.isVisible()


# Any side


def test_one_drag_moves_whose_turn_it_is_not(at: Analyst) -> None:
    analysis = at.analyse()
    analysis.push(pair("BD"))
    at.drag("Dd2", "Dd3")
    assert analysis.node.action is not None
    assert analysis.node.action.text == "BD:e7e6"
    assert analysis.node.parent is not None
    assert analysis.node.parent.action == GiveTurn("d")
    assert at.rows[-2:] == ["turn to d", "BD:e6"]
    assert len(at.game.root.whole()) == 5


def test_what_is_put_back_has_not_had_the_turn(at: Analyst) -> None:
    analysis = at.analyse()
    spot = at.pixel("Dg1")
    handle = at.window.windowHandle()
    for children in (1, 0):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, NONE, spot)
        QApplication.processEvents()
        assert len(analysis.root.line()[4].children) == children
    assert not analysis.unsaved
    at.drag("Dg1", "Dg1")
    QTest.mouseClick(handle, Qt.MouseButton.RightButton, NONE, at.pixel("Cc3"))
    assert not analysis.root.line()[4].children, "the right button lets go"


def test_passing_goes_round_the_table(at: Analyst) -> None:
    analysis = at.analyse()
    for side in "bcd":
        at.press(Key.Key_Return, held=CONTROL | SHIFT)
        assert analysis.node.action == GiveTurn(side)
    assert len(analysis.root.whole()) == 6
    assert next_side(analysis) == "a"


def test_where_boards_are_played_side_by_side_nobody_passes(window: MainWindow) -> None:
    assert next_side(store.analysis_of(a_ring(3))) is None
    window.documents.begin(a_ring(3).match)
    assert window.documents.analyse()
    assert not window.commands["pass"].isEnabled()


# Glyphs


@pytest.mark.parametrize("held", [NONE, ALT])
def test_keys_judge_the_move(at: Analyst, held: Qt.KeyboardModifier) -> None:
    analysis = at.analyse()
    at.press(Key.Key_4, held=held)
    assert analysis.node.nags == (4,)
    assert at.rows[-1] == "AD:Nf6??"
    assert at.notes.glyphs[4].isChecked()
    at.press(Key.Key_1, held=held)
    assert analysis.node.nags == (1,)
    at.press(Key.Key_1, held=held)
    assert analysis.node.nags == ()
    assert at.rows[-1] == "AD:Nf6"


def test_a_game_that_is_played_is_not_judged(at: Analyst) -> None:
    at.press(Key.Key_4)
    at.press(Key.Key_4, held=ALT)
    at.window.analysis_actions.judge(4)
    assert at.game.node.nags == ()
    assert at.notes.isHidden()


def test_where_digits_name_boards_only_alt_judges(at: Analyst) -> None:
    at.game.mark_saved()
    ring = a_ring(3)
    at.window.documents.begin(ring.match)
    at.session.propose(at.session.position.legal_actions(1)[0])
    assert at.window.documents.analyse()
    at.window.view.setFocus()
    at.press(Key.Key_2)
    assert at.session.node.nags == ()
    at.press(Key.Key_2, held=ALT)
    assert at.session.node.nags == (2,)


def test_the_start_cannot_be_judged(at: Analyst) -> None:
    analysis = at.analyse()
    at.press(Key.Key_Home)
    assert not at.window.commands["glyph 1"].isEnabled()
    at.window.analysis_actions.judge(1)
    assert analysis.root.nags == ()
    assert "go to one" in at.window.view.sentence


def test_other_glyphs_are_in_a_menu(at: Analyst) -> None:
    analysis = at.analyse()
    menu = at.window.commands.menus["more glyphs"]
    menu.aboutToShow.emit()
    titles = {one.text().split("   ")[-1]: one for one in menu.actions()}
    assert "good move" not in titles
    titles["winning for the mover"].trigger()
    titles["novelty"].trigger()
    assert analysis.node.nags == (18, 146)
    menu.aboutToShow.emit()
    assert [one.text() for one in menu.actions() if one.isChecked()] == [
        "+-   winning for the mover", "N   novelty",
    ]  # fmt: skip


# Lines as text


def test_a_variation_is_cut_and_pasted_by_keys(at: Analyst) -> None:
    analysis = at.analyse()
    analysis.go_to(2)
    play(analysis, "CD:d4 CD:d5")
    tried = analysis.node.parent
    assert tried is not None
    at.window.moves_panel.view.setFocus()
    at.press(Key.Key_X, held=CONTROL)
    assert at.rows == ["Start", "AB:e4", "BC:e4", "CD:e4", "AD:Nf6"]
    assert " ".join(QApplication.clipboard().text().split()) == "1. CD:d4 CD:d5"
    assert analysis.node.ply == 2
    at.press(Key.Key_V, held=CONTROL)
    assert [node.action.text for node in analysis.node.path() if node.action] == [
        "CD:d2d4", "BC:e2e4", "AB:e2e4",
    ]  # fmt: skip
    assert "pasted" in at.window.view.sentence


def test_a_cut_and_a_paste_are_undone_by_keys_and_the_menu_says_so(at: Analyst) -> None:
    analysis = at.analyse()
    analysis.go_to(2)
    play(analysis, "CD:d4 CD:d5")
    undo, redo = at.window.commands["undo"], at.window.commands["redo"]
    whole = at.rows
    at.window.moves_panel.view.setFocus()
    at.press(Key.Key_X, held=CONTROL)
    assert at.rows == ["Start", "AB:e4", "BC:e4", "CD:e4", "AD:Nf6"]
    assert undo.text() == "&Undo cut"
    at.press(Key.Key_Z, held=CONTROL)
    assert at.rows == whole
    assert at.window.view.sentence == "Undone: cut."
    assert (undo.text(), redo.text()) == ("&Undo", "&Redo cut")
    at.press(Key.Key_Y, held=CONTROL)
    assert at.rows == ["Start", "AB:e4", "BC:e4", "CD:e4", "AD:Nf6"]
    assert at.window.view.sentence == "Redone: cut."
    at.press(Key.Key_V, held=CONTROL)
    assert undo.text() == "&Undo paste"
    at.press(Key.Key_Z, Key.Key_Z, held=CONTROL)
    assert at.rows == whole
    assert len(analysis.root.whole()) == 7


def test_in_an_analysis_a_line_goes_without_a_question_for_it_comes_back(
    at: Analyst, messages: Messages
) -> None:
    analysis = at.analyse()
    analysis.go_to(2)
    play(analysis, "CD:d4 CD:d5")
    at.window.moves_panel.view.setFocus()
    at.window.commands["delete variation"].trigger()
    assert messages.shown == []
    assert at.rows == ["Start", "AB:e4", "BC:e4", "CD:e4", "AD:Nf6"]
    assert at.window.commands["undo"].text() == "&Undo deletion"
    at.window.commands["undo"].trigger()
    assert len(analysis.root.whole()) == 7


def test_the_line_is_copied_from_the_cursor_on(at: Analyst) -> None:
    analysis = at.analyse()
    analysis.go_to(3)
    at.press(Key.Key_C, held=CONTROL)
    assert at.window.view.sentence == "2 moves copied."
    assert QApplication.clipboard().text().endswith("CD:e4 AD:Nf6")
    at.press(Key.Key_Home)
    at.press(Key.Key_C, held=CONTROL)
    assert at.window.view.sentence == "4 moves copied."


def test_the_game_is_not_cut(at: Analyst) -> None:
    analysis = at.analyse()
    assert not at.window.commands["cut line"].isEnabled()
    at.window.analysis_actions.cut_line()
    assert len(analysis.root.whole()) == 5
    assert "Only variations" in at.window.view.sentence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1. AB:e4 AB:Zz9", "Zz9"),
        ("", "no line of moves"),
        ("<b>bold</b>", "<b>bold</b>"),
    ],
)
def test_what_cannot_be_pasted_names_the_word(at: Analyst, text: str, said: str) -> None:
    analysis = at.analyse()
    at.press(Key.Key_Home)
    QApplication.clipboard().setText(text)
    at.press(Key.Key_V, held=CONTROL)
    assert said in at.window.view.sentence
    assert len(analysis.root.whole()) == 5


# Comparing with the game


def test_the_list_shows_what_is_of_the_game(at: Analyst) -> None:
    analysis = at.analyse()
    analysis.go_to(3)
    play(analysis, "AD:e5 AB:d4")
    model = at.window.moves_panel.model

    def marks() -> list[object]:
        return [model.index(row).data(COMPARE_ROLE) for row in range(model.rowCount())]

    assert set(marks()) == {None}
    at.press(Key.Key_G, held=CONTROL | SHIFT)
    assert at.window.commands["compare"].isChecked()
    by_move = dict(zip(at.rows, marks(), strict=True))
    assert by_move["AD:Nf6"] is by_move["AB:e4"] is Compared.GAME
    assert by_move["AD:e5"] is Compared.LEAVES
    assert by_move["AB:d4"] is Compared.BEYOND
    assert by_move["Start"] is None
    row = model.index(at.rows.index("AD:e5"))
    assert "leaves the game" in row.data(Qt.ItemDataRole.AccessibleTextRole)
    assert "leaves the game" in row.data(Qt.ItemDataRole.ToolTipRole)
    at.press(Key.Key_L, held=CONTROL | SHIFT)
    assert analysis.node.ply == 3
    at.press(Key.Key_G, held=CONTROL | SHIFT)
    assert set(marks()) == {None}
    assert not at.window.commands["compare"].isChecked()


# Everything kept


def test_all_that_was_noted_comes_back_equal(
    at: Analyst, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysis = at.analyse()
    analysis.push(pair("BD"))
    at.press(Key.Key_2)
    at.type_comment("A mistake <b>here</b> ")
    at.window.view.setFocus()
    at.drag("Dg1", "Ac3", Qt.MouseButton.RightButton)
    QTest.mouseClick(at.window.windowHandle(), Qt.MouseButton.RightButton, NONE, at.pixel("Bc2"))
    QApplication.processEvents()
    at.press(Key.Key_Left)
    at.drag("Bd2", "Bd3")
    at.press(Key.Key_5)
    at.type_comment("Or this")

    def note(dialog: PlayerNotesDialog) -> bool:
        QTest.keyClicks(dialog.field, "Never looks at pair BD")
        dialog.accept()
        return True

    monkeypatch.setattr(game_dialogs, "run_dialog", note)
    at.press(Key.Key_M, held=CONTROL | SHIFT)
    path = tmp_path / "noted.cpgn"
    at.press(Key.Key_Escape)
    assert at.window.documents.save(path)
    assert not analysis.unsaved
    last = analysis.root.line()[4]
    assert last.nags == (2,)
    assert last.comment.endswith("A mistake <b>here</b>")
    assert last.drawings == Drawings(
        (Arrow(square_named("Dg1"), square_named("Ac3"), 3),), (Ring(square_named("Bc2"), 1),)
    )
    assert analysis.annotations.description(1) == "Never looks at pair BD"
    at.game.mark_saved()
    at.window.documents.open(path)
    at.bot.waitUntil(lambda: at.session is not analysis)
    again = at.session
    assert shape(again.root) == shape(analysis.root)
    assert again.tags == analysis.tags
    assert again.game_end is not None
    assert again.game_end.place() == "0*4"
    assert again.root.line()[4].drawings == last.drawings
    assert not again.unsaved


def test_without_a_game_nothing_happens(window: MainWindow) -> None:
    actions = window.analysis_actions
    for act in (actions.toggle, actions.pass_turn, actions.cut_line, actions.paste_line,
                actions.to_leaving, actions.note_players):  # fmt: skip
        act()
    actions.judge(1)
    assert not actions.copy_line()
    assert window.documents.session is None
    assert not any(
        window.commands[name].isEnabled()
        for name in ("analyse", "pass", "compare", "leaving", "glyph 1", "copy line")
    )


def test_a_side_that_is_named_is_one_of_the_games() -> None:
    game = a_session(4)
    play(game, "AB:e4")
    assert next_side(store.analysis_of(game)) == "c"

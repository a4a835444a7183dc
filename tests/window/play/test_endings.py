"""Banner and panel in the real window: when they come, what they do, and when they stay away."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.banner import Banner
from cfanp_gui.table.toast import RecordSign
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.moves import replay
from cfanp_gui.window.play.game_over_panel import GameOverPanel
from cfanp_gui.window.start.seating_dialog import SeatingDialog
from cfanp_gui.window.widgets.panel_lists import NOTE_ROLE
from tests.core.build import cfen
from tests.session.play import CFANP, a_match, pair, play, square_named
from tests.session.rings import ring_match
from tests.table.ring import MATE as RING_MATE
from tests.table.ring import play as play_ring
from tests.window.conftest import Messages
from tests.window.files.filed import begin_at

BEFORE = "AB:e4 BC:h3 BC:h6 AB:Bc4 BC:h4 BC:h5 AB:Qh5 BC:a3 BC:g6"
MATE = "AB:Qxf7#"
TWO = "AB:e4 AB:e5 AB:Bc4 AB:Nc6 AB:Qh5 AB:Nf6 AB:Qxf7#"


def begun(window: MainWindow, players: int = 3, moves: str = "", **options: str) -> GameSession:
    """Return a game on the window's table."""
    window.documents.begin(a_match(players, **options))
    session = window.documents.session
    assert session is not None
    play(session, moves)
    QApplication.processEvents()
    return session


def banner(window: MainWindow) -> Banner:
    """Return the banner, which must be there to be seen."""
    found = window.endings.banner
    assert found is not None
    assert found.isVisible()
    return found


def panel(window: MainWindow) -> GameOverPanel:
    """Return the panel, which must be there to be seen."""
    found = window.endings.panel
    assert found is not None
    assert found.isVisible()
    return found


def nothing_shown(window: MainWindow) -> bool:
    overlays = (window.endings.banner, window.endings.panel)
    return not any(one is not None and one.isVisible() for one in overlays)


# The banner


def test_a_mate_says_in_plain_words_who_was_captured(window: MainWindow) -> None:
    begun(window, 3, f"{BEFORE} {MATE}")
    assert banner(window).words.text() == "Checkmate: Anna has captured Ben’s army"
    assert window.view.sentence == "", "said once"


def test_the_next_move_closes_the_banner(window: MainWindow) -> None:
    session = begun(window, 3, f"{BEFORE} {MATE}")
    assert banner(window)
    play(session, "BC:Nc3")
    assert nothing_shown(window)


def test_a_typed_move_is_not_kept_waiting(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window, 3, f"{BEFORE} {MATE}")
    assert banner(window)
    window.commands["type"].trigger()
    line = QApplication.focusWidget()
    assert line is not None
    assert nothing_shown(window), "the line lies where the banner lay"
    qtbot.keyClicks(line, "BC Nc3")
    qtbot.keyClick(line, Qt.Key.Key_Return)
    assert session.node.ply == 11


def test_walking_through_the_record_shows_none(window: MainWindow) -> None:
    session = begun(window, 3, f"{BEFORE} {MATE}")
    session.undo()
    assert nothing_shown(window)
    session.redo()
    assert nothing_shown(window)
    assert window.commands["show mate"].isEnabled()
    session.undo()
    assert not window.commands["show mate"].isEnabled()


def test_the_menu_shows_the_mate_again(window: MainWindow) -> None:
    session = begun(window, 3, f"{BEFORE} {MATE}")
    session.undo()
    session.redo()
    window.animator.reduced = False
    window.commands["show mate"].trigger()
    assert window.view.table is not None
    assert window.view.table.moments.playing
    window.animator.finish_all()
    assert nothing_shown(window)


FREEZING = "7Ka/1Ra6/8/8|1Nb6/8/7Ra/4Kb3|8/8/2Rc5/3Kc4 a 1/2/3 -/-/- - 1 0 1"


def begun_at(window: MainWindow, line: str, **options: bool) -> GameSession:
    """Return a game from a position on the window's table."""
    match = a_match(line.split(" ", maxsplit=1)[0].count("|") + 1, **options)
    window.documents.begin(match, start=CFANP.from_text(line, match.options))
    session = window.documents.session
    assert session is not None
    QApplication.processEvents()
    return session


def test_a_captured_king_is_a_moment_like_a_mate(window: MainWindow) -> None:
    session = begun_at(window, FREEZING, kingcapture=True)
    play(session, "AB:b3b8")
    assert banner(window).words.text() == "Checkmate: Anna has frozen Ben’s army"
    assert "loses its turn" in banner(window).detail.text()
    play(session, "AC:f7f6")
    assert nothing_shown(window)
    play(session, "AB:b8d8")
    found = banner(window)
    assert found.words.text() == ("Anna has captured Ben’s King: the army is stone from now on")
    assert found.again.text() == "Show it again"
    assert found.again.isVisible()
    session.undo()
    assert nothing_shown(window)


def test_the_last_captured_king_is_told_in_the_panel(window: MainWindow) -> None:
    line = "7Ka/1Ra6/8/8|8/8/7Ra/4Kb3|8/8/8/8 a 1/2/- -/-/- - 1 0 1"
    session = begun_at(window, line, kingcapture=True)
    play(session, "AB:b3b8")
    play(session, "AB:b8d8")
    found = panel(window)
    assert found.mate.text().startswith("Anna has captured Ben’s King")
    assert found.again.text() == "Show it again"


def test_what_is_owed_is_said_when_the_banner_is_gone(window: MainWindow) -> None:
    session = begun_at(window, f"{FREEZING} d=3:5", kingcapture=True, exchange=True)
    play(session, "AB:b3b8")
    found = banner(window)
    QApplication.processEvents()
    assert not window.view.sentence
    found.dismiss()
    assert window.view.sentence.startswith("Clara owes a piece worth 5 or more")


def test_what_was_given_up_is_said_and_then_what_is_owed_next(window: MainWindow) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Na:Ad3 Ra:Ag2 Pa:Ah2 Kb:Ba1 Kc:Ca1')} d=1:3,1:5"
    session = begun_at(window, line, exchange=True)
    assert window.view.sentence.startswith("Anna owes a piece worth 3 or more")
    play(session, "-NAd3")
    QApplication.processEvents()
    assert window.view.sentence == "Army a removes its Knight on Ad3."
    window.view.hide_message()
    assert window.view.sentence.startswith("Anna owes a piece worth 5 or more")
    play(session, "-RAg2")
    QApplication.processEvents()
    assert window.view.sentence == "Army a removes its Rook on Ag2."


def test_what_was_given_up_on_the_upper_half_is_named_as_it_is_seen(window: MainWindow) -> None:
    line = f"{cfen(3, 'Ka:Aa1 Ra:Ah2 Kb:Ba1 Qb:Bb4 Nb:Bd3 Kc:Ca1')} d=2:3"
    session = begun_at(window, line, exchange=True)
    play(session, "AB:Rg2")
    play(session, "-NBd3")
    QApplication.processEvents()
    assert window.view.sentence == "Army b removes its Knight on e6."
    model, node = window.moves_panel.model, session.node
    index = model.index(model.row_of(node))
    assert model.data(index, NOTE_ROLE) == window.view.sentence
    shown: list[int] = []
    model.dataChanged.connect(lambda first, _: shown.append(first.row()))
    window.commands["apart"].trigger()
    assert model.data(index, NOTE_ROLE) == "Army b removes its Knight on Bd3."
    assert index.row() in shown
    assert session.push(pair("BC")) is None
    assert model.data(index, NOTE_ROLE) == "Army b removes its Knight on d3."
    assert session.push(pair("AB")) is None
    assert model.data(index, NOTE_ROLE) == "Army b removes its Knight on e6."
    shown.clear()
    play(session, "BC:Qb8")
    assert model.data(index, NOTE_ROLE) == "Army b removes its Knight on Bd3."
    assert index.row() in shown


def test_a_new_game_takes_the_banner_away(window: MainWindow, messages: Messages) -> None:
    messages.answer = QMessageBox.StandardButton.Discard
    begun(window, 3, f"{BEFORE} {MATE}")
    assert banner(window)
    begun(window)
    assert nothing_shown(window)


def test_a_game_that_begins_with_a_mate_shows_none(window: MainWindow) -> None:
    assert begin_at(window.documents, cfen(2, "Ka:Ah1 Qb:Ag2 Kb:Be1 Nb:Af4"))
    assert nothing_shown(window)


def test_the_card_waits_for_the_banner(window: MainWindow) -> None:
    """An army that is captured at its turn leaves the turn to another player."""
    window.preference_actions.change(card=True)
    session = begun(window, 3, captured="dead")
    for token in f"{BEFORE} {MATE}".split():
        play(session, token)
        if token != MATE:
            window.view.card.take()
    assert banner(window)
    assert not window.view.card.isVisible()
    banner(window).dismiss()
    assert window.view.card.isVisible()


def test_the_banner_speaks_the_language_chosen(window: MainWindow) -> None:
    begun(window, 3, f"{BEFORE} {MATE}")
    window.preference_actions.change(language="de")
    QApplication.processEvents()
    assert banner(window).words.text() == "Matt: Anna hat die Armee von Ben erobert"
    assert banner(window).on.text() == "Weiter"


# The panel


def test_the_end_of_the_game_is_a_panel(window: MainWindow) -> None:
    begun(window, 2, TWO)
    shown = panel(window)
    assert shown.result.text() == "Anna wins: last player alive."
    assert shown.mate.text() == "Checkmate: Anna has captured Ben’s army"
    assert shown.table.rowCount() == 1
    assert window.endings.banner is None, "the panel says it"


def test_the_panel_covers_neither_the_king_nor_what_mates_it(window: MainWindow) -> None:
    window.resize(1366, 768)
    session = begun(window, 2, "AB:f3 AB:e5 AB:g4")
    window.view.fit()
    play(session, "AB:Qh4#")
    QApplication.processEvents()
    table = window.view.table
    assert table is not None
    for name in ("Ae1", "Ah4"):
        middle = window.view.mapFromScene(table.centre_of(square_named(name)))
        assert not panel(window).geometry().contains(middle), name


@pytest.mark.parametrize("players", [2, 4, 8])
def test_the_panel_leaves_the_boards_that_are_shown_large_free(
    window: MainWindow, players: int
) -> None:
    window.resize(1366, 768)
    session = begun(window, players, "AB:f3 AB:e5" if players == 2 else "AB:e4 AB:e5")
    window.view.fit()
    for player in range(players, 1, -1):
        session.resign(player)
    QApplication.processEvents()
    table = window.view.table
    assert table is not None
    large = table.placement.on_stage or (0, 1)
    assert len(large) == 2
    for size in ((1366, 768), (1300, 700)):
        window.resize(*size)
        QApplication.processEvents()
        for board in large:
            item = table.boards[board]
            whole = window.view.mapFromScene(item.mapToScene(item.area.whole)).boundingRect()
            covered = panel(window).geometry() & whole
            assert covered.isEmpty(), (size, board)


def test_the_panel_waits_until_the_mate_has_been_seen(window: MainWindow) -> None:
    session = begun(window, 2, TWO.rsplit(" ", 1)[0])
    window.animator.finish_all()
    window.animator.reduced = False
    play(session, MATE)
    assert nothing_shown(window)
    while window.animator.busy:
        window.animator.finish_all()
    assert panel(window)


def test_showing_the_mate_again_brings_the_panel_back(window: MainWindow) -> None:
    begun(window, 2, TWO)
    window.animator.reduced = False
    panel(window).again.click()
    assert nothing_shown(window)
    while window.animator.busy:
        window.animator.finish_all()
    assert panel(window)


def test_a_mate_of_a_ring_is_shown_again_on_the_board_that_has_left(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "STEP_MS", 20)
    window.documents.begin(ring_match(3))
    session, table = window.documents.session, window.view.table
    assert session is not None
    assert table is not None
    play_ring(session, f"{RING_MATE} 1:d8h4")
    QApplication.processEvents()
    mate = session.node
    window.animator.reduced = False
    button, on_stage = banner(window).again, table.placement.on_stage
    assert button.isVisible()
    assert len(table.present) == 2 * 2
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert session.node is mate.parent
    assert len(table.present) == 3 * 2
    assert {half_board(1, 0), half_board(1, 1)} == set(table.placement.on_stage)
    qtbot.waitUntil(lambda: table.moments.playing)
    assert session.node is mate
    window.animator.reduced = True
    window.animator.finish_all()
    assert table.placement.on_stage == on_stage
    assert banner(window).again.isVisible(), "it can be seen again"
    assert window.commands["show mate"].isEnabled()


def test_what_is_done_while_a_mate_is_shown_again_goes_first(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.documents.begin(ring_match(3))
    session = window.documents.session
    assert session is not None
    play_ring(session, f"{RING_MATE} 1:d8h4")
    QTest.mouseClick(banner(window).again, Qt.MouseButton.LeftButton)
    window.commands["undo"].trigger()
    here = session.node
    qtbot.wait(20)
    assert not window.replay.running
    assert session.node is here
    assert nothing_shown(window)


@pytest.mark.parametrize("how", ["redo", "to end", "stop"])
def test_a_mate_shown_again_and_broken_off_leaves_the_stage_as_it_was(
    window: MainWindow, how: str
) -> None:
    window.documents.begin(ring_match(3))
    session = window.documents.session
    assert session is not None
    play_ring(session, f"{RING_MATE} 1:d8h4")
    table = window.view.table
    assert table is not None
    alone, boards = table.placement.alone, table.focus.boards
    assert boards
    QTest.mouseClick(banner(window).again, Qt.MouseButton.LeftButton)
    assert table.placement.alone != alone
    if how == "stop":
        window.replay.stop()
    else:
        window.commands[how].trigger()
    assert not window.replay.running
    assert (table.placement.alone, table.focus.boards) == (alone, boards)


def test_a_mate_whose_pieces_leave_is_shown_again_too(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "STEP_MS", 20)
    session = begun(window, 3, f"{BEFORE} {MATE}", captured="removed")
    mate = session.node
    QTest.mouseClick(banner(window).again, Qt.MouseButton.LeftButton)
    assert session.node is mate.parent
    qtbot.waitUntil(lambda: session.node is mate)
    assert banner(window)


def test_review_goes_to_the_start(window: MainWindow) -> None:
    session = begun(window, 2, TWO)
    panel(window).buttons[0].click()
    assert session.node is session.root
    assert nothing_shown(window)
    window.commands["to end"].trigger()
    assert nothing_shown(window), "a walk ends nothing"
    window.commands["result"].trigger()
    assert panel(window)


def test_the_worst_moves_are_offered(window: MainWindow) -> None:
    begun(window, 2, TWO)
    panel(window).worst.click()
    assert nothing_shown(window)
    judgement = window.analysis.judgement
    assert judgement.panel is not None
    assert judgement.panel.worst_list.parentWidget().isVisible()
    assert judgement.course is not None
    assert judgement.course.running
    judgement.course.cancel()


def test_the_result_is_shown_again_from_within_the_record(window: MainWindow) -> None:
    session = begun(window, 2, TWO)
    panel(window).buttons[0].click()
    window.commands["forward"].trigger()
    assert session.outcome is None
    window.commands["result"].trigger()
    assert session.outcome is not None
    assert panel(window).result.text() == "Anna wins: last player alive."


def test_a_game_that_goes_on_has_no_result(window: MainWindow) -> None:
    begun(window, 2, "AB:e4")
    assert not window.commands["result"].isEnabled()
    window.commands["result"].trigger()
    assert nothing_shown(window)


def test_a_row_goes_to_its_move(window: MainWindow) -> None:
    session = begun(window, 3, f"{BEFORE} {MATE}")
    session.resign(3)
    item = panel(window).table.item(0, 1)
    assert item is not None
    panel(window).table.itemClicked.emit(item)
    assert session.node.ply == 10


def ask_for_rematch(window: MainWindow, *steps: Callable[[SeatingDialog], None]) -> None:
    """Press Rematch, do something in the dialog about who sits where, and begin."""

    def answer() -> None:
        (dialog,) = window.findChildren(SeatingDialog)
        for step in steps:
            step(dialog)
        if dialog.isVisible():
            QTest.mouseClick(dialog.begin, Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, answer)
    panel(window).buttons[1].click()


def test_people_change_places_before_a_rematch(window: MainWindow, messages: Messages) -> None:
    messages.answer = QMessageBox.StandardButton.Discard
    first = begun(window, 3, order="seats")
    first.resign(1)
    first.resign(2)

    def move_down(dialog: SeatingDialog) -> None:
        QTest.keyClick(dialog.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)

    ask_for_rematch(window, move_down, move_down)
    session = window.documents.session
    assert session is not None
    anna, ben, clara = first.match.names
    assert session.match.names == (ben, clara, anna)
    assert session.match.colours[2] == first.match.colours[0]


def test_a_rematch_that_is_cancelled_leaves_all_as_it_was(window: MainWindow) -> None:
    first = begun(window, 2)
    first.resign(1)
    ask_for_rematch(window, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert window.documents.session is first
    assert panel(window)


@pytest.mark.parametrize("order", ["lot", "seats"])
def test_a_rematch_is_of_the_same_people(
    window: MainWindow, messages: Messages, order: str
) -> None:
    messages.answer = QMessageBox.StandardButton.Discard
    first = begun(window, 2, order=order)
    first.resign(1)
    ask_for_rematch(window)
    session = window.documents.session
    assert session is not None
    assert session is not first
    assert session.node is session.root
    assert sorted(session.match.names) == sorted(first.match.names)
    assert session.match.options == first.match.options
    if order == "seats":
        assert session.match.names == first.match.names
    assert nothing_shown(window)


def test_a_rematch_of_a_game_from_a_position_begins_there(
    window: MainWindow, messages: Messages
) -> None:
    messages.answer = QMessageBox.StandardButton.Discard
    text = cfen(3, "Ka:Ah1 Kb:Be1 Kc:Ce1 Pa:Aa2")
    assert begin_at(window.documents, text)
    first = window.documents.session
    assert first is not None
    first.resign(1)
    first.resign(2)
    ask_for_rematch(window)
    again = window.documents.session
    assert again is not None
    assert again is not first
    assert again.root.position.to_text() == text


def test_who_keeps_the_old_game_gets_no_rematch(window: MainWindow, messages: Messages) -> None:
    first = begun(window, 2, "AB:e4")
    first.resign(2)
    ask_for_rematch(window)
    assert messages.shown
    assert window.documents.session is first
    assert panel(window)


def test_save_saves(window: MainWindow, tmp_path: Path) -> None:
    session = begun(window, 2, "AB:e4")
    path = tmp_path / "ended.cpgn"
    window.documents.save(path)
    session.resign(2)
    assert session.unsaved
    panel(window).buttons[2].click()
    assert not session.unsaved
    assert panel(window)


def test_undo_takes_the_panel_away(window: MainWindow) -> None:
    session = begun(window, 2, "AB:e4")
    session.resign(2)
    assert panel(window)
    session.undo()
    assert nothing_shown(window)
    window.commands["result"].trigger()
    assert session.node.ply == 2
    assert panel(window)


def test_f6_leads_to_the_panel(window: MainWindow) -> None:
    session = begun(window, 2, "AB:e4")
    window.activateWindow()
    session.resign(2)
    window.view.setFocus()
    for _ in ("moves", "comment", "panel"):
        window.next_pane()
    assert panel(window).buttons[0].hasFocus()


def test_assistive_tools_hear_of_it(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "announce", said.append)
    begun(window, 2, TWO)
    assert said == ["Review, Rematch, Save or Close."], "the move has told the result"
    said.clear()
    panel(window).dismiss()
    window.commands["result"].trigger()
    assert said == ["Anna wins: last player alive. Review, Rematch, Save or Close."]


def test_banner_and_panel_follow_the_theme(window: MainWindow) -> None:
    begun(window, 2, TWO)
    window.preference_actions.change(theme="dark")
    assert panel(window).theme.dark
    window.preference_actions.change(theme="light")
    assert not panel(window).theme.dark


def test_the_panel_speaks_the_language_chosen(window: MainWindow) -> None:
    begun(window, 2, TWO)
    window.preference_actions.change(language="de")
    QApplication.processEvents()
    assert [button.text() for button in panel(window).buttons] == [
        "Durchsehen", "Revanche", "Speichern", "Schließen",
    ]  # fmt: skip


def test_a_loss_of_a_ring_is_told_once(window: MainWindow) -> None:
    window.documents.begin(ring_match(3))
    session = window.documents.session
    assert session is not None
    play_ring(session, f"{RING_MATE} 1:d8h4")
    assert session.resign(2, 2) is None
    QApplication.processEvents()
    assert panel(window).result.text() == "Clara wins: last player in the ring."
    assert window.view.sentence == "", "the panel says it"
    model = window.moves_panel.model
    index = model.index(model.rowCount() - 1, 0)
    assert model.data(index) == "Ben gives up board 2 to Clara"
    assert not model.data(index, NOTE_ROLE)


def test_the_winner_lies_on_the_stage_when_the_last_rival_gives_up(window: MainWindow) -> None:
    session = begun(window, 4, "AB:e4 BC:e4")
    for player in (2, 3, 4):
        assert session.resign(player) is None
    assert session.outcome is not None
    assert session.pair == pair("AD"), "and not two dead half-boards"
    session.undo()
    assert session.pair == pair("BC")
    session.redo()
    assert session.pair == pair("AD")


def test_an_earlier_position_says_so_and_leads_back(window: MainWindow, qtbot: QtBot) -> None:
    session = begun(window, 3, "AB:e4 BC:e4 BC:e5")
    sign = window.view.findChild(RecordSign)
    assert isinstance(sign, RecordSign)
    assert sign.isHidden()
    window.game_actions.to_start()
    QApplication.processEvents()
    assert sign.isVisible()
    assert sign.text() == "An earlier position: back to the game"
    window.view.say("Something else.")
    assert sign.isHidden(), "one thing at a time"
    window.view.hide_message()
    assert sign.isVisible()
    play(session, "AC:d4")
    window.view.hide_message()
    assert sign.text() == "A variation: back to the game"
    qtbot.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert session.node.ply == 3
    assert sign.isHidden()
    session.undo()
    assert sign.isHidden(), "what is taken back is no earlier position: the game goes on there"


def test_the_panel_lies_beside_all_boards_where_there_is_room(window: MainWindow) -> None:
    window.resize(1366, 740)
    session = begun(window, 8, "AB:e4 BC:e4")
    window.animator.finish_all()
    before = window.view.scale_factor
    for player in range(2, 9):
        session.resign(player)
    window.animator.finish_all()
    QApplication.processEvents()
    shown = panel(window)
    shown.settle()
    covered = [rect for tier in shown.worth_seeing() for rect in tier]
    assert len(covered) >= 8
    assert not any(shown.geometry().intersects(rect) for rect in covered)
    assert window.view.scale_factor < before
    shown.dismiss()
    assert window.view.scale_factor == before

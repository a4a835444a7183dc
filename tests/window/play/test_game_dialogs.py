"""Small dialogs: who may be chosen, and nothing in them is markup."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from cfanp_gui.core.capabilities import Transfers
from cfanp_gui.games import registry
from cfanp_gui.games.registry import find_game
from cfanp_gui.session import game_session
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.play.game_dialogs import (
    DrawDialog,
    HandOverDialog,
    PositionDialog,
    ResignDialog,
    SubstituteDialog,
    message,
)
from cfanp_gui.window.widgets.plain_text import plain_tip
from tests.session.play import NAMES, a_session, play
from tests.session.rings import FOOLS_MATE, RING, a_ring, act

NASTY = ["<b>x</b>", "<img src=x>", "R&D"]


def labels(dialog: QDialog) -> Iterator[QLabel]:
    """Yield the labels of a dialog that could take text for markup."""
    yield from (one for one in dialog.findChildren(QLabel) if one.text())


@pytest.mark.parametrize("button", ["Save", "Discard", "Cancel"])
def test_a_message_is_plain_and_answers_its_button(qtbot: QtBot, button: str) -> None:  # noqa: ARG001
    buttons = QMessageBox.StandardButton
    wanted = buttons[button]
    seen: list[tuple[Qt.TextFormat, str]] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append((box.textFormat(), box.text()))
        box.button(wanted).click()

    QTimer.singleShot(0, press)
    answer = message(None, "Title", "<b>x</b>", buttons.Save | buttons.Discard | buttons.Cancel)
    assert answer == wanted
    assert seen == [(Qt.TextFormat.PlainText, "<b>x</b>")]


def test_the_living_may_resign_and_the_mover_is_proposed(qtbot: QtBot) -> None:
    session = a_session(4)
    session.resign(2)
    play(session, "AB:e4")
    dialog = ResignDialog(None, session)
    qtbot.addWidget(dialog)
    assert [dialog.players.itemText(n) for n in range(dialog.players.count())] == [
        "Anna", "Clara", "David",
    ]  # fmt: skip
    assert dialog.player() == 3
    dialog.players.setCurrentIndex(0)
    assert dialog.player() == 1


def lines(field: QComboBox) -> list[str]:
    """Return what can be chosen."""
    return [field.itemText(row) for row in range(field.count())]


def test_where_everything_is_given_up_nothing_more_is_asked(qtbot: QtBot) -> None:
    session = a_session(3)
    dialog = ResignDialog(None, session)
    qtbot.addWidget(dialog)
    assert dialog.action() == session.game.resignation(1)
    assert not dialog.form.isRowVisible(dialog.choices)
    assert any("half-boards" in label.text() for label in labels(dialog))


def test_who_resigns_a_board_chooses_one_of_theirs(qtbot: QtBot) -> None:
    dialog = ResignDialog(None, a_ring(4))
    qtbot.addWidget(dialog)
    assert lines(dialog.players) == ["Anna", "Ben", "Clara", "David"]
    assert dialog.player() == 1
    assert lines(dialog.choices) == ["board 1, against Ben", "board 4, against David"]
    assert dialog.form.isRowVisible(dialog.choices)
    assert dialog.action() == RING.resignation(1, board=1)
    dialog.choices.setCurrentIndex(1)
    assert dialog.action() == RING.resignation(1, board=4)
    dialog.players.setCurrentIndex(2)
    assert dialog.player() == 3
    assert lines(dialog.choices) == ["board 2, against Ben", "board 3, against David"]
    assert dialog.action() == RING.resignation(3, board=2)
    (words,) = [label.text() for label in labels(dialog) if "checkmate" in label.text()]
    assert "half-boards" not in words


def test_only_those_in_the_ring_resign_or_draw_and_only_on_boards_there_are(
    qtbot: QtBot,
) -> None:
    session = a_ring(3)
    act(session, FOOLS_MATE)
    dialog = ResignDialog(None, session)
    qtbot.addWidget(dialog)
    assert lines(dialog.players) == ["Ben", "Clara"]
    # Ben has taken over Anna's seat.
    assert lines(dialog.choices) == ["board 2, against Clara", "board 3, against Clara"]
    draw = DrawDialog(None, session)
    qtbot.addWidget(draw)
    assert list(draw.ticks) == [2, 3]


def test_armies_are_handed_to_others_only(qtbot: QtBot) -> None:
    session = a_session(3, NASTY)
    session.resign(2)
    dialog = HandOverDialog(None, session)
    qtbot.addWidget(dialog)
    assert [dialog.armies.itemText(n) for n in range(dialog.armies.count())] == [
        "a (<b>x</b>)", "c (R&D)",
    ]  # fmt: skip
    assert lines(dialog.players) == [NASTY[0], f"{NASTY[1]} (out)", NASTY[2]]
    assert (dialog.army(), dialog.player()) == (0, 3), "who is out is not proposed"
    assert dialog.ok.isEnabled()
    dialog.players.setCurrentIndex(0)
    assert not dialog.ok.isEnabled()
    dialog.players.setCurrentIndex(1)
    assert dialog.ok.isEnabled()
    dialog.armies.setCurrentIndex(1)
    dialog.players.setCurrentIndex(2)
    assert not dialog.ok.isEnabled()
    assert (dialog.army(), dialog.player()) == (2, 3)


BOT = BotSeat("club")


def seated(key: str, *persons: int) -> GameSession:
    """Return a new game of four in which all but some persons are bots."""
    game = find_game(key)
    bots = [None if player in persons else BOT for player in range(1, 5)]
    names = NAMES[:4]
    return new_session(seat(game, game.as_seated, names, default_colours(4), 0, bots=bots))


def proposed(qtbot: QtBot, session: GameSession) -> set[int | None]:
    """Return whom the dialogs name as who resigns, is substituted and hands over."""
    dialogs = [ResignDialog(None, session), SubstituteDialog(None, session)]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
    found = {dialog.player() for dialog in dialogs}
    if isinstance(session.position, Transfers):
        hand_over = HandOverDialog(None, session)
        qtbot.addWidget(hand_over)
        army = hand_over.army()
        found.add(None if army is None else army + 1)
        assert hand_over.ok.isEnabled() == (army is not None)
    return found


@pytest.mark.parametrize("key", registry.keys())
@pytest.mark.parametrize("person", [1, 2, 3, 4])
def test_the_person_at_the_table_is_proposed_and_never_a_bot(
    qtbot: QtBot, key: str, person: int
) -> None:
    session = seated(key, person)
    for _ in range(6):
        assert proposed(qtbot, session) == {person}
        actor = min(session.position.actors())
        found = session.position.legal_actions(actor)[0]
        assert session.propose(found, by_bot=actor != person) is None


@pytest.mark.parametrize("key", registry.keys())
def test_among_bots_alone_nobody_is_proposed(qtbot: QtBot, key: str) -> None:
    session = seated(key)
    assert proposed(qtbot, session) == {None}
    resign = ResignDialog(None, session)
    substitute = SubstituteDialog(None, session)
    for dialog in (resign, substitute):
        qtbot.addWidget(dialog)
        dialog.show()
        assert not dialog.ok.isEnabled()
        assert lines(dialog.players)[1].startswith("Ben (bot)")
        assert dialog.players.placeholderText() == "Please choose"
        qtbot.keyClick(dialog.players, Qt.Key.Key_Down)
        assert dialog.player() == 1
    may = session.position.resignations(1)  # with several boards of Strategi Chess nobody may
    assert resign.ok.isEnabled() == bool(may)
    assert resign.action() == (may[0].action if may else None)
    qtbot.keyClicks(substitute.line, "Emma")
    assert substitute.ok.isEnabled()


def test_who_is_out_has_no_seat_that_is_taken(qtbot: QtBot) -> None:
    session = a_session(4)
    session.resign(1)
    dialog = SubstituteDialog(None, session)
    qtbot.addWidget(dialog)
    assert lines(dialog.players) == ["Ben", "Clara", "David"]
    assert dialog.player() == 2
    asked = SubstituteDialog(None, session, 4)
    qtbot.addWidget(asked)
    assert asked.player() == 4


def test_an_army_goes_to_a_person_before_a_bot(qtbot: QtBot) -> None:
    session = a_session(4)
    for player in (2, 3):
        substitute(session, player, f"Bot {player}", BOT)
    play(session, "AB:e4")
    dialog = HandOverDialog(None, session)
    qtbot.addWidget(dialog)
    assert lines(dialog.armies) == ["a (Anna)", "b (Bot 2 (bot))", "c (Bot 3 (bot))", "d (David)"]
    assert (dialog.army(), dialog.player()) == (0, 4)
    substitute(session, 4, "Bot 4", BOT)
    alone = HandOverDialog(None, session)
    qtbot.addWidget(alone)
    assert (alone.army(), alone.player()) == (0, 2)


def test_a_draw_is_offered_or_agreed(qtbot: QtBot) -> None:
    session = a_session(3, NASTY)
    session.agree_to_draw(3)
    dialog = DrawDialog(None, session)
    qtbot.addWidget(dialog)
    assert dialog.ticks[3].text() == "R&&D"
    assert dialog.ticks[1].text() == "<b>x</b>"
    assert dialog.players() == [3]
    assert (dialog.ok.text(), dialog.ok.isEnabled()) == ("Offer", True)
    dialog.ticks[1].setChecked(True)
    dialog.ticks[2].setChecked(True)
    assert dialog.ok.text() == "Draw"
    for tick in dialog.ticks.values():
        tick.setChecked(False)
    assert not dialog.ok.isEnabled()


def test_no_label_takes_a_name_for_markup(qtbot: QtBot) -> None:
    session = a_session(3, NASTY)
    ring = game_session.new_session(seat(RING, {}, NASTY, default_colours(3), 0))
    dialogs: list[QDialog] = [
        ResignDialog(None, session), HandOverDialog(None, session), DrawDialog(None, session),
        ResignDialog(None, ring), DrawDialog(None, ring),
    ]  # fmt: skip
    for dialog in dialogs:
        qtbot.addWidget(dialog)
        for label in labels(dialog):
            plain = label.textFormat() == Qt.TextFormat.PlainText
            assert plain or not any(name in label.text() for name in NASTY)


def test_a_position_that_is_refused_stays_to_be_mended(qtbot: QtBot) -> None:
    dialog = PositionDialog(None, ["CFEN"], lambda text: "" if text == "good" else "Not <good>.")
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.reason.isVisible()
    qtbot.keyClicks(dialog.line, "goo")
    with qtbot.assertNotEmitted(dialog.accepted):
        qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert (dialog.reason.isVisible(), dialog.reason.text()) == (True, "Not <good>.")
    assert dialog.reason.textFormat() == Qt.TextFormat.PlainText
    assert dialog.line.accessibleDescription() == "Not <good>."
    assert dialog.text() == "goo"
    qtbot.keyClicks(dialog.line, "d")
    assert not dialog.reason.isVisible(), "another line has not been judged yet"
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.line, Qt.Key.Key_Return)


def test_a_long_reason_is_seen_whole(qtbot: QtBot) -> None:
    dialog = PositionDialog(None, ["CFEN"], lambda _: 60 * "sentence ")
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.keyClicks(dialog.line, "8")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    wanted = dialog.reason.heightForWidth(dialog.reason.width())
    assert wanted > 2 * dialog.fontMetrics().height()
    qtbot.waitUntil(lambda: dialog.reason.height() >= wanted)
    qtbot.waitUntil(lambda: dialog.reason.geometry().bottom() < dialog.buttons.geometry().top())


def test_a_typed_position_is_taken_by_enter_and_never_cancelled_by_it(qtbot: QtBot) -> None:
    dialog = PositionDialog(None, ["CFEN", "FEN"])
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.line.hasFocus)
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible(), "nothing is typed yet"
    qtbot.keyClicks(dialog.line, "8/8 w")
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.text() == "8/8 w"
    cancel = dialog.buttons.button(QDialogButtonBox.StandardButton.Cancel)
    assert [one.toolTip() for one in (dialog.ok, cancel)] == ["Enter", "Esc"]


def test_a_seat_is_named_with_its_place(qtbot: QtBot) -> None:
    game = find_game("strategichess")
    session = new_session(seat(game, {}, list(NAMES[:4]), default_colours(4), 0))
    dialog = SubstituteDialog(None, session)
    qtbot.addWidget(dialog)
    shown = [dialog.players.itemText(row) for row in range(dialog.players.count())]
    assert shown[2] == "Clara (White, board 2)"
    dialog.players.setCurrentIndex(2)
    dialog.line.setText("Clara")
    assert not dialog.ok.isEnabled(), "Clara sits there"
    dialog.line.setText("Emma")
    assert dialog.ok.isEnabled()
    plain = SubstituteDialog(None, a_session(3))
    qtbot.addWidget(plain)
    assert plain.players.itemText(0) == "Anna"


def test_a_name_is_taken_whole_or_refused_in_words(qtbot: QtBot) -> None:
    session = a_session(3)
    dialog = SubstituteDialog(None, session)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.keyClicks(dialog.line, "W" * 80)
    assert dialog.ok.isEnabled()
    assert not dialog.problem.isVisible()
    assert dialog.called() == "W" * 80
    qtbot.keyClicks(dialog.line, "W")
    assert not dialog.ok.isEnabled()
    assert dialog.problem.isVisible()
    assert dialog.problem.text() == "A name has at most 80 characters, and this one has 81."
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.line, Qt.Key.Key_Backspace)
    substitute(session, 1, dialog.called())
    assert session.name(1) == "W" * 80
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.line, Qt.Key.Key_Return)


def test_dialogs_are_no_wider_for_a_long_name(qtbot: QtBot) -> None:
    session = a_session(3, ["W" * 80, "Ben", "Clara"])
    kinds = (ResignDialog, HandOverDialog, SubstituteDialog, DrawDialog)
    for kind in kinds:
        dialog = kind(None, session)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.width() < 600
    assert isinstance(dialog, DrawDialog)
    assert dialog.ticks[1].text().endswith("W…")
    assert dialog.ticks[1].toolTip() == plain_tip("W" * 80)

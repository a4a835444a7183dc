"""Small dialogs in every game: nobody but the person is proposed, and nothing in them is markup.

What is chosen in them, and what comes of it, is told in `scenarios/people.txt`.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from cfanp_gui.games import registry
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import game_session
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.window.play.game_dialogs import (
    DrawDialog,
    HandOverDialog,
    ResignDialog,
    SubstituteDialog,
)
from cfanp_gui.window.start.position_dialog import PositionDialog
from cfanp_gui.window.widgets.dialogs import message
from cfanp_gui.window.widgets.plain_text import plain_tip
from tests.session.play import NAMES, a_session
from tests.session.rings import RING

NASTY = ["<b>x</b>", "<img src=x>", "R&D"]


def labels(dialog: QDialog) -> Iterator[QLabel]:
    """Yield the labels of a dialog that could take text for markup."""
    yield from (one for one in dialog.findChildren(QLabel) if one.text())


def test_a_message_is_plain_and_answers_its_button(qtbot: QtBot) -> None:
    buttons = QMessageBox.StandardButton
    wanted = buttons.Discard
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


def lines(field: QComboBox) -> list[str]:
    """Return the choices of a field."""
    return [field.itemText(row) for row in range(field.count())]


BOT = BotSeat("club")


def seated(key: str, *persons: int) -> GameSession:
    """Return a new game of up to four in which all but some persons are bots."""
    game = find_game(key)
    count = max(number for number in game.player_counts if number <= 4)
    bots = [None if player in persons else BOT for player in range(1, count + 1)]
    names = NAMES[:count]
    return new_session(seat(game, game.as_seated, names, default_colours(count), 0, bots=bots))


def proposed(qtbot: QtBot, session: GameSession) -> set[int | None]:
    """Return whom the dialogs name as who resigns, is substituted and hands over."""
    dialogs = [ResignDialog(None, session), SubstituteDialog(None, session)]
    for dialog in dialogs:
        qtbot.addWidget(dialog)
    found = {dialog.players.chosen() for dialog in dialogs}
    if session.position.transferable():
        hand_over = HandOverDialog(None, session)
        qtbot.addWidget(hand_over)
        army = hand_over.armies.chosen()
        found.add(None if army is None else army + 1)
        assert hand_over.ok.isEnabled() == (army is not None)
    return found


@pytest.mark.parametrize("key", registry.keys())
def test_the_person_at_the_table_is_proposed_and_never_a_bot(qtbot: QtBot, key: str) -> None:
    for person in range(1, seated(key).position.players + 1):
        session = seated(key, person)
        for _ in range(4):
            assert proposed(qtbot, session) == {person}
            actor = min(session.position.actors())
            found = session.position.legal_actions(actor)[0]
            assert session.propose(found, by_bot=actor != person) is None


@pytest.mark.parametrize("key", registry.keys())
def test_among_bots_alone_nobody_is_proposed(qtbot: QtBot, key: str) -> None:
    session = seated(key)
    assert proposed(qtbot, session) == {None}
    substitute = SubstituteDialog(None, session)
    qtbot.addWidget(substitute)
    substitute.show()
    assert not substitute.ok.isEnabled()
    assert lines(substitute.players)[1].startswith("Ben (bot)")
    assert substitute.players.placeholderText() == "Please choose"
    qtbot.keyClick(substitute.players, Qt.Key.Key_Down)
    assert substitute.players.chosen() == 1
    qtbot.keyClicks(substitute.line, "Emma")
    assert substitute.ok.isEnabled()


def test_no_label_takes_a_name_for_markup_and_none_makes_a_dialog_wide(qtbot: QtBot) -> None:
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


def test_a_long_reason_is_seen_whole(qtbot: QtBot) -> None:
    dialog = PositionDialog(None, ["CFEN"])
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    qtbot.keyClicks(dialog.line, "8")
    qtbot.keyClick(dialog.line, Qt.Key.Key_Return)
    wanted = dialog.reason.heightForWidth(dialog.reason.width())
    assert wanted > dialog.fontMetrics().height(), "it takes several lines"
    qtbot.waitUntil(lambda: dialog.reason.height() >= wanted)
    qtbot.waitUntil(lambda: dialog.reason.geometry().bottom() < dialog.buttons.geometry().top())

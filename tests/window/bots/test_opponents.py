"""Who keeps their seat when bots take all others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import SAMPLE_NAMES, BotSeat
from cfanp_gui.window.bots.opponents import who_stays
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, a_session, play
from tests.window.bots.conftest import press

NUMBERED = [f"Player {number}" for number in range(1, 5)]


@pytest.mark.parametrize(
    ("names", "known", "stays"),
    [
        (NUMBERED, (), 2),
        (["Player 1", "Player 2", "Martin", "Player 4"], (), 3),
        (["Martin", "Player 2", "Player 3", "Eva"], (), 1),
        (["Player 1", "Martin", "Player 3", "Eva"], (), 2),
        ([*SAMPLE_NAMES, "Martin"], (), 4),
        ([*SAMPLE_NAMES, "Player 4"], (), 2),
        ([*SAMPLE_NAMES, "Player 4"], ("Clara",), 3),
        (["Player 1", "Casual player 2", "Player 3", "Martin"], (), 4),
        (["Player 1", "Spieler 2", "Martin", "Player 4"], (), 2),
    ],
)
def test_who_gave_a_name_stays(names: list[str], known: tuple[str, ...], stays: int) -> None:
    session = a_session(4, names)
    play(session, "AB:e4")  # it is the second player's turn
    assert who_stays(session, known) == stays


def test_a_bot_with_a_name_of_its_own_is_nobody_who_could_stay() -> None:
    session = a_session(3, ["Player 1", "Player 2", "Martin"])
    substitute(session, 3, "Deep Martin", BotSeat("club"))
    assert who_stays(session, ()) == 1
    for player in (1, 2):
        substitute(session, player, f"B{player}", BotSeat("club"))
    assert who_stays(session, ()) == 0


def test_numbers_are_no_names_in_another_language(qapp: QApplication) -> None:
    session = a_session(3, ["Spieler 1", "Spieler 2", "Martin"])
    install(qapp, "de")
    try:
        assert who_stays(session, ()) == 3
        assert who_stays(a_session(3, ["Spieler 1", "Player 2", "Martin"]), ()) == 3
    finally:
        install(qapp, "en")


def test_names_given_at_a_set_up_are_known_to_the_window(
    qtbot: QtBot, window: MainWindow, settings: Settings
) -> None:
    window.preference_actions.change(bots="instant")
    settings.add_people(["Ben"])
    window.documents.begin(a_match(3, list(SAMPLE_NAMES)))
    session = window.documents.session
    assert session is not None
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    press(qtbot, window, Qt.Key.Key_B, control, shift)
    assert set(session.match.bots) == {1, 3}
    assert session.name(2) == "Ben"

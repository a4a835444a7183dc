"""The card between two turns: for persons who have something to hide from each other."""

from __future__ import annotations

import pytest

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import a_match, play

SLOW = BotSeat("club", nodes=10**8)


@pytest.mark.parametrize(
    ("bots", "shown"), [((), True), ((3,), True), ((2,), False), ((2, 3), False)]
)
def test_the_card_is_laid_for_a_person_after_another(
    window: MainWindow, bots: tuple[int, ...], shown: bool
) -> None:
    window.preference_actions.change(card=True)
    assert window.documents.begin(a_match(3))
    session = window.documents.session
    assert session is not None
    for player in bots:
        substitute(session, player, f"Bot {player}", SLOW)
    play(session, "AB:e4")
    assert window.view.card.isVisible() is shown


def test_a_person_who_plays_against_bots_alone_gets_none(window: MainWindow) -> None:
    window.preference_actions.change(card=True)
    assert window.documents.begin(a_match(2))
    session = window.documents.session
    assert session is not None
    substitute(session, 1, "Bot", SLOW)
    action = session.position.legal_actions(1)[0]
    assert session.propose(action, by_bot=True) is None
    assert not window.view.card.isVisible()
    assert window.documents.session is session

"""Games of StrategiChess in records and journals, as sessions write them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess.actions import Pull, Send
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import seat
from tests.games.strategichess.build import NAMES
from tests.slow import seeds


def played(seed: int, folder: Path) -> GameSession:
    """Return a game with crossings, variations and clocks, whose journal lies in a folder."""
    chance = random.Random(seed)
    players = 4 + 2 * (seed % 3)
    colours = [f"#{17 * number:02x}8040" for number in range(players)]
    match = seat(
        find_game("strategichess"),
        {},
        list(NAMES[:players]),
        colours,
        0,
        TimeControl.parse("600+5"),
    )
    session = new_session(match)
    session.journal.log = Journal.start(folder, store.record_of(session))
    for number in range(80):
        actions = session.position.all_actions()
        over = [action for action in actions if isinstance(action, Send | Pull)]
        action = chance.choice(over if over and number % 2 else actions)
        assert session.propose(action) is None
        if number % 20 == 19:
            session.undo()
    return session


@pytest.mark.parametrize("seed", seeds(3))
def test_a_game_comes_back_from_record_and_journal(seed: int, tmp_path: Path) -> None:
    session = played(seed, tmp_path)
    line = [node.action for node in session.line() if node.action is not None]
    assert {Send, Pull} <= set(map(type, line))
    text = cpgn.write_game(store.record_of(session))
    (record,) = cpgn.read_games(text, find_game)
    again = store.session_of(record, session.match.colours)
    assert again.line()[-1].position.to_text() == session.line()[-1].position.to_text()
    assert cpgn.write_game(store.record_of(again)) == text
    assert session.journal.log is not None
    session.journal.log.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    back = store.restored(found, session.match.colours)
    assert back.position.to_text() == session.position.to_text()
    assert [node.action for node in back.line() if node.action is not None] == line

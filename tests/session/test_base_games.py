"""Matches with another base game than chess: seated, journaled, saved, and restored."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cfanp_gui.core.game import OptionError, PositionError
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import formats, store
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import rematch, seat
from cfanp_gui.session.position_texts import read_position
from tests.record.test_base_games import MINE

CFANP = find_game("cfanp")
NAMES = ["Anna", "Ben", "Clara"]
COLOURS = ["#112233", "#445566", "#778899"]


def session_of(base: str) -> GameSession:
    """Return a session of three at its start."""
    return new_session(seat(CFANP, {"base": base, "order": "seats"}, NAMES, COLOURS, 0))


def play(session: GameSession, count: int) -> None:
    """Let chance play so many actions."""
    chance = random.Random(count)
    for _ in range(count):
        session.propose(chance.choice(session.position.all_actions()))


@pytest.mark.parametrize("base", ["xiangqi", "shogi", "tiny"])
def test_a_match_comes_back_after_a_crash(tmp_path: Path, base: str) -> None:
    with BASE_GAMES.including(MINE):
        session = session_of(base)
    play(session, 5)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    play(session, 20)
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    again = store.restored(found, tuple(COLOURS))
    assert again.match.game is session.match.game
    assert again.position.to_text() == session.position.to_text()
    assert [node.action for node in again.line()] == [node.action for node in session.line()]


def test_it_is_seated_by_the_options_of_its_base_game() -> None:
    match = session_of("xiangqi").match
    assert match.game is CFANP.variant({"base": "xiangqi"})
    assert rematch(match, (0, 1, 2)).game is match.game
    with pytest.raises(OptionError, match="unknown option “join”"):
        seat(CFANP, {"base": "xiangqi", "join": "rotate"}, NAMES, COLOURS, 0)


def test_a_line_is_known_by_its_base_game() -> None:
    for base in ("xiangqi", "shogi"):
        line = CFANP.initial(3, {"base": base}).to_text()
        for first in (None, CFANP, CFANP.variant({"base": "crazyhouse"})):
            given = read_position(line, first, {} if first is None else first.as_seated)
            assert given.game is CFANP.variant({"base": base})
            assert given.options["base"] == base
    chess = read_position(CFANP.initial(3, {}).to_text(), CFANP.variant({"base": "shogi"}))
    assert chess.game is CFANP
    assert chess.options["base"] == "chess"


def test_a_line_of_a_base_game_that_is_not_known_names_it() -> None:
    line = CFANP.initial(3, {"base": "xiangqi"}).to_text().replace("=xiangqi", "=nothing")
    with pytest.raises(PositionError, match="the base game “nothing” is not known here"):
        read_position(line)


def test_files_of_positions_and_the_library_know_it(tmp_path: Path) -> None:
    session = session_of("xiangqi")
    play(session, 3)
    record = store.record_of(session)
    path = tmp_path / "position.cfen"
    formats.save(path, [record])
    (found,) = formats.load(path, CFANP)
    assert found.game is record.game
    assert found.start.to_text() == session.position.to_text()
    formats.save(tmp_path / "picture.svg", [record])
    assert "<svg" in (tmp_path / "picture.svg").read_text(encoding="utf-8")

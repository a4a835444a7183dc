"""One crash after the other: what comes back is what was there, also where it came back before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match import seat
from tests.session.crashing import Person, shown
from tests.session.play import a_session, play
from tests.session.test_clock import FakeTime
from tests.slow import seeds


def begin(session: GameSession, folder: Path) -> None:
    """Begin the journal of a session, as every window does."""
    session.journal.log = Journal.start(
        folder, store.record_of(session), entries=store.entries_beside(session)
    )


def crashed(session: GameSession, folder: Path, now: FakeTime | None = None) -> GameSession:
    """Return what comes back of a session whose program ends without a word."""
    assert isinstance(session.journal.log, Journal)
    session.journal.log.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    again = store.restored(found, session.match.colours, *([] if now is None else [now]))
    begin(again, folder)
    journal.discard(found.path)
    return again


def test_a_way_ahead_that_came_back_leads_where_it_led(tmp_path: Path) -> None:
    game = a_session(3)
    session = store.analysis_of(game)
    begin(session, tmp_path)
    play(session, "AB:e4")
    session.undo()
    play(session, "AB:d4")
    session.undo()
    session = crashed(session, tmp_path)
    session.redo()
    play(session, "AB:e6 BC:h6")
    before = cpgn.write_game(store.record_of(session))
    assert "1. AB:e4 (1. AB:d4 AB:e6 BC:h6)" in before
    session = crashed(session, tmp_path)
    assert cpgn.write_game(store.record_of(session)) == before
    assert session.node.place() == "1.0*2"


@pytest.mark.parametrize("kind", ["game", "opened", "analysis", "timed", "opened and timed"])
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
@pytest.mark.parametrize("seed", seeds(12))
def test_whatever_was_done_between_crashes_comes_back(
    tmp_path: Path, game: Game, kind: str, seed: int
) -> None:
    """Crash two or three times at random places of a random session."""
    chance, now = random.Random(f"{game.key} {kind} {seed}"), FakeTime()
    session = a_new_session(game, kind, chance, now)
    begin(session, tmp_path)
    done: list[str] = []
    for _ in range(chance.choice((3, 4))):
        person = Person(session, chance, now)
        done += (person.act() for _ in range(chance.randint(1, 40)))
        if session.timing is not None:
            session.timing.write()
        before = shown(session)
        session = crashed(session, tmp_path, now)
        after = shown(session)
        assert after == before, done
        done.append("crash")


def a_new_session(game: Game, kind: str, chance: random.Random, now: FakeTime) -> GameSession:
    """Return a session that is to crash, with something in it where it was opened."""
    players = chance.choice([count for count in game.player_counts if count <= 4])
    time = TimeControl(60, chance.choice((0, 2))) if "timed" in kind else None
    match = seat(game, {}, [f"Player {n}" for n in range(players)], ["#e5484d"] * players, 0, time)
    session = GameSession(match, new_session(match).start, now)
    if kind in ("game", "timed"):
        return session
    person = Person(session, chance, now)
    for _ in range(20):
        person.act()
    if kind == "analysis":
        return store.analysis_of(session)
    record = store.record_of(session)
    if chance.random() < 0.5 and session.outcome is None:
        record.result = "-".join(["1"] + ["0"] * (players - 1))
    (read,) = cpgn.read_games(cpgn.write_game(record), find_game)
    return store.session_of(read, match.colours, now)


def test_a_journal_of_version_1_leads_where_it_led(tmp_path: Path) -> None:
    header = (
        '{"journal": 1, "at": 1.0, "game": '
        '"[Variant \\"cfanp\\"]\\n[Players \\"3\\"]\\n1. AB:e4 (1. AB:d4 AB:e6) *"}'
    )
    entries = ("go 1.0", "back 2", "forward 1", "try AB:c7c6", "back 1", "forward 1")
    lines = [header, *(f'{{"at": 2.0, "entry": "{entry}"}}' for entry in entries)]
    (tmp_path / f"old{journal.SUFFIX}").write_text("\n".join(lines) + "\n", encoding="ascii")
    (found,) = journal.recoverable(tmp_path, find_game)
    session = store.restored(found, ("#e5484d",) * 3)
    assert session.node.place() == "1*2"
    assert cpgn.write_game(store.record_of(session)).endswith(
        "1. AB:e4 (1. AB:d4 AB:e6 (1... AB:c6)) *\n"
    )


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        ("stand", "no place in the game"),
        ("stand 0 7", "no place in the game"),
        ("stand 0 -", "“-” does not follow “0”"),
        ("result 0 won", "“won” is not a result"),
        ("result 7 *", "no place in the game"),
        ("times 7 1/2/3", "no place in the game"),
        ("times 0 1/2", "not the time of 3 clocks"),
        ("ahead 7", "no place in the game"),
    ],
)
def test_an_entry_about_where_it_stands_has_to_be_one(entry: str, words: str) -> None:
    session = a_session(3)
    match = session.match._replace(time=TimeControl(60))
    session = GameSession(match, session.start, FakeTime())
    play(session, "AB:e4")
    before = shown(session)
    with pytest.raises(ValueError, match=words):
        replay(session, entry)
    assert shown(session) == before

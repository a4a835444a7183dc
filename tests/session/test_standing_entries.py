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
from cfanp_gui.session.match import seat
from tests.session.crashing import Person, shown
from tests.session.test_clock import FakeTime
from tests.slow import is_slow, seeds


def begin(session: GameSession, folder: Path) -> None:
    """Begin the journal of a session, as every window does."""
    session.journal.log = Journal.start(
        folder, store.record_of(session), entries=store.entries_beside(session)
    )


def crashed(session: GameSession, folder: Path, now: FakeTime) -> GameSession:
    """Return what comes back of a session whose program ends without a word."""
    assert isinstance(session.journal.log, Journal)
    session.journal.log.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    again = store.restored(found, session.match.colours, now)
    begin(again, folder)
    found.discard()
    return again


def check_file(session: GameSession, now: FakeTime) -> None:
    """A file brings back where a session stands, how redo goes on, and its clocks."""
    text = cpgn.write_game(store.record_as_it_stands(session))
    (record,) = cpgn.read_games(text, find_game)
    again = store.session_of(record, session.match.colours, now)
    assert not again.unsaved
    assert cpgn.write_game(store.record_as_it_stands(again)) == text
    kept, known = shown(again), shown(session)
    for name in ("tree", "cursor", "way ahead", "seats"):
        assert kept[name] == known[name], name
    if session.timing is not None and again.timing is not None:
        assert again.timing.clock.times() == session.timing.clock.times()
        assert not again.timing.clock.counting


def check_tree(session: GameSession) -> None:
    """No action is twice behind one node, and the cursor is in the tree."""
    for node in session.root.whole():
        assert len({child.action for child in node.children}) == len(node.children)
        assert session.root.at_place(node.place()) is node
    assert session.node.nearest() is session.node


@pytest.mark.parametrize("kind", ["game", "opened", "analysis", "timed", "opened and timed"])
@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_whatever_was_done_comes_back_after_crashes_and_from_files(
    tmp_path: Path, game: Game, kind: str
) -> None:
    """Crash two or three times at random places of random sessions."""
    for seed in seeds(12) if is_slow() else range(1):
        folder = tmp_path / str(seed)
        crash_often(folder, game, kind, random.Random(f"{game.key} {kind} {seed}"))


def crash_often(folder: Path, game: Game, kind: str, chance: random.Random) -> None:
    """Do anything with a session, and have it come back now and then."""
    now = FakeTime()
    session = a_new_session(game, kind, chance, now)
    begin(session, folder)
    done: list[str] = []
    known = {session.node: session.position.to_text()}
    for _ in range(chance.choice((3, 4))):
        person = Person(session, chance, now)
        for _ in range(chance.randint(1, 40)):
            done.append(person.act())
            text = session.position.to_text()
            assert known.setdefault(session.node, text) == text, done
        check_tree(session)
        check_file(session, now)
        if session.timing is not None:
            session.timing.write()
        before = shown(session)
        session = crashed(session, folder, now)
        after = shown(session)
        assert after == before, done
        done.append("crash")
        known = {session.node: session.position.to_text()}


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

"""Between session, record and journal."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from cfanp_gui.core.system import IllegalAction
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.game import GameRecord
from cfanp_gui.record.journal import Journal, Recovered
from cfanp_gui.session import store
from cfanp_gui.session.game import GameSession
from tests.core.build import cfen
from tests.record.strategies import games
from tests.session.play import a_match, a_session, play, session_at, wander

COLOURS = ("#111111", "#222222", "#333333")


def reopened(session: GameSession) -> GameSession:
    """The session that comes of a session's record written and read."""
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)))
    return store.session_of(record, session.match.colours)


def test_a_new_session_knows_its_date() -> None:
    session = store.new_session(a_match(3))
    assert session.tags["Date"] == datetime.now().astimezone().strftime("%Y.%m.%d")
    assert not session.unsaved
    assert session.position.players == 3


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_record_comes_back_as_the_same_game(players: int) -> None:
    session = a_session(players)
    chance = random.Random(players)
    for _ in range(50):
        wander(session, chance)
    again = reopened(session)
    assert again.match == session.match
    assert [node.action for node in again.line()] == [node.action for node in session.line()]
    assert again.position.to_text() == session.line()[-1].position.to_text()
    assert not again.unsaved
    assert again.undo(999) == len(session.line()) - 1


def test_comments_glyphs_and_tags_are_kept() -> None:
    session = a_session(2)
    session.tags["Event"] = "Casual <b>game</b>"
    session.root.comment = "before"
    play(session, "AB:e4 AB:e5")
    session.node.comment, session.node.nags = "solid", (1, 14)
    again = reopened(session)
    assert again.tags["Event"] == "Casual <b>game</b>"
    assert again.root.comment == "before"
    assert (again.node.comment, again.node.nags) == ("solid", (1, 14))


def test_a_start_of_its_own_is_kept() -> None:
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1 Pc:Ca2")
    session = session_at(text)
    play(session, "AB:Qd4")
    record = store.record_of(session)
    assert record.custom_start
    again = reopened(session)
    assert again.custom_start
    assert again.start.to_text() == text


def test_colours_serve_where_a_record_names_none() -> None:
    record = replace(store.record_of(a_session(3)), colours=())
    assert store.session_of(record, COLOURS).match.colours == COLOURS


def test_the_record_has_the_line_beyond_the_cursor_and_its_result() -> None:
    session = a_session(2)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4#")
    session.undo(3)
    record = store.record_of(session)
    assert len(record.moves) == 4
    assert record.result == "0-1"
    assert store.catch_up(session) == ("back 3",)
    session.redo(3)
    assert store.catch_up(session) == ()


def test_a_record_that_cannot_be_played_is_refused() -> None:
    record = store.record_of(a_session(2))
    other = a_session(2)
    play(other, "AB:e4 AB:e5")
    record.moves = store.record_of(other).moves[1:]
    with pytest.raises(IllegalAction):
        store.session_of(record, COLOURS[:2])


# The whole tree


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games())
def test_a_file_opened_and_saved_again_is_the_same(game: GameRecord) -> None:
    game.colours = ("#a0b0c0",) * game.start.players
    game.tags = {"Event": "Casual", "Annotator": "me"}
    text = cpgn.write_game(game)
    (record,) = cpgn.read_games(text)
    session = store.session_of(record, ())
    assert not session.unsaved
    assert cpgn.write_game(store.record_of(session)) == text
    session.undo(2)
    assert cpgn.write_game(store.record_of(session)) == text


def test_a_result_stays_until_something_is_played() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    (record,) = cpgn.read_games(cpgn.write_game(replace(store.record_of(session), result="1-0")))
    session = store.session_of(record, COLOURS)
    assert store.record_of(session).result == "1-0"
    session.undo()
    assert store.record_of(session).result == "1-0"
    session.redo()
    play(session, "AB:Nf3")
    assert store.record_of(session).result == "*"
    again = store.session_of(record, COLOURS)
    again.undo()
    play(again, "AB:c5")
    assert store.record_of(again).result == "*"


def test_what_was_played_otherwise_is_kept_as_variations() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    session.undo()
    play(session, "AB:c5 AB:Nf3")
    session.node.before = "why not"
    session.undo(3)
    play(session, "AB:d4")
    session.node.nags = (3,)
    text = cpgn.write_game(store.record_of(session))
    # A comment ahead of a move within a line is one behind the move before it.
    assert text.endswith("\n1. AB:d4 $3 (1. AB:e4 AB:c5 {why not} (1... AB:e5) 2. AB:Nf3) *\n")
    again = reopened(session)
    assert cpgn.write_game(store.record_of(again)) == text
    assert [node.action for node in again.line()] == [node.action for node in session.line()]
    assert len(again.root.children) == 2


# Coming back after a crash


def crashed(folder: Path, session: GameSession, seed: int, plies: int) -> Recovered:
    """The journal of a session that played on and was never closed."""
    session.journal = book = Journal.start(folder, store.record_of(session))
    for entry in store.catch_up(session):
        book.append(entry)
    chance = random.Random(seed)
    for _ in range(plies):
        wander(session, chance)
    book.close(keep=True)
    (found,) = journal.recoverable(folder)
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_game_comes_back_complete_to_the_last_entry(tmp_path: Path, players: int) -> None:
    session = a_session(players)
    found = crashed(tmp_path, session, players, 40)
    again = store.restored(found, COLOURS)
    assert again.position.to_text() == session.position.to_text()
    assert again.node.ply == session.node.ply
    assert [node.action for node in again.line()] == [node.action for node in session.line()]
    assert again.unsaved
    assert again.undo(999) == session.node.ply


def test_a_game_opened_and_walked_comes_back_at_its_cursor(tmp_path: Path) -> None:
    first = a_session(2)
    play(first, "AB:e4 AB:e5 AB:Nf3")
    session = reopened(first)
    session.undo(2)
    found = crashed(tmp_path, session, 0, 0)
    assert found.entries == ("back 2",)
    again = store.restored(found, COLOURS)
    assert again.node.ply == 1
    assert again.redo(9) == 2


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (("play AB:e2e4", "play AB:e2e4"), "entry 2, “play AB:e2e4”"),
        (("jump",), "entry 1: “jump” is no journal entry"),
        (("play AB:e2e4", "play x"), "entry 2: “x” is not a move"),
    ],
)
def test_entries_that_do_not_fit_are_named(entries: tuple[str, ...], words: str) -> None:
    game = store.record_of(a_session(2))
    found = Recovered(Path("game"), game, entries, datetime.now(UTC))
    with pytest.raises(store.RestoreError, match=words):
        store.restored(found, COLOURS)

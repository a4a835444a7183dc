"""Between session, record and journal."""

from __future__ import annotations

import io
import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import chess.pgn
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.cfanp import pgn_writer
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.clock_comment import with_clock
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.journal import Journal, Recovered, recoverable
from cfanp_gui.session import game_session, store, variations
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_file import GameFile
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.match import BotSeat
from cfanp_gui.session.match_clocks import ClockState
from tests.core.build import cfen
from tests.record.games import read_pgn
from tests.record.strategies import games
from tests.session.play import (
    CFANP,
    a_match,
    a_session,
    clock_state,
    play,
    pushed,
    session_at,
    wander,
)
from tests.session.test_clock import FakeTime
from tests.slow import examples

COLOURS = ("#111111", "#222222", "#333333")


def test_the_line_through_the_cursor_is_a_record_of_its_own() -> None:
    session = a_session(3)
    session.cursor.live = False
    play(session, "AB:e4 BC:e4 AC:e5")
    session.annotations.note("so")
    session.walk(-2)
    play(session, "BC:d4 AC:d5")
    session.walk(-1)
    line = store.record_of_line(session)
    assert [node.action.text for node in line.moves] == ["AB:e2e4", "BC:d2d4", "AC:d7d5"]
    assert not any(node.variations for node in line.moves)
    assert line.final() is session.root.children[0].children[1].children[0].position
    session.visit(session.root.line()[-1])
    assert store.record_of_line(session).moves[-1].comment == "so"


def reopened(session: GameSession) -> GameSession:
    """Return the session that comes of a session's record written and read."""
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return pushed(store.session_of(record, session.match.colours))


def test_a_new_session_knows_its_date() -> None:
    session = game_session.new_session(a_match(3))
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
    line = session.root.line()
    assert [node.action for node in again.line()] == [node.action for node in line]
    assert again.position.to_text() == line[-1].position.to_text()
    assert not again.unsaved
    assert again.undo(999) == len(line) - 1


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
    by_rules = "result 0*4 *"
    assert store.entries_beside(session) == (by_rules, "stand 0 0*4 live taking_back")
    session.redo(3)
    end = (by_rules, "stand 0*4 0*4 live taking_back")
    assert store.entries_beside(session) == end
    session.mark_saved()
    assert store.entries_beside(session) == (*end, "saved")
    session.set_file(GameFile(Path("/games/one.cpgn").absolute(), 2, False, 30, 40))
    assert session.file is not None
    assert store.entries_beside(session) == (
        f"file 2 among 30 40 {session.file.path}", *end, "saved",
    )  # fmt: skip


def test_a_record_that_cannot_be_played_is_refused() -> None:
    record = store.record_of(a_session(2))
    other = a_session(2)
    play(other, "AB:e4 AB:e5")
    record.moves = store.record_of(other).moves[1:]
    with pytest.raises(IllegalAction):
        store.session_of(record, COLOURS[:2])


# The whole tree


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games())
def test_a_file_opened_and_saved_again_is_the_same(game: GameRecord) -> None:
    game.colours = ("#a0b0c0",) * game.start.players
    game.tags = {"Event": "Casual", "Annotator": "me"}
    text = cpgn.write_game(game)
    (record,) = cpgn.read_games(text, find_game)
    session = store.session_of(record, ())
    assert not session.unsaved
    assert cpgn.write_game(store.record_of(session)) == text
    session.undo(2)
    assert cpgn.write_game(store.record_of(session)) == text


def test_a_result_stays_until_something_is_played() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    (record,) = cpgn.read_games(
        cpgn.write_game(replace(store.record_of(session), result="1-0")), find_game
    )
    session = pushed(store.session_of(record, COLOURS))
    assert store.record_of(session).result == "1-0"
    session.undo()
    assert store.record_of(session).result == "1-0"
    session.redo()
    assert session.propose(session.node.position.all_actions()[0]) is not None
    assert store.record_of(session).result == "1-0"
    again = pushed(store.session_of(record, COLOURS))
    again.undo()
    play(again, "AB:c5")
    assert store.record_of(again).result == "1-0", "a move tried is no part of the game"
    assert variations.promote(again, again.node)
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


# Clocks


def timed(text: str, now: FakeTime | None = None) -> GameSession:
    """Return the session of a record given as text."""
    (record,) = cpgn.read_games(text, find_game)
    return pushed(store.session_of(record, COLOURS[: record.start.players], now or FakeTime()))


def clocks(session: GameSession) -> list[int | None]:
    """Return what each player has left, in milliseconds."""
    return [session.time_left(player) for player in range(1, len(session.match.seats) + 1)]


def a_timed_game(now: FakeTime, players: int = 3) -> GameSession:
    """Return a game in which time has passed, also since the last move."""
    match = a_match(players)._replace(time=TimeControl(300, 5))
    session = GameSession(match, CFANP.initial(players, match.options), now)
    play(session, "AB:e4")
    now.ms += 12_345
    play(session, "BC:e4" if players == 3 else "AB:e5")
    now.ms += 7_000
    return session


def test_a_saved_game_keeps_its_times() -> None:
    now = FakeTime()
    session = a_timed_game(now)
    assert clocks(session) == [300_000, 292_655, 293_000]
    text = cpgn.write_game(store.record_of(session))
    assert '[TimeControl "300+5"]' in text
    assert '[Clocks "0:05:00 0:04:52.655 0:04:53"]' in text
    assert text.endswith("\n1. AB:e4 {[%clk 0:05:00]} BC:e4 {[%clk 0:04:52.655]} *\n")
    again = timed(text, now)
    assert again.match.time == TimeControl(300, 5)
    assert clocks(again) == clocks(session)
    assert clock_state(again) is ClockState.PAUSED
    now.ms += 60_000
    assert clocks(again) == [300_000, 292_655, 293_000]
    assert cpgn.write_game(store.record_of(again)) == text
    again.undo()
    assert clocks(again) == [300_000] * 3
    assert cpgn.write_game(store.record_of(again)) == text
    again.redo()
    play(again, "AC:e5")
    assert clock_state(again) is ClockState.RUNNING
    now.ms += 1_000
    assert clocks(again) == [299_000, 292_655, 293_000]


def test_the_tag_of_times_is_there_only_where_the_moves_do_not_have_them() -> None:
    match = a_match(2)._replace(time=TimeControl(300))
    session = GameSession(match, CFANP.initial(2, match.options), FakeTime())
    assert "Clocks" not in store.record_of(session).tags
    play(session, "AB:e4 AB:e5")
    assert "Clocks" not in store.record_of(session).tags
    assert clocks(reopened(session)) == [300_000] * 2


def test_python_chess_reads_the_clocks_of_pgn() -> None:
    now = FakeTime()
    session = a_timed_game(now, 2)
    play(session, "AB:Nf3")
    now.ms += 1_000
    read = chess.pgn.read_game(io.StringIO(pgn_writer.write_game(store.record_of(session))))
    assert read is not None
    assert read.headers["TimeControl"] == "300+5"
    assert [node.clock() for node in read.mainline()] == [300, 292.655, 298]
    (record,) = read_pgn(str(read))
    again = pushed(store.session_of(record, COLOURS[:2], now))
    assert clocks(again) == clocks(session) == [298_000, 291_655]
    now.ms += 300_000
    assert session.check_flag() == 2
    read = chess.pgn.read_game(io.StringIO(pgn_writer.write_game(store.record_of(session))))
    assert read is not None
    assert [node.comment for node in read.mainline()][2] == "[%clk 0:04:58]"


def test_a_game_that_is_over_is_looked_at_with_standing_clocks(tmp_path: Path) -> None:
    now = FakeTime()
    head = '[Variant "cfanp"]\n[Players "2"]\n[Result "1-0"]\n[TimeControl "180+2"]\n\n'
    text = f"{head}1. AB:e4 {{[%clk 0:03:00]}} AB:e5 {{[%clk 0:02:58.1]}} AB:Nf3 1-0"
    session = timed(text, now)
    assert clock_state(session) is ClockState.STOPPED
    assert session.match.time == TimeControl(180, 2)
    assert clocks(session) == [180_000, 178_100]
    session.resume_clock()
    assert clock_state(session) is ClockState.STOPPED
    written = cpgn.write_game(store.record_of(session))
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    session.undo(2)
    assert clock_state(session) is ClockState.PAUSED
    play(session, "AB:e5 AB:Bc4")
    now.ms += 60_000
    assert clock_state(session) is ClockState.STOPPED, "analysing takes no time"
    session.resume_clock()
    assert clock_state(session) is ClockState.STOPPED
    assert session.check_flag() is None
    assert clocks(session) == [180_000, 178_100]
    assert "AB:Nf3 (2. AB:Bc4)" in cpgn.write_game(store.record_of(session))
    assert "AB:e5 {[%clk 0:02:58.1]}" in written
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert not any("clock" in entry for entry in found.entries)
    again = pushed(store.restored(found, COLOURS[:2], now))
    play(again, "AB:Nc6")
    assert clock_state(again) is ClockState.STOPPED
    assert variations.promote(again, again.node)
    assert clock_state(again) is ClockState.PAUSED
    again.resume_clock()
    now.ms += 1_000
    assert clocks(again) == [179_000, 178_100]
    play(again, "AB:d3")
    assert clock_state(again) is ClockState.RUNNING, "once resumed it is a game again"


@pytest.mark.parametrize("control", ["40/7200:3600", "?", "-", "", "0+1", "fast"])
def test_a_time_control_of_another_kind_stays_a_tag(control: str) -> None:
    head = f'[Variant "cfanp"]\n[Players "2"]\n[TimeControl "{control}"]\n'
    session = timed(f'{head}[Clocks "0:01:00 0:02:00"]\n1. AB:e4 {{[%clk 0:03:00] ok}} *')
    assert session.match.time is None
    assert clock_state(session) is None
    text = cpgn.write_game(store.record_of(session))
    assert f'[TimeControl "{control}"]' in text
    assert '[Clocks "0:01:00 0:02:00"]' in text
    assert "{[%clk 0:03:00] ok}" in text


@pytest.mark.parametrize(
    "times", ["", "x", "0:01:00", "0:01:00 0:02:00 0:03:00", "0:01:00  0:02:00"]
)
def test_times_that_cannot_be_stay_a_tag(times: str) -> None:
    head = '[Variant "cfanp"]\n[Players "2"]\n[TimeControl "60"]\n'
    session = timed(f'{head}[Clocks "{times}"]\n1. AB:e4 *')
    assert clocks(session) == [60_000] * 2
    assert f'[Clocks "{times}"]' in cpgn.write_game(store.record_of(session))


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games(), st.integers(0, 2**32))
def test_a_timed_file_opened_and_saved_again_is_the_same(game: GameRecord, seed: int) -> None:
    game.colours = ("#a0b0c0",) * game.start.players
    game.tags = {"TimeControl": "600+5"}
    chance = random.Random(seed)
    lines = [game.moves]
    for line in lines:
        for move in line:
            lines += move.variations
            if chance.random() < 0.7:
                move.comment = with_clock(move.comment, chance.randrange(600_000))
    text = cpgn.write_game(game)
    session = timed(text)
    assert cpgn.write_game(store.record_of(session)) == text
    session.undo(chance.randint(1, 5))
    assert cpgn.write_game(store.record_of(session)) == text


# Coming back after a crash


def crashed(folder: Path, session: GameSession, seed: int, plies: int) -> Recovered:
    """Return the journal of a session that played on and was never closed."""
    session.journal.log = book = Journal.start(folder, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    chance = random.Random(seed)
    for _ in range(plies):
        wander(session, chance)
    book.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
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


def test_what_was_saved_comes_back_as_saved(tmp_path: Path) -> None:
    session = a_session(3)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    play(session, "AB:e4")
    session.mark_saved()
    session.go_to(0)
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    again = store.restored(found, COLOURS)
    assert not again.unsaved
    assert len(again.root.line()) == 2
    for entry in ("note 0 - said", "about 1 bold", "try AC:e2e4"):
        changed = replace(found, entries=(*found.entries, entry))
        assert store.restored(changed, COLOURS).unsaved, entry


def test_the_file_of_a_game_comes_back(tmp_path: Path) -> None:
    session = a_session(3)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    file = GameFile.now(tmp_path / "one.cpgn")
    session.set_file(file)
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert not store.is_played(found)
    assert store.restored(found, COLOURS).file == store.file_left(found) == file
    for entries in ((*found.entries, "file"), ("saved", "play AB:e2e4"), ()):
        other = replace(found, entries=entries)
        assert store.restored(other, COLOURS).file is store.file_left(other) is None


def test_where_the_half_boards_lie_comes_back(tmp_path: Path) -> None:
    session = a_session(3)
    session.tags.set(LAYOUT_TAG, "before the journal")
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    play(session, "AB:e4")
    session.tags.set(LAYOUT_TAG, "A1,2,3")
    session.tags.set(LAYOUT_TAG, "A4,5,6m")
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert store.restored(found, COLOURS).tags[LAYOUT_TAG] == "A4,5,6m"


def test_who_took_a_seat_comes_back_and_is_in_the_record(tmp_path: Path) -> None:
    session = a_session(3)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    play(session, "AB:e4")
    substitute(session, 2, "Emma")
    substitute(session, 2, "Finn")
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    again = store.restored(found, COLOURS)
    assert again.match.names == ("Anna", "Finn", "Clara")
    text = cpgn.write_game(store.record_of(again))
    assert '[ArmyB "Finn"]' in text
    assert '[Substitutes "2: Ben; 2: Emma"]' in text
    assert cpgn.write_game(store.record_of(session)) == text


@pytest.mark.parametrize(
    ("entries", "played"),
    [
        ((), False),
        (("tag TableLayout A1,2,3", "tag TableLayout "), False),
        (("tag TableLayout A1,2,3", "play AB:e2e4"), True),
        (("tag Event x",), True),
    ],
)
def test_laying_half_boards_is_no_game(entries: tuple[str, ...], played: bool) -> None:
    found = Recovered(Path("x"), store.record_of(a_session(3)), entries, datetime.now(UTC))
    assert store.is_played(found) is played


@pytest.mark.parametrize(
    ("entries", "played"),
    [
        ((), True),  # it was never saved
        (("saved",), False),
        (("file 0 x", "stand 1 1", "saved", "clock 1/2/3", "go 0", "clock 1/2/3", "go 1"), False),
        (("saved", "stand 0 1 live", "clock 1/2/3"), False),
        (("saved", "go 0", "clock 1/2/3", "clock 0/2/3"), True),
        (("saved", "back 1", "ahead 1", "tag TableLayout A1,2,3"), False),
        (("saved", "note 1 - why"), True),
        (("saved", "try AC:e2e4", "go 0"), True),
        (("play AC:e2e4", "saved"), True),
        (("saved", "annotate x"), True),
    ],
)
def test_looking_at_a_game_is_not_playing_it(entries: tuple[str, ...], played: bool) -> None:
    session = a_session(3)
    play(session, "AB:e4")
    found = Recovered(Path("x"), store.record_of(session), entries, datetime.now(UTC))
    assert store.is_played(found) is played
    assert store.is_stepped(found) is ("back 1" in entries)


def test_a_game_left_behind_is_known_by_the_names_of_who_played_last(tmp_path: Path) -> None:
    session = a_session(3, ["Anna", "", "Clara"])
    session.journal.log = Journal.start(tmp_path, store.record_of(session))
    play(session, "AB:e4")
    substitute(session, 1, "Doris")
    substitute(session, 3, "Casual: player", BotSeat("casual", 5))
    substitute(session, 1, "Emma")
    session.journal.log.close(keep=True)
    (found,) = recoverable(tmp_path, find_game)
    assert found.game.names == ("Anna", "Player 2", "Clara")
    assert store.names_left(found) == session.match.names == ("Emma", "Player 2", "Casual: player")


@pytest.mark.parametrize(
    "entry", ["seat", "seat 4 Emma", "seat x Emma", "seat 1  ", "bot 1 club 5: Emma", "bot 1"]
)
def test_what_cannot_be_a_name_leaves_the_name(entry: str) -> None:
    record = store.record_of(a_session(3))
    found = Recovered(Path("x"), record, ("play AB:e2e4", entry, "seat 2 Bo"), datetime.now(UTC))
    assert store.names_left(found) == ("Anna", "Bo", "Clara")


def test_a_game_saved_after_an_undo_comes_back_saved(tmp_path: Path) -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5 AB:Nf3")
    session.undo(1)
    session.mark_saved()
    again = store.restored(crashed(tmp_path, session, 0, 0), COLOURS)
    assert again.cursor.undone_to is again.node
    assert not again.unsaved


def test_a_game_opened_and_walked_comes_back_at_its_cursor(tmp_path: Path) -> None:
    first = a_session(2)
    play(first, "AB:e4 AB:e5 AB:Nf3")
    session = reopened(first)
    session.undo(2)
    found = crashed(tmp_path, session, 0, 0)
    assert found.entries == ("stand 0 0*3", "saved")
    again = store.restored(found, COLOURS)
    assert again.node.ply == 1
    assert again.redo(9) == 2


@pytest.mark.parametrize(
    ("entries", "words"),
    [
        (("play AB:e2e4", "play AB:e2e4"), "entry 2, “play AB:e2e4”"),
        (("jump",), "entry 1: “jump” is not a journal entry"),
        (("play AB:e2e4", "play x"), "entry 2: “x” is not a move"),
        (("play AB:e2e4 clock 1/2",), "entry 1: “1/2” is not the time of 3 clocks"),
        (("clock 1/2/x",), "entry 1: “1/2/x” is not the time of 3 clocks"),
        (("clock 1/2/3600000000",), "entry 1: “1/2/3600000000” is not the time"),
        (("clock",), "entry 1: “” is not the time of 3 clocks"),
    ],
)
def test_entries_that_do_not_fit_are_named(entries: tuple[str, ...], words: str) -> None:
    match = a_match(3)._replace(time=TimeControl(60))
    game = store.record_of(GameSession(match, CFANP.initial(3, match.options)))
    found = Recovered(Path("game"), game, entries, datetime.now(UTC))
    with pytest.raises(store.RestoreError, match=words):
        store.restored(found, COLOURS)


def test_a_game_of_whole_boards_opens_in_a_session_of_its_kind() -> None:
    text = (
        '[Variant "Multi Player Chess"]\n[Players "3"]\n[Player1 "Anna"]\n[TimeControl "60"]\n\n'
        "1B. Nf3 1A. e4 1a. e5 {[%clk 0:01:58]} *"
    )
    (record,) = cpgn.read_games(text, find_game)
    session = store.session_of(record, COLOURS)
    assert isinstance(session, GameSession)
    assert session.match.names == ("Anna", "Player 2", "Player 3")
    assert session.position.to_move == {1: 1, 2: 3, 3: 3}
    assert session.time_left(half_board(1, 1)) == 118_000
    found = Recovered(Path("game"), record, ("back 1", "play 3:e2e4"), datetime.now(UTC))
    again = store.restored(found, COLOURS)
    assert isinstance(again, GameSession)
    assert again.position.to_move == {1: 2, 2: 3, 3: 1}

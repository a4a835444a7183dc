"""Between session, record and journal, beyond what `tests/golden/walks` asks."""

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
from cfanp_gui.core.game import Game
from cfanp_gui.games.cfanp import pgn_writer
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.clock_comment import with_clock
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.journal import Journal, Recovered
from cfanp_gui.session import game_session, store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_file import GameFile, file_entry, read_file_entry
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat
from tests.published import PUBLISHED
from tests.record.games import read_pgn
from tests.record.strategies import games
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.test_clock import FakeTime
from tests.slow import examples

COLOURS = ("#111111", "#222222", "#333333")


def left_behind(*entries: str, moves: str = "") -> Recovered:
    """Return a game of three recovered from a journal with such entries."""
    session = a_session(3)
    play(session, moves)
    return Recovered(Path("x"), store.record_of(session), entries, datetime.now(UTC))


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


def test_a_new_session_knows_its_date() -> None:
    days = []
    for _ in range(2):
        days.append(datetime.now().astimezone().strftime("%Y.%m.%d"))
        session = game_session.new_session(a_match(3))
    assert session.tags["Date"] in days
    assert not session.unsaved
    assert session.position.players == 3


def test_a_record_has_colours_or_takes_those_given_and_must_be_playable() -> None:
    record = replace(store.record_of(a_session(3)), colours=())
    assert store.session_of(record, COLOURS).match.colours == COLOURS
    other = a_session(3)
    play(other, "AB:e4 BC:e4")
    record.root.children = store.record_of(other).moves[1:]
    with pytest.raises(IllegalAction):
        store.session_of(record, COLOURS)


@settings(max_examples=examples(40), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(games(), st.integers(0, 2**32), st.booleans())
def test_a_file_opened_and_saved_again_is_the_same(
    game: GameRecord, seed: int, timed: bool
) -> None:
    chance = random.Random(seed)
    game.colours = ("#a0b0c0",) * game.start.players
    game.tags = {"TimeControl": "600+5"} if timed else {"Event": "Casual", "Annotator": "me"}
    for move in game.root.whole()[1:] if timed else ():
        if chance.random() < 0.7:
            move.comment = with_clock(move.comment, chance.randrange(600_000))
    text = cpgn.write_game(game)
    (record,) = cpgn.read_games(text, find_game)
    session = store.session_of(record, (), FakeTime())
    assert not session.unsaved
    assert cpgn.write_game(store.record_of(session)) == text
    session.undo(chance.randint(1, 5))
    assert cpgn.write_game(store.record_of(session)) == text


def test_python_chess_reads_the_clocks_of_pgn() -> None:
    now = FakeTime()
    match = a_match(2)._replace(time=TimeControl(300, 5))
    session = GameSession(match, CFANP.initial(2, match.options), now)
    for token, passing in (("AB:e4", 12_345), ("AB:e5", 7_000), ("AB:Nf3", 1_000)):
        play(session, token)
        now.ms += passing
    read = chess.pgn.read_game(io.StringIO(pgn_writer.write_game(store.record_of(session))))
    assert read is not None
    assert read.headers["TimeControl"] == "300+5"
    assert [node.clock() for node in read.mainline()] == [300, 292.655, 298]
    (record,) = read_pgn(str(read))
    again = store.session_of(record, COLOURS[:2], now)
    assert [again.time_left(player) for player in (1, 2)] == [298_000, 291_655]
    now.ms += 300_000
    assert session.check_flag() == 2
    read = chess.pgn.read_game(io.StringIO(pgn_writer.write_game(store.record_of(session))))
    assert read is not None
    assert [node.comment for node in read.mainline()][2] == "[%clk 0:04:58]"


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.key)
def test_a_game_that_was_read_is_not_played_again(game: Game) -> None:
    chance = random.Random(game.key)
    session = game_session.new_session(a_match(4)._replace(game=game, options=game.as_seated))
    for _ in range(40):
        session.propose(chance.choice(session.position.all_actions()))
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    position = record.start.resolve_pending()[0]
    for node in record.moves:
        after, transition = position.apply(node.action)
        kept, done = node.played_in(position)
        assert (after.to_text(), transition) == (kept.to_text(), done)
        assert node.reached is not None
        assert node.reached.position is kept
        position = kept

    assert store.session_of(record, session.match.colours).position is position
    assert record.final() is position
    assert cpgn.write_game(record)


# Coming back after a crash


def test_the_file_of_a_game_comes_back(tmp_path: Path) -> None:
    session = a_session(3)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    file = GameFile.now(tmp_path / "one.cpgn")
    session.set_file(file)
    assert (
        store.entries_beside(session)[0] == f"file 0 alone {file.modified} {file.size} {file.path}"
    )
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert not store.is_played(found)
    assert store.restored(found, COLOURS).file == store.file_left(found) == file
    for entries in ((*found.entries, "file"), ("saved", "play AB:e2e4"), ()):
        other = replace(found, entries=entries)
        assert store.restored(other, COLOURS).file is store.file_left(other) is None


LEFT = [
    ("", "", False),
    ("", "tag TableLayout A1,2,3 | tag TableLayout ", False),
    ("", "tag TableLayout A1,2,3 | play AB:e2e4", True),
    ("", "tag Event x", True),
    ("AB:e4", "", True),  # it was never saved
    ("AB:e4", "saved", False),
    ("AB:e4", "file 0 x | stand 1 1 | saved | clock 1/2/3 | go 0 | clock 1/2/3 | go 1", False),
    ("AB:e4", "saved | stand 0 1 live | clock 1/2/3", False),
    ("AB:e4", "saved | go 0 | clock 1/2/3 | clock 0/2/3", True),
    ("AB:e4", "saved | back 1 | ahead 1 | tag TableLayout A1,2,3", False),
    ("AB:e4", "saved | note 1 - why", True),
    ("AB:e4", "saved | try AC:e2e4 | go 0", True),
    ("AB:e4", "play AC:e2e4 | saved", True),
    ("AB:e4", "saved | annotate x", True),
]


def test_looking_at_a_game_and_laying_its_boards_is_not_playing_it() -> None:
    for moves, entries, played in LEFT:
        found = left_behind(*(entries.split(" | ") if entries else ()), moves=moves)
        assert store.is_played(found) is played, entries
        assert store.is_stepped(found) is ("back 1" in entries), entries


def test_a_game_left_behind_is_known_by_the_names_of_who_played_last(tmp_path: Path) -> None:
    session = a_session(3, ["Anna", "", "Clara"])
    session.journal.log = Journal.start(tmp_path, store.record_of(session))
    play(session, "AB:e4")
    substitute(session, 1, "Doris")
    substitute(session, 3, "Casual: player", BotSeat("casual", 5))
    substitute(session, 1, "Emma")
    session.journal.log.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert found.game.names == ("Anna", "Player 2", "Clara")
    assert store.names_left(found) == session.match.names == ("Emma", "Player 2", "Casual: player")
    for entry in ("seat", "seat 4 Emma", "seat x Emma", "seat 1  ", "bot 1 club 5: Emma", "bot 1"):
        names = store.names_left(left_behind("play AB:e2e4", entry, "seat 2 Bo"))
        assert names == ("Anna", "Bo", "Clara"), entry


def test_an_entry_that_does_not_fit_is_named_and_leaves_what_stands_before_it() -> None:
    for entries, sentence in (
        (("play AB:e2e4", "play AB:e2e4"), "entry 2, “play AB:e2e4”: There is no piece on Ae2"),
        (("play AB:e2e4", "jump"), "entry 2: “jump” is not a journal entry"),
        (("play AB:e2e4", "play x"), "entry 2: “x” is not a move"),
    ):
        with pytest.raises(store.RestoreError, match=sentence) as raised:
            store.restored(left_behind(*entries, "play BC:e2e4", "go -"), COLOURS)
        assert raised.value.session.node.ply == 1
    damaged = replace(left_behind("play AB:e2e4"), damage="line 3 is none")
    with pytest.raises(store.RestoreError, match="line 3 is none") as raised:
        store.restored(damaged, COLOURS)
    assert raised.value.session.node.ply == 1


def test_what_was_saved_comes_back_as_saved() -> None:
    saved = left_behind("saved", "go -", moves="AB:e4")
    assert not store.restored(saved, COLOURS).unsaved
    for entry in ("note 0 - said", "about 1 bold", "try AC:e2e4"):
        changed = replace(saved, entries=(*saved.entries, entry))
        assert store.restored(changed, COLOURS).unsaved, entry


# The file of a game, as the journal keeps it, and whether it is still as it was


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "two  words é.cpgn"
    path.write_text("a game", encoding="ascii")
    return path


def read(entry: str) -> GameFile | None:
    word, _, rest = entry.partition(" ")
    assert word == "file"
    return read_file_entry(rest)


@pytest.mark.parametrize(("number", "alone"), [(0, True), (0, False), (7, False)])
def test_a_file_is_the_same_after_the_journal(path: Path, number: int, alone: bool) -> None:
    file = GameFile.now(path, number, alone)
    assert (file.path, file.number, file.alone, file.size) == (path, number, alone, 6)
    assert read(file_entry(file)) == file
    if alone:
        partial = file._replace(is_partial=True)
        assert read(file_entry(partial._replace(encoding="cp1252", span=(0, 5, 1)))) == partial


def test_a_file_is_found_again_from_another_folder(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(path.parent)
    again = read(file_entry(GameFile.now(Path(path.name))))
    assert again is not None
    assert again.path == path


def test_a_file_is_unchanged_until_it_is_written_or_gone(path: Path) -> None:
    file = GameFile.now(path)
    assert file.is_unchanged()
    assert not file._replace(modified=file.modified + 1).is_unchanged(), "of the same length"
    path.write_text("another game", encoding="ascii")
    assert not file._replace(modified=path.stat().st_mtime_ns).is_unchanged()
    path.unlink()
    assert not file.is_unchanged()
    gone = GameFile.now(path)
    assert not gone.is_unchanged(), "what could not be read is never the same"
    assert not GameFile.now(Path("/a\0b")).is_unchanged()


def test_a_file_is_changed_where_it_is_there_and_another(path: Path) -> None:
    file = GameFile.now(path)
    assert not file.is_changed()
    assert file._replace(size=-1).is_changed(), "it could not be read, and now it can"
    path.write_text("another game", encoding="ascii")
    assert file.is_changed()
    path.unlink()
    assert not file.is_changed()
    assert not GameFile.now(Path("/a\0b")).is_changed()


def test_a_path_of_several_lines_is_left_out() -> None:
    for name in ["a\nb.cpgn", "a\rb.cpgn", "a\u2028b.cpgn"]:
        assert file_entry(GameFile.now(Path(name))) == "file"
        assert read("file") is None
        assert file_entry(None) == "file"


@pytest.mark.parametrize(
    "text",
    ["x alone 1 1 {path}", "0 some 1 1 {path}", "-1 alone 1 1 {path}", "0 alone 1 1",
     "0 alone x 1 {path}", "0 alone 1 1 not/absolute.cpgn", "0 alone 1 1 "],
)  # fmt: skip
def test_what_nobody_wrote_names_no_file(path: Path, text: str) -> None:
    assert read_file_entry(text.format(path=path)) is None

"""Documents: opened, saved, and never lost, not even to a kill -9."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.position_texts import GivenPosition
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.files.file_filters import open_filter, save_filter
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests import ROOT
from tests.core.build import cfen
from tests.games.ring.build import KINGS
from tests.games.ring.build import line as ring_line
from tests.session.play import CFANP, a_match, a_session, play, pushed
from tests.session.rings import RING, a_ring, act, ring_match


def another(app_dirs: AppDirs) -> Documents:
    """Return the documents of another program that runs with the same folders."""
    return Documents(app_dirs, Settings(app_dirs.settings))


def begun(documents: Documents, moves: str = "", players: int = 3) -> GameSession:
    """Return a game that runs, with some moves."""
    documents.begin(a_match(players))
    assert documents.session is not None
    session = pushed(documents.session)
    play(session, moves)
    return session


def written(path: Path, *sessions: GameSession) -> Path:
    """Return a file that holds the games of sessions."""
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return path


# Opening


def test_a_file_is_read_away_from_the_windows_thread(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    first = begun(documents, "AB:e4")
    other = a_session(4)
    play(other, "AB:Nf3 BC:a3")
    path = written(tmp_path / "a game.cpgn", other)
    busy: list[str] = []
    documents.busy.connect(busy.append)
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
        assert documents.session is first
        assert len(busy) == 1
        assert "a game.cpgn" in busy[0]
    assert busy[-1] == ""
    session = documents.session
    assert session is not None
    assert session.position.to_text() == other.position.to_text()
    assert not session.unsaved
    assert documents.path == path
    assert documents.title == "a game.cpgn"
    assert settings.recent() == [str(path)]
    documents.close()


VARIANT = b'[Variant "Chess For Any Number of Players"]\n'
BROKEN = {
    "binary": (b"\x00\xff\xfe\x00" * 50, "UTF-8"),
    "prose": (b"Once upon a time\nthere was a game", "line"),
    "illegal": (VARIANT + b'[Players "3"]\n\n1. AB:e5 *\n', "AB:e5"),
    "cfen": (VARIANT + b'[SetUp "1"]\n[CFEN "8/8/8"]\n\n*\n', "expected"),
    "options": (VARIANT + b'[Players "3"]\n[Options "join=glue"]\n\n*\n', "join"),
    "empty": (b"", "no game"),
    "variant": (b'[Variant "Checkers"]\n[Players "3"]\n\n*\n', "Checkers"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_file_gets_one_sentence_and_changes_nothing(
    qtbot: QtBot, documents: Documents, tmp_path: Path, fault: str, settings: Settings
) -> None:
    session = begun(documents, "AB:e4")
    text = session.position.to_text()
    data, words = BROKEN[fault]
    path = tmp_path / f"{fault}.cpgn"
    path.write_bytes(data)
    with qtbot.waitSignal(documents.failed) as emitted:
        documents.open(path)
    assert emitted.args is not None
    sentence = emitted.args[0]
    assert sentence.startswith(f"{fault}.cpgn cannot be opened: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert words in sentence
    assert documents.session is session
    assert documents.path is None
    assert session.position.to_text() == text
    assert settings.recent() == []
    play(session, "BC:h3")
    documents.close()


def test_a_game_of_boards_in_a_ring_is_opened_and_saved(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    begun(documents, "AB:e4")
    path = tmp_path / "ring.cpgn"
    path.write_bytes(
        b'[Variant "Multi Player Chess"]\n[Players "3"]\n[Options "tempo=rounds"]\n\n'
        b"1A. e4 1B. d4 1C. Nf3 1a. e5 *\n"
    )
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    session = documents.session
    assert isinstance(session, GameSession)
    assert session.position.round == 2
    assert [node.action.text for node in session.line() if node.action] == [
        "1:e2e4", "2:d2d4", "3:g1f3", "1:e7e5",
    ]  # fmt: skip
    act(session, "3:e7e5 2:d7d5")
    assert session.unsaved
    assert documents.save(path)
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    again = documents.session
    assert isinstance(again, GameSession)
    assert again is not session
    assert again.position.to_text() == session.position.to_text()
    assert again.position.round == 3
    documents.close()


def test_a_file_may_hold_games_of_several_kinds(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    path = written(tmp_path / "two.cpgn", a_session(3), a_ring(4))
    with qtbot.waitSignal(documents.opened_several) as emitted:
        documents.open(path)
    assert emitted.args is not None
    _, games = emitted.args
    for record in games:
        with qtbot.waitSignal(documents.session_changed):
            documents.show_record(path, record, only=False)
        assert documents.session is not None
        assert documents.session.match.game is record.game
    documents.close()


def test_a_file_over_16_mb_is_refused(qtbot: QtBot, documents: Documents, tmp_path: Path) -> None:
    path = tmp_path / "huge.cpgn"
    with path.open("wb") as file:
        file.truncate(cpgn.MAX_BYTES + 1)
    with qtbot.waitSignal(documents.failed) as emitted:
        documents.open(path)
    assert emitted.args is not None
    assert "longer than" in emitted.args[0]
    assert documents.session is None


def test_a_file_that_is_gone_is_forgotten(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    path = tmp_path / "gone.cpgn"
    settings.add_recent(path)
    with qtbot.waitSignal(documents.failed) as emitted:
        documents.open(path)
    assert emitted.args is not None
    assert "No such file" in emitted.args[0]
    assert settings.recent() == []


def test_a_folder_cannot_be_opened(qtbot: QtBot, documents: Documents, tmp_path: Path) -> None:
    with qtbot.waitSignal(documents.failed):
        documents.open(tmp_path)
    assert documents.session is None


def test_of_two_files_opened_the_last_comes(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    one = written(tmp_path / "one.cpgn", a_session(3))
    two = written(tmp_path / "two.cpgn", a_session(5))
    came: list[GameSession] = []
    documents.session_changed.connect(came.append)
    with qtbot.waitSignal(documents.session_changed):
        documents.open(one)
        documents.open(two)
    qtbot.wait(50)
    assert [session.position.players for session in came] == [5]
    documents.close()


def test_opening_can_be_given_up(qtbot: QtBot, documents: Documents, tmp_path: Path) -> None:
    path = written(tmp_path / "one.cpgn", a_session(3))
    documents.open(path)
    documents.cancel_reading()
    qtbot.wait(100)
    assert documents.session is None


def test_a_file_of_several_games_asks_and_is_not_saved_over(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    path = written(tmp_path / "two.cpgn", a_session(3), a_session(5))
    with qtbot.waitSignal(documents.opened_several) as emitted:
        documents.open(path)
    assert emitted.args is not None
    _, games = emitted.args
    assert documents.session is None
    with qtbot.waitSignal(documents.session_changed):
        documents.show_record(path, games[1], only=False)
    assert documents.session is not None
    assert documents.session.position.players == 5
    assert documents.path is None
    documents.close()


def test_a_game_begins_at_a_position(documents: Documents) -> None:
    failures: list[str] = []
    documents.failed.connect(failures.append)
    session = begun(documents)
    assert not documents.begin_at("8/8 nonsense")
    assert len(failures) == 1
    assert documents.session is session
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1")
    assert documents.begin_at(f"  {text}\n")
    assert documents.session is not session
    assert documents.session is not None
    assert documents.session.start.to_text() == text
    assert store.record_of(documents.session).custom_start
    documents.close()


def test_a_position_of_any_game_is_known_by_its_text(documents: Documents) -> None:
    for text, session_type in (
        (ring_line("1:4k3/8/8/8/8/8/8/4K2R w EHe", f"2:{KINGS} b", f"3:{KINGS}"), GameSession),
        (cfen(4, "Ka:Ae1 Kb:Be1 Kc:Ce1 Kd:De1"), GameSession),
        (RING.initial(5, {}).to_text(), GameSession),
    ):
        assert documents.begin_at(f" {text}\n")
        session = documents.session
        assert isinstance(session, session_type)
        assert session.start.to_text() == text
        assert session.match.names == tuple(
            f"Player {number}" for number in range(1, session.start.players + 1)
        )
        assert {**session.match.options, "order": ""} == {
            **{option.name: option.default for option in session.match.game.options}, "order": "",
        }  # fmt: skip
    documents.close()


def test_a_position_in_the_midst_of_rounds_is_played_in_rounds(documents: Documents) -> None:
    position = RING.initial(3, {"tempo": "rounds"})
    position = position.apply(RING.parse_action("2:e2e4"))[0]
    assert documents.begin_at(position.to_text())
    session = documents.session
    assert session is not None
    assert session.match.options["tempo"] == "rounds"
    assert session.position.to_text() == position.to_text()
    documents.close()


@pytest.mark.parametrize(
    ("text", "words"),
    [("1:8/8 nonsense", "boards, seats, to move"),
     (ring_line(f"1:{KINGS}", f"2:{KINGS}", "3:4k3/8/8/8/8/8/8/3KK3"), "board 3"),
     (ring_line(f"1:{KINGS}", f"2:{KINGS} x", f"3:{KINGS}"), "to move: board 2"),
     ("Ka7 nonsense", "half-boards, army to move"),
     ("nonsense", "half-boards, army to move"),
     ("", "half-boards, army to move"),
     (cfen(3, "Ka:Ae1 Kb:Be1"), "army c")],
)  # fmt: skip
def test_what_is_wrong_is_said_by_the_game_that_was_meant(
    documents: Documents, text: str, words: str
) -> None:
    failures: list[str] = []
    documents.failed.connect(failures.append)
    assert not documents.begin_at(text)
    (sentence,) = failures
    assert words in sentence
    assert documents.session is None


# Saving


def test_what_is_saved_opens_as_the_same_game(
    qtbot: QtBot, documents: Documents, tmp_path: Path, settings: Settings
) -> None:
    session = begun(documents, "AB:e4 BC:h3 BC:h6")
    path = tmp_path / "game.cpgn"
    assert session.unsaved
    assert documents.save(path)
    assert not session.unsaved
    assert documents.path == path
    assert settings.folder() == str(tmp_path)
    text = cpgn.write_game(store.record_of(session))
    assert path.read_text(encoding="utf-8") == text
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert documents.session is not session
    assert documents.session is not None
    assert cpgn.write_game(store.record_of(documents.session)) == text
    documents.close()


def test_a_file_that_cannot_be_written_stays_unsaved(documents: Documents, tmp_path: Path) -> None:
    session = begun(documents, "AB:e4")
    failures: list[str] = []
    documents.failed.connect(failures.append)
    assert not documents.save(tmp_path / "nowhere" / "game.cpgn")
    assert len(failures) == 1
    assert failures[0].startswith("game.cpgn cannot be saved: ")
    assert session.unsaved
    assert documents.path is None
    documents.close()


def test_nothing_is_saved_when_there_is_no_game(documents: Documents, tmp_path: Path) -> None:
    assert not documents.save(tmp_path / "game.cpgn")
    assert not (tmp_path / "game.cpgn").exists()


# The journal


def journals(app_dirs: AppDirs) -> list[Path]:
    return sorted(app_dirs.journals.glob("*"))


def test_a_journal_lives_as_long_as_its_game(documents: Documents, app_dirs: AppDirs) -> None:
    begun(documents, "AB:e4")
    (first,) = journals(app_dirs)
    begun(documents)
    (second,) = journals(app_dirs)
    assert first != second
    documents.close()
    assert journals(app_dirs) == []


def test_programs_side_by_side_leave_each_others_journals_alone(app_dirs: AppDirs) -> None:
    one, two = another(app_dirs), another(app_dirs)
    first = begun(one, "AB:e4")
    begun(two, "AB:d4")
    assert len(journals(app_dirs)) == 2
    assert another(app_dirs).left_behind() == []
    two.close()
    assert len(journals(app_dirs)) == 1
    play(first, "BC:h3")
    assert "BC:h2h3" in journals(app_dirs)[0].read_text(encoding="ascii")
    one.close()


def test_a_journal_that_cannot_be_started_is_reported(app_dirs: AppDirs) -> None:
    app_dirs.journals.parent.mkdir(parents=True)
    app_dirs.journals.write_text("in the way")
    documents = another(app_dirs)
    failures: list[str] = []
    documents.failed.connect(failures.append)
    session = begun(documents, "AB:e4")
    assert len(failures) == 1
    assert "Autosave is off" in failures[0]
    assert session.journal is None
    assert documents.left_behind() == []
    documents.close()


def test_a_journal_may_wait_until_the_program_is_idle(
    documents: Documents, app_dirs: AppDirs
) -> None:
    documents.begin(a_match(3), journal_when_idle=True)
    session = documents.session
    assert session is not None
    assert journals(app_dirs) == []
    documents.begin_journal()
    (path,) = journals(app_dirs)
    play(pushed(session), "AB:e4")
    documents.begin_journal()
    assert journals(app_dirs) == [path]
    assert '"play AB:e2e4"' in path.read_text(encoding="ascii")
    documents.close()
    assert journals(app_dirs) == []


def test_a_game_that_is_closed_gets_no_journal_any_more(
    documents: Documents, app_dirs: AppDirs
) -> None:
    documents.begin(a_match(3), journal_when_idle=True)
    documents.close()
    documents.begin_journal()
    assert journals(app_dirs) == []


def test_the_first_move_does_not_wait_for_an_idle_program(app_dirs: AppDirs) -> None:
    first = another(app_dirs)
    first.begin(a_match(3), journal_when_idle=True)
    session = first.session
    assert session is not None
    play(pushed(session), "AB:e4")
    (path,) = journals(app_dirs)
    assert "AB:e4" in path.read_text(encoding="ascii")
    play(pushed(session), "BC:h3")
    session.undo()
    assert first._journal is not None
    first._journal.close(keep=True)
    documents = another(app_dirs)
    (found,) = documents.left_behind()
    assert documents.restore(found)
    again = documents.session
    assert again is not None
    assert again.position.to_text() == session.position.to_text()
    assert [node.action for node in again.root.line()] == [
        node.action for node in session.root.line()
    ]
    documents.close()


def test_a_journal_that_cannot_be_begun_when_idle_is_reported_once(app_dirs: AppDirs) -> None:
    app_dirs.journals.parent.mkdir(parents=True)
    app_dirs.journals.write_text("in the way")
    documents = another(app_dirs)
    failures: list[str] = []
    documents.failed.connect(failures.append)
    documents.begin(a_match(3), journal_when_idle=True)
    session = documents.session
    assert session is not None
    assert failures == []
    play(pushed(session), "AB:e4 BC:h3")
    documents.begin_journal()
    assert len(failures) == 1
    assert "Autosave is off" in failures[0]
    assert session.journal is None
    documents.close()


CRASH = """
import random, sys
from pathlib import Path
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, wander

app_dirs = AppDirs.below(Path(sys.argv[1]))
documents = Documents(app_dirs, Settings(app_dirs.settings))
documents.begin(a_match(4))
chance = random.Random(int(sys.argv[2]))
while True:
    if wander(documents.session, chance):
        session = documents.session
        print(session.node.ply, len(session.line()), session.position.to_text(), flush=True)
"""


def killed(folder: Path, seed: int, actions: int) -> list[str]:
    """Return what a program confirmed before it was killed in the middle of its game."""
    process = subprocess.Popen(
        [sys.executable, "-c", CRASH, str(folder), str(seed)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(actions)]
    process.send_signal(signal.SIGKILL)
    lines += process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    assert process.wait() == -signal.SIGKILL
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


@pytest.mark.skipif(os.name != "posix", reason="there is no SIGKILL here")
@pytest.mark.parametrize("seed", [1, 2])
def test_after_a_kill_the_game_is_offered_complete(tmp_path: Path, seed: int) -> None:
    app_dirs = AppDirs.below(tmp_path / "home")
    confirmed = killed(tmp_path / "home", seed, 30)
    documents = another(app_dirs)
    (found,) = documents.left_behind()
    # The last entry may have been written without there being time to say so.
    assert len(confirmed) <= len(found.entries) <= len(confirmed) + 1
    again = store.session_of(found.game, a_match(4).colours)
    for entry, line in zip(found.entries, confirmed, strict=False):
        replay(again, entry)
        assert f"{again.node.ply} {len(again.line())} {again.position.to_text()}" == line
    for entry in found.entries[len(confirmed) :]:
        replay(again, entry)
    assert documents.restore(found)
    session = documents.session
    assert session is not None
    assert session.unsaved
    assert session.node.ply == again.node.ply
    assert session.position.to_text() == again.position.to_text()
    assert [node.action for node in session.line()] == [node.action for node in again.line()]
    # The journal of the restored game has taken the place of the old one.
    assert not found.path.exists()
    assert len(journals(app_dirs)) == 1
    assert session.undo(999) == again.undo(999)
    documents.close()
    assert journals(app_dirs) == []


def left(app_dirs: AppDirs, moves: str) -> Documents:
    """Return a game whose program ended without closing it; the file is all that is left."""
    documents = another(app_dirs)
    begun(documents, moves)
    assert documents._journal is not None
    documents._journal.close(keep=True)
    documents._journal = None
    return another(app_dirs)


def test_a_restored_game_keeps_its_cursor(app_dirs: AppDirs) -> None:
    first = another(app_dirs)
    session = begun(first, "AB:e4 BC:h3 BC:h6 AB:Bc4")
    session.undo(3)
    assert first._journal is not None
    first._journal.close(keep=True)
    documents = another(app_dirs)
    (found,) = documents.left_behind()
    assert documents.restore(found)
    again = documents.session
    assert again is not None
    assert (again.node.ply, len(again.line())) == (1, 5)
    # The journal of the restored game knows the cursor as well, should the next crash come.
    assert documents._journal is not None
    documents._journal.close(keep=True)
    third = another(app_dirs)
    (found,) = third.left_behind()
    assert third.restore(found)
    assert third.session is not None
    assert (third.session.node.ply, len(third.session.line())) == (1, 5)
    third.close()


def test_a_game_without_moves_is_not_worth_a_question(app_dirs: AppDirs) -> None:
    assert left(app_dirs, "").left_behind() == []
    assert journals(app_dirs) == []


def test_a_game_in_which_half_boards_were_only_laid_is_not_worth_one_either(
    app_dirs: AppDirs,
) -> None:
    documents = another(app_dirs)
    begun(documents, "").set_tag(LAYOUT_TAG, "A1,2,3")
    assert documents._journal is not None
    documents._journal.close(keep=True)
    assert another(app_dirs).left_behind() == []
    assert journals(app_dirs) == []


def test_a_game_comes_back_with_its_half_boards_where_they_lay(app_dirs: AppDirs) -> None:
    documents = another(app_dirs)
    session = begun(documents, "AB:e4")
    session.set_tag(LAYOUT_TAG, "A1,2,3")
    assert documents._journal is not None
    documents._journal.close(keep=True)
    again = another(app_dirs)
    (found,) = again.left_behind()
    assert again.restore(found)
    assert again.session is not None
    assert again.session.tags[LAYOUT_TAG] == "A1,2,3"
    again.close()


def test_a_game_left_behind_is_offered_until_someone_decides(app_dirs: AppDirs) -> None:
    documents = left(app_dirs, "AB:e4")
    assert len(documents.left_behind()) == 1
    (found,) = documents.left_behind()
    documents.discard(found)
    assert documents.left_behind() == []
    assert journals(app_dirs) == []


def test_a_journal_that_fits_no_game_is_reported_and_kept(app_dirs: AppDirs) -> None:
    documents = left(app_dirs, "AB:e4")
    (path,) = journals(app_dirs)
    with path.open("a", encoding="ascii") as file:
        file.write('{"at": 1.0, "entry": "play AB:e2e4"}\n')
    failures: list[str] = []
    documents.failed.connect(failures.append)
    (found,) = documents.left_behind()
    assert not documents.restore(found)
    assert len(failures) == 1
    assert "entry 2" in failures[0]
    assert documents.session is None
    assert path.exists()


def test_a_ring_comes_back_after_a_crash(app_dirs: AppDirs) -> None:
    first = another(app_dirs)
    first.begin(ring_match(3, "300+3", tempo="rounds"))
    session = first.session
    assert isinstance(session, GameSession)
    act(session, "2:e2e4 1:e2e4 3:d2d4 1:d7d5")
    assert session.resign(3, 3) is None
    session.undo()
    assert first._journal is not None
    first._journal.close(keep=True)
    documents = another(app_dirs)
    (found,) = documents.left_behind()
    assert documents.restore(found)
    again = documents.session
    assert isinstance(again, GameSession)
    assert again.position.to_text() == session.position.to_text()
    assert (again.node.ply, len(again.line())) == (4, 6)
    assert again.match == session.match
    assert again.unsaved
    documents.close()


def test_a_game_that_may_not_be_replaced_stays(documents: Documents) -> None:
    session = begun(documents, "AB:e4")
    asked: list[bool] = []

    def stay() -> bool:
        asked.append(True)
        return False

    documents.may_replace = stay
    documents.begin(a_match(4))
    assert documents.begin_at(session.start.to_text())
    assert documents.session is session
    assert len(asked) == 2


def test_nobody_is_asked_for_a_text_that_is_no_position(documents: Documents) -> None:
    begun(documents, "AB:e4")
    failures: list[str] = []
    documents.failed.connect(failures.append)
    documents.may_replace = lambda: pytest.fail("asked for nothing")
    assert not documents.begin_at("garbage")
    assert "fields" in failures[0]


def test_a_game_nobody_waits_for_leaves_no_journal(
    qtbot: QtBot, documents: Documents, app_dirs: AppDirs, tmp_path: Path
) -> None:
    first = begun(documents)
    running = set(app_dirs.journals.iterdir())
    record = store.record_of(a_session(4))
    documents.show_record(tmp_path / "other.cpgn", record, only=True)
    documents.cancel_reading()
    assert QThreadPool.globalInstance().waitForDone(5000)
    qtbot.wait(50)
    assert documents.session is first
    assert set(app_dirs.journals.iterdir()) == running


def test_a_game_of_two_goes_out_as_pgn_and_comes_in_again(
    qtbot: QtBot, documents: Documents, tmp_path: Path
) -> None:
    session = begun(documents, "AB:e4 AB:e5 AB:Nf3", players=2)
    path = tmp_path / "game.pgn"
    assert documents.save(path)
    assert "1. e4 e5 2. Nf3 *" in path.read_text(encoding="utf-8")
    assert not session.unsaved
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    assert documents.session is not None
    assert documents.session.position.to_text() == session.position.to_text()


@pytest.mark.parametrize("suffix", [".cpgn", ".pgn"])
def test_saving_says_whether_variations_are_written(
    qtbot: QtBot, documents: Documents, tmp_path: Path, suffix: str
) -> None:
    session = begun(documents, "AB:e4 AB:e5 AB:Nf3", players=2)
    said: list[str] = []
    documents.saved.connect(said.append)
    path = tmp_path / f"game{suffix}"
    assert documents.save(path)
    session.go_to(1)
    play(session, "AB:c5")
    assert session.unsaved
    assert documents.save(path)
    session.go_to(1)
    play(session, "AB:d5")
    assert documents.save(path)
    assert said == [
        f"The game is saved as game{suffix}.",
        f"The game is saved as game{suffix}, with 1 variation.",
        f"The game is saved as game{suffix}, with 2 variations.",
    ]
    with qtbot.waitSignal(documents.session_changed):
        documents.open(path)
    again = documents.session
    assert again is not None
    assert [node.place() for node in again.root.whole()] == [
        node.place() for node in session.root.whole()
    ]
    assert again.node.on_main_line
    assert not again.live


def test_a_position_saved_leaves_the_game_unsaved(documents: Documents, tmp_path: Path) -> None:
    session = begun(documents, "AB:e4", players=3)
    path = tmp_path / "position.cfen"
    said: list[str] = []
    documents.saved.connect(said.append)
    assert documents.save(path)
    assert said == ["The position is saved as position.cfen."]
    assert path.read_text(encoding="utf-8").strip() == session.position.to_text()
    assert session.unsaved
    assert documents.path is None
    failures: list[str] = []
    documents.failed.connect(failures.append)
    assert not documents.save(tmp_path / "three.pgn")
    assert "two armies" in failures[0]


def test_a_ring_is_offered_to_be_saved_only_as_what_it_can_be(
    documents: Documents, tmp_path: Path
) -> None:
    every = save_filter()
    assert all(
        f"*{suffix}" in every for suffix in (".cpgn", ".pgn", ".cfen", ".fen", ".rfen", ".svg")
    )
    others = every.replace(";;Position (*.rfen)", "").replace(";;Position (*.stfen)", "")
    assert save_filter(a_session(2)) == others
    documents.begin(ring_match())
    offered = save_filter(documents.session)
    failures: list[str] = []
    documents.failed.connect(failures.append)
    for suffix in (".cpgn", ".rfen", ".svg"):
        assert f"*{suffix}" in offered
        assert documents.save(tmp_path / f"ring{suffix}")
    assert not failures
    for suffix in (".pgn", ".cfen", ".fen"):
        assert f"*{suffix}" not in offered
        assert not documents.save(tmp_path / f"ring{suffix}")
        assert ".cpgn" in failures.pop()
    assert "*.rfen" in open_filter()
    documents.close()


def test_who_plays_at_a_position_is_asked_before_anything_changes(documents: Documents) -> None:
    before = begun(documents)
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1")
    asked: list[GivenPosition] = []

    def give_up(given: GivenPosition) -> None:
        asked.append(given)

    assert documents.begin_at(text, give_up)
    assert documents.session is before
    (given,) = asked
    assert (given.text, given.position.players) == (text, 3)
    match = a_match(3, ["X", "Y", "Z"], captured="dead")
    assert documents.begin_at(text, lambda _: match)
    session = documents.session
    assert session is not None
    assert (session.match, session.start.to_text()) == (match, text)
    documents.close()


def test_an_option_is_settled_where_the_position_holds_under_one_value_only(
    documents: Documents,
) -> None:
    asked: list[GivenPosition] = []

    def give_up(given: GivenPosition) -> None:
        asked.append(given)

    # Mirrored, castling Kings stand elsewhere; a bare King stands anywhere.
    for text in (CFANP.initial(3, {}).to_text(), cfen(3, "Ka:Ae1 Kb:Be1 Kc:Ce1")):
        assert documents.begin_at(text, give_up)
    assert [given.options for given in asked] == [{"join": "rotate"}, {}]
    assert documents.session is None

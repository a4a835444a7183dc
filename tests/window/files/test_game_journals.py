"""No game is ever lost, not even to a kill -9."""

import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cfanp_gui.record.journal import ASIDE, LeftBehind, LeftJournal, Recovered, by_tables
from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import LAYOUT_TAG
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.journal_writer import SAVED
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.app_dirs import AppDirs
from tests.session.play import a_match, a_session, play, pushed
from tests.slow import seeds
from tests.systems import started
from tests.there import there
from tests.window.files.filed import another, begun, crash, journals, left


def test_programs_side_by_side_leave_each_others_journals_alone(app_dirs: AppDirs) -> None:
    one, two = another(app_dirs), another(app_dirs)
    first = begun(one, "AB:e4")
    begun(two, "AB:d4")
    assert len(journals(app_dirs)) == 2
    assert another(app_dirs).journals.left_behind() == []
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
    assert session.journal.log is None
    assert documents.journals.left_behind() == []
    documents.close()


CRASH = """
import random, sys
from pathlib import Path
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.slow import seeds
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
    """Return the lines that a program wrote before it was killed in the middle of its game."""
    command = [sys.executable, "-c", CRASH, str(folder), str(seed)]
    with started(*command, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(actions)]
        assert process.poll() is None
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    return [line.rstrip("\n") for line in lines if line.endswith("\n")]


@pytest.mark.parametrize("seed", seeds(2))
def test_after_a_kill_the_game_is_offered_complete(tmp_path: Path, seed: int) -> None:
    app_dirs = AppDirs.below(tmp_path / "home")
    confirmed = killed(tmp_path / "home", seed, 30)
    documents = another(app_dirs)
    (found,) = documents.journals.left_behind()
    start, *entries = found.entries
    assert start == SAVED
    # The last entry may have been written without there being time to say so.
    assert len(confirmed) <= len(entries) <= len(confirmed) + 1
    again = store.session_of(found.game, a_match(4).colours)
    for entry, line in zip(entries, confirmed, strict=False):
        replay(again, entry)
        assert f"{again.node.ply} {len(again.line())} {again.position.to_text()}" == line
    for entry in entries[len(confirmed) :]:
        replay(again, entry)
    assert documents.restore(found)
    session = there(documents.session)
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


def test_a_game_in_which_half_boards_were_only_laid_is_not_worth_one_either(
    app_dirs: AppDirs,
) -> None:
    documents = another(app_dirs)
    begun(documents, "").tags.set(LAYOUT_TAG, "A1,2,3")
    crash(documents)
    assert another(app_dirs).journals.left_behind() == []
    assert journals(app_dirs) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('{"at": 1.0, "entry": "play AB:e2e4"}', "entry 3, “play AB:e2e4”: "),
        ('{"at": 1.0, "entry": "jump"}', "entry 3: “jump” is not a journal entry"),
        ("\0\0\0", "line 3 is not a JSON object"),
    ],
)
def test_a_damaged_journal_comes_back_up_to_there_and_is_kept(
    app_dirs: AppDirs, line: str, reason: str
) -> None:
    documents = left(app_dirs, "AB:e4 BC:h3")
    (path,) = journals(app_dirs)
    whole = path.read_text(encoding="ascii")
    lines = whole.splitlines()
    assert len(lines) == 3
    text = "\n".join((lines[0], lines[1], line, lines[2], ""))
    path.write_text(text, encoding="ascii")
    failures: list[str] = []
    documents.failed.connect(failures.append)
    (found,) = documents.journals.left_behind()
    assert documents.journals.damaged() == []
    assert documents.restore(found)
    session = there(documents.session)
    assert [node.place() for node in session.root.whole()] == ["-", "0"]
    kept = path.with_name(path.name + ASIDE)
    (failure,) = failures
    assert reason in failure
    assert str(kept) in failure
    assert kept.read_text(encoding="ascii") == text
    # The game goes on in a journal of its own.
    play(pushed(session), "BC:a3")
    crash(documents)
    again = another(app_dirs)
    (found,) = again.journals.left_behind()
    assert again.restore(found)
    assert again.session is not None
    assert again.session.node.place() == "0*2"
    (damaged,) = again.journals.damaged()
    assert damaged.path == kept
    assert str(damaged.reason) in failure
    again.close()
    assert journals(app_dirs) == [kept]
    # Another version of the program may be able to read what this one could not.
    kept.write_text(whole, encoding="ascii")
    (found,) = again.journals.left_behind()
    assert (found.path, found.damage, again.journals.damaged()) == (path, "", [])


def test_a_damaged_journal_without_a_move_is_kept(app_dirs: AppDirs) -> None:
    documents = left(app_dirs, "")
    (path,) = journals(app_dirs)
    with path.open("a", encoding="ascii") as file:
        file.write("nothing\n")
    (found,) = documents.journals.left_behind()
    assert found.path == path


def test_a_game_whose_program_ended_while_it_came_back_is_offered_once(app_dirs: AppDirs) -> None:
    documents = left(app_dirs, "AB:e4")
    (path,) = journals(app_dirs)
    before = path.read_bytes()
    (found,) = documents.journals.left_behind()
    assert documents.restore(found)
    crash(documents)
    path.write_bytes(before)  # as if it had ended before that was removed
    (found,) = another(app_dirs).journals.left_behind()
    assert found.replaces == path.name
    assert journals(app_dirs) == [found.path]


def test_a_journal_that_cannot_be_removed_is_reported(
    app_dirs: AppDirs, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = left(app_dirs, "AB:e4")
    (found,) = documents.journals.left_behind()

    def refuse(_: LeftJournal) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(LeftJournal, "discard", refuse)
    failures: list[str] = []
    documents.failed.connect(failures.append)
    documents.journals.discard(found)
    assert failures == [f"{found.path.name} cannot be removed: access is not allowed."]


def test_a_journal_with_a_wrong_entry_is_kept_though_its_program_ended_while_it_came_back(
    app_dirs: AppDirs,
) -> None:
    documents = another(app_dirs)
    session = begun(documents, "AB:e4")
    assert session.journal.log is not None
    session.journal.log.append("play AB:e2e4")
    crash(documents)
    (path,) = journals(app_dirs)
    before = path.read_bytes()
    documents = another(app_dirs)
    assert documents.restore(*documents.journals.left_behind())
    crash(documents)
    path.with_name(path.name + ASIDE).unlink()
    path.write_bytes(before)  # as if it had ended before that was put aside
    book = another(app_dirs).journals
    (found,) = book.left_behind()
    assert found.replaces == path.name
    (damaged,) = book.damaged()
    assert damaged.path.read_bytes() == before


# A game beside its analysis: it waits untouched, both are kept, and both come back


def analysed_and_killed(documents: Documents, entry: str = "", moves: str = "AB:e4 BC:h3") -> None:
    """Analyse a game of some moves, two at first, and end both as a kill does."""
    game = begun(documents, moves)
    if moves:
        substitute(game, 2, "Doris")
    assert documents.analyse()
    analysis = there(documents.session)
    play(pushed(analysis), "AC:e5" if moves else "AB:e4")
    for session in (game, analysis):
        assert session.journal.log is not None
        if entry and session is analysis:
            session.journal.log.append(entry)
        session.journal.log.close(keep=True)  # type: ignore[attr-defined]


def test_a_damaged_analysis_comes_back_up_to_there_with_its_game(
    documents: Documents, app_dirs: AppDirs
) -> None:
    analysed_and_killed(documents, "play AB:e2e4")
    again = another(app_dirs)
    said: list[str] = []
    again.failed.connect(said.append)
    (found,) = by_tables(again.journals.left_behind())
    assert again.restore(found.shown, found.aside)
    assert again.session is not None
    assert again.session.analysing
    assert [len(node.children) for node in again.session.root.line()] == [1, 1, 1, 0]
    assert again.game_aside is not None
    assert len(said) == 1
    kept = found.shown.path.with_name(found.shown.path.name + ASIDE)
    assert kept in journals(app_dirs)
    assert found.aside is not None
    assert found.aside.path not in journals(app_dirs)
    again.close()
    assert journals(app_dirs) == [kept]


def test_an_analysis_whose_game_is_gone_comes_alone(
    documents: Documents, app_dirs: AppDirs
) -> None:
    analysed_and_killed(documents)
    again = another(app_dirs)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is not None
    again.journals.discard(found.aside)
    (found,) = by_tables(again.journals.left_behind())
    assert found.aside is None
    assert again.restore(found.shown)
    assert again.session is not None
    assert again.session.analysing
    assert again.game_aside is None
    again.close()


def test_journals_that_name_each_other_are_offered_one_by_one() -> None:
    record = store.record_of(a_session(3))
    now = datetime.now(UTC)
    one, other, alone = (
        Recovered(Path(name), record, (), now, beside)
        for name, beside in (("one", "other"), ("other", "one"), ("alone", "alone"))
    )
    assert by_tables([one, other, alone]) == [LeftBehind(one), LeftBehind(other), LeftBehind(alone)]

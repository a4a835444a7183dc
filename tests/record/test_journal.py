"""The journal: what was confirmed is recovered, whatever happens to the program."""

import json
import os
import random
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import file_lock, journal
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.journal import Journal
from tests.record.full_disk import full_disk, needs_full_disk
from tests.record.games import actions, new_game, play_on
from tests.slow import examples
from tests.systems import WINDOWS, can_link, started

WRITER = """
import sys
from pathlib import Path
from cfanp_gui.record.journal import Journal
from tests.record.games import new_game
journal = Journal.start(Path(sys.argv[1]), new_game(3))
print("begun", flush=True)
number = 0
while True:
    entry = f"play {number} " + "x" * (number % 300)
    journal.append(entry)
    print(entry, flush=True)
    number += 1
"""


def left_behind(folder: Path, *entries: str) -> Path:
    """Return a journal with entries, of a program that is gone."""
    running = Journal.start(folder, new_game(3))
    for entry in entries:
        running.append(entry)
    running.close(keep=True)
    return running.path


def test_a_game_left_behind_is_recovered(tmp_path: Path) -> None:
    game = new_game(4, touch=True)
    play_on(game, random.Random(1), 20)
    folder = tmp_path / "deep" / "journals"
    running = Journal.start(folder, game)
    for entry in ("play AB:e2e4", "back 3", "Zoë \n \udc80"):
        running.append(entry)
    running.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    assert found.path == running.path
    assert found.entries == ("play AB:e2e4", "back 3", "Zoë \n \udc80")
    assert actions(found.game) == actions(game)
    assert found.game.options == game.options
    assert abs((datetime.now(UTC) - found.saved_at).total_seconds()) < 60
    found.discard()
    assert journal.recoverable(folder, find_game) == []
    found.discard()


@pytest.mark.parametrize(
    ("written", "read"), [("x.cfanp-journal", "x.cfanp-journal"), ("", ""), (7, "")]
)
def test_the_lines_are_what_they_are_said_to_be(
    tmp_path: Path, written: str | int, read: str
) -> None:
    before = datetime.now(UTC).timestamp()
    begun = Journal.start(tmp_path, new_game(3), written)  # type: ignore[arg-type]
    begun.append("one")
    begun.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert found.beside == read, "the journal of the game beside it"
    header, entry = (json.loads(line) for line in begun.path.read_text("utf-8").splitlines())
    assert header["journal"] == journal.VERSION
    assert header["game"].startswith("[Event")
    assert entry["entry"] == "one"
    assert before - 60 <= entry["at"] <= datetime.now(UTC).timestamp() + 60
    for folder in (tmp_path / "none", tmp_path / "none" / "deep"):
        assert journal.recoverable(folder, find_game) == journal.unreadable(folder, find_game) == []
        journal.sweep(folder)


def test_a_closed_journal_is_gone(tmp_path: Path) -> None:
    running = Journal.start(tmp_path, new_game(2))
    running.append("play AB:e2e4")
    running.close()
    running.close()
    assert os.listdir(tmp_path) == []
    with pytest.raises(ValueError, match="the journal is closed"):
        running.append("play AB:e7e5")


def test_a_running_game_is_neither_offered_nor_harmed(tmp_path: Path) -> None:
    running = Journal.start(tmp_path, new_game(2))
    running.append("one")
    assert journal.recoverable(tmp_path, find_game) == []
    journal.sweep(tmp_path)
    journal.LeftJournal(running.path).discard()
    assert running.path.exists()
    running.append("two")
    running.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert found.entries == ("one", "two")


def test_a_running_game_of_another_program_is_not_offered(tmp_path: Path) -> None:
    with started(sys.executable, "-c", WRITER, str(tmp_path)) as writer:
        assert writer.stdout is not None
        assert writer.stdout.readline().split() == [b"begun"]
        assert journal.recoverable(tmp_path, find_game) == []
        journal.sweep(tmp_path)
        (path,) = tmp_path.iterdir()
        journal.LeftJournal(path).discard()
        assert path.exists()


@pytest.mark.no_cover
def test_every_confirmed_entry_survives_a_kill(tmp_path: Path) -> None:
    rng = random.Random(7)
    for number in range(examples(5)):
        folder = tmp_path / str(number)
        with started(sys.executable, "-c", WRITER, str(folder)) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline().split() == [b"begun"]
            read = [writer.stdout.readline() for _ in range(rng.randrange(200))]
            writer.kill()
            text = b"".join([*read, writer.stdout.read()]).decode("ascii")
            lines = text.splitlines(keepends=True)
            confirmed = [line.rstrip("\r\n") for line in lines if line.endswith("\n")]
        journal.sweep(folder)
        (found,) = journal.recoverable(folder, find_game)
        assert list(found.entries[: len(confirmed)]) == confirmed
        # At most the one entry that was written and not yet confirmed.
        assert len(found.entries) <= len(confirmed) + 1
        assert journal.unreadable(folder, find_game) == []


def test_a_torn_last_line_is_dropped_wherever_it_broke(tmp_path: Path) -> None:
    path = left_behind(tmp_path, "one", "two")
    whole = path.read_bytes()
    second = whole.rstrip(b"\n").rfind(b"\n") + 1
    for size in range(second, len(whole)):
        path.write_bytes(whole[:size])
        (found,) = journal.recoverable(tmp_path, find_game)
        assert found.entries == ("one",)
    path.write_bytes(whole + b'{"at": \xff\0')
    (found,) = journal.recoverable(tmp_path, find_game)
    assert found.entries == ("one", "two")


def test_what_has_no_header_and_what_killed_saves_left_is_swept(tmp_path: Path) -> None:
    part = tmp_path / ".one.cfanp-part"
    part.write_text("half", encoding="ascii")
    os.utime(part, (1, 1))
    path = left_behind(tmp_path, "one")
    path.write_bytes(path.read_bytes()[:20])
    assert journal.recoverable(tmp_path, find_game) == []
    assert path.exists()
    whole = left_behind(tmp_path, "one")
    journal.sweep(tmp_path)
    assert list(tmp_path.iterdir()) == [whole]


HEADER = '{"journal": 1, "at": 0, "game": "[Variant \\"cfanp\\"]\\n[Players \\"2\\"]\\n*"}'


BAD_HEADERS = [
    ("nothing\n", "line 1 is not a JSON object"),
    ("[" * 100_000 + "\n", "line 1 is not a JSON object"),
    ("[]\n", "line 1 is not a JSON object"),
    ("{}\n", "line 1 is not a journal header of version 2"),
    ('{"journal": 1}\n', "line 1 is not a journal header of version 2"),
    ('{"journal": 1, "game": ""}\n', "the header has 0 games (expected 1)"),
    ('{"journal": 1, "game": "e4"}\n', "the game has no tag Variant"),
    (f'{HEADER[:-1]}, "entries": "x"}}\n', "line 1 is not a journal header of version 2"),
    (f'{HEADER[:-1]}, "entries": ["x", 1]}}\n', "line 1 is not a journal header of version 2"),
    (HEADER.replace('"at": 0, ', "") + "\n", "line 1 has no “at”"),
]


def test_a_journal_with_a_malformed_header_is_moved_aside_and_kept(tmp_path: Path) -> None:
    good = left_behind(tmp_path, "one")
    bad = tmp_path / f"bad{journal.SUFFIX}"
    kept = tmp_path / f"bad{journal.SUFFIX}{journal.KEPT}"
    for text, reason in BAD_HEADERS:
        bad.write_text(text, encoding="utf-8")
        assert [found.path for found in journal.recoverable(tmp_path, find_game)] == [good]
        (found,) = journal.unreadable(tmp_path, find_game)
        assert found.path.name == bad.name + journal.ASIDE
        assert found.path.read_text(encoding="utf-8") == text
        assert reason in found.reason
        assert found.found is None
        found.keep()
        assert journal.unreadable(tmp_path, find_game) == []
        assert kept.read_text(encoding="utf-8") == text
        kept.unlink()


DAMAGED = [
    ("{}", "line 3 has no “entry” (expected a text)"),
    ('{"entry": 1, "at": 0}', "line 3 has no “entry” (expected a text)"),
    ("", "line 3 is not a JSON object"),
    ("\0" * 40, "line 3 is not a JSON object"),
    ('{"entry": "x"}', "line 3 has no “at” (expected seconds since 1970)"),
    ('{"entry": "x", "at": true}', "line 3 has no “at” (expected seconds since 1970)"),
    ('{"entry": "x", "at": 1e300}', "line 3: “at” is 1e+300 (expected seconds since 1970)"),
    ('{"entry": "x", "at": NaN}', "line 3: “at” is nan (expected seconds since 1970)"),
]


def test_what_stands_before_a_damaged_line_is_recovered(tmp_path: Path) -> None:
    path = left_behind(tmp_path, "one", "two")
    header, first, second = path.read_text(encoding="ascii").splitlines()
    for line, damage in DAMAGED:
        text = "\n".join((header, first, line, second, ""))
        path.write_text(text, encoding="ascii")
        (found,) = journal.recoverable(tmp_path, find_game)
        assert (found.entries, found.damage) == (("one",), damage)
        assert found.saved_at == datetime.fromtimestamp(json.loads(first)["at"], UTC)
    assert journal.unreadable(tmp_path, find_game) == []
    found.put_aside()
    assert journal.recoverable(tmp_path, find_game) == []
    (aside,) = journal.unreadable(tmp_path, find_game)
    assert (aside.reason, aside.found) == (damage, replace(found, path=aside.path))
    assert aside.path.read_text(encoding="ascii") == text


def test_what_the_record_has_not_is_in_the_header(tmp_path: Path) -> None:
    running = Journal.start(tmp_path, new_game(3), entries=("one", "two"), replaces="before")
    running.append("three")
    running.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert (found.entries, found.replaces) == (("one", "two", "three"), "before")
    running.path.write_bytes(running.path.read_bytes().split(b"\n")[0])
    assert journal.recoverable(tmp_path, find_game) == [], "all of it is there, or nothing"


def test_a_long_journal_is_not_read(tmp_path: Path) -> None:
    path = left_behind(tmp_path, "one")
    size = path.stat().st_size
    os.truncate(path, journal.MAX_BYTES + 1)
    assert journal.recoverable(tmp_path, find_game) == []
    (found,) = journal.unreadable(tmp_path, find_game)
    assert f"longer than {journal.MAX_BYTES} bytes" in found.reason
    os.truncate(found.path, size)
    assert journal.unreadable(tmp_path, find_game)[0].reason == ""


def test_a_journal_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / f"new{journal.SUFFIX}"
    path.write_text('{"journal": 3, "what": "ever"}\n', encoding="utf-8")
    assert journal.recoverable(tmp_path, find_game) == []
    journal.sweep(tmp_path)
    assert path.exists()
    assert journal.unreadable(tmp_path, find_game) == []


def test_the_latest_game_comes_first(tmp_path: Path) -> None:
    for at, entry in ((100.0, "old"), (300.0, "new"), (200.0, "middle")):
        path = left_behind(tmp_path, entry)
        path.write_text(re.sub(r'"at": [\d.]+', f'"at": {at}', path.read_text("ascii")), "ascii")
    assert [found.entries for found in journal.recoverable(tmp_path, find_game)] == [
        ("new",), ("middle",), ("old",),
    ]  # fmt: skip


@needs_full_disk
def test_a_failed_write_does_not_spoil_the_next(tmp_path: Path) -> None:
    """Half of it may have been written."""
    running = Journal.start(tmp_path, new_game(2))
    running.append("one")
    with full_disk(running.path.stat().st_size + 9), pytest.raises(OSError, match="too large"):
        running.append("lost")
    running.append("two")
    running.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    assert found.entries == ("one", "two")


@needs_full_disk
def test_a_journal_that_cannot_begin_leaves_nothing(tmp_path: Path) -> None:
    with full_disk(9), pytest.raises(OSError, match="too large"):
        Journal.start(tmp_path, new_game(2))
    game = new_game(2)
    game.result = "won"
    with pytest.raises(RecordError):
        Journal.start(tmp_path, game)
    assert os.listdir(tmp_path) == []


LockBy = Callable[[Callable[[int], bool]], None]


def test_two_journals_never_share_a_name(tmp_path: Path, lock_by: LockBy) -> None:
    # A sweep may take a file between its creation and its lock: another one is begun.
    answers = iter([False])
    real = file_lock.try_lock
    lock_by(lambda fd: next(answers, True) and real(fd))
    running = Journal.start(tmp_path, new_game(2))
    running.append("one")
    running.close(keep=True)
    journal.sweep(tmp_path)
    assert [found.entries for found in journal.recoverable(tmp_path, find_game)] == [("one",)]


def test_files_that_cannot_be_opened_or_locked_are_passed_over(
    tmp_path: Path, lock_by: LockBy
) -> None:
    (tmp_path / f"folder{journal.SUFFIX}").mkdir()
    if can_link():
        (tmp_path / f"gone{journal.SUFFIX}").symlink_to(tmp_path / "nowhere")
    (tmp_path / f"folder{journal.SUFFIX}{journal.ASIDE}").mkdir()
    path = left_behind(tmp_path, "one")
    assert [found.path for found in journal.recoverable(tmp_path, find_game)] == [path]
    journal.sweep(tmp_path)
    expected = "access is not allowed" if WINDOWS else "it is a folder"
    assert expected in journal.unreadable(tmp_path, find_game)[0].reason

    def fail(_: int) -> bool:
        raise OSError(95, "Operation not supported")

    lock_by(fail)
    assert journal.recoverable(tmp_path, find_game) == []


def test_a_file_swept_while_it_was_opened_is_not_taken(tmp_path: Path, lock_by: LockBy) -> None:
    path = left_behind(tmp_path, "one")
    real = file_lock.try_lock

    def late(fd: int) -> bool:
        path.unlink()
        return real(fd)

    lock_by(late)
    assert journal.recoverable(tmp_path, find_game) == []

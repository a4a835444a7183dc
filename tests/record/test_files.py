"""Files: limited reading, replacing as a whole, records in them, locks, and names as URLs."""

import errno
import os
import stat
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, files
from cfanp_gui.record.file_lock import is_there, try_lock
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.game_record import RecordError
from tests.record.full_disk import full_disk, needs_full_disk
from tests.record.games import new_game
from tests.systems import TIMEOUT, WINDOWS, needs_links


def test_texts_that_cannot_be_made_leave_the_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "a"
    files.replace_texts(path, ["one\n", "two\n"])
    assert path.read_bytes() == b"one\n\ntwo\n"

    def broken() -> Iterator[str]:
        yield "three\n"
        raise RecordError("four")

    with pytest.raises(RecordError, match="four"):
        files.replace_texts(path, broken())
    assert path.read_bytes() == b"one\n\ntwo\n"
    assert list(tmp_path.iterdir()) == [path]


@needs_full_disk
def test_a_failed_save_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"old")
    with full_disk(9), pytest.raises(OSError, match="too large"):
        cpgn.save(path, [new_game(3)])
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.skipif(not WINDOWS, reason="paths may be longer here")
def test_a_path_may_be_as_long_as_windows_takes_it(tmp_path: Path) -> None:
    """What is made beside it has a longer one, which Windows may take in another form only."""
    path = tmp_path / "a"
    while len(str(path)) < 200:
        path = path / "folder"
    path = path / ("x" * (246 - len(str(path)))) / ("x" * 10)  # no folder may be longer
    path.parent.mkdir(parents=True)
    parts = set()

    def written(data: bytes) -> Iterator[bytes]:
        yield data
        parts.update(len(str(path.parent / name)) for name in os.listdir(path.parent))

    for data in (b"old", b"new"):
        files.replace_parts(path, written(data))
        assert path.read_bytes() == data
    assert max(parts) > 259
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize("name", ["a game.cpgn", "名" * 80 + ".cpgn"])
def test_whoever_may_have_a_name_can_be_written_to(tmp_path: Path, name: str) -> None:
    """What lies beside it for a moment needs no longer a name, in letters or in bytes."""
    files.replace_file(tmp_path / name, b"new")
    assert os.listdir(tmp_path) == [name]


@contextmanager
def held_for_a_moment(path: Path) -> Iterator[None]:
    """Have a file open on Windows, and close it while something else is done."""
    file = path.open("rb")
    closing = threading.Timer(0.3 if WINDOWS else 0.0, file.close)
    closing.start()
    try:
        yield
    finally:
        closing.join(TIMEOUT)


def test_what_somebody_has_open_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    """On Windows a file can be neither replaced nor removed until then."""
    path, other = tmp_path / "a", tmp_path / "b"
    path.write_bytes(b"old")
    with held_for_a_moment(path):
        files.replace_file(path, b"new")
    assert path.read_bytes() == b"new"
    with held_for_a_moment(path):
        files.rename(path, other)
    with held_for_a_moment(other):
        files.remove(other)
    files.remove(other)
    assert os.listdir(tmp_path) == []


@pytest.mark.skipif(not WINDOWS, reason="what is open can be removed here")
@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_what_somebody_keeps_open_is_not(tmp_path: Path, mode: int) -> None:
    """Nor does what lay beside it stay, also where nobody may write to the file."""
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(mode)
    with path.open("rb"):
        with pytest.raises(PermissionError):
            files.replace_file(path, b"new")
        with pytest.raises(PermissionError):
            files.remove(path)
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


def test_only_old_parts_are_swept(tmp_path: Path) -> None:
    old, young, other = (tmp_path / name for name in (".a.1.cfanp-part", ".b.2.cfanp-part", "c"))
    for path in (old, young, other):
        path.write_bytes(b"")
    long_ago = time.time() - 3600
    os.utime(old, (long_ago, long_ago))
    os.utime(other, (long_ago, long_ago))
    files.sweep_parts(tmp_path)
    assert sorted(os.listdir(tmp_path)) == [".b.2.cfanp-part", "c"]
    files.sweep_parts(tmp_path / "none")


def aged(path: Path) -> Path:
    long_ago = time.time() - 3600
    os.utime(path, (long_ago, long_ago))
    return path


def test_what_a_program_is_writing_is_not_swept(tmp_path: Path) -> None:
    """However long it takes, as where the computer slept on the way."""

    def slowly() -> Iterator[bytes]:
        yield b"n"
        (part,) = tmp_path.iterdir()
        files.sweep_parts(aged(part).parent)
        assert list(tmp_path.iterdir()) == [part]
        yield b"ew"

    files.replace_parts(tmp_path / "a", slowly())
    assert os.listdir(tmp_path) == ["a"]
    assert (tmp_path / "a").read_bytes() == b"new"


def test_parts_are_swept_by_age_where_there_are_no_locks(
    tmp_path: Path, lock_by: Callable[[Callable[[int], bool]], None]
) -> None:
    def no_locks(_: int) -> bool:
        raise OSError(errno.ENOLCK, "no locks")

    lock_by(no_locks)
    part = tmp_path / ".a.1.cfanp-part"
    part.write_bytes(b"")
    aged(part)
    files.replace_file(tmp_path / "a", b"new")
    files.sweep_parts(tmp_path)
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_what_might_never_end_is_no_regular_file(tmp_path: Path) -> None:
    pipe = tmp_path / ".pipe.cfanp-part"
    os.mkfifo(pipe)
    files.sweep_parts(aged(pipe).parent)
    for path in (pipe, tmp_path, Path(os.devnull)):
        with pytest.raises(RecordError, match="not a regular file"):
            files.check_regular(path)
    with pytest.raises(RecordError, match="not a regular file"):
        files.replace_file(pipe, b"data")
    assert pipe.is_fifo()
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert files.check_regular(path).st_size == 5


# Records


def test_files_are_utf8_with_or_without_a_mark(tmp_path: Path) -> None:
    path = tmp_path / "game.cpgn"
    data = b'[Variant "cfanp"]\n[Players "3"]\n[ArmyA "Zo\xc3\xab"]\n1. AB:e4 *'
    for mark in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(mark + data)
        assert cpgn.load(path, find_game)[0].names == ("Zoë", "", "")
        path.write_bytes(mark + data + b"\n\n \xff")
        with pytest.raises(RecordError, match="line 6, column 2: a byte is not text"):
            cpgn.load(path, find_game)
    path.write_bytes(data + b"\n\0")
    with pytest.raises(RecordError, match="line 5, column 1: there is a NUL"):
        cpgn.load(path, find_game)
    for missing in (tmp_path / "none", tmp_path / "none" / "game.cpgn"):
        with pytest.raises(FileNotFoundError):
            cpgn.load(missing, find_game)
    with pytest.raises(FileNotFoundError):
        cpgn.save(missing, [new_game(2)])


@needs_links
def test_saving_replaces_and_keeps_permissions_and_links(tmp_path: Path) -> None:
    path, link = tmp_path / "game.cpgn", tmp_path / "link.cpgn"
    game = new_game(3)
    cpgn.save(path, [game])
    assert len(cpgn.load(path, find_game)) == 1
    path.chmod(0o640)
    link.symlink_to(path)
    cpgn.save(link, [game, game])
    assert link.is_symlink()
    assert len(cpgn.load(path, find_game)) == 2
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert sorted(os.listdir(tmp_path)) == ["game.cpgn", "link.cpgn"]


# Locks and names


def test_a_lock_is_held_until_its_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"content")
    with path.open("rb+") as other:
        with path.open("rb+") as one:
            assert one.read(3) == b"con"
            assert try_lock(one.fileno())
            assert not try_lock(other.fileno())
            assert other.read() == b"content"  # a lock keeps nobody from reading
            assert one.read() == b"tent"
        assert try_lock(other.fileno())


def test_an_open_file_may_be_gone_or_another_one(tmp_path: Path) -> None:
    path, other = tmp_path / "a", tmp_path / "b"
    other.write_bytes(b"")
    with path.open("xb") as one:
        assert is_there(path, one.fileno())
        assert not is_there(other, one.fileno())
        if not WINDOWS:  # where an open file cannot be removed
            path.unlink()
            assert not is_there(path, one.fileno())
            path.write_bytes(b"")
            assert not is_there(path, one.fileno())


def test_files_are_named_by_paths_and_by_urls(tmp_path: Path) -> None:
    path = tmp_path / "an evening, 100% & “ü”.cpgn"
    assert named_file(path.as_uri()) == path
    assert named_file(path.as_uri().replace("file:///", "FILE://localhost/")) == path
    if not WINDOWS:
        assert named_file(path.as_uri().replace("file:///", "file:/")) == path
        assert named_file("file:///home/%FFx.pgn") == Path("/home/\udcffx.pgn")
    for name in ("a%20b.pgn", "file", "file:a.pgn", "https://x.org/a.pgn", "./file:/x", ""):
        assert named_file(name) == Path(name)

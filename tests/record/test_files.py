"""Files: limited reading, and replacing as a whole."""

from __future__ import annotations

import errno
import os
import stat
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cfanp_gui.record import files
from cfanp_gui.record.game_record import RecordError
from tests.systems import TIMEOUT, WINDOWS


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert files.read_file(path, 5) == b"12345"
    with pytest.raises(RecordError, match="longer than 4 bytes"):
        files.read_file(path, 4)


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


@pytest.mark.parametrize("mode", [0o600, 0o400])
def test_a_failed_write_leaves_the_old_content_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: int
) -> None:
    """Also where nobody may write to the file, as which Windows would keep what is beside it."""
    path = tmp_path / "a"
    path.write_bytes(b"old")
    path.chmod(mode)

    def fail(*paths: object) -> None:  # noqa: ARG001
        raise OSError("full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="full"):
        files.replace_file(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.skipif(not WINDOWS, reason="paths may be longer here")
def test_a_path_may_be_as_long_as_windows_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is made beside it has a longer one, which Windows may take in another form only."""
    path = tmp_path / "a"
    while len(str(path)) < 200:
        path = path / "folder"
    path = path / ("x" * (246 - len(str(path)))) / ("x" * 10)  # no folder may be longer
    path.parent.mkdir(parents=True)
    real, parts = os.replace, []

    def replace(part: Path, target: Path) -> None:
        parts.append(str(part))
        real(part, target)

    monkeypatch.setattr(os, "replace", replace)
    for data in (b"old", b"new"):
        files.replace_file(path, data)
        assert path.read_bytes() == data
    assert all(len(part) > 259 and part.startswith("\\\\?\\") for part in parts)
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize("name", ["a game.cpgn", "名" * 80 + ".cpgn"])
def test_whoever_may_have_a_name_can_be_written_to(tmp_path: Path, name: str) -> None:
    """What lies beside it for a moment needs no longer a name, in letters or in bytes."""
    files.replace_file(tmp_path / name, b"new")
    assert os.listdir(tmp_path) == [name]


@contextmanager
def held_for_a_moment(path: Path) -> Iterator[None]:
    """Have a file open, and close it while something else is done."""
    file = path.open("rb")
    closing = threading.Timer(0.3, file.close)
    closing.start()
    try:
        yield
    finally:
        closing.join(TIMEOUT)


def test_what_somebody_has_open_for_a_moment_is_waited_for(tmp_path: Path) -> None:
    """On Windows a file can be neither replaced nor removed meanwhile."""
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
def test_what_somebody_keeps_open_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_HELD_SECONDS", 0.1)
    path = tmp_path / "a"
    path.write_bytes(b"old")
    with path.open("rb"):
        with pytest.raises(PermissionError):
            files.replace_file(path, b"new")
        with pytest.raises(PermissionError):
            files.remove(path)
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a"]


@pytest.mark.skipif(os.name != "posix", reason="permissions and links as POSIX has them")
def test_links_and_permissions_stay(tmp_path: Path) -> None:
    path, link = tmp_path / "a", tmp_path / "link"
    path.write_bytes(b"old")
    path.chmod(0o640)
    link.symlink_to(path)
    files.replace_file(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


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


def test_what_a_program_is_writing_is_not_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However long it takes, as where the computer slept meanwhile."""
    seen: list[list[str]] = []

    def sync(_: int) -> None:
        (part,) = tmp_path.iterdir()
        files.sweep_parts(aged(part).parent)
        seen.append(os.listdir(tmp_path))

    monkeypatch.setattr(files.os, "fsync", sync)
    files.replace_file(tmp_path / "a", b"new")
    assert [len(names) for names in seen[:1]] == [1]
    assert os.listdir(tmp_path) == ["a"]
    assert (tmp_path / "a").read_bytes() == b"new"


def test_parts_are_swept_by_age_where_there_are_no_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_: int) -> bool:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr(files.file_lock, "try_lock", no_locks)
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
    path = tmp_path / "a"
    path.write_bytes(b"12345")
    assert files.check_regular(path).st_size == 5


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_no_file_takes_the_place_of_a_pipe(tmp_path: Path) -> None:
    """Nor of a device, which a person who may do everything would otherwise lose."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(RecordError, match="not a regular file"):
        files.replace_file(pipe, b"data")
    assert pipe.is_fifo()
    assert list(tmp_path.iterdir()) == [pipe]

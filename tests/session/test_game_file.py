"""The file of a game, as the journal keeps it, and whether it is still as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.session.game_file import GameFile, file_entry, read_file_entry


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

"""Pictures and pages that `convert` writes; those that need Qt are in `test_conversion`."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui import cli


def test_a_picture_and_a_page_are_written_in_the_language_of_the_person(tmp_path: Path) -> None:
    source = tmp_path / "in.pgn"
    source.write_text("1. e4 e5 *")
    for name, word in (("a.svg", "<svg"), ("b.html", "<!doctype html>"), ("c.svg", "<svg")):
        moves = ["--moves", "all"] if name == "c.svg" else []
        assert cli.main(["convert", str(source), str(tmp_path / name), *moves]) == 0
        assert (tmp_path / name).read_text("utf-8").lower().lstrip().startswith(word)

"""The files of languages as the command line uses them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.cli import spoken_words
from cfanp_gui.cli.spoken_words import FileWords, known_languages
from cfanp_gui.core.localizing import localized
from cfanp_gui.core.text import Plural
from cfanp_gui.record.translation_file import TranslationError
from tests.cli.languages import message, written


def test_what_the_file_of_a_language_says(tmp_path: Path) -> None:
    body = (
        message("King", "König")
        + message("Rook", "")
        + message("Queen", "Dame", 'type="unfinished"')
        + message("Old", "Alt", 'type="vanished"')
        + "<message><source>N</source><comment>letter</comment>"
        "<translation>S</translation></message>"
        + message("&lt;a&gt; {x}", "&lt;b&gt; {x}")
        + message("%n pawn(s)", ("%n Bauer", "%n Bauern"))
        + message("%n rook(s)", ("", ""))
    )
    words = FileWords(written(tmp_path, "de", body))
    said = [words(one) for one in ("King", "Rook", "Queen", "Old", "N", "<a> {x}", "Desk")]
    assert said == ["König", "Rook", "Queen", "Old", "N", "<b> {x}", "Desk"]
    assert [words("%n pawn(s)", one) for one in (0, 1, 2)] == ["0 Bauern", "1 Bauer", "2 Bauern"]
    assert localized(Plural("%n rook(s)", "", 1), words) == "1 rook"
    assert words("%n pawn(s)") == "%n pawn(s)", "it has forms alone"


@pytest.mark.parametrize("text", ["", "<TS", "words"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cfanp_de.ts"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(TranslationError, match="line 1"):
        FileWords(path)
    with pytest.raises(OSError, match="missing"):
        FileWords(tmp_path / "missing.ts")


def test_the_languages_of_the_program_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(known_languages()) == sorted(known_languages())
    assert known_languages()["de"].is_file()
    assert "en" not in known_languages()
    words = FileWords(known_languages()["de"])
    assert words("unknown option “{name}” (expected one of {expected})").startswith("unbekannt")
    assert words("%n move(s)", 2) == "2 Züge"

    def missing(name: str) -> Path:
        raise FileNotFoundError(name)

    monkeypatch.setattr(spoken_words, "asset", missing)
    assert known_languages() == {}

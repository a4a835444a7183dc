"""The files of languages read without Qt, with Qt as the judge of which form goes with a number."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.cli import translation_file
from cfanp_gui.cli.translation_file import TranslationFile, known_languages
from cfanp_gui.core.localizing import localized
from cfanp_gui.core.text import Plural
from cfanp_gui.window.services import qt_tools
from tests.cli.languages import message, written

FORMS = {"de": 2, "fr": 2, "pt-BR": 2, "ja": 1, "zh": 1, "ru": 3, "pl": 3, "cs": 3, "ro": 3,
         "lt": 3, "lv": 3, "sl": 4, "is": 2, "ar": 6}  # fmt: skip


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
    words = TranslationFile(written(tmp_path, "de", body))
    assert words.code == "de-DE"
    said = [words(one) for one in ("King", "Rook", "Queen", "Old", "N", "<a> {x}", "Desk")]
    assert said == ["König", "Rook", "Dame", "Old", "N", "<b> {x}", "Desk"]
    assert [words("%n pawn(s)", one) for one in (0, 1, 2)] == ["0 Bauern", "1 Bauer", "2 Bauern"]
    assert localized(Plural("%n rook(s)", "", 1), words) == "1 rook"
    assert words("%n pawn(s)") == "%n pawn(s)", "it has forms alone"


@pytest.mark.parametrize("text", ["", "<TS", "words"])
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "cfanp_de.ts"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="line 1"):
        TranslationFile(path)
    with pytest.raises(OSError, match="missing"):
        TranslationFile(tmp_path / "missing.ts")


def test_the_languages_of_the_program_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(known_languages()) == sorted(known_languages())
    assert known_languages()["de"].is_file()
    assert "en" not in known_languages()
    words = TranslationFile(known_languages()["de"])
    assert words("unknown option “{name}” (expected one of {expected})").startswith("unbekannt")
    assert words("%n move(s)", 2) == "2 Züge"

    def missing(name: str) -> Path:
        raise FileNotFoundError(name)

    monkeypatch.setattr(translation_file, "asset", missing)
    assert known_languages() == {}


@pytest.mark.parametrize("language", FORMS)
def test_the_form_of_a_number_is_that_of_qt(tmp_path: Path, language: str) -> None:
    from PySide6.QtCore import QTranslator

    forms = tuple(f"%n {form}" for form in "abcdef"[: FORMS[language]])
    path = written(tmp_path, language, message("%n game(s)", forms), language.replace("-", "_"))
    qt_tools.release(path, tmp_path / "x.qm")
    judge = QTranslator()
    assert judge.load(str(tmp_path / "x.qm"))
    words = TranslationFile(path)
    for number in (*range(131), 1000, 1001, 1002, 1011, 1_000_000):
        expected = judge.translate("", "%n game(s)", "", number)
        assert expected
        assert words("%n game(s)", number) == expected.replace("%n", str(number)), number

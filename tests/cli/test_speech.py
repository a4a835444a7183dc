"""`cfanp` in other languages: which one is spoken, and how the files of languages are read.

That every message for a person is in it, the tables in `tests/cli/answers` show.
"""

import ast
from pathlib import Path

import pytest

from cfanp_gui.cli import speech
from cfanp_gui.cli.progress_line import ProgressLine
from cfanp_gui.cli.speech import FileWords, known_languages, language_of, said, spoken_as, width
from cfanp_gui.core.localizing import localized
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.record.translation_file import TranslationError
from tests import ROOT
from tests.cli.answers import made_up_language, run
from tests.cli.languages import message, written
from tests.cli.test_progress_line import Terminal
from tests.packaging import script

# Which language


@pytest.fixture
def translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that takes the place of the program's own languages."""
    folder = tmp_path / "translations"
    folder.mkdir()

    def asset(name: str) -> Path:
        if not folder.exists():
            raise FileNotFoundError(name)
        return folder

    monkeypatch.setattr(speech, "asset", asset)
    return folder


LOCALES = [
    ({}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "de"),
    ({"LANG": "de"}, "de"),
    ({"LANG": "de_AT@euro"}, "de"),
    ({"LANG": "C"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "POSIX"}, "en"),
    ({"LANG": "xx_XX"}, "en"),
    ({"LANG": "pt_BR.UTF-8"}, "pt_BR"),
    ({"LANG": "pt_PT.UTF-8"}, "en"),
    ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR"}, "fr"),
    ({"LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_ALL": "zh_CN"}, "zh"),
    ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ({"LANG": "de_DE", "LANGUAGE": "xx:fr_CA:zh"}, "fr"),
    ({"LANG": "de_DE", "LANGUAGE": "en:fr"}, "en"),
    ({"LANG": "de_DE", "LANGUAGE": "xx"}, "de"),
    ({"LANG": "de_DE", "LANGUAGE": ""}, "de"),
    ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
    ({"LANGUAGE": "de"}, "en"),
    ({"LANG": "zh_SG.UTF-8"}, "zh"),
    ({"LANG": "zh_TW.UTF-8"}, "en"),
    ({"LANG": "zh_HK.UTF-8", "LANGUAGE": "zh_HK:fr"}, "fr"),
]


def test_the_locale_chooses_the_language(translations: Path) -> None:
    for key in ("de", "fr", "pt_BR", "zh"):
        written(translations, key, "")
    (translations / "cfanp_fr.ts").rename(translations / "cfanp_fr.qm")  # as in a bundle
    assert [language_of(given) for given, _ in LOCALES] == [language for _, language in LOCALES]


def test_a_command_speaks_as_the_locale_has_it(
    translations: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(translations, "de", message("ok, {count}", "gut, {count}")
            + message("%n position(s)", ("%n Stellung", "%n Stellungen")))  # fmt: skip
    some = translations / "some.cfen"
    some.write_text("8/8/8/4Ka3|8/8/8/4Kb3 a 1/2 -/- - 1 0 1\n" * 2)
    monkeypatch.setenv("LANGUAGE", "")
    for locale, words in (("de_DE.UTF-8", "gut, 2 Stellungen"), ("C", "ok, 2 positions")):
        monkeypatch.setenv("LC_ALL", locale)
        assert run("validate", some)[1] == f"{some}: {words}\n"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    (translations / "cfanp_de.ts").write_text("<TS")
    assert "ok, 2 positions" in run("validate", some)[1], "English is better than nothing"
    status, _, err = run("--language", "de", "bases")
    assert status == 2
    assert "the words of the language “de” cannot be read: " in err
    # What is spoken is what was asked for last, and the usual again behind a command.
    (translations / "cfanp_de.ts").unlink()
    written(translations, "de", message("King", "König"))
    assert said(Text("King")) == "King"
    with spoken_as({}):
        speech.speak("de")
        assert said(ValueError(Text("King"))) == "König"
        speech.speak("en")
        assert said(Text("King")) == "King"


@pytest.mark.parametrize(("name", "shown"), [("xx\n", "xx\N{REPLACEMENT CHARACTER}"), ("", "")])
def test_an_unknown_language_is_refused_with_those_there_are(
    translations: Path, name: str, shown: str
) -> None:
    written(translations, "fr", "")
    written(translations, "pt_BR", "")
    status, _, err = run("--language", name, "bases")
    assert status == 2
    assert err.splitlines()[-1] == (
        f"cfanp: error: argument --language: unknown language “{shown}” (expected one of en, fr, "
        "pt_BR)"
    )


def test_a_name_from_the_right_is_set_apart_in_documents_alone() -> None:
    name = "\u0639\u0645\u0631"
    sentence = Text("{name} has\n{number}", name=name, number=1)
    with made_up_language(), spoken_as({}):
        speech.speak("xx")
        assert speech.in_words(sentence) == f"‹\u2068{name}\u2069 has\n1›"
        assert said(sentence) == f"‹{name} has\N{REPLACEMENT CHARACTER}1›"
        assert speech.reason(ValueError(sentence)) == said(sentence)
        assert speech.reason(OSError(2, "No such\nfile")) == "‹it is not there›"
        assert speech.reason(OSError("a\nb")) == "a\N{REPLACEMENT CHARACTER}b"
        assert speech.reason(ValueError()) == "ValueError"


def test_a_bar_leaves_room_for_wide_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    def wide(template: str, number: int = -1) -> str:
        if number >= 0:
            return f"{number}局"
        return {"{done} of {all}": "{all}中{done}"}.get(template, template)

    assert (width("abc"), width("12局中3")) == (3, 7)
    for columns in (5, 8, 20, 30, 100):
        monkeypatch.setenv("COLUMNS", str(columns))
        stream = Terminal()
        with made_up_language(wide), spoken_as({}):
            speech.speak("xx")
            ProgressLine(stream, 12, 3)
        assert width(stream.line()) <= columns - 1
        assert "12局中3"[: 3 if columns == 5 else 6] in stream.line()


def test_nothing_is_raised_or_told_that_cannot_be_translated() -> None:
    """What a command raises for a person is a `TextError` or a `Text`, or comes from elsewhere."""
    found, errors = [], script("translations").text_errors()
    for path in sorted((ROOT / "cfanp_gui" / "cli").glob("*.py")):
        if path.name == "plain_pickles.py":
            continue  # what it raises is for Dask
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                arguments = [] if ast.unparse(node.exc.func) in errors else node.exc.args
            elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("say", "fail"):
                arguments = node.args[:1]
            else:
                continue
            found += [f"{path.name}:{node.lineno}" for one in arguments if _is_fixed(one)]
    assert found == []


def _is_fixed(node: ast.expr) -> bool:
    """Return True if an expression contains words of its own that are no `Text`."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and " " in node.value
    if isinstance(node, ast.JoinedStr):
        words = (part.value for part in node.values if isinstance(part, ast.Constant))
        return any(" " in str(word).strip() or str(word).strip(" :") for word in words)
    return False


def test_a_plural_has_its_form(translations: Path) -> None:
    written(translations, "fr", message("%n game(s)", ("%n partie", "%n parties")), "fr_FR")
    with spoken_as({"LANG": "fr_FR.UTF-8"}):
        counted = [said(Plural("%n game(s)", "", count)) for count in (0, 1, 2)]
    assert counted == ["0 partie", "1 partie", "2 parties"]


# The files of languages


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


def test_the_languages_of_the_program_are_found() -> None:
    assert list(known_languages()) == sorted(known_languages())
    assert known_languages()["de"].is_file()
    assert "en" not in known_languages()
    words = FileWords(known_languages()["de"])
    assert words("unknown option “{name}” (expected one of {expected})").startswith("unbekannt")
    assert words("%n move(s)", 2) == "2 Züge"


def test_a_program_without_files_of_languages_knows_none(translations: Path) -> None:
    translations.rmdir()
    assert known_languages() == {}

"""Files of translations that anybody may have written."""

from pathlib import Path

import pytest

from cfanp_gui.record.translation_file import (
    MOST_BYTES,
    Message,
    TranslationError,
    fault_of,
    placeholders,
    plural_rule,
    read_translations,
)
from tests.cli import languages
from tests.packaging import script

qt_tools = script("qt_tools")

FILE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="eo" sourcelanguage="en_GB">
<context>
    <name>Window</name>
    <message>
        <source>Open &amp;lt;</source>
        <comment>a door</comment>
        <translation>Malfermi</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation><numerusform>%n movo</numerusform>
        <numerusform>%n movoj</numerusform></translation>
    </message>
    <message><source>New</source><translation type="unfinished">Nova</translation></message>
    <message><source>Old</source><translation type="vanished">Malnova</translation></message>
</context>
</TS>
"""


def written(tmp_path: Path, text: str | bytes) -> Path:
    path = tmp_path / "own.ts"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return path


def test_a_file_is_read(tmp_path: Path) -> None:
    found = read_translations(written(tmp_path, FILE))
    assert found.language == "eo"
    assert found.messages == (
        Message("Window", "Open &lt;", "a door", False, ("Malfermi",), 6),
        Message("Window", "%n move(s)", "", True, ("%n movo", "%n movoj"), 11),
        Message("Window", "New", "", False, (), 16),
        Message("Window", "Old", "", False, (), 17),
    )
    assert found.messages[0].key == ("Window", "Open &lt;", "a door")


def test_a_compiled_file_is_read(tmp_path: Path) -> None:
    """It has unfinished translations, and comments where another text is the same."""
    path = tmp_path / "own.qm"
    qt_tools.release(written(tmp_path, FILE), path)
    found = read_translations(path)
    assert found.language == "eo"
    assert {message.source: message for message in found.messages} == {
        "Open &lt;": Message("Window", "Open &lt;", "", False, ("Malfermi",)),
        "%n move(s)": Message("Window", "%n move(s)", "", True, ("%n movo", "%n movoj")),
        "New": Message("Window", "New", "", False, ("Nova",)),
    }
    data = path.read_bytes()
    for broken in (b"", data[:40], data[1:], data.replace(b"New", b"\xffew")):
        path.write_bytes(broken)
        with pytest.raises(TranslationError, match=r"^own\.qm: it is no file of translations"):
            read_translations(path)


BOMB = '<!DOCTYPE TS [\n<!ENTITY a "aaaa">\n<!ENTITY b "&a;&a;">]><TS>&b;</TS>'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "own.ts, line 1: this is no XML"),
        ("<TS><context>\n</TS>", "own.ts, line 2: this is no XML"),
        (FILE[:300], "own.ts, line 11: this is no XML"),
        ("\n<html></html>", "own.ts, line 2: it is no file of translations (expected TS)"),
        (BOMB, "own.ts, line 2: it defines words of its own (ENTITY), which is not allowed"),
        *(
            (
                f"<?xml version='1.0' encoding='{name}'?><TS/>",
                "own.ts, line 1: its encoding cannot be read (expected UTF-8)",
            )
            for name in ("klingon", "utf-7", "rot13", "idna", "punycode", "undefined", "big5")
        ),
        (f"<TS language='{'e' * 50}'/>", "own.ts, line 1: the code of its language is too long"),
        (b"\xff\xfe\x00<TS", "own.ts, line 1: this is no XML"),
        pytest.param(
            " " * (MOST_BYTES + 1),
            f"own.ts is too long (expected at most {MOST_BYTES} bytes)",
            id="too long",
        ),
    ],
)
def test_what_is_none_is_refused_in_a_sentence(
    tmp_path: Path, text: str | bytes, sentence: str
) -> None:
    with pytest.raises(TranslationError) as refused:
        read_translations(written(tmp_path, text))
    assert str(refused.value) == sentence


def test_placeholders() -> None:
    assert placeholders("a {b} {c!r} {d:#04x} %n %1 %v") == [
        "%1", "%n", "%v", "{b!None:}", "{c!r:}", "{d!None:#04x}",
    ]  # fmt: skip
    assert placeholders("100 % {") is None


FORMS_AND_SOURCES = [
    ("{a} to {b}", "{b}: {a}", True),
    ("{a} to {b}", "{a}", False),
    ("{a}", "{a} {a}", False),
    ("{a}", "{a.__class__}", False),
    ("{a}", "{a[0]}", False),
    ("{a}", "{a!r}", False),
    ("{a}", "{a:>99999999}", False),
    ("{a}", "{0}", False),
    ("{a}", "{a} {", False),
    ("a", "{b}", False),
    ("%1 of {a}", "{a}: %1", True),
    ("%1 of {a}", "{a}", False),
    ("use { here", "ici {", True),
    ("use { %n", "ici", False),
    ("a", "<b>a</b>", False),
    ("2 < 3", "3 < 4", True),
    ("a", "a &amp; b", True),
    ("a", "x" * 44, True),
    ("a", "x" * 45, False),
    ("words" * 100, "x" * 2000, True),
    ("{a}", "{a}" * 1_000_000, False),
]


def test_what_could_break_a_text_is_unfit() -> None:
    for source, form, fit in FORMS_AND_SOURCES:
        fault = fault_of(Message("", source, "", False, (form,)))
        assert (fault is None) is fit
        assert fault is None or "\n" not in fault


def test_one_needs_no_number() -> None:
    assert fault_of(Message("", "%n move(s)", "", True, ("un coup", "%n coups"))) is None
    assert fault_of(Message("", "%n of {a}", "", True, ("un {b}", "%n {a}"))) is not None
    assert fault_of(Message("", "%n move(s)", "", True, ("%n coup", "coups"))) is not None
    assert fault_of(Message("", "a", "", False, ())) is None


FORMS = {"de": 2, "fr": 2, "pt-BR": 2, "ja": 1, "zh": 1, "ru": 3, "pl": 3, "cs": 3, "ro": 3,
         "lt": 3, "lv": 3, "sl": 4, "is": 2, "ar": 6}  # fmt: skip


@pytest.mark.parametrize("language", FORMS)
def test_the_form_of_a_number_is_that_of_qt(tmp_path: Path, language: str) -> None:
    from PySide6.QtCore import QTranslator

    forms = tuple(f"%n {form}" for form in "abcdef"[: FORMS[language]])
    text = languages.message("%n game(s)", forms)
    path = languages.written(tmp_path, language, text, language.replace("-", "_"))
    qt_tools.release(path, tmp_path / "x.qm")
    judge = QTranslator()
    assert judge.load(str(tmp_path / "x.qm"))
    rule = plural_rule(language)
    for number in (*range(131), 1000, 1001, 1002, 1011, 1_000_000):
        expected = judge.translate("", "%n game(s)", "", number)
        assert expected
        assert forms[min(rule(number), len(forms) - 1)] == expected, number

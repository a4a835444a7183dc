"""A language of a person's own: found in its folder, and unable to break anything."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from cfanp_gui.assets import asset, user_data
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.record.translation_file import TranslationError
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.help.help_dialogs import page
from cfanp_gui.window.lessons.lesson_actions import lessons
from cfanp_gui.window.services import languages
from cfanp_gui.window.services.own_languages import Added, add_language
from tests.spoken import LANGUAGES

MESSAGES = """
<message><source>End of the game</source><translation>Fino de la ludo</translation></message>
<message><source>board {board}</source><translation>{board.__class__}</translation></message>
<message><source>{piece} on {square}</source><translation>{piece}</translation></message>
<message><source>empty</source><translation>&lt;b&gt;malplena&lt;/b&gt;</translation></message>
<message numerus="yes"><source>%n move(s)</source><translation>
<numerusform>unu movo</numerusform><numerusform>%n movoj</numerusform></translation></message>
<message><source>Nobody ever says this</source><translation>Neniu</translation></message>
"""


def written(folder: Path, messages: str = MESSAGES, name: str = "cfanp_eo.ts") -> Path:
    path = folder / name
    path.write_text(
        f"<TS version='2.1' language='eo'><context><name></name>{messages}</context></TS>",
        encoding="utf-8",
    )
    return path


def test_a_language_is_added_and_spoken(tmp_path: Path, qapp: QApplication) -> None:
    added = add_language(written(tmp_path))
    assert added == Added("eo", 2, added.texts, 3, 0)
    assert added.texts > 2500
    assert languages.own_keys() == ["own:eo"]
    assert languages.known_languages() == (*LANGUAGES, "own:eo")
    assert languages.name_of("own:eo") == "eo"
    assert languages.install(qapp, "own:eo") == "own:eo"
    assert translated(Text("End of the game")) == "Fino de la ludo"
    assert tr("%n move(s)", "", 1) == "unu movo"
    assert tr("%n move(s)", "", 7) == "7 movoj"
    assert QLocale().language() == QLocale.Language.Esperanto
    # What does not fit, and what is not there, is English.
    assert translated(Text("board {board}", board="A")) == "board A"
    assert translated(Text("empty")) == "empty"
    assert QCoreApplication.translate("", "Batting order") == "Batting order"
    assert translated(Plural("%n piece(s)", "", 2)) == "2 pieces"
    assert page("rules.txt", "own:eo") == page("rules.txt", "en")
    assert lessons("own:eo") == lessons("en")


def test_pages_and_lessons_come_along_where_their_lines_fit(tmp_path: Path) -> None:
    for kind, name, change in (
        ("help", "rules.txt", ("# ", "# Ludo ")),
        ("help", "playing.txt", ("N: ", "X: ../../secret ")),
        ("lessons", "ring.txt", ("say: ", "say: Diru ")),
        ("lessons", "cfanp.txt", ("done: ", "done: any ")),
        ("lessons", "strategichess.txt", ("people: ", "people: Adamo, ")),
    ):
        text = asset(kind, name).read_text(encoding="utf-8")
        (tmp_path / kind).mkdir(exist_ok=True)
        (tmp_path / kind / name).write_text(text.replace(*change), encoding="utf-8")
    (tmp_path / "help" / "notes.txt").write_text("mine", encoding="utf-8")
    added = add_language(written(tmp_path))
    lessons.cache_clear()
    assert added.pages == 3
    assert page("rules.txt", "own:eo").startswith("# Ludo ")
    assert page("playing.txt", "own:eo") == page("playing.txt", "en")
    assert any(step.say.startswith("Diru ") for one in lessons("own:eo") for step in one.steps)
    kept = sorted(path.name for path in (user_data() / "languages" / "eo").rglob("*.txt"))
    assert kept == ["ring.txt", "rules.txt"]


def test_a_later_file_takes_the_place_of_the_first_once_it_is_read(tmp_path: Path) -> None:
    add_language(written(tmp_path))
    broken = written(tmp_path, "<message>")
    with pytest.raises(TranslationError, match=r"cfanp_eo\.ts, line 1: this is no XML"):
        add_language(broken)
    (kept,) = (user_data() / "languages").iterdir()
    assert "Fino" in (kept / "eo.ts").read_text(encoding="utf-8")
    add_language(written(tmp_path, MESSAGES.replace("Fino", "Fin'")))
    assert "Fin'" in (kept / "eo.ts").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "messages", "sentence"),
    [
        ("a b.ts", MESSAGES, "“a b.ts” cannot be the name of a language"),
        ("cfanp_eo.ts", "", "cfanp_eo.ts translates none of this program's texts"),
    ],
)
def test_what_is_no_language_is_refused(
    tmp_path: Path, name: str, messages: str, sentence: str
) -> None:
    with pytest.raises(TranslationError, match=sentence):
        add_language(written(tmp_path, messages, name))
    assert languages.own_keys() == []


@pytest.mark.parametrize(
    "text", ["<TS>", "<?xml version='1.0' encoding='klingon'?><TS/>", "<TS>" + " " * 3_000_000]
)
def test_a_file_that_was_broken_later_is_english(
    tmp_path: Path, qapp: QApplication, text: str
) -> None:
    add_language(written(tmp_path))
    (user_data() / "languages" / "eo" / "eo.ts").write_text(text, encoding="utf-8")
    assert languages.install(qapp, "own:eo") == "own:eo"
    assert translated(Text("End of the game")) == "End of the game"

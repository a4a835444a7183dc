"""Languages: the one wanted is spoken at once everywhere, with its forms, and may be one's own."""

import gc
import importlib.util
import logging
import os
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset, user_data
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.added_languages import Added, add_language
from cfanp_gui.record.translation_file import TranslationError
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.app import report_settings
from cfanp_gui.window.help.help_dialogs import page
from cfanp_gui.window.lessons.lesson_actions import lessons
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services import languages
from cfanp_gui.window.services.locale_forms import (
    EXACT,
    day_text,
    moment_text,
    share_text,
    sorting_key,
)
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_page import SetupPage
from tests.packaging import script
from tests.spoken import LANGUAGES, TRANSLATED

qt_tools = script("qt_tools")
SYSTEM = GAMES[0]
PLAY_ORDER = next(one for one in SYSTEM.options if one.name == "order")
TRANSLATIONS = Path(str(asset("translations")))
ORDER = {"de": "Zugreihenfolge", "en": "Order of play"}


def order() -> str:
    """Return an option's words."""
    return translated(PLAY_ORDER.label)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder of translations of its own, with the sources only."""
    for source in TRANSLATIONS.glob("*.ts"):
        shutil.copy(source, tmp_path)

    def own(*names: str) -> Path:
        found = tmp_path.joinpath(*names[1:])
        if not found.exists():
            raise FileNotFoundError(found.name)
        return found

    monkeypatch.setattr(languages, "asset", own)
    return tmp_path


# What is spoken


class Widget(QWidget):
    """Counts how often it hears of another language."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


SPOKEN = {
    "de": ("Der Bauer auf Ae2 kann nicht nach Bd4 (e5) ziehen (Regel 1, FIDE)", "Abbrechen",
           "1 Zug", "2 Züge"),
    "en": ("The pawn on Ae2 cannot go to Bd4 (e5) (Rule 1, FIDE)", "Cancel", "1 move", "2 moves"),
}  # fmt: skip


def test_a_language_is_spoken_everywhere_and_told_of_once(
    qapp: QApplication, qtbot: QtBot, settings: Settings
) -> None:
    widget = Widget()
    qtbot.addWidget(widget)
    inner = Widget(widget)
    refused = SYSTEM.initial(3, {}).refusal(SYSTEM.parse_action("AB:e2e5"))
    assert refused is not None
    for count, key in enumerate(("de", "en", "de"), start=1):
        assert languages.install(qapp, key) == key
        qtbot.waitUntil(lambda wanted=count: widget.heard == wanted)
        assert inner.heard == count
        gc.collect()
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        qtbot.addWidget(box)
        cancel = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
        moves = [tr("%n move(s)", "", number) for number in (1, 2)]
        assert (translated(refused.sentence), cancel, *moves) == SPOKEN[key]
        assert (languages.current(), order()) == (key, ORDER[key])
    drawn = next(iter(PLAY_ORDER.choices))
    assert translated(drawn.help) == "Die Zugreihenfolge wird ausgelost."
    assert QLocale().language() == QLocale.Language.German
    qtbot.waitUntil(lambda: len(qapp.findChildren(QTranslator)) == 2)
    dialog = SetupPage(settings)
    qtbot.addWidget(dialog)
    assert (dialog.windowTitle(), dialog.onward.text()) == ("Neue Partie", "Beginnen")
    labels = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Zugreihenfolge", "Bonuszüge", "Eroberte Armeen"} <= labels
    assert dialog.names()[0] == "Spieler 1"


def test_the_system_is_followed_or_not(
    qapp: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for key in ("es", "fr", "pt_BR", "tlh", "zh"):
        (folder / f"cfanp_{key}.ts").touch()
    (folder / "cfanp_zh_TW.ts").unlink(missing_ok=True)
    wrong, here = [], ["C"]
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(here[0]))
    for here[0], key, language in (
        ("de_AT", "system", "de"), ("en_US", "system", "en"), ("eo_001", "system", "en"),
        ("C", "system", "en"), ("fr_FR", "de", "de"), ("de_DE", "en", "en"), ("C", "xyz", "en"),
        ("zh-Hans-CN", "system", "zh"), ("zh-SG", "system", "zh"), ("zh-TW", "system", "en"),
        ("zh-Hant-HK", "system", "en"), ("es-MX", "system", "es"), ("fr-CA", "system", "fr"),
        ("pt-PT", "system", "pt_BR"), ("pt-BR", "system", "pt_BR"),
    ):  # fmt: skip
        if languages.language_of(key) != language:
            wrong.append((here[0], key, languages.language_of(key)))
    assert wrong == []
    here[0] = "de_AT"
    assert languages.install(qapp, "system") == "de"
    assert QLocale().name() == "de_AT"


def test_languages_are_found_by_their_files_and_named_in_themselves(folder: Path) -> None:
    for name in ("cfanp_zh.ts", "cfanp_zh.qm", "cfanp_pt_BR.qm", "glossary.tsv", "other_it.ts"):
        (folder / name).touch()
    assert languages.known_languages() == ("en", *sorted({*TRANSLATED, "pt_BR", "zh"}))
    keys = ("en", "de", "es", "fr", "ja", "pt_BR", "zh", "zh_TW", "tlh")
    assert [languages.name_of(key) for key in keys] == [
        "English", "Deutsch", "Español", "Français", "日本語", "Português", "简体中文", "繁體中文",
        "Tlh",
    ]  # fmt: skip


def test_words_are_made_of_their_source_unless_a_build_has_packed_them(
    qapp: QApplication, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    languages.install(qapp, "de")
    assert order() == ORDER["de"]
    assert not list(folder.glob("*.qm"))
    # What is older than its source is made anew.
    made = folder / "cfanp_de.qm"
    made.write_bytes(b"old")
    os.utime(made, (1, 1))
    languages.install(qapp, "de")
    assert order() == ORDER["de"]
    assert made.read_bytes() == b"old"
    qt_tools.release(folder / "cfanp_en.ts", made)
    source = folder / "cfanp_de.ts"
    source.unlink()
    languages.install(qapp, "de")
    assert order() == ORDER["en"], "English is packed under German"
    made.unlink()
    source.write_text("no translation", encoding="utf-8")
    with caplog.at_level(logging.WARNING):
        assert languages.install(qapp, "de") == "de"
    assert order() == ORDER["en"]
    assert "the language de cannot be used: cfanp_de.ts, line 1: this is no XML" in caplog.text


def test_a_language_without_a_font_is_told_of_at_the_start(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    fonts: list[str] = []
    monkeypatch.setattr(QFontDatabase, "families", lambda _: fonts)
    assert languages.without_font("de") == ""
    report_settings(window, settings)
    assert window.view.sentence == ""
    settings.set_preferences(replace(settings.preferences(), language="ja"))
    report_settings(window, settings)
    assert window.view.sentence == (
        "No font on this system has the characters of Japanese: install one, such as Noto Sans."
    )
    fonts.append("Noto Sans CJK JP")
    assert languages.without_font("ja") == ""


# Days, shares, and the order of words


@pytest.fixture
def locale() -> Iterator[None]:
    usual = QLocale()
    yield
    QLocale.setDefault(usual)


@pytest.mark.usefixtures("locale")
def test_words_are_sorted_and_days_and_shares_written_as_the_language_has_them() -> None:
    for language, words in (
        ("de", "apfel Äpfel öde Ofen Zug2 Zug10"),
        ("es", "nube nz ñandú oso"),
        ("fr", "eau ecole élan étage"),
    ):
        QLocale.setDefault(QLocale(language))
        assert sorted(sorted(words.split()), key=sorting_key()) == words.split()
        assert sorting_key()("Zug") == sorting_key()("zug")
    for language, day, moment, share in (
        ("de", "06.05.2024", "06.05.2024 14:05", "25,6 %"),
        ("fr", "06/05/2024", "06/05/2024 14:05", "25,6 %"),
        ("ja", "2024/05/06", "2024/05/06 14:05", "25.6 %"),
    ):
        QLocale.setDefault(QLocale(language))
        here = datetime(2024, 5, 6, 14, 5).astimezone()
        told = day_text("2024.05.06"), moment_text(here), share_text(0.256, EXACT)
        assert told == (day, moment, share)
        assert day_text("2024.??.??") == "2024.??.??"
        assert day_text("1895.05.06").count("1895") == 1
        assert share_text(0.256) == "26 %"
    QLocale.setDefault(QLocale.c())
    assert day_text("2024.05.06") == "2024-05-06", "a system without a locale"


# A language of a person's own

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
    assert [tr("%n move(s)", "", number) for number in (1, 7)] == ["unu movo", "7 movoj"]
    assert QLocale().language() == QLocale.Language.Esperanto
    # What does not fit, and what is not there, is English.
    assert translated(Text("board {board}", board="A")) == "board A"
    assert translated(Text("empty")) == "empty"
    assert QCoreApplication.translate("", "Order of play") == "Order of play"
    assert translated(Plural("%n piece(s)", "", 2)) == "2 pieces"
    assert page("rules.txt", "own:eo") == page("rules.txt", "en")
    assert lessons("own:eo") == lessons("en")
    # A file that is broken later is English.
    file = user_data() / "languages" / "eo" / "eo.ts"
    for text in ("<TS>", "<?xml version='1.0' encoding='klingon'?><TS/>", "<TS>" + " " * 3_000_000):
        file.write_text(text, encoding="utf-8")
        assert languages.install(qapp, "own:eo") == "own:eo"
        assert translated(Text("End of the game")) == "End of the game"


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


def test_what_is_no_language_is_refused_and_leaves_the_one_there_is(tmp_path: Path) -> None:
    for name, messages, sentence in (
        ("a b.ts", MESSAGES, "“a b.ts” cannot be the name of a language"),
        ("cfanp_eo.ts", "", "cfanp_eo.ts translates none of this program's texts"),
    ):
        with pytest.raises(TranslationError, match=sentence):
            add_language(written(tmp_path, messages, name))
    assert languages.own_keys() == []
    add_language(written(tmp_path))
    with pytest.raises(TranslationError, match=r"cfanp_eo\.ts, line 1: this is no XML"):
        add_language(written(tmp_path, "<message>"))
    (kept,) = (user_data() / "languages").iterdir()
    assert "Fino" in (kept / "eo.ts").read_text(encoding="utf-8")
    add_language(written(tmp_path, MESSAGES.replace("Fino", "Fin'")))
    assert "Fin'" in (kept / "eo.ts").read_text(encoding="utf-8")


# Qt's tools


def test_a_translation_is_made_or_the_tool_says_why_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = tmp_path / "x.ts", tmp_path / "x.qm"
    source.write_text("no translation", encoding="utf-8")
    target.write_bytes(b"old")
    with pytest.raises(qt_tools.ToolError, match="lrelease failed: "):
        qt_tools.release(source, target)
    assert target.read_bytes() == b"old"
    written(
        tmp_path, "<message><source>x</source><translation>König</translation></message>", "x.ts"
    )
    qt_tools.release(source, target)
    assert "König".encode("utf-16-be") in target.read_bytes()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["x.qm", "x.ts"]
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path)]
    for found, words in ((spec, "lrelease cannot be run: "), (None, "PySide6 is not installed")):
        monkeypatch.setattr(importlib.util, "find_spec", lambda _, found=found: found)
        with pytest.raises(qt_tools.ToolError, match=words):
            qt_tools.run("lrelease", "-version")

"""The window speaks the language that is wanted, from the first word and when it changes."""

from __future__ import annotations

import gc
import logging
import os
import re
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QTranslator
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.games.registry import GAMES
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.app import report_settings
from cfanp_gui.window.help.help_dialogs import HelpDialog, help_pages, page, render
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.command_bar import typed_words
from cfanp_gui.window.services import languages
from cfanp_gui.window.services.qt_tools import ToolError, release
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.start.setup_dialog import SetupDialog
from tests.spoken import LANGUAGES, TRANSLATED

SYSTEM = GAMES[0]
TRANSLATIONS = Path(str(asset("translations")))


class Widget(QWidget):
    """Counts how often it hears of another language."""

    heard = 0

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.heard += 1
        super().changeEvent(event)


def cancel(qtbot: QtBot) -> str:
    """Return the word on Qt's own button."""
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    return box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")


def refusal() -> str:
    """Return what the rules say to a pawn that goes too far."""
    start = SYSTEM.initial(3, {})
    found = start.refusal(SYSTEM.parse_action("AB:e2e5"))
    assert found is not None
    return translated(found.sentence)


def test_german_is_spoken_everywhere(qapp: QApplication, qtbot: QtBot) -> None:
    assert languages.current() == "en"
    assert languages.install(qapp, "de") == "de"
    gc.collect()
    assert languages.current() == "de"
    assert refusal() == "Bauer auf Ae2 kann nicht nach Bd4 (e5) ziehen (Regel 1, FIDE)"
    assert translated(SYSTEM.options[1].label) == "Zugreihenfolge"
    assert translated(SYSTEM.options[1].choices[0].help) == "Die Zugreihenfolge wird ausgelost."
    assert cancel(qtbot) == "Abbrechen"
    assert tr("%n move(s)", "", 1) == "1 Zug"
    assert tr("%n move(s)", "", 2) == "2 Züge"
    assert QLocale().language() == QLocale.Language.German


def test_a_dialog_is_german(qapp: QApplication, qtbot: QtBot, settings: Settings) -> None:
    languages.install(qapp, "de")
    dialog = SetupDialog(None, settings)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Neue Partie"
    assert dialog.begin.text() == "Beginnen"
    labels = {label.text() for label in dialog.findChildren(QLabel)}
    assert {"Zugreihenfolge", "Bonuszüge", "Eroberte Armeen"} <= labels
    assert dialog.names()[0] == "Spieler 1"


def test_english_has_its_plurals(qapp: QApplication, qtbot: QtBot) -> None:
    languages.install(qapp, "en")
    assert refusal() == "The pawn on Ae2 cannot go to Bd4 (e5) (Rule 1, FIDE)"
    assert cancel(qtbot) == "Cancel"
    assert tr("%n move(s)", "", 1) == "1 move"
    assert tr("%n move(s)", "", 2) == "2 moves"


def test_widgets_hear_of_a_change_once_and_nothing_is_left_of_the_old(
    qapp: QApplication, qtbot: QtBot
) -> None:
    widget = Widget()
    qtbot.addWidget(widget)
    inner = Widget(widget)
    for count, key in enumerate(("de", "en", "de"), start=1):
        languages.install(qapp, key)
        qtbot.waitUntil(lambda wanted=count: widget.heard == wanted)
        assert inner.heard == count
        assert (
            translated(SYSTEM.options[1].label)
            == {"de": "Zugreihenfolge", "en": "Batting order"}[key]
        )
    qtbot.waitUntil(lambda: len(qapp.findChildren(QTranslator)) == 2)


@pytest.mark.parametrize(
    ("system", "key", "language"),
    [
        ("de_AT", "system", "de"),
        ("en_US", "system", "en"),
        ("eo_001", "system", "en"),
        ("C", "system", "en"),
        ("fr_FR", "de", "de"),
        ("de_DE", "en", "en"),
        ("de_DE", "tlh", "en"),
    ],
)
def test_the_system_is_followed_or_not(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, system: str, key: str, language: str
) -> None:
    class Elsewhere(QLocale):
        @staticmethod
        def system() -> QLocale:
            return QLocale(system)

    monkeypatch.setattr(languages, "QLocale", Elsewhere)
    assert languages.language_of(key) == language
    assert languages.install(qapp, key) == language
    if system == "de_AT":
        assert QLocale().name() == "de_AT"


def test_languages_are_named_in_themselves() -> None:
    keys = ("en", "de", "es", "fr", "ja", "pt_BR", "zh", "zh_TW", "tlh")
    assert [languages.name_of(key) for key in keys] == [
        "English", "Deutsch", "Español", "Français", "日本語", "Português", "简体中文", "繁體中文",
        "Tlh",
    ]  # fmt: skip


def test_a_language_is_found_by_its_file(folder: Path) -> None:
    for name in ("cfanp_zh.ts", "cfanp_zh.qm", "cfanp_pt_BR.qm", "glossary.tsv", "other_it.ts"):
        (folder / name).touch()
    keys = languages.known_languages()
    assert keys[0] == "en"
    assert list(keys[1:]) == sorted({*TRANSLATED, "pt_BR", "zh"})


@pytest.mark.parametrize(
    ("system", "language"),
    [
        ("zh-Hans-CN", "zh"), ("zh-SG", "zh"), ("zh-TW", "en"), ("zh-Hant-HK", "en"),
        ("es-MX", "es"), ("fr-CA", "fr"), ("pt-PT", "pt_BR"), ("pt-BR", "pt_BR"), ("C", "en"),
    ],
)  # fmt: skip
def test_a_country_has_the_language_in_its_script(
    folder: Path, monkeypatch: pytest.MonkeyPatch, system: str, language: str
) -> None:
    for key in ("es", "fr", "pt_BR", "tlh", "zh"):
        (folder / f"cfanp_{key}.ts").touch()
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    assert languages.language_of(languages.SYSTEM) == language


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


def test_what_the_build_did_not_make_is_made_at_the_start(qapp: QApplication, folder: Path) -> None:
    languages.install(qapp, "de")
    assert translated(SYSTEM.options[1].label) == "Zugreihenfolge"
    assert not list(folder.glob("*.qm"))


def test_what_is_older_than_its_source_is_made_anew(qapp: QApplication, folder: Path) -> None:
    made = folder / "cfanp_de.qm"
    made.write_bytes(b"old")
    os.utime(made, (1, 1))
    languages.install(qapp, "de")
    assert translated(SYSTEM.options[1].label) == "Zugreihenfolge"
    assert made.read_bytes() == b"old"


def test_what_a_build_has_packed_is_used_whichever_was_written_first(
    qapp: QApplication, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = folder / "cfanp_de.qm"
    release(folder / "cfanp_en.ts", made)
    os.utime(made, (1, 1))
    monkeypatch.setattr(languages, "is_packed", lambda path: path.parent == folder)
    languages.install(qapp, "de")
    assert translated(SYSTEM.options[1].label) == "Batting order", "English is packed under German"


@pytest.mark.usefixtures("folder")
def test_without_words_english_is_spoken_and_it_is_logged(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(source: Path, target: Path) -> None:
        raise ToolError(f"no tool for {source.name} and {target.name}")

    monkeypatch.setattr("cfanp_gui.window.services.qt_tools.release", fail)
    with caplog.at_level(logging.WARNING):
        assert languages.install(qapp, "de") == "de"
    assert translated(SYSTEM.options[1].label) == "Batting order"
    assert "no tool for cfanp_de.ts" in caplog.text
    assert "no words for the language de" in caplog.text


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("name", [name for name, _ in help_pages()])
def test_pages_have_the_lines_of_the_english_ones(name: str, language: str) -> None:
    english, other_page = page(name, "en").splitlines(), page(name, language).splitlines()
    assert english != other_page
    assert [line.partition(" ")[0] for line in other_page] == [
        line.partition(" ")[0] for line in english
    ]
    for one, other in zip(english, other_page, strict=True):
        if one.startswith("M: ") or (one.startswith("C: ") and "—" not in one):
            assert one == other
        if len(one) > 80 and not one.startswith("C: "):
            assert one != other
            assert 0.15 < len(other) / len(one) < 2
    assert render(page(name, language), drawn=False)


_QUOTED = re.compile(r"[“„«「‹]\s*(\w+)\s*[”“»」›]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_help_names_are_understood(qapp: QApplication, language: str) -> None:
    languages.install(qapp, language)
    words, found = typed_words(), 0
    for name, _ in help_pages():
        lines = zip(page(name, "en").splitlines(), page(name, language).splitlines(), strict=True)
        for english, other in lines:
            for word in re.findall(r"the word “(\w+)”", english):
                found += 1
                assert word in [words.get(quoted) for quoted in _QUOTED.findall(other)], other
    assert found


def test_an_open_help_changes_its_language(qapp: QApplication, qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    languages.install(qapp, "de")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Hilfe")
    titles = [dialog.pages.title(number) for number in range(dialog.pages.count())]
    assert titles[:10] == [
        "Regeln",
        "Petersons Regeln",
        "Lawine",
        "Dame",
        "Verdeckte Armeen",
        "Multi Player Chess",
        "StrategiChess",
        "Spielen",
        "Mit einem Bildschirmleser",
        "Notation",
    ]
    assert titles[-1] == "Schach mit verschiedenen Armeen"
    shown = dialog.pages.widget(0).toPlainText()  # type: ignore[attr-defined]
    assert "Halbbrett" in shown
    assert "wir" in shown.split()
    languages.install(qapp, "en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Help")
    assert "half-board" in dialog.pages.widget(0).toPlainText()  # type: ignore[attr-defined]


def test_a_language_without_a_font_is_told_of(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "cfanp_zh.ts").touch()
    monkeypatch.setattr(QFontDatabase, "families", lambda _: [])
    assert languages.without_font("zh") == (
        "No font on this system has the characters of Simplified Chinese: "
        "install one, such as Noto Sans."
    )
    assert languages.without_font("de") == ""
    monkeypatch.setattr(QFontDatabase, "families", lambda _: ["Noto Sans CJK SC"])
    assert languages.without_font("zh") == ""


def test_so_it_is_at_the_start(
    window: MainWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "report", said.append)
    monkeypatch.setattr(QFontDatabase, "families", lambda _: [])
    report_settings(window, settings)
    assert said == []
    settings.set_preferences(settings.preferences()._replace(language="ja"))
    report_settings(window, settings)
    assert said == [languages.without_font("ja")]

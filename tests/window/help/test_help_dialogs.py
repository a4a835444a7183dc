"""The Help menu's dialogs: rules and help, keys, About."""

from __future__ import annotations

import re
from html import escape
from types import ModuleType

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QMenu, QTextBrowser
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import own
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.games.ring import explain as ring_refusals
from cfanp_gui.games.strategichess import explain as strategi_refusals
from cfanp_gui.record.colour import luminance
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.help import help_dialogs
from cfanp_gui.window.help.help_dialogs import (
    HelpDialog,
    SafeBrowser,
    ShortcutsDialog,
    help_pages,
    page,
    render,
    table_keys,
)
from cfanp_gui.window.menu_actions import Shortcut
from cfanp_gui.window.services import languages
from cfanp_gui.window.widgets.style import palette_of
from tests.spoken import LANGUAGES

BASES = [
    "Minixiangqi",
    "Xiangqi",
    "Minishogi",
    "Shogi",
    "Makruk",
    "Shatranj",
    "Crazyhouse",
    "Capablanca Chess",
    "Grand Chess",
    "Courier Chess",
    "Knightmate",
    "Berolina Chess",
    "Chess with Different Armies",
]
"""The titles of the pages of base games."""

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_every_page_shows_all_its_words(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    assert [dialog.pages.title(number) for number in range(dialog.pages.count())] == [
        "Rules",
        "Peterson’s rules",
        "Avalanche",
        "Checkers",
        "Hidden armies",
        "Multi Player Chess",
        "StrategiChess",
        "Playing",
        "With a screen reader",
        "Notation",
        "Bots of your own",
        *BASES,
    ]
    for number, (name, _) in enumerate(help_pages()):
        browser = dialog.pages.widget(number)
        assert isinstance(browser, QTextBrowser)
        assert browser.accessibleName() == dialog.pages.title(number)
        shown = " ".join(browser.toPlainText().split())
        lines = asset("help", name).read_text(encoding="utf-8").splitlines()
        lines = [line for line in lines if line.strip() and not line.startswith(("A: ", "M: "))]
        # Of a picture the file is not shown, but the picture.
        words = [
            " ".join(line.split(" ", 2 if line.startswith(("P: ", "X: ")) else 1)[-1].split())
            for line in lines
        ]
        assert len(words) >= 9
        for line in words:
            assert line in shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "author"),
    [
        ("rules.txt", "Betza"),
        ("peterson.txt", "Peterson"),
        ("avalanche.txt", "Betza"),
        ("checkers.txt", "Betza"),
        ("ring.txt", "original"),
        ("strategichess.txt", "original"),
    ],
)
def test_rules_and_interpretation_are_marked_apart(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, name: str, author: str, language: str
) -> None:
    monkeypatch.setattr(languages, "current", lambda: language)
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page(name)
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    words = shown.toPlainText().splitlines()
    lines = page(name, language).splitlines()
    for mark, label in (("T: ", author), ("I: ", "ours")):
        count = sum(line.startswith(mark) for line in lines)
        assert count > 0
        assert words.count(label) == count
    assert ("Betza" in words) == (author == "Betza")


@pytest.mark.parametrize("name", ["rules.txt", "ring.txt", "strategichess.txt", "peterson.txt"])
def test_what_inventors_say_stands_below_its_translation(name: str) -> None:
    english = page(name, "en")
    said = [escape(line[3:]) for line in english.splitlines() if line[:3] == "T: "]
    for language in set(LANGUAGES) - {"en"}:
        shown = render(page(name, language), english=english)
        beside = re.findall(r'<i lang="en">English: (.*?)</i>', shown)
        assert beside == said
    assert 'lang="en"' not in render(english)


@pytest.mark.parametrize("size", [9, 18])
def test_a_mark_is_never_broken(qtbot: QtBot, size: int) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setStyleSheet(f"font-size: {size}pt")
    browser.resize(500, 400)
    browser.show()
    browser.setHtml(render("A: Peterson\nT: " + "many words " * 30))
    block = browser.document().begin()
    while block.text() != "Peterson":
        block = block.next()
    browser.document().documentLayout().documentSize()
    assert block.layout().lineCount() == 1
    assert block.next().layout().lineCount() > 1


def test_a_mark_has_its_own_name_and_colour() -> None:
    one, other = render("A: Betza\nT: same"), render("A: Betza\nI: same")
    assert one.replace("Betza", "").replace("#1f7a6d", "") == other.replace("ours", "").replace(
        "#a8621b", ""
    )


def test_marks_are_read_on_dark_ground_too(qtbot: QtBot) -> None:
    for kind in "TI":
        light, dark = (render(f"{kind}: words", dark) for dark in (False, True))
        for html, ground in ((light, "#ffffff"), (dark, DARK.table.name())):
            (colour,) = set(re.findall(r"#[0-9a-f]{6}", html))
            bright, dim = sorted((luminance(colour), luminance(ground)), reverse=True)
            assert (bright + 0.05) / (dim + 0.05) > 4.5, (kind, ground)
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.setPalette(palette_of(LIGHT))  # another test may have left a dark one
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    before = shown.toHtml()
    palette = dialog.palette()
    palette.setColor(palette.ColorRole.Base, DARK.table)
    dialog.setPalette(palette)
    qtbot.waitUntil(lambda: shown.toHtml() != before)
    assert "#6fd3c2" in shown.toHtml()


@pytest.mark.parametrize("name", [name for name, _ in help_pages()])
def test_all_languages_mark_the_same_paragraphs(name: str) -> None:
    kinds = {
        language: [
            line.partition(" ")[0] for line in page(name, language).splitlines() if line.strip()
        ]
        for language in LANGUAGES
    }
    assert all(kind == kinds["en"] for kind in kinds.values())


def test_only_pages_of_rules_have_marks() -> None:
    marked = {
        name
        for name, _ in help_pages()
        if any(line.startswith(("T: ", "I: ")) for line in page(name, "en").splitlines())
    }
    marked -= {f"{game.key}.txt" for game in own().games}
    assert marked == {
        "rules.txt", "peterson.txt", "avalanche.txt", "checkers.txt", "hidden.txt",
        "ring.txt",
        "strategichess.txt",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("room", "name"), [(ring_refusals, "ring.txt"), (strategi_refusals, "strategichess.txt")]
)
def test_the_rules_a_refusal_may_name_are_named_in_the_help(room: ModuleType, name: str) -> None:
    rules = [value for key, value in vars(room).items() if key.startswith("RULE_")]
    (sentence,) = (line for line in page(name, "en").splitlines() if "names the rule" in line)
    assert len(rules) == 8
    for rule in rules:
        assert rule in sentence


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare pages the pictures of how pieces move, which take long to draw."""
    monkeypatch.setattr(help_dialogs, "movements_html", lambda named, *_: f"<p>{named}</p>")


@pytest.mark.usefixtures("undrawn")
def test_the_help_opens_at_a_page(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    for number, (name, _) in reversed(list(enumerate(help_pages()))):
        dialog.show_page(name)
        assert dialog.pages.currentIndex() == number
    titles = []
    for game in GAMES:
        dialog.show_rules(game)
        titles.append(dialog.pages.title(dialog.pages.currentIndex()))
    assert titles == ["Rules", "Multi Player Chess", "StrategiChess"]
    with pytest.raises(ValueError, match="other"):
        dialog.show_page("other.txt")
    assert dialog.pages.title(dialog.pages.currentIndex()) == "StrategiChess"


@pytest.mark.usefixtures("undrawn")
def test_each_base_game_opens_the_help_at_a_page_of_its_own(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    opened = {}
    for base in BASE_GAMES:
        dialog.show_rules(find_game("cfanp").variant({"base": base.key}))
        opened[base.key] = dialog.pages.currentIndex()
    assert len(set(opened.values())) == len(opened)


def example_link(browser: QTextBrowser) -> str:
    """Return where the first link on a page leads."""
    return str(re.findall(r'href="([^"]*)"', browser.toHtml())[0])


def choose_example(qtbot: QtBot, dialog: HelpDialog, number: int) -> None:
    """Choose one of the examples on the open page, by the keyboard."""
    qtbot.mouseClick(dialog.step_through, Qt.MouseButton.LeftButton)
    (menu,) = (one for one in dialog.findChildren(QMenu) if one.isVisible())
    for _ in range(number):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)


def test_an_example_is_stepped_through_and_left(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.show_page("rules.txt")
    assert not dialog.step_through.isVisible()
    dialog.show_page("peterson.txt")
    assert dialog.step_through.isVisible()
    browser = dialog.pages.currentWidget()
    assert isinstance(browser, QTextBrowser)
    before = browser.toHtml()
    browser.anchorClicked.emit(QUrl(example_link(browser)))
    assert dialog.shows_example
    assert dialog.example.isVisible()
    assert not dialog.pages.isVisible()
    assert not dialog.search.isVisible()
    assert not dialog.step_through.isVisible()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    (box,) = dialog.findChildren(QDialogButtonBox)
    for keyboard in (dialog.example.forth, box.button(QDialogButtonBox.StandardButton.Close)):
        keyboard.setFocus()
        qtbot.keyClick(keyboard, Qt.Key.Key_Right)
    assert dialog.example.at == 2
    qtbot.mouseClick(dialog.example.page, Qt.MouseButton.LeftButton)
    assert not dialog.shows_example
    assert dialog.pages.currentWidget() is browser
    assert browser.isVisible()
    assert browser.toHtml() == before
    choose_example(qtbot, dialog, 1)
    assert dialog.shows_example
    assert dialog.example.example.file == "exchange.cpgn"
    assert dialog.example.at == 0
    dialog.show_page("ring.txt")
    assert not dialog.shows_example
    assert not dialog.step_through.isVisible()


def test_every_link_on_a_page_leads_to_an_example(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page("peterson.txt")
    browser = dialog.pages.currentWidget()
    assert isinstance(browser, QTextBrowser)
    links = re.findall(r'href="([^"]*)"', browser.toHtml())
    assert len(links) == len(set(links)) == 3
    for link in links:
        browser.anchorClicked.emit(QUrl(link))
        assert link == f"example:{dialog.example.example.file}"
        assert dialog.example.where.text().startswith("Step 1 of ")
        dialog.show_pages()


@pytest.mark.parametrize(
    "link", ["example:none.cpgn", "example:../x", "file:///etc/hostname", "http://127.0.0.1/", ""]
)
def test_no_other_link_is_followed(qtbot: QtBot, link: str) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page("peterson.txt")
    browser = dialog.pages.currentWidget()
    assert isinstance(browser, QTextBrowser)
    browser.anchorClicked.emit(QUrl(link))
    assert not dialog.shows_example


def test_an_example_speaks_the_language_in_use(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.show_page("peterson.txt")
    dialog.show()
    choose_example(qtbot, dialog, 1)
    dialog.example.go(3)
    english = dialog.example.words.text()
    monkeypatch.setattr(languages, "current", lambda: "de")
    dialog.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert dialog.example.at == 3
    assert english in page("peterson.txt", "en")
    assert dialog.example.words.text() != english
    assert dialog.example.words.text() in page("peterson.txt", "de")


def test_a_record_with_another_name_is_an_error() -> None:
    for name in ("../x.cpgn", "x.txt", "X.cpgn", ""):
        with pytest.raises(ValueError, match="help line 1 names the example"):
            render(f"X: {name} words")


def test_the_steps_of_each_example_are_counted(qtbot: QtBot) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml(render("X: a.cpgn <b>A\nS: one\nN: note\nS: two\nX: b.cpgn B\nS: other"))
    words = browser.toPlainText().split("\n")
    assert [line for line in words if line[:2] in ("1.", "2.")] == ["1. one", "2. two", "1. other"]
    assert any("<b>A" in line for line in words)


@pytest.mark.parametrize("mark", ["# ", "## ", "T: ", "I: ", "N: ", "C: ", "S: "])
def test_what_a_help_text_says_is_never_markup(qtbot: QtBot, mark: str) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml(render(f"{mark}<b>x</b> <img src='y.png'> &amp;"))
    assert "<b>x</b> <img src='y.png'> &amp;" in browser.toPlainText()


PICTURES = sorted(path.name for path in asset("help", "pictures").iterdir())


def pictures_of(language: str) -> list[str]:
    """Return the files of all pictures in the pages of a language, in their order."""
    lines = (line for name, _ in help_pages() for line in page(name, language).splitlines())
    return [line.split(" ")[1] for line in lines if line.startswith("P: ")]


def test_every_picture_is_shown_in_both_languages_and_is_small() -> None:
    for language in LANGUAGES:
        assert pictures_of(language) == pictures_of("en")
    assert sorted(pictures_of("en")) == PICTURES
    assert len(PICTURES) >= 5
    for name in PICTURES:
        assert asset("help", "pictures", name).stat().st_size < 100_000, name


def test_pictures_are_seen_on_the_page(qtbot: QtBot) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    heights = []
    for html in (render("N: x"), render(f"P: {PICTURES[0]} x")):
        browser.setHtml(html)
        browser.document().setTextWidth(700)
        heights.append(browser.document().size().height())
    assert heights[1] > heights[0] + 200


@pytest.mark.parametrize(
    "name",
    ["../rules.txt", "pictures/pushing.png", "/etc/hostname", "file:///etc/hostname", "none.png",
     "http://127.0.0.1/pushing.png", "pushing.png\n", "Pushing.png", "pushing.png?x", ""],
)  # fmt: skip
def test_no_other_picture_is_loaded(qtbot: QtBot, name: str) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    image = QTextDocument.ResourceType.ImageResource.value
    assert browser.loadResource(image, name) is None
    assert browser.loadResource(image, QUrl(name)) is None or name == "pushing.png\n"
    assert browser.loadResource(image, "pushing.png") is not None
    html = QTextDocument.ResourceType.HtmlResource.value
    assert browser.loadResource(html, "pushing.png") is None


def test_what_a_picture_shows_is_never_markup(qtbot: QtBot) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml(render('P: x.png"onload="y <b>words</b> & more'))
    assert "<b>words</b> & more" in browser.toPlainText()


def test_a_line_without_a_mark_is_an_error() -> None:
    assert render("\n \n") == ""
    with pytest.raises(ValueError, match="help line 2 begins with “words”"):
        render("# title\nwords without a mark")


def test_nothing_is_loaded(qtbot: QtBot) -> None:
    browser = SafeBrowser()
    qtbot.addWidget(browser)
    browser.setHtml('<img src="file:///etc/hostname"><a href="http://127.0.0.1/">x</a>')
    for resource_type in (
        QTextDocument.ResourceType.ImageResource,
        QTextDocument.ResourceType.HtmlResource,
    ):
        assert browser.loadResource(resource_type.value, QUrl("file:///etc/hostname")) is None
    assert not browser.openLinks()
    assert not browser.openExternalLinks()


LINES = [Shortcut("Game", "<b>New</b> & old", "Ctrl+N"), Shortcut("View", "Fit", "Ctrl+0")]


def test_the_keys_of_the_table_come_first(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(None, LINES)
    qtbot.addWidget(dialog)
    rows = [
        Shortcut(*(dialog.list.item(row, column).text() for column in range(3)))
        for row in range(dialog.list.rowCount())
    ]
    assert rows == table_keys() + LINES
    assert all(line.menu and line.title and line.keys for line in rows)


def test_it_is_read_and_not_edited(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(None, LINES)
    qtbot.addWidget(dialog)
    assert dialog.list.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers
    assert dialog.list.accessibleName()
    flags = dialog.list.item(0, 0).flags()
    assert flags & Qt.ItemFlag.ItemIsSelectable
    assert not flags & Qt.ItemFlag.ItemIsEditable


def test_it_closes_with_its_button_and_with_esc(qtbot: QtBot) -> None:
    for way in ("button", "esc"):
        dialog = ShortcutsDialog(None, LINES)
        qtbot.addWidget(dialog)
        dialog.show()
        if way == "button":
            (box,) = dialog.findChildren(QDialogButtonBox)
            box.button(QDialogButtonBox.StandardButton.Close).click()
        else:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible(), way


def test_the_pieces_of_a_base_game_are_drawn_when_its_page_is_shown(qtbot: QtBot) -> None:
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    game = find_game("cfanp").variant({"base": "makruk"})
    dialog.show_page("makruk.txt")
    dialog.show_page("playing.txt")
    dialog.show_rules(game)
    shown = dialog.pages.currentWidget()
    assert isinstance(shown, QTextBrowser)
    assert dialog.pages.title(dialog.pages.currentIndex()) == "Makruk"
    assert shown.toHtml().count("<img") == len(game.piece_types)
    assert "cfanp makruk" not in shown.toPlainText()
    assert "Khon" in shown.toPlainText()


@pytest.mark.parametrize("key", [game.key for game in own().games])
def test_every_own_game_tells_what_each_letter_is_and_how_it_moves(key: str) -> None:
    text = page(f"{key}.txt", "en")
    assert f"M: cfanp {key}" in text.splitlines()
    for letter, kind in find_game("cfanp").variant({"base": key}).piece_types.items():
        if letter not in "KQRBNPDGH" and len(letter) == 1:
            assert f"{letter} " in text, letter
            assert str(kind.name) in text.lower() or str(kind.name) in text

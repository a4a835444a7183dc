"""The help as a person reads it: pages, search, examples played, keys, About.

What is seen of it over the table is told in ``tests/window/scenarios/help.txt``.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialogButtonBox,
    QMenu,
    QTextBrowser,
    QToolButton,
)
from pytestqt.qtbot import QtBot

from cfanp_gui import __version__
from cfanp_gui.assets import asset
from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.cfanp.kernel_state import is_compiled
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.pairs.described.library import own
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.tokens import SIGNS
from cfanp_gui.table.layers.piece_art import PIECE_SETS, ArtKeys
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.help import help_dialogs
from cfanp_gui.window.help.help_actions import RELEASES, AboutDialog, about, licences
from cfanp_gui.window.help.help_dialogs import (
    HelpDialog,
    ShortcutsDialog,
    help_pages,
    page,
    table_keys,
)
from cfanp_gui.window.help.help_examples import ExampleView, examples_of, load_example, stages_of
from cfanp_gui.window.help.help_search import PageList
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.start.setup_page import SetupPage
from cfanp_gui.window.widgets.style import palette_of
from tests.session.play import a_match
from tests.window.conftest import Messages

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LEFT = Qt.MouseButton.LeftButton
TITLES = [
    "Rules", "Peterson’s rules", "Avalanche", "Checkers", "Hidden armies", "Multi Player Chess",
    "StrategiChess", "Playing", "With a screen reader", "Notation", "Command line",
    "Games of your own",
    "Bots of your own", "Python library", *(str(game.name) for game in own().games),
]  # fmt: skip
EXCHANGE = next(
    one for one in examples_of(page("peterson.txt", "en")) if one.file == "exchange.cpgn"
)


@pytest.fixture
def dialog(qtbot: QtBot) -> HelpDialog:
    """The help, in front."""
    dialog = HelpDialog()
    qtbot.addWidget(dialog)
    dialog.setPalette(palette_of(LIGHT))
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    return dialog


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare pages the pictures of how pieces move, which take long to draw."""
    monkeypatch.setattr(help_dialogs, "movements_html", lambda game, *_: f"<p>{game.key}</p>")


def browsers(dialog: HelpDialog) -> list[QTextBrowser]:
    found = [dialog.pages.widget(number) for number in range(dialog.pages.count())]
    return [one for one in found if isinstance(one, QTextBrowser)]


def shown(dialog: HelpDialog) -> QTextBrowser:
    """Return the page that is open."""
    found = dialog.pages.currentWidget()
    assert isinstance(found, QTextBrowser)
    return found


def title(dialog: HelpDialog) -> str:
    return dialog.pages.list.item(dialog.pages.currentIndex()).text()


# Pages


@pytest.mark.usefixtures("undrawn")
def test_every_page_shows_all_its_words_and_is_opened_by_its_game(dialog: HelpDialog) -> None:
    assert [dialog.pages.list.item(at).text() for at in range(dialog.pages.count())] == TITLES
    missing = []
    for (name, _), browser in zip(help_pages(), browsers(dialog), strict=True):
        dialog.show_page(name)
        assert shown(dialog) is browser
        assert browser.accessibleName() == title(dialog)
        words = " ".join(browser.toPlainText().split())
        for line in page(name, "en").splitlines():
            if not line.strip() or line.startswith(("A: ", "M: ")):
                continue
            # Of a picture the file is not shown, but the picture.
            told = line.split(" ", 2 if line.startswith(("P: ", "X: ")) else 1)[-1]
            if " ".join(told.split()) not in words:
                missing.append((name, line))
    assert missing == []
    opened = []
    for game in GAMES:
        if not game.help_pages:
            continue
        dialog.show_rules(game)
        opened.append(title(dialog))
    assert opened == ["Rules", "Multi Player Chess", "StrategiChess"]
    opened.clear()
    for base in BASE_GAMES:
        dialog.show_rules(find_game("cfanp").variant({"base": base.key}))
        opened.append(title(dialog))
    assert len(set(opened)) == len(opened)


def test_who_listens_is_led_to_the_keys(
    qtbot: QtBot, window: MainWindow, read_aloud: list[str]
) -> None:
    window.commands["rules"].trigger()
    (dialog,) = window.findChildren(HelpDialog)
    assert title(dialog) == "With a screen reader"
    qtbot.waitUntil(dialog.pages.sections.hasFocus)
    assert read_aloud[-1].startswith("Press / to type, then a move")


def test_inventors_and_our_reading_are_named_at_their_paragraphs(
    dialog: HelpDialog, qtbot: QtBot, speak: Callable[[str], None]
) -> None:
    for language in ("en", "de"):
        speak(language)
        if language == "de":
            qtbot.waitUntil(lambda: dialog.windowTitle() == "Hilfe")
        ours = {"en": "ours", "de": "wir"}[language]
        for name, author in (
            ("rules.txt", "Betza"), ("peterson.txt", "Peterson"), ("avalanche.txt", "Betza"),
            ("checkers.txt", "Betza"), ("ring.txt", "original"), ("strategichess.txt", "original"),
        ):  # fmt: skip
            dialog.show_page(name)
            words = shown(dialog).toPlainText().splitlines()
            kinds = [line[:3] for line in page(name, language).splitlines()]
            if author != "original" or language == "en":
                assert words.count(author) == kinds.count("T: ") > 0, (language, name)
            assert words.count(ours) == kinds.count("I: ") > 0, (language, name)
            assert ("Betza" in words) == (author == "Betza")
    titles = [dialog.pages.list.item(number).text() for number in range(10)]
    assert titles[:4] == ["Regeln", "Petersons Regeln", "Lawine", "Dame"]
    speak("en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Help")
    assert "half-board" in browsers(dialog)[0].toPlainText()


def test_marks_change_with_the_theme_and_pieces_with_the_signs_in_use(
    qtbot: QtBot, dialog: HelpDialog
) -> None:
    before = shown(dialog).toHtml()
    palette = dialog.palette()
    palette.setColor(palette.ColorRole.Base, DARK.table)
    dialog.setPalette(palette)
    qtbot.waitUntil(lambda: shown(dialog).toHtml() != before)
    assert "#6fd3c2" in shown(dialog).toHtml()
    dialog.show_page("cfanp minishogi")
    drawn = shown(dialog).toHtml()
    dialog.set_art(ArtKeys(signs=SIGNS[1]))
    assert shown(dialog).toHtml() != drawn


def test_the_pieces_of_a_base_game_are_drawn_when_its_page_is_shown(dialog: HelpDialog) -> None:
    game = find_game("cfanp").variant({"base": "makruk"})
    dialog.show_page("cfanp makruk")
    dialog.show_page("playing.txt")
    dialog.show_rules(game)
    assert title(dialog) == "Makruk"
    assert shown(dialog).toHtml().count("<img") == 1 + len(game.piece_types)
    assert "cfanp makruk" not in shown(dialog).toPlainText()
    assert "Khon" in shown(dialog).toPlainText()


@pytest.mark.usefixtures("undrawn")
def test_a_game_that_only_a_record_knows_gets_a_page(dialog: HelpDialog) -> None:
    pages = dialog.pages.count()
    for most in ("Two", "Three"):
        text = f"[mine:chess]\ncfanpName = {most} Steps\ndoubleStep = false\n"
        game = find_game("cfanp").variant({"base": "mine"}, text)
        dialog.show_rules(game)
        assert title(dialog) == f"{most} Steps"
        assert dialog.pages.count() == pages + 1
        assert "Pawns have no double step." in shown(dialog).toPlainText()
    dialog.search.field.setText("Three Steps")
    assert len(dialog.search.places) == 1


def test_the_set_up_leads_to_the_rules_of_the_game_chosen_there(window: MainWindow) -> None:
    window.commands["new"].trigger()
    (page_,) = window.findChildren(SetupPage)
    for base, rules in (("atomic", "Atomic Chess"), ("checkers", "Checkers"), ("chess", "Rules")):
        page_.take_game(find_game("cfanp"), {"base": base})
        page_.help.click()
        (dialog,) = window.findChildren(HelpDialog)
        assert title(dialog) == rules


def test_a_page_is_chosen_from_the_list_which_follows_it(qtbot: QtBot) -> None:
    pages = PageList()
    qtbot.addWidget(pages.parts)
    for _ in range(30):
        pages.add(QTextBrowser())
    pages.parts.resize(500, 200)
    pages.parts.show()
    pages.set_titles([f"Page {number}" for number in range(30)])
    assert pages.list.viewport().width() >= pages.list.sizeHintForColumn(0), "no title is cut"
    seen: list[int] = []
    pages.currentChanged.connect(seen.append)
    where = pages.list.visualItemRect(pages.list.item(2)).center()
    qtbot.mouseClick(pages.list.viewport(), LEFT, pos=where)
    qtbot.keyClick(pages.list, Qt.Key.Key_Down)
    assert seen == [2, 3]
    assert pages.currentWidget().isVisible()
    assert pages.currentWidget() is pages.widget(3)
    pages.setCurrentWidget(pages.widget(29))
    assert pages.list.item(pages.list.currentRow()).text() == "Page 29"
    rect = pages.list.visualItemRect(pages.list.item(29))
    assert pages.list.viewport().rect().contains(rect.center())
    assert pages.list.accessibleName()


def test_headings_lead_to_their_places(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.show_page("playing.txt")
    sections, browser = dialog.pages.sections, shown(dialog)
    names = [sections.item(row).text() for row in range(sections.count())]
    assert names[:2] == ["The start", "Learning"]
    sections.setFocus()
    qtbot.keyClick(sections, Qt.Key.Key_Home)
    for _ in range(names.index("Clocks")):
        qtbot.keyClick(sections, Qt.Key.Key_Down)
    top = browser.cursorForPosition(browser.viewport().rect().topLeft()).block().text()
    assert [top, browser.textCursor().block().text()] == ["Clocks", "Clocks"]
    qtbot.keyClick(sections, Qt.Key.Key_Return)
    assert dialog.focusWidget() is browser
    node = QAccessible.queryAccessibleInterface(sections)
    assert node.text(QAccessible.Text.Name) == "On this page"
    assert node.child(names.index("Clocks")).text(QAccessible.Text.Name) == "Clocks"
    dialog.show_page("cfanp minixiangqi")
    assert sections.isVisible() == (sections.count() > 1)
    dialog.show_page("rules.txt")
    assert sections.isVisible()
    # The page for who listens begins with what is needed first.
    dialog.show_page("reader.txt")
    assert sections.item(0).text() == "In short"
    text = shown(dialog).toPlainText()
    beginning = text.partition("In short")[2].strip().partition("\n")[0]
    assert len(beginning.split()) < 75
    assert all(key in beginning for key in ("/", "F3", "F4", "Ctrl+Return", "Ctrl+K"))
    assert len(text) < 5_000


# Search


def type_words(qtbot: QtBot, dialog: HelpDialog, words: str) -> None:
    """Search for words."""
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.search.field.hasFocus()
    dialog.search.field.clear()
    qtbot.keyClicks(dialog.search.field, words)


def test_every_place_on_every_page_is_found_and_gone_to(qtbot: QtBot, dialog: HelpDialog) -> None:
    search = dialog.search
    dialog.show_page("rules.txt")
    type_words(qtbot, dialog, "stalemate")
    assert shown(dialog).verticalScrollBar().value() > 0, "the place is further down"
    assert 0 <= shown(dialog).cursorRect().top() <= shown(dialog).viewport().height() // 2
    count = sum(one.toPlainText().lower().count("stalemate") for one in browsers(dialog))
    assert len(search.places) == count > 2
    pages = []
    for number in range(1, count + 1):
        assert shown(dialog).textCursor().selectedText().lower() == "stalemate"
        assert search.said.text() == f"{number} of {count}"
        pages.append(dialog.pages.currentIndex())
        qtbot.keyClick(search.field, Qt.Key.Key_Return)
    assert pages == sorted(pages)
    assert len(set(pages)) > 1
    assert search.said.text() == f"1 of {count}", "after the last comes the first"
    qtbot.keyClick(search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert search.said.text() == f"{count} of {count}"
    qtbot.mouseClick(search.forth, LEFT)
    assert search.said.text() == f"1 of {count}"
    qtbot.mouseClick(search.back, LEFT)
    assert search.said.text() == f"{count} of {count}"
    buttons = search.findChildren(QToolButton)
    assert len(buttons) == 3
    assert all(button.accessibleName() and button.toolTip() for button in buttons)


def test_the_open_page_is_searched_first_and_esc_clears(qtbot: QtBot, dialog: HelpDialog) -> None:
    dialog.show_page("notation.txt")
    type_words(qtbot, dialog, "PGN")
    assert title(dialog) == "Notation"
    assert not dialog.search.said.text().startswith("1 of")
    type_words(qtbot, dialog, "16 MB")
    assert len(shown(dialog).extraSelections()) == 1
    assert shown(dialog).viewport().rect().contains(shown(dialog).cursorRect())
    bar = shown(dialog).verticalScrollBar()
    before = bar.value()
    assert before > 0
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_PageUp)
    assert bar.value() < before
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_PageDown)
    assert bar.value() >= before
    assert dialog.search.field.hasFocus()
    qtbot.keyClick(dialog.search.field, Qt.Key.Key_Escape)
    assert not shown(dialog).extraSelections()
    type_words(qtbot, dialog, "e")  # a letter that is everywhere
    found = [browser.toPlainText().casefold().count("e") for browser in browsers(dialog)]
    assert len(dialog.search.places) == sum(min(500, count) for count in found)
    assert max(found) > 500


# Examples


def choose_example(qtbot: QtBot, dialog: HelpDialog, number: int) -> None:
    """Choose one of the examples on the open page, by the keyboard."""
    qtbot.mouseClick(dialog.step_through, LEFT)
    (menu,) = (one for one in dialog.findChildren(QMenu) if one.isVisible())
    for _ in range(number):
        qtbot.keyClick(menu, Qt.Key.Key_Down)
    qtbot.keyClick(menu, Qt.Key.Key_Return)


def test_every_example_is_opened_stepped_through_and_left(
    qtbot: QtBot, dialog: HelpDialog, speak: Callable[[str], None]
) -> None:
    dialog.show_page("rules.txt")
    assert not dialog.step_through.isVisible()
    dialog.show_page("peterson.txt")
    assert dialog.step_through.isVisible()
    browser = shown(dialog)
    before = browser.toHtml()
    for link in ("example:none.cpgn", "example:../x", "file:///etc/hostname", "http://[::1]/", ""):
        browser.anchorClicked.emit(QUrl(link))
        assert not dialog.shows_example, link
    links = re.findall(r'href="([^"]*)"', before)
    assert len(links) == len(set(links)) == 3
    for link in links:
        browser.anchorClicked.emit(QUrl(link))
        assert link == f"example:{dialog.example.example.file}"
        assert dialog.example.where.text().startswith("Step 1 of ")
        parts = (dialog.example, dialog.pages, dialog.search, dialog.step_through)
        assert [part.isVisible() for part in parts] == [True, False, False, False]
        (box,) = dialog.findChildren(QDialogButtonBox)
        for keyboard in (dialog.example.forth, box.button(QDialogButtonBox.StandardButton.Close)):
            keyboard.setFocus()
            qtbot.keyClick(keyboard, Qt.Key.Key_Right)
        assert dialog.example.at == 2
        qtbot.mouseClick(dialog.example.page, LEFT)
        assert not dialog.shows_example
        assert shown(dialog) is browser
        assert browser.isVisible()
    assert browser.toHtml() == before
    choose_example(qtbot, dialog, 1)
    assert dialog.example.example.file == "exchange.cpgn"
    assert dialog.example.at == 0
    dialog.example.go(3)
    speak("de")
    qtbot.waitUntil(lambda: dialog.example.words.text() != EXCHANGE.steps[3])
    assert dialog.example.at == 3
    assert dialog.example.words.text() in page("peterson.txt", "de")
    dialog.show_page("ring.txt")
    assert not dialog.shows_example
    assert not dialog.step_through.isVisible()


def view(qtbot: QtBot) -> ExampleView:
    found = ExampleView()
    qtbot.addWidget(found)
    found.resize(700, 560)
    found.show()
    found.show_example(EXCHANGE)
    found.activateWindow()
    qtbot.waitUntil(found.isActiveWindow)
    return found


def test_what_is_drawn_is_what_happens() -> None:
    stages = stages_of(load_example(EXCHANGE.file))
    assert not stages[0].shown.arrows
    (arrow,) = stages[1].shown.arrows
    assert (full_name(arrow.source), full_name(arrow.target), arrow.paint) == ("Aa2", "Aa4", 0)
    # A and D were pushed together for it.
    assert [stages[number].shown.boards for number in (1, 3, 4)] == [
        (0, 3, 1, 2), (2, 3, 0, 1), (0, 3, 1, 2),
    ]  # fmt: skip
    # A debt is due: what may be removed is ringed.
    rings = [sorted(full_name(ring.square) for ring in stage.shown.rings) for stage in stages]
    assert rings == [[], [], [], [], [], [], ["Cc4", "Cg2"], [], []]
    assert not stages[7].shown.arrows
    assert set(stages[7].shown.marked) == {Square(2, 26)}


def test_an_example_goes_on_and_back_by_buttons_and_keys(
    qtbot: QtBot, read_aloud: list[str]
) -> None:
    found, last = view(qtbot), len(EXCHANGE.steps)
    assert found.where.text() == f"Step 1 of {last}"
    assert not found.back.isEnabled()
    pictures, places = [found.picture.document], set()
    for number in range(1, last):
        qtbot.mouseClick(found.forth, LEFT)
        QApplication.processEvents()
        assert found.where.text().startswith(f"Step {number + 1} of {last}:  ")
        assert found.words.text() == EXCHANGE.steps[number] == found.picture.accessibleName()
        pictures.append(found.picture.document)
        places.add((found.picture.geometry().getRect(), found.back.geometry().getRect()))
    assert len(places) == 1, "no step moves the picture"
    assert len(set(pictures)) == last
    assert not found.forth.isEnabled()
    qtbot.mouseClick(found.back, LEFT)
    assert found.picture.document == pictures[-2]
    found.forth.setFocus()
    qtbot.keyClick(found.forth, Qt.Key.Key_Space)
    assert found.back.hasFocus(), "the other button cannot be pressed any more"
    steps = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Right,
                Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Right):  # fmt: skip
        focus = QApplication.focusWidget()
        assert focus is not None
        qtbot.keyClick(focus, key)
        steps.append(found.at)
    assert steps == [0, 0, 1, 2, 1, 8, 8]
    read_aloud.clear()
    found.go(1)
    assert read_aloud == [f"Step 2 of 9:  AD:Rxa4. {EXCHANGE.steps[1]}"]
    found.show_example(replace(EXCHANGE, title="<b>x</b>", steps=("<img src='y'> &amp;",) * 9))
    for label in (found.title, found.words, found.where):
        assert label.textFormat() is Qt.TextFormat.PlainText


def test_an_example_is_played_on_at_the_table(window: MainWindow, messages: Messages) -> None:
    window.documents.begin(a_match(3))
    before = window.documents.session
    assert before is not None
    before.propose(before.position.all_actions()[0])
    window.commands["rules"].trigger()
    (help_,) = window.findChildren(HelpDialog)
    help_.show_page("peterson.txt")
    shown(help_).anchorClicked.emit(QUrl("example:exchange.cpgn"))
    help_.example.go(6)
    help_.example.open.click()  # a game would be lost: it stays
    assert len(messages.shown) == 1
    assert window.documents.session is before
    assert help_.isVisible()
    messages.answer = messages.answer.Discard
    help_.example.open.click()
    session = window.documents.session
    assert session is not None
    assert not help_.isVisible()
    assert session.position.to_text().endswith("d=3:3;l=a:R")
    assert session.node.ply == 6
    assert not session.unsaved
    assert window.documents.path is None
    assert session.propose(session.game.parse_action("-Cg2")) is None
    window.commands["rules"].trigger()
    assert help_.isVisible()
    assert (help_.shows_example, help_.example.at) == (True, 6), "it was left there"
    assert len(load_example(EXCHANGE.file).moves) == 8, "the example itself is still whole"


# Keys


def test_the_keys_are_listed_to_be_read_those_of_the_table_first(qtbot: QtBot) -> None:
    lines = [("Game", "<b>New</b> & old", "Ctrl+N"), ("View", "Fit", "Ctrl+0")]
    dialog = ShortcutsDialog(None, lines)
    qtbot.addWidget(dialog)
    rows = [
        tuple(dialog.list.item(row, column).text() for column in range(3))
        for row in range(dialog.list.rowCount())
    ]
    assert rows == table_keys() + lines
    assert all(map(all, rows))
    assert dialog.list.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers
    assert dialog.list.accessibleName()
    flags = dialog.list.item(0, 0).flags()
    assert flags & Qt.ItemFlag.ItemIsSelectable
    assert not flags & Qt.ItemFlag.ItemIsEditable


# About


def test_everybodys_work_and_how_the_kernel_runs_are_named() -> None:
    assert __version__ in about()
    assert all(one.artist in about() for one in PIECE_SETS)
    word = "compiled" if is_compiled() else "interpreted"
    assert [one for one in ("compiled", "interpreted") if one in about()] == [word]


def test_what_comes_along_has_its_licence(tmp_path: Path) -> None:
    line, text = "=" * 78, licences()
    for name in ("Python", "pyside6-essentials", "shiboken6", "chess", "platformdirs", "pillow"):
        assert f"{line}\n{name}\n{line}\n" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "END OF TERMS AND CONDITIONS" in text
    assert text.startswith(asset("licences.txt").read_text(encoding="utf-8"))
    # An installed program has libraries besides.
    (tmp_path / "libone.txt").write_text("free as the wind", encoding="utf-8")
    assert licences(tmp_path).endswith(f"\nlibone\n{line}\n\nfree as the wind")


def test_the_browser_is_opened_by_a_click_and_not_before(
    qtbot: QtBot, opened_urls: list[QUrl]
) -> None:
    dialog = AboutDialog(None)
    qtbot.addWidget(dialog)
    dialog.show()
    assert opened_urls == []
    assert dialog.words.textFormat() is Qt.TextFormat.PlainText
    qtbot.mouseClick(dialog.link, LEFT, pos=dialog.link.rect().center() / 2)
    assert opened_urls == [QUrl(RELEASES)]

"""The pages of the help: complete, alike in every language, and safe to show."""

import re
from collections.abc import Iterator
from html import escape

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.assets import asset
from cfanp_gui.core.game import UnknownGameError
from cfanp_gui.games.pairs.described import keys
from cfanp_gui.games.ring import explain as ring_refusals
from cfanp_gui.games.strategichess import explain as strategi_refusals
from cfanp_gui.record.palette import luminance
from cfanp_gui.record.tokens import SIGNS
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.theme import DARK
from cfanp_gui.window.help.help_dialogs import (
    SafeBrowser,
    game_of,
    help_pages,
    is_made,
    movements_html,
    page,
    render,
)
from cfanp_gui.window.help.help_examples import FOLDER, examples_of, load_example, stages_of
from cfanp_gui.window.play.command_bar import typed_words
from cfanp_gui.window.services import languages
from tests.spoken import LANGUAGES, TRANSLATED

PAGES = [name for name, _ in help_pages() if not is_made(name)]
RULES = {
    "rules.txt", "peterson.txt", "avalanche.txt", "checkers.txt", "hidden.txt", "ring.txt",
    "strategichess.txt",
}  # fmt: skip
"""The pages on which an inventor's words and our reading of them are told apart."""
IMAGE = QTextDocument.ResourceType.ImageResource.value
QUOTED = re.compile(r"[“„«「‹]\s*(\w+)\s*[”“»」›]")


@pytest.fixture
def browser(qtbot: QtBot) -> SafeBrowser:
    found = SafeBrowser()
    qtbot.addWidget(found)
    return found


def marks(lines: list[str]) -> list[str]:
    return [line.partition(" ")[0] for line in lines]


def faults_of_a_page(name: str, language: str) -> Iterator[str]:
    """Yield the mistakes in the translation of a page."""
    english, other = page(name, "en").splitlines(), page(name, language).splitlines()
    if english == other:
        yield "it is not translated"
    if marks(english) != marks(other):
        yield "its lines are marked otherwise"
        return
    for one, two in zip(english, other, strict=True):
        same = one.startswith("M: ") or (one.startswith("C: ") and "—" not in one)
        if same and one != two:
            yield f"a command differs: {two}"
        if len(one) > 80 and not one.startswith("C: "):
            if one == two:
                yield f"it is English: {two}"
            if not 0.15 < len(two) / len(one) < 2:
                yield f"its length differs: {two}"
    # A refusal of the page by `render` would be an error here.
    shown = render("\n".join(other), english="\n".join(english))
    beside = re.findall(r'<i lang="en">English: (.*?)</i>', shown)
    if beside != [escape(line[3:]) for line in english if line.startswith("T: ")]:
        yield "an inventor's own words do not stand below their translation"


def test_all_languages_have_the_same_pages() -> None:
    faults = [
        f"{language} {name}: {fault}"
        for language in TRANSLATED
        for name in PAGES
        for fault in faults_of_a_page(name, language)
    ]
    assert faults == []
    assert 'lang="en"' not in render(page("rules.txt", "en"))


def test_every_key_of_the_dialect_is_told() -> None:
    words = re.findall(r"\w+", page("own-games.txt", "en"))
    told = {*words, *(word.removesuffix("White") for word in words)}
    known = {*keys.PLAIN, *keys.SHARED, *keys.SETS, *keys.COUNTED, *keys.OURS, *keys.NOT_APPLIED}
    known |= {*keys.IGNORED, *keys.REGIONS, *keys.SHARED_REGIONS}
    colours = {f"{key}{colour}" for key in keys.SHARED for colour in keys.COLOURS}
    assert known - colours - told == set()


def test_only_pages_of_rules_tell_an_inventor_and_an_interpretation_apart() -> None:
    kinds = {name: set(marks(page(name, "en").splitlines())) & {"T:", "I:"} for name in PAGES}
    assert {name for name, both in kinds.items() if both} == RULES
    assert all(kinds[name] == {"T:", "I:"} for name in RULES - {"hidden.txt"})


def test_words_that_the_help_names_are_understood(qapp: QApplication) -> None:
    missing, found = [], 0
    for language in LANGUAGES:
        languages.install(qapp, language)
        words = typed_words()
        for name in PAGES:
            pair = page(name, "en").splitlines(), page(name, language).splitlines()
            for english, other in zip(*pair, strict=True):
                for word in re.findall(r"the word “(\w+)”", english):
                    found += 1
                    if word not in [words.get(quoted) for quoted in QUOTED.findall(other)]:
                        missing.append((language, word, other))
    assert missing == []
    assert found >= len(LANGUAGES)


def test_the_rules_that_a_refusal_may_name_are_named_in_the_help() -> None:
    for room, name in ((ring_refusals, "ring.txt"), (strategi_refusals, "strategichess.txt")):
        rules = [value for key, value in vars(room).items() if key.startswith("RULE_")]
        (sentence,) = (line for line in page(name, "en").splitlines() if "names the rule" in line)
        assert len(rules) == 8
        assert [rule for rule in rules if rule not in sentence] == []


# What is shown of a line


def test_a_line_without_a_mark_and_a_record_with_another_name_are_errors() -> None:
    assert render("\n \n") == ""
    with pytest.raises(ValueError, match="help line 2 begins with “words”"):
        render("# title\nwords without a mark")
    for name in ("../x.cpgn", "x.txt", "X.cpgn", ""):
        with pytest.raises(ValueError, match="help line 1 names the example"):
            render(f"X: {name} words")


def test_what_a_help_text_says_is_never_markup(browser: SafeBrowser) -> None:
    words = "<b>x</b> <img src='y.png'> &amp;"
    for mark in ("# ", "## ", "T: ", "I: ", "N: ", "C: ", "S: ", "X: a.cpgn ", "P: x.png "):
        browser.setHtml(render(f"{mark}{words}"))
        assert words in browser.toPlainText(), mark


def test_the_steps_of_each_example_are_counted(browser: SafeBrowser) -> None:
    browser.setHtml(render("X: a.cpgn A\nS: one\nN: note\nS: two\nX: b.cpgn B\nS: other"))
    words = browser.toPlainText().split("\n")
    assert [line for line in words if line[:2] in ("1.", "2.")] == ["1. one", "2. two", "1. other"]


@pytest.mark.parametrize("size", [9, 18])
def test_a_mark_is_never_broken(browser: SafeBrowser, size: int) -> None:
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


def test_marks_have_colours_of_their_own_that_are_read_on_both_grounds() -> None:
    for dark, ground in ((False, "#ffffff"), (True, DARK.table.name())):
        colours = [
            set(re.findall(r"#[0-9a-f]{6}", render(f"{kind}: words", dark))) for kind in "TI"
        ]
        assert colours[0] != colours[1]
        for (colour,) in colours:
            bright, dim = sorted((luminance(colour), luminance(ground)), reverse=True)
            assert (bright + 0.05) / (dim + 0.05) > 4.5, (colour, ground)


# Pictures, and nothing else that is loaded


def pictures_of(language: str) -> list[str]:
    """Return the files of all pictures in the pages of a language, in their order."""
    lines = (line for name in PAGES for line in page(name, language).splitlines())
    return [line.split(" ")[1] for line in lines if line.startswith("P: ")]


def test_every_picture_is_shown_in_all_languages_and_is_small(browser: SafeBrowser) -> None:
    files = sorted(asset("help", "pictures").iterdir(), key=lambda path: path.name)
    assert all(pictures_of(language) == pictures_of("en") for language in LANGUAGES)
    assert sorted(pictures_of("en")) == [path.name for path in files]
    assert all(path.stat().st_size < 100_000 for path in files)
    heights = []
    for html in (render("N: x"), render(f"P: {files[0].name} x")):
        browser.setHtml(html)
        browser.document().setTextWidth(700)
        heights.append(browser.document().size().height())
    assert heights[1] > heights[0] + 200


def test_nothing_but_pictures_of_the_help_is_loaded(browser: SafeBrowser) -> None:
    assert browser.loadResource(IMAGE, "pushing.png") is not None
    html = QTextDocument.ResourceType.HtmlResource.value
    assert browser.loadResource(html, "pushing.png") is None
    for name in ("../rules.txt", "pictures/pushing.png", "/etc/hostname", "file:///etc/hostname",
                 "none.png", "http://127.0.0.1/pushing.png", "pushing.png\n", "Pushing.png",
                 "pushing.png?x", ""):  # fmt: skip
        assert browser.loadResource(IMAGE, name) is None, name
        assert browser.loadResource(IMAGE, QUrl(name)) is None or name == "pushing.png\n", name
    assert browser.loadResource(html, QUrl("file:///etc/hostname")) is None
    assert not browser.openLinks()
    assert not browser.openExternalLinks()


# How pieces move


def test_a_page_shows_how_the_pieces_of_a_game_move(browser: SafeBrowser) -> None:
    html = movements_html(game_of("cfanp"), dark=False)
    browser.setHtml(html)
    words = " ".join(browser.toPlainText().split())
    assert "Knight" in words
    assert "Moves and captures 2 squares straight and 1 aside." in words
    source = re.findall(r'src="([^"]+)"', html)[0]
    assert browser.loadResource(IMAGE, source).width() > 100
    with pytest.raises(ValueError, match="strategichess does not tell"):
        movements_html(game_of("strategichess"), dark=False)
    with pytest.raises(UnknownGameError):
        game_of("nothing")
    assert movements_html(game_of("cfanp"), dark=True) != html
    ring, chess = (
        re.sub(r'src="[^"]*"', "", one)
        for one in (movements_html(game_of("ring"), dark=False), html)
    )
    assert ring == chess, "only the paint is another one"
    bases = ("xiangqi", "crazyhouse")
    counts = {key: movements_html(game_of(f"cfanp {key}"), False).count("<img") for key in bases}
    assert html.count("<img") == 6
    # A soldier has two boards, and a promoted Rook is a Rook.
    assert counts == {"xiangqi": 8, "crazyhouse": 6}
    minishogi = game_of("cfanp minishogi")
    signs = [movements_html(minishogi, False, ArtKeys(signs=one)) for one in SIGNS]
    assert signs[0] != signs[1]


def test_kinds_that_move_alike_share_a_picture(browser: SafeBrowser) -> None:
    browser.setHtml(movements_html(game_of("cfanp hidden"), dark=False))
    words = " ".join(browser.toPlainText().split())
    assert "Marshal, General, Colonel, Major, Captain, Lieutenant, Sergeant, Miner, Spy" in words
    assert words.count("one square straight in any direction") == 1
    assert browser.toHtml().count("<img") == 4 + 9, "and a small one of each of these"
    assert "unknown" not in words.lower()


# Examples


def test_every_record_is_an_example_with_a_sentence_for_each_step_in_all_languages() -> None:
    files = {
        path.name: len(stages_of(load_example(path.name))) for path in asset(*FOLDER).iterdir()
    }
    assert min(files.values()) > 3
    for language in LANGUAGES:
        found = [one for name in PAGES for one in examples_of(page(name, language))]
        assert {one.file: len(one.steps) for one in found} == files, language
        assert all(one.title and all(one.steps) for one in found), language


def test_the_page_writes_the_moves_of_an_example_as_its_record_has_them() -> None:
    record = load_example("exchange.cpgn")
    moves = [stage.move for stage in stages_of(record)]
    assert moves == ["", "AD:Rxa4", "AB:Bxa4", "CD:Rxc4", "AD:Kb8", "AB:Kg1", "AB:Bb3", "-RCc4",
                     "CD:Nf4"]  # fmt: skip
    lines, at = page("peterson.txt", "en").splitlines(), 0
    for move in moves[1:]:
        at = next(row for row in range(at, len(lines)) if lines[row].startswith(f"C: {move}"))
    assert [len(record.up_to(number).moves) for number in (0, 8)] == [0, 8]


def test_no_other_file_is_read_as_an_example() -> None:
    for name in ("../exchange.cpgn", "/etc/x.cpgn", "exchange.cpgn\n", "x.txt", ""):
        with pytest.raises(ValueError, match="is not the record of an example"):
            load_example(name)
    with pytest.raises(FileNotFoundError):
        load_example("none.cpgn")

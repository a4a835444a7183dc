"""Dialogs of the Help menu: help pages, and the list of keys."""

import html
import re
from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QImage, QKeySequence, QPixmap, QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QMenu,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTextBrowser,
    QWidget,
)

from cfanp_gui.assets import asset
from cfanp_gui.core.game import Game
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text
from cfanp_gui.games.pairs.described.keys import rarer_keys
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.table.appearance import look_of
from cfanp_gui.table.feedback.hints import EXPLAIN
from cfanp_gui.table.layers.piece_art import USUAL_ART, ArtKeys, PieceArt
from cfanp_gui.table.movement_tip import MADE_HERE, PORTRAIT, inline, movement_html
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.table.translate import enumerated, tr, translated
from cfanp_gui.window.help.help_examples import ExampleView, HelpExample, examples_of, is_example
from cfanp_gui.window.help.help_search import HelpSearch, PageList
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services import languages
from cfanp_gui.window.widgets.accessible_names import announce
from cfanp_gui.window.widgets.action_texts import plain_title
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box
from cfanp_gui.window.widgets.layouts import in_column, resize_on_screen
from cfanp_gui.window.widgets.position_picture import ground_of, picture_of
from cfanp_gui.window.widgets.style import theme_of

Shortcut = tuple[str, str, str]
"""Line of the list of keys: a menu, a title and keys."""
READER_PAGE = "reader.txt"
GENERAL_PAGES = (
    ("playing.txt", Text("Playing")),
    (READER_PAGE, Text("With a screen reader")),
    ("notation.txt", Text("Notation")),
    ("command-line.txt", Text("Command line")),
    ("own-games.txt", Text("Games of your own")),
    ("bots.txt", Text("Bots of your own")),
    ("library.txt", Text("Python library")),
)
"""Files of the pages about every game, with their titles; they follow those of the games."""

_ORIGINAL = Text("original")
"""Mark of an inventor whose name is not known."""
_OURS = Text("ours")
_IMAGE = QTextDocument.ResourceType.ImageResource.value
_PARAGRAPHS = {
    "#": "<h2>{}</h2>",
    "##": "<h3>{}</h3>",
    "N:": "<p>{}</p>",
    "C:": '<p style="font-family:monospace;margin-left:16px;white-space:pre-wrap">{}</p>',
}
"""Plain paragraphs by their marks; see `render`."""
_MARK = "font-weight:600;font-size:small;white-space:nowrap"
_COLOURS = {"T": ("#1f7a6d", "#6fd3c2"), "I": ("#a8621b", "#e3a262")}
"""Colours of marks, on a light and on a dark page."""
_LATER = "⋯ "
"""Prefix of the name in an ``M: `` line until its pieces are drawn."""
_SCHEME = "example:"
"""Prefix of a link to an example; its record follows."""
_PICTURE = re.compile(r"[a-z][a-z-]*\.png\Z")
"""Pattern of a picture's file name; it cannot lead out of the folder."""
PICTURE_WIDTH = 560
_ARRAY = 300
"""Side of the picture of the start of a game, in pixels."""


class SafeBrowser(QTextBrowser):
    """Text browser that loads only the help's own pictures, whatever a page names."""

    def __init__(self) -> None:
        super().__init__(openLinks=False, openExternalLinks=False)

    def loadResource(self, resource_type: int, name: QUrl | str) -> Any:
        """Return a picture of the help by its bare name; refuse every other resource."""
        bare = name if isinstance(name, str) else name.toString()
        if resource_type == _IMAGE and bare.startswith(MADE_HERE):
            return QImage.fromData(QByteArray.fromBase64(bare[len(MADE_HERE) :].encode()))
        if resource_type != _IMAGE or not _PICTURE.match(bare):
            return None
        try:
            image = QImage(str(asset("help", "pictures", bare)))
        except FileNotFoundError:
            return None
        # Qt would shrink it without smoothing.
        ratio, smooth = self.devicePixelRatioF(), Qt.TransformationMode.SmoothTransformation
        image = image.scaledToWidth(round(PICTURE_WIDTH * ratio), smooth)
        image.setDevicePixelRatio(ratio)
        return image


class HelpDialog(QDialog):
    """Help with rules, handling and notation on pages, and their examples step by step."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._place = USUAL_ART, QStackedWidget()
        self.pages, self.example = PageList(), ExampleView()
        self.example.left.connect(self.show_pages)
        self._examples: dict[str, tuple[HelpExample, ...]] = {}
        """Examples on each page, in the current language."""
        self._undrawn: dict[str, list[str]] = {}
        """What the ``M: `` lines of each page name until it is shown, because drawing is slow."""
        self._browsers: dict[str, SafeBrowser] = {}
        self._made: dict[str, Game] = {}
        """Games that the program does not know without their records, by the names of pages."""
        for name, _ in help_pages():
            self._add(name)
        self._place.addWidget(self.pages.parts)
        self._place.addWidget(self.example)
        self.pages.currentChanged.connect(self._turned)
        self.search = HelpSearch(self.pages)
        buttons = button_box(self, Buttons.Close)
        self.step_through = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.step_through.clicked.connect(self._step_through)
        self._choice = QMenu(self)
        in_column(self.search, self._place, buttons, over=self)
        resize_on_screen(self, 760, 640)
        self._retranslate()

    def _add(self, name: str) -> None:
        browser = self._browsers[name] = SafeBrowser()
        self.pages.add(browser)
        browser.anchorClicked.connect(self._follow)

    def show_page(self, file_name: str) -> None:
        """Show the page of a file, such as ``ring.txt``. Raises ValueError if there is none."""
        if file_name not in self._browsers:
            raise ValueError(f"no help page {file_name} (expected {', '.join(self._browsers)})")
        self.show_pages()
        self.pages.setCurrentWidget(self._browsers[file_name])

    def show_reader_page(self) -> None:
        """Show the page for screen readers: its headings get focus, its beginning is announced."""
        self.show_page(READER_PAGE)
        self.pages.sections.setFocus()
        beginning = page(READER_PAGE, languages.current()).partition("N: ")[2].partition("\n")[0]
        announce(self, beginning)

    def show_pages(self) -> None:
        """Show the pages in place of an example."""
        if self.shows_example:
            self._place.setCurrentWidget(self.pages.parts)
            self._shown.setFocus()
        self.search.show()
        self._offer_example()

    @property
    def shows_example(self) -> bool:
        """Return True if an example is shown in place of the pages."""
        return self._place.currentWidget() is self.example

    def set_art(self, art: ArtKeys) -> None:
        """Draw examples and pages with other pictures of pieces."""
        if art != self._art:
            self._art = art
            self.example.picture.set_art(art)
            self._retranslate()

    @property
    def _name(self) -> str:
        return list(self._browsers)[self.pages.currentIndex()]

    @property
    def _shown(self) -> SafeBrowser:
        return self._browsers[self._name]

    @property
    def _offered(self) -> tuple[HelpExample, ...]:
        return self._examples.get(self._name, ())

    def _turned(self) -> None:
        """Draw the missing pieces on the page shown, and offer its examples."""
        document = self._shown.document()
        for named in self._undrawn.pop(self._name, ()):
            # Matches on the page keep their places when text is inserted between them.
            key, *letters = named.rsplit(" ", named.count(" ") - 1)
            document.find(_LATER + named).insertHtml(
                movements_html(self._game(key), theme_of(self).dark, self._art, *letters)
            )
        self.pages.sections.follow(self._shown)
        self._offer_example()

    def _offer_example(self) -> None:
        self.step_through.setVisible(not self.shows_example and bool(self._offered))

    def _step_through(self) -> None:
        """Show the example on the open page; of several the one chosen from a menu."""
        if len(self._offered) == 1:
            self._show_example(self._offered[0])
            return
        self._choice.clear()
        for example in self._offered:
            title = example.title.replace("&", "&&")
            self._choice.addAction(title, partial(self._show_example, example))
        above = QPoint(0, -self._choice.sizeHint().height())
        self._choice.popup(self.step_through.mapToGlobal(above))
        self._choice.setActiveAction(self._choice.actions()[0])

    def _follow(self, link: QUrl) -> None:
        """Follow a link on a page, which can only lead to an example on it."""
        for example in self._offered:
            if link.toString() == _SCHEME + example.file:
                self._show_example(example)

    def _show_example(self, example: HelpExample, at: int = 0) -> None:
        self.example.show_example(example, at)
        self._place.setCurrentWidget(self.example)
        self.search.hide()
        self._offer_example()
        self.example.forth.setFocus()

    def show_rules(self, game: Game) -> None:
        """Show the page with the rules of a game, if it has one."""
        if not (name := game.help_page):
            return
        if is_made(name) and (name not in self._browsers or self._game(name) is not game):
            self._made[name] = game
            if name not in self._browsers:
                self._add(name)
            self._retranslate()
        self.show_page(name)

    def _game(self, name: str) -> Game:
        """Return the game of a page, or of an ``M: `` line."""
        return self._made.get(name) or game_of(name)

    def changeEvent(self, event: QEvent) -> None:
        """Show the pages in another language when it changes, and on another background."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        language = languages.current()
        self.setWindowTitle(self.tr("Help"))
        titles = []
        given = dict(help_pages())
        for name in self._browsers:
            text, title = page(name, language, self._made.get(name)), given.get(name)
            titles.append(translated(title) if title else title_of(text))
            self._browsers[name].setAccessibleName(titles[-1])
            is_english = language == languages.ENGLISH or is_made(name)
            english = "" if is_english else page(name, languages.ENGLISH)
            self._browsers[name].setHtml(render(text, theme_of(self).dark, english))
            self._examples[name] = examples_of(text)
            lines = (line for line in text.splitlines() if line[:3] == "M: ")
            self._undrawn[name] = [line[3:].strip() for line in lines]
        self.pages.set_titles(titles)
        self.search.retranslate()
        self.step_through.setText(self.tr("&Step through an example"))
        self.example.retranslate()
        self._turned()
        shown = self.example.example.file
        for example in self._offered:
            if example.file == shown:
                self.example.show_example(example, self.example.at)


def help_pages() -> tuple[tuple[str, Text | None], ...]:
    """Return the names of all pages, with titles; None for the page's own first line."""
    of_games = [page for game in GAMES for page in game.help_pages]
    names = (variant.help_page for game in GAMES for variant in game.variants())
    return (*of_games, *GENERAL_PAGES, *((name, None) for name in names if is_made(name)))


def is_made(name: str) -> bool:
    """Return True if a page is made from the description of a game; see `Game.help_page`."""
    return " " in name


def game_of(name: str) -> Game:
    """Return a game by its key, followed by that of its base game unless it is the usual one.

    Raises UnknownGameError for an unknown key, OptionError for an unknown base game.
    """
    key, _, base = name.partition(" ")
    return find_game(key).variant({"base": base} if base else {})


def title_of(text: str) -> str:
    """Return the title on the first line of a page."""
    return text.partition("\n")[0].removeprefix("# ")


def page(name: str, language: str, game: Game | None = None) -> str:
    """Return the text of a page in a language; in English if it is not translated.

    One that is made from the description of a game, perhaps a given one, is in the language in use.
    """
    if is_made(name):
        return _lines((game or game_of(name)).rule_lines())
    text = languages.written("help", language, name).read_text(encoding="utf-8")
    return text + _lines(rarer_keys()) if name == "own-games.txt" else text


def _lines(lines: Iterable[tuple[str, Text]]) -> str:
    return "\n".join(f"{mark} {translated(text)}" for mark, text in lines)


def render(text: str, dark: bool = False, english: str = "") -> str:
    """Return the page of a help text, as HTML made here with everything in the text escaped.

    Lines begin with ``# `` (title), ``## `` (section), ``T: `` (the inventor's text), ``I: ``
    (our interpretation), ``N: `` (a note), ``C: `` (notation), ``P: `` (a picture's file and
    its description), ``X: `` (an example's record and its description), ``S: `` (a step of it) or
    ``M: `` (the key of a game, perhaps with that of its base game, whose pieces' movements are
    shown). The inventor's text is marked with the name that a line ``A: `` gives before it. `dark`
    is True for a dark background. Raises ValueError naming a line that begins with none of them, or
    that names an impossible record of the help. The pieces of ``M: `` lines are drawn later, after
    `_LATER`. `english` is the page of which this is a translation: its inventor's text follows too.
    """
    originals = iter([line[3:] for line in english.splitlines() if line.startswith("T: ")])
    author, step, parts = translated(_ORIGINAL), 0, []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        mark, _, rest = line.partition(" ")
        words = html.escape(rest.rstrip())
        if mark in _PARAGRAPHS:
            parts.append(_PARAGRAPHS[mark].format(words))
        elif mark == "A:":
            author = rest.strip()
        elif mark in ("T:", "I:"):
            label = author if mark == "T:" else translated(_OURS)
            colour = _COLOURS[mark[0]][dark]
            if mark == "T:" and (original := next(originals, "")):
                words += f'<br><i lang="en">English: {html.escape(original.strip())}</i>'
            parts.append(
                '<table cellspacing="0" cellpadding="3" width="100%"><tr>'
                f'<td width="64" style="color:{colour};{_MARK}">{html.escape(label)}</td>'
                f'<td style="border-left:3px solid {colour}">{words}</td></tr></table>'
            )
        elif mark == "P:":
            file, _, caption = words.partition(" ")
            shown = f'<img src="{file}" width="{PICTURE_WIDTH}">'
            parts.append(f'<p style="margin-left:16px">{shown}<br><i>{caption}</i></p>')
        elif mark == "X:":
            step = 0
            file, _, title = rest.strip().partition(" ")
            if not is_example(file):
                raise ValueError(
                    f"help line {number} names the example “{file}” (expected such as rule.cpgn)"
                )
            link = html.escape(tr("Step through this example"))
            link = f'<a href="{_SCHEME}{file}">{link}</a>'
            parts.append(f"<p><b>{html.escape(title)}</b><br>{link}</p>")
        elif mark == "M:":
            parts.append(f"<p>{_LATER}{words}</p>")
        elif mark == "S:":
            step += 1
            parts.append(f"<p><b>{step}.</b> {words}</p>")
        else:
            raise ValueError(
                f"help line {number} begins with “{mark}” "
                "(expected #, ##, A:, T:, I:, N:, C:, P:, X:, S: or M:)"
            )
    return "".join(parts)


def shortcuts(commands: Commands) -> list[Shortcut]:
    """Return every command of a window that has keys, in the order of its menus."""
    native = QKeySequence.SequenceFormat.NativeText
    actions = [(commands[command.name], place) for command, place in commands.walk()]
    return [
        (place, plain_title(action.text()), enumerated(keys))
        for action, place in actions
        if (keys := [key.toString(native) for key in action.shortcuts()])
    ]


def table_keys() -> list[Shortcut]:
    """Return the keys that work while the table has keyboard focus."""
    arrows, tab = tr("Arrow keys, once the cursor is there"), tr("Tab, Shift+Tab")
    keys = {
        tr("Move over the squares, across a seam or to the next half-board"): arrows,
        tr("Bring up the cursor; go to the next half-board, or the one before"): tab,
        tr("Pick up a piece, put it down"): tr("Enter or Space"),
        tr("Push two half-boards together"): tr("Their two letters"),
        tr("Show one board as large as can be, or all again"): tr("Its number"),
        tr("Show the next board, or the one before"): tr("Page Down, Page Up"),
        tr("Pick up a piece from the pocket"): tr("Its letter"),
        tr("See how a piece moves, at the cursor or under the mouse"): EXPLAIN,
        tr("Choose an answer"): tr("Arrow keys and Enter, or its letter"),
        tr("Type a move, a push or a question"): "/",
        tr("Cancel what was begun, take the cursor away"): tr("Esc"),
    }
    return [(tr("On the table"), title, key) for title, key in keys.items()]


class ShortcutsDialog(ModalDialog):
    """List of actions and their keys."""

    def __init__(self, parent: QWidget | None, shortcuts: list[Shortcut]) -> None:
        super().__init__(parent, self.tr("Keys"), (720, 560))
        lines = table_keys() + shortcuts
        self.list = QTableWidget(len(lines), 3)
        self.list.setHorizontalHeaderLabels([self.tr("Where"), self.tr("What"), self.tr("Keys")])
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.list.setAccessibleName(self.tr("Keys"))
        for row, line in enumerate(lines):
            for column, text in enumerate(line):
                item = QTableWidgetItem(text)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.list.setItem(row, column, item)
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        in_column(self.list, button_box(self, Buttons.Close), over=self)


def movements_html(game: Game, dark: bool, art: ArtKeys = USUAL_ART, letters: str = "") -> str:
    """Return the movements of a game's pieces as HTML, those that move alike in one picture.

    With `letters`, commas between, those of some pieces, below a picture of the start. Raises
    ValueError for a game that does not describe its movements.
    """
    start = game.initial(game.min_players, game.as_seated)
    pieces = pieces_html(game, start, dark, art, only=letters)
    if not letters:
        return pieces
    ground = ground_of(DARK if dark else LIGHT)
    image = picture_of(game, art, ground, _ARRAY, tuple(usual_colours(start)))
    return f"<p>{inline(image)}</p>{pieces}"


def pieces_html(
    game: Game,
    start: Position,
    dark: bool,
    art: ArtKeys = USUAL_ART,
    across: int = 2,
    first: str = "",
    only: str = "",
) -> str:
    """Return the movements of the pieces of a game that begins with a position, as HTML.

    They stand in rows of `across` pieces, those of the letters `first` before the others; `only`
    has the letters of some, commas between. Raises ValueError for a game that does not describe
    its movements.
    """
    theme, drawing = DARK if dark else LIGHT, PieceArt()
    drawing.set_look(*art)
    look = look_of(start.style(Piece("", 0)), tuple(usual_colours(start)))
    alike: dict[Movement, dict[str, QPixmap]] = {}
    for letter in sorted(game.piece_types, key=lambda letter: letter not in first):
        kind = game.piece_types[letter]
        if kind.unknown or (only and letter not in only.split(",")):
            continue
        if (movement := start.movement(letter)) is None:
            raise ValueError(f"the game {game.key} does not tell how its pieces move")
        drawn = alike.setdefault(movement, {})
        if kind.heading not in [game.piece_types[other].heading for other in drawn]:
            drawn[letter] = drawing.pixmap(kind, look, PORTRAIT)
    parts = []
    for movement, drawn in alike.items():
        (letter, portrait), *others = drawn.items()
        parts.append(
            movement_html(movement, letter, game.piece_types, theme, portrait, dict(others))
        )
    rows = ("</td><td>".join(parts[at : at + across]) for at in range(0, len(parts), across))
    lines = "".join(f"<tr><td>{row}</td></tr>" for row in rows)
    return f"<table cellspacing='12'>{lines}</table>"

"""The help in the program: the inventor's text and our interpretation kept apart."""

from __future__ import annotations

import html
from typing import Any

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.assets import asset
from cfanp_gui.core.game import Game
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import GAMES
from cfanp_gui.table.translate import translated
from cfanp_gui.window.services import languages

GENERAL_PAGES = (("playing.txt", Text("Playing")), ("notation.txt", Text("Notation")))
"""The files of the pages about every game, with their titles; they follow those of the games."""

_ORIGINAL = Text("original")
"""The mark of an inventor whose name is not known."""
_OURS = Text("ours")
_COLOURS = {"T": "#1f7a6d", "I": "#a8621b"}


class SafeBrowser(QTextBrowser):
    """A text browser that loads nothing, whatever its text names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)

    def loadResource(self, resource_type: int, name: QUrl | str) -> Any:  # noqa: ARG002
        """Refuse every resource."""
        return None


class HelpDialog(QDialog):
    """The rules of each game, handling and notation, each on a page of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        self.pages = QTabWidget()
        self._browsers = {name: SafeBrowser() for name, _ in help_pages()}
        for browser in self._browsers.values():
            self.pages.addTab(browser, "")
        layout.addWidget(self.pages)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.resize(760, 640)
        self._retranslate()

    def show_page(self, file_name: str) -> None:
        """Turn to the page of a file, such as ``ring.txt``. Raises ValueError if there is none."""
        if file_name not in self._browsers:
            raise ValueError(f"no help page {file_name} (expected {', '.join(self._browsers)})")
        self.pages.setCurrentWidget(self._browsers[file_name])

    def show_rules(self, game: Game) -> None:
        """Turn to the page with the rules of a game, if it has one."""
        if game.help_pages:
            self.show_page(game.help_pages[0][0])

    def changeEvent(self, event: QEvent) -> None:
        """Show the pages of another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        language = languages.current()
        self.setWindowTitle(self.tr("Help"))
        for number, (name, title) in enumerate(help_pages()):
            self.pages.setTabText(number, translated(title))
            self._browsers[name].setAccessibleName(translated(title))
            self._browsers[name].setHtml(render(page(name, language)))


def help_pages() -> tuple[tuple[str, Text], ...]:
    """Return the files and titles of all pages, those of the games first."""
    return (*(page for game in GAMES for page in game.help_pages), *GENERAL_PAGES)


def page(name: str, language: str) -> str:
    """Return the text of a page in a language; in English where there is none in it."""
    try:
        found = asset("help", language, name)
    except FileNotFoundError:
        found = asset("help", name)
    return found.read_text(encoding="utf-8")


def render(text: str) -> str:
    """Return the page of a help text, as HTML made here with everything in the text escaped.

    Lines begin with ``# `` (title), ``## `` (section), ``T: `` (the inventor's text), ``I: ``
    (our interpretation), ``N: `` (a note) or ``C: `` (notation). The inventor's text is marked with
    the name that a line ``A: `` gives before it. Raises ValueError naming a line that begins with
    none of them.
    """
    author = translated(_ORIGINAL)
    parts = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        mark, _, rest = line.partition(" ")
        words = html.escape(rest.strip())
        if mark == "#":
            parts.append(f"<h2>{words}</h2>")
        elif mark == "##":
            parts.append(f"<h3>{words}</h3>")
        elif mark == "A:":
            author = rest.strip()
        elif mark in ("T:", "I:"):
            label = author if mark == "T:" else translated(_OURS)
            colour = _COLOURS[mark[0]]
            parts.append(
                '<table cellspacing="0" cellpadding="3" width="100%"><tr>'
                f'<td width="52" style="color:{colour}; font-weight:600; font-size:small">'
                f"{html.escape(label)}</td>"
                f'<td style="border-left:3px solid {colour}">{words}</td></tr></table>'
            )
        elif mark == "N:":
            parts.append(f"<p>{words}</p>")
        elif mark == "C:":
            parts.append(f'<p style="font-family:monospace; margin-left:16px">{words}</p>')
        else:
            raise ValueError(
                f"help line {number} begins with “{mark}” (expected #, ##, A:, T:, I:, N: or C:)"
            )
    return "".join(parts)

"""The help in the program: the inventor's text and our interpretation told apart."""

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
from cfanp_gui.table.translate import translated
from cfanp_gui.window.services import languages

ORIGINAL = Text("original")
"""The mark of an inventor whose name is not known."""
PAGES = (
    (Text("Rules"), "rules.txt", Text("Betza")),
    (Text("Multi Player Chess"), "ring.txt", ORIGINAL),
    (Text("Playing"), "playing.txt", ORIGINAL),
    (Text("Notation"), "notation.txt", ORIGINAL),
)
"""Title and file of each page, and the mark of what its inventor says."""

RULES = {"cfanp": "rules.txt", "ring": "ring.txt"}
"""The page with the rules of each game, by its key."""

_OURS = Text("ours")
_COLOURS = {"T": "#1f7a6d", "I": "#a8621b"}


class SafeBrowser(QTextBrowser):
    """A text browser that loads nothing, whatever its text names."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ARG002
        """Refuse every resource."""
        return None


class HelpDialog(QDialog):
    """The rules of each game, handling and notation, each on a page of its own."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        self.pages = QTabWidget()
        self._browsers = [SafeBrowser() for _ in PAGES]
        for browser in self._browsers:
            self.pages.addTab(browser, "")
        layout.addWidget(self.pages)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
        self.resize(760, 640)
        self._speak()

    def show_page(self, file_name: str) -> None:
        """Turn to the page of a file, such as ``ring.txt``. Raises ValueError if there is none."""
        self.pages.setCurrentIndex([name for _, name, _ in PAGES].index(file_name))

    def show_rules(self, system: Game) -> None:
        """Turn to the page with the rules of a game. Raises KeyError if there is none."""
        self.show_page(RULES[system.key])

    def changeEvent(self, event: QEvent) -> None:
        """Show the pages of another language when it changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self._speak()
        super().changeEvent(event)

    def _speak(self) -> None:
        language = languages.current()
        self.setWindowTitle(self.tr("Help"))
        for number, (title, name, author) in enumerate(PAGES):
            self.pages.setTabText(number, translated(title))
            self._browsers[number].setAccessibleName(translated(title))
            self._browsers[number].setHtml(render(page(name, language), author))


def page(name: str, language: str) -> str:
    """The text of a page in a language; in English where there is none in it."""
    try:
        found = asset("help", language, name)
    except FileNotFoundError:
        found = asset("help", name)
    return found.read_text(encoding="utf-8")


def render(text: str, author: Text = ORIGINAL) -> str:
    """The page of a help text, as HTML made here with everything in the text escaped.

    Lines begin with ``# `` (title), ``## `` (section), ``T: `` (the inventor's text), ``I: ``
    (our interpretation), ``N: `` (a note) or ``C: `` (notation). The inventor's text is marked with
    its author. Raises ValueError naming a line that begins with none of them.
    """
    parts = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        kind, _, rest = line.partition(" ")
        words = html.escape(rest.strip())
        if kind == "#":
            parts.append(f"<h2>{words}</h2>")
        elif kind == "##":
            parts.append(f"<h3>{words}</h3>")
        elif kind in ("T:", "I:"):
            label = author if kind == "T:" else _OURS
            colour = _COLOURS[kind[0]]
            parts.append(
                '<table cellspacing="0" cellpadding="3" width="100%"><tr>'
                f'<td width="52" style="color:{colour}; font-weight:600; font-size:small">'
                f"{html.escape(translated(label))}</td>"
                f'<td style="border-left:3px solid {colour}">{words}</td></tr></table>'
            )
        elif kind == "N:":
            parts.append(f"<p>{words}</p>")
        elif kind == "C:":
            parts.append(f'<p style="font-family:monospace; margin-left:16px">{words}</p>')
        else:
            raise ValueError(
                f"help line {number} begins with “{kind}” (expected #, ##, T:, I:, N: or C:)"
            )
    return "".join(parts)

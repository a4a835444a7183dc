"""Commands of the Help menu, and the dialog about the program with the licences of its parts."""

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices, QPixmap
from PySide6.QtWidgets import QLabel, QTabWidget, QWidget

from cfanp_gui import BUILD
from cfanp_gui.assets import asset
from cfanp_gui.games.cfanp.kernel_state import is_compiled
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.session import store
from cfanp_gui.table.layers.piece_art import PIECE_SETS, ArtKeys
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.bots.notices import slow_sentence
from cfanp_gui.window.help.help_dialogs import HelpDialog, ShortcutsDialog, shortcuts
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box, monospaced_text
from cfanp_gui.window.widgets.layouts import STRETCH, Scrolled, in_column, in_row
from cfanp_gui.window.widgets.page import Page
from cfanp_gui.window.widgets.plain_text import plain_label
from cfanp_gui.window.workplace import Workplace


class HelpActions:
    """Commands of the Help menu."""

    def __init__(self, window: Workplace) -> None:
        self._window = window
        self._help: HelpDialog | None = None

    def show_help(self) -> None:
        """Show the help: rules, those of the game on the table first, handling and notation."""
        first = self._help is None
        if self._help is None:
            self._help = HelpDialog(self._window)
            self._help.example.wanted.connect(self._play_example)
        preferences = self._window.settings.preferences()
        self._help.set_art(ArtKeys(preferences.pieces, preferences.signs))
        session, page = self._window.session, self._window.pages.currentWidget()
        topic = page.topic if isinstance(page, Page) else None
        shown = self._help.isVisible() or self._help.shows_example  # a person returns to it
        if topic is not None:
            self._help.show_rules(topic)
        elif not shown and session is not None:
            self._help.show_rules(session.game)
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()
        if first and QAccessible.isActive():
            self._help.show_reader_page()
        elif not self._help.shows_example:
            self._help.search.take()

    def show_page(self, name: str) -> None:
        """Show the page of a file in the help."""
        self.show_help()
        if self._help is not None:
            self._help.show_page(name)

    def _play_example(self, record: GameRecord) -> None:
        if self._help is not None and self._window.may_leave_game():
            session = store.session_of(record, localize=translated)
            self._window.documents.show_example(session)
            self._help.hide()

    def show_shortcuts(self) -> None:
        """Show the list of all keys."""
        ShortcutsDialog(self._window, shortcuts(self._window.commands)).ask()

    def show_about(self) -> None:
        """Show the dialog about the program and its authors."""
        AboutDialog(self._window).ask()


RELEASES = "https://github.com/cfanp-gui/cfanp-gui/releases"
"""Page of newer versions; the program itself never looks there."""
ICON = 64
"""Size of the program's icon, in pixels."""


class AboutDialog(ModalDialog):
    """Text about the program, and the licences of all its parts."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent, tr("About"), (720, 480))
        icon = QLabel(pixmap=self._icon(), alignment=Qt.AlignmentFlag.AlignTop)
        self.words = plain_label(about())
        flags = Qt.TextInteractionFlag
        self.words.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.TextSelectableByKeyboard
        )
        self.link = QLabel(f'<a href="{RELEASES}">{RELEASES}</a>')
        self.link.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard
        )
        self.link.setAccessibleName(tr("Releases"))
        self.link.linkActivated.connect(lambda address: QDesktopServices.openUrl(QUrl(address)))
        first, versions = QWidget(), tr("Versions of the program, opened in the browser:")
        beside = in_column(self.words, 6, plain_label(versions), self.link, STRETCH)
        in_row(icon, 12, (beside, 1), over=first, margins=(16,))
        self.licences = monospaced_text(licences(), tr("Licences"))
        self.pages = QTabWidget(documentMode=True)
        self.pages.addTab(Scrolled(first), tr("&Program"))
        self.pages.addTab(self.licences, tr("&Licences"))
        buttons = button_box(self, Buttons.Close)
        in_column(self.pages, buttons, over=self)
        buttons.button(Buttons.Close).setFocus()

    def _icon(self) -> QPixmap:
        ratio, icon = self.devicePixelRatioF(), QPixmap()
        icon.loadFromData(asset("icons", "cfanp.svg").read_bytes(), "SVG")
        icon = icon.scaledToWidth(round(ICON * ratio), Qt.TransformationMode.SmoothTransformation)
        icon.setDevicePixelRatio(ratio)
        return icon


def about() -> str:
    """Return the text about the program, plain text."""
    pieces = "\n".join(
        tr("Pieces “{title}”: {artist} ({licence})").format(
            title=piece_set.title, artist=piece_set.artist, licence=translated(piece_set.licence)
        )
        for piece_set in PIECE_SETS
    )
    return "\n\n".join(
        (
            tr("Chess For Any Number of Players {version}").format(version=BUILD),
            tr("The search of the bots is compiled.") if is_compiled() else slow_sentence(),
            tr("The game is Ralph Betza’s, invented about 1980."),
            pieces,
            tr("Characters on pieces: Noto Serif CJK, Adobe (OFL-1.1)"),
            tr(
                "This program is free software under the GNU General Public License, "
                "version 3 or later. It comes without any warranty."
            ),
        )
    )


def licences(own_libraries: Path | None = None) -> str:
    """Return the licences of all parts, in English; an installed program has more in a folder."""
    texts = [asset("licences.txt").read_text(encoding="utf-8")]
    if own_libraries is None:
        own_libraries = Path(getattr(sys, "_MEIPASS", "none"), "licences")
    for path in sorted(own_libraries.glob("*.txt")):
        line = "=" * 78
        words = path.read_text(encoding="utf-8", errors="replace")
        texts.append(f"{line}\n{path.stem}\n{line}\n\n{words}")
    return "\n\n".join(texts)

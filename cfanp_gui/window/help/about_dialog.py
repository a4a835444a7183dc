"""Dialog about the program, with the licences of all its parts."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPixmap
from PySide6.QtWidgets import QLabel, QTabWidget, QWidget

from cfanp_gui import BUILD
from cfanp_gui.assets import asset
from cfanp_gui.games.cfanp.kernel_state import is_compiled
from cfanp_gui.table.layers.piece_art import PIECE_SETS
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.bots.notices import slow_sentence
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, button_box, monospaced_text
from cfanp_gui.window.widgets.layouts import STRETCH, Scrolled, in_column, in_row
from cfanp_gui.window.widgets.plain_text import plain_label

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

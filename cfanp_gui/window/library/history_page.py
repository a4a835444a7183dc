"""Page of the finished games in the person's own folder, each with its final position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QFileDialog,
    QHeaderView,
    QMenu,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from cfanp_gui.library.entries import GameEntry
from cfanp_gui.library.game_index import Found
from cfanp_gui.library.my_games import GameKeeper
from cfanp_gui.record.palette import default_colours
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import tr
from cfanp_gui.window.library.game_delegate import GameDelegate, GamePictures
from cfanp_gui.window.library.games_model import ENTRY_ROLE, OPEN_ROLE, PLAYERS, SECOND_ROLE
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.library.index_update import Findings
from cfanp_gui.window.services.locale_forms import day_text
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.forms import push_button
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.own_icons import style_next_file_dialog
from cfanp_gui.window.widgets.panel_lists import Index, paint_badge, paint_tint, softer
from cfanp_gui.window.widgets.plain_text import (
    ONE_LINE,
    bold_font,
    bold_label,
    plain_label,
    wrapped,
)
from cfanp_gui.window.workplace import Workplace

PICTURE = QSize(176, 116)
_GAP, _WIDEST = 12, 980


class HistoryActions(QObject):
    """Controller that shows the page in place of the table or the start view."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        self._before: QWidget = window.view
        self._hidden: list[QDockWidget] = []
        documents = window.documents
        index = documents.games_index.with_name("my_games.sqlite")
        self.page = HistoryPage(window.settings, index, documents.kept_games)
        self.page.left.connect(self.leave)
        self.page.games.game_chosen.connect(self._open)
        self.page.games.told.connect(window.announce)
        window.pages.addWidget(self.page)

    @property
    def is_shown(self) -> bool:
        """Return True if the page is shown."""
        return self._window.pages.currentWidget() is self.page

    def show(self) -> None:
        """Show the page, without the panels about a game."""
        window, games = self._window, self.page.games
        if not self.is_shown:
            self._before = window.pages.currentWidget() or window.view
            direct = Qt.FindChildOption.FindDirectChildrenOnly
            docks = window.findChildren(QDockWidget, options=direct)
            self._hidden = [dock for dock in docks if not dock.isHidden()]
            for dock in self._hidden:
                dock.hide()
            games.model.mark_open(window.documents.source)
            self.page.retranslate()
            window.pages.setCurrentWidget(self.page)
            games.refresh()
            window.refresh()
        games.player.setFocus()

    def leave(self) -> None:
        """Go back from the page to what was shown before, if it is shown."""
        if not self.is_shown:
            return
        if (focused := QApplication.focusWidget()) is not None:
            focused.clearFocus()
        self._window.pages.setCurrentWidget(self._before)
        for dock in reversed(self._hidden):
            dock.show()  # of tabbed docks the first comes to the front
        self._hidden = []
        self._window.refresh()
        self._before.setFocus()

    def _open(self, game: Found) -> None:
        """Put a game on the table, to be looked at and analysed."""
        entry = game.entry
        if self._window.documents.source == (entry.path, entry.number):
            self._before = self._window.view
            self.leave()
        else:
            self._window.opened_files.open_one(entry.path, entry.number)


class HistoryPage(QWidget):
    """Page with the games below its heading."""

    left = Signal()
    """Emitted when a person wants to go back."""

    def __init__(self, settings: Settings, index: Path, keeper: GameKeeper) -> None:
        super().__init__()
        self.games = MyGames(settings, index, keeper)
        self.heading, self.sentence = bold_label(times=1.7), plain_label("")
        self.back = push_button("", self.left.emit)
        middle = QWidget(maximumWidth=_WIDEST)
        above = in_row(self.back, self.heading, STRETCH, spacing=_GAP)
        in_column(above, (self.games, 1), self.sentence, over=middle)
        in_row(STRETCH, (middle, 100), STRETCH, over=self)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.back.setText(tr("Back"))
        self.heading.setText(tr("My games"))
        self.setAccessibleName(tr("My games"))
        self.sentence.hide()
        self.games.retranslate()

    def say(self, sentence: str) -> None:
        """Show one plain sentence below the games; an empty one removes it."""
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class MyGames(GamesPanel):
    """Games of one folder, found by a player's name."""

    def __init__(self, settings: Settings, index: Path, keeper: GameKeeper) -> None:
        self._keeper = keeper
        super().__init__(settings, index)
        self.pictures.size = PICTURE
        self.drawn = HistoryDelegate(self.pictures, self.view)
        self.view.setItemDelegate(self.drawn)
        self.view.setUniformRowHeights(False)
        self.view.setHeaderHidden(True)
        for column in range(1, self.model.columnCount()):
            self.view.hideColumn(column)
        self.view.header().setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)
        elsewhere = self.position, self.sought, self.game, self.ending, self.order
        for part in (*elsewhere, self.exploring, self.again, self.add):
            part.hide()
        self.explorer.hide()

    def listed_folders(self) -> list[str]:
        return [str(self._keeper.folder)]

    def retranslate(self) -> None:
        super().retranslate()
        self.hint.setText(tr("No games yet. Every game that you finish is kept here by itself."))
        self.folders.setText(tr("Folder"))

    def _fill_folders(self, menu: QMenu) -> None:
        menu.clear()
        menu.addAction(tr("Show folder"), self._show_folder)
        menu.addAction(tr("Change folder…"), self._change_folder)

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._keeper.folder)))

    def _change_folder(self) -> None:
        style_next_file_dialog()
        title, now = tr("Folder for my games"), str(self._keeper.folder)
        if chosen := QFileDialog.getExistingDirectory(self, title, now):
            self._keeper.folder = Path(chosen)
            self.refresh()

    def _show_answer(self, answer: Findings) -> None:
        def when(game: Found) -> tuple[str, str]:
            return game.entry.date, game.entry.path.name  # which begins with the time

        super()._show_answer(replace(answer, found=sorted(answer.found, key=when, reverse=True)))
        is_empty = not (answer.total or answer.broken or self.indexing.running)
        self._pages.setCurrentWidget(self.empty if is_empty else self.parts)


class HistoryDelegate(GameDelegate):
    """Delegate that draws a large picture, and every player with their army's badge."""

    def __init__(self, pictures: GamePictures, view: QTreeView) -> None:
        super().__init__(pictures)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._view.viewport().width()
        high = max((rect.bottom() for rect, *_ in _parts(index, option.font, width)), default=0)
        return QSize(width, max(high, PICTURE.height()) + 2 * _GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect, state, ink = option.rect, option.state, option.palette.text().color()
        chosen = state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver)
        paint_tint(painter, rect, ink, 28 if chosen or index.data(OPEN_ROLE) else 8)
        entry = index.data(ENTRY_ROLE)
        if isinstance(entry, GameEntry):
            shown = self._pictures.picture(entry, painter.device().devicePixelRatio())
            if shown is not None and not shown.isNull():
                size = shown.deviceIndependentSize()
                frame = QRectF(rect.left() + _GAP, rect.top() + _GAP, PICTURE.width(), 0)
                frame.setHeight(PICTURE.height())
                frame.moveTo(frame.center().x() - size.width() / 2, frame.top())
                painter.drawPixmap(frame.topLeft(), shown)
        for place, text, font, badge in _parts(index, option.font, rect.width()):
            place.translate(rect.topLeft())
            painter.setFont(font)
            painter.setPen(ink if font.bold() else softer(ink))
            if badge is not None:
                side = place.height() + 4
                paint_badge(painter, QRectF(place.left(), place.top() - 2, side, side), badge)
                place.setLeft(place.left() + side + 6)
            painter.drawText(place, ONE_LINE, text)
        painter.restore()


_Part = tuple[QRect, str, QFont, BadgeLook | None]


def _parts(index: Index, plain: QFont, width: int) -> Iterator[_Part]:
    """Yield the texts of a row in its width: every player with a badge, and the lines below."""
    bold = bold_font(plain)
    metrics, entry = QFontMetrics(bold), index.data(ENTRY_ROLE)
    line, start = metrics.lineSpacing(), PICTURE.width() + 2 * _GAP
    across, top, room = start, _GAP + 2, width - PICTURE.width() - 4 * _GAP
    below = [str(index.data(SECOND_ROLE) or "")]
    if isinstance(entry, GameEntry):
        below = [day_text(entry.date), *below]
        colours = entry.colours or default_colours(len(entry.names))
        for seat, name in enumerate(entry.names):
            badge: BadgeLook | None = BadgeLook("", colours[seat], seat)
            for text in wrapped(name or "?", bold, room - line - 10):
                wide = metrics.horizontalAdvance(text) + line + 14
                if across + wide > start + room and across > start:
                    across, top = start, top + line + 8
                yield QRect(across, top, wide, line), text, bold, badge
                across, badge = across + wide + _GAP, None
        top += line + 10
    else:
        below = [str(index.data()), *below]
    for text in below:
        for words in wrapped(text, plain, room):
            yield QRect(start, top, room, line), words, plain, None
            top += line + 2

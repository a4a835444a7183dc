"""Drawing of a row in the list of games: a small picture, the players, and the result."""

from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from cfanp_gui.core.position import Position
from cfanp_gui.library.entries import GameEntry
from cfanp_gui.record import picture
from cfanp_gui.record.picture_document import PAPER, Ground, PictureContent, PictureStyle
from cfanp_gui.window.library.games_model import ENTRY_ROLE, OPEN_ROLE, SECOND_ROLE, THIRD_ROLE
from cfanp_gui.window.services.background import Task
from cfanp_gui.window.services.render_files import fitted
from cfanp_gui.window.widgets.panel_lists import (
    DrawnDelegate,
    Index,
    paint_card,
    paint_tint,
    softer,
)
from cfanp_gui.window.widgets.plain_text import bold_font, small_font, write_line

MOST = 200
"""Number of pictures kept."""
WAITING = 24
"""Maximum number of pictures in the queue; of more, the latest requests are drawn."""

_Key = tuple[Path, int, int, int | None]
FindEnd = Callable[[GameEntry], Position | None]
"""Returns the final position of a game, on any thread; None while it is not known."""


class GamePictures(QObject):
    """Pictures of games in one size; missing ones are drawn later, see `arrived`."""

    arrived = Signal()
    """Emitted when another picture is there."""

    def __init__(self, size: QSize, find_end: FindEnd, most: int = MOST) -> None:
        """`most` is the maximum number of pictures kept."""
        super().__init__()
        self._most, self.size = most, size
        self._find_end, self._ratio = find_end, 1.0
        self._pictures: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._waiting: deque[tuple[_Key, GameEntry]] = deque(maxlen=WAITING)
        self._task: Task | None = None

    def picture(self, entry: GameEntry, ratio: float) -> QPixmap | None:
        """Return the picture of a game for screens of a pixel ratio; None while it is drawn."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._pictures.clear()
        key = (entry.path, entry.number, entry.key, entry.actions)
        if (known := self._pictures.get(key)) is not None:
            self._pictures.move_to_end(key)
            return known
        if all(other != key for other, _ in self._waiting):
            self._waiting.append((key, entry))
        if self._task is None:
            self._next()
        return None

    def forget(self) -> None:
        """Empty the queue of pictures."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _next(self) -> None:
        if not self._waiting:
            self._task = None
            return
        key, entry = self._waiting.pop()
        size, ratio = self.size, self._ratio

        def draw() -> QImage | None:
            end = self._find_end(entry)
            return None if end is None else draw_end(entry, end, size, ratio)

        self._task = Task(draw)
        self._task.done.connect(partial(self._take, key, ratio))
        self._task.failed.connect(self._fail)
        self._task.start()

    def _take(self, key: _Key, ratio: float, image: QImage | None) -> None:
        shown = QPixmap() if image is None else QPixmap.fromImage(image)
        shown.setDevicePixelRatio(ratio)
        self._pictures[key] = shown
        while len(self._pictures) > self._most:
            self._pictures.popitem(last=False)
        self._next()
        self.arrived.emit()

    def _fail(self, problem: Exception) -> None:
        self._task = None
        raise problem


CLEAR = PAPER._replace(table="none")
"""Colours of small pictures, which lie on any background."""


def draw_end(
    entry: GameEntry, end: Position, size: QSize, ratio: float, ground: Ground = CLEAR
) -> QImage:
    """Return the picture of a game's final position, as large as fits into a size."""
    look = PictureStyle(entry.names, entry.colours, entry.game.piece_types, ground=ground)
    return fitted(picture.draw(end, PictureContent(plates=False), look), size * ratio)


PICTURE = QSize(84, 60)
"""Size of the picture of a game, in pixels."""
_MARGIN = 8


class GameDelegate(DrawnDelegate):
    """Delegate that draws the rows; that of the game on the table is highlighted."""

    def __init__(self, pictures: GamePictures) -> None:
        super().__init__()
        self._pictures = pictures

    def sizeHint(self, option: QStyleOptionViewItem, _: Index) -> QSize:
        lines = 3 * option.fontMetrics.height()
        return QSize(200, max(PICTURE.height(), lines) + _MARGIN)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        palette, state = option.palette, option.state
        ink = palette.text().color()
        if index.data(OPEN_ROLE):
            paint_card(painter, rect, palette)
            ink = palette.highlightedText().color()
        elif state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            paint_tint(painter, rect, ink, 28 if (state & QStyle.StateFlag.State_Selected) else 14)
        entry, left = index.data(ENTRY_ROLE), rect.left() + _MARGIN
        if isinstance(entry, GameEntry) and index.column() == 0:
            frame = QRectF(left, 0, PICTURE.width(), PICTURE.height())
            frame.moveTop(rect.top() + (rect.height() - frame.height()) / 2)
            shown = self._pictures.picture(entry, painter.device().devicePixelRatio())
            if shown is not None:
                painter.drawPixmap(frame.topLeft(), shown)
            left += PICTURE.width() + 10
        room = rect.right() - left - _MARGIN
        bold, small = bold_font(option.font), small_font(option.font)
        lines = [(bold if index.column() == 0 else option.font, ink, str(index.data() or ""))]
        for role in (SECOND_ROLE, THIRD_ROLE):
            if below := index.data(role):
                lines.append((small, softer(ink), str(below)))
        heights = [QFontMetrics(font).height() for font, _, _ in lines]
        top = rect.top() + (rect.height() - sum(heights)) // 2
        for (font, colour, text), height in zip(lines, heights, strict=True):
            write_line(painter, QRect(left, top, room, height), text, font, colour)
            top += height

"""Findings of a chess program about a pair: in words, as a list, and as a two-coloured bar."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QLocale, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.notation import shown_token
from cfanp_gui.core.queries import GamePair, LineMove
from cfanp_gui.core.wording import badge_of
from cfanp_gui.engine.analysis import EngineLine, Score
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import status_of
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import joined, tr
from cfanp_gui.window.panels.panel_presenter import painted
from cfanp_gui.window.services.locale_forms import EXACT, share_text
from cfanp_gui.window.widgets.panel_lists import (
    SCORE_ROLE,
    Index,
    PointedDelegate,
    faded,
    paint_badge,
)
from cfanp_gui.window.widgets.plain_text import bold_font, elided
from cfanp_gui.window.widgets.row_list import ListRow, RowList

_EVEN = 25
"""Score in hundredths of a pawn below which neither side has an advantage."""


class EngineWords:
    """Texts for findings about one pair of a session's position."""

    def __init__(self, session: GameSession, pair: Pair, shown: GamePair) -> None:
        self._session, self._pair, self.shown = session, pair, shown
        self.action = cache(self._action)
        """Returns the action that matches the first move of a line now; None if there is none."""
        self._known_token = cache(self._token)

    def name(self, army: int) -> str:
        """Return the name of the player who moves an army now."""
        status = status_of(self._session.position, army)
        return "" if status is None else self._session.name(status.player)

    def badge(self, army: int) -> BadgeLook | None:
        """Return the badge of an army."""
        status = status_of(self._session.position, army)
        return None if status is None else painted(badge_of(status), self._session.match.colours)

    def score(self, score: Score | None) -> str:
        """Return a score in short notation, from the view of the army to move; empty for none."""
        if score is None:
            return ""
        value = score.mate if score.mate is not None else score.centipawns or 0
        sign = "\N{MINUS SIGN}" if value < 0 else "+" if value > 0 else ""
        if score.mate is not None:
            return f"{sign if value < 0 else ''}#{abs(value)}"
        return f"{sign}{QLocale().toString(abs(value) / 100, 'f', 2)}"

    def verdict(self, score: Score | None) -> str:
        """Return a score in words with the players' names; without a score, who moves next."""
        mover, other = self.name(self.shown.mover), self.name(self.shown.other)
        if score is None:
            return tr("{name} moves next there").format(name=mover)
        value = score.centipawns or 0
        if score.mate is None and abs(value) < _EVEN:
            return tr("{mover} and {other} are about even").format(mover=mover, other=other)
        if (value if score.mate is None else score.mate) < 0:
            mover, other = other, mover
        if score.mate is not None:
            words = tr("{mover} mates {other} in %n move(s)", "", abs(score.mate))
            return words.format(mover=mover, other=other)
        pawns = QLocale().toString(abs(value) / 100, "f", 1)
        return tr("{name} is ahead by {pawns} pawns").format(name=mover, pawns=pawns)

    def line(self, line: EngineLine) -> str:
        """Return the moves of a line: the first in the game's notation, followed by the others."""
        first, *others = line.steps
        return " ".join([self._known_token(first), *(step.text for step in others)])

    def spoken(self, line: EngineLine) -> str:
        """Return a line as text for a screen reader."""
        return joined(": ", (self.verdict(line.score), self.line(line)))

    def _action(self, step: LineMove) -> Action | None:
        wanted = step.target, self._pair, step.promotion
        for gesture in self._session.position.gestures(step.source):
            if (gesture.target, gesture.pair, gesture.promotion) == wanted:
                return gesture.action
        return None

    def _token(self, step: LineMove) -> str:
        session, action = self._session, self.action(step)
        if action is not None:
            return shown_token(session.game.notation.human(session.position, action))
        labels = (session.situation.board(board).label for board in self._pair)
        return f"{''.join(labels)}:{step.text}"


_PAWN_SHARE = 400
"""Score in hundredths of a pawn at which one of two sides wins ten times as often (Elo's curve)."""


def line_rows(words: EngineWords | None, lines: Sequence[EngineLine]) -> tuple[ListRow, ...]:
    """Return a row for each line; without words there are none."""
    if words is None:
        return ()
    rows = []
    for line in lines:
        score, text = words.score(line.score), words.line(line)
        tip, spoken = f"{words.verdict(line.score)}\n{text}", words.spoken(line)
        rows.append(ListRow(line, text, score=score, tip=tip, spoken=spoken))
    return tuple(rows)


class LineDelegate(PointedDelegate):
    """Delegate that draws a line: its score, and beside it its moves in at most two rows."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(180, option.fontMetrics.height() * 2 + 12)

    def draw(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        rect: QRect = option.rect
        ink = option.palette.text().color()
        if index.row() == self.pointed_at:
            painter.fillRect(rect, faded(ink, 18))
        bold = bold_font(option.font)
        painter.setPen(ink)
        painter.setFont(bold)
        widest = ("+00.00", share_text(1.0, EXACT))
        wide = max(QFontMetrics(bold).horizontalAdvance(score) for score in widest)
        inner, top = rect.adjusted(4, 6, -4, -6), Qt.AlignmentFlag.AlignTop
        left = inner.adjusted(0, 0, wide - inner.width(), 0)
        painter.drawText(left, top | Qt.AlignmentFlag.AlignRight, str(index.data(SCORE_ROLE)))
        painter.setFont(option.font)
        room = inner.adjusted(wide + 10, 0, 0, 0)
        # Two rows hold a little less than twice as much as one, because words are not cut.
        text = elided(str(index.data()), option.fontMetrics, 2 * room.width() - 40)
        painter.drawText(room, top | Qt.TextFlag.TextWordWrap, text)


class LineList(RowList):
    """List of lines: a line pointed at is shown on the table, a chosen one is played."""

    def __init__(self) -> None:
        super().__init__(LineDelegate())

    def set_rows(self, rows: int) -> None:
        """Set the rows, and the height to fit them."""
        self.setFixedHeight(rows * (self.fontMetrics().height() * 2 + 12) + 4)


class ScoreBar(QWidget):
    """Bar of two armies' chances in the colours of both, the one to move at the left."""

    HEIGHT = 22

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(self.HEIGHT)
        self.share: float | None = None
        """Share of the army to move; None while nothing is known."""
        self._badges: tuple[BadgeLook, BadgeLook] | None = None

    def show_score(self, badges: tuple[BadgeLook, BadgeLook] | None, score: Score | None) -> None:
        """Show a score between two armies; without one each has half."""
        self._badges = badges
        self.share = None if score is None else share_of(score)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._badges is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            size = float(self.height())
            bar = QRectF(size + 6, 6, self.width() - 2 * size - 12, size - 12)
            mover, other = self._badges
            share = 0.5 if self.share is None else self.share
            left = QRectF(bar)
            left.setWidth(bar.width() * share)
            painter.setOpacity(0.35 if self.share is None else 1)
            painter.fillRect(bar, QColor(other.colour))
            painter.fillRect(left, QColor(mover.colour))
            ink = self.palette().windowText().color()
            painter.setPen(QPen(ink, 1))
            painter.drawRect(bar)
            painter.fillRect(QRectF(left.right() - 1, bar.top(), 2, bar.height()), ink)
            middle = bar.center().x()
            painter.drawLine(int(middle), int(bar.bottom()), int(middle), int(bar.bottom()) + 4)
            painter.setOpacity(1)
            paint_badge(painter, QRectF(0, 0, size, size), mover)
            paint_badge(painter, QRectF(self.width() - size, 0, size, size), other)


def share_of(score: Score) -> float:
    """Return the share of the points that the army to move may expect, from 0 to 1."""
    if score.mate is not None:
        return 1.0 if score.mate > 0 else 0.0
    return float(1 / (1 + 10 ** (-(score.centipawns or 0) / _PAWN_SHARE)))

"""Card at the end of a game: who won, who took whom, and the next commands."""

from collections.abc import Callable, Sequence
from functools import partial
from math import hypot

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPainterPath, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QMenu, QPushButton, QWidget

from cfanp_gui.core.text import capitalized
from cfanp_gui.session.game_end import Taking, badge_of_player, headline, takings
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.feedback.overlay import EDGE, Overlay
from cfanp_gui.table.feedback.toast import STRIP
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.faces import draw_face
from cfanp_gui.table.theme import Theme, ink_on, set_colours
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import sentence, translated
from cfanp_gui.window.panels import event_texts
from cfanp_gui.window.panels.panel_presenter import PanelPresenter, painted
from cfanp_gui.window.widgets.chips import RoundButton
from cfanp_gui.window.widgets.layouts import bare_area, bare_grid, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_font
from cfanp_gui.window.widgets.whole_rows import WholeLabel, WholeRow, WholeRows

CELEBRATION_MS = 900
_WIDTH = 420
"""Width in which names of average length stand in one line, in pixels."""
_NARROW = 262
"""Narrow width, in pixels, which is often free beside the most important boards."""
_ASIDE = _NARROW + 3 * EDGE
"""Width that the table yields to it, in pixels, if it would otherwise cover boards."""
_LEAST = 420
"""Minimum width that is left to the table, in pixels."""
_MARGIN, _BADGE, _ROUNDING = 14, 44, 13
_LONG = 40
"""Number of letters from which on a headline is written smaller."""
_SPECKS = 42
"""Number of specks of paint that fall over the headline of a win."""


class Band(QWidget):
    """Headline on the paint of the winner, which flows over it while specks of paint fall."""

    def __init__(self) -> None:
        super().__init__()
        self.headline, self.reason = WholeLabel(), WholeLabel()
        self._badge: BadgeLook | None = None
        self._bot = ""
        """Name of the winner if it is a bot, whose face is shown beside its badge."""
        self._paint = QColor()
        self._specks: Sequence[str] = ()
        self._flow = 1.0
        self._words = in_column(self.headline, self.reason, over=self, spacing=2)

    def show_result(self, session: GameSession, theme: Theme, mate: str) -> None:
        """Show the result of a finished game; `mate` are the words for the mate that ended it."""
        outcome = session.outcome
        assert outcome is not None, "the game is over"
        won = outcome.result == "win"
        reason = mate or translated(outcome.reason)
        reason = sentence(capitalized(reason))
        self.headline.setText(translated(headline(session)))
        # Perhaps not all share a draw.
        self.reason.setText(reason if won else event_texts.outcome(session, outcome))
        self._specks = session.match.colours if won else ()
        self._badge, self._bot, self._paint, ink = None, "", theme.accent, theme.accent_text
        if won:
            badge = badge_of_player(session.position, outcome.players[0])
            self._badge = painted(badge, session.match.colours)
            self._paint = QColor(self._badge.colour)
            winner = session.match.seats[outcome.players[0] - 1]
            self._bot = winner.name if winner.bot else ""
            ink = ink_on(self._paint)
        self.setStyleSheet(f"color: {ink.name()};")
        left = 2 * _MARGIN + _BADGE if won else _MARGIN + 4
        self._words.setContentsMargins(left, _MARGIN, _MARGIN, _MARGIN)

    def shape(self, pixels: int) -> None:
        """Set the size of the headline's letters."""
        font = bold_font(self.font())
        font.setPixelSize(pixels if len(self.headline.text()) < _LONG else 16)
        self.headline.setFont(font)

    def flow(self, part: float) -> None:
        """Show a part of the celebration, from 0 to 1."""
        self._flow = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, path = QPainter(self), QPainterPath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        path.addRoundedRect(whole.adjusted(1, 1, -1, _ROUNDING), _ROUNDING, _ROUNDING)
        painter.setClipPath(path)
        middle = QPointF(_MARGIN + _BADGE / 2, whole.height() / 2)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            middle.setX(whole.width() - middle.x())
        faint = QColor(self._paint)
        faint.setAlpha(110)
        painter.fillRect(whole, faint)
        set_colours(painter, self._paint)
        reach = self._flow * hypot(whole.width(), whole.height())
        painter.drawEllipse(middle, reach, reach)
        if self._badge is not None:
            place = QRectF(0, 0, _BADGE, _BADGE)
            place.moveCenter(middle)
            if self._bot:  # the badge lies over a corner of the face
                draw_face(painter, place, self._bot)
                place = QRectF(place.center(), place.bottomRight() + QPointF(3, 3))
            self._badge.draw(painter, place)
        for number in range(_SPECKS if self._specks and self._flow < 1 else 0):
            set_colours(painter, QColor(self._specks[number % len(self._specks)]))
            across, speed = (number * 0.618) % 1, 0.7 + (number * 0.377) % 0.8
            down = (self._flow * speed * 1.6 - (number * 0.271) % 0.6) * whole.height()
            painter.save()
            painter.translate(across * whole.width(), down)
            painter.rotate(360 * (self._flow * speed + across))
            painter.drawRect(QRectF(-4, -2.5, 8, 5))
            painter.restore()


class GameOverPanel(Overlay):
    """Card placed where it covers least, while everything can be done at the table as before.

    It is narrow if more stays visible. Where it would lie on the boards in any case, most of it is
    folded away until somebody asks for it.
    """

    ply_chosen = Signal(int)
    """Carries the ply of the move of a capture that a person wants to see."""

    shown = Signal(bool)
    """Carries True when it is shown, and False when it is hidden."""
    room_wanted = Signal(int)
    """Carries the width, in pixels, to be reserved at the right of the view; 0 for none."""

    def __init__(
        self,
        over: QWidget,
        theme: Theme,
        worth_seeing: Callable[[], Sequence[Sequence[QRect]]],
        menus: tuple[QMenu, QMenu],
    ) -> None:
        """`worth_seeing` returns the rectangles to keep uncovered, the most important first.

        The menus are those of the seats and of what can be shared.
        """
        super().__init__(over, theme)
        self._session: GameSession | None = None
        self._takings: Sequence[Taking] = ()
        self._worth_seeing = worth_seeing
        # A view of another size shows the table in it only after that.
        self._look_again = single_shot(self, 0, self.settle)
        self._mate, self._is_whole = "", False
        self.band, self.rows = Band(), WholeRows()
        self.rows.itemActivated.connect(self._choose)
        self.rows.itemClicked.connect(self._choose)
        self.evening, self.kept = WholeLabel(), WholeLabel()
        self.rematch, self.review = RoundButton("", is_primary=True), RoundButton("")
        self.more = RoundButton("")
        """Button that unfolds the card."""
        self.more.clicked.connect(self._unfold)
        self.buttons = [RoundButton("") for _ in range(7)]
        self.seats, self.again, self.worst, self.table, self.save, share, close = self.buttons
        for opener, menu in zip((self.seats, share), menus, strict=True):
            opener.clicked.connect(partial(_open_below, opener, menu))
        close.clicked.connect(self.dismiss)
        content, details, others = QWidget(), QWidget(), QWidget()
        self._foldable = details, others
        self._below = bare_grid(others, 6)
        for button in self.buttons:
            button.setParent(others)
        inner = self.rows, self.evening, self.kept
        self._inner = in_column(*inner, over=details, spacing=8, margins=(_MARGIN, 12, _MARGIN, 8))
        self._content = in_column(self.band, details, over=content, spacing=0, margins=(0,))
        self.area = bare_area(content, Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._first = in_row((self.rematch, 1), self.review, self.more, spacing=6)
        self._foot = in_column(
            self._first, others, spacing=8, margins=(_MARGIN, 4, _MARGIN, _MARGIN)
        )
        in_column((self.area, 1), self._foot, over=self, spacing=0, margins=(0,))
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        soft = f"color: {theme.soft_text.name()};"
        for label in (self.evening, self.kept):
            label.setStyleSheet(soft)
        self.rows.setStyleSheet(f"background: transparent; color: {theme.text.name()};")
        if self._session is not None and self._session.outcome is not None:
            self.band.show_result(self._session, theme, self._mate)

    def show_result(
        self, session: GameSession, mate: str, can_replay: bool, again: str = ""
    ) -> None:
        """Show the result of a game; `mate` are the words for the mate that ended it, if one did.

        `again` is the text of the button that replays a loss; empty for a mate.
        """
        self._session, self._takings, self._mate = session, takings(session), mate
        self._is_whole = False
        self.band.show_result(session, self.theme, mate)
        self.again.setVisible(can_replay)
        texts = (
            (self.tr("Seats…"), self.tr("Who sits where in the rematch")),
            (again or self.tr("Show the mate again"), ""),
            (
                self.tr("Worst moves of the game"),
                self.tr("Have the game judged, and see which moves cost most"),
            ),
            (self.tr("Evening’s table…"), self.tr("All games of the same people")),
            (self.tr("Save…"), self.tr("Save the game")),
            (self.tr("Share…"), self.tr("Pictures, pages and text of the game")),
            (self.tr("Close"), self.tr("Close this panel")),
        )
        for button, (text, tip) in zip(self.buttons, texts, strict=True):
            button.setText(text)
            button.setToolTip(tip)
        self.rematch.setText(self.tr("Rematch"))
        self.rematch.setToolTip(self.tr("Begin another game of the same people"))
        self.review.setText(self.tr("Review"))
        self.review.setToolTip(self.tr("Go to the start of the record and walk through it"))
        self.more.setText(self.tr("More…"))
        self.more.setToolTip(self.tr("Who took whom, and what else can be done now"))
        self.setAccessibleName(self.tr("Game over"))
        self.rows.setAccessibleName(self.tr("Who took whom"))
        self.rows.show_rows([_row(session, taking) for taking in self._takings])
        self.rows.setVisible(bool(self._takings))
        self.settle()
        self.open(self.review)

    def _unfold(self) -> None:
        self._is_whole = True
        self.settle()
        self.review.setFocus()

    def show_kept(self, kept: str, is_kept: bool, evening: str) -> None:
        """Show where the game is kept, if it is, and the games won this evening."""
        for label, words in ((self.kept, kept), (self.evening, evening)):
            label.setText(words)
            label.setVisible(bool(words))
        self.save.setVisible(not is_kept)
        if self.isVisible():
            self.settle()

    def _choose(self) -> None:
        self.ply_chosen.emit(self._takings[self.rows.currentRow()].node.ply)

    def settle(self) -> None:
        """Place it at the right of the view, at half its height, or where less is covered."""
        has_room = self.over.width() - _ASIDE >= _LEAST
        is_folded = not (has_room or self._is_whole) and any(self._worth_seeing())
        self.more.setVisible(is_folded)
        for part in self._foldable:
            part.setVisible(not is_folded)
        narrow, place, covered = self._best()
        if covered and has_room:
            self.room_wanted.emit(_ASIDE)
            narrow, place, _ = self._best()
        self._size(narrow)
        self.setGeometry(place)

    def _best(self) -> tuple[bool, QRect, int]:
        """Return the shape and rectangle that cover least, and the number of pixels covered."""
        tiers = self._worth_seeing()
        shapes = (False, True) if self.more.isHidden() else (False,)
        fitting = [(narrow, place) for narrow in shapes for place in self._places(narrow)]
        narrow, place = min(fitting, key=lambda shape: [_covered(shape[1], tier) for tier in tiers])
        return narrow, place, sum(_covered(place, tier) for tier in tiers)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)
        self._look_again.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._look_again.stop()
        self.room_wanted.emit(0)
        self.shown.emit(False)
        super().hideEvent(event)

    def _size(self, narrow: bool) -> QSize:
        """Take one of its shapes; return the size in which nothing need be scrolled."""
        width = min(_NARROW if narrow else _WIDTH, self.over.width() - 2 * EDGE)
        self.band.shape(28 if self.more.isHidden() and not narrow else 22)
        inside, shown = width - 2 * _MARGIN, [one for one in self.buttons if not one.isHidden()]
        self.rows.fit(inside)
        beside = sum(one.sizeHint().width() for one in (self.rematch, self.review))
        ways, is_long = QBoxLayout.Direction, beside + self._below.spacing() > inside
        self._first.setDirection(ways.TopToBottom if is_long else ways.LeftToRight)
        for button in self.buttons:
            self._below.removeWidget(button)
        # Buttons with short texts share a row, below the others.
        half = (inside - self._below.spacing()) // 2
        long = [one for one in shown if one.sizeHint().width() > half]
        short = [one for one in shown if one not in long]
        if len(short) % 2:
            long.append(short.pop(0))
        for row, button in enumerate(long):
            self._below.addWidget(button, row, 0, 1, 2)
        for at, button in enumerate(short):
            self._below.addWidget(button, len(long) + at // 2, at % 2)
        for layout in (self._inner, self._content, self._below, self._foot):
            layout.invalidate()  # they have cached the sizes of another result
        high = self._content.totalHeightForWidth(width) + self._foot.sizeHint().height()
        fits = high <= self.over.height() - 2 * EDGE
        if not fits:
            self.rows.fit(inside - self.area.verticalScrollBar().sizeHint().width())
        # Beside a bar texts may need more lines, and then Qt would not take it away again.
        policies = Qt.ScrollBarPolicy
        bar = policies.ScrollBarAlwaysOff if fits else policies.ScrollBarAsNeeded
        self.area.setVerticalScrollBarPolicy(bar)
        return QSize(width, high)

    def _places(self, narrow: bool) -> list[QRect]:
        """Return possible rectangles of one of its shapes."""
        size = self._size(narrow)
        room = self.over.height() - STRIP - EDGE  # above the sentence below the table
        width, height = size.width(), min(size.height(), self.over.height() - 2 * EDGE)
        right, low = max(EDGE, self.over.width() - width - 2 * EDGE), max(EDGE, room - height)
        if narrow:
            right += EDGE
        return [
            QRect(left, top, width, height)
            for left in (right, EDGE)
            for top in (max(EDGE, low // 2), EDGE, low)
        ]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._look_again.start()
        return super().eventFilter(watched, event)


def _open_below(button: QPushButton, menu: QMenu) -> None:
    """Open a menu below a button."""
    menu.popup(button.mapToGlobal(button.rect().bottomLeft()))


def _row(session: GameSession, taking: Taking) -> WholeRow:
    """Return the row of a loss, with its round, and the move of a capture."""
    when = session.game.wording.tempo(session.situation_at(taking.node.parent or taking.node))
    if taking.is_capture:
        when = PanelPresenter(session).moment(taking.node)
    badges = tuple(painted(badge, session.match.colours) for badge in taking.badges)
    return WholeRow(badges, translated(taking.text), translated(when))


def _covered(place: QRect, tier: Sequence[QRect]) -> int:
    """Return the number of important pixels that a rectangle covers."""
    parts = (place.intersected(rect) for rect in tier)
    return sum(max(0, part.width()) * max(0, part.height()) for part in parts)

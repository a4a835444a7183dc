"""Strip below the status that tells the reasons for the turn's moves.

Each player who is a reason is a chip. Under the pointer, or with keyboard focus, it shows the
reason on the table.
"""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cfanp_gui.core.boards import Square
from cfanp_gui.core.queries import TurnReason
from cfanp_gui.table.layers.arrows import ArrowShape
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import set_colours, smooth_painter
from cfanp_gui.table.translate import sentence
from cfanp_gui.window.panels.panel_presenter import PanelPresenter
from cfanp_gui.window.widgets.chips import Flow
from cfanp_gui.window.widgets.layouts import discard, in_column
from cfanp_gui.window.widgets.panel_lists import faded, paint_badge
from cfanp_gui.window.widgets.plain_text import ONE_LINE, elided, plain_label, set_tip

OWNER = "turn"
"""Owner name of its arrows."""
MOST_NAMED = 6
"""Largest number of players whose chips have names; for more there are badges only."""
_BADGE = 20
_HEIGHT = 28
_GAP = 4
_PADDING = 5
_ROUNDING = 6
_POINTING = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


def light(table: TableScene, arrows: Sequence[tuple[Square, Square]]) -> None:
    """Show arrows on the table, in the paint of the armies they come from, replacing others."""
    pieces = table.session.position.pieces()
    armies = {start: pieces[start].army for start, _ in arrows if start in pieces}
    table.arrows.show(OWNER, (ArrowShape(*arrow, armies.get(arrow[0])) for arrow in arrows))


class ReasonChip(QAbstractButton):
    """Display of one player: badge and name. A click does nothing."""

    pointed = Signal()
    """Emitted when the pointer or focus has come or gone."""
    stepped = Signal(int)
    """Carries the number of chips by which an arrow key moves focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.badge: BadgeLook | None = None
        self.arrows: tuple[tuple[Square, Square], ...] = ()
        """Arrows that show the reason on the table, each from a square to a square."""
        self._named = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_reason(self, reason: TurnReason, presenter: PanelPresenter, named: bool) -> None:
        """Show a player, with the name or the badge alone."""
        self.badge, self._named = presenter.badge_of(reason.player), named
        self.arrows = reason.arrows
        name = presenter.session.name(reason.player)
        self.setText(name)
        self.setShortcut("")  # an ampersand in a name makes no shortcut
        self.setAccessibleName(name)
        set_tip(self, presenter.said(reason.words))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = _BADGE + 2 * _PADDING
        if self._named:
            width += self.fontMetrics().horizontalAdvance(self.text()) + 2 * _PADDING
        return QSize(width, max(_HEIGHT, self.fontMetrics().height() + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.badge is None:
            return
        painter = smooth_painter(self)
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        lit = self.underMouse() or self.hasFocus()
        pen = QPen(faded(ink, 150 if lit else 55), 1)
        if self.hasFocus():
            pen = QPen(palette.color(QPalette.ColorRole.Highlight), 2)
        half = pen.widthF() / 2
        set_colours(painter, faded(ink, 22 if lit else 0), pen)
        body = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(body, _ROUNDING, _ROUNDING)
        badge = QRectF(_PADDING, (self.height() - _BADGE) / 2, _BADGE, _BADGE)
        if not self.arrows:
            painter.setOpacity(0.55)  # no arrow is to be shown any more
        paint_badge(painter, badge, self.badge)
        if not self._named:
            return
        painter.setPen(ink)
        left = int(badge.right()) + _PADDING
        words = QRect(left, 0, self.width() - left - _PADDING, self.height())
        text = elided(self.text(), self.fontMetrics(), words.width())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(words, int(flags) | int(ONE_LINE), text)

    # Events

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in _POINTING:
            self.update()
            self.pointed.emit()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)


class _Row(Flow):
    """Row of chips from left to right, in as many lines as they need."""

    def __init__(self) -> None:
        super().__init__(_GAP)
        self.chips: list[ReasonChip] = []
        self.laid = self.chips
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 200)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, _HEIGHT)


class ReasonStrip(QWidget):
    """Strip of the number of moves, the players that are reasons for it, and the kind of turn."""

    pointed = Signal(object)
    """Carries the arrows of the player pointed at now, as pairs of squares; none for nobody."""
    left = Signal()
    """Emitted when focus is to return to the table."""

    def __init__(self) -> None:
        super().__init__()
        self.heading, self.decided = plain_label(""), plain_label("")
        self._row = _Row()
        self.chips = self._row.chips
        """Chips in the order of the players."""
        self._shown: tuple[tuple[Square, Square], ...] = ()
        parts = (self.heading, self._row, self.decided)
        in_column(*parts, over=self, spacing=5, margins=(0, 2, 0, 6))

    def follow(self, presenter: PanelPresenter) -> None:
        """Show the reasons for the turn's moves; hide if there are none to tell."""
        reasons, chips = presenter.reasons(), self.chips
        wanted = () if reasons is None else reasons.by
        held = any(chip.hasFocus() for chip in chips[len(wanted) :])
        while len(chips) > len(wanted):
            discard(chips.pop())
        while len(chips) < len(wanted):
            chip = ReasonChip(self._row)
            chip.pointed.connect(self._point)
            chip.stepped.connect(partial(self._step, chip))
            chip.show()
            chips.append(chip)
        for chip, reason in zip(chips, wanted, strict=True):
            chip.show_reason(reason, presenter, len(wanted) <= MOST_NAMED)
        if reasons is not None:
            self.heading.setText(presenter.said(reasons.heading))
            self.setAccessibleName(presenter.said(reasons.words))
            decided = sentence(presenter.said(reasons.decided))
            self.decided.setText(decided)
            self.decided.setVisible(bool(decided))
            set_tip(self.decided, presenter.said(reasons.limits))
        self.setVisible(reasons is not None)
        self._row.updateGeometry()
        self._row.settle()
        if held:
            self.left.emit()
        self._point()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return focus to the table at Esc, also from a panel taken out of the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _step(self, chip: ReasonChip, by: int) -> None:
        following = self.chips[(self.chips.index(chip) + by) % len(self.chips)]
        following.setFocus(Qt.FocusReason.TabFocusReason)

    def _point(self) -> None:
        """Report the arrows of the chip under the pointer, or else of the one with focus."""
        lit = [chip for chip in self.chips if chip.isVisible() and chip.underMouse()]
        lit += [chip for chip in self.chips if chip.hasFocus()]
        arrows = lit[0].arrows if lit else ()
        if arrows != self._shown:
            self._shown = arrows
            self.pointed.emit(arrows)

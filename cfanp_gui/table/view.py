"""The view of the table: messages over it, and camera control by mouse and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMargins, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QToolTip

from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.camera import SeatTurning
from cfanp_gui.table.camera_view import CameraView
from cfanp_gui.table.feedback.toast import RecordSign, Toast, plain_tip
from cfanp_gui.table.late import Late
from cfanp_gui.table.theme import LIGHT, Theme
from cfanp_gui.table.timers import single_shot

if TYPE_CHECKING:
    from cfanp_gui.table.feedback.hand_over_card import HandOverCard
    from cfanp_gui.table.layers.hit_test import Hit
    from cfanp_gui.table.scene import TableScene


EDGE = 44
"""Pixels from the edge of the view within which a piece counts as held at it."""
DWELL_MS = 400
"""Milliseconds it must be held there, so that passing by does not move the view."""


class EdgeFocus(QObject):
    """Controller that shows the next board, while one is shown alone, for a piece held over it."""

    def __init__(self, view: CameraView) -> None:
        super().__init__(view)
        self._view = view
        self._board: int | None = None
        """Board under the piece, which will come into view."""
        self._waits = True
        self._timer = single_shot(self, DWELL_MS, self._show)

    def carry(self, table: TableScene, at: QPoint) -> None:
        """Handle a move of a held piece to a pixel of the view."""
        inside = self._view.viewport().rect().marginsRemoved(QMargins(EDGE, EDGE, EDGE, EDGE))
        before, item = self._board, table.under.item
        self._board = None if item is None else item.board
        if inside.contains(at):
            self._waits = True
            self._timer.stop()
        elif not (self._waits and self._comes(table)):
            self._timer.stop()
        elif self._board != before or not self._timer.isActive():
            self._timer.start()

    def _comes(self, table: TableScene) -> bool:
        """Return True if the board should come into view when a piece is held over it."""
        shown = table.focus.boards
        crossing = shown is not None and table.arrangement.crossing
        return crossing and self._board not in (None, *(shown or ()))

    def _show(self) -> None:
        table = self._view.table
        if table is None or self._board is None or not table.interaction.pointer.carries_piece:
            return
        self._waits = False
        if self._comes(table):
            table.focus.show(table.arrangement.whole(self._board))


class TableView(CameraView):
    """A view of the table."""

    replay_asked = Signal()
    """Emitted when a person wants to see the last event again."""
    return_asked = Signal()
    """Emitted when a person wants to return to the current position of the game."""
    card_taken = Signal()
    """Emitted when the next player has taken the card between two turns."""
    cleared = Signal()
    """Emitted when a table was removed from the view."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._space = self._panned = False
        """True while the space bar, with which the left button pans, is held; if it has panned."""
        self._edge_focus = EdgeFocus(self)
        self._subscriptions: tuple[Unsubscribe, ...] = ()
        self.toast = Toast(self)
        self._sign = RecordSign(self, self.toast)
        self._sign.clicked.connect(self.return_asked)

    @Late
    def card(self) -> HandOverCard:
        """Return the card that covers the table between two turns, loaded with the first one."""
        from cfanp_gui.table.feedback.hand_over_card import HandOverCard

        card = HandOverCard(self, LIGHT if self.table is None else self.table.theme)
        card.taken.connect(self.setFocus)
        card.taken.connect(self.card_taken)
        return card

    @property
    def covered(self) -> bool:
        """Return True if the card covers the table."""
        card = TableView.card.made(self)
        return card is not None and not card.isHidden()

    def uncover(self) -> None:
        """Hide the card, because its turn is over."""
        if self.covered:
            self.card.hide()

    def show_table(self, table: TableScene) -> None:
        """Show a table, with all its boards."""
        self.clear()
        self.table = table
        # The scene must not be deleted before its view when the program ends.
        table.setParent(self)
        self.setScene(table)
        inside = self.viewport()  # not asked for before: PySide loads all widgets' classes for it
        inside.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        inside.grabGesture(Qt.GestureType.PinchGesture)
        inside.setAcceptDrops(self.acceptDrops())
        table.message.connect(self.say)
        table.refused.connect(self.toast.explain)
        table.hinted.connect(self._show_hint)
        table.noted.connect(self.toast.hint)
        table.asked.connect(self._give_way)
        table.laying.arranged.connect(self._arranged)
        table.laying.laid.connect(self._laid)
        self._subscriptions = (
            table.session.changed.connect(lambda _: self.face_seat()),
            table.session.changed.connect(lambda _: self._sign.follow(table.session)),
        )
        self._sign.follow(table.session)
        table.joined.connect(self.face_seat)
        table.regrouped.connect(self._regrouped)
        table.focus.changed.connect(self._show_focus)
        self._following, self._overview = True, None
        self.toast.hint(table.hint_line)
        self.set_theme(table.theme)
        self._set_aspect()
        if not table.arrangement.free:
            table.laying.tidy_up()
            table.focus.fill_stage()
        self._angle = 0.0
        table.hosts_face_reader = self.turning is SeatTurning.OFF
        self._angle = self._wanted_angle()
        table.set_camera(self._angle)
        table.lay_all()
        table.animator.finish_all()
        self.fit()
        self._begin_near()
        self.draw_sharp()
        if table.session.position.deciders():
            table.interaction.resolver.ask_decision()

    def clear(self) -> None:
        """Remove the table from the view, and delete it."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._subscriptions = ()
        self.toast.hint("")
        self.toast.hide()
        self.uncover()
        table, self.table = self.table, None
        if table is not None:
            self._sharpen.stop()
            self.setScene(None)
            table.leave()
            table.animator.stop_all()
            table.deleteLater()
            self.cleared.emit()

    def set_theme(self, theme: Theme) -> None:
        """Use a theme's colours for the table's surroundings and the text below it."""
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.table)
        self.setPalette(palette)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setAutoFillBackground(True)
        self.toast.set_theme(theme)
        self._sign.set_theme(theme)
        if (card := TableView.card.made(self)) is not None:
            card.set_theme(theme)

    def end_turn(self) -> None:
        """End the turn, or pass for a player who has no move."""
        if self.table is not None:
            self.table.interaction.controls.end_turn()

    def retranslate(self) -> None:
        """Set all texts again in the language in use."""
        self.setAccessibleName(self.tr("Table"))
        self._sign.follow(None if self.table is None else self.table.session)
        self._way_back.set_words(self.tr("Whole table"), self.tr("Show the whole table (Ctrl+0)"))

    # Messages

    def say(self, sentence: str) -> None:
        """Show one plain sentence over the table for a while."""
        self.toast.say(sentence)

    @property
    def sentence(self) -> str:
        """Return the sentence shown now; empty if there is none."""
        return "" if self.toast.isHidden() else self.toast.text()

    def take_back(self, sentence: str) -> None:
        """Hide a sentence if it is still shown."""
        if self.sentence == sentence:
            self.toast.clear()

    def _show_hint(self, line: str) -> None:
        """Show a hint; a demand waits until the present message has been read."""
        if self.table is not None:
            self.toast.hint(line, patient=line == self.table.demand)

    def _give_way(self) -> None:
        """Hide the sentence if it overlaps a question."""
        chooser = None if self.table is None else self.table.interaction.resolver.chooser
        if chooser is not None and chooser.area(None).intersects(QRectF(self.toast.geometry())):
            self.toast.clear()

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:  # of the window's screen
            self._sharpen.start()
        elif (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            and self.table is not None
            and self.table.interaction.keyboard.claims(event.key(), event.text())
        ):
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_aspect()
        if self._following:
            self._follow()
        self.toast.settle()
        self._sign.settle()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._following:
            self._follow()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and self._pinch(event):
            return True
        zooms = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == zooms:
            self.zoom(1 + event.value(), event.position().toPoint())
            return True
        if isinstance(event, QHelpEvent) and (rule := self.toast.tip(event.pos())):
            QToolTip.showText(event.globalPos(), plain_tip(rule), self.viewport())
            return True
        if event.type() == QEvent.Type.Leave and self.table is not None:
            self.table.pointed.emit(self.table.point_at(None))
        return super().viewportEvent(event)

    def _pinch(self, event: QEvent) -> bool:
        """Handle a pinch gesture by zooming and panning; a drag in progress is cancelled."""
        if not isinstance(event, QGestureEvent):
            return False
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        event.accept(pinch)
        if self.table is not None and self.table.interaction.pointer.drag is not None:
            self.table.interaction.pointer.cancel()
        self._panning.end()
        changed, kinds = pinch.changeFlags(), QPinchGesture.ChangeFlag
        if changed & kinds.CenterPointChanged:
            self._panning.move((pinch.centerPoint() - pinch.lastCenterPoint()).toPoint())
            self._left_fit()
        if changed & kinds.ScaleFactorChanged:
            middle = self.viewport().mapFromGlobal(pinch.centerPoint().toPoint())
            self.zoom(pinch.scaleFactor(), middle)
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.zoom(1.15**steps, event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        held = self.table is not None and self.table.interaction.pointer.drag is not None
        button, buttons = event.button(), Qt.MouseButton
        pans = button == buttons.MiddleButton or (self._space and button == buttons.LeftButton)
        if pans and not held:
            self._panning.begin(event.position().toPoint())
        else:
            super().mousePressEvent(event)
        event.accept()  # presses on the bare table are not passed on either
        self._show_pointer(event.position().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        here = event.position().toPoint()
        if self._panning.held:
            if self._panning.carry(here):
                self._panned = True
                self._left_fit()
            event.accept()
            return
        super().mouseMoveEvent(event)
        self._set_cursor(None if self.table is None else self.table.under)
        self._mouse = here
        if self.table is not None and self.table.interaction.pointer.carries_piece:
            self._edge_focus.carry(self.table, here)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._panning.held:
            self._panning.end()
            event.accept()
        else:
            super().mouseReleaseEvent(event)
        self._show_pointer(event.position().toPoint())

    def _show_pointer(self, at: QPoint) -> None:
        """Note what is at a pixel now, unless something is held; hint at the effect of a press."""
        table = self.table
        if table is not None and table.interaction.pointer.drag is None:
            table.point_at(self.mapToScene(at))
        self._set_cursor(None if table is None else table.under)

    def _set_cursor(self, hit: Hit | None) -> None:
        shape = Qt.CursorShape.ArrowCursor
        if self._panning.held:
            shape = Qt.CursorShape.ClosedHandCursor
        elif self._space:
            shape = Qt.CursorShape.OpenHandCursor
        elif self.table is not None and hit is not None:
            shape = self.table.interaction.pointer.cursor(hit)
        if self.viewport().cursor().shape() != shape:
            self.viewport().setCursor(shape)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Tab moves between boards; F6 leads to the panels.
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = event.key(), Qt.KeyboardModifier
        held = event.modifiers() & ~modifiers.KeypadModifier
        free = not held & (modifiers.ControlModifier | modifiers.AltModifier)
        if key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._hold_space(True)
            return
        if key in _ENTER and held == modifiers.ControlModifier:
            self.end_turn()  # if impossible the command is disabled; here the reason is given
            return
        if self.table is not None and free:
            self.table.keyPressEvent(event)
            if event.isAccepted():
                self._show_cursor()
                return
        # F and R only if they are not letters of half-boards or of pocket pieces.
        if key == Qt.Key.Key_F and not event.modifiers():
            self.fit_or_near()
        elif key == Qt.Key.Key_R and not event.modifiers():
            self.replay_asked.emit()
        elif key in _SCROLLING:
            event.ignore()  # scrolling by keys would move boards out of sight
        else:
            if self.table is not None and free and event.text().isalnum():
                self.table.message.emit(self.tr("To type a move, press / first."))
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyReleaseEvent(event)
        elif self._space and not event.isAutoRepeat():
            self._hold_space(False)
            if not self._panned and self.table is not None:
                self.table.interaction.keyboard.press(event)  # pressed alone it acts like Enter

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._hold_space(False)
        super().focusOutEvent(event)

    def _hold_space(self, held: bool) -> None:
        self._space, self._panned = held, self._panned and not held
        at = self.viewport().mapFromGlobal(QCursor.pos())
        if self.viewport().rect().contains(at):
            self._show_pointer(at)

    def _show_cursor(self) -> None:
        """Keep the keyboard's cursor visible if the camera does not show all boards."""
        table = self.table
        if table is None or (square := table.interaction.keyboard.square) is None:
            return
        centre, shown = table.centre_of(square), table.focus.boards
        inside = self.viewport().rect().adjusted(30, 30, -30, -30)
        if not self._following and not inside.contains(self.mapFromScene(centre)):
            self.centerOn(centre)
        elif self._following and shown is not None and square.board not in shown:
            table.focus.show(table.arrangement.whole(square.board))


_K = Qt.Key
_ENTER = (_K.Key_Return, _K.Key_Enter)
_SCROLLING = (_K.Key_Left, _K.Key_Right, _K.Key_Up, _K.Key_Down, _K.Key_PageUp, _K.Key_PageDown)

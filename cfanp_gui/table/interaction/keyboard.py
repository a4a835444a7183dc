"""Keyboard control of the table: a cursor on the squares, and the meaning of the keys."""

import math

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QTransform

from cfanp_gui.core.boards import Edge, Square, specs_by_id
from cfanp_gui.session.view_model import start_square
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.interaction.question import Question
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.tabletop import Tabletop

FARTHEST_LEAP = 14 * SQUARE
"""Greatest distance, in scene units, at which an arrow key leaps to another board."""
_CONE = math.radians(50)
"""Half the angle, in radians, within which a board counts as lying in an arrow's direction."""
ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""By arrow key, the steps to the right and down."""
_TABS: dict[int, int] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
"""By key, the step in the order of the boards."""
_PAGES: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
"""By key, the step in the order of whole boards."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard(QObject):
    """Keyboard cursor and key handler; there is no cursor until Tab, Enter or an arrow shows it."""

    moved = Signal(object)
    """Emitted with the cursor's new `Square`, or None when the cursor disappears."""
    appeared = Signal()
    """Emitted when a key has shown the cursor."""
    stopped = Signal()
    """Emitted when an arrow key cannot move the cursor because it stands at an edge."""

    def __init__(self, table: Tabletop, pointer: PointerController) -> None:
        super().__init__(table)  # its connections end with the table
        self._table = table
        self._resolver, self._controls = pointer.resolver, pointer.controls
        self._pointer = pointer
        self.square: Square | None = None
        """Square the cursor stands on; None if there is no cursor."""

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return True if it has a meaning at the table."""
        before = self.square
        done = self._press(event)
        if before is None and self.square is not None:
            self.appeared.emit()
        return done

    def _press(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self._escape()
        elif self._resolver.question is not None:
            return self._answer(self._resolver.question, event)
        elif key in ARROWS:
            if self.square is not None:
                self.walk(*ARROWS[key])
            elif self._table.session.root.children:
                return False  # without a cursor, arrows step through the game in the window
            else:
                self.go(self._start())
        elif key in (*_TABS, *_ENTER) and self.square is None:
            self.go(self._start())
        elif self.square is not None and key in _TABS:
            self.go(self._controls.next_square(self.square, _TABS[key]))
        elif self.square is not None and key in _ENTER:
            self._pointer.act_at(self.square)
        elif key in _PAGES:
            return self._controls.turn_page(_PAGES[key], self.square)
        else:
            return self._type(event.text())
        return True

    def _type(self, text: str) -> bool:
        """Handle a letter or digit of a board, or of a piece in the pocket at the cursor."""
        source = self._controls.in_pocket(text, self.square)
        if source is None:
            return self._controls.key(text)
        self._resolver.point(None)
        self._pointer.take(source)
        return True

    def claims(self, key: int, text: str = "") -> bool:
        """Return True if the table needs a key now that is also a shortcut of the window."""
        if (question := self._resolver.question) is not None:
            awaited = self._resolver.choice is not None
            is_answer = question.index_of_text(text) is not None
            is_board = awaited and self._controls.lettered(text) is not None
            return key in ARROWS or text.isdigit() or is_answer or is_board
        if key in ARROWS:
            return self.square is not None or not self._table.session.root.children
        if text.isdigit():  # it names a board where boards are not pushed
            return not self._table.placement.joins
        boards, pocket = self._controls.lettered(text), self._controls.in_pocket(text, self.square)
        return text.isalpha() and (boards is not None or pocket is not None)

    def _escape(self) -> None:
        self._table.forget_causes()
        if self._resolver.question is not None:
            self._pointer.cancel_drag()
            self._resolver.question.cancel()
        elif self._pointer.busy:
            self._pointer.cancel()
        elif not self._resolver.point(None):
            focus, staged = self._table.focus, self._table.arrangement.stage is not None
            if self.square is None and focus.boards is not None and not staged:
                focus.show(None)
            self.go(None)

    def _answer(self, question: Question, event: QKeyEvent) -> bool:
        """Handle a key while a question is open; return True if it is used."""
        key, text = event.key(), event.text()
        if key in _ENTER:
            if not event.isAutoRepeat():  # the key that put the piece down may still be held
                question.accept()
        elif key in ARROWS or key in _TABS:
            right, down = ARROWS.get(key, (_TABS.get(key, 0), 0))
            question.step(right + down)
        elif not question.choose(text):
            # A letter that is not an answer must not push boards under an open question.
            awaited = self._resolver.choice is not None
            return (awaited and self._type(text)) or text.isalpha()
        return True

    def _start(self) -> Square:
        return start_square(self._table.session, self._table.focus.boards or ())

    def walk(self, right: int, down: int) -> None:
        """Move the cursor a square right and down on the screen, also to a board beside or near."""
        back = QTransform().rotate(-self._table.placement.camera)
        step = back.map(QPointF(right * SQUARE, down * SQUARE))
        if self.square is not None and (goal := self._next(self.square, step)) is not None:
            self.go(goal)
        elif self.square is not None:
            self.stopped.emit()

    def _next(self, square: Square, step: QPointF) -> Square | None:
        """Return the square a step leads to, along the file or rank nearest to its direction."""
        spec = specs_by_id(self._table.session.position.boards())[square.board]
        turn, _ = self._table.boards[square.board].pose.transform().inverted()
        local = turn.map(step)
        across = abs(local.x()) >= abs(local.y())
        east = round(math.copysign(1, local.x())) if across else 0
        north = 0 if across else -round(math.copysign(1, local.y()))
        index = spec.at(spec.file(square.index) + east, spec.rank(square.index) + north)
        if index is not None:
            return Square(square.board, index)
        edge = Edge.NORTH if north > 0 else Edge.WEST if east < 0 else Edge.EAST
        closed = north > 0 and self._table.placement.across(square.board) is not None
        seam = spec.seam(edge) if north >= 0 else None
        if closed or (seam is not None and seam.board is not None):
            away = self._table.boards[square.board].pose.transform().map(QPointF(east, -north))
            there = self._table.hit(self._table.centre_of(square) + away * SQUARE).square
            if there is not None:
                return there
        return self._leap(square, step)

    def go(self, square: Square | None) -> None:
        """Move the cursor to a square; None removes it."""
        if square != self.square:
            self.square = square
            for item in self._table.boards.values():
                on_it = square is not None and square.board == item.board
                item.above.show_cursor(square.index if square is not None and on_it else None)
            self.moved.emit(square)

    def _leap(self, square: Square, step: QPointF) -> Square | None:
        """Return the nearest square on another board in a direction; None if there is none near."""
        here = self._table.centre_of(square)
        direction = math.atan2(step.y(), step.x())
        distances = {}
        boards = [spec for spec in self._table.session.position.boards() if spec.id != square.board]
        for other in (Square(spec.id, index) for spec in boards for index in range(spec.size)):
            away = self._table.centre_of(other) - here
            turned = abs(math.remainder(math.atan2(away.y(), away.x()) - direction, math.tau))
            # Squares to the side count as farther than squares straight ahead.
            distance = math.hypot(away.x(), away.y()) * (1 + turned)
            if turned <= _CONE and distance < FARTHEST_LEAP:
                distances[other] = distance
        return min(distances, key=distances.__getitem__, default=None)

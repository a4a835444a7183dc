"""The scene: it follows the session; pointer and keyboard propose actions.

The pointer interprets presses, the resolver turns gestures into actions. The interaction parts are
created when first needed (`TableScene.interaction`): a table can be shown without them.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneHelpEvent, QGraphicsSceneMouseEvent, QToolTip

from cfanp_gui.core.boards import Pair
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.feedback.fights import Fights
from cfanp_gui.table.feedback.hints import EXPLAIN, Hints
from cfanp_gui.table.feedback.moments import Moments
from cfanp_gui.table.interaction.table_interaction import TableInteraction
from cfanp_gui.table.late import Late
from cfanp_gui.table.tabletop import Selection, Tabletop
from cfanp_gui.table.theme import Theme

COMMAND = "[%c"
"""Prefix of commands for drawings in comments."""
SEEN_MS = 900
"""Milliseconds for people to see a move before the boards of the next turn come on the stage."""
_TURN = "turn"
"""Key of that wait among the glides."""


class TableScene(Tabletop):
    """Scene of one match on the table."""

    pointed = Signal(object)
    """Emitted with the `Hit` under the mouse when it has moved; an empty one if there is none."""
    explained = Signal(str)
    """Emitted with the movement of a piece, on request, to be read aloud."""
    joined = Signal()
    """Emitted when the pair pushed together has changed."""
    regrouped = Signal()
    """Emitted when boards have left the table or come back."""

    def __init__(self, session: GameSession, theme: Theme, animator: Animator) -> None:
        super().__init__(session, theme, animator)
        self.hosts_face_reader = True
        """True if the board nearer to the reader stays in place, not that of the player to move."""
        self.hints = Hints(self)
        self.moments = Moments(self)
        self.board_layer.regrouped.connect(self._close_up)
        self.focus.changed.connect(self._bring_cursor)
        self.laying.arranged.connect(self._open_turn)
        self._subscriptions = (
            session.changed.connect(self._on_change),
            session.pairs.changed.connect(self._on_pair),
            session.edits.notes_changed.connect(lambda _: self.refresh()),
        )
        self._reconcile()
        self._on_pair(session.pair)

    # Parts created when first needed: events and questions come after the first frame

    @Late
    def fights(self) -> Fights:
        """Return the display of fights of hidden pieces, which most games do not have."""
        return Fights(self)

    @Late
    def interaction(self) -> TableInteraction:
        """Return the interaction parts: pointer, keyboard and questions."""
        made = TableInteraction(self)
        made.keyboard.moved.connect(self._cursor_moved)
        return made

    @property
    def selection(self) -> Selection:
        """Return the present selection: what is held, chosen and pointed out."""
        made = TableScene.interaction.made(self)
        return Selection() if made is None else made.selection

    def _cursor_moved(self, _: object) -> None:
        self.interaction.crossing.follow()
        self.hints.point()

    def _bring_cursor(self) -> None:
        """Move the keyboard's cursor to the boards that are shown enlarged."""
        boards, cursor = self.focus.boards, self.selection.cursor
        if boards is not None and cursor is not None and cursor.board not in boards:
            self.interaction.keyboard.go(seen.start_square(self.session, boards))

    # Following the session

    def leave(self) -> None:
        """Stop following the session, and cancel pending updates."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self.stop()
        if (fights := TableScene.fights.made(self)) is not None:
            fights.leave()

    def _on_change(self, change: Change) -> None:
        self.interaction.forget()
        self.demand = ""  # it is found at the next refresh
        self.forget_causes()
        if self.session.sight is not None and change.steps:
            self.fights.leave()  # any action ends it
        single = len(change.steps) == 1
        if single:
            step = change.steps[0]
            self.layer.animate(step.transition, step.forward, self.board_layer.raise_board)
        self._follow_boards(animated=single)
        self._reconcile()
        self.refresh()
        self.moments.follow(change)
        if self.session.sight is not None:
            self.fights.follow(change)
        forward = bool(change.steps) and change.steps[-1].forward
        if forward and self.placement.shown is not None and seen.opening_pair(self.session):
            self.animator.glide(_TURN, SEEN_MS, lambda _: None, self._open_turn)
        else:
            self._open_turn()
        if change.new:
            self.interaction.resolver.ask_decision()

    def _open_turn(self) -> None:
        """Put the boards on the stage with which a turn begins, unless a person is doing a move."""
        pairs, animator = self.session.pairs, self.animator
        made = TableScene.interaction.made(self)
        busy = self.moments.playing or (made is not None and made.pointer.busy)
        animator.stop(_TURN)
        if self.arrangement.stage is None:
            pairs.offer(None)
        elif busy and not animator.reduced:
            animator.glide(_TURN, SEEN_MS, lambda _: None, self._open_turn)
        elif not self.placement.joins:
            self.focus.fill_stage()
        elif (pair := seen.opening_pair(self.session)) is not None:
            turns_round = pairs.pair == pair
            pairs.offer(pair)
            if turns_round:
                self._on_pair(pair)

    def _on_pair(self, pair: Pair | None) -> None:
        if pair is None and self.arrangement.stage is not None:
            self._open_turn()
            return
        # Later turns leave a closed pair in place; the view turns instead.
        if pair is not None and self.arrangement.stage is not None:
            seat = seen.seat_below(self.session, pair)
        else:
            seat = None if self.hosts_face_reader else seen.seat_to_move(self.session.position)
        self.placement.front = None if seat is None else seat.board
        self.placement.shown = pair
        if (made := TableScene.interaction.made(self)) is not None:
            made.controls.chosen = None
        self.lay_anew()
        self.joined.emit()

    def _follow_boards(self, animated: bool) -> None:
        """Put the boards of the position on the table; the cursor leaves with its board."""
        wanted = [spec.id for spec in self.session.position.boards()]
        if self.board_layer.on_table == set(wanted):
            return
        if (cursor := self.selection.cursor) is not None and cursor.board not in wanted:
            self.interaction.keyboard.go(None)
        self.arrangement.set_boards(wanted)
        self.board_layer.follow(self.placement.poses(), self.layer, animated)

    def _close_up(self) -> None:
        """Let the other boards close the gap or make room after boards have left or come."""
        self._open_turn()
        self.lay_anew()
        self.regrouped.emit()

    def _reconcile(self) -> None:
        """Make the pieces on the table match the position."""
        position = self.session.position
        held = {}
        for item in self.board_layer.present:
            if item.pocket is not None:
                held[item.board] = position.pocket(item.board) or ()
                item.pocket.show_holds(bool(held[item.board]))
        self.layer.reconcile(position.pieces(), held)

    def refresh_now(self) -> None:
        """Update everything on the table from the session."""
        self.moments.refresh()
        super().refresh_now()

    def show_marks(self) -> None:
        """Update the marks on squares and plates, and the arrows."""
        super().show_marks()
        self.hints.refresh()
        if TableScene.interaction.made(self) or COMMAND in self.session.node.comment:
            self.interaction.refresh()
        if (arrows := TableScene.arrows.made(self)) is not None:
            arrows.refresh(self.theme)
        self.refreshed.emit()

    # Events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.forget_causes()
        event.setAccepted(self.interaction.press(event))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.interaction.move(event)
        self.hints.point()
        self.pointed.emit(self.under)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.interaction.sketching.release(event)
        self.interaction.pointer.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Treat a double click as a press, unless it enlarges the board under it."""
        if self.interaction.press_twice(event):
            event.accept()
        else:
            self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the notes on the item under the mouse as a tool tip."""
        at = event.scenePos()
        own = (item.toolTip() for item in self.items(at) if item.toolTip())
        tip = next(own, "") or self.hints.tip(at)
        QToolTip.showText(event.screenPos(), tip, event.widget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        explanation = self.hints.explanation() if event.text() == EXPLAIN else None
        if explanation is not None:
            view = self.views()[0]
            there = view.viewport().mapToGlobal(view.mapFromScene(explanation.at))
            QToolTip.showText(there, explanation.tip, view)
            self.explained.emit(explanation.words)
            event.accept()
        elif self.interaction.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)

"""Animations of checks and mates, and their replay."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QLineF, QObject, QPointF, Signal
from PySide6.QtGui import QPixmap

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.events import Event, repainted_seats
from cfanp_gui.core.position import Position
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.tree import Node
from cfanp_gui.table.appearance import board_look
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.marks import FLASH_MS, seen_from
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layout.geometry import SQUARE, square_centre
from cfanp_gui.table.tabletop import Tabletop

MATE_MS = 1200
"""Milliseconds a mate takes; the captor's paint flows during all but the first part of it."""
_LINES = 0.25
"""Part of that time in which the checking lines are drawn."""
_FLOW = 0.12
"""Part after which the paint flows; before that the mating piece arrives."""
_SPREAD = 0.6
"""Delay of the paint at the piece farthest from the King, as a part of the flow."""
_FLASHES, _MATE = "check", "mate"
"""Keys of the glides."""


class Moments(QObject):
    """Lines from attackers to Kings, the flash of a check, and the flow of paint at a mate."""

    finished = Signal()
    """Emitted when the animation of a mate has ended."""

    def __init__(self, table: Tabletop) -> None:
        super().__init__(table)
        self._table, self._animator = table, table.animator
        self._checked: set[Square] = set()
        self._quiet = True
        """True if Kings now in check do not flash, because the check is not new."""
        self._frames: dict[BoardItem, FrameLook] = {}
        self._pieces: list[tuple[PieceItem, QPixmap, float]] = []
        """Pieces that change hands, their earlier pictures, and the delays of their paint."""

    # Following the table

    def refresh(self) -> None:
        """Update the lines from the session, and flash Kings newly in check."""
        session = self._table.session
        checks = seen.check_lines(session)
        lines = self._lines(checks) if checks else {}
        for item in self._table.boards.values():
            item.checks.show_lines(lines.get(item.board, ()))
        checked = checks.keys() - set(seen.lost_kings(session.node))
        fresh, self._checked = checked - self._checked, checked

        def step(value: float) -> None:
            for item in self._table.boards.values():
                kings = [self._middle(king) for king in fresh if king.board == item.board]
                item.checks.draw_part(min(1.0, value * 2))
                item.checks.flash(kings, 1.0 - value)

        if fresh and not self._quiet:
            self._animator.glide(_FLASHES, FLASH_MS, step)
        self._quiet = False

    def _lines(self, checks: Mapping[Square, tuple[Square, ...]]) -> dict[int, list[QLineF]]:
        """Return the lines from attackers to Kings by board, each in the board's own frame."""
        table = self._table
        # A board leaving the table shows its mate to the end.
        leaving = {item.board: item.pose for item in table.boards.values() if item.isVisible()}
        poses = leaving | table.placement.poses()
        lines: dict[int, list[QLineF]] = {}
        attacks = ((attacker, king) for king, attackers in checks.items() for attacker in attackers)
        for attack in attacks:
            boards = {square.board for square in attack}
            if attack[1].board not in poses:
                continue
            if len(boards) > 1 and STRIP in poses:  # the strip lies between the two
                boards.add(STRIP)
            places = [(self._middle(square), poses[square.board]) for square in attack]
            for board in boards:
                ends = (seen_from(*place, poses[board]) for place in places)
                lines.setdefault(board, []).append(QLineF(*ends))
        return lines

    def _middle(self, square: Square) -> QPointF:
        return square_centre(self._table.boards[square.board].spec, square.index)

    def follow(self, change: Change) -> None:
        """Animate the mates of a new action; a walk through the record has no animation."""
        self.settle()
        self._quiet = not change.new
        node = self._table.session.node
        if change.new and repainted_seats(node.events):
            self._show(node)

    def settle(self) -> None:
        """Finish all running animations at once."""
        if self._animator.moves(_FLASHES) or self.playing:
            self._animator.stop(_FLASHES)
            self._animator.stop(_MATE)
            for item in self._table.boards.values():
                item.checks.flash((), 0.0)
            self._step(1.0)
        self._frames, self._pieces = {}, []

    # A mate

    @property
    def playing(self) -> bool:
        """Return True if a mate is being animated."""
        return self._animator.moves(_MATE)

    @property
    def can_replay(self) -> bool:
        """Return True if an army fell by the action that led to the cursor."""
        node = self._table.session.node
        return node.parent is not None and any(event.fallen for event in node.events)

    @property
    def is_off_table(self) -> bool:
        """Return True if no fallen King's board is on the table, so only undo shows it again."""
        fallen = (event.scene for event in self._table.session.node.events if event.fallen)
        on_table = self._table.board_layer.on_table
        return not any(king.board in on_table for scene in fallen for king in scene)

    def replay(self) -> None:
        """Replay the fall of armies in the action that led to the session's cursor."""
        if not self.can_replay:
            return
        self.settle()
        table, session = self._table, self._table.session
        node, position = session.node, session.position
        assert node.transition is not None, "an action led there"
        if not self.is_off_table:  # otherwise boards just leaving show it, after undo and redo
            pushed = node.transition.pushed
            # If pushing is binding, it would be an action of the player to move.
            binding = pushed and position.push_action(pushed)
            if pushed is not None and (session.outcome is not None or not binding):
                session.push(pushed)
            for move in node.transition.moved:
                if (item := table.layer.items.get(move.target)) is not None:
                    item.setPos(item.parentItem().mapFromScene(table.centre_of(move.origin)))
                    table.layer.glide(item)
        self._show(node)

    def _show(self, node: Node) -> None:
        """Animate the checking lines and the captors' paint flowing over the captured armies."""
        table, before = self._table, node.parent
        if before is None:
            return
        table.refresh_now()
        self._hold(before.position, node.events)
        for item in table.boards.values():
            item.checks.flash((), 0.0)

        def done() -> None:
            self.settle()
            self.finished.emit()

        self._animator.glide(_MATE, MATE_MS, self._step, done)
        if self.playing:
            self._step(0.0)

    def _hold(self, before: Position, events: Sequence[Event]) -> None:
        """Store the earlier appearance of the frames and pieces of armies that changed paint."""
        table = self._table
        kings = {seat: king for event in events for seat in event.fallen for king in event.scene}
        turned = repainted_seats(events)
        colours, drawn = table.session.match.colours, table.pictures.drawn
        at_board = seen.statuses_at(before)
        armies = {}
        for seat in before.seats():
            board = table.boards[seat.board]
            if seat.id in turned and board in table.board_layer.present:
                look = board_look(at_board[seat.board], colours)
                assert look is not None, "somebody sits there"
                self._frames[board] = look
                king = kings.get(seat.id)
                armies[seat.army] = board.pos() if king is None else table.centre_of(king)
        repainted = []
        for square, item in table.layer.items.items():
            if item.piece.army not in armies:
                continue
            pixels = item.pixmap().width()
            was = drawn(item.piece, pixels, before, square.board)
            if was.cacheKey() != drawn(item.piece, pixels, board=square.board).cacheKey():
                was.setDevicePixelRatio(pixels / SQUARE)
                away = table.centre_of(square) - armies[item.piece.army]
                repainted.append((item, was, away.manhattanLength()))
        farthest = max((away for _, _, away in repainted), default=0.0) or 1.0
        self._pieces = [(item, was, away / farthest * _SPREAD) for item, was, away in repainted]

    def _step(self, value: float) -> None:
        """Show a mate at a part of its time, from 0 to 1."""
        flowed = max(0.0, (value - _FLOW) / (1 - _FLOW))
        for item in self._table.boards.values():
            item.checks.draw_part(min(1.0, value / _LINES))
        for item, look in self._frames.items():
            item.show_flow(look, flowed)
        for piece, was, wait in self._pieces:
            piece.show_flow(was, min(1.0, max(0.0, (flowed - wait) / (1 - _SPREAD))))

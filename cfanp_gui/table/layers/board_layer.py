"""Layer of the boards on the table: their presence and their gliding to their poses."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace

from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.session.signals import Signal
from cfanp_gui.table.animator import JOIN_MS, TURN_MS, Animator
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_items import PieceItem
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layout.geometry import BoardArea, Pose
from cfanp_gui.table.theme import Theme

LEAVE_MS = 1100
"""Milliseconds a board takes to leave the table."""
_STAY = 0.6
"""Part of that time in which it stays fully visible, so that its end can be understood."""

PoseGoal = Callable[[], Pose]
"""Function that returns the present goal of a gliding board."""


class BoardLayer:
    """Items of all boards of a game; those of boards off the table are hidden."""

    def __init__(
        self,
        scene: QGraphicsScene,
        animator: Animator,
        areas: Iterable[BoardArea],
        theme: Theme,
        on_table: Iterable[int],
    ) -> None:
        """Begin with the boards that are on the table, by their ids."""
        self._animator = animator
        self.items = {area.id: BoardItem(area, theme) for area in areas}
        """Items by board id."""
        self._put_on(on_table)
        for item in self.items.values():
            scene.addItem(item.shadow)
            scene.addItem(item)
            item.setVisible(item.board in self.on_table)
        self.arrived = Signal[[]]()
        """Emitted when a board has reached its goal."""
        self.regrouped = Signal[[]]()
        """Emitted when the gap of a board that has left is to be closed, or room to be made."""
        self._goals: dict[BoardItem, PoseGoal] = {}
        self._left: dict[int, list[PieceItem]] = {}
        """By boards leaving the table, the pieces that leave with them."""
        self._top = 10.0

    # Presence

    def _put_on(self, boards: Iterable[int]) -> None:
        self.on_table = frozenset(boards)
        """Ids of the boards on the table."""
        self.present = [item for item in self.items.values() if item.board in self.on_table]
        """Items of these boards."""

    def follow(self, poses: Mapping[int, Pose], pieces: PieceLayer, animated: bool) -> None:
        """Put the boards with a pose on the table; the others leave, then the gap is closed."""
        leaving, coming = self.on_table - poses.keys(), poses.keys() - self.on_table
        self._put_on(poses)
        for board in leaving:
            self._leave(self.items[board], pieces, animated)
        for board in coming:
            item, key = self.items[board], ("presence", board)
            self._animator.stop(key)
            pieces.remove(self._left.pop(board, []))
            item.setVisible(True)
            self._animator.glide(key, TURN_MS if animated else 0, item.setOpacity)
            item.set_pose(poses[board])
        if coming or not animated:
            self._close_up()

    def _leave(self, item: BoardItem, pieces: PieceLayer, animated: bool) -> None:
        squares = [square for square in pieces.items if square.board == item.board]
        self._left[item.board] = [pieces.items.pop(square) for square in squares]

        def fade(value: float) -> None:
            item.setOpacity(min(1.0, (1.0 - value) / (1.0 - _STAY)))

        def gone() -> None:
            pieces.remove(self._left.pop(item.board, []))
            item.setVisible(False)
            self._close_up()

        self.stop(item)
        item.turn_sign.show_sides(frozenset())
        item.used_sign.setVisible(False)
        for plate in item.plates.values():
            plate.say(replace(plate.text, turn=False, note="", shorter_notes=()))
        self._animator.glide(("presence", item.board), LEAVE_MS if animated else 0, fade, gone)

    def _close_up(self) -> None:
        """Let the other boards close the gap or make room once no board is leaving."""
        if not self._left:
            self.regrouped.emit()

    # Poses

    def raise_board(self, board: int) -> None:
        """Raise a board above the others."""
        item = self.items[board]
        if item.zValue() < self._top:
            self._top += 1
            item.setZValue(self._top)

    def bound_for(self, item: BoardItem) -> Pose:
        """Return the pose a board will have when it has come to rest."""
        goal = self._goals.get(item)
        return goal() if goal is not None and self._animator.moves(item) else item.pose

    def moves(self, item: BoardItem) -> bool:
        """Return True if a board is gliding to a goal."""
        return item in self._goals and self._animator.moves(item)

    def stop(self, item: BoardItem) -> None:
        """Stop a board at its present pose."""
        self._goals.pop(item, None)
        self._animator.stop(item)

    def send(self, item: BoardItem, pose: Pose) -> None:
        """Let a board glide to a pose."""
        self.bring(item, lambda: pose)

    def bring(self, item: BoardItem, goal: PoseGoal) -> None:
        """Let a board glide to a goal that may move; one already gliding there is not restarted."""
        start, end = item.pose, goal()
        goes_there = self.moves(item) and self._goals[item]() == end
        self._goals[item] = goal
        if goes_there:
            return

        def step(value: float) -> None:
            item.set_pose(between(start, self._goals[item](), value))

        def arrive() -> None:
            del self._goals[item]
            self.arrived.emit()

        self._animator.glide(item, JOIN_MS if abs(_turn(start, end)) < 1 else TURN_MS, step, arrive)


def between(start: Pose, end: Pose, value: float) -> Pose:
    """Return the pose at a part of the way, from 0 to 1, turning the short way round."""
    if value >= 1.0:
        return end
    return Pose(
        start.x + (end.x - start.x) * value,
        start.y + (end.y - start.y) * value,
        start.angle + _turn(start, end) * value,
        end.mirrored if value >= 0.5 else start.mirrored,
        start.scale * (end.scale / start.scale) ** value,
        end.exchanged if value >= 0.5 else start.exchanged,
    )


def _turn(start: Pose, end: Pose) -> float:
    """Return the turn from one pose to another in degrees, from -180 to 180."""
    return (end.angle - start.angle + 180) % 360 - 180

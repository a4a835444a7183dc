"""Dragging a board: it snaps to other boards' seams and grows over the stage."""

from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QPoint, QPointF, Qt

from cfanp_gui.core.boards import STRIP, pair_of
from cfanp_gui.session.view_model import join_text
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.translate import tr, translated

_FILL = Qt.FillRule.OddEvenFill
_COVERED = 0.2
"""Least part of the other half-board that is covered by one let go above it."""


@dataclass(eq=False)
class BoardDrag:
    """A board held by the pointer."""

    board: int
    pressed_at: QPoint
    grip: QPointF
    """Offset from the pointer to the board's centre, in scene units."""
    plate: bool
    """True if the press was on the board's name plate."""
    hold: geometry.Pose
    """Pose under the pointer, even while the board is snapped to a seam."""
    moved: bool = False
    target: int | None = None
    """Board it is snapped to; None while it follows the pointer."""
    seams: dict[int, tuple[geometry.Pose, geometry.Pose]] = field(default_factory=dict)
    """By other boards: their poses, and the poses this one would have at their seams."""


class BoardCarrier:
    """Controller that moves a held board with the pointer and lays it down on release."""

    def __init__(self, table: Tabletop, resolver: MoveResolver) -> None:
        self._table, self._resolver = table, resolver

    def lift(self, drag: BoardDrag) -> None:
        """Pick a board up; one still gliding turns under the pointer to its goal's angle."""
        table, item = self._table, self._table.boards[drag.board]
        bound = table.board_layer.bound_for(item)
        drag.hold = replace(bound.moved_to(item.pose.centre), exchanged=False)
        for board in table.arrangement.carried(drag.board, drag.hold):
            carried = table.boards[board]
            if table.board_layer.moves(carried):
                table.board_layer.bring(carried, partial(self._held_pose, drag, board))
            carried.show_lifted(True)
            table.board_layer.raise_board(board)
        table.refresh()

    def _held_pose(self, drag: BoardDrag, board: int) -> geometry.Pose:
        """Return the pose of the held board, or of a board that permanently lies with it."""
        return self._table.arrangement.carried(drag.board, drag.hold)[board]

    def carry(self, drag: BoardDrag, point: QPointF) -> None:
        """Move the board with the pointer, or glide it into a ghost join within reach, and back."""
        table, item = self._table, self._table.boards[drag.board]
        self._fit_place(drag, point)
        drag.hold = drag.hold.moved_to(point + drag.grip)
        target = self._snap_target(drag, point) if table.placement.joins else None
        if target == drag.target:
            if target is None:
                for board, pose in table.arrangement.carried(drag.board, drag.hold).items():
                    if not table.board_layer.moves(table.boards[board]):
                        table.boards[board].set_pose(pose)
            return
        drag.target = target
        if target is None:
            table.note("")
            item.setOpacity(1.0)
            table.board_layer.bring(item, lambda: drag.hold)
            return
        pose = self._at_seam(drag, table.boards[target])
        table.board_layer.send(item, pose)
        item.setOpacity(0.86)
        words = join_text(table.session.position, pair_of(drag.board, target))
        table.note(translated(words))

    def _fit_place(self, drag: BoardDrag, point: QPointF) -> None:
        """Enlarge a board, turned upright, over the stage, and shrink it again beside the stage."""
        table, stage = self._table, self._table.arrangement.stage
        if stage is None:
            return
        there = table.arrangement.homes[drag.board]
        if stage.rect.contains(point):
            angle = 0.0 if table.placement.joins else there.angle
            there = replace(there, angle=angle, scale=stage.scale)
        if drag.hold.scale != there.scale:
            drag.grip *= there.scale / drag.hold.scale
            drag.hold = there.moved_to(point + drag.grip)
            if drag.target is None:
                for board in table.arrangement.carried(drag.board, drag.hold):
                    goal = partial(self._held_pose, drag, board)
                    table.board_layer.bring(table.boards[board], goal)
            table.refresh()

    def _snap_target(self, drag: BoardDrag, point: QPointF) -> int | None:
        arrangement, item = self._table.arrangement, self._table.boards[drag.board]
        if arrangement.stage is not None and drag.board not in self._table.placement.on_stage:
            own = geometry.footprint(item.area, arrangement.homes[drag.board])
            if own.containsPoint(point, _FILL):
                return None  # it goes home
        if (below := self._board_below(drag, point)) is not None:
            return below
        gaps = {}
        for item in self._table.board_layer.present:
            if item.board in (drag.board, STRIP):
                continue
            there = self._at_seam(drag, item)
            # Its centre under the same pointer if it had the size it would have there.
            centre = point + drag.grip * (item.pose.scale / drag.hold.scale)
            if geometry.snaps(centre, there, item.pose, item.board == drag.target):
                gaps[item.board] = (there.centre - centre).manhattanLength()
        return min(gaps, key=gaps.__getitem__, default=None)

    def _board_below(self, drag: BoardDrag, point: QPointF) -> int | None:
        """Return the board over which another is held: on the stage, the lower one there.

        Around a stage, seams lie over the next board of a column and over the pair, so the board
        below counts more than a nearby seam. Without a stage the result is None: a board
        dropped on another is meant to lie beside it.
        """
        arrangement, on_stage = self._table.arrangement, self._table.placement.on_stage
        if arrangement.stage is None:
            return None
        visits = drag.board not in on_stage
        if arrangement.stage.rect.contains(point):
            return self._table.placement.front_board if visits else None
        own = {drag.board, STRIP, *on_stage}
        for area, home in arrangement.lying():
            if area.id not in own and geometry.footprint(area, home).containsPoint(point, _FILL):
                return area.id
        return None

    def _at_seam(self, drag: BoardDrag, item: BoardItem) -> geometry.Pose:
        """Return the held board's pose at another's seam, cached until the other board moves."""
        known = drag.seams.get(item.board)
        if known is None or known[0] is not item.pose:
            held, placement = self._table.boards[drag.board].spec, self._table.placement
            there = geometry.pair_poses(item.pose, item.spec, held, placement.join, placement.strip)
            known = drag.seams[item.board] = (item.pose, there[drag.board])
        return known[1]

    def set_down(self, drag: BoardDrag) -> None:
        """Remove the appearance of a lifted board."""
        for board in self._table.arrangement.carried(drag.board, drag.hold):
            self._table.boards[board].setOpacity(1.0)
            self._table.boards[board].show_lifted(False)
        if drag.target is not None:
            self._table.note("")

    def lay_down(self, drag: BoardDrag) -> None:
        """Push a board against the one it is snapped to, or leave it where it is."""
        table, session = self._table, self._table.session
        self.set_down(drag)
        if drag.target is not None:
            pair = pair_of(drag.board, drag.target)
            table.arrangement.remember_host(pair, drag.target)
            if session.pair == pair:
                table.lay_all()
            else:
                self._resolver.push(drag.board, drag.target)
            return
        turn = session.position.turn()
        if turn is not None and turn.committed is not None and drag.board in turn.committed:
            table.message.emit(tr("These half-boards are pushed together and must be used."))
            table.lay_all()
            return
        if self._covers_partner(drag):  # it was hardly meant to lie beside it
            table.lay_all()
            return
        joined = session.pair is not None and drag.board in session.pair
        over = drag.hold.scale != 1.0  # the stage
        if table.arrangement.stage is None:  # this is its home from now on
            home = table.arrangement.homes[drag.board]
            pose = home.moved_to(drag.hold.centre) if joined else drag.hold
            table.laying.lay_down(drag.board, table.placement.free_place(drag.board, pose))
            if joined:
                session.pull_apart()
        elif not table.placement.joins:
            if over or drag.board in table.placement.on_stage:
                table.focus.show(table.arrangement.whole(drag.board) if over else None)
        elif joined and not over:
            session.pull_apart()
        table.lay_all()

    def _covers_partner(self, drag: BoardDrag) -> bool:
        """Return True if a board is held over the one it was pushed against, without a stage."""
        pair, table = self._table.session.pair, self._table
        partner = None if pair is None else pair.other(drag.board)
        if partner is None or table.arrangement.stage is not None:
            return False
        held, below = (table.boards[board] for board in (drag.board, partner))
        return geometry.covered([(below.area, below.pose)], [(held.area, drag.hold)]) > _COVERED

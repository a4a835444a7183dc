"""Present place of every board: at home, at a seam, or enlarged; and laying boards by hand."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from cfanp_gui.core.boards import STRIP, BoardSpec, Edge, Join, Pair
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose
from cfanp_gui.table.layout.orders import Stage


class BoardPlacement:
    """The pair shown together, and the poses of all boards with it."""

    def __init__(self, session: GameSession, arrangement: Arrangement) -> None:
        self.session = session
        self.arrangement = arrangement
        self.front: int | None = None
        """Board that stays in place when its pair is pushed together; None if unknown."""
        self._shown: Pair | None = None
        self._alone: int | None = None
        self._lower: dict[Pair, int] = {}
        """By pair, the board that lay below when the pair was last shown on the stage."""
        self.camera = 0.0
        """Angle in degrees by which the view is turned."""
        self.shown = session.pair

    @property
    def shown(self) -> Pair | None:
        """Return the pair that lies together on the screen: the session's, or one previewed."""
        return self._shown

    @shown.setter
    def shown(self, pair: Pair | None) -> None:
        self._shown = pair
        self.arrangement.show(pair or ())

    @property
    def alone(self) -> int | None:
        """Return the board shown on the stage with its group in games without pairs, or None."""
        return self._alone

    @alone.setter
    def alone(self, board: int | None) -> None:
        self._alone = board
        self.arrangement.show(() if board is None else self.arrangement.group_of(board))

    @property
    def joins(self) -> bool:
        """Return True if boards are pushed together in this game."""
        return self.session.position.join is not None

    @property
    def join(self) -> Join:
        """Return the way boards are joined at their north seams."""
        return self.session.position.join or Join.ROTATE

    @property
    def strip(self) -> BoardSpec | None:
        """Return the board that lies between any two pushed together; None if there is none."""
        return self.session.position.strip

    def poses(self) -> dict[int, Pose]:
        """Return the pose that every board on the table should have now."""
        poses = dict(self.arrangement.homes)
        stage = self.arrangement.stage
        if stage is not None:
            poses.update(self._on_stage(stage))
        elif self.shown is not None:
            host, visitor = self.host_and_visitor(self.shown)
            area, lying = self.arrangement.area, self.arrangement.lying()
            here, there = area(host).spec, area(visitor).spec
            together = geometry.pair_poses(poses[host], here, there, self.join, self.strip)
            poses.update(together)
            if self.arrangement.free:
                # Laid by hand, boards may leave no room for a visitor: the pair makes way.
                pair = [(area(board), pose) for board, pose in together.items()]
                others = [place for place in lying if place[0].id not in together]
                step = geometry.nearest_free(pair, others)
                for moved, pose in pair:
                    poses[moved.id] = pose.moved_to(pose.centre + step)
        return poses

    def free_place(self, board: int, pose: Pose) -> Pose:
        """Return the pose to which a board slides when laid down, so that no boards overlap."""
        carried, area = self.arrangement.carried(board, pose), self.arrangement.area
        # A board that is pushed against another needs its home later.
        places = [*self.arrangement.homes.items()]
        if self.shown is None or board not in self.shown:
            places += self.poses().items()
        moving = [(area(member), place) for member, place in carried.items()]
        resting = [(area(at), place) for at, place in dict.fromkeys(places) if at not in carried]
        return pose.moved_to(pose.centre + geometry.nearest_free(moving, resting))

    def _on_stage(self, stage: Stage) -> dict[int, Pose]:
        """Return the poses of the boards on the stage: the pair shown, or one group."""
        area = self.arrangement.area
        if self.shown is not None:
            host, visitor = self.host_and_visitor(self.shown)
            return stage.pair_poses(area(host).spec, area(visitor).spec, self.join)
        if self.alone is None or not self.on_stage:
            return {}
        return stage.group_poses([area(board) for board in self.on_stage], self.alone)

    @property
    def on_stage(self) -> tuple[int, ...]:
        """Return the boards on the stage; empty if there is no stage."""
        if self.arrangement.stage is None:
            return ()
        if self.shown is not None:
            return tuple(self.shown)
        if self.alone is None or self.alone not in self.arrangement.homes:
            return ()
        return self.arrangement.group_of(self.alone)

    @property
    def front_board(self) -> int | None:
        """Return the lower board of the pair on the stage; None if there is none."""
        if self.shown is None or self.arrangement.stage is None:
            return None
        return self.host_and_visitor(self.shown)[0]

    def host_and_visitor(self, pair: Pair) -> tuple[int, int]:
        """Return the board of a pair that stays in place, on a stage below, and the other one."""
        if self.arrangement.stage is not None:
            front = self.front
            if front is None and pair not in self._lower:  # the table is new
                seat = seen.seat_below(self.session, pair)
                front = None if seat is None else seat.board
            before = self._lower.get(pair, pair.lower)
            host = self._lower[pair] = before if front is None or front not in pair else front
        elif (by_hand := self.arrangement.host(pair)) is not None:
            host = by_hand
        elif self.front is not None and self.front in pair and pair == self.shown:
            host = self.front
        else:
            return geometry.host_of(pair, self.arrangement.homes, self.camera)
        return host, pair.upper if host == pair.lower else pair.lower

    def across(self, board: int) -> int | None:
        """Return the board that closes another's north seam; None if the seam is open."""
        if self.session.pair is not None and board in self.session.pair:
            return self.session.pair.other(board)
        seam = self.arrangement.area(board).spec.seam(Edge.NORTH)
        return None if seam is None else seam.board

    def names(self, board: int) -> tuple[str, ...]:
        """Return the present names of a board's squares: joined names on the pair shown."""
        if self.shown is not None and board in (*self.shown, STRIP):
            return tuple(self.session.position.joined_names(self.shown)[board])
        return self.arrangement.area(board).names


class BoardLaying(QObject):
    """Controller of the homes of boards, changed by hand or by a layout."""

    laid = Signal(int)
    """Emitted with a board that has been laid somewhere by hand."""
    arranged = Signal()
    """Emitted when all boards have been laid again."""

    def __init__(
        self, session: GameSession, arrangement: Arrangement, lay: Callable[[], None]
    ) -> None:
        """`lay` is called to move every board to its home."""
        super().__init__()
        self._session = session
        self._arrangement = arrangement
        self._lay = lay

    def tidy_up(self) -> None:
        """Lay all boards in order."""
        laid = self._arrangement.free
        self._arrangement.tidy_up()
        if laid:
            self._keep()
        self._arranged()

    def lay_down(self, board: int, pose: Pose) -> None:
        """Make a pose the home of a board, as laid by hand."""
        self._arrangement.lay(board, pose)
        self._keep()
        self.laid.emit(board)

    def walk(self, back: bool) -> None:
        """Undo the last change of a board's home, or redo the change last undone."""
        if self._arrangement.undo() if back else self._arrangement.redo():
            self._keep()
            self._arranged()

    def set_layout(self, layout: Layout) -> None:
        """Set the layout for boards in order, and lay them so."""
        if layout is not self._arrangement.layout:
            self._arrangement.layout = layout
            self.tidy_up()

    def _keep(self) -> None:
        self._session.tags.set(LAYOUT_TAG, self._arrangement.to_text())

    def _arranged(self) -> None:
        self._lay()
        self.arranged.emit()


class BoardFocus(QObject):
    """Controller of enlarged boards: those a person selects, or those of the player to move."""

    changed = Signal()
    """Emitted when a person wants to see other boards as large as possible, see `boards`."""

    def __init__(self, placement: BoardPlacement, lay: Callable[[], None]) -> None:
        """`lay` is called to move every board to its present place."""
        super().__init__()
        self._session, self._arrangement = placement.session, placement.arrangement
        self._placement, self._lay = placement, lay
        self.boards: tuple[int, ...] | None = None
        """Boards to be shown as large as possible; None for all."""

    @property
    def shows_one(self) -> bool:
        """Return True if one of several boards can be enlarged, on a stage or by the camera."""
        large = self._arrangement.stage is not None or self._arrangement.crossing
        return large and not self._placement.joins

    def show(self, boards: tuple[int, ...] | None) -> None:
        """Show boards as large as possible; None shows all, or the stage as the turn began."""
        self.boards = boards
        if self._arrangement.stage is not None:
            if boards is None:
                self.fill_stage()
                return
            self.show_alone(boards[0])
        self.changed.emit()

    def show_alone(self, board: int | None) -> None:
        """Show a board with its group on the stage; None clears the stage."""
        if self._placement.alone != board:
            self._placement.alone = board
            self._lay()

    def fill_stage(self) -> None:
        """Put the board to move at on the stage; if it is one of several, on an empty stage."""
        arrangement, session = self._arrangement, self._session
        if arrangement.stage is None or self._placement.joins:
            return
        position = session.position
        turn = None if position.outcome() is not None else position.turn()
        status = None if turn is None else position.seat_status(turn.seat)
        moves = status is not None and not session.moves_itself(status.player)
        if self.boards is None or (moves and session.cursor.follows_game):
            boards = arrangement.wholes[0]
            self.show(boards if status is None else arrangement.whole(status.seat.board))

    def face_mover(self) -> None:
        """Turn the pair on the stage so that the player to move, if in the pair, sits below."""
        seat = seen.seat_to_move(self._session.position)
        if self._arrangement.stage is not None and seat is not None:
            self._placement.front = seat.board
            self._lay()

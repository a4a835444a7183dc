"""Where every board belongs now: at home, or at the seam of the one it is pushed against."""

from __future__ import annotations

from PySide6.QtGui import QPolygonF

from cfanp_gui.core.boards import Edge, Join, Pair
from cfanp_gui.core.capabilities import Joins
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Pose


class Placement:
    """Which pair is shown together, and how everything lies with it."""

    def __init__(self, session: GameSession, arrangement: Arrangement) -> None:
        self._session = session
        self._arrangement = arrangement
        self.shown: Pair | None = session.pair
        """The pair that lies together on the screen: the session's, or one to look at."""
        self.front: int | None = None
        """The board that stays where it lies when its pair is pushed together, if it is known."""
        self.camera = 0.0
        """The angle in degrees by which the view is turned."""

    @property
    def join(self) -> Join:
        """Return how boards lie at each other's north seams."""
        position = self._session.position
        return position.join if isinstance(position, Joins) else Join.ROTATE

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """Return the boards on the table in their order, those with a fixed seam together."""
        return self._arrangement.groups

    def group_of(self, board: int) -> tuple[int, ...]:
        """Return the boards that lie together with a board for good, itself among them."""
        return self._arrangement.group_of(board)

    def poses(self) -> dict[int, Pose]:
        """Return how every board on the table is to lie now."""
        poses = dict(self._arrangement.homes)
        if self.shown is not None:
            host, visitor = self.host_and_visitor(self.shown)
            here, there = (self._arrangement.area(board).spec for board in (host, visitor))
            poses[visitor] = geometry.facing(poses[host], here, there, self.join)
        return poses

    def vacant(self) -> list[QPolygonF]:
        """Return what the boards that are pushed against others take up at home."""
        poses = self.poses()
        return [
            geometry.footprint(area, home)
            for area, home in self._arrangement.lying()
            if home != poses[area.id]
        ]

    def host_and_visitor(self, pair: Pair) -> tuple[int, int]:
        """Return which board of a pair stays where it lies, and which is pushed against it."""
        host = self._arrangement.host(pair)
        if host is None:
            if self.front not in pair or pair != self.shown:
                return geometry.host_of(pair, self._arrangement.homes, self.camera)
            host = self.front
        return host, pair.upper if host == pair.lower else pair.lower

    def carried(self, board: int, pose: Pose) -> dict[int, Pose]:
        """Return how everything lies that is carried along with a board held in a pose."""
        return self._arrangement.carried(board, pose)

    def across(self, board: int) -> int | None:
        """Return the board that lies closed against another's north seam; None for an open one."""
        if self._session.pair is not None and board in self._session.pair:
            return self._session.pair.other(board)
        for spec in self._session.position.boards():
            if spec.id == board:
                seam = spec.seam(Edge.NORTH)
                return None if seam is None else seam.board
        return None

    def names(self, board: int) -> tuple[str, ...]:
        """Return what a board's squares are called now: as joined ones on the pair shown."""
        position = self._session.position
        if self.shown is not None and board in self.shown and isinstance(position, Joins):
            return tuple(position.joined_names(self.shown)[board])
        return next(spec.square_names for spec in position.boards() if spec.id == board)

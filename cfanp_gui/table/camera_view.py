"""The camera over the table: fit, zoom to the cursor, pan, turn to a seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QPainter, QPixmapCache, QPolygonF, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cfanp_gui.session.view_model import seat_to_move
from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.camera import SeatTurning, angle_for, extent, scale_of
from cfanp_gui.table.feedback.toast import STRIP
from cfanp_gui.table.layout.geometry import MARGIN, SQUARE, footprint
from cfanp_gui.table.panning import Panning, WayBack
from cfanp_gui.table.timers import single_shot

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

SHARPEN_MS = 120
"""Milliseconds without zooming before pictures are drawn for the new zoom."""
MIN_SCALE, MAX_SCALE = 0.04, 6.0
KEPT_KB = 128 * 1024
"""Kilobytes of the cache of painted items, twice what a screen of 3840 by 2160 needs."""
READABLE = 20.0
"""Width of a square in pixels below which pieces are hard to tell apart."""


class CameraView(QGraphicsView):
    """A view that keeps all boards of a table visible until a person zooms or pans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        hints, bars = QPainter.RenderHint, Qt.ScrollBarPolicy
        self.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(bars.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(bars.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        QPixmapCache.setCacheLimit(max(KEPT_KB, QPixmapCache.cacheLimit()))
        self.turning = SeatTurning.OFF
        """Setting for turning the view to the seat to move."""
        self._angle = 0.0
        self._following = True
        self._aside = 0
        """Pixels at the right that another widget covers."""
        self._overview: float | None = None
        """Angle of the view before it showed only some boards; None while it shows all."""
        self._only_fits = False
        """True if the camera's last glide to fit the boards does not turn it."""
        self.table: TableScene | None = None
        """Table shown; None if there is none."""
        self._mouse = QPoint()
        """Pixel of the view at which the mouse was last."""
        self._panning = Panning(self, self._content)
        self._way_back = WayBack(self, self.fit)
        self._sharpen = single_shot(self, SHARPEN_MS, self._settle)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint all after a scroll: the light on the table stays where it is."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    @property
    def scale_factor(self) -> float:
        """Return the width of a scene unit in pixels."""
        return scale_of(self.transform())

    def fit(self) -> None:
        """Show all boards as large as the window allows."""
        if self.table is not None:
            if self.table.arrangement.stage is None:
                self.table.focus.boards = None
            self._angle = self._overview_angle()
            self.table.set_camera(self._angle)
        self._follow()

    def fit_or_near(self) -> None:
        """Show all boards; if they are shown already and are small, show the stage instead."""
        table = self.table
        if table is None or not (self._following and table.placement.on_stage) or self._is_readable:
            self.fit()
            return
        poses, area_of = table.placement.poses(), table.arrangement.area
        shown = [footprint(area_of(board), poses[board]) for board in table.placement.on_stage]
        self._turn_to(self._angle, *self._fitting(self._angle, shown))
        self._left_fit()
        self._sharpen.start()

    @property
    def _is_readable(self) -> bool:
        """Return True if the squares at home are large enough for pieces to be told apart."""
        return self.scale_factor * SQUARE >= READABLE

    def _follow(self) -> None:
        """Fit the boards to be shown into the view, without animation."""
        self._following = True
        if self.table is not None:
            self._stop_fitting()
            self._fit_turned(self._angle)
            self._sharpen.start()

    def _fit_turned(self, angle: float) -> None:
        """Fit the boards to be shown into the view turned by an angle."""
        table = self.table
        assert table is not None
        self._turn_to(angle, *self._fitting(angle, self._to_show(table)))
        self._way_back.hide()

    def _turn_to(self, angle: float, scale: float, centre: QPointF) -> None:
        """Set the view's angle, scale and centre."""
        turned = QTransform().rotate(angle)
        self.setTransform(turned * QTransform.fromScale(scale, scale))
        self.centerOn(centre)

    def set_aside(self, pixels: int) -> None:
        """Reserve pixels at the right; refit the boards unless a person has moved the camera."""
        if pixels != self._aside:
            self._aside = pixels
            if self._following:
                self._follow()

    def _fitting(self, angle: float, shown: Sequence[QPolygonF]) -> tuple[float, QPointF]:
        """Return the scale at which polygons fill the view, and the scene point at its centre."""
        table, port = self.table, self.viewport().rect()
        assert table is not None
        rect, turned = extent(shown, angle, MARGIN)
        # The strip below the table is for messages, so that they hide nothing.
        room, wide = max(1, port.height() - STRIP), max(1, port.width() - self._aside)
        scale = min(wide / rect.width(), room / rect.height())
        scale = min(max(scale, MIN_SCALE), MAX_SCALE)
        back, _ = turned.inverted()
        middle = rect.center()
        if table.focus.boards is not None and table.arrangement.crossing:
            # Spare room shows more of a neighbouring board, not bare table.
            whole, _ = extent(table.arrangement.extent, angle, MARGIN)
            middle.setX(_kept(middle.x(), wide / scale, whole.left(), whole.right()))
            middle.setY(_kept(middle.y(), room / scale, whole.top(), whole.bottom()))
        return scale, back.map(middle + QPointF(self._aside, STRIP) / 2 / scale)

    def _begin_near(self) -> None:
        """Start with one of several boards if all of them would be too small to play on."""
        table = self.table
        shows_all = table is not None and table.focus.boards is None and not self._is_readable
        if table is not None and shows_all and table.arrangement.crossing:
            table.focus.show(table.arrangement.wholes[0])
            table.animator.finish_all()

    def _to_show(self, table: TableScene) -> list[QPolygonF]:
        """Return the polygons to be shown: of all boards, or of the boards in focus."""
        boards, laid = table.focus.boards, table.arrangement
        if boards is None or laid.stage is not None:
            return laid.extent
        return [*(footprint(*lying) for lying in laid.lying(boards)), *laid.beyond(boards)]

    @property
    def focus(self) -> frozenset[int] | None:
        """Return the boards that fill the view; None if all boards are shown."""
        focus = None if self.table is None else self.table.focus.boards
        return None if focus is None else frozenset(focus)

    def _show_focus(self) -> None:
        """Fit the boards in focus, turned so that the first is upright, or else all boards."""
        table = self.table
        if table is None or table.arrangement.stage is not None:
            return
        if table.focus.boards is None:
            angle = self._overview_angle()
        else:
            self._overview = self._angle if self._overview is None else self._overview
            angle = -table.arrangement.homes[table.focus.boards[0]].angle % 360
        self._glide_to_fit(angle)

    def _overview_angle(self) -> float:
        """Return the angle of the view for all boards, and forget the stored one."""
        angle = self._angle if self._overview is None else self._overview
        self._overview = None
        return angle

    def _regrouped(self) -> None:
        """Update the focus and the view after boards have left the table or come back."""
        assert self.table is not None, "it has told so"
        focus = self.table.focus
        if focus.boards is not None and focus.boards[0] not in self.table.arrangement.homes:
            focus.boards = None
            focus.fill_stage()
        if self._following and self.table.arrangement.stage is not None:
            self._glide_to_fit(self._angle)
        elif self._following:
            self._show_focus()

    def _glide_to_fit(self, angle: float) -> None:
        """Let the camera glide and turn until the boards to be shown fill the view."""
        table = self.table
        assert table is not None
        self._following = True
        self._way_back.hide()
        start, middle = self.scale_factor, self.mapToScene(self.viewport().rect().center())
        seen, self._angle = self.transform(), angle
        turned_by = math.degrees(math.atan2(seen.m12(), seen.m11()))  # it may be turning now
        by = math.remainder(angle - turned_by, 360)
        self._only_fits = abs(by) < 0.01

        def step(value: float) -> None:
            now = angle if value >= 1.0 or self._only_fits else turned_by + by * value
            goal, centre = self._fitting(angle, self._to_show(table))
            scale = start * (goal / start) ** value
            self._turn_to(now, scale, middle + (centre - middle) * value)
            table.set_camera(now)
            if (made := type(table).interaction.made(table)) is not None:
                made.pointer.follow(self.mapToScene(self._mouse))

        table.animator.glide("camera", TURN_MS, step, self._sharpen.start)

    def _stop_fitting(self) -> None:
        """Stop the camera's glide, unless it turns as well."""
        if self._only_fits and self.table is not None:
            self.table.animator.stop("camera")

    def set_turning(self, turning: SeatTurning) -> None:
        """Set the turning of the view to the seat to move, and apply it at once."""
        self.turning = turning
        if self.table is not None:
            self.table.hosts_face_reader = turning is SeatTurning.OFF
            self.table.lay_all()
        self.face_seat()

    def face_seat(self) -> None:
        """Turn the view to the seat to move, as set by `turning`."""
        if self.table is None:
            return
        if self.turning is not SeatTurning.OFF:
            self.table.focus.face_mover()
        self.turn_to(self._wanted_angle())

    def _wanted_angle(self) -> float:
        table = self.table
        if self.turning is SeatTurning.OFF or table is None or table.arrangement.stage is not None:
            return self._angle  # with a stage the pair turns instead
        position = table.session.position
        seat = seat_to_move(position)
        if seat is None or table.session.moves_itself(position.seat_status(seat.id).player):
            return self._angle  # a bot does not look at the view
        return angle_for(table.placement.poses()[seat.board], self._angle, self.turning)

    def turn_by(self, degrees: float) -> None:
        """Turn the view by an angle in degrees, clockwise if positive."""
        self.turn_to((self._angle + degrees) % 360)

    def turn_to(self, angle: float) -> None:
        """Let the view turn to an angle in degrees, the short way round."""
        table = self.table
        if table is None or angle == self._angle:
            return
        self._only_fits = False
        start, self._angle = self._angle, angle
        by = math.remainder(angle - start, 360)
        middle = self.mapToScene(self.viewport().rect().center())
        scale = self.scale_factor

        def step(value: float) -> None:
            now = angle if value >= 1.0 else start + by * value
            if self._following:
                self._fit_turned(now)
            else:
                self._turn_to(now, scale, middle)
            table.set_camera(now)

        def arrive() -> None:
            table.lay_all()
            seat = seat_to_move(table.session.position)
            if not self._following and seat is not None and self.turning is not SeatTurning.OFF:
                area, pose = table.arrangement.area(seat.board), table.placement.poses()[seat.board]
                self.ensureVisible(footprint(area, pose).boundingRect())
            self._sharpen.start()

        table.animator.glide("camera", TURN_MS, step, arrive)

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom by a factor around a pixel, by default the mouse pointer's."""
        scale = self.scale_factor * factor
        if not MIN_SCALE <= scale <= MAX_SCALE:
            return
        port = self.viewport()
        if at is None:
            at = port.mapFromGlobal(QCursor.pos())
            if not port.rect().contains(at):
                at = port.rect().center()
        held = self.mapToScene(at)
        self.setTransform(self.transform() * QTransform.fromScale(factor, factor))
        self._panning.move(at - self.mapFromScene(held))
        self._left_fit()
        self._sharpen.start()

    def tidy_up(self) -> None:
        """Lay all boards in order for the window's shape, and show them all."""
        if self.table is not None:
            self._set_aspect()
            self.table.interaction.controls.clear_stage()
            self.table.laying.tidy_up()
            if self.table.arrangement.stage is None:
                self.table.focus.boards = None
            self._glide_to_fit(self._overview_angle())

    def walk_layouts(self, back: bool) -> None:
        """Undo the last change of a board's home, or redo the change last undone."""
        if self.table is not None:
            self.table.laying.walk(back)

    def _laid(self, board: int) -> None:
        """Refit the view after a board was laid by hand only if it is out of sight."""
        assert self.table is not None
        laid = self.table.arrangement
        corners = self.mapFromScene(footprint(laid.area(board), laid.homes[board]))
        if not self.viewport().rect().contains(corners.boundingRect()):
            self._arranged()

    def _arranged(self) -> None:
        if self._following and self.table is not None:
            self._glide_to_fit(self._angle)

    def _set_aspect(self) -> None:
        if self.table is not None:
            self.table.arrangement.aspect = max(0.2, self.width() / max(1, self.height()))

    def _settle(self) -> None:
        """Update after the view has come to rest: homes for its shape, sharp pictures."""
        if self.table is not None and self.table.arrangement.is_misshapen:
            self.table.laying.tidy_up()
        self.draw_sharp()

    def draw_sharp(self) -> None:
        """Draw pictures for the present zoom."""
        if self.table is not None:
            scale = self.scale_factor * self.devicePixelRatioF()
            self.table.set_pixels(round(SQUARE * scale))

    def _left_fit(self) -> None:
        """Stop fitting automatically, because a person has moved the camera."""
        self._following = False
        self._stop_fitting()
        self._way_back.update(self._content())

    def _content(self) -> QRectF:
        """Return the scene rectangle of all boards on the table."""
        return QRectF() if self.table is None else self.table.home_rect()


def _kept(middle: float, length: float, low: float, high: float) -> float:
    """Return the centre of an interval, moved as little as needed to lie between two ends."""
    if length >= high - low:
        return middle  # it is too long
    return min(max(middle, low + length / 2), high - length / 2)

"""The camera over the table: fit, zoom to the cursor, pan, turn to a seat."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QPainter, QPixmapCache, QPolygonF, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cfanp_gui.session.view_model import seat_to_move
from cfanp_gui.table.animator import TURN_MS
from cfanp_gui.table.camera import SeatTurning, angle_for, extent, scale_of
from cfanp_gui.table.layout.geometry import MARGIN, SQUARE, footprint
from cfanp_gui.table.panning import Panning, WayBack
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.toast import STRIP

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cfanp_gui.table.scene import TableScene

SHARPEN_MS = 120
"""How long the zoom must rest before pictures are drawn for it."""
MIN_SCALE, MAX_SCALE = 0.04, 6.0
KEPT_KB = 128 * 1024
"""Kilobytes of painted items that are kept, see `surface.CACHED`.

A screen of 3840 by 2160 full of boards has about 33 MB, and their pieces and plates as much again;
what finds no room here would be painted anew with every frame. It is taken up only as needed.
"""


READABLE = 20.0
"""Pixels of a square below which pieces are hard to tell apart."""


class CameraView(QGraphicsView):
    """A view that keeps all boards of a table in sight until someone zooms or pans."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Before PySide hands out the viewport that Qt made, it loads every kind of widget.
        self.setViewport(QWidget())
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        QPixmapCache.setCacheLimit(max(KEPT_KB, QPixmapCache.cacheLimit()))
        self.turning = SeatTurning.OFF
        """Whether the view turns to the seat to move."""
        self._angle = 0.0
        self._following = True
        self._aside = 0
        """Pixels at the right that something else takes up."""
        self._overview: float | None = None
        """How the view was turned before boards came to fill it; None while all do."""
        self._only_fits = False
        """Whether the camera glides to where all is seen, if it does, without turning."""
        self._table: TableScene | None = None
        self._panning = Panning(self, self._content)
        self._way_back = WayBack(self, self.fit)
        self._sharpen = single_shot(self, SHARPEN_MS, self._settle)

    @property
    def table(self) -> TableScene | None:
        """Return the table shown."""
        return self._table

    @property
    def scale_factor(self) -> float:
        """Return how many pixels a scene unit is wide."""
        return scale_of(self.transform())

    def fit(self) -> None:
        """Show every board as large as the window allows."""
        if self._table is not None:
            if self._table.arrangement.stage is None:
                self._table.focus.boards = None
            self._angle = self._overview_angle()
            self._table.set_camera(self._angle)
        self._follow()

    def fit_or_near(self) -> None:
        """Show every board; where all are seen, and small, what lies on the stage instead."""
        table = self._table
        on_stage = () if table is None else table.placement.on_stage
        if table is None or not (self._following and on_stage) or self._is_readable:
            self.fit()
            return
        poses, area_of = table.poses(), table.arrangement.area
        shown = [footprint(area_of(board), poses[board]) for board in on_stage]
        self._turn_to(self._angle, *self._fitting(self._angle, shown))
        self._left_fit()
        self._sharpen.start()

    @property
    def _is_readable(self) -> bool:
        """Return whether the squares at home are large enough for pieces to be told apart."""
        return self.scale_factor * SQUARE >= READABLE

    def _follow(self) -> None:
        """Show at once what the view is to show, all of it."""
        self._following = True
        if self._table is not None:
            self._stop_fitting()
            self._fit_turned(self._angle)
            self._sharpen.start()

    def _fit_turned(self, angle: float) -> None:
        """Show all that is to be shown with the view turned by an angle."""
        table = self._table
        assert table is not None
        self._turn_to(angle, *self._fitting(angle, self._to_show(table)))
        self._way_back.hide()

    def _turn_to(self, angle: float, scale: float, centre: QPointF) -> None:
        """Show a point of the scene in the middle, with the view turned by an angle."""
        turned = QTransform().rotate(angle)
        self.setTransform(turned * QTransform.fromScale(scale, scale))
        self.centerOn(centre)

    def set_aside(self, pixels: int) -> None:
        """Leave so many pixels at the right, unless a hand has moved the camera."""
        if pixels != self._aside:
            self._aside = pixels
            if self._following:
                self._follow()

    def _fitting(self, angle: float, shown: Sequence[QPolygonF]) -> tuple[float, QPointF]:
        """Return the scale at which what is to be shown fills the view, and the middle of it."""
        table = self._table
        assert table is not None
        rect, turned = extent(shown, angle, MARGIN)
        port = self.viewport().rect()
        # Below the table there is room for a sentence, so that it hides nothing.
        room = max(1, port.height() - STRIP)
        wide = max(1, port.width() - self._aside)
        scale = min(wide / rect.width(), room / rect.height())
        scale = min(max(scale, MIN_SCALE), MAX_SCALE)
        back, _ = turned.inverted()
        middle = rect.center()
        if table.focus.boards is not None and table.arrangement.crossing:
            # Room to spare shows more of a neighbour rather than bare table.
            whole, _ = extent(table.arrangement.extent, angle, MARGIN)
            middle.setX(_kept(middle.x(), wide / scale, whole.left(), whole.right()))
            middle.setY(_kept(middle.y(), room / scale, whole.top(), whole.bottom()))
        return scale, back.map(middle + QPointF(self._aside, STRIP) / 2 / scale)

    def _begin_near(self) -> None:
        """Begin with one of several boards where all of them would be too small to play on."""
        table = self._table
        if table is None or not table.arrangement.crossing or table.focus.boards is not None:
            return
        if not self._is_readable:
            table.focus.show(table.arrangement.wholes[0])
            table.motion.finish_all()

    def _to_show(self, table: TableScene) -> list[QPolygonF]:
        """Return the corners of all that is to be shown: everything, or the boards in focus."""
        if table.focus.boards is None or table.arrangement.stage is not None:
            return table.arrangement.extent
        shown = [
            footprint(area, pose) for area, pose in table.arrangement.lying(table.focus.boards)
        ]
        return shown + table.arrangement.beyond(table.focus.boards)

    @property
    def focus(self) -> frozenset[int] | None:
        """Return the boards that fill the view; None where all of them do."""
        focus = None if self._table is None else self._table.focus.boards
        return None if focus is None else frozenset(focus)

    def _show_focus(self) -> None:
        """Let other boards fill the view, upright as the first of them is read; or all."""
        table = self._table
        if table is None or table.arrangement.stage is not None:
            return
        if table.focus.boards is None:
            angle = self._overview_angle()
        else:
            self._overview = self._angle if self._overview is None else self._overview
            angle = -table.arrangement.homes[table.focus.boards[0]].angle % 360
        self._glide_to_fit(angle)

    def _overview_angle(self) -> float:
        """Return how the view is turned while it shows all, which is so again from now on."""
        angle = self._angle if self._overview is None else self._overview
        self._overview = None
        return angle

    def _regrouped(self) -> None:
        """Follow the boards shown after some have left the table or come back."""
        table = self._table
        if (
            table is not None
            and table.focus.boards is not None
            and table.focus.boards[0] not in table.arrangement.homes
        ):
            table.focus.boards = None
            table.focus.fill_stage()
        if self._following:
            self._show_focus()

    def _glide_to_fit(self, angle: float) -> None:
        """Let the camera glide, and turn, to where all that is to be shown fills the view."""
        table = self._table
        assert table is not None
        self._following = True
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
            self.camera_moved()

        table.motion.glide("camera", TURN_MS, step, self._sharpen.start)

    def camera_moved(self) -> None:
        """Follow a step of the camera on its way."""

    def _stop_fitting(self) -> None:
        """Let the camera stay where it has glided to, unless it turns as well."""
        if self._only_fits and self._table is not None:
            self._table.motion.stop("camera")

    def set_turning(self, turning: SeatTurning) -> None:
        """Say whether the view turns to the seat to move, and do so at once."""
        self.turning = turning
        if self._table is not None:
            self._table.hosts_face_reader = turning is SeatTurning.OFF
            self._table.lay_all()
        self.face_seat()

    def face_seat(self) -> None:
        """Turn to the seat to move, as far as `turning` says."""
        if self._table is None:
            return
        if self.turning is not SeatTurning.OFF:
            self._table.focus.face_mover()
        self.turn_to(self._wanted_angle())

    def _wanted_angle(self) -> float:
        table = self._table
        if self.turning is SeatTurning.OFF or table is None or table.arrangement.stage is not None:
            return self._angle  # on the stage it is the pair that turns
        position = table.session.position
        seat = seat_to_move(position)
        if seat is None or table.session.moves_itself(position.seat_status(seat.id).player):
            return self._angle  # a bot looks at nothing
        return angle_for(table.poses()[seat.board], self._angle, self.turning)

    def turn_by(self, degrees: float) -> None:
        """Turn the view by hand, clockwise for a positive number of degrees."""
        self.turn_to((self._angle + degrees) % 360)

    def turn_to(self, angle: float) -> None:
        """Let the view glide round to an angle in degrees, the short way."""
        table = self._table
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
                area = table.arrangement.area(seat.board)
                self.ensureVisible(footprint(area, table.poses()[seat.board]).boundingRect())
            self._sharpen.start()

        table.motion.glide("camera", TURN_MS, step, arrive)

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Zoom by a factor, keeping what is under a pixel, usually the cursor's, where it is."""
        scale = self.scale_factor * factor
        if not MIN_SCALE <= scale <= MAX_SCALE:
            return
        port = self.viewport()
        if at is None:
            at = port.mapFromGlobal(QCursor.pos())
            if not port.rect().contains(at):
                at = port.rect().center()
        self._following = False
        held = self.mapToScene(at)
        self.setTransform(self.transform() * QTransform.fromScale(factor, factor))
        moved = self.mapFromScene(held) - at
        horizontal, vertical = self.horizontalScrollBar(), self.verticalScrollBar()
        horizontal.setValue(horizontal.value() + moved.x())
        vertical.setValue(vertical.value() + moved.y())
        self._panning.keep_in_sight()
        self._left_fit()
        self._sharpen.start()

    def tidy_up(self) -> None:
        """Lay the boards out anew for the window's shape, all at home, and show them all."""
        if self._table is not None:
            self._set_aspect()
            self._table.controls.clear_stage()
            self._table.laying.tidy_up()
            if self._table.arrangement.stage is None:
                self._table.focus.boards = None
            self._glide_to_fit(self._overview_angle())

    def undo_arrangement(self) -> None:
        """Take back where a board was last laid by hand."""
        if self._table is not None:
            self._table.laying.undo()

    def redo_arrangement(self) -> None:
        """Lay a board again where it was before the last undo."""
        if self._table is not None:
            self._table.laying.redo()

    def _laid(self, board: int) -> None:
        """Keep the view still under a board that was laid by hand, unless it is out of sight."""
        assert self._table is not None
        if self._following and not self._shows(board):
            self._glide_to_fit(self._angle)

    def _shows(self, board: int) -> bool:
        """Return whether a board lies in the view with all its corners."""
        assert self._table is not None
        table = self._table
        area = table.arrangement.area(board)
        corners = self.mapFromScene(footprint(area, table.arrangement.homes[board]))
        return self.viewport().rect().contains(corners.boundingRect())

    def _arranged(self) -> None:
        if self._following and self._table is not None:
            self._glide_to_fit(self._angle)

    def _set_aspect(self) -> None:
        if self._table is not None:
            self._table.arrangement.aspect = max(0.2, self.width() / max(1, self.height()))

    def _settle(self) -> None:
        """Do what waits until the view has come to rest: homes in its shape, sharp pictures."""
        table = self._table
        if table is not None and table.arrangement.is_misshapen:
            table.laying.tidy_up()
        self.draw_sharp()

    def draw_sharp(self) -> None:
        """Draw pictures for the present zoom."""
        if self._table is not None:
            scale = self.scale_factor * self.devicePixelRatioF()
            self._table.set_pixels(round(SQUARE * scale))

    def _left_fit(self) -> None:
        """Follow what happened to the camera by hand: it keeps what it shows from now on."""
        self._following = False
        self._stop_fitting()
        self._way_back.update(self._content())

    def _content(self) -> QRectF:
        """Return the rectangle of the scene that everything on the table takes up."""
        return QRectF() if self._table is None else self._table.home_rect()


def _kept(middle: float, length: float, low: float, high: float) -> float:
    """Return the middle of a stretch so long moved as little as needed to lie between two ends.

    One that is too long for that stays where it is.
    """
    if length >= high - low:
        return middle
    return min(max(middle, low + length / 2), high - length / 2)

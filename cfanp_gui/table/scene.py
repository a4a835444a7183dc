"""The scene: it draws what the session says and lets the hand propose actions.

Nothing here owns a piece. The items are kept in step with the position by a keyed diff; a
transition only says how to animate it.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cfanp_gui.core.geometry import Join, Pair, Place, from_joined, pair_of
from cfanp_gui.core.system import Action, Piece, PieceMove, Refusal, Transition
from cfanp_gui.session.game import Change, GameSession
from cfanp_gui.table import arrange
from cfanp_gui.table.arrange import Pose
from cfanp_gui.table.chooser import Badge, Chooser, Offer
from cfanp_gui.table.hand import Hand
from cfanp_gui.table.items import (
    Z_LIFTED,
    Z_PIECE,
    HalfBoardItem,
    PieceItem,
)
from cfanp_gui.table.motion import JOIN_MS, PIECE_MS, TURN_MS, Motion
from cfanp_gui.table.paint import Theme
from cfanp_gui.table.pieces import PieceArt
from cfanp_gui.table.signs import join_text, look_of, marks_of, plate_text

CAUSE_MS = 5000
"""How long the squares that show why a try was refused stay lit."""

_MARGIN = arrange.SQUARE * 0.6


class TableScene(QGraphicsScene):
    """One match on the table."""

    said = Signal(str)
    """One plain sentence for the person at the table, such as why a try was refused."""
    arranged = Signal()
    """The half-boards have been laid out anew."""

    def __init__(self, session: GameSession, theme: Theme, motion: Motion) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.motion = motion
        self.art = PieceArt()
        self.boards: list[HalfBoardItem] = []
        self.pieces: dict[Place, PieceItem] = {}
        self.homes: list[Pose] = []
        self.host: dict[Pair, int] = {}
        """For pairs pushed by hand the half-board that stayed where it lay."""
        self.hand = Hand(self)
        self.chooser: Chooser | None = None
        self._pixels = 48
        self._aspect = 1.6
        self._shown_pair: Pair | None = None
        self._causes: tuple[Place, ...] = ()
        self._cause_timer = QTimer(self)
        self._cause_timer.setSingleShot(True)
        self._cause_timer.setInterval(CAUSE_MS)
        self._cause_timer.timeout.connect(self._forget_causes)
        self._top = 10.0
        self.badge = Badge(theme)
        self.addItem(self.badge)
        for tile in session.position.boards():
            item = HalfBoardItem(tile.id, theme)
            self.boards.append(item)
            self.addItem(item)
        self.setBackgroundBrush(theme.table)
        self.tidy_up()
        session.listen(self._on_change)
        session.listen_to_pair(self._on_pair)
        self._reconcile()
        self._on_pair(session.pair)
        self.refresh()

    # What is where

    @property
    def join(self) -> Join:
        """How half-boards are joined in this game."""
        return self.session.position.join

    def board_at(self, point: QPointF) -> HalfBoardItem | None:
        """The topmost half-board under a scene point, its name plate included."""
        for item in sorted(self.boards, key=lambda board: -board.zValue()):
            if item.contains(item.mapFromScene(point)) or self.on_plate(item, point):
                return item
        return None

    def on_plate(self, item: HalfBoardItem, point: QPointF) -> bool:
        """Whether a scene point lies on the name plate of a half-board."""
        return item.plate.RECT.contains(item.plate.mapFromScene(point))

    def place_at(self, point: QPointF) -> Place | None:
        """The square under a scene point."""
        item = self.board_at(point)
        if item is None or self.on_plate(item, point):
            return None
        square = arrange.square_at(item.mapFromScene(point))
        return None if square is None else Place(item.board, square)

    def centre_of(self, place: Place) -> QPointF:
        """The centre of a square in the scene, where it lies now."""
        return self.boards[place.board].mapToScene(arrange.square_centre(place.square))

    def moves_from(self, place: Place) -> list[tuple[PieceMove, Place]]:
        """The legal moves of the piece on a square on every pair, with their targets."""
        position = self.session.position
        found = []
        for pair in position.pairs():
            if place.board not in pair:
                continue
            for action in position.pair_actions(pair):
                if from_joined(action.origin, pair, self.join) == place:
                    found.append((action, from_joined(action.target, pair, self.join)))
        return found

    # What a hand may do

    def lift_piece(self, place: Place) -> None:
        """Show a piece as lifted from its square."""
        item = self.pieces.get(place)
        if item is not None:
            self.motion.stop(item)
            item.setZValue(Z_LIFTED)
            self.raise_board(place.board)

    def raise_board(self, board: int) -> None:
        """Bring a half-board over the others."""
        self._top += 1
        self.boards[board].setZValue(self._top)

    def put_back(self, place: Place) -> None:
        """Let a lifted piece glide back to its square."""
        item = self.pieces.get(place)
        if item is not None:
            self._glide_piece(item, PIECE_MS)

    def try_move(self, origin: Place, target: Place) -> None:
        """Propose the move of a piece to a square, asking for what it leaves open.

        If no pair makes the move legal, say why; if only one does, it is pushed; if several do
        and none of them lies pushed together, ask which. When both squares lie on the pair pushed
        together and it is illegal there, that is said, and another pair is only used when it is
        asked for. A promotion is asked for as well.
        """
        found = [action for action, place in self.moves_from(origin) if place == target]
        present = [action for action in found if action.pair == self.session.pair]
        candidates = present or found
        pairs = sorted({action.pair for action in candidates})
        if not candidates:
            self.put_back(origin)
            self._refuse(self._why_not(origin, target))
        elif not present and self._both_joined(origin, target):
            self._refuse(self._why_not(origin, target))
            self._choose_pair(origin, target, candidates, pairs)
        elif len(pairs) == 1:
            self._choose_promotion(origin, target, candidates)
        else:
            self._choose_pair(origin, target, candidates, pairs)

    def _both_joined(self, origin: Place, target: Place) -> bool:
        """Whether two squares lie on the half-boards that are pushed together."""
        pair = self.session.pair
        return pair is not None and origin.board in pair and target.board in pair

    def _choose_pair(
        self, origin: Place, target: Place, candidates: list[PieceMove], pairs: list[Pair]
    ) -> None:
        offers = []
        for pair in pairs:
            on_pair = [action for action in candidates if action.pair == pair]
            offers.append(
                Offer(
                    " + ".join(pair.name),
                    None,
                    partial(self._choose_promotion, origin, target, on_pair),
                )
            )
        self._ask("Push which half-boards?", offers, origin, target)

    def _choose_promotion(self, origin: Place, target: Place, candidates: list[PieceMove]) -> None:
        if len(candidates) == 1:
            self.propose(candidates[0], origin)
            return
        army = self.session.position.pieces()[origin].army
        offers = []
        for action in sorted(candidates, key=lambda action: "QRBN".index(action.promotion or "Q")):
            kind = action.promotion or "Q"
            picture = self._picture(Piece(kind, army))
            offers.append(Offer(kind, picture, partial(self.propose, action, origin)))
        self._ask("Promote to", offers, origin, target)

    def _ask(self, title: str, offers: list[Offer], origin: Place, target: Place) -> None:
        self.close_chooser()
        item = self.pieces.get(origin)
        if item is not None:
            item.setPos(item.parentItem().mapFromScene(self.centre_of(target)))

        def cancel() -> None:
            self.put_back(origin)

        self.chooser = Chooser(title, offers, cancel, self.theme)
        self.chooser.closed = self.close_chooser
        self.addItem(self.chooser)
        self.chooser.setPos(self.centre_of(target))
        self.chooser.setZValue(1e6)
        self.chooser.keep_in_view()

    def close_chooser(self) -> None:
        """Take a question off the table."""
        if self.chooser is not None:
            self.removeItem(self.chooser)
            self.chooser = None

    def propose(self, action: Action, origin: Place | None = None) -> None:
        """Propose an action to the session; a refusal is told, and the piece glides back."""
        self._forget_causes()
        refusal = self.session.propose(action)
        if refusal is not None:
            if origin is not None:
                self.put_back(origin)
            self._refuse(refusal)

    def push(self, one: int, other: int) -> None:
        """Push two half-boards together."""
        self._forget_causes()
        refusal = self.session.push(pair_of(one, other))
        if refusal is not None:
            self._refuse(refusal)
            self.lay_all()

    def _why_not(self, origin: Place, target: Place) -> Refusal | None:
        """Why no pair makes a move legal, told for the likeliest pair."""
        position = self.session.position
        if self.session.pair is not None and self._both_joined(origin, target):
            pair = self.session.pair
        elif origin.board != target.board:
            pair = pair_of(origin.board, target.board)
        else:
            free = [pair for pair in position.pairs() if origin.board in pair]
            other = 1 if origin.board == 0 else 0
            pair = free[0] if free else pair_of(origin.board, other)
        squares = [
            place.square if place.board == pair.lower else place.square ^ self.join.flip
            for place in (origin, target)
        ]
        system = self.session.match.system
        return position.refusal(system.piece_move(pair, squares[0], squares[1], None))

    def _refuse(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        self.said.emit(f"{refusal}.")
        self._causes = refusal.causes
        self._cause_timer.start()
        self.refresh()

    def _forget_causes(self) -> None:
        self._cause_timer.stop()
        if self._causes:
            self._causes = ()
            self.refresh()

    # Following the session

    def _on_change(self, change: Change) -> None:
        self.hand.drop_everything()
        self.close_chooser()
        self._forget_causes()
        animate = len(change.steps) == 1
        if animate:
            step = change.steps[0]
            self._animate(step.transition, step.forward)
        self._reconcile()
        self.refresh()

    def _animate(self, transition: Transition, forward: bool) -> None:
        """Carry the items along a transition, forwards or backwards."""
        if forward:
            for lost in transition.captured:
                self._vanish(lost.place)
        carried = []
        for move in transition.relocations:
            start, goal = move.origin, move.target
            if not forward:
                start, goal = goal, start
            item = self.pieces.pop(start, None)
            if item is not None:
                carried.append((item, goal, move.after if forward else move.before))
        for item, goal, piece in carried:
            item.place, item.piece = goal, piece
            self.pieces[goal] = item
            self.boards[goal.board].adopt(item)
            self.raise_board(goal.board)
            item.setZValue(Z_LIFTED)
            self._glide_piece(item, PIECE_MS)

    def _vanish(self, place: Place) -> None:
        item = self.pieces.pop(place, None)
        if item is None:
            return
        self.motion.stop(item)

        def fade(value: float) -> None:
            item.setOpacity(1.0 - value)

        self.motion.glide(item, PIECE_MS, fade, lambda: self._remove(item))

    def _remove(self, item: PieceItem) -> None:
        if item.scene() is self:
            self.removeItem(item)

    def _reconcile(self) -> None:
        """Make the items be exactly the pieces of the position."""
        wanted = self.session.position.pieces()
        for place in [place for place in self.pieces if place not in wanted]:
            lost = self.pieces.pop(place)
            self.motion.stop(lost)
            self._remove(lost)
        for place, piece in wanted.items():
            item = self.pieces.get(place)
            if item is None:
                item = PieceItem(piece, place)
                self.pieces[place] = item
                self.boards[place.board].adopt(item)
                item.setPos(arrange.square_centre(place.square))
            item.piece = piece
            if item.pos() != arrange.square_centre(place.square):
                # It was in the hand, or held over its target by a question.
                self._glide_piece(item, PIECE_MS)

    def _glide_piece(self, item: PieceItem, milliseconds: int) -> None:
        start = item.pos()
        goal = arrange.square_centre(item.place.square)

        def step(value: float) -> None:
            item.setPos(start + (goal - start) * value)

        self.motion.glide(item, milliseconds, step, lambda: item.setZValue(Z_PIECE))

    def _on_pair(self, pair: Pair | None) -> None:
        self._shown_pair = pair
        self.lay_all()
        self.refresh()

    # Where half-boards lie

    def tidy_up(self) -> None:
        """Lay every half-board in its place around the table."""
        self.homes = arrange.home_poses(len(self.boards), self._aspect)
        self.host.clear()
        self.lay_all()
        self.setSceneRect(self.home_rect().adjusted(-4000, -4000, 4000, 4000))
        self.arranged.emit()

    def home_rect(self) -> QRectF:
        """The part of the scene to show so that every half-board is seen."""
        rect = arrange.bounds(self.homes)
        return rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def set_aspect(self, aspect: float) -> None:
        """Take note of the view's width by height; used when half-boards are laid out anew."""
        self._aspect = aspect

    def poses(self) -> list[Pose]:
        """Where every half-board belongs now, a visiting one at its host's seam."""
        poses = list(self.homes)
        pair = self._shown_pair
        if pair is not None:
            host, visitor = self.host_and_visitor(pair)
            poses[visitor] = arrange.facing(poses[host], self.join)
        return poses

    def host_and_visitor(self, pair: Pair) -> tuple[int, int]:
        """Which half-board of a pair stays where it lies, and which one is pushed against it."""
        host = self.host.get(pair)
        if host is None:
            return arrange.host_of(pair, self.homes)
        return host, pair.upper if host == pair.lower else pair.lower

    def lay_all(self) -> None:
        """Let every half-board glide to where it belongs."""
        for item, pose in zip(self.boards, self.poses(), strict=True):
            if item.pose != pose:
                self.glide_board(item, pose)
            else:
                self.motion.stop(item)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        pair = self._shown_pair
        if pair is not None:
            _, visitor = self.host_and_visitor(pair)
            self.raise_board(visitor)
        self._name_squares()

    def glide_board(self, item: HalfBoardItem, goal: Pose) -> None:
        """Let a half-board glide into a pose, turning the short way round."""
        start = item.pose
        turn = (goal.angle - start.angle + 180) % 360 - 180
        milliseconds = JOIN_MS if abs(turn) < 1 else TURN_MS

        def step(value: float) -> None:
            if value >= 1.0:
                item.lie(goal)
                return
            item.lie(
                Pose(
                    start.x + (goal.x - start.x) * value,
                    start.y + (goal.y - start.y) * value,
                    start.angle + turn * value,
                    goal.mirrored if value >= 0.5 else start.mirrored,
                )
            )

        def arrive() -> None:
            self._dress(item)
            self._name_squares()

        self.motion.glide(item, milliseconds, step, arrive)

    def _name_squares(self) -> None:
        """Name squares on the frames as notation does: joined ones on the pair pushed."""
        pair = self._shown_pair
        for item in self.boards:
            upper = pair is not None and item.board == pair.upper
            item.coordinates.show_names(self.join.flip if upper else None)

    # Drawing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours for the table."""
        self.theme = theme
        self.badge.set_theme(theme)
        self.setBackgroundBrush(theme.table)
        self.refresh()

    def set_pixels(self, pixels: int) -> None:
        """Draw pictures for squares of so many device pixels."""
        pixels = max(8, min(pixels, 400))
        if pixels != self._pixels:
            self._pixels = pixels
            self.refresh()

    def refresh(self) -> None:
        """Bring pictures, plates, signs and marks in step with the session."""
        position = self.session.position
        turn = position.turn()
        over = position.outcome() is not None
        for item in self.boards:
            self._dress(item)
            army = item.board
            moving = not over and army == turn.army
            item.sign.show_signs(moving, item.board in turn.pushed)
            item.plate.say(plate_text(self.session, army, self.hand.chosen_board))
        for piece in self.pieces.values():
            piece.show_picture(self._picture(piece.piece))
        picked = self.hand.picked
        marks = marks_of(
            self.session, self._causes, picked, [] if picked is None else self.moves_from(picked)
        )
        for item in self.boards:
            item.below.show_marks(marks[item.board])
            item.above.show_marks(marks[item.board])

    def _dress(self, item: HalfBoardItem) -> None:
        colour = QColor(self.session.match.colours[item.board])
        item.dress(self.theme, colour, self._pixels, item.pose.mirrored)

    def _picture(self, piece: Piece) -> QPixmap:
        pixmap = self.art.pixmap(piece.kind, look_of(self.session, piece.army), self._pixels)
        pixmap.setDevicePixelRatio(self._pixels / arrange.SQUARE)
        return pixmap

    def show_badge(self, pair: Pair, at: QPointF) -> None:
        """Say at a ghost join what the two half-boards would show."""
        self.badge.say(join_text(self.session.position, pair), at)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The bare table, with the outlines of places whose half-board is away."""
        super().drawBackground(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.table_edge)
        painter.setPen(Qt.PenStyle.NoPen)
        for home, pose in zip(self.homes, self.poses(), strict=True):
            if home != pose:
                painter.drawRoundedRect(arrange.outline(home), 18, 18)

    # Events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.chooser is not None:
            self.chooser.press(event.scenePos())
            event.accept()
            return
        if self.hand.press(event):
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hand.move(event)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.hand.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self.chooser is not None:
                self.chooser.cancel()
            self.hand.cancel()
            event.accept()
        elif self.hand.key(event.text()):
            event.accept()
        else:
            super().keyPressEvent(event)

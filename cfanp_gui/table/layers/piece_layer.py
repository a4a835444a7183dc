"""The pieces on the table, updated from the position by a keyed diff.

A transition only determines the animation from one position to the next, forwards or backwards. A
piece that goes from a board into a pocket, or back, keeps its item.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from cfanp_gui.core.actions import Captured, Met, PieceMoved, PocketSource, Source, Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.animator import PIECE_MS, Animator
from cfanp_gui.table.layers import pockets
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.surface import Z, take_off
from cfanp_gui.table.layout.geometry import SQUARE, square_centre

PocketPieces = Mapping[int, Sequence[tuple[Piece, bool]]]
"""By board, the pieces in its pocket in order, each with True if it can be used there."""

CAPTURE_MS = 130
"""Milliseconds a captured piece takes to fade, less than the capturing piece takes to arrive."""
FALL_MS = PIECE_MS + CAPTURE_MS
"""Milliseconds a piece lost in a fight takes to arrive and fade."""
BLAST_MS = PIECE_MS + 320
"""Milliseconds until an explosion is over, from the start of the capturing piece."""
OFF_MS = 320
"""Milliseconds a piece takes to glide off the table."""
SIZE, SIZE_MS = "size", 100
"""Animation key of the size of a held piece, and the milliseconds of its change."""
REPAINTING, FALL = "repainting", "fall"
"""First parts of animation keys, before an item: the brush painting it, and its fading."""
_USELESS = 0.55
"""Opacity of a piece that cannot be used where it lies."""
_SWOLLEN = 1.6
"""Size of a piece as its explosion is over."""
_STEP_UP = 0.001
"""Difference in z value between neighbouring pieces in a pocket."""


class PieceLayer:
    """Items of all pieces, by square, and of those in pockets, in order."""

    def __init__(self, boards: Mapping[int, BoardItem], animator: Animator) -> None:
        self._boards = boards
        self._animator = animator
        self.items: dict[Square, PieceItem] = {}
        self.pockets: dict[int, list[PieceItem]] = {}
        self._loose: dict[PieceItem, int] = {}
        """Items without a square until the next diff, with the milliseconds they take to go."""
        self._restless: set[PieceItem] = set()
        """Items that may be away from their resting places."""
        self._captured: list[PieceItem] = []
        """Loose items captured in the last transition, which may go to a hand in another paint."""
        self._fallen: list[PieceItem] = []
        """Items of pieces lost in the last fight, which stay until its display ends."""
        self._ghost = GhostItem()
        self._over: int | None = None
        """Board over which a piece is held, in whose size it is drawn; None for its own."""
        self._pictures: Mapping[tuple[Piece, int], QPixmap] = {}

    def held(self, source: Source) -> PieceItem | None:
        """Return the item at a source, in a pocket the top one of its type; None for none."""
        if isinstance(source, Square):
            return self.items.get(source)
        top_first = reversed(self.pockets.get(source.board, ()))
        return next((item for item in top_first if item.piece.letter == source.letter), None)

    def pocket_source(self, board: int, point: QPointF) -> PocketSource | None:
        """Return the source of the pocket piece at a point of the board's own frame."""
        item = self._boards[board]
        if item.pocket is None:
            return None
        held = self.pockets.get(board, [])
        runs = pockets.runs_of(item.piece.letter for item in held)
        index = pockets.slot_at(item.pocket.ground, point, runs, item.on_its_head)
        return None if index is None else PocketSource(board, held[index].piece.letter)

    # Following the position

    def animate(self, transition: Transition, forward: bool, lift: Callable[[int], None]) -> None:
        """Animate the items along a transition; `lift` raises a board above the others."""
        given_up = not (transition.went or transition.placed or transition.control)
        if forward:
            if transition.met is not None:
                self._meet(transition.met, lift)
            if transition.blast is not None:
                self._blow_up(transition, transition.blast, lift)
            for lost in transition.captured:
                item = self.items.pop(lost.square, None)
                if item is not None:
                    self._loose[item] = OFF_MS if given_up else CAPTURE_MS
                    if not given_up:
                        self._captured.append(item)
        elif given_up:
            for lost in transition.captured:  # they glide back from off the board
                self._bring_back(lost, self._way_off(lost.square.board), lift)
        elif transition.blast is not None:
            self._undo_blast(transition, transition.blast, lift)
        for square, _ in () if forward else transition.placed:
            if (item := self.items.pop(square, None)) is not None:  # another may return there
                self._loose[item] = 0
        carried = []
        for move in transition.moved:
            start, goal = move.origin, move.target
            if not forward:
                start, goal = goal, start
            if (item := self.items.pop(start, None)) is not None:
                carried.append((item, goal, move.after if forward else move.before))
        for item, goal, piece in carried:
            item.source, item.piece = goal, piece
            self.items[goal] = item
            self._send(item, goal, lift)

    def _send(self, item: PieceItem, goal: Square, lift: Callable[[int], None]) -> None:
        """Let a piece glide above the others to a square."""
        self._boards[goal.board].adopt(item)
        lift(goal.board)
        item.setZValue(Z.LIFTED)
        self._settle_on(item, goal)
        self.glide(item)

    def _meet(self, met: Met, lift: Callable[[int], None]) -> None:
        """Move a falling attacker to the target; pieces that fall stay until `end_fight`."""
        self.end_fight()
        attacker = (met.attacker_fell, met.origin, met.attacker)
        for falls, square, piece in (attacker, (met.defender_fell, met.target, met.defender)):
            if falls and (item := self.items.pop(square, None)) is not None:
                item.piece = piece
                self._fallen.append(item)
                self._send(item, met.target, lift)
                item.rest_z = Z.PIECE + (_STEP_UP if square == met.origin else -_STEP_UP)

    def _blow_up(
        self, transition: Transition, blast: PieceMoved, lift: Callable[[int], None]
    ) -> None:
        """Let the capturing piece arrive, then all that the explosion takes burst."""
        for lost in transition.captured:
            if lost.removed or (item := self.items.pop(lost.square, None)) is None:
                continue
            if lost.square == blast.origin:
                item.piece = blast.after
                self._send(item, blast.target, lift)
            burst, gone = partial(self._burst, item), partial(self._remove, item)
            self._animator.glide((FALL, item), BLAST_MS, burst, gone, fades=True)
        blown_up = [lost.square for lost in transition.captured if lost.square != blast.origin]
        for board, below in self._boards.items():
            on = [square.index for square in blown_up if square.board == board]
            if centres := [square_centre(below.spec, index) for index in on]:
                glow = partial(_glow, below, centres)
                self._animator.glide((FALL, below), BLAST_MS, glow, fades=True)

    def _burst(self, item: PieceItem, part: float) -> None:
        """Let a piece swell and fade, or only fade with reduced motion."""
        gone = _blown(part)
        item.setOpacity(1.0 - gone)
        if not self._animator.reduced:
            item.setScale(1.0 + (_SWOLLEN - 1.0) * gone)

    def _undo_blast(
        self, transition: Transition, blast: PieceMoved, lift: Callable[[int], None]
    ) -> None:
        """Let all that an explosion took appear again, and the capturing piece go back."""
        for lost in transition.captured:
            if not lost.removed:
                returns = lost.square == blast.origin
                start = blast.target if returns else lost.square
                centre = self._boards[start.board].centre_of(start.index)
                place = self._boards[lost.square.board].mapFromScene(centre)
                self._bring_back(lost, place, lift, 1.0 if returns else _SWOLLEN)

    def _bring_back(
        self, lost: Captured, place: QPointF, lift: Callable[[int], None], scale: float = 1.0
    ) -> None:
        """Let a lost piece glide to its square from a place on the board."""
        item = self.items[lost.square] = PieceItem(lost.piece, lost.square)
        self._boards[lost.square.board].adopt(item)
        item.setPos(place)
        item.setScale(scale)
        self._send(item, lost.square, lift)

    def end_fight(self) -> None:
        """Fade out the pieces that fell in a fight, after they have arrived."""

        def fade(item: PieceItem, part: float) -> None:
            item.setOpacity(min(1.0, (1 - part) * FALL_MS / CAPTURE_MS))

        for item in self._fallen:
            gone = partial(self._remove, item)
            self._animator.glide((FALL, item), FALL_MS, partial(fade, item), gone)
        self._fallen.clear()

    def reconcile(self, wanted: Mapping[Square, Piece], held: PocketPieces) -> None:
        """Make the items match exactly these pieces on squares and in pockets."""
        for square in [square for square in self.items if square not in wanted]:
            self._loose[self.items.pop(square)] = 0
        remaining = {board: self._remaining(board, held.get(board, ())) for board in self.pockets}
        for square, piece in wanted.items():
            item = self.items.get(square)
            if item is None:
                middle = square_centre(self._boards[square.board].spec, square.index)
                item = self.items[square] = self._have(piece, square, middle)
            elif item.piece == piece and item not in self._restless:
                continue  # most pieces rest where they are
            item.piece = piece
            self._settle_on(item, square)
            item.setOpacity(1.0)
            # The pointer, a pocket or a question may have held it elsewhere.
            self._bring_home(item)
        for board, pieces in held.items():
            self._fill(board, pieces, remaining.get(board, []))
        for item, milliseconds in self._loose.items():
            self._vanish(item, milliseconds)
        self._loose.clear()
        self._captured.clear()

    def _remaining(self, board: int, pieces: Sequence[tuple[Piece, bool]]) -> list[PieceItem]:
        """Return the items of a pocket that still belong there; the others become loose."""
        wanted = [piece for piece, _ in pieces]
        remaining = []
        for item in self.pockets[board]:
            if item.piece in wanted:
                wanted.remove(item.piece)
                remaining.append(item)
            else:
                self._loose[item] = 0
        self.pockets[board] = []
        return remaining

    def _fill(
        self, board: int, pieces: Sequence[tuple[Piece, bool]], remaining: list[PieceItem]
    ) -> None:
        """Lay pieces into a pocket in their order, those kept first."""
        items = self.pockets[board] = []
        middles = self._middles(board, [piece.letter for piece, _ in pieces])
        for index, ((piece, useful), rest) in enumerate(zip(pieces, middles, strict=True)):
            source = PocketSource(board, piece.letter)
            item = next((item for item in remaining if item.piece == piece), None)
            if item is None:
                item = self._have(piece, source, rest)
            else:
                remaining.remove(item)
            items.append(item)
            item.piece, item.source = piece, source
            item.rest, item.rest_z = rest, Z.PIECE + index * _STEP_UP
            item.rest_scale = pockets.SCALE
            item.rest_opacity = 1.0 if useful else _USELESS
            if not self._animator.moves((REPAINTING, item)):
                item.setOpacity(item.rest_opacity)
            self._bring_home(item)

    def _middles(self, board: int, letters: Sequence[str]) -> list[QPointF]:
        """Return the centres of the pieces in a pocket; all (0, 0) for a board without one."""
        item = self._boards[board]
        if item.pocket is None:
            return [QPointF(0, 0)] * len(letters)
        return pockets.slots(item.pocket.ground, pockets.runs_of(letters), item.on_its_head)

    def hand_rect(self, board: int) -> QRectF:
        """Return the rectangle of the pieces in a pocket, in the board's own frame of reference."""
        return pockets.extent(item.rest for item in self.pockets.get(board, ()))

    def turn_pockets(self) -> None:
        """Lay the pieces in pockets in reading order after boards or the view have turned."""
        for board, items in self.pockets.items():
            middles = self._middles(board, [item.piece.letter for item in items])
            for item, rest in zip(items, middles, strict=True):
                if item.rest != rest:
                    item.rest = rest
                    self.glide(item)

    def _have(self, piece: Piece, source: Source, rest: QPointF) -> PieceItem:
        """Return an item for a piece: that of the same piece elsewhere, or a new one at `rest`."""
        board = self._boards[source.board]
        same = next((item for item in self._loose if piece.set and item.piece == piece), None)
        taken = None
        if same is None and not isinstance(source, Square):  # a captured piece may go to a hand
            captured = [item for item in self._captured if item.piece.army != piece.army]
            captured.sort(key=lambda item: item.piece.letter != piece.letter)
            taken = next(iter(captured), None)
        item = same or taken or PieceItem(piece, source)
        self._loose.pop(item, None)
        self._restless.add(item)
        board.adopt(item)
        item.source = source
        if taken is not None:
            self._captured.remove(taken)
            self._repaint(taken)
        elif same is None:
            item.setPos(rest)
            item.setScale(1.0 if isinstance(source, Square) else pockets.SCALE)
        return item

    def _repaint(self, item: PieceItem) -> None:
        """Animate a brush that gives a piece its new paint while it moves."""
        from cfanp_gui.table.layers.repainting import REPAINT_MS

        before = item.pixmap()
        item.show_repainting(before, 0.0)
        show, done = item.show_repainting, lambda: item.setOpacity(item.rest_opacity)
        self._animator.glide((REPAINTING, item), REPAINT_MS, partial(show, before), done)

    def _settle_on(self, item: PieceItem, square: Square) -> None:
        """Make the centre of a square the resting place of a piece."""
        item.rest = square_centre(self._boards[square.board].spec, square.index)
        item.rest_z, item.rest_scale = Z.PIECE, 1.0

    def _bring_home(self, item: PieceItem) -> None:
        """Let a piece glide to its resting place, or settle it if it is there already."""
        if (item.pos(), item.scale()) != (item.rest, item.rest_scale):
            self.glide(item)
            return
        self._animator.stop(item)  # it may have been about to leave
        self._rest(item)

    def _rest(self, item: PieceItem) -> None:
        """Let a piece rest at its place."""
        item.setZValue(item.rest_z)
        item.show_lifted(False)
        self._restless.discard(item)

    def glide(self, item: PieceItem) -> None:
        """Let a piece glide to its resting place."""
        start, size = item.pos(), item.scale()
        goal, wanted = item.rest, item.rest_scale
        self._restless.add(item)
        if item.zValue() < Z.LIFTED and size != wanted:
            item.setZValue(Z.LIFTED)  # it crosses its board's edge

        def step(value: float) -> None:
            item.setPos(start + (goal - start) * value)
            if size != wanted:
                item.setScale(size + (wanted - size) * value)

        self._animator.glide(item, PIECE_MS, step, partial(self._rest, item))

    def _vanish(self, item: PieceItem, milliseconds: int) -> None:
        """Let a piece fade on its square in a time, or glide off the table in `OFF_MS`."""
        self._animator.stop((REPAINTING, item))
        if not milliseconds:
            self._animator.stop(item)
            self._remove(item)
            return
        goes, start = milliseconds == OFF_MS, item.pos()
        way = self._way_off(item.source.board) - start if goes else QPointF(0, 0)
        if goes:
            item.setZValue(Z.LIFTED)

        def fade(value: float) -> None:
            item.setOpacity(1.0 - value)
            if goes:
                item.setPos(start + way * value)

        self._animator.glide(item, milliseconds, fade, partial(self._remove, item))

    def _way_off(self, board: int) -> QPointF:
        """Return the point to which a piece glides off a board: towards the board's owner."""
        return QPointF(0, self._boards[board].area.body.bottom() + SQUARE)

    def _remove(self, item: PieceItem) -> None:
        self._restless.discard(item)
        take_off(item)

    def remove(self, items: Iterable[PieceItem]) -> None:
        """Remove items, such as abandoned ones, from the table."""
        for item in items:
            self._animator.stop(item)
            self._remove(item)

    # Held by the pointer

    def lift(self, source: Source) -> bool:
        """Lift a piece and leave a ghost in its place; return True if there is a piece."""
        item = self.held(source)
        if item is None:
            return False
        self._animator.stop(item)
        self._restless.add(item)
        item.setZValue(Z.LIFTED)
        item.show_lifted(True)
        self._ghost.stand_for(item, item.rest)
        item.setScale(1.0)
        self._over = source.board
        return True

    def carry(self, source: Source, to: QPointF, over: int | None = None) -> None:
        """Hold a lifted piece over a scene point, in the size that it has on the board there."""
        item = self.held(source)
        if item is None or not isinstance(board := item.parentItem(), BoardItem):
            return
        self._restless.add(item)
        item.setPos(board.mapFromScene(to))
        if over is None or over == self._over:
            return
        self._over, start = over, item.scale()
        wanted = self._boards[over].pose.scale / board.pose.scale
        if self._pictures:
            item.show_picture(self._pictures[item.piece, over])  # sharp in its new size

        def step(part: float) -> None:
            item.setScale(start + (wanted - start) * part)

        self._animator.glide(SIZE, SIZE_MS, step)

    def put_back(self, source: Source) -> None:
        """Let a lifted piece glide back to its place."""
        self.settle()
        item = self.held(source)
        if item is not None:
            self.glide(item)

    def settle(self) -> None:
        """Remove the ghost, because no piece is held any more."""
        self._animator.stop(SIZE)
        self._over = None
        take_off(self._ghost)

    def draw(self, pictures: Mapping[tuple[Piece, int], QPixmap]) -> None:
        """Set the picture of every piece that looks different; they are made for its board."""
        self._pictures = pictures
        for items in (self.items.values(), *self.pockets.values(), self._fallen):
            for item in items:
                over = self._over if item.zValue() == Z.LIFTED else None
                picture = pictures[item.piece, item.source.board if over is None else over]
                if picture is not item.picture:
                    item.show_picture(picture)


def _blown(part: float) -> float:
    """Return the part of an explosion that is over, which begins as the capturing piece arrives."""
    start = PIECE_MS / BLAST_MS
    return max(0.0, (part - start) / (1.0 - start))


def _glow(board: BoardItem, centres: Sequence[QPointF], part: float) -> None:
    """Let squares of a board glow while an explosion takes place there."""
    gone = _blown(part)
    board.checks.flash(centres, 1.0 - gone if gone else 0.0)

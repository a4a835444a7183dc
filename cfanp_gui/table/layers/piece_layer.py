"""The pieces on the table, kept in step with the position by a keyed diff.

A transition only says how to animate the way from one position to the next, forwards or
backwards; what stands where is always taken from the position. A piece that goes from a board into
a tray, or back, is the same item all the way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece, Transition
from cfanp_gui.core.gestures import PocketSource, Source
from cfanp_gui.table.animator import PIECE_MS, Animator
from cfanp_gui.table.layers import trays
from cfanp_gui.table.layers.board_items import GhostItem, HalfBoardItem, PieceItem
from cfanp_gui.table.layers.surface import Z_LIFTED, Z_PIECE
from cfanp_gui.table.layout import geometry

Trays = Mapping[int, Sequence[tuple[Piece, bool]]]
"""For half-boards the pieces in their trays in order, and whether each is of use there."""

_USELESS = 0.4
"""How much is seen of a piece that is of no use where it lies."""
_STEP_UP = 0.001
"""By how much each piece in a tray lies over the one before it."""


class PieceLayer:
    """The items of all pieces by the place they stand on, and those in trays in their order."""

    def __init__(
        self, scene: QGraphicsScene, boards: Sequence[HalfBoardItem], motion: Animator
    ) -> None:
        self._scene = scene
        self._boards = boards
        self._motion = motion
        self.items: dict[Square, PieceItem] = {}
        self.trays: dict[int, list[PieceItem]] = {}
        self._loose: dict[PieceItem, bool] = {}
        """Items without a place until the next diff, and whether they fade if none takes them."""
        self._ghost = GhostItem()

    def held(self, spot: Source) -> PieceItem | None:
        """The item a hand takes at a spot: of those alike in a tray the one on top."""
        if isinstance(spot, Square):
            return self.items.get(spot)
        alike = [
            item for item in self.trays.get(spot.board, ()) if item.piece.letter == spot.letter
        ]
        return alike[-1] if alike else None

    # Following the position

    def animate(self, transition: Transition, forward: bool, lift: Callable[[int], None]) -> None:
        """Carry the items along a transition; `lift` raises a half-board over the others."""
        if forward:
            for lost in transition.captured:
                item = self.items.pop(lost.place, None)
                if item is not None:
                    self._loose[item] = True
        carried = []
        for move in transition.moved:
            start, goal = move.origin, move.target
            if not forward:
                start, goal = goal, start
            item = self.items.pop(start, None)
            if item is not None:
                carried.append((item, goal, move.after if forward else move.before))
        for item, goal, piece in carried:
            item.place, item.piece = goal, piece
            self.items[goal] = item
            self._boards[goal.board].adopt(item)
            lift(goal.board)
            item.setZValue(Z_LIFTED)
            self._settle_on(item, goal)
            self.glide(item)

    def abandon(self, boards: Iterable[int]) -> list[PieceItem]:
        """Leave the pieces on half-boards where they are, as those of the position no more."""
        gone = [place for place in self.items if place.board in boards]
        return [self.items.pop(place) for place in gone]

    def reconcile(self, wanted: Mapping[Square, Piece], trays: Trays | None = None) -> None:
        """Make the items be exactly these pieces on their squares and in their trays."""
        in_trays = {} if trays is None else trays
        for place in [place for place in self.items if place not in wanted]:
            self._loose[self.items.pop(place)] = False
        kept = {board: self._kept(board, in_trays.get(board, ())) for board in self.trays}
        for place, piece in wanted.items():
            item = self.items.get(place)
            if item is None:
                item = self.items[place] = self._have(piece, place)
            item.piece = piece
            self._settle_on(item, place)
            item.setOpacity(1.0)
            # It may have been in the hand, in a tray, or held over its target by a question.
            self._bring_home(item)
        for board, pieces in in_trays.items():
            self._fill(board, pieces, kept.get(board, []))
        for item, fades in self._loose.items():
            self._vanish(item, fades)
        self._loose.clear()

    def _kept(self, board: int, pieces: Sequence[tuple[Piece, bool]]) -> list[PieceItem]:
        """The items of a tray that belong there still; the others become loose."""
        wanted = [piece for piece, _ in pieces]
        kept = []
        for item in self.trays[board]:
            if item.piece in wanted:
                wanted.remove(item.piece)
                kept.append(item)
            else:
                self._loose[item] = False
        self.trays[board] = []
        return kept

    def _fill(
        self, board: int, pieces: Sequence[tuple[Piece, bool]], kept: list[PieceItem]
    ) -> None:
        """Lay pieces into a tray in their order, those kept first."""
        items = self.trays[board] = []
        runs = trays.runs_of(piece.letter for piece, _ in pieces)
        middles = trays.slots(runs, self._boards[board].on_its_head)
        for index, ((piece, useful), rest) in enumerate(zip(pieces, middles, strict=True)):
            spot = PocketSource(board, piece.letter)
            item = next((one for one in kept if one.piece == piece), None)
            if item is None:
                item = self._have(piece, spot)
            else:
                kept.remove(item)
            items.append(item)
            item.piece, item.place = piece, spot
            item.rest, item.rest_z = rest, Z_PIECE + index * _STEP_UP
            item.rest_scale = trays.SCALE
            item.setOpacity(1.0 if useful else _USELESS)
            self._bring_home(item)

    def turn_trays(self) -> None:
        """Let the pieces in trays lie as they are read, after half-boards or the view turned."""
        for board, items in self.trays.items():
            runs = trays.runs_of(item.piece.letter for item in items)
            middles = trays.slots(runs, self._boards[board].on_its_head)
            for item, rest in zip(items, middles, strict=True):
                if item.rest != rest:
                    item.rest = rest
                    self.glide(item)

    def _have(self, piece: Piece, spot: Source) -> PieceItem:
        """An item for a piece: the one that was the same piece elsewhere, or a new one."""
        board = self._boards[spot.board]
        if piece.set:
            for item in self._loose:
                if item.piece == piece:
                    del self._loose[item]
                    board.adopt(item)
                    item.place = spot
                    return item
        item = PieceItem(piece, spot)
        board.adopt(item)
        if isinstance(spot, Square):
            item.setPos(geometry.square_centre(spot.index))
        else:
            item.setPos(geometry.tray_rect().center())
            item.setScale(trays.SCALE)
        return item

    @staticmethod
    def _settle_on(item: PieceItem, place: Square) -> None:
        """Let the middle of a square be where a piece rests."""
        item.rest, item.rest_z, item.rest_scale = geometry.square_centre(place.index), Z_PIECE, 1.0

    def _bring_home(self, item: PieceItem) -> None:
        """Let a piece come to where it rests, if it is not there, and stay there."""
        if item.pos() != item.rest:
            self.glide(item)
            return
        self._motion.stop(item)  # it may have been about to leave
        item.setScale(item.rest_scale)
        item.setZValue(item.rest_z)
        item.show_lifted(False)

    def glide(self, item: PieceItem) -> None:
        """Let a piece glide to where it rests."""
        start, size = item.pos(), item.scale()
        goal, wanted = item.rest, item.rest_scale
        if item.zValue() < Z_LIFTED and size != wanted:
            item.setZValue(Z_LIFTED)  # it goes over its half-board's edge

        def step(value: float) -> None:
            item.setPos(start + (goal - start) * value)
            if size != wanted:
                item.setScale(size + (wanted - size) * value)

        def arrive() -> None:
            item.setZValue(item.rest_z)
            item.show_lifted(False)

        self._motion.glide(item, PIECE_MS, step, arrive)

    def _vanish(self, item: PieceItem, fades: bool) -> None:
        self._motion.stop(item)
        if not fades:
            self._remove(item)
            return

        def fade(value: float) -> None:
            item.setOpacity(1.0 - value)

        self._motion.glide(item, PIECE_MS, fade, lambda: self._remove(item))

    def _remove(self, item: PieceItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def remove(self, items: Iterable[PieceItem]) -> None:
        """Take items off the table that were left where they were."""
        for item in items:
            self._motion.stop(item)
            self._remove(item)

    # In the hand

    def lift(self, spot: Source) -> bool:
        """Take a piece up, a ghost stays where it was; answers whether there is one."""
        item = self.held(spot)
        if item is None:
            return False
        self._motion.stop(item)
        item.setZValue(Z_LIFTED)
        item.show_lifted(True)
        self._ghost.stand_for(item, item.rest)
        item.setScale(1.0)
        return True

    def carry(self, spot: Source, to: QPointF) -> None:
        """Hold a lifted piece at a scene point."""
        item = self.held(spot)
        if item is not None:
            item.setPos(item.parentItem().mapFromScene(to))

    def put_back(self, spot: Source) -> None:
        """Let a lifted piece glide back to where it was."""
        self.settle()
        item = self.held(spot)
        if item is not None:
            self.glide(item)

    def settle(self) -> None:
        """Take the ghost away: nothing is held any more."""
        self._ghost.leave()

    # Pictures

    def draw(self, picture: Callable[[Piece], QPixmap]) -> None:
        """Give every piece its picture."""
        for item in self.items.values():
            item.show_picture(picture(item.piece))
        for tray in self.trays.values():
            for item in tray:
                item.show_picture(picture(item.piece))

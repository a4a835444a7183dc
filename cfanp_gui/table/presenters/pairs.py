"""The table of half-boards that are pushed together, two at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from cfanp_gui.core.boards import BOARD_LETTERS, Join, Pair, Square, pair_of
from cfanp_gui.core.game import Action, Piece, PieceMove
from cfanp_gui.session.captures import taken_by
from cfanp_gui.session.move_targets import moves_from
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.tree import Node
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.layers.marks import Marks
from cfanp_gui.table.layers.piece_art import Look
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.table.presenters import pair_status
from cfanp_gui.table.presenters.pair_resolver import PairResolver
from cfanp_gui.table.presenters.presenter import Presenter
from cfanp_gui.table.theme import DEAD
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.pointer import BoardDrag
    from cfanp_gui.table.scene import TableScene


class PairPresenter(Presenter):
    """Every half-board lies alone, or against the one it is pushed together with."""

    snaps = True

    def __init__(self, scene: TableScene, session: PushedSession) -> None:
        super().__init__(scene)
        self._session = session
        self._shown: Pair | None = None
        """The pair that lies together on the screen: the session's, or one to look at."""
        self._front: int | None = None
        self._taken: tuple[Node, dict[int, Counter[str]]] | None = None

    @property
    def session(self) -> PushedSession:
        return self._session

    def make_resolver(self) -> PairResolver:
        return PairResolver(self.scene, self)

    def follow(self) -> tuple[Unsubscribe, ...]:
        return (self._session.listen_to_pair(self._on_pair),)

    def begin(self) -> None:
        self._on_pair(self._session.pair)

    def _on_pair(self, pair: Pair | None) -> None:
        # Later turns leave a closed pair where it lies; the view turns instead.
        self._front = None if self.scene.hosts_face_reader else self.seat_to_move()
        self._shown = pair
        self.scene.lay_all()
        self.scene.refresh()
        self.scene.joined.emit()

    def preview(self, action: Action | None) -> None:
        """Show the half-boards of a move as if they were pushed together."""
        pair: Pair | None = getattr(action, "pair", None)
        self.show_pair(self._session.pair if pair is None else pair)

    def show_pair(self, pair: Pair | None) -> None:
        """Show two half-boards together, whether they are or not."""
        if pair != self._shown:
            self._shown = pair
            self.scene.lay_all()

    # How half-boards lie

    @property
    def join(self) -> Join:
        return self._session.position.join

    def partner(self, board: int) -> int | None:  # noqa: ARG002 -- no seam is fixed
        return None

    def poses(self, homes: Mapping[int, Pose]) -> dict[int, Pose]:
        """At home, but for the one that visits another's seam."""
        poses = dict(homes)
        if self._shown is not None:
            host, visitor = self.host_and_visitor(self._shown)
            poses[visitor] = geometry.facing(poses[host], self.join)
        return poses

    def host_and_visitor(self, pair: Pair) -> tuple[int, int]:
        """Which half-board of a pair stays where it lies, and which one is pushed against it."""
        arrangement = self.scene.arrangement
        host = arrangement.host(pair)
        if host is None:
            if self._front in pair and pair == self._shown:
                host = self._front
            else:
                return geometry.host_of(pair, arrangement.homes, self.scene.camera)
        return host, pair.upper if host == pair.lower else pair.lower

    def beyond_seam(self, board: int) -> int | None:
        pair = self._session.pair
        if pair is None or board not in pair:
            return None
        return pair.upper if board == pair.lower else pair.lower

    def flip(self, board: int) -> int | None:
        """Squares are called as notation calls them: as joined ones on the pair pushed."""
        upper = self._shown is not None and board == self._shown.upper
        return self.join.flip if upper else None

    def on_top(self) -> Iterable[int]:
        if self._shown is not None:
            yield self.host_and_visitor(self._shown)[1]

    # What may be taken up, and where it may go

    def moves_from(self, place: Square) -> list[tuple[PieceMove, Square]]:
        """The legal moves of the piece on a square on every pair, with their targets."""
        return moves_from(self._session.position, place)

    def is_own(self, spot: Source) -> bool:
        if isinstance(spot, PocketSource):
            return False
        position = self._session.position
        piece = position.pieces().get(spot)
        return piece is not None and piece.army == position.turn().seat

    def targets(self, spot: Source) -> list[Square]:
        if isinstance(spot, PocketSource):
            return []
        return [target for _, target in self.moves_from(spot)]

    def starting_place(self) -> Square:
        """The King of the army to move."""
        position = self._session.position
        army = position.turn().seat
        for place, piece in sorted(position.pieces().items()):
            if piece.letter == "K" and piece.army == army:
                return place
        return Square(army, 4)

    def next_place(self, place: Square, by: int) -> Square:
        return Square((place.board + by) % len(self.scene.boards), place.index)

    # What is shown

    def look(self, piece: Piece) -> Look:
        return pair_status.look_of(self._session, piece.army)

    def paint(self, board: int) -> QColor:
        look = pair_status.look_of(self._session, board)
        return DEAD if look.dead else QColor(look.colour)

    def plate(self, board: int) -> PlateText:
        if self._taken is None or self._taken[0] is not self._session.node:
            self._taken = (self._session.node, taken_by(self._session))
        taken = self._taken[1].get(board, Counter())
        return pair_status.plate_text(self._session, board, self.scene.pointer.chosen_board, taken)

    def to_move(self) -> frozenset[int]:
        if self._session.outcome is not None:
            return frozenset()
        return frozenset((self._session.position.turn().seat,))

    def at_rest(self) -> frozenset[int]:
        """Those used in this turn."""
        return self._session.position.turn().used

    def marks(self, causes: Iterable[Square]) -> dict[int, dict[int, Marks]]:
        picked = self.scene.pointer.picked
        place = picked if isinstance(picked, Square) else None
        moves = [] if place is None else self.moves_from(place)
        return pair_status.marks_of(self._session, causes, place, moves)

    def seat_to_move(self) -> int | None:
        position = self._session.position
        if position.outcome() is not None:
            return None
        player = position.control[position.turn().seat]
        return None if player is None else player - 1

    # What hands and keys do with half-boards

    def show_badge(self, one: int, other: int, at: QPointF) -> None:
        self.scene.badge.say(pair_status.join_text(self._session.position, pair_of(one, other)), at)

    def set_down(self, drag: BoardDrag) -> None:
        """Push it against the half-board it is snapped to, or let it lie where it is."""
        scene, session = self.scene, self._session
        if drag.target is not None:
            pair = pair_of(drag.board, drag.target)
            scene.arrangement.remember_host(pair, drag.target)
            if session.pair == pair:
                scene.lay_all()
            else:
                scene.push(drag.board, drag.target)
            return
        committed = session.position.turn().committed
        if committed is not None and drag.board in committed:
            scene.message.emit(tr("These half-boards are pushed together and must be used."))
            scene.lay_all()
            return
        # Laid down somewhere else: that is where it belongs from now on.
        joined = session.pair is not None and drag.board in session.pair
        home = scene.arrangement.homes[drag.board]
        scene.lay_down(drag.board, home.moved_to(drag.hold.centre) if joined else drag.hold)
        if joined:
            session.pull_apart()
        scene.lay_all()

    def press_plate(self, board: int) -> None:
        """Choose a half-board; the second one chosen is pushed against the first."""
        hand = self.scene.pointer
        first, hand.chosen_board = hand.chosen_board, None
        if first is None:
            hand.chosen_board = board
            self.scene.message.emit(
                tr("Half-board {board}: choose the one to push it against.").format(
                    board=BOARD_LETTERS[board]
                )
            )
        elif first != board:
            self.scene.push(first, board)

    def key(self, text: str) -> bool:
        """A letter is a half-board's name."""
        letter = text.upper()
        if len(letter) == 1 and letter in BOARD_LETTERS[: len(self.scene.boards)]:
            self.scene.pointer.choose(BOARD_LETTERS.index(letter))
            return True
        return False

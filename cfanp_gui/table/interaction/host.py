"""Interface of the table that its drawing and interaction parts depend on."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, SignalInstance
from PySide6.QtGui import QPixmap

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Piece
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.appearance import PiecePictures
from cfanp_gui.table.board_laying import BoardFocus, BoardLaying
from cfanp_gui.table.interaction.chooser import GhostLabel
from cfanp_gui.table.interaction.hit_test import Hit
from cfanp_gui.table.interaction.question import Question
from cfanp_gui.table.layers.arrows import Arrows
from cfanp_gui.table.layers.backdrop import Backdrop
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_layer import BoardLayer
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.table.layout.placement import Placement
from cfanp_gui.table.selection import Selection
from cfanp_gui.table.theme import Theme


class TableHost(Protocol):
    """Protocol of the table for its parts."""

    session: GameSession
    theme: Theme
    motion: Animator
    boards: dict[int, BoardItem]
    board_layer: BoardLayer
    layer: PieceLayer
    pictures: PiecePictures
    backdrop: Backdrop
    has_pockets: bool
    arrangement: Arrangement
    placement: Placement
    laying: BoardLaying
    focus: BoardFocus
    message: SignalInstance
    noted: SignalInstance

    @property
    def present(self) -> list[BoardItem]: ...
    @property
    def pixel(self) -> float: ...
    @property
    def selection(self) -> Selection: ...
    @property
    def badge(self) -> GhostLabel: ...
    @property
    def arrows(self) -> Arrows: ...
    def hit(self, point: QPointF, beside: float = 0.0) -> Hit: ...
    def poses(self) -> dict[int, Pose]: ...
    def portrait(self, piece: Piece) -> QPixmap: ...
    def centre_of(self, square: Square) -> QPointF: ...
    def hint(self, sentence: str) -> None: ...
    def refuse(self, refusal: Refusal | None) -> None: ...
    def forget_causes(self) -> None: ...
    def refresh(self) -> None: ...
    def refresh_now(self) -> None: ...
    def lay_all(self) -> None: ...
    def open_question(
        self, question: Question, at: QPointF, boards: Sequence[int] = ()
    ) -> None: ...

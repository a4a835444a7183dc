"""What pointer, keyboard and questions need of the table they work on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import Refusal
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.board_focus import BoardFocus
from cfanp_gui.table.board_laying import BoardLaying
from cfanp_gui.table.interaction.chooser import Badge
from cfanp_gui.table.interaction.question import Question
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_layer import BoardLayer
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.placement import Placement
from cfanp_gui.table.theme import Theme


class Hit(NamedTuple):
    """What lies under a point of the scene."""

    item: BoardItem | None = None
    """The topmost board, its name plate and pocket included."""
    square: Square | None = None
    source: Source | None = None
    """Where the piece under the point can be picked up; None where there is none."""
    plate: bool = False
    """Whether the point lies on the board's name plate."""


class TableHost(Protocol):
    """The table as those see it who act on it."""

    session: GameSession
    theme: Theme
    boards: dict[int, BoardItem]
    board_layer: BoardLayer
    layer: PieceLayer
    badge: Badge
    arrangement: Arrangement
    placement: Placement
    laying: BoardLaying
    focus: BoardFocus

    @property
    def present(self) -> list[BoardItem]: ...

    @property
    def pixel(self) -> float: ...

    def hit(self, point: QPointF, beside: float = 0.0) -> Hit: ...

    def centre_of(self, square: Square) -> QPointF: ...

    def report(self, sentence: str) -> None: ...

    def hint(self, sentence: str) -> None: ...

    def note(self, sentence: str) -> None: ...

    def refuse(self, refusal: Refusal | None) -> None: ...

    def forget_causes(self) -> None: ...

    def refresh(self) -> None: ...

    def raise_board(self, board: int) -> None: ...

    def lay_all(self) -> None: ...

    def open_question(
        self, question: Question, at: QPointF, boards: Sequence[int] = ()
    ) -> None: ...

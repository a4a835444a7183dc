"""A choice between boards on the table, which are lit until one of them is chosen."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPolygonF

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Square
from cfanp_gui.session.input import Candidate, Choose, reasons
from cfanp_gui.session.view_model import seat_at
from cfanp_gui.table.interaction.question import Offer, Question
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_signs import LabelText, LitBoard
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.layers.surface import take_off
from cfanp_gui.table.layout.geometry import footprint
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import joined, translated

KEYS = "123456789"
PREVIEW_MS = 250
"""Milliseconds the mouse must rest on a board for its preview, as it may be on its way."""


class BoardChoice(Question):
    """A question that asks for the board to push against, for a piece held over a square."""

    def __init__(
        self,
        table: Tabletop,
        asked: Choose,
        held: tuple[Source, Square],
        chosen: Callable[[Candidate], None],
        preview: Callable[[Candidate], None],
        cancelled: Callable[[], None],
    ) -> None:
        """`chosen` is called with the candidate taken, `preview` with the one pointed at."""
        self._table = table
        self.asked = asked
        self.source, self.target = held
        self.boards = [candidate.board for candidate in asked.candidates]
        self.default = asked.default
        self._preview = single_shot(None, PREVIEW_MS, self._point_hovered)
        self._hovered: int | None = None
        poses = table.placement.poses()
        self._rests = [footprint(table.boards[board].area, poses[board]) for board in self.boards]
        """Outlines of the boards without a preview, where people look for them."""
        self.lit: list[LitBoard] = []
        offers = []
        why = [[*map(translated, texts)] for texts in reasons(table.session, asked.candidates)]
        for index, candidate in enumerate(asked.candidates):
            board = table.boards[candidate.board]
            key, (reason, *_) = KEYS[index : index + 1], (*why[index], "")
            text = replace(self._label_of(board, key, index == asked.default), reason=reason)
            self.lit.append(LitBoard(board, table.theme, text))
            words = table.session.game.wording.board(table.session.situation, candidate.board)
            name = joined(": ", (text.key, words, joined(", ", why[index])))
            keys = tuple(filter(None, (board.spec.label, text.key)))
            choose, show = partial(chosen, candidate), partial(preview, candidate)
            offers.append(Offer(name, None, choose, show, keys))
        super().__init__(translated(asked.question), offers, cancelled)

    def _label_of(self, board: BoardItem, key: str, default: bool) -> LabelText:
        session, name = self._table.session, board.spec.label
        badge = BadgeLook(name, "#888888", 0)
        if (seat := seat_at(session.position, board.board)) is not None:
            status = session.position.seat_status(seat.id)
            name = translated(session.game.wording.title(session.situation, status))
            paint = session.match.colours[status.paint]
            badge = BadgeLook(board.spec.label, paint, status.paint)
        return LabelText(key, name, badge, default)

    def index_of(self, board: int | None) -> int | None:
        """Return the index of the answer for a board; None if the board is no answer."""
        return self.boards.index(board) if board in self.boards else None

    def at(self, hit: Hit, point: QPointF) -> int | None:
        """Return the answer under a scene point: a board at its present place or at rest."""
        board = None if hit.item is None else hit.item.board
        index = self.index_of(board)
        if index is None and board != self.asked.board:
            rule = Qt.FillRule.OddEvenFill
            rests = enumerate(area.containsPoint(point, rule) for area in self._rests)
            index = next((index for index, below in rests if below), None)
        return index

    def hover(self, at: QPointF | None) -> None:
        self._hovered = None if at is None else self.at(self._table.under, at)
        for index, lit in enumerate(self.lit):
            lit.show_pointed(index in (self._hovered, self.pointed))
        self._preview.stop()
        if self._hovered is not None and self._hovered != self.pointed:
            self._preview.start()

    def _point_hovered(self) -> None:
        if self._hovered is not None:
            self.point_at(self._hovered)

    def show_pointed(self) -> None:
        for index, lit in enumerate(self.lit):
            lit.show_pointed(index == self.pointed)
        self._table.note("" if self.pointed is None else self.offers[self.pointed].text)

    def dismiss(self) -> None:
        """Keep the question open: what else is used on the table may be the answer."""

    def leave(self) -> None:
        self._preview.stop()
        self._table.note("")
        for outline in self.lit:
            take_off(outline)
        self.lit = []

    def area(self, index: int | None) -> QPolygonF:
        if index is None or index >= len(self.boards):
            return QPolygonF()
        item = self._table.boards[self.boards[index]]
        return item.mapToScene(item.area.whole)

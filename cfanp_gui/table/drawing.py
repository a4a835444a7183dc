"""Updates of the items on the table from the session: paint, plates, signs and marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Square
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.tree import Node
from cfanp_gui.table.appearance import board_look, paint_of, plate_text
from cfanp_gui.table.layers.backdrop import HomePlace
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.hints import Hints
    from cfanp_gui.table.interaction.host import TableHost


class TableDrawing:
    """Updater of the items of a table from its session."""

    def __init__(self, table: TableHost, hints: Hints) -> None:
        self._table = table
        self._hints = hints
        self._captured: tuple[Node | None, Mapping[int, Counter[str]]] = (None, {})
        self.thinking: int | None = None
        """Bot whose plates show that it is thinking; None for none."""

    def show_thinking(self, player: int | None) -> None:
        """Show on the plates of a bot that it is thinking; None for no bot."""
        if player != self.thinking:
            self.thinking = player
            self.refresh_plates()

    def refresh(self, pixels: int, causes: tuple[Square, ...]) -> None:
        """Update all items; pictures are drawn for squares of a size in device pixels.

        `causes` are squares that show the reason for a refusal.
        """
        table = self._table
        position = table.session.position
        at_rest = seen.boards_at_rest(position)
        at_board = seen.statuses_at(position)
        for item in table.present:
            here = at_board.get(item.board, [])
            self._dress(item, here)
            to_move = frozenset(status.seat.edge for status in here if status.to_move)
            item.turn_sign.show_sides(to_move)
            item.used_sign.setVisible(item.board in at_rest)
        self.refresh_plates()
        self.mark_vacant()
        table.layer.draw(table.pictures.of_size(pixels, table.board_layer.scale_of))
        selection = table.selection
        picked = selection.placing if selection.goals else selection.picked
        gestures = () if picked is None else position.gestures(picked)
        marks = seen.marks(table.session, causes, picked, gestures, selection.goals)
        for item in table.boards.values():
            item.below.show_marks(marks.get(item.board, {}))
            item.above.show_marks(marks.get(item.board, {}))
            if item.pocket is not None:
                source = selection.taken_from_pocket(item.board)
                held = None if source is None else table.layer.held(source)
                item.pocket.show_taken(None if held is None else held.rest)

    def refresh_plates(self) -> None:
        """Update the name plates from the session and its clocks."""
        table, session = self._table, self._table.session
        if self._captured[0] is not session.node:
            self._captured = (session.node, session.node.captured())
        selection = table.selection
        for seat in session.position.seats():
            chosen = seat.board if seat.board in selection.pointed_out else selection.chosen
            captured: Mapping[str, int] = {}
            if not table.has_pockets:  # otherwise captured pieces lie in the pockets
                captured = self._captured[1].get(seat.id, {})
            text = plate_text(session, seat.id, chosen, captured, self.thinking)
            table.boards[seat.board].plates[seat.edge].say(text)

    def dress(self, item: BoardItem) -> None:
        """Set the paint that a board has at the session's cursor."""
        position, board = self._table.session.position, item.board
        self._dress(item, seen.statuses_at(position, board).get(board, []))

    def _dress(self, item: BoardItem, here: Sequence[SeatStatus]) -> None:
        look, theme = board_look(here, self._table.session.match.colours), self._table.theme
        item.set_look(theme, look or FrameLook(theme.table_edge))

    def mark_vacant(self) -> None:
        """Show the homes of boards that lie elsewhere, and a hint on an empty stage."""
        table = self._table
        position, placement = table.session.position, table.placement
        homes = {}
        at_board: Mapping[int, Sequence[SeatStatus]] = {}
        for board, corners in placement.vacant(set(table.selection.held)).items():
            at_board = at_board or seen.statuses_at(position)
            status = next(iter(at_board.get(board, [])), None)
            homes[board] = HomePlace(
                corners,
                "" if status is None else table.session.name(status.first_player),
                table.theme.table_edge
                if status is None
                else paint_of(status, table.session.match.colours),
            )
        table.backdrop.show_homes(homes, table.placement.camera)
        stage = table.arrangement.stage
        empty = stage is not None and not placement.on_stage
        hint = ""
        told = table.session.exercise or self._hints.awaited or seen.demand(table.session)
        if empty and not told:  # avoids two instructions at once
            hint = (
                tr("Drag a piece to where you want it, or push two half-boards together")
                if position.join is not None
                else tr("Click a name plate to see its board here")
            )
        if stage is not None and empty:
            table.backdrop.show_stage(stage.rect, hint, stage.bare)
        else:
            table.backdrop.show_stage(None)

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
            self.dress(item, here)
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
                source, held = selection.picked, None
                if source is not None and not isinstance(source, Square):
                    held = table.layer.held(source) if source.board == item.board else None
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

    def dress(self, item: BoardItem, here: Sequence[SeatStatus] | None = None) -> None:
        """Set the paint a board has at the session's cursor; `here` are those who sit there."""
        session, theme = self._table.session, self._table.theme
        if here is None:
            here = seen.statuses_at(session.position, item.board).get(item.board, [])
        item.set_look(theme, board_look(here, session.match.colours) or FrameLook(theme.table_edge))

    def mark_vacant(self) -> None:
        """Show the homes of boards that lie elsewhere, and a hint on an empty stage."""
        table = self._table
        position, placement = table.session.position, table.placement
        vacant = placement.vacant(set(table.selection.held))
        at_board = seen.statuses_at(position) if vacant else {}
        homes = {}
        for board, corners in vacant.items():
            name, paint = "", table.theme.table_edge
            for status in at_board.get(board, [])[:1]:
                name = table.session.name(status.first_player)
                paint = paint_of(status, table.session.match.colours)
            homes[board] = HomePlace(corners, name, paint)
        table.backdrop.show_homes(homes, placement.camera)
        stage = table.arrangement.stage
        if stage is None or placement.on_stage:
            table.backdrop.show_stage(None)
            return
        hint = tr("Click a name plate to see its board here")
        if placement.joins:
            hint = tr("Drag a piece to where you want it, or push two half-boards together")
        # At most one instruction at once.
        other = table.session.exercise or self._hints.awaited or seen.demand(table.session)
        table.backdrop.show_stage(stage.rect, "" if other else hint, stage.bare)

"""A ghost join requested from outside the table: two boards as they would lie if pushed."""

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.view_model import join_text, seat_to_move
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.translate import translated

_SEEN = 0.86
"""Opacity of a board that is not really pushed there, the same as of one held at a seam."""


class GhostJoin:
    """Preview of at most one pair that has not been pushed together."""

    def __init__(self, table: TableScene) -> None:
        self._table = table
        self.pair: Pair | None = None
        """Pair shown; None if there is no preview."""
        self._before: tuple[Pair | None, int | None] = None, None
        """Pair pushed together before, and the board that lay below for the player to move."""

    def show(self, pair: Pair | None, offers: str | None = None) -> None:
        """Show a pair, or None for the one really pushed; `offers` is its line."""
        table, session = self._table, self._table.session
        position, stage = session.position, table.arrangement.stage
        if pair == self.pair:
            return
        busy = table.interaction.pointer.busy or table.interaction.question is not None
        known = pair is not None and table.board_layer.on_table >= {*pair}
        if busy or pair == session.pair or position.join is None or not known:
            pair = None
        before, self.pair = self.pair, pair
        if before is not None:
            for board in before:
                table.boards[board].setOpacity(1.0)
            if not busy:
                table.note("")
        if pair is None:
            if before is not None and not busy:
                pushed, front = self._before
                if pushed == session.pair:  # it lies as it did
                    table.placement.front = front
                table.interaction.resolver.show_pair(None)
            return
        if before is None:
            self._before = session.pair, table.placement.front
        if stage is not None and (seat := seat_to_move(position)) is not None:
            table.placement.front = seat.board  # the side it will have when it is pushed
        table.interaction.resolver.show_pair(pair)
        _, visitor = table.placement.host_and_visitor(pair)
        table.boards[visitor].setOpacity(_SEEN)
        table.note(translated(join_text(position, pair)) if offers is None else offers)

"""Choosing another colour for one of the players who are being set up."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from cfanp_gui.record.palette import offered_colours
from cfanp_gui.window.preferences.colour_picker import ColourPicker
from cfanp_gui.window.start.seat_list import SeatRow


class SeatColours(ColourPicker):
    """The tested colours, offered to a player; who wore the chosen one gets theirs in return."""

    repainted = Signal()
    """A player, perhaps two, have another colour."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: SeatRow | None = None
        """The player for whom a colour is chosen."""
        self._rows: Sequence[SeatRow] = ()
        self.chosen.connect(self._give)

    def offer_to(
        self, row: SeatRow, rows: Sequence[SeatRow], called: Sequence[str], teams: Sequence[int]
    ) -> None:
        """Offer colours at the button of one of some players, who are called so, in their teams."""
        taken = {one.colour: name for one, name in zip(rows, called, strict=True) if one is not row}
        self._row, self._rows = row, rows
        self.offer(offered_colours(len(rows), teams), row.colour, taken, row.pattern, row.label)
        self.open_at(row.paint)

    def _give(self, colour: str) -> None:
        row = self._row
        if row is None:
            return
        for other in self._rows:
            if other.colour == colour:
                other.colour = row.colour
        row.colour = colour
        self.repainted.emit()

"""A field for one of the players of a game, or for one of their armies."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.plain_text import plain_tip

LETTERS = 24
"""So many letters of a name are seen in any case; the tips say all of it."""


class PlayerBox(QComboBox):
    """One of some players or armies, by their numbers; none of them where none is proposed."""

    def __init__(self, names: Mapping[int, str], proposed: int | None) -> None:
        super().__init__()
        self.setPlaceholderText(tr("Please choose"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(LETTERS)
        for row, (number, name) in enumerate(names.items()):
            self.addItem(name, number)
            self.setItemData(row, plain_tip(name), Qt.ItemDataRole.ToolTipRole)
        self.setCurrentIndex(self.findData(proposed))

    def chosen(self) -> int | None:
        """Return the number of what is chosen; None while nothing is."""
        return None if self.currentIndex() < 0 else int(self.currentData())


def named(session: GameSession, players: Iterable[int]) -> dict[int, str]:
    """Return what players are called, in their order, and who of them is a bot or out."""
    seated, living = session.match.bots, session.position.alive()
    found = {}
    for player in sorted(players):
        words = tr("{name} (bot)") if player in seated else "{name}"
        words = words if player in living else tr("{name} (out)")
        found[player] = words.format(name=session.name(player))
    return found

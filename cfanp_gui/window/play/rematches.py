"""Rematches: another game of the same people, who change seats as they have chosen."""

import random

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup

from cfanp_gui.session.match import Match, rematch
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.style import TickMenu
from cfanp_gui.window.workplace import Workplace

_SETTING = "rematch/seats"
NEXT, SAME, LOT, CHOOSE = "next", "same", "lot", "choose"


class Rematches(QObject):
    """Controller of rematches, of the menu of their seats, and of the evening's table."""

    wanted = Signal(object, object)
    """Carries the `Match` of a rematch, and the position it begins at, or None."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        self.menu, group = TickMenu(window), QActionGroup(self)
        self._actions = {name: self.menu.addAction("") for name in (NEXT, SAME, LOT, CHOOSE)}
        self.menu.aboutToShow.connect(self._tick)
        for name in (NEXT, SAME, LOT):
            action = group.addAction(self._actions[name])
            action.setCheckable(True)
            action.triggered.connect(
                lambda _=False, name=name: window.settings.set_text(_SETTING, name)
            )
        self._actions[CHOOSE].triggered.connect(lambda: self._begin(CHOOSE))
        self.retranslate()

    @property
    def _now(self) -> str:
        """Return the way in which seats change; as long as none was chosen, that of the rules."""
        chosen, session = self._window.settings.text(_SETTING), self._window.session
        if chosen in (NEXT, SAME, LOT):
            return chosen
        return LOT if session is not None and _draws_lots(session.match) else NEXT

    def _tick(self) -> None:
        self._actions[self._now].setChecked(True)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        texts = tr("Move on by one seat"), tr("As they were"), tr("Drawn by lot"), tr("Choose…")
        for action, text in zip(self._actions.values(), texts, strict=True):
            action.setText(text)

    def begin(self) -> None:
        """Begin a rematch at once."""
        self._begin(self._now)

    def _begin(self, seats: str) -> None:
        if (session := self._window.session) is None:
            return
        order = _order(len(session.match.seats), seats)
        if seats == CHOOSE:
            from cfanp_gui.window.start.seating_dialog import SeatingDialog

            dialog = SeatingDialog(self._window.view, session.match)
            if not dialog.ask():
                return
            order = dialog.order()
        # If players set up their armies, they do so anew.
        anew = not session.custom_start or session.start.hides
        self.wanted.emit(rematch(session.match, order), None if anew else session.start)

    def show_evening(self) -> None:
        """Show the table of the people at the table, or else of those who played last."""
        from cfanp_gui.window.play.evening_table import EveningDialog

        session, keeper = self._window.session, self._window.documents.kept_games
        played = [result.people for result in keeper.results] or [frozenset[str]()]
        people = played[-1] if session is None else frozenset(session.match.names)
        EveningDialog(self._window, keeper, people if people in played else played[-1]).ask()


def _order(places: int, seats: str) -> list[int]:
    """Return the previous place of the player at each place, from 0, by a way to change them."""
    before = list(range(places))
    if seats == LOT:
        return random.SystemRandom().sample(before, places)
    return [*before[1:], 0] if seats == NEXT else before


def _draws_lots(match: Match) -> bool:
    """Return True if the rules of a match have places drawn by lot."""
    places = len(match.seats)
    return len({match.game.seating(places, match.options, lot) for lot in range(8)}) > 1

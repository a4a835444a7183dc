"""Cover between two turns of a game of hidden knowledge, and replay of each player's view."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QToolTip

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.session import seeing
from cfanp_gui.session.view_model import home_of
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.translate import tr
from cfanp_gui.window.play.endings import Endings
from cfanp_gui.window.widgets.own_clipboard import forget_copied
from cfanp_gui.window.workplace import Workplace


class HiddenTable(QObject):
    """Controller that covers the table of a game of hidden knowledge, and shows its viewer."""

    covering = Signal()
    """Emitted before the cover is laid, so that commands typed at the table are forgotten."""

    def __init__(self, window: Workplace, endings: Endings) -> None:
        super().__init__(window)
        self._window, self._endings = window, endings

    @property
    def covers(self) -> bool:
        """Return True if a player must take the seat before the game goes on."""
        return self._window.session is not None and seeing.awaited(self._window.session) is not None

    def follow(self) -> None:
        """Cover the table if a player must take the seat, once all have seen the event."""
        session, table = self._window.session, self._window.view.table
        if session is None or table is None or not self.covers:
            return
        session.pause_clock()
        table.fights.afterwards(lambda: self._endings.afterwards(self._lay))

    def _lay(self) -> None:
        """Put the cover on the table, unless nobody is awaited any more."""
        session = self._window.session
        player = None if session is None else seeing.awaited(session)
        if session is None or player is None:
            return
        home, name = home_of(session.position, player), session.name(player)
        assert home is not None, "who is to move has a home"
        status = session.position.seat_status(home.id)
        # The next player must not find text typed, copied or pointed at by the last one.
        self.covering.emit()
        forget_copied()
        QToolTip.hideText()
        if self._window.view.table is not None:
            self._window.view.table.interaction.keyboard.go(None)
        card = self._window.view.card
        if not card.isVisible():
            self._window.announce(tr("{name}, please take the seat.").format(name=isolated(name)))
        colour = session.match.colours[status.paint]
        card.cover_for(name, BadgeLook(status.seat.label, colour, status.paint))

    def taken(self) -> None:
        """Show the awaited player their own view: they have taken the cover off."""
        if self._window.session is not None:
            seeing.take_seat(self._window.session)

    def cover(self) -> None:
        """Cover the table until the player to move takes the seat again."""
        if self._window.session is not None:
            seeing.cover(self._window.session)

    def see_as_next(self) -> None:
        """Show a finished game as the next of its players saw it, and finally all of it."""
        if (session := self._window.session) is None or not seeing.may_look_as(session):
            return
        following = (EVERYBODY if session.viewer is None else session.viewer) + 1
        viewer = following if following <= session.position.players else None
        seeing.look_as(session, viewer)
        words = tr("All pieces are shown.")
        if viewer is not None:
            words = tr("The game is shown as {name} saw it.").format(name=session.name(viewer))
        self._window.report(words)

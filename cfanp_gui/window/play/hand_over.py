"""The card that lies on the table between the turns of two persons."""

from __future__ import annotations

from typing import Protocol

from cfanp_gui.session.bot_seats import people
from cfanp_gui.session.game_session import Change, GameSession
from cfanp_gui.session.view_model import seat_to_move
from cfanp_gui.table.view import TableView
from cfanp_gui.window.play.endings import Endings


class CardHost(Protocol):
    """The window as it is needed here."""

    view: TableView
    endings: Endings


def show_card(host: CardHost, session: GameSession, change: Change) -> None:
    """Lay the hand-over card on the table when another player is to move.

    Where several may be to move at once there is no next player. From a bot nobody hides anything,
    nor has a person who plays against bots alone anybody to hide it from.
    """
    seat = seat_to_move(change.after)
    if seat is None or seat == seat_to_move(change.before):
        return
    status = change.after.seat_status(seat.id)
    if session.moves_itself(status.player) or (session.match.bots and len(people(session)) == 1):
        return
    session.pause_clock()
    colour = session.match.colours[status.paint]
    name = session.name(status.first_player)
    host.endings.afterwards(lambda: host.view.card.show_for(name, seat.label, colour, status.paint))

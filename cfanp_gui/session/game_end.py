"""End of a game in few words: who won, and who took whom."""

from typing import NamedTuple

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, listed
from cfanp_gui.core.wording import Badge, badge_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import losses


class Taking(NamedTuple):
    """Loss of an army or a board."""

    text: Text
    badges: tuple[Badge, ...]
    """Badges of the captor, if there is one, and of what was lost."""
    node: Node

    @property
    def is_capture(self) -> bool:
        """Return True if a player took it."""
        return len(self.badges) > 1


def takings(session: GameSession) -> list[Taking]:
    """Return the losses on the line to a session's cursor, first to last."""
    wording, rows = session.game.wording, []
    for node, loss in losses(session.node):
        before = session.situation_at(node.parent or node)
        lost = badge_of(before.position.seat_status(loss.seat))._replace(captor=None)
        what = wording.loss(before, loss)
        if loss.captor is None:
            text = Text("{loss}: {cause}", loss=what, cause=loss.cause or "")
            rows.append(Taking(text, (lost,), node))
            continue
        captor = isolated(session.name(loss.captor))
        text = Text("{captor} captured {loss}", captor=captor, loss=what)
        rows.append(Taking(text, (badge_of_player(before.position, loss.captor), lost), node))
    return rows


def badge_of_player(position: Position, player: int) -> Badge:
    """Return the badge of the seat at which a player began."""
    for status in position.statuses():
        if status.first_player == player:
            return badge_of(status)._replace(captor=None, dead=False)
    return Badge("", player - 1)  # its board has left the table


def headline(session: GameSession) -> Text:
    """Return the result of a game in two or three words."""
    outcome, match = session.outcome, session.match
    if outcome is None or outcome.result != "win":
        return Text("Draw")
    persons = [player for player, seat in enumerate(match.seats, 1) if seat.bot is None]
    if match.bots and len(persons) == 1 and persons[0] in outcome.players:
        return Text("You won!")
    names = listed(list(map(session.name, outcome.players)))
    if len(outcome.players) == 1:
        return Text("{names} wins", names=names)
    return Text("{names} win", names=names)

"""Fates of the armies, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.wording import badge_of
from cfanp_gui.insight.lineage import Lineage, Turning
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.translate import tr
from cfanp_gui.window.panels.panel_presenter import DOT, PanelPresenter, RowBadge, painted
from cfanp_gui.window.play import event_texts

_NO_BREAK = "\N{NO-BREAK SPACE}"
_LONG_NAME = 20
"""Length of a name, in characters, above which it may be broken."""


class LineageWords:
    """Texts for the lineage of one line of a session's tree."""

    def __init__(self, session: GameSession, nodes: Sequence[Node], history: Lineage) -> None:
        self._session = session
        self._presenter = PanelPresenter(session)
        self.nodes = nodes
        self.lineage = history

    def name(self, player: int | None) -> str:
        """Return the name of a player."""
        return tr("nobody") if player is None else self._session.name(player)

    def badge(self, army: int, at: int) -> RowBadge:
        """Return the badge of an army after a number of actions."""
        status = self.nodes[at].position.seat_status(self.lineage.seats[army])
        return painted(badge_of(status), self._session.match.colours)

    def moment(self, at: int) -> str:
        """Return the moment of a position: the round, and the move that led to it."""
        return self._presenter.moment(self.nodes[at])

    def turning(self, turning: Turning) -> str:
        """Return the fate of an army, as sentences."""
        sentences = [event_texts.event(self._session, event) for event in turning.events]
        if sentences:
            return " ".join(sentences)
        army = self.badge(turning.army, 0).label
        return tr("Army {army} goes from {giver} to {taker}.").format(
            army=army, giver=self.name(turning.before), taker=self.name(turning.after)
        )

    def shares(self, at: int) -> str:
        """Return each player's material after a number of actions, in pawns, the most first."""
        lineage = self.lineage
        holders = [*lineage.players(at), *([None] if lineage.had(at, None) else [])]
        holders.sort(key=lambda player: (player is None, -lineage.had(at, player), player or 0))
        return DOT.join(_share(self.name(player), lineage.had(at, player)) for player in holders)

    def tip(self, at: int) -> str:
        """Return all texts of a moment, line by line."""
        turnings = [self.turning(turning) for turning in self.lineage.turnings if turning.at == at]
        return "\n".join([self.moment(at), *turnings, self.summary(at)])

    def spoken(self, turning: Turning) -> str:
        """Return a turning as text for a screen reader."""
        shares = self.shares(turning.at).replace(DOT, ", ")
        return tr("{moment}: {what} Material, in pawns: {shares}.").format(
            moment=self.moment(turning.at), what=self.turning(turning), shares=shares
        )

    def summary(self, at: int) -> str:
        """Return each player's material at a moment, as a sentence."""
        return tr("Material, in pawns: {shares}").format(shares=self.shares(at))


def _share(name: str, worth: int) -> str:
    """Return a name with its player's material, which stay together when lines are broken."""
    whole = name if len(name) > _LONG_NAME else name.replace(" ", _NO_BREAK)
    return f"{isolated(whole)}{_NO_BREAK}({worth})"

"""What the panels say of half-boards pushed together: armies in batting order, and a turn."""

from __future__ import annotations

from collections import Counter
from typing import cast

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Position, PushedPosition
from cfanp_gui.games.cfanp.events import ArmyDied, HandedOver
from cfanp_gui.session.captures import taken_by
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.tree import Node
from cfanp_gui.table.presenters.pair_status import glyphs
from cfanp_gui.table.theme import DEAD
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.panel_presenter import DOT, Badge, PanelPresenter


class PairPanelPresenter(PanelPresenter):
    """A row for each army: who moves it, whose turn it is, what each has taken."""

    ends_turns = True

    def __init__(self, session: PushedSession) -> None:
        self._session = session
        self._counted: tuple[Node, dict[int, Counter[str]]] | None = None

    @property
    def session(self) -> PushedSession:
        return self._session

    def heading(self) -> str:
        return tr("Batting order")

    def turn(self) -> str:
        position = self._session.position
        player = position.control[position.turn().seat]
        who = self._session.name(player) if player is not None else ""
        return tr("{name} to move").format(name=who)

    def tempo(self) -> str:
        return tr("Round {round}").format(round=self._session.position.turn().round)

    def moves_to_decline(self) -> int | None:
        turn = self._session.position.turn()
        return None if turn.end is None else turn.moves_possible

    # The armies in batting order

    def rows(self) -> int:
        return len(self._session.position.control)

    def turn_row(self) -> int:
        if self._session.outcome is not None:
            return -1
        return self._session.position.turn().seat

    def is_turn(self, row: int) -> bool:
        return row == self.turn_row()

    def name(self, row: int) -> str:
        player = self._player(row)
        return self._session.name(row + 1 if player is None else player)

    def note(self, row: int) -> str:
        player, parts = self._player(row), []
        if player is None:
            parts.append(tr("dead"))
        else:
            if row == self.turn_row():
                left = self._session.position.turn().moves_possible
                parts.append(tr("to move") if left == 1 else tr("to move · %n move(s)", "", left))
            if player != row + 1:
                loser = self._session.name(row + 1)
                parts.append(tr("captured from {name}").format(name=loser))
        if taken := self._taken(row):
            parts.append(glyphs(taken))
        return DOT.join(parts)

    def badge(self, row: int) -> Badge:
        """The army's letter on its paint, in its captor's ring if it has one; grey when dead."""
        player, colours = self._player(row), self._session.match.colours
        if player is None:
            return Badge(ARMY_LETTERS[row], row, DEAD.name())
        captor = colours[player - 1] if player != row + 1 else None
        return Badge(ARMY_LETTERS[row], row, colours[row], captor)

    def time_left(self, row: int) -> int | None:
        player = self._player(row)
        return None if player is None else self._session.time_left(player)

    def spoken(self, row: int) -> str:
        session = self._session
        at = session.situation._replace(captured={row: self._taken(row)})
        return translated(session.game.wording.rows(at)[row].spoken)

    def _player(self, army: int) -> int | None:
        return self._session.position.control[army]

    def _taken(self, army: int) -> Counter[str]:
        node = self._session.node
        if self._counted is None or self._counted[0] is not node:
            self._counted = node, taken_by(self._session)
        return self._counted[1].get(army, Counter())

    # The moves

    def _round(self, position: Position) -> int:
        return cast(PushedPosition, position).turn().round

    def move_badge(self, node: Node) -> Badge | None:
        """The army that did it."""
        if node.parent is None:
            return None
        army = cast(PushedPosition, node.parent.position).turn().seat
        return Badge(ARMY_LETTERS[army], army, self._session.match.colours[army])

    def _deed(self, node: Node) -> str | None:
        transition, parent = node.transition, node.parent
        if transition is None or parent is None:
            return None
        name = self._session.name
        if transition.pushed is not None:
            return tr("pushes {boards}").format(boards=" + ".join(transition.pushed.name))
        if node.action == cast(PushedPosition, parent.position).turn().end:
            return tr("ends the turn")
        for what in transition.events:
            if isinstance(what, ArmyDied):
                return tr("{name} is out").format(name=name(transition.actor))
            if isinstance(what, HandedOver):
                return tr("{army} to {name}").format(
                    army=ARMY_LETTERS[what.army], name=name(what.to_player)
                )
        return None

"""A match of half-boards that are pushed together: the pair that lies together, and its clocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Action, Position, PushedPosition, PushedSystem, Refusal, Transition
from cfanp_gui.core.text import Text
from cfanp_gui.session.clock import milliseconds
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import Match
from cfanp_gui.session.match_clocks import ClockPolicy
from cfanp_gui.session.signals import Signal, Unsubscribe


class PlayerClocks(ClockPolicy):
    """One clock for each player, called by his number, however many armies he moves."""

    def running(self, position: Position) -> frozenset[int]:
        return position.actors()

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """The player whose turn an action ended, if he still has the army.

        A move of the bonus ends no turn; a player who leaves ends none that would earn him time.
        """
        was, now = cast(PushedPosition, before), cast(PushedPosition, after)
        turn, next_turn = was.turn(), now.turn()
        if (turn.seat, turn.round) == (next_turn.seat, next_turn.round):
            return frozenset()
        player = was.control[turn.seat]
        same = player is not None and now.control[turn.seat] == player
        return frozenset((player,)) if player is not None and same else frozenset()

    def acted(self, before: Position, transition: Transition) -> int:  # noqa: ARG002
        return transition.actor

    def owner(self, position: Position, face: int) -> int:  # noqa: ARG002
        return face


class PushedSession(GameSession):
    """A match with one army to move, on any two half-boards pushed together."""

    end_rule = Text("Rule 9")

    def __init__(
        self, match: Match, start: PushedPosition, now: Callable[[], int] = milliseconds
    ) -> None:
        """Begin at a position; `now` counts milliseconds from whenever, and never back."""
        super().__init__(match, start, now)
        boards = self.position.boards()
        self._resting = Pair(boards[0].id, boards[1].id) if len(boards) == 2 else None
        self.pair: Pair | None = self._resting
        """The half-boards that lie pushed together now; with only two of them always these."""
        self._pairs = Signal[[Pair | None]]()

    @property
    def position(self) -> PushedPosition:
        """The position at the cursor."""
        return cast(PushedPosition, self.node.position)

    @property
    def system(self) -> PushedSystem:
        """The game played."""
        return cast(PushedSystem, self.match.system)

    def listen_to_pair(self, listener: Callable[[Pair | None], object]) -> Unsubscribe:
        """Have the pair pushed together told to a listener whenever it changes."""
        return self._pairs.add(listener)

    def push(self, pair: Pair) -> Refusal | None:
        """Push two half-boards together, to look or to move.

        Where pushing binds (touch-board) it is an action and may be refused; elsewhere any two
        half-boards may be pushed together (Rule 4).
        """
        action = self.position.push_action(pair)
        if action is not None and self.outcome is None:
            if self.position.turn().committed == pair:
                return None
            return self.propose(action)
        self._set_pair(pair)
        return None

    def pull_apart(self) -> None:
        """Pull the half-boards apart that lie pushed together."""
        self._set_pair(None)

    def hand_over(self, army: int, player: int) -> Refusal | None:
        """Hand an army to another player, in a friendly game."""
        return self.propose(self.system.hand_over(army, player))

    def claim_draw(self) -> Refusal | None:
        """The player to move claims a draw."""
        return self.propose(self.system.claimed_draw())

    def _faces(self) -> ClockPolicy:
        return PlayerClocks(range(1, self.root.position.players + 1))

    def _lost_on_time(self, face: int) -> Action:
        return self.system.resignation(face, on_time=True)

    def _arrived(self, transition: Transition | None, new: bool) -> None:
        pushed = transition.pushed if transition is not None else None
        if pushed is not None or not new:
            self._set_pair(pushed or self._resting)

    def _set_pair(self, pair: Pair | None) -> None:
        if pair != self.pair:
            self.pair = pair
            self._pairs.tell(pair)

"""A position of Multi Player Chess: what the session plays with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.system import IllegalAction, Outcome, Refusal, Tile
from cfanp_gui.core.systems.ring import explain, rfen
from cfanp_gui.core.systems.ring import turn as turns
from cfanp_gui.core.systems.ring.actions import AgreeDraw, Lose, Resign, RingAction
from cfanp_gui.core.systems.ring.changes import RingEvent, RingTransition, Seats
from cfanp_gui.core.systems.ring.men import BLACK, WHITE, Man, place_of, tile
from cfanp_gui.core.systems.ring.state import State, Stockpile
from cfanp_gui.core.text import Text

LAST_PLAYER = Text("last player in the ring")
AGREEMENT = Text("agreement")


class RingPosition:
    """A `State`, and how the game ended where the state does not tell: an immutable value."""

    def __init__(self, state: State, agreed: bool = False) -> None:
        self.state = state
        self._agreed = agreed

    # What there is to see

    @property
    def players(self) -> int:
        """The number of players the game began with."""
        return len(self.state.stockpiles)

    @property
    def seats(self) -> Mapping[int, Seats]:
        """For each board of the ring, by its number, who has White and who has Black there."""
        state = self.state
        return {board.number: seats for board, seats in zip(state.boards, state.seats, strict=True)}

    @property
    def to_move(self) -> Mapping[int, int]:
        """For each board of the ring, by its number, the player whose turn it is there."""
        state = self.state
        return {board.number: state.mover(index) for index, board in enumerate(state.boards)}

    @property
    def waiting(self) -> frozenset[int]:
        """The numbers of the boards on which nothing may be moved or placed now.

        They have had their turn in this round, or the side to move is stalemated there, or a
        choice must be made first.
        """
        open_now = set() if self.outcome() else set(self.state.open)
        return frozenset(
            board.number for index, board in enumerate(self.state.boards) if index not in open_now
        )

    @property
    def choosers(self) -> frozenset[int]:
        """The players who must choose now which of their stalemated boards they have lost."""
        return frozenset() if self.outcome() else self.state.choosers

    @property
    def stockpiles(self) -> Mapping[int, Stockpile]:
        """The stockpile of each player still in the ring, sorted by kind, colour and set."""
        return {player: self.state.stockpiles[player - 1] for player in sorted(self.state.alive)}

    @property
    def round(self) -> int:
        """In rounds tempo the round being played, from 1; in free tempo always 1."""
        return self.state.round

    def checked_kings(self) -> tuple[Place, ...]:
        """The places of Kings in check."""
        return tuple(
            place_of(board.number, board.king(board.turn))
            for board in self.state.boards
            if board.check
        )

    def boards(self) -> tuple[Tile, ...]:
        """The half-boards to draw, two with a fixed seam for each board; owners are colours."""
        return tuple(
            Tile(tile(board.number, colour), 8, 4, colour, tile(board.number, 1 - colour))
            for board in self.state.boards
            for colour in (WHITE, BLACK)
        )

    def pieces(self) -> Mapping[Place, Man]:
        """Every piece and where it stands."""
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Place, Man]:
        return MappingProxyType(
            {
                place_of(board.number, square): man
                for board in self.state.boards
                for square, man in enumerate(board.men)
                if man is not None
            }
        )

    def to_text(self) -> str:
        """The position in one line (see `rfen`)."""
        return rfen.write(self.state)

    # What may be done

    def actors(self) -> frozenset[int]:
        """The players who may make a move, a placement or a choice now."""
        if self.outcome() is not None:
            return frozenset()
        return self.state.choosers | {self.state.mover(index) for index in self.state.open}

    def legal_actions(self, actor: int) -> tuple[RingAction, ...]:
        """Everything the rules of movement let a player do now, sorted by text.

        Resignations and draws are not among it.
        """
        if self.outcome() is not None:
            return ()
        state = self.state
        actions: list[RingAction] = [*state.choices(actor)]
        for index in state.open:
            if state.mover(index) == actor:
                actions.extend(state.actions(index))
        return tuple(sorted(actions, key=lambda action: action.text))

    def all_actions(self) -> tuple[RingAction, ...]:
        """The legal actions of all players, sorted by text."""
        actions = [action for actor in self.actors() for action in self.legal_actions(actor)]
        return tuple(sorted(actions, key=lambda action: action.text))

    def refusal(self, action: RingAction) -> Refusal | None:
        """Why an action is not legal here; None when it is."""
        return explain.refusal(self.state, action, self.outcome() is not None)

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        players = tuple(sorted(self.state.alive))
        if self._agreed:
            return Outcome("draw", players, AGREEMENT)
        state, drawn = turns.settle(self.state, turns.Report())
        players = tuple(sorted(state.alive))
        if state.decided:
            return Outcome("win", players, LAST_PLAYER)
        return None if drawn is None else Outcome("draw", players, drawn)

    def settled(self) -> tuple[RingPosition, tuple[RingEvent, ...]]:
        """The position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with checkmates or with a round that is complete.
        """
        report = turns.Report()
        state, _ = turns.settle(self.state, report)
        if state is self.state:
            return self, ()
        return RingPosition(state, self._agreed), tuple(report.events)

    def apply(self, action: RingAction) -> tuple[RingPosition, RingTransition]:
        """The next position, and what changed. Raises IllegalAction."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self.state
        report = turns.Report()
        match action:
            case AgreeDraw():
                agreed = RingPosition(state, agreed=True)
                return agreed, RingTransition(action, min(state.alive))
            case Resign(_, player):
                actor = player
                after = turns.give_up(state, action, report)
            case Lose(number):
                actor = self.to_move[number]
                after = turns.give_up(state, action, report)
            case _:
                actor = self.to_move[action.board]
                after = turns.play(state, action, report)
        after, _ = turns.settle(after, report)
        return RingPosition(after), RingTransition(
            action,
            actor,
            tuple(report.relocations),
            tuple(report.captured),
            tuple(report.placed),
            tuple(report.stockpiles),
            tuple(report.seats),
            tuple(report.closed),
            tuple(report.events),
            tuple(report.checks),
        )

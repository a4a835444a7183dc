"""Position of Chess For Any Number of Players with its history, as used by sessions.

Loading the rules takes longer than anything else about a game. A table that is opened shows the
starting position at once and needs the rules only when a piece is picked up. So their modules are
loaded when something of them is needed, and a starting position has no state before that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Self, cast

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Transition
from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.game import Outcome
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.table_view import ArmiesView, Later, captor_of, style_of

if TYPE_CHECKING:
    from cfanp_gui.core.queries import GamePair, Prospects, TurnReasons
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.games.armies import (
        actions,
        builder,
        draws,
        explain,
        game_pairs,
        hooks,
        prospects,
        transitions,
        turn,
    )
    from cfanp_gui.games.armies.options import Rules
    from cfanp_gui.games.armies.state import State
else:
    actions, builder, draws, explain = map(Later, ("actions", "builder", "draws", "explain"))
    game_pairs, hooks, prospects = map(Later, ("game_pairs", "hooks", "prospects"))
    transitions, turn = map(Later, ("transitions", "turn"))

LAST_ALIVE = Text("last player alive")


class _Key(tuple[Hashable, ...]):
    """Key with a cached hash, because it may be long."""

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash


class ArmiesPosition(ArmiesView):
    """`State` with the positions since the last capture or pawn move, and the end of the game.

    In a starting position army a is to move, nobody is in check, and nothing has happened that
    could end the game: that much is known without its state.
    """

    _goes_on = False
    """True after a record continued past a draw by the rules, which then declare no other."""

    def __init__(
        self, state: State, earlier: tuple[draws.Key, ...] = (), ended: Outcome | None = None
    ) -> None:
        self.state = state
        self.army, self.control, self.rules = state.army, state.control, state.rules
        self._earlier = earlier
        self._ended = ended

    @classmethod
    def start(cls, players: int, rules: Rules) -> Self:
        """Return the starting position of a game of a number of players."""
        start = cls.__new__(cls)
        start.begins, start.army, start.rules = True, 0, rules
        start.control, start._earlier, start._ended = tuple(range(1, players + 1)), (), None
        return start

    def by_lot(self, seed: int) -> Self:
        """Return the starting position drawn by lot, in games that draw one."""
        return self

    # As a value

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ArmiesPosition) and self.begins and other.begins:
            return (self.players, self.rules) == (other.players, other.rules)
        return super().__eq__(other)

    __hash__ = ArmiesView.__hash__

    @cached_method
    def _key(self) -> Hashable:
        """Return everything on which the rest of the game depends, with repetition counts."""
        earlier = frozenset(Counter(self._earlier).items())
        return _Key(("armies", self.state, earlier, self._ended, self._goes_on))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the position without its caches."""
        if self.begins:
            return type(self).start, (self.players, self.rules)
        made = type(self), (self.state, self._earlier, self._ended)
        return (*made, {"_goes_on": True}) if self._goes_on else made

    def continued(self) -> Self:
        state = None if self._ended is not None or self.outcome() is None else self._settled()
        if state is None or state.sides.decided or state.stuck:
            return self
        later = type(self)(self.state, self._earlier)
        later._goes_on = True
        return later

    def _later(
        self, state: State, earlier: tuple[draws.Key, ...], ended: Outcome | None = None
    ) -> Self:
        later = type(self)(state, earlier, ended)
        later._goes_on = self._goes_on
        return later

    def search_state(self, player: int = 0) -> SearchState | None:
        """Return the position for a search; None if the kernel lacks one of its rules."""
        module, _, name = self.state.rules.base.search_path.partition(":")
        if not module:
            return None
        found: SearchState | None = getattr(import_module(module), name)(self.state, self._earlier)
        return found

    def builder(self) -> builder.ArmiesBuilder:
        return builder.ArmiesBuilder.of(self.state, type(self).made)

    @classmethod
    def made(cls, state: State) -> Self:
        """Return the position of a state that was read or set up, without history."""
        return cls(state)

    def actors(self) -> frozenset[int]:
        player = self.control[self.army]
        return frozenset(() if player is None or self.outcome() is not None else (player,))

    def living_armies(self) -> tuple[int, ...]:
        order = ((self.army + step) % self.players for step in range(self.players))
        return tuple(army for army in order if self.control[army] is not None)

    def pairs(self) -> tuple[Pair, ...]:
        return () if self.outcome() is not None else self.state.pairs()

    @cached_method
    def seat_status(self, seat: int) -> SeatStatus:
        """Return the status of an army; whether it is in check depends on the pair pushed.

        Raises KeyError for an army that does not exist.
        """
        if not 0 <= seat < len(self.control):
            raise KeyError(seat)
        player = self.control[seat]
        turn, rules = self.turn(), () if self.begins else self.state.hooks.modifiers
        to_move = seat == self.army and self.outcome() is None
        return SeatStatus(
            self.seats()[seat],
            seat + 1 if player is None else player,
            seat + 1,
            paint=seat,
            to_move=to_move,
            moves_left=turn.moves_possible if to_move else 0,
            begun=to_move and bool(turn.used),
            used=seat in turn.used and not turn.again,
            dead=player is None,
            captor=captor_of(seat, player),
            notes=tuple([note for rule in rules for note in rule.notes(self.state, seat)]),
            short_notes=tuple(
                [note for rule in rules for note in rule.short_notes(self.state, seat)]
            ),
            frozen=self.is_frozen(seat),
            stone=self.is_stone(seat),
            clock=player,
        )

    def style(self, piece: Piece) -> PieceStyle:
        army = piece.army
        return style_of(army, self.control[army], self.is_frozen(army), self.is_stone(army))

    # Notes of rules that are switched on; there are none at the start

    @property
    def _is_quiet(self) -> bool:
        begins = self.begins and not (self.rules.base.ends or self.rules.base.has_gates)
        return begins or self.outcome() is not None

    @cached_method
    def turn_reasons(self) -> TurnReasons | None:
        return None if self._is_quiet else self.state.hooks.first("turn_reasons", self.state)

    @cached_method
    def marked(self, pair: Pair | None = None) -> Mapping[Square, tuple[SquareNote, ...]]:
        """Return the squares marked by rules that are switched on, and gates, with notes."""
        notes: dict[Square, tuple[SquareNote, ...]] = {}
        if self._is_quiet:
            return MappingProxyType(notes)
        state, gate = self.state, SquareNote(NoteKind.GATE, Text("gate"))
        if self.rules.base.has_gates and state.hand(state.army):
            gates = state.base.gates(state.rights, state.army)
            notes |= {Square(state.army, at): (gate,) for at in gates}
        for marks in state.hooks.marks:
            for square, note in marks(state, pair):
                notes[square] = (*notes.get(square, ()), note)
        return MappingProxyType(notes)

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        hooks = () if self._is_quiet else self.state.hooks.attacks_on
        return tuple(dict.fromkeys(attack for hook in hooks for attack in hook(self.state, seat)))

    def demand(self, names: Names) -> Text | None:
        return None if self._is_quiet else self.state.hooks.first("demand", self.state, names)

    def is_frozen(self, army: int) -> bool:
        """Return True if an army is frozen until it is released."""
        if self.begins or not (hooks := self.state.hooks.is_frozen):
            return False
        return any(frozen(self.state, army) for frozen in hooks)

    def is_stone(self, army: int) -> bool:
        """Return True if an army is dead because it lost its King."""
        if self.control[army] is not None or not self.rules.base.royal:
            return False
        return self.state.king_of(army) is None

    # Pairs

    def push_action(self, pair: Pair) -> Action | None:
        return self.state.hooks.first("push_action", self.state, pair) if self.rules.touch else None

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        return explain.OVER if self.outcome() else explain.pair_refusal(self.state, pair)

    def pair_demand(self, pair: Pair) -> Refusal | None:
        state, compelled = self.state, None
        if pair in self.pairs():
            compelled = state.base.compelled(state.board(pair), pair, state.moves_on(pair), None)
        if compelled is None:
            return None
        causes = state.base.squares(compelled.causes, pair)
        return Refusal(state.rules.base.rule, compelled.sentence, causes, pair)

    @cached_method
    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        if self.begins:
            return ()
        state = self.state
        living = [army for army, player in enumerate(state.control) if player is not None]
        return tuple(
            dict.fromkeys(
                state.base.square(king, at)
                for army in living
                for at in ([pair] if pair is not None else state.pairs_of(army))
                for king, _ in state.checks(army, at)
            )
        )

    def attackers(self, king: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the pieces that attack a living King on a pair; on any pair if none is given."""
        piece, state = self.pieces().get(king), self.state
        if piece is None or state.control[piece.army] is None:
            return ()
        return tuple(
            dict.fromkeys(
                attacker
                for on in self._pairs_with(king.board, pair)
                for at, attackers in state.checks(piece.army, on)
                if state.base.square(at, on) == king
                for attacker in state.base.squares(attackers, on)
            )
        )

    def _pairs_with(self, board: int, pair: Pair | None) -> list[Pair]:
        """Return the pairs with a half-board; only the given one, if any."""
        if pair is not None:
            return [pair] if board == STRIP or board in pair else []
        return self.state.pairs_with(board)

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        return prospects.bearing_on(self.state, square, pair)

    def prospects(self, army: int) -> Prospects:
        return prospects.ArmiesProspects(self.state, army)

    def game_pair(self, pair: Pair) -> GamePair | Text:
        return game_pairs.game_pair(self.state, pair)

    # Actions

    def turn_given(self, side: str) -> tuple[Self, tuple[Event, ...]]:
        report = hooks.TurnReport()
        begun = prospects.turn_begun(self.state, self.free_turns()[side], report)
        return type(self)(turn.resolve_pending(begun, report)), tuple(report.events)

    @cached_method
    def claim(self) -> str | None:
        return None if self._is_quiet else draws.claimable(self.state, self._earlier)

    def refusal(self, action: Action) -> Refusal | None:
        if self.outcome() is not None:
            return explain.OVER
        return explain.refusal(self.state, cast("actions.ArmiesAction", action), self.claim)

    def resolve_pending(self) -> tuple[Self, tuple[Event, ...]]:
        if self.begins:
            return self, ()
        report = hooks.TurnReport()
        state = turn.resolve_pending(self.state, report)
        if state is self.state:
            return self, ()
        return self._later(state, self._earlier, self._ended), tuple(report.events)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        given = cast("actions.ArmiesAction", action)
        after, ended, change = transitions.applied(self.state, self.pieces(), given, self.claim)
        return self._later(after, self._trail(given, after), ended), change

    def with_outcome(self, outcome: Outcome) -> Self:
        return self._later(self.state, self._earlier, outcome)

    @cached_method
    def outcome(self) -> Outcome | None:
        if self.begins or self._ended is not None:
            return self._ended
        state = self._settled()
        players = state.sides.living_players
        if state.sides.decided:
            return Outcome("win", players, LAST_ALIVE)
        reason = state.stuck
        if not reason and not self._goes_on:
            reason = draws.automatic(state, self._earlier)
        if reason and (winners := draws.winners(state, self._earlier)) is not None:
            return Outcome("win", winners, reason)
        return Outcome("draw", players, reason) if reason else None

    def _settled(self) -> State:
        """Return the state after pending actions of the rules, as far as it is known."""
        return turn.resolve_pending(self.state, hooks.TurnReport())

    @cached_method
    def pieces(self) -> Mapping[Square, Piece]:
        if self.begins:
            return MappingProxyType(self.rules.base.starting_pieces(self.players, self.join))
        return MappingProxyType(self.state.pieces())

    def to_text(self) -> str:
        return self.builder().to_text()

    def _trail(self, action: actions.ArmiesAction, after: State) -> tuple[draws.Key, ...]:
        """Return the keys for the next position: this one is added when an army acted in it.

        Handovers do not count, or two friends could repeat a position by giving an army to and fro;
        nor do resignations and flags, after which no earlier position can recur.
        """
        if isinstance(action, actions.Move) and after.clock == 0 and not self.rules.base.dropped:
            return ()  # captured pieces come back only where they may be dropped
        if not isinstance(action, actions.Move | actions.ExtraAction | actions.EndTurn):
            return self._earlier
        return (*self._earlier, draws.repetition_key(self.state))

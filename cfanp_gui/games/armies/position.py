"""Position of Chess For Any Number of Players with its history, as used by sessions.

Loading the rules takes longer than anything else about a game. A table that is opened shows the
starting position at once and needs the rules only when a piece is picked up. So their modules are
loaded when something of them is needed, and a starting position has no state before that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cached_property
from itertools import chain
from types import MappingProxyType
from typing import TYPE_CHECKING, Self, cast

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Transition
from cfanp_gui.core.boards import ARMY_LETTERS, STRIP, Pair, Square
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.game import Outcome, Turn
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.queries import SquareNote
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.square_sets import kept
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.late import Later
from cfanp_gui.games.armies.table_view import ArmiesView

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
        searching,
        transitions,
        turn,
    )
    from cfanp_gui.games.armies.base_game import Step
    from cfanp_gui.games.armies.options import Rules
    from cfanp_gui.games.armies.state import State
else:
    actions, builder, draws, explain = map(Later, ("actions", "builder", "draws", "explain"))
    game_pairs, hooks, prospects = map(Later, ("game_pairs", "hooks", "prospects"))
    searching, transitions, turn = map(Later, ("searching", "transitions", "turn"))

LAST_ALIVE = Text("last player alive")

_new = tuple.__new__


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

    begins = False
    """True for a starting position."""
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
        found = cls.__new__(cls)
        found.begins = True
        found.army, found.control, found.rules = 0, tuple(range(1, players + 1)), rules
        found._earlier, found._ended = (), None
        return found

    def by_lot(self, seed: int) -> Self:
        """Return the starting position drawn by lot, in games that draw one."""
        return self

    @cached_property
    def state(self) -> State:
        """Return the state; that of a starting position is made here, loading the rules."""
        from cfanp_gui.games.armies.modifiers import hooks_of
        from cfanp_gui.games.armies.state import State

        return State.start(self.players, self.rules, hooks_of(self.rules))

    # As a value

    def __eq__(self, other: object) -> bool:
        if isinstance(other, ArmiesPosition) and self.begins and other.begins:
            return (self.players, self.rules) == (other.players, other.rules)
        return super().__eq__(other)

    __hash__ = ArmiesView.__hash__

    @kept
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
        if self._ended is not None or self.outcome() is None:
            return self
        state = self._settled()
        if state.decided or state.stuck:
            return self
        later = type(self)(self.state, self._earlier)
        later._goes_on = True
        return later

    def _later(
        self, state: State, earlier: tuple[draws.Key, ...], ended: Outcome | None = None
    ) -> Self:
        later = type(self)(state, earlier, ended)
        if self._goes_on:
            later._goes_on = True
        return later

    def search_state(self) -> SearchState | None:
        """Return the position for a search; None if a rule is on that the search does not know."""
        return searching.search_state(self.state, self._earlier)

    def builder(self) -> builder.ArmiesBuilder:
        return builder.ArmiesBuilder.of(self.state, type(self).made)

    @classmethod
    def made(cls, state: State) -> Self:
        """Return the position of a state that was read or set up, without history."""
        return cls(state)

    def turn(self) -> Turn:
        if self.begins:
            return Turn(self.army, 1)
        state, may_end = self.state, self.may_end
        rule = explain.RULE_BONUS if may_end else ""
        for rest_rule in state.hooks.rest_rule if may_end else ():
            rule = rest_rule(state, rule)
        return Turn(
            state.army,
            state.round,
            state.left,
            state.moves_possible(),
            frozenset(board for board in range(state.count) if state.pushed >> board & 1),
            state.committed,
            actions.EndTurn() if may_end and state.committed is None else None,
            rule,
            bool(state.pushed) and any(hook(state) for hook in state.hooks.may_reuse),
        )

    @property
    def may_end(self) -> bool:
        """Return True if a move was made this turn and the rest may be declined."""
        return bool(self.state.pushed) and self.state.has_move() and self.outcome() is None

    def actors(self) -> frozenset[int]:
        player = self.control[self.army]
        return frozenset(() if player is None or self.outcome() is not None else (player,))

    def living_armies(self) -> tuple[int, ...]:
        order = ((self.army + step) % self.players for step in range(self.players))
        return tuple(army for army in order if self.control[army] is not None)

    def pairs(self) -> tuple[Pair, ...]:
        return () if self.outcome() is not None else self.state.pairs()

    def seat_status(self, seat: int) -> SeatStatus:
        """Return the status of an army; whether it is in check depends on the pair pushed.

        Raises KeyError for an army that does not exist.
        """
        if not 0 <= seat < self.players:
            raise KeyError(seat)
        player = self.control[seat]
        turn = self.turn()
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
            captor=None if player in (None, seat + 1) else player - 1,
            notes=self.notes(seat),
            short_notes=self.short_notes(seat),
            frozen=self.is_frozen(seat),
            stone=self.is_stone(seat),
            clock=player,
        )

    def style(self, piece: Piece) -> PieceStyle:
        player = self.control[piece.army]
        captor = None if player in (None, piece.army + 1) else player - 1
        return PieceStyle(
            piece.army,
            "",
            captor,
            player is None,
            ARMY_LETTERS[piece.army],
            self.is_frozen(piece.army),
            self.is_stone(piece.army),
            piece.army % 2,
        )

    # Notes of rules that are switched on; there are none at the start

    @property
    def _is_quiet(self) -> bool:
        return self.begins or self.outcome() is not None

    @kept
    def turn_reasons(self) -> TurnReasons | None:
        return None if self._is_quiet else self.state.hooks.first("turn_reasons", self.state)

    def notes(self, army: int) -> tuple[Text, ...]:
        """Return the notes of the house rules on an army, each in few words."""
        asked = () if self.begins else self.state.hooks.modifiers
        return tuple(chain.from_iterable(one.notes(self.state, army) for one in asked))

    def short_notes(self, army: int) -> tuple[Text, ...]:
        """Return the same notes in as few words as possible."""
        asked = () if self.begins else self.state.hooks.modifiers
        return tuple(chain.from_iterable(one.short_notes(self.state, army) for one in asked))

    @kept
    def marked(self) -> Mapping[Square, tuple[SquareNote, ...]]:
        """Return the squares marked by rules that are switched on, with notes."""
        found: dict[Square, tuple[SquareNote, ...]] = {}
        for marks in () if self._is_quiet else self.state.hooks.marks:
            for square, note in marks(self.state):
                found[square] = (*found.get(square, ()), note)
        return MappingProxyType(found)

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        asked = () if self._is_quiet else self.state.hooks.attacks_on
        found = chain.from_iterable(attacks(self.state, seat) for attacks in asked)
        return tuple(dict.fromkeys(found))

    def demand(self, names: Names) -> Text | None:
        return None if self._is_quiet else self.state.hooks.first("demand", self.state, names)

    def is_frozen(self, army: int) -> bool:
        """Return True if an army is frozen until it is released."""
        asked = () if self.begins else self.state.hooks.is_frozen
        return any(frozen(self.state, army) for frozen in asked)

    def is_stone(self, army: int) -> bool:
        """Return True if an army is dead because it lost its King."""
        royal = bool(self.rules.base.royal)
        return royal and self.control[army] is None and self.state.king_of(army) is None

    @cached_property
    def payments(self) -> tuple[actions.SquareAction, ...]:
        """Return the removals and swaps one of which must be done before any other action."""
        if self.begins or not self.state.is_due():
            return ()
        return tuple(one for one in self._legal if isinstance(one, actions.SquareAction))

    # Pairs

    def push_action(self, pair: Pair) -> Action | None:
        return self.state.hooks.first("push_action", self.state, pair) if self.rules.touch else None

    def pawn_push(self, square: Square, move: actions.Move) -> Step:
        state, pair = self.state, move.pair
        if square.board not in (*pair, STRIP):
            return (0, 0)
        bare, origin = state.pair_move(move), state.base.joined(square, pair)
        if pair in state.pairs() and bare in state.moves_on(pair).expand():
            state = state.moved(pair, bare)
        return next(state.base.pawn_pushes(state.board(pair), 1 << origin), (origin, origin))

    def pair_actions(self, pair: Pair) -> tuple[actions.Move, ...]:
        if pair not in self.pairs():
            return ()
        return self._pair_moves(pair)

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        return explain.OVER if self.outcome() else explain.pair_refusal(self.state, pair)

    def pair_demand(self, pair: Pair) -> Refusal | None:
        if pair not in self.pairs():
            return None
        state = self.state
        found = state.base.compelled(state.board(pair), pair, state.moves_on(pair), None)
        if found is None:
            return None
        causes = state.squares(found.causes, pair)
        return Refusal(state.rules.base.rule, found.sentence, causes, pair)

    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        if self.begins:
            return ()
        state = self.state
        return tuple(
            king
            for army, player in enumerate(state.control)
            if player is not None
            and (king := state.king_of(army, pair)) is not None
            and any(state.checkers(army, at) for at in self._pairs_with(king.board, pair))
        )

    def attackers(self, king: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the pieces that attack a living King on a pair; on any pair if none is given."""
        piece = self.pieces().get(king)
        if (
            piece is None
            or piece.letter != self.state.base.royal
            or self.state.control[piece.army] is None
        ):
            return ()
        pairs = self._pairs_with(king.board, pair)
        found = (at for one in pairs for at in self.state.checkers(piece.army, one))
        return tuple(dict.fromkeys(found))

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

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return self._legal if actor in self.actors() else ()

    @cached_property
    def _legal(self) -> tuple[Action, ...]:
        state = self.state
        found: list[Action] = []
        for pair in state.pairs():
            found.extend(self._pair_moves(pair))
        if self.may_end and state.committed is None:
            found.append(actions.EndTurn())
        if state.hooks.extra_actions and self.outcome() is None:
            for extra_actions in state.hooks.extra_actions:
                found.extend(extra_actions(state))
            found.sort(key=lambda action: action.text)
        return tuple(found)

    def _pair_moves(self, pair: Pair) -> tuple[actions.Move, ...]:
        moves = self.state.moves_on(pair).expand()
        base, kind = self.rules.base, actions.Move
        texts = base.becomes
        moves.sort(key=self.state.base.texts.__getitem__)
        if self.state.hooks.pushes:
            found = [
                kind(pair, move[0], move[1], texts[move[2]], base, push)
                for move in moves
                for push in turn.pushes(self.state, pair, move)
            ]
            return tuple(sorted(found, key=lambda move: move.text))
        return tuple(
            [
                _new(kind, (pair, origin, target, texts[becomes], base, None))
                for origin, target, becomes in moves
            ]
        )

    def claim(self) -> str | None:
        if self._is_quiet:
            return None
        return draws.claimable(self.state, self._earlier)

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
        after, ended, change = transitions.applied(self.state, self._pieces, given, self.claim)
        return self._later(after, self._trail(given, after), ended), change

    def outcome(self) -> Outcome | None:
        return self._outcome

    def with_outcome(self, outcome: Outcome) -> Self:
        return type(self)(self.state, self._earlier, outcome)

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self.begins or self._ended is not None:
            return self._ended
        state = self._settled()
        players = state.sides.living_players
        if state.decided:
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

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
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

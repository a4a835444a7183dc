"""Position of Chess For Any Number of Players with its history, as used by sessions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Self, cast

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Transition
from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.capabilities import Searchable
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.game import BoardSpec, Outcome, Piece, Turn
from cfanp_gui.core.square_notes import SquareNote
from cfanp_gui.core.text import Text
from cfanp_gui.core.turn_reasons import TurnReasons
from cfanp_gui.games.armies import draws, explain, prospects
from cfanp_gui.games.armies import turn as turns
from cfanp_gui.games.armies.actions import (
    ArmiesAction,
    EndTurn,
    ExtraAction,
    HandOver,
    Move,
    Resign,
    SquareAction,
)
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.prospects import ArmiesProspects
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.table_view import TableView
from cfanp_gui.games.armies.transitions import transition

if TYPE_CHECKING:
    from cfanp_gui.core.game_pair import GamePair
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.games.armies.base_game import Step
    from cfanp_gui.games.armies.builder import ArmiesBuilder
    from cfanp_gui.games.armies.options import Rules

_new = tuple.__new__


LAST_ALIVE = Text("last player alive")


class _Key(tuple[Hashable, ...]):
    """Key with a cached hash, because it may be long."""

    @cached_property
    def _hash(self) -> int:
        return super().__hash__()

    def __hash__(self) -> int:
        return self._hash


class ArmiesPosition(TableView, Searchable):
    """`State` with the positions since the last capture or pawn move, and the end of the game."""

    _goes_on = False
    """True after a record continued past a draw by the rules, which then declare no other."""

    def __init__(
        self, state: State, earlier: tuple[draws.Key, ...] = (), ended: Outcome | None = None
    ) -> None:
        self.state = state
        self._earlier = earlier
        self._ended = ended

    # As a value

    def _key(self) -> Hashable:
        return self._hashable

    @cached_property
    def _hashable(self) -> _Key:
        """Return everything on which the rest of the game depends, with repetition counts."""
        earlier = frozenset(Counter(self._earlier).items())
        return _Key(("armies", self.state, earlier, self._ended, self._goes_on))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the position without its caches."""
        made = type(self), (self.state, self._earlier, self._ended)
        return (*made, {"_goes_on": True}) if self._goes_on else made

    def continued(self) -> Self:
        if self._ended is not None or self.outcome() is None:
            return self
        state = self._settled()
        if state.decided or state.stuck:
            return self
        return self._going_on(type(self)(self.state, self._earlier))

    def _going_on(self, later: Self) -> Self:
        """Return a position in a record that continued past a draw by the rules."""
        later._goes_on = True
        return later

    def search_state(self) -> SearchState | None:
        """Return the position for a search; None if a rule is on that the search does not know."""
        from cfanp_gui.games.armies.searching import search_state

        return search_state(self.state, self._earlier)

    def builder(self) -> ArmiesBuilder:
        from cfanp_gui.games.armies.builder import ArmiesBuilder

        return ArmiesBuilder.of(self.state, type(self).made)

    @classmethod
    def made(cls, state: State) -> Self:
        """Return the position of a state that was read or set up, without history."""
        return cls(state)

    @property
    def players(self) -> int:
        return self.state.count

    @property
    def control(self) -> tuple[int | None, ...]:
        return self.state.control

    @property
    def rules(self) -> Rules:
        return self.state.rules

    @property
    def join(self) -> Join:
        return self.state.rules.join

    @property
    def friendly(self) -> bool:
        return self.state.rules.friendly

    def turn(self) -> Turn:
        state = self.state
        may_end = self.may_end and state.committed is None
        return Turn(
            state.army,
            state.round,
            state.left,
            state.moves_possible(),
            frozenset(board for board in range(state.count) if state.pushed >> board & 1),
            state.committed,
            EndTurn() if may_end else None,
            self._rest_rule() if may_end else "",
            bool(state.pushed) and any(hook(state) for hook in state.hooks.may_reuse),
        )

    def _rest_rule(self) -> Text:
        """Return the rule that gives the rest of the turn."""
        rule = explain.RULE_BONUS
        for rest_rule in self.state.hooks.rest_rule:
            rule = rest_rule(self.state, rule)
        return rule

    def turn_reasons(self) -> TurnReasons | None:
        return self._turn_reasons

    @cached_property
    def _turn_reasons(self) -> TurnReasons | None:
        if self.outcome() is not None:
            return None
        found = (turn_reasons(self.state) for turn_reasons in self.state.hooks.turn_reasons)
        return next((one for one in found if one is not None), None)

    def push_action(self, pair: Pair) -> Action | None:
        found = (hook(self.state, pair) for hook in self.state.hooks.push_action)
        return next((action for action in found if action is not None), None)

    @property
    def may_end(self) -> bool:
        """Return True if a move was made this turn and the rest may be declined."""
        return bool(self.state.pushed) and self.state.has_move() and self.outcome() is None

    def actors(self) -> frozenset[int]:
        player = self.state.control[self.state.army]
        if player is None or self.outcome() is not None:
            return frozenset()
        return frozenset((player,))

    def pairs(self) -> tuple[Pair, ...]:
        return () if self.outcome() is not None else self.state.pairs()

    def notes(self, army: int) -> tuple[Text, ...]:
        asked = self.state.hooks.notes
        return tuple(note for notes in asked for note in notes(self.state, army))

    def short_notes(self, army: int) -> tuple[Text, ...]:
        asked = self.state.hooks.modifiers
        return tuple(note for one in asked for note in one.short_notes(self.state, army))

    def marked(self) -> Mapping[Square, tuple[SquareNote, ...]]:
        """Return the squares marked by rules that are switched on, with notes."""
        return self._marked

    @cached_property
    def _marked(self) -> Mapping[Square, tuple[SquareNote, ...]]:
        found: dict[Square, tuple[SquareNote, ...]] = {}
        for marks in self.state.hooks.marks if self.outcome() is None else ():
            for square, note in marks(self.state):
                found[square] = (*found.get(square, ()), note)
        return MappingProxyType(found)

    def attacks_on(self, seat: int) -> tuple[tuple[Square, Square], ...]:
        if self.outcome() is not None:
            return ()
        hooks = self.state.hooks
        found = (one for attacks in hooks.attacks_on for one in attacks(self.state, seat))
        return tuple(dict.fromkeys(found))

    def demand(self, names: Names) -> Text | None:
        if self.outcome() is not None:
            return None
        found = (demand(self.state, names) for demand in self.state.hooks.demand)
        return next((words for words in found if words is not None), None)

    def is_frozen(self, army: int) -> bool:
        return any(frozen(self.state, army) for frozen in self.state.hooks.is_frozen)

    def is_stone(self, army: int) -> bool:
        if not self.state.base.royal:
            return False
        return self.state.control[army] is None and self.state.king_of(army) is None

    @cached_property
    def payments(self) -> tuple[SquareAction, ...]:
        """Return the removals and swaps one of which must be done before any other action."""
        if not self.state.is_due():
            return ()
        return tuple(one for one in self._legal if isinstance(one, SquareAction))

    def pawn_push(self, square: Square, move: Move) -> Step:
        state, pair = self.state, move.pair
        if square.board not in (*pair, STRIP):
            return (0, 0)
        bare, origin = explain.pair_move(state, move), state.base.joined(square, pair)
        if pair in state.pairs() and bare in state.moves_on(pair).expand():
            state = state.moved(pair, *bare)
        return next(state.base.pawn_pushes(state.board(pair), 1 << origin), (origin, origin))

    def pair_actions(self, pair: Pair) -> tuple[Move, ...]:
        if pair not in self.pairs():
            return ()
        return self._pair_moves(pair)

    def pair_refusal(self, pair: Pair) -> Refusal | None:
        if self.outcome() is not None:
            return Refusal(explain.RULE_END, Text("The game is over"))
        return explain.pair_refusal(self.state, pair)

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

    def living_armies(self) -> tuple[int, ...]:
        return prospects.living_armies(self.state)

    def game_pair(self, pair: Pair) -> GamePair | Text:
        from cfanp_gui.games.armies.game_pairs import game_pair

        return game_pair(self.state, pair)

    def prospects(self, army: int) -> ArmiesProspects:
        return ArmiesProspects(self.state, army)

    def turn_given(self, side: str) -> tuple[Self, tuple[Event, ...]]:
        report = TurnReport()
        begun = prospects.turn_begun(self.state, self.free_turns()[side], report)
        state = turns.resolve_pending(begun, report)
        return type(self)(state), tuple(report.events)

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return self._legal if actor in self.actors() else ()

    @cached_property
    def _legal(self) -> tuple[Action, ...]:
        state = self.state
        actions: list[Action] = []
        for pair in state.pairs():
            actions.extend(self._pair_moves(pair))
        if self.may_end and state.committed is None:
            actions.append(EndTurn())
        if state.hooks.extra_actions and self.outcome() is None:
            for extra_actions in state.hooks.extra_actions:
                actions.extend(extra_actions(state))
            actions.sort(key=lambda action: action.text)
        return tuple(actions)

    def _pair_moves(self, pair: Pair) -> tuple[Move, ...]:
        moves = self.state.moves_on(pair).expand()
        base = self.state.rules.base
        said = base.becomes
        moves.sort(key=self.state.base.texts.__getitem__)
        if self.state.hooks.pushes:
            found = [
                Move(pair, move[0], move[1], said[move[2]], base, push)
                for move in moves
                for push in turns.pushes(self.state, pair, move)
            ]
            return tuple(sorted(found, key=lambda move: move.text))
        return tuple(
            [
                _new(Move, (pair, origin, target, said[becomes], base, None))
                for origin, target, becomes in moves
            ]
        )

    def claim(self) -> str | None:
        return None if self.outcome() else draws.claimable(self.state, self._earlier)

    def refusal(self, action: Action) -> Refusal | None:
        claim = self.claim() if isinstance(action, ClaimDraw) else None
        over = self.outcome() is not None
        return explain.refusal(self.state, cast(ArmiesAction, action), over, claim)

    def resolve_pending(self) -> tuple[Self, tuple[Event, ...]]:
        report = TurnReport()
        state = turns.resolve_pending(self.state, report)
        if state is self.state:
            return self, ()
        later = type(self)(state, self._earlier, self._ended)
        return self._going_on(later) if self._goes_on else later, tuple(report.events)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self.state
        actor = state.control[state.army]
        assert actor is not None, "a dead army is never to move"
        report = TurnReport()
        ended = None
        pushed = None
        after = state
        match action:
            case Move(pair):
                move = explain.pair_move(state, action)
                after = turns.play(state, pair, *move, report, action.push)
                pushed = pair
            case ExtraAction():
                modifier = state.hooks.player_of(action)
                assert modifier is not None, "an action of a rule that is off is refused"
                after = modifier.play(state, action, report)
                pushed = action.pushed
            case EndTurn():
                after = turns.end_turn(state, report)
            case Resign(player, on_time):
                actor = player
                after = turns.leave(state, player, on_time, report)
                ended = self._on_time(action)
            case HandOver(army, player):
                actor = state.control[army] or actor
                after = turns.hand_over(state, army, player, report)
            case AgreeDraw():
                ended = Outcome("draw", state.sides.living_players, Text("agreement"))
            case ClaimDraw():
                reason = self.claim() or ""
                ended = Outcome("draw", state.sides.living_players, reason)
        change = transition(state, self._pieces, action, actor, after, pushed, report)
        later = type(self)(after, self._trail(action, after), ended)
        return self._going_on(later) if self._goes_on else later, change

    def outcome(self) -> Outcome | None:
        return self._outcome

    def with_outcome(self, outcome: Outcome) -> Self:
        return type(self)(self.state, self._earlier, outcome)

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self._ended is not None:
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
        return turns.resolve_pending(self.state, TurnReport())

    def boards(self) -> tuple[BoardSpec, ...]:
        return self.rules.base.boards(self.state.count)

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(self.state.pieces())

    def to_text(self) -> str:
        return self.builder().to_text()

    def _on_time(self, action: Resign) -> Outcome | None:
        """Return the draw on time when no mate is possible (FIDE 6.9, two half-boards), or None."""
        state = self.state
        if not action.on_time or state.count != 2:
            return None
        winner = next(a for a in (0, 1) if state.control[a] != action.player)
        if draws.can_mate(state, winner):
            return None
        return Outcome("draw", state.sides.living_players, Text("time, but no mate is possible"))

    def _trail(self, action: Action, after: State) -> tuple[draws.Key, ...]:
        """Return the keys for the next position: this one is added when an army acted in it.

        Handovers do not count, or two friends could repeat a position by giving an army to and fro;
        nor do resignations and flags, after which no earlier position can recur.
        """
        if isinstance(action, Move) and after.clock == 0 and not self.rules.base.dropped:
            return ()  # captured pieces come back only where they may be dropped
        if not isinstance(action, Move | ExtraAction | EndTurn):
            return self._earlier
        return (*self._earlier, draws.repetition_key(self.state))

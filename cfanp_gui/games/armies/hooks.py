"""Hooks by which rules that modify the game change a turn.

A rule that can be switched on is a `Modifier`: a class that overrides the hooks it needs. The
modifiers that are on are composed into `Hooks` once for each set of `Rules` (`modifiers.hooks_of`)
and passed to the `State`; with none on every hook is empty. `turn`, `state`, `explain` and
`position` call the hooks and know no rule by its name. Facts that a modifier must remember between
actions are kept in `State.extra` under its name, as hashable values that can be pickled; they count
for repetitions, and the `items` of the ninth field of CFEN write them.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from inspect import isfunction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.position import Problem
from cfanp_gui.core.queries import SquareNote, TurnReasons
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import ArmiesAction, ExtraAction, Move
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves

S = TypeVar("S")
"""Type of the `State` that rules change; it refers to the hooks, so it is not imported here."""


Facts = tuple[tuple[str, Hashable], ...]
"""Facts that rules remember, by the names of the rules."""


class TurnReport:
    """Record of what happened on the way to the next state."""

    __slots__ = ("checked", "events", "judged", "prizes")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.judged = False
        """True if a rule has already judged the mates of the move."""
        self.checked: list[int] = []
        """Armies hostile to the mover whose King the move left attacked on its pair."""
        self.prizes: dict[int, Square] = {}
        """Squares of captured pieces that decide over their armies, by army; see `BaseGame.prize`.
        """


CHECKMATE = "checkmate"


class Played(NamedTuple):
    """Piece move: a pair, the parts of a `PairMove` on it, and the pawn pushed with it."""

    pair: Pair
    origin: int
    target: int
    promotion: int
    push: Step | None = None


class ArmyMate(NamedTuple):
    """Checkmate of an army, or its loss by a rule of the base game."""

    army: int
    by_army: int
    pairs: tuple[Pair, ...]
    """Pairs on which the army is checkmated."""
    control: list[int | None]
    """Player of each army once all mates of the action have been dealt with; it is changed in
    place."""
    reason: str = CHECKMATE
    """Type of the event that tells of it."""


class Modifier(Generic[S]):
    """Rule that changes the game. Every hook does nothing until a subclass overrides it.

    A hook that is given a `State` under construction, such as one with a report, changes it in
    place; the others do not change it.
    """

    name = ""
    """Key of its facts in `State.extra`."""
    actions: tuple[type[ExtraAction], ...] = ()
    """Types of the actions that it adds to the game."""
    items: tuple[str, ...] = ()
    """Keys of its items in the ninth field of CFEN, in their order."""
    repeats = True
    """True if its facts distinguish positions when repetitions are counted."""

    # A turn begins

    def at_place(self, state: S, army: int, report: TurnReport) -> None:
        """Act when the order reaches the place of an army, alive or dead.

        The turn of the army before is over, and no other has begun.
        """

    def moves_in_turn(self, state: S, army: int, count: int) -> int:
        """Return the number of moves of an army whose turn begins; `count` is that so far."""
        return count

    def before_turn(self, state: S, report: TurnReport) -> None:
        """Act when a turn has begun, before anything is judged in it."""

    def lost_turn(self, state: S) -> Event | None:
        """Return an event saying that the army to move loses its turn; None if it does not."""
        return None

    def before_moves(self, state: S, report: TurnReport) -> None:
        """Act before the first move of a turn that is not lost.

        It is called at the beginning and again whenever another action was done before that move.
        """

    def is_pending(self, state: S) -> bool:
        """Return True if `before_moves` would do something that it reports."""
        return False

    def moves_possible(self, state: S, count: int) -> int:
        """Return the number of moves that can still follow this turn; `count` is that so far."""
        return count

    # Legal actions

    def open_pairs(self, state: S, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        """Return the pairs that the army to move may push; `pairs` are those so far."""
        return pairs

    def shut(self, state: S, pair: Pair) -> Refusal | None:
        """Return the reason the army to move may not use a pair by this rule, or None."""
        return None

    def legal_moves(
        self, state: S, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        """Return the moves of any army on a pair; `moves` are those so far.

        Without `guard_king` moves that expose the own King are included. The progress of the turn
        is ignored: see `turn_moves`.
        """
        return moves

    def turn_moves(self, state: S, pair: Pair, moves: PairMoves) -> PairMoves:
        """Return the legal moves on a pair that the army to move may make this turn."""
        return moves

    def pushes(self, state: S, pair: Pair, move: PairMove) -> tuple[Step, ...]:
        """Return the pawn pushes one of which must accompany a legal move; empty if none must."""
        return ()

    def extra_actions(self, state: S) -> tuple[ExtraAction, ...]:
        """Return the actions of the army to move other than piece moves."""
        return ()

    def may_pass(self, state: S) -> bool:
        """Return True if the army to move may pass of its player's own will."""
        return False

    def passes_stalemated(self, state: S) -> bool:
        """Return True if an army without a move passes though two players are left."""
        return False

    def passed(self, state: S) -> None:
        """Act when an army passes for lack of a move; the state is under construction."""

    def drawn(self, state: S) -> Text | None:
        """Return the reason the game is drawn if the army to move has no move, or None."""
        return None

    def winners(self, state: S) -> tuple[int, ...] | None:
        """Return the players who win where that reason is given; None for a draw."""
        return None

    def due(self, state: S) -> Refusal | None:
        """Return the reason the army to move must do something else before it moves a piece.

        None if it need not. As long as it must, its turn does not end for lack of moves.
        """
        return None

    def push_action(self, state: S, pair: Pair) -> ExtraAction | None:
        """Return the action of pushing two half-boards together; None if that is no action."""
        return None

    def refusal(self, state: S, action: ArmiesAction) -> Refusal | None:
        """Return the reason an action is illegal by this rule; None if the rule has no objection.

        The rule alone decides over its own `actions`.
        """
        return None

    def move_refusal(self, state: S, action: Move) -> Refusal | None:
        """Return the reason for which an illegal move on an open pair is so by this rule, or None.

        Its squares are on that pair, or it is a drop; nothing else is known of it.
        """
        return None

    # Playing

    def play(self, state: S, action: ExtraAction, report: TurnReport) -> S:
        """Return the state after one of its own `actions`; the given state is unchanged."""
        raise NotImplementedError(f"{type(self).__name__} does not play {action.text}")

    def after_move(self, before: S, state: S, move: Played, report: TurnReport) -> None:
        """Act after a piece move, before any mate is judged."""

    def is_spared(self, state: S, army: int, pair: Pair) -> bool:
        """Return True if a checkmate of an army on a pair is ignored."""
        return False

    def on_mate(self, state: S, mate: ArmyMate, report: TurnReport) -> bool:
        """Deal with the checkmate of an army; return False to leave it to others."""
        return False

    def lost_too(self, state: S, control: Sequence[int | None]) -> Iterable[tuple[int, str]]:
        """Yield armies that are lost with others that were, and the reasons, by their letters.

        `control` has the players once those have been dealt with.
        """
        return ()

    def after_loss(self, state: S, armies: Sequence[int]) -> None:
        """Act when armies are lost; the state is under construction."""

    def decisive(self, state: S, pair: Pair, moves: PairMoves) -> Iterable[PairMove]:
        """Yield the moves on a pair after which armies may be lost by this rule, and few others."""
        return ()

    def after_action(self, state: S, pair: Pair | None, report: TurnReport) -> None:
        """Act after the mates of an action, on a pair if it was on one, are judged."""

    def after_exchange(self, state: S, square: Square) -> None:
        """Act after the removal of a piece from a square, or its swap for another."""

    def after_hand_over(self, state: S) -> None:
        """Act after the handover of an army, which is done between turns."""

    def passes_to_draw(self, state: S, count: int) -> int:
        """Return the number of passes in a row that draw the game; `count` is that so far."""
        return count

    # As text

    def write(self, state: S) -> Mapping[str, str]:
        """Return its items of the ninth field; empty ones may be left out."""
        return {}

    def read(self, items: Mapping[str, Sequence[Any]], state: S) -> Hashable:
        """Return the facts to remember from each `ninth.Item` of its keys. Raises PositionError."""
        return None

    def problems(self, state: S) -> Iterator[Problem]:
        """Yield the problems of its facts in a state that was read or set up."""
        return iter(())

    def complete(self, state: S) -> None:
        """Derive facts that a text leaves out; for a state under construction."""

    # Information

    def may_reuse(self, state: S) -> bool:
        """Return True if half-boards used this turn may be used again now."""
        return False

    def rest_rule(self, state: S, rule: Text) -> Text:
        """Return the rule that gives the rest of the turn; `rule` is that so far."""
        return rule

    def turn_reasons(self, state: S) -> TurnReasons | None:
        """Return the reasons for the number of moves of the turn; None if this rule has none."""
        return None

    def notes(self, state: S, army: int) -> tuple[Text, ...]:
        """Return notes on an army, each in few words."""
        return ()

    def short_notes(self, state: S, army: int) -> tuple[Text, ...]:
        """Return the `notes` on an army in as few words as possible."""
        return self.notes(state, army)

    def marks(self, state: S, pair: Pair | None) -> Iterable[tuple[Square, SquareNote]]:
        """Return the squares that this rule marks, with notes; see `Position.marked`."""
        return ()

    def attacks_on(self, state: S, army: int) -> Iterable[tuple[Square, Square]]:
        """Return attacks that hold or endanger an army, as pairs of origin and target squares."""
        return ()

    def demand(self, state: S, names: Names) -> Text | None:
        """Return a sentence about what the player to move must do first, as `Position.demand`."""
        return None

    def is_frozen(self, state: S, army: int) -> bool:
        """Return True if an army is frozen until it is released."""
        return False


class Hooks(Generic[S]):
    """The hooks that modifiers override, by their names and in the order of the modifiers.

    A name that no modifier overrides has an empty tuple.
    """

    def __init__(self, modifiers: Sequence[Modifier[S]]) -> None:
        self.modifiers = tuple(modifiers)
        self._players = {
            action_type: modifier for modifier in modifiers for action_type in modifier.actions
        }
        self._unrepeated = frozenset(
            modifier.name for modifier in modifiers if not modifier.repeats
        )
        for name, plain in vars(Modifier).items():
            if isfunction(plain):
                own = (
                    modifier for modifier in modifiers if getattr(type(modifier), name) is not plain
                )
                setattr(self, name, tuple(getattr(modifier, name) for modifier in own))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Callable[..., Any], ...]: ...

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the modifiers only; the hooks are found again from them."""
        return Hooks, (self.modifiers,)

    def first(self, name: str, *values: object) -> Any:
        """Return the first answer of the hooks of a name other than None; None without any."""
        for hook in getattr(self, name):
            if (answer := hook(*values)) is not None:
                return answer
        return None

    def repeated(self, extra: Facts) -> Facts:
        """Return the facts of a state that distinguish positions when repetitions are counted."""
        if not self._unrepeated:
            return extra
        return tuple(fact for fact in extra if fact[0] not in self._unrepeated)

    def player_of(self, action: ExtraAction) -> Modifier[S] | None:
        """Return the modifier to which an action belongs; None if it is not on."""
        return self._players.get(type(action))

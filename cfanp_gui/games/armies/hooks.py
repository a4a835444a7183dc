"""Where rules that modify the game take hold of a turn.

A rule that can be switched on is a `Modifier`: a class that overrides the hooks it needs. Those
that are on are composed into `Hooks` once for each set of `Rules` (`modifiers.hooks_of`) and handed
to the `State`; with none on every hook is empty. `turn`, `state`,
`explain` and `position` call the hooks and know no rule by its name. What a modifier must remember
from one action to the next it keeps in `State.extra`, by its name, as values that can be hashed and
pickled; they count for repetitions, and the `items` of the ninth field of CFEN say them.

Peterson's rules, which compose with any others, use them so:

- ``defend`` (up to k moves against k attackers): `before_moves` counts the attackers once debts are
  paid and gives max(b, k) moves, `open_pairs` lets half-boards be used again, `turn_moves` leaves
  out moves that break the limits, `refusal` says which limit, `after_move` and `on_mate` note what
  was moved, captured and mated, `turn_reasons` tells who threatens.
- ``exchange`` (a piece owed after a round of captures): `after_move` notes captures and opens the
  round, `at_place` closes it and makes the debts, `extra_actions` offers removals and swaps,
  `is_due` and `open_pairs` keep the turn open and all pairs shut until they are paid, `play`
  carries them out, `before_moves` excuses from those that cannot be paid.
- ``kingcapture`` (a mate freezes, a King is captured): `on_mate` freezes instead of giving the army
  away, `lost_turn` takes a frozen army's turns, `passes_to_draw` asks for two rounds of them,
  `legal_moves` makes pieces immune and adds captures of Kings by ripe attackers, `after_move` kills
  the army of a captured King, `after_action` and `before_turn` end freezes that no longer hold and
  let attackers ripen.
- ``obstacles`` switched off (dead pieces stay): `legal_moves`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Event, Names
from cfanp_gui.core.position import Problem
from cfanp_gui.core.square_notes import SquareNote
from cfanp_gui.core.text import Text
from cfanp_gui.core.turn_reasons import TurnReasons
from cfanp_gui.games.armies.actions import ArmiesAction, ExtraAction, Move
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves

S = TypeVar("S")
"""The `State` that rules change, which carries their hooks and so is not known here."""


Facts = tuple[tuple[str, Hashable], ...]
"""What rules remember, by the name of each."""


class TurnReport:
    """What happened on the way to the next state."""

    __slots__ = ("checked", "events", "judged", "prizes")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.judged = False
        """Whether a rule has judged the mates of the move already."""
        self.checked: list[int] = []
        """Armies hostile to the mover whose King the move left attacked on its pair."""
        self.prizes: dict[int, Square] = {}
        """Where pieces were captured with which armies are; see `BaseGame.prize`."""


class Played(NamedTuple):
    """A piece move: a pair, the parts of a `PairMove` on it, and the pawn pushed with it."""

    pair: Pair
    origin: int
    target: int
    promotion: int
    push: Step | None = None


class Mate(NamedTuple):
    """An army that is checkmated."""

    army: int
    by_army: int
    pairs: tuple[Pair, ...]
    """Where it is."""
    control: list[int | None]
    """Who moves each army when all mates of the action have been dealt with; it is changed."""


class Modifier(Generic[S]):
    """A rule that changes the game. Every hook does nothing until a subclass overrides it.

    A hook that is given a `State` under construction, as those with a report are, changes it in
    place; the others leave it alone.
    """

    name = ""
    """What its facts in `State.extra` are kept under."""
    actions: tuple[type[ExtraAction], ...] = ()
    """The types of the actions it adds to the game."""
    items: tuple[str, ...] = ()
    """The keys of what it remembers in the ninth field of CFEN, in their order."""
    repeats = True
    """Whether what it remembers makes another position where it is asked whether one has come
    before."""

    # A turn begins

    def at_place(self, state: S, army: int, report: TurnReport) -> None:
        """Do what is due when the order has come to the place of an army, alive or dead.

        The turn of the army before is over, no other one has begun.
        """

    def moves_in_turn(self, state: S, army: int, count: int) -> int:  # noqa: ARG002
        """Return how many moves an army has whose turn begins; `count` is what others say."""
        return count

    def before_turn(self, state: S, report: TurnReport) -> None:
        """Do what is due when a turn has begun and before anything is judged in it."""

    def lost_turn(self, state: S) -> Event | None:  # noqa: ARG002
        """Return what says that the army to move loses its turn; None where it does not."""
        return None

    def before_moves(self, state: S, report: TurnReport) -> None:
        """Do what is due before the first move of a turn that is not lost.

        It is asked at the beginning and again whenever something else was done before that move.
        """

    def is_pending(self, state: S) -> bool:  # noqa: ARG002
        """Return whether `before_moves` would do something that is told of."""
        return False

    def moves_possible(self, state: S, count: int) -> int:  # noqa: ARG002
        """Return how many moves can still follow this turn; `count` is what others say."""
        return count

    # What may be done

    def open_pairs(self, state: S, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:  # noqa: ARG002
        """Return the pairs the army to move may push; `pairs` is what others say."""
        return pairs

    def shut(self, state: S, pair: Pair) -> Refusal | None:  # noqa: ARG002
        """Return why the army to move may not use a pair by this rule; None where it may."""
        return None

    def legal_moves(
        self, state: S, army: int, pair: Pair, moves: PairMoves, guard_king: bool  # noqa: ARG002
    ) -> PairMoves:  # fmt: skip
        """Return the moves of any army on a pair; `moves` is what others say.

        Without `guard_king` moves that expose the own King are wanted too. How far a turn has got
        is left out: see `turn_moves`.
        """
        return moves

    def turn_moves(self, state: S, pair: Pair, moves: PairMoves) -> PairMoves:  # noqa: ARG002
        """Return which of its legal moves on a pair the army to move may make this turn."""
        return moves

    def pushes(self, state: S, pair: Pair, move: PairMove) -> tuple[Step, ...]:  # noqa: ARG002
        """Return the pawns one of which is pushed with a legal move; none where none need be."""
        return ()

    def extra_actions(self, state: S) -> tuple[ExtraAction, ...]:  # noqa: ARG002
        """Return what the army to move may do beside moving pieces."""
        return ()

    def drawn(self, state: S) -> Text | None:  # noqa: ARG002
        """Return why the game is drawn, asked where the army to move has no move; None if not."""
        return None

    def is_due(self, state: S) -> bool:  # noqa: ARG002
        """Return whether the army to move must do something else before it moves a piece.

        As long as it must, its turn does not end for want of moves.
        """
        return False

    def push_action(self, state: S, pair: Pair) -> ExtraAction | None:  # noqa: ARG002
        """Return the action that pushing two half-boards together is; None where it is none."""
        return None

    def refusal(self, state: S, action: ArmiesAction) -> Refusal | None:  # noqa: ARG002
        """Return why an action is not legal by this rule; None where it has nothing against it.

        Of its own `actions` it says alone whether they are legal.
        """
        return None

    def move_refusal(self, state: S, action: Move) -> Refusal | None:  # noqa: ARG002
        """Return why a move is not legal by this rule, on a pair that may be pushed; None if it is.

        Its squares are on that pair, or it is a drop; nothing else is known of it.
        """
        return None

    # What is done

    def play(self, state: S, action: ExtraAction, report: TurnReport) -> S:
        """Return the state after one of its own `actions`; the state given stays as it is."""
        raise NotImplementedError(f"{type(self).__name__} does not play {action.text}")

    def after_move(self, before: S, state: S, move: Played, report: TurnReport) -> None:
        """Do what follows from a piece move before any mate is judged."""

    def is_spared(self, state: S, army: int, pair: Pair) -> bool:  # noqa: ARG002
        """Return whether a checkmate of an army on a pair is passed over."""
        return False

    def on_mate(self, state: S, mate: Mate, report: TurnReport) -> bool:  # noqa: ARG002
        """Deal with the checkmate of an army; return False to leave it to others."""
        return False

    def after_action(self, state: S, pair: Pair | None, report: TurnReport) -> None:
        """Do what follows once the mates of an action, on a pair if it was on one, are judged."""

    def after_exchange(self, state: S, square: Square) -> None:
        """Do what follows when a piece was removed from a square or swapped for another there."""

    def after_hand_over(self, state: S) -> None:
        """Do what follows when an army was handed over, which is done between turns."""

    def passes_to_draw(self, state: S, count: int) -> int:  # noqa: ARG002
        """Return after how many passes in a row the game is drawn; `count` is what others say."""
        return count

    # As text

    def write(self, state: S) -> Mapping[str, str]:  # noqa: ARG002
        """Return its items of the ninth field; those that are empty may be left out."""
        return {}

    def read(self, items: Mapping[str, Sequence[str]], state: S) -> Hashable:  # noqa: ARG002
        """Return what items of the ninth field say of a state, to be remembered.

        Of an item there may be several. Raises PositionError for what cannot be read.
        """
        return None

    def problems(self, state: S) -> Iterator[Problem]:  # noqa: ARG002
        """Yield what is wrong with what it remembers in a state that was read or set up."""
        return iter(())

    def complete(self, state: S) -> None:
        """Work out what a text leaves out; for a state that nobody has seen."""

    # What there is to know

    def may_reuse(self, state: S) -> bool:  # noqa: ARG002
        """Return whether half-boards used this turn may be used again now."""
        return False

    def rest_rule(self, state: S, rule: Text) -> Text:  # noqa: ARG002
        """Return which rule gives the rest of the turn; `rule` is what others say."""
        return rule

    def turn_reasons(self, state: S) -> TurnReasons | None:  # noqa: ARG002
        """Return why the turn has the moves it has; None where it has nothing to do with it."""
        return None

    def notes(self, state: S, army: int) -> tuple[Text, ...]:  # noqa: ARG002
        """Return notes on an army, each in few words."""
        return ()

    def short_notes(self, state: S, army: int) -> tuple[Text, ...]:
        """Return the same in as few words as say it."""
        return self.notes(state, army)

    def marks(self, state: S) -> Iterable[tuple[Square, SquareNote]]:  # noqa: ARG002
        """Return the squares that stand out by it, and why."""
        return ()

    def attacks_on(self, state: S, army: int) -> Iterable[tuple[Square, Square]]:  # noqa: ARG002
        """Return which attacks hold an army or put it in danger: from where, and on what."""
        return ()

    def demand(self, state: S, names: Names) -> Text | None:  # noqa: ARG002
        """Return what the player to move must do first, as `Demands.demand`."""
        return None

    def is_frozen(self, state: S, army: int) -> bool:  # noqa: ARG002
        """Return whether an army is held where it stands until something lets it go."""
        return False


class Hooks(Generic[S]):
    """The hooks that some modifiers override, in their order; empty where none does."""

    moves_in_turn: tuple[Callable[[S, int, int], int], ...]
    at_place: tuple[Callable[[S, int, TurnReport], None], ...]
    before_turn: tuple[Callable[[S, TurnReport], None], ...]
    lost_turn: tuple[Callable[[S], Event | None], ...]
    before_moves: tuple[Callable[[S, TurnReport], None], ...]
    is_pending: tuple[Callable[[S], bool], ...]
    moves_possible: tuple[Callable[[S, int], int], ...]
    open_pairs: tuple[Callable[[S, tuple[Pair, ...]], tuple[Pair, ...]], ...]
    shut: tuple[Callable[[S, Pair], Refusal | None], ...]
    legal_moves: tuple[Callable[[S, int, Pair, PairMoves, bool], PairMoves], ...]
    turn_moves: tuple[Callable[[S, Pair, PairMoves], PairMoves], ...]
    pushes: tuple[Callable[[S, Pair, PairMove], tuple[Step, ...]], ...]
    extra_actions: tuple[Callable[[S], tuple[ExtraAction, ...]], ...]
    drawn: tuple[Callable[[S], Text | None], ...]
    is_due: tuple[Callable[[S], bool], ...]
    push_action: tuple[Callable[[S, Pair], ExtraAction | None], ...]
    refusal: tuple[Callable[[S, ArmiesAction], Refusal | None], ...]
    move_refusal: tuple[Callable[[S, Move], Refusal | None], ...]
    after_move: tuple[Callable[[S, S, Played, TurnReport], None], ...]
    is_spared: tuple[Callable[[S, int, Pair], bool], ...]
    on_mate: tuple[Callable[[S, Mate, TurnReport], bool], ...]
    after_action: tuple[Callable[[S, Pair | None, TurnReport], None], ...]
    after_exchange: tuple[Callable[[S, Square], None], ...]
    after_hand_over: tuple[Callable[[S], None], ...]
    passes_to_draw: tuple[Callable[[S, int], int], ...]
    complete: tuple[Callable[[S], None], ...]
    may_reuse: tuple[Callable[[S], bool], ...]
    rest_rule: tuple[Callable[[S, Text], Text], ...]
    turn_reasons: tuple[Callable[[S], TurnReasons | None], ...]
    notes: tuple[Callable[[S, int], tuple[Text, ...]], ...]
    marks: tuple[Callable[[S], Iterable[tuple[Square, SquareNote]]], ...]
    attacks_on: tuple[Callable[[S, int], Iterable[tuple[Square, Square]]], ...]
    demand: tuple[Callable[[S, Names], Text | None], ...]
    is_frozen: tuple[Callable[[S, int], bool], ...]

    def __init__(self, modifiers: Sequence[Modifier[S]]) -> None:
        self.modifiers = tuple(modifiers)
        self._players = {
            action_type: modifier for modifier in modifiers for action_type in modifier.actions
        }
        self._unrepeated = frozenset(one.name for one in modifiers if not one.repeats)
        for name in Hooks.__annotations__:
            plain = getattr(Modifier, name)
            found = [one for one in modifiers if getattr(type(one), name) is not plain]
            setattr(self, name, tuple(getattr(one, name) for one in found))

    def __reduce__(self) -> tuple[object, ...]:
        """Be made again from the modifiers: what they are asked is found out once more."""
        return Hooks, (self.modifiers,)

    def repeated(self, extra: Facts) -> Facts:
        """Return which of the facts of a state make another position of it when it is repeated."""
        if not self._unrepeated:
            return extra
        return tuple(one for one in extra if one[0] not in self._unrepeated)

    def player_of(self, action: ExtraAction) -> Modifier[S] | None:
        """Return the modifier an action belongs to; None when that is not on."""
        return self._players.get(type(action))

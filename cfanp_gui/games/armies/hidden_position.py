"""Position of a game with hidden kinds of pieces: the whole truth, or a player's view.

A view has a state of its own, in which unknown pieces stand as such, so every answer comes from the
knowledge of its viewer. In addition it holds how the game ended and how often the position has
occurred, which all players know.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Self

from cfanp_gui.core.actions import (
    Action,
    Captured,
    IllegalAction,
    Met,
    PieceMoved,
    Refusal,
    Source,
    Transition,
)
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Outcome
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.set_ups import SetUpRules
from cfanp_gui.core.text import Text, TextError
from cfanp_gui.games.armies import draws, knowledge
from cfanp_gui.games.armies import turn as turns
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.base_game import UNKNOWN
from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.armies.state import State

if TYPE_CHECKING:
    from cfanp_gui.core.searching import SearchState

TRIES = 100
"""Largest number of whole positions drawn until one fits all that a view shows."""
NOT_PLAYED = Text("A position as somebody sees it is looked at, not played on")


class HiddenPosition(ArmiesPosition):
    """Position with its history, or a view of one; see `ArmiesPosition`."""

    hides = True

    _fallen: tuple[Piece, ...] = ()
    """The pieces lost since the game began, all of them shown to all.

    They serve for guesses only: two views that show the same are equal.
    """

    def _later(
        self, state: State, earlier: tuple[draws.Key, ...], ended: Outcome | None = None
    ) -> Self:
        later = super()._later(state, earlier, ended)
        later._fallen = self._fallen
        return later

    def __reduce__(self) -> tuple[object, ...]:
        made = super().__reduce__()
        return made if self.begins else (*made, {"_fallen": self._fallen})

    def continued(self) -> Self:
        return self  # no other program writes such records

    @classmethod
    def made(cls, state: State) -> Self:
        """Return the position of a state, or the view if the state names its viewer.

        Such a state may still be the whole truth; the rest of what the view knows follows from
        that.
        """
        viewer = knowledge.viewer(state)
        if viewer is None:
            return cls(state)
        if any(piece.letter == UNKNOWN for piece in state.pieces().values()):
            return cls(_veiled(state, viewer))
        whole = state.copy()
        whole.remember(knowledge.VIEWER, None)
        return cls(whole).seen_by(viewer)

    # Views

    @property
    def viewer(self) -> int | None:
        return None if self.begins else knowledge.viewer(self.state)

    @property
    def _may_act(self) -> bool:
        """Return True if the player to move may see this, or if all is visible."""
        return self.viewer in (None, self.control[self.army])

    def seen_by(self, viewer: int) -> Self:
        if self.viewer is not None:
            if self.viewer != viewer:
                raise ValueError(f"this is seen by player {self.viewer}, not by {viewer}")
            return self
        return self._view(viewer)

    @cached_method
    def _view(self, viewer: int) -> Self:
        state = _veiled(self.state, viewer)
        stood = self._earlier.count(draws.repetition_key(self.state))
        return self._later(state, _stood(state, stood), self.outcome())

    def shown(self, transition: Transition, viewer: int) -> Transition:
        before = list(self.control)
        for change in reversed(transition.control):
            before[change.army] = change.before
        open_to_all, fell = frozenset(knowledge.seen(self.state)), _fallen(transition)

        def seen(piece: Piece, square: Square) -> Piece:
            known = viewer in (before[piece.army], self.control[piece.army])
            return piece if known or square in open_to_all else Piece(UNKNOWN, piece.army)

        return transition._replace(
            moved=tuple(
                PieceMoved(move.origin, move.target, *(seen(at, move.target) for at in move[2:]))
                for move in transition.moved
            ),
            captured=tuple(
                lost if lost in fell else lost._replace(piece=seen(lost.piece, lost.square))
                for lost in transition.captured
            ),
        )

    def foretold(self, action: Action) -> Transition:
        """Return the foreseeable changes; a view uses only what it shows."""
        player = self.control[self.army] or EVERYBODY
        if self.viewer is None:
            return self.seen_by(player).foretold(action)
        if (problem := self.known_refusal(action)) is not None:
            raise IllegalAction(problem)
        if not isinstance(action, Move):
            return Transition(action, player)
        pieces, base = self.pieces(), self.rules.pair_rules
        origin, target = (base.square(at, action.pair) for at in (action.origin, action.target))
        piece, other = pieces[origin], pieces.get(target)
        met = None if other is None else Met(origin, target, piece, other)
        moved = (PieceMoved(origin, target, piece, piece),)
        return Transition(action, player, action.pair, moved, met=met)

    def marked(self, pair: Pair | None = None) -> Mapping[Square, tuple[SquareNote, ...]]:
        note, notes = SquareNote(NoteKind.SHOWN, Text("shown to all")), super().marked(pair)
        shown = {square: (*notes.get(square, ()), note) for square in knowledge.seen(self.state)}
        return {**notes, **shown}

    def guessed(self, seed: int) -> Self:
        viewer = self.viewer
        if viewer is None:
            return self
        rng = random.Random(f"guess {seed}")
        for _ in range(TRIES):
            guess = self._guess(rng)
            if guess.seen_by(viewer) == self:
                break
        return guess

    def _guess(self, rng: random.Random) -> Self:
        """Return a whole position in which the kinds of unknown pieces are drawn by lot."""
        state, base = self.state, self.rules.base
        pieces = state.pieces()
        went = {last_move.square for last_move in knowledge.last_moves(state)}
        for army in range(state.count):
            unknown = [at for at, piece in pieces.items() if piece == Piece(UNKNOWN, army)]
            rng.shuffle(unknown)
            # A piece on another half-board or on the strip has moved there.
            still = [at for at in unknown if at not in went and at.board == army]
            lots = self._possible(army, len(unknown), len(unknown) - len(still), rng)
            fixed = [letter for letter in lots if letter in base.immovable]
            moving = [letter for letter in lots if letter not in base.immovable]
            placed = dict(zip(still, fixed, strict=False))
            placed |= zip((at for at in unknown if at not in placed), moving, strict=False)
            pieces |= {at: Piece(letter, army) for at, letter in placed.items()}
        whole = _with_pieces(state, pieces)
        whole.remember(knowledge.VIEWER, None)
        stood = self._earlier.count(draws.repetition_key(state))
        return self._later(whole, _stood(whole, stood), self._ended)

    def _possible(self, army: int, wanted: int, moved: int, rng: random.Random) -> list[str]:
        """Return random kinds for `wanted` unknown pieces of an army, in random order.

        At least `moved` of them can move. The kinds are all known to a player who counts the shown
        ones, if the game began with whole armies.
        """
        state, base = self.state, self.rules.base
        left = Counter(self.set_up_rules.counts)
        shown = (*state.pieces().values(), *self._fallen)
        left.subtract(
            piece.letter for piece in shown if piece.army == army and piece.letter != UNKNOWN
        )
        holds_prize = state.control[army] == army + 1
        prizes = left.pop(base.prize, 0)
        first = [base.prize] if holds_prize and prizes > 0 and wanted > moved else []
        others = [letter for letter, count in left.items() for _ in range(max(count, 0))]
        rng.shuffle(others)
        movers = [letter for letter in others if letter not in base.immovable]
        chosen = [*first, *movers[:moved]]
        for letter in movers[:moved]:
            others.remove(letter)
        spare = [base.prize] if prizes > 0 and not first else []
        letters = (chosen + others + spare)[:wanted]
        rng.shuffle(letters)
        return letters

    # Answers of a view

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return super().legal_actions(actor) if self.viewer in (None, actor) else ()

    def pair_actions(self, pair: Pair) -> tuple[Move, ...]:
        return super().pair_actions(pair) if self._may_act else ()

    def movable(self, source: Source) -> bool:
        return self._may_act and super().movable(source)

    def free_turns(self) -> Mapping[str, int]:
        return super().free_turns() if self.viewer is None else {}

    @property
    def may_end(self) -> bool:
        if self._may_act:
            return super().may_end
        return bool(self.state.pushed) and self.outcome() is None

    def refusal(self, action: Action) -> Refusal | None:
        """Return the reason an action is illegal, revealing no more than its player knows."""
        refusal = super().refusal(action)
        if self.viewer is not None:
            return refusal or Refusal(self.rules.base.rule, NOT_PLAYED)
        if refusal is None:
            return None
        view = self.seen_by(self.control[self.army] or EVERYBODY)
        return view.known_refusal(action) or refusal

    def known_refusal(self, action: Action) -> Refusal | None:
        return self.refusal(action) if self.viewer is None else super().refusal(action)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        after, transition = super().apply(action)
        after._fallen += tuple(sorted(lost.piece for lost in _fallen(transition)))
        return after, transition

    def resolve_pending(self) -> tuple[Self, tuple[Event, ...]]:
        return super().resolve_pending() if self.viewer is None else (self, ())

    def _settled(self) -> State:
        if self.viewer is None:
            return super()._settled()
        state = self.state
        two = len(state.sides.living_players) == 2
        if self._may_act and two and not state.has_move() and not turns.player_can_move(state):
            state = state.copy()
            state.stuck = turns.STALEMATE
        return state

    def search_state(self, player: int = 0) -> SearchState | None:
        if self.viewer is not None:
            return None
        return super().search_state()

    # Before the game

    @property
    def set_up_rules(self) -> SetUpRules:
        rules = self.rules.base.set_ups
        assert rules is not None, "players set up what is hidden"
        return rules

    def set_up(self, texts: Sequence[str]) -> Self:
        if len(texts) != self.players:
            words = {"count": len(texts), "players": self.players}
            raise TextError("there are {count} set-ups (expected {players})", **words)
        pieces = {
            Square(army, index): Piece(letter, army)
            for army, text in enumerate(texts)
            for index, letter in self.set_up_rules.read(text).items()
        }
        return type(self)(_with_pieces(self.state, pieces))

    def by_lot(self, seed: int) -> Self:
        """Return a starting position in which every army's set-up is drawn by lot."""
        drawn = self.set_up_rules.drawn
        return self.set_up([drawn(f"{seed}:{army}") for army in range(self.players)])


def _with_pieces(state: State, pieces: Mapping[Square, Piece]) -> State:
    """Return a state with other pieces and everything else unchanged."""
    twin = state.copy()
    twin.place(pieces)
    twin.stuck = state.stuck
    return twin


def _veiled(state: State, viewer: int) -> State:
    """Return a state as a player sees it."""
    shown = knowledge.seen(state)
    twin = _with_pieces(state, knowledge.veiled(state.pieces(), state.control, shown, viewer))
    twin.remember(knowledge.VIEWER, viewer)
    return twin


def _fallen(transition: Transition) -> tuple[Captured, ...]:
    """Return the pieces lost where two pieces met, which were shown to all."""
    if transition.met is None:
        return ()
    met = transition.met.origin, transition.met.target
    return tuple(lost for lost in transition.captured if lost.square in met and not lost.removed)


def _stood(state: State, times: int) -> tuple[draws.Key, ...]:
    """Return a history in which a position occurred `times` times, with nothing else in it."""
    return (draws.repetition_key(state),) * times + (None,) * 4 if times else ()

"""Positions: immutable values that know the rules of their game.

An `Action` turns a position into the next one and into a `Transition` that says what changed on
the boards, so that it can be shown forwards and backwards. Players are numbered from 1, armies and
boards from 0. What only some games have is a member with a neutral answer, such as a `join` of
None, so that nobody asks which game it is.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self, TypeVar

from cfanp_gui.core.actions import (
    Action,
    Gesture,
    IllegalAction,
    Refusal,
    Report,
    Source,
    Transition,
    no_action,
)
from cfanp_gui.core.boards import ARMY_LETTERS, BoardSpec, Edge, Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.events import Event
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.queries import Attacks, Joins, Turns
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import PlayerName, Text, TextError, shown

if TYPE_CHECKING:
    from cfanp_gui.core.movement import Movement
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.core.set_ups import SetUpRules

UNFINISHED = "*"
"""Result token of an unfinished game."""
EVERYBODY = 0
"""Viewer who sees only what has been shown to all; see `Position.seen_by`."""
AGREEMENT, RESIGNATION, TIME = Text("agreement"), Text("resignation"), Text("time")
"""Reasons for the end of a game that do not follow from its rules."""
CLOCKWISE = (Edge.SOUTH, Edge.WEST, Edge.NORTH, Edge.EAST)
"""Edges of a board, clockwise round it."""


class PositionError(TextError):
    """Raised for a text that is not a position; the message names the field and the expectation."""


class Outcome(NamedTuple):
    """End of a game: the winners or those who share the draw, and the reason."""

    result: str
    """``win`` or ``draw``."""
    players: tuple[int, ...]
    reason: str

    def score(self, player: int) -> float:
        """Return a player's score: 1 for the winner, 0.5 for those who share a draw, else 0."""
        if player not in self.players:
            return 0.0
        return 1.0 if self.result == "win" else 0.5


class Resignation(NamedTuple):
    """One way in which a player may resign."""

    action: Action
    label: Text
    """Label of what is given up, such as ``board 2``."""
    boards: tuple[int, ...] = ()
    """Ids of the boards concerned; empty if the player resigns everything."""


class Position(Turns, Joins, Attacks, ABC):
    """A position of a game: an immutable value that knows its rules.

    A game must write the abstract methods; the others have defaults by these. Positions compare by
    their `_key` and can be hashed. They must pickle: one whose attributes do not, or that caches
    answers, says by ``__reduce__`` how it is made again. They read well in a REPL: `repr` is the
    text form, `str` a picture in letters.
    """

    __slots__ = ()

    notation_path = "cfanp_gui.core.notation:MachineNotation"
    """Module and class of the notation of moves; it is loaded when it is first used."""

    # Players and seats

    @property
    @abstractmethod
    def players(self) -> int:
        """Return the number of players the game began with."""

    def alive(self) -> frozenset[int]:
        """Return the players still in the game: by default all of them."""
        return frozenset(range(1, self.players + 1))

    @abstractmethod
    def actors(self) -> frozenset[int]:
        """Return the players who may make a move now; empty when the game is over."""

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name plate, in the order of play.

        By default every player has one, with an army of the same number from 0. Players are dealt
        to the boards in turn, and those at one board sit clockwise round it from the south.
        """
        ids = [board.id for board in self.boards()]
        edges = (Edge.SOUTH, Edge.NORTH) if self.players <= 2 * len(ids) else CLOCKWISE
        seats = []
        for army in range(self.players):
            turn, place = divmod(army, len(ids))
            seats.append(Seat(army, ids[place], army, str(army + 1), edges[turn % len(edges)]))
        return tuple(seats)

    def seat_status(self, seat: int) -> SeatStatus:
        """Return the status of a seat by its id. Raises KeyError for an unknown one."""
        known = {place.id: place for place in self.seats()}[seat]
        player, pieces = seat + 1, self.pieces()
        return SeatStatus(
            known,
            player,
            player,
            paint=seat,
            to_move=player in self.actors(),
            in_check=any(pieces[king].army == known.army for king in self.checked_kings()),
            dead=player not in self.alive(),
            clock=player,
        )

    @cached_method
    def statuses(self) -> tuple[SeatStatus, ...]:
        """Return the statuses of all seats, in the order of play."""
        return tuple([self.seat_status(seat.id) for seat in self.seats()])

    def team(self, player: int) -> int | None:
        """Return the number of a player's team, from 0; None where each plays alone."""
        return None

    def team_name(self, team: int) -> Text:
        """Return the name of a team. Raises KeyError for an unknown one."""
        raise KeyError(team)

    @property
    def round(self) -> int | None:
        """Return the round being played, from 1; None where nothing counts rounds."""
        return None

    def continued(self) -> Self:
        """Return the position from which a record continues after a draw declared by the rules.

        Such a draw needs no claim, as that by fivefold repetition, and ends play; but records show
        games that went on. Every other position returns itself.
        """
        return self

    # Display

    @abstractmethod
    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""

    @abstractmethod
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on, in a read-only mapping."""

    def style(self, piece: Piece) -> PieceStyle:
        """Return the current style of a piece, which does not depend on its letter."""
        return PieceStyle(piece.army, label=str(piece.army + 1))

    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        """Return the squares of living Kings that a hostile piece attacks, on any pair or one."""
        return ()

    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge | None:
        """Return the edge a piece faces while a pair is pushed; None if pieces face no edge."""
        return None

    def movement(self, letter: str) -> "Movement | None":
        """Return the movement of a kind of piece, or None. Raises KeyError for unknown letters."""
        return None

    @property
    def stockpiles(self) -> Mapping[int, tuple[Piece, ...]]:
        """Return the pieces each living player holds beside the boards; empty in most games."""
        return {}

    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...] | None:
        """Return the pieces beside a board in their order; None in a game without pockets.

        Each comes with True if it may be used on this board. Of equal pieces, the last is used
        first.
        """
        return None

    # Actions

    @abstractmethod
    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        """Return the actions the rules of movement allow a player now, sorted by text."""

    def all_actions(self) -> tuple[Action, ...]:
        """Return the legal actions of all players, sorted by text."""
        legal = (action for actor in self.actors() for action in self.legal_actions(actor))
        return tuple(sorted(legal, key=lambda action: action.text))

    def movable(self, source: Source) -> bool:
        """Return True if somebody may pick up a piece there now."""
        return bool(self.gestures(source))

    def gesture(self, action: Action) -> Gesture | None:
        """Return the gesture of a legal action; None if no piece is picked up for it."""
        from cfanp_gui.core.plain_actions import PlainMove

        if not isinstance(action, PlainMove):
            return None
        return Gesture(action, action.origin, action.target, promotion=action.becomes or None)

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        """Return the legal actions that begin with picking up the piece at a source."""
        gestures = map(self.gesture, self.all_actions())
        return tuple(
            gesture for gesture in gestures if gesture is not None and gesture.source == source
        )

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        """Return the reason why a piece cannot go from a source to a square, or None.

        Without a target it is the reason why nothing can be picked up there. `pair` are the boards
        that lie pushed together, `promotion` and `placed` further choices, as in `Gesture`.
        """
        from cfanp_gui.core.refusal_texts import RULE_MOVES, game_over, plain_refusal

        if self.outcome() is not None:
            return game_over()
        gestures = self.gestures(source)
        if any(
            target in (None, gesture.target) and promotion in (None, gesture.promotion)
            for gesture in gestures
        ):
            return None
        if not isinstance(source, Square):
            return Refusal(RULE_MOVES, Text("There are no pieces beside the boards"))
        piece = self.pieces().get(source)
        acting = (status.seat.army for status in self.statuses() if status.to_move)
        if piece and piece.army not in acting:
            return plain_refusal(self.boards(), source, piece, turn=min(self.actors()))
        return plain_refusal(self.boards(), source, piece, target if gestures else None)

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        """Return the ways in which a player may resign now.

        By default it is from the whole game, if a `Resign` is legal.
        """
        from cfanp_gui.core.plain_actions import Resign

        if self.known_refusal(resign := Resign(player)) is not None:
            return ()
        return (Resignation(resign, Text("the whole game")),)

    def board_of(self, action: Action) -> int | None:
        """Return the id of an action's board in games of independent boards; else None."""
        return None

    def refusal(self, action: Action) -> Refusal | None:
        """Return the reason why an action is illegal, or None. Raises TypeError for no action.

        By default these are legal: the legal actions; an agreement to a draw where `with_outcome`
        ends the game; a `Resign` of a living player where the class writes `after_leaving`.
        """
        from cfanp_gui.core.plain_actions import AgreeDraw, PlainMove, Resign
        from cfanp_gui.core.refusal_texts import RULE_END, RULE_MOVES, game_over

        if not hasattr(action, "text"):
            raise no_action(action)
        if self.outcome() is not None:
            return game_over()
        if isinstance(action, AgreeDraw):
            if self.with_outcome(self.drawn(AGREEMENT)).outcome() is not None:
                return None
            return Refusal(RULE_END, Text("Nobody can agree to a draw in this game"))
        if isinstance(action, Resign):
            if action.player not in self.alive():
                message = Text("{name} is out", name=PlayerName(action.player))
                return Refusal(RULE_END, message)
            if type(self).after_leaving is Position.after_leaving:
                return Refusal(RULE_END, Text("Nobody can resign in this game"))
            return None
        if action in self.all_actions():
            return None
        refusal = None
        if isinstance(action, PlainMove):
            refusal = self.gesture_refusal(action.origin, action.target)
        message = Text("{move} is not a legal move", move=shown(action.text))
        return refusal or Refusal(RULE_MOVES, message)

    def known_refusal(self, action: Action) -> Refusal | None:
        """Return the refusal of an action, as far as the viewer of this position may know it.

        It equals `refusal`, except in a viewer's view, which cannot be played on: there the action
        is judged by what is seen.
        """
        return self.refusal(action)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        """Return the next position and the transition. Raises IllegalAction and TypeError."""
        from cfanp_gui.core.plain_actions import AgreeDraw, Resign

        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        report = Report()
        if isinstance(action, AgreeDraw):
            after, actor = self.agreed()
        elif isinstance(action, Resign):
            after, actor = self.left(action.player, action.on_time, report), action.player
        else:
            after, actor = self.played(action, report)
        return after, report.transition(action, actor)

    def played(self, action: Any, report: Report) -> tuple[Self, int]:
        """Return the position after a legal action, and its player; report what changes.

        It is given no `AgreeDraw` or `Resign`: `agreed` and `after_leaving` play these.
        """
        raise NotImplementedError

    def agreed(self) -> tuple[Self, int]:
        """Return the position drawn by agreement, and the player who counts as acting."""
        return self.with_outcome(self.drawn(AGREEMENT)), min(self.actors() or self.alive())

    def after_leaving(self, player: int, report: Report) -> Self:
        """Return the position after a player left; report what changes.

        In a class that does not write it, nobody may resign or lose on time.
        """
        raise NotImplementedError

    def left(self, player: int, on_time: bool, report: Report) -> Self:
        """Return the position after a player left, won if only one player is still in the game."""
        after = self.after_leaving(player, report)
        if len(alive := tuple(after.alive())) == 1:
            return after.with_outcome(Outcome("win", alive, TIME if on_time else RESIGNATION))
        return after

    @property
    def notation(self) -> Any:
        """Return the notation of moves."""
        module, _, name = self.notation_path.partition(":")
        return getattr(import_module(module), name)()

    def parse(self, text: str) -> Action:
        """Return the legal action that a text means, in human or machine form.

        Raises ValueError: NotationError, or IllegalAction for an illegal action in machine form.
        """
        action: Action = self.notation.parse(self, text)
        if (refusal := self.refusal(action)) is not None:
            raise IllegalAction(refusal)
        return action

    def san(self, action: Action, transition: Transition | None = None) -> str:
        """Return the human form of a legal action: of a move its SAN, as records have it.

        `transition` is what `apply` returns for it, if that is known. Raises as `apply` does.
        """
        text: str = self.notation.human(self, action, transition)
        return text

    def foretold(self, action: Action) -> Transition:
        """Return an action's effects as far as its player can foresee them.

        Where kinds of pieces are hidden, the result of an attack is left open: the two pieces meet,
        and nothing is captured yet. Raises IllegalAction.
        """
        return self.apply(action)[1]

    def resolve_pending(self) -> "tuple[Position, tuple[Event, ...]]":
        """Return the position after the rules' pending effects, as in a mate, and their events."""
        return self, ()

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """Return the outcome of the game; None while it goes on."""

    def drawn(self, reason: str) -> Outcome:
        """Return the draw of all players still in the game."""
        return Outcome("draw", tuple(sorted(self.alive())), reason)

    def with_outcome(self, outcome: Outcome) -> Self:
        """Return the position ended by an outcome that its rules cannot determine.

        A record may say so that somebody resigned, and `agreed` ends a game by it. A position that
        cannot be ended is returned as it is, which is the default.
        """
        return self

    # What players see

    hides: ClassVar[bool] = False
    """True if players do not see everything on the boards.

    A position is then either the whole truth or a player's view of one. A view is a position too:
    it answers all from what its viewer may know, and a piece unknown to them stands there as a
    special unknown kind. It is not played on: `refusal` refuses everything, and `known_refusal`
    tells what the viewer may do.
    """

    @property
    def viewer(self) -> int | None:
        """Return the viewer of this position, or `EVERYBODY`; None for the whole truth."""
        return None

    def seen_by(self, viewer: int) -> "Position":
        """Return the view of a player or `EVERYBODY`. Raises ValueError for another's view."""
        return self

    def shown(self, transition: Transition, viewer: int) -> Transition:
        """Return a viewer's sight of the transition that led to this whole position."""
        return transition

    def guessed(self, seed: int) -> "Position":
        """Return a random whole position behind a view, the same for a seed; a whole one itself."""
        return self

    @property
    def set_up_rules(self) -> "SetUpRules | None":
        """Return the rules by which players set up their pieces unseen before the game, or None."""
        return None

    def set_up(self, texts: Sequence[str]) -> "Position":
        """Return the start position with a set-up for every seat, in order.

        Raises PositionError for an invalid one, ValueError for too many or too few, and
        NotImplementedError where players set up nothing.
        """
        raise NotImplementedError(f"{type(self).__name__} is not set up by its players")

    # Analysis

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides not to move that analysis could give the turn, and their seats.

        A side's name is up to four ASCII letters and digits, as in records; a seat is its id.
        """
        return {}

    def turn_given(self, side: str) -> "tuple[Position, tuple[Event, ...]]":
        """Return the position in which a side's turn begins, and the events the rules then cause.

        Everything else is unchanged, but the history is dropped. Raises PositionError where that is
        impossible, and KeyError for a side not among those of `free_turns`.
        """
        raise KeyError(side)

    def search_state(self, player: int = 0) -> "SearchState | None":
        """Return a fast working copy for a bot's search; None if house rules need more.

        `player` is who moves first; games in which several may act at once need to be told.
        """
        return None

    # As a value

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line; `Game.from_text` reads it back."""

    def builder(self) -> "PositionBuilder":
        """Return its fields, to be changed one by one. Raises NotImplementedError without any."""
        raise NotImplementedError(f"{type(self).__name__} has no builder")

    def replace(self, **fields: Any) -> "Position":
        """Return the position with other values of some fields of its builder, and no past.

        Raises PositionError with the first thing that is wrong with it, TypeError for a field
        there is not.
        """
        return self.builder().replace(**fields).build()

    def _key(self) -> Hashable:
        """Return a key that two positions share if and only if they are equal.

        It covers everything that the rest of the game depends on: also the history, where rules use
        it, and how the game ended. Its first part names the game. If the text covers everything,
        nothing else is needed.
        """
        return type(self), self.to_text()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._summary()}: {self.to_text()}>"

    def __str__(self) -> str:
        """Return the boards in letters and the player to move.

        A piece has the letter of its army, or that of its colour and any mark on it.
        """
        from cfanp_gui.core.diagram import diagram

        cells = {}
        for square, piece in self.pieces().items():
            style = self.style(piece)
            mark = style.label.lower() or ARMY_LETTERS[piece.army]
            cells[square] = f"{piece.letter}{style.body[:1]}{mark}"
        return f"{diagram(self.boards(), cells)}\n{self._summary()}"

    def _summary(self) -> str:
        """Return a short summary for programmers: the player to move, or how the game ended."""
        outcome = self.outcome()
        if outcome is not None:
            players = ", ".join(map(str, outcome.players))
            return f"over, {outcome.result} of {players}: {outcome.reason}"
        return f"player {' or '.join(map(str, sorted(self.actors())))} to move"


class Problem(NamedTuple):
    """Problem with a position that is being set up."""

    field: Text
    """Field of the position concerned, such as ``half-boards`` or ``castling``."""
    message: Text
    square: Square | None = None
    """Square concerned, if any."""

    @property
    def sentence(self) -> Text:
        """Return a sentence with the field and its problem."""
        return Text("{field}: {message}", field=self.field, message=self.message)


def check_whole(position: Position) -> None:
    """Raise PositionError if a position is only a viewer's view."""
    if position.viewer is not None:
        raise PositionError(
            "this is what somebody sees of a position, in which not all is told (expected the "
            "whole position)"
        )


def refuse(problems: Iterable[Problem]) -> None:
    """Raise PositionError with the first of some problems, if there is one."""
    for problem in problems:
        raise PositionError(problem.sentence)


B = TypeVar("B", bound="PositionBuilder")


class PositionBuilder(ABC):
    """A position being set up: a frozen dataclass of a game's fields, which may be inconsistent."""

    __slots__ = ()

    pieces: Mapping[Square, Piece]

    def replace(self: B, **fields: Any) -> B:
        """Return the builder with other values of fields. Raises TypeError for unknown ones."""
        from dataclasses import replace

        return replace(self, **fields)  # type: ignore[type-var]

    def setter(self: B, name: str) -> Callable[[Any], B]:
        """Return a function that returns the builder with another value of a field."""
        return lambda value: self.replace(**{name: value})

    def problems(self) -> tuple[Problem, ...]:
        """Return all problems in the order of the fields; none if the position is valid."""
        return tuple(self.find_problems())

    def check(self) -> None:
        """Raise PositionError with the first of the problems, if there is one."""
        refuse(self.find_problems())

    @abstractmethod
    def find_problems(self) -> Iterator[Problem]:
        """Yield the problems in the order of the fields."""

    @abstractmethod
    def unchecked(self) -> Position:
        """Return the position of the fields without validation."""

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line, as far as it can be written, even if it is invalid."""

    def build(self) -> Position:
        """Return the position. Raises PositionError with the first of the problems."""
        self.check()
        return self.unchecked()

"""A game made up for the tests: two odd boards side by side, teams, and one thing to agree to.

It is the proof that a game is one room and one line of the registry: nothing outside this module
knows it, and the tests that run over every registered game play it by mouse, keys, typed line,
assistive tools and command line, save it, open it again and draw it.

Board 1 has 14 files by 5 ranks, board 2 has 3 files by 26 ranks; the east edge of the first lies
against the west edge of the second. On each board White sits at the south and Black at the north;
players 1 and 3 are White's team, players 2 and 4 Black's. Every board has a side to move of its
own. There is one kind of piece, Z: it goes one step straight to an empty square or captures by it.
From board 1 a Z may step over the edge onto board 2 if the player of its team there agrees; it is
that player's piece from then on. If that player is to move there, it uses that turn as well. A
player to move without a move passes. Where a player's last Z on a board is captured, its square is
marked. A team without a Z has lost.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cfanp_gui.core.actions import (
    Action,
    Captured,
    Gesture,
    IllegalAction,
    PieceMoved,
    Refusal,
    Source,
    Transition,
    no_action,
)
from cfanp_gui.core.boards import BoardSpec, Edge, Pair, Seam, Square, Zone
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.events import Event, Names, Weight
from cfanp_gui.core.game import ClockPolicy, Game, Outcome, Position, PositionError, Resignation
from cfanp_gui.core.lines import Json, Key, LineFormat, outcome_json
from cfanp_gui.core.notation import NotationError, TagNames, UnreadableError
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.pieces import Piece, PieceStyle, PieceType
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text, shown

BOARDS = (
    BoardSpec(0, 14, 5, 0, "1", (Seam(Edge.EAST, 1, Edge.WEST, crossing=True),),
              (Zone("road", frozenset(range(28, 42))),)),
    BoardSpec(1, 3, 26, 2, "2", (Seam(Edge.WEST, 0, Edge.EAST, crossing=True),)),
)  # fmt: skip
SEATS = (
    Seat(0, 0, 0, "1"),
    Seat(1, 0, 1, "2", Edge.NORTH),
    Seat(2, 1, 0, "3"),
    Seat(3, 1, 1, "4", Edge.NORTH),
)
Z = PieceType("Z", Text("zealot"), Text("Zealot"), "%n zealot(s)", "zealot", 1)
TEAMS = (Text("White"), Text("Black"))
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))
RULE = Text("rules of Two Odd Boards")


@dataclass(frozen=True, slots=True)
class Step:
    """A Z goes one step; over the edge where the boards differ."""

    origin: Square
    target: Square

    @property
    def text(self) -> str:
        """Return the machine form, such as ``1:a1b1`` or ``1:n3>2:a3``."""
        there = BOARDS[self.target.board].name(self.target.index)
        if self.origin.board != self.target.board:
            there = f">{self.target.board + 1}:{there}"
        return f"{self.origin.board + 1}:{BOARDS[self.origin.board].name(self.origin.index)}{there}"


@dataclass(frozen=True, slots=True)
class Wait:
    """A player to move who has no move passes."""

    board: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``1:--``."""
        return f"{self.board + 1}:--"


@dataclass(frozen=True, slots=True)
class Leave:
    """A player gives up, or runs out of time: the team has lost."""

    player: int
    on_time: bool = False

    @property
    def text(self) -> str:
        """Return the machine form, such as ``resign:2``."""
        return f"{'flag' if self.on_time else 'resign'}:{self.player}"


@dataclass(frozen=True, slots=True)
class Draw:
    """All players agree to a draw."""

    text = "draw"


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A team has lost."""

    weight = Weight.LOSS
    team: int

    def text(self, names: Names) -> Text:
        return Text("{team} has lost.", team=TEAMS[self.team])

    def to_json(self) -> dict[str, Any]:
        return {"type": "lost", "team": "wb"[self.team]}


@dataclass(frozen=True, slots=True)
class Fallen(Event):
    """A player's last Z on a board was captured."""

    seat: int
    square: Square

    def text(self, names: Names) -> Text:
        return Text("{player} has no Z left.", player=names(self.seat + 1))

    def to_json(self) -> dict[str, Any]:
        return {"type": "fallen", "seat": self.seat}

    @property
    def taken_off(self) -> Mapping[int, Square]:
        return {self.seat: self.square}


class OddPosition(Position):
    """Where every Z stands and who is to move on each board."""

    asks_consent = True

    def __init__(
        self, pieces: Mapping[Square, Piece], to_move: tuple[int, int], ended: Outcome | None = None
    ) -> None:
        self._pieces = MappingProxyType(dict(sorted(pieces.items())))
        self._to_move = to_move
        self._ended = ended

    def _key(self) -> tuple[object, ...]:
        return tuple(self._pieces.items()), self._to_move, self._ended

    def __reduce__(self) -> tuple[object, ...]:
        return OddPosition, (dict(self._pieces), self._to_move, self._ended)

    # Who there is

    @property
    def players(self) -> int:
        return 4

    def alive(self) -> frozenset[int]:
        return frozenset((1, 2, 3, 4))

    def actors(self) -> frozenset[int]:
        if self.outcome() is not None:
            return frozenset()
        return frozenset(2 * board + army + 1 for board, army in enumerate(self._to_move))

    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def seat_status(self, seat: int) -> SeatStatus:
        if seat not in range(4):
            raise KeyError(seat)
        here = SEATS[seat]
        turn = self.outcome() is None and self._to_move[here.board] == here.army
        return SeatStatus(
            here, seat + 1, seat + 1, seat, to_move=turn, clock=seat + 1,
            kingless=not self._has(here.board, here.army),
        )  # fmt: skip

    def _has(self, board: int, army: int) -> bool:
        return any(at.board == board and one.army == army for at, one in self._pieces.items())

    def passes(self) -> Mapping[int, Action]:
        return {
            player - 1: Wait((player - 1) // 2)
            for player in sorted(self.actors())
            if not self._steps(player)
        }

    def team(self, player: int) -> int:
        return (player - 1) % 2

    def team_name(self, team: int) -> Text:
        return TEAMS[team]

    # What there is to see

    def boards(self) -> tuple[BoardSpec, ...]:
        return BOARDS

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, label="wb"[piece.army])

    def checked_kings(self) -> tuple[Square, ...]:
        return ()

    def to_text(self) -> str:
        found = [
            "/".join(f"{BOARDS[at.board].name(at.index)}{'wb'[piece.army]}"
                     for at, piece in self._pieces.items() if at.board == board.id) or "-"
            for board in BOARDS
        ]  # fmt: skip
        return f"{found[0]}|{found[1]} {'|'.join('wb'[army] for army in self._to_move)}"

    # What may be done

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        if actor not in self.actors():
            return ()
        steps = sorted(self._steps(actor), key=lambda step: step.text)
        return tuple(steps) or (self.passes()[actor - 1],)

    def _steps(self, player: int) -> list[Step]:
        board, army = divmod(player - 1, 2)
        if self._to_move[board] != army:
            return []
        return [
            Step(at, target)
            for at, piece in self._pieces.items()
            if at.board == board and piece.army == army
            for target in self._reached(at)
            if self._army_at(target) != army
        ]

    def _reached(self, at: Square) -> Iterator[Square]:
        spec = BOARDS[at.board]
        for east, north in STEPS:
            file, rank = spec.file(at.index) + east, spec.rank(at.index) + north
            index = spec.at(file, rank)
            if index is not None:
                yield Square(at.board, index)
            elif at.board == 0 and file == spec.files:
                beyond = BOARDS[1].at(0, rank)
                assert beyond is not None, "the second board is longer"
                yield Square(1, beyond)

    def _army_at(self, at: Square) -> int | None:
        piece = self._pieces.get(at)
        return None if piece is None else piece.army

    def movable(self, source: Source) -> bool:
        if not isinstance(source, Square) or source not in self._pieces:
            return False
        return self.outcome() is None and self._army_at(source) == self._to_move[source.board]

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        return tuple(
            Gesture(step, step.origin, step.target, consent=self.partner(step),
                    uses=self._used(actor, step))
            for actor in self.actors()
            for step in self._steps(actor)
            if step.origin == source
        )  # fmt: skip

    def _used(self, actor: int, step: Step) -> tuple[int, ...]:
        """Return the players whose turns a step over the edge uses; none for another."""
        mate = self.partner(step)
        if mate is None:
            return ()
        return (actor, mate) if mate in self.actors() else (actor,)

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        if not isinstance(source, Square):
            return Refusal(RULE, Text("There are no pieces beside the boards"))
        return self.refusal(Step(source, source if target is None else target))

    def partner(self, action: Action) -> int | None:
        if isinstance(action, Step) and action.origin.board != action.target.board:
            return 3 + self._to_move[action.origin.board]
        return None

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        if self.outcome() is not None:
            return ()
        return (Resignation(Leave(player), Text("the whole game")),)

    def board_of(self, action: Action) -> int | None:
        if isinstance(action, Wait):
            return action.board
        return action.origin.board if isinstance(action, Step) else None

    def refusal(self, action: Action) -> Refusal | None:
        if self.outcome() is not None:
            return Refusal(RULE, Text("The game is over"))
        if isinstance(action, Wait) and action not in self.passes().values():
            return Refusal(RULE, Text("Only who has no move passes"))
        if isinstance(action, Wait | Leave | Draw):
            return None
        if not isinstance(action, Step):
            raise no_action(action)
        if not self.movable(action.origin):
            return Refusal(RULE, Text("No Z that may move stands there"), (action.origin,))
        if action in self._steps(2 * action.origin.board + self._to_move[action.origin.board] + 1):
            return None
        return Refusal(RULE, Text("A Z goes one step straight"), (action.origin,))

    def apply(self, action: Action) -> tuple[OddPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Leave):
            team = self.team(action.player)
            after = OddPosition(self._pieces, self._to_move, _won(1 - team, Text("resignation")))
            return after, Transition(action, action.player, events=(Lost(team),))
        if isinstance(action, Wait):
            army = self._to_move[action.board]
            turns = list(self._to_move)
            turns[action.board] = 1 - army
            after = OddPosition(self._pieces, (turns[0], turns[1]))
            return after, Transition(action, 2 * action.board + army + 1)
        if not isinstance(action, Step):
            drawn = Outcome("draw", (1, 2, 3, 4), Text("agreement"))
            return OddPosition(self._pieces, self._to_move, drawn), Transition(action, 1)
        origin, target = action.origin, action.target
        pieces = dict(self._pieces)
        piece = pieces.pop(origin)
        taken = pieces.get(target)
        pieces[target] = piece
        turns = list(self._to_move)
        mover = 2 * origin.board + piece.army + 1
        for player in self._used(mover, action) or (mover,):
            turns[(player - 1) // 2] = 1 - piece.army
        after = OddPosition(pieces, (turns[0], turns[1]))
        events: tuple[Event, ...] = ()
        if after.outcome() is not None:
            events = (Lost(1 - piece.army),)
        elif taken is not None and not after._has(target.board, taken.army):
            events = (Fallen(2 * target.board + taken.army, target),)
        return after, Transition(
            action,
            mover,
            moved=(PieceMoved(origin, target, piece, piece),),
            captured=() if taken is None else (Captured(target, taken),),
            events=events,
        )

    def resolve_pending(self) -> tuple[OddPosition, tuple[Event, ...]]:
        return self, ()

    def outcome(self) -> Outcome | None:
        return self._outcome

    def with_outcome(self, outcome: Outcome) -> OddPosition:
        return OddPosition(self._pieces, self._to_move, outcome)

    @cached_property
    def _outcome(self) -> Outcome | None:
        if self._ended is not None:
            return self._ended
        for team in (0, 1):
            if all(piece.army != team for piece in self._pieces.values()):
                return _won(1 - team, Text("no Z is left"))
        if not any(
            self._army_at(target) != piece.army
            for at, piece in self._pieces.items()
            for target in self._reached(at)
        ):
            return Outcome("draw", (1, 2, 3, 4), Text("nobody can move"))
        return None


def _won(team: int, reason: Text) -> Outcome:
    return Outcome("win", (team + 1, team + 3), reason)


class OddNotation:
    """The human form is the machine form."""

    naming = TagNames("OddBoards", "Seat", letters=False)

    def human(
        self, position: OddPosition, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the machine form of a legal action. Raises IllegalAction."""
        if transition is None:
            position.apply(action)
        return action.text

    def parse(self, position: OddPosition, text: str) -> Action:
        """Return the action of a text. Raises UnreadableError."""
        try:
            return parse(text)
        except ValueError as error:
            raise UnreadableError(str(error)) from None

    def implied(self, position: OddPosition, text: str) -> None:
        """Return None: every action is written."""

    def implies(self, following: Action, action: Action) -> bool:
        """Return False: every action is written."""
        return False

    def instead(self, position: OddPosition, text: str) -> str:
        """Return nothing."""
        return ""

    def round(self, position: OddPosition) -> None:
        """Return None: nothing counts rounds."""

    def opens(self, word: str) -> bool:
        """Return False: every word is a whole token."""
        return False


class OddLines(LineFormat):
    """Lines with a position and moves."""

    position_key = "odd"
    inputs = (Key("players", "how many play"), Key("odd", "a position"))
    move_example = "1:a1a2"
    example = '{"system": "odd", "players": 4, "moves": [...]}'
    moves_answer = (
        Key("odd", "the position"), Key("moves", "the moves"), Key("over", "how the game ended")
    )  # fmt: skip
    play_answer = (*moves_answer, Key("human", "the moves as people write them"),
                   Key("events", "what happened"))  # fmt: skip

    def moves(self, position: Position, text: str | None) -> Json:
        return {
            "odd": position.to_text(),
            "moves": [action.text for action in position.all_actions()],
            "over": outcome_json(position.outcome()),
        }

    def play(self, position: Position, human: Sequence[str], events: list[Json]) -> Json:
        return {**self.moves(position, None), "human": list(human), "events": events}


class OddClocks(ClockPolicy):
    """A clock for each player."""

    def __init__(self) -> None:
        super().__init__((1, 2, 3, 4))

    def running(self, position: Position) -> frozenset[int]:
        return position.actors()

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        if after.outcome() is not None:
            return frozenset()
        return before.actors() - after.actors()

    def acted(self, before: Position, transition: Transition) -> int:
        return transition.actor

    def owner(self, position: Position, clock: int) -> int:
        return clock

    def flag(self, position: Position, clock: int) -> Action:
        return Leave(clock, on_time=True)


_STEP = re.compile(r"([12]):([a-n]\d{1,2})(?:>([12]):)?([a-n]\d{1,2})\Z")
_WAIT = re.compile(r"([12]):--\Z")
_LEAVE = re.compile(r"(resign|flag):([1-4])\Z")


def parse(text: str) -> Action:
    """Return the action of a machine form. Raises ValueError."""
    if text == Draw.text:
        return Draw()
    if found := _LEAVE.match(text):
        return Leave(int(found[2]), found[1] == "flag")
    if found := _WAIT.match(text):
        return Wait(int(found[1]) - 1)
    found = _STEP.match(text)
    if found is None:
        raise ValueError(Text("“{text}” is not a move (expected such as 1:a1a2)", text=shown(text)))
    here = int(found[1]) - 1
    there = int(found[3]) - 1 if found[3] else here
    return Step(_square(here, found[2]), _square(there, found[4]))


def _square(board: int, name: str) -> Square:
    names = BOARDS[board].square_names
    if name not in names:
        raise ValueError(Text("board {board} has no square {square}", board=board + 1, square=name))
    return Square(board, names.index(name))


class TwoOddBoards(Game):
    """Two Odd Boards, for four players in two teams."""

    name = "Two Odd Boards"
    key = "odd"
    options = ()
    min_players = max_players = 4
    piece_types: Mapping[str, PieceType] = {"Z": Z}
    position_format = "odd position"

    def seating(self, players: int, options: OptionValues, seed: int) -> tuple[int, ...]:
        check_options(self.options, options)
        return tuple(range(players))

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> OddPosition:
        check_options(self.options, options)
        if players != 4:
            raise ValueError(Text("the number of players is {players} (expected 4)",
                                  players=players))  # fmt: skip
        pieces = {Square(0, file): Piece("Z", 0) for file in range(14)}
        pieces |= {Square(0, 56 + file): Piece("Z", 1) for file in range(14)}
        pieces |= {Square(1, file): Piece("Z", 0) for file in range(3)}
        pieces |= {Square(1, 75 + file): Piece("Z", 1) for file in range(3)}
        return OddPosition(pieces, (0, 0))

    def from_text(self, text: str, options: OptionValues) -> OddPosition:
        check_options(self.options, options)
        found = re.fullmatch(r"([a-n0-9wb/-]+)\|([a-n0-9wb/-]+) ([wb])\|([wb])", text)
        if found is None:
            raise PositionError(Text("the line is no odd position"))
        pieces = {}
        for board, part in enumerate(found.groups()[:2]):
            for word in () if part == "-" else part.split("/"):
                try:
                    square = _square(board, word[:-1])
                    pieces[square] = Piece("Z", "wb".index(word[-1:]))
                except ValueError as error:
                    raise PositionError(Text("pieces: {problem}", problem=str(error))) from None
        return OddPosition(pieces, ("wb".index(found[3]), "wb".index(found[4])))

    def editing(self, position: Position) -> Editing:
        from tests.made_up.editing import OddBuilder, OddEditing

        assert isinstance(position, OddPosition), "it is a position of this game"
        return OddEditing(OddBuilder(dict(position.pieces()), position._to_move))

    def clocks(self, start: Position) -> ClockPolicy:
        return OddClocks()

    @cached_property
    def lines(self) -> OddLines:
        return OddLines(self)

    @cached_property
    def notation(self) -> OddNotation:
        return OddNotation()

    def parse_action(self, text: str) -> Action:
        return parse(text)

    def resignation(self, player: int, on_time: bool = False, board: int | None = None) -> Action:
        if board is not None:
            raise ValueError("a player gives up the whole game")
        return Leave(player, on_time)

    def agreed_draw(self) -> Action:
        return Draw()

    def perft(self, position: Position, depth: int) -> int:
        if depth < 1:
            return 1
        return sum(
            self.perft(position.apply(action)[0], depth - 1) for action in position.all_actions()
        )

    def divide(self, position: Position, depth: int) -> Iterator[tuple[str, int]]:
        for action in position.all_actions():
            yield action.text, self.perft(position.apply(action)[0], depth - 1)


__all__ = ["NotationError", "TwoOddBoards"]

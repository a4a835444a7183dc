"""A game of hidden knowledge made up for the tests: three rows that do not see each other.

One board of 6 files by 7 ranks; army 0 sits at its south, army 1 at its north, army 2 in the middle
row, facing east. An army has six pieces of four kinds: A beats B, B beats C, all beat the flag F,
which never moves; equal ones both go. A piece goes one step straight. What met is shown to all from
then on. Whose flag is captured is out, with all they have. The last one wins.

It is the proof that secrets are kept by the contract (`core.position.Position`), not by one game.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cfanp_gui.core.actions import (
    Action,
    Captured,
    IllegalAction,
    Met,
    PieceMoved,
    Refusal,
    Report,
    Transition,
)
from cfanp_gui.core.boards import BoardSpec, Edge, Pair, Square
from cfanp_gui.core.events import Event, Loss, Names, Weight
from cfanp_gui.core.game import Game, Outcome, Position, PositionError
from cfanp_gui.core.notation import MachineNotation, TagNames
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.plain_actions import PlainMove, Resign, parse_plain, plain_move
from cfanp_gui.core.position import EVERYBODY
from cfanp_gui.core.queries import NoteKind, SquareNote, Turn
from cfanp_gui.core.seats import Seat
from cfanp_gui.core.text import Text
from tests.made_up import STEPS

BOARD = BoardSpec(0, 6, 7, 0, "1")
SEATS = (Seat(0, 0, 0, "1"), Seat(1, 0, 1, "2", Edge.NORTH), Seat(2, 0, 2, "3", Edge.EAST))
ROWS = (0, 6, 3)
"""The rank of each army's row, from 0."""
KINDS = "ABCF"
ARRAY = "ABBCCF"
UNKNOWN = "X"
RULE = Text("rules of Three Blind Rows")
TYPES = {
    letter: PieceType(letter, Text(name), Text(name.title()), f"%n {name}(s)", "", value)
    for letter, name, value in (
        ("A", "giant", 3), ("B", "knave", 2), ("C", "page", 1), ("F", "banner", 0),
        (UNKNOWN, "unknown piece", 1),
    )
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Routed(Event):
    """An army is out of the game."""

    weight = Weight.LOSS
    army: int

    def text(self, names: Names) -> Text:
        return Text("{player} is out.", player=names(self.army + 1))

    def to_json(self) -> dict[str, Any]:
        return {"type": "routed", "army": self.army}

    @property
    def losses(self) -> tuple[Loss, ...]:
        return (Loss(self.army, None),)

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.army + 1,))


@dataclass(frozen=True, slots=True)
class Crept(Event):
    """A piece went on without meeting another; only its player knows what crept there."""

    letter: str

    def text(self, names: Names) -> Text:
        return Text("A {piece} crept on.", piece=TYPES[self.letter].name)

    def to_json(self) -> dict[str, Any]:
        return {"type": "crept", "piece": self.letter}


class BlindPosition(Position):
    """Places of all pieces, those shown, and the army to move: the truth or a view."""

    hides = True
    notation_path = "tests.made_up.hidden:BlindNotation"
    players = 3

    def __init__(
        self,
        pieces: Mapping[Square, Piece] | tuple[tuple[Square, Piece], ...],
        army: int,
        living: frozenset[int],
        seen: frozenset[Square] = frozenset(),
        viewer: int | None = None,
        ended: Outcome | None = None,
    ) -> None:
        self._placed = tuple(sorted(dict(pieces).items()))
        self._pieces = MappingProxyType(dict(self._placed))
        self._army, self._living, self._seen = army, living, seen
        self._viewer, self._ended = viewer, ended

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return BlindPosition, (
            self._placed, self._army, self._living, self._seen, self._viewer, self._ended,
        )  # fmt: skip

    def _key(self) -> tuple[Any, ...]:
        return self.__reduce__()

    def outcome(self) -> Outcome | None:
        return self._ended

    def with_outcome(self, outcome: Outcome) -> BlindPosition:
        return self._with(ended=outcome)

    # What is hidden

    @property
    def viewer(self) -> int | None:
        return self._viewer

    def seen_by(self, viewer: int) -> BlindPosition:
        if self._viewer == viewer:
            return self
        if self._viewer is not None:
            raise ValueError("it is the view of somebody else")
        pieces = {at: self._as_known(at, one, viewer) for at, one in self._pieces.items()}
        return BlindPosition(
            pieces, self._army, self._living, self._seen, viewer, self._ended
        )  # fmt: skip

    def _as_known(self, at: Square, piece: Piece, viewer: int) -> Piece:
        own = viewer != EVERYBODY and piece.army == viewer - 1 and piece.army in self._living
        return piece if own or at in self._seen else piece._replace(letter=UNKNOWN)

    def marked(self, pair: Pair | None = None) -> Mapping[Square, tuple[SquareNote, ...]]:
        return dict.fromkeys(self._seen, (SquareNote(NoteKind.SHOWN, Text("shown to all")),))

    def shown(self, transition: Transition, viewer: int) -> Transition:
        if transition.met is not None:
            return transition  # it was shown to all
        moved = []
        for one in transition.moved:
            known = self._as_known(one.target, one.before, viewer)
            moved.append(one._replace(before=known, after=known))
        events = tuple(
            Crept(moved[0].after.letter) if isinstance(one, Crept) else one
            for one in transition.events
        )
        captured = tuple(one._replace(piece=one.piece._replace(letter=UNKNOWN))
                         for one in transition.captured)  # fmt: skip
        return transition._replace(moved=tuple(moved), captured=captured, events=events)

    def foretold(self, action: Action) -> Transition:
        if not isinstance(action, PlainMove):
            return self.guessed(0).apply(action)[1]
        piece, met = self._pieces[action.origin], self._pieces.get(action.target)
        moved = (PieceMoved(action.origin, action.target, piece, piece),)
        meets = None if met is None else Met(action.origin, action.target, piece, met)
        return Transition(action, self._army + 1, moved=moved, met=meets)

    def guessed(self, seed: int) -> BlindPosition:
        if self._viewer is None:
            return self
        lot = random.Random(seed)
        pieces = {
            at: one._replace(letter=lot.choice("ABC")) if one.letter == UNKNOWN else one
            for at, one in self._pieces.items()
        }
        return BlindPosition(pieces, self._army, self._living, self._seen, None, self._ended)

    # Who there is

    def alive(self) -> frozenset[int]:
        return frozenset(army + 1 for army in self._living)

    def actors(self) -> frozenset[int]:
        return frozenset() if self.outcome() else frozenset((self._army + 1,))

    def turn(self) -> Turn:
        return Turn(self._army, 1)

    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    # What there is to see

    def boards(self) -> tuple[BoardSpec, ...]:
        return (BOARD,)

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    def to_text(self) -> str:
        words = "/".join(f"{BOARD.name(at.index)}{one.letter}{one.army + 1}"
                         for at, one in self._pieces.items())  # fmt: skip
        living = "".join(str(army + 1) for army in sorted(self._living))
        seen = ",".join(BOARD.name(at.index) for at in sorted(self._seen)) or "-"
        view = "" if self._viewer is None else f" for={self._viewer}"
        return f"{words} {self._army + 1} {living} {seen}{view}"

    # What may be done

    def _steps(self) -> list[PlainMove]:
        if self.outcome() or self._viewer not in (None, self._army + 1):
            return []
        return [
            plain_move((BOARD,), at, Square(0, index))
            for at, piece in self._placed
            if piece.army == self._army and piece.letter != "F"
            for index in BOARD.stepped(at.index, STEPS)
            if (there := self._pieces.get(Square(0, index))) is None or there.army != self._army
        ]

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return tuple(sorted(self._steps())) if actor == self._army + 1 else ()

    def refusal(self, action: Action) -> Refusal | None:
        found = self.known_refusal(action)
        if found is None and self._viewer is not None:
            return Refusal(RULE, Text("What somebody sees is not played on"))
        return found

    def known_refusal(self, action: Action) -> Refusal | None:
        return super().refusal(action)

    def apply(self, action: Action) -> tuple[BlindPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if not isinstance(action, PlainMove):
            return super().apply(action)
        pieces, seen = dict(self._pieces), set(self._seen)
        piece, met = pieces.pop(action.origin), pieces.get(action.target)
        known = action.origin in seen
        seen.discard(action.origin)
        moved = (PieceMoved(action.origin, action.target, piece, piece),)
        done = Transition(action, self._army + 1, moved=moved)
        if met is None:
            pieces[action.target] = piece
            if known:
                seen.add(action.target)
            return self._next(pieces, seen), done._replace(events=(Crept(piece.letter),))
        ranks = [KINDS.index(one.letter) for one in (piece, met)]
        lost = []
        if ranks[0] <= ranks[1]:
            lost.append(Captured(action.target, met))
            del pieces[action.target]
            seen.discard(action.target)
        if ranks[0] >= ranks[1]:
            lost.append(Captured(action.origin, piece))
            done = done._replace(moved=())
        if ranks[0] < ranks[1]:
            pieces[action.target] = piece
        if ranks[0] != ranks[1]:
            seen.add(action.target)
        done = done._replace(
            captured=tuple(lost),
            met=Met(
                action.origin, action.target, piece, met, ranks[0] >= ranks[1], ranks[0] <= ranks[1]
            ),
        )
        after = self._next(pieces, seen)
        if met.letter == "F":
            return after._without(met.army, done, self._army)
        return after, done

    def after_leaving(self, player: int, report: Report) -> BlindPosition:
        after, done = self._without(player - 1, Transition(Resign(player), player))
        report.captured += done.captured
        report.events += done.events
        return after

    def _with(self, **changes: Any) -> BlindPosition:
        given = {"pieces": self._pieces, "army": self._army, "living": self._living,
                 "seen": self._seen, "viewer": self._viewer, "ended": self._ended}  # fmt: skip
        return BlindPosition(**{**given, **changes})

    def _next(self, pieces: Mapping[Square, Piece], seen: set[Square]) -> BlindPosition:
        return self._with(pieces=pieces, army=_after(self._army, self._living),
                          seen=frozenset(seen))  # fmt: skip

    def _without(
        self, army: int, done: Transition, mover: int | None = None
    ) -> tuple[BlindPosition, Transition]:
        gone = [at for at, one in self._pieces.items() if one.army == army]
        pieces = {at: one for at, one in self._pieces.items() if at not in gone}
        living = self._living - {army}
        turn = self._army if self._army != army else _after(army, living)
        lost = tuple(Captured(at, self._pieces[at], removed=True) for at in gone)
        after = self._with(pieces=pieces, living=living, seen=self._seen - set(gone), army=turn)
        if len(living) == 1:
            (last,) = living
            after = after._with(ended=Outcome("win", (last + 1,), Text("the last one left")))
        captured = (*done.captured, *lost) if mover is None else done.captured
        return after, done._replace(captured=captured, events=(Routed(army),))


def _after(army: int, living: frozenset[int]) -> int:
    order = [(army + step) % 3 for step in (1, 2, 3)]
    return next(one for one in order if one in living)


def parse(text: str) -> Action:
    """Return the action of a machine form. Raises ValueError."""
    return parse_plain(text, (BOARD,))


class BlindNotation(MachineNotation[BlindPosition]):
    """As the machine form, with the kinds of pieces that met."""

    def human(self, position: Position, action: Action, transition: Any = None) -> str:
        if not isinstance(action, PlainMove):
            return action.text
        piece, met = (position.pieces().get(at) for at in (action.origin, action.target))
        letters = "" if piece is None else piece.letter
        if transition is not None:
            known = {one.square: one.piece.letter for one in transition.captured}
            known |= {one.origin: one.after.letter for one in transition.moved}
            letters = known.get(action.origin, letters)
            if met is not None:
                letters += f"x{known.get(action.target, met.letter)}"
        return f"{letters}{action.text}"

    def parse(self, position: Any, text: str) -> Action:
        return super().parse(position, re.sub(r"\A[ABCFX](x[ABCFX])?(?=[a-f])", "", text))


class ThreeBlindRows(Game):
    """Three Blind Rows."""

    name = "Three Blind Rows"
    key = "blind"
    min_players = max_players = 3
    piece_types: Mapping[str, PieceType] = TYPES

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> BlindPosition:
        check_options(self.options, options)
        self.check_players(players)
        pieces = {}
        for army, rank in enumerate(ROWS):
            array = list(ARRAY)
            random.Random(f"{seed} {army}").shuffle(array)
            pieces |= {Square(0, BOARD.files * rank + file): Piece(letter, army)
                       for file, letter in enumerate(array)}  # fmt: skip
        return BlindPosition(pieces, 0, frozenset(range(3)))

    def from_text(self, text: str, options: OptionValues) -> BlindPosition:
        check_options(self.options, options)
        found = re.fullmatch(r"(\S+) ([123]) ([123]+) (\S+)(?: for=([0-3]))?", text)
        if found is None:
            raise PositionError("the line is no blind position")
        names = BOARD.square_names
        try:
            pieces = {Square(0, names.index(word[:2])): Piece(word[2], int(word[3]) - 1)
                      for word in found[1].split("/")}  # fmt: skip
            known = [] if found[4] == "-" else found[4].split(",")
            seen = frozenset(Square(0, names.index(word)) for word in known)
        except (ValueError, IndexError):
            raise PositionError("the pieces are none") from None
        viewer = None if found[5] is None else int(found[5])
        living = frozenset(int(one) - 1 for one in found[3])
        return BlindPosition(pieces, int(found[2]) - 1, living, seen, viewer)

    @cached_property
    def notation(self) -> BlindNotation:
        return BlindNotation(TagNames("BLIND", "Player", letters=False), parse)

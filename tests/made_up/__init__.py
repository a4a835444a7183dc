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
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from cfanp_gui.core.actions import Action, Captured, Gesture, PieceMoved, Report
from cfanp_gui.core.boards import BoardSpec, Edge, Seam, Square, Zone
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.events import Event, Names, Weight
from cfanp_gui.core.game import Game, Outcome, Position, PositionError
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.pieces import Piece, PieceStyle, PieceType
from cfanp_gui.core.plain_actions import PlainMove
from cfanp_gui.core.plain_game import PlainPosition
from cfanp_gui.core.position import RESIGNATION
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text

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


@dataclass(frozen=True, slots=True)
class Wait:
    """A player to move who has no move passes."""

    board: int

    @property
    def text(self) -> str:
        """Return the machine form, such as ``1:--``."""
        return f"{self.board + 1}:--"


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


class OddPosition(PlainPosition):
    """Places of every Z, and the team to move on each board."""

    def __init__(
        self,
        pieces: Mapping[Square, Piece] | tuple[tuple[Square, Piece], ...],
        to_move: tuple[int, int],
        ended: Outcome | None = None,
    ) -> None:
        super().__init__(4, pieces, 1, ended)
        self._to_move = to_move

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return type(self), (self._placed, self._to_move, self._ended)

    # Who there is

    def alive(self) -> frozenset[int]:
        return frozenset((1, 2, 3, 4))

    def actors(self) -> frozenset[int]:
        if self.outcome() is not None:
            return frozenset()
        return frozenset(2 * board + army + 1 for board, army in enumerate(self._to_move))

    def seats(self) -> tuple[Seat, ...]:
        return SEATS

    def seat_status(self, seat: int) -> SeatStatus:
        found = super().seat_status(seat)
        return found._replace(kingless=not self._has(found.seat.board, found.seat.army))

    def _has(self, board: int, army: int) -> bool:
        return any(at.board == board and one.army == army for at, one in self._placed)

    def passes(self) -> Mapping[int, Action]:
        return {
            player - 1: Wait((player - 1) // 2)
            for player in sorted(self.actors())
            if not self.moves(player)
        }

    def team(self, player: int) -> int:
        return (player - 1) % 2

    def team_name(self, team: int) -> Text:
        return TEAMS[team]

    # What there is to see

    def boards(self) -> tuple[BoardSpec, ...]:
        return BOARDS

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, label="wb"[piece.army])

    def to_text(self) -> str:
        found = [
            "/".join(f"{BOARDS[at.board].name(at.index)}{'wb'[piece.army]}"
                     for at, piece in self._placed if at.board == board.id) or "-"
            for board in BOARDS
        ]  # fmt: skip
        return f"{found[0]}|{found[1]} {'|'.join('wb'[army] for army in self._to_move)}"

    # What may be done

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        if actor not in self.actors():
            return ()
        return tuple(sorted(self.moves(actor))) or (self.passes()[actor - 1],)

    def moves(self, player: int) -> list[PlainMove]:
        board, army = divmod(player - 1, 2)
        if self._to_move[board] != army:
            return []
        return [
            self.move(at, target)
            for at, piece in self._placed
            if at.board == board and piece.army == army
            for target in self._reached(at)
            if self._army_at(target) != army
        ]

    def _reached(self, at: Square) -> Iterator[Square]:
        spec = BOARDS[at.board]
        for index in spec.stepped(at.index, STEPS):
            yield Square(at.board, index)
        if at.board == 0 and spec.file(at.index) == spec.files - 1:
            yield Square(1, BOARDS[1].files * spec.rank(at.index))

    def _army_at(self, at: Square) -> int | None:
        piece = self.pieces().get(at)
        return None if piece is None else piece.army

    def gesture(self, action: Action) -> Gesture | None:
        found, mate = super().gesture(action), self.partner(action)
        if found is None or mate is None:
            return found
        return found._replace(consent=mate, uses=self._used(mate - 2, mate))

    def _used(self, actor: int, mate: int | None) -> tuple[int, ...]:
        """Return the players whose turns a step uses, which a team-mate may have to agree to."""
        return (actor, mate) if mate is not None and mate in self.actors() else (actor,)

    def partner(self, action: Action) -> int | None:
        if isinstance(action, PlainMove) and action.origin.board != action.target.board:
            return 3 + self._to_move[action.origin.board]
        return None

    def board_of(self, action: Action) -> int | None:
        if isinstance(action, Wait):
            return action.board
        return action.origin.board if isinstance(action, PlainMove) else None

    def played(self, action: Any, report: Report) -> tuple[OddPosition, int]:
        match action:
            case Wait(board):
                player = 2 * board + self._to_move[board] + 1
                return OddPosition(self._placed, self._after((player,))), player
            case PlainMove(_, origin, target):
                pieces = dict(self._placed)
                piece = pieces.pop(origin)
                taken = pieces.get(target)
                pieces[target] = piece
                player = 2 * origin.board + piece.army + 1
                after = OddPosition(pieces, self._after(self._used(player, self.partner(action))))
                report.moved.append(PieceMoved(origin, target, piece, piece))
                if taken is not None:
                    report.captured.append(Captured(target, taken))
                if after.outcome() is not None:
                    report.events.append(Lost(1 - piece.army))
                elif taken is not None and not after._has(target.board, taken.army):
                    report.events.append(Fallen(2 * target.board + taken.army, target))
                return after, player
        raise AssertionError("there are no others")

    def after_leaving(self, player: int, report: Report) -> OddPosition:
        team = self.team(player)
        report.events.append(Lost(team))
        return self.with_outcome(_won(1 - team, RESIGNATION))

    def _after(self, used: tuple[int, ...]) -> tuple[int, int]:
        """Return the teams to move on the two boards after the turns of some players."""
        boards = {(player - 1) // 2 for player in used}
        first, second = (army ^ (at in boards) for at, army in enumerate(self._to_move))
        return first, second

    def judged(self) -> Outcome | None:
        for team in (0, 1):
            if all(piece.army != team for _, piece in self._placed):
                return _won(1 - team, Text("no Z is left"))
        if not any(
            self._army_at(target) != piece.army
            for at, piece in self._placed
            for target in self._reached(at)
        ):
            return self.drawn(Text("nobody can move"))
        return None


def _won(team: int, reason: Text) -> Outcome:
    return Outcome("win", (team + 1, team + 3), reason)


class TwoOddBoards(Game):
    """Two Odd Boards, for four players in two teams."""

    name = "Two Odd Boards"
    key = "odd"
    min_players = max_players = 4
    piece_types: Mapping[str, PieceType] = {"Z": Z}

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        check_options(self.options, options)
        self.check_players(players)
        pieces = {Square(0, file): Piece("Z", 0) for file in range(14)}
        pieces |= {Square(0, 56 + file): Piece("Z", 1) for file in range(14)}
        pieces |= {Square(1, file): Piece("Z", 0) for file in range(3)}
        pieces |= {Square(1, 75 + file): Piece("Z", 1) for file in range(3)}
        return OddPosition(pieces, (0, 0))

    def from_text(self, text: str, options: OptionValues) -> Position:
        check_options(self.options, options)
        found = re.fullmatch(r"([a-n0-9wb/-]+)\|([a-n0-9wb/-]+) ([wb])\|([wb])", text)
        if found is None:
            raise PositionError("the line is no odd position")
        pieces = {}
        for spec, part in zip(BOARDS, found.groups(), strict=False):
            for word in () if part == "-" else part.split("/"):
                if word[:-1] not in spec.square_names or word[-1:] not in "wb":
                    raise PositionError("pieces: board {board} has no square {square}",
                                        board=spec.label, square=word[:-1])  # fmt: skip
                square = Square(spec.id, spec.square_names.index(word[:-1]))
                pieces[square] = Piece("Z", "wb".index(word[-1]))
        return OddPosition(pieces, ("wb".index(found[3]), "wb".index(found[4])))

    def parse_action(self, text: str) -> Action:
        waits = {wait.text: wait for wait in map(Wait, (0, 1))}
        return waits.get(text) or super().parse_action(text)

    def editing(self, position: Position) -> Editing | None:
        from tests.made_up.editing import OddBuilder, OddEditing

        assert isinstance(position, OddPosition), "it is a position of this game"
        return OddEditing(OddBuilder(dict(position.pieces()), position._to_move))

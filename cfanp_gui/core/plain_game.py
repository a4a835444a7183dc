"""Games whose positions are no more than pieces, of players who move in turn.

The text of a position has the ranks of every board from the last to the first, with ``|`` between
boards, the player to move, the number of players, and the game's own fields. A piece is its letter
and the letter of its army, such as ``Qa``; a number stands for so many empty squares.
"""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self

from cfanp_gui.core.actions import Action, Captured, ControlChange, PieceMoved, Report
from cfanp_gui.core.boards import ARMY_LETTERS, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.events import Event, Names, Weight
from cfanp_gui.core.game import Game, check_options
from cfanp_gui.core.line_fields import BOARD, LineField, RanksField, split_line, write_ranks
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.plain_actions import PlainMove, plain_move
from cfanp_gui.core.position import Outcome, Position, PositionError, Problem
from cfanp_gui.core.text import PlayerName, Text, shortened

LAST_ALIVE = Text("last player alive")
STUCK = Text("nobody has a piece left that can move")
MOST_LETTERS = 10_000
"""Maximum length of a position's text."""


@dataclass(frozen=True, slots=True)
class PlayerOut(Event):
    """A player is out of the game."""

    player: int

    weight = Weight.LOSS

    def text(self, names: Names) -> Text:
        return Text("{name} is out of the game.", name=names(self.player))

    def to_json(self) -> dict[str, Any]:
        return {"type": "out", "player": self.player}

    @property
    def out(self) -> frozenset[int]:
        return frozenset((self.player,))


class PlainPosition(Position):
    """Pieces on boards and the player to move; the next one is the next who can move."""

    fields: Sequence[LineField[Any]] = ()
    """The values that a position has besides, each an attribute with the field's key."""

    def __init__(
        self,
        players: int,
        pieces: Mapping[Square, Piece] | Sequence[tuple[Square, Piece]],
        player: int = 1,
        ended: Outcome | None = None,
        *values: Any,
    ) -> None:
        self._players, self._ended = players, ended
        placed: dict[Square, Piece] = dict(pieces)
        self._placed = tuple(sorted(placed.items()))
        self.player = player
        """The player to move while the game goes on."""
        vars(self).update(zip((field.key for field in self.fields), values, strict=False))

    # A game writes `boards` and these; the others have defaults

    @abstractmethod
    def moves(self, player: int) -> Iterable[PlainMove]:
        """Return the moves that a player has if it is their turn; see `move`."""

    def alive(self) -> frozenset[int]:
        """Return the players still in the game: by default those who have a piece."""
        return frozenset(piece.army + 1 for _, piece in self._placed)

    def after_move(self, move: PlainMove, report: Report) -> Self:
        """Return the position after a move; report what changes. By default the piece goes."""
        return self.next_turn(self.moved(move, report))

    def after_leaving(self, player: int, report: Report) -> Self:
        """Return the position after a player left, by default without their pieces; report it."""
        pieces = self.without(player, dict(self._placed), report)
        return self.next_turn(pieces) if player == self.player else self.with_pieces(pieces)

    def judged(self) -> Outcome | None:
        """Return the outcome by the rules, None before: by default the last in the game wins."""
        alive = tuple(self.alive())
        if len(alive) == 1:
            return Outcome("win", alive, LAST_ALIVE)
        return None if any(True for _ in self.moves(self.player)) else self.drawn(STUCK)

    # Offered to each game

    def move(self, origin: Square, target: Square, becomes: str = "") -> PlainMove:
        """Return the move between two squares, by which a piece may become another one."""
        return plain_move(self.boards(), origin, target, becomes)

    def moved(self, move: PlainMove, report: Report) -> dict[Square, Piece]:
        """Return the pieces after a move; report it and what it captures."""
        pieces = dict(self._placed)
        before = pieces.pop(move.origin)
        after = before._replace(letter=move.becomes or before.letter)
        if (taken := pieces.get(move.target)) is not None:
            report.captured.append(Captured(move.target, taken))
        report.moved.append(PieceMoved(move.origin, move.target, before, after))
        pieces[move.target] = after
        return pieces

    def without(
        self, player: int, pieces: dict[Square, Piece], report: Report
    ) -> dict[Square, Piece]:
        """Return pieces without those of a player; report that these are removed."""
        own = {at: piece for at, piece in pieces.items() if piece.army == player - 1}
        report.captured += [Captured(at, piece, removed=True) for at, piece in own.items()]
        return {at: piece for at, piece in pieces.items() if at not in own}

    def next_turn(self, pieces: Mapping[Square, Piece]) -> Self:
        """Return the position with some pieces in which the next player who can move is to move.

        If no other one can, it is the same player, or the next one if that player is out.
        """
        after = self.with_pieces(pieces)
        living = after.alive()
        able = (player for player in after.others if any(True for _ in after.moves(player)))
        stuck = (player for player in (self.player, *after.others) if player in living)
        after.player = next(able, next(stuck, self.player))
        return after

    def with_pieces(self, pieces: Mapping[Square, Piece]) -> Self:
        """Return the position with other pieces."""
        after = copy(self)
        after._placed = tuple(sorted(pieces.items()))
        return after

    @property
    def others(self) -> tuple[int, ...]:
        """Return the other players than the one to move, in the order of play."""
        order = range(1, self.players + 1)
        return (*order[self.player :], *order[: self.player - 1])

    # As a position

    def __reduce__(self) -> tuple[type[Self], tuple[Any, ...]]:
        """Return the class and the values it is made of, without answers that are kept."""
        values = (getattr(self, field.key) for field in self.fields)
        return type(self), (self._players, self._placed, self.player, self._ended, *values)

    def _key(self) -> Any:
        return self.__reduce__()

    @property
    def players(self) -> int:
        return self._players

    def actors(self) -> frozenset[int]:
        return frozenset((self.player,) if self.outcome() is None else ())

    @cached_method
    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        return tuple(sorted(self.moves(actor))) if actor in self.actors() else ()

    def played(self, action: Any, report: Report) -> tuple[Self, int]:
        return self._followed(self.after_move(action, report), report), self.player

    def left(self, player: int, on_time: bool, report: Report) -> Self:
        return self._followed(super().left(player, on_time, report), report)

    def _followed(self, after: Self, report: Report) -> Self:
        """Return the position after an action; report the players it put out of the game."""
        for out in sorted(self.alive() - after.alive()):
            report.events.append(PlayerOut(out))
            report.control.append(ControlChange(out - 1, out, None))
        return after

    @cached_method
    def outcome(self) -> Outcome | None:
        return self._ended or self.judged()

    def with_outcome(self, outcome: Outcome) -> Self:
        ended = copy(self)
        ended._ended = outcome
        return ended

    @cached_method
    def pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(dict(self._placed))

    def to_text(self) -> str:
        ranks = []
        words = {at: piece.letter + ARMY_LETTERS[piece.army] for at, piece in self._placed}
        for board in self.boards():
            here = {at.index: word for at, word in words.items() if at.board == board.id}
            ranks.append(write_ranks(here, board.files, board.ranks))
        more = (field.write(self) for field in self.fields)
        return " ".join(("|".join(ranks), f"{self.player} {self.players}", *more))


class PlainGame(Game):
    """A game with such positions."""

    @abstractmethod
    def start(self, players: int) -> PlainPosition:
        """Return the start position for so many players."""

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> PlainPosition:
        self.check_players(players)
        check_options(self.options, options)
        return self.start(players)

    def from_text(self, text: str, options: OptionValues) -> PlainPosition:
        fields = self.start(self.min_players).fields
        names = (Text("boards"), Text("player"), Text("players"), *(extra.name for extra in fields))
        ranks, turn, count, *parts = split_line(text, names, MOST_LETTERS)
        players = _number(names[2], count, self.player_counts)
        start = self.initial(players, options)
        player = _number(names[1], turn, range(1, players + 1))
        boards = start.boards()
        words = [letter + army for letter in self.piece_types for army in ARMY_LETTERS[:players]]
        pattern, expected = "|".join(words), Text("one of {pieces}", pieces=shortened(words))
        line: LineField[Any] = LineField(names[0], pattern, expected, scope=BOARD)
        pieces = {}
        for spec, (_, part) in zip(boards, line.parts(ranks, boards), strict=True):
            field: RanksField[Any] = RanksField(
                names[0], pattern, expected, spec.files, spec.ranks, BOARD
            )
            for index, word in field.squares(spec.label, part).items():
                piece = Piece(word[0][:-1], ARMY_LETTERS.index(word[0][-1]))
                pieces[Square(spec.id, index)] = piece
        values = [
            extra.value(extra.match(None, part)) for extra, part in zip(fields, parts, strict=True)
        ]
        position = type(start)(players, pieces, player, None, *values)
        if player not in position.alive():
            message = Text("{name} is out", name=PlayerName(player))
            raise PositionError(Problem(names[1], message).sentence)
        return position


def _number(name: Text, text: str, numbers: range) -> int:
    """Return a number among some. Raises PositionError."""
    expected = Text("a whole number from {least} to {most}", least=numbers[0], most=numbers[-1])
    field: LineField[Any] = LineField(name, "|".join(map(str, numbers)), expected)
    return int(field.match(None, text)[0])

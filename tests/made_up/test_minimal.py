"""A game with no more than `Position` and `Game` ask for can be ended only as far as it says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pytest

from cfanp_gui.core.actions import Action, IllegalAction, PieceMoved, Report
from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.game import Game, Outcome, Position
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.pieces import ROOK, Piece
from cfanp_gui.core.plain_actions import AgreeDraw, PlainMove, Resign, plain_move
from cfanp_gui.core.text import Text
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat

BOARD = BoardSpec(0, 5, 2, 0, "1")


@dataclass(frozen=True, eq=False, repr=False)
class Race(Position):
    """Rooks that go a step along their ranks, one after another; the first at the end wins."""

    files: tuple[int, int] = (0, 0)
    player: int = 1
    players = 2

    def actors(self) -> frozenset[int]:
        return frozenset() if self.outcome() else frozenset({self.player})

    def boards(self) -> tuple[BoardSpec, ...]:
        return (BOARD,)

    def pieces(self) -> Mapping[Square, Piece]:
        return {Square(0, 5 * army + at): Piece("R", army) for army, at in enumerate(self.files)}

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        at = 5 * (actor - 1) + self.files[actor - 1]
        here = actor in self.actors()
        return (plain_move((BOARD,), Square(0, at), Square(0, at + 1)),) if here else ()

    def played(self, action: PlainMove, report: Report) -> tuple[Race, int]:
        piece = Piece("R", self.player - 1)
        report.moved.append(PieceMoved(action.origin, action.target, piece, piece))
        files = tuple(at + (army == piece.army) for army, at in enumerate(self.files))
        return replace(self, files=files, player=3 - self.player), self.player

    def outcome(self) -> Outcome | None:
        winners = tuple(army + 1 for army, file in enumerate(self.files) if file == 4)
        return Outcome("win", winners, Text("the first at the end")) if winners else None

    def to_text(self) -> str:
        return f"{self.files[0]} {self.files[1]} {self.player}"


@dataclass(frozen=True, eq=False, repr=False)
class EndedRace(Race):
    """The same, where players may agree to a draw or resign."""

    gone: frozenset[int] = frozenset()
    ended: Outcome | None = None

    def alive(self) -> frozenset[int]:
        return super().alive() - self.gone

    def outcome(self) -> Outcome | None:
        return self.ended or super().outcome()

    def with_outcome(self, outcome: Outcome) -> EndedRace:
        return replace(self, ended=outcome)

    def after_leaving(self, player: int, report: Report) -> EndedRace:
        return replace(self, gone=self.gone | {player})


class Races(Game):
    """A race, which ends only at the end, or otherwise too."""

    name = key = "race"
    min_players = max_players = 2
    piece_types = {"R": ROOK}  # noqa: RUF012 -- nobody changes it

    def __init__(self, position: type[Race]) -> None:
        self.position = position

    def initial(self, players: int, options: OptionValues, seed: int = 0) -> Position:
        return self.position()

    def from_text(self, text: str, options: OptionValues) -> Position:
        one, other, player = map(int, text.split())
        return self.position((one, other), player)


def session_of(position: type[Race]) -> GameSession:
    """Return a session of a race, with clocks if the game allows them."""
    match = seat(Races(position), {}, ["Anna", "Ben"], default_colours(2), 0, TimeControl(10))
    now = iter(range(0, 10**9, 1000))
    return GameSession(match, position(), lambda: next(now))


@pytest.mark.parametrize("action", [AgreeDraw(), Resign(1), Resign(2, on_time=True)])
def test_a_game_that_does_not_say_how_it_is_left_refuses_it(action: Action) -> None:
    start = Race()
    assert start.refusal(action) is not None
    with pytest.raises(IllegalAction, match=r"in this game \(End of the game\)"):
        start.apply(action)
    assert start.resignations(1) == ()


def test_nothing_moves_when_somebody_may_not_resign_or_agree() -> None:
    session = session_of(Race)
    assert str(session.resign(1)) == "Nobody can resign in this game (End of the game)"
    refusal = session.agree_to_draw(1)
    assert str(refusal) == "Nobody can agree to a draw in this game (End of the game)"
    assert (session.position, session.timing, session.check_flag()) == (Race(), None, None)
    assert session.propose(session.position.all_actions()[0]) is None


def test_a_game_that_says_so_is_left_and_drawn() -> None:
    agreed, change = EndedRace().apply(AgreeDraw())
    assert agreed.outcome() == Outcome("draw", (1, 2), "agreement")
    assert (change.actor, change.moved) == (1, ())
    session = session_of(EndedRace)
    assert [one.action for one in session.position.resignations(2)] == [Resign(2)]
    assert session.resign(2) is None
    assert session.outcome == Outcome("win", (1,), "resignation")
    assert session.position.pieces() == EndedRace().pieces()
    assert str(session.position.refusal(Resign(2))) == "The game is over (End of the game)"


def test_a_fallen_flag_ends_it_too() -> None:
    session = session_of(EndedRace)
    assert session.propose(session.position.all_actions()[0]) is None
    assert any(session.check_flag() == 2 for _ in range(20))
    assert session.outcome == Outcome("win", (1,), "time")

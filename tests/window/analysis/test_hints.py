"""Hints come step by step, at any table: where, what, and how; nothing is said too late."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.core.boards import pair_of
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.layers.board_signs import BoardOutline
from cfanp_gui.window.analysis.hint_steps import NODES, HintSteps
from cfanp_gui.window.analysis.judge import Judge, Urgency
from tests.session.play import CFANP, a_session, play, session_at
from tests.table.desk import Desk
from tests.there import there
from tests.window.analysis.judged import SilentProcess, made_up
from tests.window.analysis.test_words import BONUS


class Table:
    """A table on which hints are given, and what was said."""

    def __init__(self, qtbot: QtBot, judge: Judge, session: GameSession) -> None:
        self.judge, self.desk = judge, Desk(qtbot, session)
        self.said: list[str] = []
        self.known: Judgement | None = None
        self.hints = HintSteps(self.judge, self.said.append, self._known)
        self.hints.follow_table(self.desk.scene)

    def _known(self, position: Position) -> Judgement | None:
        return self.known if position is self.desk.session.position else None

    def knows(self, *texts: str) -> None:
        """Let best turns be known already."""
        self.known = made_up(self.desk.session, *texts)._replace(nodes=NODES)

    def step(self) -> str:
        """Ask for a hint; return what is said, the boards that are lit, and what is drawn."""
        self.hints.ask()
        scene = self.desk.scene
        outlines = (item for item in scene.items() if isinstance(item, BoardOutline))
        lit = sorted(item.parentItem().board for item in outlines)  # type: ignore[union-attr]
        rings = [full_name(one.square) for one in scene.arrows.rings.get("hint", ())]
        arrows = [f"{full_name(one.source)}-{full_name(one.target)}"
                  for one in scene.arrows.arrows.get("hint", ())]  # fmt: skip
        return " ".join([self.said[-1], *map(str, lit), *rings, *arrows])


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Judge]:
    """A judge that waits for its answers."""
    parent = QObject()
    judge = Judge(parent)
    judge.process = SilentProcess(judge)
    yield judge
    judge.close()


def of_game(key: str, players: int, bots: tuple[int, ...] = ()) -> GameSession:
    """Return a session of a game in which some players are bots."""
    game = find_game(key)
    names = ["Anna", "Ben", "Clara"][:players]
    match = seat(game, dict(game.as_seated), names, default_colours(players), 0)
    seats = [one._replace(bot=BotSeat("greedy")) if number in bots else one
             for number, one in enumerate(match.seats, start=1)]  # fmt: skip
    match = match._replace(seats=tuple(seats))
    return GameSession(match, game.initial(players, match.options))


def bonus() -> GameSession:
    """Return a session in which the turn may be ended."""
    session = session_at(BONUS)
    play(session, "AB:Nc3")
    return session


TAKEN_BACK = "The hint is taken back."
CASES = [
    (partial(a_session, 3), "AC:g1f3",
     ["Hint: push A and C together. 0 2", "Hint: move the Knight on Ag1. 0 2 Ag1",
      "Hint: AC:Nf3. 0 2 Ag1-Af3", TAKEN_BACK, "Hint: push A and C together. 0 2"]),
    (bonus, "end", ["Hint: end the turn.", TAKEN_BACK]),
    (partial(of_game, "ring", 3), "2:e2e4",
     ["Hint: look at board 2. 2 3", "Hint: move the pawn on 2:e2. 2 3 Ce2",
      "Hint: 1B. e4. 2 3 Ce2-Ce4"]),
    (partial(of_game, "strategichess", 2), "",
     ["Hint: move the Rook on 1:a3. 0 Ae4", "Hint: 1A. Ra1. 0 Ae4-Aa1"]),
]  # fmt: skip


@pytest.mark.parametrize(("begin", "best", "told"), CASES)
def test_hints_come_step_by_step(
    qtbot: QtBot, judge: Judge, begin: Callable[[], GameSession], best: str, told: list[str]
) -> None:
    session = begin()
    table = Table(qtbot, judge, session)
    table.knows(best or session.position.legal_actions(1)[0].text)
    assert [table.step() for _ in told] == told


def test_a_hint_names_the_square_as_the_boards_lie_when_it_is_told(
    qtbot: QtBot, judge: Judge
) -> None:
    table = Table(qtbot, judge, a_session(3))
    session = table.desk.session
    play(session, "AB:e4")
    table.knows("BC:e2e4")
    session.push(pair_of(0, 1))
    assert table.step() == "Hint: push B and C together. 1 2"
    assert table.step().startswith("Hint: move the pawn on d7.")
    table.hints.forget()
    table.step()
    session.push(pair_of(1, 2))
    assert table.step().startswith("Hint: move the pawn on e2.")
    table.hints.forget()
    session.push(pair_of(0, 2))
    table.step()
    assert table.step().startswith("Hint: move the pawn on Be2.")


def test_a_hint_is_looked_for_where_none_is_known_and_dropped_where_it_comes_too_late(
    qtbot: QtBot, judge: Judge
) -> None:
    table = Table(qtbot, judge, a_session(3))
    table.hints.ask()
    table.hints.ask()
    assert table.said == ["Looking for a hint…"], "it comes anyway"
    asked = there(judge.wants(Urgency.HINT))
    found = made_up(table.desk.session, "AB:e2e4")
    judge.judged.emit(Urgency.TABLE, asked, found)
    assert table.hints.step == 0
    judge.judged.emit(Urgency.HINT, asked, found)
    assert table.said[1:] == ["Hint: push A and B together."]
    table.hints.forget()
    assert judge.wants(Urgency.HINT) is None
    table.hints.ask()
    late = judge.wants(Urgency.HINT)
    play(table.desk.session, "AB:e4")
    judge.judged.emit(Urgency.HINT, late, found)
    assert table.hints.step == 0
    now = made_up(table.desk.session)
    judge.judged.emit(Urgency.HINT, late._replace(position=table.desk.session.position), now)
    assert table.said[-1] == "There is no move to hint at."


def test_hints_are_for_people_and_for_games_that_go_on(qtbot: QtBot, judge: Judge) -> None:
    table = Table(qtbot, judge, of_game("cfanp", 3, bots=(1,)))
    session = table.desk.session
    table.knows("AB:e2e4")
    assert table.step() == "It is a bot’s turn: hints are for people."
    assert session.propose(CFANP.parse_action("AB:e2e4"), by_bot=True) is None
    table.knows("AB:e7e5")
    assert table.step().startswith("Hint: move the pawn on e7")
    table.hints.forget()
    for player in (2, 3):
        assert session.resign(player) is None
    assert table.step() == "The game is over: there is no move to hint at."
    ring = Table(qtbot, judge, of_game("ring", 3, bots=(1,)))
    ring.hints.ask()
    asked = there(judge.wants(Urgency.HINT))
    assert asked.player == 2, "on boards that all may move a person is hinted at"
    said: list[str] = []
    hints = HintSteps(judge, said.append, lambda _: None)
    hints.ask()
    hints.forget()
    assert said == []

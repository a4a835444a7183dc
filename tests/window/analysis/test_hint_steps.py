"""Hints come step by step: where, what, and how."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.judgement import Judgement
from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.layers.candidates import BoardOutline
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.analysis import hint_steps
from cfanp_gui.window.analysis.hint_steps import NODES, HintSteps
from cfanp_gui.window.analysis.judge import Judge, Urgency
from tests.core.build import cfen
from tests.session.play import CFANP, a_match, a_session, pair, play, session_at
from tests.table.desk import Desk
from tests.window.analysis.judged import PromptProcess, made_up

TIMEOUT = 60_000
BONUS = cfen(4, "Ka:Ae1 Na:Ab1 Na:Cd4 Kb:Bh1 Kc:Ch1 Kd:Da1")
"""Army a stands on two half-boards, and has two moves."""


class Table:
    """A table on which hints are given, and what was said."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        self.judge = Judge()
        self.judge.process = PromptProcess(self.judge)
        self.desk = Desk(qtbot, session)
        self.said: list[str] = []
        self.known: Judgement | None = None
        self.hints = HintSteps(self.judge, self.said.append, self._known)
        self.hints.follow_table(self.desk.scene)
        self.bot = qtbot

    def _known(self, position: Position) -> Judgement | None:
        return self.known if position is self.desk.session.position else None

    def knows(self, *texts: str) -> None:
        """Let best turns be known already."""
        self.known = made_up(self.desk.session, *texts)._replace(nodes=NODES)

    @property
    def lit(self) -> set[int]:
        """Return the boards that are lit."""
        items = (item for item in self.desk.scene.items() if isinstance(item, BoardOutline))
        return {item.parentItem().board for item in items}  # type: ignore[union-attr]

    @property
    def arrows(self) -> tuple[ArrowShape, ...]:
        return self.desk.scene.arrows.arrows.get("hint", ())

    @property
    def rings(self) -> tuple[RingShape, ...]:
        return self.desk.scene.arrows.rings.get("hint", ())


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    """A table of three armies."""
    table = Table(qtbot, a_session(3))
    yield table
    table.judge.close()
    qtbot.waitUntil(lambda: table.judge.process.pid is None)


def test_first_the_pair_then_the_piece_then_the_move(table: Table) -> None:
    table.knows("AC:g1f3")
    table.hints.ask()
    assert table.said == ["Hint: push A and C together."]
    assert table.lit == {0, 2}
    assert table.rings == table.arrows == ()
    table.hints.ask()
    assert table.said[-1] == "Hint: move the Knight on Ag1."
    assert table.rings == (RingShape(Square(0, 6), 0),)
    assert table.arrows == ()
    table.hints.ask()
    assert table.said[-1] == "Hint: AC:Nf3."
    assert table.arrows == (ArrowShape(Square(0, 6), Square(0, 21), 0),)
    table.hints.ask()
    assert table.said[-1] == "The hint is taken back."
    assert table.lit == set()
    assert table.arrows == table.rings == ()
    table.hints.ask()
    assert table.said[-1] == "Hint: push A and C together.", "it begins again"


def test_a_pair_that_lies_there_is_to_stay(table: Table) -> None:
    table.desk.session.push(pair("AB"))
    table.knows("AB:e2e4")
    table.hints.ask()
    assert table.said == ["Hint: stay with A and B."]


def test_a_search_is_asked_where_nothing_is_known(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hint_steps, "NODES", 200)
    table.hints.ask()
    assert table.said == ["Looking for a hint…"]
    table.hints.ask()
    assert table.said == ["Looking for a hint…"], "it comes anyway"
    table.bot.waitUntil(lambda: table.hints.step == 1, timeout=TIMEOUT)
    assert table.said[-1].startswith("Hint: push A and")
    assert 0 in table.lit


def test_a_hint_that_comes_too_late_is_dropped(table: Table) -> None:
    table.hints.ask()
    asked = table.judge.wants(Urgency.HINT)
    assert asked is not None
    play(table.desk.session, "AB:e4")
    table.judge.judged.emit(Urgency.HINT, asked, made_up(table.desk.session, "AB:e2e4"))
    assert table.hints.step == 0
    table.hints.forget()
    assert table.judge.wants(Urgency.HINT) is None


def test_where_nothing_goes_anywhere_there_is_one_step(qtbot: QtBot) -> None:
    table = Table(qtbot, session_at(BONUS))
    play(table.desk.session, "AB:Nc3")
    end = table.desk.session.position.turn().end  # type: ignore[attr-defined]
    table.knows(end.text)
    table.hints.ask()
    assert table.said == ["Hint: end the turn."]
    assert table.lit == set()
    table.hints.ask()
    assert table.said[-1] == "The hint is taken back."


def test_on_one_board_the_piece_comes_first(qtbot: QtBot) -> None:
    game = find_game("strategichess")
    match = seat(game, dict(game.as_seated), ["A", "B"], default_colours(2), 0)
    table = Table(qtbot, GameSession(match, game.initial(2, match.options)))
    action = table.desk.session.position.legal_actions(1)[0]
    table.knows(action.text)
    table.hints.ask()
    table.hints.ask()
    assert len(table.said) == 2
    assert table.said[-1].startswith("Hint: ")
    assert table.arrows


def test_of_several_boards_one_is_to_be_looked_at(qtbot: QtBot) -> None:
    game = find_game("ring")
    match = seat(game, dict(game.as_seated), ["A", "B", "C"], default_colours(3), 0)
    table = Table(qtbot, GameSession(match, game.initial(3, match.options)))
    table.knows("2:e2e4")
    table.hints.ask()
    assert table.said == ["Hint: look at board 2."]
    assert table.lit == {2, 3}


def test_a_game_that_is_over_has_no_hints(table: Table) -> None:
    session = table.desk.session
    for player in (2, 3):
        assert session.resign(player) is None
    table.hints.ask()
    assert table.said == ["The game is over: there is no move to hint at."]


def test_without_a_table_nothing_is_said(qapp: QApplication) -> None:  # noqa: ARG001
    said: list[str] = []
    hints = HintSteps(Judge(), said.append, lambda _: None)
    hints.ask()
    hints.forget()
    assert said == []


def test_hints_are_for_people(qtbot: QtBot) -> None:
    match = a_match(3)
    seats = (match.seats[0]._replace(bot=BotSeat("greedy")), *match.seats[1:])
    session = GameSession(match._replace(seats=seats), CFANP.initial(3, match.options))
    table = Table(qtbot, session)
    table.knows("AB:e2e4")
    table.hints.ask()
    assert table.said == ["It is a bot’s turn: hints are for people."]
    assert session.propose(CFANP.parse_action("AB:e2e4"), by_bot=True) is None
    table.knows("AB:e7e5")
    table.hints.ask()
    assert table.said[-1] == "Hint: stay with A and B."


def test_on_boards_that_all_may_move_a_person_is_hinted_at(qtbot: QtBot) -> None:
    game = find_game("ring")
    match = seat(game, dict(game.as_seated), ["A", "B", "C"], default_colours(3), 0)
    seats = (match.seats[0]._replace(bot=BotSeat("greedy")), *match.seats[1:])
    session = GameSession(match._replace(seats=seats), game.initial(3, match.options))
    table = Table(qtbot, session)
    table.hints.ask()
    asked = table.judge.wants(Urgency.HINT)
    assert asked is not None
    assert asked.player == 2
    table.judge.close()

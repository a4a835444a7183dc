"""What a line typed at the table does: each meaning goes where it belongs."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.system import PieceMove
from cfanp_gui.session.game import GameSession
from cfanp_gui.shell.typing import Typing
from cfanp_gui.table.marks import Mark
from tests.core.build import cfen
from tests.session.play import a_session, action, pair, play, session_at
from tests.table.desk import Desk


@dataclass
class Typist:
    """Somebody who types at a table."""

    desk: Desk
    typing: Typing
    said: list[str] = field(default_factory=list)
    commanded: list[tuple[str, int]] = field(default_factory=list)

    def enter(self, text: str) -> None:
        """Open the line and enter a text."""
        self.typing.open()
        self.typing.enter(text)


def typist(qtbot: QtBot, session: GameSession) -> Typist:
    """A table with a line over it."""
    desk = Desk(qtbot, session)
    commands = {
        name: lambda count, name=name: made.commanded.append((name, count))
        for name in ("undo", "redo", "fit", "draw")
    }
    said: list[str] = []
    made = Typist(desk, Typing(desk.view, lambda: session, said.append, commands), said)
    return made


def test_the_line_is_made_when_it_is_first_wanted(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.typing.refresh()
    at.typing.retranslate()
    assert at.typing._line is None
    at.typing.open()
    assert at.typing.line.isVisible()


def test_it_stays_shut_without_a_game_and_under_the_card(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.desk.view.card.show_for("Ben", "b", "#3b82f6")
    at.typing.open()
    assert at.typing._line is None
    nobody = Typing(at.desk.view, lambda: None, at.said.append, {})
    nobody.open()
    assert nobody._line is None
    at.desk.view.card.take()


def test_a_move_is_played_and_the_line_leaves(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("AB e4")
    assert at.desk.session.node.action == action(a_session(3), "AB:e4")
    assert not at.typing.line.isVisible()
    at.desk.check()


def test_half_boards_are_pushed_and_pulled(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("push A C")
    assert at.desk.session.pair == pair("AC")
    at.enter("apart")
    assert at.desk.session.pair is None


def test_a_question_is_answered_and_lights_squares(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    at.enter("where queen b")
    (sentence,) = at.said
    assert "Be1" in sentence
    assert at.desk.marked(Mark.CAUSE) == {"Be1"}


def test_what_is_the_windows_to_do_is_passed_on(qtbot: QtBot) -> None:
    at = typist(qtbot, a_session(3))
    play(at.desk.session, "AB:e4 BC:h3 BC:h6")
    at.enter("undo 3")
    at.enter("fit")
    assert at.commanded == [("undo", 3), ("fit", 1)]


def test_what_is_wrong_stays_in_the_line_with_its_causes(qtbot: QtBot) -> None:
    at = typist(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    at.enter("AB:e2a2")
    assert at.typing.line.isVisible()
    assert "Rule 8" in at.typing.line.problem.text()
    assert at.desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    assert at.desk.session.node.ply == 0


def test_what_is_ambiguous_is_asked_in_the_line(qtbot: QtBot) -> None:
    at = typist(qtbot, session_at(cfen(4, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1 Kd:Dd1")))
    at.enter("Aa1 Aa3")
    assert at.typing.line.isVisible()
    asked = [one.action for one in at.typing.line.offers]
    assert [one.pair.name for one in asked if one is not None] == ["AB", "AC", "AD"]
    assert at.desk.session.node.ply == 0


@pytest.mark.parametrize("other", [None, "AC"])
def test_an_offer_pointed_at_shows_its_pair(qtbot: QtBot, other: str | None) -> None:
    at = typist(qtbot, a_session(3))
    if other is not None:
        assert at.desk.session.push(pair(other)) is None
    before = at.desk.poses()
    move: PieceMove = action(a_session(3), "AB:e4")  # type: ignore[assignment]
    at.typing.open()
    at.typing.line.pointed.emit(move)
    assert at.desk.poses() != before
    at.typing.line.pointed.emit(None)
    assert at.desk.poses() == before

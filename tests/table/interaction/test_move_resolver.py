"""Tries: what becomes an action at once, what a question, and what a refusal."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.game import PROMOTIONS
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from tests.core.build import cfen
from tests.session.play import a_session, pair, session_at, square_named
from tests.table.desk import Desk

PROMOTING = cfen(3, "Ka:Ae1 Pa:Ba2 Kb:Be1 Kc:Ce1")
"""The pawn of army a may go to Ba1 on A+B and on B+C."""
ROAMING = cfen(4, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Cd1 Kd:Dd1")
"""The rook of army a goes up its own half-board on every pair."""


def tried(desk: Desk, origin: str, target: str) -> MoveResolver:
    """Try a move without a pointer."""
    desk.scene.resolver.move(square_named(origin), square_named(target))
    return desk.scene.resolver


def offers(resolver: MoveResolver) -> list[str]:
    """Return the answers to the question on the table, of boards their letters."""
    assert resolver.question is not None
    return [offer.keys[0] if resolver.choice else offer.text for offer in resolver.question.offers]


def test_what_only_one_pair_allows_is_done_at_once(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    resolver = tried(desk, "Aa1", "Ch3")
    assert resolver.chooser is None
    assert desk.session.node.action is not None
    assert desk.session.node.action.text.startswith("AC:")
    desk.check()


def test_where_several_pairs_do_it_is_asked_which(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    asked: list[str] = []
    desk.scene.asked.connect(asked.append)
    resolver = tried(desk, "Aa1", "Aa3")
    assert offers(resolver) == ["B", "C", "D"]
    assert len(asked) == 1
    assert desk.session.node.ply == 0
    assert resolver.choice is not None
    assert resolver.choice.choose("c")
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AC:a1a3"
    assert resolver.chooser is None
    desk.check()


def test_on_the_pair_pushed_together_nothing_is_asked(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(ROAMING))
    desk.scene.resolver.push(0, 3)
    assert desk.session.pair == pair("AD")
    resolver = tried(desk, "Aa1", "Aa3")
    assert resolver.chooser is None
    assert desk.session.node.action is not None
    assert desk.session.node.action.text == "AD:a1a3"


def test_a_promotion_is_asked_for_the_greatest_first(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    resolver = tried(desk, "Ba2", "Ba1")
    assert offers(resolver) == ["A", "C"]
    assert resolver.choice is not None
    assert resolver.choice.choose("C")
    assert offers(resolver) == list(PROMOTIONS) == ["Q", "R", "B", "N"]
    assert resolver.chooser is not None
    assert all(offer.picture is not None for offer in resolver.chooser.offers)
    assert resolver.chooser.choose("n")
    assert desk.piece("Ba1").piece.letter == "N"
    desk.check()


def test_a_refusal_is_shown_and_lights_its_causes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Ra:Ae2 Kb:Ba1 Rb:Bd2 Kc:Ca1 Rc:Cd3")))
    desk.scene.resolver.push(0, 1)
    resolver = tried(desk, "Ae2", "Aa2")
    assert resolver.chooser is None
    (sentence,) = desk.message
    assert "Rule 8" in sentence
    assert desk.marked(Mark.CAUSE) == {"Ae1", "Bd2"}
    assert desk.session.node.ply == 0
    desk.check()


def test_a_useless_push_is_reported(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    refused: list[bool] = []
    desk.scene.refused.connect(lambda: refused.append(True))
    desk.scene.resolver.push(0, 1)
    assert desk.session.pair == pair("AB")
    assert not refused
    desk.scene.resolver.propose(desk.session.match.game.hand_over(0, 99))
    assert refused == [True]
    assert desk.message
    assert desk.session.node.ply == 0


@pytest.mark.parametrize("answer", ["close", "cancel"])
def test_a_question_may_stay_unanswered(qtbot: QtBot, answer: str) -> None:
    desk = Desk(qtbot, session_at(PROMOTING))
    resolver = tried(desk, "Ba2", "Ba1")
    assert resolver.question is not None
    if answer == "close":
        resolver.close()
        desk.scene.layer.put_back(square_named("Ba2"))
    else:
        resolver.question.cancel()
    assert resolver.question is None
    assert desk.session.node.ply == 0
    desk.check()

"""Several moves against several attackers, by hand: what a limit forbids, and what shows why."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from tests.core.build import cfen
from tests.session.play import play, session_at
from tests.table.desk import Desk

KINGS = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1"
TWO = f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
FORK = f"{TWO} Ra:Ae2 Nd:Ab4 Nd:Ah4"
TAKING = f"{KINGS} Na:Ac3 Ra:Aa3 Rb:Ah3 Nb:Ae4 Nb:Aa4 Bd:Ae1"
BACK_RANK = "Ka:Ag1 Ra:Aa4 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Ce1 Kd:Dd1"
PINNED = f"{KINGS} Na:Ac3 Ba:Ab1 Rb:Ah3 Rc:Ag1"


def defending(pieces: str, *, turn: str = "", ninth: str = "-", done: str = "") -> GameSession:
    """Return a session of four with the rule on, and some moves played."""
    session = session_at(f"{cfen(4, pieces, turn=turn)} {ninth}", defend=True)
    play(session, done)
    return session


def targets(desk: Desk) -> set[str]:
    """Return the squares that are marked as legal targets."""
    shown = (Mark.TARGET, Mark.CAPTURE, Mark.FAINT_TARGET, Mark.FAINT_CAPTURE)
    return set().union(*(desk.marked(mark) for mark in shown))


LIMITS = [
    # 1: the Knight would go on.
    (
        defending(TWO, done="AB:c3e4"), "AC", "Ae4", "Ac3",
        "The piece on e4 has moved this turn.", {"Ae4"},
    ),
    # 2: the Knight on e4 was Ben's, that on a4 is too.
    (
        defending(TAKING, done="AB:c3e4"), "AC", "Aa3", "Aa4",
        "A second piece of Ben would be captured.", {"Aa4"},
    ),
    # 3: from e4 the Rook would threaten both Knights of David.
    (
        defending(FORK, done="AB:a1b1"), "AC", "Ae2", "Ae4",
        "That would threaten a second new piece of David, unshared.",
        {"Ae4", "Ab4", "Ah4"},
    ),
    # 4: on AB the Rook would mate on the back rank, and A was used before.
    (
        defending(BACK_RANK, turn="1AC", ninth="k=2,3;b=1;m=Ag1"), "AB", "Aa4", "Bh1",
        "More than one move would enforce mate on Ben, while not all who attack are checked or "
        "mated.",
        {"Bd1", "Bh1"},
    ),
    # 5: the Bishop shields the King from Clara's Rook.
    (
        defending(PINNED, done="AB:c3d5"), "AC", "Ab1", "Ac2",
        "Your King on a1 would be attacked by Clara’s Rook on g1.",
        {"Aa1", "Ag1"},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("session", "pair", "origin", "target", "said", "lit"), LIMITS, ids=list("12345")
)
def test_a_limit_refuses_a_move_by_its_number_and_lights_why(
    qtbot: QtBot,
    session: GameSession,
    pair: str,
    origin: str,
    target: str,
    said: str,
    lit: set[str],
    request: pytest.FixtureRequest,
) -> None:
    desk = Desk(qtbot, session)
    desk.push(pair[1], pair[0])
    before = session.node
    desk.click(desk.square(origin))
    assert target not in targets(desk), "what a limit forbids is no target"
    desk.escape()
    desk.move_piece(origin, target)
    assert session.node is before
    assert desk.message[-1] == said
    assert desk.rule[-1].endswith(f"Peterson 1.{request.node.callspec.id}")
    assert desk.marked(Mark.CAUSE) == lit
    desk.check()


def test_what_the_limits_allow_is_a_target_and_played(qtbot: QtBot) -> None:
    session = defending(FORK, done="AB:a1b1")
    desk = Desk(qtbot, session)
    desk.push("C", "A")
    desk.click(desk.square("Ae2"))
    assert "Ae3" in desk.marked(Mark.TARGET)
    assert "Ae4" not in targets(desk)
    desk.click(desk.square("Ae3"))
    assert session.position.turn().seat == 1, "it was the last of two moves"  # type: ignore[attr-defined]


def test_half_boards_that_may_be_used_again_are_not_put_aside(qtbot: QtBot) -> None:
    session = defending(f"{TWO} Bd:Ae1")
    desk = Desk(qtbot, session)
    assert [plate.note for plate in desk.plates()] == ["to move · 3 moves", "", "", ""]
    play(session, "AB:a1b1")
    plates = desk.plates()
    assert [plate.note for plate in plates] == ["2 more moves", "", "", ""]
    assert plates[0].button == "End turn"
    desk.push("C", "A")
    desk.move_piece("Ac3", "Aa4")
    assert [plate.note for plate in desk.plates()] == ["1 more move", "", "", ""]


def test_who_takes_up_a_piece_of_another_is_told_which_rule_gives_the_rest(qtbot: QtBot) -> None:
    session = defending(TWO, done="AB:a1b1")
    desk = Desk(qtbot, session)
    desk.move_piece("Bg1", "Bg2")
    assert desk.message[-1] == "Anna has 1 more move; End turn passes."
    assert desk.rule[-1] == "Peterson 1"


def test_a_pawn_that_may_become_nothing_is_refused_by_the_limit(qtbot: QtBot) -> None:
    desk = Desk(qtbot, defending(f"{TWO} Pa:Ba2", turn="1AB", ninth="k=2,3;b=1;m=Ba2"))
    desk.push("B", "A")
    desk.move_piece("Ba2", "Ba1")
    assert desk.message[-1] == "The piece on h7 has moved this turn."
    assert desk.rule[-1] == "Peterson 1.1"
    assert desk.marked(Mark.CAUSE) == {"Ba2"}

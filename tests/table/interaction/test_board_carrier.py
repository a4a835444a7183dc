"""Half-boards carried by the mouse: to seams, elsewhere, and back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.table.layout.geometry import SQUARE
from tests.core.build import cfen
from tests.session.play import a_session, pair, play, session_at
from tests.slow import is_slow
from tests.table.desk import Desk, close
from tests.table.stage import at_stage, on_stage


def badge(desk: Desk, visitor: str, host: str) -> str:
    """Return what the badge says while one half-board is held at another; it is let go again."""
    seat = desk.seat_of(visitor, host)
    desk.carry(desk.grip(visitor), seat)
    assert desk.scene.badge.isVisible()
    desk.escape()
    desk.release(seat)
    return desk.scene.badge.text


def test_a_half_board_dragged_to_a_seam_is_pushed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    assert desk.session.pair == pair("AB")
    assert close(desk.board("B").pose, desk.seam("A"))
    assert not desk.scene.badge.isVisible()
    desk.check()


def test_the_half_board_that_is_dragged_is_the_one_that_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    home = desk.board("B").pose
    desk.push("A", "B")
    assert desk.session.pair == pair("AB")
    assert desk.board("B").pose == home
    assert close(desk.board("A").pose, desk.seam("B"))
    desk.check()


def test_it_snaps_within_three_quarters_and_lets_go_beyond_five_quarters(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    seam = desk.seam("C")
    seat = desk.seat_of("A", "C")
    desk.carry(desk.grip("A"), seat + desk.away("C", 0.80))
    assert not desk.scene.badge.isVisible()
    assert desk.board("A").pose != seam
    desk.move(seat + desk.away("C", 0.70))
    assert desk.scene.badge.isVisible()
    assert desk.board("A").pose == seam
    desk.move(seat + desk.away("C", 1.20))
    assert desk.board("A").pose == seam
    desk.move(seat + desk.away("C", 1.30))
    assert desk.board("A").pose != seam
    assert not desk.scene.badge.isVisible()
    desk.move(seat + desk.away("C", 0.80))
    assert desk.board("A").pose != seam
    assert desk.session.pair is None
    desk.escape()
    desk.check()


def test_a_ghost_join_is_only_a_picture(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.carry(desk.grip("A"), desk.seat_of("A", "C"))
    assert desk.scene.badge.isVisible()
    assert desk.session.pair is None
    assert desk.board("A").opacity() < 1
    desk.release(desk.seat_of("A", "C"))
    assert desk.session.pair == pair("AC")
    desk.check()


def test_the_badge_counts_the_moves(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert badge(desk, "A", "B") == "A + B   20 moves"
    assert "no piece on B+C" in badge(desk, "B", "C")
    single = cfen(3, "Ka:Aa1 Kb:Bh1 Kc:Ca1 Pa:Aa2 Pc:Aa3 Rc:Cb1", clock=0)
    desk = Desk(qtbot, session_at(single))
    text = badge(desk, "A", "B")
    count = len(desk.session.position.pair_actions(pair("AB")))
    assert text == f"A + B   {count} move{'' if count == 1 else 's'}"


def test_the_badge_shows_check_and_checkmate(qtbot: QtBot) -> None:
    desk = Desk(qtbot, session_at(cfen(3, "Ka:Ae1 Qa:Aa2 Rb:Bd1 Kb:Ba1 Kc:Cc1 Qc:Cc2")))
    position = desk.session.position
    assert position.checked_kings(pair("AB"))
    count = len(position.pair_actions(pair("AB")))
    assert badge(desk, "A", "B") == f"A + B   check \N{MIDDLE DOT} {count} moves"
    mated = cfen(3, "Ka:Aa1 Pa:Ca2 Rb:Ba1 Kb:Be1 Rb:Bh1 Rb:Bg1 Kc:Ce1")
    desk = Desk(qtbot, session_at(mated))
    assert not desk.session.position.pair_actions(pair("AB"))
    assert badge(desk, "A", "B") == "A + B   checkmate"


def test_the_badge_shows_what_was_pushed_this_turn(qtbot: QtBot) -> None:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    desk = Desk(qtbot, session)
    assert badge(desk, "B", "C") == "B + C   already pushed this turn"
    assert badge(desk, "D", "B").startswith("B + D   ")
    assert "already" not in badge(desk, "D", "B")


def test_a_half_board_let_go_elsewhere_stays_where_it_lies(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    was = desk.board("A").pose
    step = QPointF(-1.5 * SQUARE, 0.9 * SQUARE)
    desk.drag(desk.grip("A"), desk.grip("A") + step)
    moved = desk.board("A").pose
    assert (moved.centre - was.centre - step).manhattanLength() < 3
    assert desk.session.pair is None
    desk.check()
    desk.push("B", "C")
    assert desk.board("A").pose == moved
    desk.view.tidy_up()
    assert desk.board("A").pose == was
    desk.check()


def test_a_visitor_dragged_away_is_pulled_apart(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    assert desk.session.pair == pair("AB")
    desk.drag(desk.grip("B"), desk.grip("B") + QPointF(6 * SQUARE, -3 * SQUARE))
    assert desk.session.pair is None
    desk.check()


def test_a_visitor_put_back_to_its_seam_stays_pushed(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.push("B", "A")
    desk.carry(desk.grip("B"), desk.grip("B") + desk.away("A", 3))
    desk.move(desk.seat_of("B", "A"))
    desk.release(desk.seat_of("B", "A"))
    assert desk.session.pair == pair("AB")
    desk.check()


def test_a_half_board_is_dragged_by_its_plate_too(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    to_seat = desk.seat_of("B", "A") - desk.grip("B")
    desk.drag(desk.plate("B"), desk.plate("B") + to_seat)
    assert desk.session.pair == pair("AB")
    assert desk.scene.controls.chosen is None
    desk.check()


def test_with_touch_board_a_drag_commits(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3, touch=True))
    desk.push("B", "A")
    assert desk.session.position.turn().committed == pair("AB")
    assert desk.session.node.ply == 1
    desk.check()
    desk.push("C", "A")
    assert "must be used" in desk.message[-1]
    assert desk.session.pair == pair("AB")
    desk.check()
    desk.drag(desk.grip("B"), desk.grip("B") + QPointF(7 * SQUARE, 0))
    assert "must be used" in desk.message[-1]
    assert desk.session.pair == pair("AB")
    desk.check()
    desk.move_piece("Ae2", "Ae4")
    assert desk.session.node.ply == 2
    desk.check()


def test_with_touch_board_a_refused_push_glides_home(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3, touch=True))
    was = desk.poses()
    desk.push("C", "B")
    assert "no piece on B+C" in desk.message[-1]
    assert desk.session.pair is None
    assert desk.session.node.ply == 0
    assert desk.poses() == was
    desk.check()


# Round a stage


def place(desk: Desk, letter: str, x: float = 0, y: float = 0) -> QPointF:
    """Return a scene point in a half-board's place at home, so many squares from its middle."""
    home = desk.scene.arrangement.homes[BOARD_LETTERS.index(letter)]
    return home.centre + home.transform().map(QPointF(x, y) * SQUARE)


HOSTS = [(3, "A"), (8, "C"), *([(8, "A"), (3, "C")] if is_slow() else [])]
"""Numbers of armies, and the half-board of a pair on which another is dropped."""


def dropped(desk: Desk, start: QPointF, goal: QPointF) -> str:
    """Drag a half-board and let it go; return what the badge said before."""
    desk.carry(start, goal)
    said = desk.scene.badge.text if desk.scene.badge.isVisible() else ""
    desk.release(goal)
    desk.settle()
    return said


@pytest.mark.parametrize(("armies", "host"), HOSTS)
@pytest.mark.parametrize(
    ("grip", "where"), [("frame", "e1"), ("plate", "a2"), ("frame", "h3"), ("plate", "plate")]
)
def test_a_half_board_dropped_on_one_of_a_pair_is_pushed_against_it(
    qtbot: QtBot, where: str, host: str, grip: str, armies: int
) -> None:
    desk = at_stage(qtbot, armies)
    play(desk.session, "AC:e4")
    desk.settle()
    other = "C" if host == "A" else "A"
    goal = desk.plate(host) if where == "plate" else desk.square(host + where)
    said = dropped(desk, desk.plate("B") if grip == "plate" else desk.grip("B"), goal)
    names = "".join(sorted(f"{host}B"))
    assert said.startswith(" + ".join(names) + "   "), "it is seen before it is let go of"
    assert desk.session.pair == pair(names)
    assert set(on_stage(desk)) == set(names)
    assert desk.message == []
    assert desk.board(other).pose == desk.scene.arrangement.homes[BOARD_LETTERS.index(other)]
    desk.check()


@pytest.mark.parametrize(("armies", "host"), HOSTS)
@pytest.mark.parametrize(("x", "y"), [(0, 0), (-3.5, 1.5), (3.5, -1.5), (0, 2.5)])
def test_a_half_board_dropped_on_an_empty_place_is_pushed_against_the_one_that_is_away(
    qtbot: QtBot, x: float, y: float, host: str, armies: int
) -> None:
    desk = at_stage(qtbot, armies)
    play(desk.session, "AC:e4")
    desk.settle()
    names = "".join(sorted(f"{host}B"))
    said = dropped(desk, desk.grip("B"), place(desk, host, x, y))
    assert said.startswith(" + ".join(names) + "   ")
    assert desk.session.pair == pair(names)
    assert set(on_stage(desk)) == set(names)
    desk.check()


@pytest.mark.parametrize("armies", [3, 4, 8])
@pytest.mark.parametrize("host", "AC")
def test_held_exactly_over_one_of_a_pair_a_half_board_is_pushed_against_that_one(
    qtbot: QtBot, host: str, armies: int
) -> None:
    desk = at_stage(qtbot, armies)
    play(desk.session, "AC:e4")
    stage = desk.scene.arrangement.stage
    assert stage is not None
    middle, grip = desk.board(host).pose.centre, desk.grip("B")
    dropped(desk, grip, middle + (grip - desk.board("B").pose.centre) * stage.scale)
    assert desk.session.pair == pair("".join(sorted(f"{host}B")))


def test_dropped_on_the_middle_of_a_pair_a_half_board_is_pushed_against_one_of_them(
    qtbot: QtBot,
) -> None:
    desk = at_stage(qtbot, 3)
    play(desk.session, "AC:e4")
    stage = desk.scene.arrangement.stage
    assert stage is not None
    assert dropped(desk, desk.grip("B"), stage.rect.center())
    assert desk.session.pair in (pair("AB"), pair("BC"))


def test_over_a_pair_it_turns_from_one_half_to_the_other_under_the_pointer(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    desk.press(desk.grip("C"))
    for host in "ABAB":
        desk.move(desk.square(f"{host}e2"))
        assert desk.scene.badge.text.startswith(f"{host} + C")
    desk.move(place(desk, "C"))
    assert not desk.scene.badge.isVisible()
    desk.release(place(desk, "C"))
    assert desk.session.pair == pair("AB")
    assert set(on_stage(desk)) == {"A", "B"}


def test_dropped_on_the_place_of_one_that_waits_a_half_board_is_pushed_against_it(
    qtbot: QtBot,
) -> None:
    desk = at_stage(qtbot)
    desk.key("a")
    assert dropped(desk, desk.grip("C"), place(desk, "A"))
    assert desk.session.pair == pair("AC")


def test_one_of_a_pair_dropped_on_the_empty_place_of_the_other_goes_home(qtbot: QtBot) -> None:
    desk = at_stage(qtbot)
    desk.push("A", "B")
    assert not dropped(desk, desk.grip("A"), place(desk, "B"))
    assert desk.session.pair is None
    assert on_stage(desk) == ""


@pytest.mark.parametrize("host", "AC")
def test_any_half_board_can_be_dropped_on_one_of_a_pair_whoever_is_to_move(
    qtbot: QtBot, host: str
) -> None:
    desk = at_stage(qtbot)
    play(desk.session, "AC:e4")
    assert dropped(desk, desk.grip("D"), desk.square(f"{host}c1")).startswith(f"{host} + D   ")
    assert desk.session.pair == pair(f"{host}D")


def test_half_boards_that_must_be_used_stay_when_another_is_dropped_on_them(qtbot: QtBot) -> None:
    desk = at_stage(qtbot, session=a_session(4, touch=True))
    desk.push("A", "B")
    dropped(desk, desk.grip("C"), desk.square("Ae2"))
    assert "must be used" in desk.message[-1]
    assert desk.session.pair == pair("AB")
    assert set(on_stage(desk)) == {"A", "B"}
    desk.check()


@pytest.mark.parametrize("staged", ["", "AG"])
def test_what_is_below_counts_more_than_the_seam_of_the_next_in_its_column(
    qtbot: QtBot, staged: str
) -> None:
    desk = at_stage(qtbot, 8)
    if staged:
        desk.push(*staged)
    assert desk.board("B").pose.x == desk.board("C").pose.x
    assert dropped(desk, desk.square("Fd3"), desk.square("Bd2")).startswith("B + F   ")
    assert desk.session.pair == pair("BF")

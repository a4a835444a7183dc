"""What is read aloud while people play, as an assistive tool hears it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from tests.session.play import a_session, play, session_at, square_named
from tests.table.access.clocks import Time, timed
from tests.table.access.listener import Listener


def test_a_game_begins_with_what_lies_on_the_table(qtbot: QtBot) -> None:
    assert (
        Listener(qtbot, a_session(3)).greeting
        == "A table with 3 half-boards. A Anna, B Ben, C Clara. Anna to move."
    )


def test_a_move_is_announced_with_its_half_boards_and_who_is_next(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    play(listener.desk.session, "AB:e4")
    assert listener.news() == "Anna: pawn e2 to e4 on A and B. Ben to move."
    play(listener.desk.session, "BC:Nf3")
    assert listener.news() == "Ben: knight g1 to f3 on B and C. Clara to move."


def test_captures_checks_and_mates_are_announced(qtbot: QtBot) -> None:
    session = a_session(2)
    listener = Listener(qtbot, session)
    play(session, "AB:e4 AB:d5")
    listener.news()
    play(session, "AB:exd5")
    assert listener.news() == ("Anna: pawn e4 to d5 on A and B, takes pawn of army b. Ben to move.")
    play(session, "AB:a6")
    listener.news()
    play(session, "AB:Bb5")
    assert listener.news() == ("Anna: bishop f1 to b5 on A and B. Check to army b. Ben to move.")
    session.go_to(0)
    play(session, "AB:f3 AB:e5 AB:g4")
    listener.news()
    play(session, "AB:Qh4")
    assert listener.news() == (
        "Ben: queen d8 to h4 on A and B. "
        "Army a is checkmated: Ben takes it over. Ben wins: last player alive."
    )


def test_an_army_taken_over_moves_for_its_captor(qtbot: QtBot) -> None:
    # Anna mates army b on A and B, and Clara is still there.
    session = session_at("8/8/8/4Ra1Ka1|8/8/1Ra6/7Kb|8/8/8/6Kc1 a 1/2/3 -/-/- - 2 0 1")
    listener = Listener(qtbot, session)
    play(session, "AB:Re8")
    news = listener.news()
    assert "Army b is checkmated: Anna takes it over." in news
    assert news.endswith("Anna to move with army b.")


@pytest.mark.parametrize(
    ("position", "token", "announced"),
    [
        ("8/8/8/Ra3Ka2Ra|8/8/8/6Kb1 a 1/2 KQ/- - 1 0 1", "AB:O-O",
         "Anna: castles short on A and B. "),
        ("8/8/8/Ra3Ka2Ra|8/8/8/6Kb1 a 1/2 KQ/- - 1 0 1", "AB:O-O-O",
         "Anna: castles long on A and B. "),
        ("8/8/8/6Ka1|8/8/1Pa6/7Kb a 1/2 -/- - 1 0 1", "AB:g8=N",
         "Anna: pawn g7 to g8 on A and B, becomes knight. "),
        ("3PaPb3/8/8/6Ka1|8/8/8/7Kb b 1/2 -/- Ad3 1 0 1", "AB:exd3",
         "Ben: pawn e4 to d3 on A and B, takes pawn of army a in passing. "),
    ],
)  # fmt: skip
def test_special_moves_are_announced_as_what_they_are(
    qtbot: QtBot, position: str, token: str, announced: str
) -> None:
    session = session_at(position)
    listener = Listener(qtbot, session)
    play(session, token)
    assert listener.news().startswith(announced)


def test_a_turn_of_several_moves_announces_how_many_are_left(qtbot: QtBot) -> None:
    session = session_at("8/8/8/6Ka1|8/8/8/6Kb1|8/8/Pa7/6Kc1|8/8/8/6Kd1 a 1/2/3/4 -/-/-/- - 2 0 1")
    listener = Listener(qtbot, session)
    play(session, "AB:Kf1")
    assert listener.news() == (
        "Anna: king g1 to f1 on A and B. Anna: 1 more move, or end the turn."
    )
    end = session.position.turn().end
    assert end is not None
    assert session.propose(end) is None
    assert listener.news() == "Anna ends the turn. Ben to move."


def test_undo_and_redo_are_announced_as_such(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5 AC:d5")
    listener = Listener(qtbot, session)
    session.undo()
    assert listener.news() == ("Undone: Clara: pawn d7 to d5 on A and C. Clara to move.")
    session.redo()
    assert listener.news() == ("Redone: Clara: pawn d7 to d5 on A and C. Anna to move.")
    session.go_to(0)
    assert listener.news() == "3 moves undone. Anna to move."
    session.go_to(2)
    assert listener.news() == "2 moves redone. Clara to move."


def test_going_to_another_line_is_announced_with_its_move(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4 AB:e5")
    here = session.node
    session.walk(-1)
    play(session, "BC:a3")
    listener = Listener(qtbot, session)
    session.visit(here)
    assert listener.news() == ("To another line: Ben: pawn e7 to e5 on A and B. Clara to move.")


def test_boards_pushed_together_are_announced_unless_a_move_does(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    scene = listener.desk.scene
    scene.resolver.push(0, 1)
    assert listener.news() == "Half-boards A and B are pushed together. 20 moves."
    scene.session.pull_apart()
    assert listener.news() == ""
    scene.resolver.push(1, 2)
    assert listener.news() == (
        "Half-boards B and C are pushed together. Army a has no piece on B+C."
    )


def test_a_binding_push_is_announced_once(qtbot: QtBot) -> None:
    session = a_session(3, touch=True)
    listener = Listener(qtbot, session)
    listener.desk.scene.resolver.push(0, 1)
    assert listener.news() == "Anna pushes half-boards A and B together. Anna to move."


def test_a_refusal_is_announced_in_plain_words(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    listener.move("half-board A, e2", "half-board B, e2")
    news = listener.news()
    assert "The pawn on e2 cannot go to d7." in news
    assert news == listener.desk.message[-1]


def test_a_question_is_announced_with_its_answers(qtbot: QtBot) -> None:
    listener = Listener(qtbot, session_at("8/8/8/6Ka1|8/8/1Pa6/7Kb a 1/2 -/- - 1 0 1"))
    listener.move("half-board B, b2", "half-board B, b1")
    assert listener.news() == "Promote to: queen, rook, bishop, knight."


def test_armies_that_die_or_change_hands_are_announced(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    assert session.propose(session.position.transfer(2, 1)) is None
    assert listener.news() == "Army c goes from Clara to Anna. Anna to move."
    assert session.resign(2) is None
    assert listener.news() == ("Army b of Ben is dead. Anna wins: last player alive.")


def test_a_removed_army_does_not_count_as_captured_pieces(qtbot: QtBot) -> None:
    session = a_session(2, captured="removed")
    play(session, "AB:f3 AB:e5 AB:g4")
    listener = Listener(qtbot, session)
    play(session, "AB:Qh4")
    assert listener.news().startswith("Ben: queen d8 to h4 on A and B. Army a")


def test_another_game_is_heard_once_it_is_on_the_table(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    session = a_session(2)
    scene = TableScene(session, LIGHT, listener.desk.motion)
    listener.desk.view.show_table(scene)
    play(session, "AB:e4")
    assert listener.news() == ""
    listener.access.follow(scene)
    assert listener.news() == "A table with 2 half-boards. A Anna, B Ben. Ben to move."
    play(session, "AB:e5")
    assert listener.news() == "Ben: pawn e7 to e5 on A and B. Anna to move."


def test_clocks_are_announced_with_the_turn_and_when_time_is_short(qtbot: QtBot) -> None:
    now = Time()
    session = timed(300, now)
    listener = Listener(qtbot, session)
    assert (
        listener.greeting == "A table with 2 half-boards. A P0, B P1. P0 to move. 5 minutes left."
    )
    play(session, "AB:e4")
    assert listener.news().endswith("P1 to move. 5 minutes left.")
    now.ms += 291_000
    listener.access.announce_time()
    assert listener.news() == "9 seconds left."


def test_nothing_is_put_into_words_when_nobody_listens(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    QAccessible.setActive(False)
    play(listener.desk.session, "AB:e4")
    listener.desk.scene.message.emit("No.")
    listener.desk.scene.keyboard.go(square_named("Be2"))
    assert listener.news() == ""

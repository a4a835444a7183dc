"""A game is judged position by position, and what is known stays known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.annotating import MoveInquiry
from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis import judge as judging
from cfanp_gui.window.analysis.judge import MOST_EACH, GameCourse, Judge, Urgency
from tests.session.play import a_session, play
from tests.window.analysis.judged import PromptProcess

TIMEOUT = 60_000
MOVES = "AB:e4 AB:e5 BC:d5"


@pytest.fixture
def course(monkeypatch: pytest.MonkeyPatch) -> Iterator[GameCourse]:
    """What judges games, quickly."""
    monkeypatch.setattr(judging, "NODES", 60)
    monkeypatch.setattr(judging, "BotProcess", PromptProcess)
    judge = Judge()
    yield GameCourse(judge)
    judge.close()


@pytest.fixture
def session() -> GameSession:
    """A short game of three."""
    session = a_session(3)
    play(session, MOVES)
    return session


class Counter:
    """Counts what is asked of a judge."""

    def __init__(self, course: GameCourse) -> None:
        self.asked: list[MoveInquiry] = []
        course._judge.judged.connect(lambda *heard: self.asked.append(heard[1]))


def finish(qtbot: QtBot, course: GameCourse) -> None:
    """Have all judged that is missing."""
    course.start()
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)


def test_every_position_is_judged_with_what_was_played(
    qtbot: QtBot, course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    assert course.missing == 4
    assert not course.running
    with qtbot.waitSignal(course.completed, timeout=TIMEOUT):
        course.start()
        assert course.running
    assert course.missing == 0
    players = [one.player for one in course.found if one is not None]
    assert players == [1, 2, 3, 1]
    played = [one.played for one in course.found if one is not None]
    assert all(one is not None for one in played[:3])
    assert played[3] is None
    assert course.known(session.position) is course.found[3]


def test_what_is_known_is_not_judged_again(
    qtbot: QtBot, course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    finish(qtbot, course)
    counter = Counter(course)
    play(session, "AB:Nf3")
    course.follow(session)
    assert course.missing == 2, "the last one has been followed by something since"
    finish(qtbot, course)
    assert len(counter.asked) == 2
    again = a_session(3)
    play(again, f"{MOVES} AB:Nf3")
    course.follow(again)
    assert course.missing == 0, "another copy of the game has the same positions"


def test_it_is_gone_through_again_while_nothing_else_is_wanted(
    qtbot: QtBot, course: GameCourse, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "MOST", 200)
    course.follow(session)
    course.refine(True)
    assert course._judge.wants(Urgency.IDLE) is None, "first of all it is gone through"
    counter = Counter(course)
    finish(qtbot, course)
    qtbot.waitUntil(lambda: course._judge.wants(Urgency.IDLE) is None, timeout=TIMEOUT)
    assert [one.nodes for one in counter.asked] == [60] * 4 + [200] * 4
    assert all(one is not None and one.nodes > 60 for one in course.found)
    course.refine(False)


def test_going_through_it_again_is_left_off(
    qtbot: QtBot, course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    course.refine(True)
    finish(qtbot, course)
    assert course._judge.wants(Urgency.IDLE) is not None
    course.refine(False)
    assert course._judge.wants(Urgency.IDLE) is None


def test_it_can_be_cancelled_and_gone_on_with(
    qtbot: QtBot, course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    course.start()
    course.changed.connect(lambda: course.cancel() if course.missing == 2 else None)
    qtbot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    course.changed.disconnect()
    assert course._judge.wants(Urgency.GAME) is None
    qtbot.wait(100)
    assert course.missing == 2
    finish(qtbot, course)
    assert course.missing == 0
    course.start()
    assert not course.running, "there is nothing left"


def test_another_game_ends_it(course: GameCourse, session: GameSession) -> None:
    course.follow(session)
    course.start()
    other = a_session(2)
    course.follow(other)
    assert not course.running
    assert len(course.found) == 1
    course.follow(None)
    assert course.nodes == []
    course.stopped()


def made(player: int, best: float, played: float, mates: bool = False) -> Judgement:
    """Return a judgement in which a player could expect something and had so much left."""

    def turn(share: float, mates: bool = False) -> BestTurn:
        shares = tuple(share if one == player else (1 - share) / 2 for one in (1, 2, 3))
        return BestTurn((), (), shares, mates)

    return Judgement(player, turn(best).shares, (turn(best, mates),), turn(played))


def test_the_worst_come_first_and_only_some_of_each_player(
    course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    course.found = [
        made(1, 0.5, 0.45), made(2, 0.5, 0.1), made(3, 0.5, 0.499),
        *(made(1, 0.5, 0.4 - at / 100) for at in range(8)), None,
    ]  # fmt: skip
    found = course.worst()
    assert found[0] == (2, course.found[1])
    assert [at for at, one in found if one.player == 1] == [11, 10, 9, 8, 7]
    assert sum(one.player == 1 for _, one in found) == MOST_EACH
    assert all(one.player != 3 for _, one in found)


def test_a_missed_mate_is_listed_even_if_it_cost_little(
    course: GameCourse, session: GameSession
) -> None:
    course.follow(session)
    course.found = [made(1, 0.9, 0.89, mates=True), made(2, 0.9, 0.89)]
    assert [at for at, _ in course.worst()] == [1]


def test_no_more_is_remembered_than_there_is_room_for(
    qtbot: QtBot, course: GameCourse, session: GameSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(judging, "REMEMBERED", 2)
    course.follow(session)
    finish(qtbot, course)
    assert len(course._known) == 2
    assert course.missing == 0

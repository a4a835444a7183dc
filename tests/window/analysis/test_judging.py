"""Judgements from a process of their own, games gone through by them, and what is noted then."""

import os
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.annotating import MoveInquiry
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.judgement import BestTurn, Inquiry, Judgement
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.variations import annotate
from cfanp_gui.window.analysis.judge import MOST_EACH, GameCourse, Judge, Urgency
from tests.session.play import CFANP, a_session, play, pushed
from tests.systems import KILL
from tests.window.analysis.judged import SilentProcess, made_up, quickly

TIMEOUT = 60_000
MOVES = "AB:e4 AB:e5 BC:d5"


def session_after(moves: str = MOVES, players: int = 3) -> GameSession:
    """Return a session after some moves."""
    session = a_session(players)
    play(session, moves)
    return session


def inquiry(nodes: int, moves: str = "") -> Inquiry:
    """Return the inquiry about a position."""
    return Inquiry(session_after(moves).position, CFANP.piece_types, Limit(nodes))


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Judge]:
    """A judge, whose process ends with the test."""
    judge = Judge()
    yield judge
    judge.close()
    qtbot.waitUntil(lambda: judge.process.pid is None)


# One process, and what is wanted of it


def test_what_is_wanted_is_judged_by_a_process_that_rests(qtbot: QtBot, judge: Judge) -> None:
    told: list[Judgement] = []
    judge.heard.connect(lambda *heard: told.append(heard[2]))
    asked, other = inquiry(100), inquiry(20_000, "AB:d4")
    assert judge.process.pid is None, "nothing runs before something is wanted"
    judge.want(Urgency.TABLE, other)
    judge.want(Urgency.TABLE, None)
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT) as heard:
        judge.want(Urgency.TABLE, asked)
        judge.rest()  # somebody waits
        assert judge.wants(Urgency.TABLE) is asked
    who, about, found = heard.args
    assert (who, about) == (Urgency.TABLE, asked), "of the other one nothing is heard"
    assert found.turns
    assert told
    assert judge.wants(Urgency.TABLE) is None
    assert judge.process.pid is not None
    judge.rest()
    assert judge.process.pid is None
    judge.want(Urgency.GAME, None)


def test_what_is_more_urgent_goes_first_and_the_rest_follows(judge: Judge) -> None:
    judge.process = SilentProcess(judge)
    order: list[Urgency] = []
    judge.judged.connect(lambda *heard: order.append(heard[0]))
    asked: list[tuple[Inquiry, object]] = []
    ask = judge.process.ask
    judge.process.ask = lambda job: asked.append((job, ask(job))) or asked[-1][1]  # type: ignore[method-assign]
    for who, moves in ((Urgency.TABLE, ""), (Urgency.HINT, "AB:d4"), (Urgency.GAME, "AB:e4")):
        judge.want(who, inquiry(100, moves))
        judge.want(who, inquiry(100, moves))  # nothing new
    assert len(asked) == 2, "what is less urgent waits"
    dropped = [thought.dropped for _, thought in asked]  # type: ignore[attr-defined]
    assert dropped == [True, False], "what was interrupted is heard no more"
    asked[1][1].done.emit(made_up(session_after(""), "AB:e2e4"))  # type: ignore[attr-defined]
    assert order == [Urgency.HINT]
    asked[-1][1].done.emit(made_up(session_after(""), "AB:e2e4"))  # type: ignore[attr-defined]
    asked[-1][1].failed.emit("It has ended.")  # type: ignore[attr-defined]
    assert order == [Urgency.HINT, Urgency.GAME]
    assert judge.wants(Urgency.TABLE) is None


@pytest.mark.slow
def test_a_process_that_dies_is_one_sentence(qtbot: QtBot, judge: Judge) -> None:
    with qtbot.waitSignal(judge.heard, timeout=TIMEOUT):
        judge.want(Urgency.GAME, inquiry(200_000))
    judge.want(Urgency.TABLE, inquiry(300, "AB:e4"))
    assert judge.process.pid is not None
    with qtbot.waitSignal(judge.failed, timeout=TIMEOUT) as heard:
        os.kill(judge.process.pid, KILL)
    assert heard.args[0].endswith(".")
    assert judge.wants(Urgency.GAME) is judge.wants(Urgency.TABLE) is None
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT):
        judge.want(Urgency.TABLE, inquiry(100))


# A game, position by position


class Followed:
    """The course of a game that is judged at once, and what was asked of the judge for it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.bot, self.judge = qtbot, Judge()
        self.course = GameCourse(self.judge)
        self.session = session_after()
        self.course.follow(self.session)
        self.asked: list[MoveInquiry] = []
        self.judge.judged.connect(lambda *heard: self.asked.append(heard[1]))

    def finish(self) -> None:
        """Have all judged that is missing."""
        self.course.start()
        self.bot.waitUntil(lambda: not self.course.running, timeout=TIMEOUT)


@pytest.fixture
def followed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Followed]:
    quickly(monkeypatch)
    followed = Followed(qtbot)
    yield followed
    followed.judge.close()


def test_every_position_is_judged_once_with_what_was_played(followed: Followed) -> None:
    course, session = followed.course, followed.session
    assert (course.missing, course.running) == (4, False)
    with followed.bot.waitSignal(course.completed, timeout=TIMEOUT):
        course.start()
        assert course.running
    assert (course.missing, course.running) == (0, False)
    found = [one for one in course.judgements if one is not None]
    assert [one.player for one in found] == [1, 2, 3, 1]
    assert [one.played is None for one in found] == [False, False, False, True]
    assert course.known(session.position) is course.judgements[3]
    del followed.asked[:]
    play(session, "AB:Nf3")
    course.follow(session)
    assert course.missing == 2, "the last one has been followed by something since"
    followed.finish()
    assert len(followed.asked) == 2
    course.start()
    assert not course.running, "there is nothing left"
    course.follow(session_after(f"{MOVES} AB:Nf3"))
    assert course.missing == 0, "another copy of the game has the same positions"


def test_it_is_gone_through_again_before_it_is_told_of(followed: Followed) -> None:
    followed.course.most = 100
    course, wanted = followed.course, lambda: followed.judge.wants(Urgency.GAME)
    course.refine(True)
    assert wanted() is None, "first of all it is gone through"
    with followed.bot.waitSignal(course.completed, timeout=TIMEOUT):
        course.start()
    assert [one.nodes for one in followed.asked] == [40] * 4 + [100] * 4
    assert (course.progress, wanted()) == ((8, 8), None)
    course.most = 1000
    course.refine(False)
    course.refine(True)
    assert wanted() is None, "what has been told of does not change any more"


def test_it_is_cancelled_gone_on_with_ended_by_another_game_and_forgotten_without_room(
    followed: Followed,
) -> None:
    course = followed.course
    told = course.changed.connect(lambda: course.cancel() if course.missing == 2 else None)
    course.start()
    followed.bot.waitUntil(lambda: not course.running, timeout=TIMEOUT)
    course.changed.disconnect(told)
    assert (course.missing, followed.judge.wants(Urgency.GAME)) == (2, None)
    followed.finish()
    assert course.missing == 0
    followed.judge.process = SilentProcess(followed.judge)
    course.follow(session_after("AB:a3"))
    course.start()
    assert course.running
    course.follow(a_session(2))
    assert (course.running, len(course.judgements)) == (False, 1)
    course.start()
    course.stopped()
    assert not course.running
    course.follow(None)
    assert list(course.nodes) == []


def made(player: int, best: float, played: float, mates: bool = False) -> Judgement:
    """Return a judgement in which a player could expect something and had so much left."""

    def turn(share: float, mates: bool = False) -> BestTurn:
        shares = tuple(share if one == player else (1 - share) / 2 for one in (1, 2, 3))
        return BestTurn((), (), shares, mates)

    return Judgement(player, turn(best).shares, (turn(best, mates),), turn(played))


def test_the_worst_come_first_and_only_some_of_each_player(followed: Followed) -> None:
    course = followed.course
    course.judgements = [
        made(1, 0.5, 0.45), made(2, 0.5, 0.1), made(3, 0.5, 0.499),
        *(made(1, 0.5, 0.4 - at / 100) for at in range(8)), None,
    ]  # fmt: skip
    found = course.worst()
    assert found[0] == (2, course.judgements[1])
    assert [at for at, one in found if one.player == 1] == [11, 10, 9, 8, 7]
    assert sum(one.player == 1 for _, one in found) == MOST_EACH
    assert all(one.player != 3 for _, one in found)
    course.judgements = [made(1, 0.9, 0.89, mates=True), made(2, 0.9, 0.89)]
    assert [at for at, _ in course.worst()] == [1], "a missed mate, even if it cost little"


def test_no_more_is_remembered_than_there_is_room_for(followed: Followed) -> None:
    followed.course.remembered = 2
    followed.finish()
    assert followed.course.missing == 0
    followed.course.follow(None)
    followed.course.follow(followed.session)
    assert followed.course.missing == 2, "the first two are forgotten"


# What is noted of it


def annotated(session: GameSession, better: str) -> str:
    """Return a game's moves after it was annotated for its first move, which was a blunder."""
    parse, even = session.game.parse_action, (0.5, 0.5)
    best = BestTurn((parse(better),), (), (0.6, 0.4))
    worse = BestTurn((parse("AB:e2e4"),), (), (0.2, 0.8))
    course = GameCourse(Judge())
    course.follow(session)
    course.judgements[:] = [
        Judgement(1, best.shares, (best,), worse),
        *(Judgement(None, even) for _ in session.line()[1:]),
    ]
    annotate(session, course.annotation())
    return cpgn.write_game(store.record_of(session)).split("\n\n", 1)[1].replace("\n", " ")


def test_a_second_time_its_own_line_is_replaced_and_what_a_person_added_stays() -> None:
    played = session_after("AB:e4 AB:e5", 2)
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(played)), find_game)
    session = pushed(store.session_of(record, played.match.colours))
    first = annotated(session, "AB:d2d4")
    assert "AB:e4 $4" in first
    assert "(1. AB:d4 {[%better 1]})" in first
    assert annotated(session, "AB:d2d4") == first
    second = annotated(session, "AB:c2c4")
    assert "(1. AB:c4 {[%better 1]})" in second
    assert "AB:d4" not in second
    session.visit(session.root.children[1])
    play(session, "AB:d5")
    session.visit(session.root)
    third = annotated(session, "AB:d2d4")
    assert "(1. AB:c4 {[%better 1]} AB:d5)" in third.replace("1... ", "")
    assert "(1. AB:d4 {[%better 1]})" in third
    assert annotated(session, "AB:c2c4").count("AB:c4") == 1

"""Judgements come from a process of their own, the most urgent first."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.judgement import Inquiry, Judgement
from cfanp_gui.window.analysis.judge import Judge, Urgency
from tests.session.play import CFANP, a_session, play
from tests.systems import KILL

TIMEOUT = 60_000


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Judge]:
    """A judge, whose process ends with the test."""
    judge = Judge()
    yield judge
    judge.close()
    qtbot.waitUntil(lambda: judge.process.pid is None)


def inquiry(nodes: int, tokens: str = "") -> Inquiry:
    """Return what is asked about a position."""
    session = a_session(3)
    play(session, tokens)
    return Inquiry(session.position, CFANP.piece_types, Limit(nodes))


def test_nothing_runs_before_something_is_wanted(judge: Judge) -> None:
    assert judge.process.pid is None


def test_what_is_wanted_is_told_and_then_judged(qtbot: QtBot, judge: Judge) -> None:
    told: list[Judgement] = []
    judge.heard.connect(lambda *heard: told.append(heard[2]))
    asked = inquiry(300)
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT) as heard:
        judge.want(Urgency.TABLE, asked)
        judge.want(Urgency.TABLE, asked)
        assert judge.wants(Urgency.TABLE) is asked
    who, about, found = heard.args
    assert (who, about) == (Urgency.TABLE, asked)
    assert isinstance(found, Judgement)
    assert found.turns
    assert told
    assert judge.wants(Urgency.TABLE) is None


def test_what_is_more_urgent_goes_first_and_the_rest_follows(qtbot: QtBot, judge: Judge) -> None:
    order: list[Urgency] = []
    judge.judged.connect(lambda *heard: order.append(heard[0]))
    with qtbot.waitSignal(judge.heard, timeout=TIMEOUT):
        judge.want(Urgency.TABLE, inquiry(40_000))
    judge.want(Urgency.GAME, inquiry(300, "AB:e4"))
    judge.want(Urgency.HINT, inquiry(200, "AB:d4"))
    qtbot.waitUntil(lambda: order == [Urgency.HINT, Urgency.GAME], timeout=TIMEOUT)
    assert judge.wants(Urgency.TABLE) is not None, "it is looked at again"
    judge.want(Urgency.TABLE, None)


def test_what_is_no_longer_wanted_is_not_heard_of(qtbot: QtBot, judge: Judge) -> None:
    found: list[Inquiry] = []
    judge.judged.connect(lambda *heard: found.append(heard[1]))
    judge.want(Urgency.TABLE, inquiry(20_000))
    judge.want(Urgency.TABLE, None)
    other = inquiry(200, "AB:d4")
    judge.want(Urgency.TABLE, other)
    qtbot.waitUntil(lambda: bool(found), timeout=TIMEOUT)
    assert found == [other]
    judge.want(Urgency.GAME, None)


def test_at_rest_the_process_ends_and_begins_again(qtbot: QtBot, judge: Judge) -> None:
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT):
        judge.want(Urgency.TABLE, inquiry(100))
    assert judge.process.pid is not None
    judge.rest()
    assert judge.process.pid is None
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT):
        judge.want(Urgency.TABLE, inquiry(120))
        judge.rest()
    assert judge.process.pid is not None, "somebody waited"


@pytest.mark.slow
def test_a_process_that_dies_is_one_sentence(qtbot: QtBot, judge: Judge) -> None:
    with qtbot.waitSignal(judge.heard, timeout=TIMEOUT):
        judge.want(Urgency.GAME, inquiry(200_000))
    judge.want(Urgency.TABLE, inquiry(300, "AB:e4"))
    pid = judge.process.pid
    assert pid is not None
    with qtbot.waitSignal(judge.failed, timeout=TIMEOUT) as heard:
        os.kill(pid, KILL)
    (sentence,) = heard.args
    assert sentence.endswith(".")
    assert judge.wants(Urgency.GAME) is judge.wants(Urgency.TABLE) is None
    with qtbot.waitSignal(judge.judged, timeout=TIMEOUT):
        judge.want(Urgency.TABLE, inquiry(100))

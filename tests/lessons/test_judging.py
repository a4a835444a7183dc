"""What counts as done, and how far a lesson has come."""

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.registry import default_game, find_game
from cfanp_gui.lessons.judging import (
    Done,
    LessonPhase,
    answer_to,
    answer_to_push,
    holds,
    solutions,
    standing,
    way_to,
)
from cfanp_gui.lessons.lesson import Clause, Lesson
from cfanp_gui.lessons.lesson_text import read_lessons
from cfanp_gui.session.game_session import GameSession
from tests.session.play import a_session, pair, play, session_at
from tests.session.rings import a_ring, act

LESSON = """\
lesson: x
title: X
goal: X.
people: Anna, Ben, Clara

say: Push.
done: push AB
wrong push AC: Not those.
wrong: Push first.

say: Move.
done: move AB:e4 AB:d4
reply: BC:e4 AC:e5
wrong push AC: Look elsewhere.
wrong on AC: Other boards.
wrong: No.

say: Once more.
done: any
end: Done.
"""
BACK_RANK = "8/8/5PaPaPa/Ra5Ka1|8/8/2PbPbPb3/3Kb4|8/8/PcPcPc5/1Kc6 a 1/2/3 -/-/- - 1 0 1"


def lesson() -> Lesson:
    [read] = read_lessons(LESSON, default_game(), "x.txt")
    return read


def last(session: GameSession) -> Done:
    """Return the last action, as lessons judge it."""
    node = session.node
    assert node.parent is not None
    assert node.transition is not None
    return Done(session.game, node.parent.position, node.transition)


def is_done(session: GameSession, text: str) -> bool:
    """Return True if a condition holds of the last action."""
    return holds(tuple(Clause(*_split(part)) for part in text.split(" and ")), last(session))


def _split(text: str) -> tuple[str, tuple[str, ...]]:
    kind, *words = text.split()
    return kind, tuple(words)


CONDITIONS = [
    (
        BACK_RANK,
        "AB:Ra8",
        [
            "mate",
            "mate B",
            "check",
            "any",
            "piece R",
            "reach Bh1",
            "on AB",
            "move AB:a1a8",
            "move AB:Kf1 AB:Ra8",
            "mate B and piece R",
        ],
        [
            "mate C",
            "mate B C",
            "capture",
            "end",
            "pass",
            "drop",
            "piece K",
            "reach Ba1",
            "on AC",
            "move AB:Kf1",
            "mate B and on AC",
            "push AB",
        ],
    ),
    (BACK_RANK.replace("3Kb4", "3Kb3Rb"), "AB:Rxa8", ["capture", "capture B"], ["capture C"]),
    (BACK_RANK, "AC:Ra3", ["cross", "on AC"][1:], ["mate", "cross", "capture"]),
    (BACK_RANK, "AC:Ra5", ["cross"], ["mate"]),
]


def test_what_is_asked_of_an_action() -> None:
    for text, move, holding, failing in CONDITIONS:
        session = session_at(text)
        play(session, move)
        assert [one for one in holding if not is_done(session, one)] == []
        assert [one for one in failing if is_done(session, one)] == []


def test_the_end_of_a_turn() -> None:
    session = session_at("8/8/8/Ka7|8/8/8/Kb7|Ra7/8/8/7Kc|8/8/8/Kd7 a 1/2/3/4 -/-/-/- - 2 0 1")
    play(session, "AB:Kb1")
    assert not is_done(session, "end")
    play(session, "end")
    assert is_done(session, "end")


def test_a_drop() -> None:
    session = a_ring(3)
    act(session, "1:e2e4 1:d7d5 1:e4d5")
    assert is_done(session, "capture")
    assert not is_done(session, "drop")


def test_how_far_a_lesson_has_come_follows_what_was_played() -> None:
    taught, session = lesson(), a_session(3)

    def at(laid: Pair | None = None) -> tuple[int, LessonPhase, tuple[str, ...], int]:
        return tuple(standing(taught, 0, session.node, laid))

    assert at() == (0, LessonPhase.AWAITED, (), 0)
    assert at(pair("AC")) == (0, LessonPhase.AWAITED, (), 0)
    assert at(pair("AB")) == (1, LessonPhase.AWAITED, (), 0)
    play(session, "AB:e4")
    assert at() == (1, LessonPhase.REPLY, ("BC:e4", "AC:e5"), 0)
    play(session, "BC:e4")
    assert at() == (1, LessonPhase.REPLY, ("AC:e5",), 0)
    play(session, "AC:e5")
    assert at() == (2, LessonPhase.AWAITED, (), 0)
    play(session, "AB:a3")
    assert at() == (2, LessonPhase.OVER, (), 0)
    play(session, "BC:a3")
    assert at() == (2, LessonPhase.OVER, (), 0)
    session.undo(4)
    assert at() == (1, LessonPhase.REPLY, ("BC:e4", "AC:e5"), 0)
    session.undo()
    assert at() == (0, LessonPhase.AWAITED, (), 0)


def test_what_is_wrong_is_to_be_taken_back() -> None:
    taught, session = lesson(), a_session(3)
    play(session, "AC:e4")
    assert standing(taught, 0, session.node, None)[:2] == (0, LessonPhase.ASTRAY)
    play(session, "BC:e4")
    assert standing(taught, 0, session.node, None).astray == 2
    session.undo(2)
    play(session, "AB:e4 BC:a3")
    assert standing(taught, 0, session.node, None) == (1, LessonPhase.ASTRAY, (), 1)


def test_what_is_answered() -> None:
    taught, session = lesson(), a_session(3)
    push, move, _ = taught.steps
    start = session.position
    assert answer_to_push(push, pair("AC"), start) == "Not those."
    assert answer_to_push(push, pair("BC"), start) == "Push first."
    assert answer_to_push(move, pair("AC"), start) == "Look elsewhere."
    assert answer_to_push(move, pair("BC"), start) == ""
    play(session, "AC:e4")
    assert answer_to(move, last(session)) == "Other boards."
    assert answer_to(push, last(session)) == "Push first."
    session.undo()
    play(session, "AB:a3")
    assert answer_to(move, last(session)) == "No."


def test_the_way_to_a_step_and_what_does_it() -> None:
    taught = lesson()
    assert [action.text for action in way_to(taught, 2)] == ["AB:e2e4", "BC:e2e4", "AC:e7e5"]
    start = taught.steps[0].start
    assert start is not None
    found = solutions(taught.game, taught.steps[1], start, taught.you)
    assert [action.text for action in found] == ["AB:e2e4", "AB:d2d4"]
    assert find_game("cfanp") is taught.game

"""What is written into a tree of what was found about a line."""

from __future__ import annotations

from cfanp_gui.bots.judgement import BestTurn, Judgement
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.variations import annotate
from cfanp_gui.window.analysis.judge import GameCourse, Judge
from tests.session.play import a_session, play, pushed


def opened(moves: str = "AB:e4 AB:e5") -> GameSession:
    """Return a game that was opened."""
    session = a_session(2)
    play(session, moves)
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return pushed(store.session_of(record, session.match.colours))


def found(session: GameSession, better: str) -> list[Judgement]:
    """Return judgements of a line by which its first move was a blunder."""
    parse = session.game.parse_action
    best = BestTurn((parse(better),), (), (0.6, 0.4))
    even = (0.5, 0.5)
    worse = BestTurn((parse("AB:e2e4"),), (), (0.2, 0.8))
    return [
        Judgement(1, best.shares, (best,), worse),
        *(Judgement(None, even) for _ in session.line()[1:]),
    ]


def written(session: GameSession) -> str:
    return cpgn.write_game(store.record_of(session)).split("\n\n", 1)[1].replace("\n", " ")


def annotated(session: GameSession, better: str) -> str:
    """Return a game's moves after it was annotated."""
    course = GameCourse(Judge())
    course.follow(session)
    course.found[:] = found(session, better)
    annotate(session, course.annotation())
    return written(session)


def test_a_second_time_its_own_line_is_replaced() -> None:
    session = opened()
    first = annotated(session, "AB:d2d4")
    assert "AB:e4 $4" in first
    assert "(1. AB:d4 {[%better 1]})" in first
    assert annotated(session, "AB:d2d4") == first
    second = annotated(session, "AB:c2c4")
    assert "(1. AB:c4 {[%better 1]})" in second
    assert "AB:d4" not in second


def test_what_a_person_added_stays() -> None:
    session = opened()
    annotated(session, "AB:d2d4")
    session.visit(session.root.children[1])
    play(session, "AB:d5")
    session.visit(session.root)
    second = annotated(session, "AB:c2c4")
    assert "(1. AB:d4 {[%better 1]} AB:d5)" in second.replace("1... ", "")
    assert "(1. AB:c4 {[%better 1]})" in second
    assert annotated(session, "AB:d2d4").count("AB:d4") == 1

"""What a chess program found, in the words of the game."""

from __future__ import annotations

import chess
import pytest

from cfanp_gui.core.capabilities import ChessPair
from cfanp_gui.engine.analysis import Line, Score, Step
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.engine_words import EngineWords
from tests.session.play import a_session, pair, play


def words_of(session: GameSession, name: str) -> EngineWords:
    found = session.position.chess_pair(pair(name))  # type: ignore[attr-defined]
    assert isinstance(found, ChessPair)
    return EngineWords(session, pair(name), found)


def line(text: str, *more: str, origin: int = chess.E2, target: int = chess.E4) -> Line:
    steps = [Step(origin, target, None, text), *(Step(0, 0, None, other) for other in more)]
    return Line(Score(20, None), 5, tuple(steps))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("score", "short", "sentence"),
    [
        (Score(0, None), "0.00", "Anna and Ben are about even"),
        (Score(24, None), "+0.24", "Anna and Ben are about even"),
        (Score(135, None), "+1.35", "Anna is ahead by 1.4 pawns"),
        (Score(-300, None), "−3.00", "Ben is ahead by 3.0 pawns"),
        (Score(None, 1), "#1", "Anna mates Ben in 1 move"),
        (Score(None, -4), "−#4", "Ben mates Anna in 4 moves"),
    ],
)
def test_scores_are_told_with_the_players(score: Score, short: str, sentence: str) -> None:
    words = words_of(a_session(3), "AB")
    assert words.score(score) == short
    assert words.verdict(score) == sentence


def test_the_first_move_is_written_as_in_the_game() -> None:
    words = words_of(a_session(3), "AB")
    found = line("e4", "e5", "Nf3")
    assert words.line(found) == "AB:e4 e5 Nf3"
    assert words.action(found.steps[0]) is not None


def test_a_move_out_of_turn_is_no_action() -> None:
    words = words_of(a_session(3), "BC")
    found = line("d4", "d5")
    assert words.action(found.steps[0]) is None
    assert words.line(found) == "BC:d4 d5"


def test_a_second_move_of_a_turn_says_so() -> None:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    assert session.position.turn().used  # type: ignore[attr-defined]
    words = words_of(session, "AC")
    assert words.to_move() == "Anna moves next there"


def test_badges_are_those_of_the_armies() -> None:
    words = words_of(a_session(3), "AB")
    badge = words.badge(1)
    assert badge is not None
    assert badge.label == "B"
    assert words.badge(99) is None
    assert words.name(99) == ""

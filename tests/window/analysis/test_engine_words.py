"""What a chess program found, in the words of the game."""

from __future__ import annotations

import random

import chess
import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game_pair import GamePair, LineMove
from cfanp_gui.engine.analysis import EngineLine, Score
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.engine_lines import EngineWords
from tests.core.build import cfen
from tests.session.play import a_session, any_action, pair, play, session_at
from tests.slow import seeds


def words_of(session: GameSession, name: str) -> EngineWords:
    found = session.position.game_pair(pair(name))  # type: ignore[attr-defined]
    assert isinstance(found, GamePair)
    return EngineWords(session, pair(name), found)


E2, E4 = Square(0, chess.E2), Square(0, chess.E4)


def line(text: str, *more: str, source: Square = E2, target: Square = E4) -> EngineLine:
    """Return a line of some moves as a program may find it; it begins as e2-e4 on half-board A."""
    moves = (LineMove(source, target, None, one) for one in (text, *more))
    return EngineLine(Score(20, None), 5, tuple(moves))


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
    found = line("d4", "d5", source=Square(1, 11), target=Square(1, 27))
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


def steps_of(words: EngineWords) -> list[LineMove]:
    """Return every legal move of chess on a pair as the first one of a line."""
    at = words.shown.line
    found = (at.step(move.uci()) for move in chess.Board(words.shown.fen).legal_moves)
    return [step for step, _ in filter(None, found)]


@pytest.mark.parametrize("seed", seeds(10))
def test_every_move_of_the_army_to_move_is_an_action(seed: int) -> None:
    """Castling, promotions and en passant too: each is legal, and no two are the same."""
    chance = random.Random(seed)
    session = a_session(chance.choice((2, 3, 4)))
    asked = 0
    for _ in range(60):
        action = any_action(session, chance)
        if action is None:
            break
        session.propose(action)
        turn = session.position.turn()  # type: ignore[attr-defined]
        for where in session.position.pairs():  # type: ignore[attr-defined]
            shown = session.position.game_pair(where)  # type: ignore[attr-defined]
            if not isinstance(shown, GamePair) or shown.mover != turn.seat:
                continue
            words = EngineWords(session, where, shown)
            steps = steps_of(words)
            found = {words.action(step) for step in steps}
            assert None not in found
            assert len(found) == len(steps)
            asked += len(steps)
    assert asked


@pytest.mark.parametrize(
    ("where", "text", "token"),
    [
        (
            "BC",
            cfen(3, "Ka:Ae1 Kb:Bd1 Rb:Ba1 Kc:Ce2", army="b", castling="-/K/-"),
            "BC:O-O",
        ),
        ("AB", cfen(3, "Ka:Ae1 Pa:Bc2 Kb:Bh4 Kc:Ce1", turn="2"), "AB:f8=N"),
    ],
)
def test_castling_and_promotion_are_written_as_in_the_game(
    where: str, text: str, token: str
) -> None:
    words = words_of(session_at(text), where)
    tokens = [words.line(EngineLine(Score(0, None), 1, (step,))) for step in steps_of(words)]
    assert token in tokens


@pytest.mark.parametrize(
    ("key", "name", "word", "token"),
    [
        ("xiangqi", "AB", "h3e3", "AB:Che3"),
        ("shogi", "AB", "c3c4", "AB:Pc4"),
        ("crazyhouse", "BC", "e2e4", "BC:d4"),
    ],
)
def test_lines_of_other_base_games_are_written_as_in_the_game(
    key: str, name: str, word: str, token: str
) -> None:
    words = words_of(a_session(3, base=key), name)
    found = words.shown.line.step(word)
    assert found is not None
    line = EngineLine(Score(0, None), 1, (found[0],))
    assert words.line(line) == token
    assert (words.action(found[0]) is None) == (name == "BC")

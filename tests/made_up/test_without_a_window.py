"""The made-up game is played from the command line, typed, saved, opened again and drawn."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.core.commands import Ambiguous, CommandProblem, Play
from cfanp_gui.core.game import Game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session import command_parser, formats, game_session, store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import Consult, needs, resolve
from cfanp_gui.session.match import seat
from tests import ROOT
from tests.cli.answers import read
from tests.made_up.page import CODE

NAMES = ["Anna", "Ben", "Clara", "David"]
STUCK = "a1b|b1w/c26b/a26b w|w"
"""Player 1 has no Z and passes."""


def new_session(game: Game, time: TimeControl | None = None) -> GameSession:
    """Return a session of the made-up game at its start."""
    match = seat(game, {}, NAMES, default_colours(4), 0, time)
    return game_session.new_session(match)


def laid(game: Game, text: str) -> GameSession:
    """Return a session that begins with a position."""
    match = seat(game, {}, NAMES, default_colours(4), 0)
    return GameSession(match, game.from_text(text, {}))


def play(session: GameSession, moves: str) -> None:
    """Play moves in their machine form."""
    for text in moves.split():
        refusal = session.propose(session.game.parse_action(text))
        assert refusal is None, f"{text}: {refusal}"


def asked(command: str, *lines: object) -> list[dict[str, object]]:
    """Return the answers of a command to lines of JSON."""
    return read(command, given="".join(json.dumps(line) + "\n" for line in lines))[1]


def test_lines_are_answered(odd: Game) -> None:
    line = {"system": "odd", "players": 4, "moves": ["1:n1>2:a1", "2:a26a25"]}
    answers = asked("play", {**line, "moves": ["1:a1a2", "1:a5a4"]}, line)
    assert (answers[0]["to_move"], answers[0]["events"]) == ([1, 3], [])
    assert str(answers[1]["error"]).startswith("move 1, “1:n1>2:a1”")
    (answer,) = asked("moves", {"system": "odd", "players": 4, "moves": []})
    assert len(answer["moves"]) == len(odd.initial(4, {}).all_actions())  # type: ignore[arg-type]


@pytest.mark.usefixtures("odd")
def test_a_game_by_the_papers_is_played_from_lines() -> None:
    line = {"system": "crowns", "players": 3, "moves": ["d1c2", "b4c2"]}
    (answer,) = asked("play", line)
    assert answer["crowns"] == "2NcCcNc2/3Nc3/Nb6/Cb6/Nb6/2Nb4/7 3 3 0"
    assert answer["events"] == [{"type": "out", "player": 1}]


@pytest.mark.parametrize(
    "tool", ["ruff check", "ruff format --check", pytest.param("mypy", marks=pytest.mark.slow)]
)
def test_the_game_of_the_papers_passes_the_checks(tool: str, tmp_path: Path) -> None:
    (tmp_path / "islands.py").write_text(CODE, encoding="utf-8")
    config = f"--config{'-file' if tool == 'mypy' else ''}={ROOT / 'pyproject.toml'}"
    command = [sys.executable, "-m", *tool.split(), config, str(tmp_path / "islands.py")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_position_is_drawn(odd: Game, tmp_path: Path) -> None:
    session = new_session(odd)
    play(session, "1:a1a2 1:b5b4")
    formats.save(tmp_path / "odd.svg", [store.record_of(session)])
    picture = (tmp_path / "odd.svg").read_text(encoding="utf-8")
    assert picture.count("<use") == 34, "one for every Z"


@pytest.mark.parametrize("word", ["pass", "Pass"])
def test_the_word_passes(odd: Game, word: str) -> None:
    assert command_parser.parse(laid(odd, STUCK), word) == Play(odd.parse_action("1:--"))
    both = command_parser.parse(laid(odd, "n5b|a1w w|b"), word)
    assert isinstance(both, Ambiguous)
    assert [action.text for action in both.actions] == ["1:--", "2:--"]
    nobody = command_parser.parse(new_session(odd), word)
    assert isinstance(nobody, CommandProblem)
    assert str(nobody.sentence) == "Nobody may pass now: that is for a player who has no move."


def test_a_step_over_the_edge_asks_the_team_mate(odd: Game) -> None:
    session = new_session(odd)
    play(session, "1:n1n2 1:a5a4")
    start = next(square for square in session.position.pieces() if square == (0, 27))
    (gesture,) = (one for one in session.position.gestures(start) if one.consent is not None)
    assert gesture.consent == 3
    asked = resolve(session, start, gesture.target)
    assert isinstance(asked, Consult)
    assert asked[:2] == (gesture.action, 3)
    assert str(asked.question) == (
        "Clara, Anna wants to take the Zealot from 1:n2 to 2:a2. Do you agree?"
    )
    assert [str(one) for one in needs(session, gesture)] == [
        "uses Anna's and Clara's turn", "Clara must agree",
    ]  # fmt: skip


def test_a_fallen_flag_loses_for_the_team(odd: Game) -> None:
    now = [0]
    match = seat(odd, {}, NAMES, default_colours(4), 0, TimeControl(10))
    session = GameSession(match, odd.initial(4, {}), lambda: now[0])
    play(session, "1:a1a2")
    now[0] += 20_000
    assert session.check_flag() in (2, 3)
    assert session.outcome is not None


def test_a_team_wins_together(odd: Game) -> None:
    session = new_session(odd)
    session.propose(odd.resignation(2))
    assert session.outcome is not None
    words = odd.wording.outcome(session.situation, session.outcome)
    assert str(words) == "Anna and Clara win: resignation."

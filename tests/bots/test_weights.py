"""Weights of base games: learned from games, kept in files, and used by every search."""

import random
from pathlib import Path

import pytest

from cfanp_gui.bots import weighing, weight_files
from cfanp_gui.bots.best_lines import state_of
from cfanp_gui.bots.weighing import Duel, Sample, SampledGame, fitted
from cfanp_gui.bots.weight_files import file_name, read, weights_of, write
from cfanp_gui.core.position import Position
from cfanp_gui.core.searching import Form
from cfanp_gui.games.registry import find_game
from tests.cli.answers import run

FORM = Form("islands", 2, ("K", "A", "B"), (400, 300, 300), 4, 2)
SMALL = ("weights", "--base", "minixiangqi", "--armies", "2", "--nodes", "20", "--actions", "40",
         "--workers", "1")  # fmt: skip


def test_what_wins_games_is_worth_more_than_what_does_not() -> None:
    """Who has an A wins nine games of ten, who has a B half of them; searches see no more."""
    rng, games = random.Random(1), []
    for number in range(400):
        kind, owner = rng.randrange(2), rng.randrange(2)
        pieces = [[0], [0]]
        pieces[owner].append((1 + kind) * FORM.places + rng.randrange(8))
        won = owner if rng.random() < (0.5 if kind else 0.9) else 1 - owner
        value = (700 if owner == 0 else 400) / 1.1 - (400 if owner == 0 else 700) / 8.8
        scores = (1.0 - won, float(won))
        games.append(SampledGame(number, scores, [Sample(pieces, 1, value)] * 4))
    king, first, second = fitted(FORM, games)
    assert first.value > second.value + 60
    assert king == FORM.plain()[0], "it stands on one square, and decides nothing"


def opened(base: str) -> Position:
    """Return the start of a game of two armies."""
    return find_game("cfanp").variant({"base": base}).initial(2, {"base": base, "order": "seats"})


def test_a_search_uses_the_weights_of_a_file_and_none_of_a_damaged_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(weight_files, "user_data", lambda: tmp_path)
    monkeypatch.setattr(weight_files, "asset", lambda *_: tmp_path)
    position = opened("minixiangqi")
    plain = position.search_state()
    assert plain is not None
    assert plain.form is not None
    path = tmp_path / weight_files.WEIGHTS / file_name(plain.form)
    dear = [one._replace(value=2 * one.value, rows=(30,) * 7) for one in plain.form.plain()]
    for text, is_used in (("", True), ("{}", False), ("[" * 9**5, False), ("\xff", False)):
        weights_of.cache_clear()
        write(plain.form, tuple(dear), path)
        if text:
            path.write_text(text, "latin-1")
        asked = state_of(position, 1, {})
        strengths = [state.strengths() for state in (plain, asked)]  # type: ignore[attr-defined]
        assert (strengths[1] == [2 * one + 12 * 30 for one in strengths[0]]) == is_used
        assert bool(caplog.messages) != is_used
    weights_of.cache_clear()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[]", "its pieces are not those"),
        ('{"K": 1, "A": 1, "B": 1}', "'K' has no worth"),
        ('{"K": {"worth": [1, 1], "rows": [0], "columns": [0, 0]}, "A": 1, "B": 1}', "5 of rows"),
        ('{"K": {"worth": [1, 1e9], "rows": [0, 0, 0, 0, 0], "columns": [0, 0]}, "A": 1, "B": 1}',
         "whole numbers"),
    ],
)  # fmt: skip
def test_a_file_of_another_form_is_refused_with_its_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(FORM, text)


def test_a_run_learns_tries_and_keeps_what_wins(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Going on leads to what a whole run does, and what is not of the run is refused."""
    monkeypatch.setattr("cfanp_gui.cli.learning._DUELS", 4)
    monkeypatch.setattr(weighing, "EPOCHS", 2)
    whole, parts, to = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl", tmp_path / "found.json"
    status, told, _ = run(*SMALL, "--games", "3", "--out", whole, "--to", to)
    assert (status, "of 4 games" in told) == (0, True)
    for games, score in ((1, 0.0), (3, 0.5), (3, 1.0)):
        to.unlink(missing_ok=True)
        monkeypatch.setattr(
            "cfanp_gui.cli.learning.play_duel", lambda _, number, score=score: Duel(number, score)
        )
        again = (*SMALL, "--games", games, "--out", parts, "--resume")
        _, told, _ = run(*again, "--to", to)
        assert (to.exists(), told.endswith(f"{to}\n")) == (score > 0.5,) * 2
    assert parts.read_bytes() == whole.read_bytes()
    status, _, err = run(*again, "--to", tmp_path)
    assert (status, str(tmp_path) in err) == (1, True), "a folder"
    for wrong in (b"[[[999999, ", b"[[[[", b"[[[0.5, ", b'[[["'):
        parts.write_bytes(whole.read_bytes().replace(b"[[[", wrong))
        status, _, err = run(*again)
        assert (status, "line 2 is not of this run" in err) == (2, True)
    parts.write_bytes(b"")
    status, _, err = run(*again)
    assert (status, "line 1 is not of this run" in err) == (2, True)
    status, _, err = run("weights", "--system", "ring", "--armies", "3", "--games", "1")
    assert (status, "cannot be learned" in err) == (2, True)

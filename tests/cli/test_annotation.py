"""Games annotated on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.cli import annotation
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.evaluation_comment import read_evaluation

SCHOLAR = '[White "A"]\n[Black "B"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n'


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A game that ended early."""
    path = tmp_path / "scholar.pgn"
    path.write_text(SCHOLAR)
    return path


def test_a_game_is_annotated(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["annotate", str(source), "--nodes", "300", "--quiet"]) == 0
    told = capsys.readouterr()
    assert not told.err
    (game,) = cpgn.read_games(told.out, find_game)
    blunder = game.moves[5]
    assert blunder.nags == (4,)
    assert blunder.variations
    values = [read_evaluation(node.comment, 2) for node in game.moves]
    assert values[-1] == pytest.approx((1, 0))
    assert source.read_text() == SCHOLAR


def test_it_is_written_where_that_is_asked(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "told.pgn"
    asked = ["annotate", str(source), str(target), "--nodes", "50"]
    assert cli.main(asked) == 0
    told = capsys.readouterr()
    assert not told.out
    assert "of 8 positions" in told.err
    first = target.read_text()
    assert "[%eval " in first
    assert "[%judged " in first
    assert cli.main(["annotate", str(target), str(target), "--nodes", "50", "--quiet"]) == 0
    assert target.read_text() == first


def test_what_cannot_be_annotated_is_one_sentence(
    source: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    empty = tmp_path / "empty.pgn"
    empty.write_text("*\n")
    for asked, sentence in (
        ([str(source), str(tmp_path / "x.cfen")], "kept as games (expected .cpgn"),
        ([str(source), "--game", "2"], "there is no game 2 (expected 1 to 1)"),
        ([str(empty)], "there are no moves to judge"),
        ([str(tmp_path / "missing.pgn")], "it is not there"),
    ):
        assert cli.main(["annotate", *asked, "--nodes", "9", "--quiet"]) == 1
        told = capsys.readouterr()
        assert not told.out
        assert sentence in told.err
        assert told.err.startswith("cfanp annotate: ")
        assert told.err.count("\n") == 1


def test_broken_off_nothing_is_written(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> object:
        yield 0, 8, None
        raise KeyboardInterrupt

    monkeypatch.setattr(annotation, "annotated", interrupted)
    target = tmp_path / "told.cpgn"
    assert cli.main(["annotate", str(source), str(target)]) == 130
    assert not target.exists()

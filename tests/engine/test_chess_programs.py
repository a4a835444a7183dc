"""Programs as files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.engine import chess_programs
from cfanp_gui.engine.analysis import ProgramError
from cfanp_gui.engine.chess_programs import check_program, installed
from tests.systems import WINDOWS, program


def a_program(folder: Path) -> Path:
    return program(folder, "stockfish", "")


def test_stockfish_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = a_program(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Path(installed() or "") == path


def test_stockfish_where_debian_puts_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    monkeypatch.setattr(chess_programs, "_ELSEWHERE", (str(tmp_path),))
    assert installed() is None
    path = a_program(tmp_path)
    assert Path(installed() or "") == path


def test_fairy_stockfish_plays_other_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chess_programs, "_ELSEWHERE", ())
    stockfish = a_program(tmp_path)
    assert installed(beside_chess=True) is None
    fairy = program(tmp_path, "fairy-stockfish", "")
    assert Path(installed(beside_chess=True) or "") == fairy
    assert Path(installed() or "") == stockfish
    stockfish.unlink()
    assert Path(installed() or "") == fairy


def test_what_cannot_be_run(tmp_path: Path) -> None:
    plain = tmp_path / "notes.txt"
    plain.write_text("nothing", encoding="utf-8")
    wrong = [(tmp_path, "is a folder, not a program."), (tmp_path / "gone", "There is no file")]
    if not WINDOWS:  # which finds that out when it is to run it
        wrong.append((plain, "is not a program: it must not be run."))
    for path, words in wrong:
        with pytest.raises(ProgramError) as caught:
            check_program(path)
        assert words in caught.value.sentence
        assert not caught.value.again
    check_program(a_program(tmp_path))

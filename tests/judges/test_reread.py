"""Positions are read again from their texts; ``python -m tests.judges.reread`` is the long form."""

from __future__ import annotations

import pytest

from tests.judges import reread
from tests.slow import examples


@pytest.mark.no_cover
def test_what_chance_plays_can_be_read_again() -> None:
    plies = examples(2500)
    seen, found = reread.run(reread.games(), plies, 1, longest=30)
    assert not found
    assert seen["plies"] == plies


def test_what_cannot_be_read_again_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(reread, "differences", lambda *_: iter(["refused: en passant: Ae3: no"]))
    assert reread.main(["--plies", "3", "--base", "berolina", "--players", "3"]) == 1
    said = capsys.readouterr().out
    assert "x refused: en passant: Ae3: no" in said
    assert "Berolina Chess, 3 players" in said

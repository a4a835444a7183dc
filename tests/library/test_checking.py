"""All games of a file read for what is to be told of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.library import checking
from cfanp_gui.library.checking import Checked, CheckJob
from cfanp_gui.library.headings import games_of

GOOD = '[White "Ann"]\n\n1. e4 e5 1-0\n\n'
ODD = '[White "Bo"]\n\n1. e4 e5 2. Ke3 1-0\n\n'
LOST = '[Variant "No such"]\n\n1. e4 *\n\n'


def test_games_with_remarks_and_lost_ones_are_counted_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.pgn"
    path.write_text(GOOD + ODD + LOST + ODD, encoding="utf-8")
    told: list[Checked] = []
    assert CheckJob(path, None).run(lambda: False, told.append) is None
    last = told[-1]
    assert (last.games, last.remarked, last.unread, last.remarks) == (4, 2, 1, 3)
    assert last.at == last.size
    found = [one for each in told for one in each.told]
    assert [(one.told.game, one.told.line) for one in found] == [(2, 7), (3, 9), (4, 15)]
    with games_of(path) as filed:
        assert filed.game(*found[2].place).names[0] == "Bo"
    monkeypatch.setattr(checking, "MOST_TOLD", 1)
    (last,) = CheckJob(path, None).steps()
    assert (len(last.told), last.remarks) == (1, 3)

"""Golden tables: what was answered once is answered still."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.tables import FOLDER, answers, read


def agree(path: Path) -> None:
    """Fail where what is answered to the tables of a file now is not what is kept."""
    wrong: list[str] = []
    for table in list(read(path)):  # lines follow a title
        assert table.lines, f"{table}: a table without a question"
        wrong += [
            f"{table}: line {line.number}: {line.question}\n  kept: {line.kept}\n  now:  {now}"
            for line, now in answers(table)
            if now != line.kept
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("only_published")
@pytest.mark.parametrize(
    "path", sorted(FOLDER.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_answers_are_those_kept(path: Path) -> None:
    agree(path)

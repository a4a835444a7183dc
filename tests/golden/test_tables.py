"""Golden tables: what was answered once is answered still."""

from __future__ import annotations

import pytest

from tests.golden.tables import Table, answers, tables


def agree(table: Table) -> None:
    """Fail where what is answered now is not what is kept."""
    assert table.lines, "a table without a question"
    wrong = [
        f"line {line.number}: {line.question}\n  kept: {line.kept}\n  now:  {now}"
        for line, now in answers(table)
        if now != line.kept
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("only_published")
@pytest.mark.parametrize("table", tables(), ids=str)
def test_the_answers_are_those_kept(table: Table) -> None:
    agree(table)

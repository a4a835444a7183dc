"""What is wrong stands there in words, and a click shows where."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt

from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.translate import translated
from cfanp_gui.window.editor.problem_list import SHOWN, in_words
from tests import slow
from tests.core.editing import edited
from tests.session.play import square_named
from tests.window.editor.conftest import Make
from tests.window.editor.workbench import LEFT, RIGHT, Workbench


def lines(bench: Workbench) -> list[str]:
    """Return the lines of the list."""
    bench.settle()
    found = bench.editor.problem_list.list
    return [found.item(row).text() for row in range(found.count())]


def test_problems_come_and_go_while_one_edits(bench: Workbench) -> None:
    editor = bench.editor
    assert lines(bench) == []
    assert editor.problem_list.title.text() == "Nothing is wrong: the position can be played"
    assert editor.play.isEnabled()
    bench.click("Ae1", RIGHT)
    assert lines(bench) == ["Half-boards: army a is alive and has no King"]
    assert editor.problem_list.title.text() == "1 problem"
    assert not editor.play.isEnabled()
    assert not editor.analyse.isEnabled()
    bench.click_on(editor.undo)
    assert lines(bench) == []
    assert editor.analyse.isEnabled()


def test_a_click_lights_the_square(bench: Workbench) -> None:
    bench.choose("P")
    bench.click("Bb1")
    (first, *_) = lines(bench)
    assert "a pawn cannot stand on a back rank" in first
    assert not bench.editor.scene.lit
    found = bench.editor.problem_list.list
    rect = found.visualItemRect(found.item(0))
    bench.bot.mouseClick(found.viewport(), LEFT, pos=rect.center())
    assert bench.editor.scene.lit == {square_named("Bb1")}
    assert bench.editor.scene.cursor == square_named("Bb1")
    above = bench.editor.scene.boards[1].above
    assert Mark.CAUSE in above.marks[square_named("Bb1").index]
    assert above._cursor is None, "it would hide the light"
    last = found.count() - 1
    rect = found.visualItemRect(found.item(last))
    bench.bot.mouseClick(found.viewport(), LEFT, pos=rect.center())
    assert bench.editor.scene.lit == set(), "it is about no square"


def test_what_is_lit_can_be_removed_by_a_key(bench: Workbench) -> None:
    bench.choose("P")
    bench.click("Bb1")
    bench.keys(Qt.Key.Key_Right, Qt.Key.Key_Right)
    bench.settle()
    bench.editor.problem_list.list.setCurrentRow(0)
    bench.keys(Qt.Key.Key_Delete)
    assert bench.piece("Bb1") is None
    bench.keys(Qt.Key.Key_Right)
    assert not bench.editor.scene.lit


@pytest.mark.parametrize("seed", slow.seeds(5))
@pytest.mark.parametrize(("key", "players"), [("cfanp", 4), ("ring", 4), ("strategichess", 4)])
def test_the_problems_shown_are_those_of_the_builder(
    make: Make, key: str, players: int, seed: int
) -> None:
    bench = make(key, players)
    chance = random.Random(seed)
    draft = bench.editor.draft
    for _ in range(15):
        draft.change(edited(draft.editing, chance))
        problems = draft.editing.builder.problems()
        said = [translated(problem.sentence) for problem in problems[:SHOWN]]
        assert [line.casefold() for line in lines(bench)] == [one.casefold() for one in said]
        assert bench.editor.play.isEnabled() == (not problems)
        assert bench.pieces == dict(draft.editing.pieces)
        for problem in problems:
            assert in_words(problem)[0].isupper() or not in_words(problem)[0].isalpha()

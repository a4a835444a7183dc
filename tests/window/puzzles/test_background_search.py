"""Searches off the window's thread."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.window.puzzles.background_search import Search, right_action
from tests.window.puzzles.solving import puzzle_of


def test_it_tells_how_far_it_is_and_what_it_found(qtbot: QtBot) -> None:
    def work(search: Search) -> str:
        search.tell(1, 2)
        return "found"

    search = Search(work)
    told: list[tuple[int, int]] = []
    search.advanced.connect(lambda done, total: told.append((done, total)))
    with qtbot.waitSignal(search.done) as done:
        search.start()
    assert done.args == ["found"]
    assert told == [(1, 2)]


def test_it_stops_when_it_is_cancelled(qtbot: QtBot) -> None:
    ended: list[bool] = []

    def work(search: Search) -> None:
        while not search.is_stopped():
            pass
        ended.append(True)

    search = Search(work)
    search.start()
    search.cancel()
    qtbot.waitUntil(lambda: ended == [True])


def test_it_is_the_solution_s_and_none_after_what_is_wrong() -> None:
    puzzle = puzzle_of()
    action = right_action(puzzle, (), lambda: False)
    assert action is not None
    assert action.text == "AB:a1a8"
    assert right_action(puzzle, (puzzle.game.parse_action("AB:a1a7"),), lambda: False) is None

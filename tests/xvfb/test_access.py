"""The real program through an assistive tool alone: found by names, used by actions, heard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.xvfb.tool import Tool, assistive_tool, lacking

LACKING = lacking()

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed: {LACKING}")


@pytest.fixture
def tool() -> Iterator[Tool]:
    with assistive_tool() as tool:
        yield tool


def test_a_game_from_set_up_to_mate_by_names_and_actions_alone(tool: Tool) -> None:
    tool.half_board("C")
    tool.find("New…", role="menu item").press()
    dialog = tool.find("New game")
    assert dialog.role == "dialog"
    assert tool.ask("value", tool.find("New game", "Number of players").number, 2)
    for number, name in enumerate(("Ann", "Bob"), start=1):
        field = tool.find("New game", f"Name of player {number}")
        assert tool.ask("write", field.number, name)
    tool.find("New game", "Begin").press()
    greeting = tool.hears("A table with 2 half-boards")
    # The lot has dealt the armies.
    first, second = ("Ann", "Bob") if "Ann to move" in greeting else ("Bob", "Ann")
    half = tool.half_board("A")
    assert half.name == f"half-board A, home of army a, {first}, to move, pushed together with B"
    assert tool.seek("table", "half-board C,") is None

    pawn = tool.square("Af2")
    assert pawn.name == f"half-board A, f2, pawn of army a, {first}"
    assert {"focusable", "selectable", "showing", "enabled"} <= set(pawn.states)
    assert "selected" not in pawn.states
    pawn.press()
    tool.wait(lambda: "selected" in pawn.now().states, "the pawn picked up")
    assert pawn.now().name == f"half-board A, f2, pawn of army a, {first}, picked up"
    assert tool.square("Af3").name == "half-board A, f3, empty, can be reached"
    assert tool.square("Af1").name == f"half-board A, f1, bishop of army a, {first}"
    tool.square("Af3").press()
    assert tool.hears(first) == (
        f"{first}: pawn f2 to f3 on half-boards A and B. {second} to move."
    )
    assert pawn.now().name == "half-board A, f2, empty"
    assert tool.half_board("B").name.startswith(f"half-board B, home of army b, {second}, to move")

    # A King does not leap; the refusal is heard and nothing has moved.
    tool.move("Bd1", "Bd4")
    assert "Rule 1" in tool.hears("Rule")
    assert tool.square("Bd1").name.startswith(f"half-board B, d1, king of army b, {second}")

    for origin, target, told in (
        ("Bd2", "Bd4", f"{second}: pawn e7 to e5 on half-boards A and B. {first} to move."),
        ("Ag2", "Ag4", f"{first}: pawn g2 to g4 on half-boards A and B. {second} to move."),
    ):
        tool.move(origin, target)
        assert tool.hears(target[1]) == told
    tool.move("Be1", "Ah4")
    assert tool.hears("checkmated") == (
        f"{second}: queen d8 to h4 on half-boards A and B. "
        f"Army a is checkmated: {second} takes it over. {second} wins: last player alive."
    )
    assert tool.square("Ae1").name == f"half-board A, e1, king of army a, {second}, checkmated"
    assert tool.half_board("A").name == (
        f"half-board A, home of army a, {second} took over from {first}, checkmated, "
        "pushed together with B"
    )

    tool.find("Undo", role="menu item").press()
    assert tool.hears("Undone") == (
        f"Undone: {second}: queen d8 to h4 on half-boards A and B. {second} to move."
    )
    assert tool.square("Be1").name == f"half-board B, e1, queen of army b, {second}"

    tool.find("Quit", role="menu item").press()
    tool.find("Unsaved game", "Discard", role="push button").press()
    assert tool.end() == 0


def test_half_boards_are_pushed_and_squares_found_under_a_pixel(tool: Tool) -> None:
    table = tool.find("table")
    assert table.role == "panel"
    boards = tool.ask("children", table.number)
    assert [board["name"].split(", ")[0] for board in boards] == [
        "half-board A", "half-board B", "half-board C",
    ]  # fmt: skip
    assert [len(tool.ask("children", board["node"])) for board in boards] == [32, 32, 32]
    tool.half_board("C").press()
    tool.wait(lambda: tool.half_board("C").name.endswith("chosen to be pushed"), "C chosen")
    tool.half_board("A").press()
    assert tool.hears("pushed together") == ("Half-boards A and C are pushed together. 20 moves.")
    assert tool.square("Ce2").description == "d7 on half-boards A and C"

    square = tool.square("Ce2")
    assert tool.ask("do", square.number, "SetFocus")
    tool.wait(lambda: tool.ask("focused") == square.name, "the focus on Ce2")
    assert "focused" in square.now().states

    def under_the_pixel() -> bool:
        left, top, width, height = square.now().extents
        found = tool.ask("at", table.number, left + width // 2, top + height // 2)
        return found is not None and found["name"] == square.now().name

    # The half-board may still be gliding to where it is pushed.
    tool.wait(under_the_pixel, "the square under its own pixel")


def test_everything_that_can_be_used_has_a_name(tool: Tool) -> None:
    window = tool.find("Untitled game")
    assert tool.ask("nameless", window.number) == []
    for item, title, way_out in (
        ("New…", "New game", "Cancel"),
        ("New from position…", "New from position", "Cancel"),
        ("Draw by agreement…", "Draw", "Cancel"),
        ("Hand over an army…", "Hand over", "Cancel"),
        ("Resign…", "Resign", "Cancel"),
        ("Preferences…", "Preferences", "Close"),
        ("Keys…", "Keys", "Close"),
        ("Rules and help", "Help", "Close"),
        ("About", "About", "OK"),
    ):
        role = "alert" if item == "About" else "dialog"
        tool.find(item, role="menu item").press()
        dialog = tool.find(title, role=role)
        assert tool.ask("nameless", dialog.number) == [], title
        way = tool.ask("within", dialog.number, way_out, "push button")
        assert tool.ask("do", way["node"], "Press")
        tool.wait(lambda title=title, role=role: tool.seek(title, role=role) is None, "it closes")

"""The real program through an assistive tool alone: found by names, used by actions, heard."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.ring.build import KINGS, line
from tests.xvfb.tool import Node, Tool, assistive_tool, lacking

LACKING = lacking()

pytestmark = pytest.mark.skipif(bool(LACKING), reason=f"not installed: {LACKING}")

RING = line(
    "1:8/4P1k1/8/8/8/8/8/4K3 w",
    "2:7k/8/6K1/8/8/8/8/5Q2 w",
    f"3:{KINGS} w",
    stockpiles="Nw2,Nw3,Rw3/-/-",
)
"""White can place a piece on board 1 and mates on board 2 with the Queen on f8."""


@pytest.fixture
def tool() -> Iterator[Tool]:
    with assistive_tool() as tool:
        yield tool


def boards_on(tool: Tool, table: Node, beginning: str) -> list[dict[str, Any]]:
    """Return the boards on a table whose names begin so.

    A hint may be there as well, for as long as nothing has been done yet.
    """
    children = tool.ask("children", table.number)
    return [child for child in children if child["name"].startswith(beginning)]


def test_a_game_from_set_up_to_mate_by_names_and_actions_alone(tool: Tool) -> None:
    tool.find("Start", "With friends", role="push button").press()
    count = tool.find("New game", "Number of players", role="spin button")
    assert tool.ask("value", count.number, 2)
    for number, name in enumerate(("Ann", "Bob"), start=1):
        field = tool.find("New game", f"Name of player {number}")
        assert tool.ask("write", field.number, name)
    tool.find("New game", "Begin").press()
    greeting = tool.hears("A table with 2 half-boards")
    # The lot has dealt the armies.
    first, second = ("Ann", "Bob") if "Ann to move" in greeting else ("Bob", "Ann")
    half = tool.half_board("A")
    assert half.name == f"half-board A, home of army A, {first}, to move, pushed together with B"
    assert tool.seek("table", "half-board C,") is None

    pawn = tool.square("Af2")
    assert pawn.name == f"f2, pawn of army A, {first}"
    assert {"focusable", "selectable", "showing", "enabled"} <= set(pawn.states)
    assert "selected" not in pawn.states
    pawn.press()
    tool.wait(lambda: "selected" in pawn.now().states, "the pawn picked up")
    assert pawn.now().name == f"f2, pawn of army A, {first}, picked up"
    assert tool.square("Af3").name == "f3, empty, can be reached"
    assert tool.square("Af1").name == f"f1, bishop of army A, {first}"
    tool.square("Af3").press()
    assert tool.hears(first) == (f"{first}: pawn f2 to f3 on A and B. {second} to move.")
    assert pawn.now().name == "f2, empty"
    assert tool.half_board("B").name.startswith(f"half-board B, home of army B, {second}, to move")

    # A King does not leap; the refusal is heard and nothing has moved.
    tool.move("Bd1", "Bd4")
    assert tool.hears("cannot go") == "The King on e8 cannot go to e5."
    assert tool.square("Bd1").name.startswith(f"e8, king of army B, {second}")

    for origin, target, announced in (
        ("Bd2", "Bd4", f"{second}: pawn e7 to e5 on A and B. {first} to move."),
        ("Ag2", "Ag4", f"{first}: pawn g2 to g4 on A and B. {second} to move."),
    ):
        tool.move(origin, target)
        assert tool.hears(": pawn") == announced
    tool.move("Be1", "Ah4")
    assert tool.hears("checkmated") == (
        f"{second}: queen d8 to h4 on A and B. "
        f"Army A is checkmated: {second} captures it. {second} wins: last player alive."
    )
    assert tool.square("Ae1").name == f"e1, king of army A, {second}, checkmated"
    assert tool.half_board("A").name == (
        f"half-board A, home of army A, {second} captured {first}’s army, checkmated, "
        "pushed together with B"
    )

    tool.find("Undo", role="menu item").press()
    assert tool.hears("Undone") == (
        f"Undone: {second}: queen d8 to h4 on A and B. {second} to move."
    )
    assert tool.square("Be1").name == f"d8, queen of army B, {second}"

    tool.find("Quit", role="menu item").press()
    tool.find("Unsaved game", "Discard", role="push button").press()
    assert tool.end() == 0


def test_half_boards_are_pushed_and_squares_found_under_a_pixel(tool: Tool) -> None:
    tool.find("Start", "With friends", role="push button").press()
    tool.find("New game", "Begin", role="push button").press()
    table = tool.find("table")
    assert table.role == "panel"
    boards = boards_on(tool, table, "half-board ")
    assert [board["name"].split(", ")[0] for board in boards] == [
        "half-board A", "half-board B", "half-board C",
    ]  # fmt: skip
    assert [len(tool.ask("children", board["node"])) for board in boards] == [32, 32, 32]
    tool.half_board("C").press()  # against the board of army A, which is to move
    assert tool.hears("pushed together") == ("Half-boards A and C are pushed together. 20 moves.")
    assert tool.square("Ce2").name.startswith("d7, pawn of army C, Player ")
    assert tool.square("Ce2").description == "half-board C, e2"

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


def test_a_ring_is_played_from_its_trays_until_a_board_is_removed(tool: Tool) -> None:
    tool.find("Start", "With friends", role="push button")
    tool.find("New from position…", role="menu item").press()
    field = tool.find("New from position", "The position", role="text")
    assert tool.ask("write", field.number, RING)
    tool.find("New from position", "Next", role="push button").press()
    tool.find("New game from a position", "Begin", role="push button").press()
    assert "To move: " in tool.hears("A table with 3 boards")
    table = tool.find("table")
    halves = [child["name"] for child in boards_on(tool, table, "board ")]
    assert len(halves) == 6
    # The player with White on a board, by its number.
    white = [half.split(", ")[2] for half in halves[::2]]

    def square(name: str) -> Node:
        board = tool.find("table", f"board {name[0]}, {'White' if name[2] < '5' else 'Black'}’s")
        (found,) = [
            child for child in tool.ask("children", board.number)
            if (child["name"] + ",").startswith(f"board {name[0]}, {name[1:]},")
        ]  # fmt: skip
        return Node(tool, found)

    half = tool.find("table", "board 1, White’s half")
    assert half.description == "in the pocket: rook of set 3, knight of set 2, knight of set 3"
    knight = tool.find("table", "board 1, White’s half", "knight of set 2, 1 more alike")
    assert knight.role == "push button"
    assert knight.description == "in White’s pocket on board 1"
    knight.press()
    tool.wait(lambda: "selected" in knight.now().states, "the knight picked up")
    assert square("1b1").name == "board 1, b1, empty, can be reached"
    square("1b1").press()
    assert tool.hears("places") == (
        f"{white[0]}, board 1: places knight of set 2 on b1. {white[1]} to move on board 1."
    )
    assert tool.find("table", "board 1, White’s half", "knight of set").name == "knight of set 3"
    tool.find("Undo", role="menu item").press()
    assert tool.hears("Undone") == (
        f"Undone: {white[0]}, board 1: places knight of set 2 on b1. {white[0]} to move on board 1."
    )

    king = square("2h8")
    square("2f1").press()
    square("2f8").press()
    assert tool.hears("checkmate").startswith(
        f"{white[1]}, board 2: queen f1 to f8. {white[2]} lost board 2 to {white[1]} and is out"
    )
    tool.wait(lambda: tool.seek("table", "board 2,") is None, "board 2 off the table")
    tool.find("Undo", role="menu item").press()
    assert f"{white[2]} is back with board 2." in tool.hears("Undone")
    assert square("2h8").name == king.name

    tool.find("Quit", role="menu item").press()
    tool.find("Unsaved game", "Discard", role="push button").press()
    assert tool.end() == 0


def test_everything_that_can_be_used_has_a_name(tool: Tool) -> None:
    tool.find("Start", "With friends", role="push button")
    window = tool.find("Chess For Any Number of Players", role="frame")
    assert tool.ask("nameless", window.number) == []
    tool.find("Start", "With friends", role="push button").press()
    tool.find("New game", "Begin", role="push button").press()
    tool.hears("A table with")
    window = tool.find("Untitled game")
    assert tool.ask("nameless", window.number) == []
    tool.find("New…", role="menu item").press()
    cancel = tool.find("New game", "Cancel", role="push button")
    assert tool.ask("nameless", tool.find("New game").number) == []
    cancel.press()
    for item, title, way_out in (
        ("New from position…", "New from position", "Cancel"),
        ("Draw by agreement…", "Draw", "Cancel"),
        ("Hand over an army…", "Hand over", "Cancel"),
        ("Resign…", "Resign", "Cancel"),
        ("Keys…", "Keys", "Close"),
        ("Rules and help", "Help", "Close"),
        ("About", "About", "Close"),
    ):
        tool.find(item, role="menu item").press()
        dialog = tool.find(title, role="dialog")
        assert tool.ask("nameless", dialog.number) == [], title
        button = tool.ask("within", dialog.number, way_out, "push button")
        assert tool.ask("do", button["node"], "Press")
        tool.wait(lambda title=title: tool.seek(title, role="dialog") is None, "it closes")
    for title, focused in (
        ("Learn", "Lessons"),
        ("Puzzles", "Theme"),
        ("My games", "Part of a player"),
        ("Preferences", "Appearance"),
    ):
        tool.find(title, role="menu item").press()
        assert tool.hears(title).startswith(title)
        page = tool.find("Untitled game", title, role="filler")
        assert tool.ask("nameless", page.number) == [], title
        assert tool.ask("focused").startswith(focused)
        back = tool.ask("within", page.number, "Back", "push button")
        assert tool.ask("do", back["node"], "Press")

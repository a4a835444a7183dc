"""Puzzles in files: written, read again, and what is wrong told by line and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.puzzle_file import PuzzleFileError, load, read, write, write_all

LINES = {
    "puzzle": "made-1",
    "game": "cfanp",
    "position": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1",
    "asked": "a mates in 1",
    "solution": "AB:a1a8",
    "themes": "mate quiet",
    "rating": "700",
}


def text(**changed: str) -> str:
    """Return a puzzle with some lines changed; without those that are empty."""
    lines = {**LINES, **changed}
    return "".join(f"{name}: {value}\n" for name, value in lines.items() if value)


def test_what_is_written_is_read_again() -> None:
    whole = f"# a remark\n{text()}\n\n# another\n\n{text(puzzle='made-2', options='bonus=single')}"
    puzzles = read(whole)
    assert [one.key for one in puzzles] == ["made-1", "made-2"]
    first, second = puzzles
    assert (first.game.key, first.rating, first.themes) == ("cfanp", 700, ("mate", "quiet"))
    assert (first.player, first.seat, first.stipulation.text) == (1, 0, "a mates in 1")
    assert [action.text for action in first.actions()] == ["AB:a1a8"]
    assert dict(second.options) == {"bonus": "single"}
    assert write(first) == text()
    assert read(write_all(puzzles)) == puzzles
    assert read("") == read("# nothing\n") == []


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (text(puzzle="a b"), "line 1, puzzle: expected letters, digits and hyphens"),
        (text(game="chess"), "line 2, game: unknown game “chess”"),
        (text(position="8/8 a"), "line 3, position: "),
        (text(asked="a eats"), "line 4, asked: “a eats” is nothing that can be asked for"),
        (text(asked="b mates in 1"), "line 4, asked: “b” is not to move (to move is a)"),
        (text(solution="AB:a1b8"), "line 5, solution: move 1, “AB:a1b8”: "),
        (text(solution="a1a8x"), "line 5, solution: move 1, “a1a8x”, is not a move"),
        (text(themes="Mate!"), "line 6, themes: expected words of small letters"),
        (text(rating="99"), "line 7, rating: “99” is no rating (expected 600 to 2400)"),
        (text(options="on"), "line 8, options: “on” is not a house rule"),
        (text(options="bonus=many"), "line 3, position: "),
        (text(asked=""), "line 1, asked: it is missing"),
        (text() + "colour: red\n", "line 8, colour: unknown field (expected puzzle, game, "),
        (text() + "game: ring\n", "line 8, game: it is there twice"),
        (f"{text()}\n{text()}", "line 9, puzzle: there are two of this key"),
    ],
)
def test_what_is_wrong_is_said_by_line_and_field(wrong: str, message: str) -> None:
    with pytest.raises(PuzzleFileError) as caught:
        read(wrong)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(b"puzzle: x\n\xff\n")
    with pytest.raises(PuzzleFileError, match=r"^mine\.txt: line 2: it is not UTF-8 text$"):
        load(path)
    path.write_text(text(game="go"), encoding="utf-8")
    with pytest.raises(PuzzleFileError, match=r"^mine\.txt: line 2, game: "):
        load(path)
    path.write_text(text(), encoding="utf-8")
    assert len(load(path)) == 1


def test_it_is_not_read_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_file, "MAX_BYTES", 100)
    path = tmp_path / "long.txt"
    path.write_text(text(), encoding="utf-8")
    with pytest.raises(ValueError, match="the file is longer than 100 bytes"):
        load(path)

"""Puzzles as values and in files: what is asked, what they are about, how one gets on with them.

What is wrong in a file is told by line and field.
"""

import random
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from cfanp_gui.games import registry
from cfanp_gui.puzzles import puzzle_file, stipulation
from cfanp_gui.puzzles.progress import FIRST_RATING, Results, Streak, next_puzzle, puzzle_of_day
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.puzzle_file import load, read, shipped, write, write_all
from cfanp_gui.puzzles.stipulation import (
    Goal,
    PuzzleError,
    Stipulation,
    seat_to_move,
    sides_to_move,
)
from cfanp_gui.puzzles.themes import GOAL_THEMES, goal_theme, themes_of
from tests.puzzles.known import BACK_RANK, puzzle

LINES = {
    "puzzle": "made-1",
    "game": "cfanp",
    "position": BACK_RANK,
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
    for move, message in (("nonsense", "is not a move"), ("AB:a1b8", "move 1, “AB:a1b8”: ")):
        with pytest.raises(PuzzleError, match=message):
            replace(puzzle(), solution=(move,)).actions()


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
        (text(options="on"), "line 8, options: “on” is not an option"),
        (text(options="bonus=many"), "line 3, position: "),
        (text(asked=""), "line 1, asked: it is missing"),
        (text() + "colour: red\n", "line 8, colour: unknown field (expected puzzle, game, "),
        (text() + "game: ring\n", "line 8, game: it is there twice"),
        (f"{text()}\n{text()}", "line 9, puzzle: there are two of this key"),
    ],
)
def test_what_is_wrong_is_said_by_line_and_field(wrong: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        read(wrong)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_file_is_named_and_not_read_without_end(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(b"puzzle: x\n\xff\n")
    with pytest.raises(PuzzleError, match=r"^mine\.txt: line 2: it is not UTF-8 text$"):
        load(path)
    path.write_text(text(game="go"), encoding="utf-8")
    with pytest.raises(PuzzleError, match=r"^mine\.txt: line 2, game: "):
        load(path)
    path.write_text(text(), encoding="utf-8")
    assert len(load(path)) == 1
    path.write_bytes(b"\n" * (puzzle_file.MAX_BYTES + 1))
    with pytest.raises(ValueError, match=f"the file is longer than {puzzle_file.MAX_BYTES} bytes"):
        load(path)


# What is asked for


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("", "“” is nothing that can be asked for"),
        ("b eats c", "“b eats c” is nothing that can be asked for"),
        ("b mates in 0", "the number of turns is 0 (expected 1 to 9)"),
        ("b mates in 10", "the number of turns is 10 (expected 1 to 9)"),
        ("b mates in two", "expected such as “b mates in 2”"),
        ("bbbbb mates in 2", "nothing that can be asked for"),
        ("b takes two armies in 1", "nothing that can be asked for"),
    ],
)
def test_what_asks_for_nothing_is_refused(line: str, part: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        stipulation.read(line)
    assert part in str(caught.value)


def test_what_can_be_asked_is_read_again_and_said() -> None:
    for goal in Goal:
        asked = Stipulation("2w", goal, 3 if "#" in goal.value else 1)
        assert stipulation.read(asked.text) == asked
        assert stipulation.read(f"  {asked.text.replace(' ', '   ')} ") == asked
    assert [Stipulation("b", goal, 2).sentence("Army B") for goal in Goal] == [
        "Army B mates within 2 turns, whatever the others do",
        "Army B mates within 2 turns, whatever the others do, on a pair that nobody pushes",
        "Army B takes two armies in this turn",
        "Army B saves the King: one way only keeps it",
        "Army B wins the game within 2 turns, whatever the others do",
    ]
    assert Stipulation("b", Goal.MATE).sentence("Army B") == "Army B mates in this turn"


@pytest.mark.parametrize(
    ("key", "players", "sides"),
    [
        ("cfanp", 4, {"a": 0}),
        ("ring", 3, {"1w": 0, "2w": 2, "3w": 4}),
        ("strategichess", 2, {"A": 0}),
        ("strategichess", 4, {"A": 0, "B": 2}),
    ],
)
def test_sides_are_called_as_in_analysis(key: str, players: int, sides: dict[str, int]) -> None:
    game = registry.find_game(key)
    start = game.initial(players, game.as_seated)
    assert sides_to_move(start) == sides
    for side, seat in sides.items():
        assert seat_to_move(start, side) == seat
    with pytest.raises(PuzzleError, match=f"“z” is not to move .to move is {min(sides)}"):
        seat_to_move(start, "z")


def test_themes() -> None:
    asked = [Stipulation("a", goal) for goal in Goal] + [Stipulation("a", Goal.MATE, 2)]
    assert {goal_theme(one) for one in asked} == GOAL_THEMES
    # Army B moves and then army C, both of player 2: that is no turn of two moves.
    position = (
        "5Pa2/2Na1Pa3/3Pa4/5RaKa1|8/Pc1Pb5/Pb7/3Kb4|Pa7/3Pc2Pa1/2Rc5/1QbKc5 b 1/2/2 -/-/- - 2 1 37"
    )
    asked_for = Stipulation("b", Goal.MATE, turns=2)
    two = Puzzle("two", puzzle().game, position, asked_for, ("AC:g8g2", "AC:f7g7"))
    for one, themes in ((puzzle(), ("mate", "quiet")), (two, ("mate-in-two", "quiet"))):
        assert themes_of(one.position, one.seat, one.stipulation, one.actions(), ()) == themes


# How somebody gets on with puzzles, and which ones come next

SET = [replace(puzzle(), key=f"p{number}", rating=600 + 50 * number) for number in range(30)]
DAY = date(2026, 11, 24)


def test_the_rating_goes_up_and_down_and_by_the_first_try_alone() -> None:
    mate = replace(puzzle(), rating=1200)
    up = Results().after(mate, True)
    assert up.rating == FIRST_RATING + 32
    assert Results().after(mate, False).rating == FIRST_RATING - 32
    steps = [Results()._replace(rated=rated).after(mate, True).rating for rated in (0, 19, 20)]
    assert steps == [1232, 1232, 1212], "less after twenty"
    highest = Results()._replace(rating=3000.0)
    assert highest.after(replace(mate, rating=2400), True).rating == 3000
    again = up.after(mate, False)
    assert (again.rating, again.rated, again.results["known"]) == (up.rating, 1, True)
    progress = Results().after(SET[0], True).after(SET[1], False)
    assert Results.read(progress.text) == progress._replace(rating=round(progress.rating, 1))
    for line in ("", "[]", "{", '{"results": 3}', '{"results":{},"rating":"x","rated":1}'):
        assert Results.read(line) == Results()
    assert Results.read('{"results":{"a":1},"rating":1e9,"rated":1}').rating == FIRST_RATING


def test_a_streak_goes_on_from_day_to_day() -> None:
    streak = Streak()
    for day in range(3):
        streak = streak.after(DAY + timedelta(days=day))
    assert streak.after(streak.last or DAY) == streak
    assert [streak.on(DAY + timedelta(days=day)) for day in (3, 4)] == [3, 0]
    assert Streak.read(streak.text) == streak
    later = streak.after(DAY + timedelta(days=9))
    assert (later.days, later.best) == (1, 3)
    assert later.after(DAY) == later, "the clock was set back"
    assert Streak.read("x y z") == Streak.read("") == Streak()


def test_which_puzzles_come_next() -> None:
    """Every easy one has its day before one comes again; the next suits and is new."""
    easy = [one for one in SET if one.rating <= 1600]
    first = DAY - timedelta(days=DAY.toordinal() % len(easy))
    shown = [puzzle_of_day(SET, first + timedelta(days=day)).key for day in range(len(easy))]
    assert sorted(shown) == sorted(one.key for one in easy)
    assert puzzle_of_day(SET[25:], DAY) in SET[25:], "where none is easy"
    every = [puzzle_of_day(shipped(), DAY + timedelta(days=day)) for day in range(60)]
    assert max(one.position.players for one in every) <= 4
    mixed = random.Random(1).sample(SET, len(SET))
    assert puzzle_of_day(mixed, DAY) == puzzle_of_day(SET, DAY)
    chance, progress = random.Random(3), Results()
    for _ in SET:
        found = next_puzzle(SET, progress, chance)
        assert found is not None
        assert found.key not in progress.results
        if not progress.results:
            assert abs(found.rating - progress.rating) <= 200
        progress = progress._replace(results={**progress.results, found.key: True})
    assert next_puzzle(SET, progress, chance) in SET
    failed = progress._replace(results={**progress.results, "p7": False})
    assert next_puzzle(SET, failed, chance) == SET[7]
    assert next_puzzle(SET[:1], Results(), chance, but="p0") is None

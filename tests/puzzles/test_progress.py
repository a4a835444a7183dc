"""How somebody gets on with puzzles, and which ones come next."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, timedelta

from cfanp_gui.puzzles.progress import (
    FIRST_RATING,
    Progress,
    Streak,
    next_puzzle,
    puzzle_of_day,
)
from cfanp_gui.puzzles.puzzle_file import read

(MATE,) = read(
    "puzzle: mate\ngame: cfanp\nposition: 8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1\n"
    "asked: a mates in 1\nsolution: AB:a1a8\nrating: 1200\n"
)
SET = [replace(MATE, key=f"p{number}", rating=600 + 50 * number) for number in range(30)]
DAY = date(2026, 11, 24)


def test_the_rating_goes_up_and_down_and_by_the_first_try_alone() -> None:
    up = Progress().after(MATE, True)
    assert up.rating == FIRST_RATING + 32
    assert Progress().after(MATE, False).rating == FIRST_RATING - 32
    again = up.after(MATE, False)
    assert (again.rating, again.rated, again.results["mate"]) == (up.rating, 1, True)


def test_progress_is_read_back_and_nonsense_is_none() -> None:
    progress = Progress().after(SET[0], True).after(SET[1], False)
    assert Progress.read(progress.text) == progress._replace(rating=round(progress.rating, 1))
    for text in ("", "[]", "{", '{"results": 3}', '{"results":{},"rating":"x","rated":1}'):
        assert Progress.read(text) == Progress()
    assert Progress.read('{"results":{"a":1},"rating":1e9,"rated":1}').rating == FIRST_RATING


def test_a_streak_goes_on_from_day_to_day() -> None:
    streak = Streak()
    for day in range(3):
        streak = streak.after(DAY + timedelta(days=day))
    assert streak.after(streak.last or DAY) == streak
    assert streak.on(DAY + timedelta(days=3)) == 3
    assert streak.on(DAY + timedelta(days=4)) == 0
    assert Streak.read(streak.text) == streak
    later = streak.after(DAY + timedelta(days=9))
    assert (later.days, later.best) == (1, 3)
    assert later.after(DAY) == later, "the clock was set back"
    assert Streak.read("x y z") == Streak.read("") == Streak()


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first = DAY - timedelta(days=DAY.toordinal() % len(SET))
    shown = [puzzle_of_day(SET, first + timedelta(days=day)).key for day in range(len(SET))]
    assert sorted(shown) == sorted(puzzle.key for puzzle in SET)
    mixed = random.Random(1).sample(SET, len(SET))
    assert puzzle_of_day(mixed, DAY) == puzzle_of_day(SET, DAY)


def test_the_next_puzzle_suits_and_is_new() -> None:
    chance, progress = random.Random(3), Progress()
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
    assert next_puzzle(SET[:1], Progress(), chance, but="p0") is None

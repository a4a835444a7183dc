"""What the set-up warns of, in sentences."""

from __future__ import annotations

from cfanp_gui.window.start.setup_warnings import colour_warnings, name_problems


def test_a_name_that_is_too_long_is_told_with_its_place() -> None:
    assert name_problems(["Anna", "Ben"]) == []
    (problem,) = name_problems(["Anna", "B" * 500])
    assert problem.startswith("Player 2: A name has at most")


def test_colours_are_told_by_who_wears_them_and_the_first_few_by_pairs() -> None:
    called = [f"P{number}" for number in range(6)]
    assert colour_warnings(["#ffffff", "#000000"], [], called) == []
    assert colour_warnings(["#00ff00", "#00fe00"], [], called) == [
        "These colours are hard to tell apart: P0 and P1."
    ]
    (many,) = colour_warnings([f"#00ff0{number}" for number in range(6)], [], called)
    assert many.count(" and ") == 4
    assert "11 more pair" in many

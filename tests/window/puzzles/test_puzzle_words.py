"""What is said of puzzles."""

from __future__ import annotations

from dataclasses import replace

from cfanp_gui.puzzles.stipulation import read
from cfanp_gui.window.puzzles.puzzle_words import asked_words, theme_words
from tests.window.puzzles.solving import puzzle_of


def test_what_is_asked_is_a_sentence() -> None:
    for line, sentence in (
        ("b takes two armies", "Army b takes two armies in this turn."),
        ("2w wins in 1", "White on board 2 wins the game in this turn."),
        ("13b saves its King", "Black on board 13 saves the King: one way only keeps it."),
    ):
        assert asked_words(replace(puzzle_of(), stipulation=read(line))) == sentence


def test_themes_are_words_and_those_of_a_person_are_themselves() -> None:
    assert theme_words("unpushed") == "Mate on a pair nobody pushes"
    assert theme_words("my-own") == "my-own"

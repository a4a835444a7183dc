"""What is said of puzzles."""

from __future__ import annotations

from dataclasses import replace

from cfanp_gui.puzzles.stipulation import read
from cfanp_gui.window.puzzles.puzzle_words import asked_words, theme_words, title_words
from tests.window.puzzles.solving import puzzle_of


def test_what_is_asked_is_a_sentence() -> None:
    for line, sentence in (
        ("b takes two armies", "Army b takes two armies in this turn."),
        ("2w wins in 1", "White on board 2 wins the game in this turn."),
        ("13b saves its King", "Black on board 13 saves the King: one way only keeps it."),
    ):
        assert asked_words(replace(puzzle_of(), stipulation=read(line))) == sentence


def test_a_title_tells_what_is_asked_and_how_many_play() -> None:
    for line, title in (
        ("a mates in 1", "Mate in 1 turn"),
        ("a mates in 2", "Mate in 2 turns"),
        ("a mates in 1 on a pair nobody pushes", "Mate in 1 turn on a pair nobody pushes"),
        ("a takes two armies", "Two armies in one turn"),
        ("a saves its King", "Save the King"),
        ("a wins in 3", "Win in 3 turns"),
    ):
        asked = replace(puzzle_of(), stipulation=read(line))
        assert title_words(asked, "Puzzle 94") == f"Puzzle 94 · {title} · 2 players"


def test_themes_are_words_and_those_of_a_person_are_themselves() -> None:
    assert theme_words("unpushed") == "Mate on a pair nobody pushes"
    assert theme_words("my-own") == "my-own"

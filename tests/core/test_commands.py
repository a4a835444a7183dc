"""What a typed line can mean, and the words and spellings every game shares."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.commands import (
    MAX_LENGTH,
    MOST_MOVES,
    MOST_STEPS,
    WORDS,
    Command,
    CommandProblem,
    CommandResult,
    alone,
    ambiguous,
    begins,
    english,
    fold,
    in_use,
    plain,
    read_count,
    read_word,
    refused,
    steps,
    word_offers,
)
from cfanp_gui.core.text import Text
from tests.session.play import CFANP, pair, square_named


def test_a_refusal_becomes_a_problem_that_shows_why() -> None:
    causes = (square_named("Ae1"), square_named("Bd2"))
    problem = refused(Refusal("Rule 8", Text("your King is attacked"), causes, pair("AB")))
    assert problem.sentence == "your King is attacked."
    assert problem.causes == causes
    assert problem.pair == pair("AB")


def test_a_problem_without_a_rule_shows_nothing_on_the_table() -> None:
    problem = CommandProblem(Text("That is not a move."))
    assert problem.causes == ()
    assert problem.pair is None


GERMAN = {"zurück": "undo", "Brett": "board"}


@pytest.mark.parametrize(
    ("text", "means"),
    [
        (" 12. ... &AB :  Nf3 ", "AB : Nf3"),
        ("\N{FULLWIDTH LATIN CAPITAL LETTER N}f3", "Nf3"),
        ("♞f6 \N{MINUS SIGN}♙e4", "Nf6 -e4"),
        ("x" * MAX_LENGTH, "x" * MAX_LENGTH),
        ("x" * (MAX_LENGTH + 1), ""),
        ("  ", ""),
    ],
)
def test_lines_are_read_plainly(text: str, means: str) -> None:
    assert plain(text) == means


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert fold("LÄUFER?") == fold("laufer")
    assert english("ZURUCK", GERMAN) == "undo"
    assert english("Queen", GERMAN) == "queen"
    assert in_use("undo", GERMAN) == ["zurück", "undo"]


def test_a_line_may_begin_with_a_word_that_is_known() -> None:
    assert read_word("Zurück 3", GERMAN) == ("undo", "Zurück", "3", GERMAN)
    pulled = read_word("pull apart")
    assert pulled is not None
    assert (pulled.name, alone(pulled)) == ("apart", None)
    assert read_word("undo", GERMAN, ("board",)) is None
    assert read_word("e4") is None


def test_words_are_offered_that_begin_as_typed() -> None:
    assert [one.text for one in word_offers(WORDS, "B", GERMAN)] == ["Brett "]
    assert [one.text for one in word_offers(WORDS, "bo", GERMAN)] == ["board "]
    assert [one.text.strip() for one in word_offers(WORDS, "", {})] == list(WORDS)
    assert list(word_offers(WORDS, "?", {})) == []
    for typed, word in {
        "attac": "checks",
        "Angri": "checks",
        "thr": "radar",
        "wer": "turn",
    }.items():
        assert [one.text for one in word_offers(WORDS, typed, {})] == [word]
    assert [one.text for one in word_offers(WORDS, "whos", {"dran": "turn"})] == ["dran"]


@pytest.mark.parametrize(
    ("text", "count"),
    [("last", 1), ("last move", 1), ("last 3", 3), ("last 3 moves", 3), ("letzte 3 Züge", 3),
     ("last 0", None), ("last word", None), ("last move but one", None)],
)  # fmt: skip
def test_the_last_moves_are_counted(text: str, count: int | None) -> None:
    asked = read_word(text)
    assert asked is not None
    found = read_count(asked)
    if count is None:
        assert isinstance(found, CommandProblem)
        assert "is not a number of actions" in found.sentence
    else:
        assert found == Command("last", count)


@pytest.mark.parametrize(
    ("token", "typed"), [("Nxe5+", "ne5"), ("O-O", "0-"), ("b8=Q", "b8q"), ("2:Nf3", "2:n f")]
)
def test_a_move_begins_as_typed_whatever_its_signs(token: str, typed: str) -> None:
    assert begins(token, typed)
    assert not begins(token, typed + "9")


@pytest.mark.parametrize(
    ("text", "means"),
    [("undo", Command("undo")), (f"redo {MOST_STEPS}", Command("redo", MOST_STEPS)),
     (f"undo {MOST_STEPS + 1}", None), ("undo 0", None), ("undo ²", None)],
)  # fmt: skip
def test_steps_are_counted(text: str, means: CommandResult | None) -> None:
    asked = read_word(text)
    assert asked is not None
    found = steps(asked)
    assert found == means if means is not None else isinstance(found, CommandProblem)


def test_a_question_names_some_of_many_moves() -> None:
    moves = CFANP.initial(2, {}).all_actions()
    few, many = moves[:2], moves[: MOST_MOVES + 1]
    asked = ambiguous("a", few, lambda action: action.text)
    assert asked.sentence == f"“a” may be any of {few[0].text}, {few[1].text}: say which."
    assert asked.actions == few
    asked = ambiguous("a", many, lambda action: action.text)
    assert asked.sentence.endswith(f"{many[-2].text}, …: say which.")
    assert asked.actions == many

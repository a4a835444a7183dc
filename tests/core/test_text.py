"""Sentences remember how they were put together."""

from __future__ import annotations

import copy
import pickle

import pytest

from cfanp_gui.core.text import ENOUGH, Text, joined, sentence_of, shortened, with_and


def test_a_text_is_its_english_sentence() -> None:
    text = Text("{piece} of army {army}", piece=Text("King"), army="b")
    assert text == "King of army b"
    assert text.template == "{piece} of army {army}"
    assert text.values == {"piece": "King", "army": "b"}
    assert isinstance(text.values["piece"], Text)


def test_braces_in_values_and_in_templates_without_values_stay() -> None:
    assert Text("“{text}” is not a move", text="{0} {nobody}") == "“{0} {nobody}” is not a move"
    assert Text("expected }") == "expected }"


def test_a_missing_value_is_named() -> None:
    with pytest.raises(KeyError, match="army"):
        Text("army {army} {size}", size=1)


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_copies_remember_too(twin: object) -> None:
    text = Text("army {army}", army="c")
    other = twin(text)  # type: ignore[operator]
    assert (other, other.template, other.values) == (text, text.template, text.values)


def test_an_exception_keeps_its_sentence() -> None:
    text = Text("there are {count}", count=3)
    assert sentence_of(ValueError(text)) is text
    assert sentence_of(ValueError("plain")) == "plain"
    assert sentence_of(OSError(2, "gone")) == str(OSError(2, "gone"))
    assert sentence_of(ValueError()) == ""


def test_parts_are_joined_as_they_are() -> None:
    parts = [Text("round"), "{x}", Text("castling")]
    text = joined(", ", parts)
    assert text == "round, {x}, castling"
    assert list(text.values.values()) == parts


def test_and_stands_between_any_two() -> None:
    assert with_and(["Ae1"]) == "Ae1"
    assert with_and(["Ae1", "Bf3"]) == "Ae1 and Bf3"
    assert with_and(["Ae1", "Bf3", "Cd4"]) == "Ae1 and Bf3 and Cd4"


def test_a_long_list_is_cut() -> None:
    names = [f"m{number}" for number in range(ENOUGH + 1)]
    assert shortened([]) == ""
    assert shortened(names[:ENOUGH]) == ", ".join(names[:ENOUGH])
    assert shortened(names) == ", ".join(names[:ENOUGH]) + ", …"

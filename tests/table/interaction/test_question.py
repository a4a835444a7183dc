"""A question: how answers are pointed at and taken, whatever it looks like."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF

from cfanp_gui.table.interaction.question import Offer, Question
from cfanp_gui.table.theme import DARK


def asked(*words: str) -> tuple[Question, list[str]]:
    """Return a question and what comes of it."""
    came: list[str] = []
    offers = [
        Offer(word, None, partial(came.append, word), partial(came.append, f"show {word}"),
              (word[0],))
        for word in words
    ]  # fmt: skip
    question = Question("Which?", offers, partial(came.append, "cancelled"))
    question.closed = partial(came.append, "closed")
    question.stepped = partial(came.append, "stepped")
    return question, came


def test_steps_go_round_and_show_what_each_answer_means() -> None:
    question, came = asked("one", "two")
    question.step(1)
    question.step(1)
    question.step(1)
    question.point_at(0)
    assert question.pointed == 0
    assert came == ["stepped", "show one", "stepped", "show two", "stepped", "show one"]
    question.step(-1)
    question.accept()
    assert came[-2:] == ["closed", "two"]


def test_back_from_nothing_is_the_last() -> None:
    question, _ = asked("one", "two", "three")
    question.step(-1)
    assert question.pointed == 2


def test_without_a_default_the_first_answer_is_pointed_at_before_it_is_taken() -> None:
    question, came = asked("one", "two")
    question.accept()
    assert question.pointed == 0
    question.accept()
    assert came == ["stepped", "show one", "closed", "one"]


def test_the_default_is_taken_where_none_is_pointed_at() -> None:
    question, came = asked("one", "two")
    question.default = 1
    question.accept()
    assert came == ["closed", "two"]
    question.point_at(0)
    question.accept()
    assert came[-1] == "one"


def test_a_key_chooses_by_words_or_by_what_else_may_be_typed() -> None:
    question, came = asked("one", "two")
    assert not question.choose("three")
    assert not question.choose("")
    assert question.choose("T")
    assert question.choose("ONE")
    assert came == ["closed", "two", "closed", "one"]


def test_by_itself_it_has_no_look_and_is_cancelled_by_the_table() -> None:
    question, came = asked("one")
    question.set_theme(DARK)
    question.hover(QPointF())
    question.hover(None)
    question.leave()
    assert question.area(None) == QRectF()
    assert came == []
    question.dismiss()
    assert came == ["closed", "cancelled"]

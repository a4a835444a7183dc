"""Sentences that were kept are the same, and can still be said in another language."""

from __future__ import annotations

from cfanp_gui.core.text import Plural, SquareName, Text
from cfanp_gui.library import stored_text


def test_a_sentence_keeps_its_template_and_values() -> None:
    inner = Text("the {piece} on {square} cannot move", piece="Rook", square=SquareName("e4", 0, 3))
    text = Text("line {line}: {message}", line=3, message=inner)
    again = stored_text.loads(stored_text.dumps(text))
    assert isinstance(again, Text)
    assert (again, again.template) == (text, text.template)
    message = again.values["message"]
    assert isinstance(message, Text)
    assert message.template == inner.template


def test_counts_and_plain_texts_are_kept() -> None:
    counted = stored_text.loads(stored_text.dumps(Plural("%n move(s)", "", 2)))
    assert isinstance(counted, Plural)
    assert (counted, counted.number) == ("2 moves", 2)
    assert stored_text.loads(stored_text.dumps("as it is {brace}")) == "as it is {brace}"
    assert stored_text.loads(stored_text.dumps("half \ud800")) == "half ?"

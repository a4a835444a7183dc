"""Sentences put into another language, by whatever knows the words of one.

The window asks Qt for them, the command line reads the file of a language itself; what is done with
them is the same.
"""

from __future__ import annotations

from typing import Protocol
from unicodedata import bidirectional

from cfanp_gui.core.text import Plural, Text, sentence_of


class Words(Protocol):
    """The words of a language."""

    def __call__(self, template: str, number: int = -1) -> str:
        """Return the words for a template, whose form goes by a number from 0 where it has one.

        ``%n`` in them is that number then. What has no translation stays as it is.
        """


def localized(what: str | BaseException, words: Words) -> str:
    """Return a sentence of the rules, a record or an exception in the language of some words.

    What is not a `Text` is returned as it is.
    """
    text = sentence_of(what) if isinstance(what, BaseException) else what
    if not isinstance(text, Text):
        return text
    if isinstance(text, Plural):
        counted = words(text.template, text.number)
        # Without a translation, such as for a piece that nobody has translated, it is English.
        unknown = counted == text.template.replace("%n", str(text.number))
        return str(text) if unknown else counted
    template = words(text.template)
    if not text.values:
        return template
    return put_in(
        template,
        {
            name: localized(value, words) if isinstance(value, Text | BaseException) else value
            for name, value in text.values.items()
        },
    )


def put_in(template: str, values: dict[str, object], places: tuple[object, ...] = ()) -> str:
    """Return a template with its values; texts among them are set apart where they have to be.

    See `isolated`. Raises as `str.format` does.
    """
    apart = {
        name: isolated(value) if isinstance(value, str) else value for name, value in values.items()
    }
    return str.format(template, *places, **apart)


def isolated(text: str) -> str:
    """Return a text from outside, such as a name, as it may stand in a sentence on the screen.

    One with letters that are written from the right is set apart, for these would otherwise turn
    round what stands beside it; so is one with characters that control the direction of writing,
    none of which reaches beyond it.
    """
    if text.isascii() or not any(bidirectional(letter) in _TURNING for letter in text):
        return text
    depth, least, kept = 0, 1, []
    for letter in text:
        kind = bidirectional(letter)
        if kind == "PDI" and not depth:
            continue  # it would end what begins outside
        depth += (kind in _ISOLATES) - (kind == "PDI")
        kept.append(letter)
        if len(kept) < len(text):
            least = min(least, depth)
    if text[0] == _APART and least and not depth and len(kept) == len(text):
        return text  # it is set apart already
    return f"{_APART}{''.join(kept)}{_NO_LONGER * (depth + 1)}"


_APART, _NO_LONGER = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_ISOLATES = frozenset({"LRI", "RLI", "FSI"})
_TURNING = _ISOLATES | {"R", "AL", "LRE", "RLE", "LRO", "RLO", "PDF", "PDI"}
"""The kinds of characters that turn the direction of writing."""

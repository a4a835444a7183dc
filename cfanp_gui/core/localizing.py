"""Translation of sentences by any source of translated words.

The window gets the words from Qt, the command line reads a language's file itself; they are used in
the same way.
"""

from typing import Protocol
from unicodedata import bidirectional

from cfanp_gui.core.text import Joined, Plural, Text, WithArticle, capitalized, sentence_of


class Words(Protocol):
    """Translations of one language."""

    def __call__(self, template: str, number: int = -1) -> str:
        """Return the translation of a template in the form for a number, if it has several.

        ``%n`` is replaced by the number. A template without translation is returned as it is.
        """


def localized(what: str | BaseException, words: Words) -> str:
    """Return a sentence or an exception in the language of `words`; other text as it is."""
    text = sentence_of(what) if isinstance(what, BaseException) else what
    if not isinstance(text, Text):
        return text
    if isinstance(text, Plural):
        counted = words(text.template, text.number)
        # Without a translation, such as for a piece that nobody has translated, it is English.
        unknown = counted == text.template.replace("%n", str(text.number))
        return str(text) if unknown else counted
    if isinstance(text, WithArticle):
        known = words(text.whole)
        if known == text.whole:
            known = put_in(words(text.template), {"name": localized(text.name, words)})
        return capitalized(known) if text.begins else known
    if isinstance(text, Joined):
        template = Joined(words(text.between), **text.values).template
    else:
        template = words(text.template)
    if not text.values:
        return template
    values = text.values.copy()
    for name, value in text.values.items():
        if isinstance(value, (Text, BaseException)):
            values[name] = localized(value, words)
    return put_in(template, values)


def put_in(template: str, values: dict[str, object], places: tuple[object, ...] = ()) -> str:
    """Return a template with its values, `isolated` where needed. Raises as `str.format` does."""
    apart = values.copy()
    for name, value in values.items():
        if isinstance(value, str):
            apart[name] = isolated(value)
    return str.format(template, *places, **apart)


def isolated(text: str) -> str:
    """Return an outside text, such as a name, made safe for a sentence on the screen.

    A text with right-to-left letters or with characters that control the direction of writing is
    isolated, so that it cannot reorder the text beside it.
    """
    if text.isascii() or _TURNING.isdisjoint(map(bidirectional, text)):
        return text
    depth, least, letters = 0, 1, []
    for letter in text:
        kind = bidirectional(letter)
        if kind == "PDI" and not depth:
            continue  # it would end an outer embedding
        depth += (kind in _ISOLATES) - (kind == "PDI")
        letters.append(letter)
        if len(letters) < len(text):
            least = min(least, depth)
    if text[0] == _APART and least and not depth and len(letters) == len(text):
        return text  # it is isolated already
    return f"{_APART}{''.join(letters)}{_NO_LONGER * (depth + 1)}"


_APART, _NO_LONGER = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_ISOLATES = frozenset({"LRI", "RLI", "FSI"})
_TURNING = _ISOLATES | {"R", "AL", "LRE", "RLE", "LRO", "RLO", "PDF", "PDI"}
"""Bidirectional classes of characters that change the direction of writing."""

"""Sentences for people that can be said in another language later.

The rules and the records know no Qt and no language but English. What they say to a person they
say as `Text`: the English sentence, which still remembers how it was put together. The window
looks the template up in the language in use and puts the values in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Say = Callable[[str], str]
"""What says a sentence in a language; `str` says it in English."""


class Text(str):
    """An English sentence that keeps its template and its values.

    The template is also what translators translate; it must be a literal where a `Text` is
    made, for it is found there by ``pyside6-lupdate``. A value may be a `Text` itself.
    """

    __slots__ = ("template", "values")

    template: str
    """The sentence with a name in braces where a value belongs."""
    values: dict[str, object]

    def __new__(cls, template: str, /, **values: object) -> Text:
        """Put the values into the template. Raises KeyError when one is missing."""
        made = super().__new__(cls, template.format(**values) if values else template)
        made.template = template
        made.values = values
        return made


def sentence_of(error: BaseException) -> str:
    """What an exception says: the `Text` it was made with, or else its plain words.

    ``str(error)`` says the same in English, but forgets how it was put together.
    """
    if error.args and isinstance(error.args[0], Text):
        return error.args[0]
    return str(error)


def joined(separator: str, parts: Iterable[str]) -> Text:
    """Parts one after another, like `str.join`, of which those that are `Text` stay so."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Text(separator.join(f"{{{name}}}" for name in values), **values)


def with_and(parts: Iterable[str]) -> str:
    """Parts with an “and” between any two; at least one."""
    first, *others = parts
    sentence = first
    for part in others:
        sentence = Text("{first} and {second}", first=sentence, second=part)
    return sentence

"""Saying things in the language in use."""

from __future__ import annotations

from unicodedata import bidirectional

from PySide6.QtCore import QCoreApplication

from cfanp_gui.core.text import Plural, Text, sentence_of


def translated(what: str | BaseException) -> str:
    """Return a sentence of the rules, a record or an exception in the language in use.

    What is not a `Text` is returned as it is.
    """
    text = sentence_of(what) if isinstance(what, BaseException) else what
    if not isinstance(text, Text):
        return text
    if isinstance(text, Plural):
        counted = tr(text.template, "", text.number)
        # Without a translation, such as for a piece that nobody has translated, it is English.
        unknown = counted == text.template.replace("%n", str(text.number))
        return str(text) if unknown else counted
    template = tr(text.template)
    if not text.values:
        return template
    return template.format(
        **{
            name: translated(value) if isinstance(value, Text | BaseException) else value
            for name, value in text.values.items()
        }
    )


def isolated(text: str) -> str:
    """Return a text from outside, such as a name, as it may stand in a sentence on the screen.

    One with letters that are written from the right is set apart, for these would otherwise turn
    round what stands beside it.
    """
    if text.isascii() or not any(bidirectional(letter) in ("R", "AL") for letter in text):
        return text
    if text[0] == _APART and text.find(_NO_LONGER) == len(text) - 1:
        return text
    return f"{_APART}{text}{_NO_LONGER}"


_APART, _NO_LONGER = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


class _Template(str):
    """A sentence in the language in use whose values are set apart where they have to be."""

    __slots__ = ()

    def format(self, *places: object, **values: object) -> str:
        """Return the sentence with its values; see `isolated`."""
        apart = {
            name: isolated(value) if isinstance(value, str) else value
            for name, value in values.items()
        }
        return super().format(*places, **apart)


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """Return a literal in the language in use, where there is no QObject with a `tr` of its own.

    ``%n`` in it stands for `n` and chooses the plural; `comment` distinguishes what is written
    alike and meant differently. A text from outside that is put into it is set apart, as by
    `isolated`; where there is a `tr` of its own, or texts are joined, `isolated` does so.
    """
    return _Template(QCoreApplication.translate("", text, comment, n))


def piece_letters() -> dict[str, str]:
    """Return the letters of pieces in the language in use with the English ones they stand for."""
    return {
        tr("K", "letter of a piece, as people type it"): "K",
        tr("Q", "letter of a piece, as people type it"): "Q",
        tr("R", "letter of a piece, as people type it"): "R",
        tr("B", "letter of a piece, as people type it"): "B",
        tr("N", "letter of a piece, as people type it"): "N",
        tr("P", "letter of a piece, as people type it"): "P",
    }

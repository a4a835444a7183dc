"""Saying things in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from cfanp_gui.core.localizing import localized, put_in


def translated(what: str | BaseException) -> str:
    """Return a sentence of the rules, a record or an exception in the language in use.

    What is not a `Text` is returned as it is.
    """
    return localized(what, _words)


def _words(template: str, number: int = -1) -> str:
    return QCoreApplication.translate("", template, "", number)


class _Template(str):
    """A sentence in the language in use whose values are set apart where they have to be."""

    __slots__ = ()

    def format(self, *places: object, **values: object) -> str:
        """Return the sentence with its values; see `isolated`."""
        return put_in(self, values, places)


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

"""Translation into the language in use."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from cfanp_gui.core import text as texts
from cfanp_gui.core.localizing import localized, put_in
from cfanp_gui.core.text import Text


def translated(what: str | BaseException) -> str:
    """Return a sentence of the rules, a record or an exception in the language in use."""
    return localized(what, _words) if isinstance(what, (Text, BaseException)) else what


def _words(template: str, number: int = -1) -> str:
    return QCoreApplication.translate("", template, "", number)


def joined(separator: str, parts: Iterable[str]) -> str:
    """Return texts joined with the punctuation of the language in use, without the empty ones."""
    return translated(texts.joined(separator, filter(None, parts)))


def enumerated(names: Iterable[str]) -> str:
    """Return names as a list in the language in use."""
    return translated(texts.enumerated(names))


def sentence(words: str) -> str:
    """Return a text with the full stop of the language in use, unless it ends a sentence."""
    return translated(texts.sentence(words))


class _Template(str):
    """A translated sentence whose inserted values are isolated where needed."""

    __slots__ = ()

    def format(self, *places: object, **values: object) -> str:
        """Return the sentence with its values; see `isolated`."""
        return put_in(self, values, places)


def tr(text: str, comment: str = "", n: int = -1) -> str:
    """Return a literal in the language in use, for code without a QObject's own `tr`.

    ``%n`` in it stands for `n` and selects the plural; `comment` distinguishes equal texts with
    different meanings. Values inserted into it by `format` are isolated, as by `isolated`; call
    that function where a QObject's `tr` is used or texts are joined.
    """
    return _Template(QCoreApplication.translate("", text, comment, n))


def piece_letters() -> dict[str, str]:
    """Return the English letters of pieces by their letters in the language in use."""
    return {
        tr("K", "letter of a piece, as people type it"): "K",
        tr("Q", "letter of a piece, as people type it"): "Q",
        tr("R", "letter of a piece, as people type it"): "R",
        tr("B", "letter of a piece, as people type it"): "B",
        tr("N", "letter of a piece, as people type it"): "N",
        tr("P", "letter of a piece, as people type it"): "P",
    }

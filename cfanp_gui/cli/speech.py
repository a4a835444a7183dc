"""The language in which `cfanp` speaks to a person.

Output for programs is the same in every language: JSON, records, moves in machine form. The files
of languages are read without Qt; sentences of the command line have no context in them.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from unicodedata import east_asian_width

from cfanp_gui.assets import asset
from cfanp_gui.core.localizing import Words, localized
from cfanp_gui.core.text import TextError, one_line, sentence_of, shown

ENGLISH = "en"
"""Language the texts are written in, which needs no file."""
_BEGINS = "cfanp_"

_words: ContextVar[Words | None] = ContextVar("words", default=None)
"""Current translations; None for English, which needs none."""
_TRADITIONAL = ("zh_TW", "zh_HK", "zh_MO")
"""Regions where Chinese is written in another script than in the file ``zh``."""


def in_words(what: str | BaseException) -> str:
    """Return a sentence, or an exception's message, in the current language, for a document."""
    words = _words.get()
    if words is not None:
        return localized(what, words)
    return str(sentence_of(what) if isinstance(what, BaseException) else what)


def said(what: str | BaseException) -> str:
    """Return a sentence or a message for a terminal: one line, without isolating characters."""
    return one_line(in_words(what).translate(_MARKS))


_MARKS = dict.fromkeys(map(ord, "\N{FIRST STRONG ISOLATE}\N{POP DIRECTIONAL ISOLATE}"))


def reason(error: BaseException) -> str:
    """Return the reason of an error in one line."""
    return said(error) or type(error).__name__


@contextmanager
def spoken_as(environment: Mapping[str, str]) -> Iterator[None]:
    """Use the language of an environment, until another is chosen."""
    key = language_of(environment)
    before = _words.set(None if key == ENGLISH else _read_late(known_languages()[key]))
    try:
        yield
    finally:
        _words.reset(before)


def speak(key: str) -> None:
    """Set the current language. Raises TextError and then changes nothing."""
    from cfanp_gui.record.translation_file import TranslationError

    words = None
    if key != ENGLISH:
        known = known_languages()
        if key not in known:
            expected = ", ".join(sorted((ENGLISH, *known)))
            raise TextError(
                "unknown language “{name}” (expected one of {expected})",
                name=shown(key),
                expected=expected,
            )
        try:
            words = FileWords(known[key])
        except (OSError, TranslationError) as error:
            raise TextError(
                "the words of the language “{name}” cannot be read: {reason}",
                name=key,
                reason=sentence_of(error),
            ) from None
    _words.set(words)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the key of the language that an environment asks for, as gettext reads it.

    That is the first known one of ``LANGUAGE``, or else the language of the locale, the first that
    is set of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG``. In the locale C, and if nothing fits, it is
    English.
    """
    names = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, names), "")
    if _plain(locale) in ("", "C", "POSIX"):
        return ENGLISH
    known = known_languages()
    for name in (*environment.get("LANGUAGE", "").split(":"), locale):
        for key in _keys(_plain(name)):
            if key == ENGLISH or key in known:
                return key
    return ENGLISH


def _keys(name: str) -> Iterator[str]:
    """Yield the possible language keys of a locale without encoding."""
    yield name
    if name not in _TRADITIONAL:
        yield name.partition("_")[0]


def _plain(locale: str) -> str:
    """Return a locale such as ``de_AT`` without its encoding and other suffixes."""
    return locale.partition(".")[0].partition("@")[0]


def width(text: str) -> int:
    """Return the width of a text in terminal columns; many East Asian characters take two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


# Files of languages: as translators write them (``.ts``), or in a package compiled (``.qm``)


def known_languages() -> dict[str, Path]:
    """Return the languages that have a file, by their keys, such as ``de``, in order."""
    try:
        folder = asset("translations")
    except FileNotFoundError:
        return {}
    paths = [path for end in ("qm", "ts") for path in folder.glob(f"{_BEGINS}*.{end}")]
    files = {path.stem.removeprefix(_BEGINS): path for path in paths}
    return {key: files[key] for key in sorted(files) if key != ENGLISH}


def _read_late(path: Path) -> Words:
    """Return the translations of a file, read with the first message; English if unreadable."""

    @cache
    def words() -> Words | None:
        from cfanp_gui.record.translation_file import TranslationError

        with suppress(OSError, TranslationError):
            return FileWords(path)
        return None

    def translate(template: str, number: int = -1) -> str:
        if (read := words()) is not None:
            return read(template, number)
        return template.replace("%n", str(number)) if number >= 0 else template

    return translate


class FileWords:
    """Translations of a language, as a `core.localizing.Words`."""

    def __init__(self, path: Path) -> None:
        """Read a file. Raises OSError and TranslationError."""
        # Imported here, because a silent run needs no file, and English none at all.
        from cfanp_gui.record.translation_file import plural_rule, read_translations

        read = read_translations(path)
        self._form = plural_rule(read.language)
        self._forms = {
            message.source: message.forms
            for message in read.messages
            if message.forms and not message.context and not message.comment
        }

    def __call__(self, template: str, number: int = -1) -> str:
        """Return the translation of a template in the form for a number, or the template itself."""
        forms = self._forms.get(template, (template,))
        if number < 0:
            return forms[0] if len(forms) == 1 else template
        return forms[min(self._form(number), len(forms) - 1)].replace("%n", str(number))

"""The files of languages (``.ts``), read without Qt: which there are, and the words in one.

What the rules, the records and the command line say stands there without a context.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from xml.etree import ElementTree

from cfanp_gui.assets import asset

ENGLISH = "en"
"""The language the texts are written in, which needs no file."""
_BEGINS = "cfanp_"
_GONE = ("vanished", "obsolete")


def known_languages() -> dict[str, Path]:
    """Return the languages that have a file, by their keys, such as ``de``; in their order."""
    try:
        folder = asset("translations")
    except FileNotFoundError:
        return {}
    found = {path.stem.removeprefix(_BEGINS): path for path in folder.glob(f"{_BEGINS}*.ts")}
    return {key: found[key] for key in sorted(found) if key != ENGLISH}


class TranslationFile:
    """The words of a language, as `core.localizing.Words` has them."""

    def __init__(self, path: Path) -> None:
        """Read a file. Raises OSError, and ValueError for one that is no file of a language."""
        try:
            root = ElementTree.parse(path).getroot()
        except ElementTree.ParseError as error:
            raise ValueError(str(error)) from None
        self.code = root.get("language", "").replace("_", "-")
        """What the language is called, such as ``de-DE``."""
        self._form = _FORMS.get(self.code.partition("-")[0], _one_or_more)
        if self.code == "pt-BR":
            self._form = _up_to_one
        self._words: dict[str, str] = {}
        self._counted: dict[str, list[str]] = {}
        for context in root.iter("context"):
            if not context.findtext("name"):
                self._read(context)

    def _read(self, context: ElementTree.Element) -> None:
        for message in context.iter("message"):
            source, found = message.findtext("source"), message.find("translation")
            if found is None or not source or message.find("comment") is not None:
                continue
            if found.get("type") in _GONE:
                continue
            if message.get("numerus") == "yes":
                forms = [form.text or "" for form in found.iter("numerusform")]
                if forms and all(forms):
                    self._counted[source] = forms
            elif found.text:
                self._words[source] = found.text

    def __call__(self, template: str, number: int = -1) -> str:
        """Return the words for a template, whose form goes by a number from 0 where it has one.

        What has no translation stays as it is.
        """
        if number < 0:
            return self._words.get(template, template)
        forms = self._counted.get(template, [template])
        words = forms[min(self._form(number), len(forms) - 1)]
        return words.replace("%n", str(number))


# Which form of a word goes with a number: as Qt Linguist orders the forms, by language. A language
# with one form alone needs no rule.


def _one_or_more(number: int) -> int:
    return int(number != 1)


def _up_to_one(number: int) -> int:
    return int(number > 1)


def _ends_in_one(number: int) -> bool:
    return number % 10 == 1 and number % 100 != 11


def _few(number: int) -> int:
    """Return 1 for 2 to 4, 22 to 24 and so on, else 2."""
    return 1 if 2 <= number % 10 <= 4 and not 10 <= number % 100 < 20 else 2


def _russian(number: int) -> int:
    return 0 if _ends_in_one(number) else _few(number)


def _polish(number: int) -> int:
    return 0 if number == 1 else _few(number)


def _czech(number: int) -> int:
    return 0 if number == 1 else 1 if 2 <= number <= 4 else 2


def _romanian(number: int) -> int:
    return 0 if number == 1 else 1 if number == 0 or 1 <= number % 100 <= 19 else 2


def _lithuanian(number: int) -> int:
    if _ends_in_one(number):
        return 0
    return 2 if number % 10 == 0 or 10 <= number % 100 < 20 else 1


def _latvian(number: int) -> int:
    return 0 if _ends_in_one(number) else 1 if number else 2


def _slovenian(number: int) -> int:
    return {1: 0, 2: 1, 3: 2, 4: 2}.get(number % 100, 3)


def _icelandic(number: int) -> int:
    return int(not _ends_in_one(number))


def _arabic(number: int) -> int:
    if number <= 2:
        return number
    return 3 if 3 <= number % 100 <= 10 else 4 if number % 100 >= 11 else 5


_FORMS: Mapping[str, Callable[[int], int]] = {
    **dict.fromkeys(("fr", "hy", "oc", "br", "ti", "wa", "fil"), _up_to_one),
    **dict.fromkeys(("ru", "uk", "be", "sr", "hr", "bs"), _russian),
    **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish,
    "ro": _romanian,
    "lt": _lithuanian,
    "lv": _latvian,
    "sl": _slovenian,
    "is": _icelandic,
    "ar": _arabic,
}

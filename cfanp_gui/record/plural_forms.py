"""Which form of a word goes with a number, by language, in the order of Qt Linguist."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping


def plural_rule(language: str) -> Callable[[int], int]:
    """Return what tells which of its forms a language, such as ``pt_BR``, has for a number.

    The first form is 0. A language with one form alone needs no rule: there the last is meant.
    """
    code, *place = re.split("[-_]", language)
    if (code, place) == ("pt", ["BR"]):
        return _up_to_one
    return _FORMS.get(code, _one_or_more)


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

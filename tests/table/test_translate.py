"""Sentences are in the language in use, however deep they were put together."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.text import Text, joined, listed
from cfanp_gui.table.translate import tr, translated

GERMAN = {
    "{piece} of army {army}": "{piece} der Armee {army}",
    "King": "König",
    "{message} ({rule})": "{rule}: {message}",
    "{first} and {second}": "{first} und {second}",
    "%n squares": "%n Felder",
}


class _German(QTranslator):
    """A few words, held in memory."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context or disambiguation or source not in GERMAN:
            return None
        return GERMAN[source].replace("%n", str(n))


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    translator = _German()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


KING = Text("{piece} of army {army}", piece=Text("King"), army="b")


@pytest.mark.usefixtures("qapp")
def test_without_a_translation_english_is_said() -> None:
    assert translated(KING) == "King of army b"
    assert translated("as it is") == "as it is"
    assert tr("{0} {x}") == "{0} {x}"


@pytest.mark.usefixtures("german")
def test_values_exceptions_and_numbers_are_said_too() -> None:
    whole = Text("{message} ({rule})", message=KING, rule="Rule {8}")
    for told, said in (
        (whole, "Rule {8}: König der Armee b"),
        (joined(", ", [Text("King"), "e1"]), "König, e1"),
        (listed(["Ae1", "Bf3", Text("King")]), "Ae1, Bf3 und König"),
        (ValueError(KING), "König der Armee b"),
        (Text("byte {byte:#04x}", byte=10), "byte 0x0a"),
    ):
        assert translated(told) == said
    assert tr("%n squares", "", 3) == "3 Felder"


def test_a_name_written_from_the_right_turns_nothing_else_round(qapp: QApplication) -> None:
    name = "\u0639\u0645\u0631"
    apart = f"\u2068{name}\u2069"
    assert translated(joined(", ", [Text("{name}", name=name), "2"])) == f"{apart}, 2"
    assert tr("{name} is {place}.").format(name=name, place=2) == f"{apart} is 2."
    told = tr("{name} waits").format(name=apart)
    assert told == f"{apart} waits", "one that is set apart already is not again"

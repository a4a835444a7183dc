"""Sentences put into another language, however deep they were put together."""

from __future__ import annotations

from cfanp_gui.core.localizing import isolated, localized, put_in
from cfanp_gui.core.text import Plural, Text, joined

GERMAN = {
    "{piece} of army {army}": "{piece} der Armee {army}",
    "King": "König",
    "{error}!": "{error}!!",
    "{count} of {all}": "{count} von {all}",
}
COUNTED = {"%n square(s)": ("%n Feld", "%n Felder")}
KING = Text("{piece} of army {army}", piece=Text("King"), army="b")


def german(template: str, number: int = -1) -> str:
    """Have a few words."""
    if number < 0:
        return GERMAN.get(template, template)
    forms = COUNTED.get(template, (template, template))
    return forms[number != 1].replace("%n", str(number))


def test_values_and_exceptions_are_put_into_the_language_too() -> None:
    assert localized(KING, german) == "König der Armee b"
    assert localized(ValueError(KING), german) == "König der Armee b"
    assert localized(Text("{error}!", error=ValueError(KING)), german) == "König der Armee b!!"
    assert localized(joined(": ", ["King", Text("King")]), german) == "King: König"


def test_what_is_no_text_and_what_nobody_has_translated_stays() -> None:
    assert localized("King", german) == "King"
    assert localized(OSError("disk"), german) == "disk"
    assert localized(Text("{value!r} stays", value="x"), german) == "'x' stays"


def test_a_number_chooses_the_form() -> None:
    squares = [Plural("%n square(s)", "", count) for count in (0, 1, 3)]
    assert [localized(one, german) for one in squares] == ["0 Felder", "1 Feld", "3 Felder"]
    zebras = [localized(Plural("%n zebra(s)", "", count), german) for count in (1, 2)]
    assert zebras == ["1 zebra", "2 zebras"]
    whole = Text("{count} of {all}", count=1, all=Plural("%n square(s)", "", 2))
    assert localized(whole, german) == "1 von 2 Felder"


def test_a_name_written_from_the_right_is_set_apart_once() -> None:
    name = "\u0639\u0645\u0631"
    apart = f"\u2068{name}\u2069"
    assert (isolated(name), isolated(apart), isolated("Jörg")) == (apart, apart, "Jörg")
    assert localized(Text("{name} to move", name=name), german) == f"{apart} to move"
    turned = "Anna\u202e"  # nothing it controls reaches beyond it
    assert isolated(turned) == isolated(isolated(turned)) == f"\u2068{turned}\u2069"
    assert isolated("\u2069a\u2067b") == "\u2068a\u2067b\u2069\u2069"
    assert isolated(f"{apart} {apart}") == f"\u2068{apart} {apart}\u2069"
    assert isolated("\u2068a\u2069\u2069") == "\u2068\u2068a\u2069\u2069"
    assert put_in("{0} {x} {n:02}", {"x": name, "n": 3}, ("a",)) == f"a {apart} 03"

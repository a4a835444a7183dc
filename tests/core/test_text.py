"""Sentences remember how they were put together, and are put into other languages."""

import copy
import errno
import os
import pickle
import socket
import ssl

import pytest

from cfanp_gui.core.localizing import isolated, localized, put_in
from cfanp_gui.core.text import (
    ENOUGH,
    PlayerName,
    Plural,
    SquareName,
    Text,
    WithArticle,
    enumerated,
    joined,
    listed,
    one_line,
    reason_of,
    sentence,
    sentence_of,
    shortened,
    with_names,
    with_or,
    with_squares,
)

KING = Text("{piece} of army {army}", piece=Text("King"), army="b")


@pytest.mark.parametrize("twin", [KING, copy.deepcopy(KING), pickle.loads(pickle.dumps(KING))])
def test_a_text_is_its_english_sentence_and_remembers_its_parts(twin: Text) -> None:
    assert twin == "King of army b"
    assert twin.template == "{piece} of army {army}"
    assert twin.values == {"piece": "King", "army": "b"}
    assert isinstance(twin.values["piece"], Text)


def test_braces_in_values_and_in_templates_without_values_stay() -> None:
    assert Text("“{text}” is not a move", text="{0} {nobody}") == "“{0} {nobody}” is not a move"
    assert Text("expected }") == "expected }"
    with pytest.raises(KeyError, match="army"):
        Text("army {army} {size}", size=1)


def test_lists_are_joined_as_they_are_asked_for() -> None:
    parts = [Text("round"), "{x}", Text("castling")]
    text = joined(", ", parts)
    assert text == "round, {x}, castling"
    assert list(text.values.values()) == parts
    names = ["Ae1", "Bf3", "Cd4"]
    assert [listed(names[:count]) for count in (1, 2, 3)] == [
        "Ae1", "Ae1 and Bf3", "Ae1, Bf3 and Cd4",
    ]  # fmt: skip
    many = [f"m{number}" for number in range(ENOUGH + 1)]
    assert shortened([]) == ""
    assert shortened(many[:ENOUGH]) == ", ".join(many[:ENOUGH])
    assert shortened(many) == ", ".join(many[:ENOUGH]) + ", …"


def test_players_are_named_wherever_they_stand_in_a_sentence() -> None:
    text = Text("{all}: {count}", all=listed([PlayerName(2), PlayerName(3)]), count=2)
    assert text == "player 2 and player 3: 2"
    named = with_names(text, {2: "Ben", 3: "{Clara}"}.__getitem__)
    assert named == "Ben and {Clara}: 2"
    assert isinstance(named, Text)
    assert (named.template, named.values["all"]) == ("{all}: {count}", "Ben and {Clara}")
    assert with_names("player 2", str) == "player 2"
    count = Plural("%n move(s)", "", 2)
    assert with_names(count, str) is count
    player = pickle.loads(pickle.dumps(PlayerName(2)))
    assert (player, player.player, with_names(player, str)) == ("player 2", 2, "2")


def test_squares_are_named_anew_wherever_they_stand_in_a_sentence() -> None:
    one, two = pickle.loads(pickle.dumps((SquareName("Be2", 1, 12), SquareName("Ae2", 0, 12))))
    text = Text("{all} of {who}", all=joined(", ", [one, two]), who=PlayerName(2))
    assert text == "Be2, Ae2 of player 2"
    seen = with_squares(text, lambda at: f"{at} ({at.board}:{at.number})")
    assert seen == "Be2 (1:12), Ae2 (0:12) of player 2"
    assert with_names(seen, str) == "Be2 (1:12), Ae2 (0:12) of 2"
    plain = Text("nothing on {square}", square="Be2")
    assert with_squares(plain, str.lower) is plain
    assert with_squares("Be2", str.lower) == "Be2"


def test_what_is_harmless_is_shown_as_it_is_and_what_controls_is_replaced() -> None:
    for text in ("game.cpgn", "Übung 3.cpgn", "a\u00a0b\u3000c", "می\u200cروم", "שלום"):
        assert one_line(text) == text
    for char in (
        *"\n\r\t\0\x1b\x1f\x7f\x85\u2028\u2029\u202a\u202b\u202c\u202d\u202e",
        *"\u2066\u2067\u2068\u2069\u200e\u200f\u061c\ufeff\u200b\ud800\udcff",
    ):
        assert one_line(f"a{char}b.cpgn") == "a\N{REPLACEMENT CHARACTER}b.cpgn", repr(char)


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory", "x"), "it is not there"),
        (OSError(2, "gone"), "it is not there"),
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "the disk can only be read"),
        (PermissionError(errno.EPERM, "Operation not permitted"), "access is not allowed"),
        (FileNotFoundError("gone"), "it is not there"),
        (TimeoutError(), "it took too long to answer"),
        (socket.gaierror(-2, "Name or service not known"), "no computer of that name is known"),
        (OSError(12345, "odd"), "the system says “odd”"),
        (OSError(), "OSError"),
        (OSError("gone"), "gone"),
    ],
)
def test_what_the_system_refuses_is_said_in_our_words(error: OSError, words: str) -> None:
    assert reason_of(error) == words
    assert words in ("OSError", sentence_of(error))


def test_all_that_is_common_is_known() -> None:
    for number in ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EIO", "EBUSY", "EMFILE"):
        error = OSError(getattr(errno, number), os.strerror(getattr(errno, number)))
        assert "“" not in reason_of(error)
    told = ssl.SSLError(1, "[SSL: CERTIFICATE_VERIFY_FAILED]")
    assert "CERTIFICATE_VERIFY_FAILED" in reason_of(told)


def test_an_exception_keeps_its_sentence() -> None:
    assert sentence_of(ValueError(KING)) is KING
    assert sentence_of(ValueError("plain")) == "plain"
    assert sentence_of(ValueError()) == ""
    with pytest.raises(UnicodeDecodeError) as raised:
        b"ab\xff".decode("utf-8")
    assert sentence_of(raised.value) == "byte 3 is not UTF-8 text"


# In another language

GERMAN = {
    "{piece} of army {army}": "{piece} der Armee {army}",
    "King": "König",
    "{error}!": "{error}!!",
    "{first}, {second}": "{first}，{second}",
    "{name}, {other}": "{name}、{other}",
    "{first} or {last}": "{first} oder {last}",
    "{sentence}.": "{sentence}。",
    "the King": "der König",
    "the {name}": "die Figur {name}",
}
COUNTED = {"%n square(s)": ("%n Feld", "%n Felder")}


def german(template: str, number: int = -1) -> str:
    """Have a few words."""
    if number < 0:
        return GERMAN.get(template, template)
    forms = COUNTED.get(template, (template, template))
    return forms[number != 1].replace("%n", str(number))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (KING, "König der Armee b"),
        (ValueError(KING), "König der Armee b"),
        (Text("{error}!", error=ValueError(KING)), "König der Armee b!!"),
        (joined(": ", ["King", Text("King")]), "King: König"),
        (pickle.loads(pickle.dumps(joined(", ", ["{x}", Text("King")]))), "{x}，König"),
        (with_names(enumerated([PlayerName(2), Text("King")]), str), "2、König"),
        (listed(["a", "b", Text("King")]), "a、b and König"),
        (sentence(Text("King")), "König。"),
        (sentence("Ja！"), "Ja！"),
        (sentence(""), ""),
        (pickle.loads(pickle.dumps(WithArticle(Text("King"), True))), "Der König"),
        (Text("{the_piece}!", the_piece=WithArticle("Zebra")), "die Figur Zebra!"),
        ("King", "King"),
        (OSError("disk"), "disk"),
        (Text("{value!r} stays", value="x"), "'x' stays"),
        (Plural("%n square(s)", "", 0), "0 Felder"),
        (Plural("%n square(s)", "", 1), "1 Feld"),
        (Plural("%n zebra(s)", "", 1), "1 zebra"),
        (Plural("%n zebra(s)", "", 2), "2 zebras"),
        (with_or(("1", "2", Plural("%n square(s)", "", 3))), "1、2 oder 3 Felder"),
    ],
)
def test_sentences_are_put_into_the_language_with_their_parts(text: object, words: str) -> None:
    assert localized(text, german) == words  # type: ignore[arg-type]


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

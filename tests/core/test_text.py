"""Sentences remember how they were put together."""

from __future__ import annotations

import copy
import errno
import os
import pickle
import socket
import ssl

import pytest

from cfanp_gui.core.text import (
    ENOUGH,
    PlayerName,
    Plural,
    SquareName,
    Text,
    joined,
    listed,
    one_line,
    reason_of,
    sentence_of,
    shortened,
    with_and,
    with_names,
    with_squares,
)


def test_a_text_is_its_english_sentence() -> None:
    text = Text("{piece} of army {army}", piece=Text("King"), army="b")
    assert text == "King of army b"
    assert text.template == "{piece} of army {army}"
    assert text.values == {"piece": "King", "army": "b"}
    assert isinstance(text.values["piece"], Text)


def test_braces_in_values_and_in_templates_without_values_stay() -> None:
    assert Text("“{text}” is not a move", text="{0} {nobody}") == "“{0} {nobody}” is not a move"
    assert Text("expected }") == "expected }"


def test_a_missing_value_is_named() -> None:
    with pytest.raises(KeyError, match="army"):
        Text("army {army} {size}", size=1)


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda text: pickle.loads(pickle.dumps(text))])
def test_copies_remember_too(twin: object) -> None:
    text = Text("army {army}", army="c")
    other = twin(text)  # type: ignore[operator]
    assert (other, other.template, other.values) == (text, text.template, text.values)


def test_an_exception_keeps_its_sentence() -> None:
    text = Text("there are {count}", count=3)
    assert sentence_of(ValueError(text)) is text
    assert sentence_of(ValueError("plain")) == "plain"
    assert sentence_of(OSError(2, "gone")) == "it is not there"
    assert sentence_of(ValueError()) == ""


def test_parts_are_joined_as_they_are() -> None:
    parts = [Text("round"), "{x}", Text("castling")]
    text = joined(", ", parts)
    assert text == "round, {x}, castling"
    assert list(text.values.values()) == parts


def test_and_stands_between_any_two() -> None:
    assert with_and(["Ae1"]) == "Ae1"
    assert with_and(["Ae1", "Bf3"]) == "Ae1 and Bf3"
    assert with_and(["Ae1", "Bf3", "Cd4"]) == "Ae1 and Bf3 and Cd4"


def test_a_long_list_is_cut() -> None:
    names = [f"m{number}" for number in range(ENOUGH + 1)]
    assert shortened([]) == ""
    assert shortened(names[:ENOUGH]) == ", ".join(names[:ENOUGH])
    assert shortened(names) == ", ".join(names[:ENOUGH]) + ", …"


def test_several_have_commas_and_an_and_before_the_last() -> None:
    assert listed(["Ae1"]) == "Ae1"
    assert listed(["Ae1", "Bf3"]) == "Ae1 and Bf3"
    assert listed(["Ae1", "Bf3", "Cd4"]) == "Ae1, Bf3 and Cd4"


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


def test_the_number_of_a_player_is_kept_between_processes() -> None:
    player = pickle.loads(pickle.dumps(PlayerName(2)))
    assert (player, player.player, with_names(player, str)) == ("player 2", 2, "2")


def test_squares_are_named_anew_wherever_they_stand_in_a_sentence() -> None:
    one, two = SquareName("Be2", 1, 12), SquareName("Ae2", 0, 12)
    text = Text("{all} of {who}", all=joined(", ", [one, two]), who=PlayerName(2))
    assert text == "Be2, Ae2 of player 2"
    seen = with_squares(text, lambda at: f"{at} ({at.board}:{at.number})")
    assert seen == "Be2 (1:12), Ae2 (0:12) of player 2"
    assert with_names(seen, str) == "Be2 (1:12), Ae2 (0:12) of 2"
    plain = Text("nothing on {square}", square="Be2")
    assert with_squares(plain, str.lower) is plain
    assert with_squares("Be2", str.lower) == "Be2"


def test_the_place_of_a_square_is_kept_between_processes() -> None:
    square = pickle.loads(pickle.dumps(SquareName("Be2", 1, 12)))
    assert (square, square.board, square.number) == ("Be2", 1, 12)


@pytest.mark.parametrize(
    "text", ["game.cpgn", "Übung 3.cpgn", "a\u00a0b\u3000c", "می\u200cروم", "שלום"]
)
def test_what_is_harmless_is_shown_as_it_is(text: str) -> None:
    assert one_line(text) == text


@pytest.mark.parametrize(
    "char",
    [*"\n\r\t\0\x1b\x1f\x7f\x85\u2028\u2029",
     *"\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
     *"\u200e\u200f\u061c\ufeff\u200b\ud800\udcff"],
)  # fmt: skip
def test_what_controls_is_replaced(char: str) -> None:
    assert one_line(f"a{char}b.cpgn") == "a\N{REPLACEMENT CHARACTER}b.cpgn"
    assert len(one_line(char).splitlines()) == 1


# What the system refuses


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (FileNotFoundError(errno.ENOENT, "No such file or directory", "x"), "it is not there"),
        (OSError(errno.ENOSPC, "No space left on device"), "the disk is full"),
        (OSError(errno.EROFS, "Read-only file system"), "the disk can only be read"),
        (PermissionError(errno.EPERM, "Operation not permitted"), "access is not allowed"),
        (FileNotFoundError("gone"), "it is not there"),
        (TimeoutError(), "it took too long to answer"),
        (socket.gaierror(-2, "Name or service not known"), "no computer of that name is known"),
    ],
)
def test_what_is_known_is_said_in_our_words(error: OSError, words: str) -> None:
    for found in (reason_of(error), sentence_of(error)):
        assert isinstance(found, Text)
        assert found == words


def test_all_that_is_common_is_known() -> None:
    for number in ("ENOENT", "EACCES", "EISDIR", "ENOTDIR", "ENOSPC", "EIO", "EBUSY", "EMFILE"):
        error = OSError(getattr(errno, number), os.strerror(getattr(errno, number)))
        assert "“" not in reason_of(error)


def test_what_is_not_known_is_told_as_it_is() -> None:
    assert reason_of(OSError(12345, "odd")) == "the system says “odd”"
    assert reason_of(OSError()) == "OSError"
    assert reason_of(OSError("gone")) == "gone"
    told = ssl.SSLError(1, "[SSL: CERTIFICATE_VERIFY_FAILED]")
    assert "CERTIFICATE_VERIFY_FAILED" in reason_of(told)


def test_bytes_in_no_encoding() -> None:
    with pytest.raises(UnicodeDecodeError) as raised:
        b"ab\xff".decode("utf-8")
    assert sentence_of(raised.value) == "byte 3 is not UTF-8 text"

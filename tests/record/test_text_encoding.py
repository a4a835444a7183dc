"""The encodings of other people's files are found, or named."""

from __future__ import annotations

import pytest

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.text_encoding import UNREADABLE, encoding_named, find_encoding

WORDS = "Šahović – “best” ‘move’ … €"


@pytest.mark.parametrize(
    ("data", "name", "text"),
    [
        (b"plain", "utf-8", "plain"),
        (WORDS.encode(), "utf-8", WORDS),
        ("\ufeffHübner".encode(), "utf-8", "\ufeffHübner"),
        ("\ufeffHübner".encode("utf-16-be"), "utf-16-be", "\ufeffHübner"),
        ("Hübner, no mark".encode("utf-16-le"), "utf-16-le", "Hübner, no mark"),
        (
            "[White Карпов] 1. e4 一 e5".encode("utf-16-be"),
            "utf-16-be",
            "[White Карпов] 1. e4 一 e5",
        ),
        ("Hübner".encode("cp1252"), "cp1252", "Hübner"),
        ("Šahovic – “best” €".encode("cp1252"), "cp1252", "Šahovic – “best” €"),
        ("naïve café".encode() + b" \xe9", "utf-8", f"naïve café {UNREADABLE}"),
        (b"{caf\xc3}", "utf-8", f"{{caf{UNREADABLE}}}"),
        ("São João, SÃO".encode("cp1252"), "cp1252", "São João, SÃO"),
    ],
)
def test_an_encoding_is_found(data: bytes, name: str, text: str) -> None:
    found = find_encoding([data])
    assert (found.name, found.decode(data)) == (name, text)
    assert found.reads(data) is (UNREADABLE not in text)


def test_an_encoding_is_named() -> None:
    assert encoding_named("windows-1251").decode("Карпов".encode("cp1251")) == "Карпов"
    for name in ("klingon", "rot13", "base64", "", "a\0b"):
        with pytest.raises(RecordError, match="is not an encoding"):
            encoding_named(name)

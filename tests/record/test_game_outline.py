"""Games are found in a text where its readers find them, without playing a move."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_outline import decoded, excerpt, outlines
from cfanp_gui.record.game_record import RecordError

HEAD = '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n'
GAMES = (
    HEAD + "\n1. AB:f3 AB:e5 2. AB:g4 AB:Qh4# 0-1\n",
    HEAD + '[ArmyA "a \\"b\\" ] 1-0"]\n\n{ahead 1-0} 1. AB:f3 (1. AB:e4 *) AB:e5 *\n',
    HEAD + '; 1-0\n% [Players "3"]\n\n1. AB:f3 $1 {[x "y"] *}\n',
    HEAD + "*\n",
    "{between} " + HEAD + "\r\n1. AB:d4! AB:d5 1/2-1/2",
)


@given(st.lists(st.sampled_from(GAMES), max_size=6), st.sampled_from(["", "\n", "\r\n\r\n"]))
def test_it_finds_the_games_that_are_read(games: list[str], between: str) -> None:
    text = decoded(between.join(games).encode())
    records = cpgn.read_games(text, find_game)
    found = list(outlines(text))
    assert len(found) == len(records) == len(games)
    for one, record in zip(found, records, strict=True):
        assert cpgn.read_games(excerpt(text, one.begin, one.end), find_game) == [record]
        assert one.tags.get("ArmyA", "") == record.names[0]
        if record.result in ("*", "0-1"):
            assert one.told_result == record.result


def test_a_part_of_a_text_keeps_its_lines_and_columns() -> None:
    text = GAMES[0] + "  " + GAMES[0].replace("AB:g4", "AB:g5")
    last = list(outlines(text))[-1]
    with pytest.raises(RecordError) as whole:
        cpgn.read_games(text, find_game)
    with pytest.raises(RecordError) as part:
        cpgn.read_games(excerpt(text, last.begin, last.end), find_game)
    assert str(part.value) == str(whole.value)


@pytest.mark.parametrize("text", ["", " \n", "% nothing", "{a comment}"])
def test_a_text_without_a_game_has_none(text: str) -> None:
    assert list(outlines(text)) == []


def test_what_is_no_utf8_is_refused_or_read_as_latin_1() -> None:
    assert decoded(b"\xef\xbb\xbfa\r\nb\rc") == "a\nb\nc"
    assert decoded(b"\xe4", strict=False) == "ä"
    with pytest.raises(RecordError, match="line 2: byte 3 of the file, 0xe4"):
        decoded(b"a\n\xe4")

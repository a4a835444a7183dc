"""How games are found in other people's files: encodings, tokens, ends and remarks."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn, game_texts
from cfanp_gui.record.game_record import PlacedError, RecordError, UnreadGame
from cfanp_gui.record.game_scanner import MAX_GAME, GameScanner, GameText
from cfanp_gui.record.game_texts import GameSource, opened, source_of, tags_of
from cfanp_gui.record.lexer import LooseLexer, TokenType, result_of
from cfanp_gui.record.reading_report import PlacedRemark, told_of
from cfanp_gui.record.text_encoding import UNREADABLE, TextEncoding, encoding_named, find_encoding
from cfanp_gui.session import formats
from cfanp_gui.session.pasted_text import read_pasted

# Games are found in a file where their readers find them, without playing a move.


HEAD = '[Variant "Chess For Any Number of Players"]\n[Players "2"]\n'
GAMES = (
    HEAD + "\n1. AB:f3 AB:e5 2. AB:g4 AB:Qh4# 0-1\n",
    HEAD + '[ArmyA "a \\"b\\" ] 1-0"]\n\n{ahead 1-0} 1. AB:f3 (1. AB:e4 *) AB:e5 *\n',
    HEAD + '; 1-0\n% [Players "3"]\n\n1. AB:f3 $1 {[x "y"] *}\n',
    HEAD + "*\n",
    "{between} " + HEAD + "\r\n1. AB:d4! AB:d5 1/2-1/2",
)


def texts(text: str) -> list[GameText]:
    return list(game_texts.game_texts(source_of(text)))


@given(st.lists(st.sampled_from(GAMES), max_size=6), st.sampled_from(["", "\n", "\r\n\r\n"]))
def test_it_finds_the_games_that_are_read(games: list[str], between: str) -> None:
    text = between.join(games)
    records = cpgn.read_games(text, find_game)
    source = source_of(text)
    found = texts(text)
    assert len(found) == len(records) == len(games)
    for one, record in zip(found, records, strict=True):
        (alone,) = game_texts.game_texts(source.part(one.begin, one.end))
        assert cpgn.read_games(alone.text, find_game) == [record]
        assert text.encode()[one.begin : one.end].decode() == one.text
        assert source.line(one.begin) == one.line
        assert tags_of(one).get("ArmyA", "") == record.names[0]
        if record.result in ("*", "0-1"):
            assert one.result in (record.result, "")


CUT = [
    ("", []),
    (" \n", []),
    ("% nothing", []),
    ("{a comment}", []),
    ("only words", []),
    ("1. e4 1-0 1. d4 0-1\n1. c4", ["1. e4 1-0", "1. d4 0-1", "1. c4"]),
    ("1. e4 e5\n\n1. d4 d5", ["1. e4 e5", "1. d4 d5"]),
    ("1. e4 e5\n\n2. Nf3 Nc6", ["1. e4 e5\n\n2. Nf3 Nc6"]),
    ("1. e4 e5 1-0 (1... c5) $1", ["1. e4 e5 1-0 (1... c5) $1"]),
    ("1. e4 e5 1-0 2. Nf3 Nc6 *", ["1. e4 e5 1-0 2. Nf3 Nc6 *"]),
    ("1. e4 1-0 *", ["1. e4 1-0 *"]),
    ("1. e4 1/2 - 1/2 1. d4 *", ["1. e4 1/2 - 1/2", "1. d4 *"]),
    ('[A "1"]\n[Ä "2"]\n[]\n[B "3"]\n1. e4', ['[A "1"]\n[Ä "2"]\n[]\n[B "3"]\n1. e4']),
    ('1. e4 {a\n\n[B "2"]\n\nb} e5', ['1. e4 {a\n\n[B "2"]\n\nb} e5']),
    ('1. e4 {a\n[B "2"]\n1. d4 {x} *', ["1. e4 {a", '[B "2"]\n1. d4 {x} *']),
    ('1. e4 {a\n\n[B "2"]\n1. d4', ["1. e4 {a", '[B "2"]\n1. d4']),
    ("1. e4 1-0 {flag}\n\n1. d4 *", ["1. e4 1-0 {flag}", "1. d4 *"]),
    ("1. e4 ½–½ 1. d4 1—0", ["1. e4 ½–½", "1. d4 1—0"]),
    ('[A "1"]\n\n[A "2"]\n1. e4', ['[A "1"]', '[A "2"]\n1. e4']),
    ('[A "1"]\n\n[B "2"]\n1. e4', ['[A "1"]\n\n[B "2"]\n1. e4']),
    ('[A "1"]\n[A "1"]\n1. e4', ['[A "1"]\n[A "1"]\n1. e4']),
    ('1. e4 {open\n\n[A "2"]\n1. d4 {x} *', ["1. e4 {open", '[A "2"]\n1. d4 {x} *']),
    ('1. e4 {a\n[Event "2"]\nb} *', ['1. e4 {a\n[Event "2"]\nb} *']),
    ("1. e4 {a\n\n[%csl Ga1]} *", ["1. e4 {a\n\n[%csl Ga1]} *"]),
    ('ah\n[A "1"]\n1. e4 * more\n[A "2"]\n*', ['ah\n[A "1"]\n1. e4 * more', '[A "2"]\n*']),
    ('[A "two\nlines"]\n\n1. e4', ['[A "two\nlines"]\n\n1. e4']),
    ('[A "1"] [B "2"] 1. e4 * [C "3"] *', ['[A "1"] [B "2"] 1. e4 *', '[C "3"] *']),
]


def test_where_games_begin_and_end() -> None:
    for text, games in CUT:
        found = texts(text)
        assert [one.text for one in found] == games
        ahead = [text.encode()[: one.begin].decode() for one in found]
        places = [(one.count("\n") + 1, len(one.rpartition("\n")[2]) + 1) for one in ahead]
        assert [(one.line, one.column) for one in found] == places
        # The same in old lines and in letters of two bytes, which are rewritten.
        for data in (text.replace("\n", "\r").encode(), text.encode("utf-16")):
            source = GameSource(io.BytesIO(data))
            assert [one.text for one in game_texts.game_texts(source)] == games
            source.close()


def test_a_part_of_a_text_keeps_its_lines_and_columns() -> None:
    text = GAMES[0].rstrip() + "  " + GAMES[0].replace("AB:g4", "AB:g5")
    with pytest.raises(RecordError, match="line 7, column 19: move 3: “AB:g5”"):
        cpgn.read_games(text, find_game)
    with pytest.raises(RecordError, match="line 4, column 37: tag Variant: “x”"):
        cpgn.read_games(GAMES[0].rstrip() + ' [Variant "x"]\n', find_game)


def test_a_byte_that_is_no_letter_is_refused_in_records(tmp_path: Path) -> None:
    path = tmp_path / "game.cpgn"
    path.write_bytes(GAMES[1].replace("ahead", "ähead").encode("latin-1"))
    with pytest.raises(RecordError, match="line 5, column 2: a byte is not text"):
        cpgn.load(path, find_game)


def test_a_game_that_is_too_long_is_not_held(tmp_path: Path) -> None:
    path = tmp_path / "game.pgn"
    path.write_text("1. e4 *\n1. d4 {" + f"{'x' * 2000}\n" * (MAX_GAME // 2000) + "} *\n1. c4 *")
    with opened(path) as source:
        found = [(one.text, one.is_whole) for one in game_texts.game_texts(source)]
    assert found == [("1. e4 *", True), ("", False), ("1. c4 *", True)]
    _, cut, _ = formats.stream(path)
    assert isinstance(cut, UnreadGame)
    assert "line 2, column 1: a game has more than" in str(cut.error)


@pytest.mark.parametrize("size", [1, 50, 300])
def test_a_file_is_cut_alike_however_it_is_read(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = '[Event "x"]\n[White "A"]\n\n1. e4 {1-0 (}\ne5 2. Nf3 $1 (2. d4) 1-0\n\n'
    odd = '[Event "x"]\n\n1. e4 1-0 1. d4 *\n\n', "1. c4 {\n\n", '[Event "y"]\r\n\r\n1. a3\r\n\r\n'
    text = "".join(usual * 3 + one + usual for one in odd)
    whole = texts(text)
    monkeypatch.setattr(game_texts, "_BLOCK", size)
    assert texts(text) == whole
    assert len(whole) == 16


# A scanner of games takes lines, and gives a game as soon as it knows its end.


def test_a_game_is_given_as_soon_as_its_end_is_known() -> None:
    scan = GameScanner(TextEncoding("utf-8"), all_text=False)
    known = []
    lines = ('[Event "1"]', "", "1. e4 {open", "e5 1-0", '[Event "2"]', "", "1. d4 {c} *", "1. c4")
    for line in lines:
        scan.take(f"{line}\n".encode())
        known.append(len(scan.found))
    # The comment of the first game may go on until another one begins.
    assert known == [0, 0, 0, 0, 0, 0, 1, 2]
    scan.finish()
    assert [(one.number, one.line, one.text.splitlines()[0]) for one in scan.found] == [
        (1, 1, '[Event "1"]'),
        (2, 5, '[Event "2"]'),
        (3, 8, "1. c4"),
    ]


# Tokens of texts that do not keep to the standard, and what is told of them.


def told(text: str) -> tuple[list[tuple[str, str, tuple[int, ...]]], list[int]]:
    """Return the tokens of a text, and the offsets of which something is told."""
    places: list[int] = []
    lexer = LooseLexer(text, 1, 1, lambda at, _: places.append(at))
    found = [(one.type.name, one.text or one.name, one.nags) for one in lexer.tokens()]
    return found, places


TOKENS = [
    ("1…e5", ("WORD", "e5", ())),
    ("e4!?±", ("WORD", "e4", (5, 16))),
    ("e4=+", ("WORD", "e4", (15,))),
    ("Qh5+-+", ("WORD", "Qh5+", (19,))),
    ("∞", ("NAG", "", (13,))),
    ("O–O", ("WORD", "O-O", ())),
    ("e8(Q)+", ("WORD", "e8(Q)+", ())),
    ("½–½", ("RESULT", "1/2-1/2", ())),
    ("[%clk 0:01]", ("COMMENT", "[%clk 0:01]", ())),
    ("[Event Club]", ("TAG", "Club", ())),
    ("{open", ("COMMENT", "open", ())),
]


def test_a_token_is_what_is_meant() -> None:
    for text, token in TOKENS:
        assert told(text)[0] == [token]


def test_what_is_left_out_or_guessed_is_told_by_its_place() -> None:
    tokens, places = told('[A "1"]\n[B 2]\ne4 ] d5 } $ {c')
    assert [one[0] for one in tokens] == ["TAG", "TAG", "WORD", "WORD", "COMMENT"]
    assert places == [8, 17, 22, 24, 26]
    assert told("1. e4 e5 {c} (1. d4) $14 1-0")[1] == []


def test_words_that_say_what_everybody_sees_are_no_tokens() -> None:
    for word in ["e.p.", "ch", "mate", "++", "-", "\u200b"]:
        assert told(f"e4 {word} e5")[0] == [("WORD", "e4", ()), ("WORD", "e5", ())]


def test_results_of_other_kinds() -> None:
    assert [result_of(one) for one in ("1 : 0", "½-½", "0-1-0", "won", "")] == [
        "1-0", "1/2-1/2", "0-1-0", None, None,
    ]  # fmt: skip
    assert TokenType.RESULT.name == told("1—0")[0][0][0]


# The encodings of other people's files are found, or named.


WORDS = "Šahović – “best” ‘move’ … €"


ENCODED = [
    (b"plain", "utf-8", "plain"),
    (WORDS.encode(), "utf-8", WORDS),
    ("\ufeffHübner".encode(), "utf-8", "\ufeffHübner"),
    ("\ufeffHübner".encode("utf-16-be"), "utf-16-be", "\ufeffHübner"),
    ("Hübner, no mark".encode("utf-16-le"), "utf-16-le", "Hübner, no mark"),
    ("[White Карпов] 1. e4 一 e5".encode("utf-16-be"), "utf-16-be", "[White Карпов] 1. e4 一 e5"),
    ("Hübner".encode("cp1252"), "cp1252", "Hübner"),
    ("Šahovic – “best” €".encode("cp1252"), "cp1252", "Šahovic – “best” €"),
    ("naïve café".encode() + b" \xe9", "utf-8", f"naïve café {UNREADABLE}"),
    (b"{caf\xc3}", "utf-8", f"{{caf{UNREADABLE}}}"),
    ("São João, SÃO".encode("cp1252"), "cp1252", "São João, SÃO"),
]


def test_an_encoding_is_found() -> None:
    for data, name, text in ENCODED:
        found = find_encoding([data])
        assert (found.name, found.decode(data)) == (name, text)
        assert found.reads(data) is (UNREADABLE not in text)


def test_an_encoding_is_named() -> None:
    assert encoding_named("windows-1251").decode("Карпов".encode("cp1251")) == "Карпов"
    for name in ("klingon", "rot13", "base64", "", "a\0b"):
        with pytest.raises(RecordError, match="is not an encoding"):
            encoding_named(name)


# What is told of how games were read.


def test_a_remark_is_told_with_its_place_and_so_is_why_a_game_is_not_read() -> None:
    (game,) = read_pasted('[Event "x"]\n\n1. e4 e5 2. Ke3 *\n')
    (told,) = told_of(3, game)
    assert (told.game, told.line, told.column, told.is_unread) == (3, 3, 13, False)
    assert told.place == "0*2", "behind 1... e5"
    assert "Ke3" in told.message
    lost = told_of(2, UnreadGame(2, PlacedError(5, 6, "it is odd")))
    assert lost == [PlacedRemark(2, 5, 6, "it is odd", is_unread=True)]
    assert told_of(1, UnreadGame(1, RecordError("so"))) == [PlacedRemark(1, None, None, "so", True)]

"""The ring's line of text: what is written is read back, and what cannot be is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.game import PositionError
from tests.games.ring.build import GAME, KINGS, line, start

SETS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
START = f"1:{SETS}|2:{SETS}|3:{SETS} 1-2|2-3|3-1 w|w|w AEHaeh|AEHaeh|AEHaeh -|-|- -/-/- 1|1|1 1 0"
BOARDS = tuple(f"{number}:{KINGS}" for number in (1, 2, 3))


def boards(*first: str) -> tuple[str, ...]:
    """Return three boards of which the first ones are given."""
    return (*first, *BOARDS[len(first) :])


def test_the_start_for_three() -> None:
    assert start().to_text() == START
    assert GAME.from_text(START, {}).state == start().state
    assert GAME.from_text(START + "\n", {}).to_text() == START


@pytest.mark.parametrize(
    "text",
    [
        line(*boards("1:r(3)3k3/8/8/3pP(2)3/8/8/8/R(12)3K3 w AEae d6"), *(
            f"{n}:{KINGS}" for n in range(4, 13)), stockpiles="/".join("-" * 12)),
        line(*BOARDS, stockpiles="Bb1,Nw2,Nw3/Pb1,Pb1,Pb1/-"),
        line(BOARDS[1], BOARDS[2], seats="1-3|3-1", stockpiles="-/x/Qb1"),
        line(BOARDS[1], BOARDS[2], seats="2-3|3-2", stockpiles="x/-/-"),
        line(BOARDS[0], BOARDS[1], seats="3-2|2-3", stockpiles="x/-/-"),
        line(BOARDS[2], seats="2-2", stockpiles="x/-/x"),
        line(*boards("1:4k3/8/8/8/3pP3/8/8/4K2R b H e3".replace(" H ", " EH "))),
        line(*boards("1:R5k1/5ppp/8/8/8/8/8/6K1 b!")),
        line(*boards(), counts="7|12|1"),
    ],
)  # fmt: skip
def test_round_trip(text: str) -> None:
    assert GAME.from_text(text, {}).to_text() == text


def test_rounds_round_trip() -> None:
    text = line(*boards("1:4k3/8/8/8/8/8/8/4K3 b*"), round=120, progress=77)
    assert GAME.from_text(text, {"tempo": "rounds"}).to_text() == text


def with_fields(**changed: str) -> str:
    """Return the bare Kings' line with some fields, named by their number, replaced."""
    fields = line(*BOARDS).split(" ")
    for name, value in changed.items():
        fields[int(name[1:]) - 1] = value
    return " ".join(fields)


NINE_PAWNS = "1:4k3/8/8/P7/8/8/PPPPPPPP/4K3"
BAD = [
    ("boards", ["board 1", "number of ranks is 2"], line(*boards("1:4k3/4K3"))),
    ("boards", ["board 2", "rank 4", "number of squares is 7"],
     line(*boards(BOARDS[0], "2:4k3/8/8/8/7/8/8/4K3"))),
    ("boards", ["board 2", "rank 4", "number of squares is 9"],
     line(*boards(BOARDS[0], "2:4k3/8/8/8/8N/8/8/4K3"))),
    ("boards", ["board 1", "rank 8", "“x3”"], line(*boards("1:4x3/8/8/8/8/8/8/4K3"))),
    ("boards", ["board 1", "rank 8", "“(2)k”"], line(*boards("1:4(2)k3/8/8/8/8/8/8/4K3"))),
    ("boards", ["“4k3/8", "no board’s number"], line("4k3/8/8/8/8/8/8/4K3", *BOARDS[1:])),
    ("boards", ["board 4", "only 3 players"], with_fields(f1="|".join((*BOARDS, f"4:{KINGS}")))),
    ("boards", ["board 1", "behind board 2"],
     with_fields(f1="|".join((BOARDS[1], BOARDS[0], BOARDS[2])))),
    ("boards", ["board 2", "behind board 2"],
     with_fields(f1="|".join((BOARDS[1], BOARDS[1], BOARDS[2])))),
    ("boards", ["board 1", "White has 2 Kings"], line(*boards("1:4k3/8/8/8/8/8/8/K3K3"))),
    ("boards", ["board 3", "Black has 0 Kings"],
     line(*boards(BOARDS[0], BOARDS[1], "3:8/8/8/8/8/8/8/4K3"))),
    ("boards", ["board 1", "e1", "King", "which is 2"],
     line(*boards("1:4k3/8/8/8/8/8/8/4K(2)3"))),
    ("boards", ["board 1", "a8", "back rank"], line(*boards("1:P3k3/8/8/8/8/8/8/4K3"))),
    ("boards", ["board 1", "h1", "back rank"], line(*boards("1:4k3/8/8/8/8/8/8/4K2p"))),
    ("boards", ["board 1", "a3", "no set 4"], line(*boards("1:4k3/8/8/8/8/N(4)7/8/4K3"))),
    ("boards", ["board 1", "a White pawn of set 1 too many (a set has 8)"],
     line(*boards(NINE_PAWNS))),
    ("boards", ["board 2", "Black Queen of set 1 too many"],
     line(*boards("1:3qk3/8/8/8/8/8/8/4K3", "2:3q(1)k3/8/8/8/8/8/8/4K3"))),
    ("boards", ["board 1", "e8", "King of Black is attacked although White"],
     line(*boards("1:4k3/8/8/8/4R3/8/8/4K3"))),
    ("seats", ["number of entries is 2", "that is 3"], with_fields(f2="1-2|2-3")),
    ("seats", ["board 1", "“1”"], with_fields(f2="1|2-3|3-1")),
    ("seats", ["board 3", "“3-4”", "1 to 3"], with_fields(f2="1-2|2-3|3-4")),
    ("seats", ["board 1", "player 2 cannot have White there (expected 1)"],
     with_fields(f2="2-1|1-3|3-2")),
    ("seats", ["board 2", "player 1 cannot have Black there (expected player 3, who has White on "
               "board 3)"], with_fields(f2="1-2|2-1|3-1")),
    ("seats", ["board 3", "player 2 cannot have White there (expected 3)"],
     line(BOARDS[1], BOARDS[2], seats="1-2|2-1", stockpiles="-/-/x")),
    ("seats", ["board 2", "player 3 cannot have White there (expected 1, 2)"],
     line(BOARDS[1], BOARDS[2], seats="3-1|1-3", stockpiles="-/x/-")),
    ("to move", ["number of entries is 2"], with_fields(f3="w|w")),
    ("to move", ["board 2", "“x”"], with_fields(f3="w|x|w")),
    ("to move", ["board 2", "free tempo"], with_fields(f3="w|w*|w")),
    ("to move", ["board 3", "checkmated"], with_fields(f3="w|w|w!")),
    ("to move", ["board 3", "checkmated"],
     line(f"1:{KINGS}", f"2:{KINGS}", "3:4k3/8/8/8/8/8/8/r3K3 w!")),
    ("unmoved", ["number of entries is 4"], with_fields(f4="-|-|-|-")),
    ("unmoved", ["board 1", "“HE”"], with_fields(f4="HE|-|-")),
    ("unmoved", ["board 1", "“”"], with_fields(f4="|-|-")),
    ("unmoved", ["board 2", "no Rook of White on h1"], with_fields(f4="-|EH|-")),
    ("unmoved", ["board 2", "no King of Black on e8"],
     line(*boards(BOARDS[0], "2:3k4/8/8/8/8/8/8/4K3 w e"))),
    ("unmoved", ["board 1", "King of Black has moved"],
     line(*boards("1:r3k3/8/8/8/8/8/8/4K3 w Ea"))),
    ("en passant", ["number of entries is 1"], with_fields(f5="-")),
    ("en passant", ["board 1", "“e3”", "rank 6, for White is to move"],
     with_fields(f5="e3|-|-")),
    ("en passant", ["board 1", "“x”"], with_fields(f5="x|-|-")),
    ("en passant", ["board 1", "no pawn of Black on e5 has just passed e6"],
     with_fields(f5="e6|-|-")),
    ("en passant", ["board 1", "no pawn of Black on d5"],
     line(*boards("1:4k3/3n4/8/3p4/8/8/8/4K3 w - d6"))),
    ("en passant", ["board 1", "no pawn of White on d4"],
     line(*boards("1:4k3/8/8/8/3P4/3n4/8/4K3 b - d3"))),
    ("stockpiles", ["number of entries is 2", "3 to 26"], with_fields(f6="-/-")),
    ("stockpiles", ["number of entries is 27"], with_fields(f6="/".join("-" * 27))),
    ("stockpiles", ["player 1", "“Kw1” is a King"], with_fields(f6="Kw1/-/-")),
    ("stockpiles", ["player 2", "“N1”", "such as Nw3"], with_fields(f6="-/N1/-")),
    ("stockpiles", ["player 2", "“Nw4”", "1 to 3"], with_fields(f6="-/Nw4/-")),
    ("stockpiles", ["player 2", "“”"], with_fields(f6="-//-")),
    ("stockpiles", ["player 3", "not sorted"], with_fields(f6="-/-/Nw1,Nb1")),
    ("stockpiles", ["player 2 is out but has a seat"], with_fields(f6="-/x/-")),
    ("stockpiles", ["player 2 has no seat and is out"],
     line(BOARDS[1], BOARDS[2], seats="1-3|3-1", stockpiles="-/-/-")),
    ("stockpiles", ["player 3", "White Rook of set 2 too many"],
     with_fields(f6="Rw2,Rw2/-/Rw2")),
    ("move numbers", ["number of entries is 2"], with_fields(f7="1|1")),
    ("move numbers", ["board 2", "“0”"], with_fields(f7="1|0|1")),
    ("round", ["“0”"], with_fields(f8="0")),
    ("round", ["“2”", "free tempo"], with_fields(f8="2")),
    ("last progress", ["“x”"], with_fields(f9="x")),
    ("last progress", ["“1”", "free tempo"], with_fields(f9="1")),
    ("the line", ["number of fields is 8", "expected 9"], START.rsplit(" ", 1)[0]),
    ("the line", ["number of fields is 0"], ""),
    ("the line", ["before field 2"], START.replace(" ", "  ", 1)),
    ("the line", ["cannot be printed"], START.replace("|", "\n", 1)),
    ("the line", ["characters"], "8" * 17000),
]  # fmt: skip


@pytest.mark.parametrize(("field", "words", "text"), BAD)
def test_what_cannot_be(field: str, words: list[str], text: str) -> None:
    with pytest.raises(PositionError) as raised:
        GAME.from_text(text, {})
    message = str(raised.value)
    assert message.startswith(f"{field}")
    for word in words:
        assert word in message


def test_an_error_stays_short() -> None:
    with pytest.raises(PositionError) as raised:
        GAME.from_text(with_fields(f3="x" * 9000 + "|w|w"), {})
    assert len(str(raised.value)) < 100


def test_a_round_to_come() -> None:
    with pytest.raises(PositionError, match=r"last progress: “3” is a round to come"):
        GAME.from_text(line(*BOARDS, round=2, progress=3), {"tempo": "rounds"})


@pytest.mark.parametrize(
    ("text", "options"),
    [
        (START, {}),
        (line(*BOARDS, round=2), {"tempo": "rounds"}),
        (with_fields(f3="w|b*|w"), {"tempo": "rounds"}),
        ("nonsense", {}),
        (f"{START} 1", {}),
    ],
)
def test_a_line_shows_whether_it_is_of_rounds(text: str, options: dict[str, str]) -> None:
    assert GAME.options_in(text) == options


@given(st.integers(0, 30))
def test_a_position_shows_its_tempo_where_it_must(plies: int) -> None:
    for tempo in ("free", "rounds"):
        position = start(tempo=tempo)
        for _ in range(plies):
            position = position.apply(position.all_actions()[0])[0]
        text = position.to_text()
        options = dict(GAME.options_in(text))
        assert options in ({}, {"tempo": tempo})
        assert GAME.from_text(text, options).to_text() == text

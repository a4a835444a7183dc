"""The ninth field of CFEN: what it may not say."""

from __future__ import annotations

import pytest

from tests.judges.reference.by_hand import KINGS, TWO, Play, line, on

REFUSED = [
    ("-", "", "field 9"),
    ("k=2;b=1", "defend", "k=2"),
    ("k=2,4;b=1", "defend", "player “4”"),
    ("k=1,2;b=1", "defend", "player 1"),
    ("k=2,3", "defend", "k=2,3"),
    ("b=1", "defend", "b=1"),
    ("k=2,3;b=9", "defend", "b=9"),
    ("k=2,3;b=1;o=Aa1", "defend", "Aa1"),
    ("k=2,3;b=1;m=Ae2", "defend", "Ae2"),
    ("k=2,3;b=1;x=2", "defend", "x=2"),
    ("m=Ae2", "defend", "m=Ae2"),
    ("k=2,3;b=1", "exchange", "defend"),
    ("d=9:3", "exchange", "player “9”"),
    ("d=2:4", "exchange", "“4”"),
    ("d=2:3", "defend", "exchange"),
    ("r=a:1x1N", "exchange", "1x1N"),
    ("r=a:1x2K", "exchange", "1x2K"),
    ("r=d:1x2N", "exchange", "army “d”"),
    ("l=a:Q", "exchange", "“Q”"),
    ("f=b:AB", "kingcapture", "AB"),
    ("f=b:BA", "kingcapture", "BA"),
    ("w=b:Ae2", "kingcapture", "Ae2"),
    ("w=b:Ae9", "kingcapture", "Ae9"),
    ("z=1", "kingcapture", "z=1"),
]


@pytest.mark.parametrize(("ninth", "option", "named"), REFUSED, ids=str)
def test_what_cannot_be_is_refused_and_named(
    play: type[Play], ninth: str, option: str, named: str
) -> None:
    with pytest.raises(ValueError, match="field 9") as refused:
        play(line(TWO, left="2", ninth=ninth), on(option) if option else {})
    assert named in str(refused.value)


def test_the_dead_owe_nothing_and_are_not_frozen(play: type[Play]) -> None:
    for ninth, option in (
        ("d=2:3", "exchange"),
        ("f=b:AB", "kingcapture"),
        ("w=b:Ae2", "kingcapture"),
    ):
        with pytest.raises(ValueError, match="field 9"):
            play(line(TWO, control="1/-/3", ninth=ninth), on(option))


def test_a_line_of_eight_fields_reads_as_an_empty_ninth(play: type[Play]) -> None:
    text = line(KINGS)
    assert play(text.removesuffix(" -"), on("exchange")).line == text


def test_two_half_boards_have_none_of_the_rules(play: type[Play]) -> None:
    with pytest.raises(ValueError, match="two half-boards"):
        play(line("Ah1Ka Bh1Kb Aa1Ra"), on("exchange"))


def test_all_items_are_read_and_written(play: type[Play]) -> None:
    ninth = "k=2,3;b=1;m=Ae4;x=2;o=Aa4,Ac2;r=b:2x1N;d=3:3,4:3;l=a:BR,c:R;f=d:AD;w=d:Ah3"
    pieces = "Ae1Ka Ae4Pa Ag1Ra Ah3Ra Aa4Nb Ac2Pc Bh1Kb Ch1Kc Da1Kd"
    text = line(pieces, left="1AB", ninth=ninth)
    game = play(text, on("defend", "exchange", "kingcapture", "obstacles"))
    assert game.line == text
    assert game.added == {
        "attackers": [2, 3],
        "debts": {"3": [3], "4": [3]},
        "frozen": ["d"],
    }

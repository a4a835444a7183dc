"""CFEN: what is written is read back, and a line that cannot be says what is wrong with it."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies import cfen as cfen_module
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.games.armies.little import LITTLE
from tests.games.armies.reading import read

START = (
    "8/8/PaPaPaPaPaPaPaPa/RaNaBaQaKaBaNaRa|8/8/PbPbPbPbPbPbPbPb/RbNbBbKbQbBbNbRb"
    "|8/8/PcPcPcPcPcPcPcPc/RcNcBcQcKcBcNcRc a 1/2/3 KQ/KQ/KQ - 1 0 1"
)
KINGS = "Ka:Ae1 Kb:Bd1 Kc:Ce1"


def test_the_start_for_three() -> None:
    assert find_game("cfanp").initial(3, {"order": "seats"}).to_text() == START
    assert position(START).to_text() == START


@pytest.mark.parametrize(
    "text",
    [
        cfen(3, KINGS + " Pa:Ae4 Pb:Be4", army="c", passed="Ae3,Be3", turn="2", clock=9, round=12),
        cfen(4, KINGS + " Na:Ba2 Kd:Dd1", turn="1AB", control="1/2/1/4"),
        cfen(3, KINGS, control="1/-/3"),
        cfen(3, "Ka:Ae1 Kc:Ce1", control="1/-/3"),  # a dead army's King was captured
        cfen(2, "Ka:Ae1 Kb:Bd1 Ra:Ba3", turn="2"),
    ],
)
def test_round_trip(text: str) -> None:
    assert position(text).to_text() == text
    assert position(text + "\n").to_text() == text


def test_a_committed_pair_round_trips() -> None:
    text = cfen(3, KINGS, turn="1:AC")
    assert position(text, touch=True).to_text() == text


BAD = [
    ("half-boards", ["the number is 27"], "|".join(["8/8/8/8"] * 27) + " a 1 - - 1 0 1"),
    ("half-boards", ["the number is 1 "], "8/8/8/4Ka3 a 1 - - 1 0 1"),
    ("half-boards", ["half-board A: the number of ranks is 3"],
     cfen(2, "Ka:Ae1 Kb:Bd1").replace("8/8/8/4Ka3", "8/8/4Ka3")),
    ("half-boards", ["half-board A: rank 1: the number of squares is 7"],
     cfen(2, "Ka:Ae1 Kb:Bd1").replace("4Ka3", "4Ka2")),
    ("half-boards", ["half-board A: rank 1: the number of squares is 9"],
     cfen(2, "Ka:Ae1 Kb:Bd1").replace("4Ka3", "4Ka4")),
    ("half-boards", ["half-board A: rank 1", "Xa"], cfen(2, "Ka:Ae1 Kb:Bd1").replace("Ka3", "Xa3")),
    ("half-boards", ["half-board A: rank 1", "K3"], cfen(2, "Ka:Ae1 Kb:Bd1").replace("Ka3", "K3")),
    ("half-boards", ["Ba3", "no army c"], cfen(2, "Ka:Ae1 Kb:Bd1 Rc:Ba3")),
    ("half-boards", ["two Kings", "Ae1", "Bb3"], cfen(2, "Ka:Ae1 Kb:Bd1 Ka:Bb3")),
    ("half-boards", ["army b", "no King"], cfen(3, "Ka:Ae1 Kc:Ce1 Rb:Ba1")),
    ("half-boards", ["Bc1", "back rank"], cfen(3, KINGS + " Pa:Bc1")),
    ("half-boards", ["17 pieces"],
     cfen(3, KINGS + "".join(f" Na:{x}{f}3" for x in "AB" for f in "abcdefgh"))),
    ("half-boards", ["9 pawns"],
     cfen(3, KINGS + " Pa:Bc3" + "".join(f" Pa:A{f}2" for f in "abcdefgh"))),
    ("half-boards", ["Bd1", "attacked although"], cfen(2, "Ka:Ad1 Kb:Bd1 Ra:Ae4")),
    ("army to move", ["“d”", "a to c"], cfen(3, KINGS, army="d", turn="1")),
    ("army to move", ["“ab”"], cfen(3, KINGS, army="ab", turn="1")),
    ("army to move", ["b is dead"], cfen(3, KINGS, army="b", control="1/-/3")),
    ("control", ["number of entries is 2"], cfen(3, KINGS, control="1/2")),
    ("control", ["army b", "“4”"], cfen(3, KINGS, control="1/4/3")),
    ("control", ["army c", "“x”"], cfen(3, KINGS, control="1/2/x")),
    ("castling", ["number of entries is 2"], cfen(3, KINGS, castling="-/-")),
    ("castling", ["army a", "“QK”"], cfen(3, KINGS, castling="QK/-/-")),
    ("castling", ["no Rook", "Ah1"], cfen(3, KINGS, castling="K/-/-")),
    ("castling", ["no Rook", "Ah1"], cfen(3, KINGS + " Rb:Ah1", castling="K/-/-")),
    ("castling", ["no King", "Bd1"], cfen(3, "Ka:Ae1 Kb:Be1 Rb:Bh1 Kc:Ce1", castling="-/Q/-")),
    ("en passant", ["“Ae2”", "rank 3"], cfen(3, KINGS, passed="Ae2")),
    ("en passant", ["“Ax3”"], cfen(3, KINGS, passed="Ax3")),
    ("en passant", ["“Ze3”", "no half-board"], cfen(3, KINGS, passed="Ze3")),
    ("en passant", ["no half-board"], cfen(3, KINGS, passed=",")),
    ("en passant", ["Be3", "Be4"], cfen(3, KINGS, passed="Be3")),
    ("en passant", ["two passed"], cfen(3, KINGS + " Pb:Be4 Pb:Bd4", passed="Be3,Bd3")),
    ("en passant", ["Ae3", "lapsed"], cfen(3, KINGS + " Pa:Ae4", passed="Ae3")),
    ("moves left", ["“0”"], cfen(3, KINGS, turn="0")),
    ("moves left", ["“4”", "1 to 3"], cfen(3, KINGS, turn="4")),
    ("moves left", ["“1A”", "even"], cfen(3, KINGS, turn="1A")),
    ("moves left", ["each once"], cfen(3, KINGS, turn="1AA")),
    ("moves left", ["no half-board D"], cfen(3, KINGS, turn="1AD")),
    ("moves left", ["AB", "touch-board"], cfen(3, KINGS, turn="1:AB")),
    ("moves since", ["“-1”"], cfen(3, KINGS, clock=-1)),
    ("round", ["“0”"], cfen(3, KINGS, round=0)),
    ("the line", ["number of fields is 7"], START.rsplit(" ", 1)[0]),
    ("the line", ["before field 2"], START.replace(" ", "  ", 1)),
    ("the line", ["number of fields is 0"], ""),
    ("the line", ["cannot be printed"], START.replace("|", "\n", 1)),
    ("the line", ["characters"], "8" * 17_000),
]  # fmt: skip


@pytest.mark.parametrize(("field", "words", "text"), BAD)
def test_what_cannot_be(field: str, words: list[str], text: str) -> None:
    with pytest.raises(PositionError) as raised:
        position(text)
    message = str(raised.value)
    assert message.startswith(field)
    for word in words:
        assert word in message


def test_lines_of_another_base_game_have_its_size() -> None:
    line = "Ra2/1KaRa|1Rb1/1Kb1|1Rc1/KcRc1 a 1/2/3 - - 1 0 1 base=little"
    state = read(line, Rules(LITTLE))
    assert cfen_module.write(state) == line
    assert state.piece_at(Square(0, 3)) == Piece("R", 0)
    for wrong, words in (
        (line.replace("Ra2", "Ra3"), "half-board A: rank 2: the number of squares is 4"),
        (line.replace("Ra2", "Ra4"), "number of empty squares from 1 to 3"),
        (line.replace("Ra2", "Qa2"), "neither a piece .a letter and its army"),
        (line.replace("Ra2/", ""), "number of ranks is 1 .expected 2"),
    ):
        with pytest.raises(PositionError, match=words):
            read(wrong, Rules(LITTLE))

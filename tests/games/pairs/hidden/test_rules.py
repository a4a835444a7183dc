"""How hidden pieces move, what an attack leads to, and why something is not legal."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Captured, Met
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.pieces import Piece
from tests.games.pairs.hidden.fields import EMPTY, GAME, at, played

FLAGS = ("10/10/10/Ba8Fa", "10/10/10/Bb8Fb")


def moves(board: str, strip: str = "10/10") -> str:
    """Return where the pieces of army a go."""
    position = at(board, "10/10/10/LbBb7Fb", strip=strip)
    return " ".join(one.text[3:] for one in position.all_actions())


def test_pieces_go_one_step_and_not_into_lakes() -> None:
    assert moves("2Ca7/10/10/9Fa") == "c4b4 c4c3 c4d4"
    assert moves("10/10/10/BaLa7Fa") == "b1b2 b1c1"


def test_scouts_go_far_and_lakes_stop_them() -> None:
    assert moves("2Ta7/10/10/9Fa") == (
        "c4a4 c4b4 c4c1 c4c2 c4c3 c4d4 c4e4 c4f4 c4g4 c4h4 c4i4 c4j4"
    )
    found = moves("10/10/10/9Fa", "10/Ta9")
    assert found == "a5a1 a5a10 a5a2 a5a3 a5a4 a5a6 a5a7 a5a8 a5a9 a5b5".replace("a5a10 ", "a5a10 ")


@pytest.mark.parametrize(
    ("attacker", "stands", "fallen"),
    [("Ma", "Ma", "Eb"), ("Ta", "Eb", "Ta"), ("Ea", None, "EaEb")],
)
def test_what_an_attack_leads_to(attacker: str, stands: str | None, fallen: str) -> None:
    position = at(f"{attacker}9/10/10/Na8Fa", "10/10/10/Lb8Fb", strip="10/Eb9")
    after, change = played(position, "AB:a4a5")
    here, there = Square(0, 30), Square(STRIP, 0)
    left = after.pieces().get(there)
    assert stands == (None if left is None else f"{left.letter}{'ab'[left.army]}")
    assert here not in after.pieces()
    assert "".join(f"{one.piece.letter}{'ab'[one.piece.army]}" for one in change.captured) == fallen
    assert not any(one.removed for one in change.captured)
    own, other = Piece(attacker[0], 0), Piece("E", 1)
    falls = {one.square for one in change.captured}
    assert change.met == Met(here, there, own, other, here in falls, there in falls)
    assert [(one.origin, one.target) for one in change.went] == [(here, there)]
    assert bool(change.moved) == (here not in falls)
    assert ("seen=~a1" in after.to_text()) == (stands is not None)
    assert " 0 1 base" in after.to_text()


def test_a_scout_that_goes_far_is_shown() -> None:
    position = at("Ta9/10/10/Na8Fa", "10/10/10/Lb8Fb")
    assert "seen" not in played(position, "AB:a4a5")[0].to_text()
    assert "seen=~a2" in played(position, "AB:a4a6")[0].to_text()


def test_dead_pieces_defend_themselves() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/8LbFb", EMPTY, strip="10/10", rest="a 1/2/-")
    assert position.control == (1, 2, None)
    position = at("Ea9/10/10/8Ta1", "10/10/10/8LbFb", "10/10/10/Fc9", strip="10/Mc9",
                  rest="a 1/2/-")  # fmt: skip
    after, change = played(position, "AB:a4a5")
    assert change.captured == (Captured(Square(0, 30), Piece("E", 0)),)
    assert after.pieces()[Square(STRIP, 0)] == Piece("M", 2)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("AB:a1a2", "Bombs and Flags do not move"),
        ("AB:c4c5", "No piece enters a lake"),
        ("AB:c4d3", "Pieces go along files and ranks, not aslant"),
        ("AB:c4c2", "Only a Scout goes farther than one square"),
        ("AB:d4d7", "A lake is in the way"),
        ("AB:d4a4", "Your Lieutenant on Ac4 is in the way"),
    ],
)
def test_why_not(move: str, sentence: str) -> None:
    position = at("2LaTa6/10/10/Ba8Fa", "10/10/10/Lb8Fb")
    refusal = position.refusal(GAME.parse_action(move))
    assert refusal is not None
    assert refusal.message == sentence


def test_no_refusal_tells_what_a_piece_is() -> None:
    sentences = set()
    for letter in "MSTBF":
        position = at("2TaLb6/10/10/Ba8Fa", f"10/10/10/{letter}b9")
        for move in ("AB:c4e4", "AB:d4e4", "AB:j10j9", "AB:c4j10"):
            refusal = position.refusal(GAME.parse_action(move))
            assert refusal is not None
            sentences.add((move, refusal.message, refusal.causes))
    assert len(sentences) == 4
    assert any("unknown piece" in sentence for _, sentence, _ in sentences)

"""Xiangqi on half-boards: known figures, and what only Xiangqi has."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.boards import Look, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionError
from cfanp_gui.games.armies.position import ArmiesPosition
from tests.games.armies.xiangqi import PALACE, XIANGQI, XiangqiForAnyNumber
from tests.slow import is_slow

GAME = XiangqiForAnyNumber()


def position(armies: int, pieces: str, **fields: Any) -> ArmiesPosition:
    """Return a position with pieces such as ``Ka:Ae1`` and some fields of the builder."""
    found = {}
    for one in pieces.split():
        piece, _, at = one.partition(":")
        square = Square(ord(at[0]) - ord("A"), XIANGQI.names.read(at[1:]))
        found[square] = Piece(piece[0], ord(piece[1]) - ord("a"))
    builder = GAME.initial(armies, {}).builder().replace(pieces=found, **fields)
    built = builder.build()
    assert isinstance(built, ArmiesPosition)
    return built


def targets(at: ArmiesPosition, origin: str, pair: str = "AB") -> set[str]:
    """Return where the piece on a joined square of a pair may go."""
    moves = (action.text.partition(":") for action in at.all_actions())
    return {move[2:] for name, _, move in moves if name == pair and move.startswith(origin)}


@pytest.mark.parametrize(("depth", "count"), [(1, 44), (2, 1920), (3, 79666)])
def test_sequences_of_moves_with_two_armies_are_those_of_xiangqi(depth: int, count: int) -> None:
    if depth > 2 and not is_slow():
        pytest.skip("the third ply takes some seconds")
    assert GAME.perft(GAME.initial(2, {}), depth) == count


def test_with_three_armies_each_pair_is_another_board() -> None:
    assert GAME.perft(GAME.initial(3, {}), 1) == 2 * 44


def test_a_half_board_says_how_it_is_drawn() -> None:
    first = GAME.initial(3, {}).boards()[0]
    assert (first.files, first.ranks, first.look) == (9, 5, Look.POINTS)
    assert [(zone.name, zone.squares) for zone in first.zones] == [("palace", PALACE)]


def test_a_horse_and_an_elephant_are_held_up_by_what_stands_in_their_way() -> None:
    at = position(2, "Ka:Ad1 Na:Ac3 Pa:Ac4 Ba:Ag1 Pa:Af2 Kb:Bd1")
    assert targets(at, "c3") == {"a2", "a4", "b1", "e2", "e4"}
    assert targets(at, "g1") == {"i3"}


def test_an_elephant_never_crosses_the_river_and_no_general_leaves_the_palace() -> None:
    at = position(3, "Ka:Af3 Ba:Ac5 Aa:Ad3 Kb:Bf1 Kc:Ce1")
    assert targets(at, "c5") == {"a3", "e3"}
    assert targets(at, "f3") == {"e3", "f2"}
    assert targets(at, "d3") == {"e2"}


def test_a_cannon_captures_over_one_piece_and_goes_over_none() -> None:
    at = position(2, "Ka:Ad1 Ca:Aa1 Pa:Aa4 Rb:Bi3 Kb:Be1 Ra:Ac1")
    assert targets(at, "a1") == {"a2", "a3", "b1", "a8"}


def test_a_soldier_goes_aside_on_every_half_board_but_its_home() -> None:
    home = position(3, "Ka:Ad1 Pa:Ac4 Kb:Be1 Kc:Ce1")
    assert targets(home, "c4") == {"c5"}
    # On B, as the lower half-board of BC, it goes towards that army's back rank.
    abroad = position(3, "Ka:Ad1 Pa:Bc4 Kb:Be1 Kc:Ce1", moves_left=2)
    assert targets(abroad, "c4", "BC") == {"b4", "d4", "c3"}
    assert targets(abroad, "g7", "AB") == {"f7", "h7", "g8"}


def test_generals_do_not_face_each_other() -> None:
    at = position(2, "Ka:Ad1 Pa:Aa4 Kb:Be1")
    assert targets(at, "d1") == {"d2"}
    pinned = position(2, "Ka:Ae1 Na:Ae3 Kb:Be1")
    assert targets(pinned, "e3") == set()
    refusal = pinned.refusal(GAME.parse_action("AB:e3f5"))
    assert refusal is not None
    assert "would be attacked by player 2’s General on Be1 (e10)" in refusal.sentence
    with pytest.raises(PositionError, match="is attacked although army a is to move"):
        position(2, "Ka:Ae1 Kb:Be1")


def test_who_has_no_move_of_the_last_two_has_lost() -> None:
    at = position(2, "Ka:Ae1 Ra:Bi3 Kb:Bd1")
    outcome = at.apply(GAME.parse_action("AB:a8a9"))[0].outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.reason) == ("win", (1,), "stalemate")


def test_draws_come_at_once_and_without_a_claim() -> None:
    at = position(2, "Ka:Ad1 Ra:Aa1 Kb:Bd1 Rb:Ba1", clock=119)
    assert at.claim() is None
    refusal = at.refusal(GAME.claimed_draw())
    assert refusal is not None
    assert "Draws need no claim in this game" in refusal.sentence
    outcome = at.apply(GAME.parse_action("AB:a1a2"))[0].outcome()
    assert outcome is not None
    assert outcome.reason == "60 moves each without capture or pawn move"
    again = GAME.initial(2, {})
    found = again.full
    for text in ("AB:a1a2", "AB:a10a9", "AB:a2a1", "AB:a9a10") * 2:
        assert found.outcome() is None
        found, _ = found.apply(GAME.parse_action(text))
    outcome = found.outcome()
    assert outcome is not None
    assert outcome.reason == "threefold repetition"


def test_a_line_names_the_base_game() -> None:
    text = GAME.initial(3, {}).to_text()
    assert text.endswith("a 1/2/3 - - 1 0 1 base=xiangqi")
    assert GAME.resembles(text)
    assert GAME.options_in(text) == {"base": "xiangqi"}
    assert GAME.from_text(text, {"base": "xiangqi"}) == GAME.initial(3, {})
    bare = text.removesuffix(" base=xiangqi")
    for wrong in (bare, f"{bare} base=chess"):
        with pytest.raises(PositionError, match=r"base game.*expected base=xiangqi"):
            GAME.from_text(wrong, {})


def test_a_move_is_written_with_the_letters_and_ranks_of_xiangqi() -> None:
    at = GAME.initial(2, {})
    human = GAME.notation.human
    assert human(at, GAME.parse_action("AB:b3e3")) == "AB:Cbe3"
    assert human(at, GAME.parse_action("AB:b3b10")) == "AB:Cxb10"
    assert human(at, GAME.parse_action("AB:c4c5")) == "AB:Pc5"
    for text in ("Cbe3", "AB:Cbe3", "b3e3", "AB:b3-e3"):
        assert GAME.notation.parse(at, text) == GAME.parse_action("AB:b3e3"), text

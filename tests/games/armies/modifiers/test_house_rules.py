"""The house rules, one after the other."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Captured, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Piece
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.test_turn import BONUS, TWO_KINGS, moves

GAME = find_game("cfanp")


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(GAME.parse_action(text))


def test_single_bonus() -> None:
    found = position(cfen(4, BONUS, turn="1"), bonus="single")
    assert play(found, "AB:e1e2").turn().seat == 1


def test_the_other_turns_are_single_moves_too() -> None:
    found = play(position(cfen(4, BONUS, turn="1"), bonus="single"), "AB:e1e2")
    assert [found.turn().moves_left, found.turn().end] == [1, None]


@pytest.mark.parametrize(("what", "control"), [("dead", (1, None, None)),
                                               ("removed", (1, None, None))])  # fmt: skip
def test_captured_armies_by_option(what: str, control: tuple[int | None, ...]) -> None:
    after, change = step(position(cfen(3, TWO_KINGS), captured=what), "BC:a4h4")
    assert after.control == control
    left = {piece.army for piece in after.pieces().values()}
    assert left == ({0} if what == "removed" else {0, 1, 2})
    gone = {
        Captured(Square(1, 7), Piece("K", 1), removed=True),
        Captured(Square(2, 0), Piece("K", 2), removed=True),
    }
    assert set(change.captured) == (gone if what == "removed" else set())
    assert {given.after for given in change.control} == {None}


def test_a_removed_army_loses_castling_and_its_passed_square() -> None:
    # A back-rank mate on AB: army b's King on joined e8 behind its own pawns.
    pieces = "Ka:Ag1 Ra:Aa4 Kb:Bd1 Rb:Ba1 Pb:Bc2 Pb:Bd2 Pb:Be2 Pb:Bg4 Kc:Ce1"
    found = position(cfen(3, pieces, castling="-/K/-", passed="Bg3"), captured="removed")
    after, change = step(found, "AB:a4a8")
    assert change.events == (Checkmate(1, 1, 0, "removed"),)
    assert after.to_text().split(" ")[2:5] == ["1/-/3", "-/-/-", "-"]
    assert Captured(Square(1, 0), Piece("R", 1), removed=True) in change.captured


def test_no_army_is_handed_over() -> None:
    tournament = GAME.initial(3, {"friendly": False})
    refusal = tournament.refusal(GAME.parse_action("give:b=1"))
    assert refusal is not None
    assert refusal.rule == "friendly option"
    assert refusal.message == "Armies are not handed over in a tournament game"
    assert GAME.initial(3, {}).refusal(GAME.parse_action("give:b=1")) is None


def test_everything_else_stays_as_it_is_in_a_tournament() -> None:
    tournament = GAME.initial(3, {"friendly": False})
    assert tournament.all_actions() == GAME.initial(3, {}).all_actions()
    assert tournament.refusal(GAME.parse_action("resign:2")) is None


def test_pushing_commits() -> None:
    found = GAME.initial(3, {"touch": True})
    after, change = step(found, "AC:")
    assert change.pushed == Pair(0, 2)
    assert after.turn().committed == Pair(0, 2)
    assert all(text.startswith("AC:") and len(text) > 3 for text in moves(after))
    for text in ("AB:e2e4", "AC:", "AB:", "give:b=1", "end"):
        assert after.refusal(GAME.parse_action(text)) is not None
    assert play(after, "AC:e2e4").turn().committed is None
    plain = GAME.initial(3, {})
    assert plain.refusal(GAME.parse_action("AC:")) is not None
    assert plain.push_action(Pair(0, 2)) is None
    assert found.push_action(Pair(0, 2)) is not None


def test_nothing_stays_pushed_when_the_game_is_decided() -> None:
    found = play(GAME.initial(2, {"touch": True}), "AB:", "resign:2")
    assert found.outcome() is not None
    assert found.turn().committed is None


def test_pushing_a_pair_that_shows_the_own_mate_loses_the_army() -> None:
    mate = position(
        cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Rc:Ch1 Pb:Ac2", army="b"), touch=True
    )
    after, change = step(mate, "BC:")
    assert change.events == (Checkmate(1, 3, 2),)
    assert after.control == (1, 3, 3)
    assert after.turn().seat == 2
    still = position(cfen(3, "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2 Pb:Ac2", army="b"), touch=True)
    assert still.refusal(GAME.parse_action("BC:")) is not None

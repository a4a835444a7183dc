"""The positions that show what Peterson's rules mean show what the words beside them say."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import OptionExample
from cfanp_gui.games.armies import peterson
from cfanp_gui.games.armies.options import PETERSON
from cfanp_gui.games.cfanp.option_examples import EXAMPLES
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.chessboard import play

GAME = find_game("cfanp")


def example(name: str) -> OptionExample:
    found = GAME.option_example(name)
    assert found is not None
    return found


def shown(name: str, **other: bool) -> CfanpPosition:
    """Return the position of an example, with options of its own or others."""
    found = GAME.from_text(example(name).position, {**example(name).options, **other})
    assert isinstance(found, CfanpPosition)
    return found


def goes(found: CfanpPosition, source: Square, target: Square) -> bool:
    """Return whether a piece may go somewhere now."""
    return any(gesture.target == target for gesture in found.gestures(source))


def test_each_of_the_rules_has_one_and_no_other_option() -> None:
    shown_rules = {*PETERSON, "avalanche"}
    assert set(EXAMPLES) == shown_rules
    for option in GAME.options:
        assert (GAME.option_example(option.name) is not None) == (option.name in shown_rules)


def test_two_attackers_are_answered_by_two_moves() -> None:
    found, one = shown("defend"), example("defend")
    count = peterson.defence(found)
    assert count is not None
    assert count.opponents == (2, 3)
    threats = {pair for pairs in peterson.attacks(found).values() for pair in pairs}
    assert threats == set(one.threats)
    for source, target in one.arrows:
        assert goes(found, source, target)
    first = play(found, "AB:c3d5")
    assert first.turn().seat == 0
    assert play(first, "AB:b2b4").turn().seat == 1


def test_who_lost_nothing_gives_up_one_of_the_pieces_in_rings() -> None:
    found, one = shown("exchange"), example("exchange")
    assert goes(found, *one.arrows[0])
    taken = play(found, "AB:d2d4")
    assert goes(taken, *one.arrows[1])
    done = play(taken, "AB:g7d4", "BC:b8c8")
    assert peterson.debts(done) == {3: (3,)}
    due = play(done, "AC:g1h1", "AB:b8c8")
    assert due.turn().seat == 2
    assert set(peterson.removable(due)) == set(one.rings)


def test_a_frozen_army_is_immune_but_for_its_king() -> None:
    found, one = shown("kingcapture"), example("kingcapture")
    assert set(peterson.frozen(found)) == {1}
    ((source, target),) = one.arrows
    assert one.rings == (target,)
    assert goes(found, source, target)
    after = play(found, "AB:a8e8")
    assert after.seat_status(1).dead
    pawns = [at for at, piece in found.pieces().items() if piece.letter == "P"]
    assert not any(goes(found, one, pawn) for pawn in pawns for one in found.pieces())


def test_dead_pieces_are_captured_with_the_rule_only() -> None:
    ((source, target),) = example("obstacles").arrows
    assert shown("obstacles").seat_status(1).dead
    assert goes(shown("obstacles"), source, target)
    assert not goes(shown("obstacles", obstacles=False), source, target)
    assert goes(shown("obstacles", obstacles=False), source, Square(source.board, source.index + 8))


@pytest.mark.parametrize("players", [2, 3, 26])
def test_with_two_players_the_rules_stay_off(players: int) -> None:
    for option in GAME.options:
        refusal = GAME.option_refusal(option.name, players)
        if players == 2 and option.name in PETERSON:
            assert refusal == "This rule is for more than two players."
        else:
            assert refusal is None

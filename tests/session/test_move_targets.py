"""Where a piece may go over all pairs, and why not."""

from __future__ import annotations

import pytest

from cfanp_gui.core.half_boards import to_joined
from cfanp_gui.session.move_targets import likeliest_pair, moves_from, why_not
from tests.core.build import cfen
from tests.session.play import CFANP, a_session, pair, place, session_at
from tests.session.sessions import in_the_midst
from tests.slow import seeds


@pytest.mark.parametrize("seed", seeds(12))
def test_every_legal_move_starts_somewhere(seed: int) -> None:
    position = in_the_midst(seed).position
    all_moves = {action.text for one in position.pairs() for action in position.pair_actions(one)}
    found = [reached for origin in position.pieces() for reached in moves_from(position, origin)]
    assert sorted(action.text for action, _ in found) == sorted(all_moves)
    for action, target in found:
        assert to_joined(target, action.pair, position.join) == action.target


def test_the_pair_pushed_together_is_likeliest() -> None:
    session = a_session(3)
    assert likeliest_pair(session, place("Ae2"), place("Ae4")) == pair("AB")
    assert likeliest_pair(session, place("Ce2"), place("Ae4")) == pair("AC")
    assert likeliest_pair(session, place("Be2"), place("Be4")) == pair("AB")
    session.push(pair("BC"))
    assert likeliest_pair(session, place("Be2"), place("Be4")) == pair("BC")
    assert likeliest_pair(session, place("Be2"), place("Ae4")) == pair("AB")


def test_why_not_is_what_the_rules_say_on_that_pair() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Na:Ae2 Rb:Bd4 Kb:Ba1", turn="2"))
    refusal = why_not(session, place("Ae2"), place("Ac3"))
    assert refusal == session.position.refusal(CFANP.parse_action("AB:e2c3"))
    assert refusal is not None
    assert refusal.causes == (place("Ae1"), place("Bd4"))
    assert why_not(session, place("Ae1"), place("Af1")) is None


def test_a_promotion_is_part_of_the_question() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Pa:Bg2 Kb:Ba4", turn="2"))
    assert why_not(session, place("Bg2"), place("Bg1"), "Q") is None
    refusal = why_not(session, place("Bg2"), place("Bg1"))
    assert refusal is not None
    assert "what the pawn becomes" in refusal.message

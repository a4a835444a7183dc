"""What everybody may expect where all play for themselves."""

from __future__ import annotations

import pytest

from cfanp_gui.bots import expectation
from cfanp_gui.bots.alpha_beta import DRAWN
from cfanp_gui.bots.contract import Limit, OutOfLimitError, Thinking
from cfanp_gui.bots.expectation import GLANCE, Expectation, Moves, Worths, drawn_worths, worths
from cfanp_gui.bots.lookahead import IDLE
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.core.searching import LOSS, SearchState
from cfanp_gui.games.registry import find_game
from tests.bots import cfanp
from tests.core.build import cfen

GAME = find_game("cfanp")
ALL = 1_000_000
"""More positions than are looked at."""
MATED_NEXT = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Be1 Rb:Bd2 Kc:Ca1 Pc:Ca2 Pc:Cb2 Kd:De1 Qd:Dd4")
"""Army b, the next, mates c at once, on the back rank behind its pawns; d has a Queen."""
MATED_LATER = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Nb:Bh1 Kc:Ce1 Rc:Cd2 Kd:De1")
"""Army c could mate b so, but b moves before it."""
NO_TIME = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Ba1 Rb:Bh2 Pb:Ba2 Pb:Bb2 Kc:Ce1 Rc:Cd2 Kd:De1 Qd:Dh3")
"""The same, but b may capture a pawn before it."""


def after(text: str, move: str, few: bool) -> tuple[SearchState, Expectation]:
    """Return a position after a move, on whichever pair, and a search that began before it."""
    position = cfanp(text)
    state: SearchState | None = PlainState(position, 1, GAME.piece_types)
    if few:
        state = position.search_state()  # type: ignore[attr-defined]
    assert state is not None
    found = Expectation(state, few)
    state.play(next(one for one in state.moves() if state.action(one).text.endswith(f":{move}")))
    return state, found


def look(text: str, depth: int, few: bool = True) -> tuple[Worths, list[str]]:
    """Return what may be expected after a pawn's move, and what is thought to be played."""
    state, search = after(text, "a2a3", few)
    before = state.key()
    found, line = search.look(depth, Thinking(Limit(ALL)))
    assert state.key() == before
    return found, told(state, line)


def told(state: SearchState, line: Moves) -> list[str]:
    """Return moves in machine form."""
    found = []
    for move in line:
        if move is IDLE:
            found.append("-")
            state.pass_turn()
        else:
            found.append(state.action(move).text)
            state.play(move)
    for _ in line:
        state.take_back()
    return found


@pytest.mark.parametrize("depth", [GLANCE, 0, 1, 2])
def test_nobody_overlooks_a_mate(depth: int) -> None:
    found, line = look(MATED_NEXT, depth)
    assert line[0] == "BC:d2d8"
    assert found[2] == LOSS, "who is mated is out"


def test_everybody_does_what_is_best_for_them() -> None:
    _, line = look(MATED_NEXT, 1)
    assert line == ["BC:d2d8", "-", "-", "-", "-"]


def test_who_sees_a_mate_coming_looks_for_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for depth in (1, 2):
        found, line = look(MATED_LATER, depth)
        assert found[1] > 0
        assert line[:2] != ["AB:a8b6", "BC:e7e1"]
    monkeypatch.setattr(expectation, "SAVING", 0)
    assert look(MATED_LATER, 1)[0][1] == LOSS, "it is none of the moves that are looked at first"


@pytest.mark.parametrize("depth", [GLANCE, 0])
def test_what_could_be_defended_is_not_lost_in_the_lap(depth: int) -> None:
    found, line = look(MATED_LATER, depth)
    assert found[1] > 0
    assert line == ["-"] * 4


def test_who_captures_in_the_lap_has_not_defended() -> None:
    hasty, line = look(NO_TIME, GLANCE)
    assert line[:2] == ["AB:a7a3", "BC:e7e1"]
    assert hasty[1] == LOSS
    careful, line = look(NO_TIME, 0)
    assert line[0] == "-"
    assert careful[1] > 0


def test_a_turn_that_was_begun_is_no_defence() -> None:
    """Army a has a second move; to end the turn instead parries nothing."""
    text = cfen(4, "Ka:Aa1 Pa:Aa2 Pa:Ab2 Na:De4 Kb:Be1 Rb:Bd2 Kc:Ce1 Kd:Dh1")
    state, search = after(text, "d5f4", True)
    assert state.is_begun
    found, line = search.look(GLANCE, Thinking(Limit(ALL)))
    assert told(state, line)[:2] == ["-", "AB:e7e1"]
    assert found[0] == LOSS


def test_without_knowledge_of_wins_all_moves_are_looked_at() -> None:
    found, line = look(MATED_NEXT, 1, few=False)
    assert found[2] == LOSS
    assert line == ["BC:d2d8"]
    still, nothing = look(MATED_NEXT, 0, few=False)
    assert still[2] > 0
    assert nothing == []


def test_a_limit_leaves_the_position_as_it_was() -> None:
    state, search = after(MATED_NEXT, "a2a3", True)
    before = state.key()
    with pytest.raises(OutOfLimitError):
        search.look(2, Thinking(Limit(20)))
    assert state.key() == before
    found, _ = search.look(2, Thinking(Limit(ALL)))
    assert found == look(MATED_NEXT, 2)[0], "what was broken off left nothing behind"


def test_it_remembers_so_much_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = look(MATED_LATER, 2)
    monkeypatch.setattr(expectation, "MOST_KEPT", 10)
    assert look(MATED_LATER, 2) == expected


def test_who_is_out_has_nothing() -> None:
    text = cfen(4, "Ka:Ae1 Pa:Aa2 Kb:Be1 Rb:Bd2 Kc:Ca1 Kd:De1", control="1/2/-/2")
    for few in (True, False):
        state, _ = after(text, "a2a3", few)
        for found in (worths(state), drawn_worths(state)):
            assert [value == LOSS for value in found] == [False, False, True, True]
        assert sorted(state.holders()) == ([1, 2, 2] if few else [1, 2])


def test_a_draw_is_claimed_by_who_has_nothing_better() -> None:
    for clock, claimed in ((0, False), (249, True)):
        text = cfen(4, "Ka:Ae1 Na:Ab1 Kb:Be1 Kc:Ce1 Qc:Cd1 Kd:De1 Qd:Dd1", clock=clock)
        state, search = after(text, "b1c3", True)
        found, line = search.look(1, Thinking(Limit(ALL)))
        assert (found == drawn_worths(state)) == claimed
        assert (line[-1] is DRAWN) == claimed


def test_a_position_that_comes_again_is_drawn() -> None:
    position = cfanp(cfen(3, "Ka:Ae1 Qa:Ab1 Kb:Be1 Kc:Ce1"))
    moves = ("AB:b1a1", "AB:d8d7", "AC:d8d7", "AB:a1b1", "AB:d7d8")
    for text in moves:
        position, _ = position.apply(GAME.parse_action(text))
    state: SearchState | None = position.search_state()  # type: ignore[attr-defined]
    assert state is not None
    search = Expectation(state, True)
    state.play(next(one for one in state.moves() if state.action(one).text.endswith(":d7d8")))
    assert search.look(2, Thinking(Limit(ALL))) == (drawn_worths(state), (DRAWN,))

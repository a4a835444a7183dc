"""Proofs: what they find in positions that are known, and what a second implementation finds."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit, Thinking
from cfanp_gui.core.position import Position
from cfanp_gui.games import registry
from cfanp_gui.puzzles import stipulation
from cfanp_gui.puzzles.proofs import told, written
from cfanp_gui.puzzles.prover import Proof, Prover, Verdict, prove
from cfanp_gui.puzzles.solving_state import ContractState, quick_state
from cfanp_gui.puzzles.stipulation import seat_to_move
from tests.puzzles import second_prover


def position(text: str, key: str = "cfanp") -> Position:
    """Return the position of a text."""
    game = registry.find_game(key)
    return game.from_text(text, game.as_seated).resolve_pending()[0]


def proof(text: str, asked: str, nodes: int = 100_000) -> Proof:
    """Return what is found."""
    return prove(position(text), stipulation.read(asked), Limit(nodes))


BACK_RANK = "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1"
TWO_WAYS = "8/8/8/Ra3Ka2Ra|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1"
LADDER = "8/8/8/1Ra2Ka3|8/7Ra/8/3Kb4 a 1/2 -/- - 1 0 1"


def test_a_mate_that_is_the_only_one_is_sound() -> None:
    found = proof(BACK_RANK, "a mates in 1")
    assert found.verdict is Verdict.SOUND
    assert [written(line) for line in found.lines] == [("AB:a1a8",)]
    assert told(found) == "sound: the only solution is AB:a1a8"
    assert found.positions > 5


def test_a_second_mate_cooks_it() -> None:
    found = proof(TWO_WAYS, "a mates in 1")
    assert found.verdict is Verdict.COOKED
    assert {written(line) for line in found.lines} == {("AB:a1a8",), ("AB:h1h8",)}
    assert told(found) == "cooked: AB:a1a8, but also AB:h1h8"


def test_where_there_is_no_solution_the_best_try_is_refuted() -> None:
    found = proof(BACK_RANK.replace("Ra3", "Ba3"), "a mates in 2")
    assert found.verdict is Verdict.UNSOLVABLE
    (line,) = found.lines
    assert len(line) == 2  # a try, and the reply
    assert told(found).startswith("no solution: the best try is refuted, AB:")


def test_what_takes_too_long_is_not_decided() -> None:
    found = proof(BACK_RANK, "a mates in 2", 20)
    assert (found.verdict, found.positions) == (Verdict.UNDECIDED, 20)
    assert told(found) == "not decided after 20 positions"


def test_it_can_be_stopped_and_tells_how_far_it_is() -> None:
    seen: list[tuple[int, int]] = []
    asked = stipulation.read("a mates in 1")
    start = position(BACK_RANK)
    prove(start, asked, told=lambda done, total: seen.append((done, total)))
    assert seen == [(done, len(seen)) for done in range(len(seen))]
    found = prove(start, asked, stopped=lambda: True)
    assert (found.verdict, found.positions) == (Verdict.UNDECIDED, 0)


def test_what_the_others_cannot_prevent_in_two_turns() -> None:
    """Two Rooks drive a King to the edge; either may go first."""
    assert proof(LADDER, "a mates in 1").verdict is Verdict.UNSOLVABLE
    found = proof(LADDER, "a mates in 2")
    assert found.verdict is Verdict.COOKED
    assert {written(line) for line in found.lines} == {("AB:a6a7",), ("AB:b1b7",)}


WAITING = "Pc5Pc1/8/7Ka/Qd7|3Qb4/4Ra3/1Kb6/8|8/8/2Kc5/8|8/8/8/4Kd1Qc1 d 1/2/2/2 -/-/-/- - 2 0 35"
"""A Queen on d's board helps to mate a's King, which is checked on a and b."""
SMALL = {
    "one on one": BACK_RANK,
    "two ways": TWO_WAYS,
    "a ladder": LADDER,
    "three armies": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1",
    "a bonus": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/2PcPcPc3/3Kc2Qa1 a 1/2/3 -/-/- - 2 0 1",
    "in danger": "8/8/8/4Ka3|8/8/8/3KbRbRb2|8/8/8/3Kc4 a 1/2/3 -/-/- - 1 0 1",
    "two of one player": "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4|8/8/8/3KcQc3 a 1/2/1 -/-/- - 1 0 1",
}
"""Positions of few pieces, in which a slow look is no long one."""


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize(
    "asked",
    [
        "a mates in 1", "a mates in 1 on a pair nobody pushes", "a takes two armies",
        "a saves its King", "a wins in 1",
    ],
)  # fmt: skip
def test_a_second_implementation_finds_the_same(name: str, asked: str) -> None:
    look_twice(SMALL[name], asked)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["one on one", "a ladder", "two of one player"])
def test_and_in_two_turns(name: str) -> None:
    look_twice(SMALL[name], "a mates in 2")


@pytest.mark.no_cover
def test_a_mate_with_a_check_across_boards_that_were_not_pushed() -> None:
    assert look_twice(WAITING, "d mates in 1 on a pair nobody pushes") == 1


def look_twice(text: str, asked: str) -> int:
    """Have solutions found by both, and return how many there are."""
    start, wanted = position(text), stipulation.read(asked)
    state = ContractState(start, seat_to_move(start, wanted.side))
    prover = Prover(state, wanted, Thinking(Limit(1_000_000)))
    found = set()
    for line in prover.solutions(wanted.turns):
        after = start
        for action in line:
            after, _ = after.apply(action)
        found.add(second_prover.looks(after))
    assert found == second_prover.solutions(start, state.player, wanted)
    return len(found)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("asked", ["a mates in 1", "a saves its King"])
def test_the_quick_search_finds_what_the_rules_do(name: str, asked: str) -> None:
    """It only chooses candidates; but what it misses is never mined."""
    start, wanted = position(SMALL[name]), stipulation.read(asked)
    state = ContractState(start, seat_to_move(start, "a"))
    quick = quick_state(start, state.player)
    assert quick is not None
    counts = [
        len(list(Prover(one, wanted, Thinking(Limit(1_000_000))).solutions(wanted.turns)))
        for one in (state, quick)
    ]
    assert min(counts) == 0 if max(counts) == 0 else min(counts) > 0

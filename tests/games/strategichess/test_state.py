"""All boards at one time: checks over edges, sends, pulls, passes and their order."""

from __future__ import annotations

import pickle

from cfanp_gui.games.strategichess.bitboards import NUMBERS
from cfanp_gui.games.strategichess.state import State
from tests.judges.strategichess_by_hand import AWAY, core, stfen


def state(*boards: str, turn: str = "") -> State:
    """Return the state of boards laid by hand."""
    return core(stfen(*boards, turn=turn)).state


def texts(at: State, board: int) -> list[str]:
    """Return what may be done on a board, in machine form."""
    return [action.text for action in at.legal(board)]


def test_what_may_be_done_is_sorted_by_text() -> None:
    # e10 before e1 before e2; pulls before sends before moves of one square.
    crowded = state(
        "Kh1 Re1 Re2 Re10 Rn5 kh14", "Kh1 Na5 Rd7 kh14", "Kh1 Ra9 Rn9 kh14", turn="w|w|b"
    )
    for board in range(3):
        assert texts(crowded, board) == sorted(texts(crowded, board))
    assert "2:n9<3:a9" in texts(crowded, 1)
    assert "1:e10>2:a10" in texts(crowded, 0)


def test_checks_come_over_edges() -> None:
    at = state("Kn1 kh14", "Kh1 rd1 kh14")
    assert at.in_check(0, 0)
    assert at.attackers(0, 0) == ((1, NUMBERS["d1"]),)
    assert at.attackers(1, 0) == ((1, NUMBERS["d1"]),)
    assert not at.in_check(0, 1)
    assert at.attackers(0, 1) == ()
    assert state("kh14 rd1", AWAY).attackers(0, 0) == (), "without a King"


def test_what_bears_on_a_square_comes_over_edges_too() -> None:
    at = state("Rn3 Bl4 Kn1 kh14", "Kh1 rd2 na1 pa4 kh14")
    # A Rook slides over the edge, a Knight leaps, a pawn strikes as it would capture.
    assert at.bearing_on(0, NUMBERS["n2"]) == (
        (0, NUMBERS["n1"]), (0, NUMBERS["n3"]), (0, NUMBERS["l4"]), (1, NUMBERS["d2"]),
    )  # fmt: skip
    assert at.bearing_on(0, NUMBERS["n3"]) == ((1, NUMBERS["a1"]), (1, NUMBERS["a4"]))
    assert at.bearing_on(1, NUMBERS["a3"]) == ((0, NUMBERS["n3"]),)


def test_who_has_nothing_to_do_may_pass_though_a_pull_is_open() -> None:
    stuck = state("pa3 Pa4 pa5 kh14", "Kh1 Ra5 kh14", turn="w|b")
    assert not stuck.moves(0)
    assert stuck.may_pass(0)
    assert texts(stuck, 0) == ["1:--", "1:n5<2:a5"]
    assert not stuck.may_pass(1)


def test_a_single_board_has_no_pass() -> None:
    at = core("14/14/14/14/14/14/14/14/14/14/14/1k12/1p12/K13 w -/- 0 1").state
    assert not at.may_pass(0)


def test_a_state_is_a_value() -> None:
    at = state("Kh1 kh14", AWAY)
    assert at.legal(0)
    again = pickle.loads(pickle.dumps(at))
    assert again == at == state("Kh1 kh14", AWAY)
    assert hash(again) == hash(at)
    assert at != state("Kh1 kh14", AWAY, turn="b|w")

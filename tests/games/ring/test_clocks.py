"""Two clocks for each board of a ring: which run, and whose they are."""

from __future__ import annotations

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.ring.clocks import SeatClocks
from tests.games.ring.build import GAME, KINGS, play, ring, start, step

FOOLS_MATE = ("1:f2f3", "1:e7e5", "1:g2g4")


def clocks(*names: str) -> set[int]:
    """Return clocks named by board and colour, such as ``2b``."""
    return {half_board(int(name[0]), "wb".index(name[1])) for name in names}


def test_every_seat_has_a_clock() -> None:
    policy = GAME.clocks(start())
    assert isinstance(policy, SeatClocks)
    assert policy.all == (0, 1, 2, 3, 4, 5)
    assert policy.factor == 2
    assert [policy.owner(start(), clock) for clock in policy.all] == [1, 2, 2, 3, 3, 1]


def test_the_clocks_of_those_who_may_move_run() -> None:
    policy = GAME.clocks(start())
    position = start(tempo="rounds")
    assert policy.running(position) == clocks("1w", "2w", "3w")
    assert policy.running(play(position, "2:e2e4")) == clocks("1w", "3w")
    assert policy.running(play(position, "draw")) == set()
    stuck = ring("1:7k/5Q2/8/8/8/8/8/K7 b", "2:k7/8/8/8/8/8/5q2/7K w", f"3:{KINGS}")
    assert policy.running(stuck) == clocks("1b", "2w"), "who must choose is on the clock twice"


def test_a_turn_ends_where_the_player_still_sits() -> None:
    policy = GAME.clocks(start())
    position = start()
    assert policy.ended(position, play(position, "2:e2e4")) == clocks("2w")
    before = play(position, *FOOLS_MATE)
    after, change = step(before, "1:d8h4")
    assert policy.ended(before, after) == set()
    assert set(policy.carried(change)) == {(half_board(1, 1), half_board(3, 1))}
    assert policy.acted(before, change) == half_board(1, 1)
    assert policy.acted(position, step(position, "draw")[1]) is None


def test_a_flag_is_the_loss_of_its_board() -> None:
    policy = GAME.clocks(start())
    assert policy.flag(start(), half_board(3, 1)).text == "3:flag:1"
    late = [policy.late(GAME.parse_action(text), half_board(3, 1))
            for text in ("3:e2e4", "1:e2e4", "draw")]  # fmt: skip
    assert late == [True, False, True]

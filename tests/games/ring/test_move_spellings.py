"""Every squares to write a legal move of a whole board means that move."""

from __future__ import annotations

import random
from collections import defaultdict

import pytest

from cfanp_gui.core.actions import Action
from cfanp_gui.core.half_boards import square_name
from cfanp_gui.games.ring.actions import Placement
from cfanp_gui.games.ring.move_spellings import bare, begun, spelt
from tests.games.ring.build import KINGS, line
from tests.session.rings import RING, STOCKED, a_ring, ring_at, ring_in_the_midst
from tests.slow import seeds

NOTATION = RING.notation


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("Nf3", "Nf3"),
        ("Nb1xd2+!?", "Nb1d2"),
        ("e8=N@f3", "e8N@f3"),
        ("e8(Q)", "e8Q"),
        ("e8/Q", "e8Q"),
        ("g1-f3", "g1f3"),
        ("g1 f3", "g1f3"),
        ("exd6 e.p.", "ed6"),
        ("exd6ep", "ed6"),
        ("exd6 e.p.#", "ed6"),
        ("0-0", "OO"),
        ("o-o-o+", "OOO"),
        ("N @ b1", "N@b1"),
    ],
)
def test_signs_may_be_left_out(typed: str, means: str) -> None:
    assert bare(typed) == means


def test_a_move_is_spelt_in_many_ways() -> None:
    session = a_ring(3)
    position = session.position
    knight, pawn = RING.parse_action("2:g1f3"), RING.parse_action("2:e2e4")
    for san in ("Nf3", "nf3", "Ngf3", "N1f3", "Ng1f3", "g1f3", "G1F3", "N-f3", "Nxf3"):
        assert spelt(position, (2,), san) == (knight,), san
    for san in ("e4", "E4", "e2e4", "e2-e4", "Pe4", "Pe2e4"):
        assert spelt(position, (2,), san) == (pawn,), san
    for san in ("", "N", "f", "Qf3", "N@f3", "OO", "e5", "ee4", "é"):
        assert spelt(position, (2,), san) == (), san
    assert spelt(position, (9,), "e4") == ()


def test_capitals_distinguish_a_bishop_from_a_pawn() -> None:
    at = ring_at(line("1:4k3/8/8/8/8/2p5/1P1B4/4K3 w", f"2:{KINGS}", f"3:{KINGS}")).position
    assert [one.text for one in spelt(at, (1,), "bxc3")] == ["1:b2c3"]
    assert [one.text for one in spelt(at, (1,), "Bxc3")] == ["1:d2c3"]
    assert [one.text for one in spelt(at, (1,), "BXC3")] == ["1:b2c3", "1:d2c3"]
    free = ring_at(line("1:4k3/8/8/8/8/8/1P1B4/4K3 w", f"2:{KINGS}", f"3:{KINGS}")).position
    assert [one.text for one in spelt(free, (1,), "bb4")] == ["1:d2b4"], "not the pawn from b2"
    everywhere = ring_at(
        line("1:4k3/8/8/8/8/2p5/3B4/4K3 w", "2:4k3/8/8/8/8/2p5/1P6/4K3 w", f"3:{KINGS}")
    ).position
    assert [one.text for one in spelt(everywhere, (1, 2, 3), "bxc3")] == ["2:b2c3"]
    assert [one.text for one in spelt(everywhere, (1, 3), "bxc3")] == ["1:d2c3"]


def test_castling_is_distinguished_from_a_step() -> None:
    position = ring_at(STOCKED).position
    assert [one.text for one in spelt(position, (1,), "O-O")] == ["1:e1g1"]
    assert [one.text for one in spelt(position, (1,), "0-0-0")] == ["1:e1c1"]
    assert [one.text for one in spelt(position, (3,), "o-o")] == []


def test_a_promotion_may_leave_open_what_is_put_on_and_where() -> None:
    position = ring_at(STOCKED).position
    open_square = spelt(position, (1,), "e8=N")
    assert len(open_square) > 40
    assert {one.text[:7] for one in open_square} == {"1:e7e8N"}
    assert set(open_square) < set(spelt(position, (1,), "e8"))
    assert [one.text for one in spelt(position, (1,), "e8=N@f3")] == ["1:e7e8N@f3"]
    assert [one.text for one in spelt(position, (1,), "e7e8n@f3")] == ["1:e7e8N@f3"]


def actions_written(seed: int) -> list[tuple[int, Action, str]]:
    """Return the legal actions of a position with their boards and their human form."""
    position = ring_in_the_midst(seed).position
    found = []
    for board in position.players_at:
        listed = list(position.board_actions(board))
        for action in random.Random(seed).sample(listed, min(60, len(listed))):
            found.append((board, action, NOTATION.human(position, action).split(" ")[1]))
    return found


@pytest.mark.parametrize("seed", seeds(24))
def test_the_human_form_of_every_move_means_it_alone(seed: int) -> None:
    position = ring_in_the_midst(seed).position
    for board, action, human in actions_written(seed):
        assert spelt(position, (board,), human) == (action,), human
        assert spelt(position, (board,), human.rstrip("+#")) == (action,), human
        assert action in spelt(position, (board,), human.lower()), human
        machine = action.text.partition(":")[2]
        assert spelt(position, (board,), machine) == (action,), machine
        assert action in begun(position, board, human[: len(human) // 2])


@pytest.mark.parametrize("seed", seeds(24))
def test_what_begins_as_typed_is_all_there_is(seed: int) -> None:
    position = ring_in_the_midst(seed).position
    for board in position.players_at:
        legal = position.board_actions(board)
        assert set(begun(position, board, "")) == set(legal)
        by_origin: dict[str, set[Action]] = defaultdict(set)
        for action in legal:
            assert action.board == board
            if not isinstance(action, Placement):
                by_origin[square_name(action.origin)].add(action)
        for origin, actions in by_origin.items():
            assert actions <= set(begun(position, board, origin))

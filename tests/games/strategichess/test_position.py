"""Positions as values, and how games end outside the boards."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.game import Outcome
from tests.games.strategichess.by_hand import AWAY, stfen
from tests.games.strategichess.test_draws import GAME, ROUND, begin, played


def ended(text: str, *boards: str) -> Outcome:
    """Return how a game ends by an action."""
    outcome = played(begin(*boards), text).outcome()
    assert outcome is not None
    return outcome


def test_positions_compare_by_boards_and_past() -> None:
    position = begin("Kh1 Qa1 kh14")
    assert pickle.loads(pickle.dumps(position)) == position == begin("Kh1 Qa1 kh14")
    again = played(position, *ROUND)
    assert again.to_text() != position.to_text(), "move numbers and the count went on"
    assert repr(position).startswith("<StrategiPosition player 1 to move: 7k6/")
    assert hash(again) != hash(position)


def test_resigning_is_for_a_single_board() -> None:
    assert ended("1:resign:w", "Kh1 Qa1 kh14") == Outcome("win", (2,), "resignation")
    with pytest.raises(IllegalAction, match="Nobody resigns with several boards"):
        played(begin("Kh1 Qa1 kh14", AWAY), "1:resign:w")
    with pytest.raises(IllegalAction, match="There is no board 2"):
        played(begin("Kh1 Qa1 kh14"), "2:flag:w")


def test_time_loses_a_single_board_but_not_to_a_bare_king() -> None:
    assert ended("1:flag:w", "Kh1 Qa1 kh14 pa9") == Outcome("win", (2,), "time")
    outcome = ended("1:flag:w", "Kh1 Qa1 kh14")
    assert outcome == Outcome("draw", (1, 2), "time, but no mate is possible")


@pytest.mark.parametrize(
    ("text", "boards", "result", "players"),
    [
        ("1:flag:w", ("Kh1 kh14", "Kh1 kh14"), "win", (2, 4)),
        ("1:flag:b", ("Kh1 kh14", "Kh1 kh14"), "win", (1, 3)),
        ("1:flag:w", ("Kh1 kh14", "Kh1", "Kh1 kh14"), "draw", (1, 2, 3, 4, 5, 6)),
        ("2:flag:b", ("Kh1 kh14", "Kh1"), "win", (1, 3)),
    ],
)
def test_time_ends_several_boards_by_a_count_of_kings(
    text: str, boards: tuple[str, ...], result: str, players: tuple[int, ...]
) -> None:
    outcome = ended(text, *boards)
    assert (outcome.result, outcome.players) == (result, players)
    assert outcome.reason == ("time, with more Kings" if result == "win" else
                              "time, with equal Kings")  # fmt: skip


def test_all_agree_to_a_draw() -> None:
    assert ended("draw", "Kh1 kh14", AWAY) == Outcome("draw", (1, 2, 3, 4), "agreement")


def test_a_position_that_is_read_begins_with_its_mates() -> None:
    position = GAME.from_text(stfen("Ka1 rm1 rl2 kh14", AWAY, quiet=5), {})
    assert position.checked_kings(), "as it was read"
    now, opening = position.resolve_pending()
    assert [event.to_json()["type"] for event in opening] == ["checkmate"]
    assert now.seat_status(0).kingless
    assert now.resolve_pending() == (now, ())
    stalemate = GAME.from_text(stfen("Ka1 rb9 rm2 kh14"), {})
    assert stalemate.outcome() is not None
    assert [event.to_json()["type"] for event in stalemate.resolve_pending()[1]] == ["over"]


def test_checks_of_a_move_are_the_hostile_kings_it_leaves_attacked() -> None:
    position = begin("Kh1 Re5 kn14", "Kh1 ka5", turn="w|b")
    _, transition = position.apply(GAME.parse_action("1:e5e6"))
    assert transition.checks == ()
    _, transition = played(position, "2:a5a6").apply(GAME.parse_action("1:e5e6"))
    assert [square.board for square in transition.checks] == [1], "over the edge"

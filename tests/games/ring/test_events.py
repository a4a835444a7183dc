"""What happens in a ring, in words and in JSON."""

from __future__ import annotations

import pytest
from chess import E1, E4, E8, H4

from cfanp_gui.core.events import Event, Loss, Weight, mated_seats
from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import half_board, half_square
from cfanp_gui.games.ring.events import PlayerEliminated, Removed
from tests.games.ring.build import KINGS, play, ring, start, step

FOOLS_MATE = ("1:f2f3", "1:e7e5", "1:g2g4")


def name(player: int) -> str:
    """Return what a player is called here."""
    return ("Anna", "Ben", "Clara")[player - 1]


def out(text: str, *before: str) -> PlayerEliminated:
    """Return the one event of an action after others from the start."""
    _, change = step(play(start(), *before), text)
    (event,) = change.events
    assert isinstance(event, PlayerEliminated)
    return event


def test_a_checkmate_says_who_goes_and_shows_the_king() -> None:
    event = out("1:d8h4", *FOOLS_MATE)
    assert event.text(name) == "Anna lost board 1 to Ben and is out: checkmate."
    assert event.text(name).template.startswith("{name} lost board {board}")
    assert event.to_json() == {"type": "out", "player": 1, "by_player": 2, "board": 1}
    assert event.weight is Weight.LOSS
    assert event.out == {1}
    assert event.mated == mated_seats([event]) == {half_board(1, 0)}
    assert event.kings == (half_square(1, E1),)
    assert event.attackers == (half_square(1, H4),)
    assert event.losses == (Loss(half_board(1, 0), 2),)


@pytest.mark.parametrize(("text", "reason"), [("1:resign:2", "resignation"), ("1:flag:2", "time")])
def test_who_gives_up_or_is_too_slow_is_not_mated(text: str, reason: str) -> None:
    event = out(text)
    assert event.text(name) == f"Ben lost board 1 to Anna and is out: {reason}."
    assert (event.mated, event.out, event.colour) == (frozenset(), {2}, 1)
    assert event.kings == (half_square(1, E8),)


def test_the_king_is_where_it_fell() -> None:
    position = ring("1:4k3/8/8/8/4K3/8/8/8", f"2:{KINGS}", f"3:{KINGS}")
    _, change = step(position, "1:resign:1")
    (event,) = change.events
    (closed,) = change.closed
    assert [dict(closed.pieces)[king] for king in event.kings] == [Piece("K", 0, 1)]
    assert event.kings == (half_square(1, E4),)


def test_a_piece_that_leaves_the_game() -> None:
    event = Removed(Piece("N", 1, 3))
    assert isinstance(event, Event)
    assert event.text(name) == "A piece leaves the game: Knight of set 3."
    assert event.to_json() == {"type": "removed", "piece": "Nb3"}
    assert event.weight is Weight.QUIET
    assert (event.mated, event.kings, event.out) == (frozenset(), (), frozenset())

"""What happens beside moves, in words and as JSON."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.core.events import Loss, Weight
from cfanp_gui.games.strategichess.events import Checkmate, GameEnded, Passed


def name(player: int) -> str:
    """Return a name for a player."""
    return ("Anna", "Ben", "Clara", "David")[player - 1]


def test_a_pass() -> None:
    assert Passed(2, 1).text(name) == "David passes on board 2."
    assert Passed(2, 1).to_json() == {"type": "pass", "board": 2, "team": "b"}


def test_a_mate_takes_the_king_off_or_ends_the_game() -> None:
    king = Square(1, 7)
    off = Checkmate(2, 0, king, taken=True)
    assert off.text(name) == "Clara is checkmated on board 2, loses the King and plays on."
    assert off.to_json() == {"type": "checkmate", "board": 2, "team": "w"}
    assert off.taken_off == {2: king}
    assert off.kings == ()
    assert off.losses == (Loss(2, 4),)
    assert off.weight is Weight.LOSS
    stays = Checkmate(2, 0, king, taken=False, by=(Square(1, 9),))
    assert stays.text(name) == "Clara is checkmated on board 2."
    assert (stays.kings, stays.attackers, stays.taken_off) == ((king,), (Square(1, 9),), {})


def test_the_end() -> None:
    assert GameEnded(1).text(name) == "Black has mated the last King of White."
    assert GameEnded(1).to_json() == {
        "type": "over", "result": "win", "team": "b", "reason": "checkmate",
    }  # fmt: skip
    assert GameEnded(None).text(name) == "Stalemate."
    assert GameEnded(None).to_json() == {"type": "over", "result": "draw", "reason": "stalemate"}

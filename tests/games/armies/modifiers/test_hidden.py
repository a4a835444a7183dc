"""What follows from attacks: Flags, players who are stranded, what is shown, two squares."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.modifiers.hidden import stranded_players
from tests.games.pairs.hidden.fields import GAME, at, played, told

FLAG_NEXT = ("10/10/10/La8Fa", "10/10/8Tb1/8LaFb", "10/10/10/Lc8Fc")


@pytest.mark.parametrize(
    ("captured", "control", "words"),
    [
        ("taken", (1, 1, 3), "and takes it over."),
        ("dead", (1, None, 3), "which is dead."),
        ("removed", (1, None, 3), "which leaves the half-boards."),
    ],
)
def test_the_option_says_what_becomes_of_an_army_whose_flag_is_captured(
    captured: str, control: tuple[int | None, ...], words: str
) -> None:
    line = at(*FLAG_NEXT).to_text()
    position = GAME.from_text(line, {"captured": captured})
    after, change = position.apply(GAME.parse_action("AB:b10a10"))
    assert told(change) == [{"type": "flag", "army": "b", "by_army": "a"}]
    assert str(change.events[0].text(str)).endswith(words)
    assert after.control == control  # type: ignore[attr-defined]
    assert any(piece.army == 1 for piece in after.pieces().values()) is (captured != "removed")


def test_a_dead_armys_flag_is_no_prize() -> None:
    position = at(*FLAG_NEXT, rest="a 1/-/3")
    after, change = played(position, "AB:b10a10")
    assert told(change) == []
    assert after.control == (1, None, 3)


def test_a_player_is_stranded_with_bombs_and_flags_alone() -> None:
    position = at("10/10/10/BaLa7Fa", "10/10/10/Bb8Fb", "10/10/10/Bc8Fc", rest="a 1/2/1")
    assert stranded_players(position.state) == {2}


def test_those_stranded_together_are_told_in_the_order_of_letters() -> None:
    position = at("10/10/10/La8Fa", "10/10/8La1/8TbFb", "10/10/10/Bc8Fc", "10/10/10/Ld8Fd",
                  rest="a 1/2/2/4 2")  # fmt: skip
    _, change = played(position, "AB:b9b10")
    assert told(change) == [{"type": "dead", "army": "b"}, {"type": "dead", "army": "c"}]


def test_during_a_turn_those_that_cannot_move_any_more_are_left_out() -> None:
    halves = ("La9/10/10/9Fa", "10/10/10/Lb8Fb", "La9/10/10/Lc8Fc", "10/10/10/Ld8Fd")
    position = at(*halves, rest="a 1/2/3/4 2", added="fro=Aa4Aa3:2,Ca4Ca3:1,Da1Da2:1")
    after, _ = played(position, "AB:a4a5")
    assert after.to_text().endswith("moved=~a1 fro=Ca4Ca3:1,Da1Da2:1,~a1Aa4:1")
    after, _ = played(after, "end")
    assert after.to_text().endswith("fro=Da1Da2:1,~a1Aa4:1")

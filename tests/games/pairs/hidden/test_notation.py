"""Moves of hidden armies as people write them, and as those who do not know what moves."""

from __future__ import annotations

import pytest

from cfanp_gui.core.notation import NotationError
from tests.games.pairs.hidden.fields import GAME, at

POSITION = at("JaTa8/10/10/NaLa7Fa", "10/10/10/LbBb7Fb", strip="10/CbEb8")


@pytest.mark.parametrize(
    ("move", "written", "seen_by_other"),
    [
        ("AB:b1b2", "AB:Lb1-b2", "AB:Xb1-b2"),
        ("AB:b4b2", "AB:Tb4-b2", "AB:Tb4-b2"),
        ("AB:a4a5", "AB:Ja4xCa5-", "AB:Ja4xCa5-"),
        ("AB:b4b5", "AB:Tb4xEb5-", "AB:Tb4xEb5-"),
    ],
)
def test_moves_are_written_and_read(move: str, written: str, seen_by_other: str) -> None:
    action = GAME.parse_action(move)
    after, change = POSITION.apply(action)
    assert GAME.notation.human(POSITION, action, change) == written
    shown = after.shown(change, 2)
    view = POSITION.seen_by(2)
    assert GAME.notation.human(view, action, shown) == seen_by_other
    for text in (written, seen_by_other, written.rstrip("-="), move):
        assert GAME.notation.parse(POSITION, text) == action
        assert GAME.notation.parse(POSITION.seen_by(1), text) == action


def test_both_may_go() -> None:
    position = at("Ca9/10/10/8LaFa", "10/10/10/LbBb7Fb", strip="10/Cb9")
    action = GAME.parse_action("AB:a4a5")
    assert GAME.notation.human(position, action, position.apply(action)[1]) == "AB:Ca4xCa5="


def test_before_it_is_played_nothing_is_told_of_an_attack() -> None:
    action = GAME.parse_action("AB:a4a5")
    view = POSITION.seen_by(1)
    assert GAME.notation.human(view, action) == "AB:Ja4xXa5"
    assert GAME.notation.human(POSITION, action, POSITION.foretold(action)) == "AB:Ja4xXa5"


@pytest.mark.parametrize("text", ["AB:Ma4xCa5", "AB:Ja4-a9", "AB:a4-c3"])
def test_what_is_not_legal_is_told_without_what_is_hidden(text: str) -> None:
    with pytest.raises(NotationError) as error:
        GAME.notation.parse(POSITION, text)
    said = str(error.value) + GAME.notation.instead(POSITION, text)
    assert "Colonel" not in said
    assert "Sergeant" not in said


def test_what_it_met_is_not_asked_about() -> None:
    for met in "MSX":
        assert GAME.notation.parse(POSITION, f"AB:Ja4x{met}a5").text == "AB:a4a5"

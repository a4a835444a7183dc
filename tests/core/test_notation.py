"""Notation, the names of tags, and the formats of other programs."""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.notation import NotationError, TagNames, UnreadableError
from cfanp_gui.games.armies.actions import EndTurn

LETTERS = TagNames("CFEN", "Army")
NUMBERS = TagNames("RFEN", "Player", letters=False)


def test_players_are_named_by_letters_or_numbers() -> None:
    assert [LETTERS.label(1), LETTERS.label(26), NUMBERS.label(26)] == ["A", "Z", "26"]


def test_own_tags_are_distinguished_from_others() -> None:
    for tag in ("Variant", "Players", "Result", "CFEN", "ArmyB", "ColourB"):
        assert LETTERS.ours(tag)
    for tag in ("Event", "RFEN", "Army", "Army1", "ArmyBB", "Armyb"):
        assert not LETTERS.ours(tag)
    assert NUMBERS.ours("Player12")
    for tag in ("Player0", "Player123", "PlayerA", "Player١"):
        assert not NUMBERS.ours(tag)


def test_an_error_names_what_may_be_meant_and_why_not() -> None:
    refusal = Refusal("Rule 1", "no")
    error = NotationError("several", (EndTurn(),), refusal)
    assert (str(error), error.fitting, error.refusal) == ("several", (EndTurn(),), refusal)
    plain = UnreadableError("what?")
    assert (plain.fitting, plain.refusal) == ((), None)
    assert isinstance(plain, NotationError)

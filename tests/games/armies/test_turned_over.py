"""Pieces that are turned over: how moves say so, as machines and as people write them."""

from __future__ import annotations

import pytest

from cfanp_gui.core.commands import NO_WORDS, Play, TypedLine, plain
from cfanp_gui.core.situation import Situation
from cfanp_gui.games.armies.base_game import any_of
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game

CFANP = find_game("cfanp")
SHOGI = CFANP.variant({"base": "shogi"})
SILVER = "4Ka4/9/9/9|9/4Sa4/9/Kb8 a 1/2 -/- - 1 0 1 base=shogi strip=9"
"""A Silver that may promote or not."""
BACK = """
[back:minishogi]
pieceDemotion = true
"""


def test_letters_of_several_signs_are_matched_the_longest_first() -> None:
    assert any_of(("P", "+P", "Q")) == r"(?:\+P|P|Q)"


def test_what_a_move_says_is_a_letter_or_a_sign() -> None:
    assert FIDE.becomes == (None, "N", "B", "R", "Q", "K")
    assert FIDE.became("P", "Q") == "Q"
    assert FIDE.became("P", None) == "P"
    shogi = BASE_GAMES.find("shogi")
    assert set(shogi.becomes) == {None, "+"}
    assert shogi.became("P", "+") == "+P"
    assert shogi.became("K", "+") is None
    house = BASE_GAMES.find("crazyhouse")
    assert set(house.becomes) == {None, "N", "B", "R", "Q"}
    assert house.became("P", "Q") == "Q~"


def test_a_piece_is_turned_over_or_stays_what_it_is() -> None:
    position = SHOGI.from_text(SILVER, {"base": "shogi"})
    texts = {action.text for action in position.all_actions() if "e7" in action.text[3:5]}
    assert {"AB:e7d8", "AB:e7d8+"} <= texts
    for text in ("AB:e7d8", "AB:e7d8+"):
        action = SHOGI.parse_action(text)
        human = SHOGI.notation.human(position, action)
        assert SHOGI.notation.parse(position, human) == action
        after, change = position.apply(action)
        (moved,) = change.moved
        assert moved.after.letter == ("+S" if text.endswith("+") else "S")
        line = after.to_text()
        assert ("+Sa" in line) == text.endswith("+")
        assert SHOGI.from_text(line, {"base": "shogi"}).to_text() == line


def test_a_sign_alone_does_not_make_a_check_a_promotion() -> None:
    # Back from the last rank a Silver checks the King behind it aside, a Gold does not.
    line = "4Ka4/9/9/9|9/9/4Kb1Sa2/9 a 1/2 -/- - 1 0 1 base=shogi strip=9"
    position = SHOGI.from_text(line, {"base": "shogi"})
    written = {}
    for action in position.all_actions():
        human = SHOGI.notation.human(position, action)
        assert SHOGI.notation.parse(position, human) == action
        written[action.text] = human
    assert len(set(written.values())) == len(written)
    assert {written["AB:c8d9"], written["AB:c8d9+"]} == {"AB:Sd9+", "AB:Sd9=G"}


def test_a_refusal_names_what_a_piece_cannot_become() -> None:
    position = SHOGI.from_text(SILVER, {"base": "shogi"})
    refusal = position.refusal(SHOGI.parse_action("AB:e1e2+"))
    assert refusal is not None
    assert str(refusal.sentence)


@pytest.mark.parametrize("text", ["AB:e7d8+", "Sd8=G", "AB:Sd8=G"])
def test_it_is_typed(text: str) -> None:
    position = SHOGI.from_text(SILVER, {"base": "shogi"})
    at = Situation(SHOGI, position, position, str)
    found = SHOGI.commands.read(at, TypedLine(text, plain(text)), NO_WORDS, None)
    assert found == Play(SHOGI.parse_action("AB:e7d8+"))


def test_demotions_are_moves_of_their_own() -> None:
    games = DescribedGames("back.ini", BACK)
    (back,) = games.found
    assert "-" in back.becoming
    assert back.became("+P", "-") == "P"

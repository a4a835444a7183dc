"""As what pieces are drawn: each name has an outline that somebody has drawn."""

from __future__ import annotations

import pytest

from cfanp_gui.core import outlines
from cfanp_gui.core.outlines import FIGURES, SHOGI, XIANGQI, family_of, outline_of
from cfanp_gui.record.tokens import SIGNS, token


@pytest.mark.parametrize(
    ("kinds", "drops", "family"),
    [
        (("king", "rook", "horse", "cannon", "soldier"), False, XIANGQI),
        (("king", "gold", "silver", "shogiPawn"), True, SHOGI),
        (("king", "gold"), True, SHOGI),
        (("king", "rook", "knight", "pawn"), True, FIGURES),
        (("king", "fers", "silver", "pawn"), False, FIGURES),
        (("king", "cannon", "pawn"), False, FIGURES),
    ],
)
def test_a_game_is_drawn_as_its_pieces_say(
    kinds: tuple[str, ...], drops: bool, family: str
) -> None:
    assert family_of(kinds, drops) == family


@pytest.mark.parametrize("family", [XIANGQI, SHOGI])
def test_every_token_that_is_named_has_been_drawn(family: str) -> None:
    named = [outline_of(family, kind) for kind in outlines._OUTLINES[family]]
    if family == SHOGI:
        named += [outline_of(family, "gold", was) for was in outlines._PROMOTED]
    for outline in named:
        assert outline.startswith(f"{family}/")
        for signs in SIGNS:
            assert token(outline, "#c8312b", signs=signs)


def test_what_was_promoted_is_drawn_as_that_and_others_as_figures_or_letters() -> None:
    assert outline_of(SHOGI, "gold", "shogiPawn") == "shogi/tokin"
    assert outline_of(SHOGI, "gold") == "shogi/gold"
    assert outline_of(FIGURES, "gold", "shogiPawn") == ""
    assert outline_of(SHOGI, "queen") == "queen"
    assert outline_of(FIGURES, "rook") == "rook"
    assert outline_of(XIANGQI, "banner") == ""

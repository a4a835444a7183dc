"""The actions by which games are drawn."""

from __future__ import annotations

from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.games.registry import GAMES


def test_every_game_reads_the_agreement_as_this_action() -> None:
    for game in GAMES:
        assert game.parse_action(AgreeDraw().text) == game.agreed_draw() == AgreeDraw()


def test_to_agree_is_not_to_claim() -> None:
    assert {AgreeDraw(), ClaimDraw(), AgreeDraw()} == {AgreeDraw(), ClaimDraw()}
    assert (AgreeDraw().text, ClaimDraw().text) == ("draw", "claim")

"""Peterson 3: whether the pieces of dead armies may be captured."""

from __future__ import annotations

import pytest

from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import position

GAME = find_game("cfanp")
LINE = cfen(3, "Ka:Ah1 Ra:Aa2 Pb:Aa4 Kb:Ae2 Kc:Ch1 Pc:Ch2", control="1/-/3")


@pytest.mark.parametrize("text", ["AC:a2a4", "AC:a2e2"])
def test_dead_pieces_stay_unless_all_agreed(text: str) -> None:
    action = GAME.parse_action(text)
    assert position(LINE).refusal(action) is None
    assert position(LINE, obstacles=True).refusal(action) is None
    assert position(LINE, kingcapture=True, obstacles=True).refusal(action) is None
    refused = position(LINE, kingcapture=True).refusal(action)
    assert refused is not None
    assert refused.rule == "Peterson 3"
    assert "pieces of dead army b may not be captured" in refused.message
    assert [full_name(square) for square in refused.causes] == ["A" + text[-2:]]
    assert action not in position(LINE, kingcapture=True).all_actions()


def test_dead_pieces_still_block_and_everything_else_is_legal() -> None:
    found = position(LINE, kingcapture=True)
    texts = {action.text for action in found.all_actions()}
    assert {"AC:a2a3", "AC:a2d2", "AC:a2a1"} <= texts
    assert not {"AC:a2a5", "AC:a2f2"} & texts
    far = found.refusal(GAME.parse_action("AC:a2f2"))
    assert far is not None
    assert far.rule == "Rule 1, FIDE"
    assert found.refusal(GAME.parse_action("AC:a2a3")) is None


def test_a_dead_pawn_is_not_captured_in_passing() -> None:
    line = cfen(3, "Ka:Ah1 Pa:Bd4 Pb:Be4 Kc:Ch1", control="1/-/3", passed="Be3")
    text = "AB:e5d6"
    assert text in {action.text for action in position(line).all_actions()}
    found = position(line, kingcapture=True)
    assert text not in {action.text for action in found.all_actions()}
    refused = found.refusal(GAME.parse_action(text))
    assert refused is not None
    assert refused.rule == "Peterson 3"


def test_a_position_without_other_rules_has_a_ninth_field_too() -> None:
    assert position(LINE, obstacles=True).to_text() == f"{LINE} -"

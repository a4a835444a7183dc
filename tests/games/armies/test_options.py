"""House rules, seats, and what the game says of itself."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join
from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.game import OptionError, check_options
from cfanp_gui.games.armies.actions import HandOver, Resign
from cfanp_gui.games.armies.options import OPTIONS, options_of, rules_of
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.registry import find_game
from tests.games.armies.xiangqi import XIANGQI

GAME = find_game("cfanp")


def test_defaults() -> None:
    values = check_options(OPTIONS, {})
    assert values == {"order": "lot", "join": "rotate", "bonus": "boards", "captured": "taken",
                      "friendly": True, "touch": False, "defend": False, "exchange": False,
                      "kingcapture": False, "obstacles": False, "avalanche": False}  # fmt: skip
    rules = rules_of(values, FIDE)
    assert (rules.join, rules.friendly, rules.touch) == (Join.ROTATE, True, False)
    for option in OPTIONS:
        assert option.label
        assert option.help


@pytest.mark.parametrize(
    ("given", "words"),
    [({"speed": True}, "speed"), ({"join": "glue"}, "rotate, reflect"), ({"touch": "yes"}, "true")],
)
def test_bad_options(given: dict[str, str | bool], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        GAME.initial(3, given)


def test_seating() -> None:
    assert GAME.seating(5, {"order": "seats"}, 3) == (0, 1, 2, 3, 4)
    lot = GAME.seating(5, {}, 3)
    assert sorted(lot) == [0, 1, 2, 3, 4]
    assert lot == GAME.seating(5, {}, 3)
    assert len({GAME.seating(5, {}, seed) for seed in range(20)}) > 5


def test_actions_by_name() -> None:
    assert GAME.resignation(2) == Resign(2)
    assert GAME.resignation(2, on_time=True) == Resign(2, on_time=True)
    assert GAME.hand_over(1, 3) == HandOver(1, 3)
    assert GAME.agreed_draw() == AgreeDraw()
    assert GAME.claimed_draw() == ClaimDraw()


def test_twenty_six() -> None:
    start = GAME.initial(26, {})
    assert len(start.legal_actions(1)) == 500
    assert GAME.from_text(start.to_text(), {}).to_text() == start.to_text()
    assert [board.owner for board in start.boards()] == list(range(26))


def test_positions_of_other_games_are_refused() -> None:
    with pytest.raises(TypeError):
        GAME.perft(object(), 1)  # type: ignore[arg-type]


def test_a_base_game_has_the_house_rules_that_go_with_it() -> None:
    chess = [option.name for option in options_of(FIDE)]
    assert chess == [option.name for option in OPTIONS]
    names = [option.name for option in options_of(XIANGQI)]
    assert names == ["base", "order", "bonus", "captured", "friendly", "touch"]
    rules = rules_of({"bonus": "single"}, XIANGQI)
    assert rules.bonus == "single"
    assert rules_of(rules.options, XIANGQI) == rules
    for wrong in ({"join": "reflect"}, {"defend": True}, {"base": "chess"}):
        with pytest.raises(OptionError, match=next(iter(wrong))):
            rules_of(wrong, XIANGQI)

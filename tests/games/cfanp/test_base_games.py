"""One game on half-boards with whatever base game the option names."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import STRIP
from cfanp_gui.core.capabilities import Pockets, Searchable
from cfanp_gui.core.game import OptionError, PositionError, check_options
from cfanp_gui.games.pairs.base_games import BASE_GAMES
from cfanp_gui.games.registry import find_game
from tests.games.armies.little import LITTLE
from tests.games.pairs.offered import offered  # noqa: F401 -- a fixture

pytestmark = pytest.mark.usefixtures("offered")
CFANP = find_game("cfanp")


def test_without_the_option_it_is_chess_and_says_so_nowhere() -> None:
    assert CFANP.variant({}) is CFANP
    assert CFANP.variant({"base": "chess"}) is CFANP
    assert check_options(CFANP.options, {})["base"] == "chess"
    start = CFANP.initial(2, {"base": "chess"})
    assert start == CFANP.initial(2, {})
    assert "base" not in start.to_text()
    assert isinstance(start, Searchable)


@pytest.mark.parametrize("key", ["xiangqi", "shogi", "crazyhouse", "little"])
def test_a_variant_has_the_pieces_and_moves_of_its_base_game(key: str) -> None:
    game = CFANP.variant({"base": key})
    assert (game.key, game.name) == (CFANP.key, CFANP.name)
    assert game.piece_types == BASE_GAMES.find(key).types
    start = CFANP.initial(3, {"base": key})
    assert start == game.initial(3, {}) == CFANP.from_text(start.to_text(), {"base": key})
    assert start.to_text().split(" ")[8] == f"base={key}"
    assert CFANP.options_in(start.to_text()) == {"base": key}
    action = start.all_actions()[0]
    assert game.parse_action(action.text) == action
    assert CFANP.perft(start, 1) == len(start.legal_actions(1))
    assert game.foreign_formats.games == ()
    assert game.option_example("touch") is None


def test_it_is_the_same_each_time_and_chess_again_when_that_is_chosen() -> None:
    xiangqi = CFANP.variant({"base": "xiangqi"})
    assert CFANP.variant({"base": "xiangqi", "bonus": "single"}) is xiangqi
    assert xiangqi.variant({"bonus": "single"}) is xiangqi
    assert xiangqi.variant({"base": "chess"}) is CFANP


def test_hands_and_strip_come_with_the_base_game() -> None:
    start = CFANP.initial(2, {"base": "shogi"})
    assert isinstance(start, Pockets)
    assert [board.id for board in start.boards()] == [0, 1, STRIP]


def test_house_rules_of_chess_go_with_chess_only() -> None:
    for wrong in ({"join": "reflect"}, {"defend": True}):
        with pytest.raises(OptionError, match=f"unknown option “{next(iter(wrong))}”"):
            CFANP.initial(3, {"base": "xiangqi", **wrong})
    for right in ("order", "bonus", "captured", "friendly", "touch"):
        game = CFANP.variant({"base": "xiangqi"})
        assert right in [option.name for option in game.options]


def test_a_base_game_that_is_not_known_is_named() -> None:
    for ask in (CFANP.variant, lambda options: CFANP.initial(2, options)):
        with pytest.raises(OptionError, match="the base game “courier2” is not known here"):
            ask({"base": "courier2"})


def test_a_line_of_another_base_game_is_refused() -> None:
    line = CFANP.initial(2, {"base": "xiangqi"}).to_text()
    with pytest.raises(PositionError, match=r"“xiangqi” .expected base=shogi"):
        CFANP.from_text(line, {"base": "shogi"})
    with pytest.raises(PositionError):
        CFANP.from_text(line, {})


def test_the_choices_are_all_base_games_with_their_names() -> None:
    (option,) = (one for one in CFANP.options if one.name == "base")
    found = {choice.value: choice.label for choice in option.choices}
    assert next(iter(found)) == "chess"
    assert found["xiangqi"] == "Xiangqi"
    assert found["little"] == LITTLE.name
    assert len(option.choices) == len(found)
    assert option.choices[0].value == "chess"

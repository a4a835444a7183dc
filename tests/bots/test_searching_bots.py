"""What searching bots search on."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.best_lines import state_of
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import find_level
from cfanp_gui.bots.manners import FEW_REPLIES
from cfanp_gui.bots.plain_state import PlainState
from cfanp_gui.bots.searching_bots import SearchingBot
from cfanp_gui.core.capabilities import Claims
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.fen import read_fen
from cfanp_gui.games.cfanp.searching import CfanpSearch
from cfanp_gui.games.registry import find_game

NAME = Text("Club player")


@pytest.mark.parametrize(
    ("key", "options", "plain", "kind"),
    [
        ("cfanp", {}, False, CfanpSearch),
        ("cfanp", {}, True, PlainState),
        ("cfanp", {"touch": True}, False, PlainState),
        ("ring", {}, False, PlainState),
    ],
)
def test_a_game_may_offer_its_own(
    key: str, options: dict[str, OptionValue], plain: bool, kind: type
) -> None:
    game = find_game(key)
    bot = SearchingBot(game.piece_types, NAME, FEW_REPLIES, plain)
    start = game.initial(3, options)
    assert type(state_of(start, 1, game.piece_types, plain)) is kind
    assert start.refusal(bot.choose(start, 1, 0, Limit(20))) is None


@pytest.mark.parametrize(
    ("line", "claims"),
    [
        ("6k1/8/8/8/8/8/8/RR4K1 b - - 100 90", True),
        ("6k1/8/8/8/8/8/8/RR4K1 b - - 90 90", False),
        ("6k1/8/8/8/8/r7/1r6/7K b - - 100 90", False),  # Ra1 mates
    ],
)
@pytest.mark.parametrize("level", ["casual", "club", "strongest"])
def test_a_draw_is_claimed_where_nothing_better_is_left(
    level: str, line: str, claims: bool
) -> None:
    game = find_game("cfanp")
    position = read_fen(line, game, game.as_seated)
    assert isinstance(position, Claims)
    bot = find_level(level).make(game.piece_types)
    (actor,) = position.actors()
    chosen = bot.choose(position, actor, 3, Limit(400))
    assert (chosen == position.claim_action()) is claims
    assert position.refusal(chosen) is None

"""Chess by FIDE's rules: half-boards of 8 by 4, on bitboards (see `rules`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.pairs.fide.starting_pieces import back_rank

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.fide.rules import FidePairs


class Chess(BaseGame):
    """Chess, cut between the fourth and the fifth rank."""

    key = "chess"
    files = FILES
    ranks = RANKS
    types = FIDE_TYPES
    letters = "PNBRQK"
    rule = Text("Rule 1, FIDE")

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return dict(enumerate(back_rank(number, join) + "P" * FILES))

    def pair_rules(self, join: Join) -> FidePairs:
        return _pair_rules(join)

    def __reduce__(self) -> str:
        return "FIDE"


FIDE = Chess()


@cache
def _pair_rules(join: Join) -> FidePairs:
    from cfanp_gui.games.pairs.fide.rules import FidePairs

    return FidePairs(FIDE, join)

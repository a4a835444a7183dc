"""Chess by FIDE's rules: half-boards of 8 by 4, on bitboards (see `rules`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.core.pieces import FIDE_TYPES
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.fide.rules import FidePairs

_WHITE_ORDER = "RNBQKBNR"
_BLACK_ORDER = "RNBKQBNR"


def back_rank(army: int, join: Join) -> str:
    """Return the pieces of an army's back rank from its owner's left.

    Source: the first, third ... army stands as White does, the second, fourth ... as Black
    (our reading of Rule 2); with files kept every army stands as White does.
    """
    as_white = join is Join.REFLECT or army % 2 == 0
    return _WHITE_ORDER if as_white else _BLACK_ORDER


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
        from cfanp_gui.games.pairs.fide.rules import fide

        return fide(join)

    def __reduce__(self) -> str:
        return "FIDE"


FIDE = Chess()

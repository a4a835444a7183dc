"""Chess by FIDE's rules: half-boards of 8 by 4, on bitboards (see `rules`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.core.pieces import FIDE_TYPES, PROMOTIONS
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, the
from cfanp_gui.games.pairs.fide.starting_pieces import back_rank

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.fide.rules import FidePairs


MOST_PAWNS = 8


class Chess(BaseGame):
    """Chess, cut between the fourth and the fifth rank."""

    key = "chess"
    name = Text("Chess")
    unnamed = True
    files = FILES
    ranks = RANKS
    types = FIDE_TYPES
    letters = "PNBRQK"
    pawn = "P"
    becoming = PROMOTIONS
    most_pieces = 16
    all_options = True
    pushes_pawns = True
    rule = Text("Rule 1, FIDE")

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return dict(enumerate(back_rank(number, join) + "P" * FILES))

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:
        if letter != "P" or index >= FILES:
            return None
        return Text("{square}: a pawn cannot stand on a back rank", square=name)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        size, pawns = len(letters), letters.count("P")
        if size > self.most_pieces:
            yield Text(
                "army {letter} has {size} pieces (expected at most 16)", letter=army, size=size
            )
        if pawns > MOST_PAWNS:
            yield Text(
                "army {letter} has {pawns} pawns (expected at most 8)", letter=army, pawns=pawns
            )

    def rules_type(self) -> type[FidePairs]:
        from cfanp_gui.games.pairs.fide.rules import FidePairs

        return FidePairs


FIDE = the(Chess)

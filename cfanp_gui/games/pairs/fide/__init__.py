"""Chess by FIDE's rules: half-boards of 8 by 4, on bitboards (see `rules`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.core.pieces import FIDE_TYPES, PROMOTIONS
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, the


def back_rank(army: int, join: Join) -> str:
    """Return the pieces of an army's back rank from its owner's left.

    Source: the first, third ... army stands as White does, the second, fourth ... as Black
    (our reading of Rule 2); with files kept every army stands as White does.
    """
    return "RNBQKBNR" if join is Join.REFLECT or army % 2 == 0 else "RNBKQBNR"


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
    search_path = "cfanp_gui.games.cfanp.kernel_state:search_state"
    rules_path = "cfanp_gui.games.pairs.fide.rules:FidePairs"

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return dict(enumerate(back_rank(number, join) + "P" * FILES))

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:
        if letter != "P" or index >= FILES:
            return None
        return Text("{square}: a pawn cannot stand on a back rank", square=name)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        yield from super().too_many(letters, army)
        if (pawns := letters.count("P")) > FILES:
            yield Text(
                "army {letter} has {pawns} pawns (expected at most 8)", letter=army, pawns=pawns
            )


FIDE = the(Chess)

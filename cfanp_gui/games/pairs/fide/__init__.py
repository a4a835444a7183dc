"""Chess by FIDE's rules: a described game on half-boards of 8 by 4 (see `rules`).

Chess960 is chess with another array; the pieces castle onto the same squares.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import FILES
from cfanp_gui.core.pieces import FIDE_TYPES, PROMOTIONS
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import BaseGame, DrawCounts, the
from cfanp_gui.games.pairs.described.description import Description, described
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.values import chess
from cfanp_gui.games.pairs.fide.arrays import USUAL_ARRAY, back_rank


class Chess(DescribedGame):
    """Chess, cut between the fourth and the fifth rank."""

    unnamed = True
    family = "chess"
    words_path = ""
    summary = Text(
        "Any two half-boards are pushed together for a move, and who checkmates an army moves it "
        "from then on."
    )
    all_options = True
    search_path = "cfanp_gui.games.cfanp.kernel_state:search_state"
    variant = None  # type: ignore[assignment]
    rules_path = "cfanp_gui.games.pairs.fide.rules:FidePairs"
    arrays = 960

    def __init__(self, array: int = USUAL_ARRAY) -> None:
        values, back = chess(), back_rank(array)
        rows = back.lower(), "pppppppp/8/8/8/8/PPPPPPPP", back
        values.start = f"{'/'.join(rows)} w KQkq - 0 1"
        game = described("chess", values)
        self.array = array
        if array != USUAL_ARRAY:
            game = game._replace(castles_onto_rook=True)
            self.rules_path = "cfanp_gui.games.pairs.fide.shuffled:ShuffledPairs"
        king, pawn, *others = game.kinds
        super().__init__(game._replace(kinds=(king, *others, pawn)))  # numbered as in the kernel
        self.name, self.rule = Text("Chess"), Text("Rule 1, FIDE")
        self.types, self.becoming, self.draws = FIDE_TYPES, PROMOTIONS, DrawCounts()

    def __reduce__(self) -> tuple[object, ...]:
        return _beginning, (self.array,)

    def beginning(self, array: int) -> BaseGame:
        return _beginning(array)

    @property
    def unchosen(self) -> BaseGame:
        usual: BaseGame = the(Chess)
        return usual

    @cached_property
    def _reflected(self) -> Description:
        return self.game._replace(sides=(self.game.sides[0],) * 2)

    def game_of(self, join: Join) -> Description:
        """Return the description for a join.

        Source: the first, third ... army stands as White does, the second, fourth ... as Black
        (our reading of Rule 2); with files kept every army stands as White does.
        """
        return self._reflected if join is Join.REFLECT else self.game

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return dict(self.game_of(join).sides[number & 1].array)

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:
        if letter != "P" or index >= FILES:
            return None
        return Text("{square}: a pawn cannot stand on a back rank", square=name)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        yield from BaseGame.too_many(self, letters, army)
        if (pawns := letters.count("P")) > FILES:
            yield Text(
                "army {letter} has {pawns} pawns (expected at most 8)", letter=army, pawns=pawns
            )


@lru_cache(maxsize=64)
def _beginning(array: int) -> BaseGame:
    return Chess(array) if array != USUAL_ARRAY else the(Chess)


FIDE = the(Chess)

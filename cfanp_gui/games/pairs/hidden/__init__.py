"""Hidden armies as a base game: the rules of Stratego, on half-boards of 10 by 4.

Source: base-games.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from cfanp_gui.core.boards import Join, Look
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Plural, Text
from cfanp_gui.games.armies.base_game import UNKNOWN, BaseGame, the
from cfanp_gui.games.pairs.hidden.set_up import (
    COUNTS,
    FILES,
    FLAG,
    IMMOVABLE,
    LAKES,
    RANKS,
    SET_UPS,
    STRIP,
)

# A player who gives away the highest pieces, or the Miners, cannot find a Flag behind Bombs at the
# end.
TYPES = (
    *(
        PieceType(letter, name, title, several.template, f"hidden/{name}", value)
        for letter, name, title, several, value in (
            ("M", Text("marshal"), Text("Marshal"), Plural("%n marshal(s)", "", 1), 20),
            ("G", Text("general"), Text("General"), Plural("%n general(s)", "", 1), 14),
            ("C", Text("colonel"), Text("Colonel"), Plural("%n colonel(s)", "", 1), 9),
            ("J", Text("major"), Text("Major"), Plural("%n major(s)", "", 1), 6),
            ("P", Text("captain"), Text("Captain"), Plural("%n captain(s)", "", 1), 4),
            ("L", Text("lieutenant"), Text("Lieutenant"), Plural("%n lieutenant(s)", "", 1), 3),
            ("E", Text("sergeant"), Text("Sergeant"), Plural("%n sergeant(s)", "", 1), 2),
            ("N", Text("miner"), Text("Miner"), Plural("%n miner(s)", "", 1), 5),
            ("T", Text("scout"), Text("Scout"), Plural("%n scout(s)", "", 1), 2),
            ("S", Text("spy"), Text("Spy"), Plural("%n spy(s)", "", 1), 3),
            ("B", Text("bomb"), Text("Bomb"), Plural("%n bomb(s)", "", 1), 3),
            ("F", Text("flag"), Text("Flag"), Plural("%n flag(s)", "", 1), 20),
        )
    ),
    PieceType(
        UNKNOWN,
        Text("unknown piece"),
        Text("unknown piece"),
        Plural("%n unknown piece(s)", "", 1).template,
        "hidden/unknown",
        4,
        one=Text("Unknown piece"),
        many=Text("Unknown pieces"),
        unknown=True,
    ),
)


class HiddenArmies(BaseGame):
    """Base game with forty pieces an army, unknown to the others until they meet."""

    key = "hidden"
    name = Text("Hidden armies")
    about = Text("The rules of Stratego: pieces meet unseen, and who finds a Flag has its army.")
    help_page = "hidden.txt"
    files, ranks, strip = FILES, RANKS, STRIP
    look = Look.PLAIN
    types: Mapping[str, PieceType] = {one.letter: one for one in TYPES}
    letters = "".join(types)
    most_pieces = sum(COUNTS.values())
    rule = Text("Hidden armies")
    rules_path = "cfanp_gui.games.pairs.hidden.rules:BattlePairs"
    stalemate = "lost"
    hides = True
    prize = FLAG
    immovable = IMMOVABLE
    lakes = LAKES
    set_ups = SET_UPS

    def army(self, number: int, join: Join) -> Mapping[int, str]:
        return _by_lot(number)

    def without_progress(self, count: int) -> Text:
        return Text("{count} moves each without an attack", count=count)

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        for letter, count in Counter(letters).items():
            most = COUNTS.get(letter, self.most_pieces)
            if count > most:
                yield Text(
                    "army {letter} has {count} {piece} (expected at most {most})",
                    letter=army,
                    count=count,
                    piece=letter,
                    most=most,
                )
        yield from super().too_many(letters, army)


@lru_cache(64)
def _by_lot(number: int) -> Mapping[int, str]:
    """Return the default set-up of an army, drawn with a fixed seed."""
    return SET_UPS.read(SET_UPS.drawn(f"army {number}"))


HIDDEN = the(HiddenArmies)

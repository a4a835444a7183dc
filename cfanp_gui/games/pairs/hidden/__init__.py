"""Hidden armies as a base game: the rules of Stratego, on half-boards of 10 by 4.

Source: resources/help/hidden.txt.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from cfanp_gui.core.boards import Join, Look
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import PositionError
from cfanp_gui.core.set_ups import ReadySetUp, SetUpRules
from cfanp_gui.core.text import Plural, Text, shown
from cfanp_gui.games.armies.base_game import UNKNOWN, BaseGame, the

FILES, RANKS, STRIP = 10, 4, 2
"""Size of a half-board, and number of ranks between two."""
LAKES = frozenset(FILES * rank + file for rank in range(STRIP) for file in (2, 3, 6, 7))
"""The squares of the strip that are lakes and stay empty, on the files c, d, g and h."""

MARSHAL, MINER, SCOUT, SPY, BOMB, FLAG = "MNTSBF"
COUNTS: Mapping[str, int] = dict(
    zip("MGCJPLENTSBF", (1, 1, 2, 3, 4, 4, 4, 5, 8, 1, 6, 1), strict=True)
)
"""Number of pieces of each kind in an army, the highest first."""
IMMOVABLE = BOMB + FLAG
READY: Mapping[str, ReadySetUp] = {
    "wall": ReadySetUp(Text("Wall in the corner"), "TLPTMTJTLP/ECTENGEJCT/NBLNPSJNPL/FBBTBTNBEB"),
    "middle": ReadySetUp(Text("Flag in the middle"), "LTPTGTTPTL/JTCESMECTJ/NPLBTJBLPN/ENNBFBBBNE"),
    "storm": ReadySetUp(Text("Storm"), "GTMTCTJTPC/JSPLTLPJTL/EBTNENEBLP/NBFBNTEBBN"),
}
_FRONT = RANKS - 1
_ALIKE = ("MG", "CJ", "PL", "EN", "TT")
"""Kinds of pieces that may swap places when a set-up is shuffled."""


class HiddenSetUps(SetUpRules):
    """Set-ups of forty pieces on forty squares."""

    ready = READY
    counts = COUNTS

    def read(self, text: str) -> Mapping[int, str]:
        lines = text.strip().rstrip("/").split("/")
        if len(lines) == 1:
            lines = text.strip().splitlines()
        rows = ["".join(line.split()).upper() for line in lines]
        if len(rows) != RANKS:
            raise PositionError(
                "set-up: there are {count} rows (expected {most}, with / between, rank "
                "{most} first)",
                count=len(rows),
                most=RANKS,
            )
        for rank, row in zip(range(RANKS, 0, -1), rows, strict=True):
            for letter in row:
                if letter not in COUNTS:
                    words = {"rank": rank, "letter": shown(letter), "expected": ", ".join(COUNTS)}
                    raise PositionError(
                        "set-up, rank {rank}: “{letter}” is not a piece (expected one of "
                        "{expected})",
                        **words,
                    )
            if len(row) != FILES:
                words = {"rank": rank, "row": shown(row), "count": len(row), "most": FILES}
                raise PositionError(
                    "set-up, rank {rank}: “{row}” has {count} pieces (expected {most})", **words
                )
        counts = Counter("".join(rows))
        for letter, most in COUNTS.items():
            if counts[letter] != most:
                words = {"count": counts[letter], "letter": letter, "most": most}
                raise PositionError("set-up: there are {count} {letter} (expected {most})", **words)
        return dict(enumerate("".join(reversed(rows))))

    def write(self, letters: Mapping[int, str]) -> str:
        return "/".join(
            "".join(letters.get(rank * FILES + file, ".") for file in range(FILES))
            for rank in reversed(range(RANKS))
        )

    def drawn(self, seed: object) -> str:
        """Return a set-up with the Flag on the back rank and no Bomb on the front one."""
        rng = random.Random(f"set-up {seed}")
        flag = rng.randrange(FILES)
        behind = [at for at in range(_FRONT * FILES) if at != flag]
        beside = [
            at
            for at in (flag - 1, flag + 1, flag + FILES)
            if at in behind and abs(at % FILES - flag % FILES) <= 1
        ]
        guarded = [at for at in beside if rng.random() < 0.7]
        others = [at for at in behind if at not in guarded]
        bombs = guarded + rng.sample(others, COUNTS[BOMB] - len(guarded))
        letters = {flag: FLAG, **dict.fromkeys(bombs, BOMB)}
        rest = [
            kind for kind, count in COUNTS.items() for _ in range(count) if kind not in IMMOVABLE
        ]
        rng.shuffle(rest)
        for at in range(FILES * RANKS):
            if at not in letters:
                letters[at] = rest.pop()
        return self.write(letters)

    def shuffled(self, text: str, seed: object) -> str:
        letters, rng = dict(self.read(text)), random.Random(f"shuffle {seed}")
        if rng.random() < 0.5:
            letters = {at + FILES - 1 - 2 * (at % FILES): kind for at, kind in letters.items()}
        for kinds in _ALIKE:
            squares = [at for at, kind in sorted(letters.items()) if kind in kinds]
            standing = [letters[at] for at in squares]
            rng.shuffle(standing)
            letters.update(zip(squares, standing, strict=True))
        return self.write(letters)


SET_UPS = HiddenSetUps()

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
    family = "hidden"
    help_page = "hidden.txt"
    summary = Text(
        "By the rules of Stratego: ranks are hidden until pieces meet, and who captures the Flag "
        "of an army captures the army."
    )
    files, ranks, strip = FILES, RANKS, STRIP
    look = Look.PLAIN
    types: Mapping[str, PieceType] = {piece_type.letter: piece_type for piece_type in TYPES}
    letters = "".join(types)
    most_pieces = sum(COUNTS.values())
    rule = Text("Hidden armies")
    search_path = "cfanp_gui.games.cfanp.hidden_state:search_state"
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
                words = {"letter": army, "count": count, "piece": letter, "most": most}
                yield Text("army {letter} has {count} {piece} (expected at most {most})", **words)
        yield from super().too_many(letters, army)


@lru_cache(64)
def _by_lot(number: int) -> Mapping[int, str]:
    """Return the default set-up of an army, drawn with a fixed seed."""
    return SET_UPS.read(SET_UPS.drawn(f"army {number}"))


HIDDEN = the(HiddenArmies)

"""The pieces of hidden armies: the results of attacks, and the set-ups."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping

from cfanp_gui.core.position import PositionError
from cfanp_gui.core.set_ups import ReadySetUp, SetUpRules
from cfanp_gui.core.text import Text, shown

FILES, RANKS, STRIP = 10, 4, 2
"""Size of a half-board, and number of ranks between two."""
LAKES = frozenset(FILES * rank + file for rank in range(STRIP) for file in (2, 3, 6, 7))
"""The squares of the strip that are lakes and stay empty, on the files c, d, g and h."""

MARSHAL, MINER, SCOUT, SPY, BOMB, FLAG = "MNTSBF"
COUNTS: Mapping[str, int] = {
    MARSHAL: 1,
    "G": 1,
    "C": 2,
    "J": 3,
    "P": 4,
    "L": 4,
    "E": 4,
    MINER: 5,
    SCOUT: 8,
    SPY: 1,
    BOMB: 6,
    FLAG: 1,
}
"""Number of pieces of each kind in an army, the highest first."""
IMMOVABLE = BOMB + FLAG
_RANKS = {letter: 10 - at for at, letter in enumerate("MGCJPLENTS")}


def falls(attacker: str, defender: str) -> tuple[bool, bool]:
    """Return two booleans: True if the attacker falls, and True if the defender falls."""
    if defender == BOMB:
        return attacker != MINER, attacker == MINER
    if attacker == SPY and defender == MARSHAL:
        return False, True
    one, other = _RANKS.get(attacker, 0), _RANKS.get(defender, 0)
    return one <= other, other <= one


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
        rows = ["".join(row.split()).upper() for row in text.strip().rstrip("/").split("/")]
        if len(rows) == 1:
            rows = ["".join(row.split()).upper() for row in text.strip().splitlines()]
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
                    raise PositionError(
                        "set-up, rank {rank}: “{letter}” is not a piece (expected one of "
                        "{expected})",
                        rank=rank,
                        letter=shown(letter),
                        expected=", ".join(COUNTS),
                    )
            if len(row) != FILES:
                raise PositionError(
                    "set-up, rank {rank}: “{row}” has {count} pieces (expected {most})",
                    rank=rank,
                    row=shown(row),
                    count=len(row),
                    most=FILES,
                )
        found = Counter("".join(rows))
        for letter, most in COUNTS.items():
            if found[letter] != most:
                raise PositionError(
                    "set-up: there are {count} {letter} (expected {most})",
                    count=found[letter],
                    letter=letter,
                    most=most,
                )
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
        rest = [one for one, count in COUNTS.items() for _ in range(count) if one not in IMMOVABLE]
        rng.shuffle(rest)
        for at in range(FILES * RANKS):
            if at not in letters:
                letters[at] = rest.pop()
        return self.write(letters)

    def shuffled(self, text: str, seed: object) -> str:
        letters, rng = dict(self.read(text)), random.Random(f"shuffle {seed}")
        if rng.random() < 0.5:
            letters = {at + FILES - 1 - 2 * (at % FILES): one for at, one in letters.items()}
        for kinds in _ALIKE:
            squares = [at for at, one in sorted(letters.items()) if one in kinds]
            standing = [letters[at] for at in squares]
            rng.shuffle(standing)
            letters.update(zip(squares, standing, strict=True))
        return self.write(letters)


SET_UPS = HiddenSetUps()

"""Where games begin: options, and lines that no game need ever reach."""

import random
from collections.abc import Sequence

from tests.judges.reference import Options, kings, read, write
from tests.judges.reference import Position as Plain
from tests.judges.reference.position import Piece, Round, Square, start


def random_options(rng: random.Random) -> Options:
    return Options(
        join=rng.choice(["rotate", "rotate", "reflect"]),
        bonus=rng.choice(["boards", "boards", "single"]),
        captured=rng.choice(["taken", "taken", "taken", "removed", "dead"]),
        friendly=rng.random() < 0.8,
        touch=rng.random() < 0.25,
    )


def empty(options: Options, armies: int) -> Plain:
    """Return a position without pieces, each army with its player."""
    halves: list[dict[Square, Piece]] = [{} for _ in range(armies)]
    control: list[int | None] = list(range(1, armies + 1))
    return Plain(options, halves, 0, control, [""] * armies, {}, 1, set(), 0, 1)


def sparse(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with few pieces: Kings in corners, pawns about to step or promote, castling."""
    at = empty(options, armies)
    players = list(range(1, armies + 1))
    at.control = [player if rng.random() < 0.85 else rng.choice(players) for player in players]
    if rng.random() < 0.2:
        at.control[rng.randrange(armies)] = None
    edge = rng.random() < 0.5
    few = rng.random() < 0.5
    for army in range(armies):
        castles = rng.random() < 0.3
        if castles and at.king_home(army) not in at.halves[army]:
            at.halves[army][at.king_home(army)] = ("K", army)
            for side in "KQ":
                if at.halves[army].setdefault(at.rook_home(army, side), ("R", army)) == ("R", army):
                    at.castling[army] += side
        elif at.control[army] is not None or rng.random() < 0.6:
            _put(rng, at, "K", army, edge)
        for _ in range(rng.randint(0, 2 if few else 5)):
            _put(rng, at, rng.choice("PPPPQQRRBN"), army, False)
        if rng.random() < 0.5:
            _stepped(rng, at, army)
    at.army = rng.choice(at.living() or [0])
    _begin_turn(rng, at)
    at.passed.pop(at.army, None)
    if rng.random() < 0.1:
        at.clock = 75 * len(at.living()) - rng.randint(1, 12)
    at.round = rng.randint(1, 30)
    return write(at)


def _begin_turn(rng: random.Random, at: Plain) -> None:
    occupied = sum(any(p[1] == at.army for p in half.values()) for half in at.halves)
    at.left = occupied if at.options.bonus == "boards" else 1
    if at.left > 1 and at.armies > 3 and rng.random() < 0.2:
        at.pushed = set(rng.sample(range(at.armies), 2))
        at.left -= 1


def _put(rng: random.Random, at: Plain, letter: str, army: int, edge: bool) -> None:
    half = rng.randrange(at.armies)
    file, rank = rng.randint(1, 8), rng.randint(2 if letter == "P" else 1, 4)
    if edge:
        file, rank = rng.choice([1, 1, 2, 7, 8, 8]), 1
    at.halves[half].setdefault((file, rank), (letter, army))
    if letter == "K" and at.halves[half][file, rank] != (letter, army):
        _put(rng, at, letter, army, False)


def _stepped(rng: random.Random, at: Plain, army: int) -> None:
    """Put a pawn that stepped two squares or may, mostly with another army's pawn beside it."""
    half, file = at.halves[army], rng.randint(1, 8)
    if any((file, rank) in half for rank in (2, 3, 4)):
        return
    if rng.random() < 0.5:
        half[file, 2] = ("P", army)
    else:
        half[file, 4] = ("P", army)
        at.passed[army] = file
    for side in (file - 1, file + 1):
        if 1 <= side <= 8 and rng.random() < 0.6:
            half.setdefault((side, 4), ("P", rng.randrange(at.armies)))


def crowded(rng: random.Random, options: Options, armies: int) -> str:
    """Return the start position without some of its pieces, so that there is room."""
    at = read(write(start(armies, options)), options)
    spared = rng.choice([0.3, 0.5, 0.8])
    for army, half in enumerate(at.halves):
        for square, (letter, _) in list(half.items()):
            if letter != "K" and rng.random() > spared:
                del half[square]
        for side in "KQ":
            if at.rook_home(army, side) not in half:
                at.castling[army] = at.castling[army].replace(side, "")
    return write(at)


LOCKED = {"K": (1, 1), "P": (2, 2), "low": (1, 2), "high": (2, 3)}
"""A King in the corner, its pawn, and two hostile pawns: none of them can move.

The low pawn holds the square beside the King and is held itself by the high one, which the
King's pawn stops.
"""


def locked(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line where most armies cannot move, so that they pass or are mated in turn."""
    at = empty(options, armies)
    for army in range(armies):
        if rng.random() < 0.25:
            at.control[army] = rng.randint(1, armies)
    for army, half in enumerate(at.halves):
        jailer = rng.choice([other for other in range(armies) if other != army])
        mirror = rng.random() < 0.5
        for name, (file, rank) in LOCKED.items():
            owner = army if name in "KP" else jailer
            square = (9 - file if mirror else file, rank)
            half[square] = ("K" if name == "K" else "P", owner)
    for _ in range(rng.randint(0, 3)):
        _put(rng, at, rng.choice("PPPQRBN"), rng.randrange(armies), False)
    at.army = rng.randrange(armies)
    _begin_turn(rng, at)
    return write(at)


def boxed(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with Kings in corners, each with a hostile Queen a Knight's move away."""
    at = empty(options, armies)
    for army, half in enumerate(at.halves):
        others = [other for other in range(armies) if other != army]
        mirror = rng.random() < 0.5
        half[8 if mirror else 1, 1] = ("K", army)
        if rng.random() < 0.7:
            file, rank = rng.choice([(2, 3), (3, 2)])
            half[9 - file if mirror else file, rank] = ("Q", rng.choice(others))
        if rng.random() < 0.4:  # a check along the back rank
            half[1 if mirror else 8, 1] = ("R", rng.choice(others))
        if rng.random() < 0.2:  # a check along the file
            half[8 if mirror else 1, 3] = ("R", rng.choice(others))
        if rng.random() < 0.2:
            _put(rng, at, rng.choice("RRBNP"), rng.choice(others), False)
        if rng.random() < 0.2:
            half.setdefault((4, 3), ("P", army))
            half.setdefault((4, 4), ("P", rng.choice(others)))
    at.army = rng.randrange(armies)
    _begin_turn(rng, at)
    return write(at)


# Peterson's rules

PETERSON = ("defend", "exchange", "kingcapture", "obstacles")


def some_of(rng: random.Random, given: Sequence[str]) -> dict[str, bool]:
    """Return options to switch on: the one that is given, or some of several, often all."""
    if len(given) <= 1 or rng.random() < 0.4:
        return dict.fromkeys(given, True)
    return dict.fromkeys(rng.sample(list(given), rng.randint(1, len(given))), True)


def besieged(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with the pieces of all armies among each other, so that many threaten one."""
    at = empty(options, armies)
    at.control = [
        army + 1 if rng.random() < 0.9 else rng.randint(1, armies) for army in range(armies)
    ]
    near = rng.random() < 0.5
    for army in range(armies):
        at.halves[army][rng.choice([1, 2, 4, 7, 8]), 1] = ("K", army)
        for _ in range(rng.randint(2, 5)):
            letter = rng.choice("PPNBRRQQ")
            if near and rng.random() < 0.5:  # at home, where two others can reach it
                square = (rng.randint(1, 8), rng.randint(2, 4))
                at.halves[army].setdefault(square, (letter, army))
            else:
                _put(rng, at, letter, army, False)
        if rng.random() < 0.3:
            _stepped(rng, at, army)
    at.army = rng.randrange(armies)
    _begin_turn(rng, at)
    at.passed.pop(at.army, None)
    return write(at)


def stormed(rng: random.Random, options: Options, armies: int) -> str:
    """Return a line with nearly mated Kings, and pieces of their army that several threaten."""
    at = read(boxed(rng, options, armies).removesuffix(" -"), options)
    at.pushed = set()
    for army in range(armies):
        for _ in range(rng.randint(0, 3)):
            _put(rng, at, rng.choice("PPNBRQ"), army, False)
    _begin_turn(rng, at)
    return write(at)


def burdened(rng: random.Random, text: str, options: Options) -> str:
    """Return a line with debts, captured pieces, an open round, ripe attackers and freezes."""
    at = read(text, options)
    players = at.living_players()
    mover = at.control[at.army]
    if options.kingcapture:
        for army in at.living():
            attack = sorted(kings.attackers_of(at, army))
            ripe = {place for place in attack if rng.random() < 0.6}
            if ripe:
                at.ripe[army] = ripe
        for army in at.living():
            if army == at.army and at.pushed:
                continue
            mated = [pair for pair in at.pairs() if kings.is_mated(at, pair, army)]
            frozen = {pair for pair in mated if rng.random() < 0.7}
            if frozen:
                at.frozen[army] = frozen
        kings.thaw(at)
    if options.exchange:
        for player in rng.sample(players, len(players)):
            if rng.random() < 0.4 and not (at.pushed and player == mover):
                at.debts.append((player, rng.choice([1, 1, 3, 3, 5, 9])))
        for army in range(at.armies):
            standing = sum(owner == army for half in at.halves for _, owner in half.values())
            if rng.random() < 0.5 and standing < 15:  # an army never has more than 16 pieces
                at.lost[army] = rng.choices("BR", k=rng.randint(1, 2))
        if rng.random() < 0.4:
            opener = rng.choice([army for army in range(at.armies) if army != at.army])
            at.exchange = Round(opener, [])
            for _ in range(rng.randint(1, 4)):
                captor, loser = rng.sample(range(1, at.armies + 1), 2)
                at.exchange.captures.append((captor, loser, rng.choice("PPNBRQ")))
    return write(at)

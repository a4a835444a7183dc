"""What stands where and whose turn it is; half-boards, and pairs of them pushed together.

Files and ranks count from 1, as on a board. Armies and half-boards count from 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

ARMIES = "abcdefghijklmnopqrstuvwxyz"
HALVES = ARMIES.upper()
FILES = "abcdefgh"

Square = tuple[int, int]
"""File and rank: on a half-board 1-8 and 1-4, on two of them pushed together 1-8 and 1-8."""

Place = tuple[int, Square]
"""A half-board and a square of it."""

Piece = tuple[str, int]
"""Letter and army."""

Pair = tuple[int, int]
"""Two half-boards, the lower-lettered (bottom) one first."""


@dataclass(frozen=True)
class Options:
    """The house rules, under their names in a record."""

    join: str = "rotate"
    bonus: str = "boards"
    captured: str = "taken"
    friendly: bool = True
    touch: bool = False
    defend: bool = False
    exchange: bool = False
    kingcapture: bool = False
    obstacles: bool = False
    avalanche: bool = False

    @property
    def peterson(self) -> bool:
        """Return True if any of Peterson's rules is on, so that CFEN has a ninth field."""
        return self.defend or self.exchange or self.kingcapture or self.obstacles


@dataclass
class Count:
    """State of a turn in which two or more opponents threaten the army (Peterson's rule 1)."""

    players: list[int]
    """The k opponents."""
    bonus: int
    """b, the moves that Rule 6 gives."""
    moved: set[Place] = field(default_factory=set)
    """Places of the pieces that moved this turn."""
    taken: list[tuple[int, bool]] = field(default_factory=list)
    """A player and whether the piece was new, for each piece captured this turn."""
    mated: list[tuple[int, bool]] = field(default_factory=list)
    """A player and whether on a half-board used before, for each army mated this turn."""
    old: set[Place] = field(default_factory=set)
    """Opponents' pieces that were threatened when the moves were counted, and still stand."""

    def copy(self) -> Count:
        return Count(
            list(self.players),
            self.bonus,
            set(self.moved),
            list(self.taken),
            list(self.mated),
            set(self.old),
        )

    @property
    def most(self) -> int:
        """I!: he has max(b, k) moves."""
        return max(self.bonus, len(self.players))


@dataclass
class Round:
    """A round of Peterson's rule 2: the army that opened it, and its captures in order."""

    army: int
    captures: list[tuple[int, int, str]]
    """Captor, loser and the kind of piece."""


@dataclass
class Position:
    """A position as CFEN has it, and the pair a touch-board move is due on."""

    options: Options
    halves: list[dict[Square, Piece]]
    army: int
    control: list[int | None]
    castling: list[str]
    passed: dict[int, int]
    """Army to the file of the square its pawn passed; the pawn stands on rank 4 of its home."""
    left: int
    pushed: set[int]
    clock: int
    round: int
    committed: Pair | None = field(default=None)
    count: Count | None = None
    """None while fewer than two opponents are counted."""
    exchange: Round | None = None
    debts: list[tuple[int, int]] = field(default_factory=list)
    """Player and value, the oldest first."""
    lost: dict[int, list[str]] = field(default_factory=dict)
    """Army to the Bishops and Rooks captured from it and not brought back."""
    frozen: dict[int, set[Pair]] = field(default_factory=dict)
    ripe: dict[int, set[Place]] = field(default_factory=dict)
    """Army to the ripe attackers of its King."""

    def copy(self) -> Position:
        """Return a position that can be changed without changing this one."""
        return replace(
            self,
            halves=[dict(half) for half in self.halves],
            control=list(self.control),
            castling=list(self.castling),
            passed=dict(self.passed),
            pushed=set(self.pushed),
            count=self.count and self.count.copy(),
            exchange=self.exchange and Round(self.exchange.army, list(self.exchange.captures)),
            debts=list(self.debts),
            lost={army: list(kinds) for army, kinds in self.lost.items()},
            frozen={army: set(pairs) for army, pairs in self.frozen.items()},
            ripe={army: set(places) for army, places in self.ripe.items()},
        )

    # Armies

    @property
    def armies(self) -> int:
        return len(self.halves)

    def alive(self, army: int) -> bool:
        return self.control[army] is not None

    def living(self) -> list[int]:
        """Return the living armies in batting order."""
        return [army for army in range(self.armies) if self.alive(army)]

    def living_players(self) -> list[int]:
        return sorted({player for player in self.control if player is not None})

    def piece_at(self, place: Place) -> Piece | None:
        half, square = place
        return self.halves[half].get(square)

    def hostile(self, one: int, other: int) -> bool:
        """T: armies of one controller are friends, all other living ones are hostile."""
        return self.alive(one) and self.alive(other) and self.control[one] != self.control[other]

    def bonus(self) -> int:
        """I: the number of half-boards on which the army to move has a piece, or one."""
        if self.options.bonus != "boards":
            return 1
        return sum(any(p[1] == self.army for p in half.values()) for half in self.halves)

    # Half-boards pushed together (Rule 4)

    def pairs(self) -> list[Pair]:
        """T: any two half-boards, no restriction at all."""
        return [(low, high) for low in range(self.armies) for high in range(low + 1, self.armies)]

    def joined(self, pair: Pair, half: int, square: Square) -> Square:
        """I: the bottom half as it is, the top one turned by 180 degrees (or mirrored)."""
        file, rank = square
        if half == pair[0]:
            return file, rank
        return (9 - file if self.options.join == "rotate" else file), 9 - rank

    def parted(self, pair: Pair, square: Square) -> Place:
        """Return the half-board and its own square of a joined square."""
        file, rank = square
        if rank <= 4:
            return pair[0], square
        return pair[1], ((9 - file if self.options.join == "rotate" else file), 9 - rank)

    def view(self, pair: Pair) -> dict[Square, Piece]:
        """Return the pieces on two half-boards pushed together."""
        low, high = pair
        found = dict(self.halves[low])
        for square, piece in self.halves[high].items():
            found[self.joined(pair, high, square)] = piece
        return found

    def put_back(self, pair: Pair, view: dict[Square, Piece]) -> None:
        """Part the half-boards again."""
        for half in pair:
            self.halves[half] = {}
        for square, piece in view.items():
            half, local = self.parted(pair, square)
            self.halves[half][local] = piece

    # Where Kings and Rooks are at home

    def king_home(self, army: int) -> Square:
        """I: a, c, e ... are set up as White, b, d, f ... as Black; reflect: all as White."""
        white = self.options.join == "reflect" or army % 2 == 0
        return (5, 1) if white else (4, 1)

    def rook_home(self, army: int, side: str) -> Square:
        """I: K is the Rook nearer the King, Q the farther."""
        short = 8 if self.king_home(army) == (5, 1) else 1
        return (short if side == "K" else 9 - short), 1


def start(armies: int, options: Options) -> Position:
    """Return the set-up (rules: Things).

    Raises ValueError for two half-boards with any of Peterson's rules, which are for more.
    """
    if armies == 2 and options.peterson:
        raise ValueError("with two half-boards Peterson's rules must be off")
    position = Position(
        options=options,
        halves=[{} for _ in range(armies)],
        army=0,
        control=list(range(1, armies + 1)),
        castling=["KQ"] * armies,
        passed={},
        left=1,
        pushed=set(),
        clock=0,
        round=1,
    )
    for army, half in enumerate(position.halves):
        order = "RNBQKBNR" if position.king_home(army) == (5, 1) else "RNBKQBNR"
        for file in range(1, 9):
            half[file, 1] = (order[file - 1], army)
            half[file, 2] = ("P", army)
    return position

"""What stands where, and how an army sees a pair (Rule 10).

Files and ranks count from 1. Armies and half-boards count from 0.
"""

from dataclasses import dataclass, field, replace
from typing import Self

from tests.judges.reference.base_games.games import BaseGame

ARMIES = "abcdefghijklmnopqrstuvwxyz"
HALVES = ARMIES.upper()
FILES = "abcdefghijklmnop"
STRIP = -1
"""The strip, where a half-board's number is asked for."""

Square = tuple[int, int]
Place = tuple[int, Square]
"""A half-board or the strip, and a square of it."""
Pair = tuple[int, int]


@dataclass(frozen=True)
class Piece:
    """A letter and an army; `gilded` once turned over (Shogi); `was_pawn` if promoted."""

    letter: str
    army: int
    gilded: bool = False
    was_pawn: bool = False

    def __str__(self) -> str:
        return f"{'+' * self.gilded}{self.letter}{'~' * self.was_pawn}{ARMIES[self.army]}"


View = dict[Square, Piece]


@dataclass(frozen=True)
class Options:
    """The house rules that base games are compared with."""

    bonus: str = "boards"
    captured: str = "taken"
    sets: tuple[str, ...] = ()
    """Chess with different armies: what each seat chose."""


@dataclass
class Position:
    """A position as CFEN has it."""

    game: BaseGame
    options: Options
    halves: list[View]
    strip: View
    army: int
    control: list[int | None]
    castling: list[str]
    passed: dict[Place, tuple[int, Place]] = field(default_factory=dict)
    """Square that a pawn passed to its army and where it stands."""
    hands: dict[int, list[str]] = field(default_factory=dict)
    moved: set[Square] = field(default_factory=set)
    """Squares on the strip of pieces that moved or were dropped this turn."""
    left: int = 1
    pushed: set[int] = field(default_factory=set)
    clock: int = 0
    round: int = 1
    checks: dict[int, int] = field(default_factory=dict)
    gates: dict[int, set[int]] = field(default_factory=dict)
    """Army to the files of its gates, as it sees them."""
    passes: int = 0
    """Number of passes in a row."""
    counted: dict[tuple[int, frozenset[str]], int] = field(default_factory=dict)
    """Pieces of armies that were counted since the last change."""

    def copy(self) -> Self:
        """Return a position that can be changed without changing this one."""
        return replace(
            self,
            halves=[dict(half) for half in self.halves],
            strip=dict(self.strip),
            control=list(self.control),
            castling=list(self.castling),
            passed=dict(self.passed),
            hands={army: list(hand) for army, hand in self.hands.items()},
            moved=set(self.moved),
            pushed=set(self.pushed),
            checks=dict(self.checks),
            gates={army: set(files) for army, files in self.gates.items()},
            counted={},
        )

    # Armies

    @property
    def armies(self) -> int:
        return len(self.halves)

    def alive(self, army: int) -> bool:
        return self.control[army] is not None

    def living(self) -> list[int]:
        return [army for army in range(self.armies) if self.alive(army)]

    def living_players(self) -> list[int]:
        return sorted({player for player in self.control if player is not None})

    def hostile(self, one: int, other: int) -> bool:
        """T: armies of one controller are friends, all other living ones are hostile."""
        player, opponent = self.control[one], self.control[other]
        return player is not None and opponent is not None and player != opponent

    def bonus(self) -> int:
        """T: a move for each half-board with a piece; I: the strip does not count, one is sure."""
        if self.options.bonus != "boards":
            return 1
        return max(1, sum(any(p.army == self.army for p in half.values()) for half in self.halves))

    # Half-boards pushed together

    def pairs(self) -> list[Pair]:
        return [(low, high) for low in range(self.armies) for high in range(low + 1, self.armies)]

    def turned(self, square: Square) -> Square:
        """Return a joined square as it is called from the other side."""
        return self.game.files + 1 - square[0], self.game.ranks + 1 - square[1]

    def joined(self, pair: Pair, place: Place) -> Square:
        """I: the lower half-board at the bottom, the strip, the upper one turned."""
        board, square = place
        if board == STRIP:
            return square[0], square[1] + self.game.half
        return square if board == pair[0] else self.turned(square)

    def parted(self, pair: Pair, square: Square) -> Place:
        """Return the half-board or strip, and its own square, of a joined square."""
        half = self.game.half
        if square[1] <= half:
            return pair[0], square
        if square[1] <= half + self.game.strip:
            return STRIP, (square[0], square[1] - half)
        return pair[1], self.turned(square)

    def view(self, pair: Pair) -> View:
        """Return the pieces on two half-boards pushed together, and on the strip between."""
        found = dict(self.halves[pair[0]])
        for square, piece in self.halves[pair[1]].items():
            found[self.turned(square)] = piece
        for square, piece in self.strip.items():
            found[self.joined(pair, (STRIP, square))] = piece
        return found

    def put_back(self, pair: Pair, view: View) -> None:
        """Part the half-boards again."""
        self.counted.clear()
        self.halves[pair[0]], self.halves[pair[1]], self.strip = {}, {}, {}
        for square, piece in view.items():
            board, local = self.parted(pair, square)
            (self.strip if board == STRIP else self.halves[board])[local] = piece

    # How an army sees a pair

    def looks(self, pair: Pair, square: Square, army: int) -> list[bool]:
        """Return the possible views from a square of a joined board, True for those down it.

        I: an army's piece looks away from home, and on any other half-board towards its back rank.
        On the strip it looks away from home if that is there, else either way.
        """
        board = self.parted(pair, square)[0]
        if board == pair[0]:
            return [army != pair[0]]
        if board == pair[1]:
            return [army == pair[1]]
        if army in pair:
            return [army == pair[1]]
        return [False, True]

    def seen(self, pair: Pair, square: Square, army: int, down: bool) -> Square:
        """Return a square as an army sees it that looks up or down where the strip is concerned.

        I: its home is its own side of the two-player board, every other the opponent's side.
        """
        looks = self.looks(pair, square, army)
        return self.turned(square) if (looks[0] if len(looks) == 1 else down) else square

    # What armies have

    def standing(self) -> list[tuple[Place, Piece]]:
        boards = [*enumerate(self.halves), (STRIP, self.strip)]
        return [((board, at), piece) for board, view in boards for at, piece in view.items()]

    def at(self, place: Place) -> Piece | None:
        board, square = place
        return (self.strip if board == STRIP else self.halves[board]).get(square)

    def kind(self, piece: Piece) -> str:
        kind = self.game.letters.get(piece.letter, piece.letter)
        return self.game.turned_over[kind] if piece.gilded else kind

    def has(self, army: int, kinds: frozenset[str]) -> int:
        """Return the number of an army's pieces of some kinds on the table, without its hand."""
        if (army, kinds) not in self.counted:
            self.counted[army, kinds] = sum(
                piece.army == army and ("*" in kinds or self.kind(piece) in kinds)
                for _, piece in self.standing()
            )
        return self.counted[army, kinds]

    def is_royal(self, piece: Piece) -> bool:
        """Return True if a piece is a King, or one of its army's last of an extinction type."""
        kind = self.kind(piece)
        if kind == "king":
            return True
        most = self.game.count("extinctionPieceCount") + 1
        return kind in self.game.royal_kinds and self.has(piece.army, frozenset([kind])) <= most


def start(game: BaseGame, armies: int, options: Options) -> Position:
    """Return the set-up."""
    at = Position(
        game,
        options,
        halves=[{} for _ in range(armies)],
        strip={},
        army=0,
        control=list(range(1, armies + 1)),
        castling=[game.rights(army) for army in range(armies)],
        hands={army: list(game.pockets[army % 2]) for army in range(armies)},
        gates={army: game.gates(army) for army in range(armies)},
    )
    for army, half in enumerate(at.halves):
        for square, said in game.array[army % 2].items():
            half[square] = Piece(said[-1], army, gilded=said[0] == "+")
        if options.sets:
            row = game.sets[options.sets[army]]
            for file, letter in enumerate(row[::-1] if army % 2 else row, 1):
                half[file, 1] = Piece(letter, army)
    return at


# CFEN of base games


def write(at: Position) -> str:
    game = at.game
    fields = [
        "|".join(_rows(half, game.files, game.half) for half in at.halves),
        ARMIES[at.army],
        "/".join("-" if player is None else str(player) for player in at.control),
        "/".join(rights or "-" for rights in at.castling),
        _passed(at),
        str(at.left) + "".join(HALVES[half] for half in sorted(at.pushed)),
        str(at.clock),
        str(at.round),
        f"base={game.key}",
    ]
    if game.strip:
        fields.append("strip=" + _rows(at.strip, game.files, game.strip))
    hands = [
        f"{ARMIES[army]}:{''.join(sorted(hand))}" for army, hand in sorted(at.hands.items()) if hand
    ]
    if hands:
        fields.append("hand=" + ",".join(hands))
    for name, found in (
        ("checks", {army: str(count) for army, count in at.checks.items() if count}),
        ("gates", {army: _files(gates) for army, gates in at.gates.items() if gates}),
    ):
        if found:
            said = ",".join(f"{ARMIES[army]}:{found[army]}" for army in sorted(found))
            fields.append(f"{name}={said}")
    if at.passes:
        fields.append(f"passed={at.passes}")
    if at.moved:
        fields.append(
            "moved=" + ",".join(f"~{FILES[file - 1]}{rank}" for file, rank in sorted(at.moved))
        )
    return " ".join(fields)


def _files(gates: set[int]) -> str:
    return "".join(FILES[file - 1] for file in sorted(gates))


def place_text(place: Place) -> str:
    board, (file, rank) = place
    return f"{'~' if board == STRIP else HALVES[board]}{FILES[file - 1]}{rank}"


def _passed(at: Position) -> str:
    """Return field 5; the pawn's square follows where it is not its home's next one ahead."""
    found = []
    for place in sorted(at.passed, key=lambda one: (one[0], one[1][::-1])):
        army, stands = at.passed[place]
        board, (file, rank) = place
        ahead = board == army and stands == (army, (file, rank + 1))
        found.append(place_text(place) + ("" if ahead else place_text(stands)))
    return ",".join(found) or "-"


def _rows(board: View, files: int, ranks: int) -> str:
    rows = []
    for rank in range(ranks, 0, -1):
        row, empty = "", 0
        for file in range(1, files + 1):
            piece = board.get((file, rank))
            if piece is None:
                empty += 1
                continue
            row += f"{empty or ''}{piece}"
            empty = 0
        rows.append(f"{row}{empty or ''}")
    return "/".join(rows)

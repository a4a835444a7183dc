"""What is known of a base game before anybody plays it; see `pair_rules`, which it loads."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple, Protocol, TypeVar

from cfanp_gui.core.boards import (
    BOARD_LETTERS,
    MAX_BOARDS,
    STRIP,
    STRIP_LABEL,
    BoardSpec,
    Edge,
    Join,
    Look,
    Seam,
    Zone,
)
from cfanp_gui.core.game_pair import ProgramVariant
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.set_ups import SetUpRules
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.square_names import SquareNames

ANYWHERE = 1 << MAX_BOARDS
"""In a set of the half-boards on which an army stands: it may push any two, for it has a piece on
the strip or in its hand."""

UNKNOWN = "X"
"""The letter of a piece whose kind somebody does not know, in a game that hides them."""

Step = tuple[int, int]
"""From which square of a joined board to which."""


TURNED_OVER, TURNED_BACK = "+", "-"
"""What a move says by which a piece is promoted to, or comes back from, its other side."""


class DrawCounts(NamedTuple):
    """When a game is drawn for want of progress or by repetition; 0 where it never is so."""

    moves: int = 75
    """After so many moves of each army without progress."""
    repeats: int = 5
    """When a position stands for the so many-th time."""
    claims: bool = True
    """Whether it may be claimed before: after `claimed` such moves, and the third time."""
    claimed: int = 50


class BaseGame(ABC):
    """A game for two players whose board is cut in the middle (Rule 10)."""

    key: str
    name: Text
    unnamed: bool = False
    """Whether texts and options do not name it, as chess."""
    definition: str = ""
    """How it is told to who does not know it, as records do; empty for what the program brings."""
    help_page: str = ""
    """The file of the page of the help about it; empty where there is none."""
    files: int
    ranks: int
    """The ranks of a half-board."""
    strip: int = 0
    """The ranks that lie between two half-boards and belong to nobody."""
    look: Look = Look.CHECKERED
    zones: tuple[Zone, ...] = ()
    """What stands out on a half-board, as its owner sees it."""
    dropped: str = ""
    """The letters of the pieces that may lie in the hand of an army, which drops them."""
    no_mate_by: str = ""
    """The letters of pieces that may not mate when they are dropped."""
    types: Mapping[str, PieceType]
    """Its pieces by their letters, as lists show them; one of them is royal, or none: then nobody
    gives check, and an army dies whose last piece is captured."""
    letters: Sequence[str]
    """The letters of its pieces in the order of their numbers; no piece becomes the first."""
    promoted: Mapping[str, str] = {}
    """The letters of what pieces become that are turned over, by their own."""
    pawn: str = ""
    """The letter of the piece that notation leaves out, where it leaves out any."""
    becoming: Sequence[str] = ""
    """What a move may say that a piece becomes: a letter, the greatest first, `TURNED_OVER` or
    `TURNED_BACK`."""
    most_pieces: int
    """How many pieces an army has at most."""
    all_options: bool = False
    """Whether house rules go with it that do not go with every base game."""
    pushes_pawns: bool = False
    """Whether its pawns go straight forward and promote on the last rank alone, so that Avalanche
    goes with it."""
    rule: Text
    """What sentences call its rules."""
    counted = Text("Moves since a capture or pawn move")
    """What is counted of moves without progress."""
    draws: DrawCounts = DrawCounts()
    """When it is drawn with two armies."""
    draws_of_many: DrawCounts = DrawCounts()
    """When it is drawn with more."""
    sets: Mapping[str, Mapping[int, str]] = {}
    """The sets of pieces one of which an army chooses, where it may: letters by the squares of its
    half-board as White has them. The first is the usual one."""
    set_names: Mapping[str, str] = {}
    """What they are called."""
    chosen: tuple[str, ...] = ()
    """The set of every army, army a first, or one of all; none where that is the usual one."""
    jumps: bool = False
    """Whether captures jump over what they take, perhaps over several pieces on one way, so that a
    move says which way it goes instead of what the piece becomes."""
    repeated: str = "draw"
    """What it is with two armies for who is to move when a position has come too often, as with
    `stalemate`; with `repeated_for_white` for army a."""
    repeated_for_white: bool = False
    perpetual_loses: bool = False
    """Whether it is lost instead for who gave check with each move since it first came."""
    hides: bool = False
    """Whether players see only their own pieces and what was shown to all, so that it is played by
    positions as somebody sees them. Then attacks may fail."""
    prize: str = ""
    """The letter of the piece with which an army is captured, where there is one."""
    set_ups: SetUpRules | None = None
    """How players set up their armies before the game, where they do."""
    immovable: str = ""
    """The letters of pieces that never move; a player who has no others left is out."""
    lakes: frozenset[int] = frozenset()
    """The squares of the strip, from 0, on which nothing ever stands."""
    stalemate: str = "draw"
    """What it is for one of the last two players to have no move and no check: ``draw``, ``lost``
    or ``won``."""

    @property
    def about(self) -> Text:
        """Return what it is played with, in a sentence, for who chooses it."""
        ranks = 2 * self.ranks + self.strip
        if self.dropped:
            return Text("On {files} by {ranks} squares; captured pieces are dropped again.",
                        files=self.files, ranks=ranks)  # fmt: skip
        return Text("On {files} by {ranks} squares.", files=self.files, ranks=ranks)

    @abstractmethod
    def army(self, number: int, join: Join) -> Mapping[int, str]:
        """Return how an army stands at the start: letters by the squares of its half-board.

        Source: armies a, c ... stand as White does, b, d ... as Black (our reading of Rule 2).
        """

    def starting_hand(self, number: int) -> str:  # noqa: ARG002 -- most have none
        """Return the letters of the pieces that an army may drop from the start, sorted."""
        return ""

    @abstractmethod
    def rules_type(self) -> type[Any]:
        """Return the class of its `PairRules`, loading it."""

    def pair_rules(self, join: Join) -> Any:
        """Return how it is played on half-boards joined so, the same `PairRules` each time."""
        return _pair_rules(self, join)

    def __reduce__(self) -> tuple[object, ...]:
        if self.chosen:
            return _choosing, (self.unchosen, self.chosen)
        return the, (type(self),)

    def choosing(self, chosen: tuple[str, ...]) -> BaseGame:
        """Return it with other sets chosen, the same each time."""
        usual = next(iter(self.sets), "")
        is_usual = all(one == usual for one in chosen)
        return self.unchosen if is_usual else _choosing(self.unchosen, chosen)

    @property
    def unchosen(self) -> BaseGame:
        """Return it with the usual set for every army."""
        found: BaseGame = self.__dict__.get("_unchosen", self)
        return found

    def chosen_set(self, number: int) -> Mapping[int, str]:
        """Return how an army stands that has chosen its set; a black one from the right."""
        found = self.sets[self.chosen[min(number, len(self.chosen) - 1)]]
        if number % 2 == 0:
            return found
        last = self.files - 1
        return {at + last - 2 * (at % self.files): letter for at, letter in found.items()}

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:  # noqa: ARG002
        """Return why a piece cannot stand on a square of a half-board; None where it can.

        `at_home` is whether that is its army's.
        """
        return None

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:  # noqa: ARG002
        """Yield of what an army has more than there can be; `letters` are all its pieces."""
        yield from ()

    def half_boards(self, count: int) -> tuple[BoardSpec, ...]:
        """Return the half-boards of a game, each at home with one army and open at its seam."""
        return _half_boards(self, count)

    @property
    def strip_board(self) -> BoardSpec | None:
        """Return the strip as a board, seen from the lower half-board; None without one."""
        if not self.strip:
            return None
        zones = (Zone("lake", self.lakes),) if self.lakes else ()
        return BoardSpec(
            STRIP, self.files, self.strip, STRIP, STRIP_LABEL, zones=zones, look=self.look
        )

    def boards(self, count: int) -> tuple[BoardSpec, ...]:
        """Return all boards of a game: the half-boards, then the strip, if there is one."""
        strip = self.strip_board
        return self.half_boards(count) if strip is None else (*self.half_boards(count), strip)

    def __repr__(self) -> str:
        return f"<base game {self.key}>"

    @cached_property
    def names(self) -> SquareNames:
        """Return what the squares of its boards are called."""
        return SquareNames(self.files, self.ranks, self.strip)

    def move_text(self, origin: int, target: int, becomes: str | None) -> str:
        """Return the machine form of a move on a joined board, such as ``e7e8q`` or ``c7c8+``.

        A piece dropped from the hand has ``~number`` for the square it comes from.
        """
        names = self.names.joined
        start = names[origin] if origin >= 0 else f"{self.letters[~origin]}@"
        return start + names[target] + (becomes.lower() if becomes else "")

    @cached_property
    def move_pattern(self) -> str:
        """Return a regular expression for `move_text`: groups of squares, and of what it says."""
        square, becomes = self.names.pattern, self.becoming
        said = f"(?P<said>{any_of(one.lower() for one in becomes)})?" if becomes else "(?P<said>)"
        return rf"(?P<origin>{square})(?P<target>{square}){said}"

    def pawn_becomes(self, army: int) -> Sequence[str]:  # noqa: ARG002
        """Return what a pawn of an army becomes on the last rank, as moves say it."""
        return self.becoming

    def number(self, letter: str, said: str | None) -> int:
        """Return the third number of a move of a piece that says so; -1 for none there can be."""
        if said is None:
            return 0
        became = self.became(letter, said)
        return -1 if became is None else self.letters.index(became)

    @cached_property
    def becomes(self) -> Sequence[str | None]:
        """Return what moves say, such as what a piece becomes, by their third number."""
        over = frozenset(self.promoted.values())
        named = (
            letter
            if letter in self.becoming
            else (TURNED_OVER if letter in over else TURNED_BACK if self.promoted else letter)
            for letter in self.letters[1:]
        )
        return (None, *named)

    def became(self, letter: str, said: str | None) -> str | None:
        """Return the letter of a piece after a move that says what it becomes; None for none."""
        if said == TURNED_OVER:
            return self.promoted.get(letter)
        if said == TURNED_BACK:
            return next((plain for plain, over in self.promoted.items() if over == letter), None)
        return said or letter

    @property
    def variant(self) -> ProgramVariant | None:
        """Return the game for two as programs are told of it; None where none is told."""
        return None

    @property
    def drops(self) -> Sequence[str]:
        """Return the letters of what may be dropped from hands, perhaps promoted."""
        return self.dropped

    def plain(self, letter: str) -> str:
        """Return the letter by which SAN has a piece."""
        return letter

    @cached_property
    def values(self) -> Mapping[str, int]:
        """Return what its pieces are worth by their letters, but for the royal one."""
        return {letter: one.value for letter, one in self.types.items() if not one.royal}

    @property
    def royal(self) -> str:
        """Return the letter of its royal piece, which is called King whatever its name.

        It is empty where it has none.
        """
        return next((letter for letter, piece_type in self.types.items() if piece_type.royal), "")

    def without_progress(self, count: int) -> Text:
        """Return what it is called that each army made so many moves without progress."""
        return Text("{count} moves each without capture or pawn move", count=count)

    @property
    def size(self) -> int:
        """Return the number of squares of a joined board."""
        return self.files * (2 * self.ranks + self.strip)


class Unplayable(Protocol):
    """A base game that cannot be played here."""

    @property
    def section(self) -> str:
        """Return its key, or nothing where a whole file cannot be read."""

    @property
    def sentence(self) -> Text:
        """Return the reason."""


class BaseGames(Protocol):
    """The base games that may be chosen."""

    def __hash__(self) -> int: ...

    def choices(self) -> Iterator[Choice]:
        """Yield them by their keys."""

    def find(self, key: str) -> BaseGame:
        """Return the one with a key. Raises OptionError where there is none that can be played."""

    def refused(self) -> Iterator[Unplayable]:
        """Yield what was read but cannot be played here."""

    def read(self, key: str, definition: str) -> BaseGame:
        """Return the one with a key that a text tells. Raises OptionError where it tells none."""


G = TypeVar("G", bound=BaseGame)


@cache
def the(kind: type[G]) -> G:
    """Return the only base game of a class."""
    return kind()


def any_of(letters: Iterable[str]) -> str:
    """Return a regular expression that matches any of some letters of pieces."""
    return f"(?:{'|'.join(map(re.escape, sorted(letters, key=len, reverse=True)))})"


@cache
def _choosing(base: BaseGame, chosen: tuple[str, ...]) -> BaseGame:
    found: BaseGame = object.__new__(type(base))
    vars(found).update(vars(base), chosen=chosen, _unchosen=base)
    return found


@cache
def _pair_rules(base: BaseGame, join: Join) -> Any:
    return base.rules_type()(base, join)


@cache
def _half_boards(base: BaseGame, count: int) -> tuple[BoardSpec, ...]:
    seams = (Seam(Edge.NORTH),)
    return tuple(
        BoardSpec(board, base.files, base.ranks, board, letter, seams, base.zones, look=base.look)
        for board, letter in enumerate(BOARD_LETTERS[:count])
    )

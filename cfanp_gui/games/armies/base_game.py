"""Properties of a base game that are known before play; `pair_rules` has its rules of play."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

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
    Square,
    Zone,
    board_letter,
    square_names,
)
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece, PieceType
from cfanp_gui.core.queries import ProgramVariant
from cfanp_gui.core.set_ups import SetUpRules
from cfanp_gui.core.text import SquareName, Text

ANYWHERE = 1 << MAX_BOARDS
"""Bit in a set of the half-boards on which an army stands: the army may push any two, because it
has a piece on the strip or in its hand."""

UNKNOWN = "X"
"""Letter of a piece of unknown kind, in a game that hides kinds."""

Step = tuple[int, int]
"""Origin and target square of a joined board."""


TURNED_OVER, TURNED_BACK = "+", "-"
"""Marks in a move of a piece that is promoted to, or comes back from, its other side."""


FAMILIES = {
    "chess": Text("Chess"),
    "twist": Text("With a twist"),
    "eastern": Text("Eastern"),
    "armies": Text("New armies"),
    "draughts": Text("Draughts"),
    "hidden": Text("Hidden"),
}
"""Names of the families of base games by their keys, in the order in which they are offered."""


class SquareNames:
    """The names of the squares of a base game's boards."""

    def __init__(self, files: int, ranks: int, strip: int) -> None:
        """Name the squares of half-boards of a size, with `strip` ranks between two of them."""
        self.joined = square_names(files, 2 * ranks + strip)
        """Names of the squares of a joined board by number; the first are those of a half-board."""
        self.half = self.joined[: files * ranks]
        """Names of the squares of a half-board by number."""
        self.strip = square_names(files, strip)
        """Names of the squares of the strip as a board by number."""
        self.pattern = _pattern(self.joined)
        """Regular expression for the name of a square of a joined board."""
        self.half_pattern = _pattern(self.half)
        """Regular expression for the name of a square of a half-board."""
        self.title = Memo(self._title, 1 << 12).__getitem__
        """Returns the name of a square in notation, such as ``Be2``; numbers if it has no name."""
        self.number = {name: at for at, name in enumerate(self.joined)}.__getitem__
        """Returns the number of a square of a joined board by its name. Raises KeyError."""

    def square(self, letter: str, name: str) -> Square:
        """Return a square by its board's letter and its own name. Raises ValueError."""
        if letter == STRIP_LABEL:
            return Square(STRIP, self.strip.index(name))
        return Square(BOARD_LETTERS.index(letter), self.half.index(name))

    def _title(self, square: Square) -> SquareName:
        board, index = square
        letter = board_letter(board) if STRIP <= board < MAX_BOARDS else f"{board}:"
        known = self.half if board != STRIP else self.strip
        name = known[index] if 0 <= index < len(known) else str(index)
        return SquareName(letter + name, board, index)


def _pattern(names: tuple[str, ...]) -> str:
    """Return a regular expression for the names of the squares of a board, small letters only."""
    ranks = int(names[-1][1:])
    numbers = f"[1-{ranks}]" if ranks < 10 else f"(?:{'|'.join(map(str, range(ranks, 0, -1)))})"
    return f"[a-{names[-1][0]}]{numbers}"


class DrawCounts(NamedTuple):
    """Limits after which a game is drawn for lack of progress or by repetition; 0 for no limit."""

    moves: int = 75
    """Number of moves of each army without progress."""
    repeats: int = 5
    """Number of times a position has occurred."""
    claims: bool = True
    """True if a draw may be claimed earlier: after `claimed` such moves, and at the third
    repetition."""
    claimed: int = 50


class EndRules(NamedTuple):
    """Rules by which armies are lost other than by checkmate."""

    checks: tuple[int, int] = (0, 0)
    """Number of checks at which white and black armies are lost; 0 where they do not count."""
    has_flags: bool = False
    """True if pieces win by reaching squares; see `PairRules.flags`."""
    flag_kings: tuple[bool, bool] = (False, False)
    """True for a colour whose King alone wins so."""
    flag_waits: bool = False
    """True if they win when the next turn of their army begins."""
    flag_is_safe: bool = False
    """True if they win only where they are not attacked."""
    extinction: str = "none"
    """Result for an army some of whose pieces are gone: ``loss``, ``win``, ``none`` without that
    rule."""
    extinct_at: int = 0
    """Number of pieces at which they are gone; see `PairRules.numbers`."""
    extinct_against: int = 0
    """Number of them that some hostile army must have."""


class PassRules(NamedTuple):
    """Rules by which armies pass other than for lack of a move with more than two players."""

    freely: tuple[bool, bool] = (False, False)
    """True for white and for black armies that may pass unless they are in check."""
    stalemated: tuple[bool, bool] = (False, False)
    """True for those that pass without a move where two players are left."""
    kings_part: bool = False
    """True if Kings that see each other must part, and two armies draw by passing then."""


class Demands(NamedTuple):
    """Moves that are demanded or forbidden on a pair, whatever the safety of the King."""

    capture: bool = False
    """True if captures are compulsory."""
    drops: str = ""
    """Letters of the pieces whose drops are compulsory."""
    no_checks: bool = False
    """True if no move may give check."""
    king_stays: bool = False
    """True if a King in check may only capture what checks it."""


class BaseGame(ABC):
    """Game for two players whose board is cut in the middle (Rule 10)."""

    key: str
    name: Text
    native: str = ""
    """Its name in the language of its home; empty where that is no other."""
    family: str = ""
    """Key of its family, one of `FAMILIES`; empty for none."""
    emblem: str = ""
    """A few characters that tell its rules in a picture of its start."""
    unnamed: bool = False
    """True if texts and options leave out its name, as for chess."""
    definition: str = ""
    """Definition that records carry for readers without the game; empty for a built-in game."""
    help_page: str = ""
    """File name of its help page; empty without one."""
    summary: Text | None = None
    """A sentence or two on its rules, unless they are told by `words_path`."""
    files: int
    ranks: int
    """Number of ranks of a half-board."""
    strip: int = 0
    """Number of neutral ranks between two half-boards."""
    look: Look = Look.CHECKERED
    zones: tuple[Zone, ...] = ()
    """Highlighted zones of a half-board, as its owner sees them."""
    dropped: str = ""
    """Letters of the pieces that may lie in the hand of an army and be dropped."""
    has_sided_rights: bool = False
    """True if a move changes rights by who is hostile to whom."""
    has_gates: bool = False
    """True if pieces of the hand come in behind others, or these leap, from certain squares."""
    no_mate_by: str = ""
    """Letters of pieces whose drop may not give mate."""
    types: Mapping[str, PieceType]
    """Its pieces by their letters, in the order of lists; at most one is royal. Without a royal
    piece nobody gives check, and an army dies when its last piece is captured."""
    letters: Sequence[str]
    """Letters of its pieces in the order of their numbers; no piece becomes the first."""
    promoted: Mapping[str, str] = {}
    """Letters of promoted pieces by the letters of the unpromoted ones, where pieces are turned
    over."""
    pawn: str = ""
    """Letter of the piece that notation leaves out, if there is one."""
    becoming: Sequence[str] = ""
    """Promotions that a move may state: letters, the most valuable first, `TURNED_OVER` or
    `TURNED_BACK`."""
    most_pieces: int
    """Largest number of pieces of an army."""
    all_options: bool = False
    """True if house rules may be combined with it that not every base game allows."""
    pushes_pawns: bool = False
    """True if its pawns go straight forward and promote on the last rank only, so that Avalanche
    may be combined with it."""
    rule: Text
    """Name of its rules in sentences."""
    search_path: str = ""
    """Path of a function that returns a state for a search, or None, by a state and its trail."""
    words_path: str = ""
    """Module with functions `page` and `summary`, which tell its rules; empty for one with a help
    file."""
    rules_path: str
    """Module and class of its `PairRules`, such as ``package.module:Class``."""
    counted = Text("Moves since a capture or pawn move")
    """Name of the count of moves without progress."""
    draws: DrawCounts = DrawCounts()
    """Draw limits with two armies."""
    draws_of_many: DrawCounts = DrawCounts()
    """Draw limits with more armies."""
    sets: Mapping[str, Mapping[int, str]] = {}
    """Sets of pieces from which an army chooses, where it may: letters by the squares of its
    half-board as White has them. The first is the usual one."""
    set_names: Mapping[str, str] = {}
    """Names of the sets."""
    chosen: tuple[str, ...] = ()
    """The set of every army, army a first, or one for all; empty for the usual set."""
    arrays: int = 0
    """Number of arrays with which it may begin, where one may be chosen by its number."""
    array: int = 0
    """Number of the array with which it begins."""
    jumps: bool = False
    """True if captures jump over the captured pieces, perhaps over several on one path, so that a
    move states its path in place of a promotion."""
    repeated: str = "draw"
    """Result with two armies for the army to move at the last allowed repetition, in the words of
    `stalemate`; with `repeated_for_white` for army a."""
    repeated_for_white: bool = False
    perpetual_loses: bool = False
    """True if the army loses instead that gave check with each move since the position first
    occurred."""
    hides: bool = False
    """True if players see only their own pieces and those shown to all, so that it is played
    through views of positions. Attacks may then fail."""
    prize: str = ""
    """Letter of the piece whose capture captures its army; empty without one."""
    set_ups: SetUpRules | None = None
    """Rules by which players set up their armies before the game; None where they do not."""
    ends: EndRules | None = None
    """Ends of armies other than by checkmate; None without any."""
    passes: PassRules | None = None
    """Rules of passing; None without any."""
    demands: Demands | None = None
    """Moves that are demanded or forbidden; None if there are none."""
    immovable: str = ""
    """Letters of pieces that never move; a player who has no others left is out."""
    lakes: frozenset[int] = frozenset()
    """Squares of the strip, from 0, that always stay empty."""
    stalemate: str = "draw"
    """Result for one of the last two players without a move and not in check: ``draw``, ``lost`` or
    ``won``."""

    def rule_lines(self) -> Iterator[tuple[str, Text]]:
        """Yield the lines of its help page, made from its description; none for one with a file."""
        if self.words_path:
            lines: Iterator[tuple[str, Text]] = import_module(self.words_path).page(self)
            yield from lines

    @cached_property
    def about(self) -> Text:
        """Return a few words about its board and its rules, for a list of base games."""
        words = {"files": self.files, "ranks": 2 * self.ranks + self.strip}
        rules = import_module(self.words_path).summary(self) if self.words_path else self.summary
        if not rules:
            return Text("On {files} by {ranks} squares.", **words)
        return Text("On {files} by {ranks} squares. {rules}", rules=rules, **words)

    @abstractmethod
    def army(self, number: int, join: Join) -> Mapping[int, str]:
        """Return an army's starting position: letters by the squares of its half-board.

        Source: armies a, c ... stand as White does, b, d ... as Black (our reading of Rule 2).
        """

    def starting_pieces(self, count: int, join: Join) -> dict[Square, Piece]:
        """Return the pieces on `count` half-boards at the start."""
        return {
            Square(army, index): Piece(letter, army)
            for army in range(count)
            for index, letter in self.army(army, join).items()
        }

    def starting_hand(self, number: int) -> str:
        """Return the letters of the pieces that an army may drop from the start, sorted."""
        return ""

    def rules_type(self) -> type[Any]:
        """Return the class of its `PairRules`, loading it."""
        module, _, name = self.rules_path.partition(":")
        loaded: type[Any] = getattr(import_module(module), name)
        return loaded

    def pair_rules(self, join: Join) -> Any:
        """Return the rules of play on half-boards joined this way; the same object each time."""
        return _pair_rules(self, join)

    def __reduce__(self) -> tuple[object, ...]:
        if self.chosen:
            return _choosing, (self.unchosen, self.chosen)
        return the, (type(self),)

    def choosing(self, chosen: tuple[str, ...]) -> BaseGame:
        """Return the base game with other sets chosen, the same object each time."""
        is_usual = set(chosen) <= set(tuple(self.sets)[:1])
        return self.unchosen if is_usual else _choosing(self.unchosen, chosen)

    def beginning(self, array: int) -> BaseGame:
        """Return the base game with the array of a number, the same object each time."""
        return self

    @property
    def unchosen(self) -> BaseGame:
        """Return the base game with the usual set for every army, and the usual array."""
        unchosen: BaseGame = self.__dict__.get("_unchosen", self)
        return unchosen

    def chosen_set(self, number: int) -> Mapping[int, str]:
        """Return the starting position by an army's chosen set; a black army's is mirrored."""
        pieces = self.sets[self.chosen[min(number, len(self.chosen) - 1)]]
        if number % 2 == 0:
            return pieces
        last = self.files - 1
        return {at + last - 2 * (at % self.files): letter for at, letter in pieces.items()}

    def misplaced(self, letter: str, index: int, name: str, at_home: bool) -> Text | None:
        """Return the reason a piece cannot stand on a square of a half-board; None if it can.

        `at_home` is True if the half-board is that of the piece's army.
        """
        return None

    def too_many(self, letters: Sequence[str], army: str) -> Iterator[Text]:
        """Yield a sentence for each excess of pieces in an army; `letters` are all its pieces."""
        if len(letters) > self.most_pieces:
            yield Text(
                "army {letter} has {size} pieces (expected at most {most})",
                letter=army,
                size=len(letters),
                most=self.most_pieces,
            )

    @property
    def unmarked(self) -> BaseGame:
        """Return the game without lines along which pieces move from some squares alone.

        Its pieces move alike on all squares, as their movement is told.
        """
        return self

    @property
    def held(self) -> str:
        """Return the letters of the pieces that may lie in the hand of an army."""
        return self.dropped

    @property
    def needs_pieces(self) -> bool:
        """Return True if an army without Kings cannot live without any piece."""
        return not self.royal and not self.immovable

    def gates_of(self, number: int) -> Sequence[int]:
        """Return the squares of an army's half-board that are gates at the start."""
        return ()

    def has_king(self, number: int) -> bool:
        """Return True if an army has a King at the start."""
        return bool(self.royal)

    @property
    def strip_board(self) -> BoardSpec | None:
        """Return the strip as a board, seen from the lower half-board; None without a strip."""
        if not self.strip:
            return None
        zones, ranks = (Zone("lake", self.lakes),) if self.lakes else (), self.strip
        return BoardSpec(STRIP, self.files, ranks, STRIP, STRIP_LABEL, zones=zones, look=self.look)

    def boards(self, count: int) -> tuple[BoardSpec, ...]:
        """Return all boards of a game: the half-boards, then the strip if there is one.

        Each half-board is the home of one army and open at its seam.
        """
        boards, strip = _half_boards(self, count), self.strip_board
        return boards if strip is None else (*boards, strip)

    def __repr__(self) -> str:
        return f"<base game {self.key}>"

    @cached_property
    def names(self) -> SquareNames:
        """Return the names of the squares of its boards."""
        return SquareNames(self.files, self.ranks, self.strip)

    def move_text(self, origin: int, target: int, becomes: str | None) -> str:
        """Return the machine form of a move on a joined board, such as ``e7e8q`` or ``c7c8+``.

        A piece dropped from the hand has ``~number`` as its origin.
        """
        names = self.names.joined
        start = names[origin] if origin >= 0 else f"{self.letters[~origin]}@"
        return start + names[target] + (becomes.lower() if becomes else "")

    @cached_property
    def move_pattern(self) -> str:
        """Return a regular expression for `move_text`, with groups for squares and promotion."""
        square, becomes = self.names.pattern, self.becoming
        letters = any_of(letter.lower() for letter in becomes)
        stated = f"(?P<stated>{letters})?" if becomes else "(?P<stated>)"
        return rf"(?P<origin>{square})(?P<target>{square}){stated}"

    def pawn_becomes(self, army: int) -> Sequence[str]:
        """Return the promotions of an army's pawn on the last rank, as moves state them."""
        return self.becoming

    def number(self, letter: str, stated: str | None) -> int:
        """Return the third number of a move with a stated promotion; -1 for an impossible one."""
        if stated is None:
            return 0
        became = self.became(letter, stated)
        return -1 if became is None else self.letters.index(became)

    @cached_property
    def becomes(self) -> Sequence[str | None]:
        """Return the texts of promotions and paths in moves, by the third number of a move."""
        return (None, *map(self._stated, self.letters[1:]))

    def _stated(self, letter: str) -> str | None:
        """Return the text with which a move states that a piece becomes one of a letter."""
        if letter in self.becoming or not self.promoted:
            return letter
        return TURNED_OVER if letter in self.promoted.values() else TURNED_BACK

    def became(self, letter: str, stated: str | None) -> str | None:
        """Return the letter of a piece after a move with a stated promotion; None if impossible."""
        if stated == TURNED_OVER:
            return self.promoted.get(letter)
        if stated == TURNED_BACK:
            return next((plain for plain, over in self.promoted.items() if over == letter), None)
        return stated or letter

    @property
    def variant(self) -> ProgramVariant | None:
        """Return the game for two as engines are told of it; None if they cannot be."""
        return None

    @property
    def drops(self) -> Sequence[str]:
        """Return the letters of the pieces that may be dropped from hands, perhaps promoted."""
        return self.dropped

    def plain(self, letter: str) -> str:
        """Return the letter of a piece in SAN."""
        return letter

    @cached_property
    def values(self) -> Mapping[str, int]:
        """Return the values of its pieces by their letters, without the royal one."""
        return {letter: kind.value for letter, kind in self.types.items() if not kind.royal}

    @cached_property
    def royal(self) -> str:
        """Return the letter of its royal piece, which is called King whatever its name.

        It is empty for a game without one.
        """
        return next((letter for letter, piece_type in self.types.items() if piece_type.royal), "")

    def without_progress(self, count: int) -> Text:
        """Return the reason of a draw after `count` moves of each army without progress."""
        return Text("{count} moves each without capture or pawn move", count=count)

    @property
    def size(self) -> int:
        """Return the number of squares of a joined board."""
        return self.files * (2 * self.ranks + self.strip)


BaseGames = Any
"""Base games that may be chosen: a `BaseGameList` of `pairs.base_games`."""

G = TypeVar("G", bound=BaseGame)


@cache
def the(kind: type[G]) -> G:
    """Return the only instance of a class of base games."""
    return kind()


def any_of(letters: Iterable[str]) -> str:
    """Return a regular expression that matches any of several letters of pieces."""
    return f"(?:{'|'.join(map(re.escape, sorted(letters, key=len, reverse=True)))})"


@cache
def _choosing(base: BaseGame, chosen: tuple[str, ...]) -> BaseGame:
    choosing: BaseGame = object.__new__(type(base))
    vars(choosing).update(vars(base), chosen=chosen, _unchosen=base)
    return choosing


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

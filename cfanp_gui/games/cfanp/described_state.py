"""States as positions of the kernel's boards for described games, and its moves as theirs.

Chess is played on them where an option is on that its own boards lack, as a file would describe it,
and so is checkers.
"""

from array import array
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Sequence
from functools import cache, lru_cache
from types import FunctionType
from typing import Any, NamedTuple, cast

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.searching import Form, SearchMove, SearchState, Weights
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.actions import EndTurn, Move, Promote, SquareAction
from cfanp_gui.games.armies.base_game import UNKNOWN, BaseGame
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.modifiers import (
    DeadArmies,
    RemovedArmies,
    SingleMove,
    TouchBoard,
    Tournament,
)
from cfanp_gui.games.armies.modifiers.avalanche import Avalanche
from cfanp_gui.games.armies.modifiers.base_rules import (
    LastPiece,
    MovedOnce,
    NoMateByDrop,
    Prize,
    Shown,
    SidedRights,
    Stranded,
    ToAndFro,
)
from cfanp_gui.games.armies.modifiers.compulsion import Compulsion
from cfanp_gui.games.armies.modifiers.defend import Defend
from cfanp_gui.games.armies.modifiers.ends import Ends as EndsRule
from cfanp_gui.games.armies.modifiers.exchange import Exchange, ledger
from cfanp_gui.games.armies.modifiers.kingcapture import Immovable, KingCapture
from cfanp_gui.games.armies.modifiers.passing import Passing
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.plain_pairs import PlainPairs
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import STALEMATE as STALEMATE_TEXT
from cfanp_gui.games.pairs.checkers import CHECKERS, KING, MAN, numbered
from cfanp_gui.games.pairs.checkers.rules import CheckersPairs
from cfanp_gui.games.pairs.described.gating_rules import GatingPairs
from cfanp_gui.games.pairs.described.kernel_tables import first_kind, tables_of
from cfanp_gui.games.pairs.described.rules import DescribedPairs
from cfanp_gui.games.pairs.described.tried_rules import TriedPairs
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.rules import FidePairs
from cfanp_gui.games.pairs.fide.shuffled import ShuffledPairs
from cfanp_gui.games.pairs.hidden import HIDDEN, SCOUT
from cfanp_gui.games.pairs.hidden.rules import BattlePairs
from cfanp_gui.kernel import table_boards, table_cells, table_debts, table_jumps
from cfanp_gui.kernel.search_core import CODE
from cfanp_gui.kernel.table_boards import TableBoards
from cfanp_gui.kernel.table_cells import Placed, Tables
from cfanp_gui.kernel.table_search import Ends, TableSearch, Worths
from cfanp_gui.kernel.turns import DEAD, NO_MOVES, REMOVED, STALEMATE, TAKEN

ROYAL = 400
"""Value of a King in hundredths of a pawn."""
_STRIP_BOARD = 26
"""Number of the strip among the half-boards of the kernel."""
FATES = {"taken": TAKEN, "removed": REMOVED, "dead": DEAD}
TURN_RULES: tuple[type[Modifier[State]], ...] = (SingleMove, DeadArmies, TouchBoard, Tournament)
"""Options that any boards of the kernel know: a move needs no push before it."""
_OWN_RULES = (Prize, Stranded, Shown, ToAndFro)
"""Rules of hidden armies, which `hidden_state` plays."""
PETERSON_RULES = (Defend, Exchange, KingCapture, Immovable)
"""Peterson's rules, which `peterson_state` plays."""
DIALECT_RULES = (SidedRights, Compulsion, EndsRule, Passing)
"""Rules of few described games, which `dialect_state` plays."""
_RULES = (
    *TURN_RULES, *PETERSON_RULES, RemovedArmies, Avalanche, LastPiece, MovedOnce, NoMateByDrop,
    *_OWN_RULES, *DIALECT_RULES,
)  # fmt: skip


_BOARDS = (DescribedPairs, FidePairs, ShuffledPairs, TriedPairs, GatingPairs)
"""Rules of described games that the kernel knows, if it knows those of the game."""


class Board(NamedTuple):
    """The tables of a base game for the kernel, and the letters of its kinds by their numbers."""

    tables: Tables
    letters: Sequence[str]


def is_known(state: State) -> bool:
    """Return True if the kernel knows all the rules of a state."""
    return (
        board_of(state) is not None
        and all(type(rule) in _RULES for rule in state.hooks.modifiers)
        and len(_passed(state)) <= table_cells.MOST_PASSED
        and _most_debts(state) <= table_debts.MOST_DEBTS
        and (not state.rules.avalanche or _has_room_for_pushes(state))
    )


def _has_room_for_pushes(state: State) -> bool:
    """Return True if the kernel's numbers of moves have room for pushes of pawns."""
    base = state.rules.base
    boards = 2 * base.files * base.ranks <= table_boards.MOST_PUSHED_SQUARES
    small = boards and state.count <= table_boards.MOST_PUSHED_ARMIES
    return small and not (base.strip or base.dropped)


def _most_debts(state: State) -> int:
    """Return the largest number of debts of a player by Peterson's rules."""
    return max(Counter(debt.player for debt in ledger(state).debts).values(), default=0)


def board_of(state: State) -> Board | None:
    """Return the tables of a state's base game; None if it has rules that the kernel lacks."""
    rules = state.base
    if isinstance(rules, CheckersPairs):
        return _checkers()
    if isinstance(rules, BattlePairs):
        return _hidden()
    if not isinstance(rules, DescribedPairs) or type(rules) not in _BOARDS:
        return None
    tables = tables_of(rules)
    letters = ("",) * first_kind(rules) + tuple(rules.base.letters)
    return None if tables is None else Board(tables, letters)


@cache
def _checkers() -> Board:
    """Return tables of checkers, which have but the size of the board."""
    files, none = CHECKERS.files, array("i", [0])
    half = files * CHECKERS.ranks
    numbers = (files, half, 2 * half, -1, 0, -1, -1, 0, 0, 0, 0, 0, 0)
    wide = array("Q", [0])
    tables = Tables(
        numbers, none, none, none, none, none, wide, 0, none,
        none, none, none, none, none, none, none, none, none, 0,
    )  # fmt: skip
    letters = {0: "", table_jumps.MAN: MAN, table_jumps.CROWNED: KING}
    return Board(tables, tuple(letters[kind] for kind in range(len(letters))))


@cache
def _hidden() -> Board:
    """Return tables of hidden armies, whose pieces go straight around the lakes."""
    rules = HIDDEN.pair_rules(Join.ROTATE)
    assert isinstance(rules, BattlePairs)
    files, half, size = HIDDEN.files, HIDDEN.files * HIDDEN.ranks, HIDDEN.size
    letters = ["", *HIDDEN.letters.replace(UNKNOWN, "")]
    chains, chain_at = array("i", [-1]), array("i", [0]) * (128 * 32)
    purpose = table_cells.QUIET | table_cells.TAKES | table_cells.SLIDE << 2
    for kind, letter in enumerate(letters):
        for square in range(size) if letter and letter not in HIDDEN.immovable else ():
            chain_at[kind << 7 | square] = len(chains)
            for line in rules.lines_from(square):
                way = line if letter == SCOUT else line[:1]
                if way:
                    chains.extend((purpose, len(way), *way))
            chains.append(-1)
    none, everywhere = array("i", [0]) * (128 * 64), array("i", [-1 & 0x7FFF_FFFF]) * (128 * 6)
    tables = Tables(
        (files, half, size, -1, 0, -1, -1, 0, 0, 0, 0, 0, 0), chains, chain_at, none,
        array("i", [-1]), none, array("Q", [0]) * 64, 0, array("i", [0]) * (128 * 128),
        everywhere, everywhere, none, none, none, none, none, none, none, 0,
    )  # fmt: skip
    return Board(tables, tuple(letters))


def set_options(boards: TableBoards, state: State) -> None:
    """Let boards that have loaded a known state play by its options."""
    board = board_of(state)
    assert board is not None, "the state is known"
    boards.play_by(state.rules.bonus == "single", FATES[state.rules.captured])
    if state.rules.avalanche:
        boards.push_pawns(board.letters.index(state.rules.base.pawn))
    if state.rules.base.jumps:
        boards.jump()
    if state.committed is not None:
        boards.commit(*state.committed)


def placed(state: State) -> Placed:
    """Return a state in the form that the kernel loads; it must be known (`is_known`)."""
    board, rights = board_of(state), state.rights
    assert board is not None, "the state is known"
    number = {letter: at for at, letter in enumerate(board.letters)}
    hands = [[0] * table_cells.MOST_KINDS for _ in range(state.count)]
    for army, hand in enumerate(hands):
        for letter in state.base.hand(rights, army):
            hand[number[letter]] += 1
    cells = {
        cell_of(square): (piece.army << 5 | number[piece.letter]) + 1
        for square, piece in state.pieces().items()
    }
    stuck = 0 if state.stuck is None else STALEMATE if state.stuck == STALEMATE_TEXT else NO_MOVES
    plain = isinstance(state.base, PlainPairs)
    return Placed(
        sorted(cells.items()),
        hands,
        [0] * state.count if plain else list(rights.castling),
        sorted(_passed(state)),
        sum(1 << square.index for square in state.moved_on_strip),
        [player or 0 for player in state.control],
        (state.army, state.left, state.pushed, state.clock, state.round, stuck),
    )


def _passed(state: State) -> list[tuple[int, int, int]]:
    """Return the passed cells, with the cell of the piece that passed each and its army."""
    if isinstance(state.base, PlainPairs):
        return []
    return [(cell_of(old.square), cell_of(old.stands), old.army) for old in state.rights.passed]


def cell_of(square: Square) -> int:
    """Return the cell of a square."""
    return 128 * (_STRIP_BOARD if square.board == STRIP else square.board) + square.index


def unpacked(move: int, letters: Sequence[str] = "K") -> tuple[Pair, PairMove]:
    """Return the pair and the move on it of a move of the kernel without a push.

    `letters` are those of the kernel's kinds; a promotion is in its numbers.
    """
    origin, target, becomes = move & 255, move >> 8 & 127, move >> 15 & 31
    return Pair(move >> 20 & 31, move >> 25 & 31), (
        127 - origin + (not letters[0]) if origin > 127 else origin,
        target,
        0 if becomes in (table_cells.CASTLES, table_cells.PASSES) else becomes,
    )


def ends_of(state: State) -> Ends:
    """Return the ends of a game and the values of its pieces."""
    base, results = state.rules.base, ("draw", "lost", "won")
    board = board_of(state)
    assert board is not None, "the state is known"
    counts = base.draws if state.count == 2 else base.draws_of_many
    return Ends(
        _worths(form := _form(board.letters, base, state.count), form.plain()),
        counts.moves,
        counts.claimed if counts.claims else 0,
        results.index(base.stalemate),
        results.index(base.repeated),
        base.repeated_for_white,
        base.perpetual_loses,
        [board.letters.index(letter) for letter in "NB"] if base.unchosen is FIDE else [],
    )


@lru_cache(maxsize=32)
def _form(letters: Sequence[str], base: BaseGame, armies: int) -> Form:
    """Return the form of a base game with kinds of these letters for a number of armies."""
    values = tuple(100 * base.values[one] if one in base.values else ROYAL for one in letters)
    return Form(base.key, armies, tuple(letters), values, base.files, base.ranks)


@lru_cache(maxsize=32)
def _worths(form: Form, weights: Weights) -> Worths:
    """Return weights as the kernel has them."""
    places = array("i")
    for weight in weights:
        for side in range(3):
            squares = range(form.ranks * form.files if side < 2 else table_cells.MOST_STRIP)
            worths = [
                weight.value
                + weight.rows[form.row(square, side)]
                + weight.columns[form.column(square)]
                for square in squares
            ]
            places.extend(worths + [0] * (128 - len(worths)))
    room = [0] * (32 - len(weights))
    return Worths(
        array("i", [weight.value for weight in weights] + room),
        places,
        array("i", [weight.held for weight in weights] + room),
    )


def past_keys(
    state: State, trail: tuple[draws.Key, ...], made: Callable[[State], TableSearch]
) -> list[tuple[int, int]]:
    """Return the keys of a game so far as `TableSearch` has them; `made` loads a state."""
    return [known for key in trail if (known := _check_key(state, key, made))]


def usual_boards(state: State) -> TableSearch:
    """Return the boards of a known state that play by no rules of few games."""
    board = board_of(state)
    assert board is not None, "the state is known"
    return TableSearch(board.tables, placed(state), ends_of(state))


class DescribedState(TableSearch, SearchState):
    """Position played by the kernel; its moves are those of `table_search`."""

    _earlier: Sequence[int] = ()
    """Keys of the positions before."""
    _due: type[SquareAction] = Promote
    """What is done with a piece before a move."""

    def set_game(self, state: State) -> None:
        """Play by the options of a state that is loaded, and state moves as its game does."""
        board = board_of(state)
        assert board is not None, "the state is known"
        set_options(self, state)
        self._game = state.rules.base.unchosen
        self._form = _form(board.letters, self._game, state.count)
        self._stated = [None, *board.letters[1:]]
        if isinstance(state.base, DescribedPairs):
            self._stated = [*(None,) * first_kind(state.base), *self._game.becomes]

    @property
    def is_slowed(self) -> bool:
        return isinstance(TableSearch.check_key, FunctionType)

    @property
    def form(self) -> Form:
        return self._form

    def weigh_by(self, weights: Weights) -> None:
        self.weigh(_worths(self._form, weights))

    def earlier(self) -> Collection[Hashable]:
        return self._earlier

    def action(self, move: SearchMove) -> Action:
        code = cast(int, move) & CODE
        if not code:
            return EndTurn()
        bare, push = self.without_push(code)
        pair, (origin, target, becomes) = unpacked(bare, self._form.letters)
        if self._game.jumps:
            stated = self._game.becomes[numbered(self.path_of(code))]
        else:
            stated = self._stated[becomes]
        if pair.lower == pair.upper:
            return self._due(Square(pair.lower, origin), self._game, stated)
        return Move(pair, origin, target, stated, self._game, push)


class DescribedSearch(DescribedState):
    """Position of a described game, with the positions before it."""

    def __init__(self, state: State, trail: tuple[draws.Key, ...] = ()) -> None:
        """Load a known state; `trail` is the history that `draws` needs."""
        board, ends = board_of(state), ends_of(state)
        assert board is not None, "the state is known"
        past = past_keys(state, trail, usual_boards)
        TableSearch.__init__(self, board.tables, placed(state), ends, past)
        self.set_game(state)
        self._earlier = [key for key, _ in past]


def search_state(state: State, trail: tuple[draws.Key, ...]) -> DescribedSearch | None:
    """Return a state for a search by the kernel; None if that does not know all of its rules."""
    return DescribedSearch(state, trail) if is_known(state) else None


_CHECK_KEYS: dict[tuple[object, draws.Key], tuple[int, int] | None] = {}
"""Check keys by pair rules and repetition keys: to load a position takes a millisecond."""


def _check_key(
    state: State, key: draws.Key, made: Callable[[State], TableSearch]
) -> tuple[int, int] | None:
    """Return the check key of an earlier position of a game; None within a turn."""
    wanted = state.base, key
    if wanted not in _CHECK_KEYS:
        if len(_CHECK_KEYS) > 4096:
            _CHECK_KEYS.clear()
        then = _then(state, key)
        _CHECK_KEYS[wanted] = None if then is None else made(then).check_key()
    return _CHECK_KEYS[wanted]


def _then(state: State, key: draws.Key) -> State | None:
    """Return an earlier position of a game by its repetition key; None within a turn.

    None too for a position that a player who guesses does not know.
    """
    if key is None:
        return None
    halves, control, army, rights, pushed, *_, facts = cast(Any, key)
    if pushed:
        return None
    then = state.copy()
    then.extra = facts
    then._place(halves, rights)
    then.give(control)
    then.begin_turn(army)
    return then

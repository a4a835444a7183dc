"""Described games on half-boards, as a `PairRules`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.refusal_texts import blocker
from cfanp_gui.core.square_sets import Memo, squares
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.pair_rules import PairPlay, PairRules
from cfanp_gui.games.pairs.described.board import DescribedBoard, Halves, Layout, Passing, new
from cfanp_gui.games.pairs.described.description import SHORT, Castling, Kind
from cfanp_gui.games.pairs.described.draft import DescribedDraft, read_draft
from cfanp_gui.games.pairs.described.fen import write_fen
from cfanp_gui.games.pairs.described.frame import ABOVE, AWAY, BELOW
from cfanp_gui.games.pairs.described.keys import BLACK, WHITE
from cfanp_gui.games.pairs.described.moves import DescribedMoves, Guard, attackers, guard
from cfanp_gui.games.pairs.described.notation import DescribedSan
from cfanp_gui.games.pairs.described.piece_kinds import PAWN
from cfanp_gui.games.pairs.described.rights import Passed, Rights
from cfanp_gui.games.pairs.described.tables import Attack, Moves, Steps, Tables

if TYPE_CHECKING:
    from cfanp_gui.games.pairs.described.base import DescribedBase

KING = 0
"""The number of the King among the kinds of pieces."""
_FREE = Guard(0, -1, {})


class Way(NamedTuple):
    """A way to castle on a joined board."""

    right: int
    king: int
    target: int
    """Where the move is said to go: to where the King does, or onto the Rook."""
    king_to: int
    rook: int
    rook_to: int
    empty: int
    """The squares on which nothing may stand."""
    passed: tuple[int, ...]
    """The squares that may not be attacked."""


class Mover(NamedTuple):
    """How the pieces of an army move whose home lies somewhere on a pair."""

    kinds: tuple[Moves, ...]
    castling: dict[int, Way]
    """The ways to castle by the rights to them."""
    zone: int
    """Where pieces promote."""
    becomes: tuple[tuple[int, ...], ...]
    """What pieces of each kind become there as pawns do."""
    chooses: tuple[bool, ...]
    """Whether pieces of each kind ever become others, or must."""
    stays: tuple[int, ...]
    """The squares on which pieces of each kind may stay as they are after a move."""
    drops: tuple[int, ...]
    """The squares on which pieces of each kind may be dropped."""
    passing: int
    """Where it may capture in passing."""
    passers: tuple[int, ...]
    """The kinds of pieces that do."""
    progress: frozenset[int]
    """The kinds of pieces that make progress by a move that cannot be taken back."""


class DescribedPairs(PairRules[Halves, DescribedBoard, Rights]):
    """A described game on any two half-boards."""

    notation = DescribedSan
    base: DescribedBase

    def __init__(self, base: DescribedBase, join: Join) -> None:
        super().__init__(base, join)
        self.game = game = base.game
        self.tables = tables = Tables(game)
        self.frame = tables.frame
        self.kinds = game.kinds
        self._number = {kind.letter: number for number, kind in enumerate(self.kinds)}
        self._limits = {
            letter: (most, tuple(n for n, kind in enumerate(self.kinds) if kind.plain == letter))
            for letter, most in game.limits
        }
        self.layout = Layout(
            self.frame, self.letters, tables.by_home, tables.alike, bool(self._limits)
        )
        self.movers: Memo[tuple[int, int], Mover] = Memo(self._mover, 16)
        """By where an army's home lies on a pair, and its colour."""
        self._becoming = tuple(
            tuple(self._number[letter] for letter in (kind.promotes, kind.demoted) if letter)
            for kind in self.kinds
        )
        """What pieces of each kind become that are no pawns."""
        self._held = tuple(kind.held for kind in self.kinds)
        self._castles = any(side.castling for side in game.sides)
        self._first = tuple(kind.type == PAWN or bool(kind.moves.initial) for kind in self.kinds)
        """Whether pieces of each kind have moves that they make only at first."""
        self._doubled = tuple(1 if kind.letter == game.no_doubled else 0 for kind in self.kinds)
        self._files = tuple(
            sum(1 << file + rank * game.files for rank in range(game.ranks))
            for file in range(game.files)
        )

    # What stands on the half-boards

    def start(self, count: int) -> tuple[Halves, Rights]:
        pieces = {
            Square(army, index): Piece(letter, army)
            for army in range(count)
            for index, letter in self.base.army(army, self.join).items()
        }
        sides = [self.game.sides[army & 1] for army in range(count)]
        castling = tuple(sum({way.right for way in side.castling}) for side in sides)
        rights = Rights(castling, (), tuple(side.hand for side in sides))
        return self.layout.halves_of(pieces, count), rights

    def halves_of(self, pieces: Mapping[Square, Piece], count: int) -> Halves:
        return self.layout.halves_of(pieces, count)

    def pieces_on(self, halves: Halves, board: int) -> Mapping[Square, Piece]:
        return self.layout.pieces_on[board, halves[board]]

    def read(self, halves: Halves, pair: Pair, rights: Rights) -> DescribedBoard:
        return self.layout.read(halves, pair, self._passing(rights, pair) if rights[1] else ())

    def _passing(self, rights: Rights, pair: Pair) -> tuple[Passing, ...]:
        shown = (*pair, STRIP)
        return tuple(
            Passing(self.joined(square, pair), self.joined(stands, pair), army)
            for square, stands, army in rights.passed
            if square.board in shown and stands.board in shown
        )

    def write(
        self, halves: Halves, pair: Pair, before: DescribedBoard, board: DescribedBoard
    ) -> Halves:
        return self.layout.write(halves, pair, before, board)

    def with_piece(
        self, halves: Halves, rights: Rights, square: Square, piece: Piece | None
    ) -> tuple[Halves, Rights]:
        before = self.pieces_on(halves, square.board).get(square)
        first = len(self.kinds)

        def change(half: list[int], bit: int) -> None:
            for one in (before, piece):
                if one is not None:
                    half[self._number[one.letter]] ^= bit
                    half[first + one.army] ^= bit

        if square.board != STRIP:
            home = square.board
            lost = sum({way.right for way in self.game.sides[home & 1].castling
                        if square.index in (way.king, way.rook)})  # fmt: skip
            rights = rights.without_castling(home, lost)
        left = tuple(one for one in rights.passed if square not in one[:2])
        if len(left) < len(rights.passed):
            rights = rights._replace(passed=left)
        return self.layout.changed(halves, square, change), rights

    def without_army(self, halves: Halves, rights: Rights, army: int) -> tuple[Halves, Rights]:
        rights = rights.without_castling(army, -1).without_passed(army).with_hand(army, "")
        return self.layout.without(halves, army), rights

    def spread(self, halves: Halves, count: int) -> tuple[int, ...]:
        return self.layout.spread(halves, count)

    def only_kings(self, halves: Halves, count: int) -> bool:  # noqa: ARG002
        return not any(any(half[1 : len(self.kinds)]) for half in halves)

    # How armies move

    def _mover(self, key: tuple[int, int]) -> Mover:
        home, colour = key
        tables, frame, game = self.tables, self.frame, self.game
        side = game.sides[colour]
        moves = tuple(tables.moves(number, home, colour) for number in range(len(self.kinds)))
        zone = frame.region(home, side.promotion)
        becomes = tuple(self._pawn_becomes(kind, colour) for kind in self.kinds)
        return Mover(
            moves,
            {way.right: self._way(way, home, moves[KING]) for way in side.castling}
            if home != AWAY
            else {},
            zone,
            becomes,
            tuple(
                bool(forms or self._becoming[number] or self.kinds[number].type == PAWN)
                for number, forms in enumerate(becomes)
            ),
            tuple(map(self._stays, moves)),
            tuple(self._drop_squares(kind, home, colour, self._stays(move))
                  for kind, move in zip(self.kinds, moves, strict=True)),
            frame.region(home, side.passing),
            tuple(n for n, kind in enumerate(self.kinds) if kind.plain in side.passers),
            frozenset(n for n, kind in enumerate(self.kinds) if kind.plain in side.progress),
        )  # fmt: skip

    def _pawn_becomes(self, kind: Kind, colour: int) -> tuple[int, ...]:
        side = self.game.sides[colour]
        if kind.plain not in side.pawns:
            return ()
        letters = [
            f"{letter}~" if f"{letter}~" in self._number else letter for letter in side.promotions
        ]
        return tuple(self._number[letter] for letter in letters)

    def _stays(self, moves: Moves) -> int:
        """Return the squares on which pieces may stay: with `immobility` those they can leave."""
        if not self.game.immobility:
            return -1
        return sum(1 << square for square in range(self.frame.size) if moves.usual[square])

    def _drop_squares(self, kind: Kind, home: int, colour: int, stays: int) -> int:
        game, frame = self.game, self.frame
        if not game.drops or kind.letter.endswith("~") or kind.plain == self.royal:
            return 0
        side = game.sides[colour]
        found = frame.region(home, side.drops) & self.tables.region(kind, home, colour) & stays
        if kind.type == PAWN:
            if not game.zone_drops:
                found &= ~frame.region(home, side.promotion)
            if not game.first_rank_drops:
                found &= ~frame.region(home, (1 << game.files) - 1)
        return found

    def _way(self, way: Castling, home: int, king_moves: Moves) -> Way:
        right, *places = way
        if home == ABOVE:
            places = [self.frame.size - 1 - at for at in places]
        king, king_to, rook, rook_to = places
        empty = 0
        for start, goal in ((king, king_to), (rook, rook_to)):
            for at in range(min(start, goal), max(start, goal) + 1):
                empty |= 1 << at
        empty &= ~(1 << king | 1 << rook)
        step = 1 if king_to > king else -1
        # A King's step to the same square is told from castling by the Rook that it takes.
        stepped = king_moves.quiet[king]
        near = stepped.steps
        for _, reached in stepped.lines:
            near |= reached[0]
        goes = near >> king_to & 1 and king_to != rook
        passed = tuple(range(king + step, king_to + step, step)) if king_to != king else ()
        target = rook if goes else king_to
        return Way(right, king, target, king_to, rook, rook_to, empty, passed)

    def home(self, pair: Pair, army: int) -> int:
        """Return where an army's home lies on a pair."""
        return BELOW if army == pair.lower else ABOVE if army == pair.upper else AWAY

    # Moves

    def moves(
        self,
        board: DescribedBoard,
        pair: Pair,
        army: int,
        own: int,
        friends: int,
        hostile: int,
        allies: Sequence[int],
        rights: Rights,
        guard_king: bool = True,
    ) -> DescribedMoves:
        low, high = pair
        home = 0 if army == low else 1 if army == high else 2
        mover = self.movers[home, army & 1]
        _, kinds, occupied, kings, _, _, _, passing = board
        everywhere = self.frame.all
        king = own & kings
        watched = king and guard_king
        checkers, allowed, bound = (
            guard(self.tables.watch[king.bit_length() - 1], board, own, hostile, everywhere)
            if king
            else _FREE
        )
        if not watched:
            allowed, bound = everywhere, _FREE.bound
        empty = everywhere & ~occupied
        prey = occupied & ~(friends | hostile & kings)
        plain: list[tuple[int, int]] = []
        becoming: list[tuple[int, int, tuple[int, ...]]] = []
        total = 0
        if king:
            origin = king.bit_length() - 1
            targets = self._targets(mover.kinds[KING], origin, occupied, empty, prey)
            targets &= mover.stays[KING]
            if watched and targets:
                targets = self._safe(board, king, targets, hostile)
            if targets:
                plain.append((origin, targets))
                total = targets.bit_count()
            if self._castles and not checkers and home != AWAY and rights.castling[army]:
                for target in self._castling(board, mover, rights.castling[army], hostile, watched):
                    plain.append((origin, 1 << target))
                    total += 1
        pieces = own & ~king
        goals_of_all = empty | prey
        if allowed or bound:
            zone = mover.zone
            for number, (_, takes, same, both, _) in enumerate(mover.kinds):
                mine = kinds[number] & pieces
                if not mine:
                    continue
                choices = mover.chooses[number]
                stays = mover.stays[number] & goals_of_all
                for origin in squares[mine]:
                    if same:
                        goals, lines = takes[origin]
                        for mask, seen in lines:
                            goals |= seen[occupied & mask]
                    else:
                        goals, free, lines, free_lines = both[origin]
                        for mask, seen in lines:
                            goals |= seen[occupied & mask]
                        for mask, seen in free_lines:
                            free |= seen[occupied & mask]
                        goals = goals & prey | free & empty
                    goals &= bound.get(origin, allowed) if bound else allowed
                    if choices and (goals & zone or zone >> origin & 1):
                        goals &= goals_of_all
                        for targets, forms in self._choices(
                            board, mover, army, number, origin, goals
                        ):
                            becoming.append((origin, targets, forms))
                            total += targets.bit_count() * len(forms)
                        goals = self._unchanged(board, mover, army, number, origin, goals)
                    goals &= stays
                    if goals:
                        plain.append((origin, goals))
                        total += goals.bit_count()
        if passing and rights.passed:
            for origin, target in self._in_passing(board, pair, mover, own, hostile, army, allies,
                                                   rights, watched):  # fmt: skip
                # What is captured may be more than what the King allows to be moved to.
                plain.append((origin, target))
                total += 1
        if rights.hands[army] and allowed:
            for origin, targets in self._drops(board, army, mover, own, hostile, allowed & empty,
                                               rights.hands[army]):  # fmt: skip
                plain.append((origin, targets))
                total += targets.bit_count()
        return DescribedMoves(checkers, total, plain, becoming)

    @staticmethod
    def _targets(moves: Moves, origin: int, occupied: int, empty: int, prey: int) -> int:
        """Return where a piece goes from a square."""
        goals, lines = moves.takes[origin]
        for mask, seen in lines:
            goals |= seen[occupied & mask]
        free, lines = moves.quiet[origin]
        for mask, seen in lines:
            free |= seen[occupied & mask]
        return goals & prey | free & empty

    def _safe(self, board: DescribedBoard, king: int, targets: int, hostile: int) -> int:
        """Return the squares on which a King would not be attacked."""
        left = board.occupied & ~king
        watch = self.tables.watch
        safe = 0
        for target in squares[targets]:
            bit = 1 << target
            if not attackers(watch[target], board, left | bit, hostile & ~bit, True):
                safe |= bit
        return safe

    def _castling(
        self, board: DescribedBoard, mover: Mover, rights: int, hostile: int, watched: int
    ) -> list[int]:
        """Return to where the King may castle; `rights` are those to it."""
        found = []
        occupied, watch = board.occupied, self.tables.watch
        for right, way in mover.castling.items():
            if not rights & right or occupied & way.empty:
                continue
            if watched:
                if any(attackers(watch[at], board, occupied, hostile, True) for at in way.passed):
                    continue
                if attackers(watch[way.king_to], board, occupied ^ 1 << way.rook, hostile, True):
                    continue
            found.append(way.target)
        return found

    def _choices(
        self, board: DescribedBoard, mover: Mover, army: int, number: int, origin: int, goals: int
    ) -> list[tuple[int, tuple[int, ...]]]:
        """Return the targets of a piece on which it may become another, and what."""
        found = []
        zone, occupied = mover.zone, board.occupied
        pawn = self.kinds[number].type == PAWN
        if mover.becomes[number] and goals & zone:
            forms = tuple(self._within_limits(board, army, mover.becomes[number]))
            if forms:
                found.append((goals & zone, forms))
        if self._becoming[number]:
            targets = goals if zone >> origin & 1 and not pawn else goals & zone
            if self.game.on_capture:
                targets &= occupied
            forms = tuple(self._within_limits(board, army, self._becoming[number]))
            if targets and forms:
                found.append((targets, forms))
        return found

    def _unchanged(
        self, board: DescribedBoard, mover: Mover, army: int, number: int, origin: int, goals: int
    ) -> int:
        """Return the targets of a piece on which it may stay what it is."""
        zone, game = mover.zone, self.game
        pawn = self.kinds[number].type == PAWN
        if (pawn or mover.becomes[number]) and game.mandatory_pawns:
            goals &= ~zone
        becoming = self._becoming[number]
        if (
            game.mandatory_pieces
            and becoming
            and not pawn
            and any(True for _ in self._within_limits(board, army, becoming))
        ):
            stays = 0 if zone >> origin & 1 else ~zone
            if game.on_capture:
                stays |= ~board.occupied
            goals &= stays
        return goals

    def _within_limits(
        self, board: DescribedBoard, army: int, forms: Iterable[int]
    ) -> Iterable[int]:
        """Return those of some kinds of which an army may have more."""
        if not self._limits:
            return forms
        own = board.armies[army]
        found = []
        for form in forms:
            most, alike = self._limits.get(self.kinds[form].plain, (0, ()))
            count = 0
            for kind in alike:
                count += (board.kinds[kind] & own).bit_count()
                if board.elsewhere is not None:
                    count += board.elsewhere[army][kind]
            if not most or count < most:
                found.append(form)
        return found

    def _in_passing(
        self, board: DescribedBoard, pair: Pair, mover: Mover, own: int, hostile: int, army: int,
        allies: Sequence[int], rights: Rights, watched: int,
    ) -> list[tuple[int, int]]:  # fmt: skip
        """Return captures in passing: from where, and the square to which, as a set."""
        found = []
        for passed in board.passing:
            target = 1 << passed.square
            if target & board.occupied or not mover.passing & target:
                continue
            near = own & self.tables.watch[passed.square].squares
            if not near or not self._is_open(board, pair, rights, army, allies, passed):
                continue
            for number in mover.passers:
                moves = mover.kinds[number]
                for origin in squares[board.kinds[number] & near]:
                    if self._passes(moves, origin, board.occupied, target) and (
                        not watched
                        or self._is_safe(
                            board, own, hostile, 1 << origin | 1 << passed.stands, target
                        )
                    ):
                        found.append((origin, target))
        return found

    def _is_open(
        self, board: DescribedBoard, pair: Pair, rights: Rights, army: int, allies: Sequence[int],
        passed: Passing,
    ) -> bool:  # fmt: skip
        """Return whether an army may capture on a square that was passed."""
        return (
            passed.army != army
            and passed.army not in allies
            and bool(board.armies[passed.army] >> passed.stands & 1)
            and passed in self._passing(rights, pair)
        )

    @staticmethod
    def _passes(moves: Moves, origin: int, occupied: int, target: int) -> bool:
        """Return whether a piece captures on a square to which it does not go."""
        goals, lines = moves.takes[origin]
        for mask, seen in lines:
            goals |= seen[occupied & mask]
        free, lines = moves.quiet[origin]
        for mask, seen in lines:
            free |= seen[occupied & mask]
        return bool(goals & ~free & target)

    def _is_safe(
        self, board: DescribedBoard, own: int, hostile: int, gone: int, target: int
    ) -> bool:
        """Return whether the King is not attacked when pieces are gone and one is on a square."""
        king = own & board.kings
        at = king.bit_length() - 1
        left = board.occupied & ~gone | target
        return not attackers(self.tables.watch[at], board, left, hostile & ~gone & ~target, True)

    def _drops(
        self, board: DescribedBoard, army: int, mover: Mover, own: int, hostile: int, empty: int,
        hand: str,
    ) -> list[tuple[int, int]]:  # fmt: skip
        """Return which pieces may be dropped on which of some empty squares."""
        found = []
        for letter in dict.fromkeys(hand):
            number = self._number[letter]
            forms: tuple[int, ...] = (number,)
            if self.game.promoted_drops and self.kinds[number].promotes:
                forms = (number, self._number[self.kinds[number].promotes])
            for form in forms:
                targets = empty & mover.drops[form if form == number else number]
                if self._doubled[number]:
                    mine = board.kinds[number] & own
                    for file in self._files:
                        if (mine & file).bit_count() >= self.game.no_doubled_count:
                            targets &= ~file
                if not self.game.drop_checks:
                    targets = self._quietly(board, army, form, own, hostile, targets)
                if targets:
                    found.append((~form, targets))
        return found

    def _quietly(
        self, board: DescribedBoard, army: int, form: int, own: int, hostile: int, targets: int
    ) -> int:
        """Return the squares on which a piece may be dropped so that its army gives no check."""
        left = 0
        for target in squares[targets]:
            after = self._placed(board, army, target, form)
            mine = own | 1 << target
            if not any(
                attackers(self.tables.watch[at], after, after.occupied, mine, True)
                for at in squares[hostile & board.kings]
            ):
                left |= 1 << target
        return left

    def _placed(self, board: DescribedBoard, army: int, target: int, form: int) -> DescribedBoard:
        """Return a board with a piece more."""
        bit = 1 << target
        kinds, armies = list(board.kinds), list(board.armies)
        kinds[form] |= bit
        armies[army] |= bit
        occupied = board.occupied | bit
        return board._replace(kinds=tuple(kinds), armies=tuple(armies), occupied=occupied,
                              views=self.layout.views(board.pair, occupied, armies))  # fmt: skip

    def attackers(self, board: DescribedBoard, square: int, by: int, without: int = 0) -> int:
        occupied = (board.occupied | 1 << square) & ~without
        glares = bool(board.kings >> square & 1)
        by &= ~without & ~(1 << square)
        return attackers(self.tables.watch[square], board, occupied, by, glares)

    def reach_of(self, letter: str, square: int) -> int:
        kind, watch = self._number[letter], self.tables.watch[square]
        found = 0
        ways: tuple[Steps | Attack, ...] = (*watch.steps, *watch.lines)
        for way in ways:
            if kind in way.kinds:
                found |= way.squares
        return found

    def castles(self, origin: int, target: int) -> str | None:
        """Return how castling is written, if a King that moves so castles."""
        return self._castling_names.get((origin, target))

    @cached_property
    def _castling_squares(self) -> int:
        """Return where Kings and Rooks stand that may castle, of any army on any pair."""
        found = 0
        for home in (BELOW, ABOVE):
            for colour in (WHITE, BLACK):
                for way in self.movers[home, colour].castling.values():
                    found |= 1 << way.king | 1 << way.rook
        return found

    @cached_property
    def _castling_names(self) -> dict[tuple[int, int], str]:
        found = {}
        for home in (BELOW, ABOVE):
            for colour in (WHITE, BLACK):
                for right, way in self.movers[home, colour].castling.items():
                    found[way.king, way.target] = "O-O" if right == SHORT else "O-O-O"
        return found

    def goes(self, letter: str, origin: int, target: int, occupied: int) -> bool:
        """Return whether a piece of any army goes so when it captures nothing."""
        number = self._number[letter]
        for home in (BELOW, ABOVE):
            for colour in (WHITE, BLACK):
                free, lines = self.movers[home, colour].kinds[number].quiet[origin]
                for mask, seen in lines:
                    free |= seen[occupied & mask]
                if free >> target & 1:
                    return True
        return False

    def in_the_way(
        self, board: DescribedBoard, pair: Pair, rights: Rights, origin: int, target: int  # noqa: ARG002
    ) -> int | None:  # fmt: skip
        army, kind = self._mover_of(board, origin)
        if kind < 0:
            return None
        moves = self.movers[self.home(pair, army), army & 1].kinds[kind]
        goal = 1 << target
        prey = board.occupied & goal
        others = board.occupied & ~goal & ~(1 << origin)
        return blocker(
            origin, others, self.base.files,
            lambda left: bool(self._targets(moves, origin, left | prey, goal & ~prey, prey)),
        )  # fmt: skip

    # Playing

    def play(
        self,
        board: DescribedBoard,
        pair: Pair,
        army: int,
        origin: int,
        target: int,
        becomes: int,
        rights: Rights,
    ) -> PairPlay[DescribedBoard, Rights]:
        _, before, occupied, _, armies, _, elsewhere, _ = board
        kinds = list(before)
        owned = list(armies)
        goal = 1 << target
        if origin < 0:
            kind = ~origin
            kinds[kind] |= goal
            owned[army] |= goal
            occupied |= goal
            form = self.kinds[kind]
            letter = form.letter if len(form.letter) == 1 else form.letter[1]
            rights = rights.with_hand(army, rights.hands[army].replace(letter, "", 1))
            return self._board(pair, kinds, occupied, owned, elsewhere, rights), rights, 0, False
        start = 1 << origin
        for kind, own in enumerate(before):  # noqa: B007 -- the number is what is wanted
            if own & start:
                break
        capture = occupied & goal
        if kind == KING and self._castles:
            way = self._castled(board, pair, army, origin, target, rights)
            if way is not None:
                return self._play_castling(board, pair, army, way, rights)
        if board.passing and not capture:
            capture = self._captured_in_passing(board, army, origin, target, kind)
        if capture:
            for taken, own in enumerate(kinds):
                if own & capture:
                    kinds[taken] ^= capture
                    break
            for other, own in enumerate(owned):
                if own & capture:
                    owned[other] ^= capture
                    break
            occupied &= ~capture
            if held := self._held[taken]:
                hand = "".join(sorted(rights.hands[army] + held))
                rights = rights.with_hand(army, hand)
        kinds[kind] ^= start
        kinds[becomes or kind] |= goal
        owned[army] ^= start | goal
        occupied = occupied & ~start | goal
        if self._castles and (start | goal) & self._castling_squares:
            rights = self._uncastled(rights, pair, start | goal)
        if rights[1]:
            rights = self._repassed(rights, pair, start | capture)
        home = 0 if army == pair[0] else 1 if army == pair[1] else 2
        mover = self.movers[home, army & 1]
        counted = not capture
        if counted:
            if becomes:
                counted = bool(self.game.kinds[kind].demoted or self.game.kinds[becomes].demoted)
            elif kind in mover.progress and not mover.kinds[kind].usual[target] & start:
                counted = False
            if self._first[kind]:
                rights = self._passing_by(rights, pair, army, kind, origin, target, mover)
        after = self._board(pair, kinds, occupied, owned, elsewhere, rights)
        return after, rights, capture, counted

    def _board(
        self, pair: Pair, kinds: list[int], occupied: int, armies: list[int],
        elsewhere: object, rights: Rights,
    ) -> DescribedBoard:  # fmt: skip
        passing = self._passing(rights, pair) if rights[1] else ()
        board: DescribedBoard = new(
            DescribedBoard,
            (pair, tuple(kinds), occupied, kinds[KING], tuple(armies),
             self.layout.views(pair, occupied, armies), elsewhere, passing),
        )  # fmt: skip
        return board

    def _passing_by(
        self, rights: Rights, pair: Pair, army: int, kind: int, origin: int, target: int,
        mover: Mover,
    ) -> Rights:  # fmt: skip
        """Return rights after a move: an initial one passes squares on which it may be captured."""
        if mover.kinds[kind].usual[origin] >> target & 1:
            return rights
        places = self._places[pair]
        passed = tuple(
            Passed(places[at], places[target], army) for at in self._between(origin, target)
        )
        if not passed:
            return rights
        return rights._replace(passed=tuple(sorted((*rights.passed, *passed))))

    def _between(self, origin: int, target: int) -> list[int]:
        """Return the squares between two on a file, a rank or a diagonal."""
        files = self.frame.files
        aside = target % files - origin % files
        ahead = target // files - origin // files
        far = max(abs(aside), abs(ahead))
        if not far or aside % far or ahead % far:
            return []
        step = aside // far + ahead // far * files
        return [origin + step * number for number in range(1, far)]

    def _castled(
        self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int, rights: Rights
    ) -> Way | None:
        home = self.home(pair, army)
        for right, way in self.movers[home, army & 1].castling.items():
            if (
                rights.castling[army] & right
                and (way.king, way.target) == (origin, target)
                and (target == way.rook or not board.occupied & 1 << target)
            ):
                return way
        return None

    def _play_castling(
        self, board: DescribedBoard, pair: Pair, army: int, way: Way, rights: Rights
    ) -> PairPlay[DescribedBoard, Rights]:
        kinds, owned = list(board.kinds), list(board.armies)
        rook = next(n for n, own in enumerate(kinds) if own >> way.rook & 1)
        gone, there = 1 << way.king | 1 << way.rook, 1 << way.king_to | 1 << way.rook_to
        kinds[KING] = kinds[KING] & ~(1 << way.king) | 1 << way.king_to
        kinds[rook] = kinds[rook] & ~(1 << way.rook) | 1 << way.rook_to
        owned[army] = owned[army] & ~gone | there
        occupied = board.occupied & ~gone | there
        rights = rights.without_castling(army, -1)
        after = self._board(pair, kinds, occupied, owned, board.elsewhere, rights)
        return after, rights, 0, True

    def _uncastled(self, rights: Rights, pair: Pair, touched: int) -> Rights:
        """Return rights after something moved from or to some squares."""
        for home, army in enumerate(pair):
            if rights.castling[army]:
                for right, way in self.movers[home, army & 1].castling.items():
                    if touched & (1 << way.king | 1 << way.rook):
                        rights = rights.without_castling(army, right)
        return rights

    def _repassed(self, rights: Rights, pair: Pair, gone: int) -> Rights:
        """Return rights after pieces left some squares."""
        places = self._places[pair]
        left = {places[at] for at in squares[gone]}
        passed = tuple(one for one in rights.passed if one.stands not in left)
        return rights if len(passed) == len(rights.passed) else rights._replace(passed=passed)

    # What a move does

    def _captured_in_passing(
        self, board: DescribedBoard, army: int, origin: int, target: int, kind: int
    ) -> int:
        """Return the square of what a move to an empty square captures in passing."""
        moves = self.movers[self.home(board.pair, army), army & 1].kinds[kind]
        for one in board.passing:
            if (
                one.square == target
                and one.army != army
                and self._passes(moves, origin, board.occupied, 1 << target)
            ):
                return 1 << one.stands
        return 0

    def _mover_of(self, board: DescribedBoard, origin: int) -> tuple[int, int]:
        """Return the army and the kind of a piece; -1 for none."""
        bit = 1 << origin
        army = next((army for army, own in enumerate(board.armies) if own & bit), -1)
        return army, next((kind for kind, own in enumerate(board.kinds) if own & bit), -1)

    def victim(
        self, board: DescribedBoard, origin: int, target: int, becomes: int = 0  # noqa: ARG002
    ) -> int:  # fmt: skip
        goal = 1 << target
        army, kind = self._mover_of(board, origin) if origin >= 0 else (-1, -1)
        if board.occupied & goal:
            along = (
                self.moved_along(board, board.pair, army, origin, target) if kind == KING else None
            )
            return 0 if along is not None else goal
        if kind < 0 or not board.passing:
            return 0
        return self._captured_in_passing(board, army, origin, target, kind)

    def becomings(self, board: DescribedBoard, origin: int, target: int) -> tuple[int, ...]:
        army, kind = self._mover_of(board, origin) if origin >= 0 else (-1, -1)
        if kind < 0:
            return (0,)
        mover = self.movers[self.home(board.pair, army), army & 1]
        goal = 1 << target
        choices = self._choices(board, mover, army, kind, origin, goal)
        forms = tuple(form for _, found in choices for form in found)
        stays = self._unchanged(board, mover, army, kind, origin, goal) & mover.stays[kind]
        return (*((0,) if stays else ()), *forms) or (0,)

    def moved_along(
        self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int
    ) -> tuple[int, int] | None:
        if not self._castles or origin < 0 or not board.kings >> origin & 1:
            return None
        for way in self.movers[self.home(pair, army), army & 1].castling.values():
            if (
                way.king == origin
                and way.target == target
                and (board.armies[army] >> way.rook & 1 and not board.occupied & way.empty)
            ):
                return way.rook, way.rook_to
        return None

    def pawn_pushes(self, board: DescribedBoard, by: int) -> Iterator[Step]:
        if not self.base.pawn:
            return
        pawns = board.kinds[self._number[self.base.pawn]] & by
        for army, own in enumerate(board.armies):
            home = self.home(board.pair, army)
            for origin in squares[own & pawns]:
                for ahead, _ in self.frame.looks(home, origin):
                    target = self.frame.step(origin, 0, ahead)
                    if target >= 0 and not board.occupied >> target & 1:
                        yield origin, target

    # Rights

    def lapse(self, rights: Rights, army: int) -> Rights:
        return rights.without_passed(army) if rights[1] else rights

    def hand(self, rights: Rights, army: int) -> str:
        return rights.hands[army]

    def castles_yet(self, rights: Rights, army: int) -> bool:
        return bool(rights.castling[army])

    def for_two(
        self,
        rights: Rights,
        armies: tuple[int, int],
        castling: Collection[int],
        place: Callable[[Square], Square],
        shown: Collection[int],
    ) -> Rights | None:
        for number, army in enumerate(armies):
            if army in castling and rights.castling[army]:
                here, there = self.game.sides[army & 1], self.game.sides[number]
                goals = {way.right: way for way in there.castling}
                for way in here.castling:
                    lies = [place(Square(army, at)) for at in way[1:]]
                    if lies != [Square(number, at) for at in goals[way.right][1:]]:
                        return None
        return rights.for_two(armies, castling, place, shown)

    def fen(self, board: DescribedBoard, rights: Rights, army: int) -> str:
        return write_fen(self.base, board, rights, army)

    def draft(self, rights: Rights) -> DescribedDraft:
        return DescribedDraft(self.base, rights)

    def read_draft(
        self, fields: tuple[str, str], pieces: Mapping[Square, Piece], count: int
    ) -> DescribedDraft:
        return read_draft(self.base, fields, pieces, count)

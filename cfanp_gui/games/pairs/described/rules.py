"""Described games on half-boards, as a `PairRules`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator
from typing import Any

from cfanp_gui.core.boards import STRIP, Join, Pair, Square
from cfanp_gui.core.refusal_texts import blocker
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.pair_rules import (
    MUST_CAPTURE,
    PairFen,
    PairMove,
    PairMoves,
    PairPlay,
    Reason,
    View,
)
from cfanp_gui.games.pairs.described import fen
from cfanp_gui.games.pairs.described.board import DescribedBoard, DescribedHalves, Halves
from cfanp_gui.games.pairs.described.castling import DescribedSan
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import BLACK, PAWN, WHITE
from cfanp_gui.games.pairs.described.moves import (
    KING,
    CastlingWay,
    DescribedMoves,
    Guard,
    Mover,
    Movers,
    attackers,
    guard,
)
from cfanp_gui.games.pairs.described.rights import RIGHTS_FIELDS, PassedSquare, Rights
from cfanp_gui.games.pairs.described.special_moves import Drops, InPassing, Promotions
from cfanp_gui.games.pairs.described.tables import ABOVE, AWAY, BELOW, Attack, Moves, Steps

_FREE = Guard(0, -1, {})


class DescribedPairs(DescribedHalves):
    """A described game on any two half-boards."""

    notation = DescribedSan

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        game = self.game
        self.movers = Movers(self.tables)
        self._number = self.movers.number
        self._promotions = Promotions(self.movers)
        self._drops = Drops(self.movers, self.dropped)
        self._in_passing = InPassing(self.movers, self._places, self.joined)
        self._halves = self.upper_half, self.lower_half
        """The half-board beside each one of a pair."""
        self._held = tuple(kind.held for kind in self.kinds)
        self._castles = any(side.castling for side in game.sides)
        self.castles_onto_rook = game.castles_onto_rook
        self._first = tuple(kind.type == PAWN or bool(kind.moves.initial) for kind in self.kinds)
        """Whether pieces of each kind have moves only for their first move."""
        progress = set[str]().union(*(side.progress for side in self.game.sides))
        self._told = tuple(
            first or kind.plain in progress
            for first, kind in zip(self._first, self.kinds, strict=True)
        )
        """Whether moves of each kind differ by more than their squares."""

    # Pieces on the half-boards

    def start(self, count: int) -> tuple[Halves, Rights]:
        sides = [self.game.sides[army & 1] for army in range(count)]
        castling = tuple(sum({way.right for way in side.castling}) for side in sides)
        hands = tuple(map(self.base.starting_hand, range(count)))
        gates = tuple(side.gates for side in sides) if self.game.gating else ()
        rights = Rights(castling, (), hands, gates)
        return self.halves_of(self.base.starting_pieces(count, self.join), count), rights

    def read(self, halves: Halves, pair: Pair, rights: Rights) -> DescribedBoard:
        return self.joined_board(halves, pair, self._in_passing.shown(rights, pair))

    # Moves

    def moves(
        self, board: DescribedBoard, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> DescribedMoves:
        army, own, friends, hostile, _ = view
        low, high = pair
        home = 0 if army == low else 1 if army == high else 2
        mover = self.movers[home, army & 1]
        _, kinds, occupied, kings, _, _, _, passing, crowned = board
        everywhere = self.frame.all
        king = own & crowned
        watched = king and safe
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
        if rights.castling[army] and self._castles and not checkers and home != AWAY:
            for step in self._castling(board, mover, rights.castling[army], hostile, watched):
                plain.append(step)
                total += 1
        pieces = own & ~king
        goals_of_all = empty | prey
        if allowed or bound:
            zone = mover.zone
            for number, (_, _, same, both, _), choices, stays in mover.rows:
                mine = kinds[number] & pieces
                if not mine:
                    continue
                left = stays & goals_of_all
                unbound = left & allowed
                for origin, near, open_near, lines, open_lines in both[mine]:
                    goals = near
                    for mask, seen in lines:
                        goals |= seen[occupied & mask]
                    if not same:
                        free = open_near
                        for mask, seen in open_lines:
                            free |= seen[occupied & mask]
                        goals = goals & prey | free & empty
                    if choices and (goals | 1 << origin) & zone:
                        goals &= goals_of_all & bound.get(origin, allowed)
                        changes, goals = self._promotions.found(
                            board, mover, army, number, origin, goals
                        )
                        for targets, forms in changes:
                            becoming.append((origin, targets, forms))
                            total += targets.bit_count() * len(forms)
                        goals &= left
                    elif bound and origin in bound:
                        goals &= left & bound[origin]
                    else:
                        goals &= unbound
                    if goals:
                        plain.append((origin, goals))
                        total += goals.bit_count()
        if passing and rights.passed:
            for origin, target in self._in_passing.captures(board, mover, view, rights, watched):
                # The captured piece may stand outside the squares that the King allows as targets.
                plain.append((origin, target))
                total += 1
        if rights.hands[army] and allowed:
            hand, where = rights.hands[army], allowed & empty
            for origin, targets in self._drops.found(board, mover, view, where, hand):
                plain.append((origin, targets))
                total += targets.bit_count()
        return DescribedMoves(checkers, total, plain, becoming)

    @staticmethod
    def _targets(moves: Moves, origin: int, occupied: int, empty: int, prey: int) -> int:
        """Return the targets of a piece from a square."""
        goals, free = moves.reach(origin, occupied)
        return goals & prey | free & empty

    def _safe(self, board: DescribedBoard, king: int, targets: int, hostile: int) -> int:
        """Return the targets on which a King would not be attacked."""
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
    ) -> list[tuple[int, int]]:
        """Return castlings as origin and target set; `rights` are the castling rights."""
        steps = []
        occupied, watch = board.occupied, self.tables.watch
        for right, way in mover.castling.items():
            if not rights & right or occupied & way.empty:
                continue
            if watched:
                if any(attackers(watch[at], board, occupied, hostile, True) for at in way.passed):
                    continue
                if attackers(watch[way.king_to], board, occupied ^ 1 << way.rook, hostile, True):
                    continue
            steps.append((way.king, 1 << way.target))
        return steps

    def attackers(self, board: DescribedBoard, square: int, by: int, without: int = 0) -> int:
        occupied = (board.occupied | 1 << square) & ~without
        on_king = bool(board.crowned >> square & 1)
        by &= ~without & ~(1 << square)
        return attackers(self.tables.watch[square], board, occupied, by, on_king)

    def reach_of(self, letter: str, square: int) -> int:
        kind, watch = self._number[letter], self.tables.watch[square]
        attacking = 0
        groups: tuple[Steps | Attack, ...] = (*watch.steps, *watch.lines)
        for group in groups:
            if kind in group.kinds:
                attacking |= group.squares
        return attacking

    def takes_as_it_goes(self, letter: str) -> bool:
        """Return True if a piece captures where it moves, and nowhere else."""
        return self.movers[BELOW, WHITE].kinds[self._number[letter]].same

    def goes(self, letter: str, origin: int, target: int, occupied: int) -> bool:
        """Return True if a piece of any army may make a move without capturing."""
        number = self._number[letter]
        movers = (self.movers[home, colour] for home in (BELOW, ABOVE) for colour in (WHITE, BLACK))
        return any(mover.kinds[number].reach(origin, occupied)[1] >> target & 1 for mover in movers)

    def in_the_way(
        self, board: DescribedBoard, pair: Pair, rights: Rights, origin: int, target: int
    ) -> int | None:
        army, kind = self._mover_of(board, origin)
        if kind < 0:
            return None
        moves = self.movers.of(pair, army).kinds[kind]
        goal = 1 << target
        prey = board.occupied & goal
        others = board.occupied & ~goal & ~(1 << origin)
        return blocker(
            origin,
            others,
            self.base.files,
            lambda left: bool(self._targets(moves, origin, left | prey, goal & ~prey, prey)),
        )

    def compelled(
        self, board: DescribedBoard, pair: Pair, moves: PairMoves, move: PairMove | None
    ) -> Reason | None:
        if move is not None or not self.game.must_capture:
            return None  # single moves are refused by the rule itself
        origins = {step[0] for step in moves.expand() if self.victim(board, *step)}
        return Reason(MUST_CAPTURE, sum(1 << at for at in origins)) if origins else None

    def faced(self, board: DescribedBoard, own: int, hostile: int) -> int:
        seen, foes = 0, board.crowned & hostile
        for king in squares[board.crowned & own]:
            for aside, ahead in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                line = self.frame.line(king, aside, ahead, 0)
                seen |= next((1 << at for at in line if board.occupied >> at & 1), 0) & foes
        return seen

    # Ends

    def flags(
        self, board: DescribedBoard, pair: Pair, army: int, hostile: int, safe: bool
    ) -> Iterator[int]:
        game, side = self.game, self.game.sides[army & 1]
        own, flags = board.armies[army], 0
        for kind, standing in zip(self.kinds, board.kinds, strict=True):
            if kind.plain in side.flag_pieces:
                flags |= own & standing
        region = self.flag_region(pair, army)
        if not flags & region:
            return
        for home, other, half in (*zip(pair, pair[::-1], self._halves, strict=True),):
            if home == army:
                continue
            goals = region if other == army else region & ~half
            there = flags & goals
            count = there.bit_count()
            blocked = game.flag_piece_blocked_win and not goals & ~board.occupied
            if count < game.flag_piece_count and not (blocked and count):
                continue
            attacked = any(self.attackers(board, at, hostile) for at in squares[there])
            if not (safe and count == game.flag_piece_count and attacked):
                yield home

    def flag_region(self, pair: Pair, army: int) -> int:
        home = self.movers.home(pair, army)
        return self.frame.region(home, self.game.sides[army & 1].flag)

    def numbers(self, halves: Halves, rights: Rights, count: int) -> list[list[int]]:
        sets = [
            (letters, [n for n, kind in enumerate(self.kinds) if kind.plain in letters])
            for letters in self.game.extinct
        ]
        boards = [(halves[board], self._shown(board)[1]) for board in self.boards(count)]
        found = []
        for army, place in enumerate(range(len(self.kinds), len(self.kinds) + count)):
            owned = [(half, half[place] & shown) for half, shown in boards]
            found.append(
                [
                    sum(map(rights.hands[army].count, letters))
                    + sum((half[n] & own).bit_count() for half, own in owned for n in numbers)
                    for letters, numbers in sets
                ]
            )
        return found

    # Playing

    def play(
        self, board: DescribedBoard, pair: Pair, army: int, move: PairMove, rights: Rights
    ) -> PairPlay[DescribedBoard, Rights]:
        origin, target, becomes = move
        _, before, occupied, _, armies, _, elsewhere, *_ = board
        kinds = list(before)
        owned = list(armies)
        if origin < 0:
            letter = self.kinds[~origin].letter.removeprefix("+")
            rights = rights.with_hand(army, rights.hands[army].replace(letter, "", 1))
            return self.dropped(board, army, ~origin, target), rights, 0, False
        goal = 1 << target
        start = 1 << origin
        for kind, own in enumerate(before):  # noqa: B007 -- the number is wanted
            if own & start:
                break
        capture = occupied & goal
        if kind in self.movers.castlers:
            way = self._castling_way(board, pair, army, origin, target)
            if way is not None:
                return self._play_castling(board, pair, army, way, rights)
        if board.passing and not capture:
            capture = self._in_passing.captured(board, army, origin, target, kind)
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
                rights = rights.with_hand(army, "".join(sorted(rights.hands[army] + held)))
        kinds[kind] ^= start
        kinds[becomes or kind] |= goal
        owned[army] ^= start | goal
        occupied = occupied & ~start | goal
        if self._castles and (start | goal) & self.movers.castling_squares:
            rights = self._uncastled(rights, pair, start | goal)
        if rights[1]:
            rights = self._in_passing.without(rights, pair, start | capture)
        counted = not capture
        if becomes and counted:
            counted = bool(self.game.kinds[kind].demoted or self.game.kinds[becomes].demoted)
        elif counted and self._told[kind]:
            home = 0 if army == pair[0] else 1 if army == pair[1] else 2
            mover = self.movers[home, army & 1]
            usual = mover.kinds[kind].usual
            if kind in mover.progress and not usual[target] & start:
                counted = False
            # One that changes its kind is no longer a pawn to be captured en passant.
            if self._first[kind] and not usual[origin] >> target & 1:
                rights = self._in_passing.left_by(rights, pair, army, origin, target)
        passing = self._in_passing.shown(rights, pair) if rights[1] else ()
        after = self.board_of(pair, kinds, occupied, owned, elsewhere, passing)
        return after, rights, capture, counted

    def _castling_way(
        self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int
    ) -> CastlingWay | None:
        """Return the castling that a move of a King means if its way is free; else None."""
        for way in self.movers.of(pair, army).castling.values():
            if (way.king, way.target) == (origin, target) and (
                board.armies[army] >> way.rook & 1 and not board.occupied & way.empty
            ):
                return way
        return None

    def _play_castling(
        self, board: DescribedBoard, pair: Pair, army: int, way: CastlingWay, rights: Rights
    ) -> PairPlay[DescribedBoard, Rights]:
        kinds, owned = list(board.kinds), list(board.armies)
        rook = next(n for n, own in enumerate(kinds) if own >> way.rook & 1)
        king = next(n for n, own in enumerate(kinds) if own >> way.king & 1)
        gone, there = 1 << way.king | 1 << way.rook, 1 << way.king_to | 1 << way.rook_to
        kinds[king] = kinds[king] & ~(1 << way.king) | 1 << way.king_to
        kinds[rook] = kinds[rook] & ~(1 << way.rook) | 1 << way.rook_to
        owned[army] = owned[army] & ~gone | there
        occupied = board.occupied & ~gone | there
        if self.game.opposite_castling:
            for other in range(len(owned)):
                rights = rights.without_castling(other, way.right)
        rights = rights.without_castling(army, -1)
        passing = self._in_passing.shown(rights, pair) if rights[1] else ()
        after = self.board_of(pair, kinds, occupied, owned, board.elsewhere, passing)
        return after, rights, 0, True

    def _uncastled(self, rights: Rights, pair: Pair, touched: int) -> Rights:
        """Return rights after a piece moved from or to some squares."""
        for home, army in enumerate(pair):
            if rights.castling[army]:
                for right, way in self.movers[home, army & 1].castling.items():
                    if touched & (1 << way.king | 1 << way.rook):
                        rights = rights.without_castling(army, right)
        return rights

    # Effects of a move

    def _mover_of(self, board: DescribedBoard, origin: int) -> tuple[int, int]:
        """Return the army and the kind of a piece; -1 for none, and for one that is dropped."""
        bit = 1 << origin if origin >= 0 else 0
        army = next((army for army, own in enumerate(board.armies) if own & bit), -1)
        return army, next((kind for kind, own in enumerate(board.kinds) if own & bit), -1)

    def victim(self, board: DescribedBoard, origin: int, target: int, becomes: int = 0) -> int:
        goal = 1 << target
        army, kind = self._mover_of(board, origin)
        if board.occupied & goal:
            castles = self.moved_along(board, board.pair, army, origin, target)
            return 0 if castles else goal
        if kind < 0 or not board.passing:
            return 0
        return self._in_passing.captured(board, army, origin, target, kind)

    def becomings(self, board: DescribedBoard, origin: int, target: int) -> tuple[int, ...]:
        army, kind = self._mover_of(board, origin)
        if kind < 0:
            return (0,)
        mover = self.movers.of(board.pair, army)
        choices, stays = self._promotions.found(board, mover, army, kind, origin, 1 << target)
        forms = tuple(form for _, kinds in choices for form in kinds)
        return (*((0,) if stays & mover.stays[kind] else ()), *forms) or (0,)

    def moved_along(
        self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int
    ) -> tuple[int, int] | None:
        if origin < 0 or not any(board.kinds[n] >> origin & 1 for n in self.movers.castlers):
            return None
        way = self._castling_way(board, pair, army, origin, target)
        return None if way is None else (way.rook, way.rook_to)

    def goal(self, board: DescribedBoard, pair: Pair, army: int, origin: int, target: int) -> int:
        if not (origin >= 0 and board.occupied & board.armies[army] & 1 << target):
            return target
        way = self._castling_way(board, pair, army, origin, target)
        return target if way is None else way.king_to

    def pawn_pushes(self, board: DescribedBoard, by: int) -> Iterator[Step]:
        if not self.base.pawn:
            return
        pawns = board.kinds[self._number[self.base.pawn]] & by
        for army, own in enumerate(board.armies):
            for origin in squares[own & pawns]:
                for ahead, _ in self.frame.looks(self.movers.home(board.pair, army), origin):
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
                    lies, goal = [place(Square(army, at)) for at in way[1:]], goals.get(way.right)
                    if goal is None or lies != [Square(number, at) for at in goal[1:]]:
                        return None
        passed = (
            PassedSquare(place(old.square), place(old.stands), armies.index(old.army))
            for old in rights.passed
            if old.army in armies and old.square.board in shown and old.stands.board in shown
        )
        return Rights(
            tuple(rights.castling[army] if army in castling else 0 for army in armies),
            tuple(sorted(passed)),
            tuple(rights.hands[army] for army in armies),
            tuple(rights.gates[army] for army in armies) if rights.gates else (),
        )

    def fen(self, board: DescribedBoard, rights: Rights, army: int, gates: bool = False) -> str:
        return fen.write(self.base, board, rights if gates else rights._replace(gates=()), army)

    def read_fen(self, text: str) -> PairFen:
        return fen.read(self, self.base, text)

    rights_fields = RIGHTS_FIELDS

    def no_rights(self, count: int) -> Rights:
        return Rights((0,) * count, (), ("",) * count, (0,) * count if self.game.gating else ())

    def usable(self, rights: Rights, state: Any) -> Hashable:
        if rights.gates:
            rights = rights._replace(gates=())
        if rights.passed:
            left = [passed for passed in rights.passed if self._is_usable(state, passed)]
            rights = rights._replace(passed=tuple(left))
        return rights

    def _is_usable(self, state: Any, passed: PassedSquare) -> bool:
        """Return True if a passed square can be used before it lapses.

        For the army to move that takes a legal en passant capture on a pair it may push; the armies
        after it need only have a piece that could capture there.
        """
        army, boards = state.army, {passed.square.board, passed.stands.board}
        if state.hostile(passed.army, army):
            for pair in state.pairs():
                if boards <= {*pair, STRIP}:
                    goal = self.joined(passed.square, pair)
                    pawn = 1 << self.joined(passed.stands, pair)
                    captures = self.captures(state.board(pair), state.moves_on(pair), pawn)
                    if any(target == goal for _, target, _ in captures):
                        return True
        board, later = passed.square.board, (army + 1) % state.count
        pieces = {} if board == STRIP else self.pieces_on(state.halves, board)
        while later not in (passed.army, army):
            if (
                state.control[later] is not None
                and state.hostile(passed.army, later)
                and self._in_passing.may_follow(pieces, passed, later)
            ):
                return True
            later = (later + 1) % state.count
        return False

    def with_hands(self, rights: Rights, hands: tuple[str, ...]) -> Rights:
        return rights._replace(hands=hands)

"""Described games whose moves are tried one by one.

Pieces other than the King are royal in them, captures explode, or there are cannons that neither
capture nor jump over their like. A piece is *pseudo-royal* while its army has few of its kind.
Source: the rules of base games, "More of the dialect".
"""

from collections.abc import Iterator, Sequence
from itertools import repeat

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.pair_rules import (
    ListedMoves,
    PairMove,
    PairPlay,
    Reason,
    View,
    listed_moves,
)
from cfanp_gui.games.pairs.described.board import Counts, DescribedBoard, Halves
from cfanp_gui.games.pairs.described.game import DescribedGame
from cfanp_gui.games.pairs.described.keys import JANGGI_CANNON, PAWN
from cfanp_gui.games.pairs.described.moves import attackers
from cfanp_gui.games.pairs.described.rights import Rights
from cfanp_gui.games.pairs.described.rules import DescribedPairs


class TriedPairs(DescribedPairs):
    """Such a game on any two half-boards.

    Moves are found as if only the King were royal, and tried one by one.
    """

    def __init__(self, base: DescribedGame, join: Join) -> None:
        super().__init__(base, join)
        game = self.game
        self._royal_kinds = tuple(map(self._numbers, game.pseudo_royal))
        """Numbers of the kinds that are royal together, and counted together."""
        self._candidates = frozenset(number for kinds in self._royal_kinds for number in kinds)
        self._pawns = [number for number, kind in enumerate(self.kinds) if kind.type == PAWN]
        cannons = (number for number, kind in enumerate(self.kinds) if kind.type == JANGGI_CANNON)
        self._cannons = frozenset(cannons)
        self._immune = self._numbers(game.blast_immune)
        self._alike = tuple(self._numbers({letter}) for letter in sorted(game.mutually_immune))
        self._around = tuple(
            sum(
                1 << at
                for aside in (-1, 0, 1)
                for ahead in (-1, 0, 1)
                if (at := self.frame.step(square, aside, ahead)) >= 0 and at != square
            )
            for square in range(game.size)
        )
        """The squares around each square."""

    def _numbers(self, letters: frozenset[str] | set[str]) -> tuple[int, ...]:
        return tuple(number for number, kind in enumerate(self.kinds) if kind.plain in letters)

    # Royal pieces

    def pseudo_royal(
        self, kinds: Sequence[int], armies: Sequence[int], elsewhere: Counts | None
    ) -> int:
        royal, most = 0, self.game.extinction_piece_count + 1
        for numbers in self._royal_kinds:
            standing = 0
            for number in numbers:
                standing |= kinds[number]
            for army, own in enumerate(armies) if standing else ():
                mine = own & standing
                if mine and self._number_of(mine, army, numbers, elsewhere) <= most:
                    royal |= mine
        return royal

    @staticmethod
    def _number_of(mine: int, army: int, numbers: tuple[int, ...], elsewhere: Counts | None) -> int:
        """Return the number of pieces of some kinds of an army, on the pair and elsewhere."""
        there = elsewhere[army] if elsewhere is not None else ()
        return mine.bit_count() + sum(there[number] for number in numbers if there)

    def crowned(self, board: DescribedBoard) -> int:
        return board.crowned

    def _doubles(self, board: DescribedBoard, army: int) -> int:
        """Return the pieces all of which may not be attacked; none unless all are on the pair."""
        if not self.game.duple_check:
            return 0
        own = board.armies[army]
        if board.elsewhere is not None and any(
            board.elsewhere[army][number] for number in self._candidates
        ):
            return 0
        return sum(own & board.kinds[number] for number in self._candidates)

    def checkable(self, board: DescribedBoard) -> int:
        return board.kings | sum(self._doubles(board, army) for army in range(len(board.armies)))

    def checks(self, board: DescribedBoard, army: int, hostile: int) -> Iterator[tuple[int, int]]:
        own, royal = board.armies[army], board.kings & hostile
        attacked = [
            (square, attackers)
            for square in squares[own & board.kings]
            if (attackers := self._attackers_of(board, square, hostile, royal))
        ]
        doubles = self._doubles(board, army)
        double = [
            (square, attackers)
            for square in squares[doubles]
            if (attackers := self._attackers_of(board, square, hostile, royal))
        ]
        if doubles and len(double) == doubles.bit_count():
            attacked += [one for one in double if one not in attacked]
        yield from attacked

    def _attackers_of(self, board: DescribedBoard, square: int, hostile: int, royal: int) -> int:
        """Return the attackers of a royal piece; `royal` are the royal pieces among the hostile.

        Where captures explode, an army whose royal piece stands beside another does not attack it.
        """
        near = royal & self._around[square]
        if near and self.game.blast_on_capture and not board.crowned >> square & 1:
            for own in board.armies:
                if own & near:
                    hostile &= ~own
        return self.attackers(board, square, hostile)

    def royals_of(self, halves: Halves, army: int, count: int) -> tuple[Square, ...]:
        return self._royals(halves, army, count, self.game.duple_check)

    def _royals(self, halves: Halves, army: int, count: int, doubles: bool) -> tuple[Square, ...]:
        """Return the royal pieces of an army; with `doubles` those in check only together too."""
        found = list(super().royals_of(halves, army, count))
        place, most = len(self.kinds) + army, self.game.extinction_piece_count + 1
        for numbers in self._royal_kinds:
            there = [
                self._squares[board, square - first]
                for board in self.boards(count)
                for first, shown in [self._shown(board)]
                for number in numbers
                for square in squares[halves[board][number] & halves[board][place] & shown]
            ]
            if doubles or len(there) <= most:
                found += there
        return tuple(found)

    def only_kings(self, halves: Halves, control: Sequence[int | None]) -> bool:
        if any(side.flag for side in self.game.sides):
            return False
        count = len(control)
        living = [army for army, holder in enumerate(control) if holder is not None]
        royal = sum(len(self._royals(halves, army, count, False)) for army in living)
        pieces = sum(len(self.pieces_on(halves, board)) for board in self.boards(count))
        return pieces == royal

    # Moves

    def moves(  # type: ignore[override]
        self, board: DescribedBoard, pair: Pair, view: View, rights: Rights, safe: bool = True
    ) -> ListedMoves:
        army, _, _, hostile, _ = view
        checkers = 0
        for _, attacking in self.checks(board, army, hostile):
            checkers |= attacking
        possible = super().moves(board, pair, view, rights, safe=False).expand()
        return listed_moves(
            (
                move
                for move in possible
                if not self._is_barred(board, pair, move)
                and (not safe or self._is_safe(board, pair, view, move, rights))
            ),
            checkers,
        )

    def attackers(self, board: DescribedBoard, square: int, by: int, without: int = 0) -> int:
        attacking = super().attackers(board, square, by, without)
        cannons = self._cannons_on(board)
        if attacking & cannons:
            if cannons >> square & 1:
                return attacking & ~cannons
            occupied = (board.occupied | 1 << square) & ~without & ~cannons
            watch, mine = self.tables.watch[square], attacking & cannons
            attacking &= ~cannons | attackers(watch, board, occupied, mine, False)
        return attacking

    def _cannons_on(self, board: DescribedBoard) -> int:
        return sum(board.kinds[number] for number in self._cannons)

    def _is_barred(self, board: DescribedBoard, pair: Pair, move: PairMove) -> bool:
        """Return True for a capture of the same kind that is immune, or over a cannon by one."""
        origin, target, _ = move
        if origin >= 0 and (cannons := self._cannons_on(board)) >> origin & 1:
            army, kind = self._mover_of(board, origin)
            goals = self.movers.of(pair, army).kinds[kind]
            if cannons >> target & 1:
                return True
            taken, free = goals.reach(origin, board.occupied & ~cannons)
            return not (taken if board.occupied >> target & 1 else free) >> target & 1
        return origin >= 0 and any(
            sum(board.kinds[number] for number in numbers) & (1 << origin | 1 << target)
            == 1 << origin | 1 << target
            for numbers in self._alike
        )

    def _is_safe(
        self, board: DescribedBoard, pair: Pair, view: View, move: PairMove, rights: Rights
    ) -> bool:
        """Return True if no royal piece of the army is attacked or gone after a move."""
        return self.exposed(board, pair, view, move, rights) is None

    def exposed(
        self, board: DescribedBoard, pair: Pair, view: View, move: PairMove, rights: Rights
    ) -> tuple[int, int] | None:
        army, own, _, hostile, _ = view
        origin, target, becomes = move
        after = self.play(board, pair, army, move, rights)[0]
        royal, doubles = own & board.kings, self._doubles(board, army)
        goal = 1 << target
        if origin >= 0:
            along = self.moved_along(board, pair, army, origin, target)
            way = self._castling_way(board, pair, army, origin, target) if along else None
            if way is not None:
                goal = 1 << way.king_to
                if royal >> origin & 1 and self._passes_attacks(
                    board, way.king, way.king_to, hostile
                ):
                    return 1 << origin, 0
            start = 1 << origin
            royal, doubles = (
                pieces & ~start | goal if pieces & start else pieces for pieces in (royal, doubles)
            )
            kind = self._mover_of(board, origin)[1]
            if becomes in self._candidates and (
                becomes in self.movers.of(pair, army).becomes[kind]
            ):
                royal = self._with_promoted(board, army, becomes, royal, goal)
                doubles |= goal if doubles else 0  # none count while one is elsewhere
        elif ~origin in self._candidates:
            royal |= goal
        if gone := royal & ~after.armies[army]:
            return gone, 0
        theirs = board.kings & hostile
        for other, mask in enumerate(board.armies):
            if mask & theirs & ~after.armies[other]:
                hostile &= ~mask  # the army falls
        hostile = sum(
            mask for other, mask in enumerate(after.armies) if board.armies[other] & hostile
        )
        theirs &= hostile
        for at in squares[royal]:
            if attackers := self._attackers_of(after, at, hostile, theirs):
                return 1 << at, attackers
        seen = 0
        for at in squares[doubles]:
            attackers = self._attackers_of(after, at, hostile, theirs)
            if not attackers:
                return None
            seen |= attackers
        return (doubles, seen) if doubles else None

    def _passes_attacks(self, board: DescribedBoard, king: int, king_to: int, hostile: int) -> bool:
        """Return True if a royal piece is attacked on its way in castling, its goal apart."""
        royal, step = board.kings & hostile, 1 if king_to > king else -1
        near_free = self.game.blast_on_capture
        way = range(king, king_to, step) if king_to != king else (king,)
        if board.crowned >> king & 1:  # a King hides nothing on its way, as in other games
            crowned = (board._replace(crowned=board.crowned | 1 << at) for at in way)
            return any(map(self.attackers, crowned, way, repeat(hostile)))
        return any(
            not (near_free and self._around[at] & royal)
            and self.attackers(board, at, hostile, without=1 << king)
            for at in way
        )

    def _with_promoted(
        self, board: DescribedBoard, army: int, becomes: int, royal: int, goal: int
    ) -> int:
        """Return the royal pieces of an army after a pawn became one of a royal kind."""
        own = board.armies[army]
        numbers = next(kinds for kinds in self._royal_kinds if becomes in kinds)
        mine = sum(own & board.kinds[number] for number in numbers)
        if self._number_of(mine, army, numbers, board.elsewhere) > self.game.extinction_piece_count:
            return royal & ~mine
        return royal | goal

    # Explosions

    @property
    def blasts(self) -> bool:
        return self.game.blast_on_capture

    def play(
        self, board: DescribedBoard, pair: Pair, army: int, move: PairMove, rights: Rights
    ) -> PairPlay[DescribedBoard, Rights]:
        after, rights, captured, idle = super().play(board, pair, army, move, rights)
        if not captured or not self.game.blast_on_capture:
            return after, rights, captured, idle
        origin, target, _ = move
        gone = self._blown(after, target)
        kinds = [mask & ~gone for mask in after.kinds]
        armies = [mask & ~gone for mask in after.armies]
        if self._castles and gone & self.movers.castling_squares:
            rights = self._uncastled(rights, pair, gone)
        if rights.passed:
            rights = self._in_passing.without(rights, pair, gone)
        passing = self._in_passing.shown(rights, pair) if rights.passed else ()
        left = self.board_of(pair, kinds, after.occupied & ~gone, armies, board.elsewhere, passing)
        if gone >> target & 1:
            gone |= 1 << origin
        return left, rights, captured | gone & ~(1 << target), False

    def sided(
        self,
        board: DescribedBoard,
        after: DescribedBoard,
        view: View,
        move: PairMove,
        rights: Rights,
    ) -> Rights:
        """Return the rights with what was blown up in hands.

        What is hostile or dead goes to the army that moved, its own and its friends' pieces to the
        army whose piece was taken.
        """
        taken = self.victim(board, *move)
        if not taken or not self.game.blast_on_capture or not self.game.captures_to_hand:
            return rights
        army, _, friends, hostile, _ = view
        origin, _, becomes = move
        victim = next(other for other, own in enumerate(board.armies) if own & taken)
        lives = bool(taken & hostile)
        for at in squares[self.fallen(board, *move) & ~taken & ~board.kings]:
            kind = becomes if at == origin and becomes else self._mover_of(board, at)[1]
            to = victim if friends >> at & 1 else army
            if (held := self._held[kind]) and (lives or to == army):
                rights = rights.with_hand(to, "".join(sorted(rights.hands[to] + held)))
        return rights

    def _blown(self, board: DescribedBoard, target: int) -> int:
        """Return the pieces that a capture on a square of a board blows up."""
        spared = sum(board.kinds[number] for number in self._pawns)
        gone = self._around[target] & board.occupied & ~spared | 1 << target
        return gone & ~sum(board.kinds[number] for number in self._immune)

    def fallen(self, board: DescribedBoard, origin: int, target: int, becomes: int = 0) -> int:
        taken = self.victim(board, origin, target, becomes)
        if not taken or not self.game.blast_on_capture:
            return taken
        start = 1 << origin
        kind = becomes or self._mover_of(board, origin)[1]
        left = board._replace(occupied=board.occupied & ~(taken | start))
        gone = self._blown(left, target) & ~start & ~(1 << target)
        return taken | gone | (0 if kind in self._immune else start)

    def reason_exposed(
        self, board: DescribedBoard, pair: Pair, move: PairMove, hostile: int, checkers: int
    ) -> Reason | None:
        army = self._mover_of(board, move[0])[0]
        if army >= 0:
            lost = self.fallen(board, *move) & board.armies[army] & board.kings
            if lost:
                at = lost.bit_length() - 1
                letter = self.letters[self._mover_of(board, at)[1]]
                words = {"piece": self.base.types[letter].title, "square": self.seen(at, pair)}
                return Reason(Text("Your {piece} on {square} would explode", **words), lost)
        return super().reason_exposed(board, pair, move, hostile, checkers)

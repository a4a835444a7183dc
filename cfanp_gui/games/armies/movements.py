"""Movements of the pieces of any base game, found by querying its rules.

A piece stands alone on an empty pair, and the rules give its moves. Then a single hostile piece
stands on each square in turn, and then pieces of its own surround it, over which it may jump or
not.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movement import FAR, Movement, Reach, Terms, Way, lines_of, terms_of
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.pair_rules import PairRules

_PAIR = Pair(0, 1)
_OWN, _FOE = 0, 1


@cache
def movement(rules: PairRules[Any, Any, Any], letter: str) -> Movement:
    """Return the movement of a kind of piece, of an army that is set up as White."""
    return _Search(rules.base.unmarked.pair_rules(rules.join), letter).movement()


class _Search:
    """Queries of the rules about one kind of piece."""

    def __init__(self, rules: PairRules[Any, Any, Any], letter: str) -> None:
        base = rules.base
        self._rules = rules
        self._letter = letter
        self._size, self._files = base.size, base.files
        self._other = next(blocker for blocker in base.letters if blocker != base.royal)
        """Letter of the pieces that block it."""
        halves, rights = rules.start(2)
        for army in (_OWN, _FOE):
            halves, rights = rules.without_army(halves, rights, army)
        self._rights = rights
        """Rights with both armies removed."""
        self._home = range(base.files * base.ranks)
        arrays = (base.army(army, rules.join) for army in (_OWN, _FOE))
        starts = ([at for at, kind in array.items() if kind == letter] for array in arrays)
        self._starts: list[int] = next(filter(None, starts), [])
        self._beside = [self._round(at) for at in range(self._size)]
        self._goes = [self._moves(at) for at in range(self._size)]
        self._stopped = [
            goes - self._moves(at, self._beside[at]) for at, goes in enumerate(self._goes)
        ]
        """Squares it can no longer reach if pieces of its own surround it."""

    def movement(self) -> Movement:
        """Return the movement at home, with those abroad and from the start if they differ."""
        squares, home = self._reachable(), set(self._home)
        whole = Movement(self._files, self._size // self._files, Reach(0, frozenset(), frozenset()))
        there = squares - home
        usually = squares - set(self._starts) if there else squares
        here = usually & home or squares & home or squares
        farthest, beyond = self._farthest(whole, here), self._farthest(whole, there)
        if there and _fit(farthest, beyond):
            # It moves alike everywhere except perhaps from its starting square.
            here, there, farthest = here | there, set(), self._farthest(whole, here | there)
        usual = self._limited(self._reach(here), farthest)
        terms = terms_of(whole, usual)
        first = self._reach(self._starts) if usually & home and self._starts else None
        if first is not None and not _further(terms_of(whole, first), terms):
            first = None
        if first is None and not there:
            usual = self._limited(self._reach(squares), farthest)
        becomes = self._becomings(squares)
        return whole._replace(
            usual=usual,
            first=first,
            abroad=self._limited(self._reach(there), beyond) if there else None,
            jumps=self._rules.base.jumps,
            squares=len(squares) if squares <= home else 0,  # it never leaves its home then
            becomes=tuple(letter for letter in self._rules.base.types if letter in becomes),
        )

    def _limited(self, reach: Reach, farthest: Mapping[Way, tuple[int, bool]]) -> Reach:
        """Return a reach with the limits of lines that other squares show."""
        limits = {
            (way, FAR if open_ended and times > 1 else times)
            for way, (times, open_ended) in farthest.items()
            if max(map(abs, way)) == 1 and not (open_ended and times == 1)
        }
        return reach._replace(limits=frozenset(limits))

    # Queries

    def _moves(self, origin: int, others: Iterable[int] = (), foe: int | None = None) -> set[int]:
        """Return the target squares of the piece from a square, past own pieces and one foe."""
        rules = self._rules
        pieces = {rules.square(at, _PAIR): Piece(self._other, _OWN) for at in others}
        if foe is not None:
            pieces[rules.square(foe, _PAIR)] = Piece(self._other, _FOE)
        pieces[rules.square(origin, _PAIR)] = Piece(self._letter, _OWN)
        board = rules.read(rules.halves_of(pieces, 2), _PAIR, self._rights)
        own, hostile = board.armies[_OWN], board.armies[_FOE]
        view = _OWN, own, own, hostile, ()
        moves = rules.moves(board, _PAIR, view, self._rights, safe=False).expand()
        return {
            target
            for start, target, becomes in moves
            if start == origin
            and (foe is None or rules.victim(board, origin, target, becomes) == 1 << foe)
        }

    def _takes(self, origin: int, others: Iterable[int] = ()) -> frozenset[int]:
        """Return the squares on which the piece captures from a square."""
        taken = set(range(self._size)) - {origin, *others}
        return frozenset(at for at in taken if self._moves(origin, others, at))

    def _reach(self, squares: Iterable[int]) -> Reach:
        """Return the reach of the piece from the square, among some, from which it has most moves.

        Of several such squares it is the one nearest to their middle.
        """
        some = sorted(squares)
        places = [divmod(at, self._files) for at in some]
        mean = [sum(parts) / len(some) for parts in zip(*places, strict=True)]

        def merit(at: int) -> tuple[int, float]:
            rank, file = divmod(at, self._files)
            return len(self._goes[at]), -(abs(file - mean[1]) + abs(rank - mean[0]))

        origin = max(some, key=merit)
        goes, takes = frozenset(self._goes[origin]), self._takes(origin)
        round_it = self._beside[origin]
        jumps = frozenset(self._moves(origin, round_it))
        jump_takes = self._takes(origin, round_it)
        lame = (goes - jumps | takes - jump_takes) - set(round_it)
        return Reach(origin, goes, takes, lame, jumps - goes, jump_takes - takes)

    def _round(self, origin: int) -> list[int]:
        """Return the squares adjacent to a square."""
        rank, file = divmod(origin, self._files)
        places = ((at, *divmod(at, self._files)) for at in range(self._size) if at != origin)
        return [at for at, row, column in places if max(abs(row - rank), abs(column - file)) < 2]

    def _reachable(self) -> set[int]:
        """Return the squares it can reach; all if it has no starting squares or may be dropped."""
        base = self._rules.base
        # One that hops goes nowhere while the board is empty.
        hops = not any(self._goes[at] for at in self._starts) and any(
            self._moves(at, self._beside[at]) for at in self._starts
        )
        if not self._starts or hops or self._letter in base.dropped:
            return set(range(self._size))
        reached = self._closure(self._goes.__getitem__)
        if len(reached) == self._size:
            return reached
        # A Pawn leaves its file by the captures beside it.
        return self._closure(
            lambda at: self._goes[at] | {to for to in self._beside[at] if self._moves(at, foe=to)}
        )

    def _closure(self, steps: Callable[[int], Iterable[int]]) -> set[int]:
        """Return the squares that steps reach from its starting squares."""
        reached, waiting = set(self._starts), list(self._starts)
        while waiting:
            new = set(steps(waiting.pop())) - reached
            reached |= new
            waiting += new
        return reached

    def _farthest(self, whole: Movement, squares: Iterable[int]) -> Mapping[Way, tuple[int, bool]]:
        """Return the largest number of steps in each direction from any of some squares.

        Each number has a flag, True if the piece may go farther where the board does not end.
        """
        farthest: dict[Way, tuple[int, bool]] = {}
        for origin in squares:
            for strand, _ in lines_of(whole, origin, self._goes[origin], self._stopped[origin]):
                most, open_ended = farthest.get(strand.way, (0, True))
                ends = strand.times == whole.room(origin, strand.way)
                farthest[strand.way] = max(strand.times, most), open_ended and ends
        return farthest

    def _becomings(self, squares: Iterable[int]) -> set[str]:
        """Return the letters of its promotions anywhere."""
        rules, letters, alone = self._rules, set[str](), Piece(self._letter, _OWN)
        for origin in squares:
            halves = rules.halves_of({rules.square(origin, _PAIR): alone}, 2)
            board = rules.read(halves, _PAIR, self._rights)
            for target in self._goes[origin]:
                for becomes in rules.becomings(board, origin, target):
                    letters.add(rules.arrived(_PAIR, alone, (origin, target, becomes)))
        return letters - {self._letter}


def _fit(some: Mapping[Way, tuple[int, bool]], others: Mapping[Way, tuple[int, bool]]) -> bool:
    """Return True if two maps of steps agree, apart from limits set by edges."""
    none = (0, False)
    for way in {*some, *others}:
        (times, more), (again, further) = some.get(way, none), others.get(way, none)
        if more and further:
            agree = bool(times) is bool(again)
        else:
            agree = times <= again if more else again <= times if further else times == again
        if not agree:
            return False
    return True


def _further(first: Terms, usual: Terms) -> bool:
    """Return True if `first` leads farther than `usual`, or in other directions."""
    known = {strand.way: strand.times for strand in usual.goes | usual.hops}
    return any(
        strand.times > known.get(strand.way, -1) > FAR or strand.way not in known
        for strand in first.goes | first.hops
    )

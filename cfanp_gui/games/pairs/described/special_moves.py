"""Special moves of pieces of described games: promotions, captures en passant and drops."""

from collections.abc import Callable, Mapping

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import View
from cfanp_gui.games.pairs.described.board import DescribedBoard, Passing, new
from cfanp_gui.games.pairs.described.keys import PAWN
from cfanp_gui.games.pairs.described.moves import Mover, Movers, attackers
from cfanp_gui.games.pairs.described.rights import PassedSquare, Rights
from cfanp_gui.games.pairs.described.tables import Moves


class Promotions:
    """Promotions of pieces on their targets."""

    def __init__(self, movers: Movers) -> None:
        self._movers = movers
        self._game = movers.game
        self._kinds = movers.kinds
        self._limits = {
            letter: (most, tuple(n for n, kind in enumerate(self._kinds) if kind.plain == letter))
            for letter, most in self._game.limits
        }

    def found(
        self, board: DescribedBoard, mover: Mover, army: int, number: int, origin: int, goals: int
    ) -> tuple[list[tuple[int, tuple[int, ...]]], int]:
        """Return the targets on which a piece may become another, with the possible kinds.

        Those on which it may stay the same kind follow.
        """
        zone, game, choices = mover.zone, self._game, []
        pawn, stays = self._kinds[number].type == PAWN, goals
        kinds = mover.becomes[number]
        if kinds and goals & zone and (forms := self._within_limits(board, army, kinds)):
            choices.append((goals & zone, forms))
        if (pawn or kinds) and game.mandatory_pawn_promotion:
            stays &= ~zone
        kinds = self._movers.becoming[number]
        if kinds and (forms := self._within_limits(board, army, kinds)):
            within = zone >> origin & 1
            targets = goals if within and not pawn else goals & zone
            if game.piece_promotion_on_capture:
                targets &= board.occupied
            if targets:
                choices.append((targets, forms))
            if game.mandatory_piece_promotion and not pawn:
                stays &= (0 if within else ~zone) | (
                    ~board.occupied if game.piece_promotion_on_capture else 0
                )
        return choices, stays

    def _within_limits(
        self, board: DescribedBoard, army: int, forms: tuple[int, ...]
    ) -> tuple[int, ...]:
        """Return those of some kinds of which an army may have more pieces."""
        if not self._limits:
            return forms
        own = board.armies[army]
        allowed = []
        for form in forms:
            most, alike = self._limits.get(self._kinds[form].plain, (0, ()))
            count = 0
            for kind in alike:
                count += (board.kinds[kind] & own).bit_count()
                if board.elsewhere is not None:
                    count += board.elsewhere[army][kind]
            if not most or count < most:
                allowed.append(form)
        return tuple(allowed)


class InPassing:
    """Captures en passant."""

    def __init__(
        self,
        movers: Movers,
        places: Mapping[Pair, tuple[Square, ...]],
        joined: Callable[[Square, Pair], int],
    ) -> None:
        """`places` are the squares of joined boards, `joined` returns the number of one there."""
        self._movers = movers
        self._places = places
        self._joined = joined
        self._shown = Memo(self._find_shown, 4096)
        self._passed = Memo(self._find_passed, 4096)

    def shown(self, rights: Rights, pair: Pair) -> tuple[Passing, ...]:
        """Return the passed squares of a pair."""
        return self._shown[rights[1], pair] if rights[1] else ()

    def _find_shown(self, key: tuple[tuple[PassedSquare, ...], Pair]) -> tuple[Passing, ...]:
        all_passed, pair = key
        joined, boards, shown = self._joined, (*pair, STRIP), []
        for square, stands, army in all_passed:
            if square[0] in boards and stands[0] in boards:
                places = joined(square, pair), joined(stands, pair), army
                shown.append(new(Passing, places))
        return tuple(shown)

    def captures(
        self, board: DescribedBoard, mover: Mover, view: View, rights: Rights, watched: int
    ) -> list[tuple[int, int]]:
        """Return the captures en passant: origin, and target as a set."""
        army, own, _, hostile, allies = view
        captures: list[tuple[int, int]] = []
        passers = 0
        for number in mover.passers:
            passers |= board.kinds[number]
        passers &= own
        for passed in board.passing:
            target = 1 << passed.square
            if target & board.occupied or not mover.passing & target:
                continue
            near = passers & self._movers.tables.watch[passed.square].squares
            is_open = (
                near
                and passed.army != army
                and passed.army not in allies
                and board.armies[passed.army] >> passed.stands & 1
                and passed in self.shown(rights, board.pair)
            )
            for number in mover.passers if is_open else ():
                moves = mover.kinds[number]
                for origin in squares[board.kinds[number] & near]:
                    gone = 1 << origin | 1 << passed.stands
                    if self._passes(moves, origin, board.occupied, target) and (
                        not watched or self._is_safe(board, own, hostile, gone, target)
                    ):
                        captures.append((origin, target))
        return captures

    def may_follow(self, pieces: Mapping[Square, Piece], passed: PassedSquare, army: int) -> bool:
        """Return True if a piece of an army stands so that it could capture on a passed square.

        `pieces` are those of the half-board on which that lies.
        """
        board, numbers = passed.square.board, self._movers.number
        other = passed.army if army == board else army
        pair = Pair(min(board, other), max(board, other))
        mover, goal = self._movers.of(pair, army), 1 << self._joined(passed.square, pair)
        return any(
            piece.army == army
            and (number := numbers[piece.letter]) in mover.passers
            and self._passes(mover.kinds[number], self._joined(square, pair), 0, goal)
            for square, piece in pieces.items()
        )

    @staticmethod
    def _passes(moves: Moves, origin: int, occupied: int, target: int) -> bool:
        """Return True if a piece captures on a square but does not move there."""
        goals, free = moves.reach(origin, occupied)
        return bool(goals & ~free & target)

    def _is_safe(
        self, board: DescribedBoard, own: int, hostile: int, gone: int, target: int
    ) -> bool:
        """Return True if the King is not attacked with some pieces gone and one on a target."""
        king = own & board.crowned
        at = king.bit_length() - 1
        left = board.occupied & ~gone | target
        watch = self._movers.tables.watch[at]
        return not attackers(watch, board, left, hostile & ~gone & ~target, True)

    def captured(
        self, board: DescribedBoard, army: int, origin: int, target: int, kind: int
    ) -> int:
        """Return the square, as a set, that a move to an empty square captures en passant."""
        moves = self._movers.of(board.pair, army).kinds[kind]
        for passing in board.passing:
            if (
                passing.square == target
                and passing.army != army
                and self._passes(moves, origin, board.occupied, 1 << target)
            ):
                return 1 << passing.stands
        return 0

    def left_by(self, rights: Rights, pair: Pair, army: int, origin: int, target: int) -> Rights:
        """Return rights after an initial move, which passes squares on which it may be captured."""
        castling, before, *others = rights
        passed = self._passed[pair, army, origin, target]
        if not passed:
            return rights
        if before:
            passed = tuple(sorted((*before, *passed)))
        after: Rights = new(Rights, (castling, passed, *others))
        return after

    def _find_passed(self, key: tuple[Pair, int, int, int]) -> tuple[PassedSquare, ...]:
        """Return the squares, in order, that a piece of an army passes between two on a pair."""
        pair, army, origin, target = key
        places = self._places[pair]
        stands, between = places[target], self._between(origin, target)
        return tuple(sorted(PassedSquare(places[at], stands, army) for at in between))

    def _between(self, origin: int, target: int) -> tuple[int, ...]:
        """Return the squares between two on a file, a rank or a diagonal."""
        files = self._movers.frame.files
        aside = target % files - origin % files
        ahead = target // files - origin // files
        far = max(abs(aside), abs(ahead))
        if not far or aside % far or ahead % far:
            return ()
        step = aside // far + ahead // far * files
        return tuple(origin + step * number for number in range(1, far))

    def without(self, rights: Rights, pair: Pair, gone: int) -> Rights:
        """Return rights after pieces have left some squares."""
        places = self._places[pair]
        left = [places[at] for at in squares[gone]]
        for old in rights.passed:
            if old.stands in left:
                passed = tuple(other for other in rights.passed if other.stands not in left)
                return rights._replace(passed=passed)
        return rights


class Drops:
    """Squares on which pieces of a hand may be dropped."""

    def __init__(
        self, movers: Movers, dropped: Callable[[DescribedBoard, int, int, int], DescribedBoard]
    ) -> None:
        """`dropped` returns a board with one more piece of an army and a kind on a square."""
        self._movers = movers
        self._dropped = dropped
        self._game = game = movers.game
        self._kinds = movers.kinds
        self._files = tuple(
            sum(1 << file + rank * game.files for rank in range(game.ranks))
            for file in range(game.files)
        )

    def found(
        self, board: DescribedBoard, mover: Mover, view: View, empty: int, hand: str
    ) -> list[tuple[int, int]]:
        """Return the drops of a hand on some empty squares: the kind, and its targets."""
        army, own, _, hostile, _ = view
        drops = []
        for letter in dict.fromkeys(hand):
            number = self._movers.number[letter]
            forms: tuple[int, ...] = (number,)
            if self._game.drop_promoted and self._kinds[number].promotes:
                forms = (number, self._movers.number[self._kinds[number].promotes])
            for form in forms:
                targets = empty & mover.drops[number] & mover.stays[form]
                if self._kinds[number].letter == self._game.no_doubled:
                    mine = board.kinds[number] & own
                    for file in self._files:
                        if (mine & file).bit_count() >= self._game.drop_no_doubled_count:
                            targets &= ~file
                if not self._game.drop_checks:
                    targets = self._quietly(board, army, form, own, hostile, targets)
                if targets:
                    drops.append((~form, targets))
        return drops

    def _quietly(
        self, board: DescribedBoard, army: int, form: int, own: int, hostile: int, targets: int
    ) -> int:
        """Return the squares on which a drop of a piece gives no check."""
        left = 0
        for target in squares[targets]:
            after = self._dropped(board, army, form, target)
            mine = own | 1 << target
            if not any(
                attackers(self._movers.tables.watch[at], after, after.occupied, mine, True)
                for at in squares[hostile & board.crowned]
            ):
                left |= 1 << target
        return left

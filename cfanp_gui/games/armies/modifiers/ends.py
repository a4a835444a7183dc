"""Ends of armies other than by checkmate: flags, checks, extinction.

After a move all of them are judged together, with the controllers as they were before it. An army
is lost for the first reason that applies. Source: the rules of base games, "More of the dialect".
"""

from collections.abc import Iterable, Iterator, Sequence

from cfanp_gui.core.boards import BOARD_LETTERS, STRIP, Pair, Square, pair_of
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.added_fields import CHECKS_GIVEN
from cfanp_gui.games.armies.base_game import EndRules
from cfanp_gui.games.armies.events import CHECKS, DEAD, EXTINCT, FLAG, KING
from cfanp_gui.games.armies.hooks import CHECKMATE, Modifier, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner

BOTH_FLAGS = Text("both sides have reached the goal")
ALL_GONE = Text("the winner’s pieces are gone")


class Ends(Modifier[State]):
    """Judge of everything that ends armies after a move, checkmate included.

    It remembers how often the King of each army was in check, where that counts.
    """

    name = CHECKS_GIVEN

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        ends, mover, pair = _ends(state), state.army, move.pair
        report.judged = True
        if _first_extinct(state):
            return  # the game is won, and nothing else is asked
        dying = _own_extinction(before, state)
        if dying:
            turn.change_hands(state, dict.fromkeys(dying, DEAD), mover, (pair,), report)
            state.left = 1  # the turn is over
            return
        by_army, lost = mover, _extinct_now(before, state) | _with_nothing_left(before, state)
        if state.count == 2 and (ends.flag_waits or ends.flag_is_safe):
            winners = _flag_of_two(state)
            if len(winners) > 1:
                state.stuck = BOTH_FLAGS
            elif winners:
                by_army = winners[0]
                lost = {1 - by_army: FLAG}
        elif not ends.flag_waits or ends.flag_is_safe:
            standing = _standing(state, mover, pair, ends.flag_is_safe)
            lost = dict.fromkeys(_foes(state).intersection(standing), FLAG) | lost
        for army in self._checked(state, pair):
            lost.setdefault(army, CHECKS)
        for army in turn.mates_on(state, pair, report):
            lost.setdefault(army, CHECKMATE)
        if lost:
            turn.change_hands(state, lost, by_army, (pair,), report)

    def after_loss(self, state: State, armies: Sequence[int]) -> None:
        """Start the counts of checks of armies that are lost anew."""
        self._remember(state, [0 if army in armies else n for army, n in enumerate(_checks(state))])

    def _checked(self, state: State, pair: Pair) -> list[int]:
        """Count the checks that a move gives; return the armies that fall by them."""
        if not any(_ends(state).checks):
            return []
        base, board, counts = state.base, state.board(pair), list(_checks(state))
        for king in squares[base.crowned(board) & state.view(state.army, pair)[3]]:
            if base.attackers(board, king, board.armies[state.army]):
                counts[owner(board, king)] += 1
        self._remember(state, counts)
        most = _ends(state).checks
        return [army for army, count in enumerate(counts) if count >= most[army & 1]]

    def _remember(self, state: State, counts: Sequence[int]) -> None:
        if any(_ends(state).checks):
            state.remember(self.name, tuple(counts) if any(counts) else None)

    # Flags that count when a turn begins

    def before_moves(self, state: State, report: TurnReport) -> None:
        if reached := self._reached_before(state):
            pairs = tuple(pair_of(state.army, army) for army in reached)
            turn.change_hands(state, dict.fromkeys(reached, FLAG), state.army, pairs, report)

    def is_pending(self, state: State) -> bool:
        return not state.pushed and bool(self._reached_before(state))

    def _reached_before(self, state: State) -> list[int]:
        """Return the armies that fall because the flag of the army to move stands."""
        ends, army = _ends(state), state.army
        if state.count == 2 or not (ends.flag_waits or ends.flag_is_safe):
            return []
        safe = ends.flag_is_safe and not ends.flag_waits
        return [
            other
            for other in sorted(_foes(state))
            if other in _standing(state, army, pair_of(army, other), safe)
        ]

    # Information

    def decisive(self, state: State, pair: Pair, moves: PairMoves) -> Iterator[PairMove]:
        """Yield captures where pieces may be gone, moves to the goal, and perhaps last checks."""
        ends, base, (board, _, _, hostile) = _ends(state), state.base, state.view(state.army, pair)
        goals = base.flag_region(pair, state.army) if ends.has_flags else 0
        for move in moves.expand():
            if goals >> move[1] & 1 or (ends.extinction == "loss" and base.victim(board, *move)):
                yield move
        for king in squares[base.crowned(board) & hostile] if any(ends.checks) else ():
            if falls_by_check(state, army := owner(board, king)):
                yield from base.may_check(board, moves, king, state.view(army, pair)[3])

    def notes(self, state: State, army: int) -> tuple[Text, ...]:
        """Return the checks that a King was given, of those that it may not be given."""
        count, most = _checks(state)[army], _ends(state).checks[army & 1]
        if not count or state.control[army] is None:
            return ()
        return (Text("{count} of {most} checks", count=count, most=most),)

    def short_notes(self, state: State, army: int) -> tuple[Text, ...]:
        return tuple(
            Text("{count}/{most} checks", **note.values) for note in self.notes(state, army)
        )

    def marks(self, state: State, pair: Pair | None) -> Iterator[tuple[Square, SquareNote]]:
        """Yield the squares that the flag of the army to move is to reach."""
        army = state.army
        if not _ends(state).has_flags:
            return
        note = SquareNote(NoteKind.GOAL, Text("goal of army {army}", army=BOARD_LETTERS[army]))
        marked = set[Square]() if pair is None else {*_goals(state, pair)}
        for other in _foes(state):
            goals = _goals(state, pair_of(army, other))
            marked.update(at for at in goals if pair is None or at.board not in (*pair, STRIP))
        yield from ((square, note) for square in sorted(marked))

    # Extinction

    def lost_too(self, state: State, control: Sequence[int | None]) -> Iterable[tuple[int, str]]:
        if _ends(state).extinction != "loss":
            return
        gone = extinct(state)
        for player in state.sides.living_players:
            left = [army for army, holder in enumerate(control) if holder == player]
            if len(left) < state.control.count(player) and gone.issuperset(left):
                yield from ((army, EXTINCT) for army in left)

    def open_pairs(self, state: State, pairs: tuple[Pair, ...]) -> tuple[Pair, ...]:
        return () if _first_extinct(state) else pairs

    def drawn(self, state: State) -> Text | None:
        return ALL_GONE if _first_extinct(state) else None

    def winners(self, state: State) -> tuple[int, ...] | None:
        player = _first_extinct(state)
        return None if player is None else (player,)


def _ends(state: State) -> EndRules:
    ends = state.rules.base.ends
    assert ends is not None, "the rule is on only with them"
    return ends


# Checks


def _checks(state: State) -> tuple[int, ...]:
    """Return the number of checks that the King of each army was given."""
    return state.fact(Ends.name, ()) or (0,) * state.count


def falls_by_check(state: State, army: int) -> bool:
    """Return True if one more check makes an army fall."""
    ends = state.rules.base.ends
    return ends is not None and _checks(state)[army] + 1 == ends.checks[army & 1]


# Flags


def _standing(state: State, army: int, pair: Pair, safe: bool) -> Iterator[int]:
    """Return the armies against which the flag of an army stands on a pair."""
    board, _, _, hostile = state.view(army, pair)
    return state.base.flags(board, pair, army, hostile, safe)


def _foes(state: State) -> set[int]:
    """Return the living armies that are hostile to the army to move."""
    held = (army for army, player in enumerate(state.control) if player is not None)
    return {army for army in held if state.hostile(state.army, army)}


def _goals(state: State, pair: Pair) -> Iterator[Square]:
    """Yield the squares of a pair where the flag of the army to move may stand against anybody."""
    against = _foes(state).intersection(pair)
    for at in squares[state.base.flag_region(pair, state.army)] if against else ():
        square = state.base.square(at, pair)
        if square.board in (*against, state.army, STRIP):
            yield square


def _flag_of_two(state: State) -> tuple[int, ...]:
    """Return the armies whose flags win a game of two after a move; both draw."""
    ends, mover = _ends(state), state.army
    other, pair = 1 - mover, Pair(0, 1)
    safe, king = ends.flag_is_safe, ends.flag_kings
    moved = any(True for _ in _standing(state, mover, pair, safe))
    if any(True for _ in _standing(state, other, pair, safe and not ends.flag_waits)):
        if moved and (not ends.flag_waits or (other == 0 and king[mover])):
            return 0, 1
        return (other,)
    if not moved or (ends.flag_waits and not safe and not king[other]):
        return ()
    if ends.flag_waits and king[other] and other == 1 and _king_arrives(state, other, pair):
        return ()
    return (mover,)


def _king_arrives(state: State, army: int, pair: Pair) -> bool:
    """Return True if an army's King is not in check and can step into its region."""
    moves, board = state.generate(army, pair), state.board(pair)
    if moves.checkers:
        return False
    region = state.base.flag_region(pair, army)
    own = board.armies[army] & state.base.crowned(board)
    return any(
        origin >= 0 and own >> origin & 1 and region >> target & 1
        for origin, target, _ in moves.expand()
    )


# Pieces that are gone


def _has_anything(state: State, army: int) -> bool:
    return bool(state.spread[army]) or bool(state.hand(army))


def _with_nothing_left(before: State, state: State) -> dict[int, str]:
    """Return the armies that a move leaves without a piece on boards and in hand."""
    if _ends(state).extinction == "win" or len(state.sides.living_players) < 3:
        return {}
    return {
        army: DEAD
        for army, player in enumerate(state.control)
        if player is not None and _has_anything(before, army) and not _has_anything(state, army)
    }


def extinct(state: State) -> frozenset[int]:
    """Return the living armies that are extinct."""
    ends = _ends(state)
    if ends.extinction == "none":
        return frozenset()
    numbers = state.base.numbers(state.halves, state.rights, state.count)
    living = [army for army, player in enumerate(state.control) if player is not None]
    return frozenset(
        army
        for army in living
        if any(
            number <= ends.extinct_at
            and any(
                numbers[other][at] >= ends.extinct_against
                for other in living
                if state.hostile(army, other)
            )
            for at, number in enumerate(numbers[army])
        )
    )


def _gone_by(before: State, state: State) -> frozenset[int]:
    if _ends(state).extinction != "loss":
        return frozenset()
    return extinct(state) - extinct(before)


def _own_extinction(before: State, state: State) -> frozenset[int]:
    """Return the armies that die with the moving army if its own move makes it extinct."""
    gone = _gone_by(before, state)
    if state.army not in gone:
        return frozenset()
    others = {army for army, player in enumerate(state.control) if player is not None} - gone
    return gone if others else frozenset((state.army,))


def _extinct_now(before: State, state: State) -> dict[int, str]:
    """Return the armies that a move makes extinct, each with the reason."""
    player, lost = state.holder(state.army), dict[int, str]()
    for army in _gone_by(before, state):
        if state.control[army] == player or not _has_anything(state, army):
            lost[army] = DEAD
        else:
            lost[army] = KING if before.royals_of(army) else EXTINCT
    return lost


def _first_extinct(state: State) -> int | None:
    """Return the first player all of whose armies are extinct, where that wins the ends.

    The player of the army that moved last comes first, then the others as their armies follow.
    """
    if _ends(state).extinction != "win":
        return None
    gone, count = extinct(state), state.count
    order = [state.control[(state.army + step) % count] for step in range(count)]
    if not state.pushed:
        before = [player for player in order[1:] if player is not None][-1:]
        order = [*before, *order]
    for player in order:
        armies = {army for army, holder in enumerate(state.control) if holder == player}
        if player is not None and armies <= gone:
            return player
    return None

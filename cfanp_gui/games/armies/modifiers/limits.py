"""Counts before a turn in which several opponents threaten the army, and the turn's limits.

With k of two or more, a turn is one of two kinds: *ordinary*, with at most the moves of the bonus
and no half-board twice, or a *defence*, with at most k moves on any half-boards, for which the
limits 1 to 4 hold (Peterson 1.1 to 1.4). Source: Peterson's rules; the two kinds of turn are ours.
"""

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.armies.hooks import Played, TurnReport
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner, threatened_by

NAME = "defend"
RULE = Text("Peterson 1")


class Counted(NamedTuple):
    """Counts before the first move of a turn, and the record of the turn since then."""

    opponents: tuple[int, ...]
    """The k players who threatened a piece of the army; two or more."""
    bonus: int
    """Number of moves of an ordinary turn."""
    moved: tuple[Square, ...] = ()
    """Squares of pieces that moved this turn."""
    taken: tuple[tuple[int, bool], ...] = ()
    """Players from whom pieces were captured this turn, each with True if the piece was not
    threatened when counted."""
    mated: tuple[tuple[int, bool], ...] = ()
    """Players whose armies were mated this turn, each with True if it was on a half-board used
    before."""
    threatened: tuple[Square, ...] = ()
    """Opponents' pieces that were threatened when counted and are still there."""

    @property
    def most(self) -> int:
        """Return the number of moves of the turn."""
        return max(self.bonus, len(self.opponents))

    def made(self, state: State) -> int:
        """Return the number of moves made in the turn."""
        return self.most - state.left


def counted(state: State) -> Counted | None:
    """Return the counts of this turn; None if fewer than two opponents threaten."""
    return state.fact(NAME, None)


def is_ordinary(state: State, count: Counted) -> bool:
    """Return True if the moves made this turn are within an ordinary turn."""
    made = count.made(state)
    return made <= count.bonus and state.pushed.bit_count() == 2 * made


def is_limited(state: State, count: Counted, pair: Pair) -> bool:
    """Return True if a move on a pair would make the turn more than an ordinary one."""
    if not state.pushed:
        return False
    made = count.made(state)
    again = state.pushed >> pair.lower & 1 or state.pushed >> pair.upper & 1
    return bool(again) or made >= count.bonus or not is_ordinary(state, count)


def captured_twice(count: Counted) -> int | None:
    """Return a player from whom two pieces were captured this turn, which no defence may do."""
    numbers = Counter(player for player, _ in count.taken)
    return next((player for player, number in numbers.items() if number > 1), None)


def is_opponents(state: State, square: Square) -> bool:
    """Return True if an opponent's piece stands on a square."""
    piece = state.piece_at(square)
    return (
        piece is not None
        and state.control[piece.army] is not None
        and state.hostile(piece.army, state.army)
    )


# Limits of a defence


class Broken(NamedTuple):
    """Limit that a move breaks."""

    limit: int
    message: Text
    causes: tuple[Square, ...] = ()


def moved_along(state: State, move: Played) -> tuple[int, int] | None:
    """Return origin and target of another piece that moves along, such as a castling Rook."""
    board = state.board(move.pair)
    return state.base.moved_along(board, move.pair, state.army, move.origin, move.target)


def broken(state: State, count: Counted, move: Played) -> Iterator[Broken]:
    """Yield the limits that a turn breaks as a defence if a legal move is played in it."""
    along = moved_along(state, move) or ()
    for square in (state.base.square(at, move.pair) for at in (move.origin, *along[:1])):
        if square in count.moved:
            name = state.title(square)
            message = Text("The piece on {square} has moved this turn", square=name)
            yield Broken(1, message, (square,))
    board = state.board(move.pair)
    if len(count.taken) and (captured := state.base.victim(board, *move[1:3])):
        loser = state.control[owner(board, captured.bit_length() - 1)]
        if loser is not None and any(player == loser for player, _ in count.taken):
            message = Text("A second piece of {player} would be captured", player=PlayerName(loser))
            yield Broken(2, message, state.base.squares(captured, move.pair))
    victim = captured_twice(count)
    if victim is not None:
        message = Text(
            "Two pieces of {player} were captured this turn, so it cannot be a defence",
            player=PlayerName(victim),
        )
        yield Broken(2, message, count.moved)
    report = TurnReport()
    after = turn.tried(state, move, report)
    now = counted(after)
    assert now is not None, "what was counted is kept through the turn"
    yield from _mates(after, now, report)
    yield from _new_threats(after, now)


def _mates(state: State, count: Counted, report: TurnReport) -> Iterator[Broken]:
    """Yield a broken limit if more than one move enforces mate on one player (limit 4)."""
    numbers = Counter(player for player, _ in count.mated)
    twice = [player for player, number in numbers.items() if number > 1]
    if not twice and not any(again for _, again in count.mated):
        return
    if all(_is_checked(state, count, player) for player in count.opponents):
        return
    player = twice[0] if twice else next(mated for mated, again in count.mated if again)
    causes = dict.fromkeys(
        square
        for event in report.events
        if isinstance(event, Checkmate) and event.square is not None
        for square in (event.square, *event.attackers)
    )
    message = Text(
        "More than one move would enforce mate on {player}, while not all who "
        "attack are checked or mated",
        player=PlayerName(player),
    )
    yield Broken(4, message, tuple(causes))


def _is_checked(state: State, count: Counted, player: int) -> bool:
    """Return True if an opponent is checked by the army to move, mated this turn, frozen or out."""
    armies = [army for army, holder in enumerate(state.control) if holder == player]
    frozen = (hook(state, army) for hook in state.hooks.is_frozen for army in armies)
    if not armies or any(mated == player for mated, _ in count.mated) or any(frozen):
        return True
    kings = ((army, king) for army in armies if (king := state.king_of(army)) is not None)
    return any(
        state.attackers(army, pair) & state.board(pair).armies[state.army]
        for army, king in kings
        for pair in state.pairs_with(king.board)
    )


def _new_threats(state: State, count: Counted) -> Iterator[Broken]:
    """Yield a broken limit for too many new threats or captures against one opponent (limit 3)."""
    attacks = threatened_by(state, state.army)
    targets_of_all = frozenset[Square]().union(*attacks.values())
    holder = {target: state.control[state.standing(target).army] for target in targets_of_all}
    new: dict[int, set[Square]] = {}
    for target, player in holder.items():
        if target not in count.threatened and player is not None:
            new.setdefault(player, set()).add(target)
    captured = Counter(player for player, is_new in count.taken if is_new)
    for player in sorted({*new, *captured}):
        pieces = new.get(player, set())
        if len(pieces) + captured[player] <= 1:
            continue
        alone = {
            origin: targets & pieces
            for origin, targets in attacks.items()
            if targets & pieces and all(holder[target] == player for target in targets)
        }
        if captured[player] + sum(map(len, alone.values())) <= 1:
            continue
        message = Text("That would threaten a second new piece of {player}, unshared")
        if captured[player]:
            message = Text(
                "That would capture or threaten a second new piece of {player}, unshared"
            )
        elif len(pieces) > 2:
            message = Text("Several new pieces of {player} would be threatened, unshared")
        causes = (*sorted(alone, key=state.title), *sorted(pieces, key=state.title))
        yield Broken(3, message.filled(player=PlayerName(player)), causes)

"""Threats of armies: pieces they could capture if it were their turn, and Kings they attack.

Source: Peterson's rule 1; the meaning of *threatened* on half-boards not pushed yet is ours.
"""

from collections.abc import Iterator, Mapping, Set

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.square_sets import squares
from cfanp_gui.games.armies.pair_rules import JoinedBoard
from cfanp_gui.games.armies.state import State

Threats = Mapping[Square, Set[Square]]
"""For each piece that threatens anything, the squares of its targets."""


def attacking(state: State, army: int) -> dict[Square, Pair]:
    """Return the pieces that attack an army's King on any pair, each with one such pair."""
    attackers: dict[Square, Pair] = {}
    for pair in state.pairs_of(army):
        for square in state.checkers(army, pair):
            attackers.setdefault(square, pair)
    return attackers


def threatened_by(state: State, army: int) -> Threats:
    """Return the threats of an army if it were its turn with no half-board pushed."""
    threats: dict[Square, set[Square]] = {}
    for pair in state.sides.open_pairs[state.spread[army], 0]:
        for origin, taken in _captures(state, army, pair):
            start = state.base.square(origin, pair)
            threats.setdefault(start, set()).update(state.base.squares(taken, pair))
    return threats


def _captures(state: State, army: int, pair: Pair) -> Iterator[tuple[int, int]]:
    """Yield an army's threats on a pair: joined square of a piece, and its targets as a mask."""
    board, own, _, hostile = state.view(army, pair)
    if prey := hostile & ~board.kings:
        for origin, _, taken in state.base.captures(board, state.generate(army, pair), prey):
            yield origin, taken
    for king in squares[hostile & board.kings]:
        for origin in squares[state.base.attackers(board, king, own)]:
            yield origin, 1 << king


def threatening(state: State, army: int) -> tuple[int, ...]:
    """Return the opponents who threaten an army's piece, sorted."""
    players: set[int] = set()
    for pair in state.sides.open_pairs[state.spread[army], 0]:
        board, own, _, hostile = state.view(army, pair)
        doubtful: set[int] = set()
        for target in squares[own] if hostile else ():
            for origin in squares[state.base.attackers(board, target, hostile)]:
                other = owner(board, origin)
                if board.kings >> target & 1:
                    players.add(state.holder(other))
                else:
                    doubtful.add(other)
        for other in doubtful:
            player = state.holder(other)
            if player not in players and any(
                taken & own for _, taken in _captures(state, other, pair)
            ):
                players.add(player)
    return tuple(sorted(players))


def every_threat(state: State, army: int) -> dict[int, tuple[tuple[Square, Square], ...]]:
    """Return all threats of opponents against an army, by player: each a piece and its target."""
    by_player: dict[int, set[tuple[Square, Square]]] = {}
    for pair in state.sides.open_pairs[state.spread[army], 0]:
        board, own, _, hostile = state.view(army, pair)
        for other in (foe for foe, mask in enumerate(board.armies) if mask & hostile):
            for origin, taken in _captures(state, other, pair):
                if taken & own:
                    target = state.base.square(taken.bit_length() - 1, pair)
                    two = state.base.square(origin, pair), target
                    by_player.setdefault(state.holder(other), set()).add(two)
    return {
        player: tuple(sorted(threats, key=lambda two: tuple(map(state.title, two))))
        for player, threats in sorted(by_player.items())
    }


def owner(board: JoinedBoard, square: int) -> int:
    """Return the army of the piece on a joined square."""
    return next(army for army, own in enumerate(board.armies) if own >> square & 1)

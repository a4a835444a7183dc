"""What a search is told of a position, once more: slowly, by the rules themselves."""

import chess

from cfanp_gui.core.boards import Pair, pair_of
from cfanp_gui.core.searching import LOSS, WHOLE, WIN, shares
from cfanp_gui.games.armies import draws
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.kernel_state import fields_of
from cfanp_gui.kernel import chess_weights as weights

Played = tuple[Pair, int, int, int]
KINDS = "PNBRQK"
NO_LOSS = 100_000


def same(state: State) -> tuple[object, ...]:
    """Return the fields that are equal in positions from which the same can follow."""
    fields = fields_of(state)
    return (*fields[:7], fields[9])


def moves(state: State) -> list[Played]:
    """Return all legal moves."""
    return [(pair, *move) for pair in state.pairs() for move in state.moves_on(pair).expand()]


def is_over(state: State) -> bool:
    """Return True if nothing can follow."""
    return bool(state.sides.decided or state.stuck or draws.automatic(state, ()))


def values(state: State) -> tuple[float, ...]:
    """Return the values of a position for each player."""
    living = {player for player in state.control if player is not None}
    players = range(1, state.count + 1)
    if is_over(state):
        won = WIN if state.sides.decided else WHOLE / len(living)
        return tuple(won if player in living else LOSS for player in players)
    return shares([max(strength(state, player), 1) for player in players])


def strength(state: State, player: int) -> int:
    """Return the strength of a player's armies."""
    armies = [army for army, holder in enumerate(state.control) if holder == player]
    return sum(
        worth(state, army) - worth(state, army) * weights.likelihoods()[odds] // weights.CERTAIN
        for army in armies
        for odds in (max(min(odds_of(state, army) + weights.EVEN, 2 * weights.EVEN), 0),)
    )


def worth(state: State, army: int) -> int:
    """Return the value of an army's pieces where they stand."""
    total = 0
    pieces = state.pieces()
    for board in range(state.count):
        there = {at.index: piece for at, piece in pieces.items() if at.board == board}
        half = chess.BaseBoard(None)
        for index, piece in there.items():
            half.set_piece_at(index, chess.Piece.from_symbol(piece.letter))
        for index, piece in there.items():
            if piece.army != army:
                continue
            kind = KINDS.index(piece.letter)
            total += weights.VALUES[kind] + weights.place(kind, index, army == board)
            if kind not in (0, 5):
                own = {at for at, one in there.items() if one.army == army}
                total += weights.REACHES[kind] * len(set(half.attacks(index)) - own)
    return total


def odds_of(state: State, army: int) -> int:
    """Return the odds that an army is lost, by all that can be pushed against its King."""
    king = state.king_of(army)
    if king is None:
        return -weights.EVEN
    foes = [one for one, by in enumerate(state.control) if by not in (None, state.control[army])]
    before = [(state.army + step) % state.count for step in range(state.count)]
    hunters = [one for one in before[: before.index(army)] if one in foes]
    odds = min(weights.UNSAFE + weights.RIVAL * len(foes), weights.MOST_UNSAFE)
    odds += weights.HUNTER * len(hunters)
    near = [0]
    for other in set(range(state.count)) - {king.board}:
        pair = pair_of(king.board, other)
        officers, flights, is_checked = _around(state, army, pair)
        near.append(officers)
        odds += weights.ATTACKER * officers
        if is_checked:
            odds += weights.SAFE_CHECK
            odds += (weights.NO_FLIGHT, weights.ONE_FLIGHT, 0)[min(flights, 2)]
        escapes = state.generate(army, pair).total
        if state.attackers(army, pair) and escapes <= weights.FEW:
            odds += weights.CORNERED
            odds += weights.HELPLESS if hunters and not escapes else 0
    return odds + weights.MOST_ATTACKERS * max(near)


def _around(state: State, army: int, pair: Pair) -> tuple[int, int, bool]:
    """Return the officers near a King, the squares it may go to, and whether a check is safe."""
    board, _, friends, hostile = state.view(army, pair)
    king = next(at for at in range(64) if state.base.square(at, pair) == state.king_of(army))
    bit, zone = 1 << king, chess.BB_KING_ATTACKS[king]
    seen = board.occupied & ~bit
    lines = {
        1: chess.BB_KNIGHT_ATTACKS[king],
        2: chess.BB_DIAG_ATTACKS[king][chess.BB_DIAG_MASKS[king] & seen],
        3: chess.BB_RANK_ATTACKS[king][chess.BB_RANK_MASKS[king] & seen]
        | chess.BB_FILE_ATTACKS[king][chess.BB_FILE_MASKS[king] & seen],
    }
    lines[4] = lines[2] | lines[3]
    near, flights, is_checked = set[int](), 0, False
    for at in range(64):
        by = state.base.attackers(board, at, hostile, bit)
        kinds = {one: kind_on(state, pair, one) for one in range(64) if by >> one & 1}
        officers = {one: kind for one, kind in kinds.items() if kind in lines}
        if zone >> at & 1:
            near |= set(officers)
            flights += not by and not friends >> at & 1
            if len(kinds) < 2:
                continue
        if not hostile >> at & 1 and any(lines[kind] >> at & 1 for kind in officers.values()):
            is_checked |= not state.base.attackers(board, at, friends & ~bit)
    return len(near), flights, is_checked


def mated(state: State, move: Played) -> list[int]:
    """Return the armies that a move checkmates on its pair."""
    pair, mover = move[0], state.control[state.army]
    after = state.moved(pair, move[1:])
    return [
        army
        for army, player in enumerate(state.control)
        if player not in (None, mover)
        and after.king_of(army, pair)
        and after.attackers(army, pair)
        and not after.generate(army, pair).total
    ]


def checks(state: State, move: Played) -> bool:
    """Return True if a move leaves a King of an opponent attacked on its pair."""
    pair, mover = move[0], state.control[state.army]
    after = state.moved(pair, move[1:])
    return any(
        player not in (None, mover) and after.attackers(army, pair)
        for army, player in enumerate(state.control)
    )


def kind_on(state: State, pair: Pair, at: int) -> int:
    """Return the kind of the piece on a square of a joined board."""
    return KINDS.index(state.standing(state.base.square(at, pair)).letter)


def risk(state: State, move: Played, at: int, kind: int) -> int:
    """Return the possible loss from a piece of the mover's on a square, before or after a move."""
    pair, origin, target, _ = move
    _, _, friends, hostile = state.view(state.army, pair)
    left = 0
    if at == target:
        gone, _ = taken(state, move)
        left = 1 << origin | gone
        hostile, friends = hostile & ~gone, friends & ~(1 << origin)
    return 0 if kind == 5 else traded(state, pair, at, weights.VALUES[kind], hostile, friends, left)


def traded(state: State, pair: Pair, at: int, price: int, side: int, other: int, left: int) -> int:
    """Return the gain of a side that captures first on a square; the pieces of `left` are gone."""
    board = state.view(state.army, pair)[0]
    takers = state.base.attackers(board, at, side & ~left, left)
    kinds = [(kind_on(state, pair, by), by) for by in range(64) if takers >> by & 1]
    if not kinds:
        return 0
    kind, by = min(kinds)
    cost = weights.VALUES[kind] if kind < 5 else NO_LOSS
    return max(price - traded(state, pair, at, cost, other, side, left | 1 << by), 0)


def taken(state: State, move: Played) -> tuple[int, int]:
    """Return the piece that a move captures as a mask, and its kind; 0 and -1 for none."""
    pair, origin, target, promotion = move
    gone = state.base.victim(state.board(pair), origin, target, promotion)
    return gone, kind_on(state, pair, gone.bit_length() - 1) if gone else -1


def guess(state: State, move: Played) -> tuple[int, int, int]:
    """Return the apparent gain of a move that does not mate, its victim, and the gain in pieces."""
    pair, origin, target, promotion = move
    board = state.view(state.army, pair)[0]
    kind = kind_on(state, pair, origin)
    gone, price = taken(state, move)
    loser = next((state.control[army] for army, own in enumerate(board.armies) if own & gone), None)
    won = (weights.VALUES[price] if loser else 1) if gone else 0
    if promotion:
        won += weights.VALUES[promotion] - weights.VALUES[0]
    won -= risk(state, move, target, promotion or kind)
    step = _place(state, pair, promotion or kind, target) - _place(state, pair, kind, origin)
    saved = risk(state, move, origin, kind) * weights.RESCUE // 100
    bonus = weights.CHECK_GAIN if checks(state, move) else 0
    return won + step + saved + bonus, loser or 0, won


def _place(state: State, pair: Pair, kind: int, at: int) -> int:
    local = state.base.square(at, pair).index
    return weights.place(kind, local, pair[at >> 5] == state.army)

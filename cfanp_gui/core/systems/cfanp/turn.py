"""How a turn goes: playing a move, judging mates, whose turn is next.

Functions named with a leading underscore finish a `State` that nobody else has seen yet and
change it in place; the public ones take a state, leave it as it is, and answer a new one.
"""

from __future__ import annotations

from cfanp_gui.core.geometry import Pair
from cfanp_gui.core.system import Checkmate, Died, Event, HandedOver, Passed
from cfanp_gui.core.systems.cfanp.layout import (
    ARMIES,
    HIGH,
    KING,
    LONG,
    LOW,
    PAWN,
    ROOK,
    SHORT,
    Castling,
    Half,
)
from cfanp_gui.core.systems.cfanp.movegen import (
    DOWN,
    MASKS_OF,
    NO_SQUARE,
    OCCUPIED,
    STRAIGHT,
    UP,
    kind_at,
    make_board,
)
from cfanp_gui.core.systems.cfanp.state import Control, State, respread

STALEMATE = "stalemate"
NO_MOVES = "no army can move"


class Report:
    """What happened on the way to the next state."""

    __slots__ = ("checked", "events")

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.checked: list[int] = []
        """Armies hostile to the mover whose King the move left attacked on its pair."""


def play(
    state: State, pair: Pair, origin: int, target: int, promotion: int, report: Report
) -> State:
    """Play a legal move and everything the rules do by themselves after it.

    Squares are joined ones, `promotion` is a kind index or 0. Legality is the caller's care.
    """
    after = moved(state, pair, origin, target, promotion)
    _judge(after, pair, report)
    after.left -= 1
    if after.left:
        lower, upper = pair
        after.pushed |= 1 << lower | 1 << upper
    else:
        _next_turn(after)
    _settle(after, report)
    return after


def end_turn(state: State, report: Report) -> State:
    """Decline the moves that are left (Rule 6: only the first is compulsory)."""
    after = state.copy()
    _next_turn(after)
    _settle(after, report)
    return after


def push(state: State, pair: Pair, report: Report) -> State:
    """With the touch-board option: commit to a pair; showing one's own mate loses the army."""
    after = state.copy()
    after.committed = pair
    checkers = after.checkers(after.army, pair)
    if checkers and not after.moves_on(pair).total:
        armies = {_army_on(after.halves[place.board], 1 << place.square) for place in checkers}
        _change_hands(after, [(after.army, _last_before(after, armies))], report)
        _next_turn(after)
        _settle(after, report)
    return after


def leave(state: State, player: int, report: Report) -> State:
    """A player resigns or oversteps the time: his armies die (Rule 9)."""
    control = tuple(None if holder == player else holder for holder in state.control)
    after = state.copy()
    after.give(control)
    report.events.extend(
        Died(army, player) for army, holder in enumerate(state.control) if holder == player
    )
    if after.control[after.army] is None:
        _next_turn(after)
    _settle(after, report)
    return after


def hand_over(state: State, army: int, player: int, report: Report) -> State:
    """A friendly game's hand-over of an army to another player (Rule 9)."""
    giver = state.control[army]
    assert giver is not None, "a dead army has no controller to hand it over"
    control = (*state.control[:army], player, *state.control[army + 1 :])
    after = state.copy()
    after.give(control)
    report.events.append(HandedOver(army, giver, player))
    _settle(after, report)
    return after


def settled(state: State, report: Report) -> State:
    """The state after everything the rules do before anyone acts: mates, passes, turns.

    Answers the same object when somebody can move or the game is over.
    """
    if state.stuck or state.decided or state.has_move():
        return state
    after = state.copy()
    _settle(after, report)
    return after


def moved(state: State, pair: Pair, origin: int, target: int, promotion: int) -> State:
    """The pieces after a move, with castling rights, passed squares and clock; same turn."""
    layout = state.layout
    bits = layout.bits
    army = ARMIES + state.army
    from_board = pair[origin >> 5]
    to_board = pair[target >> 5]
    halves = list(state.halves)
    source = list(halves[from_board])
    sink = source if from_board == to_board else list(halves[to_board])
    # The joined board is carried along, since the moves on this pair are wanted next.
    board = list(state.board(pair))
    start = 1 << origin
    goal = 1 << target
    way = start | goal
    leaves = bits[origin]
    comes = bits[target]
    kind = kind_at(source, start)
    masks = MASKS_OF[kind]
    clock = state.clock + 1
    passed = state.passed

    capture = board[OCCUPIED] & goal
    if capture:
        clock = 0
        _lift(sink, board, comes, goal)
    board[OCCUPIED] ^= way
    if kind == PAWN:
        clock = 0
        masks = (UP,) if board[UP] & start else (DOWN,)
        if abs(origin - target) == 16:
            middle = (origin + target) >> 1
            local = middle if middle < 32 else middle ^ layout.flip
            stepped = list(passed)
            stepped[from_board] = local
            passed = tuple(stepped)
        elif not capture and (origin ^ target) & 7:
            victim = origin & 56 | target & 7
            _lift(source, board, bits[victim], 1 << victim)
            capture = 1 << victim
    elif kind == KING and abs(origin - target) == 2:
        castle = castling_way(state, pair, target)
        rook = bits[castle.rook_from] ^ bits[castle.rook_to]
        source[ROOK] ^= rook
        source[army] ^= rook
        rook = 1 << castle.rook_from | 1 << castle.rook_to
        board[STRAIGHT] ^= rook
        board[OCCUPIED] ^= rook
    source[kind] ^= leaves
    source[army] ^= leaves
    sink[army] ^= comes
    if promotion:
        sink[promotion] ^= comes
        for index in masks:
            board[index] ^= start
        for index in MASKS_OF[promotion]:
            board[index] ^= goal
    else:
        sink[kind] ^= comes
        for index in masks:
            board[index] ^= way
    halves[from_board] = tuple(source)
    if sink is not source:
        halves[to_board] = tuple(sink)

    castling = state.castling
    if way & layout.rights:
        for place, square in ((from_board, origin), (to_board, target)):
            local = square if square < 32 else square ^ layout.flip
            lost = castling[place] & layout.homes[place].rights.get(local, 0)
            if lost:
                castling = (*castling[:place], castling[place] ^ lost, *castling[place + 1 :])
    lower, upper = pair
    if passed[lower] >= 0 or passed[upper] >= 0:
        for place in pair:
            half = halves[place]
            square = passed[place]
            if square >= 0 and not half[PAWN] & half[ARMIES + place] & 1 << square + 8:
                passed = (*passed[:place], NO_SQUARE, *passed[place + 1 :])

    spread = state.spread
    if capture or source is not sink:
        spread = respread(respread(spread, from_board, source), to_board, sink)
    return state.with_pieces(
        tuple(halves), castling, passed, clock, spread, pair, make_board(board)
    )


def castling_way(state: State, pair: Pair, king_to: int) -> Castling:
    """How the army to move castles when its King goes to a joined square of this pair."""
    home = state.layout.homes[state.army]
    ways = home.lower if state.army == pair.lower else home.upper
    return next(way for way in ways[SHORT | LONG] if way.king_to == king_to)


def _lift(half: list[int], board: list[int], mask: int, bit: int) -> None:
    """Take a piece off a half-board (its mirrored mask) and off the joined board (its bit)."""
    kind = kind_at(half, bit)
    half[kind] ^= mask
    for index in range(ARMIES, len(half)):
        if half[index] & mask:
            half[index] ^= mask
            break
    board[OCCUPIED] ^= bit
    if kind == PAWN:
        board[UP if board[UP] & bit else DOWN] ^= bit
    for index in MASKS_OF[kind]:
        board[index] ^= bit


def _judge(state: State, pair: Pair, report: Report) -> None:
    """Checkmates by the move just played on a pair, judged together (Rules 7 and 8).

    Every living King on the pair whose controller is not the mover's, which a piece hostile to
    it attacks and whose own army has no legal move on the pair, is checkmated at once.
    """
    control = state.control
    mover = control[state.army]
    lower = state.halves[pair[0]]
    upper = state.halves[pair[1]]
    board = state.board(pair)
    own = ARMIES + state.army
    kings = board.kings & ~((lower[own] & LOW) | (upper[own] & HIGH))
    next_army = state.next_army
    mated: list[tuple[int, int]] = []
    while kings:
        bit = kings & -kings
        kings ^= bit
        half = lower if bit <= LOW else upper
        army = next_army if half[ARMIES + next_army] & bit else _army_on(half, bit)
        if control[army] is None or control[army] == mover:
            continue
        if army == next_army:
            # Its moves will be wanted anyway, and they tell of a check.
            moves = state.look_ahead(army, pair)
        elif state.attackers(army, pair):
            moves = state.generate(army, pair)
        else:
            continue
        if moves.checkers:
            report.checked.append(army)
            if not moves.total:
                mated.append((army, state.army))
    if mated:
        _change_hands(state, mated, report)


def _change_hands(state: State, mated: list[tuple[int, int]], report: Report) -> None:
    """Let checkmated armies pass to the controllers of the armies that mated them (Rule 7)."""
    control = list(state.control)
    for army, by_army in mated:
        by_player = state.control[by_army]
        assert by_player is not None, "dead armies give no check"
        report.events.append(Checkmate(army, by_player, by_army))
        control[army] = by_player if state.rules.captured == "taken" else None
        if state.rules.captured == "removed":
            state.remove(army)
    state.give(tuple(control))


def _settle(state: State, report: Report) -> None:
    """Go on until somebody can move or the game is over.

    A turn ends by itself when no move is left in it. An army whose turn begins without a legal
    move is checkmated if some pair shows its King attacked ("and then cry"), else it passes.
    """
    if state.has_move() and not state.sides.decided:
        return
    passes = 0
    seen: set[tuple[int, Control]] = set()
    while not state.sides.decided and not state.has_move():
        if state.pushed:
            _next_turn(state)
            continue
        key = (state.army, state.control)
        checking = _checking_armies(state)
        if checking and key not in seen:
            passes = 0
            _change_hands(state, [(state.army, _last_before(state, checking))], report)
        else:
            if len(state.sides.living_players) == 2 and not _player_can_move(state):
                state.stuck = STALEMATE
            elif passes + 1 >= state.sides.living_armies or key in seen:
                state.stuck = NO_MOVES
            if state.stuck:
                state.forget()  # no pair is open any more
                return
            passes += 1
            report.events.append(Passed(state.army))
        seen.add(key)
        _next_turn(state)
    if state.decided and (state.pushed or state.control[state.army] is None):
        _next_turn(state)


def _player_can_move(state: State) -> bool:
    """Whether the player to move has a legal move with any of his armies, were it its turn."""
    for army in state.sides.allies[state.army]:
        other = state.copy()
        other.begin_turn(army)
        if other.has_move():
            return True
    return False


def _checking_armies(state: State) -> set[int]:
    """The armies that attack the King of the army to move on any pair."""
    king = state.king_of(state.army)
    assert king is not None, "a living army has a King"
    armies = set()
    for other in range(state.count):
        if other != king.board:
            pair = Pair(min(king.board, other), max(king.board, other))
            for place in state.checkers(state.army, pair):
                armies.add(_army_on(state.halves[place.board], 1 << place.square))
    return armies


def _army_on(half: Half, mask: int) -> int:
    """The army of the piece that stands on a one-square mask."""
    for army in range(len(half) - ARMIES):
        if half[ARMIES + army] & mask:
            return army
    raise ValueError("no piece stands there")


def _last_before(state: State, armies: set[int]) -> int:
    """Of several armies the one that comes last before the army to move in batting order."""
    count = state.count
    return min(armies, key=lambda army: (state.army - army) % count)


def _next_turn(state: State) -> None:
    """Hand the turn to the next living army; its passed pawn is safe again from then on."""
    control = state.control
    army = state.army
    for _ in control:
        army += 1
        if army == len(control):
            army = 0
            state.round += 1
        if state.passed[army] >= 0:
            state.lapse(army)
        if control[army] is not None:
            break
    state.begin_turn(army)

"""How a turn goes: playing a move, judging mates, whose turn is next.

Functions named with a leading underscore finish a `State` that nobody else has seen yet and
change it in place; the public ones take a state, leave it as it is, and answer a new one.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cfanp_gui.core.geometry import Pair
from cfanp_gui.core.system import Checkmate, Died, Event, HandedOver, Passed
from cfanp_gui.core.systems.cfanp.layout import (
    ARMIES,
    HIGH,
    KING,
    LOW,
    PAWN,
    ROOK,
    Castling,
    Half,
)
from cfanp_gui.core.systems.cfanp.movegen import NO_SQUARE, attackers, kind_at
from cfanp_gui.core.systems.cfanp.state import State, sides_of

STALEMATE = "stalemate"
NO_MOVES = "no army can move"


@dataclass(slots=True)
class Report:
    """What happened on the way to the next state."""

    events: list[Event] = field(default_factory=list)
    checked: list[int] = field(default_factory=list)
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
    after.pushed |= 1 << pair.lower | 1 << pair.upper
    _settle(after, report)
    return after


def end_turn(state: State, report: Report) -> State:
    """Decline the moves that are left (Rule 6: only the first is compulsory)."""
    after = state.replace()
    _next_turn(after)
    _settle(after, report)
    return after


def push(state: State, pair: Pair, report: Report) -> State:
    """With the touch-board option: commit to a pair; showing one's own mate loses the army."""
    after = state.replace(committed=pair)
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
    after = state.replace(control=control, committed=state.committed)
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
    after = state.replace(control=control)
    report.events.append(HandedOver(army, giver, player))
    _settle(after, report)
    return after


def settled(state: State, report: Report) -> State:
    """The state after everything the rules do before anyone acts: mates, passes, turns.

    Answers the same object when somebody can move or the game is over.
    """
    if state.stuck or state.decided or state.has_move():
        return state
    after = state.replace(committed=state.committed)
    _settle(after, report)
    return after


def moved(state: State, pair: Pair, origin: int, target: int, promotion: int) -> State:
    """The pieces after a move, with castling rights, passed squares and clock; same turn."""
    layout = state.layout
    bits = layout.bits
    start = bits[origin]
    goal = bits[target]
    army = ARMIES + state.army
    from_board = pair[origin >> 5]
    to_board = pair[target >> 5]
    halves = list(state.halves)
    source = list(halves[from_board])
    sink = source if from_board == to_board else list(halves[to_board])
    kind = kind_at(halves[from_board], start)

    taken = -1
    if state.board(pair).occupied >> target & 1:
        taken = kind_at(halves[to_board], goal)
        _lift(sink, taken, goal)
    source[kind] ^= start
    source[army] ^= start
    sink[promotion or kind] ^= goal
    sink[army] ^= goal
    clock = state.clock + 1
    passed = state.passed
    if kind == PAWN:
        clock = 0
        if taken < 0 and (origin ^ target) & 7:
            _lift(source, PAWN, bits[origin & 56 | target & 7])
        elif abs(origin - target) == 16:
            middle = (origin + target) >> 1
            local = middle if middle < 32 else middle ^ layout.flip
            passed = (*passed[:from_board], local, *passed[from_board + 1 :])
    elif taken >= 0:
        clock = 0
    elif kind == KING and abs(origin - target) == 2:
        way = castling_way(state, pair, target)
        source[ROOK] ^= bits[way.rook_from] ^ bits[way.rook_to]
        source[army] ^= bits[way.rook_from] ^ bits[way.rook_to]
    halves[from_board] = tuple(source)
    if sink is not source:
        halves[to_board] = tuple(sink)

    castling = state.castling
    for board, square in ((from_board, origin), (to_board, target)):
        rights = castling[board]
        if rights:
            local = square if square < 32 else square ^ layout.flip
            lost = rights & layout.homes[board].rights.get(local, 0)
            if lost:
                castling = (*castling[:board], rights ^ lost, *castling[board + 1 :])

    for board in pair:
        square = passed[board]
        if square != NO_SQUARE:
            half = halves[board]
            if not half[PAWN] & half[ARMIES + board] & 1 << square + 8:
                passed = (*passed[:board], NO_SQUARE, *passed[board + 1 :])

    return State(
        tuple(halves),
        state.army,
        state.control,
        castling,
        passed,
        state.left,
        state.pushed,
        clock,
        state.round,
        state.rules,
        None,
        state.sides,
        layout,
    )


def castling_way(state: State, pair: Pair, king_to: int) -> Castling:
    """How the army to move castles when its King goes to a joined square of this pair."""
    home = state.layout.homes[state.army]
    ways = home.lower if state.army == pair.lower else home.upper
    return next(way for way in ways if way.king_to == king_to)


def _lift(half: list[int], kind: int, mask: int) -> None:
    """Take the piece on a mirrored one-square mask off a half-board."""
    half[kind] ^= mask
    for index in range(ARMIES, len(half)):
        if half[index] & mask:
            half[index] ^= mask
            return


def _judge(state: State, pair: Pair, report: Report) -> None:
    """Checkmates by the move just played on a pair, judged together (Rules 7 and 8).

    Every living King on the pair whose controller is not the mover's, which a piece hostile to
    it attacks and whose own army has no legal move on the pair, is checkmated at once.
    """
    mover = state.control[state.army]
    lower = state.halves[pair[0]]
    upper = state.halves[pair[1]]
    board = state.board(pair)
    own = ARMIES + state.army
    kings = board.kings & ~((lower[own] & LOW) | (upper[own] & HIGH))
    mated: list[tuple[int, int]] = []
    while kings:
        bit = kings & -kings
        kings ^= bit
        army = _army_on(lower if bit <= LOW else upper, bit)
        if state.control[army] is None or state.control[army] == mover:
            continue
        hostile = state.view(army, pair)[2]
        if attackers(board, bit.bit_length() - 1, board.occupied, hostile):
            report.checked.append(army)
            if not state.generate(army, pair).total:
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
            _remove(state, army)
    state.control = tuple(control)
    state.sides = sides_of(state.control)
    state.forget()


def _remove(state: State, army: int) -> None:
    """Take a whole army off the half-boards (option: captured armies removed)."""
    halves = []
    for half in state.halves:
        own = half[ARMIES + army]
        kept = [mask & ~own for mask in half[:ARMIES]]
        halves.append((*kept, *half[ARMIES : ARMIES + army], 0, *half[ARMIES + army + 1 :]))
    state.lift(tuple(halves))
    state.castling = (*state.castling[:army], 0, *state.castling[army + 1 :])
    state.passed = (*state.passed[:army], NO_SQUARE, *state.passed[army + 1 :])


def _settle(state: State, report: Report) -> None:
    """Go on until somebody can move or the game is over.

    A turn ends by itself when no move is left in it. An army whose turn begins without a legal
    move is checkmated if some pair shows its King attacked ("and then cry"), else it passes.
    """
    passes = 0
    seen = set()
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
                state.forget()
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
        other = state.replace(army=army, pushed=0, left=1)
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
    count = state.count
    army = state.army
    for _ in range(count):
        army += 1
        if army == count:
            army = 0
            state.round += 1
        if state.passed[army] != NO_SQUARE:
            state.passed = (*state.passed[:army], NO_SQUARE, *state.passed[army + 1 :])
        if state.control[army] is not None:
            break
    state.army = army
    state.pushed = 0
    state.committed = None
    state.left = 1 if state.rules.bonus == "single" else state.boards_of(army).bit_count()
    state.forget()

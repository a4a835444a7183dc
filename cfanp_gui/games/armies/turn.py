"""Course of a turn: playing a move, judging mates, passing the turn.

Functions named with a leading underscore finish a `State` under construction and change it in
place; the public ones take a state, leave it unchanged, and return a new one.
"""

from collections.abc import Collection, Mapping, Sequence

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Event
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.events import (
    DEAD,
    LOSSES,
    ArmyDied,
    Checkmate,
    HandedOver,
    Passed,
    TurnLost,
)
from cfanp_gui.games.armies.hooks import CHECKMATE, ArmyMate, Facts, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.placed_armies import Control
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import attacking

STALEMATE = Text("stalemate")
NO_MOVES = Text("no army can move")


def play(
    state: State, pair: Pair, move: PairMove, report: TurnReport, push: Step | None = None
) -> State:
    """Play a legal move and everything the rules do by themselves after it.

    `push` is the pawn that is pushed with the move by the Avalanche option. The caller checks that
    the move is legal.
    """
    after = state.moved(pair, move)
    hooks = after.hooks
    if hooks.modifiers:
        _follow(state, after, Played(pair, *move, push), report)
    else:
        _judge(after, pair, report)
    after.left -= 1
    if after.left or hooks.modifiers:
        lower, upper = pair
        after.pushed |= 1 << lower | 1 << upper
    if not after.left or (
        len(after.control) - after.pushed.bit_count() < 2  # no other pair is left
        and not hooks.open_pairs
    ):
        _next_turn(after, report)
    if after.sides.decided or not after.has_move():
        _settle(after, report)
    return after


def _follow(state: State, after: State, move: Played, report: TurnReport) -> None:
    """Apply the consequences of a piece move in the same turn: of rules, and for Kings."""
    for after_move in after.hooks.after_move:
        after_move(state, after, move, report)
    if not report.judged:
        _judge(after, move.pair, report)
    _acted(after, move.pair, report)


def tried(state: State, move: Played, report: TurnReport) -> State:
    """Return the state after a legal move in the same turn, before the turn goes on."""
    after = state.moved(move.pair, move[1:4])
    _follow(state, after, move, report)
    return after


def resume(state: State, square: Square, report: TurnReport) -> None:
    """Continue a turn without a piece move yet, after a removal or swap on a square.

    For a state under construction.
    """
    for after_exchange in state.hooks.after_exchange:
        after_exchange(state, square)
    _acted(state, None, report)
    state.left = state.bonus()
    before_moves(state, report)
    _settle(state, report)


def end_turn(state: State, report: TurnReport) -> State:
    """Decline the moves that are left (Rule 6: only the first is compulsory)."""
    after = state.copy()
    _next_turn(after, report)
    _settle(after, report)
    return after


def pass_turn(state: State, report: TurnReport, drawn: Text | None) -> State:
    """Pass with the army to move; `drawn` is the reason that this ends the game, None if not."""
    after = state.copy()
    after.clock += 1
    report.events.append(Passed(after.army, True))
    for passed in after.hooks.passed:
        passed(after)
    after.stuck = drawn
    _next_turn(after, report)
    _settle(after, report)
    return after


def push(state: State, pair: Pair, report: TurnReport) -> State:
    """Commit to a pair by the touch-board option; showing one's own mate loses the army."""
    after = state.copy()
    after.committed = pair
    if after.is_mated(after.army, pair):
        checkers = after.checkers(after.army, pair)
        armies = {after.standing(square).army for square in checkers}
        mated = {after.army: CHECKMATE}
        change_hands(after, mated, last_before(after, armies), (pair,), report)
        _acted(after, pair, report)
        _next_turn(after, report)
        _settle(after, report)
    return after


def leave(state: State, player: int, on_time: bool, report: TurnReport) -> State:
    """Kill the armies of a player who resigns or oversteps the time (Rule 9)."""
    after = state.copy()
    after.give(tuple(None if holder == player else holder for holder in state.control))
    report.events += [
        ArmyDied(army, player, on_time)
        for army, holder in enumerate(state.control)
        if holder == player
    ]
    _acted(after, None, report)
    if after.control[after.army] is None:
        _next_turn(after, report)
    else:
        before_moves(after, report)
    _settle(after, report)
    return after


def hand_over(state: State, army: int, player: int, report: TurnReport) -> State:
    """Hand an army to another player in a friendly game (Rule 9)."""
    giver, after = state.holder(army), state.copy()
    control = (*state.control[:army], player, *state.control[army + 1 :])
    after.give(control)
    report.events.append(HandedOver(army, giver, player, None if giver in control else giver))
    for after_hand_over in after.hooks.after_hand_over:
        after_hand_over(after)
    _acted(after, None, report)
    before_moves(after, report)
    _settle(after, report)
    return after


def resolve_pending(state: State, report: TurnReport) -> State:
    """Return the state after everything the rules do before anyone acts: mates, passes, turns.

    It is the same object if a player can move or the game is over.
    """
    pending = (hook(state) for hook in state.hooks.is_pending)
    if state.stuck or state.sides.decided or (state.has_move() and not any(pending)):
        return state
    after = state.copy()
    before_moves(after, report)
    _settle(after, report)
    return after


def _judge(state: State, pair: Pair, report: TurnReport) -> None:
    """Judge the checkmates by the move just played on a pair together (Rules 7 and 8)."""
    if mated := mates_on(state, pair, report):
        change_hands(state, dict.fromkeys(mated, CHECKMATE), state.army, (pair,), report)


def mates_on(state: State, pair: Pair, report: TurnReport) -> list[int]:
    """Return the armies that the move just played checkmates on its pair (Rules 7 and 8).

    A living King on the pair is checkmated at once if the mover's player does not control it, a
    hostile piece attacks it, and its army has no legal move on the pair.
    """
    board = state._boards.get(pair) or state.board(pair)
    armies, control = board.armies, state.control
    mover, next_army = control[state.army], state.sides.following[state.army]
    mated: list[int] = []
    judged = set[int]()
    for square in squares[state.base.checkable(board) & ~armies[state.army]]:
        army = next_army
        if not armies[army] >> square & 1:
            army = next(other for other, mask in enumerate(armies) if mask >> square & 1)
        if control[army] in (None, mover) or army in judged:
            continue
        judged.add(army)
        if army != next_army and not state.attackers(army, pair):
            continue
        moves = state.generate(army, pair)
        if army == next_army:  # its moves are needed in its turn anyway, and they show a check
            state.ahead = {pair: moves}
        if moves.checkers:
            report.checked.append(army)
            if not moves.total and not is_spared(state, army, pair):
                mated.append(army)
    return mated


def pushes(state: State, pair: Pair, move: PairMove) -> Sequence[Step | None]:
    """Return the pawn pushes of which a rule requires one with a legal move; None for no push."""
    return next((hook(state, pair, move) for hook in state.hooks.pushes), ()) or (None,)


def is_spared(state: State, army: int, pair: Pair) -> bool:
    """Return True if a rule that is switched on ignores a checkmate of an army on a pair."""
    return any(spared(state, army, pair) for spared in state.hooks.is_spared)


def change_hands(
    state: State, lost: Mapping[int, str], by_army: int, pairs: tuple[Pair, ...], report: TurnReport
) -> None:
    """Give armies that are lost on some pairs to the controller of the army that captures them.

    `lost` has the reasons by army; one that is `DEAD` goes to nobody. For a state under
    construction. Source: Rule 7.
    """
    control, hooks = list(state.control), state.hooks
    captor = state.control[by_army]

    def dealt_with(army: int, reason: str) -> None:
        mate = ArmyMate(army, by_army, pairs, control, reason)
        if reason == DEAD:
            lose(state, mate, None, DEAD, report)
        elif not any(on_mate(state, mate, report) for on_mate in hooks.on_mate):
            lose(state, mate, captor, "taken", report)

    gone = sorted(lost)
    for army in gone:
        dealt_with(army, lost[army])
    for lost_too in hooks.lost_too:
        for army, reason in lost_too(state, control):
            dealt_with(army, DEAD if lost.get(by_army) == DEAD else reason)
            gone.append(army)
    for after_loss in hooks.after_loss:
        after_loss(state, gone)
    state.give(tuple(control))


def lose(state: State, mate: ArmyMate, player: int | None, fate: str, report: TurnReport) -> None:
    """Give a captured army to a player, or to nobody; `fate` names its new state."""
    army, by_army, _, control, reason = mate
    by_player, loser = state.holder(by_army), control[army]
    control[army] = player
    eliminated = None if loser in control else loser
    if reason != CHECKMATE:
        square, kind = report.prizes.get(army), LOSSES[reason]
        report.events.append(kind(army, by_player, by_army, fate, square, eliminated))
        return
    king, attackers = next(iter(state.royals_of(army)), None), tuple(attacking(state, army))
    report.events.append(Checkmate(army, by_player, by_army, fate, king, eliminated, attackers))


def _acted(state: State, pair: Pair | None, report: TurnReport) -> None:
    """Apply the consequences of an action by rules that are switched on."""
    for after_action in state.hooks.after_action:
        after_action(state, pair, report)


def _settle(state: State, report: TurnReport) -> None:
    """Continue until a player can move or the game is over.

    A turn ends by itself when no move is left in it. An army whose turn begins without a legal move
    is checkmated if some pair shows its King attacked ("and then cry"), else it passes.
    """
    if state.stuck or (state.has_move() and not state.sides.decided):
        return
    passes, most = 0, _passes_to_draw(state)
    seen: set[tuple[int, Control, Facts]] = set()
    while not state.sides.decided and not state.has_move():
        if state.pushed:
            _next_turn(state, report)
            continue
        state.stuck = state.hooks.first("drawn", state)
        if state.stuck:
            state.forget()  # no pair is open any more
            return
        key = (state.army, state.control, state.extra)
        lost: Event | None = state.hooks.first("lost_turn", state)
        checking = {} if lost else _checking_armies(state)
        if checking and key not in seen:
            passes = 0
            mated, by_army = {state.army: CHECKMATE}, last_before(state, checking)
            pairs = sorted({pair for pairs in checking.values() for pair in pairs})
            change_hands(state, mated, by_army, tuple(pairs), report)
            _acted(state, None, report)
            most = _passes_to_draw(state)
        else:
            two = len(state.sides.living_players) == 2
            passes_on = any(hook(state) for hook in state.hooks.passes_stalemated)
            if two and not (lost or passes_on) and not player_can_move(state):
                state.stuck = STALEMATE
            elif passes + 1 >= most or (key in seen and most <= state.sides.living_armies):
                state.stuck = NO_MOVES
            if state.stuck:
                state.forget()
                return
            passes += 1
            for passed in state.hooks.passed:
                passed(state)
            if isinstance(lost, TurnLost):  # without repeating what the last event says
                last = report.events[-1:]
                lost = TurnLost(lost.army, any(lost.army in event.mated for event in last))
            report.events.append(lost or Passed(state.army))
        seen.add(key)
        _next_turn(state, report)
    begun = state.pushed or state.committed is not None
    if state.sides.decided and (begun or state.control[state.army] is None):
        _next_turn(state, report)


def _passes_to_draw(state: State) -> int:
    """Return the number of passes in a row that end the game: one by every living army."""
    count = state.sides.living_armies
    for passes_to_draw in state.hooks.passes_to_draw:
        count = passes_to_draw(state, count)
    return count


def player_can_move(state: State) -> bool:
    """Return True if the player to move could move any of their armies in its own turn.

    An army that only loses its turns, as a frozen one does, is not stalemated: the game goes on.
    """
    for army in state.sides.allies[state.army]:
        other = state.copy()
        other.begin_turn(army)
        if other.is_lost() or other.has_move():
            return True
    return False


def _checking_armies(state: State) -> dict[int, list[Pair]]:
    """Return the armies that attack the King of the army to move, with the pairs."""
    armies: dict[int, list[Pair]] = {}
    for pair in state.pairs_of(state.army):
        for square in state.checkers(state.army, pair):
            armies.setdefault(state.standing(square).army, []).append(pair)
    return armies


def last_before(state: State, armies: Collection[int]) -> int:
    """Return the one of some armies that comes last before the army to move in batting order."""
    count = state.count
    return min(armies, key=lambda army: (state.army - army) % count)


def _next_turn(state: State, report: TurnReport) -> None:
    """Pass the turn to the next living army; the rights that end then lapse."""
    army, base = state.army, state.base
    following = state.sides.following[army]
    while True:
        army += 1
        if army == len(state.control):
            army = 0
            state.round += 1
        for at_place in state.hooks.at_place:
            at_place(state, army, report)
        rights = base.lapse(state.rights, army)
        if rights is not state.rights:
            state.rights = rights
            if state.control[army] is None:
                state.ahead = None  # a living one is next; its own rights do not affect its moves
        if army == following:
            break
    state.begin_turn(army)
    if state.hooks.modifiers:
        for before_turn in state.hooks.before_turn:
            before_turn(state, report)
        before_moves(state, report)


def before_moves(state: State, report: TurnReport) -> None:
    """Run the hooks of rules that are switched on before the first move of a turn.

    A game that is over has no such turn.
    """
    hooks = state.hooks.before_moves
    if not hooks or state.pushed or state.sides.decided or state.is_lost() or state.only_kings():
        return
    for hook in hooks:
        hook(state, report)

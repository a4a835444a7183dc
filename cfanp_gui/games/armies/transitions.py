"""Changes made by an action on half-boards, in a form that can be shown in both directions."""

from collections.abc import Callable, Mapping

from cfanp_gui.core.actions import Captured, ControlChange, Met, PieceMoved, Placed, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.plain_actions import AgreeDraw, ClaimDraw
from cfanp_gui.core.position import AGREEMENT, Outcome
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import (
    ArmiesAction,
    EndTurn,
    ExtraAction,
    HandOver,
    Move,
    Resign,
    SquareAction,
)
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.state import State


def applied(
    state: State,
    before: Mapping[Square, Piece],
    action: ArmiesAction,
    claim: Callable[[], str | None],
) -> tuple[State, Outcome | None, Transition]:
    """Return the state after a legal action, the end of the game if it is one, and the changes.

    `before` are the pieces of the state, `claim` returns the draw that may be claimed.
    """
    actor, players = state.holder(state.army), state.sides.living_players
    report = TurnReport()
    ended = pushed = None
    after = state
    match action:
        case Move(pair):
            after = turn.play(state, pair, state.pair_move(action), report, action.push)
            pushed = pair
        case ExtraAction():
            modifier = state.hooks.player_of(action)
            assert modifier is not None, "an action of a rule that is off is refused"
            after = modifier.play(state, action, report)
            pushed = action.pushed
        case EndTurn():
            after = turn.end_turn(state, report)
        case Resign(player, on_time):
            actor = player
            after = turn.leave(state, player, on_time, report)
            if on_time and state.count == 2:
                winner = next(army for army in (0, 1) if state.control[army] != player)
                board, own, _, others = state.view(winner, Pair(0, 1))
                # FIDE 6.9: no series of legal moves could mate.
                if not state.base.can_mate(board, own, others):
                    ended = Outcome("draw", players, Text("time, but no mate is possible"))
        case HandOver(army, player):
            actor = state.control[army] or actor
            after = turn.hand_over(state, army, player, report)
        case AgreeDraw():
            ended = Outcome("draw", players, AGREEMENT)
        case ClaimDraw():
            ended = Outcome("draw", players, claim() or "")
    return after, ended, _transition(state, before, action, actor, after, pushed, report)


def _transition(
    state: State,
    before: Mapping[Square, Piece],
    action: ArmiesAction,
    actor: int,
    after: State,
    pushed: Pair | None,
    report: TurnReport,
) -> Transition:
    moved: list[PieceMoved] = []
    placed: tuple[Placed, ...] = ()
    met: Met | None = None
    blast: PieceMoved | None = None
    taken: tuple[Square, ...] = ()
    if isinstance(action, Move) and action.origin < 0:
        piece = Piece(state.base.letters[~action.origin], state.army)
        placed = (Placed(state.base.square(action.target, action.pair), piece),)
    elif isinstance(action, Move):
        base, (pair, *_, push) = state.base, action
        board = state.board(pair)
        number, entering = base.entering(board, pair, state.army, state.pair_move(action))
        origin, target, _ = number
        if entering is not None:
            at, letter = entering
            placed = (Placed(base.square(at, pair), Piece(letter, state.army)),)
        taken = base.squares(base.fallen(board, *number), pair)
        along = base.moved_along(board, pair, state.army, origin, target)
        squares = source, goal = base.square(origin, pair), base.square(target, pair)
        ends = base.goal(board, pair, state.army, origin, target)
        went = (origin, ends) if source not in taken else None
        if base.base.hides and goal in before:
            met = Met(*squares, before[source], before[goal], source in taken, goal in taken)
        arrived_as = Piece(base.arrived(pair, before[source], number), state.army)
        if base.blasts and taken:
            blast = PieceMoved(source, goal, before[source], arrived_as)
        for start, end in (step for step in (went, along, push) if step):
            square = base.square(start, pair)
            piece = before[square]
            became = arrived_as if start == origin else piece
            moved.append(PieceMoved(square, base.square(end, pair), piece, became))
    if isinstance(action, SquareAction) and action.becomes is not None:
        was = before[action.square]
        became = Piece(action.becomes, was.army)
        moved.append(PieceMoved(action.square, action.square, was, became))
    halves, later = state.halves, after.halves
    left, arrived = {move.origin for move in moved}, {move.target for move in moved}
    captured: list[Captured] = []
    for board_id in state.base.boards(state.count):
        if halves[board_id] != later[board_id]:
            now = after.pieces_on(board_id)
            captured += (
                Captured(square, piece, removed=square not in taken)
                for square, piece in state.pieces_on(board_id).items()
                if square not in left and (square in arrived or square not in now)
            )
    control = tuple(
        [
            ControlChange(army, old, new)
            for army, (old, new) in enumerate(zip(state.control, after.control, strict=True))
            if old != new
        ]
    )
    checks = tuple(king for army in report.checked for king in state.royals_of(army)[:1])
    events, moves, lost = tuple(report.events), tuple(moved), tuple(captured)
    return Transition(
        action, actor, pushed, moves, lost, placed, control, events, checks, met=met, blast=blast
    )

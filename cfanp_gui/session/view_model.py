"""The displayed data of a session, as values: the status of seats, marks on squares, captures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import chain, islice
from typing import TYPE_CHECKING

from cfanp_gui.core.boards import BOARD_LETTERS, Pair, Square, pair_of, whole
from cfanp_gui.core.events import Loss
from cfanp_gui.core.game import Outcome, Position
from cfanp_gui.core.seats import Seat, SeatStatus, phrases
from cfanp_gui.core.text import Plural, Text, joined, sentence
from cfanp_gui.core.wording import as_framed
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Gesture, Refusal, Source, Transition
    from cfanp_gui.core.editing import Editing
    from cfanp_gui.session.cursor import Change

DOT = " \N{MIDDLE DOT} "
LOW_MS = 20_000
"""Milliseconds left below which a clock shows that time is short."""


class Mark(Enum):
    """Kinds of marks on a square, in painting order."""

    FALLEN = "fallen"
    """On the square of a King that was removed."""
    GOAL = "goal"
    """On a square that a piece of the army to move is to reach."""
    GATE = "gate"
    """On a square where a piece in waiting may come in."""
    OLDEST = "oldest"
    """Of moves since the army to move last moved: long ago, not so long ago, not long ago."""
    OLDER = "older"
    RECENT = "recent"
    LAST = "last"
    PICKED = "picked"
    MATE = "mate"
    CHECK = "check"
    TARGET = "target"
    CAPTURE = "capture"
    """On a target with a piece: one that is captured, or the Rook with which a King castles."""
    FAINT_TARGET = "faint target"
    FAINT_CAPTURE = "faint capture"
    CHOICE = "choice"
    """On a piece that must be chosen before anything else."""
    DANGER = "danger"
    """On a King that may be captured."""
    ATTACKER = "attacker"
    """On a piece that may capture it."""
    SHOWN = "shown"
    """On a piece that was shown to all, in a game with hidden kinds of pieces."""
    CAUSE = "cause"


Marks = frozenset[Mark]
"""All marks of one square."""
MarkedBoards = dict[int, dict[int, Marks]]
"""Marks by the ids of boards and the numbers of squares."""


# Seats


def seat_statuses(session: GameSession) -> tuple[SeatStatus, ...]:
    """Return the statuses of all seats at the cursor, in check by the pushed pair (Rule 8)."""
    position, how = session.position, session.outcome
    statuses = position.statuses()
    if how is not None:
        results = [(status, _result_at(status, how)) for status in statuses]
        statuses = tuple(
            status._replace(notes=(*status.notes, result)) if result else status
            for status, result in results
        )
    if position.join is None:
        return statuses
    pieces = position.pieces()
    checked = {pieces[king].army for king in checked_on_pair(session)}
    return tuple(
        [
            status._replace(in_check=status.seat.army in checked and not status.dead)
            for status in statuses
        ]
    )


def _result_at(status: SeatStatus, how: Outcome) -> Text | None:
    """Return the result of a game for the first player of a seat; None if it is shown already."""
    if status.dead or status.taken_over:
        return None
    if status.player in how.players:
        return Text("won") if how.result == "win" else Text("draw")
    return None if status.mated else Text("lost")


def checked_on_pair(session: GameSession) -> tuple[Square, ...]:
    """Return the squares of Kings attacked on the pushed pair, while the game goes on."""
    pair = session.pair
    if pair is None or session.outcome is not None:
        return ()
    return session.position.checked_kings(pair)


def notes(session: GameSession, status: SeatStatus) -> list[str]:
    """Return the status of a seat in words, from the longest to the shortest; may be empty."""
    paused = clock_shown(session) is ClockState.PAUSED
    parts = phrases(status, paused)
    if not parts:
        return []
    sentences: list[str] = []
    if status.short_notes and status.short_notes != status.notes:
        sentences.append(joined(DOT, (words for _, words in parts)))
        parts = phrases(status._replace(notes=status.short_notes), paused)
    while parts:
        sentences.append(joined(DOT, (words for _, words in parts)))
        parts.remove(max(parts, key=lambda part: part[0]))
    if status.waiting is not None:
        sentences.append(Text("waits"))
    at = session.situation
    return [as_framed(at, words) for words in sentences]


def clock_shown(session: GameSession) -> ClockState | None:
    """Return the state of the clocks to be shown: they stop where a finished game is looked at."""
    state = session.clock_state
    looks_back = state is ClockState.PAUSED and session.outcome_at(session.root.end) is not None
    return ClockState.STOPPED if looks_back else state


def framed(session: GameSession, sentence: str) -> str:
    """Return a sentence with squares named as on the frames on the screen."""
    return as_framed(session.situation, sentence)


def refusal_text(session: GameSession, refusal: Refusal) -> str:
    """Return the reason of a refusal for those at the table, without the rule."""
    return framed(session, refusal.named(session.name).message)


def seat_below(session: GameSession, pair: Pair) -> Seat | None:
    """Return the seat at the bottom of the pushed pair, or None.

    It is that of the army for which it is pushed; a person sees a bot's push from their own side.
    """
    node = session.node
    played = node.transition is not None and node.transition.pushed == pair
    before = node.parent if played and not session.pairs.is_offered else None
    position = session.position if before is None else before.position
    turn, seat, seated = position.turn(), seat_to_move(position), session.match.bots
    if seat is not None and turn is not None:
        own = position.seat_status(turn.seat).seat
        seat = own if own.board in pair else seat
    if seat is None or position.seat_status(seat.id).player not in seated:
        return seat
    at_pair = (seat_at(position, board) for board in pair)
    persons = [
        place
        for place in at_pair
        if place is not None and position.seat_status(place.id).player not in seated
    ]
    return persons[0] if len(persons) == 1 else seat


def opening_pair(session: GameSession) -> Pair | None:
    """Return the pair to be shown together when a turn begins; None if the present one stays.

    It is the board of the army to move and the one this army last pushed against it; at first, or
    if that one's army is dead, the next player's. What a bot does is shown on the pair of the last
    action, and so is a record.
    """
    position, pairs, node = session.position, session.pairs, session.node
    if position.join is None or pairs.is_offered or (pairs.is_chosen and pairs.pair is not None):
        return None
    turn = None if position.outcome() is not None else position.turn()
    if pairs.pair is not None and (
        turn is None
        or turn.spent
        or turn.committed is not None
        or (node.children and not session.cursor.taking_back)
        or session.moves_itself(position.seat_status(turn.seat).player)
    ):
        return None
    statuses = position.statuses()
    at = 0 if turn is None else [status.seat.id for status in statuses].index(turn.seat)
    own, *others = *statuses[at:], *statuses[:at]
    others.sort(key=lambda status: status.dead)
    next_ones = [pair_of(own.seat.board, other.seat.board) for other in others]
    if node.parent is None and not session.custom_start:
        return next_ones[0]  # a start need not load the rules
    at_home = (
        before.pushed
        for before in node.path()
        if before.pushed in next_ones and _army_of(before) == own.seat.army
    )
    likely = [*islice(at_home, 1), *next_ones]
    dead = {other.seat.board for other in others if other.dead}
    likely.sort(key=lambda pair: not dead.isdisjoint(pair))
    usable = (pair for pair in likely if position.pair_refusal(pair) is None)
    return next(chain(usable, position.pairs()), likely[0])


def _army_of(node: Node) -> int | None:
    """Return the army that was moved by the push that led to a node; None without a push."""
    done = node.transition
    if done is None or done.pushed is None:
        return None
    pieces = [move.before for move in done.went] + [placed.piece for placed in done.placed]
    return pieces[0].army if pieces else None


def seat_at(position: Position, board: int) -> Seat | None:
    """Return the seat at a board; None for a board without one."""
    return next((seat for seat in position.seats() if seat.board == board), None)


def status_of(position: Position, army: int) -> SeatStatus | None:
    """Return the status of the seat at which an army began; None if there is none."""
    seats = (seat.id for seat in position.seats() if seat.army == army)
    return next((position.seat_status(seat) for seat in seats), None)


def statuses_at(
    position: Position | Editing, board: int | None = None
) -> dict[int, list[SeatStatus]]:
    """Return the statuses of all seats, or of those at one board, by board, `seat_at` first."""
    statuses: dict[int, list[SeatStatus]] = {}
    for status in position.statuses():
        if board is None or status.seat.board == board:
            statuses.setdefault(status.seat.board, []).append(status)
    return statuses


def seat_to_move(position: Position) -> Seat | None:
    """Return the seat of the single player to move; None if several may move."""
    turn = position.turn()
    if turn is None or position.outcome() is not None:
        return None
    return home_of(position, position.seat_status(turn.seat).player)


def home_of(position: Position, player: int) -> Seat | None:
    """Return a player's first seat at the beginning of the game; None if none is left."""
    seats = (status.seat for status in position.statuses() if status.first_player == player)
    return next(seats, None)


def boards_to_move(position: Position) -> frozenset[int]:
    """Return the ids of the boards at which a player is to move."""
    statuses = position.statuses()
    return frozenset(status.seat.board for status in statuses if status.to_move)


def boards_at_rest(position: Position) -> frozenset[int]:
    """Return the ids of boards on which no action is possible now, though the game goes on."""
    statuses = position.statuses()
    idle = {status.seat.board for status in statuses if status.used or status.waiting is not None}
    if not idle or position.outcome() is not None:
        return frozenset()
    groups = (group for group in whole(position.boards()) if idle & set(group))
    return frozenset(board for group in groups for board in group)


def start_square(session: GameSession, boards: Sequence[int] = ()) -> Square:
    """Return the initial square of a cursor: a royal piece to move, on given boards if named."""
    position, types = session.position, session.game.piece_types
    shown = [board for board in position.boards() if not boards or board.id in boards]
    open_now = boards_to_move(position)
    first = next((board for board in shown if board.id in open_now), shown[0])
    group = next(group for group in whole(position.boards()) if first.id in group)
    acting = (
        status.seat
        for status in position.statuses()
        if status.to_move and status.seat.board in group
    )
    seat = next(acting, None) or seat_at(position, first.id)
    royal = [
        square
        for square, piece in position.pieces().items()
        if seat is not None
        and piece.army == seat.army
        and types[piece.letter].royal
        and (position.join is not None or square.board in group)
    ]
    return min(royal, default=Square(first.id, first.files // 2))


# Marks


def marks(
    session: GameSession,
    causes: Iterable[Square] = (),
    picked: Source | None = None,
    gestures: Iterable[Gesture] = (),
    goals: Iterable[Square] = (),
) -> MarkedBoards:
    """Return the marks of every board by the numbers of its squares, where there are any.

    `causes` show why a try was refused; `gestures` are those of the piece `picked` up, faint if
    another pair must be pushed for them; `goals` are squares to choose from instead.
    """
    position = session.position
    pieces = position.pieces()
    marked: MarkedBoards = {}

    def mark(drawn: Mark, *squares: Square) -> None:
        for square in squares:
            board = marked.setdefault(square.board, {})
            board[square.index] = board.get(square.index, frozenset()) | {drawn}

    mark(Mark.FALLEN, *session.node.taken_off().values())
    for age, node in enumerate(moves_since(session)[1:]):
        assert node.transition is not None, "it was reached by a move"
        mark(_AGES[min(age // 2, len(_AGES) - 1)], *touched(node.transition))
    for squares in last_moves(session):
        mark(Mark.LAST, *squares)
    lost = set(lost_kings(session.node))
    mark(Mark.MATE, *lost)
    mark(Mark.CHECK, *(square for square in checked(session) if square not in lost))
    if isinstance(picked, Square):
        mark(Mark.PICKED, picked)
    strong = dict.fromkeys(goals, True)
    for gesture in () if strong else gestures:
        present = gesture.pair is None or gesture.pair == session.pair
        strong[gesture.target] = strong.get(gesture.target, False) or present
    own = army_of(position, picked) if goals else None
    for square, present in strong.items():
        # A dot would be hidden under a piece, such as the Rook with which a King castles.
        taken = square in pieces and square != picked and pieces[square].army != own
        mark(Mark.CHOICE if goals and taken else _TARGETS[present, taken], square)
    for square, notes in position.marked(session.pair).items():
        for note in notes:
            if (noted := _NOTED.get(note.kind.value)) is not None:
                mark(noted, square)
    if picked is None and not goals and (obligation := pair_demand(session)) is not None:
        mark(Mark.CHOICE, *obligation.causes)
    mark(Mark.CAUSE, *causes)
    return marked


def pair_demand(session: GameSession) -> Refusal | None:
    """Return the obligation on the pushed pair, see `Position.pair_demand`."""
    return None if session.pair is None else session.position.pair_demand(session.pair)


def demand(session: GameSession) -> str:
    """Return the obligation of the player to move; empty for none."""
    words = session.position.demand(session.name)
    if words is None and (obligation := pair_demand(session)) is not None:
        return sentence(obligation.message)
    return "" if words is None else sentence(words)


def ends(session: GameSession) -> bool:
    """Return True if the line through a session's cursor leads to the end of the game."""
    return session.outcome_at(session.node.end) is not None


def is_played(session: GameSession) -> bool:
    """Return True if a game of people and bots goes on here, and nothing is analysed."""
    is_game = session.cursor.live and not (session.analysing or session.exercise)
    return is_game and session.outcome_at(session.root.end) is None


def claim(session: GameSession) -> Text | None:
    """Return the reason why a person may claim a draw now, without full stop, or None."""
    position = session.position
    reason = None if session.analysing else position.claim()
    if reason is None or _only_bots(session, position):
        return None
    return Text("A draw may be claimed: {reason}", reason=reason)


def new_claim(session: GameSession, before: Position) -> Text | None:
    """Return the `claim` to a draw if it is new since the last action of a person."""
    words = claim(session)
    if words is None:
        return None
    node = session.node.parent
    while node is not None and _only_bots(session, before):
        before = node.position
        node = node.parent
    return None if before.claim() == session.position.claim() else words


def cut_short(session: GameSession, change: Change) -> str:
    """Return the reason why a person's turn ends with fewer moves than promised, or nothing."""
    turn, now, node = change.before.turn(), change.after.turn(), session.node
    if not change.new or turn is None or now is None or session.outcome is not None:
        return ""
    player, mover = change.before.seat_status(turn.seat).player, change.after.seat_status(turn.seat)
    is_over = (turn.seat, turn.round) != (now.seat, now.round)
    if not is_over or not _moves(node) or session.moves_itself(player):
        return ""
    if mover.dead or mover.player != player:
        return ""
    first, made = turn, 0
    while (parent := node.parent) and (earlier := parent.position.turn()) is not None:
        if (earlier.seat, earlier.round) != (turn.seat, turn.round):
            break
        first, made, node = earlier, made + _moves(node), parent
    if made >= first.moves_possible:
        return ""
    return session.game.wording.cut_short(session.situation._replace(position=change.before))


def _moves(node: Node) -> bool:
    """Return True if a piece moved by the action that led to a node."""
    done = node.transition
    return done is not None and bool(done.went or done.placed)


def _only_bots(session: GameSession, position: Position) -> bool:
    return all(session.moves_itself(player) for player in position.actors())


_AGES = (Mark.RECENT, Mark.OLDER, Mark.OLDEST)
"""Marks of squares of moves before the last one, two by two."""
_NOTED = {
    mark.value: mark
    for mark in (Mark.GOAL, Mark.GATE, Mark.CHOICE, Mark.DANGER, Mark.ATTACKER, Mark.SHOWN)
}
"""Marks of noted squares by `NoteKind`; held pieces show it themselves."""
_TARGETS = {
    (True, False): Mark.TARGET,
    (True, True): Mark.CAPTURE,
    (False, False): Mark.FAINT_TARGET,
    (False, True): Mark.FAINT_CAPTURE,
}


def army_of(position: Position, picked: Source | None) -> int | None:
    """Return the army of a piece picked up; None for none."""
    if isinstance(picked, Square):
        piece = position.pieces().get(picked)
        return None if piece is None else piece.army
    seat = None if picked is None else seat_at(position, picked.board)
    return None if seat is None else seat.army


def checked(session: GameSession) -> tuple[Square, ...]:
    """Return the squares of Kings to be shown in check at the session's cursor."""
    position = session.position
    if position.join is None:
        return position.checked_kings()
    if session.pair is not None and session.outcome is None:
        return position.checked_kings(session.pair)
    transition = session.node.transition
    return () if transition is None else transition.checks


def check_lines(session: GameSession) -> dict[Square, tuple[Square, ...]]:
    """Return the attackers of every King shown in check or mate, only on a pushed pair."""
    position, pair = session.position, session.pair
    shown = None if position.join is None else frozenset(pair or ())
    lines = {king: position.attackers(king, pair) for king in checked(session)}
    for event in session.node.events:
        lost = (*event.kings, *event.taken_off.values())
        lines.update(dict.fromkeys(lost, event.attackers))
    return {
        king: seen
        for king, squares in lines.items()
        if (shown is None or king.board in shown)
        and (seen := tuple(at for at in squares if shown is None or at.board in shown))
    }


def lost_kings(node: Node) -> Iterator[Square]:
    """Yield the squares of Kings lost by a node's action and still visible."""
    for event in node.events:
        yield from event.kings


def losses(node: Node) -> Iterator[tuple[Node, Loss]]:
    """Yield the losses of armies and boards before a node with their nodes, first to last."""
    for passed in reversed(list(node.path())):
        for event in passed.events:
            for loss in event.losses:
                yield passed, loss


def last_moves(session: GameSession) -> list[frozenset[Square]]:
    """Return the squares of the last move to show: of one, or of the last on every board."""
    position = session.position
    if position.turn() is not None:
        last = session.node.transition
        return [] if last is None else [frozenset(touched(last))]
    missing = set(whole(position.boards()))
    moves = []
    for node in session.node.path():
        transition = node.transition
        if transition is None or not missing:
            break
        squares = frozenset(touched(transition))
        for group in [group for group in missing if any(at.board in group for at in squares)]:
            moves.append(frozenset(at for at in squares if at.board in group))
            missing.remove(group)
    return moves


def moves_since(session: GameSession) -> list[Node]:
    """Return the nodes of moves since the last turn of the seat to move, the latest first.

    None if nobody else has moved, or if several may be to move at once.
    """
    turn = session.position.turn()
    if turn is None:
        return []
    node, nodes, others_moved = session.node, list[Node](), False
    while (parent := node.parent) and (before := parent.position.turn()) is not None:
        others = before.seat != turn.seat
        if others_moved and not others:
            break
        others_moved = others_moved or others
        if _moves(node):
            nodes.append(node)
        node = parent
    return nodes if others_moved else []


def touched(transition: Transition) -> Iterator[Square]:
    """Yield the squares a move was about."""
    yield from transition.squares
    if transition.placed and not transition.went:
        # A piece exchanged for it left its square; a captured one may have stood on another.
        own = {placed.piece.army for placed in transition.placed}
        yield from (lost.square for lost in transition.captured if lost.piece.army in own)


# Pairs


def join_text(position: Position, pair: Pair) -> str:
    """Return the consequence of pushing two boards together, or why that is no use."""
    refusal, turn = position.pair_refusal(pair), position.turn()
    seat = None if turn is None else position.seat_status(turn.seat).seat
    text: str
    if turn is not None and turn.spent & set(pair):
        text = Text("already pushed this turn")
    elif refusal is not None:
        text = refusal.message
    else:
        count = len(position.pair_actions(pair))
        pieces = position.pieces()
        attacked = position.checked_kings(pair)
        text = Plural("%n move(s)", "", count)
        if seat is not None and any(pieces[king].army == seat.army for king in attacked):
            text = joined(DOT, (Text("check"), text)) if count else Text("checkmate")
    names = " + ".join(BOARD_LETTERS[board] for board in pair)
    return Text("{boards}   {what}", boards=names, what=text)

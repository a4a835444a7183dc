"""What the table says about a session of whole boards: looks, name plates and marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import BoardsPosition, Piece, Transition
from cfanp_gui.core.gestures import Source
from cfanp_gui.core.half_boards import seat_of
from cfanp_gui.session.boards import BoardsSession, board_of
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.view import Mark, Marks
from cfanp_gui.table.layers.piece_art import Look
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.presenters.pair_status import LOW_MS
from cfanp_gui.table.translate import tr, translated

BODIES = ("#f6f1e4", "#3a3f45")
"""What White's and Black's pieces are made of; their stands wear the paint of their set."""

Marked = dict[int, dict[int, Marks]]


def look_of(session: BoardsSession, piece: Piece) -> Look:
    """How a piece looks: White or Black, on a stand with the number and paint of its set."""
    paint = session.match.colours[piece.set - 1]
    return Look(piece.set - 1, BODIES[piece.army], label=str(piece.set), stand=paint)


def colour_name(colour: int) -> str:
    """What a colour is called."""
    return tr("White") if colour == 0 else tr("Black")


def plate_text(session: BoardsSession, tile: int, chosen: int | None) -> PlateText:
    """What the name plate of a seat says, whose half-board is on the table.

    `chosen` is a half-board pointed out.
    """
    position = session.position
    board, colour = seat_of(tile)
    player = position.players_at[board][colour]
    note, *shorter = _notes(session, board, colour) or [""]
    time = session.time_left(tile)
    return PlateText(
        session.name(player),
        note,
        is_to_move(session, board, colour),
        tile == chosen,
        session.match.colours[player - 1],
        player - 1,
        clock="" if time is None else format_time(time),
        urgent=time is not None and time < LOW_MS,
        shorter_notes=tuple(shorter),
        asides=_asides(session, board, colour),
        label=str(board),
    )


def _asides(session: BoardsSession, board: int, colour: int) -> tuple[str, ...]:
    """The colour of a seat, and whose seat it was at first where another has it now."""
    dot = "\N{MIDDLE DOT}"
    where = tr("{colour}, board {board}").format(colour=colour_name(colour), board=board)
    told = (f"{dot} {where}", f"{dot} {colour_name(colour)}")
    start, now = session.root.position, session.position
    first = cast(BoardsPosition, start).players_at[board][colour]
    if first == now.players_at[board][colour]:
        return told
    taken = tr("seat of {name}").format(name=session.name(first))
    return (f"{dot} {where} {dot} {taken}", *told)


def is_to_move(session: BoardsSession, board: int, colour: int) -> bool:
    """Whether it is a side's turn on a board and it can do something there, or must choose."""
    position = session.position
    if position.outcome() is not None:
        return False
    player = position.to_move[board]
    if position.players_at[board][colour] != player:
        return False
    return board not in position.waiting or player in position.choosers


def _notes(session: BoardsSession, board: int, colour: int) -> list[str]:
    """What is to be known of a seat now, in fewer and fewer words; nothing may be."""
    position = session.position
    player = position.players_at[board][colour]
    if position.outcome() is not None or position.to_move[board] != player:
        return []
    if player in position.choosers:
        return [tr("which board is lost?"), tr("choose")]
    why = position.waiting.get(board)
    if why is not None:
        return [tr("waits: {reason}").format(reason=translated(why)), tr("waits")]
    parts = [tr("to move")]
    pieces = position.pieces()
    if any(seat_of(king.board)[0] == board and pieces[king].army == colour
           for king in position.checked_kings()):  # fmt: skip
        parts.insert(0, tr("in check"))
    if session.clock_state is ClockState.PAUSED:
        parts.append(tr("paused"))
    dot = " \N{MIDDLE DOT} "
    return [dot.join(parts[:count]) for count in range(len(parts), 0, -1)]


def marks_of(
    session: BoardsSession,
    causes: Iterable[Square],
    picked: Source | None,
    targets: Iterable[Square],
) -> Marked:
    """The marks of every half-board by local square, where there are any.

    `causes` show why a try was refused, `picked` is what was picked up and `targets` are the
    squares where it may go. Every board shows its own last move.
    """
    position = session.position
    marks: Marked = {}

    def mark(place: Square, kind: Mark) -> None:
        here = marks.setdefault(place.board, {})
        here[place.index] = here.get(place.index, frozenset()) | {kind}

    for transition in last_turns(session).values():
        for place in _touched(transition):
            mark(place, Mark.LAST)
    for place in _mated(session.node.transition):
        mark(place, Mark.MATE)
    pieces = position.pieces()
    for king in position.checked_kings():
        mark(king, Mark.CHECK)
    if isinstance(picked, Square):
        mark(picked, Mark.PICKED)
    for target in targets:
        board, _ = seat_of(target.board)
        mover = position.players_at[board].index(position.to_move[board])
        hostile = target in pieces and pieces[target].army != mover
        mark(target, Mark.CAPTURE if hostile else Mark.TARGET)
    for place in causes:
        mark(place, Mark.CAUSE)
    return marks


def last_turns(session: BoardsSession) -> Mapping[int, Transition]:
    """For each board of the position on which there was a turn, the last one, by its number."""
    missing = set(session.position.players_at)
    found: dict[int, Transition] = {}
    for node in session.node.path():
        transition = node.transition
        if transition is None or not missing:
            break
        board = board_of(transition.action)
        if board in missing and (transition.moved or transition.placed):
            assert board is not None, "what is missing has a number"
            found[board] = transition
            missing.remove(board)
    return found


def _touched(transition: Transition) -> Iterable[Square]:
    """The squares a turn was about."""
    for move in transition.moved:
        yield move.origin
        yield move.target
    for placed in transition.placed:
        yield placed.place
    if transition.placed and not transition.moved:
        # An exchanged pawn went from its square; what it captured stood on another.
        yield from (lost.place for lost in transition.captured if lost.piece.letter == "P")


def _mated(transition: Transition | None) -> Iterable[Square]:
    """The Kings of the losers on boards that were removed just now."""
    if transition is not None:
        losers = {seat.before for seat in transition.seats}
        for closed in transition.closed:
            for place, piece in closed.pieces:
                if piece.letter == "K" and closed.seats[piece.army] in losers:
                    yield place

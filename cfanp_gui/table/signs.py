"""What the table says about a session: looks of armies, name plates, marks and badges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cfanp_gui.core.geometry import ARMY_LETTERS, Pair, Place
from cfanp_gui.core.system import PieceMove, PushedPosition, mated
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.timing import ClockState
from cfanp_gui.table.marks import Mark, Marks
from cfanp_gui.table.pieces import Look
from cfanp_gui.table.plates import PlateText
from cfanp_gui.table.translate import said, tr


def look_of(session: GameSession, army: int) -> Look:
    """How an army's pieces look now: its paint, and its captor's ring or death."""
    match = session.match
    player = session.position.control[army]
    captor = None
    if player is not None and player != army + 1:
        captor = match.colours[player - 1]
    return Look(army, match.colours[army], captor, player is None, ARMY_LETTERS[army])


GLYPHS = {"K": "♚", "Q": "♛", "R": "♜", "B": "♝", "N": "♞", "P": "♟"}
LOW_MS = 20_000
"""Milliseconds left below which a clock shows that time is short."""


def glyphs(taken: Mapping[str, int]) -> str:
    """Small signs for so many pieces of each kind, the greatest first."""
    return "".join(GLYPHS[kind] * taken.get(kind, 0) for kind in GLYPHS)


def plate_text(
    session: GameSession, army: int, chosen: int | None, taken: Mapping[str, int]
) -> PlateText:
    """What the name plate of an army's home says.

    `chosen` is the half-board to be pushed, and `taken` says which pieces the army has captured.
    A player's clock is on the plate of his own home, whoever has his army now.
    """
    position = session.position
    player = position.control[army]
    turn = position.turn()
    moving = army == turn.army and position.outcome() is None
    title = session.name(army + 1 if player is None else player)
    if player is not None and player != army + 1:
        title = tr("{player} · took over from {loser}").format(
            player=title, loser=session.name(army + 1)
        )
    note = ""
    if player is None:
        note = tr("dead")
    elif moving:
        left = turn.moves_possible
        note = tr("to move") if left == 1 else tr("to move · %n move(s)", "", left)
    elif army in turn.pushed:
        note = tr("pushed")
    if moving and session.clock_state is ClockState.PAUSED:
        note = " · ".join((note, tr("paused")))
    if session.pair is not None and position.outcome() is None:
        pieces = position.pieces()
        if any(pieces[king].army == army for king in position.checked_kings(session.pair)):
            note = " \N{MIDDLE DOT} ".join(filter(None, (tr("in check"), note)))
    look = look_of(session, army)
    time = session.time_left(army + 1)
    return PlateText(
        title,
        note,
        moving,
        army == chosen,
        look.colour,
        army,
        look.dead,
        look.captor,
        clock="" if time is None else format_time(time),
        urgent=time is not None and time < LOW_MS,
        taken=glyphs(taken),
    )


def marks_of(
    session: GameSession,
    causes: Iterable[Place],
    picked: Place | None,
    moves: Sequence[tuple[PieceMove, Place]],
) -> dict[int, dict[int, Marks]]:
    """The marks of every half-board by local square, where there are any.

    `causes` show why a try was refused, `picked` is the piece picked up and `moves` where it may
    go: strongly marked on the pair pushed together, faintly elsewhere.
    """
    position = session.position
    marks: dict[int, dict[int, Marks]] = {tile.id: {} for tile in position.boards()}

    def mark(place: Place, kind: Mark) -> None:
        here = marks[place.board]
        here[place.square] = here.get(place.square, frozenset()) | {kind}

    transition = session.node.transition
    if transition is not None:
        for move in transition.relocations:
            mark(move.origin, Mark.LAST)
            mark(move.target, Mark.LAST)
    pieces = position.pieces()
    lost = mated(session.node.events)
    for place, piece in pieces.items():
        if piece.kind == "K" and piece.army in lost:
            mark(place, Mark.MATE)
    if session.pair is not None and position.outcome() is None:
        checked = position.checked_kings(session.pair)
    else:
        checked = transition.checks if transition is not None else ()
    for king in checked:
        if king not in pieces or pieces[king].army not in lost:
            mark(king, Mark.CHECK)
    if picked is not None:
        mark(picked, Mark.PICKED)
        present = {target for action, target in moves if action.pair == session.pair}
        for target in {target for _, target in moves}:
            mark(target, _TARGETS[target in present, target in pieces])
    for place in causes:
        mark(place, Mark.CAUSE)
    return marks


def join_text(position: PushedPosition, pair: Pair) -> str:
    """What a ghost join of two half-boards would show: moves, check, mate, or why it is no use."""
    refusal = position.pair_refusal(pair)
    turn = position.turn()
    if turn.pushed & set(pair):
        text = tr("already pushed this turn")
    elif refusal is not None:
        text = said(refusal.message)
    else:
        count = len(position.pair_actions(pair))
        pieces = position.pieces()
        checked = any(pieces[king].army == turn.army for king in position.checked_kings(pair))
        text = tr("%n move(s)", "", count)
        if checked:
            text = " \N{MIDDLE DOT} ".join((tr("check"), text)) if count else tr("checkmate")
    return f"{' + '.join(pair.name)}   {text}"


_TARGETS = {
    (True, False): Mark.TARGET,
    (True, True): Mark.CAPTURE,
    (False, False): Mark.FAINT_TARGET,
    (False, True): Mark.FAINT_CAPTURE,
}

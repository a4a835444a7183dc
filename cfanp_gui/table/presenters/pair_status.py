"""What the table says about half-boards pushed together: looks, name plates, marks, badges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cfanp_gui.core.boards import ARMY_LETTERS, Pair, Square
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import PieceMove, PushedPosition
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.session.view import Mark, Marks
from cfanp_gui.table.layers.piece_art import Look
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.translate import tr, translated


def look_of(session: PushedSession, army: int) -> Look:
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


def numbered_glyphs(taken: Mapping[str, int]) -> str:
    """The same with a number where there are more than two of a kind."""
    return "\N{THIN SPACE}".join(
        GLYPHS[kind] * taken[kind] if taken[kind] < 3 else f"{GLYPHS[kind]}×{taken[kind]}"
        for kind in GLYPHS
        if taken.get(kind)
    )


def plate_text(
    session: PushedSession, army: int, chosen: int | None, taken: Mapping[str, int]
) -> PlateText:
    """What the name plate of an army's home says.

    `chosen` is the half-board to be pushed, and `taken` says which pieces the army has captured.
    The clock is that of the player who moves the army.
    """
    position = session.position
    player = position.control[army]
    turn = position.turn()
    asides: list[str] = []
    if player is not None and player != army + 1:
        loser = session.name(army + 1)
        asides = [tr("took over from {loser}").format(loser=loser),
                  tr("from {loser}").format(loser=loser)]  # fmt: skip
    note, *shorter = _notes(session, army) or [""]
    look = look_of(session, army)
    time = None if player is None else session.time_left(player)
    return PlateText(
        session.name(army + 1 if player is None else player),
        note,
        army == turn.seat and position.outcome() is None,
        army == chosen,
        look.colour,
        army,
        look.dead,
        look.captor,
        clock="" if time is None else format_time(time),
        urgent=time is not None and time < LOW_MS,
        taken=glyphs(taken),
        shorter_notes=tuple(shorter),
        shorter_taken=numbered_glyphs(taken),
        asides=tuple(f"\N{MIDDLE DOT} {aside}" for aside in asides),
    )


_NEEDED, _COUNTED, _KNOWN, _SHOWN = range(4)
"""How dear a part of a note is; the plate of the army to move is in another colour besides."""


def _notes(session: PushedSession, army: int) -> list[str]:
    """What is to be known of an army now, in fewer and fewer words; nothing may be."""
    position = session.position
    turn = position.turn()
    over = position.outcome() is not None
    parts: list[tuple[int, str]] = []
    if session.pair is not None and not over:
        pieces = position.pieces()
        if any(pieces[king].army == army for king in position.checked_kings(session.pair)):
            parts.append((_NEEDED, tr("in check")))
    if position.control[army] is None:
        parts.append((_NEEDED, tr("dead")))
    elif army == turn.seat and not over:
        left = turn.moves_possible
        if turn.used:
            parts.append((_COUNTED, tr("%n more move(s)", "", left)))
        else:
            parts.append((_SHOWN, tr("to move")))
            if left > 1:
                parts.append((_COUNTED, tr("%n move(s)", "", left)))
        if session.clock_state is ClockState.PAUSED:
            parts.append((_KNOWN, tr("paused")))
    elif army in turn.used:
        parts.append((_COUNTED, tr("pushed")))
    found = []
    while parts:
        found.append(" \N{MIDDLE DOT} ".join(words for _, words in parts))
        parts.remove(max(parts, key=lambda part: part[0]))
    return found


def marks_of(
    session: PushedSession,
    causes: Iterable[Square],
    picked: Square | None,
    moves: Sequence[tuple[PieceMove, Square]],
) -> dict[int, dict[int, Marks]]:
    """The marks of every half-board by local square, where there are any.

    `causes` show why a try was refused, `picked` is the piece picked up and `moves` where it may
    go: strongly marked on the pair pushed together, faintly elsewhere.
    """
    position = session.position
    marks: dict[int, dict[int, Marks]] = {tile.id: {} for tile in position.boards()}

    def mark(place: Square, kind: Mark) -> None:
        here = marks[place.board]
        here[place.index] = here.get(place.index, frozenset()) | {kind}

    transition = session.node.transition
    if transition is not None:
        for move in transition.moved:
            mark(move.origin, Mark.LAST)
            mark(move.target, Mark.LAST)
    pieces = position.pieces()
    lost = mated_seats(session.node.events)
    for place, piece in pieces.items():
        if piece.letter == "K" and piece.army in lost:
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
    if turn.used & set(pair):
        text = tr("already pushed this turn")
    elif refusal is not None:
        text = translated(refusal.message)
    else:
        count = len(position.pair_actions(pair))
        pieces = position.pieces()
        checked = any(pieces[king].army == turn.seat for king in position.checked_kings(pair))
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

"""Between a match being played and its record: saving, opening, and coming back after a crash."""

from __future__ import annotations

from datetime import datetime

from cfanp_gui.core.system import IllegalAction, Position
from cfanp_gui.record.game import GameRecord, MoveNode, result_token
from cfanp_gui.record.journal import Recovered
from cfanp_gui.session.game import GameSession
from cfanp_gui.session.match import Match, Seat, plain_name
from cfanp_gui.session.tree import Node

MAX_RECORDED_NAME = 200
"""Characters kept of a player's name in a file."""


class RestoreError(ValueError):
    """A journal whose entries do not fit its game; the message names the entry."""


def new_session(match: Match, start: Position | None = None) -> GameSession:
    """A session at the start position of a match, or at a position of its own."""
    usual = match.system.initial(len(match.seats), match.options)
    session = GameSession(match, start or usual)
    session.custom_start = start is not None and start.to_text() != usual.to_text()
    session.tags["Date"] = datetime.now().astimezone().strftime("%Y.%m.%d")
    return session


def record_of(session: GameSession) -> GameRecord:
    """The record of the line through the cursor, played to its end."""
    line = session.line()
    last = line[-1].position
    return GameRecord(
        system=session.match.system,
        options=dict(session.match.options),
        names=session.match.names,
        colours=session.match.colours,
        start=session.start,
        custom_start=session.custom_start,
        moves=[_recorded(node) for node in line[1:]],
        tags=dict(session.tags),
        result=result_token(last.players, last.outcome()),
        comment=session.root.comment,
    )


def session_of(record: GameRecord, colours: tuple[str, ...]) -> GameSession:
    """A session at the end of a record's main line; `colours` serve where it names none.

    Raises IllegalAction where the record cannot be played.
    """
    seats = tuple(
        Seat(plain_name(name, player, MAX_RECORDED_NAME))
        for player, name in enumerate(record.names, start=1)
    )
    match = Match(record.system, record.options, seats, record.colours or colours)
    session = GameSession(match, record.start)
    session.custom_start = record.custom_start
    session.tags = dict(record.tags)
    session.root.comment = record.comment
    node = session.root
    for move in record.moves:
        node = node.play(move.action)
        node.comment, node.nags = move.comment, move.nags
    session.redo(len(record.moves))
    session.mark_saved()
    return session


def restored(found: Recovered, colours: tuple[str, ...]) -> GameSession:
    """A session as a journal left it, complete to the last entry, and not yet saved.

    Raises RestoreError for a journal that does not fit its game.
    """
    session = session_of(found.game, colours)
    for number, entry in enumerate(found.entries, start=1):
        try:
            session.replay(entry)
        except IllegalAction as problem:
            raise RestoreError(f"entry {number}, “{entry}”: {problem.refusal}") from problem
        except ValueError as problem:
            raise RestoreError(f"entry {number}: {problem}") from problem
    session.saved_at = ()
    return session


def catch_up(session: GameSession) -> tuple[str, ...]:
    """The journal entries that lead from a session's record to where its cursor is."""
    behind = len(session.line()) - 1 - session.node.ply
    return (f"back {behind}",) if behind else ()


def _recorded(node: Node) -> MoveNode:
    assert node.action is not None, "only the root has no action"
    return MoveNode(node.action, node.comment, node.nags)

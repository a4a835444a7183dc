"""Events of a game, in words."""

from collections.abc import Sequence

from cfanp_gui.core import text
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Outcome
from cfanp_gui.core.wording import as_framed
from cfanp_gui.session.cursor import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import cut_short, framed, new_claim
from cfanp_gui.table.translate import sentence, translated


def names(session: GameSession, players: Sequence[int]) -> str:
    """Return the names of several players, with an “and” before the last."""
    return translated(text.listed(list(map(session.name, players)))) if players else ""


def event(session: GameSession, what: Event) -> str:
    """Return one sentence about an event."""
    return translated(what.text(session.name))


def event_seen(session: GameSession, what: Event) -> str:
    """Return one sentence about an event that led to the position at the session's cursor.

    Squares are named as displayed on the pair pushed together, too.
    """
    return translated(framed(session, what.text(session.name)))


def beginning(session: GameSession) -> list[str]:
    """Return sentences about events before the first action, and the end if there is one."""
    return [event(session, what) for what in session.root.events] + _end(session)


def news(session: GameSession, change: Change) -> list[str]:
    """Return sentences about the events and consequences of a change that went forward."""
    happened = [event_seen(session, what) for what in change.events]
    return [*happened, *(_end(session) or consequences(session, change))]


def _end(session: GameSession) -> list[str]:
    """Return a sentence about the end of the game at the session's cursor, if it is one."""
    return [] if session.outcome is None else [outcome(session, session.outcome)]


def consequences(session: GameSession, change: Change) -> list[str]:
    """Return sentences about other consequences of a change, while the game goes on."""
    if session.outcome is not None:
        return []
    wording, now = session.game.wording, session.situation
    sentences = [
        translated(words)
        for step in change.steps
        if step.forward
        for words in wording.consequences(now, step.transition)
    ]
    before = now._replace(position=change.before, pair=None, transition=None)
    more = (
        wording.decided(before, now),
        cut_short(session, change),
        new_claim(session, change.before),
    )
    return [*sentences, *map(sentence, filter(None, more))]


def reasons(session: GameSession, change: Change) -> list[str]:
    """Return a sentence on the reasons for the moves of a turn begun by a change, if any."""
    before, now = change.before.turn(), change.after.turn()
    why = session.game.wording.reasons(session.situation)
    if before is None or now is None or not why or before.seat == now.seat:
        return []
    return [sentence(as_framed(session.situation, why))]


def outcome(session: GameSession, how: Outcome) -> str:
    """Return one sentence about the result of the game."""
    return translated(session.game.wording.outcome(session.situation, how))

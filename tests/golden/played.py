"""What rules allow and what actions lead to, as whole positions: the folder `played/`."""

import fnmatch
from collections.abc import Callable, Iterable

from cfanp_gui.core.actions import Action
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Game, Position
from cfanp_gui.core.seats import phrases
from cfanp_gui.session.game_session import GameSession
from tests.golden.tables import Table, plain, refused


def played(table: Table) -> Callable[[str], str]:
    """Return a function that tells the legal actions, and the results of actions.

    A question is ``moves``, with a text with which they begin or a pattern with ``*``; ``count 2``,
    how many sequences of actions there are; ``state``, who may act, which boards wait, and what is
    over; ``text``, the position; actions, of which those of the last are told; or ``play ACTIONS``,
    after which what follows is asked of the position that they lead to. ``pieces`` does so with
    another position, of which it tells what happens before the first action, and the state.
    """
    session = table.session()
    current = session.position

    def answer(question: str) -> str:
        nonlocal session, current
        name, _, rest = question.partition(" ")
        match name:
            case "moves":
                return moves(current, rest)
            case "count":
                return str(table.game.perft(current, int(rest)))
            case "state":
                return state(session, current)
            case "pieces":
                other = Table(table.path, table.title, {**table.settings, "pieces": rest})
                read = table.game.from_text(other.position_line(), table.options)
                session = other.session()
                current, events = read.resolve_pending()
                return f"{told(session, events)} {state(session, current)}"
            case "text":
                return current.to_text()
        position = current
        for token in (rest if name == "play" else question).split(" "):
            action = action_at(table.game, position, token)
            if refusal := position.refusal(action):
                return f"{token}: {refused(session, refusal)}"
            position, change = position.apply(action)
        if name == "play":
            current = position
        events = told(session, change.events)
        return " ".join(one for one in (events, ended(position), position.to_text()) if one)

    return answer


def action_at(game: Game, position: Position, token: str) -> Action:
    """Return the action of a token in the machine form or the notation."""
    try:
        return game.parse_action(token)
    except ValueError:
        return game.notation.parse(position, token)


def told(session: GameSession, events: Iterable[Event]) -> str:
    """Return events in words and as JSON without their kinds of values."""
    return " ".join(
        f"{plain(session, event.text(session.name))} {event.to_json()}" for event in events
    )


def ended(position: Position) -> str:
    """Return the outcome of a game as a sentence; empty while it goes on."""
    outcome = position.outcome()
    return f"{outcome.result} of {join(outcome.players)}: {outcome.reason}." if outcome else ""


def join(values: Iterable[object]) -> str:
    """Return values in order with commas between them."""
    return ", ".join(map(str, values))


def moves(position: Position, wanted: str) -> str:
    """Return legal actions: those that begin with a text, without it, or that fit a pattern."""
    found = [action.text for action in position.all_actions()]
    if "*" in wanted:
        return " ".join(fnmatch.filter(found, wanted)) or "none"
    return " ".join(one.removeprefix(wanted) for one in found if one.startswith(wanted)) or "none"


def state(session: GameSession, position: Position) -> str:
    """Return the players who may act, or the outcome, and the visible state of each seat."""
    seats = []
    for one in position.seats():
        status = position.seat_status(one.id)
        shown = [plain(session, phrase) for _, phrase in phrases(status)]
        first = [f"first {status.first_player}"] if status.taken_over else []
        seats.append(" ".join([f"{one.label}={status.player}", *first, *shown]))
    return f"{ended(position) or f'act {join(sorted(position.actors()))}'} | {', '.join(seats)}"

"""`moves` and `play` on positions of half-boards that are pushed together, given as CFEN."""

from __future__ import annotations

from cfanp_gui.cli.lines import (
    Json,
    LineError,
    check_keys,
    event,
    outcome,
    read_moves,
    read_options,
)
from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.game import Event, IllegalAction, PushedPosition
from cfanp_gui.games import registry
from cfanp_gui.record.errors import shown

SYSTEM = registry.default_game()


def moves(line: str) -> Json:
    """What `moves` answers to a CFEN."""
    position = SYSTEM.from_text(line, {})
    turn = position.turn()
    found = [move.text for pair in position.pairs() for move in position.pair_actions(pair)]
    return {
        "cfen": line,
        "army": ARMY_LETTERS[turn.seat],
        "moves": sorted(found),
        "may_end": turn.end is not None,
        "over": outcome(position.outcome()),
    }


def play(value: Json) -> Json:
    """What `play` answers to an object with a CFEN and moves."""
    cfen, texts, options = _read_game(value)
    position, happened = SYSTEM.from_text(cfen, options).resolve_pending()
    events = [event(one) for one in happened]
    human = []
    for number, text in enumerate(texts, 1):
        token, position, happened = _play_move(position, text, number)
        if text != "end":
            human.append(token)
        events += [event(one) for one in happened]
    over = outcome(position.outcome())
    if over is not None:
        events.append({"type": "over", **over})
    return {"cfen": position.to_text(), "san": human, "events": events, "over": over}


def _play_move(
    position: PushedPosition, text: str, number: int
) -> tuple[str, PushedPosition, tuple[Event, ...]]:
    """A move in human form, the position after it, and what happened. Raises LineError."""
    try:
        action = SYSTEM.parse_action(text)
        after, transition = position.apply(action)
    except IllegalAction as error:
        raise LineError(f"move {number}, “{shown(text)}”: {error}") from None
    except ValueError:
        raise LineError(
            f"move {number}, “{shown(text)}”, is not a move (expected such as AB:e2e4, or end)"
        ) from None
    human = SYSTEM.notation.human(position, action, transition)
    return human, after, transition.events


def _read_game(value: Json) -> tuple[str, list[str], Json]:
    """The parts of a line of `play`. Raises LineError."""
    check_keys(value, ("cfen", "moves", "options"), "cfen, moves and options")
    cfen = value.get("cfen")
    if not isinstance(cfen, str):
        raise LineError("“cfen” is missing or no text (expected a position)")
    return cfen, read_moves(value, '["AB:e2e4"]'), read_options(value, '{"join": "reflect"}')

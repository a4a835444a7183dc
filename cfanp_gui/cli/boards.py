"""`moves` and `play` on games of whole boards, given as the moves since their start."""

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
from cfanp_gui.core.game import (
    BoardsPosition,
    Event,
    Game,
    IllegalAction,
    OptionError,
    Position,
    UnknownGameError,
)
from cfanp_gui.games import registry
from cfanp_gui.games.ring.starting_pieces import short_name
from cfanp_gui.record.errors import shown

EXAMPLE = '{"system": "ring", "players": 3, "moves": [...]}'

_KEYS = ("system", "players", "tempo", "options", "rfen", "moves")


def moves(value: Json) -> Json:
    """What `moves` answers."""
    return _answer(_played(value)[0])


def play(value: Json) -> Json:
    """What `play` answers: the same, and what happened on the way."""
    position, events = _played(value)
    return {**_answer(position), "events": [event(one) for one in events]}


def _answer(position: BoardsPosition) -> Json:
    return {
        "moves": [action.text for action in position.all_actions()],
        "to_move": {str(board): player for board, player in position.to_move.items()},
        "stockpiles": {
            str(player): sorted(short_name(piece) for piece in pieces)
            for player, pieces in position.stockpiles.items()
        },
        "over": outcome(position.outcome()),
    }


def _played(value: Json) -> tuple[BoardsPosition, list[Event]]:
    """The position after a line's moves, and what happened. Raises LineError and others."""
    check_keys(value, _KEYS, ", ".join(_KEYS))
    system = _system(value)
    start = _start(value, system)
    if not isinstance(start, BoardsPosition):
        raise LineError(
            f"“{system.name}” is given as a position, not as a game "
            '(expected a CFEN, or {"cfen": ..., "moves": [...]})'
        )
    position, happened = start.resolve_pending()
    events = list(happened)
    for number, text in enumerate(read_moves(value, '["2:e2e4"]'), 1):
        try:
            action = system.parse_action(text)
        except ValueError:
            raise LineError(
                f"move {number}, “{shown(text)}”, is not a move (expected such as 2:e2e4, "
                "2:N@b1, 2:e7e8N@f3 or 2:lose)"
            ) from None
        try:
            position, change = position.apply(action)
        except IllegalAction as error:
            raise LineError(f"move {number}, “{shown(text)}”: {error}") from None
        events += change.events
    return position, events


def _system(value: Json) -> Game:
    name = value["system"]
    try:
        if isinstance(name, str):
            return registry.find_game(name)
    except UnknownGameError:
        pass
    known = ", ".join(registry.KEYS)
    raise LineError(f"“system” is {shown(repr(name))} (expected one of {known})")


def _start(value: Json, system: Game) -> Position:
    """Where a line begins: at the start for so many players, or at a position as text."""
    options = read_options(value, '{"tournament": false}')
    if "tempo" in value:
        options = {**options, "tempo": value["tempo"]}
    players = value.get("players")
    text = value.get("rfen")
    wrong = not isinstance(players, int) or isinstance(players, bool)
    if wrong and (players is not None or text is None):
        raise LineError("“players” is missing or no whole number (expected such as 3)")
    if text is None:
        try:
            return system.initial(players or 0, options)
        except OptionError:
            raise
        except ValueError as error:
            raise LineError(str(error)) from None
    if not isinstance(text, str):
        raise LineError("“rfen” is no text (expected a position)")
    position = system.from_text(text, {**system.options_told(text), **options})
    if players not in (None, position.players):
        raise LineError(f"there are {position.players} players in “rfen”, not {players}")
    return position
